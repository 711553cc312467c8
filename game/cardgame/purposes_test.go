package cardgame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// becomes is what a question that wants a card chosen for something promises to happen to it at once.
var becomes = map[Purpose]EventKind{
	ForDiscard: CardDiscarded, ForTheirDiscard: CardDiscarded, ForUnderDeck: PutUnder, ForPlay: CardEntered, ForHand: ReturnedToHand,
	ForCapture: WasCaptured, ForObjective: CardEntered, ForDamageFrom: DamageMoved, ForDamageOnto: DamageMoved,
}

// What a question says becomes of what is chosen comes true, and of no card that is chosen it is left unsaid.
func TestWhatBecomesOfTheChosenIsSaid(t *testing.T) {
	seen := map[Purpose]int{}
	for seed := range uint64(lawful(2000)) {
		r := rand.New(rand.NewPCG(seed, 23))
		m, _ := game.Start[State, View](Rules{}, dealt(Custom, seed), r)
		for !m.Over() {
			d := m.Pending
			purpose := PurposeOf(&d)
			if d.Ask == AskChooseCard && purpose == ForItself {
				t.Fatalf("game %d: nobody is told what %s wants a card for", seed, Title(d.About[0].A).ID())
			}
			picks := slices.Clone(game.RandomChooser{Rand: r}.Choose(&d, nil))
			news, err := m.Answer(picks...)
			if err != nil {
				t.Fatal(err)
			}
			seen[purpose]++
			kind, promised := becomes[purpose]
			if !promised || len(picks) == 0 || picks[0] == none || purpose == ForDamageFrom && len(news) == 0 { // to whom is asked first
				continue
			}
			if !slices.ContainsFunc(news, func(happened game.Event) bool { return meets(happened.(Event), kind, purpose, picks[0]) }) {
				t.Fatalf("game %d: %s wants %v chosen %q, but that does not come: %v", seed, Title(d.About[0].A).ID(), picks[0], purpose, news)
			}
		}
	}
	for purpose := range numPurposes {
		if seen[purpose] == 0 && !testing.Short() {
			t.Errorf("nothing was chosen for %q", purpose)
		}
	}
}

// meets reports whether an event is what was promised of a thing that was chosen.
func meets(e Event, kind EventKind, purpose Purpose, o game.Option) bool {
	switch {
	case e.Kind != kind:
		return false
	case purpose == ForDamageFrom:
		return e.Other == Slot(o.A)
	case purpose == ForDamageOnto:
		return e.Slot == Slot(o.A)
	}
	return e.Title == Title(o.A)
}

// A payment says whether a matching resource is still needed (R18.6): then its last source must match. Where it is said that none is needed,
// every source is on offer that gives no more than is owed and leaves enough (R18.7, R18.8).
func TestAPaymentSaysWhetherItMustMatch(t *testing.T) {
	needed, free := 0, 0
	for seed := range uint64(lawful(60)) {
		r := rand.New(rand.NewPCG(seed, 24))
		m, _ := game.Start[State, View](Rules{}, dealt(Custom, seed), r)
		for !m.Over() {
			d := &m.Pending
			if d.Ask == AskPay {
				v := m.View(d.Seat)
				if NeedsMatch(d) {
					needed++
				} else {
					free++
				}
				checkSources(t, &v, d)
			}
			if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if needed == 0 || free == 0 {
		t.Errorf("%d payments had to match, %d did not", needed, free)
	}
}

func checkSources(t *testing.T, v *View, d *game.Decision) {
	t.Helper()
	side, card, owed := SideOf(d.Seat), Title(d.About[0].A), int(d.About[1].A)
	total := v.funds(side).total
	v.Each(side, func(slot Slot, x *Thing) {
		for n := 1; n <= min(x.resources(), owed); n++ {
			offered := d.Has(sourceOption(slot, n))
			switch {
			case !NeedsMatch(d):
				if enough := total-x.resources() >= owed-n; offered != enough {
					t.Fatalf("%s needs no match, and %d of %s is on offer: %v", card.ID(), n, x.Title.ID(), offered)
				}
			case offered && n == owed && !v.matches(slot, card.Card().Of):
				t.Fatalf("%s needs a match, and %s, which is none, may end the payment", card.ID(), x.Title.ID())
			}
		}
	})
}
