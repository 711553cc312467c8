package match

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/session"
)

// plays begins a game of two persons, of whom light gives an order once he is asked for an action in his own turn's first window.
func plays(t *testing.T, seed uint64) *session.Session[state, view] {
	t.Helper()
	chairs := []session.Chair{{Kind: session.Person}, {Kind: session.Person}}
	s, err := session.New(Title(), session.Start{Seed: seed, Seats: chairs, Things: Bring(nil, 2, seed)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestAPassUntilPassesNothingButWindows: while an order to pass holds, its seat is asked nothing but what breaks it, and what breaks it takes
// it away (decisions, 3.4).
func TestAPassUntilPassesNothingButWindows(t *testing.T) {
	passed, broken, over := 0, 0, 0
	for seed := range uint64(12) {
		s := plays(t, seed)
		r := rand.New(rand.NewPCG(seed, 9))
		const seat = game.Seat(0)
		given := false
		for turns := 0; !s.Over() && turns < 4000; turns++ {
			holds := len(s.Orders(seat).Each) > 0
			if given && !holds {
				given = false
				over++
			}
			if turn := s.Turn(); turn != nil {
				turn.Think()
				if s.Take(turn) && turn.Seat() == seat {
					passed++
				}
				continue
			}
			asks := s.Asks()
			asked := asks[r.IntN(len(asks))]
			d, _ := s.Decision(asked)
			if asked == seat && holds {
				t.Fatalf("game %d: an order to pass holds, though its seat is asked %q", seed, d.Ask)
			}
			if asked == seat && !given && d.Ask == cardgame.AskAct && r.IntN(4) == 0 {
				until := []game.Key{UntilEngagement, UntilPhase, UntilTurn}[r.IntN(3)]
				if err := s.SetOrder(seat, session.Order{Do: session.PassAlways, Until: until}); err != nil {
					t.Fatal(err)
				}
				given = true
				continue
			}
			if err := s.Answer(asked, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
			if given && asked != seat && len(s.Orders(seat).Each) == 0 {
				broken++
			}
		}
	}
	if passed < 100 || broken < 5 || over < 20 {
		t.Errorf("%d windows were passed, %d orders broken by the other, %d over; that shows little", passed, broken, over)
	}
}

// TestWhatEndsAPassUntil: its time, and what is too grave to be passed unseen.
func TestWhatEndsAPassUntil(t *testing.T) {
	title := func(id string) cardgame.Title { got, _ := cardgame.TitleNamed(id); return got }
	const mine, theirs = cardgame.Slot(3), cardgame.Slot(1<<7 | 3)
	for name, test := range map[string]struct {
		until game.Key
		e     cardgame.Event
		want  bool
	}{
		"the engagement is over":           {UntilEngagement, cardgame.Event{Kind: cardgame.EngagementOver}, true},
		"the engagement, not the phase":    {UntilPhase, cardgame.Event{Kind: cardgame.EngagementOver}, false},
		"a phase begins":                   {UntilPhase, cardgame.Event{Kind: cardgame.PhaseStarted}, true},
		"a phase, not the turn":            {UntilTurn, cardgame.Event{Kind: cardgame.PhaseStarted}, false},
		"my turn begins":                   {UntilTurn, cardgame.Event{Kind: cardgame.TurnStarted, Side: cardgame.Light}, true},
		"the other's turn begins":          {UntilTurn, cardgame.Event{Kind: cardgame.TurnStarted, Side: cardgame.Dark}, false},
		"I am attacked":                    {UntilTurn, cardgame.Event{Kind: cardgame.AttackMade, Slot: mine}, true},
		"I attack":                         {UntilTurn, cardgame.Event{Kind: cardgame.AttackMade, Slot: theirs}, false},
		"an event is played by the other":  {UntilTurn, cardgame.Event{Kind: cardgame.WasPlayed, Side: cardgame.Dark, Title: title("force_choke")}, true},
		"a unit is played by the other":    {UntilTurn, cardgame.Event{Kind: cardgame.WasPlayed, Side: cardgame.Dark, Title: title("nightsister")}, false},
		"my card is damaged":               {UntilTurn, cardgame.Event{Kind: cardgame.DamagePut, Slot: mine, N: 1}, true},
		"a card of the other's is damaged": {UntilTurn, cardgame.Event{Kind: cardgame.DamagePut, Slot: theirs, N: 1}, false},
		"my card is captured":              {UntilTurn, cardgame.Event{Kind: cardgame.WasCaptured, Side: cardgame.Light, Slot: theirs}, true},
		"an event of mine":                 {UntilTurn, cardgame.Event{Kind: cardgame.WasPlayed, Side: cardgame.Light, Title: title("counter_stroke")}, false},
	} {
		if got := ends(session.Order{Do: session.PassAlways, Until: test.until}, 0, test.e); got != test.want {
			t.Errorf("%s: ends %v, want %v", name, got, test.want)
		}
	}
}
