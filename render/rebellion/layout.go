package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
)

// Layout says where each part of the table is on a screen, in points. Sizes grow from the smallest screen,
// 1280 × 720, to 1920 × 1080; what is left belongs to the map.
type Layout struct {
	Bounds  render.Rect
	Top     render.Rect    // the bar with the track
	Menu    render.Rect    // a place for the menu button in it
	Round   render.Rect    // round and phase
	Track   render.Rect    // the 16 spaces and the names of the markers above them
	Turn    render.Rect    // whose turn it is
	Buttons render.Rect    // a place for four small buttons
	Rails   [2]render.Rect // by side: the Rebels at the left
	Map     render.Rect
	Prompt  render.Rect
	Strip   render.Rect // all below the prompt
	OnTable render.Rect // the viewer's facedown missions in it
	Hand    render.Rect
	Log     render.Rect
	Cards   bool // the hand is shown as cards, not as a list
}

// The smallest screen that everything fits on, points.
const (
	smallestW, smallestH = 1280, 720
	largeW, largeH       = 1920, 1080
)

// cardStrip is the height of the strip that shows cards.
const cardStrip = 132

// NewLayout divides a screen of w × h points.
func NewLayout(w, h float64) Layout {
	grown := min((w-smallestW)/(largeW-smallestW), (h-smallestH)/(largeH-smallestH), 1)
	grow := func(small, large float64) float64 { return render.Between(small, large, max(grown, 0)) }

	l := Layout{Bounds: render.Box(0, 0, w, h)}
	strip := 96.0
	if h >= 800 {
		l.Cards, strip = true, max(cardStrip, grow(cardStrip, 152))
	}
	var rest render.Rect
	l.Top, rest = l.Bounds.CutTop(grow(56, 72))
	l.Strip, rest = rest.CutBottom(strip)
	l.Prompt, rest = rest.CutBottom(grow(72, 88))
	l.Rails[rebellion.Rebels], rest = rest.CutLeft(grow(152, 232))
	l.Rails[rebellion.Empire], l.Map = rest.CutRight(grow(152, 232))
	l.divideTop(grow)
	l.divideStrip(grow)
	return l
}

func (l *Layout) divideTop(grow func(small, large float64) float64) {
	bar := l.Top.InsetXY(grow(8, 16), grow(8, 12))
	l.Menu, bar = bar.CutLeft(40)
	_, bar = bar.CutLeft(12)
	l.Buttons, bar = bar.CutRight(4*40 + 3*8)
	l.Round, bar = bar.CutLeft(grow(96, 150))
	_, bar = bar.CutRight(12)
	track := trackSpaces * grow(46, 66)
	l.Track = render.Box(bar.X, l.Top.Y, min(track, bar.W), l.Top.H)
	l.Turn = render.Box(l.Track.Right()+12, bar.Y, bar.Right()-l.Track.Right()-12, bar.H)
}

func (l *Layout) divideStrip(grow func(small, large float64) float64) {
	const gap = 8
	inner := render.Box(l.Strip.X+gap, l.Strip.Y+4, l.Strip.W-2*gap, l.Strip.H-8)
	if l.Cards {
		inner.H = l.Strip.H - 4 // the screen's edge cuts the cards
	}
	l.Log, inner = inner.CutRight(grow(200, 300))
	l.Log.H = l.Strip.H - 10
	_, inner = inner.CutRight(gap)
	l.OnTable, inner = inner.CutLeft(grow(246, 300))
	_, l.Hand = inner.CutLeft(gap)
}
