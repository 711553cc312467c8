package session_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

type (
	duel     = session.Host[gametest.DuelTable, gametest.DuelView]
	duelDesk = session.Desk[*gametest.DuelView]
)

// Two hands that may be brought, and one that may not.
var (
	quick = []byte{gametest.Feint, gametest.Thrust, gametest.Thrust, gametest.Parry, gametest.Lunge, gametest.Feint}
	heavy = []byte{gametest.Feint, gametest.Thrust, gametest.Cut, gametest.Parry, gametest.Lunge, gametest.Feint}
	dear  = bytes.Repeat([]byte{gametest.Cut}, 6)
)

// duelOf begins a duel of quick and heavy.
func duelOf(t testing.TB, seed uint64, kinds ...string) (h *duel, first, second duelDesk) {
	t.Helper()
	h = session.Open(gametest.DuelTitle(), session.Start{Seats: chairs(kinds...)}, false)
	first, second = h.Desk(0), h.Desk(1)
	for d, thing := range map[duelDesk][]byte{first: quick, second: heavy} {
		must(t, d.HandIn(thing))
		must(t, d.Ready(true))
	}
	must(t, h.Begin(seed))
	return h, first, second
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheGameBeginsWhenAllHaveHandedIn(t *testing.T) {
	h := session.Open(gametest.DuelTitle(), session.Start{Seats: chairs(session.Person, session.Person)}, false)
	first, second, table := h.Desk(0), h.Desk(1), h.Desk(game.Table)
	waitsFor := func(want ...game.Seat) {
		t.Helper()
		if got := table.Asked(); !slices.Equal(got, want) {
			t.Errorf("waits for %v, want %v", got, want)
		}
	}
	waitsFor(0, 1)
	if table.Position() != nil || table.Over() || first.Known() != 0 || first.Back() != 0 || h.Turn() != nil || first.Wish() != nil {
		t.Error("there is a game before it has begun")
	}
	if _, err := h.Save(); err != session.ErrNotBegun || h.Answers() != 0 || len(h.Started().Seats) != 2 {
		t.Errorf("a game is saved before it has begun: %v", err)
	}
	if _, err := h.Record(); err != session.ErrNotBegun {
		t.Errorf("a game is looked at before it has begun: %v", err)
	}
	if frames, n := first.Frames(0); frames != nil || n != 0 {
		t.Error("something happened before the game")
	}
	for name, err := range map[string]error{
		"an answer": first.Answer(1, gametest.None), "a gesture": first.Gesture(1, gametest.None), "a wish": first.TakeBack(0, 1),
		"an order": first.SetOrder(session.Order{}), "a stop": first.Interject(true), "a hold": first.Hold(1, true),
	} {
		if err != session.ErrNotBegun {
			t.Errorf("%s before the game: %v", name, err)
		}
	}
	if err := first.Ready(true); err != session.ErrNotIn {
		t.Errorf("ready with nothing: %v", err)
	}
	var unfit *session.Unfit
	if err := first.HandIn(dear); !errors.As(err, &unfit) || unfit.Whys[0].Text != "too_many_alike" || unfit.Error() == "" {
		t.Errorf("what may not be brought is taken: %v", err)
	}
	if first.HandIn(make([]byte, 1<<17)) != session.ErrTooHeavy || table.HandIn(quick) != session.ErrNotAsked || table.Ready(true) != session.ErrNotAsked {
		t.Error("somebody hands in what the table does not take")
	}
	must(t, first.HandIn(heavy))
	must(t, first.HandIn(quick)) // instead
	must(t, first.Ready(true))
	waitsFor(1)
	if h.Begin(1) != session.ErrNotIn {
		t.Error("the game begins without the second")
	}
	must(t, second.HandIn(heavy))
	must(t, second.Ready(true))
	waitsFor()
	must(t, second.HandIn(nil)) // he stands up
	waitsFor(1)
	must(t, second.HandIn(heavy))
	waitsFor(1)
	must(t, second.Ready(true))
	must(t, second.Ready(false))
	waitsFor(1)
	must(t, second.Ready(true))
	must(t, h.Begin(1))
	if h.Begin(2) != session.ErrBegun || first.HandIn(quick) != session.ErrBegun || first.Ready(false) != session.ErrBegun {
		t.Error("the game begins twice")
	}
	if v := first.Position().Look(); v.Hand[gametest.Thrust] != 2 || v.Hand[gametest.Cut] != 0 {
		t.Errorf("the first has in hand %v", v.Hand)
	}
	if v := table.Position().Look(); v.Hand != (gametest.DuelHand{}) || v.Held != [2]uint8{6, 6} {
		t.Error("everybody sees what was handed in")
	}
}

// TestNothingTellsWhatWasHandedIn: before the game nobody but its owner, who knows it, can tell one thing from another.
func TestNothingTellsWhatWasHandedIn(t *testing.T) {
	var told [2][]byte
	for i, thing := range [][]byte{quick, heavy} {
		h := session.Open(gametest.DuelTitle(), session.Start{Seats: chairs(session.Person, session.Person)}, false)
		f := session.NewFeed(h.Desk(1), gametest.DuelWire(), 0, 0)
		told[i] = f.Next()
		must(t, h.Desk(0).HandIn(thing))
		told[i] = append(told[i], f.Next()...)
		must(t, h.Desk(0).Ready(true))
		told[i] = append(told[i], f.Next()...)
	}
	if !bytes.Equal(told[0], told[1]) {
		t.Error("what the first brings can be told")
	}
}

// TestAComputerIsReadyWithWhatItIsGiven: and a title in which nothing is handed in waits for persons alone.
func TestAComputerIsReadyWithWhatItIsGiven(t *testing.T) {
	h := session.Open(gametest.DuelTitle(), session.Start{Seats: chairs("random", "random")}, false)
	must(t, h.Desk(0).HandIn(quick))
	if h.Begin(1) != session.ErrNotIn {
		t.Error("a computer plays without cards")
	}
	must(t, h.Desk(1).HandIn(heavy))
	must(t, h.Begin(1))
	for h.Play() {
	}
	if !h.Desk(0).Over() {
		t.Error("the computers do not play to the end")
	}

	plain := session.Open(title(), session.Start{Seats: chairs(session.Person, "random")}, true)
	if plain.Desk(0).HandIn(quick) != session.ErrNotAsked || plain.Begin(1) != session.ErrNotIn {
		t.Error("something is handed in where nothing is")
	}
	must(t, plain.Desk(0).Ready(true))
	must(t, plain.Begin(1))
}

// TestASaveHoldsWhatWasHandedIn: and is refused without it.
func TestASaveHoldsWhatWasHandedIn(t *testing.T) {
	h, first, _ := duelOf(t, 3, session.Person, session.Person)
	save, err := h.Session().Save()
	must(t, err)
	s, err := session.Load(gametest.DuelTitle(), save)
	must(t, err)
	if *session.NewHost(s, false).Desk(0).Position().Look() != *first.Position().Look() {
		t.Error("loaded, another hand was brought")
	}
	if summary, err := session.Read(save); err != nil || len(summary.Start.Things) != 2 {
		t.Errorf("the save holds %v: %v", summary.Start.Things, err)
	}
	without := gametest.DuelTitle()
	if _, err := session.New(without, session.Start{Seats: chairs("random", "random"), Things: [][]byte{quick}}); err == nil {
		t.Error("a game begins with what one of two brought")
	}
	broken := gametest.DuelTitle()
	if _, err := session.New(broken, session.Start{Seats: chairs("random", "random"), Things: [][]byte{quick, dear}}); err == nil {
		t.Error("a game begins with what may not be brought")
	}
}
