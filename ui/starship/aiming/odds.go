package aiming

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/seat"
	"holoboard/ui/table/odds"
)

// ofTwenty is the ladder of an attack: its lowest number never hits and its highest one always (R10.13, R10.14).
var ofTwenty = board.Ladder{Sides: rules.DieSides, Always: true}

// Tumbles is the share of a roll that the die tumbles; then it lies there.
const Tumbles = 0.62

// Ladder are the odds of the attack that is aimed, or of the die that is told; false where there are none.
func (t *Aiming) Ladder() (o odds.Odds, ok bool) {
	o.Ladder = ofTwenty
	if e, told := t.Reel.Event(); e != nil {
		if e.Kind != rules.Rolled {
			return o, false
		}
		o.Ladder.From = int(e.M)
		if told > Tumbles {
			o.Ladder.Rolled, o.Ladder.Fallen = int(e.N), (told-Tumbles)/(1-Tumbles)*2
		}
		o.Sum = t.Words.Say("aim.against", assets.Args{"attack": int(e.Attack), "defense": int(e.Defense)})
		return o, true
	}
	if t.Asks(rules.AskRerollInitiative) {
		o.Ladder = board.Ladder{Sides: rules.DieSides, From: t.View.RerollWins(rules.SideOf(t.Pending.Seat))}
		o.Sum = t.Words.Say("aim.reroll", assets.Args{"n": rules.DieSides + 1 - o.Ladder.From})
		return o, true
	}
	shot, aimed := t.Aimed()
	if !aimed {
		return o, false
	}
	return t.odds(shot), true
}

// odds are those of an attack.
func (t *Aiming) odds(shot rules.Shot) (o odds.Odds) {
	r := t.View.Reckon(&shot)
	o.Ladder = ofTwenty
	o.Ladder.From = r.Need
	if option, used := t.Would(); used {
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
	o.Takes = t.HitText(&shot)
	return o
}

// Would is the option that the asked seat looks at before a roll, or the first that it could use; false where there is none.
func (t *Aiming) Would() (o rules.CommandOption, uses bool) {
	if !t.Asks(rules.AskBeforeRoll) {
		return o, false
	}
	for _, at := range [...]game.Option{t.Pointed, t.Pending.Options[0]} {
		if at.Kind == rules.KindOrder {
			return rules.CommandOption(at.A), true
		}
	}
	return o, false
}

// Picture is the ladder of the attack that is aimed, in the bar.
func (t *Aiming) Picture() (picture ui.PromptPicture) {
	t.Odds = odds.Shown{}
	o, ok := t.Ladder()
	if !ok || t.Scene != nil && t.Pending != nil || t.Phone() && t.Pending == nil {
		return picture
	}
	return o.Picture(t.F, t.Board.LadderWidth(), t.Board.Layout().Form == board.Projected, &t.Odds)
}

// ShowTold shows the ladder of the die that is told on a phone, below the map.
func (t *Aiming) ShowTold() {
	place := t.Board.Layout().Hand
	o, ok := t.Ladder()
	if !ok || t.Pending != nil || !t.Phone() || place.Empty() || t.Scene != nil {
		return
	}
	upper, cells := place.InsetXY(8, 3).CutTop(20)
	t.F.Text(o.Sum, upper, t.F.FittedIn(o.Sum, upper, t.F.Palette.Label().In(t.F.Palette.Text)))
	o.Ladder.Draw(t.F.Canvas, cells)
}

// Hint says what a hit would do; on a phone, where nothing stands under the ladder, what hits too. Nothing is said where nothing is aimed at.
func (t *Aiming) Hint() string {
	shot, ok := t.Aimed()
	if !ok {
		return ""
	}
	if o := t.odds(shot); t.Phone() {
		return odds.Sentences(o.Sum, o.May, o.Takes)
	} else {
		return o.Takes
	}
}

// HitText says what a hit takes of its target, and whether that turns it or destroys it.
func (t *Aiming) HitText(shot *rules.Shot) string {
	r := t.View.Reckon(shot)
	args := assets.Args{"ship": t.Say.Ship(shot.At), "n": r.Damage, "left": t.View.Left(shot.At), "dr": -int(r.By[rules.ByDR])}
	text := t.Words.Say("aim."+t.View.EffectOf(shot).String(), args)
	if r.By[rules.ByDR] < 0 {
		text += " " + t.Words.Say("aim.dr", args)
	}
	if shot.Arm != rules.PointDefense && t.View.LosesPointDefense(shot.By) {
		text += " " + t.Words.Say("aim.first")
	}
	return text
}

// guns is what all guns of a ship would do, once it was worked out for a question.
type guns struct {
	known bool
	shots []rules.Shot
	notes []gunsNote
}

// gunsNote is what they would do to one ship.
type gunsNote struct {
	at           rules.Slot
	text, little string
}

// ShowGuns shows what all guns would fire at, and the odds of that.
func (t *Aiming) ShowGuns(a *table.Aim) {
	if !t.Asks(rules.AskFire) || t.Grip.Carries() || t.Offered(t.Held) || t.Guided() || table.IsShip(t.Pointed) {
		return
	}
	if !t.guns.known {
		t.guns = t.reckonGuns(a.Firing)
	}
	for _, shot := range t.guns.shots {
		from, to := table.Space(t.View.Space(shot.By)), table.Space(t.View.Space(shot.At))
		a.Plan = append(a.Plan, field.Planned{From: from, To: to, Whom: table.Ship(shot.At)})
	}
	for _, n := range t.guns.notes {
		a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(n.at), n.text, n.little, t.F.Palette.Legal))
	}
}

func (t *Aiming) reckonGuns(by rules.Slot) guns {
	g := guns{known: true, shots: bot.Guns(seat.PositionOf(t.Grip.Sight()), by)}
	for _, k := range bot.SalvosOf(&t.View.State, g.shots) {
		mean := t.Say.Hundredths(k.Mean, false)
		args := assets.Args{"n": k.Shots, "turn": bot.Percent(k.Turn), "fall": bot.Percent(k.Fall), "mean": mean}
		word, likely := k.Word(&t.View.State)
		little := t.Say.Percent(likely)
		if word == "mean" {
			little = "~" + mean
		}
		g.notes = append(g.notes, gunsNote{k.At, t.Words.Say("guns."+word, args), little})
	}
	return g
}
