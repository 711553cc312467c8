package rebellion

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// own is the list of the viewer's own things on a phone: his pool, the units that he has to put somewhere, his facedown
// missions, his hand. Its places are counted from where it begins.
type own struct {
	height  float64
	titles  []listTitle
	pool    render.Rect // with its title
	leaders []int
	units   []int
	table   []slot
	cards   []int
	faces   bool // of the hand
}

// listTitle is a title of the list.
type listTitle struct {
	key string
	n   int
	box render.Rect
}

// Sizes in the list, points.
const (
	ownMargin  = 10
	ownGap     = 6
	ownLeader  = 140 // the least width of a leader with name and skills
	ownUnit    = 72
	ownCard    = 300 // the usual width of a mission on the table
	ownMission = 84
	ownFace    = 132 // the least width of a card of the hand, and its height
)

// lister puts things one after the other, in rows of equal cells.
type lister struct {
	s    *scene
	x, y float64
	w    float64
}

// title begins a part of the list.
func (l *lister) title(key string, n int) {
	l.s.own.titles = append(l.s.own.titles, listTitle{key, n, render.Box(l.x, l.y, l.w, titleHeight)})
	l.y += titleHeight + 2
}

// cells makes places for n things in columns of at least the given width.
func (l *lister) cells(n int, least, height float64) (cells []render.Rect) {
	columns := max(int((l.w+ownGap)/(least+ownGap)), 1)
	width := (l.w+ownGap)/float64(columns) - ownGap
	for i := range n {
		cells = append(cells, render.Box(l.x+(width+ownGap)*float64(i%columns), l.y+(height+ownGap)*float64(i/columns), width, height))
	}
	l.y += (height + ownGap) * float64((n+columns-1)/columns)
	return cells
}

// layOwn puts the viewer's things into the list.
func (b *Board) layOwn(s *scene) {
	side := s.view.Side()
	if side == rebellion.NoSide {
		return
	}
	s.Into(HandTab)
	l := lister{s: s, x: ownMargin, y: 4, w: b.layout.Own.W - 2*ownMargin - scrollRoom}
	if s.view.Leaving(side) > 0 {
		key := "to_deploy"
		if s.view.Phase == rebellion.SettingUp {
			key = "to_place"
		}
		b.listUnits(&l, side, key)
	}
	b.listPool(&l, side)
	b.listMissions(&l, side)
	if cards := handOf(s.view); len(cards) > 0 {
		l.title("hand", len(cards))
		width, height := min(ownCard, l.w), float64(touchSize)
		if s.own.faces = b.layout.Form == Upright; s.own.faces { // held sideways there is too little height for pictures
			width, height = ownFace, ownFace
		}
		for i, box := range l.cells(len(cards), width, height) {
			s.own.cards = append(s.own.cards, s.PutOnList(piece{Thing: cards[i].thing, Count: cards[i].count}, box))
		}
	}
	s.own.height = l.y
}

// scrollRoom is what a list leaves free at its right.
const scrollRoom = 12

func (b *Board) listUnits(l *lister, side rebellion.Side, key string) {
	units := b.trayCells(l.s, side)
	left := 0
	for _, unit := range units {
		left += unit.Count
	}
	l.title(key, left)
	for i, box := range l.cells(len(units), ownUnit, touchSize) {
		if units[i].Count == 0 {
			continue
		}
		l.s.own.units = append(l.s.own.units, l.s.PutOnList(units[i], box))
	}
}

// listPool lists the leaders of the pool. While leaders are assigned there is a place for one where it is empty too: he may
// be brought back.
func (b *Board) listPool(l *lister, side rebellion.Side) {
	top := l.y
	pool := leadersAt(l.s.view, side, rebellion.InPool)
	places := len(pool)
	if l.s.view.Phase == rebellion.Assignment {
		places = max(places, 1)
	}
	if places == 0 {
		return
	}
	l.title("pool", len(pool))
	for i, box := range l.cells(places, ownLeader, touchSize) {
		if i < len(pool) {
			l.s.own.leaders = append(l.s.own.leaders, l.s.PutOnList(piece{Thing: pool[i].Thing(), Count: 1}, box))
		}
	}
	l.s.own.pool = render.Box(l.x, top, l.w, l.y-top)
}

