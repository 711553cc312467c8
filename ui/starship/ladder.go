package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render/board"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/odds"
)

// The odds of one attack: the ladder of the die, what a hit does.

// ofTwenty is the ladder of an attack: its lowest number never hits and its highest one always (R10.13, R10.14).
var ofTwenty = board.Ladder{Sides: rules.DieSides, Always: true}

// aimed is the attack that the player is about: the one under his pointer, or the one that was declared; false for none.
func (t *Table) aimed() (shot rules.Shot, ok bool) {
	if t.Pending == nil {
		if e, _ := t.Reel.Event(); e != nil || t.View.Cards == "" {
			return shot, false
		}
		return t.View.Declared()
	}
	if t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		return t.View.Shot, true
	}
	if _, wants := (battery{t}).wants(); wants && !t.screen.Grip.Carries() {
		return battery{t}.wantedShot(t.Pointed)
	}
	for _, ship := range [...]game.Option{t.Pointed, t.held} {
		if shot, lone := (battery{t}).lone(ship); lone {
			return shot, true
		}
	}
	by := t.screen.Grip.Thing // a weapon that is carried to its target
	if t.screen.Grip.Carries() && table.IsShip(by) {
		return battery{t}.held()
	}
	if d := t.asked(); d.Ask == rules.AskFireAt {
		by = d.About[0]
	} else if o, at := (besides{t}).tapped(); at != rules.NoSlot {
		return rules.Shot{By: rules.Slot(o.A), Arm: o.B, Lane: rules.Lane(o.C), At: at, Face: t.View.Weakest(rules.Slot(o.A), at)}, true
	} else if !t.screen.Grip.Carries() || by.Kind != rules.KindWeapon {
		return shot, false
	}
	o, pointed := t.pointedTarget()
	if !pointed && t.Offered(t.held) {
		o, pointed = t.held, true
	}
	shot = rules.Shot{By: rules.Slot(by.A), Arm: by.B, Lane: rules.Lane(by.C), At: rules.Slot(o.A), Face: rules.Face(o.B)}
	return shot, pointed
}

// pointedTarget is the target under the pointer, and of its faces that can be hit the easiest (R5.8).
func (t *Table) pointedTarget() (o game.Option, ok bool) {
	at := t.over()
	if !table.IsShip(at) {
		return o, false
	}
	if d := t.asked(); d.Ask == rules.AskFireAt {
		return t.easiest(d, at)
	}
	return t.onlyTarget(rules.Slot(at.A))
}

// over is the thing under the pointer, or under what is carried.
func (t *Table) over() game.Option {
	if !t.screen.Grip.Carries() {
		return t.Pointed
	}
	for _, place := range t.screen.Grip.Places {
		if t.Names.ID(place.Thing) == t.F.DropsOn() {
			return place.Thing
		}
	}
	return game.Option{}
}

// onlyTarget is a ship if it is the only target of the weapon that is carried.
func (t *Table) onlyTarget(at rules.Slot) (o game.Option, ok bool) {
	if _, takes := t.screen.Grip.Takes(table.Ship(at)); !takes {
		return o, false
	}
	return battery{t}.target(rules.Slot(t.screen.Grip.Thing.A), at), true
}

// tapped is a weapon that a finger has tapped once, and the only target that it has; rules.NoSlot where there is none.
func (t besides) tapped() (o game.Option, at rules.Slot) {
	if at = rules.NoSlot; t.held.Kind == rules.KindWeapon && t.Offered(t.held) && !t.screen.Grip.Carries() {
		_, at = t.reaches(t.held)
	}
	return t.held, at
}

// easiest is a ship as a target, at the face that is hit most easily: where on a ship somebody points decides nothing (R5.8).
func (t *Table) easiest(d *game.Decision, at game.Option) (o game.Option, any bool) {
	o = battery{t}.target(rules.Slot(d.About[0].A), rules.Slot(at.A))
	return o, d.Has(o)
}

