package board

import "holoboard/render"

// Layout says where each part of a table is on a screen, in points. On a wide one everything is there at once. On
// smaller ones some parts stay closed until their tab is opened; their places are those that they have when they are open.
type Layout struct {
	Form     Form
	Tab      Tab // that is open; Everywhere on a wide screen
	Bounds   render.Rect
	Top      render.Rect   // the bar
	Menu     render.Rect   // a place for the menu button in it
	Round    render.Rect   // round and phase
	Bar      render.Rect   // the title's own part of it
	Turn     render.Rect   // whose turn it is
	Buttons  render.Rect   // a place for four small buttons, on a phone for one
	Rails    []render.Rect // by side: the first half of them at the left
	Folds    []render.Rect // what stays of the rails while they are folded
	Map      render.Rect
	Overview bool // the map is only to be looked at: it is too small to point at things
	Hidden   bool // what is open covers the map
	Prompt   render.Rect
	Strip    render.Rect // all below the prompt
	Hand     render.Rect
	Cards    bool // the hand is shown as cards, not as a list
	Log      render.Rect
	Own      render.Rect   // a list of the viewer's own things, on a phone
	Tabs     []render.Rect // buttons that open the tabs of TabsOf, on a phone
	Zoom     render.Rect   // a row of three small buttons over the map, on a phone
	Aside    []render.Rect // by side: what its player reads in passing lies there, not on the map; empty where there is no such place
}

// Form is how a screen is divided.
type Form uint8

// The forms.
const (
	Wide      Form = iota // everything at once
	Folded                // the rails are folded until they are opened
	Projected             // for a whole room: what everybody may see, in large signs
	Sideways              // a phone held sideways: the map, and beside it a column
	Upright               // a phone held upright: one thing at a time, over the question
)

// Phone tells whether the screen is a phone's, or as small as one.
func (f Form) Phone() bool { return f >= Sideways }

// Tab is a part of a smaller screen that can be opened.
type Tab uint8

// The tabs.
const (
	Everywhere Tab = iota
	MapTab
	HandTab
	SidesTab
	LogTab
)

// TabsOf lists the tabs that a form has buttons for, in their order. Held sideways, no open tab means the map.
func TabsOf(f Form) []Tab {
	switch f {
	case Upright:
		return []Tab{MapTab, HandTab, SidesTab, LogTab}
	case Sideways:
		return []Tab{HandTab, SidesTab, LogTab}
	}
	return nil
}

// Shape is what a title's table needs of a screen.
type Shape struct {
	Sides    int  // how many rails there are
	Bar      Span // the width of the title's own part of the bar at the top
	ForARoom bool // a whole room looks at it
}

// Span is a measure on the smallest screen that everything fits on at once, and on a large one; points.
type Span struct{ Small, Large float64 }

// The smallest screen that everything fits on at once, and one on which everything is large; points.
const (
	SmallestW, SmallestH = 1280, 720
	largeW, largeH       = 1920, 1080

	cardStrip = 132 // the height of a strip in which the hand is shown as cards
)

// NewLayout divides a screen of w × h points on which a tab is open.
func NewLayout(w, h float64, tab Tab, shape Shape) Layout {
	const hair = 0.5 // what rounding to pixels takes
	l := Layout{Bounds: render.Box(0, 0, w, h), Tab: max(tab, MapTab)}
	l.Rails, l.Folds, l.Aside = make([]render.Rect, shape.Sides), make([]render.Rect, shape.Sides), make([]render.Rect, shape.Sides)
	switch {
	case shape.ForARoom:
		l.divideForARoom()
	case w >= SmallestW-hair && h >= SmallestH-hair:
		l.Tab = Everywhere
		l.divide(Span{152, 232}, shape)
	case l.fold(shape):
	case h > w:
		l.divideUpright()
	default:
		l.divideSideways()
	}
	return l
}

// Grow is a measure that grows from the smallest screen to a large one.
func (l *Layout) Grow(s Span) float64 {
	grown := min((l.Bounds.W-SmallestW)/(largeW-SmallestW), (l.Bounds.H-SmallestH)/(largeH-SmallestH), 1)
	return render.Between(s.Small, s.Large, max(grown, 0))
}

// divide divides a wide screen with rails of a width that grows with it; what is left belongs to the map.
func (l *Layout) divide(rails Span, shape Shape) {
	strip := 96.0
	switch {
	case l.Form == Folded: // which is not wide: a hand takes more lines
		strip = 106
	case l.Bounds.H >= 800:
		l.Cards, strip = true, max(cardStrip, l.Grow(Span{cardStrip, 152}))
	}
	var rest render.Rect
	l.Top, rest = l.Bounds.CutTop(l.Grow(Span{56, 72}))
	l.Strip, rest = rest.CutBottom(strip)
	l.Prompt, rest = rest.CutBottom(l.Grow(Span{72, 88}))
	rail := l.Grow(rails)
	if l.Form == Wide { // what a very wide screen has beyond the map's shape is for the rails
		const mapShape, widest = 2.1, 320
		rail += min(max((rest.W-2*rail-mapShape*rest.H)/2, 0), widest-rail)
	}
	left, rest := rest.CutLeft(rail)
	right, middle := rest.CutRight(rail)
	l.Map = middle
	beside(l.Rails, left, right)
	l.divideTop(shape)
	l.divideStrip(right.W)
}

// beside stacks the first half of some places at the left and the others at the right.
func beside(places []render.Rect, left, right render.Rect) {
	first := (len(places) + 1) / 2
	for i := range places {
		if i < first {
			places[i] = left.Row(i, first, 0)
		} else {
			places[i] = right.Row(i-first, len(places)-first, 0)
		}
	}
}

func (l *Layout) divideTop(shape Shape) {
	bar := l.Top.InsetXY(l.Grow(Span{8, 16}), l.Grow(Span{8, 12}))
	l.Menu, bar = bar.CutLeft(40)
	_, bar = bar.CutLeft(12)
	l.Buttons, bar = bar.CutRight(4*40 + 3*8)
	l.Round, bar = bar.CutLeft(l.Grow(Span{96, 150}))
	_, bar = bar.CutRight(12)
	own := min(l.Grow(shape.Bar), bar.W)
	if l.Form == Folded { // whose turn it is gives way last
		const turn = 180
		own = min(own, bar.W-turn)
	}
	l.Bar = render.Box(bar.X, l.Top.Y, own, l.Top.H)
	l.Turn = render.Box(l.Bar.Right()+12, bar.Y, bar.Right()-l.Bar.Right()-12, bar.H)
}

// divideStrip puts the log under the right rail, as wide as that.
func (l *Layout) divideStrip(rail float64) {
	const gap = 8
	inner := render.Box(l.Strip.X+gap, l.Strip.Y+4, l.Strip.W-2*gap, l.Strip.H-8)
	if l.Cards {
		inner.H = l.Strip.H - 4 // the screen's edge cuts the cards
	}
	l.Log, inner = inner.CutRight(max(l.Grow(Span{200, 300}), rail-gap))
	l.Log.H = l.Strip.H - 10
	_, l.Hand = inner.CutRight(gap)
}

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
