package board

import (
	"slices"
	"strconv"

	"holoboard/game"
	"holoboard/render"
)

// DrawMap draws everything in the map's window.
func (t *Table[V]) DrawMap(c *render.Canvas, v V, look *Look) {
	s := t.Scene(v)
	c.Clip(t.layout.Map, func() {
		t.title.Ground(c, v)
		for i := range t.Map.Places { // all at once: the graphics card need not change how it draws
			if center, seen := t.seen(i); seen {
				veiled(c, look, t.Map.Places[i].Thing, func() { t.title.Shade(c, v, i, center) })
			}
		}
		for _, r := range look.Routes { // names and pieces lie over the ways
			t.drawRoute(c, v, r)
		}
		for i := range t.Map.Places {
			if center, seen := t.seen(i); seen {
				veiled(c, look, t.Map.Places[i].Thing, func() { t.title.Place(c, v, i, center, look) })
			}
		}
		if !t.layout.Overview {
			t.drawGroups(c, v, s, look)
		}
		for i := range t.Map.Places {
			t.drawPlaceState(c, s, i, look)
		}
		for _, tag := range look.Tags {
			t.drawTag(c, s, tag)
		}
		if look.Happening.Told > 0 {
			t.title.Happens(c, v, look.Happening)
		}
	})
	c.Panel(t.layout.Map, render.PanelStyle{Corner: render.Sharp, Line: c.Palette.Line, Width: 1})
}

// seen tells where a place is on the screen, and whether it or anything that lies on it can be seen in the map's window.
func (on *Surface) seen(place int) (center render.Point, seen bool) {
	center = on.camera.ToScreen(on.Map.Places[place].Center)
	reach := 200 * on.Zoomed()
	return center, render.Around(center, reach, reach).Overlaps(on.layout.Map)
}

// veiled draws what belongs to a place that is not concerned under a veil.
func veiled(c *render.Canvas, look *Look, place game.Option, draw func()) {
	const veil = 0.45
	if look.ConcernsAt(place) {
		draw()
		return
	}
	c.Fade(1-veil, draw)
}

// drawGroups draws everything that stands at the places.
func (t *Table[V]) drawGroups(c *render.Canvas, v V, s *Scene, look *Look) {
	const namedVeil = 0.72 // names that are not concerned, in the colours of their sides, must stay readable
	for i := range s.Groups {
		g := &s.Groups[i]
		veiled(c, look, g.At, func() { t.drawTether(c, g) })
	}
	for i := range s.Groups {
		g := &s.Groups[i]
		draw := func() { t.drawGroup(c, v, s, g, look) }
		if g.Bare && !look.ConcernsAt(g.At) {
			c.Fade(namedVeil, draw)
			continue
		}
		veiled(c, look, g.At, draw)
	}
}

// GroundOf is the place of a group on the screen.
func (on *Surface) GroundOf(g *Group) render.Rect {
	return on.BoxOf(&Piece{Box: g.Box, Anchor: g.Anchor, On: OnMap})
}

// drawGroup draws pieces that stand together on the map.
func (t *Table[V]) drawGroup(c *render.Canvas, v V, s *Scene, g *Group, look *Look) {
	box := t.GroundOf(g)
	if !box.Overlaps(t.layout.Map) {
		return
	}
	if !g.Bare {
		style := c.Palette.SidePanel(g.Side)
		if style.Radius = min(box.H/2, 12); style.Corner == render.Cut {
			style.Radius = min(box.H/2.5, 8)
		}
		style.Fill, style.Line, style.Width = style.Fill.Alpha(0.9), style.Line.Alpha(0.85), 1.2
		c.Panel(box, style)
	}
	for _, i := range g.Pieces {
		t.DrawPiece(c, v, &s.Pieces[i], look)
	}
}

// drawTether ties a group to its place that found no room beside it, or that could be taken to belong to another one.
func (t *Table[V]) drawTether(c *render.Canvas, g *Group) {
	const near, least = 12, 3
	box := t.GroundOf(g)
	center := t.camera.ToScreen(t.Map.Places[g.place].Center)
	edge := render.Point{X: min(max(center.X, box.X), box.Right()), Y: min(max(center.Y, box.Y), box.Bottom())}
	length := center.Distance(edge)
	radius := (RingRadius + 1) * t.Zoomed()
	gap := (length - radius) / t.Map.Size
	start := center
	if length > 0 {
		start = center.Toward(edge, radius/length)
	}
	if named := edge.Y > center.Y && gap < near+NameHeight; named { // the name is between
		name := t.NameOn(g.place, center)
		start = render.Point{X: min(max(edge.X, name.X+4), name.Right()-4), Y: name.Bottom()}
		gap = 0
		if g.astray && edge.Y > start.Y {
			gap = (edge.Y - start.Y) / t.Map.Size
		}
	}
	if gap < least || gap < near && !g.astray {
		return
	}
	c.Line(start, edge, 1.5, c.Palette.SideColor(g.Side).Alpha(0.7))
}

