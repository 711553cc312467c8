package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
)

// Aim is what the player is about: what a picture shows beside the table itself.
type Aim struct {
	Squares field.Squares // that may be chosen
	Takes   field.Squares // that take a ship without being lit
	Rack    []board.Thing // what lies below the map
	Held    field.Squares // where a zone or Tractor Beams end the way
	Ends    []field.End   // of courses that may be chosen
	Ghost   *Ghost        // where the ship in the hand would stand
	Course  []render.Point
	Rays    []field.Ray
	Hooks   []game.Option // squares on which something is held
	Pointed rules.Slot    // looked at; rules.NoSlot: none
	Arm     uint8         // weapon system that is aimed
	Firing  rules.Slot    // whose lanes are open; rules.NoSlot: nobody's
	Lanes   []Lane
	At      rules.Slot // aimed at; rules.NoSlot: nobody
	Face    rules.Face
	Notes   []field.Note
	Hidden  rules.Slot // in the hand or on its way; rules.NoSlot: none
	Flight  *Flight
	Shot    *Shot
	Falls   []Fall
	Hush    float64 // how far the light has sunk
}

// Ghost is a ship where it might stand.
type Ghost struct {
	Slot  rules.Slot
	Space rules.Space
}

// Lane is a beam, and whether an enemy stands in it.
type Lane struct {
	Lane rules.Lane
	Idle bool
}

// Flight is a ship on its way.
type Flight struct {
	Slot      rules.Slot
	X, Y, Way float64
}

// Shot is an attack that is shown: bolts on their way.
type Shot struct {
	By, At   rules.Slot
	Bolts    int
	Told     float64
	Hit      bool
	Counters int // that fly to the hull of what is hit
}

// A Fall is a ship that is turned or destroyed.
type Fall struct {
	Slot  rules.Slot
	Turns bool
	Text  string
	Told  float64
}

// NoAim is a table at which nobody is about anything.
func NoAim() Aim {
	return Aim{Pointed: rules.NoSlot, Arm: rules.PointDefense, Firing: rules.NoSlot, At: rules.NoSlot, Hidden: rules.NoSlot}
}

func ground(c *render.Canvas) field.Ground {
	return field.Ground{Far: c.Palette.SideColor(int(rules.Dark)), Near: c.Palette.SideColor(int(rules.Light)), Home: 3}
}

// Draw implements [board.Board].
func (b *Board) Draw(c *render.Canvas, v *rules.View, look board.Look) bool {
	b.Scene(v)
	l := b.Layout()
	c.Clip(l.Map, func() { b.drawMap(c, v, &look) })
	if l.Tab == board.Everywhere || l.Tab == board.SidesTab {
		for side, rail := range l.Rails {
			b.drawRail(c, v, rules.Side(side), rail)
		}
	}
	b.drawTop(c, v)
	b.DrawMovers(c, v, &look)
	return false
}

// drawMap draws the grid with what stands on it.
func (b *Board) drawMap(c *render.Canvas, v *rules.View, look *board.Look) {
	seen, p := b.View(), &c.Palette
	g := ground(c)
	g.Draw(c, seen)
	b.drawLanes(c, v, seen)
	if v.Phase() == rules.Deployment && b.Aim.Squares != (field.Squares{}) {
		seen.Veil(c, &b.Aim.Squares)
	}
	seen.Light(c, &b.Aim.Squares, p.Legal, look.Bright())
	seen.Hatch(c, &b.Aim.Held, p.Warning)
	paint := func() { b.drawTokens(c, v, seen, look) }
	if b.Aim.Hush > 0 {
		field.Hush(c, b.Aim.Hush, paint)
	} else {
		paint()
	}
	seen.DrawNames(c)
	for i := range b.Aim.Ends {
		b.Aim.Ends[i].Draw(c, seen, p.Legal)
	}
	for i := range b.Aim.Rays {
		b.Aim.Rays[i].Draw(c)
	}
	b.drawGhost(c, v, seen)
	for _, square := range b.Aim.Hooks {
		field.Hook(c, seen, float64(square.B), float64(square.C), c.Palette.SideColor(int(rules.Dark)))
	}
	for i := range b.Aim.Rays {
		b.Aim.Rays[i].DrawText(c, seen)
	}
	b.drawShot(c, v, seen)
	b.drawFalls(c, v, seen)
	for i := range b.Aim.Notes {
		b.Aim.Notes[i].Draw(c, seen)
	}
}

