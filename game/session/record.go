package session

import (
	"fmt"
	"math/rand/v2"

	"holoboard/game"
)

// Record makes a save of a game that was played without a session: how it began and its answers, rolls included.
func Record[S, V comparable](title Title[S, V], start Start, log []game.Answer) ([]byte, error) {
	s := &Session[S, V]{title: title, start: start, dice: rand.NewPCG(start.Seed, 1)}
	table, err := title.Deal(start.Setup, len(start.Seats))
	if err != nil {
		return nil, err
	}
	if err := s.seat(); err != nil {
		return nil, err
	}
	if err := s.replay(table, log, func(game.Seat, *game.Match[S, V], []game.Event) {}); err != nil {
		return nil, fmt.Errorf("record the game: %w", err)
	}
	return s.Save()
}

// Retell shows every table of a game that is over, from the deal to the end, as each seat saw it.
func (s *Session[S, V]) Retell(look func(view func(game.Seat) V)) error {
	if !s.Over() {
		panic("session: a game is retold that is not over")
	}
	table, err := s.title.Deal(s.start.Setup, len(s.start.Seats))
	if err != nil {
		return err
	}
	dice := rand.New(rand.NewPCG(0, 0)) // what was rolled stands in the log
	_, err = game.Retrace(s.title.Rules, table, s.match.Log(), dice, func(_, now *game.Match[S, V], _ []game.Event) { look(now.View) })
	return err
}
