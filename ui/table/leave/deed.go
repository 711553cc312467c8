package leave

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui/work"
)

// deed is what he would do about a question.
type deed struct {
	part  Part
	ask   game.Key
	work  *work.Work
	lines func() []string
	said  said // by the player, in the frame before
}

// Begin has him work out what he would do about what is asked, beside the picture, where anything of it may be left to him.
func (l *Leave) Begin() {
	d := l.Table.Asking()
	p, any := l.Title.Parts[d.Ask]
	if !any || l.Table.Guided() {
		return
	}
	works, lines := l.foresee(p)
	l.Stop()
	l.deed = &deed{part: p, ask: d.Ask, work: l.Table.Frame().Work(works), lines: lines}
	l.Table.Frame().Invalidate()
}

func (l *Leave) foresee(p Part) (works func(*work.Work), lines func() []string) {
	h := l.Title.Helper()
	if h.Foresee != nil {
		return h.Foresee(p)
	}
	works, answer := h.Answer(false)
	return works, func() (lines []string) {
		if o := answer(); !l.Title.Rests(o) {
			lines = append(lines, l.Table.OptionText(o))
		}
		return lines
	}
}

// Asks tells whether the player is asked whether he shall.
func (l *Leave) Asks() bool { return l.deed != nil }

// Show says what he would do and asks whether he shall; where he would leave all as it is it says so.
func (l *Leave) Show() {
	d, now := l.deed, l.Table.Asking()
	switch {
	case d == nil:
		return
	case now == nil || now.Ask != d.ask:
		l.Stop()
		return
	case !d.work.Soon():
		l.Table.Wake()
		return
	case l.answered(d):
		return
	}
	f, words := l.Table.Frame(), l.Table.Says()
	lines, once := d.lines(), slices.ContainsFunc(now.Options, l.Title.Once)
	if len(lines) == 0 && !d.part.Ends && !once {
		l.leavesRest(d.part, now.Seat)
		f.Toast(words.Say("auto." + d.part.ID + ".over"))
		return
	}
	p := plan{
		title: words.Say("auto." + d.part.ID), text: words.Say("auto."+d.part.ID+".about") + " " + words.Say("plan.spares"), lines: lines,
		more: words.Say("plan.more", assets.Args{"n": len(lines) - listed}), yes: words.Say("plan.yes"), no: words.Say("plan.no"),
	}
	if len(lines) == 0 {
		p.lines = []string{words.Say("plan.nothing")}
	}
	if once {
		p.spends = words.Say("plan.spends")
	}
	p.show(f, &d.said)
}

// answered does what the player has said to it.
func (l *Leave) answered(d *deed) bool {
	switch d.said {
	case yes, spends:
		l.to(d.part, d.said == spends)
	case no:
		l.Stop()
		l.Table.Frame().Invalidate()
	}
	return d.said != waiting
}
