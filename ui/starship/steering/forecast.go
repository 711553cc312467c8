package steering

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui/starship/seat"
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
func (t *Steering) bestShot(s *rules.State, slot rules.Slot) (text string) {
	most := 0
	s.Each(func(at rules.Slot) {
		if at.Side() == slot.Side() {
			return
		}
		if shot, any := s.BestShot(slot, at); any {
			r := s.Reckon(&shot)
			if takes := r.Mean(); takes > most {
				most, text = takes, t.Words.Say("forecast.best", assets.Args{"weapon": t.Say.ArmName(seat.WeaponOf(&shot)), "ship": t.Say.Ship(at)})
			}
		}
	})
	return text
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
func (t *Steering) worstFace(s *rules.State, slot rules.Slot) (text string) {
	figures, least := s.Figures(slot), 0
	s.Each(func(enemy rules.Slot) {
		if enemy.Side() == slot.Side() || s.Card(enemy).Fighter() || s.Card(slot).Fighter() {
			return
		}
		face := s.Weakest(enemy, slot)
		if n := figures.Defense(face); least == 0 || n < least {
			least, text = n, t.Say.FaceOf(face, n)
		}
	})
	return text
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
	const high = 190
	f, p, whole := &t.forecast, &c.Palette, box.H > high
	c.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.93)).With(p.LineLight, 1))
	rest := box.InsetXY(8, 6)
	if whole {
		rest = box.InsetXY(14, 10)
	}
	title, rest := rest.CutTop(26)
	write := func(key string, box render.Rect, style render.TextStyle) {
		c.Label(t.Words.Say("forecast."+key), box, style)
	}
	write("title", title, p.Title().Sized(render.SizeLarge))
	if whole {
		var foot render.Rect
		foot, rest = rest.CutBottom(38)
		write("assumes", foot, p.Label())
	}
	side := f.slot.Side()
	for i, line := range [...]struct {
		key   string
		side  rules.Side
		gains float64
	}{{"deals", side.Other(), 1}, {"takes", side, -1}} {
		upper, lower := rest.Row(i, 2, 4).CutTop(22)
		now, then := f.now.Loses[line.side], f.then.Loses[line.side]
		write(line.key, upper, p.Body().In(p.Dim))
		if whole {
			var reason render.Rect
			reason, lower = lower.CutBottom(18)
			c.Text(f.reasons[i], reason, c.FittedIn(f.reasons[i], reason, p.Label()))
		}
		value, change := lower.Middle(lower.W, 30).CutLeft(min(86, 0.55*lower.W))
		c.Text(t.Say.Hundredths(then, false), value, p.Number().Sized(24))
		ink := p.Dim
		if d := float64(then-now) * line.gains; d > 0 {
			ink = p.Legal
		} else if d < 0 {
			ink = p.Warning
		}
		number, about := change.CutLeft(48)
		c.Text(t.Say.Hundredths(then-now, true), number, p.Number().In(ink))
		if whole {
			write("against", about, p.Label())
		}
	}
}
