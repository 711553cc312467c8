package contact

import (
	"fmt"
	"iter"
	"slices"

	"holoboard/assets"
	"holoboard/render"
)

// Each are the pictures of all things of a kind, by their names.
func Each[T fmt.Stringer](things iter.Seq[T], draw func(c *render.Canvas, thing T, box render.Rect)) (all []Piece) {
	for thing := range things {
		all = append(all, Piece{thing.String(), func(c *render.Canvas, box render.Rect) { draw(c, thing, box) }})
	}
	return all
}

// Signs are all signs.
func Signs() (all []Piece) {
	for _, name := range assets.Names(assets.Signs) {
		all = append(all, Piece{name, func(c *render.Canvas, box render.Rect) { c.Sign(name, box, c.Palette.Text) }})
	}
	return all
}

// Moments is the course of something from 0 to 1 in a row of n pictures.
func Moments(name string, n int, draw func(c *render.Canvas, box render.Rect, t float64)) Piece {
	return Piece{name, func(c *render.Canvas, box render.Rect) {
		for i, cell := range box.Grid(n, 1, 4) {
			draw(c, cell, (float64(i)+0.5)/float64(n))
		}
	}}
}

// Die are the pictures of a die: uncast and with each of its faces in several sizes, and tumbling until the first of them lies up.
func Die(name string, die render.Die, faces ...string) (all []Piece) {
	shown := append([]string{""}, slices.Compact(slices.Clone(faces))...)
	for _, size := range []float64{56, 20, 14} {
		all = append(all, Moments(name, len(shown), func(c *render.Canvas, box render.Rect, t float64) {
			lying := die
			lying.Face = shown[int(t*float64(len(shown)))]
			c.Die(box.Middle(size, size), lying)
		}))
	}
	return append(all, Moments("tumbling, "+name, 12, func(c *render.Canvas, box render.Rect, t float64) {
		pose := render.Tumble(4, 0, 1, t*1.05, faces[0])
		pose.Shift = render.Point{}
		c.DieInPose(box.Middle(40, 40), die, pose, faces...)
	}))
}

// Strike is the mark of a hit while it fades.
func Strike(steps int) Piece {
	return Moments("strike", steps, func(c *render.Canvas, box render.Rect, t float64) {
		c.Strike(box.Center(), box.H*0.6, c.Palette.Warning, 3, t)
	})
}

// Worlds are a world that bursts, and one that does so with reduced motion.
func Worlds(steps int) (all []Piece) {
	for _, calm := range []bool{false, true} {
		all = append(all, Moments(fmt.Sprint("world, calm: ", calm), steps, func(c *render.Canvas, box render.Rect, t float64) {
			c.Clip(box, func() {
				b := render.Blast{At: box.Center(), Size: box.H * 0.4, Color: c.Palette.Neutral, Seed: 4, Calm: calm}
				c.WorldBlast(b, t)
			})
		}))
	}
	return all
}
