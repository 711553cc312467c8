package prepare

import (
	"encoding/json"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/example"
	"holoboard/ui/table/play"
)

// A Table is one before its game, for those who sit at a place of it.
type Table[V any] struct {
	Place *play.Place[V]
	Start session.Start                   // seats and setup; far from the table neither the seed nor what is brought
	Begin func() error                    // begins the game; nil: the table is kept elsewhere
	Given [][]byte                        // by seat: what is brought without building, as far as it is known here
	Sit   func(at *play.Place[V]) ui.Game // shows the game when it has begun
}

// Kept is a table that a host keeps here. What is given to seats, as a title says, is handed in at once.
func Kept[S, V comparable](
	host *session.Host[S, V], c *play.Clock, given func(session.Start) ([][]byte, error), sit func(*play.Place[*V]) ui.Game,
) (Table[*V], error) {
	at := Table[*V]{Place: play.Kept(host, c), Start: host.Started(), Sit: sit}
	at.Begin = func() error { return host.Begin(at.Start.Seed) }
	var err error
	if at.Given, err = given(at.Start); err != nil {
		return at, err
	}
	return at, host.Bring(at.Given)
}

// Lot is by what is proposed to those who build. A seed that everybody knows is meant to bring the same again.
func (t *Table[V]) Lot(p ui.Program) uint64 {
	if t.Start.Open {
		return t.Start.Seed
	}
	return ui.Lot(p)
}

// Example shows what two persons at one screen see before a game, where one of them sits with what he has built so far, as begin has it, which
// may return what is opened there at once; game.Table: they are covered.
func Example[S, V comparable](
	title session.Title[S, V], setup json.RawMessage, seat game.Seat, screen func(ui.Program, Table[*V]) (*Screen[*V], error),
	begin func(Builder) (open func(*ui.Frame)),
) func(ui.Program, []byte) (ui.Screen, error) {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		at, err := Kept(session.Open(title, example.Start(setup, 2), true), play.NewClock(), func(session.Start) ([][]byte, error) { return nil, nil }, nil)
		if err != nil {
			return nil, err
		}
		s, err := screen(p, at)
		if err != nil {
			return nil, err
		}
		if s.at = seat; seat == game.Table {
			return s, nil
		}
		open := begin(s.builders[seat])
		if open == nil {
			return s, nil
		}
		return &example.Opened{Screen: s, Ready: func() bool { return true }, Open: open}, nil
	}
}