// ladder are the odds of the attack that is aimed, or of the die that is told; false where there are none.
func (t *Table) ladder() (o odds.Odds, ok bool) {
	o.Ladder = ofTwenty
	if e, told := t.Reel.Event(); e != nil {
		if e.Kind != rules.Rolled {
			return o, false
		}
		o.Ladder.From = int(e.M)
		if told > tumbles {
			o.Ladder.Rolled, o.Ladder.Fallen = int(e.N), (told-tumbles)/(1-tumbles)*2
		}
		o.Sum = t.Words.Say("aim.against", assets.Args{"attack": int(e.Attack), "defense": int(e.Defense)})
		return o, true
	}
	if t.Asks(rules.AskRerollInitiative) {
		o.Ladder = board.Ladder{Sides: rules.DieSides, From: t.View.RerollWins(rules.SideOf(t.Pending.Seat))}
		o.Sum = t.Words.Say("aim.reroll", assets.Args{"n": rules.DieSides + 1 - o.Ladder.From})
		return o, true
	}
	shot, aimed := t.aimed()
	if !aimed {
		return o, false
	}
	return battery{t}.odds(shot), true
}

// odds are those of an attack.
func (t battery) odds(shot rules.Shot) (o odds.Odds) {
	r := t.View.Reckon(&shot)
	o.Ladder = ofTwenty
	o.Ladder.From = r.Need
	if option, used := t.wouldUse(); used {
		o.Ladder.Would = t.View.With(t.Pending.Seat, option).Need
	}
	if t.Asks(rules.AskFlyCasual) {
		if n := len(t.Reel.Events); n > 0 && t.Reel.Events[n-1].Kind == rules.Rolled {
			o.Ladder.Rolled, o.Ladder.Fallen = int(t.Reel.Events[n-1].N), 1
		}
	}
	o.Sum = t.Words.Say("aim.hits", assets.Args{"n": r.Need, "percent": r.Chance()})
	if option, may := t.View.MayAnswer(shot); may && !t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		o.Answer = t.Words.Say("command." + option.String())
		o.May = t.Words.Say("aim.may", assets.Args{"option": o.Answer})
	}
	o.Takes = t.hitText(&shot)
	return o
}

// Picture implements [screen.Panels]: the ladder of the attack that is aimed.
func (t panels) Picture() (picture ui.PromptPicture) {
	t.odds = odds.Shown{}
	o, ok := t.ladder()
	if !ok || t.Scene != nil && t.Pending != nil || t.Phone() && t.Pending == nil {
		return picture
	}
	return o.Picture(t.F, t.board.LadderWidth(), t.board.Layout().Form == board.Projected, &t.odds)
}

// showTold shows the ladder of the die that is told on a phone, below the map.
func (t battery) showTold() {
	place := t.board.Layout().Hand
	o, ok := t.ladder()
	if !ok || t.Pending != nil || !t.Phone() || place.Empty() || t.Scene != nil {
		return
	}
	upper, cells := place.InsetXY(8, 3).CutTop(20)
	t.F.Text(o.Sum, upper, t.F.FittedIn(o.Sum, upper, t.F.Palette.Label().In(t.F.Palette.Text)))
	o.Ladder.Draw(t.F.Canvas, cells)
}

// Hint implements [screen.Sayings]: what a hit would do, in place of the help.
func (t sayings) Hint() string {
	if t.Asks(rules.AskRerollInitiative) && t.Phone() { // where the bar has no room for both
		o, _ := t.ladder()
		return o.Sum + "."
	}
	shot, ok := t.aimed()
	if !ok || t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		if words := t.auto.Hint(); words != "" || !t.Asks(rules.AskAttack) || t.screen.Guide != nil {
			return words
		}
		return besides{t.Table}.expected()
	}
	return battery{t.Table}.hint(shot)
}

