package screen

import "holoboard/render"

// peek is a look at the board that a scene, or cards to choose from, lie over.
type peek struct {
	may bool // they do, or would
	on  bool // they give way, until something else is asked
}

// Peeks implements [tabs.Table].
func (t *Table[V, E]) Peeks() (may, now bool) { return t.peek.may, t.peek.on }

// Peek has what lies over the board give way to it, with the place that is spoken of and those next to it in the middle; or come back.
func (t *Table[V, E]) Peek() {
	t.peek.on = !t.peek.on
	t.F.Invalidate()
	near := t.Own.Vicinity()
	if !t.peek.on || near == nil {
		return
	}
	const least, most = 0.6, 1.4
	camera, area := t.Board.Camera(), t.Board.Around(near)
	zoom := min(camera.View.W/area.W, camera.View.H/area.H)
	camera.GlideTo(render.Shot{At: area.Center(), Zoom: min(max(zoom, least), most)}, t.F.Clock)
}