// drawLanes opens the beams of the ship that fires.
func (b *Board) drawLanes(c *render.Canvas, v *rules.View, seen *field.View) {
	if b.Aim.Firing == rules.NoSlot {
		return
	}
	space := v.Space(b.Aim.Firing)
	if g := b.Aim.Ghost; g != nil && g.Slot == b.Aim.Firing {
		space = g.Space
	}
	color := c.Palette.SideColor(int(b.Aim.Firing.Side()))
	for _, lane := range b.Aim.Lanes {
		beam := field.Beam{
			X: float64(space.X), Y: float64(space.Y), Size: float64(space.Size), Way: int(space.Toward(lane.Lane)), Color: color, Idle: lane.Idle, Open: 1,
		}
		beam.Draw(c, seen)
	}
}

func (b *Board) drawTokens(c *render.Canvas, v *rules.View, seen *field.View, look *board.Look) {
	for i := range b.tokens {
		t, slot := b.tokens[i], b.slots[i]
		if slot == b.Aim.Hidden {
			continue
		}
		if slot == b.Aim.At && b.Aim.Face < rules.NumFaces {
			t.Lit = 1 << FieldFace(b.Aim.Face)
		}
		if f := b.Aim.Flight; f != nil && f.Slot == slot {
			t.X, t.Y, t.Way = f.X, f.Y, f.Way
		}
		t.Draw(c, seen)
		field.DrawState(c, look, look.StateOf(Ship(slot)), t.Box(seen))
	}
}

// drawGhost draws where the ship in the hand would stand, and its way there.
func (b *Board) drawGhost(c *render.Canvas, v *rules.View, seen *field.View) {
	if len(b.Aim.Course) > 1 {
		course := field.Course{Through: b.Aim.Course, Color: c.Palette.Legal}
		course.Draw(c, seen)
	}
	g := b.Aim.Ghost
	if g == nil {
		return
	}
	t := b.token(v, g.Slot)
	t.X, t.Y, t.Way, t.Ghost = float64(g.Space.X), float64(g.Space.Y), float64(g.Space.Facing), true
	t.Draw(c, seen)
	field.Corners(c, t.Box(seen), c.Palette.Legal, 2.5)
}

// drawShot draws bolts on their way, and the line to what is aimed at.
func (b *Board) drawShot(c *render.Canvas, v *rules.View, seen *field.View) {
	middle := func(slot rules.Slot) render.Point {
		s := v.Space(slot)
		half := float64(s.Size) / 2
		return seen.Point(float64(s.X)+half, float64(s.Y)+half)
	}
	if s := b.Aim.Shot; s != nil {
		volley := field.Volley{From: middle(s.By), To: middle(s.At), Bolts: s.Bolts, Apart: 6, Color: c.Palette.SideColor(int(s.By.Side()))}
		volley.Draw(c, min(s.Told*2, 1))
		b.drawStrike(c, v, s, middle(s.At))
		return
	}
	if b.Aim.Firing != rules.NoSlot && b.Aim.At != rules.NoSlot {
		to := middle(b.Aim.At)
		if b.Aim.Face < rules.NumFaces {
			t := b.token(v, b.Aim.At)
			to = t.FaceAt(seen, FieldFace(b.Aim.Face))
		}
		field.Aim(c, middle(b.Aim.Firing), to, 0, c.Palette.Legal)
	}
}

// drawStrike draws what the bolts do: counters that fly to the hull bar, or a ring of light where nothing gets through.
func (b *Board) drawStrike(c *render.Canvas, v *rules.View, s *Shot, at render.Point) {
	told := 2*s.Told - 1
	if told < 0 || !s.Hit {
		return
	}
	if s.Counters == 0 {
		c.Ring(at, b.View().Unit()*(0.4+0.4*told), render.RingStyle{Line: c.Palette.SideColor(int(s.At.Side())).Alpha(1 - told), Width: 2.5})
		return
	}
	t := b.token(v, s.At)
	bar := t.HullBox(b.View())
	c.Light(func() { c.Glow(at, b.View().Unit()*0.7, c.Palette.Warning.Alpha(0.6*(1-told))) })
	field.Counters(c, at, s.Counters, told, func(int) render.Point { return bar.Center() })
}

