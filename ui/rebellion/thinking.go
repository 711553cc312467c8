package rebellion

import (
	"math/rand/v2"
	"runtime"
	"sync/atomic"
	"time"

	"holoboard/game"
	"holoboard/game/ai"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// The computer thinks beside the picture: on a thread of its own, or in a browser, which
// has but one, in short turns between the frames.

const (
	longest = 2500 * time.Millisecond // that the computer thinks about one question
	turnOf  = 4 * time.Millisecond    // of thinking in a browser, before the page has its turn
	atOnce  = 3 * time.Millisecond    // an answer that takes no longer is not waited for in another frame
	unasked = time.Second             // that a grand admiral thinks before the player may have him decide
)

// patient is the kind of player who thinks as long as the people at the table let him.
const patient = "grand_admiral"

// A clock says when the computer has thought long enough; all players of a table share it.
type clock struct {
	began  time.Time // to think about the question
	turned time.Time // to think again, after the page has had its turn
	hurry  atomic.Bool
}

// start begins a new question.
func (c *clock) start() {
	c.began, c.turned = time.Now(), time.Now()
	c.hurry.Store(false)
}

// rest is called between two tries of a thinking player.
func (c *clock) rest() (enough bool) {
	c.pause()
	return time.Since(c.began) > longest
}

// restPatiently is called between two tries of a grand admiral.
func (c *clock) restPatiently() (enough bool) {
	c.pause()
	return c.hurry.Load()
}

// pause gives the page in a browser its turn.
func (c *clock) pause() {
	now := time.Now()
	if runtime.GOOS == "js" && now.Sub(c.turned) > turnOf {
		time.Sleep(time.Millisecond)
		c.turned = time.Now()
	}
}

// timed is the title for a table that people look at, whose players keep to a clock.
func timed(c *clock) session.Title[rules.State, rules.View] {
	title := sessionTitle()
	title.Player = func(kind string, r *rand.Rand) game.Player[rules.State, rules.View] {
		p := player(kind, r)
		if thinker, ok := p.(*ai.Thinker[rules.State, rules.View]); ok {
			thinker.Rest = c.rest
			if kind == patient {
				thinker.Rest = c.restPatiently
			}
		}
		return p
	}
	return title
}

// timedTable is a table whose players keep to a clock.
func timedTable(p ui.Program, s *Session, c *clock) *Table {
	t := newTable(p, s)
	t.clock = c
	return t
}

// A thought is an answer of the computer on its way.
type thought struct {
	turn *session.Turn[rules.State, rules.View]
	done chan struct{}
}

// think begins to think the computer's answer out; nil if it has none to give.
func (t *Table) think() *thought {
	turn := t.Game.Turn()
	if turn == nil {
		return nil
	}
	th := &thought{turn, make(chan struct{})}
	t.clock.start()
	go func() {
		turn.Think()
		close(th.done)
	}()
	return th
}

// ready tells whether the answer is there; it is given a moment.
func (th *thought) ready() bool {
	select {
	case <-th.done:
		return true
	case <-time.After(atOnce):
		return false
	}
}

// playAfter has the computer give one answer, after a pause as least.
func (t *Table) playAfter(length time.Duration) {
	if t.thought == nil {
		if t.thought = t.think(); t.thought == nil {
			return
		}
		t.rested = false
	}
	t.rested = t.rested || t.pause(length)
	switch {
	case !t.rested:
	case !t.thought.ready():
		t.F.WakeIn(turnOf)
	default:
		turn := t.thought.turn
		t.thought = nil
		if t.Game.Take(turn) {
			t.happened()
		}
		t.F.Invalidate()
	}
}

// ponders tells whether a grand admiral has been thinking for a while.
func (t *Table) ponders() bool {
	return t.thought != nil && t.rested && t.Game.Chairs()[t.Game.Asked()].Kind == patient && time.Since(t.clock.began) > unasked
}

// enough is the button that has a grand admiral decide.
func (t *Table) enough() []flow.Button {
	return []flow.Button{{
		Button: ui.Button{ID: "thinking.enough", Label: t.Words.Say("table.thinking.enough"), Key: ui.KeyEnter, KeyName: "Enter", Main: true},
		Press:  func(game.Option) { t.clock.hurry.Store(true) },
	}}
}
