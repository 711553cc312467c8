package session

import (
	"fmt"
	"math/rand/v2"

	"holoboard/game"
)

// Record makes a save of a game that was played without a session: how it began and its answers, rolls included.
func Record[S, V comparable](title Title[S, V], start Start, log []game.Answer) ([]byte, error) {
	s := &Session[S, V]{title: title, start: start, dice: rand.NewPCG(start.Seed, 1)}
	table, err := title.deal(&start)
	if err != nil {
		return nil, err
	}
	if err := s.seated(); err != nil {
		return nil, err
	}
	if err := s.replay(table, log, func(game.Seat, *game.Match[S, V], []game.Event) {}); err != nil {
		return nil, fmt.Errorf("record the game: %w", err)
	}
	return s.Save()
}
