package answer

import (
	"cmp"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/rack"
)

// A Party is one of two who take part.
type Party struct {
	Name  string
	More  string // what it does it with, or what it bears
	Brief string // the same in fewer words, where there is little room; nothing: there are none
	Color render.Color
	Draw  func(box ui.Rect) // nil: its sign
	Sign  string
}

// showStage shows both parties, the beam from the first to the second, and what decides between them.
func (w *Window) showStage(f *ui.Frame, area ui.Rect) {
	size := min(area.H-50, area.W*0.27, 220)
	middle := area.Center().Y - 22
	from, to := render.Point{X: area.X + area.W*0.19, Y: middle}, render.Point{X: area.Right() - area.W*0.19, Y: middle}
	showBeam(f, from, to, size, w.Parties[0].Color)
	for i, at := range [...]render.Point{from, to} {
		w.Parties[i].draw(f, render.Around(at, size, size))
		w.Parties[i].name(f, area, at.X)
	}
	w.Between(render.Around(render.Point{X: area.Center().X, Y: middle}, size*0.5, size*0.5))
	f.Text(w.Sum, render.Around(render.Point{X: area.Center().X, Y: middle + size*0.42}, area.W*0.4, 22), f.Palette.Body().Centered())
}

func (who *Party) draw(f *ui.Frame, box ui.Rect) {
	if who.Draw == nil {
		f.Sign(who.Sign, box, who.Color)
		return
	}
	who.Draw(box)
}

// showBeam shows what goes from one party of a size to the other: it fades on its way.
func showBeam(f *ui.Frame, from, to render.Point, size float64, color render.Color) {
	const rim, half = 0.46, 0.26 // of a party
	beam := render.Box(from.X+rim*size, from.Y-half*size, to.X-from.X-2*rim*size, 2*half*size)
	f.Light(func() {
		for i, strong := range [...]float64{0.34, 0.26, 0.18, 0.1} {
			f.Fill(beam.Column(i, 4, 0), color.Alpha(strong))
		}
		f.Line(render.Point{X: beam.X, Y: beam.Y}, render.Point{X: beam.Right(), Y: beam.Y}, 1.4, color.Alpha(0.7))
		f.Line(render.Point{X: beam.X, Y: beam.Bottom()}, render.Point{X: beam.Right(), Y: beam.Bottom()}, 1.4, color.Alpha(0.7))
	})
}

// name says below a party who it is; where there is little room for many words they take two lines.
func (who *Party) name(f *ui.Frame, area ui.Rect, x float64) {
	high, more := 44.0, who.More
	if area.W < narrow {
		high, more = 60, cmp.Or(who.Brief, more)
	}
	box := render.Around(render.Point{X: x, Y: area.Bottom() - high/2}, max(area.W*0.36, min(area.W/2-4, 187)), high).KeepIn(area)
	upper, lower := box.CutTop(24)
	f.Text(who.Name, upper, f.Palette.Title().Sized(render.SizeLarge).In(who.Color).Centered())
	rack.Wrapped(f, more, lower, f.Palette.Body().Centered())
}

// Die draws a die that decides; one that is not thrown yet has a question mark.
func Die(f *ui.Frame, die render.Die, box ui.Rect) {
	f.Die(box, die)
	if die.Face == "" {
		f.Text("?", box, f.Palette.Title().Sized(box.W*0.4).Centered())
	}
}
