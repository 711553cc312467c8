package rebellion

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
)

// openTray is the tray of the Refresh Phase: a tile for each type of unit that leaves the build queue.
type openTray struct {
	open  bool
	title string
	tiles []tile
	back  render.Rect
}

// tile is a type of unit in the tray.
type tile struct {
	piece int
	name  string
	left  [2]string // how many are left, and how many while one is in a hand
}

// layOpenTray lays out the tiles, and beside them, where there is room, what becomes of the rest.
func (b *Board) layOpenTray(s *scene) {
	const title, gap, least, most, back = 24, 8, 96, 200, 220
	side := rebellion.Rebels
	if s.view.Leaving(rebellion.Empire) > 0 {
		side = rebellion.Empire
	}
	if s.tray.open = !b.layout.Tray.Empty() && s.view.Leaving(side) > 0; !s.tray.open {
		return
	}
	cells := b.trayCells(s, side)
	_, row := b.layout.Tray.InsetXY(12, 6).CutTop(title)
	n := float64(len(cells))
	room := row.W
	if (room-back-gap)/n-gap >= least*1.4 {
		room -= back + gap
	}
	wide := min((room+gap)/n-gap, most)
	for i, cell := range cells {
		if cell.Count > 0 {
			box := render.Box(row.X+float64(i)*(wide+gap), row.Y, wide, row.H)
			left := func(n int) string { return b.say("board.tray.left", assets.Args{"n": n}) }
			s.tray.tiles = append(s.tray.tiles, tile{
				s.PutOnScreen(cell.Thing, cell.Count, box), b.say("stage.unit." + rebellion.Unit(cell.Thing.A).String()),
				[2]string{left(cell.Count), left(cell.Count - 1)},
			})
		}
	}
	if room < row.W {
		_, s.tray.back = row.CutLeft(n * (wide + gap))
		s.tray.back.W = min(s.tray.back.W, 2*back)
	}
	left, all := deploying(s.view, side)
	s.tray.title = b.say("board.tray", assets.Args{"n": left, "m": all})
}

// deploying counts the units of a side that are still to be deployed, and all that left its queue.
func deploying(v *rebellion.View, side rebellion.Side) (left, all int) {
	left = v.Leaving(side)
	all = left
	for _, n := range v.Deploying.Placed {
		all += int(n)
	}
	return left, all
}

// drawTray draws the tray of the Refresh Phase while units leave a queue.
func (b *Board) drawTray(c *render.Canvas, v *rebellion.View, s *scene, look *Look) {
	if !s.tray.open {
		return
	}
	box, p := b.layout.Tray, c.Palette
	c.Fill(box, p.Space)
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: p.Prompt.Alpha(0.7), Line: p.Line, Width: 1})
	head, _ := box.InsetXY(12, 6).CutTop(22)
	c.Text(s.tray.title, head, p.Title().Sized(render.SizeLarge))
	for i := range s.tray.tiles {
		t := &s.tray.tiles[i]
		b.drawTile(c, &s.Pieces[t.piece], t, look)
	}
	if back := s.tray.back; !back.Empty() {
		c.Panel(back, render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.5), Line: p.LineLight, Width: 1, Dash: render.Dash{4, 4}})
		text := b.say("board.tray.back")
		c.Label(text, back.InsetXY(12, 4), c.FittedIn(text, back.InsetXY(12, 4), p.Body().Tightly()))
	}
}

// drawTile draws a type of unit, its name, and how many are left.
func (b *Board) drawTile(c *render.Canvas, p *piece, t *tile, look *Look) {
	palette := c.Palette
	u := rebellion.Unit(p.Thing.A)
	state := look.StateOf(p.Thing)
	held := min(look.HeldOf(p.Thing), 1)
	style := pieces.SidePanel(&palette, u.Side())
	style.Radius = 8
	if frame, framed := look.Frame(state, &palette); framed && held == 0 {
		style.Line, style.Width, style.Glow, style.Dash = frame.Line, frame.Width, frame.Glow, frame.Dash
	}
	if held > 0 {
		style.Line, style.Width, style.Dash = palette.Legal, 2, render.Dash{6, 4}
	}
	c.Panel(p.Box, style)
	picture, text := p.Box.InsetXY(6, 4).CutLeft(min(p.Box.H-8, p.Box.W*0.36))
	alpha := 1.0
	if held >= p.Count {
		alpha = 0.35
	}
	c.Fade(alpha, func() { pieces.DrawUnit(c, u, picture.Square()) })
	_, text = text.CutLeft(6)
	upper, lower := text.Middle(text.W, min(text.H, 56)).CutTop(min(text.H, 56) - 20)
	c.Label(t.name, upper, c.FittedIn(t.name, upper, palette.Name().Tightly()))
	ink := palette.Label()
	if held > 0 {
		ink = ink.In(palette.Legal)
	}
	c.Text(t.left[held], lower, ink)
}
