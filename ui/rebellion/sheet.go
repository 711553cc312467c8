package rebellion

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// patience is how long the player looks at a thing on the map before its sheet hides a part of the map.
const patience = 700 * time.Millisecond

// sheet shows what there is to know about a thing that the player looks at, and why it may not be chosen now.
func (t *Table) sheet(thing game.Option, at ui.Rect, s ui.State) {
	if !s.Sheet || t.Pointed != thing || t.Reel.Busy() {
		return
	}
	why, card := t.WhyNot(thing), t.cardOf(thing)
	if why == "" {
		why = t.doubt(thing)
	}
	if t.hunting() && thing.Kind == rules.KindSystem && thing.A < uint8(rules.BaseSpace) {
		why = t.siteText(rules.System(thing.A))
	}
	if t.F.Refused(why) {
		why = ""
	}
	if at.Overlaps(t.Board.Layout().Map) && !s.Focus && !t.F.In.Touch {
		if left := patience - (t.F.Clock.Now - t.PointedAt); left > 0 {
			t.F.WakeIn(left)
			card = game.Option{}
		}
		if t.PutAt != nil { // he does not look at that place, he is about to fetch the next thing
			card = game.Option{}
		}
	}
	t.F.OnTop(func() { t.drawSheet(card, at, why) })
}

// cardOf is the card that tells about a thing: of his own facedown missions the viewer knows the face, or of all.
func (t *Table) cardOf(thing game.Option) game.Option {
	if thing.Kind != rules.KindSlot {
		return thing
	}
	if m := t.View.OnTableOf(rules.Side(thing.A))[thing.B]; m != rules.NoMission {
		return m.Thing()
	}
	return game.Option{}
}

func (t *Table) drawSheet(card game.Option, at ui.Rect, why string) {
	const gap, margin = 6, 10
	f := t.F
	text := f.Palette.Body()
	height, note := 0.0, 0.0
	if f.In.Touch && f.In.Down && (!t.pinned.on || t.pinned.held) {
		t.pinned = pinned{card, at, why, true, true}
	}
	place := t.placeOfSheet(card, why)
	foot := t.sheetFoot(place)
	paper := render.PanelStyle{Fill: f.Palette.Warning.Mix(f.Palette.Space, 0.8), Line: f.Palette.Warning, Width: 1.5}
	if why == "" && card.Kind == rules.KindObjective {
		why = t.objectiveText(rules.Objective(card.A))
		paper = render.PanelStyle{Fill: f.Palette.PanelLight, Line: f.Palette.LineLight, Width: 1.5}
	}
	if why != "" {
		note = f.ParagraphHeight(why, board.CardWidth-2*margin, text) + 2*margin + gap
	}
	if card != (game.Option{}) {
		height = min(board.CardHeight, f.H-2*gap-note-foot)
	}
	if height+note == 0 {
		return
	}
	box := t.beside(at, board.CardWidth, height+note+foot)
	if t.pinned.on && !t.pinned.held {
		f.Cover("sheet", box)
	}
	if foot > 0 {
		var r ui.Rect
		r, box = box.CutBottom(foot)
		t.drawSheetFoot(r, place)
	}
	if why != "" {
		var r ui.Rect
		r, box = box.CutTop(note)
		r.H -= gap
		f.Shadow(r)
		f.Panel(r, paper)
		f.Paragraph(why, r.Inset(margin), text)
	}
	if height > 0 {
		f.Shadow(box)
		t.Board.Card(f.Canvas, &t.View, card, box)
	}
}

// beside finds a place for a sheet next to a thing, above the bar that asks and its buttons.
func (t *Table) beside(thing ui.Rect, w, h float64) ui.Rect {
	const margin = 8
	box := t.F.Beside(thing, w, h)
	box.Y = max(min(box.Y, t.Board.Layout().Prompt.Y-margin-h), margin)
	return box
}

// showFacts lets the player ask what the counted cards at the rails are.
func (t *Table) showFacts() {
	for _, fact := range t.Board.Facts(&t.View) {
		if t.scene != nil && fact.Rect.Overlaps(t.Middle()) {
			continue
		}
		hunts, opens := fact.What == board.PossibleBases, t.opens(fact)
		s := t.F.Spot(ui.Spot{ID: t.Names.Join("fact.", rules.Side(fact.Side).String(), ".", factNames[fact.What]), Rect: fact.Rect, Quiet: !opens && !hunts})
		if s.Sheet {
			t.F.Hint(fact.Rect, s, t.factText(fact, hunts, opens))
		}
		if hunts && t.hunt.on {
			t.F.Panel(fact.Rect, render.PanelStyle{Corner: render.Slight, Line: t.F.Palette.Amber, Width: 1.5})
		}
		if hunts && s.Clicked {
			t.toggleHunt()
		}
		if opens && s.Clicked {
			t.openPile(fact)
		}
	}
}

// factText says what the counted cards are, and what a click leads to.
func (t *Table) factText(fact board.Fact, hunts, opens bool) string {
	text := t.Board.FactText(&t.View, fact)
	switch {
	case hunts:
		text += " " + t.Words.Say("hunt.open")
	case opens:
		text += " " + t.Words.Say("table.pile.open")
	}
	return text
}

var factNames = [...]string{
	board.MissionCards: "missions", board.ObjectiveCards: "objectives", board.ProjectCards: "projects",
	board.ProbeCards: "probes", board.ActionCards: "actions", board.PossibleBases: "bases",
}
