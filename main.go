// Holoboard puts great board games on a holographic table.
//
//	holoboard                 opens the window
//	holoboard -load FILE      with a saved game
//	holoboard -replay FILE    with a saved game to be looked at from its beginning
//	holoboard -follow         opens a second window on what everybody may see of the game in the first
//	holoboard -v              tells too what it goes on without
//	holoboard sim, arena, tell, shot need no window; see README.md
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion"
	"holoboard/ui/shell"
)

func main() {
	titles := []shell.Title{rebellionTitle()}
	if status, known := shell.Command(titles, os.Args[1:], os.Stdout, os.Stderr); known {
		os.Exit(status)
	}
	if err := open(titles, os.Args[1:]); err != nil {
		fmt.Fprintf(os.Stderr, "holoboard: %v\n", err)
		os.Exit(2)
	}
}

const usage = `holoboard             opens the window
holoboard -load FILE  opens it with a saved game
holoboard -replay FILE  opens it with a saved game to be looked at from its beginning
holoboard -follow     opens a second window that shows a room what everybody may see of the game in the first
holoboard -v          opens it and tells what it goes on without, such as a loudspeaker
holoboard sim         plays whole games without a window and counts what happened
holoboard arena       has two kinds of players meet and says who is stronger
holoboard tell        plays games that are told in words again and compares the story
holoboard shot        draws screens to files
Each of the last four explains itself with -h.`

// open opens the window and returns when it is closed.
func open(titles []shell.Title, args []string) error {
	flags := flag.NewFlagSet("holoboard", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	load := flags.String("load", "", "")
	replay := flags.String("replay", "", "")
	follow := flags.Bool("follow", false, "")
	tells := flags.Bool("v", false, "")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Println(usage)
		return nil
	case err != nil:
		return fmt.Errorf("%v; it takes -load FILE, -replay FILE, -follow and -v, or one of the commands sim, arena, tell and shot", err)
	}
	var save []byte
	if file := cmp.Or(*replay, *load); file != "" {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		save = data
	}
	if !shell.InBrowser { // there it would cost frames
		const halfAgain = 50 // percent: what is painted passes through memory on its way to the graphics card
		debug.SetGCPercent(halfAgain)
	}
	s, err := shell.Open(titles)
	if err != nil {
		return err
	}
	if *tells {
		s.Trouble = func(err error) {
			fmt.Fprintf(os.Stderr, "holoboard: %s\n", strings.ReplaceAll(err.Error(), "\n", "; "))
		}
	}
	switch {
	case *follow:
		err = s.Follow()
	case *replay != "":
		err = s.RunReplay(save)
	default:
		err = s.Run(save)
	}
	if errors.Is(err, ui.ErrNoDisplay) {
		return errors.New("there is no display to open a window on; sim, arena, tell and shot need none")
	}
	return err
}

// seats are those of Star Wars: Rebellion for two, three and four players.
func seats() (all [][]shell.Seat) {
	for players := 2; players <= rules.MostPlayers; players++ {
		table := rules.NewGame(rules.Setup{Players: uint8(players)})
		var seats []shell.Seat
		for i := range players {
			id, side := table.SeatID(game.Seat(i)), rules.SideOf(game.Seat(i))
			seat := shell.Seat{ID: id, Side: side.String(), Name: "side." + id, About: "seat.rebellion." + id, Sign: "emblem_" + side.String()}
			seat.Light = func(p render.Palette) render.Color { return board.SideColor(&p, side) }
			seat.Panel = func(p render.Palette) render.PanelStyle { return board.SidePanel(&p, side) }
			seats = append(seats, seat)
		}
		all = append(all, seats)
	}
	return all
}

// rebellionTitle is Star Wars: Rebellion on the shelf.
func rebellionTitle() shell.Title {
	title := rebellion.Title()
	poster, preview := rebellion.NewPoster(), rebellion.NewPreview()
	return shell.Title{
		ID: title.ID, Name: "title.rebellion", Rules: title.Version,
		Setups: []shell.Setup{
			{ID: rebellion.FirstGame, Setup: rebellion.WriteSetup(rules.Setup{})},
			{ID: rebellion.StandardGame, Setup: rebellion.WriteSetup(rules.Setup{Standard: true})},
		},
		HouseRules: rebellion.HouseRules(), AddHouse: rebellion.AddHouse,
		Seats:   seats(),
		Players: []shell.Kind{{ID: "person"}, {ID: "cadet"}, {ID: "officer"}, {ID: "admiral"}, {ID: "grand_admiral"}, {ID: "random"}},
		Book:    rebellion.Book,
		Poster:  poster.Show, Prepare: poster.Prepare, Preview: preview.Show,
		Chapters: rebellion.Chapters(), Learn: rebellion.Learn,
		Begin: rebellion.New, Resume: rebellion.Resume, Tape: rebellion.NewTape, Follow: rebellion.NewProjector, Example: rebellion.ExampleGame, Shots: rebellion.Shots(),
		Tell: shell.Tells(rules.Rules{}),
		Sim: shell.Simulates(title, shell.Measures[rules.State, rules.View]{
			Limit: rebellion.MostSteps, Broken: (*rules.State).Broken,
			Winner: rebellion.Winner, Rounds: rebellion.Rounds, Found: rebellion.Found, Uses: rebellion.Uses,
			Critic: rebellion.Critic,
		}),
	}
}