// CarryHint implements [screen.Sayings].
func (t sayings) CarryHint() string {
	if shot, ok := t.aimed(); ok {
		return battery{t.Table}.hint(shot)
	}
	return ""
}

// hint says what a hit would do; on a phone, where nothing stands under the ladder, what hits too.
func (t battery) hint(shot rules.Shot) string {
	if o := t.odds(shot); t.Phone() {
		return odds.Sentences(o.Sum, o.May, o.Takes)
	} else {
		return o.Takes
	}
}

// hitText says what a hit takes of its target, and whether that turns it or destroys it.
func (t *Table) hitText(shot *rules.Shot) string {
	r := t.View.Reckon(shot)
	now, then := t.View.Fate(shot.At), t.View.FateUnder(shot.At, t.View.Ships[shot.At].Counters()+r.Damage)
	key := "aim.takes"
	switch {
	case now == rules.Falls:
		key = "aim.lost"
	case r.Damage == 0:
		key = "aim.nothing"
	case then == rules.Falls:
		key = "aim.destroys"
	case then != now:
		key = "aim.turns"
	}
	args := assets.Args{"ship": t.ship(shot.At), "n": r.Damage, "left": t.View.Left(shot.At), "dr": -int(r.By[rules.ByDR])}
	text := t.Words.Say(key, args)
	if r.By[rules.ByDR] < 0 {
		text += " " + t.Words.Say("aim.dr", args)
	}
	if shot.Arm != rules.PointDefense && t.View.LosesPointDefense(shot.By) {
		text += " " + t.Words.Say("aim.first")
	}
	return text
}

// battery fires a ship by one gesture: it is dragged onto an enemy, and what takes most of that is fired.
type battery struct{ *Table }

// Uses implements [carry.Title]: whom a ship could hit that is dragged there.
func (t carried) Uses(thing game.Option) []game.Option {
	if !table.IsShip(thing) || !t.Asks(attacking...) {
		return nil
	}
	by := rules.Slot(thing.A)
	if by != t.firing(t.Pending) && !t.Offered(thing) {
		return nil
	}
	uses, known := t.reach[by]
	if !known {
		t.View.Each(func(at rules.Slot) {
			if _, any := (battery{t.Table}).shot(by, at); any {
				uses = append(uses, game.Option{Kind: rules.KindTarget, A: uint8(at)})
			}
		})
		t.reach[by] = uses
	}
	return uses
}

// shot is what a ship would fire at another: the weapon that has been chosen for it, or its best; at the face that is hit most easily.
func (t battery) shot(by, at rules.Slot) (shot rules.Shot, any bool) {
	if !t.Asks(rules.AskFireAt) {
		return t.View.BestShot(by, at)
	}
	weapon := t.Pending.About[0]
	o, any := t.easiest(t.Pending, table.Ship(at))
	return rules.Shot{By: by, Arm: weapon.B, Lane: rules.Lane(weapon.C), At: at, Face: rules.Face(o.B)}, any
}

// held is what the ship in the hand would fire at what it is held over.
func (t battery) held() (shot rules.Shot, ok bool) {
	at := t.over()
	if !t.Asks(attacking...) || !table.IsShip(at) {
		return shot, false
	}
	return t.shot(rules.Slot(t.screen.Grip.Thing.A), rules.Slot(at.A))
}

// fires are the answers that fire a ship at another, of which only those are given that are asked for.
func (t battery) fires(by, at rules.Slot) (answers []game.Option) {
	if before, asks := t.asksWeapon(by, at); asks {
		return before
	}
	shot, _ := t.shot(by, at)
	for _, o := range []game.Option{table.Ship(by), weaponOf(&shot), t.target(by, at)} {
		if now, taken := t.screen.Play.Sight().Try(answers...); taken && now.Asked() != nil && now.Asked().Has(o) {
			answers = append(answers, o)
		}
	}
	return answers
}
