// Package bot is the computer's captains at Starship Battles: cadet, officer and admiral.
//
// Nothing is hidden in this game, so a captain plans on the table itself, for a whole part of a round, and keeps the plan
// while it fits: before each answer he compares the table with the one that the plan was made for.
//
// What he plans with:
//
//   - the planner's table: every ship with its weapons, and how ships stand to one another (table.go, bearing.go)
//   - what a ship is worth with so many counters on it (worth.go), and how many counters shots put there (spread.go)
//   - the fast estimate of an Attack Phase: what both sides would lose if it came now (estimate.go)
//   - the features that places are judged by, and their weights (value.go)
//
// What he plans: the moves, ship by ship until nothing gets better (moving.go), the best of some such plans by what the enemy answers
// (foresight.go), the fighters that are launched (launch.go), who fires at whom (volley.go), where ships are placed (formation.go,
// deploying.go), and the options that answer an attack (windows.go).
//
// It counts in integers and draws no luck but from its seed, so that a seed plays the same on every processor. What it may
// think is counted in estimates, never timed.
package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/starship"
)

// A Position is what a captain answers from.
type Position = game.Position[starship.State, starship.View]

// A Captain is a computer player. It is for one goroutine.
type Captain struct {
	Level Level

	// Rest is called now and then while a plan is made, so that somebody else may do something; it reports whether there is
	// no more time to think. It may be nil.
	Rest func() bool

	seed   uint64
	script *script // nil for a captain
	table  table
	after  table // that is only thought of
	state  starship.State
	volley volley
	course course
	formed formation
}

// NewCaptain returns a captain of a level.
func NewCaptain(level Level, r *rand.Rand) *Captain {
	c := &Captain{Level: level, seed: r.Uint64()}
	c.table.w, c.after.w = &c.Level.Weights, &c.Level.Weights
	return c
}

// SetRest has a function called while he thinks, see [Captain.Rest].
func (c *Captain) SetRest(rest func() bool) { c.Rest = rest }

// Choose implements [game.Player].
func (c *Captain) Choose(p *Position, picks []game.Option) []game.Option {
	return append(picks, c.Answer(p))
}

// Answer answers the position's decision.
func (c *Captain) Answer(p *Position) game.Option {
	c.pause()
	c.state = p.View.State
	d := &p.Decision
	answer, known := answers[d.Ask]
	if !known {
		panic("bot: the captain was never asked " + string(d.Ask))
	}
	if o := answer(c, p); d.Has(o) {
		return o
	}
	return modest(d)
}

// answers say for every question how it is answered.
var answers map[game.Key]func(*Captain, *Position) game.Option

func init() {
	answers = map[game.Key]func(*Captain, *Position) game.Option{
		starship.AskDeployShip:       (*Captain).deployShip,
		starship.AskDeployAt:         (*Captain).deployAt,
		starship.AskRerollInitiative: (*Captain).reroll,
		starship.AskMove:             (*Captain).move,
		starship.AskCourse:           (*Captain).sail,
		starship.AskFly:              (*Captain).fly,
		starship.AskNose:             (*Captain).nose,
		starship.AskPush:             (*Captain).first,
		starship.AskPushTo:           (*Captain).pushTo,
		starship.AskLaunch:           (*Captain).launch,
		starship.AskLaunchAt:         (*Captain).launchAt,
		starship.AskAttack:           (*Captain).attack,
		starship.AskFire:             (*Captain).fire,
		starship.AskFireAt:           (*Captain).fireAt,
		starship.AskBeforeRoll:       (*Captain).beforeRoll,
		starship.AskFlyCasual:        (*Captain).flyCasual,
		starship.AskShiftDamage:      (*Captain).shift,
		starship.AskDamageControl:    (*Captain).damageControl,
	}
}

// modest answers where nothing was planned: it ends the part, stays, or takes what comes first.
func modest(d *game.Decision) game.Option {
	for _, kind := range [...]uint8{starship.KindDone, starship.KindPass, starship.KindNo} {
		for _, o := range d.Options {
			if o.Kind == kind {
				return o
			}
		}
	}
	return d.Options[0]
}

// first takes what comes first where it does not matter.
func (c *Captain) first(p *Position) game.Option { return p.Decision.Options[0] }

// enough reports whether a plan has taken its share of thinking.
func (c *Captain) enough() bool {
	return c.table.count > c.Level.Budget || c.Rest != nil && c.Rest()
}

// pause lets somebody else do something.
func (c *Captain) pause() {
	if c.Rest != nil {
		c.Rest()
	}
}

// about is the ship that a question is about.
func about(d *game.Decision) starship.Slot { return starship.Slot(d.About[0].A) }

// luck is a number for a thing, the same for the same seed, round and thing.
func (c *Captain) luck(things ...int) uint64 {
	h := c.seed ^ uint64(c.state.Round)<<32
	for _, n := range things {
		h = (h ^ uint64(n)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}
