package session_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// TestPlay: the computer gives one answer at a time, where it is asked, and a person's
// answers are his own.
func TestPlay(t *testing.T) {
	s := begin(t, 4, session.Person, "random")
	if !s.Person(hider) || s.Person(seeker) || s.Person(game.Table) || s.Person(7) {
		t.Error("the wrong seats have people")
	}
	if s.Play() {
		t.Fatal("the computer hid the base for a person")
	}
	give(t, s, hider, gametest.System(7))
	asked(t, s, seeker, "lay")
	if !s.Play() || s.Asked() != seeker {
		t.Fatal("the computer does not lay")
	}
	asked(t, s, seeker, "look_at")
	finish(t, s)
	if s.Play() {
		t.Error("the computer plays on after the end")
	}

	a, b := begin(t, 9, "random", "random"), begin(t, 9, "random", "random")
	finish(t, a)
	for b.Play() {
	}
	if !b.Over() || look(t, a) != look(t, b) {
		t.Error("the same seed is played otherwise by the computer")
	}
}

// TestAWindowWithoutAChoiceIsAnsweredByItself: also for a person, who could only say none.
func TestAWindowWithoutAChoiceIsAnsweredByItself(t *testing.T) {
	found := false
	for seed := range uint64(50) {
		s := begin(t, seed, session.Person, session.Person)
		if s.View(hider).Hider.Hand[gametest.Decoy] > 0 {
			continue
		}
		found = true
		give(t, s, hider, gametest.System(7))
		give(t, s, seeker, gametest.None)
		give(t, s, seeker, gametest.System(3))
		asked(t, s, hider, "cover")
		if !s.Play() {
			t.Fatal("a window in which there is nothing to choose stays open")
		}
		asked(t, s, hider, "move_to")
		if s.Play() {
			t.Fatal("the computer moves a person's base")
		}
	}
	if !found {
		t.Fatal("the hider always holds a decoy")
	}
	s := between(t)
	give(t, s, seeker, gametest.None)
	give(t, s, seeker, gametest.System(3))
	if s.Play() {
		t.Error("a window was answered for a person who holds a decoy")
	}
}

// coin is a title in which one seat may take a coin, or not, and then names a number:
// after a window in which it can do nothing.
type coin struct{}

type coinTable struct {
	Step          uint8
	Taken, Number uint8
}

func (coin) Step(s *coinTable, a *game.Ask) {
	a.Put(0, game.Key([]string{"window", "take", "number", "again"}[s.Step]))
	a.Offer(gametest.System(1))
	switch s.Step {
	case 0:
		a.Window()
	case 1:
		s.Taken = uint8(len(a.Some(0, 1)))
	default:
		a.Offer(gametest.System(2))
		s.Number = a.One().A
	}
	s.Step++
}

func (coin) Over(s *coinTable) bool                     { return s.Step == 4 }
func (coin) Seats(*coinTable) int                       { return 1 }
func (coin) View(s *coinTable, _ game.Seat) coinTable   { return *s }
func (coin) Guess(v *coinTable, _ *rand.Rand) coinTable { return *v }
func dealCoin(json.RawMessage, int) (coinTable, error)  { return coinTable{}, nil }

