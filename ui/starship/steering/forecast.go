package steering

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/board/muster"
	table "holoboard/render/starship"
)

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
