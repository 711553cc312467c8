// Package outlook says what comes of what a player of the Card Game is about to answer: what is sure from the rules alone, and of an engagement
// what may come of it, by games that are imagined from what his seat sees and played on by a computer.
//
//	outlook.go  what may come of an engagement · sure.go  what follows surely
package outlook

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/bot"
)

// Guesses are the games that are imagined for an outlook.
const Guesses = 200

// An Outlook is what has come of an engagement in some imagined games, counted.
type Outlook struct {
	Guesses int
	Edges   int // in how many the seat that looks has won the edge
	Falls   int // in how many the engaged objective was destroyed
	Damage  int // dealt to it, in all games together
	Mine    int // units that were lost, likewise
	Theirs  int
}

// Percent is how many of a hundred games a count is.
func (o Outlook) Percent(n int) int { return (200*n + o.Guesses) / (2 * max(o.Guesses, 1)) }

// Tenths is the mean of a sum, in tenths.
func (o Outlook) Tenths(sum int) int { return (20*sum + o.Guesses) / (2 * max(o.Guesses, 1)) }

// Fights tells whether a question is about an engagement that goes on, or begins with its answer.
func Fights(v *rules.View, d *game.Decision) bool {
	switch d.Ask {
	case rules.AskAttackers:
		return true
	case rules.AskDefenders, rules.AskEdgeCard, rules.AskStrikeWith, rules.AskIconNext, rules.AskDamageAt, rules.AskFocusAt:
		return v.Engaged != rules.NoSlot
	}
	return false
}

// EdgeOpen tells whether the edge is still to be fought for at such a question (R12.1): it is settled before anybody strikes (R12.9).
func EdgeOpen(d *game.Decision) bool {
	switch d.Ask {
	case rules.AskAttackers, rules.AskDefenders, rules.AskEdgeCard:
		return true
	}
	return false
}

// Foresee imagines so many games from a position, in which its seat answers so, and plays each on to the end of the engagement: both sides go by
// the rules of thumb with which an officer plays his own trial games on. They know what their seats know. It counts games, never time; enough
// ends it early, where it is there.
func Foresee(p *game.Position[rules.State, rules.View], picks []game.Option, guesses int, seed uint64, enough func() bool) (o Outlook) {
	for i := range guesses {
		if enough != nil && enough() {
			break
		}
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		m := p.Imagine(r)
		t := trial{side: rules.SideOf(p.Decision.Seat), target: target(&p.View, &p.Decision), out: &o}
		news, err := m.Answer(picks...)
		if err != nil {
			return Outlook{}
		}
		t.hear(news)
		players := [2]game.Player[rules.State, rules.View]{bot.Player[rules.State]("mind", r), bot.Player[rules.State]("mind", r)}
		for !m.Over() && !t.over {
			d := &m.Pending
			news, err := m.Answer(slices.Clone(players[d.Seat].Choose(m.Position(d.Seat), nil))...)
			if err != nil {
				panic(err) // a computer answers what is not on offer
			}
			t.hear(news)
		}
		o.Guesses++
	}
	return o
}

// target is the objective that an engagement is about.
func target(v *rules.View, d *game.Decision) rules.Slot {
	if d.Ask == rules.AskAttackers {
		return rules.Slot(d.About[0].A)
	}
	return v.Engaged
}

// trial counts what happens in an imagined game.
type trial struct {
	side   rules.Side
	target rules.Slot
	out    *Outlook
	over   bool
}

func (t *trial) hear(news []game.Event) {
	for _, n := range news {
		e := n.(rules.Event)
		if t.over {
			return
		}
		switch e.Kind {
		case rules.EngagementOver, rules.GameOver:
			t.over = true
		case rules.Moved:
			t.target = e.Slot
		case rules.EdgeWonBy:
			if e.Side == t.side {
				t.out.Edges++
			}
		case rules.DamagePut:
			if e.Slot == t.target {
				t.out.Damage += int(e.N)
			}
		case rules.LeftPlay:
			t.leaves(&e)
		}
	}
}

func (t *trial) leaves(e *rules.Event) {
	switch {
	case rules.Going(e.N) == rules.ToVictory:
		if e.Slot == t.target {
			t.out.Falls++
		}
	case e.Title.Card().Type != rules.Unit:
	case e.Slot.Side() == t.side:
		t.out.Mine++
	default:
		t.out.Theirs++
	}
}
