// Package aiming is the attack that a player is about, wherever he shows whom he means: the weapon, its target and the odds.
//
//	aiming.go  which attack that is · odds.go  the ladder of its die, what a hit does, what all guns would do
//	drag.go    a ship that is fired by dragging it, the weapon that is asked for then
package aiming

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui/starship/seat"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/odds"
)

// Aiming is what is aimed at.
type Aiming struct {
	*seat.Seat
	Held game.Option // a target that is aimed at by the first of two taps, or the weapon that has no other
	Odds odds.Shown  // in this frame

	reach  map[rules.Slot][]game.Option // what each ship that can be dragged onto enemies could hit
	guns   guns
	wanted wanted // a target that the ship in the hand was dragged onto
}

// New returns what is aimed at from a seat.
func New(s *seat.Seat) *Aiming {
	return &Aiming{Seat: s, reach: map[rules.Slot][]game.Option{}}
}

// Forget drops what was worked out about a question.
func (t *Aiming) Forget() {
	t.Held, t.guns = game.Option{}, guns{}
	clear(t.reach)
}

// Attacks tells whether somebody at the screen is asked for an attack, its weapon or its target.
func (t *Aiming) Attacks() bool { return t.Asks(rules.AskAttack, rules.AskFire, rules.AskFireAt) }

// Aimed is the attack that the player is about: the one under his pointer, or the one that was declared; false for none.
func (t *Aiming) Aimed() (shot rules.Shot, ok bool) {
	if t.Pending == nil {
		if e, _ := t.Reel.Event(); e != nil || t.View.Cards == "" {
			return shot, false
		}
		return t.View.Declared()
	}
	if t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		return t.View.Shot, true
	}
	if _, wants := t.Wanted(); wants && !t.Grip.Carries() {
		return t.wantedShot(t.Pointed)
	}
	for _, ship := range [...]game.Option{t.Pointed, t.Held} {
		if shot, lone := t.Lone(ship); lone {
			return shot, true
		}
	}
	by := t.Grip.Thing // a weapon that is carried to its target
	if t.Grip.Carries() && table.IsShip(by) {
		return t.held()
	}
	if d := t.Grip.Asked(); d.Ask == rules.AskFireAt {
		by = d.About[0]
	} else if o, at := t.Tapped(); at != rules.NoSlot {
		return t.View.ShotWith(o, at)
	} else if !t.Grip.Carries() || by.Kind != rules.KindWeapon {
		return shot, false
	}
	o, pointed := t.pointedTarget()
	if !pointed && t.Offered(t.Held) {
		o, pointed = t.Held, true
	}
	shot = rules.Shot{By: rules.Slot(by.A), Arm: by.B, Lane: rules.Lane(by.C), At: rules.Slot(o.A), Face: rules.Face(o.B)}
	return shot, pointed
}

// pointedTarget is the target under the pointer, and of its faces that can be hit the easiest (R5.8).
func (t *Aiming) pointedTarget() (o game.Option, ok bool) {
	at := t.Grip.Over()
	if !table.IsShip(at) {
		return o, false
	}
	if d := t.Grip.Asked(); d.Ask == rules.AskFireAt {
		return t.Easiest(d, at)
	}
	if _, takes := t.Grip.Takes(at); !takes {
		return o, false
	}
	return t.View.Target(rules.Slot(t.Grip.Thing.A), rules.Slot(at.A)), true // the only one of the weapon that is carried
}

// Tapped is a weapon that a finger has tapped once, and the only target that it has; rules.NoSlot where there is none.
func (t *Aiming) Tapped() (o game.Option, at rules.Slot) {
	if at = rules.NoSlot; t.Held.Kind == rules.KindWeapon && t.Offered(t.Held) && !t.Grip.Carries() {
		_, at = t.Reaches(t.Held)
	}
	return t.Held, at
}

// Reaches is how many targets a weapon has, and the last of them.
func (t *Aiming) Reaches(o game.Option) (targets int, last rules.Slot) {
	return t.View.Targets(rules.Slot(o.A), o.B, rules.Lane(o.C))
}

