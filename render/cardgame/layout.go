package cardgame

import (
	"slices"
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/stage"
)

// A half is what lies on one side of the horizon: objectives in a column at its left end, or in a row at its outer edge where it is
// narrow; units and other things beside them; enhancements of the play area at its right end.
type half struct {
	box    render.Rect
	plates render.Rect
	rows   render.Rect
	clips  render.Rect
	size   render.Point // of a tile, points; one for the whole half
	pitch  render.Point // from one to the next
}

// The usual measures, points on the smallest screen on which all is there at once.
const (
	lineHigh   = 24 // between the two halves, where the horizon runs
	platesWide = cards.PlateWidth
	platePitch = 78
	clipPitch  = 34
	roomy      = 560 // the width from which on objectives stand in a column
)

// A tileSize is how large tiles are, and how far it is from one to the next, points at the usual scale.
type tileSize struct{ w, h, px, py float64 }

// sizes are those of tiles: as in an engagement, the usual one, and a small one whose names are left out.
var sizes = [...]tileSize{
	{104, 118, 128, 130}, {cards.TileWidth, cards.TileHeight, 96, 114}, {66, 82, 78, 94}, {56, 70, 64, 76}, {44, 54, 50, 60}, {34, 42, 39, 47},
}

// narrowSizes are those where enhancements lie among the units: five, six and more in a line, closer to one another.
var narrowSizes = [...]tileSize{
	{104, 118, 117, 130}, {93, 108, 101, 117}, {cards.TileWidth, cards.TileHeight, 86, 106}, {66, 82, 74, 90}, {56, 70, 64, 76}, {44, 54, 50, 60}, {34, 42, 39, 47},
}

// Divide implements [board.Owner]: who plays stands at the left, the clock of the Death Star at the right. On a phone the hand lies under
// the table, and both clocks stand in the bar.
func (b *Board) Divide(l *board.Layout) {
	b.right, b.clock = render.Rect{}, render.Rect{}
	if b.alone {
		l.Map, l.Hand, l.Rails = l.Bounds, render.Rect{}, make([]render.Rect, 2)
		return
	}
	switch l.Form {
	case board.Upright:
		if !b.projected {
			b.divideUpright(l)
		}
	case board.Sideways:
		b.divideSideways(l)
	case board.Folded:
		left, right := l.Rails[0], l.Rails[1]
		if l.Tab == board.SidesTab {
			b.right = right
		} else {
			b.clock = render.Box(l.Folds[0].X, l.Folds[0].Y, l.Folds[1].Right()-l.Folds[0].X, l.Folds[0].H)
		}
		l.Rails[b.Below] = left.Row(1, 2, 0)
		l.Rails[b.Below.Other()] = left.Row(0, 2, 0)
	case board.Wide, board.Projected:
		left := l.Rails[0]
		b.right = l.Rails[1]
		l.Rails[b.Below] = left.Row(1, 2, 0)
		l.Rails[b.Below.Other()] = left.Row(0, 2, 0)
	}
}

// The hand on a phone, points.
const (
	uprightHand  = 104
	sidewaysHand = 84
	sidewaysTop  = 52 // over the question
)

// divideUpright has both clocks in the bar and the hand over the question.
func (b *Board) divideUpright(l *board.Layout) {
	whole := render.Box(0, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom())
	b.clock = l.Bar
	b.underHand(l, whole, uprightHand)
}

// divideSideways has the whole height for the table; turn and clocks stand over the question.
func (b *Board) divideSideways(l *board.Layout) {
	top, column := l.Prompt.CutTop(sidewaysTop)
	l.Prompt, l.Top = column, top
	l.Round, b.clock = top.InsetXY(8, 4).CutLeft(116)
	l.Bar = render.Rect{}
	b.underHand(l, render.Box(0, 0, top.X, l.Bounds.H), sidewaysHand)
}

// underHand divides what is left of a phone's screen: the table with the hand under it, or the list of the hand alone.
func (b *Board) underHand(l *board.Layout, whole render.Rect, high float64) {
	l.Zoom, l.Overview = render.Rect{}, false
	l.Own, l.Log, l.Map = whole, whole, whole
	if l.Tab == board.MapTab {
		l.Hand, l.Map = whole.CutBottom(high)
	}
	l.Hidden = l.Tab != board.MapTab
	l.Rails[b.Below.Other()], l.Rails[b.Below] = whole.Row(0, 2, 0), whole.Row(1, 2, 0)
}

