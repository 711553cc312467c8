package starship

import (
	"math"
	"math/rand/v2"
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
)

// DrawPreview draws the map of a battle that has not begun: its squares, the rows in which each side places its ships, and the ships
// where the set-up prescribes them, else of how many points they will be.
func DrawPreview(c *render.Canvas, setup rules.Setup, box render.Rect) {
	p := &c.Palette
	square := min(box.W/float64(setup.Width), box.H/float64(setup.Height))
	box = box.Middle(square*float64(setup.Width), square*float64(setup.Height))
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: p.Space, Line: p.LineLight, Width: 1})
	drawing := New(nil, false)
	c.Clip(box, func() {
		for x := 1; x < int(setup.Width); x++ {
			c.Fill(render.Box(box.X+float64(x)*square, box.Y, 1, box.H), p.Line.Alpha(0.45))
		}
		for y := 1; y < int(setup.Height); y++ {
			c.Fill(render.Box(box.X, box.Y+float64(y)*square, box.W, 1), p.Line.Alpha(0.45))
		}
		for seat := range game.Seat(2) {
			side := rules.SideOf(seat)
			color := p.SideColor(int(side))
			zone, _ := box.CutTop(rules.Rows * square)
			edge := zone.Y
			if side == rules.Light {
				zone, _ = box.CutBottom(rules.Rows * square)
				edge = zone.Bottom() - 2
			}
			c.Fill(zone, color.Alpha(0.14))
			c.Fill(render.Box(zone.X, edge, zone.W, 2), color)
			if f, given := setup.Given(seat, rules.Shipped(), rand.New(rand.NewPCG(0, 0))); given {
				drawing.drawGiven(c, &f, setup.Format == rules.QuickStart, zone, square, side)
			} else {
				c.Text(strconv.Itoa(setup.Points), zone, p.Number().Sized(min(zone.H*0.6, 26)).In(color).Centered())
			}
		}
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
			from := float64((stand[row]+1)/2) * size // the middle
			if stand[row]%2 == 1 {
				from = -from
			}
			stand[row]++
			ship := render.Around(render.Point{X: zone.Center().X + from, Y: at}, size, size)
			c.Turn(ship.Center(), turn, 1, func() { b.DrawShip(c, line.Card, ship) })
		}
	}
}
