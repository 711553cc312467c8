// Package advice tells a player what a computer would choose in his place, and why, in figures that were really worked out. It
// knows what his seat knows, and works beside the picture.
//
//	advice.go   what it would choose · forecast.go  what may come of an answer, by imagined games
package advice

import (
	"math/rand/v2"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
	"holoboard/ui/table/seat"
	"holoboard/ui/work"
)

// A Choice is what a computer would choose.
type Choice struct {
	Option game.Option
	Tried  []ai.Tried // the best first; none where it goes by rules alone
	Tries  int

	// Says is what a mean of the tries says of games that are played out, per mille; nil: the same.
	Says func(mean int) int

	// Tell says the move that the option begins, and why, each in words or as nothing; it may be nil.
	Tell func() (move, why string)
}

// Advice is over the plain list of what can be answered, for who asked for it.
type Advice[V any, E game.Event] struct {
	*seat.Seat[V, E]
	Play *play.Play[V, E]
	List *flow.List[V]

	Choose func(sight session.Sight[V], seed uint64, rest func() bool) Choice // rest is that of an [ai.Thinker]
	Whim   func(ask game.Key) bool                                            // by chance among what is good, whatever the figures say

	given *Choice
	work  *work.Work // that brings it
}

// Forget drops what was said: something else is asked.
func (a *Advice[V, E]) Forget() {
	a.work.Stop()
	a.given, a.work = nil, nil
}

// Give says a choice that is worked out already.
func (a *Advice[V, E]) Give(c Choice) { a.given, a.work = &c, nil }

// May tells whether the question is one that advice can be asked about.
func (a *Advice[V, E]) May() bool {
	return a.Pending != nil && !flow.Several(a.Pending) && len(a.Pending.Options) > 1
}

// Ask asks for advice.
func (a *Advice[V, E]) Ask() {
	a.List.Open = true
	if a.given != nil {
		return
	}
	given, sight, seed := new(Choice), a.Play.Sight(), uint64(len(a.Reel.Events))
	a.given, a.work = given, a.F.Work(func(w *work.Work) { *given = a.Choose(sight, seed, play.Limited(w)) })
}

// Thinking tells whether it is still being worked out.
func (a *Advice[V, E]) Thinking() bool { return a.work != nil && !a.work.Done() }

// Wait waits until it is worked out, and returns it; nil where nobody asked.
func (a *Advice[V, E]) Wait() *Choice {
	if a.work != nil {
		a.work.Wait()
	}
	return a.given
}

// Button asks for advice.
func (a *Advice[V, E]) Button() (b ui.Button, press func(), ok bool) {
	b = ui.Button{ID: "list.advice", Label: a.Words.Say("table.advice"), Key: ui.KeyH, KeyName: "H"}
	if a.given != nil {
		b.Why = a.Words.Say("table.advice.given")
	}
	return b, a.Ask, a.May()
}

// Text is what is said, or that it is being worked out; nothing where nobody asked.
func (a *Advice[V, E]) Text() string {
	if a.given == nil {
		return ""
	}
	if a.Thinking() {
		a.Play.Wake()
		return a.Words.Say("table.advice.thinking")
	}
	c := a.given
	args := assets.Args{"choice": a.List.Say(c.Option), "tries": c.Tries}
	why := ""
	if c.Tell != nil {
		var move string
		if move, why = c.Tell(); move != "" {
			args["choice"] = move
		}
	}
	var best, other *ai.Tried
	for i := range c.Tried {
		switch tried := &c.Tried[i]; {
		case tried.Option == c.Option:
			best = tried
		case other == nil || tried.Mean() > other.Mean():
			other = tried
		}
	}
	switch {
	case (best == nil || other == nil) && why != "":
		args["why"] = why
		return a.Words.Say("table.advice.because", args)
	case best == nil || other == nil:
		return a.Words.Say("table.advice.rule", args)
	}
	args["best"], args["other"], args["second"] = c.inHundred(best), a.List.Say(other.Option), c.inHundred(other)
	key := "table.advice.figures"
	switch {
	case best.Mean() >= other.Mean():
	case a.Whim != nil && a.Whim(a.Pending.Ask):
		key = "table.advice.whim"
	default:
		key = "table.advice.doubt"
	}
	if why != "" {
		why = " " + why
	}
	return a.Words.Say(key, args) + why
}

// inHundred is how many of a hundred games are won with a try.
func (c *Choice) inHundred(tried *ai.Tried) int {
	if c.Says == nil {
		return (tried.Mean() + 5) / 10
	}
	return (c.Says(tried.Mean()) + 5) / 10
}

// Show writes it at the top of a place and returns what is left of that.
func (a *Advice[V, E]) Show(r ui.Rect) ui.Rect {
	height := a.Height(r.W)
	if height == 0 {
		return r
	}
	place, rest := r.CutTop(height)
	a.F.Paragraph(a.Text(), place, a.style())
	return rest
}

// Height is what it takes in a list of that width.
func (a *Advice[V, E]) Height(w float64) float64 {
	text := a.Text()
	if text == "" {
		return 0
	}
	return a.F.ParagraphHeight(text, w, a.style()) + 12
}

func (a *Advice[V, E]) style() render.TextStyle {
	return a.F.Palette.Body().In(a.F.Palette.Action).Sized(render.SizeLabel)
}

// Of is what a computer that thinks would choose from a position. Rest is that of an [ai.Thinker].
func Of[S, V comparable](thinker *ai.Thinker[S, V], p *game.Position[S, V], rest func() bool) (c Choice) {
	thinker.Rest = rest
	thinker.Thought = func(th *ai.Thought) { c.Tried, c.Tries = append(c.Tried, th.Options...), th.Tries }
	c.Option = thinker.Choose(p, nil)[0]
	return c
}

// Chance is what a computer throws dice with that gives advice, the same for the same moment of a game.
func Chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }
