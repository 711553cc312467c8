package render

import (
	"image"
	"math"
)

// Named is a sign that stands for something, and where it is seen, in points.
type Named struct {
	Name string
	Rect Rect
}

// named is the same in pixels. One without a name hides what lies under it.
type named struct {
	name string
	box  image.Rectangle
}

// Means says that what is drawn in a box stands for something, as a sign does.
func (c *Canvas) Means(name string, box Rect) {
	x0, y0 := c.state.place.apply(box.X*c.Scale, box.Y*c.Scale)
	x1, y1 := c.state.place.apply(box.Right()*c.Scale, box.Bottom()*c.Scale)
	r := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	c.named = append(c.named, named{name, r.Intersect(c.state.clip)})
}

// Signs are those that are seen, in the order in which they were drawn.
func (c *Canvas) Signs() (all []Named) {
	for i, n := range c.named {
		if n.name == "" || n.box.Empty() || c.hidden(i) {
			continue
		}
		k := 1 / c.Scale
		all = append(all, Named{n.name, Rect{float64(n.box.Min.X) * k, float64(n.box.Min.Y) * k, float64(n.box.Dx()) * k, float64(n.box.Dy()) * k}})
	}
	return all
}

// hidden tells whether the middle of a sign lies under something.
func (c *Canvas) hidden(i int) bool {
	box := c.named[i].box
	middle := box.Min.Add(box.Max).Div(2)
	for _, n := range c.named[i+1:] {
		if n.name == "" && middle.In(n.box) {
			return true
		}
	}
	return false
}
