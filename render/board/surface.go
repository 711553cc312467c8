package board

import (
	"math"

	"holoboard/game"
	"holoboard/render"
)

// Surface is a table on one screen: where its parts are, what the camera shows of its map, and what lies where.
type Surface struct {
	Camera *render.Camera // over the map; a unit of its world is a point while all is shown
	OwnAt  render.Point   // where the list of one's own things begins on a phone, as it is scrolled
	Map    Map

	shape  Shape
	owner  Owner
	layout Layout
	shot   render.Shot // what the camera showed of the map before it was only an overview
	made   Scene
	valid  bool
	laid   map[corner]*laying // on the map, for this scene or earlier ones
	kept   map[corner]kept    // the cells of places in what is done step by step
}

// An Owner knows what is its own on a table, whatever lies there just now.
type Owner interface {
	// Divide takes places of its own from a layout that has just been made.
	Divide(l *Layout)
	// Stretch makes the map for a window of w × h points.
	Stretch(w, h float64) Map
}

// SetSize fits the table to a screen of w × h points. It costs nothing while the size stays.
func (on *Surface) SetSize(w, h float64) {
	if w != on.layout.Bounds.W || h != on.layout.Bounds.H {
		on.layout.Bounds = render.Box(0, 0, w, h)
		on.Again()
	}
}

// Again lays the table out anew, with its map open.
func (on *Surface) Again() {
	on.layout = on.divide(MapTab)
	on.Map = on.owner.Stretch(on.mapWindow())
	on.valid, on.laid = false, map[corner]*laying{}
	if on.Camera == nil {
		on.kept = map[corner]kept{}
		on.Camera = render.NewCamera(on.layout.Map, on.Map.World)
		return
	}
	on.Camera.World = on.Map.World
	phone := on.layout.Form.Phone() && !on.shape.ForARoom
	if phone { // buttons lie over the map: whatever is at its edge can be moved away from under them
		const beside, beyond = 30, 118
		on.Camera.World = on.Map.World.InsetXY(-beside, -beyond)
	}
	on.Camera.SetView(on.layout.Map)
	on.Camera.Fit()
	if phone && on.layout.Form == Upright {
		on.Camera.Fill()
	}
}

func (on *Surface) divide(tab Tab) Layout {
	l := NewLayout(on.layout.Bounds.W, on.layout.Bounds.H, tab, on.shape)
	on.owner.Divide(&l)
	return l
}

// Rename has the map made anew, and all places on it found anew: its places are called otherwise.
func (on *Surface) Rename() {
	on.Map = on.owner.Stretch(on.mapWindow())
	on.valid = false
	on.laid, on.kept = map[corner]*laying{}, map[corner]kept{}
}

// mapWindow is the size of the window that the map is stretched for. On a smaller screen it is the least one in which everything
// finds its place; the camera then shows it smaller, or a part of it.
func (on *Surface) mapWindow() (w, h float64) {
	window := on.layout.Map
	k := max(1, leastMapW/window.W, leastMapH/window.H)
	switch form := on.layout.Form; {
	case on.shape.ForARoom && form == Upright:
		k = 1.8
	case form.Phone():
		return leastMapW, leastMapH
	case on.shape.ForARoom, k < 1.002: // what rounding to pixels takes
		k = 1
	}
	return window.W * k, window.H * k
}

// Open opens a tab of a smaller screen and closes the one that was open. A wide screen has none.
func (on *Surface) Open(tab Tab) {
	before := on.layout
	on.layout = on.divide(tab)
	on.valid = on.valid && on.layout.Tab == before.Tab
	if on.layout.Map == before.Map && on.layout.Overview == before.Overview {
		return
	}
	if !before.Overview {
		on.shot = render.Shot{At: on.Camera.At, Zoom: on.Camera.Zoom}
	}
	whole := on.Camera.Fitted()
	on.Camera.SetView(on.layout.Map)
	switch {
	case on.layout.Overview:
		on.Camera.Fill()
	case before.Overview, whole && on.layout.Form == Sideways: // the list only covers a part of the map
		on.Camera.Take(on.shot)
	}
}

// Layout tells where the parts of the screen are.
func (on *Surface) Layout() Layout { return on.layout }

// HideMap says that something of the title's covers the map, or no longer does.
func (on *Surface) HideMap(hidden bool) { on.layout.Hidden, on.valid = hidden, false }

// Growth is how much larger pieces on the map are than while all is shown. They grow more slowly than the map, so
// that looking closely also makes room.
func (on *Surface) Growth() float64 { return min(math.Pow(on.Camera.Zoom, 0.7), 2.2) }

// Zoomed is how much larger the map's own is than on the smallest screen while all is shown.
func (on *Surface) Zoomed() float64 { return on.Map.Size * on.Camera.Zoom }

// Far tells whether the map is shown so small that only places and pieces can be told: there is no room for names and numbers.
func (on *Surface) Far() bool {
	const readable = 0.62
	return on.Zoomed() < readable
}

// BoxOf is a piece's rectangle on the screen.
func (on *Surface) BoxOf(p *Piece) render.Rect {
	grown := 1.0
	switch p.On {
	case OnScreen:
		return p.Box
	case OnList:
		return p.Box.Move(on.OwnAt.X, on.OwnAt.Y)
	case OnGround:
		grown = on.Camera.Zoom
	case OnMap:
		grown = on.Growth()
	}
	at := on.Camera.ToScreen(p.Anchor)
	return render.Box(at.X+p.Box.X*grown, at.Y+p.Box.Y*grown, p.Box.W*grown, p.Box.H*grown)
}

// shows tells whether what a piece lies on is open, and not only an overview.
func (on *Surface) shows(p *Piece) bool {
	if p.Moves() {
		return !on.layout.Hidden && !on.layout.Overview
	}
	return p.Tab == Everywhere || p.Tab == on.layout.Tab
}

// At tells the place whose land is somewhere on the screen.
func (on *Surface) At(p render.Point) (game.Option, bool) {
	if on.layout.Map.Contains(p) {
		world := on.Camera.ToWorld(p)
		for i := range on.Map.Places {
			if Inside(on.Map.Places[i].Outline, world) {
				return on.Map.Places[i].Thing, true
			}
		}
	}
	return game.Option{}, false
}

// Around is the part of the camera's world that shows some places of the map, for [render.Camera.Show].
func (on *Surface) Around(concerned func(game.Option) bool) render.Rect {
	area := render.Rect{}
	for i := range on.Map.Places {
		p := &on.Map.Places[i]
		if !concerned(p.Thing) {
			continue
		}
		r := render.Around(p.Center, 130, 130)
		if area.Empty() {
			area = r
		}
		x, y := min(area.X, r.X), min(area.Y, r.Y)
		area = render.Box(x, y, max(area.Right(), r.Right())-x, max(area.Bottom(), r.Bottom())-y)
	}
	return area
}

// GlideTo makes a glide of the camera to a place of the map, as near as it is.
func (on *Surface) GlideTo(place game.Option, clock *render.Clock) {
	if i := on.Map.Number(place); i >= 0 {
		on.Camera.GlideTo(render.Shot{At: on.Map.Places[i].Center, Zoom: on.Camera.Zoom}, clock)
	}
}
