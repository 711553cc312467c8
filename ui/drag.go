package ui

import (
	"holoboard/render"
	"holoboard/ui/sound"
)

// carry is what the player carries: held down with the pointer, or picked up by a click or Enter.
type carry struct {
	id        string
	home      Rect
	at        Point
	held      bool // by a pointer that is down
	letGo     bool // put down at the next tick, when the places to put it are known
	over      string
	target    string // the place that was clicked to put it down
	landing   string // the place it is put down on in this frame
	returning bool   // it flies home
	from      Point
	flight    render.Motion
}

// on tells whether something is carried, not counting what flies home.
func (c *carry) on() bool { return c.id != "" && !c.returning }

// pickUp starts to carry a thing, if it may be.
func (w *Window) pickUp(p *placed, held bool) {
	if !p.Enabled() {
		w.clicked = p.ID // says why not
		return
	}
	w.carry = carry{id: p.ID, home: p.Rect, at: w.in.At, held: held}
	if w.focusShown {
		w.carry.at = p.Rect.Center()
	}
	w.sound(sound.Pick)
	w.Invalidate()
}

// clickCarrying puts down what was picked up, picks up something else instead, or lets it be.
func (w *Window) clickCarrying(p *placed) {
	switch {
	case p.Aside:
		w.clicked = p.ID
	case p.takes || p.drops:
		w.carry.target, w.carry.letGo = p.ID, true
		w.carry.at = p.Rect.Center()
	case p.ID == w.carry.id:
		w.carry = carry{}
	case p.Drags && !p.Acts:
		w.pickUp(p, false)
	default:
		w.carry = carry{}
		if !p.area {
			w.clicked = p.ID
		}
	}
	w.Invalidate()
}

// carrying follows what is carried.
func (w *Window) carrying() {
	c := &w.carry
	if c.returning && c.flight.Done(&w.Clock) {
		*c = carry{}
	}
	c.landing = ""
	if !c.on() {
		return
	}
	if w.pressed(KeyEscape) {
		w.flyHome()
		return
	}
	if !c.letGo {
		if w.focusShown {
			if p, ok := w.find(w.focus); ok {
				c.at = p.Rect.Center()
			}
		} else {
			c.at = w.in.At
		}
		c.over = w.targetAt(c.at)
		return
	}
	if w.in.Released { // the places are known from the next frame on
		return
	}
	c.landing = c.target
	if c.landing == "" {
		c.landing = w.targetAt(c.at)
	}
	if c.landing == "" {
		w.miss(c.at)
	}
}

// miss lets what is carried fly home from where nothing has to do with it.
func (w *Window) miss(at Point) {
	if !w.carry.home.Contains(at) {
		w.missed = w.carry.id
	}
	w.flyHome()
}

// flyHome lets what is carried fly back to where it came from.
func (w *Window) flyHome() {
	c := &w.carry
	c.returning, c.from, c.over, c.landing = true, c.at, "", ""
	c.flight = w.Clock.Begin(render.RefuseTime)
	if w.Clock.Reduced {
		c.flight = render.Motion{}
	}
	w.Invalidate()
}

// targetAt finds the place that would take, or refuse, what is carried.
func (w *Window) targetAt(at Point) string {
	const near = 24
	best, least := "", float64(near)
	for i := len(w.shown.spots) - 1; i >= 0; i-- {
		p := &w.shown.spots[i]
		if p.layer != w.shown.layer || !p.drops {
			continue
		}
		if p.contains(at) {
			return p.ID
		}
		if d := p.distance(at); p.takes && d < least {
			best, least = p.ID, d
		}
	}
	return best
}

// Missed is the ID of what was just let go where nothing has to do with it, for the one who puts it down to say so, or nothing.
func (f *Frame) Missed() (id string) {
	id, f.window.missed = f.window.missed, ""
	return id
}

// Target is a place where things can be put. It may share its ID with a Spot that was registered before in the same frame.
type Target struct {
	ID    string
	Rect  Rect
	Round bool
}

// Landing is what happens at a Target.
type Landing struct {
	Open bool   // something is carried that may be put here: light it
	Over bool   // and it is above this place
	Why  string // something is above this place that may not be put here
	Got  string // it was put here now: its ID
}

// Drop registers a place to put things. takes tells whether a thing may be put here, or in a few words why not. No and no reason:
// this place has nothing to do with it.
func (f *Frame) Drop(t Target, takes func(thing string) (ok bool, why string)) Landing {
	w := f.window
	i, known := w.coming.index[t.ID]
	if !known {
		f.register(placed{Spot: Spot{ID: t.ID, Rect: t.Rect, Round: t.Round, Quiet: true}})
		i = len(w.coming.spots) - 1
	}
	c := &w.carry
	if !c.on() || c.id == t.ID {
		return Landing{}
	}
	ok, why := takes(c.id)
	w.coming.spots[i].takes, w.coming.spots[i].drops = ok, ok || why != ""
	over := c.over == t.ID
	switch {
	case c.landing == t.ID && ok:
		got := c.id
		*c = carry{}
		f.Sound(sound.Drop)
		f.Invalidate()
		return Landing{Got: got}
	case c.landing == t.ID:
		f.Refuse(t.Rect, why)
		w.flyHome()
		return Landing{}
	case !ok && over:
		return Landing{Why: why}
	}
	return Landing{Open: ok, Over: ok && over}
}

// Carried is the ID of what is being carried, or nothing.
func (f *Frame) Carried() string {
	id, _ := f.window.InHand()
	return id
}

// DropsOn is the ID of the place that would take, or refuse, what is being carried if it were put down now, or nothing.
func (f *Frame) DropsOn() string {
	_, over := f.window.InHand()
	return over
}

// InHand is the ID of what is being carried, and of the place that would take, or refuse, it now; nothing where there is none.
func (w *Window) InHand() (id, over string) {
	if !w.carry.on() {
		return "", ""
	}
	return w.carry.id, w.carry.over
}

// PutBack stops carrying.
func (f *Frame) PutBack() {
	if f.window.carry.on() {
		f.window.flyHome()
	}
}

// Ghost draws a thing while it is carried or flies home, over everything else, with its middle at the place that is given. Call it
// for every thing that can be carried, with the function that draws it.
func (f *Frame) Ghost(id string, paint func(at Point)) {
	if f.window.carry.id != id {
		return
	}
	f.OnTop(func() {
		c := &f.window.carry
		if c.id != id {
			return
		}
		at := c.at
		if c.returning {
			at = c.from.Toward(c.home.Center(), render.InOut(f.Progress(c.flight)))
		} else {
			f.DashedLine(c.home.Center(), at, 2, 7, 5, 0, f.Palette.Legal)
		}
		paint(at)
	})
}

// finishCarry gives up on a place that is no longer there.
func (f *Frame) finishCarry() {
	c := &f.window.carry
	switch {
	case c.landing != "":
		f.window.flyHome()
	case c.returning:
		f.Progress(c.flight)
	}
}