func toss(t *testing.T) *session.Session[coinTable, coinTable] {
	t.Helper()
	title := session.Title[coinTable, coinTable]{ID: "coin", Rules: coin{}, Deal: dealCoin}
	s, err := session.New(title, session.Start{Seats: chairs(session.Person)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestOneThingThatMayBeTakenIsAChoice: it is not taken for a person.
func TestOneThingThatMayBeTakenIsAChoice(t *testing.T) {
	s := toss(t)
	if !s.Play() {
		t.Fatal("the window stays open")
	}
	if s.Play() {
		t.Fatal("the coin was taken for a person")
	}
	if err := s.Answer(0); err != nil || s.View(0).Taken != 0 {
		t.Errorf("the coin cannot be left: %v", err)
	}
}

// TestUndoPassesWindowsWithoutAChoice: they were answered by themselves; taking back
// leads to a choice, or is not possible.
func TestUndoPassesWindowsWithoutAChoice(t *testing.T) {
	s := toss(t)
	s.Play()
	if s.CanUndo(0) || s.Undo(0) {
		t.Error("a window answered by itself was taken back")
	}
	if d, _ := s.Decision(0); d.Ask != "take" {
		t.Fatalf("asked %s, want take", d.Ask)
	}
	if err := s.Answer(0, gametest.System(1)); err != nil {
		t.Fatal(err)
	}
	if !s.CanUndo(0) || !s.Undo(0) || s.View(0).Taken != 0 {
		t.Error("the coin was not given back")
	}
}

// TestNews: a seat sees what happened since it answered last, without the secrets of
// others; the table sees no secret at all.
func TestNews(t *testing.T) {
	s := between(t)
	give(t, s, seeker, gametest.Card(gametest.Strike))
	give(t, s, seeker, gametest.System(3))

	lays := func(card uint8) gametest.HuntEvent {
		return gametest.HuntEvent{What: "lays", Who: seeker, Card: card, Secret: true}
	}
	looks := gametest.HuntEvent{What: "looks", Who: seeker, System: 3}
	expect(t, "the hider's news", s.News(hider), lays(0), looks)
	expect(t, "the seeker's news", s.News(seeker))

	give(t, s, hider, gametest.Card(gametest.Decoy))
	covers := gametest.HuntEvent{What: "covers", Who: hider, Card: gametest.Decoy}
	nothing := gametest.HuntEvent{What: "nothing", System: 3}
	expect(t, "the hider's news, when he has answered", s.News(hider))
	expect(t, "the seeker's news", s.News(seeker), covers, nothing)
	for _, s := range []*hunt{s, reload(t, s)} {
		if _, by := s.NewsBy(seeker); !slices.Equal(by, []game.Seat{hider, hider}) {
			t.Errorf("the seeker's news come from answers of %v", by)
		}
	}

	give(t, s, hider, gametest.System(8))
	turns := gametest.HuntEvent{What: "turns", Who: seeker, Card: gametest.Strike}
	moves := gametest.HuntEvent{What: "may move", Who: hider, System: 8, Secret: true}
	unseen := moves
	unseen.System = 0
	expect(t, "the seeker's news of two answers", s.News(seeker), covers, nothing, unseen, turns)

	_, before := s.Events(game.Table, 0)
	give(t, s, seeker, gametest.System(4))
	for seat, card := range map[game.Seat]uint8{game.Table: 0, seeker: s.View(seeker).Seeker.Hand[0]} {
		events, n := s.Events(seat, before)
		if n <= before || len(events) == 0 || events[0] != (gametest.HuntEvent{What: "misses", Who: seeker, System: 4}) {
			t.Errorf("seat %d sees %v from %d to %d", seat, events, before, n)
		}
		for _, e := range events {
			e := e.(gametest.HuntEvent)
			if e.Secret && e.Who != seat && (e.Card != card || e.System != 0) {
				t.Errorf("seat %d sees the secret %+v", seat, e)
			}
		}
	}
	if own, _ := s.Events(hider, 0); !contains(own, moves) {
		t.Error("the hider does not see his own move")
	}
	if events, n := s.Events(hider, before+100); events != nil || n <= before {
		t.Errorf("from beyond the end on %v were seen, of %d", events, n)
	}
}

func expect(t *testing.T, what string, got []game.Event, want ...game.Event) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("%s: %v, want %v", what, got, want)
			return
		}
	}
}

func contains(events []game.Event, want game.Event) bool {
	for _, e := range events {
		if e == want {
			return true
		}
	}
	return false
}

// TestNewsAfterTakingBack: what was taken back has not happened.
func TestNewsAfterTakingBack(t *testing.T) {
	s := between(t)
	news, all := s.News(seeker), func() int { _, n := s.Events(game.Table, 0); return n }
	before := all()
	give(t, s, seeker, gametest.Card(gametest.Strike))
	if all() == before {
		t.Fatal("nothing happened")
	}
	s.Undo(seeker)
	expect(t, "the seeker's news", s.News(seeker), news...)
	if all() != before {
		t.Errorf("%d events, want %d", all(), before)
	}
}

func TestNewRefuses(t *testing.T) {
	for name, start := range map[string]session.Start{
		"a setup that there is not":  {Setup: json.RawMessage(`"large"`), Seats: chairs(session.Person, session.Person)},
		"too few seats":              {Seats: chairs(session.Person)},
		"too many seats":             {Seats: chairs(session.Person, session.Person, session.Person)},
		"a player that there is not": {Seats: chairs(session.Person, "oracle")},
	} {
		if s, err := session.New(title(), start); err == nil || s != nil {
			t.Errorf("%s: taken", name)
		}
	}
	s := begin(t, 5, session.Person, "random")
	if got := s.Chairs(); len(got) != 2 || got[1].Kind != "random" || got[0].Name != "the person" {
		t.Errorf("the chairs are %v", got)
	}
	if s.Started().Seed != 5 {
		t.Errorf("the session began with %+v", s.Started())
	}
}
