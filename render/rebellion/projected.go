package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// NewProjected returns a board that a whole room looks at, from five metres away: fewer things, in larger signs. It is
// made for screens of [board.ProjectedW] × [board.ProjectedH] points, however many pixels they have.
func NewProjected(words *assets.Words) *Board { return newBoard(words, true) }

// layBadge puts a badge at a system for all units that a side has there: how many in space and how many on the ground.
func (b *Board) layBadge(s *scene, at rebellion.System, side rebellion.Side) {
	var cells []piece
	for _, theater := range []rebellion.Theater{rebellion.Space, rebellion.Ground} {
		n := 0
		for u := range rebellion.UnitsOf(side) {
			if u.Figures().Theater == theater {
				n += int(s.view.Units[at][u])
			}
		}
		if n > 0 {
			cell := board.Single(rebellion.UnitAt(standsFor[side][theater], at), board.StackWidth+board.DigitWidth*float64(len(digits(n)))+5, board.StackHeight)
			cell.Count, cell.Style = n, badge
			cells = append(cells, cell)
		}
	}
	s.Stand(board.Wish{At: at.Thing(), Side: int(side), Direction: render.Point{Y: -1}, Margin: groundMargin}, board.Cells{Pieces: cells})
}

// standsFor are the units that stand for all of their side and theater.
var standsFor = [2][2]rebellion.Unit{
	rebellion.Rebels: {rebellion.Space: rebellion.XWing, rebellion.Ground: rebellion.RebelTrooper},
	rebellion.Empire: {rebellion.Space: rebellion.TIEFighter, rebellion.Ground: rebellion.Stormtrooper},
}

// badgeOf is the badge in which units at a system are counted, on a projected board; anything else is itself.
func (b *Board) badgeOf(thing game.Option) game.Option {
	if !b.projected || thing.Kind != rebellion.KindUnitAt {
		return thing
	}
	u := rebellion.Unit(thing.A)
	return rebellion.UnitAt(standsFor[u.Side()][u.Figures().Theater], rebellion.System(thing.B))
}

// drawBadge draws the sign of a theater and how many units there are.
func drawBadge(c *render.Canvas, p *piece, box render.Rect) {
	u := rebellion.Unit(p.Thing.A)
	sign, number := box.CutLeft(box.H * board.StackWidth / board.StackHeight)
	c.Sign(theaterSigns[u.Figures().Theater], sign.Square().Inset(box.H*0.03), pieces.SideColor(&c.Palette, u.Side()))
	board.DrawCount(c, p.Count, render.Box(number.X+1, number.Center().Y-box.H*0.625, number.W, box.H*1.25))
}

var theaterSigns = [2]string{rebellion.Space: "tactic_space", rebellion.Ground: "tactic_ground"}

func (b *Board) layProjectedRails(s *scene) {
	for side := range rebellion.Side(len(s.rails)) {
		b.layProjectedRail(s, side)
	}
}

// layProjectedRail divides a side's rail: whose it is, the leaders of the pool, those on missions, what cards there are.
func (b *Board) layProjectedRail(s *scene, side rebellion.Side) {
	const head, fact = 78, 27
	r := &s.rails[side]
	rest := b.layout.Rails[side].Inset(6)
	r.head, rest = rest.CutTop(head)
	r.facts = b.factsOf(s.view, side)
	rows := (len(r.facts) + 1) / 2
	facts, rest := rest.CutBottom(float64(rows) * fact)
	for i, cell := range facts.Grid(2, rows, 0)[:len(r.facts)] {
		r.facts[i].Rect = cell
	}
	_, rest = rest.CutBottom(6)
	b.layMissions(s, r, side, &rest)
	r.pool.Box = rest
	pool := leadersAt(s.view, side, rebellion.InPool)
	height := rest.H / float64(max(len(pool), 1))
	r.narrow = height < projectedBust
	height = min(height, projectedBust+8)
	if r.narrow {
		height = min(height, projectedRow)
	}
	for i, l := range pool {
		r.leaders = append(r.leaders, s.PutOnScreen(l.Thing(), 1, render.Box(rest.X, rest.Y+height*float64(i), rest.W, height-2)))
	}
}

const (
	projectedBust = 72 // the height of a leader with his name below him
	projectedRow  = 40 // with his name beside him, where there are many
)

// drawProjectedRail draws a side's rail for a whole room.
func (b *Board) drawProjectedRail(c *render.Canvas, v *rebellion.View, s *scene, side rebellion.Side) {
	p := c.Palette
	r := &s.rails[side]
	area := b.layout.Rails[side]
	c.Fill(area, p.Space)
	c.Fill(area, p.Panel)
	sign, name := r.head.CutTop(48)
	c.Sign(pieces.Emblem(side), sign.Square(), pieces.SideColor(&p, side))
	c.Text(b.say("side."+side.String()), name, p.Title().In(pieces.SideColor(&p, side)).Centered())
	for _, i := range r.leaders {
		b.drawProjectedLeader(c, v, &s.Pieces[i], r.narrow)
	}
	if len(r.slots) > 0 {
		b.drawTitle(c, r.missions.Title, "on_missions", digits(len(r.slots)))
	}
	for _, m := range r.slots {
		b.drawFacedown(c, v, s, m, side, &Look{})
	}
	for _, f := range r.facts {
		held, _ := countFact(v, f)
		mark, number := f.Rect.CutLeft(26)
		c.Sign(factSigns[f.What], mark.Middle(23, 23), pieces.SideColor(&p, side))
		c.Text(held, number.Move(3, 0), p.Number().Sized(render.SizeTitle))
	}
}

// drawProjectedLeader draws a leader of the pool with his name below him, or beside him where there are many.
func (b *Board) drawProjectedLeader(c *render.Canvas, v *rebellion.View, p *piece, narrow bool) {
	l := rebellion.Leader(p.Thing.A)
	name := b.say("leader." + l.String() + ".short")
	if narrow {
		bust, text := p.Box.CutLeft(p.Box.H * 0.8)
		pieces.DrawLeader(c, v, l, bust)
		c.Text(name, text.Move(4, 0), c.Palette.Name().Sized(render.SizeLabel))
		return
	}
	text, bust := p.Box.CutBottom(20)
	pieces.DrawLeader(c, v, l, bust.Middle(bust.H*0.8, bust.H))
	c.Text(name, text, c.Palette.Name().Sized(render.SizeLarge-1).Centered())
}
