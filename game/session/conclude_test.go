package session_test

import (
	"errors"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// concluded is Hunt that may be given up, or end in a draw, to which computers agree or not.
func concluded(agrees bool) session.Title[gametest.HuntTable, gametest.HuntView] {
	t := title()
	t.Conclude = func(s *gametest.HuntTable, by game.Seat) game.Event {
		const nobody = 3
		if s.Won = nobody; by != game.Table {
			s.Won = uint8(1-by) + 1
		}
		return gametest.HuntEvent{What: "ends it", Who: by}
	}
	t.Agrees = func(*gametest.HuntView, game.Seat) bool { return agrees }
	return t
}

// TestAGameIsGivenUp: it is over, nothing can be taken back or answered, everybody is told, and its save and its tape end so too.
func TestAGameIsGivenUp(t *testing.T) {
	s, err := session.New(concluded(true), session.Start{Seed: 1, Seats: chairs(session.Person, session.Person)})
	if err != nil {
		t.Fatal(err)
	}
	h := session.NewHost(s, true)
	if err := h.Desk(hider).Answer(1, gametest.System(7)); err != nil {
		t.Fatal(err)
	}
	_, before := h.Desk(seeker).Frames(0)
	if !h.Concludes() || h.GiveUp(game.Table) == nil || h.GiveUp(2) == nil {
		t.Fatal("nobody gives the game up, or it cannot be given up")
	}
	if err := h.GiveUp(hider); err != nil {
		t.Fatal(err)
	}
	frames, all := h.Desk(seeker).Frames(before)
	if all != before+1 || frames[0].View.Won != uint8(seeker)+1 || frames[0].By != hider {
		t.Errorf("the seeker is told %v", frames)
	}
	if !s.Over() || h.Desk(hider).Back() != 0 || len(h.Desk(game.Table).Asked()) != 0 || h.Thought() != nil || h.Concludes() {
		t.Error("a game that was given up goes on")
	}
	if _, err := h.Draw(); !errors.Is(err, session.ErrGoesOn) {
		t.Errorf("a game that is over ends in a draw: %v", err)
	}
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Load(concluded(true), save)
	if err != nil || !again.Over() || again.View(seeker) != s.View(seeker) {
		t.Fatalf("the saved game is another one: %v", err)
	}
	tape, err := session.Rewind(concluded(true), save)
	if err != nil || !tape.Over() {
		t.Fatal("its record is not over", err)
	}
	if moments, err := tape.Moments(game.Table); err != nil || moments[len(moments)-1].View.Won != uint8(seeker)+1 {
		t.Errorf("the last moment of its record does not show how it ended: %v", err)
	}
	if _, err := session.Load(title(), save); err == nil {
		t.Error("a title that knows no such end opens it")
	}
}

// TestADrawIsAgreed by the computers too, or the game goes on.
func TestADrawIsAgreed(t *testing.T) {
	for _, agrees := range []bool{true, false} {
		s, err := session.New(concluded(agrees), session.Start{Seed: 1, Seats: chairs(session.Person, "random")})
		if err != nil {
			t.Fatal(err)
		}
		if agreed, err := session.NewHost(s, true).Draw(); err != nil || agreed != agrees || s.Over() != agrees {
			t.Errorf("a computer that agrees %v: agreed %v, %v", agrees, agreed, err)
		}
	}
	drawless := concluded(true)
	drawless.Agrees = nil
	s, err := session.New(drawless, session.Start{Seed: 1, Seats: chairs(session.Person, session.Person)})
	if err != nil {
		t.Fatal(err)
	}
	if h := session.NewHost(s, true); !h.Concludes() || h.Draws() {
		t.Error("where there is no draw the game cannot be given up, or may end in one")
	}
	if _, err := s.Draw(); !errors.Is(err, session.ErrGoesOn) || s.Over() {
		t.Errorf("where there is no draw a game ends in one: %v", err)
	}
	if s := begin(t, 1, session.Person, session.Person); s.Concludes() || s.GiveUp(hider) == nil {
		t.Error("a title without such an end is given up")
	}
}
