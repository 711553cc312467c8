package session_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

const (
	hider  = gametest.Hider
	seeker = gametest.Seeker
)

type hunt = session.Session[gametest.HuntTable, gametest.HuntView]

func title() session.Title[gametest.HuntTable, gametest.HuntView] { return gametest.HuntTitle() }

func chairs(kinds ...string) (list []session.Chair) {
	for _, kind := range kinds {
		list = append(list, session.Chair{Name: "the " + kind, Kind: kind})
	}
	return list
}

func begin(t testing.TB, seed uint64, kinds ...string) *hunt {
	t.Helper()
	s, err := session.New(title(), session.Start{Seed: seed, Seats: chairs(kinds...)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// between begins a hunt of two people with the base in 7; in it both hold a strike
// and a decoy.
func between(t testing.TB) *hunt {
	t.Helper()
	for seed := range uint64(100) {
		s := begin(t, seed, session.Person, session.Person)
		mixed := [3]uint8{gametest.Strike: 1, gametest.Decoy: 1}
		if s.View(hider).Hider.Hand == mixed && s.View(seeker).Seeker.Hand == mixed {
			give(t, s, hider, gametest.System(7))
			return s
		}
	}
	t.Fatal("no seed deals so")
	return nil
}

func give(t testing.TB, s *hunt, seat game.Seat, picks ...game.Option) {
	t.Helper()
	if err := s.Answer(seat, picks...); err != nil {
		t.Fatalf("seat %d answers %v: %v", seat, picks, err)
	}
}

// asked checks who is asked what.
func asked(t testing.TB, s *hunt, seat game.Seat, ask game.Key) {
	t.Helper()
	d, ok := s.Decision(seat)
	if !ok || d.Ask != ask {
		t.Fatalf("seat %d is asked %v, want seat %d asked %s", s.Asked(), d.Ask, seat, ask)
	}
}

// look is all that can be seen of a session from outside.
func look(t testing.TB, s *hunt) string {
	t.Helper()
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	all := []any{string(save), s.Asked(), s.Over(), s.CanUndo(hider), s.CanUndo(seeker)}
	for _, seat := range []game.Seat{hider, seeker, game.Table} {
		d, _ := s.Decision(seat)
		events, n := s.Events(seat, 0)
		all = append(all, s.View(seat), d, events, n)
		if seat != game.Table {
			all = append(all, s.News(seat))
		}
	}
	text, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestOnlyTheAskedSeatDecides(t *testing.T) {
	s := between(t)
	asked(t, s, seeker, "lay")
	for _, seat := range []game.Seat{hider, game.Table, game.Chance, 5} {
		if d, ok := s.Decision(seat); ok || d.Options != nil {
			t.Errorf("seat %d is shown %v", seat, d)
		}
		if why := s.WhyNot(seat, gametest.System(3)); why != nil {
			t.Errorf("seat %d is told why: %v", seat, why)
		}
	}
	give(t, s, seeker, gametest.None)
	asked(t, s, seeker, "look_at")
	give(t, s, seeker, gametest.System(3))
	asked(t, s, hider, "cover")
}

func TestARefusalChangesNothing(t *testing.T) {
	s := between(t)
	give(t, s, seeker, gametest.None)
	give(t, s, seeker, gametest.System(3))
	give(t, s, hider, gametest.Card(gametest.Decoy))
	asked(t, s, hider, "move_to")
	before := look(t, s)
	for name, test := range map[string]struct {
		seat  game.Seat
		picks []game.Option
		why   session.Denial
		rule  string
	}{
		"somebody else's turn":   {seeker, []game.Option{gametest.System(8)}, session.ErrNotAsked, ""},
		"the table has no voice": {game.Table, []game.Option{gametest.None}, session.ErrNotAsked, ""},
		"not on offer, with why": {hider, []game.Option{gametest.System(3)}, session.ErrNotOffered, "H6"},
		"not on offer":           {hider, []game.Option{gametest.Card(gametest.Decoy)}, session.ErrNotOffered, ""},
		"nothing":                {hider, nil, session.ErrPicks, ""},
		"two for one":            {hider, []game.Option{gametest.System(6), gametest.System(8)}, session.ErrPicks, ""},
	} {
		err := s.Answer(test.seat, test.picks...)
		if !errors.Is(err, test.why) {
			t.Errorf("%s: %v, want %v", name, err, test.why)
			continue
		}
		var refusal *session.Refusal
		if !errors.As(err, &refusal) {
			continue
		}
		if rule := ruleOf(refusal.Why); rule != test.rule {
			t.Errorf("%s: refused by %q, want %q", name, rule, test.rule)
		}
		if test.rule != "" && refusal.Option != test.picks[0] {
			t.Errorf("%s: the refusal is of %v", name, refusal.Option)
		}
		if look(t, s) != before {
			t.Fatalf("%s: something has changed", name)
		}
	}
	if rule := ruleOf(s.WhyNot(hider, gametest.System(3))); rule != "H6" {
		t.Errorf("asked beforehand, the rule is %q", rule)
	}
}

func ruleOf(why *game.Why) string {
	if why == nil {
		return ""
	}
	return why.Rule
}

func TestAGestureIsAllOrNothing(t *testing.T) {
	s := between(t)
	before := look(t, s)
	for name, gesture := range map[string][]game.Option{
		"the first is refused":  {gametest.System(3), gametest.System(3)},
		"the second is refused": {gametest.Card(gametest.Strike), gametest.System(11)},
	} {
		if err := s.Gesture(seeker, gesture...); err == nil {
			t.Errorf("%s: taken", name)
		}
		if look(t, s) != before {
			t.Fatalf("%s: half of it was done", name)
		}
	}
	if err := s.Gesture(hider, gametest.System(3)); err == nil || look(t, s) != before {
		t.Error("a gesture out of turn was taken")
	}

	one := between(t)
	give(t, one, seeker, gametest.Card(gametest.Strike))
	give(t, one, seeker, gametest.System(3))
	if err := s.Gesture(seeker, gametest.Card(gametest.Strike), gametest.System(3)); err != nil {
		t.Fatal(err)
	}
	if look(t, s) != look(t, one) {
		t.Error("a gesture leads elsewhere than its answers one by one")
	}
}

// A game can be opened again after a gesture that gave several answers at once, whoever is asked next.
func TestASaveAfterAGestureOpens(t *testing.T) {
	host := session.NewHost(between(t), true)
	desk := host.Desk(seeker)
	if err := desk.Gesture(desk.Position().At(), gametest.Card(gametest.Strike), gametest.System(3)); err != nil {
		t.Fatal(err)
	}
	data, err := host.Save()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.Load(title(), data); err != nil {
		t.Error(err)
	}
}

// TestAGestureEndsWhereChanceBegins: a strike that misses has the seeker draw a card;
// what he would do then he cannot have wanted before.
func TestAGestureEndsWhereChanceBegins(t *testing.T) {
	s := between(t)
	give(t, s, seeker, gametest.Card(gametest.Strike))
	give(t, s, seeker, gametest.System(3))
	give(t, s, hider, gametest.Card(gametest.Decoy))
	give(t, s, hider, gametest.None)
	asked(t, s, seeker, "strike_at")
	if err := s.Gesture(seeker, gametest.System(4), gametest.None, gametest.System(11)); err != nil {
		t.Fatalf("what follows the drawn card was looked at: %v", err)
	}
	asked(t, s, seeker, "lay")
	if s.View(game.Table).Round != 2 {
		t.Errorf("round %d, want 2", s.View(game.Table).Round)
	}
}

func TestUndo(t *testing.T) {
	s := between(t)
	begun := look(t, s)
	if s.CanUndo(seeker) || s.CanUndo(hider) || s.Undo(hider) {
		t.Fatal("the hider's answer let the seeker be asked: it stays")
	}
	give(t, s, seeker, gametest.Card(gametest.Strike))
	laid := look(t, s)
	if s.CanUndo(hider) || s.Undo(hider) || look(t, s) != laid {
		t.Fatal("the hider took back what the seeker did")
	}
	if !s.CanUndo(seeker) || !s.Undo(seeker) || look(t, s) != begun {
		t.Fatal("the card on the table was not taken back")
	}
	give(t, s, seeker, gametest.Card(gametest.Strike))
	if look(t, s) != laid {
		t.Fatal("given again, the answer leads elsewhere")
	}
	give(t, s, seeker, gametest.System(3)) // the hider is asked now
	if s.CanUndo(seeker) || s.Undo(seeker) {
		t.Error("what the other seat has seen was taken back")
	}
	give(t, s, hider, gametest.Card(gametest.Decoy)) // a card is played
	if s.CanUndo(hider) || s.Undo(hider) {
		t.Error("a card that came to light was taken back")
	}
	asked(t, s, hider, "move_to")
}

// TestUndoStopsAtADie: the hider lets the seeker look, the die is rolled, and he is asked again.
func TestUndoStopsAtADie(t *testing.T) {
	s := between(t)
	give(t, s, seeker, gametest.None)
	give(t, s, seeker, gametest.System(3))
	give(t, s, hider, gametest.None)
	asked(t, s, hider, "move_to")
	before := look(t, s)
	if s.CanUndo(hider) || s.Undo(hider) || look(t, s) != before {
		t.Error("a die was taken back")
	}
}

// finish plays a session to its end: people take the first option.
func finish(t testing.TB, s *hunt) {
	t.Helper()
	for n := 0; !s.Over(); n++ {
		if s.Play() {
			continue
		}
		d, _ := s.Decision(s.Asked())
		give(t, s, s.Asked(), d.Options[n%len(d.Options)])
	}
}

// TestSaveAndLoad: at every decision of a game, in the middle of a step too, the game
// loaded is the game saved, what can be taken back and dice included, and it goes on as it would have.
func TestSaveAndLoad(t *testing.T) {
	for seed := range uint64(20) {
		s := begin(t, seed, session.Person, session.Person)
		var before []string
		for n := 0; !s.Over(); n++ {
			loaded := reload(t, s)
			before = append(before, look(t, s))
			if look(t, loaded) != look(t, s) {
				t.Fatalf("game %d, decision %d: loaded it is another game", seed, n)
			}
			for _, seat := range []game.Seat{hider, seeker} {
				if back := reload(t, s); back.Undo(seat) && !slices.Contains(before, look(t, back)) {
					t.Fatalf("game %d, decision %d: loaded, seat %d takes back to where the game never was", seed, n, seat)
				}
			}
			d, _ := s.Decision(s.Asked())
			pick := d.Options[(n+int(seed))%len(d.Options)]
			give(t, s, d.Seat, pick)
			give(t, loaded, d.Seat, pick)
			if look(t, loaded) != look(t, s) {
				t.Fatalf("game %d, decision %d: loaded it goes on otherwise", seed, n)
			}
		}
		if over := reload(t, s); !over.Over() || look(t, over) != look(t, s) {
			t.Fatalf("game %d: loaded after its end it is another game", seed)
		}
	}
}

func reload(t *testing.T, s *hunt) *hunt {
	t.Helper()
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := session.Load(title(), save)
	if err != nil {
		t.Fatal(err)
	}
	return loaded
}

// TestChanceFallsAsItFell: a session after a recorded game goes on where that was left, and its dice fall alike when it is only
// tried.
func TestChanceFallsAsItFell(t *testing.T) {
	const story = "game hunt\nbase 7\nhider decoy\nseeker strike\n\nseeker look_at: 3\nhider cover: none\nroll: %d\n"
	for roll := 1; roll <= 3; roll++ {
		told, err := game.Recite(gametest.Hunt{}, fmt.Sprintf(story, roll))
		if err != nil {
			t.Fatal(err)
		}
		fated := title()
		fated.Deal = func(json.RawMessage, int) (gametest.HuntTable, error) { return told.Start, nil }
		s, err := session.After(fated, session.Start{Seed: 9, Seats: chairs(session.Person, session.Person)}, told.Log, 1)
		if err != nil {
			t.Fatal(err)
		}
		asked(t, s, hider, "cover")
		try := *s
		if err := try.Gesture(hider, gametest.None); err != nil {
			t.Fatal(err)
		}
		give(t, s, hider, gametest.None)
		if s.Answers() != 3 || look(t, s) != look(t, &try) {
			t.Errorf("%d answers are known, want 3; or tried beforehand the die falls otherwise", s.Answers())
		}
		m, _, err := game.Replay(gametest.Hunt{}, told.Start, told.Log, nil)
		if err != nil {
			t.Fatal(err)
		}
		if s.View(hider) != m.View(hider) {
			t.Errorf("roll %d: the session has come elsewhere than the game", roll)
		}
	}
}

// TestContinues: a save goes on from all those of its game before it, and from no other.
func TestContinues(t *testing.T) {
	var saves [2][][]byte
	for seed := range saves {
		s := begin(t, uint64(seed), session.Person, session.Person)
		for n := 0; ; n++ {
			save, err := s.Save()
			if err != nil {
				t.Fatal(err)
			}
			saves[seed] = append(saves[seed], save)
			if s.Over() {
				break
			}
			d, _ := s.Decision(s.Asked())
			give(t, s, d.Seat, d.Options[n%len(d.Options)])
		}
	}
	for i, save := range saves[0] {
		for j, from := range saves[0] {
			if got := session.Continues(save, from); got != (j <= i) {
				t.Errorf("after %d answers it goes on from where it was after %d: %v", i, j, got)
			}
		}
		if session.Continues(save, saves[1][0]) || session.Continues(save, save[1:]) || session.Continues(save[1:], save) {
			t.Errorf("after %d answers it goes on from another game, or from what is damaged", i)
		}
	}
	other := begin(t, 0, session.Person, session.Person) // the same game, played otherwise
	for n := 0; !other.Over() && n < 6; n++ {
		d, _ := other.Decision(other.Asked())
		give(t, other, d.Seat, d.Options[(n+1)%len(d.Options)])
	}
	save, err := other.Save()
	if err != nil {
		t.Fatal(err)
	}
	if end := saves[0][len(saves[0])-1]; session.Continues(end, save) || session.Continues(save, end) {
		t.Error("a game goes on from one that was played otherwise")
	}
}
