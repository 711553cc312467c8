package steering

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/board/muster"
	table "holoboard/render/starship"
)

// forecast is what the attacks of the round are expected to take of both sides if a ship stands where it is in the hand, in points,
// and what they are if it stays.
type forecast struct {
	slot      rules.Slot
	at        rules.Space
	then, now bot.Forecast
	known     bool
	reasons   [2]string // for what is dealt, and for what is taken
}

// isOf tells whether it is that of a ship at a place.
func (f *forecast) isOf(slot rules.Slot, at rules.Space) bool {
	return f.known && f.slot == slot && f.at == at
}

// foresee is the forecast of a ship that would stand elsewhere, where the table is then as it would be.
func (t *Steering) foresee(then *rules.State, slot rules.Slot, at rules.Space) forecast {
	return forecast{
		slot: slot, at: at, then: bot.ForecastOf(then), now: bot.ForecastOf(&t.View.State), known: true,
		reasons: [2]string{t.bestShot(then, slot), t.facesInstead(then, slot)},
	}
}

// bestShot says what the ship would fire best at whom.
func (t *Steering) bestShot(s *rules.State, slot rules.Slot) string {
	shot, any := s.Strongest(slot)
	if !any {
		return ""
	}
	return t.Words.Say("forecast.best", assets.Args{"weapon": t.Say.ArmName(shot.Weapon()), "ship": t.Say.Ship(shot.At)})
}

// facesInstead says which of its faces big ships of the enemy would see at worst, where they see another one now.
func (t *Steering) facesInstead(then *rules.State, slot rules.Slot) string {
	worst, was := t.worstFace(then, slot), t.worstFace(&t.View.State, slot)
	if worst == was || was == "" {
		return worst
	}
	return t.Words.Say("forecast.instead", assets.Args{"then": worst, "now": was})
}

// worstFace is the weakest face of the ship that a big ship of the enemy sees.
func (t *Steering) worstFace(s *rules.State, slot rules.Slot) string {
	face, seen := s.Exposed(slot)
	if !seen {
		return ""
	}
	return t.Say.FaceOf(face, s.Figures(slot).Defense(face))
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
	for i, line := range [...]struct {
		key   string
		side  rules.Side
		gains int
	}{{"deals", side.Other(), 1}, {"takes", side, -1}} {
		now, then := f.now.Loses[line.side], f.then.Loses[line.side]
		k.Lines = append(k.Lines, muster.Prospect{
			What: say("forecast." + line.key), Reason: f.reasons[i], Value: t.Say.Hundredths(then, false), Change: t.Say.Hundredths(then-now, true),
			Better: (then - now) * line.gains,
		})
	}
	k.Draw(c, box)
}
