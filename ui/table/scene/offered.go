package scene

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Offered registers a thing in a scene: what is on offer can be chosen, what is not says why when it is looked at.
func Offered[V any](t *flow.Flow[V], name string, r ui.Rect, thing game.Option) (ui.State, board.State) {
	if t.Offered(thing) {
		s := t.Choice(name, r, thing)
		return s, Look(t, s, thing)
	}
	spot := ui.Spot{ID: name, Rect: r, Quiet: true}
	if thing == t.Pointed {
		spot.Why = t.WhyNot(thing)
	}
	s := t.F.Spot(spot)
	t.PointAt(thing, name, s)
	return s, board.State{Hover: s.Attention() && spot.Why != ""}
}

// Look is how an option looks that may be chosen.
func Look[V any](t *flow.Flow[V], s ui.State, o game.Option) board.State {
	return board.State{Lit: t.Wanted(o), Hover: s.Attention(), Pressed: s.Pressed, Planned: t.Picked(o)}
}

// Frame draws the frame of a thing that may be chosen, or nothing.
func Frame[V any](t *flow.Flow[V], r ui.Rect, s board.State) {
	p := t.F.Palette
	style := render.PanelStyle{Corner: render.Slight}
	switch {
	case s.Planned:
		style.Fill, style.Line, style.Width, style.Dash = p.Legal.Alpha(0.12), p.Legal, 2.5, render.Dash{6, 4}
	case s.Pressed:
		style.Line, style.Width = p.Legal, 4
	case s.Hover:
		style.Line, style.Width = p.Text, 3
	case s.Lit:
		style.Line, style.Width = p.Legal.Alpha(t.Breath()), 2.5
		t.F.Panel(r.Inset(-5), render.PanelStyle{Corner: render.Slight, Line: p.Legal.Alpha(0.18), Width: 6})
	default:
		return
	}
	t.F.Panel(r.Inset(-2), style)
}

// Takes lets what is carried be put down on a thing, if that gives an answer: option says which one for what is held under a name. It
// returns what was put there, and under which name.
func Takes[V any](t *flow.Flow[V], spot ui.Spot, look *board.State, option func(held string) (game.Option, bool)) (held string, o game.Option, got bool) {
	at := t.F.Drop(ui.Target{ID: spot.ID, Rect: spot.Rect}, func(held string) (bool, string) {
		o, fits := option(held)
		if !fits || t.Offered(o) {
			return fits, ""
		}
		return false, t.WhyNot(o)
	})
	if t.F.Carried() != "" {
		look.Lit, look.Over, look.Refused = at.Open, at.Over, at.Why != ""
	}
	if at.Got == "" {
		return "", o, false
	}
	o, got = option(at.Got)
	return at.Got, o, got
}
