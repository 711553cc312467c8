package starship

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/around"
	"holoboard/render/field"
)

// Aim is what the player is about: what a picture shows beside the table itself.
type Aim struct {
	field.Choice
	field.Moment
	Rows    field.Squares // where a fleet may be placed
	RowsOf  rules.Side    // whose those are
	Held    field.Squares // where a zone or Tractor Beams end the way
	HeldBy  rules.Side    // whose those are
	Holder  rules.Slot    // who holds the ship in the hand; rules.NoSlot: nobody
	InHand  rules.Slot    // that is being moved; rules.NoSlot: none
	Ghost   *Ghost        // where the ship in the hand would stand
	Pointed rules.Slot    // looked at; rules.NoSlot: none
	Arm     uint8         // weapon system that is aimed
	Firing  rules.Slot    // whose lanes are open; rules.NoSlot: nobody's
	Lanes   []rules.OpenLane
	At      rules.Slot // aimed at; rules.NoSlot: nobody
	Face    rules.Face
	Hidden  rules.Slot // in the hand or on its way; rules.NoSlot: none
	Flight  *Flight
	Shot    *Shot
	Foot    func(*render.Canvas, render.Rect) // is drawn in a rail where the card of a ship stands; nil: nothing is
	FootOf  rules.Side                        // whose rail that is
	Fallout *rules.Fallout                    // of the Damage Phase that is told, what the round has cost in the place of cards; nil: none is
	Hush    float64                           // how far the light has sunk
}

// Ghost is a ship where it might stand.
type Ghost struct {
	Slot  rules.Slot
	Space rules.Space
}

// Flight is a ship on its way; one that does not stand on the map yet has a card.
type Flight struct {
	Slot rules.Slot
	Card rules.Card
	field.Space
}

// Shot is an attack that is shown: bolts on their way.
type Shot struct {
	By, At   rules.Slot
	Bolts    int
	Told     float64
	Hit      bool
	Along    bool // a lane
	Counters int  // that fly to the hull of what is hit
}

// NoAim is a table at which nobody is about anything.
func NoAim() Aim {
	return Aim{Pointed: rules.NoSlot, Arm: rules.PointDefense, Firing: rules.NoSlot, At: rules.NoSlot, Hidden: rules.NoSlot, InHand: rules.NoSlot, Holder: rules.NoSlot}
}

// LightRows lights the rows in which a player places his fleet (R6.4).
func (a *Aim) LightRows(s *rules.State, seat game.Seat) {
	a.RowsOf = rules.SideOf(seat)
	a.Rows = field.Squares(s.RowsOf(seat))
}

func ground(c *render.Canvas) field.Ground {
	return field.Ground{Far: c.Palette.SideColor(int(rules.Dark)), Near: c.Palette.SideColor(int(rules.Light)), Home: rules.Rows}
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
	b.Hidden = Ship(b.Aim.Hidden)
	g := ground(c)
	g.Draw(c, seen)
	b.drawLanes(c, v, seen)
	if b.Aim.Rows != (field.Squares{}) {
		seen.Veil(c, &b.Aim.Rows)
		seen.Light(c, &b.Aim.Rows, p.SideColor(int(b.Aim.RowsOf)), look.Bright())
	}
	b.DrawChoice(c, look.Bright())
	seen.Hatch(c, &b.Aim.Held, p.SideColor(int(b.Aim.HeldBy)))
	b.Called.Begin()
	field.Hush(c, b.Aim.Hush, func() { b.drawTokens(c, v, seen, look, false) })
	b.drawTokens(c, v, seen, look, true)
	seen.DrawNames(c)
	b.drawShot(c, v, seen)
	if f := b.Aim.Flight; f != nil && f.Card != "" {
		t := b.standing(f.Card, false)
		t.Space = f.Space
		t.Draw(c, seen)
	}
	now := b.Aim.Moment
	now.Would = b.ghost(v)
	b.DrawMoment(c, &now, b.Over)
}

