package look

import (
	"holoboard/game"
	"holoboard/ui"
)

// LookUp shows a place of the rule book. From it the player comes back to the table.
func (l *Sheets[V]) LookUp(place string) { l.flow.Program.LookUp(l.flow.F, l.from(), place) }

// HelpKey shows the rule book at what the player looks at or is asked.
func (l *Sheets[V]) HelpKey() {
	if l.flow.F.PressedAnywhere(ui.KeyF1) {
		l.LookUp(l.help())
	}
}

// help is the place about what the player may want to know just now: why something was refused, the thing that he looks at, or what
// he is asked or goes on.
func (l *Sheets[V]) help() string {
	t := l.flow
	if place := ui.CitedRule(t.F.Refusal()); place != "" {
		return place
	}
	if place, ok := l.title.First(); ok {
		return place
	}
	if t.Pointed != (game.Option{}) {
		if place := l.title.Page(l.title.CardOf(t.Pointed)); place != "" {
			return place
		}
	}
	if t.Pending != nil {
		return l.title.Rule(t.Pending)
	}
	return l.title.Now()
}

// Rule is the place about what is asked, or nothing.
func (l *Sheets[V]) Rule(asked *game.Decision) string { return l.title.Rule(asked) }

// ShowRefusal lets the player ask for the rule by which something was refused.
func (l *Sheets[V]) ShowRefusal() {
	if place := ui.CitedRule(l.flow.F.Refusal()); place != "" && l.flow.F.RefusalLeads() {
		l.LookUp(place)
	}
}

// AboutQuestion is the sign of the bar that leads to the rule by which something is asked.
func (l *Sheets[V]) AboutQuestion() ui.PromptSign {
	d := l.flow.Pending
	return ui.PromptSign{Press: func() { l.LookUp(l.title.Rule(d)) }, Hint: l.flow.Words.Say("book.about_question"), Key: "F1"}
}

// placeOf is what a sheet leads to: the page of its card, or the rule that its note cites or that is about the sign.
func (l *Sheets[V]) placeOf(sheet *pinned) string {
	for _, place := range [...]string{l.title.Page(sheet.card), ui.CitedRule(sheet.note)} {
		if place != "" {
			return place
		}
	}
	return ui.CitedRule(sheet.sign)
}
