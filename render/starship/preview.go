package starship

import (
	"math"
	"math/rand/v2"
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
)

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
	ahead, turn := -square, 0.0
	if side == rules.Dark {
		ahead, turn = square, math.Pi
	}
	var stand [2]int // in the row behind, and in the one before it
	for _, line := range f.Lines {
		row, size, at := 0, 2*square, zone.Center().Y-ahead/2
		if line.Card.Class() > 2 {
			row, size, at = 1, square, zone.Center().Y+ahead
		}
		for range line.Count {
			from := field.Outward(stand[row]) * size
			stand[row]++
			ship := render.Around(render.Point{X: zone.Center().X + from, Y: at}, size, size)
			c.Turn(ship.Center(), turn, 1, func() { b.DrawShip(c, line.Card, ship) })
		}
	}
}