// NameOn is the room of a place's name on the screen, with the place's center there. At the lower edge of the map it
// moves up, over the ring, rather than being cut.
func (on *Surface) NameOn(place int, center render.Point) render.Rect {
	box, size := on.Map.NameBox(place), on.Growth()
	middle := center.Add(render.Point{X: box.Center().X * on.camera.Zoom, Y: RingRadius*on.Zoomed() + box.H/2*size})
	middle.Y = min(middle.Y, on.camera.ToScreen(render.Point{Y: on.Map.World.Bottom()}).Y-box.H*0.6*size)
	return render.Around(middle, box.W*size, box.H*size)
}

// DrawName draws a place's name below it and returns where.
func (on *Surface) DrawName(c *render.Canvas, place int, center render.Point, color render.Color) render.Rect {
	style := TextOn(c.Palette.Name().In(color), 14*on.Map.Size*on.Growth(), &c.Palette)
	return c.TextAt(on.Map.Places[place].Name, on.NameOn(place, center).Center(), style.Centered())
}

// TextOn is text over the map, with a dark rim, in one of a few sizes so that zooming makes few new pictures.
func TextOn(s render.TextStyle, size float64, p *render.Palette) render.TextStyle {
	for _, step := range [...]float64{28, 24, 21, 18, 16} {
		if size >= step {
			return s.Sized(step).Rimmed(p.Space.Alpha(0.9))
		}
	}
	return s.Sized(14).Rimmed(p.Space.Alpha(0.9))
}

// DrawPiece draws a stack or a single thing in its place.
func (t *Table[V]) DrawPiece(c *render.Canvas, v V, p *Piece, look *Look) {
	left := p.Count - look.HeldOf(p.Thing)
	if left <= 0 {
		c.Fade(0.25, func() { t.drawStack(c, v, p, 1) })
		return
	}
	state := look.StateOf(p.Thing)
	if state.Dim {
		c.Fade(0.55, func() { t.drawStack(c, v, p, left) })
	} else {
		t.drawStack(c, v, p, left)
	}
	look.Outline(c, t.BoxOf(p), state)
}

// drawStack draws a thing, and how many there are of a stack.
func (t *Table[V]) drawStack(c *render.Canvas, v V, p *Piece, count int) {
	box := t.BoxOf(p)
	if !p.Stacked {
		t.title.Figure(c, v, p, box)
		return
	}
	figure := box
	if p.Count > 1 {
		figure, _ = box.CutLeft(box.H * StackWidth / StackHeight)
	}
	t.title.Figure(c, v, p, figure.Inset(box.H*0.02))
	if count > 1 && !(p.Moves() && t.Far()) {
		DrawCount(c, count, render.Box(figure.Right()-1, box.Y, box.Right()-figure.Right()+4, box.H))
	}
}

// DrawCount draws how many there are of a stack beside its figure, in one of a few sizes.
func DrawCount(c *render.Canvas, n int, box render.Rect) {
	size := 13.0
	for _, step := range [...]float64{26, 22, 19, 16, 14} {
		if box.H*0.65 >= step {
			size = step
			break
		}
	}
	c.Text(strconv.Itoa(n), box, c.Palette.Number().Sized(size))
}

// DrawMovers draws pieces on their way, over everything.
func (t *Table[V]) DrawMovers(c *render.Canvas, v V, look *Look) {
	for _, m := range look.Movers {
		grown := m.Size * t.Map.Size
		p, side := t.title.Carried(v, m.What, m.Count)
		box := render.Around(m.At, p.Box.W*grown, p.Box.H*grown)
		if p.Stacked {
			box = render.Around(m.At, (p.Box.W+8)*grown, (p.Box.H+6)*grown)
		}
		if m.InHand {
			c.Shadow(box)
		}
		if !p.Stacked {
			t.title.Figure(c, v, &p, box)
			continue
		}
		style := c.Palette.SidePanel(side)
		if m.InHand {
			style = c.Palette.Chosen()
		}
		style.Radius = 8
		c.Panel(box, style)
		figure := box.InsetXY(4*grown, 3*grown)
		if m.Count > 1 {
			var rest render.Rect
			figure, rest = figure.CutLeft(StackWidth * grown)
			DrawCount(c, m.Count, rest)
		}
		t.title.Figure(c, v, &p, figure)
	}
}

