package rebellion

import (
	"holoboard/game"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// sheet shows what there is to know about a thing that the player looks at, and why it may not be chosen now.
func (t *Table) sheet(thing game.Option, at ui.Rect, s ui.State) {
	if !s.Sheet {
		return
	}
	why := t.whyNot(thing)
	t.f.OnTop(func() { t.drawSheet(thing, at, why) })
}

func (t *Table) drawSheet(thing game.Option, at ui.Rect, why string) {
	const gap, margin = 6, 10
	f := t.f
	text := f.Palette.Body()
	note := 0.0
	if why != "" {
		note = f.ParagraphHeight(why, board.CardWidth-2*margin, text) + 2*margin + gap
	}
	box := f.Beside(at, board.CardWidth, board.CardHeight+note)
	if why != "" {
		var r ui.Rect
		r, box = box.CutTop(note)
		r.H -= gap
		f.Shadow(r)
		f.Panel(r, render.PanelStyle{Fill: f.Palette.Warning.Mix(f.Palette.Space, 0.8), Line: f.Palette.Warning, Width: 1.5})
		f.Paragraph(why, r.Inset(margin), text)
	}
	f.Shadow(box)
	t.board.Card(f.Canvas, &t.view, thing, box)
}

// showFacts lets the player ask what the counted cards at the rails are.
func (t *Table) showFacts() {
	for _, fact := range t.board.Facts(&t.view) {
		if t.scene != nil && fact.Rect.Overlaps(t.middle()) {
			continue
		}
		name := "fact." + fact.Side.String() + "." + factNames[fact.What]
		s := t.f.Spot(ui.Spot{ID: name, Rect: fact.Rect, Quiet: true})
		t.f.Hint(fact.Rect, s, t.board.FactText(&t.view, fact))
	}
}

var factNames = [...]string{
	board.MissionCards: "missions", board.ObjectiveCards: "objectives", board.ProjectCards: "projects",
	board.ProbeCards: "probes", board.TacticCards: "tactics", board.PossibleBases: "bases",
}
