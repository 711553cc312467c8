package main

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
)

// collect plays games between computers of a kind until a file holds so many, and notes in it the signs of the table before every Assignment
// Phase and who won in the end, a line each: the game, 1 if the Rebels won it, the signs. What the file holds is not played again.
func collect(file, kind string, games int) error {
	f, err := os.OpenFile(file, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	held, err := held(f)
	if err != nil {
		return err
	}
	var work, writing sync.WaitGroup
	todo, done := make(chan int), make(chan string)
	writing.Go(func() {
		for lines := range done {
			if _, wrong := f.WriteString(lines); wrong != nil {
				err = wrong
			}
		}
	})
	for range runtime.NumCPU() {
		work.Go(func() {
			for i := range todo {
				done <- playOut(kind, i)
			}
		})
	}
	for i := range games {
		if !held[i] {
			todo <- i
		}
	}
	close(todo)
	work.Wait()
	close(done)
	writing.Wait()
	return err
}

// held tells which games a file holds.
func held(r io.Reader) (map[int]bool, error) {
	games := map[int]bool{}
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		name, _, _ := strings.Cut(lines.Text(), " ")
		n, err := strconv.Atoi(name)
		if err != nil {
			return nil, err
		}
		games[n] = true
	}
	return games, lines.Err()
}

// playOut plays a game, every second one the standard game.
func playOut(kind string, i int) string {
	seed := uint64(i)
	m, _ := game.Start[state, view](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: i%2 == 1, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
	var players [2]game.Player[state, view]
	for s := range players {
		players[s] = bot.Player[state](kind, rand.New(rand.NewPCG(seed, uint64(s)+2)))
	}
	var mind bot.Mind
	var tables [][]int
	noted := uint8(0)
	for !m.Over() {
		if m.Now.Phase == rebellion.Assignment && m.Now.Round != noted {
			noted = m.Now.Round
			rebels, empire := m.View(0), m.View(1)
			tables = append(tables, mind.Signs(&rebels, &empire, nil))
		}
		if _, err := m.Answer(players[m.Pending.Seat].Choose(m.Position(m.Pending.Seat), nil)...); err != nil {
			panic(err)
		}
	}
	won := 0
	if m.Now.Winner == rebellion.Rebels {
		won = 1
	}
	var b strings.Builder
	for _, t := range tables {
		fmt.Fprintln(&b, i, won, strings.Trim(fmt.Sprint(t), "[]"))
	}
	return b.String()
}
