// Package steering is the ship in the hand: where it would stand, nose and all, and what that would mean.
//
//	steering.go  which ship, where, and how it is turned · forecast.go  what the attacks of the round would come to
//	shown.go     what the board shows of it, arrows of courses, ways of a nose
package steering

import (
	"math"

	"holoboard/game"
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/seat"
)

// Steering is how the ship in the hand is turned.
type Steering struct {
	*seat.Seat
	nose     rules.Facing
	chosen   bool // that has been
	forecast forecast
}

// New returns a hand on the helm at a seat.
func New(s *seat.Seat) *Steering { return &Steering{Seat: s} }

// Forget drops what was worked out about a question.
func (t *Steering) Forget() { t.chosen, t.forecast = false, forecast{} }

// nearest is the option whose arrow is nearest to the pointer; of two that are as near the one of the square that it is on.
func (t *Steering) nearest(options []game.Option, square game.Option) (best game.Option) {
	const little = 4 // points
	seen, far := t.Board.View(), math.Inf(1)
	for _, o := range options {
		if o.Kind != rules.KindCourse {
			continue
		}
		mark := t.arrow(o)
		d := mark.At(seen).Distance(t.F.In.At)
		if table.Square(t.View.EndSquare(o)) == square {
			d -= little
		}
		if d < far {
			best, far = o, d
		}
	}
	return best
}

// places tells whether a question is where a ship is placed.
func places(d *game.Decision) bool { return d.Ask == rules.AskDeployShip || d.Ask == rules.AskDeployAt }

// TurnByKeys turns the nose of the ship in the hand.
func (t *Steering) TurnByKeys() {
	d := t.Asked()
	if d == nil || !places(d) && d.Ask != rules.AskNose {
		return
	}
	if !t.chosen { // it points to the enemy's edge while ships are placed, and as it did afterwards
		if t.chosen, t.nose = true, rules.TowardEnemy(rules.SideOf(d.Seat)); d.Ask == rules.AskNose {
			t.nose = t.View.Ships[d.About[0].A].Facing
		}
	}
	switch {
	case t.F.Pressed(ui.KeyQ):
		t.turn(t.nose.Left())
	case t.F.Pressed(ui.KeyE):
		t.turn(t.nose.Right())
	}
}

func (t *Steering) turn(to rules.Facing) {
	t.nose = to
	t.F.Invalidate()
}

// Chosen is the option that is meant by one at a place: to place a ship with the nose that was chosen, if that is offered; the course whose
// arrow is nearest to the pointer.
func (t *Steering) Chosen(d *game.Decision, o, place game.Option) game.Option {
	switch o.Kind {
	case rules.KindPlace:
		turned := o
		if turned.B = o.B&63 | uint8(t.nose)<<6; d.Has(turned) {
			return turned
		}
	case rules.KindCourse:
		return t.nearest(d.Options, place)
	}
	return o
}

// inHand is the ship that would stand elsewhere, and where: the pointer says it, or the focus of the keys; false while neither does.
func (t *Steering) inHand() (slot rules.Slot, at rules.Space, chosen game.Option, ok bool) {
	d := t.Asked()
	if d == nil || len(d.About) == 0 {
		return rules.NoSlot, at, chosen, false
	}
	slot = rules.Slot(d.About[0].A)
	for _, o := range d.Options {
		if !t.heldOver(t.Title.Thing(o)) {
			continue
		}
		o = t.Chosen(d, o, t.Title.Thing(o))
		if at, ok = t.View.Landing(o); ok {
			return slot, at, o, true
		}
	}
	if d.Ask == rules.AskNose {
		chosen = t.Nose()
		at, ok = t.View.Landing(chosen)
	}
	return slot, at, chosen, ok
}

// heldOver tells whether a square would take the ship that is carried, or is pointed at while none is.
func (t *Steering) heldOver(square game.Option) bool {
	switch {
	case square.Kind != rules.KindAt:
		return false
	case t.Grip.Carries():
		return t.F.DropsOn() == t.Title.ID(square)
	}
	return t.Pointed == square
}

// Nose is to keep the nose that was chosen for the ship that is asked about.
func (t *Steering) Nose() game.Option {
	return game.Option{Kind: rules.KindNose, A: t.Asked().About[0].A, B: uint8(t.nose)}
}