// drawLanes opens the beams of the ship that fires, and those that the layers show.
func (b *Board) drawLanes(c *render.Canvas, v *rules.View, seen *field.View) {
	b.drawLayers(c, v, seen)
	if b.Aim.Firing == rules.NoSlot {
		return
	}
	space := v.Space(b.Aim.Firing)
	if g := b.Aim.Ghost; g != nil && g.Slot == b.Aim.Firing {
		space = g.Space
	}
	openLanes(c, seen, space, b.Aim.Firing.Side(), b.Aim.Lanes)
}

// openLanes opens the beams of a ship of a side in a space.
func openLanes(c *render.Canvas, seen *field.View, from rules.Space, side rules.Side, lanes []rules.OpenLane) {
	for _, lane := range lanes {
		beam := field.Beam{Space: Space(from), Color: c.Palette.SideColor(int(side)), Idle: lane.Idle, Open: 1}
		beam.Way = float64(from.Toward(lane.Lane))
		beam.Draw(c, seen)
	}
}

// drawTokens draws the ships that fall, or all others.
func (b *Board) drawTokens(c *render.Canvas, v *rules.View, seen *field.View, look *board.Look, falling bool) {
	p := &c.Palette
	for i := range b.Stands {
		t, slot := b.Stands[i].Token, rules.Slot(b.Stands[i].Thing.A)
		if slot == b.Aim.Hidden || falling != b.Aim.Fallout.Has(slot) {
			continue
		}
		if b.Aim.Hush > 0 && !falling {
			t.Name = "" // it could not be read
		}
		if slot == b.Aim.At {
			t.Lit = lit(b.Aim.Face)
		}
		if f := b.Aim.Flight; f != nil && f.Slot == slot {
			t.Space = f.Space
		}
		b.name(v, &t, slot, seen)
		t.Draw(c, seen)
		field.DrawState(c, look, look.StateOf(Ship(slot)), t.Box(seen))
		if slot == b.Aim.Firing && b.Aim.Ghost == nil {
			field.Corners(c, t.Box(seen), p.SideColor(t.Side), 2.5)
		}
		if slot == b.Aim.Holder {
			c.Ring(t.Box(seen).Center(), 0.62*t.Size*seen.Unit(), render.RingStyle{Line: c.Palette.Warning, Width: 2.5})
		}
		if b.Layers.Numbers {
			t.DrawStrengths(c, seen)
		}
	}
}

// name notes what a token is called; a fighter is named while it is looked at, or seen large.
func (b *Board) name(v *rules.View, t *field.Token, slot rules.Slot, seen *field.View) {
	const large = 56 // points of a square
	a := &b.Aim
	switch slot {
	case a.Pointed, a.At:
		t.Weight = 2
	case a.Firing, a.Holder:
		t.Weight = 1
	}
	if v.Card(slot).Fighter() && a.Hush == 0 && (t.Weight > 1 || seen.Unit() >= large) {
		t.Name = b.ShortName(v.Card(slot))
	}
	b.Called.Add(*t, seen)
}

// ghost is a token where the ship in the hand would stand; nil: none is.
func (b *Board) ghost(v *rules.View) *field.Token {
	g := b.Aim.Ghost
	if g == nil {
		return nil
	}
	t := b.token(v, g.Slot)
	t.Space, t.Ghost = Space(g.Space), true
	return &t
}