func (b *Board) listMissions(l *lister, side rebellion.Side) {
	const bust, high = 44.0, 55.0
	n := onTable(l.s.view)
	if n == 0 {
		return
	}
	l.title("on_table", n)
	boxes := l.cells(n, min(ownCard, l.w), ownMission)
	for i, m := range l.s.view.OnTable() {
		if m == rebellion.NoMission {
			continue
		}
		box := boxes[len(boxes)-n]
		n--
		made := slot{piece: l.s.PutOnList(piece{Thing: rebellion.Slot(side, uint8(i)), Count: 1}, box)}
		for j, leader := range leadersAt(l.s.view, side, rebellion.OnMission+rebellion.Spot(i)) {
			at := render.Box(box.X+8+(bust+2)*float64(j), box.Center().Y-high/2, bust, high)
			made.busts = append(made.busts, l.s.PutOnList(piece{Thing: leader.Thing(), Count: 1}, at))
		}
		l.s.own.table = append(l.s.own.table, made)
	}
}

// OwnHeight is how high the list of the viewer's own things is.
func (b *Board) OwnHeight(v *rebellion.View) float64 { return b.scene(v).own.height }

// DrawOwn draws the list of the viewer's own things.
func (b *Board) DrawOwn(c *render.Canvas, v *rebellion.View, look Look) {
	s := b.scene(v)
	for _, t := range s.own.titles {
		box := t.box.Move(b.OwnAt.X, b.OwnAt.Y)
		switch t.key {
		case "hand":
			c.Label(b.handTitle(s, s.own.cards), box, c.Palette.Label())
		case "on_table":
			c.Text(b.say("board.on_table", assets.Args{"n": t.n}), box, c.Palette.Label())
		default:
			b.drawTitle(c, box, t.key, digits(t.n))
		}
	}
	for _, i := range s.own.leaders {
		b.drawOwnLeader(c, v, &s.Pieces[i], &look)
	}
	for _, i := range s.own.units {
		b.drawOwnUnit(c, v, &s.Pieces[i], &look)
	}
	for _, m := range s.own.table {
		b.drawListedMission(c, v, s, m, &look)
	}
	for _, i := range s.own.cards {
		b.drawHeld(c, v, &s.Pieces[i], s.own.faces, &look)
	}
}

// drawListedMission draws one of the viewer's facedown missions with its leaders and its picture.
func (b *Board) drawListedMission(c *render.Canvas, v *rebellion.View, s *scene, m slot, look *Look) {
	card := &s.Pieces[m.piece]
	box := b.BoxOf(card)
	f, ok := s.faceOf(b, &c.Palette, v.OnTable()[card.Thing.B].Thing())
	if !ok {
		return
	}
	style := SidePanel(&c.Palette, v.Side())
	style.Radius = 10
	c.Panel(box, style)
	picture, text := box.Inset(3).CutRight(box.W * 0.3)
	b.drawArt(c, f.art, f.color, picture, 0.6)
	for _, i := range m.busts {
		_, text = text.CutLeft(s.Pieces[i].Box.W + 2)
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
	need, title := text.InsetXY(10, 6).CutTop(24)
	drawNeed(c, &f, need, 1)
	c.Label(f.title, title, c.Palette.Name())
	look.DrawFrame(c, box, look.StateOf(card.Thing))
}

// drawOwnLeader draws a leader of the pool on a panel of his side.
func (b *Board) drawOwnLeader(c *render.Canvas, v *rebellion.View, p *piece, look *Look) {
	style := SidePanel(&c.Palette, v.Side())
	style.Radius, style.Width, style.Line = 8, 1, style.Line.Alpha(0.5)
	c.Panel(b.BoxOf(p), style)
	b.drawPoolLeader(c, v, p, false, look)
}

// drawOwnUnit draws units that have to be put somewhere on a panel of their side.
func (b *Board) drawOwnUnit(c *render.Canvas, v *rebellion.View, p *piece, look *Look) {
	style := SidePanel(&c.Palette, v.Side())
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
	r.base.title, r.base.box = both.CutTop(titleHeight)
	b.layBase(s, r)
}
