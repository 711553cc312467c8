package play

import (
	"math/rand/v2"
	"runtime"
	"sync/atomic"
	"time"

	"holoboard/game"
	"holoboard/game/session"
)

// How long the computer thinks.
const (
	longest = 2 * time.Second      // about one question
	turnOf  = 8 * time.Millisecond // in a browser, before the page has its turn, which takes 4 at least
	AtOnce  = 3 * time.Millisecond // an answer that takes no longer is not waited for in another frame
)

// A Clock says when a computer has thought long enough; all players of a table share it.
type Clock struct {
	began  time.Time // to think about the question
	turned time.Time // to think again, after the page has had its turn
	hurry  atomic.Bool
}

// NewClock returns a clock that begins now.
func NewClock() *Clock {
	now := time.Now()
	return &Clock{began: now, turned: now}
}

// start begins a new question.
func (c *Clock) start() {
	c.began, c.turned = time.Now(), time.Now()
	c.hurry.Store(false)
}

// Rest is called between two tries of a thinking player.
func (c *Clock) Rest() (enough bool) {
	c.pause()
	return time.Since(c.began) > longest
}

// restPatiently is the same for a player who thinks until the people at the table have enough.
func (c *Clock) restPatiently() (enough bool) {
	c.pause()
	return c.hurry.Load()
}

// Hurry has a patient player decide.
func (c *Clock) Hurry() { c.hurry.Store(true) }

// pause gives the page in a browser its turn.
func (c *Clock) pause() {
	now := time.Now()
	if runtime.GOOS == "js" && now.Sub(c.turned) > turnOf {
		time.Sleep(time.Millisecond)
		c.turned = time.Now()
	}
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
