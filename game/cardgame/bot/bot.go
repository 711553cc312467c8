// Package bot has the computer players of the Card Game: cadet, officer, admiral and grand admiral, and scripts to measure them
// against. They know what their seat sees and nothing else, and count in integers, so that a seed plays the same everywhere.
//
// All of them share a [Mind]: rules of thumb that answer every question for either side.
//
//   - table.go: what lies on the table as a mind counts it: units, what they are worth, what they strike with
//   - brawl.go: what a fight would come to, struck out quickly; from it come who attacks and defends (battles.go), whom a strike
//     hits (strikes.go), and what the edge is worth in cards (edging.go)
//   - exchange.go: the same fight solved exactly, once the edge is settled, for those who think
//   - playing.go: what is played and with what it is paid; events.go: what an event or an ability would bring now
//   - force.go: who is committed; choosing.go: all the small choices
//
// The levels try the promising answers out ([ai.Thinker]): on tables that their seat cannot tell from the true one minds play on for both
// sides, up to a horizon (guide.go), and what came of it is valued (value.go). A cadet does so where it is asked who attacks, who defends, and
// what he plays in his own deployment, and looks no further than the end of that turn; all else he answers by his mind alone.
package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/cardgame"
)

// A Mind answers any question for either side by rules of thumb. It is for one goroutine: its memory is used again.
type Mind struct {
	Rand *rand.Rand

	table    table
	habits   *script // of a script; nil
	weights  *BothWeights
	wise     bool // forgets no answer and lays as many edge cards as are worth it
	brawl    brawl
	exchange exchange
	picked   []pick

	threatened int // see [Mind.threat]; -1: not counted yet
}

// A pick is an option and what it is worth.
type pick struct {
	option game.Option
	worth  int
}

// Cadet answers by rules of thumb alone.
type Cadet[S comparable] struct{ *Mind }

// newMind returns a mind of a level.
func newMind(r *rand.Rand) *Mind { return &Mind{Rand: r, weights: &usual} }

// Choose implements [game.Player].
func (c Cadet[S]) Choose(p *game.Position[S, cardgame.View], picks []game.Option) []game.Option {
	return c.Pick(&p.View, &p.Decision, picks)
}

// several are the questions that may take several options.
var several map[game.Key]func(m *Mind, picks []game.Option) []game.Option

// single are those that take one.
var single map[game.Key]func(m *Mind) game.Option

func init() {
	several = map[game.Key]func(*Mind, []game.Option) []game.Option{
		cardgame.AskKeepObjectives: (*Mind).keepObjectives,
		cardgame.AskAttackers:      (*Mind).attackers,
		cardgame.AskDefenders:      (*Mind).defenders,
		cardgame.AskCommit:         (*Mind).commit,
		cardgame.AskKeepThree:      (*Mind).keepThree,
	}
	single = map[game.Key]func(*Mind) game.Option{
		cardgame.AskMulligan:         (*Mind).mulligan,
		cardgame.AskRevealNext:       (*Mind).first,
		cardgame.AskBalanceDamage:    (*Mind).objectiveHit,
		cardgame.AskDiscardOne:       (*Mind).discardOne,
		cardgame.AskDiscardDown:      (*Mind).leastKept,
		cardgame.AskAct:              (*Mind).act,
		cardgame.AskEngage:           (*Mind).engage,
		cardgame.AskEdgeCard:         (*Mind).edgeCard,
		cardgame.AskFateAgain:        (*Mind).first,
		cardgame.AskEdgeDiscardOrder: (*Mind).last,
		cardgame.AskStrikeWith:       (*Mind).strikeWith,
		cardgame.AskIconNext:         (*Mind).first,
		cardgame.AskDamageAt:         (*Mind).damageAt,
		cardgame.AskFocusAt:          (*Mind).focusAt,
		cardgame.AskProtect:          (*Mind).protect,
		cardgame.AskSpendShield:      (*Mind).first,
		cardgame.AskCrossfireIcon:    (*Mind).crossfire,
		cardgame.AskShieldTo:         (*Mind).shieldTo,
		cardgame.AskDestroyNext:      (*Mind).last,
		cardgame.AskPlayAs:           (*Mind).first,
		cardgame.AskLowerCost:        (*Mind).lowerCost,
		cardgame.AskPay:              (*Mind).pay,
		cardgame.AskAttachTo:         (*Mind).attachTo,
		cardgame.AskTarget:           (*Mind).target,
		cardgame.AskChooseCard:       (*Mind).chooseCard,
		cardgame.AskOrderBack:        (*Mind).first,
		cardgame.AskCaptureAt:        (*Mind).captureAt,
		cardgame.AskRescueAt:         (*Mind).first,
		cardgame.AskSacrifice:        (*Mind).sacrifice,
		cardgame.AskRancorTie:        (*Mind).sacrifice,
		cardgame.AskUseMay:           (*Mind).first,
		cardgame.AskAnswer:           (*Mind).answer,
		cardgame.AskForcedNext:       (*Mind).first,
	}
}

// Pick implements [game.Policy].
func (m *Mind) Pick(v *cardgame.View, d *game.Decision, picks []game.Option) []game.Option {
	m.look(v, d)
	if m.habits != nil {
		if habit := m.habits.several[d.Ask]; habit != nil {
			return habit(m, picks)
		}
		if habit := m.habits.single[d.Ask]; habit != nil {
			return append(picks, habit(m))
		}
	}
	if answer := several[d.Ask]; answer != nil {
		return answer(m, picks)
	}
	return append(picks, single[d.Ask](m))
}

// look has the mind see a question.
func (m *Mind) look(v *cardgame.View, d *game.Decision) {
	m.table.v, m.table.d, m.table.side, m.table.counted = v, d, cardgame.SideOf(d.Seat), false
	m.table.w = &m.weights[m.table.side]
	m.threatened = -1
}

func (m *Mind) first() game.Option { return m.table.d.Options[0] }

func (m *Mind) last() game.Option { return m.table.d.Options[len(m.table.d.Options)-1] }

// most returns the option that is worth most, the first of equal ones.
func (m *Mind) most(worth func(game.Option) int) game.Option {
	options := m.table.d.Options
	best, most := options[0], worth(options[0])
	for _, o := range options[1:] {
		if w := worth(o); w > most {
			best, most = o, w
		}
	}
	return best
}

// ranked returns the options by what they are worth, the best first.
func (m *Mind) ranked(worth func(game.Option) int) []pick {
	m.picked = m.picked[:0]
	for _, o := range m.table.d.Options {
		m.picked = append(m.picked, pick{o, worth(o)})
		for i := len(m.picked) - 1; i > 0 && m.picked[i].worth > m.picked[i-1].worth; i-- {
			m.picked[i], m.picked[i-1] = m.picked[i-1], m.picked[i]
		}
	}
	return m.picked
}
