package pins

import (
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// writing is the note that a player is writing.
type writing struct {
	site  Site
	draft Note
	seen  int // frames, until keys begin at the pins
}

// Write opens the note to a site.
func (p *Pins[V]) Write(s Site) { p.writing = &writing{site: s, draft: p.NoteAt(s.ID)} }

// ShowNote shows the note that the player is writing.
func (p *Pins[V]) ShowNote() {
	w := p.writing
	if w == nil {
		return
	}
	if !p.table.MayPin() {
		p.writing = nil
		return
	}
	p.flow.F.Modal(func() {
		const margin, head, row, gap = 20, 40, 46, 12
		f, ink := p.flow.F, p.flow.F.Palette
		wide := min(520, f.W-24)
		about := p.table.About(w.site.Thing)
		known := f.ParagraphHeight(about, wide-2*margin, ink.Body())
		hint := f.ParagraphHeight(p.flow.Words.Say("pins.only_you"), wide-2*margin, ink.Body())
		stacked := p.table.Layout().Form == board.Upright
		choices := 1.0
		if stacked {
			choices = float64(len(pins))
		}
		box := f.Bounds().Middle(wide, min(2*margin+head+known+hint+(choices+2)*(row+gap)+2*gap, f.H-8))
		f.Shadow(box)
		f.Paper(box)
		title, rest := box.Inset(margin).CutTop(head)
		name := p.table.Name(w.site.Thing)
		f.Text(name, title.Move(0, -6), f.Fitted(name, ink.Title(), title.W))
		f.Paragraph(about, rest, ink.Body())
		_, rest = rest.CutTop(known + gap)
		rest = p.showPins(rest, stacked, row, gap)
		field, rest := rest.CutTop(row)
		f.Field(ui.Field{ID: "note.text", Rect: field, Empty: p.flow.Words.Say("pins.write"), Most: longestNote}, &w.draft.Text)
		_, rest = rest.CutTop(gap)
		f.Paragraph(p.flow.Words.Say("pins.only_you"), rest, ink.Body().In(ink.Dim))
		foot, _ := box.Inset(margin).CutBottom(row)
		p.endNote(foot.Columns(gap, 1, 1))
		if w.seen < 2 { // the first frame only puts the panel over the table
			w.seen++
			f.FocusOn("note." + string(Suspected))
			f.Invalidate()
		}
	})
}

// showPins offers the pins and returns the place below.
func (p *Pins[V]) showPins(area ui.Rect, stacked bool, row, gap float64) (rest ui.Rect) {
	w := p.writing
	places := make([]ui.Rect, len(pins))
	if stacked {
		for i := range pins {
			places[i], area = area.CutTop(row)
			_, area = area.CutTop(gap)
		}
	} else {
		var line ui.Rect
		line, area = area.CutTop(row)
		_, area = area.CutTop(gap)
		places = line.Columns(gap, 1, 1, 1)
	}
	for i, name := range pins {
		b := ui.Button{
			ID: "note." + string(name), Rect: places[i], Label: p.flow.Words.Say("pins." + string(name)), Sign: signs[name],
			Size: render.SizeText, Chosen: w.draft.Pin == name,
		}
		if p.flow.F.Button(b) {
			if w.draft.Pin == name {
				name = ""
			}
			w.draft.Pin = name
			p.flow.F.Invalidate()
		}
	}
	return area
}

// endNote keeps the note, or takes it away.
func (p *Pins[V]) endNote(places []ui.Rect) {
	f, w := p.flow.F, p.writing
	away := ui.Button{ID: "note.away", Rect: places[0], Label: p.flow.Words.Say("pins.away"), Size: render.SizeText}
	if w.draft == (Note{}) {
		away.Why = p.flow.Words.Say("pins.nothing")
	}
	done := f.Button(ui.Button{ID: "note.done", Rect: places[1], Label: p.flow.Words.Say("pins.done"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"})
	if f.Button(away) {
		w.draft, done = Note{}, true
	}
	if !done && !f.Pressed(ui.KeyEscape) {
		return
	}
	if done {
		p.Kept.Put(p.flow.Viewer, w.site.ID, w.draft)
		p.Keep()
	}
	p.writing = nil
	p.focus = spotOf(w.site.ID)
	f.Invalidate()
}
