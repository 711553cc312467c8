package tabs

import (
	"holoboard/game"
	"holoboard/render/board"
	"holoboard/ui"
)

// ShowOwn shows the list of the viewer's own things, as they look in this frame.
func (t *Tabs[V, E]) ShowOwn(look func() board.Look) {
	l := t.Board.Layout()
	if l.Tab != board.HandTab {
		return
	}
	f := t.F
	f.Fill(l.Own, f.Palette.Space)
	f.Fill(l.Own, f.Palette.Panel)
	rare := t.rare()
	f.Scroll("own", l.Own, t.Board.OwnHeight(t.View)+rareHeight*float64(len(rare)), func(content ui.Rect) {
		t.Board.ScrollOwn(ui.Point{X: content.X, Y: content.Y})
		t.Table.BeginOwn()
		things := t.Board.AppendThings(nil, t.View)
		t.revealOffered(things, content)
		for _, thing := range things {
			if thing.Listed {
				t.Table.ShowThing(thing)
			}
		}
		t.Board.DrawOwn(f.Canvas, t.View, look())
		for _, thing := range things {
			if thing.Listed {
				t.Table.DrawOver(thing)
			}
		}
		_, foot := content.CutTop(t.Board.OwnHeight(t.View))
		for _, o := range rare {
			var row ui.Rect
			row, foot = foot.CutTop(rareHeight)
			t.Table.ShowRare(o, row.InsetXY(10, 8))
		}
	})
}

const rareHeight = 62 // points, of a button with what lies around it

// rare lists what the decision offers that is rare and final.
func (t *Tabs[V, E]) rare() (list []game.Option) {
	if t.Pending == nil || t.Grip.Carries() {
		return nil
	}
	for _, o := range t.Pending.Options {
		if t.Table.Rare(o) {
			list = append(list, o)
		}
	}
	return list
}

// revealOffered scrolls the list to the first thing that a new question offers, if it is not to be seen from the start.
func (t *Tabs[V, E]) revealOffered(things []board.Thing, content ui.Rect) {
	const margin = 8
	if !t.reveal {
		return
	}
	t.reveal = false
	for _, thing := range things {
		if !thing.Listed || len(t.Table.OnBoard(thing.Option)) == 0 {
			continue
		}
		offset := thing.Rect.Y - content.Y - margin
		if thing.Rect.Bottom()-content.Y <= t.Board.Layout().Own.H {
			offset = 0
		}
		t.F.ScrollTo("own", offset)
		return
	}
}
