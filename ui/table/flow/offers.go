package flow

import (
	"slices"

	"holoboard/game"
	"holoboard/ui"
)

// Asks tells whether somebody at the screen is asked one of these questions now.
func (t *Flow[V]) Asks(keys ...game.Key) bool {
	return t.Pending != nil && slices.Contains(keys, t.Pending.Ask)
}

// Offered tells whether an option may be chosen now.
func (t *Flow[V]) Offered(o game.Option) bool { return t.Pending != nil && t.Pending.Has(o) }

// OfferedOn lists the options of the decision that are about a thing on the table.
func (t *Flow[V]) OfferedOn(thing game.Option) (found []game.Option) {
	if t.Pending == nil {
		return nil
	}
	for _, o := range t.Pending.Options {
		if t.Title.Thing(o) == thing {
			found = append(found, o)
		}
	}
	return found
}

// OfferedWhere lists the options of the pending decision that fit.
func (t *Flow[V]) OfferedWhere(fits func(o game.Option) bool) (found []game.Option) {
	if t.Pending == nil {
		return nil
	}
	for _, o := range t.Pending.Options {
		if fits(o) {
			found = append(found, o)
		}
	}
	return found
}

// Wanted tells whether one of some options may be lit: without a guide all are, and with one what he waits for.
func (t *Flow[V]) Wanted(options ...game.Option) bool {
	if t.Wants == nil {
		return len(options) > 0
	}
	return slices.ContainsFunc(options, func(o game.Option) bool { return t.Wants([]game.Option{o}) })
}

// Choice registers an option of the pending decision at its place on the screen, and takes it if it is clicked. Whoever
// calls it draws the thing. The decision must offer the option.
func (t *Flow[V]) Choice(name string, r ui.Rect, o game.Option) ui.State {
	s := t.F.Spot(ui.Spot{ID: name, Rect: r})
	t.Places[o] = name
	if s.Clicked {
		t.Choose(o)
	}
	return s
}

// Stands notes that a spot stands for more options of the pending decision; those that have a place of their own keep it.
func (t *Flow[V]) Stands(name string, options ...game.Option) {
	for _, o := range options {
		if _, placed := t.Places[o]; !placed {
			t.Places[o] = name
		}
	}
}

// Place tells which spot stands for an option of the pending decision, and where it is.
func (t *Flow[V]) Place(w *ui.Window, o game.Option) (id string, r ui.Rect, ok bool) {
	id, ok = t.Places[o]
	if !ok {
		return "", ui.Rect{}, false
	}
	r, ok = w.Spot(id)
	return id, r, ok
}
