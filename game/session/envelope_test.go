package session_test

import (
	"errors"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// TestTwoAnswerAtOnce: whoever answers first, the rules get both answers as they ask for them, when both are in.
func TestTwoAnswerAtOnce(t *testing.T) {
	for _, order := range [][2]game.Seat{{0, 1}, {1, 0}} {
		h, first, second := duelOf(t, 3, session.Person, session.Person)
		ds := map[game.Seat]duelDesk{0: first, 1: second}
		card := map[game.Seat]game.Option{0: gametest.Card(gametest.Thrust), 1: gametest.Card(gametest.Cut)}
		table := h.Desk(game.Table)
		if !slices.Equal(table.Asked(), []game.Seat{0, 1}) || table.Sealed() != nil {
			t.Fatalf("asked are %v, want both", table.Asked())
		}
		early, late := ds[order[0]], ds[order[1]]
		at := early.Position().At()
		var refusal *session.Refusal
		if err := early.Answer(at, gametest.System(3)); !errors.As(err, &refusal) {
			t.Errorf("what is not on offer: %v", err)
		}
		if err := early.Gesture(at, gametest.None, gametest.None); err == nil {
			t.Error("a gesture goes on behind an envelope")
		}
		must(t, early.Answer(at, gametest.None))
		must(t, early.Answer(at, card[order[0]])) // instead
		if !slices.Equal(table.Sealed(), []game.Seat{order[0]}) || !slices.Equal(table.Asked(), []game.Seat{0, 1}) || len(h.Session().Log()) != 0 {
			t.Fatal("an answer is given before both are in")
		}
		if frames, n := table.Frames(0); n != 0 {
			t.Fatalf("something is told before both are in: %v", frames)
		}
		must(t, late.Answer(late.Position().At(), card[order[1]]))
		if early.Answer(at, gametest.None) != session.ErrAnswered || table.Sealed() != nil {
			t.Error("an envelope can still be replaced when both are in")
		}
		log := h.Session().Log()
		if len(log) != 2 || log[0].Seat != 0 || log[1].Seat != 1 || log[0].Picks[0] != card[0] || log[1].Picks[0] != card[1] {
			t.Fatalf("the rules got %v", log)
		}
		if v := table.Position().Look(); v.Strength != [2]int8{2, 3} || !slices.Equal(table.Asked(), []game.Seat{0}) {
			t.Errorf("after both strikes the table shows %v", v.Strength)
		}
	}
}

// TestWhoIsAskedEarlySeesTheTableOfNow: and what he tries waits for the other.
func TestWhoIsAskedEarlySeesTheTableOfNow(t *testing.T) {
	_, first, second := duelOf(t, 3, session.Person, session.Person)
	must(t, first.Answer(1, gametest.Card(gametest.Thrust)))
	at := second.Position()
	if v := at.Look(); v.Lies != [2]bool{} || v.Held[0] != 6 {
		t.Error("the second sees what the first has not done yet")
	}
	if d := at.Asked(); d == nil || d.Ask != "strike" || !d.Has(gametest.Card(gametest.Cut)) {
		t.Fatalf("the second is asked %v", at.Asked())
	}
	after, all := at.Try(gametest.Card(gametest.Cut))
	if !all || after.Asked() != nil || *after.Look() != *at.Look() {
		t.Error("the second can look beyond the first's answer")
	}
	for _, answers := range [][]game.Option{{gametest.System(1)}, {gametest.None, gametest.None}} {
		if _, all := at.Try(answers...); all {
			t.Errorf("%v can be tried", answers)
		}
	}
	if at.WhyNot(gametest.System(1)) != nil {
		t.Error("there is a reason why a duellist strikes no system")
	}
}

// TestAComputersAnswerIsNotWaitedFor: it is asked when the rules ask; a person may answer before.
func TestAComputersAnswerIsNotWaitedFor(t *testing.T) {
	h, _, second := duelOf(t, 3, "random", session.Person)
	number := second.Position().At()
	if !slices.Equal(second.Asked(), []game.Seat{0, 1}) || second.Position().Asked() == nil {
		t.Fatal("the person is not asked with the computer")
	}
	must(t, second.Answer(number, gametest.None))
	if !h.Play() || second.Sealed() != nil || len(h.Session().Log()) < 2 {
		t.Error("the person's answer is not handed over")
	}

	_, first, second := duelOf(t, 3, session.Person, "random")
	must(t, first.Answer(1, gametest.None))
	if first.Sealed() != nil || !slices.Equal(second.Asked(), []game.Seat{1}) {
		t.Error("a person waits for a computer")
	}
	h, _, second = duelOf(t, 3, "random", session.Person)
	number = second.Position().At()
	h.Play()
	if second.Position().At() != number {
		t.Error("a question that was asked early has another number when the rules ask it")
	}
	must(t, second.Answer(number, gametest.None))
}

// TestEnvelopesAreSaved: what was answered is not asked again.
func TestEnvelopesAreSaved(t *testing.T) {
	h, _, second := duelOf(t, 3, session.Person, session.Person)
	must(t, second.Answer(1, gametest.Card(gametest.Cut)))
	save, err := h.Session().Save()
	must(t, err)
	s, err := session.Load(gametest.DuelTitle(), save)
	must(t, err)
	again := session.NewHost(s, false)
	if !slices.Equal(again.Desk(0).Sealed(), []game.Seat{1}) {
		t.Fatal("an envelope is lost")
	}
	must(t, again.Desk(0).Answer(1, gametest.Card(gametest.Thrust)))
	if v := again.Desk(0).Position().Look(); v.Strength != [2]int8{2, 3} {
		t.Errorf("the strikes are %v", v.Strength)
	}
}
