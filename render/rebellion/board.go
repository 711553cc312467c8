// Package rebellion draws the table of Star Wars: Rebellion: what one seat sees of it at one moment, and where every
// thing on it is. It knows no rule: what may be done, and what is lit because of it, comes in with a [Look].
//
//	board := rebellion.New(words)
//	board.SetSize(c.W, c.H)
//	again := board.Draw(c, &view, rebellion.Look{})
//	for _, thing := range board.Things(&view) { … }   // a place to point at for each
//
//	layout.go   where the parts of the screen are · layout_refresh.go  in the Refresh Phase
//	look.go     what a picture shows beside the table itself
//	things.go   where every thing is
//	scene.go    what lies where for one view; it is worked out once for each
//	place.go    finds room around the planets · kept.go  what keeps its place while stacks are taken from it
//	galaxy.go   territories, borders, the sky · system.go  a planet and its markers · pieces.go  miniatures, leaders
//	rail.go     the sides' rails, rail_draw.go their looks, rail_fold.go while they are folded · track.go  the bar at the top
//	tray.go     what leaves the build queue, in the Refresh Phase of a wide screen
//	projected.go  what is else for a whole room
//	plan.go     the viewer's missions while leaders are assigned
//	hand.go     the strip at the bottom · own.go  one's own things as a list, on a phone
//	card.go     cards seen closely, back.go facedown · art.go their pictures, art_missions.go and art_cards.go what is on each
//	sheet.go    what there is to know about a leader, a unit, a system
//	effects.go  shots and losses in battles, to be put over what is drawn
package rebellion

