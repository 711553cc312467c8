package flow

import (
	"slices"

	"holoboard/game"
)

// Several tells whether things are chosen one by one and then taken: more than one, or none at all.
func Several(d *game.Decision) bool { return d.Max > 1 || d.Min == 0 }

// Choose takes an option for an answer, or as one of several.
func (t *Flow[V]) Choose(o game.Option) {
	if !t.Offered(o) {
		return
	}
	if Several(t.Pending) {
		t.Pick(o)
		return
	}
	if t.confirmed(o) {
		t.Give(o)
	}
}

// confirmed tells whether answers may be given at once.
func (t *Flow[V]) confirmed(answers ...game.Option) bool {
	return t.Confirm == nil || t.Confirm(answers...)
}

// Pick adds an option to those chosen, or takes it away again.
func (t *Flow[V]) Pick(o game.Option) {
	switch i := slices.Index(t.Picks, o); {
	case i >= 0:
		t.Picks = slices.Delete(t.Picks, i, i+1)
	case len(t.Picks) < t.Pending.Max:
		t.Picks = append(t.Picks, o)
	}
	t.F.Invalidate()
}

// Picked tells whether an option is among those chosen so far.
func (t *Flow[V]) Picked(o game.Option) bool { return slices.Contains(t.Picks, o) }

// Give answers the pending decision before the next frame.
func (t *Flow[V]) Give(picks ...game.Option) {
	t.Chosen = append([]game.Option{}, picks...)
	t.F.Invalidate()
}

// GiveInTurn answers several decisions one after the other before the next frame, unless they are asked about once more first.
func (t *Flow[V]) GiveInTurn(answers ...game.Option) {
	if !t.confirmed(answers...) {
		return
	}
	t.Answers = answers
	t.F.Invalidate()
}
