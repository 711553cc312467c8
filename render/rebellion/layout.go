package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
)

// Layout says where each part of the table is on a screen, in points. On a wide one everything is there at once. On
// smaller ones some parts stay closed until their tab is opened; their places are those that they have when they are open.
type Layout struct {
	Form    Form
	Tab     Tab // that is open; Everywhere on a wide screen
	Bounds  render.Rect
	Top     render.Rect    // the bar with the track
	Menu    render.Rect    // a place for the menu button in it
	Round   render.Rect    // round and phase
	Track   render.Rect    // the 16 spaces and the names of the markers above them
	Turn    render.Rect    // whose turn it is
	Buttons render.Rect    // a place for four small buttons, on a phone for one
	Rails   [2]render.Rect // by side: the Rebels at the left
	Map     render.Rect
	Prompt  render.Rect
	Strip   render.Rect // all below the prompt
	OnTable render.Rect // the viewer's facedown missions in it
	Hand    render.Rect
	Log     render.Rect
	Cards   bool // the hand is shown as cards, not as a list

	Folds    [2]render.Rect // what stays of the rails while they are folded
	Overview bool           // the map is only to be looked at: it is too small to point at things
	Hidden   bool           // what is open covers the map
	Base     render.Rect    // the Rebel Base space over the map, on a phone
	Own      render.Rect    // a list of the viewer's leaders, missions and cards, on a phone
	Tabs     []render.Rect  // buttons that open the tabs of TabsOf, on a phone
	Zoom     render.Rect    // a row of three small buttons over the map, on a phone

	Plan     render.Rect // the viewer's missions of this round over the map of a wide screen, while [Board.Plan] is open
	PlanHead render.Rect // its title
	PlanSide render.Rect // what stands beside it

	Steps  render.Rect // of the Refresh Phase, over the map of a wide screen; see Refreshing
	Tray   render.Rect // for what leaves the build queue
	Column render.Rect // beside the map for what the phase has brought
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

// The smallest screen that everything fits on at once, points.
const (
	smallestW, smallestH = 1280, 720
	largeW, largeH       = 1920, 1080
)

// cardStrip is the height of the strip that shows cards.
const cardStrip = 132

// NewLayout divides a screen of w × h points on which a tab is open.
func NewLayout(w, h float64, tab Tab) Layout {
	const hair = 0.5 // what rounding to pixels takes
	l := Layout{Bounds: render.Box(0, 0, w, h), Tab: max(tab, MapTab)}
	switch {
	case w >= smallestW-hair && h >= smallestH-hair:
		l.Tab = Everywhere
		l.divide(152, 232)
		return l
	case l.fold():
		return l
	case h > w:
		l.divideUpright()
	default:
		l.divideSideways()
	}
	return l
}

// divide divides a wide screen with rails of a width that grows from the smallest screen, 1280 × 720, to 1920 × 1080; what
// is left belongs to the map.
func (l *Layout) divide(narrow, wide float64) {
	w, h := l.Bounds.W, l.Bounds.H
	grown := min((w-smallestW)/(largeW-smallestW), (h-smallestH)/(largeH-smallestH), 1)
	grow := func(small, large float64) float64 { return render.Between(small, large, max(grown, 0)) }

	strip := 96.0
	if h >= 800 && l.Form == Wide {
		l.Cards, strip = true, max(cardStrip, grow(cardStrip, 152))
	}
	var rest render.Rect
	l.Top, rest = l.Bounds.CutTop(grow(56, 72))
	l.Strip, rest = rest.CutBottom(strip)
	l.Prompt, rest = rest.CutBottom(grow(72, 88))
	rail := grow(narrow, wide)
	if l.Form == Wide { // what a very wide screen has beyond the map's shape is for the rails
		const shape, widest = 2.1, 320
		rail += min(max((rest.W-2*rail-shape*rest.H)/2, 0), widest-rail)
	}
	l.Rails[rebellion.Rebels], rest = rest.CutLeft(rail)
	l.Rails[rebellion.Empire], l.Map = rest.CutRight(rail)
	l.divideTop(grow)
	l.divideStrip(grow)
}

func (l *Layout) divideTop(grow func(small, large float64) float64) {
	bar := l.Top.InsetXY(grow(8, 16), grow(8, 12))
	l.Menu, bar = bar.CutLeft(40)
	_, bar = bar.CutLeft(12)
	l.Buttons, bar = bar.CutRight(4*40 + 3*8)
	l.Round, bar = bar.CutLeft(grow(96, 150))
	_, bar = bar.CutRight(12)
	track := min(trackSpaces*grow(46, 66), bar.W)
	if l.Form == Folded { // whose turn it is gives way last
		const turn = 180
		track = min(track, bar.W-turn)
	}
	l.Track = render.Box(bar.X, l.Top.Y, track, l.Top.H)
	l.Turn = render.Box(l.Track.Right()+12, bar.Y, bar.Right()-l.Track.Right()-12, bar.H)
}

func (l *Layout) divideStrip(grow func(small, large float64) float64) {
	const gap = 8
	inner := render.Box(l.Strip.X+gap, l.Strip.Y+4, l.Strip.W-2*gap, l.Strip.H-8)
	if l.Cards {
		inner.H = l.Strip.H - 4 // the screen's edge cuts the cards
	}
	l.Log, inner = inner.CutRight(max(grow(200, 300), l.Rails[rebellion.Empire].W-gap)) // under a rail as wide as that
	l.Log.H = l.Strip.H - 10
	_, inner = inner.CutRight(gap)
	l.OnTable, inner = inner.CutLeft(grow(246, 300))
	_, l.Hand = inner.CutLeft(gap)
}
