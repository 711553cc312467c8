package board

import "holoboard/render"

// A whole room looks at a projected table, from five metres away: fewer things, in larger signs. It is made for
// screens of this many points, however many pixels they have; a wider or higher one has more in one direction.
const (
	ProjectedW = 1097
	ProjectedH = 617
	UprightW   = 430 // where it is higher than wide
	UprightH   = 764
)

func (l *Layout) divideForARoom() {
	l.Tab = Everywhere
	if l.Bounds.H > l.Bounds.W {
		l.divideHighRoom()
		return
	}
	const top, prompt, rail, margin = 64, 84, 119, 14
	l.Form = Projected
	var rest render.Rect
	l.Top, rest = l.Bounds.CutTop(top)
	l.Prompt, rest = rest.CutBottom(prompt)
	left, rest := rest.CutLeft(rail)
	right, middle := rest.CutRight(rail)
	l.Map = middle
	beside(l.Rails, left, right)
	bar := l.Top.InsetXY(margin, 8)
	l.Round, bar = bar.CutLeft(140)
	l.Turn, bar = bar.CutRight(170)
	l.Bar = render.Box(bar.X, l.Top.Y+2, bar.W-margin, l.Top.H-4)
}

// divideHighRoom puts the rails below the map.
func (l *Layout) divideHighRoom() {
	const top, prompt, shape, margin = 62, 132, 1.3, 8
	l.Form = Upright
	var rest render.Rect
	l.Top, rest = l.Bounds.CutTop(top)
	l.Prompt, rest = rest.CutBottom(prompt)
	l.Map, rest = rest.CutTop(l.Bounds.W / shape)
	left, right := rest.CutLeft(l.Bounds.W / 2)
	beside(l.Rails, left, right)
	bar := l.Top.InsetXY(margin, margin)
	l.Menu, bar = bar.CutRight(l.Top.H - 2*margin)
	l.Round, bar = bar.CutLeft(110)
	l.Bar = bar.InsetXY(margin, 0)
}
