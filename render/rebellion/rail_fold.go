package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// What a rail shows while it is folded: whose it is, busts with a number, the queue or what leaves it, the Rebel Base space.
// All else is seen when it is opened.
const (
	foldHead  = touchSize
	foldTitle = 16
	foldBust  = 36
)

func (b *Board) layFolds(s *scene) {
	s.Into(board.MapTab)
	for side := range rebellion.Side(len(s.folds)) {
		r := &s.folds[side]
		_, rest := b.layout.Folds[side].InsetXY(4, 4).CutTop(foldHead + 4)
		if side == rebellion.Rebels {
			r.base = board.CutTitled(&rest, 50)
			r.base.Title, r.base.Box = render.Rect{}, render.Box(r.base.Title.X, r.base.Title.Y, r.base.Box.W, 50+board.TitleHeight)
			b.layBase(s, r)
		}
		r.queue.Box, rest = rest.CutBottom(3 * 25)
		if s.view.Leaving(side) > 0 {
			r.tray.Box, r.queue.Box = r.queue.Box, render.Rect{}
			b.layTray(s, r, side)
		} else {
			b.layQueue(s, r, side)
		}
		r.pool.Title, r.pool.Box = rest.CutTop(foldTitle)
		b.layFoldPool(s, r, side)
	}
}

// layFoldPool puts the leaders of the pool side by side, smaller where they are many.
func (b *Board) layFoldPool(s *scene, r *rail, side rebellion.Side) {
	pool := leadersAt(s.view, side, rebellion.InPool)
	columns := 2
	box := r.pool.Box
	for float64((len(pool)+columns-1)/columns)*box.W/float64(columns)*1.2 > box.H && columns < 4 {
		columns++
	}
	size := min(box.W/float64(columns), foldBust)
	for i, l := range pool {
		cell := render.Box(box.X+size*float64(i%columns), box.Y+size*1.2*float64(i/columns), size, size*1.2)
		r.leaders = append(r.leaders, s.PutOnScreen(l.Thing(), 1, cell.Inset(1)))
	}
}

// drawFold draws a side's rail while it is folded.
func (b *Board) drawFold(c *render.Canvas, v *rebellion.View, s *scene, side rebellion.Side, look *board.Look) {
	p := c.Palette
	r := &s.folds[side]
	c.Fill(b.layout.Folds[side], p.Space)
	c.Fill(b.layout.Folds[side], p.Panel)
	b.drawTitle(c, r.pool.Title, "pool_short", digits(len(r.leaders)))
	for _, i := range r.leaders {
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
	b.drawQueue(c, v, r, side)
	if side == rebellion.Rebels && !v.Revealed {
		b.drawBase(c, v, r, look)
	}
	for _, i := range r.figures {
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
}
