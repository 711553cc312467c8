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

// rungs is how many numbers a die has.
const rungs = 20

// ofTwenty is the ladder of an attack: its lowest number never hits and its highest one always (R10.13, R10.14).
var ofTwenty = board.Ladder{Sides: rungs, Always: true}

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
	if _, wants := (battery{t}).wants(); wants && !t.Grip.Carries() {
		return battery{t}.wantedShot(t.Pointed)
	}
	for _, ship := range [...]game.Option{t.Pointed, t.held} {
		if shot, lone := (battery{t}).lone(ship); lone {
			return shot, true
		}
	}
	by := t.Grip.Thing // a weapon that is carried to its target
	if t.Grip.Carries() && table.IsShip(by) {
		return battery{t}.held()
	}
	if d := t.asked(); d.Ask == rules.AskFireAt {
		by = d.About[0]
	} else if o, at := (besides{t}).tapped(); at != rules.NoSlot {
		return rules.Shot{By: rules.Slot(o.A), Arm: o.B, Lane: rules.Lane(o.C), At: at, Face: rules.Face(besides{t}.seen(rules.Slot(o.A), at).B)}, true
	} else if !t.Grip.Carries() || by.Kind != rules.KindWeapon {
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
		if faces := targets(d, at); len(faces) > 0 {
			return t.easiest(faces), true
		}
		return o, false
	}
	return t.onlyTarget(rules.Slot(at.A))
}

// over is the thing under the pointer, or under what is carried.
func (t *Table) over() game.Option {
	if !t.Grip.Carries() {
		return t.Pointed
	}
	for _, place := range t.Grip.Places {
		if t.Names.ID(place.Thing) == t.F.DropsOn() {
			return place.Thing
		}
	}
	return game.Option{}
}

// onlyTarget is a ship if it is the only target of the weapon that is carried.
func (t *Table) onlyTarget(at rules.Slot) (o game.Option, ok bool) {
	if _, takes := t.Grip.Takes(table.Ship(at)); !takes {
		return o, false
	}
	return besides{t}.seen(rules.Slot(t.Grip.Thing.A), at), true
}

// tapped is a weapon that a finger has tapped once, and the only target that it has; rules.NoSlot where there is none.
func (t besides) tapped() (o game.Option, at rules.Slot) {
	if at = rules.NoSlot; t.held.Kind == rules.KindWeapon && t.Offered(t.held) && !t.Grip.Carries() {
		_, at = t.reaches(t.held)
	}
	return t.held, at
}

// seen is a ship as a target, and the first face of it that another sees.
func (t besides) seen(by, at rules.Slot) game.Option {
	o := game.Option{Kind: rules.KindTarget, A: uint8(at), B: uint8(rules.NoFace)}
	if !t.View.Card(at).Fighter() {
		seen := t.View.Faces(t.View.Space(by), t.View.Space(at))
		for o.B = 0; seen>>o.B&1 == 0; {
			o.B++
		}
	}
	return o
}

// easiest is of several faces of a ship the one that is hit most easily: where on a ship somebody points decides nothing (R5.8).
func (t *Table) easiest(offered []game.Option) (best game.Option) {
	best = offered[0]
	if rules.Face(best.B) >= rules.NumFaces {
		return best
	}
	figures := t.View.Figures(rules.Slot(best.A))
	for _, o := range offered[1:] {
		if figures.Defense(rules.Face(o.B)) < figures.Defense(rules.Face(best.B)) {
			best = o
		}
	}
	return best
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
		other := int(t.View.Dice[rules.SideOf(t.Pending.Seat).Other()])
		o.Ladder.From = min(other+1, rungs)
		o.Sum = t.Words.Say("aim.reroll", assets.Args{"n": max(rungs-other, 0)})
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
	o.Sum = t.Words.Say("aim.hits", assets.Args{"n": r.Need, "percent": 5 * (rungs + 1 - r.Need)})
	if option, may := t.View.MayAnswer(shot); may && !t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		o.Answer = t.Words.Say("command." + option.String())
		o.May = t.Words.Say("aim.may", assets.Args{"option": o.Answer})
	}
	o.Takes = t.hitText(&shot)
	return o
}

