package starship

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/screen"
)

// Clicks, drags and the main button: what each answers.

// carried says what carrying means, see [screen.Own].
type carried struct {
	*Table
	screen.PlainCarries[*view]
}

// Uses implements [carry.Title].
func (t carried) Uses(thing game.Option) []game.Option { return t.aiming.Uses(thing) }

// Gives implements [carry.Title]: a ship is placed with the nose that was chosen, a big one takes the course whose arrow is nearest,
// a weapon hits the face that is hit most easily.
func (t carried) Gives(thing, place game.Option, answers []game.Option, _ int) []game.Option {
	last, d := len(answers)-1, t.Grip.Asked()
	switch o := answers[last]; {
	case o.Kind != rules.KindTarget:
		answers[last] = t.steering.Chosen(d, o, place)
	case table.IsShip(thing):
		return t.aiming.Fires(rules.Slot(thing.A), rules.Slot(place.A))
	default:
		answers[last], _ = t.aiming.Easiest(d, o)
	}
	return answers
}

// Settled implements [carry.Title]: a weapon with one target has gone there.
func (t carried) Settled(news []game.Event) (place game.Option, ok bool) {
	for _, e := range news {
		if e := e.(event); e.Kind == rules.Aimed {
			return table.Ship(e.Other), true
		}
	}
	return place, false
}

// Missed implements [carry.Title]: why a ship does not go onto the square there, or is not hit there.
func (t carried) Missed(at session.Sight[*view], p ui.Point) *game.Why {
	if square, on := t.Board.SquareAt(p); on && at.Asked() != nil {
		why, _ := flow.FirstWhy(at, rules.Meant(at.Asked().Options, t.View.StandingOn(square)...))
		return why
	}
	return nil
}

func (t carried) DrawCarried(o game.Option, at ui.Point) {
	if t.aiming.Attacks() {
		t.F.Ring(at, 13, render.RingStyle{Line: t.F.Palette.Legal, Width: 2})
		return
	}
	switch {
	case o.Kind == rules.KindShip && t.Board.Aim.Ghost == nil:
		t.Board.DrawShip(t.F.Canvas, t.View.Card(rules.Slot(o.A)), render.Around(at, 44, 44))
	case o.Kind == rules.KindLaunch:
		t.Board.DrawShip(t.F.Canvas, t.View.Cards.Card(o.B), render.Around(at, 36, 36))
	}
}

// Press implements [screen.Things]: a click says the nose, the face or the course too, or only aims.
func (t things) Press(thing, o game.Option) bool {
	switch o.Kind {
	case rules.KindPlace, rules.KindCourse:
		o = t.steering.Chosen(t.Pending, o, thing)
	case rules.KindShift:
		t.windows.AddShift(o.A, 1)
		return true
	case rules.KindTarget:
		if o, _ = t.aiming.Easiest(t.Pending, o); t.aiming.AimsFirst(o) {
			return true
		}
	case rules.KindWeapon:
		if _, wants := t.aiming.Wanted(); wants {
			return t.aiming.Fire(o)
		}
		return t.aiming.AimsFirst(o)
	case rules.KindShip:
		return t.aiming.AimsFirst(o)
	default:
		return false
	}
	t.Rest()
	t.Choose(o)
	return true
}

// Last implements [screen.Panels]: what is aimed by a finger is fired by the main button, a nose that was turned by keys is kept by it.
func (t panels) Last() (b flow.Button, ok bool) {
	done := game.Option{Kind: rules.KindDone}
	stay, mayStay := t.View.Staying(t.Pending)
	switch {
	case t.Pending == nil:
	case t.aiming.Attacks() && t.Offered(t.aiming.Held):
		return flow.Does(t.Words.Say("aim.fire"), t.aiming.Held, t.Choose), true
	case t.Asks(rules.AskNose):
		return flow.Does(t.Words.Say("steer.nose"), t.steering.Nose(), t.Choose), true
	case t.Asks(rules.AskDeployShip, rules.AskDeployAt):
		return flow.NotYet(t.Words.Say("done.deploy", assets.Args{"n": t.View.ToPlace(t.Pending.Seat)}), t.Words.Say("done.deploy.why")), true
	case t.Asks(rules.AskFire) && !t.Offered(done): // who begins a block fires at least once in it
		if why := t.Grip.Sight().WhyNot(done); why != nil {
			return flow.NotYet(t.screen.Own.ButtonText(done), t.screen.Why(why)), true
		}
	case mayStay:
		return flow.Does(t.Words.Say("steer.stay"), stay, t.Choose), true
	}
	o, text, uses := t.windows.Use()
	if !uses {
		return b, false
	}
	return flow.Does(text, o, t.Choose), true
}

// Rests implements [screen.Resting]: a ship in the hand may turn its nose where it stands, or stay as it is (R8.2, R8.16).
func (t *Table) Rests() (b flow.Button, ok bool) {
	stay, may := t.View.Staying(t.Grip.Next)
	for _, place := range t.Grip.Places {
		if n := len(place.Answers) - 1; may && place.Answers[n] == stay {
			answers := append(slices.Clone(place.Answers[:n]), stay)
			return flow.Button{
				Button: ui.Button{ID: "stay", Label: t.Words.Say("steer.stay"), Aside: true}, Option: stay,
				Press: func(game.Option) {
					t.F.PutBack()
					t.GiveInTurn(answers...)
				},
			}, true
		}
	}
	return b, false
}

// Picture implements [screen.Panels].
func (t panels) Picture() ui.PromptPicture { return t.aiming.Picture() }

// Buttons implements [screen.Panels].
func (t panels) Buttons(list []flow.Button) []flow.Button {
	return t.windows.PassShip(t.auto.Button(t.windows.Button(list)))
}

// CloseFirst implements [screen.Panels]: Escape forgets the target that a weapon is asked for.
func (t panels) CloseFirst() bool { return t.aiming.ForgetWanted() }
