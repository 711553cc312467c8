package rebellion

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// own is the list of the viewer's own things on a phone: his pool, the units that he has to put somewhere, his facedown
// missions, his hand. Its places are counted from where it begins.
type own struct {
	board.List
	pool    render.Rect // with its title
	leaders []int
	units   []int
	table   []slot
	cards   []int
	faces   bool // of the hand
}

// Sizes in the list, points.
const (
	ownLeader  = 140 // the least width of a leader with name and skills
	ownUnit    = 72
	ownCard    = 300 // the usual width of a mission on the table
	ownMission = 84
	ownFace    = 132 // the least width of a card of the hand, and its height
)

// layOwn puts the viewer's things into the list.
func (b *Board) layOwn(s *scene) {
	side := s.view.Side()
	if side == rebellion.NoSide {
		return
	}
	s.Into(HandTab)
	l := &s.own
	l.List = board.NewList(b.layout.Own.W)
	if s.view.Leaving(side) > 0 {
		b.listUnits(s, side)
	}
	b.listPool(s, side)
	b.listMissions(s, side)
	cards := handOf(s.view)
	if len(cards) == 0 {
		return
	}
	l.Title("", len(cards), true)
	width, high := min(ownCard, l.Width()), float64(touchSize)
	if l.faces = b.layout.Form == Upright; l.faces { // held sideways there is too little height for pictures
		width, high = ownFace, ownFace
	}
	for i, box := range l.Cells(len(cards), width, high) {
		l.cards = append(l.cards, s.PutOnList(piece{Thing: cards[i].Thing, Count: cards[i].Count}, box))
	}
	l.Titles[len(l.Titles)-1].Text = b.handTitle(s, l.cards)
}

func (b *Board) listUnits(s *scene, side rebellion.Side) {
	units := b.trayCells(s, side)
	left := 0
	for _, unit := range units {
		left += unit.Count
	}
	s.own.Title(b.say("board."+trayKey(s.view)), left, false)
	for i, box := range s.own.Cells(len(units), ownUnit, touchSize) {
		if units[i].Count > 0 {
			s.own.units = append(s.own.units, s.PutOnList(units[i], box))
		}
	}
}

// listPool lists the leaders of the pool. While leaders are assigned there is a place for one where it is empty too: he may
// be brought back.
func (b *Board) listPool(s *scene, side rebellion.Side) {
	l := &s.own
	top := l.Height
	pool := leadersAt(s.view, side, rebellion.InPool)
	places := len(pool)
	if s.view.Phase == rebellion.Assignment {
		places = max(places, 1)
	}
	if places == 0 {
		return
	}
	l.Title(b.say("board.pool"), len(pool), false)
	for i, box := range l.Cells(places, ownLeader, touchSize) {
		if i < len(pool) {
			l.leaders = append(l.leaders, s.PutOnList(piece{Thing: pool[i].Thing(), Count: 1}, box))
		}
	}
	l.pool = l.Since(top)
}

func (b *Board) listMissions(s *scene, side rebellion.Side) {
	const bust, high = 44.0, 55.0
	l := &s.own
	n := onTable(s.view)
	if n == 0 {
		return
	}
	l.Title(b.say("board.on_table", assets.Args{"n": n}), n, true)
	boxes := l.Cells(n, min(ownCard, l.Width()), ownMission)
	for i, m := range s.view.OnTable() {
		if m == rebellion.NoMission {
			continue
		}
		box := boxes[len(boxes)-n]
		n--
		made := slot{piece: s.PutOnList(piece{Thing: rebellion.Slot(side, uint8(i)), Count: 1}, box)}
		for j, leader := range leadersAt(s.view, side, rebellion.OnMission+rebellion.Spot(i)) {
			at := render.Box(box.X+8+(bust+2)*float64(j), box.Center().Y-high/2, bust, high)
			made.busts = append(made.busts, s.PutOnList(piece{Thing: leader.Thing(), Count: 1}, at))
		}
		l.table = append(l.table, made)
	}
}

// OwnHeight is how high the list of the viewer's own things is.
func (b *Board) OwnHeight(v *rebellion.View) float64 { return b.scene(v).own.Height }

// DrawOwn draws the list of the viewer's own things.
func (b *Board) DrawOwn(c *render.Canvas, v *rebellion.View, look Look) {
	s := b.scene(v)
	s.own.DrawTitles(c, b.OwnAt)
	for _, i := range s.own.leaders {
		b.drawOwnLeader(c, v, &s.Pieces[i], &look)
	}
	for _, i := range s.own.units {
		b.drawOwnUnit(c, v, &s.Pieces[i], &look)
	}
	for _, m := range s.own.table {
		b.drawListedMission(c, v, s, m, &look)
	}
	b.drawHand(c, v, s.own.cards, s.own.faces, &look)
}

// drawListedMission draws one of the viewer's facedown missions with its leaders and its picture.
func (b *Board) drawListedMission(c *render.Canvas, v *rebellion.View, s *scene, m slot, look *Look) {
	card := &s.Pieces[m.piece]
	box := b.BoxOf(card)
	f, ok := b.Face(c, v, v.OnTable()[card.Thing.B].Thing())
	if !ok {
		return
	}
	style := pieces.SidePanel(&c.Palette, v.Side())
	style.Radius = 10
	c.Panel(box, style)
	picture, text := box.Inset(3).CutRight(box.W * 0.3)
	board.DrawArt(c, b.Paint, f.Picture, f.Color, picture, 0.6)
	for _, i := range m.busts {
		_, text = text.CutLeft(s.Pieces[i].Box.W + 2)
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
	need, title := text.InsetXY(10, 6).CutTop(24)
	drawNeed(c, f, need, 1)
	c.Label(f.Title, title, c.Palette.Name())
	look.DrawFrame(c, box, look.StateOf(card.Thing))
}

// drawOwnLeader draws a leader of the pool on a panel of his side.
func (b *Board) drawOwnLeader(c *render.Canvas, v *rebellion.View, p *piece, look *Look) {
	style := pieces.SidePanel(&c.Palette, v.Side())
	style.Radius, style.Width, style.Line = 8, 1, style.Line.Alpha(0.5)
	c.Panel(b.BoxOf(p), style)
	b.drawPoolLeader(c, v, p, false, look)
}

// drawOwnUnit draws units that have to be put somewhere on a panel of their side.
func (b *Board) drawOwnUnit(c *render.Canvas, v *rebellion.View, p *piece, look *Look) {
	style := pieces.SidePanel(&c.Palette, v.Side())
	style.Radius, style.Width = 8, 1
	c.Panel(b.BoxOf(p), style)
	b.DrawPiece(c, v, p, look)
}

// layOverMap puts the Rebel Base space over the map.
func (b *Board) layOverMap(s *scene) {
	if s.view.Revealed {
		return
	}
	s.Into(MapTab)
	r := &s.overMap
	both := b.layout.Base
	r.base.Title, r.base.Box = both.CutTop(board.TitleHeight)
	b.layBase(s, r)
}
