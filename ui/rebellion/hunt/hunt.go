// Package hunt is the hunt for the base: where it can still be, laid over the map, and when and by what each other system was
// ruled out. The Empire sees what it knows, the Rebels what the Empire can know from what both have seen.
//
//	hunt.go  what lies over the map · ruled.go  what ruled systems out
//	pins.go  what a player puts down about systems himself
package hunt

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/pins"
)

// Hunt is what whoever looks at the screen knows of where the base can be. What it shows nothing of, it asks.
type Hunt struct {
	*seat.Seat
	*pins.Pins[*rules.View]
	On bool

	Moments func(game.Seat) ([]session.Moment[*rules.View], error) // what a seat has seen
	Plays   func() bool                                            // the viewer plays here himself, and nobody leads him
	Fold    func()                                                 // puts away what would hide systems

	ruled map[rules.System]RuledOut // nil: not worked out yet
	seat  game.Seat                 // for whom it was
}

// New returns the hunt that a seat sees.
func New(s *seat.Seat) *Hunt {
	h := &Hunt{Seat: s}
	h.Pins = pins.New(s.Flow, table{h})
	return h
}

// Show lays the hunt over the map.
func (h *Hunt) Show() {
	if h.F.Pressed(ui.KeyB) {
		h.Toggle()
	}
	if !h.Shows() {
		return
	}
	h.work()
	f, p := h.F, h.F.Palette
	sites, size := h.View.Sites(), h.Board.Camera().Zoom*huntSize
	f.Clip(h.Board.Layout().Map, func() {
		for s := range rules.BaseSpace {
			at := h.Board.Center(s.Thing(), h.View)
			if sites.Has(s) {
				ring := p.Amber.Alpha(f.Breath())
				if h.NoteAt(s.String()).Pin == pins.Dismissed {
					ring = p.Amber.Alpha(0.35)
				}
				f.Ring(at, size, render.RingStyle{Line: ring, Width: 3})
			} else {
				f.Dot(at, size*0.8, p.Space.Alpha(0.72))
				h.drawRuledOut(s, at)
			}
			h.Draw(siteOf(s))
		}
	})
}

// drawRuledOut writes on a system since which round the base is known not to be there.
func (h *Hunt) drawRuledOut(s rules.System, at render.Point) {
	if r := h.ruled[s]; r.By.Kind != rules.NoEvent {
		words := h.Words.Say("hunt.round", assets.Args{"n": int(r.Round)})
		h.F.Text(words, render.Around(at, 60, 20), h.F.Palette.Number().Sized(render.SizeLabel).In(h.F.Palette.Dim).Centered())
	}
}

// huntSize is the radius of the ring around a place where the base can be, points.
const huntSize = 26

// Shows tells whether the hunt is to be seen now.
func (h *Hunt) Shows() bool {
	v := h.View
	return h.On && !h.Covered() && v.Side() != rules.NoSide && v.BaseHidden()
}

// Toggle lays the hunt over the map, or takes it away.
func (h *Hunt) Toggle() {
	h.On = !h.On
	h.EndPinning()
	if h.On {
		h.OpenMap()
		h.Fold()
	}
	h.F.Invalidate()
}

// siteReason tells whether the base can be in a system, and if not, since when and why.
func (h *Hunt) siteReason(s rules.System) string {
	side := h.View.Side().String()
	if h.View.Sites().Has(s) {
		return h.Words.Say("hunt.here." + side)
	}
	r := h.ruled[s]
	if r.By.Kind == rules.NoEvent {
		return h.Words.Say("hunt.never." + side)
	}
	return h.Words.Say("hunt.ruled."+side, assets.Args{"n": int(r.Round), "event": h.Say.Event(r.By)})
}