// drawPlaceState draws what the player may do with a place, over all.
func (on *Surface) drawPlaceState(c *render.Canvas, s *Scene, place int, look *Look) {
	p := &on.Map.Places[place]
	state := look.StateOf(p.Thing)
	style, framed := look.Frame(state, &c.Palette)
	if !framed && !state.Over {
		return
	}
	center := on.camera.ToScreen(p.Center)
	radius := (RingRadius + 5) * on.Zoomed()
	ring := render.RingStyle{Line: style.Line, Width: style.Width, Glow: style.Glow, Dash: style.Dash}
	if state.Over {
		ring.Fill, ring.Line, ring.Width = c.Palette.Legal.Alpha(0.2), c.Palette.Legal, 4
	}
	on.besideName(c, place, center, func() { c.Ring(center, radius, ring) })
	if state.Lit || state.Over {
		mark := on.MarkAbove(s, render.Point{X: center.X, Y: center.Y - radius - 3})
		c.Chevron(render.Point{X: mark.Center().X, Y: mark.Bottom()}, mark.W, c.Palette.Legal.Alpha(look.Bright()))
	}
}

// besideName paints what surrounds a place but for where the name is read: at the lower edge of the map that stands higher.
func (on *Surface) besideName(c *render.Canvas, place int, center render.Point, paint func()) {
	name, area := on.NameOn(place, center).InsetXY(0, 5*on.Growth()), on.layout.Map
	above, rest := area.CutTop(name.Y - area.Y)
	left, right := rest, rest
	left.W, right.X, right.W = name.X-left.X, name.Right(), right.Right()-name.Right()
	for _, part := range [...]render.Rect{above, left, right} {
		c.Clip(part, paint)
	}
}

// MarkAbove is the room of the mark above what may be chosen: it points down to tip, or to the pieces that stand there.
func (on *Surface) MarkAbove(s *Scene, tip render.Point) render.Rect {
	w := 16 * on.Map.Size
	h := 0.6 * w
	mark := render.Box(tip.X-w/2, tip.Y-h, w, h)
	for i := range s.Groups {
		if ground := on.GroundOf(&s.Groups[i]); ground.Overlaps(mark) {
			mark.Y = ground.Y - 1 - h
		}
	}
	return mark
}

// drawRoute draws the way of something under way.
func (t *Table[V]) drawRoute(c *render.Canvas, v V, r Route) {
	from, to := t.Center(r.From, v), t.Center(r.To, v)
	gap := (RingRadius + 8) * t.Zoomed()
	length := from.Distance(to)
	if length <= 2*gap {
		return
	}
	start, end := from.Toward(to, gap/length), to.Toward(from, gap/length)
	c.DashedLine(start, end, 2, 3, 6, r.Phase, c.Palette.Legal)
	back := from.Sub(to).Times(9 / length)
	across := render.Point{X: -back.Y, Y: back.X}.Times(0.55)
	c.Line(end, end.Add(back).Add(across), 2.5, c.Palette.Legal)
	c.Line(end, end.Add(back).Sub(across), 2.5, c.Palette.Legal)
}

// drawTag draws a note at a place of the map, where it hides no pieces if there is such a place.
func (on *Surface) drawTag(c *render.Canvas, s *Scene, t Tag) {
	i := on.Map.Number(t.At)
	if i < 0 || on.layout.Overview {
		return
	}
	p := c.Palette
	text, panel := p.Number().In(p.Legal).Centered(), p.Chosen()
	if t.Warning {
		text = text.In(p.Warning)
		panel = render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.92), Line: p.Warning, Width: 1.5}
	}
	size := (RingRadius + 2) * on.Zoomed()
	w, at := c.TextWidth(t.Text, text)+16, on.camera.ToScreen(on.Map.Places[i].Center)
	box := on.freeOf(s, render.Box(at.X-size-w, at.Y-12, w, 24), render.Box(at.X+size*0.6, at.Y-size-12, w, 24),
		render.Box(at.X-size*0.6-w, at.Y-size-12, w, 24), render.Box(at.X-size*0.8-w, at.Y+size*0.3, w, 24),
		render.Box(at.X+size+20, at.Y-12, w, 24), render.Box(at.X-w/2, at.Y+size+18, w, 24), render.Box(at.X-w/2, at.Y-size-24, w, 24)).KeepIn(on.layout.Map.Inset(2))
	c.Panel(box, panel)
	c.Text(t.Text, box, text)
}

// freeOf is the first of some places that lies over no pieces, or the first.
func (on *Surface) freeOf(s *Scene, places ...render.Rect) render.Rect {
	free := slices.IndexFunc(places, func(place render.Rect) bool {
		return !slices.ContainsFunc(s.Groups, func(g Group) bool { return on.GroundOf(&g).Overlaps(place) })
	})
	return places[max(free, 0)]
}
