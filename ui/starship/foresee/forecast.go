// Package foresee shows what would come of a ship that stands elsewhere.
package foresee

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
)

// Words are those of a table: its sentences, and what its ships and the weapon of an attack are called.
type Words struct {
	Say    func(key string, args ...assets.Args) string
	Ship   func(rules.Slot) string
	Weapon func(*rules.Shot) string
}

// Forecast is what the attacks of the round are expected to take of both sides if a ship stands where it is in the hand, in points,
// and what they are if it stays.
type Forecast struct {
	Slot      rules.Slot
	At        rules.Space
	Side      rules.Side // whose ship it is
	Then, Now bot.Forecast
	Known     bool
	Reasons   [2]string // for what is dealt, and for what is taken
	words     Words
}

// Of is the forecast of a ship that would stand elsewhere, where the table is then as it would be.
func Of(now, then *rules.State, slot rules.Slot, at rules.Space, words Words) Forecast {
	f := Forecast{Slot: slot, At: at, Side: slot.Side(), Then: bot.ForecastOf(then), Now: bot.ForecastOf(now), Known: true, words: words}
	f.Reasons = [2]string{f.bestShot(then), f.facesInstead(now, then)}
	return f
}

// bestShot says what the ship would fire best at whom.
func (f *Forecast) bestShot(s *rules.State) (text string) {
	most := 0
	s.Each(func(at rules.Slot) {
		if at.Side() == f.Side {
			return
		}
		if shot, any := s.BestShot(f.Slot, at); any {
			r := s.Reckon(&shot)
			if takes := r.Mean(); takes > most {
				most, text = takes, f.words.Say("forecast.best", assets.Args{"weapon": f.words.Weapon(&shot), "ship": f.words.Ship(at)})
			}
		}
	})
	return text
}

// facesInstead says which of its faces big ships of the enemy would see at worst, where they see another one now.
func (f *Forecast) facesInstead(now, then *rules.State) string {
	worst, was := f.worstFace(then), f.worstFace(now)
	if worst == was || was == "" {
		return worst
	}
	return f.words.Say("forecast.instead", assets.Args{"then": worst, "now": was})
}

// worstFace is the weakest face of the ship that a big ship of the enemy sees.
func (f *Forecast) worstFace(s *rules.State) (text string) {
	figures, least := s.Figures(f.Slot), 0
	s.Each(func(enemy rules.Slot) {
		if enemy.Side() == f.Side || s.Card(enemy).Fighter() || s.Card(f.Slot).Fighter() {
			return
		}
		face := s.Weakest(enemy, f.Slot)
		if n := figures.Defense(face); least == 0 || n < least {
			least, text = n, f.words.Say("face."+face.String())+" "+strconv.Itoa(n)
		}
	})
	return text
}

// Draw draws it in a box; a small one has the figures alone.
func (f *Forecast) Draw(c *render.Canvas, box render.Rect) {
	const high = 190
	p, whole := &c.Palette, box.H > high
	c.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.93)).With(p.LineLight, 1))
	rest := box.InsetXY(8, 6)
	if whole {
		rest = box.InsetXY(14, 10)
	}
	title, rest := rest.CutTop(26)
	write := func(key string, box render.Rect, style render.TextStyle) {
		text := f.words.Say("forecast." + key)
		c.Label(text, box, style)
	}
	write("title", title, p.Title().Sized(render.SizeLarge))
	if whole {
		var foot render.Rect
		foot, rest = rest.CutBottom(38)
		write("assumes", foot, p.Label())
	}
	side, enemy := f.Side, f.Side.Other()
	for i, line := range [...]struct {
		key   string
		side  rules.Side
		gains float64
	}{{"deals", enemy, 1}, {"takes", side, -1}} {
		upper, lower := rest.Row(i, 2, 4).CutTop(22)
		now, then := f.Now.Loses[line.side], f.Then.Loses[line.side]
		write(line.key, upper, p.Body().In(p.Dim))
		if whole {
			var reason render.Rect
			reason, lower = lower.CutBottom(18)
			c.Text(f.Reasons[i], reason, c.FittedIn(f.Reasons[i], reason, p.Label()))
		}
		value, change := lower.Middle(lower.W, 30).CutLeft(min(86, 0.55*lower.W))
		c.Text(Hundredths(f.words.Say, then, false), value, p.Number().Sized(24))
		ink := p.Dim
		if d := float64(then-now) * line.gains; d > 0 {
			ink = p.Legal
		} else if d < 0 {
			ink = p.Warning
		}
		number, about := change.CutLeft(48)
		c.Text(Hundredths(f.words.Say, then-now, true), number, p.Number().In(ink))
		if whole {
			write("against", about, p.Label())
		}
	}
}

// Hundredths says hundredths with one digit after the point.
func Hundredths(say func(key string, args ...assets.Args) string, n int, signed bool) string {
	size, sign := max(n, -n), ""
	tenths := (size + 5) / 10
	switch {
	case n < 0 && tenths > 0:
		sign = "−"
	case signed && tenths > 0:
		sign = "+"
	}
	return sign + say("decimal", assets.Args{"whole": tenths / 10, "tenths": tenths % 10})
}
