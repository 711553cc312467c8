package starship

import (
	"math/rand/v2"
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
)

// DrawAlone draws a battle on a map of its own size in a box, without rails and strip: as a picture of a rule shows it. The board is
// of no other use then.
func (b *Board) DrawAlone(c *render.Canvas, v *rules.View, box render.Rect) {
	b.CoverAlone(int(v.Width), int(v.Height), box)
	b.layTokens(v)
	c.Clip(box, func() { b.drawMap(c, v, &board.Look{}) })
}

// Tell shows a little of an event, before the table is as it is after it: a ship on its way, an attack, the hush of the Damage phase.
func (a *Aim) Tell(v *rules.View, e *rules.Event, told float64) {
	switch e.Kind {
	case rules.Sailed, rules.Flew, rules.Pushed:
		a.Flight = flightOf(v, e, told)
	case rules.Aimed:
		a.attack(e.Ship, e.Other, e.Face, e.Lane)
	case rules.Rolled, rules.Hit, rules.Missed:
		a.attack(e.Ship, e.Other, v.Shot.Face, v.Shot.Lane)
		if e.Kind != rules.Rolled {
			a.Shot = &Shot{By: e.Ship, At: e.Other, Bolts: 2, Told: told, Hit: e.Kind == rules.Hit, Along: v.Shot.Lane != rules.NoLane, Counters: int(e.N)}
		}
	case rules.DamageBegan:
		a.Hush = told
	}
}

// attack opens the lane of an attack and lights the face.
func (a *Aim) attack(by, at rules.Slot, face rules.Face, lane rules.Lane) {
	a.Firing, a.At, a.Face = by, at, face
	if lane != rules.NoLane {
		a.Lanes = []rules.OpenLane{{Lane: lane}}
	}
}

// flightOf is a ship between where it stands and where an event takes it.
func flightOf(v *rules.View, e *rules.Event, told float64) *Flight {
	from := stands(v, e.Ship)
	to := from
	if to.X, to.Y = float64(e.X), float64(e.Y); e.Kind != rules.Pushed && !v.Card(e.Ship).Fighter() {
		to.Way = float64(e.Facing)
	}
	return &Flight{Slot: e.Ship, Space: from.Glide(to, told)}
}

// Die is the die of a side, which shows a face or none.
func Die(side rules.Side, face string) render.Die {
	ink := render.RedDie
	if side == rules.Dark {
		ink = render.BlackDie
	}
	return render.Die{Form: render.Icosahedron, Ink: ink, Face: face}
}

// DrawPreview draws the map of a battle that has not begun: its squares, the rows in which each side places its ships, and the ships
// where the set-up prescribes them, else of how many points they will be.
func DrawPreview(c *render.Canvas, setup rules.Setup, box render.Rect) {
	drawing := New(nil, false)
	k := field.Preview{Columns: int(setup.Width), Rows: int(setup.Height), Home: rules.Rows}
	k.Draw(c, box, func(n int, rows render.Rect, square float64) {
		side := rules.Side(n)
		if f, given := setup.Given(game.Seat(n), rules.Shipped(), rand.New(rand.NewPCG(0, 0))); given {
			drawing.drawGiven(c, &f, setup.Format == rules.QuickStart, rows, square, side)
			return
		}
		c.Text(strconv.Itoa(setup.Points), rows, c.Palette.Number().Sized(min(rows.H*0.6, 26)).In(c.Palette.SideColor(n)).Centered())
	})
}

// drawGiven draws a fleet in its rows, nose to the enemy: from the middle outward, the big ships behind. Of a fleet that is drawn by lot
// the flagship alone is known.
func (b *Board) drawGiven(c *render.Canvas, f *rules.Fleet, lot bool, zone render.Rect, square float64, side rules.Side) {
	f.Sort()
	if lot {
		f.Lines = f.Lines[:1]
	}
	line := field.LineUp{Rows: zone, Square: square, Far: side == rules.Dark}
	for _, of := range f.Lines {
		for range of.Count {
			line.Put(c, of.Card.Class() > 2, func(box render.Rect) { b.DrawShip(c, of.Card, box) })
		}
	}
}