// Lay implements [board.Title].
func (b *Board) Lay(s *board.Scene, v *rules.View) {
	s.Into(board.MapTab)
	if !b.Layout().Form.Phone() {
		s.Into(board.Everywhere)
	}
	if v.Seat >= 0 {
		s.PutOnScreen(HalfThing(b.Below), 1, b.ownHalf())
	}
	if b.stage = nil; stage.On(v) {
		b.layStage(s, v)
	} else {
		b.layTable(s, v)
	}
	b.layPiles(s, v)
	b.layHand(s, v)
}

// ownHalf is the half of the table of who sits below.
func (b *Board) ownHalf() render.Rect {
	field := b.Layout().Map
	_, own := field.CutTop(b.line() + lineHigh*b.scale()/2 - field.Y)
	return own
}

// layTable lays both halves of the table.
func (b *Board) layTable(s *board.Scene, v *rules.View) {
	field := b.Layout().Map
	k := b.scale()
	upper, rest := field.CutTop((field.H - lineHigh*k) / 2)
	_, lower := rest.CutTop(lineHigh * k)
	for _, side := range []rules.Side{b.Below.Other(), b.Below} {
		h := &b.halves[side]
		h.box = upper
		if side == b.Below {
			h.box = lower
		}
		b.layHalf(s, v, side, h, k)
	}
}

// scale is how much larger all is than on the smallest screen on which all is there at once.
func (b *Board) scale() float64 {
	field := b.Layout().Map
	return max(min(field.W/976, field.H/496), 0.62)
}

// laid are the cards of a side by where they lie.
type laid struct{ plates, tiles, clips []rules.Slot }

// sorted sorts what a side has on the table, its affiliation card among its enhancements where no rail has it.
func sorted(v *rules.View, side rules.Side, among bool) (all laid) {
	v.Each(side, func(slot rules.Slot, x *rules.Thing) {
		switch {
		case x.Host != rules.NoSlot:
		case x.Title.Card().Type == rules.Objective:
			all.plates = append(all.plates, slot)
		case x.Title.Card().Type == rules.AffiliationCard:
			if among {
				all.clips = append(all.clips, slot)
			}
		case v.IsUnit(slot):
			all.tiles = append(all.tiles, slot)
		default:
			all.clips = append(all.clips, slot)
		}
	})
	return all
}

// among tells whether affiliation cards lie among the others, for no rail is always there.
func (b *Board) among() bool {
	form := b.Layout().Form
	return form.Phone() || form == board.Folded
}

// layHalf lays what a side has on the table.
func (b *Board) layHalf(s *board.Scene, v *rules.View, side rules.Side, h *half, k float64) {
	all := sorted(v, side, b.among())
	inner := h.box.InsetXY(8*k, 4*k)
	if inner.W >= roomy {
		h.plates, h.rows = inner.CutLeft(platesWide * k)
		_, h.rows = h.rows.CutLeft(16 * k)
		b.layColumn(s, h.plates, all.plates, k)
	} else if side == b.Below {
		h.plates, h.rows = inner.CutBottom(min(inner.H*0.3, 64))
		b.layRow(s, h.plates, all.plates)
	} else {
		h.plates, h.rows = inner.CutTop(min(inner.H*0.3, 64))
		b.layRow(s, h.plates, all.plates)
	}
	h.clips = render.Rect{}
	if len(all.clips) > 0 && inner.W >= roomy {
		h.clips, h.rows = h.rows.CutRight(cards.ClipWidth * k)
		_, h.rows = h.rows.CutRight(12 * k)
		b.layClips(s, h.clips, all.clips, k)
		all.clips = nil
	}
	fitting := sizes[:]
	if inner.W < roomy {
		fitting = narrowSizes[:]
	}
	b.layTiles(s, h, append(all.tiles, all.clips...), k, fitting)
}

// layColumn puts objectives one below the other.
func (b *Board) layColumn(s *board.Scene, area render.Rect, slots []rules.Slot, k float64) {
	pitch := min(platePitch*k, area.H/float64(max(len(slots), 1)))
	high := min(cards.PlateHeight*k, pitch-4)
	y := area.Y + (area.H-pitch*float64(len(slots)))/2
	for i, slot := range slots {
		s.PutOnScreen(SlotThing(slot), 1, render.Box(area.X, y+pitch*float64(i)+(pitch-high)/2, area.W, high))
	}
}

