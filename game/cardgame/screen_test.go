package cardgame

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
)

// TestScreenQuestionsEqualOffers: what a screen asks of the table at a decision agrees with what the rules offer there: who can be struck with,
// how many can be committed, what a payment still lacks, what an objective stands, which window is open.
func TestScreenQuestionsEqualOffers(t *testing.T) {
	seen := map[game.Key]int{}
	for seed := range uint64(lawful(40)) {
		r := rand.New(rand.NewPCG(seed, 21))
		m, _ := game.Start[State, View](Rules{}, dealt(Custom, seed), r)
		for !m.Over() {
			d := &m.Pending
			v := m.View(d.Seat)
			if wrong := disagrees(m, &v, d, seen); wrong != "" {
				t.Fatalf("game %d, turn %d, %q: %s", seed, v.Turn, d.Ask, wrong)
			}
			if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, ask := range []game.Key{AskStrikeWith, AskCommit, AskAct, AskEngage, AskAttackers, AskDefenders, AskDiscardDown} {
		if seen[ask] == 0 && !testing.Short() {
			t.Errorf("%q was not looked at", ask)
		}
	}
}

// disagrees says what a view says otherwise than a decision offers.
func disagrees(m *Match, v *View, d *game.Decision, seen map[game.Key]int) string {
	side := SideOf(d.Seat)
	seen[d.Ask]++
	switch d.Ask {
	case AskStrikeWith:
		return differ(v, d, side, func(_ Slot, x *Thing) bool { return x.Is(participates) && x.Ready() })
	case AskCommit:
		if d.Max > v.FreeForce(side) {
			return "more can be committed than there are free Force cards"
		}
		return differ(v, d, side, func(_ Slot, x *Thing) bool { return !x.Is(Committed) })
	case AskDiscardDown:
		if int(v.Held[side]) <= v.Reserve(side) {
			return "the hand is not larger than the reserve"
		}
	case AskEngage, AskBalanceDamage:
		for _, o := range d.Options {
			if o.Kind == KindSlot && v.RoomAt(Slot(o.A)) <= 0 {
				return "an objective that stands nothing more is on offer"
			}
		}
	case AskAct:
		if WindowsOf(v.Phase)[v.WindowsPassed()] != v.Moment {
			return "another window is open"
		}
		return lacks(m, v, d)
	case AskAttackers, AskDefenders:
		for _, o := range d.Options {
			if x := v.At(Slot(o.A)); !x.Ready() || Slot(o.A).Side() != side {
				return "a unit that is not ready, or not its own, is on offer"
			}
		}
	}
	return ""
}

// Match is a game of these rules.
type Match = game.Match[State, View]

// differ says that the units of a side that fit are not those on offer.
func differ(v *View, d *game.Decision, side Side, fits func(Slot, *Thing) bool) (wrong string) {
	n := 0
	v.Each(side, func(slot Slot, x *Thing) {
		if v.IsUnit(slot) && fits(slot, x) {
			if n++; !d.Has(slotOption(slot)) {
				wrong = x.Title.ID() + " is not on offer"
			}
		}
	})
	for _, o := range d.Options {
		if o.Kind == KindSlot {
			n--
		}
	}
	if wrong == "" && n != 0 {
		return "others are on offer"
	}
	return wrong
}

// lacks says that a card of the hand lacks resources though it is on offer, or lacks none though it is refused for them.
func lacks(m *Match, v *View, d *game.Decision) string {
	for _, c := range v.Eyes.Hand.All() {
		o := game.Option{Kind: KindPlay, A: uint8(c), C: uint8(InHand)}
		missing := v.Missing(d, o)
		if d.Has(o) && missing > 0 {
			return c.ID() + " is on offer and lacks resources"
		}
		if why := m.WhyNot(o); why != nil && why.Text == whyCost.Text && missing == 0 {
			return c.ID() + " is refused for its cost and lacks nothing"
		}
	}
	return ""
}

// While a card may be laid for the edge, who laid none in his last turn is told to have passed (R12.3); and an edge that nobody contests is the
// attacker's, whatever is counted (R12.2).
func TestWhoPassesForTheEdgeIsTold(t *testing.T) {
	passed, alone := 0, 0
	for seed := range uint64(lawful(40)) {
		r := rand.New(rand.NewPCG(seed, 22))
		m, news := game.Start[State, View](Rules{}, dealt(Custom, seed), r)
		for laid, uncontested, defended := NoSide, false, false; !m.Over(); {
			for _, happened := range news {
				switch e := happened.(Event); e.Kind {
				case AttackMade:
					laid, uncontested, defended = NoSide, false, false
				case Defends:
					defended = true
				case EdgeCancelled:
					laid, uncontested = NoSide, false
				case EdgeLaid:
					laid = e.Side
				case EdgeWonBy:
					if uncontested && e.Side != e.Attacker() || e.Uncontested() && !uncontested && defended {
						t.Fatalf("game %d: %v wins the edge %d to %d, uncontested: %v, told so: %v", seed, e.Side, e.N, e.M, uncontested, e.Uncontested())
					}
					if e.Uncontested() {
						alone++
					}
				}
			}
			d := &m.Pending
			v := m.View(d.Seat)
			if d.Ask == AskEdgeCard {
				side, want := SideOf(d.Seat), NoSide
				if laid == side || laid == NoSide && side != v.Attacker() {
					want = side.Other()
					passed++
				}
				if got := v.EdgePassed(); got != want {
					t.Fatalf("game %d: side %v is told to have passed, not %v", seed, got, want)
				}
			}
			uncontested = uncontested || v.EdgeUncontested()
			var err error
			if news, err = m.Answer(game.RandomChooser{Rand: r}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if passed == 0 || alone == 0 {
		t.Errorf("%d passes and %d uncontested edges were seen", passed, alone)
	}
}
