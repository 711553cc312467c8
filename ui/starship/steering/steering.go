// Package steering is the ship in the hand: where it would stand, nose and all, and what that would mean.
//
//	steering.go  which ship, where, and how it is turned, what the attacks of the round would come to
//	shown.go     what the board shows of it, arrows of courses, ways of a nose
package steering

import (
	"math"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/board/muster"
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
	d := t.Grip.Asked()
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
	d := t.Grip.Asked()
	if d == nil || len(d.About) == 0 {
		return rules.NoSlot, at, chosen, false
	}
	slot = rules.Slot(d.About[0].A)
	over := t.Grip.Over() // a square that would take it
	for _, o := range d.Options {
		if over.Kind != rules.KindAt || t.Title.Thing(o) != over {
			continue
		}
		o = t.Chosen(d, o, over)
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

// Nose is to keep the nose that was chosen for the ship that is asked about.
func (t *Steering) Nose() game.Option {
	return game.Option{Kind: rules.KindNose, A: t.Grip.Asked().About[0].A, B: uint8(t.nose)}
}

// forecast is what the attacks of the round are expected to take of both sides if a ship stands where it is in the hand.
type forecast struct {
	slot  rules.Slot
	at    rules.Space
	is    bot.Outlook
	known bool
}

// isOf tells whether it is that of a ship at a place.
func (f *forecast) isOf(slot rules.Slot, at rules.Space) bool {
	return f.known && f.slot == slot && f.at == at
}

// reasons say what the ship would fire best at whom, and which of its faces big ships of the enemy would see at worst, where they see another
// one now.
func (t *Steering) reasons() (deals, takes string) {
	f := &t.forecast
	if f.is.Fires {
		deals = t.Words.Say("forecast.best", assets.Args{"weapon": t.Say.ArmName(f.is.Best.Weapon()), "ship": t.Say.Ship(f.is.Best.At)})
	}
	face := func(face rules.Face) string { return t.Say.FaceOf(face, t.View.Figures(f.slot).Defense(face)) }
	switch {
	case f.is.Face == rules.NoFace:
	case f.is.Face == f.is.Was || f.is.Was == rules.NoFace:
		takes = face(f.is.Face)
	default:
		takes = t.Words.Say("forecast.instead", assets.Args{"then": face(f.is.Face), "now": face(f.is.Was)})
	}
	return deals, takes
}

// foretell shows what would be dealt and taken, in the rail of the enemy.
func (t *Steering) foretell(a *table.Aim) {
	if a.Ghost == nil || !t.forecast.known || t.Phone() {
		t.forecast = forecast{}
		return
	}
	a.Foot, a.FootOf = t.drawForecast, t.forecast.slot.Side().Other()
}

// drawForecast draws it in a box; a small one has the figures alone.
func (t *Steering) drawForecast(c *render.Canvas, box render.Rect) {
	f, say := &t.forecast, t.Words.Say
	k := muster.Outlook{Title: say("forecast.title"), Against: say("forecast.against"), Assumes: say("forecast.assumes")}
	side := f.slot.Side()
	deals, takes := t.reasons()
	for _, line := range [...]struct {
		key, reason string
		side        rules.Side
		gains       int
	}{{"deals", deals, side.Other(), 1}, {"takes", takes, side, -1}} {
		now, then := f.is.Now.Loses[line.side], f.is.Then.Loses[line.side]
		k.Lines = append(k.Lines, muster.Prospect{
			What: say("forecast." + line.key), Reason: line.reason, Value: t.Say.Hundredths(then, false), Change: t.Say.Hundredths(then-now, true),
			Better: (then - now) * line.gains,
		})
	}
	k.Draw(c, box)
}
