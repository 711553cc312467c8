package flow

import (
	"holoboard/game"
	"holoboard/ui"
)

// PointAt remembers what the player points at, so that the next frame can say why it may not be chosen.
func (t *Flow[V]) PointAt(thing game.Option, spot string, s ui.State) {
	looked := s.Attention() || s.Pressed
	switch {
	case looked && (t.Pointed != thing || t.PointedBy != spot):
		t.Pointed, t.PointedBy, t.PointedAt = thing, spot, t.F.Clock.Now
		t.F.Invalidate()
	case !looked && t.Pointed == thing && t.PointedBy == spot:
		t.Pointed = game.Option{}
	}
}

// Rest remembers where the player has just put something down or chosen something: what lies there is not what he looks at.
func (t *Flow[V]) Rest() {
	at := t.F.In.At
	t.PutAt = &at
}

// holds is how far a hand may tremble that rests, points.
const holds = 8

// Stir notices that the pointer has left the place where something was put down.
func (t *Flow[V]) Stir() {
	if t.PutAt != nil && t.F.In.At.Distance(*t.PutAt) > holds {
		t.PutAt, t.PointedAt = nil, t.F.Clock.Now
	}
}

// WhyNot says why a thing may not be chosen, or nothing. It is worked out once for each question.
func (t *Flow[V]) WhyNot(thing game.Option) string {
	if t.Pending == nil || len(t.OfferedOn(thing)) > 0 {
		return ""
	}
	text, known := t.Whys[thing]
	if !known {
		text = t.Title.Explain(thing)
		t.Whys[thing] = text
	}
	return text
}

// listening is how bright what is lit is while a guide explains something.
const listening = 0.3

// Breath is how bright what is lit is just now.
func (t *Flow[V]) Breath() float64 {
	switch {
	case t.Pending == nil:
		return 1
	case t.Listens:
		return listening
	}
	return t.F.Breath()
}
