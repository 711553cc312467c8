package ui

import (
	"slices"
	"time"
)

// RestTime is how long nobody may have pressed anything before a press opens a cover. Whoever presses again and again, once a second
// or faster, opens none.
const RestTime = 1200 * time.Millisecond

// rest knows how long nothing was pressed. A series of presses that ends somebody's question must not go on to open the hand of the
// next one, nor one that opens a hand to play it.
type rest struct {
	stirred bool          // anything was pressed at all
	latest  time.Duration // when something was, or was held down
	fresh   bool          // the last press was begun after a rest
	lasts   bool          // it is going on: a key in this frame, a button that is held or let go
	lies    bool          // the pointer was pressed somewhere
	at      Point         // there

	cover   covered       // what the last frame showed
	coming  covered       // what the frame that is made shows
	renewed time.Duration // when something else was asked
	opened  bool          // a cover was opened, and the series that did it may go on
	place   Rect          // where it was opened
}

// covered is a cover that is shown.
type covered struct {
	id   string
	came time.Duration
	sit  Rect  // its button
	was  bool  // something was pressed before it came
	at   Point // there
}

// on tells whether there is one.
func (c *covered) on() bool { return c.id != "" }

// deed is what the player does in a tick.
type deed struct {
	typed   bool  // keys or letters, or a spot without pointer and key
	pointed bool  // the pointer went down
	other   bool  // another button, or a second finger
	held    bool  // the pointer is down, or let go
	at      Point // it is there
}

// hears takes in what the player does. While a cover's series goes on its keys are for nobody.
func (r *rest) hears(t time.Duration, d deed) {
	begun, rested := d.typed || d.pointed || d.other, r.rested(t)
	if rested || d.pointed && !r.place.Contains(d.at) {
		r.opened = false
	}
	if begun {
		r.fresh = rested
	}
	r.lasts = begun || d.held
	if r.lasts {
		r.stirred, r.latest = true, t
	}
	if d.pointed {
		r.lies, r.at = true, d.at
	}
}

// rested tells whether nothing was pressed for long enough.
func (r *rest) rested(t time.Duration) bool {
	return !r.stirred || t-max(r.latest, r.cover.came) >= RestTime
}

// opens tells whether the cover that is shown may be opened: by what is just pressed, or by the next press.
func (r *rest) opens(t time.Duration) bool {
	if r.lasts {
		return r.fresh && r.cover.on() && r.cover.id == r.coming.id
	}
	return r.rested(t)
}

// guards tells whether a press at a place belongs to the series that has opened a cover.
func (r *rest) guards(at Point) bool { return r.opened && r.place.Contains(at) }

// guardsUntil is when that series is over at the earliest.
func (r *rest) guardsUntil() time.Duration {
	if !r.opened {
		return 0
	}
	return r.latest + RestTime
}

// comes is called for the cover that a frame shows.
func (r *rest) comes(t time.Duration, id string) *covered {
	if r.coming = r.cover; r.coming.id != id {
		r.coming = covered{id: id, came: t, was: r.lies, at: r.at}
	}
	return &r.coming
}

// ends is called when a frame is made.
func (r *rest) ends() { r.cover, r.coming = r.coming, covered{} }

// deaf is where no click is taken because of a cover, and whether no key is.
func (r *rest) deaf(t time.Duration) (where Rect, all bool) {
	switch {
	case r.cover.on() && !r.opens(t):
		return r.cover.sit, true
	case r.opened && !r.rested(t):
		return r.place, true
	}
	return Rect{}, false
}

// beside moves a button within its row to where the pointer was not pressed, and makes it smaller if need be.
func (c *covered) beside(button, row Rect, near float64) Rect {
	half := min(button.W, row.W/2-near-1)
	places := []Rect{
		button,
		{X: row.X, Y: button.Y, W: button.W, H: button.H}, {X: row.Right() - button.W, Y: button.Y, W: button.W, H: button.H},
		{X: row.X, Y: button.Y, W: half, H: button.H}, {X: row.Right() - half, Y: button.Y, W: half, H: button.H},
	}
	if i := slices.IndexFunc(places, func(r Rect) bool { return !c.was || r.Distance(c.at) > near }); i >= 0 {
		return places[i]
	}
	return button
}
