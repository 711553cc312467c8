package cardgame

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// sitAt sits two people at one screen at a table that is described in words.
func sitAt(t testing.TB, lines, language string, w, h int) *sitting {
	t.Helper()
	words := uitest.Words(t, language, rules.ID)
	title := match.Title()
	title.Prepare, title.DealWith = nil, nil
	title.Deal = func(json.RawMessage, int) (rules.State, error) {
		state := rules.Rules{}.Blank()
		for line := range strings.Lines(lines) {
			if err := (rules.Rules{}).Describe(&state, strings.TrimSpace(line)); err != nil {
				return state, err
			}
		}
		return state, rules.Rules{}.Ready(&state)
	}
	g, err := session.New(title, session.Start{Seed: 3, Seats: tabletest.Two})
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(&program{words: words}, g)
	window := ui.NewWindow(table.screen, w, h, 1)
	window.Clock.Speed = render.Off
	return &sitting{table, g, uitest.New(t, window)}
}

// until answers with what is offered last, which ends or passes, until somebody sits there who is asked something.
func (s *sitting) until(t testing.TB, ask game.Key) {
	t.Helper()
	for range 60 {
		switch s.settle(t); {
		case s.screen.Waits():
			s.hand.Click("cover.sit")
		case s.Asks(ask):
			return
		default:
			d := s.Pending
			if d.Min != d.Max {
				s.Give()
			} else {
				s.Give(d.Options[len(d.Options)-1])
			}
		}
		s.hand.Wait(time.Second)
	}
	t.Fatalf("%s is never asked, but %s", ask, s.screen.Asked())
}

// slotOf is the slot on which a card of a title lies.
func (s *sitting) slotOf(t testing.TB, title string) rules.Slot {
	t.Helper()
	found, known := rules.TitleNamed(title)
	at := rules.NoSlot
	for side := range rules.Side(2) {
		s.View.Each(side, func(slot rules.Slot, x *rules.Thing) {
			if x.Title == found {
				at = slot
			}
		})
	}
	if !known || at == rules.NoSlot {
		t.Fatalf("no %s lies on the table", title)
	}
	return at
}

// spotOf is the spot of a card on the table.
func (s *sitting) spotOf(t testing.TB, title string) string {
	t.Helper()
	return spotID(game.Option{Kind: rules.KindSlot, A: uint8(s.slotOf(t, title))})
}
