package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// The odds of one attack: the ladder of the die, what a hit does.

// rungs is how many numbers a die has.
const rungs = 20

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
	by := t.Grip.Thing // a weapon that is carried to its target
	if d := t.asked(); d.Ask == rules.AskFireAt {
		by = d.About[0]
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

// pointedTarget is the target under the pointer, the face of it that the pointer is nearer to where there is a choice (R5.8).
func (t *Table) pointedTarget() (o game.Option, ok bool) {
	if !table.IsShip(t.Pointed) {
		return o, false
	}
	if d := t.asked(); d.Ask == rules.AskFireAt {
		if faces := targets(d, t.Pointed); len(faces) > 0 {
			return t.nearestFace(faces), true
		}
		return o, false
	}
	return t.onlyTarget()
}

// onlyTarget is the ship under the pointer if it is the only target of the weapon that is carried.
func (t *Table) onlyTarget() (o game.Option, ok bool) {
	at := rules.Slot(t.Pointed.A)
	if _, takes := t.Grip.Takes(t.Pointed); !takes {
		return o, false
	}
	o = game.Option{Kind: rules.KindTarget, A: uint8(at), B: uint8(rules.NoFace)}
	if !t.View.Card(at).Fighter() {
		seen := t.View.Faces(t.View.Space(rules.Slot(t.Grip.Thing.A)), t.View.Space(at))
		for o.B = 0; seen>>o.B&1 == 0; {
			o.B++
		}
	}
	return o, true
}

// nearestFace is of several faces of a ship the one that the pointer is nearest to, and where nobody points the one that is hit
// most easily.
func (t *Table) nearestFace(offered []game.Option) (best game.Option) {
	best = offered[0]
	if rules.Face(best.B) >= rules.NumFaces {
		return best
	}
	far := func(o game.Option) float64 {
		at := t.board.FaceAt(&t.View, rules.Slot(o.A), rules.Face(o.B))
		if t.F.In.Touch {
			return float64(t.View.Figures(rules.Slot(o.A)).Defense(rules.Face(o.B)))
		}
		return at.Distance(t.F.In.At)
	}
	for _, o := range offered[1:] {
		if far(o) < far(best) {
			best = o
		}
	}
	return best
}

// ladder is that of the attack that is aimed, or of the die that is told; false where there is none.
func (t *Table) ladder() (l field.Ladder, text string, ok bool) {
	if e, told := t.Reel.Event(); e != nil {
		if e.Kind != rules.Rolled {
			return l, "", false
		}
		l = field.Ladder{From: int(e.M)}
		if told > tumbles {
			l.Rolled, l.Fallen = int(e.N), (told-tumbles)/(1-tumbles)*2
		}
		return l, t.Words.Say("aim.against", assets.Args{"attack": int(e.Attack), "defense": int(e.Defense)}), true
	}
	shot, aimed := t.aimed()
	if !aimed {
		return l, "", false
	}
	r := t.View.Reckon(&shot)
	l.From = r.Need
	if o, used := t.wouldUse(); used {
		with := t.View.With(t.Pending.Seat, o)
		l.Would = with.Need
	}
	if t.Asks(rules.AskFlyCasual) {
		if n := len(t.Reel.Events); n > 0 && t.Reel.Events[n-1].Kind == rules.Rolled {
			l.Rolled, l.Fallen = int(t.Reel.Events[n-1].N), 1
		}
	}
	return l, t.Words.Say("aim.hits", assets.Args{"n": r.Need, "percent": 5 * (rungs + 1 - r.Need)}), true
}

// Picture implements [screen.Panels]: the ladder of the attack that is aimed.
func (t *Table) Picture() (picture ui.PromptPicture) {
	l, text, ok := t.ladder()
	if !ok || t.Scene != nil && t.Pending != nil {
		return picture
	}
	if t.Phone() {
		return picture // it stands in the place of the rack
	}
	return ui.PromptPicture{Width: t.board.LadderWidth(), Draw: func(r ui.Rect) {
		cells := r.Middle(r.W, 28).Move(0, -9)
		t.F.Text(text, render.Box(r.X, cells.Bottom()+2, r.W, 20), t.F.Palette.Label().In(t.F.Palette.Text))
		l.Draw(t.F.Canvas, cells)
	}}
}

// showLadderBelow shows the ladder on a phone, below the map.
func (t *Table) showLadderBelow() {
	place := t.board.Layout().Hand
	l, text, ok := t.ladder()
	if !ok || !t.Phone() || place.Empty() || t.Scene != nil {
		return
	}
	upper, cells := place.InsetXY(8, 3).CutTop(20)
	t.F.Text(text, upper, t.F.FittedIn(text, upper, t.F.Palette.Label().In(t.F.Palette.Text)))
	l.Draw(t.F.Canvas, cells)
}

// Hint implements [screen.Sayings]: what a hit would do, in place of the help.
func (t *Table) Hint() string {
	shot, ok := t.aimed()
	if !ok || t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) {
		return t.autoHint()
	}
	return t.hitText(&shot)
}

// CarryHint implements [screen.Sayings].
func (t *Table) CarryHint() string {
	if shot, ok := t.aimed(); ok {
		return t.hitText(&shot)
	}
	return ""
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
	return text
}
