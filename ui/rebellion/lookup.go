package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/row"
)

// Where in the rule book stands what a player wants to know: about a thing, a question, a refusal, an event.

// lookUp shows a place of the rule book. From it the player comes back to the table.
func (t *Table) lookUp(place string) { t.Program.LookUp(t.F, t, place) }

// helpKey shows the rule book at what the player looks at or is asked.
func (t *Table) helpKey() {
	if t.F.PressedAnywhere(ui.KeyF1) {
		t.lookUp(t.helpPlace())
	}
}

// helpPlace is what the player may want to know about just now: why something was refused, the thing that he looks at, what he is
// asked, or what goes on.
func (t *Table) helpPlace() string {
	if place := ui.CitedRule(t.F.Refusal()); place != "" {
		return place
	}
	if t.covered() {
		return ""
	}
	if place := t.guide.rule(); place != "" && (t.Pointed == (game.Option{}) || t.F.Focused(t.PointedBy)) {
		return place // the guide itself puts the focus on things
	}
	if place := t.placeOf(t.cardOf(t.Pointed)); t.Pointed != (game.Option{}) && place != "" {
		return place
	}
	if t.Pending != nil {
		return t.placeOfQuestion(t.Pending)
	}
	if e, _ := t.Reel.Event(); e != nil {
		return t.placeOfEvent(*e)
	}
	return phasePlaces[t.View.Phase]
}

// phasePlaces are the chapters of the phases.
var phasePlaces = map[rules.Phase]string{
	rules.SettingUp: "R5", rules.Assignment: "R7", rules.Command: "R8", rules.Refresh: "R11",
}

// showRefusal lets the player ask for the rule by which something was refused.
func (t *Table) showRefusal() {
	if place := ui.CitedRule(t.F.Refusal()); place != "" && t.F.RefusalLeads() {
		t.lookUp(place)
	}
}

// placeOf is the page of a thing, or nothing.
func (t *Table) placeOf(thing game.Option) string {
	switch thing.Kind {
	case rules.KindSystem, rules.KindProbe:
		if at := rules.System(thing.A); at < rules.BaseSpace {
			return "system." + at.String()
		}
		return "R18"
	case rules.KindLeader, rules.KindCaptive:
		return "leader." + rules.Leader(thing.A).String()
	case rules.KindMission:
		return pageOf("mission.", rules.Mission(thing.A).String())
	case rules.KindSlot:
		return "R7.4"
	case rules.KindObjective:
		if rules.Objective(thing.A) != rules.NoObjective {
			return "objective." + rules.Objective(thing.A).String()
		}
	case rules.KindTactic:
		if rules.Tactic(thing.A) != rules.NoTactic {
			return "tactic." + rules.Tactic(thing.A).String()
		}
	case rules.KindAction, rules.KindRecruit:
		return pageOf("action.", rules.Action(thing.A).String())
	case rules.KindUnit, rules.KindUnitAt, rules.KindMove, rules.KindQueued, rules.KindBuild, rules.KindTarget, rules.KindHit:
		return "unit." + rules.Unit(thing.A).String()
	case rules.KindDie:
		return "R12.6.1"
	case rules.KindRetreat:
		return "R12.7"
	}
	return ""
}

// pageOf is the page of a card, or nothing for no card.
func pageOf(kind, card string) string {
	if card == "" {
		return ""
	}
	return kind + card
}

// placeOfQuestion is the rule by which something is asked, or the page of the card that asks.
func (t *Table) placeOfQuestion(d *game.Decision) string {
	place := rows.Asks[d.Ask].Rule
	if place != row.TheCard {
		return place
	}
	for _, o := range d.About {
		if place := t.placeOf(o); place != "" {
			return place
		}
	}
	return "R9.6.1"
}

// placeOfEvent is what an event was about: the card, or the rule that made it happen.
func (t *Table) placeOfEvent(e rules.Event) string {
	place := rows.Of(e.Kind).Rule
	if place != row.TheCard {
		return place
	}
	if place := t.placeOf(e.Card); place != "" {
		return place
	}
	return "R21.1.1"
}

// pinned is a sheet that a long touch has opened: it stays when the finger is lifted, until the next touch, with a button that leads
// to the rule book.
type pinned struct {
	card game.Option
	at   ui.Rect
	why  string
	on   bool
	held bool // the finger that opened it is still down
}

// placeOfSheet is what a sheet leads to.
func (t *Table) placeOfSheet(card game.Option, why string) string {
	if place := ui.CitedRule(why); place != "" && t.placeOf(card) == "" {
		return place
	}
	return t.placeOf(card)
}

// showPinned shows the sheet of a long touch after the finger was lifted.
func (t *Table) showPinned() {
	f := t.F
	if !t.pinned.on || t.pinned.held {
		return
	}
	f.OnTop(func() { t.drawSheet(t.pinned.card, t.pinned.at, t.pinned.why) })
}

// Heights below a sheet, points.
const (
	sheetNote   = 24
	sheetButton = 52
)

// sheetFoot is the height of what stands below a sheet.
func (t *Table) sheetFoot(place string) float64 {
	switch {
	case place == "" || t.F.Carried() != "":
		return 0
	case t.pinned.on && !t.pinned.held:
		return sheetButton
	case t.F.In.Touch || t.F.Small():
		return 0
	}
	return sheetNote
}

// drawSheetFoot says below a sheet how to find its page in the rule book, or on a phone leads there.
func (t *Table) drawSheetFoot(r ui.Rect, place string) {
	f := t.F
	p := f.Palette
	if r.H < sheetButton {
		text := t.Words.Say("book.key")
		w := f.TextWidth(text, p.Label()) + 20
		tag := render.Box(r.X+(r.W-w)/2, r.Y+3, w, r.H-3)
		f.Panel(tag, render.PanelStyle{Corner: render.Pill, Fill: p.Space.Alpha(0.9), Line: p.Line, Width: 1})
		f.Text(text, tag, p.Label().Centered())
		return
	}
	_, r = r.CutTop(6)
	b := ui.Button{ID: "sheet.look_up", Rect: r, Label: t.Words.Say("book.look_up"), Sign: "help", Size: render.SizeText}
	if f.Button(b) {
		t.pinned = pinned{}
		t.lookUp(place)
	}
}

// unpin puts a pinned sheet away when something else is touched.
func (t *Table) unpin() {
	t.pinned.held = t.pinned.held && t.F.In.Down
	if t.pinned.on && t.F.In.Pressed {
		if r, ok := t.F.Window().Spot("sheet.look_up"); !ok || !r.Contains(t.F.In.At) {
			t.pinned = pinned{}
		}
	}
}

// promptHelp is what the bar that asks offers to look up, and whose advice.
func (t *Table) promptHelp(bar *ui.Prompt) {
	if t.Pending != nil {
		d := t.Pending
		bar.More = ui.PromptSign{Press: func() { t.lookUp(t.placeOfQuestion(d)) }, Hint: t.Words.Say("book.about_question")}
	}
	if t.advised() {
		bar.Advice = ui.PromptSign{Press: t.askForAdvice, Hint: t.Words.Say("table.advice") + " (H)"}
	}
}
