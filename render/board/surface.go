package board

import (
	"math"

	"holoboard/game"
	"holoboard/render"
)

// Surface is a table on one screen: where its parts are, what the camera shows of its map, and what lies where.
type Surface struct {
	Map Map

	camera  *render.Camera
	ownAt   render.Point // where the list of one's own things begins on a phone, as it is scrolled
	players []string
	watched bool

	shape  Shape
	owner  Owner
	layout Layout
	shot   render.Shot // what the camera showed of the map before it was only an overview
	made   Scene
	valid  bool
	laid   map[corner]*laying // on the map, for this scene or earlier ones
	kept   map[corner]kept    // the cells of places in what is done step by step
	held   held
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
	on.stretch()
	on.valid, on.laid = false, map[corner]*laying{}
	if on.camera == nil {
		on.kept = map[corner]kept{}
		on.camera = render.NewCamera(on.layout.Map, on.Map.World)
		return
	}
	on.camera.World = on.Map.World
	phone := on.layout.Form.Phone() && !on.shape.ForARoom
	if phone { // buttons lie over the map: whatever is at its edge can be moved away from under them
		const beside, beyond = 30, 118
		on.camera.World = on.Map.World.InsetXY(-beside, -beyond)
	}
	on.camera.SetView(on.layout.Map)
	on.camera.Fit()
	if phone && on.layout.Form == Upright {
		on.camera.Fill()
	}
}

func (on *Surface) divide(tab Tab) Layout {
	l := NewLayout(on.layout.Bounds.W, on.layout.Bounds.H, tab, on.shape)
	on.owner.Divide(&l)
	return l
}

// Rename has the map made anew, and all places on it found anew: its places are called otherwise.
func (on *Surface) Rename() {
	on.stretch()
	on.valid = false
	on.laid, on.kept = map[corner]*laying{}, map[corner]kept{}
}

// stretch makes the map anew. Where it is shown smaller than it is made its names are as large as ever, and take more of it.
func (on *Surface) stretch() {
	w, h := on.mapWindow()
	on.Map = on.owner.Stretch(w, h)
	if on.layout.Form == Folded {
		on.Map.Names = w / on.layout.Map.W
	}
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
		on.shot = render.Shot{At: on.camera.At, Zoom: on.camera.Zoom}
	}
	whole := on.camera.Fitted()
	on.camera.SetView(on.layout.Map)
	switch {
	case on.layout.Overview:
		on.camera.Fill()
	case before.Overview, whole && on.layout.Form == Sideways: // the list only covers a part of the map
		on.camera.Take(on.shot)
	}
}

// Camera is over the map; a unit of its world is a point while all is shown.
func (on *Surface) Camera() *render.Camera { return on.camera }

// Seat says who plays each side, and whether nobody plays at this screen: then no side is called the viewer's own.
func (on *Surface) Seat(players []string, watched bool) {
	on.players, on.watched, on.valid = players, watched, false
}

// Player is who plays a side, or nothing.
func (on *Surface) Player(side int) string {
	if side < len(on.players) {
		return on.players[side]
	}
	return ""
}

// Watched tells whether nobody plays at this screen.
func (on *Surface) Watched() bool { return on.watched }

// ScrollOwn says where on the screen the list of the viewer's own things begins, on a phone.
func (on *Surface) ScrollOwn(at render.Point) { on.ownAt = at }

// Listed is where a rectangle of the list of the viewer's own things is on the screen.
func (on *Surface) Listed(r render.Rect) render.Rect { return r.Move(on.ownAt.X, on.ownAt.Y) }

// FoldHead is the place of the button that unfolds a side's rail.
func (on *Surface) FoldHead(side int) render.Rect {
	head, _ := on.layout.Folds[side].Inset(4).CutTop(TouchSize)
	return head
}

// Layout tells where the parts of the screen are.
func (on *Surface) Layout() Layout { return on.layout }

// HideMap says that something of the title's covers the map, or no longer does.
func (on *Surface) HideMap(hidden bool) { on.layout.Hidden, on.valid = hidden, false }

// Growth is how much larger pieces on the map are than while all is shown. They grow more slowly than the map, so
// that looking closely also makes room.
func (on *Surface) Growth() float64 { return min(math.Pow(on.camera.Zoom, 0.7), 2.2) }

// Zoomed is how much larger the map's own is than on the smallest screen while all is shown.
func (on *Surface) Zoomed() float64 { return on.Map.Size * on.camera.Zoom }

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
		return on.Listed(p.Box)
	case OnGround:
		grown = on.camera.Zoom
	case OnMap:
		grown = on.Growth()
	}
	at := on.camera.ToScreen(p.Anchor)
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
		world := on.camera.ToWorld(p)
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
		r := about(p)
		if area.Empty() {
			area = r
		}
		x, y := min(area.X, r.X), min(area.Y, r.Y)
		area = render.Box(x, y, max(area.Right(), r.Right())-x, max(area.Bottom(), r.Bottom())-y)
	}
	return area
}

// about is the part of the camera's world that a place needs to be seen.
func about(p *Place) render.Rect { return render.Around(p.Center, 130, 130) }

// Nearest is the same for the one of those places that is nearest to the middle of an area.
func (on *Surface) Nearest(concerned func(game.Option) bool, area render.Rect) (nearest render.Rect) {
	least := math.Inf(1)
	for i := range on.Map.Places {
		p := &on.Map.Places[i]
		if far := p.Center.Distance(area.Center()); far < least && concerned(p.Thing) {
			nearest, least = about(p), far
		}
	}
	return nearest
}

// GlideTo makes a glide of the camera to a place of the map, as near as it is.
func (on *Surface) GlideTo(place game.Option, clock *render.Clock) {
	if i := on.Map.Number(place); i >= 0 {
		on.camera.GlideTo(render.Shot{At: on.Map.Places[i].Center, Zoom: on.camera.Zoom}, clock)
	}
}
