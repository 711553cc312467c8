package cardgame

import (
	"math"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
)

// fullDial is where Dark wins (R1.4).
const fullDial = rules.DialWins

// sphere is the Death Star as far as it is built: a sector for each step of the dial.
type sphere struct {
	dial uint8
	part uint8 // how much of the next sector has closed, of [sectorParts]
	near bool  // Dark wins soon
	far  bool  // seen by a room: its ring is thin, for the number in it is large
	line render.Color
}

// sectorParts is in how many steps a sector is seen to close.
const sectorParts = 8

// closing is what the dial shows while it moves: its sectors close one after the other.
func (b *Board) closing(dial uint8) (whole, part uint8) {
	t := &b.Telling
	if !t.Is(rules.DialTurned) || t.Calm || t.Event.N <= t.Event.M {
		return min(dial, fullDial), 0
	}
	closed := float64(t.Event.M) + float64(t.Event.N-t.Event.M)*min(t.At*1.2, 1)
	whole = uint8(closed)
	return min(whole, fullDial), uint8((closed - float64(whole)) * sectorParts)
}

// farNumber is how high the number of the dial is for a room, of the sphere's width: it is read from five metres.
const farNumber = 0.52

// drawClocks draws sun and Death Star in the bar of a phone.
func (b *Board) drawClocks(c *render.Canvas, v *rules.View, look *board.Look) {
	if b.clock.Empty() {
		return
	}
	box := b.smallSphere()
	b.drawSphereIn(c, v, box, look)
	radius := box.W * 0.24
	at := render.Point{X: box.X - 2.4*radius, Y: box.Center().Y}
	if l := b.Layout(); l.Form == board.Folded {
		at = render.Point{X: l.Folds[0].Center().X, Y: box.Center().Y}
		b.drawFolds(c, v)
	}
	if v.Balance == rules.Light {
		at.Y += radius * 0.5 // it stands half over the line
	}
	b.drawSun(c, v, at, radius)
}

// drawSphereIn draws the Death Star in a box with the number of its dial.
func (b *Board) drawSphereIn(c *render.Canvas, v *rules.View, box render.Rect, look *board.Look) {
	state := look.StateOf(SlotThing(rules.Dial))
	const soon = 9
	key := sphere{near: v.Dial >= soon, far: b.projected, line: render.Hex(0x7CC4FF)}
	key.dial, key.part = b.closing(v.Dial)
	said := strconv.Itoa(max(int(key.dial), int(v.Dial)))
	if moves := b.Telling.Is(rules.DialTurned) && !b.Telling.Calm; moves {
		c.Glow(box.Center(), box.W*0.85, render.Hex(0x7CC4FF).Alpha(0.5*(1-b.Telling.At)))
	}
	switch {
	case state.Lit || state.Over:
		key.line = c.Palette.Legal
		c.Glow(box.Center(), box.W*0.8, c.Palette.Legal.Alpha(0.5))
	case state.Hover:
		key.line = c.Palette.Text
	}
	c.Means("dial", box)
	render.Art(c, key, box, paintSphere)
	number := c.Palette.Title().Sized(box.W * 0.24).Centered()
	middle := box.Middle(box.W*0.4, box.W*0.3)
	switch {
	case key.far:
		c.Text(said, box.Middle(box.W*0.64, box.W*0.64), number.Sized(box.W*farNumber))
	case box.W < 80: // the number alone has room
		c.Text(said, middle, number.Sized(box.W*0.32))
	default:
		c.Text(said, middle.Move(0, -box.W*0.04), number)
		c.Text(strings.TrimSpace(b.words.Say("table.dial.of", assets.Args{"n": ""})), middle.Move(0, box.W*0.11), c.Palette.Label().Sized(box.W*0.09).Centered())
	}
	if v.OnDial > 0 {
		c.Text(strconv.Itoa(int(v.OnDial)), render.Box(box.X, box.Y, 28, 24), c.Palette.Number().In(c.Palette.Warning))
	}
}

// drawSphere draws the Death Star on the line of the horizon, and when it is full by Dark's turns alone.
func (b *Board) drawSphere(c *render.Canvas, v *rules.View, look *board.Look) {
	box := b.sphere()
	b.drawSphereIn(c, v, box, look)
	if b.projected {
		title := render.Box(b.right.X+6, box.Bottom()+2, b.right.W-12, 24)
		c.Text(b.words.Say("card.death_star_dial"), title, c.FittedIn(b.words.Say("card.death_star_dial"), title, c.Palette.Name().Centered()))
		return
	}
	title := render.Box(b.right.X+6, box.Y-30, b.right.W-12, 26)
	c.Label(b.words.Say("table.dial"), title, c.Palette.Name().Centered().Tightly())
	next := render.Box(b.right.X+4, box.Bottom()+4, b.right.W-8, 42)
	c.Label(b.nextDial(v), next, c.Palette.Label().Centered().Tightly())
}

// paintSphere paints the ribs and sectors that are there; what is to come is dashed.
func paintSphere(p *render.Pen, k sphere) {
	at, r, inner := render.Point{X: p.W / 2, Y: p.H / 2}, p.W/2-4, 0.48
	if k.far {
		inner = 0.68
	}
	metal := render.Hex(0x7CC4FF)
	for i := range fullDial {
		from, to := sector(i), sector(i+1)
		path := (&render.Path{}).Arc(at, r, from, to).Arc(at, r*inner, to, from).Close()
		if i == int(k.dial) && k.part > 0 {
			upTo := from + (to-from)*float64(k.part)/sectorParts
			p.Fill((&render.Path{}).Arc(at, r, from, upTo).Arc(at, r*inner, upTo, from).Close(), metal)
		}
		if i < int(k.dial) {
			p.Fill(path, metal.Mix(render.Hex(0x0B1328), 0.35+0.05*float64(i%3)))
			p.Stroke(path, render.Stroke{Color: render.Hex(0x0B1328), Width: 2})
			mid := (from + to) / 2
			rib := (&render.Path{}).Arc(at, r*(inner+0.24), from+0.05, to-0.05)
			p.Stroke(rib, render.Stroke{Color: render.Hex(0x0B1328).Alpha(0.6), Width: 1.5})
			if i == 1 { // the dish of its weapon
				dish := at.Add(render.Point{X: math.Cos(mid) * r * (inner + 1) / 2, Y: math.Sin(mid) * r * (inner + 1) / 2})
				p.Fill((&render.Path{}).Circle(dish, r*0.13), render.Hex(0x0B1328))
				p.Stroke((&render.Path{}).Circle(dish, r*0.13), render.Stroke{Color: metal, Width: 1.5})
			}
			continue
		}
		p.Stroke(path, render.Stroke{Color: metal.Alpha(0.45), Width: 1.2, Dash: render.Dash{4, 4}})
	}
	p.Fill((&render.Path{}).Circle(at, r*(inner-0.02)), render.Hex(0x070C1C))
	p.Stroke((&render.Path{}).Circle(at, r*(inner-0.02)), render.Stroke{Color: k.line, Width: 2})
	rim := render.Stroke{Color: k.line.Alpha(0.8), Width: 1.5}
	if k.near {
		rim = render.Stroke{Color: render.Hex(0xFF4D5E), Width: 3}
	}
	p.Stroke((&render.Path{}).Circle(at, r+1), rim)
}

// sector is where the i-th sector begins, from the top, clockwise.
func sector(i int) float64 { return float64(i)*2*math.Pi/fullDial - math.Pi/2 }