// Picture implements [screen.Panels]: the ladder of the attack that is aimed.
func (t *Table) Picture() (picture ui.PromptPicture) {
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
func (t *Table) Hint() string {
	if t.Asks(rules.AskRerollInitiative) && t.Phone() { // where the bar has no room for both
		o, _ := t.ladder()
		return o.Sum + "."
	}
	shot, ok := t.aimed()
	if !ok || t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		if words := t.auto.Hint(); words != "" || !t.Asks(rules.AskAttack) || t.Guide != nil {
			return words
		}
		return besides{t}.expected()
	}
	return battery{t}.hint(shot)
}

// CarryHint implements [screen.Sayings].
func (t *Table) CarryHint() string {
	if shot, ok := t.aimed(); ok {
		return battery{t}.hint(shot)
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
	left, bears := t.View.Left(shot.At), t.View.Bears(shot.At)-t.View.Ships[shot.At].Counters()
	key := "aim.takes"
	switch {
	case bears <= 0:
		key = "aim.lost"
	case r.Damage == 0:
		key = "aim.nothing"
	case r.Damage >= bears:
		key = "aim.destroys"
	case left == 0:
	case r.Damage >= left:
		key = "aim.turns"
	}
	args := assets.Args{"ship": t.ship(shot.At), "n": r.Damage, "left": left, "dr": -int(r.By[rules.ByDR])}
	text := t.Words.Say(key, args)
	if r.By[rules.ByDR] < 0 {
		text += " " + t.Words.Say("aim.dr", args)
	}
	if shot.Arm != rules.PointDefense && t.spoilsGuns(shot.By) {
		text += " " + t.Words.Say("aim.first")
	}
	return text
}

// spoilsGuns tells whether a ship has Point-Defense left, which comes before all else (R10.5).
func (t *Table) spoilsGuns(by rules.Slot) bool {
	guns := game.Option{Kind: rules.KindWeapon, A: uint8(by), B: rules.PointDefense}
	targets, _ := t.reaches(guns)
	return t.Offered(guns) || t.Asks(rules.AskAttack) && targets > 0
}

// battery fires a ship by one gesture: it is dragged onto an enemy, and what takes most of that is fired.
type battery struct{ *Table }

// Uses implements [carry.Title]: whom a ship could hit that is dragged there.
func (t *Table) Uses(thing game.Option) []game.Option {
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
			if _, any := (battery{t}).shot(by, at); any {
				uses = append(uses, game.Option{Kind: rules.KindTarget, A: uint8(at)})
			}
		})
		t.reach[by] = uses
	}
	return uses
}

// shot is what a ship would fire at another: the weapon that has been chosen for it, or its best; at the face that is hit most easily.
func (t battery) shot(by, at rules.Slot) (shot rules.Shot, any bool) {
	var faces []game.Option
	if t.Asks(rules.AskFireAt) {
		weapon := t.Pending.About[0]
		shot = rules.Shot{By: by, Arm: weapon.B, Lane: rules.Lane(weapon.C), At: at, Face: rules.NoFace}
		faces = targets(t.Pending, table.Ship(at))
		any = len(faces) > 0
	} else if shot, any = t.View.BestShot(by, at); any && shot.Face < rules.NumFaces {
		faces = t.facesSeen(by, at)
	}
	if len(faces) > 0 {
		shot.Face = rules.Face(t.easiest(faces).B)
	}
	return shot, any
}

// held is what the ship in the hand would fire at what it is held over.
func (t battery) held() (shot rules.Shot, ok bool) {
	at := t.over()
	if !t.Asks(attacking...) || !table.IsShip(at) {
		return shot, false
	}
	return t.shot(rules.Slot(t.Grip.Thing.A), rules.Slot(at.A))
}

// fires are the answers that fire a ship at another, of which only those are given that are asked for.
func (t battery) fires(by, at rules.Slot) (answers []game.Option) {
	if before, asks := t.asksWeapon(by, at); asks {
		return before
	}
	shot, _ := t.shot(by, at)
	for _, o := range []game.Option{table.Ship(by), weaponOf(&shot), t.target(by, at, shot.Face)} {
		if now, taken := t.Play.Sight().Try(answers...); taken && now.Asked() != nil && now.Asked().Has(o) {
			answers = append(answers, o)
		}
	}
	return answers
}
