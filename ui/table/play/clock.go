package play

import (
	"math/rand/v2"
	"sync/atomic"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/work"
)

// longest is how long the computer thinks about one question.
const longest = 2 * time.Second

// A Clock says when a computer has thought long enough; all players of a table share it. Time passes for it while it has a piece of work
// before it, by the clock of whoever does that.
type Clock struct {
	work  *work.Work // that is thought in now
	hurry atomic.Bool
}

// NewClock returns a clock without work.
func NewClock() *Clock { return &Clock{} }

// start begins a new question. It is for the work itself.
func (c *Clock) start(w *work.Work) { c.work = w }

// Rest is called between two tries of a thinking player.
func (c *Clock) Rest() (enough bool) { return c.work != nil && Limited(c.work)() }

// restPatiently is the same for a player who thinks until the people at the table have enough.
func (c *Clock) restPatiently() (enough bool) {
	return c.work != nil && c.work.Rest() || c.hurry.Load()
}

// Hurry has a patient player decide.
func (c *Clock) Hurry() { c.hurry.Store(true) }

// Limited is the rest of whoever thinks in a piece of work, as long as a computer may.
func Limited(w *work.Work) (rest func() (enough bool)) {
	return func() bool { return w.Rest() || w.Lasts() > longest }
}

// Patient is the kind of player who thinks as long as the people at the table let him.
const Patient = "grand_admiral"

// resting is a player who lets others do something while he thinks, and hears whether there is no more time for that.
type resting interface{ SetRest(rest func() bool) }

// Timed is a title for a table that people look at, whose players keep to a clock.
func Timed[S, V comparable](title session.Title[S, V], c *Clock) session.Title[S, V] {
	player := title.Player
	title.Player = func(kind string, r *rand.Rand) game.Player[S, V] {
		p := player(kind, r)
		if thinker, ok := p.(resting); ok {
			rest := c.Rest
			if kind == Patient {
				rest = c.restPatiently
			}
			thinker.SetRest(rest)
		}
		return p
	}
	return title
}