// Center is the middle of a thing on the screen.
func (b *Board) Center(o game.Option, v *rules.View) render.Point {
	r, _ := b.Where(o, v)
	return r.Center()
}

// phases are the parts of a round in their order, for the strip at the top.
var phases = [...]rules.Phase{rules.Initiative, rules.Move, rules.Attack, rules.Damage}

// drawTop draws the round, its phases and whose turn it is.
func (b *Board) drawTop(c *render.Canvas, v *rules.View) {
	l, p := b.Layout(), &c.Palette
	if l.Form.Phone() && l.Form != board.Projected {
		b.drawRound(c, v)
		return
	}
	round := b.words.Say("table.standing", assets.Args{"n": int(v.Round)})
	if v.Phase() == rules.Deployment {
		round = b.words.Say("phase.deployment")
	}
	c.Text(round, l.Round, c.FittedIn(round, l.Round.Middle(l.Round.W, 24), p.Title()))
	bar := render.Box(l.Round.Right()+12, l.Top.Y+10, min(l.Bounds.W*0.44, 560), l.Top.H-20)
	for i, phase := range phases {
		cell := render.Box(bar.X+float64(i)*bar.W/4, bar.Y, bar.W/4, bar.H)
		style, text := p.Glass(), p.Label().Centered()
		if phase == v.Phase() {
			style, text = p.Chosen(), p.Name().Centered()
		}
		c.Panel(cell.InsetXY(2, 0), style)
		c.Text(b.words.Say("phase."+phase.String()), cell, text)
	}
	if v.Phase() != rules.Initiative && v.Phase() != rules.Damage {
		side := rules.SideOf(v.Turn())
		turn := render.Box(bar.Right()+12, l.Top.Y, l.Buttons.X-bar.Right()-24, l.Top.H)
		c.Text(b.words.Say("turn."+v.Phase().String()+"."+side.String()), turn, p.Name().In(p.SideColor(int(side))).AtRight())
	}
}

// drawFalls draws the light of ships that are turned or destroyed.
func (b *Board) drawFalls(c *render.Canvas, v *rules.View, seen *field.View) {
	for _, fall := range b.Aim.Falls {
		if !v.Ships[fall.Slot].Is(rules.OnMap) {
			continue
		}
		s := v.Space(fall.Slot)
		at, reach := b.Middle(s), float64(s.Size)*seen.Unit()
		color, fade := c.Palette.Amber, 1-fall.Told*fall.Told
		if fall.Turns {
			color = c.Palette.Warning
		}
		c.Light(func() {
			c.Glow(at, reach*(0.5+0.6*render.Out(fall.Told)), color.Alpha(0.8*fade))
			if !fall.Turns {
				c.Glow(at, reach*0.45, c.Palette.Text.Alpha(fade))
			}
		})
		c.Ring(at, reach*(0.45+0.55*render.Out(fall.Told)), render.RingStyle{Line: color.Alpha(fade), Width: 2})
		note := field.Note{Text: fall.Text, Color: c.Palette.Warning, At: at.Add(render.Point{Y: -0.72 * reach}), Align: render.Center}
		note.Draw(c, seen)
	}
}

// drawRound draws on a phone the round and its phase.
func (b *Board) drawRound(c *render.Canvas, v *rules.View) {
	place, p := b.Layout().Round, &c.Palette
	round, phase := b.words.Say("table.standing", assets.Args{"n": int(v.Round)}), b.words.Say("phase."+v.Phase().String())
	if v.Phase() == rules.Deployment {
		round = b.words.Say("phase.deployment")
		phase = ""
	}
	upper, lower := place.Middle(place.W, 42).CutTop(23)
	c.Text(round, upper, c.FittedIn(round, upper, p.Title().Sized(render.SizeLarge)))
	c.Text(phase, lower, p.Label())
}
