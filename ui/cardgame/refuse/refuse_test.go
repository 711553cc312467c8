package refuse

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/ui/uitest"
)

// asked is what a seat is asked in random games, at some points.
func asked(t testing.TB, games uint64, do func(session.Sight[*rules.View])) {
	t.Helper()
	for seed := range games {
		chairs := []session.Chair{{Kind: session.Person}, {Kind: session.Person}}
		s, err := session.New(match.Title(), session.Start{Seed: seed, Seats: chairs, Things: match.Bring(nil, 2, seed)})
		if err != nil {
			t.Fatal(err)
		}
		host := session.NewHost(s, true)
		r := rand.New(rand.NewPCG(seed, 4))
		for !s.Over() {
			if turn := s.Turn(); turn != nil {
				turn.Think()
				s.Take(turn)
				continue
			}
			asks := s.Asks()
			seat := asks[r.IntN(len(asks))]
			d, _ := s.Decision(seat)
			if at := host.Desk(seat).Position(); at.Asked() != nil && r.IntN(8) == 0 {
				do(at)
			}
			if err := s.Answer(seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// things are the cards that a seat sees: its hand, and all on the table.
func things(v *rules.View) (all []game.Option) {
	for _, title := range v.Eyes.Hand.All() {
		all = append(all, game.Option{Kind: rules.KindTitle, A: uint8(title)})
	}
	for side := range rules.Side(2) {
		v.Each(side, func(slot rules.Slot, _ *rules.Thing) {
			all = append(all, game.Option{Kind: rules.KindSlot, A: uint8(slot)})
		})
	}
	return all
}

// TestEveryRefusalHasItsShortWords: whatever the rules refuse of a card, each language has a word or two for it that fit on the card; and of a
// card of the hand that cannot be played something is always said.
func TestEveryRefusalHasItsShortWords(t *testing.T) {
	const longest = 32 // letters
	var languages []*assets.Words
	for _, language := range assets.Languages() {
		words := uitest.Words(t, language, rules.ID)
		languages = append(languages, words)
	}
	reasons := map[game.Key]int{}
	asked(t, 6, func(at session.Sight[*rules.View]) {
		v, d := at.Look(), at.Asked()
		for _, thing := range things(v) {
			why, o := Why(at, thing)
			if why == nil {
				if thing.Kind == rules.KindTitle && (d.Ask == rules.AskAct || d.Ask == rules.AskAnswer) && !offered(d, thing) {
					t.Fatalf("nothing is said of %s, which cannot be played: %s", rules.Title(thing.A).ID(), d.Ask)
				}
				continue
			}
			if offered(d, o) {
				t.Fatalf("%v is refused, though it is on offer", o)
			}
			if reasons[game.Key(why.Text)]++; reasons[game.Key(why.Text)] > 20 {
				continue
			}
			for _, words := range languages {
				if short := Short(words, at, thing); short == "" || strings.Contains(short, "⟦") || len([]rune(short)) > longest {
					t.Errorf("%s: %q is said of %s", words.Language(), short, why.Text)
				}
			}
		}
	})
	if len(reasons) < 15 {
		t.Errorf("only %v were refused, which shows little", reasons)
	}
}

// offered tells whether an option is on offer, or a thing that it is about.
func offered(d *game.Decision, thing game.Option) bool {
	for _, o := range d.Options {
		if o == thing || thing.Kind == rules.KindTitle && (o.Kind == rules.KindPlay || o.Kind == rules.KindTitle) && o.A == thing.A {
			return true
		}
	}
	return false
}

// TestWhatIsMissingIsCounted: where a card is refused for its cost, so many resources are said to be missing that the ready sources would be enough
// with them (R18.5).
func TestWhatIsMissingIsCounted(t *testing.T) {
	found := 0
	asked(t, 6, func(at session.Sight[*rules.View]) {
		v, d := at.Look(), at.Asked()
		for _, title := range v.Eyes.Hand.All() {
			why, o := Why(at, game.Option{Kind: rules.KindTitle, A: uint8(title)})
			if why == nil || why.Text != "why.cost" {
				continue
			}
			found++
			if n := v.Missing(d, o); n < 1 || n > int(title.Card().Cost) {
				t.Errorf("%d resources are missing for %s, which costs %d", n, title.ID(), title.Card().Cost)
			}
		}
	})
	if found == 0 {
		t.Error("nothing was too dear")
	}
}