// Easiest is a ship as a target, at the face that is hit most easily: where on a ship somebody points decides nothing (R5.8).
func (t *Aiming) Easiest(d *game.Decision, at game.Option) (o game.Option, any bool) {
	o = t.View.Target(rules.Slot(d.About[0].A), rules.Slot(at.A))
	return o, d.Has(o)
}

// AimsFirst tells whether a click on what is offered only aims, and has it aimed at then: a finger shows no odds before it taps, and at a
// ship that is lost already everybody aims first.
func (t *Aiming) AimsFirst(o game.Option) bool {
	finger := t.F.In.Touch && !t.Program.TapsAct()
	switch aims := t.Held != o; o.Kind {
	case rules.KindTarget:
		if !aims || !finger && t.View.Fate(rules.Slot(o.A)) != rules.Falls {
			return false
		}
	case rules.KindWeapon: // the only target that it has is aimed at
		if d := flow.After(t.Grip.Sight(), o); !aims || !finger || d != nil && d.Ask == rules.AskFireAt {
			return false
		}
	case rules.KindShip:
		if _, lone := t.Lone(o); !aims || !finger || !lone {
			return false
		}
	default:
		return false
	}
	t.Held = o
	t.F.Invalidate()
	return true
}

// Show shows the face that would be hit, its Defense and the chance.
func (t *Aiming) Show(a *table.Aim) {
	shot, ok := t.Aimed()
	if !ok {
		return
	}
	r := t.View.Reckon(&shot)
	a.Firing, a.Arm, a.At, a.Face = shot.By, shot.Arm, shot.At, shot.Face
	if shot.Lane != rules.NoLane {
		a.Lanes = []rules.OpenLane{{Lane: shot.Lane}}
	}
	if t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) { // the scene over the map says more
		return
	}
	text := t.Say.Ship(shot.At)
	if shot.Face < rules.NumFaces {
		text = t.Say.FaceOf(shot.Face, r.Defense)
	}
	if t.Grip.Carries() && table.IsShip(t.Grip.Thing) {
		text = t.Say.Arm(shot.Weapon()) + " · " + text
	}
	space, chance := t.View.Space(shot.At), t.Say.Percent(r.Chance())
	a.Notes = append(a.Notes, field.Note{
		Text: text + " · " + chance, Short: chance, Color: t.F.Palette.Legal, About: t.Board.Box(space),
		At: t.Board.View().Point(float64(space.X+space.Size)+0.3, float64(space.Y)+0.5),
	})
}

// Abeam says that nobody stands abeam of the ship that fires.
func (t *Aiming) Abeam(a *table.Aim) {
	if !t.Asks(rules.AskFire, rules.AskFireAt) || t.Phone() {
		return
	}
	space := t.View.Space(a.Firing)
	for _, lane := range a.Lanes {
		if !lane.Idle || lane.Lane != rules.PortLane && lane.Lane != rules.StarboardLane {
			continue
		}
		const off = 2.6
		at := table.Space(space).Off(t.Board.View(), float64(space.Toward(lane.Lane)), float64(space.Size)/2+off)
		a.Notes = append(a.Notes, field.Note{Text: t.Words.Say("aim.abeam"), Color: t.F.Palette.LineLight, At: at, Align: render.Center})
	}
}

// Question asks for what is aimed at, in place of the words of the question that is put; nothing where those say it.
func (t *Aiming) Question() (title, help string) {
	if at, wants := t.Wanted(); wants {
		args := assets.Args{"ship": t.Say.Ship(rules.Firing(t.Pending)), "target": t.Say.Ship(at)}
		return t.Words.Say("aim.which", args), t.Words.Say(t.ForTouch("aim.which.help"), args)
	}
	if shot, aims := t.Aimed(); aims && t.Attacks() {
		return t.Words.Say("aim.title", assets.Args{"weapon": t.Say.Arm(shot.Weapon()), "target": t.Say.WithFace(t.Say.Ship(shot.At), shot.Face)}), ""
	}
	return "", ""
}
