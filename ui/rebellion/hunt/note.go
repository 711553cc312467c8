package hunt

import (
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// noting is the note that a player is writing.
type noting struct {
	system rules.System
	draft  Note
	seen   int // frames, until keys begin at the pins
}

// Write opens the note to a system.
func (h *Hunt) Write(s rules.System) { h.note = &noting{system: s, draft: h.noteAt(s)} }

// ShowNote shows the note that the player is writing.
func (h *Hunt) ShowNote() {
	w := h.note
	if w == nil {
		return
	}
	if !h.mayPin() {
		h.note = nil
		return
	}
	h.F.Modal(func() {
		const margin, head, row, gap = 20, 40, 46, 12
		f, p := h.F, h.F.Palette
		wide := min(520, f.W-24)
		about := h.siteReason(w.system)
		known := f.ParagraphHeight(about, wide-2*margin, p.Body())
		hint := f.ParagraphHeight(h.Words.Say("pins.only_you"), wide-2*margin, p.Body())
		stacked := h.Board.Layout().Form == board.Upright
		choices := 1.0
		if stacked {
			choices = float64(len(pins))
		}
		box := f.Bounds().Middle(wide, min(2*margin+head+known+hint+(choices+2)*(row+gap)+2*gap, f.H-8))
		f.Shadow(box)
		f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
		title, rest := box.Inset(margin).CutTop(head)
		name := h.Say.System(w.system)
		f.Text(name, title.Move(0, -6), f.Fitted(name, p.Title(), title.W))
		f.Paragraph(about, rest, p.Body())
		_, rest = rest.CutTop(known + gap)
		rest = h.showPins(rest, stacked, row, gap)
		field, rest := rest.CutTop(row)
		f.Field(ui.Field{ID: "note.text", Rect: field, Empty: h.Words.Say("pins.write"), Most: 80}, &w.draft.Text)
		_, rest = rest.CutTop(gap)
		f.Paragraph(h.Words.Say("pins.only_you"), rest, p.Body().In(p.Dim))
		foot, _ := box.Inset(margin).CutBottom(row)
		h.endNote(foot.Columns(gap, 1, 1))
		if w.seen < 2 { // the first frame only puts the panel over the table
			w.seen++
			f.FocusOn("note." + string(Suspected))
			f.Invalidate()
		}
	})
}

// showPins offers the pins and returns the place below.
func (h *Hunt) showPins(area ui.Rect, stacked bool, row, gap float64) (rest ui.Rect) {
	w := h.note
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
			ID: "note." + string(name), Rect: places[i], Label: h.Words.Say("pins." + string(name)), Sign: pinSigns[name],
			Size: render.SizeText, Chosen: w.draft.Pin == name,
		}
		if h.F.Button(b) {
			if w.draft.Pin == name {
				name = ""
			}
			w.draft.Pin = name
			h.F.Invalidate()
		}
	}
	return area
}

// endNote keeps the note, or takes it away.
func (h *Hunt) endNote(places []ui.Rect) {
	f, w := h.F, h.note
	away := ui.Button{ID: "note.away", Rect: places[0], Label: h.Words.Say("pins.away"), Size: render.SizeText}
	if w.draft == (Note{}) {
		away.Why = h.Words.Say("pins.nothing")
	}
	done := f.Button(ui.Button{ID: "note.done", Rect: places[1], Label: h.Words.Say("pins.done"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"})
	if f.Button(away) {
		w.draft, done = Note{}, true
	}
	if !done && !f.Pressed(ui.KeyEscape) {
		return
	}
	if done {
		h.Pins.Put(h.View.Seat, w.system, w.draft)
		h.Keep()
	}
	h.note = nil
	h.focus = pinID(w.system)
	f.Invalidate()
}
