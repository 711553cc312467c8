// Package phase is a part of a game that goes step by step over many events: its steps in a strip, each with what it
// has brought.
//
//	phase.go  what each step has brought · strip.go  the strip of steps
package phase

import (
	"holoboard/game"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/tell"
)

// A Title says how a phase of its game goes. Steps are numbered from 0.
type Title[E any] interface {
	// On tells whether the phase is under way, as far as the player sees.
	On() bool
	// Begins tells whether a phase begins with an event.
	Begins(e E) bool
	// Step is the step that an event belongs to, or -1, and whether there is something to tell of it afterwards.
	Step(e E) (step int, tells bool)
	// Asked is the step in which something is asked, or -1.
	Asked(key game.Key) int
	// Name is what a step is called, while another one is the present one.
	Name(step, now int) string
	// Skipped tells whether a step does not take place, while another one is the present one.
	Skipped(step, now int) bool
	// Retold hears of the events since the phase began, each time there are others.
	Retold(events []E)
}

// A Phase shows what a phase has brought, as far as the player was told.
type Phase[V any, E game.Event] struct {
	Flow  *flow.Flow[V]
	Reel  *reel.Reel[V, E]
	Log   *tell.Log[V, E]
	Title Title[E]
	Steps []string // the ends of the keys of the steps, in their order
	Keys  string   // the keys of what is said of steps that brought nothing: KEYS.nothing, KEYS.skipped, KEYS.ahead
	Spots string   // the ids of the spots of steps begin with it

	ids     []string
	brought brought
}

// brought is what the phase has brought. It is found out once for what has been told.
type brought struct {
	viewer game.Seat
	told   int
	asked  game.Key
	on     bool
	now    int
	names  []string
	lines  [][]tell.Line
}

// Forget has all words said anew: they are those of another language.
func (p *Phase[V, E]) Forget() { p.brought = brought{} }

// Now is the present step.
func (p *Phase[V, E]) Now() int { return p.known().now }

// On tells whether the phase is under way.
func (p *Phase[V, E]) On() bool { return p.known().on }

// known is what the phase has brought so far.
func (p *Phase[V, E]) known() *brought {
	told, asked, on := p.Reel.Past(), game.Key(""), p.Title.On()
	if p.Flow.Pending != nil {
		asked = p.Flow.Pending.Ask
	}
	b := &p.brought
	if b.told == told && b.viewer == p.Flow.Viewer && b.asked == asked && b.on == on {
		return b
	}
	*b = brought{viewer: p.Flow.Viewer, told: told, asked: asked, on: on}
	if on {
		p.retell(b)
	} else {
		p.Title.Retold(nil)
	}
	return b
}

// retell sorts the events since the phase began by its steps.
func (p *Phase[V, E]) retell(b *brought) {
	events := p.Reel.Events[:b.told]
	from := len(events)
	for from > 0 && !p.Title.Begins(events[from-1]) {
		from--
	}
	at := make([][]int, len(p.Steps))
	for i := from; i < len(events); i++ {
		step, tells := p.Title.Step(events[i])
		if b.now = max(b.now, step); tells {
			at[b.now] = append(at[b.now], i)
		}
	}
	b.now = max(b.now, p.Title.Asked(b.asked))
	for step := range p.Steps {
		b.lines = append(b.lines, p.Log.Title.Recount(events, at[step]))
		b.names = append(b.names, p.Title.Name(step, b.now))
	}
	p.Title.Retold(events[from:])
}
