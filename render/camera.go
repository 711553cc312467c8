package render

// Camera shows a part of a world in a view on the screen. The world has units of its own.
type Camera struct {
	View  Rect    // where on the screen, points
	World Rect    // all there is to see
	At    Point   // the place of the world in the middle of the view
	Zoom  float64 // points a unit
	Near  float64 // how many times the zoom of the whole world the closest one is; 0: five times

	goal  *Shot // where a glide leads
	start Shot
	glide Motion
}

// Shot is a place and a zoom that a camera can take.
type Shot struct {
	At   Point
	Zoom float64
}

// The closest zoom is this many times that of the whole world, where a camera says nothing else.
const closest = 5

// NewCamera returns a camera that shows the whole world.
func NewCamera(view, world Rect) *Camera {
	c := &Camera{View: view, World: world}
	c.Fit()
	return c
}

// fitZoom shows the whole world.
func (c *Camera) fitZoom() float64 {
	return min(c.View.W/c.World.W, c.View.H/c.World.H)
}

// Fit shows the whole world at once.
func (c *Camera) Fit() {
	c.goal = nil
	c.At, c.Zoom = c.World.Center(), c.fitZoom()
}

// Fill shows as much of the world as there is without any room left beside it.
func (c *Camera) Fill() {
	c.Take(Shot{c.World.Center(), max(c.View.W/c.World.W, c.View.H/c.World.H)})
}

// Take shows a part of the world at once.
func (c *Camera) Take(s Shot) {
	c.goal = nil
	c.At, c.Zoom = s.At, s.Zoom
	c.limitZoom()
	c.keepInside()
}

// Fitted tells whether the whole world is shown.
func (c *Camera) Fitted() bool { return c.goal == nil && c.Zoom <= c.fitZoom()*1.001 }

// SetView changes the place on the screen, as after a change of the window's size. A camera that showed the whole world
// goes on to do so.
func (c *Camera) SetView(view Rect) {
	if view == c.View {
		return
	}
	fitted := c.Fitted()
	c.View = view
	if fitted {
		c.Fit()
	}
	c.keepInside()
}

// ToScreen turns a place of the world into one on the screen.
func (c *Camera) ToScreen(p Point) Point {
	return p.Sub(c.At).Times(c.Zoom).Add(c.View.Center())
}

// ToWorld turns a place on the screen into one of the world.
func (c *Camera) ToWorld(p Point) Point {
	return p.Sub(c.View.Center()).Times(1 / c.Zoom).Add(c.At)
}

// RectToScreen turns an area of the world into one on the screen.
func (c *Camera) RectToScreen(r Rect) Rect {
	p := c.ToScreen(Point{r.X, r.Y})
	return Rect{p.X, p.Y, r.W * c.Zoom, r.H * c.Zoom}
}

// ZoomAt multiplies the zoom and keeps the place of the world that is under p there.
func (c *Camera) ZoomAt(p Point, factor float64) {
	c.goal = nil
	under := c.ToWorld(p)
	c.Zoom *= factor
	c.limitZoom()
	c.At = under.Sub(p.Sub(c.View.Center()).Times(1 / c.Zoom))
	c.keepInside()
}

// Pan moves what is seen by a way on the screen.
func (c *Camera) Pan(by Point) {
	c.goal = nil
	c.At = c.At.Sub(by.Times(1 / c.Zoom))
	c.keepInside()
}

// Show makes a glide to an area of the world, so that it fills the view.
func (c *Camera) Show(area Rect, clock *Clock) {
	c.GlideTo(Shot{area.Center(), min(c.View.W/area.W, c.View.H/area.H)}, clock)
}

// ShowAll makes a glide to the whole world.
func (c *Camera) ShowAll(clock *Clock) { c.Show(c.World, clock) }

// GlideTo makes a glide. With reduced motion it is there at once.
func (c *Camera) GlideTo(goal Shot, clock *Clock) {
	c.start = Shot{c.At, c.Zoom}
	c.goal = &goal
	c.glide = clock.Begin(ZoomTime)
	if clock.Reduced {
		c.glide = Motion{}
	}
	c.Tick(clock)
}

// Tick follows a glide and tells whether one is under way. Call it before drawing; draw with Canvas.Rough while it is.
func (c *Camera) Tick(clock *Clock) bool {
	if c.goal == nil {
		return false
	}
	t := InOut(c.glide.At(clock))
	c.At = c.start.At.Toward(c.goal.At, t)
	c.Zoom = c.start.Zoom + (c.goal.Zoom-c.start.Zoom)*t
	c.limitZoom()
	c.keepInside()
	if t >= 1 {
		c.goal = nil
		return false
	}
	return true
}

func (c *Camera) limitZoom() {
	fit, near := c.fitZoom(), c.Near
	if near == 0 {
		near = closest
	}
	c.Zoom = min(max(c.Zoom, fit), fit*near)
}

// keepInside keeps the view from leaving the world; a world smaller than the view stays in its middle.
func (c *Camera) keepInside() {
	keep := func(at, from, length, seen float64) float64 {
		if seen >= length {
			return from + length/2
		}
		return min(max(at, from+seen/2), from+length-seen/2)
	}
	c.At.X = keep(c.At.X, c.World.X, c.World.W, c.View.W/c.Zoom)
	c.At.Y = keep(c.At.Y, c.World.Y, c.World.H, c.View.H/c.Zoom)
}