import (
	"math"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// Board draws one player's table. It keeps what it has worked out, so make one for each window.
type Board struct {
	Camera *render.Camera // over the map; a unit of its world is a point while all is shown
	OwnAt  render.Point   // where the list of one's own things begins on a phone, as it is scrolled

	Watched bool      // nobody plays at it: no side is called the viewer's own
	Players [2]string // who plays each side, or nothing

	projected  bool // see NewProjected
	refreshing Refreshing

	words  *assets.Words
	galaxy *assets.Galaxy
	layout Layout
	shot   render.Shot // what the camera showed of the map before it was only an overview
	land   land
	made   scene
	valid  bool
	laid   map[stand]*laying // on the map, for this scene or earlier ones
	kept   map[stand]kept    // the cells of places in what is done step by step
	newest map[paintKey]int  // the size in which a planet was drawn last; the key's own is 0
	budget int               // planets that may still be painted in this frame
	owed   bool              // some are still to be painted
}

// How many there are of what the board has tables of.
const (
	numSystems  = rebellion.NumSystems
	trackSpaces = rebellion.TrackSpaces
)

// New returns a board that speaks with the given words.
func New(words *assets.Words) *Board { return newBoard(words, false) }

func newBoard(words *assets.Words, projected bool) *Board {
	b := &Board{projected: projected, words: words, galaxy: assets.LoadGalaxy(), newest: map[paintKey]int{}, kept: map[stand]kept{}}
	b.SetSize(board.SmallestW, board.SmallestH)
	return b
}

// Speak makes the board speak with other words.
func (b *Board) Speak(words *assets.Words) {
	b.words = words
	b.valid = false
	b.laid, b.kept = map[stand]*laying{}, map[stand]kept{}
}

// SetSize fits the table to a screen of w × h points. It costs nothing while the size stays.
func (b *Board) SetSize(w, h float64) {
	if w == b.layout.Bounds.W && h == b.layout.Bounds.H {
		return
	}
	b.divide(w, h)
}

// divide lays the table out anew.
func (b *Board) divide(w, h float64) {
	b.layout = newLayout(w, h, MapTab, b.projected)
	b.layout.divideRefresh(b.refreshing)
	b.land = newLand(b.galaxy, b.landWindow())
	b.valid = false
	b.laid = map[stand]*laying{}
	if b.Camera == nil {
		b.Camera = render.NewCamera(b.layout.Map, b.land.world)
		return
	}
	b.Camera.World = b.land.world
	if b.layout.Form.Phone() && !b.projected { // buttons lie over the map: whatever is at its edge can be moved away from under them
		const beside, beyond = 30, 118
		b.Camera.World = b.land.world.InsetXY(-beside, -beyond)
	}
	b.Camera.SetView(b.layout.Map)
	b.Camera.Fit()
	if b.layout.Form == Upright && !b.projected {
		b.Camera.Fill()
	}
}

// landWindow is the window that the map is stretched for. On a smaller screen it is the least one in which everything finds
// its place; the camera then shows it smaller, or a part of it.
func (b *Board) landWindow() render.Rect {
	const leastW, leastH = 976, 496
	if b.projected && b.layout.Form == Upright {
		const most = 1.8
		return render.Box(0, 0, most*b.layout.Map.W, most*b.layout.Map.H)
	}
	if b.layout.Form.Phone() {
		return render.Box(0, 0, leastW, leastH)
	}
	window := b.layout.Map
	k := max(1, leastW/window.W, leastH/window.H)
	if b.layout.Steps.Empty() && (b.layout.Form == Wide || b.projected) {
		k = 1
	}
	return render.Box(0, 0, window.W*k, window.H*k)
}

// Open opens a tab of a smaller screen and closes the one that was open. A wide screen has none.
func (b *Board) Open(tab Tab) {
	before := b.layout
	b.layout = NewLayout(before.Bounds.W, before.Bounds.H, tab)
	b.valid = b.valid && b.layout.Tab == before.Tab
	if b.layout.Map == before.Map && b.layout.Overview == before.Overview {
		return
	}
	if !before.Overview {
		b.shot = render.Shot{At: b.Camera.At, Zoom: b.Camera.Zoom}
	}
	whole := b.Camera.Fitted()
	b.Camera.SetView(b.layout.Map)
	switch {
	case b.layout.Overview:
		b.Camera.Fill()
	case before.Overview, whole && b.layout.Form == Sideways: // the list only covers a part of the map
		b.Camera.Take(b.shot)
	}
}

// Layout tells where the parts of the screen are.
func (b *Board) Layout() Layout { return b.layout }

// Draw draws the whole table but for the prompt, which belongs to the screen. It tells whether it has to be drawn
// again soon although nothing changes: planets are painted a few at a time.
func (b *Board) Draw(c *render.Canvas, v *rebellion.View, look Look) (again bool) {
	const planetsAFrame = 2
	b.budget, b.owed = planetsAFrame, false
	s := b.scene(v)
	if !look.Covered {
		b.drawParts(c, v, s, &look)
	}
	b.drawTop(c, v)
	if !b.layout.Strip.Empty() {
		b.drawStrip(c, v, s, &look)
	}
	b.drawTray(c, v, s, &look)
	b.drawMovers(c, v, &look)
	return b.owed
}

// drawParts draws the map and the rails as far as they are open.
func (b *Board) drawParts(c *render.Canvas, v *rebellion.View, s *scene, look *Look) {
	if !b.layout.Hidden {
		b.drawMap(c, v, s, look)
	}
	if !b.layout.Plan.Empty() {
		b.drawPlan(c, v, s, look)
	}
	for side := range rebellion.Side(len(s.rails)) {
		switch tab := b.layout.Tab; {
		case b.projected:
			b.drawProjectedRail(c, v, s, side)
		case tab == Everywhere || tab == SidesTab:
			b.drawRail(c, v, s, side, look)
		case b.layout.Form == Folded:
			b.drawFold(c, v, s, side, look)
		}
	}
	if b.layout.Form.Phone() && b.layout.Tab == MapTab && !v.Revealed {
		c.Panel(b.layout.Base.Inset(-4), c.Palette.Glass())
		b.drawBase(c, v, &s.overMap, look)
		for _, i := range s.overMap.figures {
			b.drawPiece(c, v, &s.pieces[i], look)
		}
	}
}

// Prepare paints one of the planets that a table on this canvas will show, if one is missing, and tells whether it did.
func (b *Board) Prepare(c *render.Canvas) bool {
	b.SetSize(c.W, c.H)
	pixels := b.planetPixels(c)
	for at := range rebellion.System(numSystems) {
		key := paintKey{at, false, pixels}
		if !c.Has(key, pixels, pixels) {
			render.Prepare(c, key, pixels, pixels, paintPlanet)
			return true
		}
	}
	return false
}

// growth is how much larger pieces on the map are than while all is shown. They grow more slowly than the map, so
// that looking closely also makes room.
func (b *Board) growth() float64 { return min(math.Pow(b.Camera.Zoom, 0.7), 2.2) }

// place is the piece's rectangle on the screen.
func (b *Board) place(p *piece) render.Rect {
	grown := 1.0
	switch p.on {
	case onScreen:
		return p.box
	case onList:
		return p.box.Move(b.OwnAt.X, b.OwnAt.Y)
	case onPlanet:
		grown = b.Camera.Zoom
	case onMap:
		grown = b.growth()
	}
	at := b.Camera.ToScreen(p.anchor)
	return render.Box(at.X+p.box.X*grown, at.Y+p.box.Y*grown, p.box.W*grown, p.box.H*grown)
}

// in tells whether a set has a system.
func in(set rebellion.Systems, s rebellion.System) bool { return int(s) < numSystems && set>>s&1 != 0 }
