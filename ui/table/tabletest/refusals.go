package tabletest

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/play"
)

// Refusals tries in games what nobody is offered: options of other questions and of other seats, things changed a little, too many at
// once, answers of seats that are not asked.
type Refusals[S, V comparable] struct {
	Title session.Title[S, V]
	Start session.Start                     // whose seed is the first game's; persons sit at it, and choose at random
	Rule  func(asked *game.Decision) string // the place of the book about a question, or nothing
	Said  []Said                            // in each language
}

// Said is how a title says in a language why something is refused.
type Said struct {
	Words *assets.Words
	Why   func(*game.Why) string
	Has   func(place string) bool // tells whether the book has a place
}

// Everywhere is how a title says it in every language.
func Everywhere(t testing.TB, title string, said func(*assets.Words) Said) (all []Said) {
	t.Helper()
	for _, language := range assets.Languages() {
		words, err := assets.NewWordsFor(language, title)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, said(words))
	}
	return all
}

const (
	mostDecisions = 400 // of a game
	mostTried     = 12  // at a decision
)

// Tried plays games and returns how much was tried. Whatever is refused changes nothing, and a reason is given as a sentence of each
// language; what is not on offer has a rule, which stands in the book.
func (r Refusals[S, V]) Tried(t *testing.T, games int) (tried int) {
	t.Helper()
	for range games {
		tried += r.play(t)
		r.Start.Seed++
	}
	return tried
}

// play plays one game, or its beginning, and tries something at every tenth decision.
func (r Refusals[S, V]) play(t *testing.T) (tried int) {
	t.Helper()
	const every = 10
	g, err := session.New(r.Title, r.Start)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(r.Start.Seed, 1))
	var offered []game.Option // so far
	for n := 0; !g.Over() && n < mostDecisions; n++ {
		seat := g.Asked()
		d, _ := g.Decision(seat)
		if chance.IntN(every) == 0 {
			for range mostTried {
				by, picks := others(chance, &d, offered, len(r.Start.Seats))
				r.judge(t, g, &d, by, picks)
				tried++
			}
		}
		offered = append(offered, d.Options...)
		if err := g.Answer(seat, game.RandomChooser{Rand: chance}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	return tried
}

// others is an answer that is not on offer, and who gives it.
func others(chance *rand.Rand, d *game.Decision, offered []game.Option, seats int) (by game.Seat, picks []game.Option) {
	o := d.Options[chance.IntN(len(d.Options))]
	switch chance.IntN(5) {
	case 0: // somebody else's
		return game.Seat((int(d.Seat) + 1 + chance.IntN(seats-1)) % seats), []game.Option{o}
	case 1: // too many
		return d.Seat, slices.Repeat([]game.Option{o}, d.Max+1)
	case 2: // another thing of its kind
		o.A += uint8(1 + chance.IntN(20))
	case 3: // in another way
		o.B += uint8(1 + chance.IntN(20))
	default: // of another question
		if len(offered) > 0 {
			o = offered[chance.IntN(len(offered))]
		}
	}
	return d.Seat, []game.Option{o}
}

// judge gives an answer and hears why it is not taken.
func (r Refusals[S, V]) judge(t *testing.T, g *session.Session[S, V], d *game.Decision, by game.Seat, picks []game.Option) {
	t.Helper()
	if asked, is := g.Decision(by); is && asked.Check(picks) == nil {
		return // it is on offer after all
	}
	answers := g.Answers()
	err := g.Answer(by, picks...)
	if denial := session.Denial(""); !errors.As(err, &denial) || g.Answers() != answers {
		t.Fatalf("game %d, %s: seat %d answers %v: it comes to %v, and %d answers instead of %d", r.Start.Seed, d.Ask, by, picks, err, g.Answers(), answers)
	}
	for _, in := range r.Said {
		says := play.Refused(in.Words, err, in.Why, r.Rule(d))
		place := ui.CitedRule(says)
		sentence := ui.Uncited(says)
		if strings.ContainsAny(sentence, "⟦⟧[]_") || !strings.ContainsAny(sentence[max(len(sentence)-1, 0):], ".!?") {
			t.Errorf("%s, %s: %v is refused with %q", in.Words.Language(), d.Ask, picks, says)
		}
		if errors.Is(err, session.ErrNotAsked) {
			continue // whoever is not asked breaks no rule of the game
		}
		if place == "" || !in.Has(place) {
			t.Errorf("%s, %s: %v is refused by %q: %q", in.Words.Language(), d.Ask, picks, place, says)
		}
	}
}