// layRow puts objectives side by side.
func (b *Board) layRow(s *board.Scene, area render.Rect, slots []rules.Slot) {
	const gap = 6
	for i, slot := range slots {
		s.PutOnScreen(SlotThing(slot), 1, area.Column(i, max(len(slots), 3), gap))
	}
}

// layClips puts enhancements of the play area one below the other.
func (b *Board) layClips(s *board.Scene, area render.Rect, slots []rules.Slot, k float64) {
	pitch := min(clipPitch*k, area.H/float64(len(slots)))
	high := min(cards.ClipHeight*k, pitch-2)
	y := area.Center().Y - pitch*float64(len(slots))/2
	for i, slot := range slots {
		s.PutOnScreen(SlotThing(slot), 1, render.Box(area.X, y+pitch*float64(i)+(pitch-high)/2, area.W, high))
	}
}

// layTiles puts units into rows, all of a half in the largest fitting size, those nearest to the horizon first.
func (b *Board) layTiles(s *board.Scene, h *half, slots []rules.Slot, k float64, fitting []tileSize) {
	if len(slots) == 0 {
		return
	}
	columns, rows := 1, 1
	for _, size := range fitting {
		h.size, h.pitch = render.Point{X: size.w * k, Y: size.h * k}, render.Point{X: size.px * k, Y: size.py * k}
		columns, rows = int((h.rows.W+h.pitch.X-h.size.X)/h.pitch.X), int((h.rows.H+2*k)/h.pitch.Y)
		if columns*rows >= len(slots) {
			break
		}
	}
	columns = max(columns, 1)
	used := min((len(slots)+columns-1)/columns, max(rows, 1))
	high := float64(used) * h.pitch.Y
	top := h.rows.Y + (h.rows.H-high)/2
	for i, slot := range slots {
		row := min(i/columns, used-1)
		x := h.rows.X + h.pitch.X*float64(i-row*columns)
		y := top + h.pitch.Y*float64(row) + (h.pitch.Y-h.size.Y)*0.62
		s.PutOnScreen(SlotThing(slot), 1, render.Box(x, y, h.size.X, h.size.Y))
	}
}

// layHand lays the viewer's hand.
func (b *Board) layHand(s *board.Scene, v *rules.View) {
	b.hand = board.Hand{}
	if v.Seat < 0 || b.projected {
		return
	}
	var held []board.Held
	for _, t := range v.Eyes.Hand.All() {
		thing := TitleThing(t)
		if i := slices.IndexFunc(held, func(h board.Held) bool { return h.Thing == thing }); i >= 0 {
			held[i].Count++
			continue
		}
		held = append(held, board.Held{Thing: thing, Count: 1})
	}
	s.Into(board.MapTab)
	if !b.Layout().Form.Phone() {
		s.Into(board.Everywhere)
	}
	area := b.Layout().Hand
	if b.Layout().Form.Phone() {
		area = area.InsetXY(8, 0)
		area = render.Box(area.X, area.Y-board.TitleHeight+12, area.W, area.H+board.TitleHeight-12) // without a title over it
	}
	b.hand = s.LayHand(area, held, board.Fanned)
	b.listHand(s, held)
}

// listHand lists the hand on a phone, each card with all that it says.
func (b *Board) listHand(s *board.Scene, held []board.Held) {
	l := b.Layout()
	b.list, b.listed = board.List{}, nil
	if !l.Form.Phone() {
		return
	}
	const least, high = 150, 210
	b.list = board.NewList(l.Own.W)
	s.Into(board.HandTab)
	for i, cell := range b.list.Cells(len(held), least, high) {
		b.listed = append(b.listed, s.PutOnList(board.Piece{Thing: held[i].Thing, Count: held[i].Count}, cell))
	}
}

// OwnHeight implements [board.Board].
func (b *Board) OwnHeight(v *rules.View) float64 {
	b.Scene(v)
	return b.list.Height
}

// DrawOwn implements [board.Board]: whole cards.
func (b *Board) DrawOwn(c *render.Canvas, v *rules.View, look board.Look) {
	s := b.Scene(v)
	for _, i := range b.listed {
		p := &s.Pieces[i]
		box := b.BoxOf(p)
		b.Cards.Draw(c, rules.Title(p.Thing.A), box)
		look.DrawFrame(c, box, look.StateOf(p.Thing))
		if p.Count > 1 {
			c.Text("×"+strconv.Itoa(p.Count), render.Box(box.X, box.Bottom()-24, box.W-10, 20), c.Palette.Number().AtRight().Rimmed(c.Palette.Space))
		}
	}
}
