package rebellion

import (
	"math/rand/v2"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/ai"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
)

// Advice: what an admiral would choose in the player's place, and why, in figures that
// were really worked out. He knows what the player's seat knows.

// advice is an admiral's answer, or on its way.
type advice struct {
	done   *play.Beside // working it out
	choice game.Option
	tried  []ai.Tried // the best first; none where he goes by rules alone
	tries  int
}

// askAdmiral asks an admiral what he would choose from a position. Rest is that of an [ai.Thinker].
func askAdmiral(p *game.Position[rules.State, rules.View], seed uint64, rest func() bool) *advice {
	a := &advice{}
	admiral := bot.Admiral[rules.State](rand.New(rand.NewPCG(seed, 1)))
	admiral.Rest = rest
	admiral.Thought = func(th *ai.Thought) {
		a.tried, a.tries = append(a.tried, th.Options...), th.Tries
	}
	a.done = play.Begin(func() { a.choice = admiral.Choose(p, nil)[0] })
	return a
}

// position is what a seat may know, for a computer that plays in its place.
func position(s session.Sight[rules.View]) *game.Position[rules.State, rules.View] {
	return s.(*game.Position[rules.State, rules.View])
}

// advised tells whether the question is one that advice can be asked about.
func (t *Table) advised() bool {
	return t.Pending != nil && !flow.Several(t.Pending) && len(t.Pending.Options) > 1
}

// askForAdvice asks for advice, which is said over the plain list of what can be answered.
func (t *Table) askForAdvice() {
	t.list.Open = true
	if t.advice == nil {
		c := play.NewClock()
		t.advice = askAdmiral(position(t.play.Sight()), uint64(len(t.Reel.Events)), c.Rest)
	}
}

// adviceButton asks for advice.
func (t *Table) adviceButton() (b ui.Button, press func(), ok bool) {
	b = ui.Button{ID: "list.advice", Label: t.Words.Say("table.advice"), Key: ui.KeyH, KeyName: "H"}
	if t.advice != nil {
		b.Why = t.Words.Say("table.advice.given")
	}
	return b, t.askForAdvice, t.advised()
}

// adviceText is what the admiral says, or that he is thinking; nothing where nobody asked him.
func (t *Table) adviceText() string {
	a := t.advice
	if a == nil {
		return ""
	}
	if !a.done.Done() {
		t.play.Wake()
		return t.Words.Say("table.advice.thinking")
	}
	say := func(o game.Option) string { return t.Say.Choice(t.Pending, &t.View, o) }
	args := assets.Args{"choice": say(a.choice), "tries": a.tries}
	var best, other *ai.Tried
	for i := range a.tried {
		switch tried := &a.tried[i]; {
		case tried.Option == a.choice:
			best = tried
		case other == nil || tried.Mean() > other.Mean():
			other = tried
		}
	}
	if best == nil || other == nil {
		return t.Words.Say("table.advice.rule", args)
	}
	args["best"], args["other"], args["second"] = (best.Mean()+5)/10, say(other.Option), (other.Mean()+5)/10
	key := "table.advice.figures"
	switch {
	case best.Mean() >= other.Mean():
	case t.Pending.Ask == rules.AskChooseBase:
		key = "table.advice.whim"
	default:
		key = "table.advice.doubt"
	}
	return t.Words.Say(key, args)
}

// showAdvice writes the advice at the top of a place and returns what is left of it.
func (t *Table) showAdvice(r ui.Rect) ui.Rect {
	height := t.adviceHeight(r.W)
	if height == 0 {
		return r
	}
	place, rest := r.CutTop(height)
	t.F.Paragraph(t.adviceText(), place, t.adviceStyle())
	return rest
}

// adviceHeight is what the advice takes in a list of that width.
func (t *Table) adviceHeight(w float64) float64 {
	text := t.adviceText()
	if text == "" {
		return 0
	}
	return t.F.ParagraphHeight(text, w, t.adviceStyle()) + 12
}

func (t *Table) adviceStyle() render.TextStyle {
	return t.F.Palette.Body().In(t.F.Palette.Action).Sized(render.SizeLabel)
}
