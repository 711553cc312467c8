package rebellion

import (
	"image"
	"image/draw"
	"math"

	"holoboard/assets"
	"holoboard/assets/planets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// Stack is some units of a type in a combat that are in the same condition.
type Stack struct {
	Unit     rebellion.Unit
	Count    int
	Health   uint8 // of each in this combat; 0: none
	Damage   uint8 // on each
	Assigned uint8 // points of the attack under way, on each
	Beaten   bool
}

// Battlefield draws what is behind the fleets in a combat: space with the planet's rim above, the ground below. The horizon
// is the share of the area that is space. It tells where both parts are.
func (b *Board) Battlefield(c *render.Canvas, v *rebellion.View, area render.Rect, horizon float64) (space, ground render.Rect) {
	space, ground = area.CutTop(math.Round(area.H * horizon))
	at := v.Combat.System
	c.Clip(space, func() {
		drawSpace(c, space, horizon)
		b.drawRim(c, at, in(v.Destroyed, at), space)
	})
	c.Clip(ground, func() { drawGround(c, ground) })
	c.Fill(render.Box(area.X, ground.Y-1, area.W, 2), c.Palette.LineLight.Alpha(0.6))
	return space, ground
}

// drawSpace draws the stars over a planet's rim: one picture, for it lies under half a combat.
func drawSpace(c *render.Canvas, r render.Rect, horizon float64) {
	type spaceKey struct {
		dark, glow render.Color
		horizon    float64
	}
	p := c.Palette
	render.Pixels(c, spaceKey{p.Space, p.SpaceGlow, horizon}, r, func(k spaceKey, w, h int) *image.RGBA {
		m := image.NewRGBA(image.Rect(0, 0, w, h))
		stars := planets.Stars(galaxySeed, w, int(float64(h)/k.horizon))
		for y := range h {
			down := float64(y) / float64(h)
			row, fade := image.Rect(0, y, w, y+1), 0.1+0.35*down
			draw.Draw(m, row, image.NewUniform(k.dark.Mix(k.glow, 0.9*down)), image.Point{}, draw.Src)
			draw.Draw(m, row, stars, row.Min, draw.Over)
			draw.Draw(m, row, image.NewUniform(k.dark.Alpha(fade)), image.Point{}, draw.Over)
		}
		return m
	})
}

// drawWorld draws a planet of any size from one picture.
func drawWorld(c *render.Canvas, at rebellion.System, rubble bool, center render.Point, radius float64) {
	const pixels, share = 360, 0.86 // of the picture is the body
	side := 2 * radius / share
	render.Stretched(c, paintKey{at, rubble, pixels}, pixels, pixels, render.Around(center, side, side), paintPlanet)
}

// drawRim draws the planet that is fought over, rising over the horizon.
func (b *Board) drawRim(c *render.Canvas, at rebellion.System, rubble bool, space render.Rect) {
	if int(at) >= numSystems {
		return
	}
	side := min(space.W*0.42, space.H*1.6)
	center := render.Point{X: space.Center().X, Y: space.Bottom() + side*0.24}
	c.Glow(center, side*0.62, c.Palette.Sky.Alpha(0.1))
	c.Fade(0.62, func() { drawWorld(c, at, rubble, center, side/2) })
}

// drawGround draws a plain of light lines that runs to the horizon and fades there: one picture, for it lies under half a combat.
func drawGround(c *render.Canvas, r render.Rect) {
	type groundKey struct {
		line, dark, far render.Color
		scale           float64
	}
	p := c.Palette
	key := groundKey{p.Ground.Mix(p.Sky, 0.6).Alpha(0.24), p.Space.Mix(p.Ground.Mix(p.Legal, 0.4), 0.07), p.Space, c.Scale}
	render.Pixels(c, key, r, func(k groundKey, w, h int) *image.RGBA {
		m := render.Paint(k.scale, w, h, func(q *render.Pen) {
			q.Fill((&render.Path{}).Rect(render.Box(0, 0, q.W, q.H)), k.dark)
			middle := render.Point{X: q.W / 2, Y: -q.H * 0.35}
			lines := &render.Path{}
			for i := -14; i <= 14; i++ {
				lines.Line(middle, render.Point{X: q.W/2 + float64(i)*q.W*0.13, Y: q.H * 1.02})
			}
			for depth := 1.0; depth < 9; depth++ {
				y := q.H * (1.15/(1+depth*0.35) - 0.2)
				lines.Line(render.Point{Y: y}, render.Point{X: q.W, Y: y})
			}
			q.Stroke(lines, render.Stroke{Color: k.line, Width: 1})
		})
		for y := range h {
			row := image.Rect(0, y, w, y+1)
			fade := 0.55 * (1 - float64(y)/float64(h))
			draw.Draw(m, row, image.NewUniform(k.far.Alpha(fade)), image.Point{}, draw.Over)
		}
		return m
	})
}

// Formation is how equal cells stand in an area: in rows that are set off against each other, as ships in a formation are.
type Formation struct {
	area       render.Rect
	n, columns int
	w, h       float64 // of a cell
}

// Arrange divides an area into equal cells for n stacks, as large as they fit, in the proportions of [StackWidth] to
// [StackHeight].
func Arrange(n int, area render.Rect) Formation {
	best, columns := 0.0, 1
	for k := 1; k <= n; k++ {
		rows := (n + k - 1) / k
		wide := float64(k)
		if rows > 1 {
			wide += 0.3
		}
		if f := min(area.W/(wide*StackWidth), area.H/(float64(rows)*StackHeight), 1.25); f > best+0.001 {
			best, columns = f, k
		}
	}
	rows := float64((n + columns - 1) / columns)
	least := figureHeight*best + smallName + smallDice // so that nothing small overlaps where there is room below
	return Formation{area, n, columns, StackWidth * best, max(StackHeight*best, min(least, area.H/max(rows, 1)))}
}

// Cell is one of the cells, the first being 0.
func (f Formation) Cell(i int) render.Rect {
	rows := (f.n + f.columns - 1) / f.columns
	row, column := i/f.columns, i%f.columns
	top := f.area.Center().Y - float64(rows)*f.h/2
	left := f.area.Center().X - float64(min(f.columns, f.n-row*f.columns))*f.w/2
	if rows > 1 {
		off := min(f.w*0.3, max(f.area.W-float64(f.columns)*f.w, 0)) / 2
		left += off - 2*off*float64(row%2)
	}
	return render.Box(left+float64(column)*f.w, top+float64(row)*f.h, f.w, f.h)
}

// The usual size of a stack in a combat, points.
const (
	StackWidth  = 124
	StackHeight = 140
)

const (
	figureHeight = 91 // of a stack of the usual size, above its name
	smallName    = 17 // the least heights of the name and the dice below it
	smallDice    = 17
)

// DrawStack draws units in a combat in a cell made by [Arrange]: the miniature on its light, how many, the health with
// its shape, damage and points assigned, and the dice it attacks with.
func (b *Board) DrawStack(c *render.Canvas, s Stack, state State, breath float64, box render.Rect) {
	unit := box.W / StackWidth
	alpha := 1.0
	if s.Beaten {
		alpha = 0.4
	} else if state.Dim {
		alpha = 0.55
	}
	figure := render.Box(box.X, box.Y+6*unit, box.W, 82*unit)
	drawLight(c, s.Unit.Side(), state, breath, figure, unit)
	c.Fade(alpha, func() {
		size := figureSize(s.Unit) * unit
		DrawUnit(c, s.Unit, render.Around(render.Point{X: figure.Center().X, Y: figure.Bottom() - 10*unit - size*0.42}, size*1.25, size))
		b.drawStackNames(c, s, box, unit)
		if s.Count > 1 {
			text, style := "×"+digits(s.Count), c.Palette.Number().Sized(max(24*unit, 12)).Rimmed(c.Palette.Space)
			w := c.TextWidth(text, style) + 1
			x := min(figure.Center().X+size*0.45, figure.Right()-w) // beside the figure, but with the stack
			c.Text(text, render.Box(x, figure.Bottom()-10*unit-size*0.9, w, 26*unit), style)
		}
	})
	b.drawDamage(c, s, figure, unit)
	if state.Lit && !state.Over {
		c.Chevron(render.Point{X: figure.Center().X, Y: figure.Y + 8*unit}, 22*unit, c.Palette.Legal.Alpha(breath))
	}
}

// figureSize is how high a miniature stands, in points of a cell of the usual size: the larger ship is larger.
func figureSize(u rebellion.Unit) float64 {
	switch u {
	case rebellion.DeathStar, rebellion.DeathStarUnderConstruction, rebellion.SuperStarDestroyer:
		return 84
	case rebellion.StarDestroyer, rebellion.MonCalamariCruiser, rebellion.ATAT:
		return 80
	case rebellion.TIEFighter, rebellion.XWing, rebellion.YWing, rebellion.Stormtrooper, rebellion.RebelTrooper:
		return 62
	}
	return 72
}

// drawLight draws the ring of light that a miniature stands on.
func drawLight(c *render.Canvas, side rebellion.Side, state State, breath float64, figure render.Rect, unit float64) {
	type lightKey struct {
		line, fill render.Color
		width      float64
	}
	p := c.Palette
	key := lightKey{SideColor(&p, side).Alpha(0.55), SideColor(&p, side).Alpha(0.16), 1.2}
	switch {
	case state.Refused:
		key = lightKey{p.Warning, p.Warning.Alpha(0.12), 2}
	case state.Over:
		key = lightKey{p.Legal, p.Legal.Alpha(0.4), 3}
	case state.Hover:
		key = lightKey{p.Text, p.Text.Alpha(0.2), 2.5}
	case state.Planned:
		key = lightKey{p.Legal, p.Legal.Alpha(0.3), 2.5}
	case state.Lit:
		key = lightKey{p.Legal.Alpha(breath), p.Legal.Alpha(0.14), 2.5}
	}
	w, h := figure.W*0.78, 27*unit
	box := render.Around(render.Point{X: figure.Center().X, Y: figure.Bottom() - h/2}, w, h)
	render.Art(c, key, box, func(q *render.Pen, k lightKey) {
		const corners = 48
		points := make([]render.Point, corners)
		for i := range points {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
			points[i] = render.Point{X: q.W/2 + cos*(q.W/2-2), Y: q.H/2 + sin*(q.H/2-2)}
		}
		ring := (&render.Path{}).Polygon(points...)
		q.Fill(ring, k.fill)
		q.Stroke(ring, render.Stroke{Color: k.line, Width: k.width})
	})
}

// drawStackNames draws the health and the name, and below them the dice of the attack.
func (b *Board) drawStackNames(c *render.Canvas, s Stack, box render.Rect, unit float64) {
	p := c.Palette
	figures := s.Unit.Figures()
	line := render.Box(box.X, box.Y+92*unit, box.W, max(20*unit, min(smallName, box.Bottom()-smallDice-box.Y-figureHeight*unit)))
	badge := render.Box(line.X, line.Y, 20*unit, 20*unit)
	const roomy, named = 0.95, 0.62         // what is smaller is told by its figure alone
	beside := s.Health > 0 && unit >= roomy // else the name needs the whole line
	room := line.W - 8*unit                 // the next stack's name begins at once
	if beside {
		room -= 25 * unit
	}
	name := b.say("stage.unit." + s.Unit.String())
	style := fitting(c, name, p.Name().Sized(max(15*unit, 12.5)).Rimmed(p.Space), room)
	if beside {
		w := c.TextWidth(name, style)
		badge.X = line.Center().X - (w+25*unit)/2
		line = render.Box(badge.Right()+5*unit, line.Y, w+1, line.H)
	} else {
		badge = render.Box(box.X+5*unit, line.Y-max(24*unit, 21), 19, 19)
	}
	if s.Health > 0 {
		DrawHealth(c, figures, int(s.Health)-int(s.Damage), badge)
	}
	if unit >= named || b.projected {
		c.Text(name, line, style.Centered())
	}
	drawAttack(c, s, render.Box(box.X, max(box.Y+114*unit, line.Bottom()), box.W, max(18*unit, min(smallDice, box.Bottom()-line.Bottom()))), unit)
}

// fitting is a style made smaller until a name fits, as far as it can still be read.
func fitting(c *render.Canvas, name string, style render.TextStyle, room float64) render.TextStyle {
	for style.Size > 9 && c.TextWidth(name, style) > room {
		style.Size -= 0.5
	}
	return style
}

// drawAttack draws the dice that a unit adds to an attack: all of them, or one of each colour and how many, where they would
// be too small to be told apart.
func drawAttack(c *render.Canvas, s Stack, line render.Rect, unit float64) {
	const least, gap = 15, 3
	attack := s.Unit.Figures().Attack
	size := max(16*unit, least)
	if n := float64(attack[0] + attack[1]); n*(size+gap)-gap <= line.W {
		drawAttackDice(c, attack, line, size, gap)
		return
	}
	colors := 0.0
	for _, n := range attack {
		colors += float64(min(n, 1))
	}
	size = min(size, line.W/(colors*2))
	x := line.Center().X - colors*size
	for color, n := range attack {
		if n == 0 {
			continue
		}
		at := render.Box(x, line.Center().Y-size/2, size, size)
		c.Die(at, Uncast(rebellion.Color(color)))
		c.Text("×"+digits(int(n)), at.Move(size+1, 0), c.Palette.Number().Sized(size*0.8))
		x += 2 * size
	}
}

func drawAttackDice(c *render.Canvas, attack [2]uint8, line render.Rect, size, gap float64) {
	x := line.Center().X - (float64(attack[0]+attack[1])*(size+gap)-gap)/2
	for color, n := range attack {
		for range n {
			c.Die(render.Box(x, line.Center().Y-size/2, size, size), Uncast(rebellion.Color(color)))
			x += size + gap
		}
	}
}

// DrawHealth draws the health that a unit has left in the shape of the dice that hit it.
func DrawHealth(c *render.Canvas, f *rebellion.UnitFigures, left int, box render.Rect) {
	c.Die(box, Uncast(f.HealthColor))
	c.Text(digits(left), box, c.Palette.Number().Sized(box.W*0.68).Centered())
}

// drawDamage draws what a unit has suffered: markers that lie on it, and the points of this attack.
func (b *Board) drawDamage(c *render.Canvas, s Stack, figure render.Rect, unit float64) {
	p := c.Palette
	size := 19 * unit
	first := render.Box(figure.X+8*unit, figure.Y+8*unit, size, size)
	b.drawMarks(c, s, s.Assigned, first, size+2*unit, func(at render.Rect) {
		c.Panel(at, render.PanelStyle{Corner: render.Slight, Fill: p.Warning.Mix(p.Space, 0.35), Line: p.Text, Width: 1.5})
		c.Sign("hit", at.Inset(2*unit), p.Text)
	})
	if s.Beaten {
		c.Sign("destroyed", figure.Middle(42*unit, 42*unit), p.Warning)
		return
	}
	first = render.Box(figure.Right()-22*unit, figure.Bottom()-24*unit, size, size)
	b.drawMarks(c, s, s.Damage, first, -17*unit, func(at render.Rect) {
		c.Dot(at.Center(), 10*unit, p.Space)
		c.Sign("damage", at, p.Warning)
	})
}

// drawMarks draws as many marks as a unit has, one over the other, or one with their number where there are too many. Where several
// units stand together one mark has the words how many each of them has, on the side of the figure.
func (b *Board) drawMarks(c *render.Canvas, s Stack, n uint8, first render.Rect, step float64, draw func(at render.Rect)) {
	const mostMarks, least = 3, 12
	number := c.Palette.Number().Sized(max(first.W*0.9, least)).Rimmed(c.Palette.Space)
	switch {
	case n == 0:
	case s.Count > 1:
		draw(first)
		text := b.say("stage.each", assets.Args{"n": int(n)})
		line := render.Box(first.Right()+2, first.Y, c.TextWidth(text, number)+1, first.H)
		if step < 0 { // it lies at the right
			line.X = first.X - 3 - line.W
		}
		c.Text(text, line, number)
	case n > mostMarks:
		draw(first)
		c.Text(digits(int(n)), first, number.Centered())
	default:
		for i := range n {
			draw(first.Move(0, step*float64(i)))
		}
	}
}

// Backs draws tactic cards of a deck that lie face down, one over the other, in the middle of a box.
func (b *Board) Backs(c *render.Canvas, side rebellion.Side, th rebellion.Theater, n int, box render.Rect) {
	const most, step = 4, 0.18
	n = min(n, most)
	if n == 0 {
		return
	}
	h := min(box.H*0.94, box.W*0.62*CardHeight/CardWidth)
	w := h * CardWidth / CardHeight
	width := w * (1 + step*float64(n-1))
	for i := range n {
		card := render.Box(box.Center().X-width/2+w*step*float64(i), box.Center().Y-h/2+3*float64(i)-1.5*float64(n-1), w, h)
		c.Panel(card.Inset(1), SidePanel(&c.Palette, side).Filled(c.Palette.Space))
		b.Back(c, Deck{Side: side, Kind: TacticCards, Theater: th}, card)
	}
}

// DrawPortrait draws a leader as he is now, or as printed where a table tells nothing of him.
func DrawPortrait(c *render.Canvas, l rebellion.Leader, box render.Rect) { drawPortrait(c, l, box) }

// TacticValues draws a leader's tactic values for space and ground, from the left of a line.
func TacticValues(c *render.Canvas, l rebellion.Leader, line render.Rect) {
	p := c.Palette
	size := line.H
	for th, sign := range [2]string{"tactic_space", "tactic_ground"} {
		color := [2]render.Color{p.Sky, p.Ground}[th]
		c.Sign(sign, render.Box(line.X, line.Y, size, size), color)
		c.Text(digits(int(l.Figures().Tactics[th])), render.Box(line.X+size+3, line.Y, size, size), p.Number().Sized(size*0.86))
		line.X += size*1.9 + 4
	}
}

// Skills draws the icons of a leader's skill, or all of his skills, around the middle of a line.
func Skills(c *render.Canvas, l rebellion.Leader, only []rebellion.Skill, line render.Rect) {
	var signs []string
	for _, skill := range only {
		for range l.Figures().Skills[skill] {
			signs = append(signs, skillSigns[skill])
		}
	}
	const gap = 2
	size := min(line.H, (line.W+gap)/max(float64(len(signs)), 1)-gap)
	x := line.Center().X - (float64(len(signs))*(size+gap)-gap)/2
	for _, sign := range signs {
		c.Sign(sign, render.Box(x, line.Center().Y-size/2, size, size), c.Palette.Text)
		x += size + gap
	}
}

// SystemTile draws a system in brief: its planet in the ring of its loyalty, its name, and who stands there.
func (b *Board) SystemTile(c *render.Canvas, v *rebellion.View, at rebellion.System, box render.Rect) {
	p := c.Palette
	c.Panel(box, p.Glass().Filled(p.SpaceGlow).With(p.LineLight, 1))
	inner := box.Inset(8)
	name, inner := inner.CutTop(22)
	c.Text(b.say("system."+at.String()), name, p.Name().Sized(render.SizeLarge).Centered())
	pieces, planet := inner.CutBottom(40)
	radius := min(planet.H, planet.W) / 2 * 0.78
	style, ring := ringOf(&p, v, at, radius*1.16)
	drawShade(c, planet.Center(), ring)
	c.Ring(planet.Center(), ring, style)
	drawWorld(c, at, in(v.Destroyed, at), planet.Center(), radius)
	b.drawThere(c, v, at, pieces)
}

// drawThere draws who stands in a system in a row.
func (b *Board) drawThere(c *render.Canvas, v *rebellion.View, at rebellion.System, row render.Rect) {
	type standing struct {
		unit   rebellion.Unit
		leader rebellion.Leader
		count  int
	}
	var all []standing
	for l := range rebellion.AllLeaders() {
		if v.Leaders[l].At == rebellion.Spot(at) {
			all = append(all, standing{rebellion.NoUnit, l, 1})
		}
	}
	for u, n := range v.Units[at] {
		if n > 0 {
			all = append(all, standing{rebellion.Unit(u), 0, int(n)})
		}
	}
	if len(all) == 0 {
		c.Text(b.say("stage.empty"), row, c.Palette.Label().Centered())
		return
	}
	w := min(row.W/float64(len(all)), 46)
	x := row.Center().X - w*float64(len(all))/2
	for _, s := range all {
		cell := render.Box(x, row.Y, w, row.H).Inset(2)
		x += w
		if s.unit == rebellion.NoUnit {
			DrawLeader(c, v, s.leader, cell.Middle(min(cell.W, cell.H*0.8), cell.H))
			continue
		}
		DrawUnit(c, s.unit, cell)
		if s.count > 1 {
			c.Text(digits(s.count), render.Box(cell.X, cell.Bottom()-14, cell.W, 14), c.Palette.Number().Sized(render.SizeLabel).Rimmed(c.Palette.Space).AtRight())
		}
	}
}
