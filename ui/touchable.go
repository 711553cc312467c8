package ui

// Touchable is a spot or a place to put things whose middle can be touched now.
type Touchable struct {
	ID   string
	Rect Rect // what is to be seen of it, points
	On   bool // it may be used; while something is carried: it may be put there
	Lit  bool // and something comes of it; what is only to be looked at is on, but not lit
}

// Guiding is a Screen that points at what is to be used now, or to be carried to somewhere.
type Guiding interface{ Guides() (from, to Rect) }

// Where tells where a spot of this frame is, as far as it is not scrolled away.
func (f *Frame) Where(id string) (Rect, bool) {
	i, ok := f.window.coming.index[id]
	if !ok || f.window.coming.spots[i].seen.Empty() {
		return Rect{}, false
	}
	return f.window.coming.spots[i].seen, true
}

// Said is where the last frame said something of its own beside a thing, such as what a button is for; empty where it said nothing.
func (w *Window) Said() Rect { return w.said }

// Sheet is where the last frame laid a sheet about a thing; empty where it laid none.
func (w *Window) Sheet() (at Rect) {
	if w.sheet.frame == w.frames {
		at = w.sheet.box
	}
	return at
}

// Touchable lists what can be touched in the last frame. What is scrolled away, or lies under a dialog or a panel, is not there.
func (w *Window) Touchable() []Touchable {
	var all []Touchable
	for i := range w.shown.spots {
		p := &w.shown.spots[i]
		if p.area || p.layer != w.shown.layer || p.seen.Empty() {
			continue
		}
		middle, at := p.seen.Center(), w.hit
		if w.carry.on() && p.drops {
			at = func(Point, float64) string { return w.targetAt(middle) }
		}
		if at(middle, 0) == p.ID {
			on, lit := p.Enabled(), !p.Quiet
			if w.carry.on() {
				on, lit = on && !(p.drops && !p.takes), p.takes
			}
			all = append(all, Touchable{p.ID, p.seen, on, on && lit})
		}
	}
	return all
}