// drawShot draws bolts on their way, and the line to what is aimed at.
func (b *Board) drawShot(c *render.Canvas, v *rules.View, seen *field.View) {
	middle := func(slot rules.Slot) render.Point { return b.Middle(v.Space(slot)) }
	if s := b.Aim.Shot; s != nil {
		volley := field.Volley{From: middle(s.By), To: middle(s.At), Bolts: s.Bolts, Apart: 6, Color: c.Palette.SideColor(int(s.By.Side()))}
		if s.Along { // the bolts run along the lane
			reach := float64(v.Space(s.By).Size) * seen.Unit() / 2
			near := func(x, to float64) float64 { return min(max(to, x-reach), x+reach) }
			volley.From = render.Point{X: near(volley.From.X, volley.To.X), Y: near(volley.From.Y, volley.To.Y)}
		}
		volley.Draw(c, min(s.Told*2, 1))
		b.drawStrike(c, v, s, middle(s.At))
		return
	}
	if b.Aim.Firing != rules.NoSlot && b.Aim.At != rules.NoSlot {
		to := middle(b.Aim.At)
		if b.Aim.Face < rules.NumFaces {
			to = b.FaceOn(v.Space(b.Aim.At), b.Aim.Face)
		}
		field.Aim(c, middle(b.Aim.Firing), to, 0, c.Palette.Legal)
		b.Called.Take(render.Around(to, 12, 12))
		b.Called.Take(render.Around(to.Toward(middle(b.Aim.Firing), 0.15), 12, 12))
	}
}

// drawStrike draws what the bolts do.
func (b *Board) drawStrike(c *render.Canvas, v *rules.View, s *Shot, at render.Point) {
	if !s.Hit {
		return
	}
	t := b.token(v, s.At)
	strike := field.Strike{At: at, Bar: t.HullBox(b.View()).Center(), Counters: s.Counters, Color: c.Palette.SideColor(int(s.At.Side()))}
	strike.Draw(c, b.View(), 2*s.Told-1)
}

// phases are the parts of a round in their order, for the strip at the top.
var phases = [...]rules.Phase{rules.Initiative, rules.Move, rules.Attack, rules.Damage}

// drawTop draws the round, its phases and whose turn it is.
func (b *Board) drawTop(c *render.Canvas, v *rules.View) {
	l, now := b.Layout(), v.Phase()
	name := func(phase rules.Phase) string { return b.words.Say("phase." + phase.String()) }
	r := around.Round{Title: b.words.Say("table.standing", assets.Args{"n": int(v.Round)}), Part: name(now), Now: slices.Index(phases[:], now), Side: -1, Parts: b.parts[:0]}
	if now == rules.Deployment {
		r.Title, r.Part = r.Part, ""
	}
	if b.Fielded != [2]int{} {
		r.Note = b.words.Say("table.points", assets.Args{"light": b.Fielded[rules.Light], "dark": b.Fielded[rules.Dark]})
	}
	for _, phase := range phases {
		r.Parts = append(r.Parts, name(phase))
	}
	b.parts = r.Parts
	switch now {
	case rules.Initiative:
	case rules.Damage:
		r.Turn = b.words.Say("turn.both")
	default:
		side := rules.SideOf(v.Turn())
		r.Side, r.Turn = int(side), b.words.Say("turn."+now.String()+"."+side.String())
	}
	r.Draw(c, l.Form, l.Round, l.Bar, l.Turn)
}

// Layers are what can be shown of the whole table besides.
type Layers struct {
	Lanes   [2]bool // of all ships of a side
	Zones   bool    // fighters' zones of control
	Numbers bool    // the Defense of every face
}

// drawLayers draws what lies under ships.
func (b *Board) drawLayers(c *render.Canvas, v *rules.View, seen *field.View) {
	if b.Layers == (Layers{}) {
		return
	}
	v.Each(func(slot rules.Slot) {
		if b.Layers.Lanes[slot.Side()] && !v.Card(slot).Fighter() {
			openLanes(c, seen, v.Space(slot), slot.Side(), v.OpenLanes(slot))
		}
	})
	for side := range rules.Side(2) {
		if b.Layers.Zones {
			zones := field.Squares(v.Zones(side))
			seen.Hatch(c, &zones, c.Palette.SideColor(int(side)).Alpha(0.6))
		}
	}
}
