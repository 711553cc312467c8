package starship

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
)

// An abilityText is an ability as a card says it.
type abilityText struct{ sign, name, about, origin string }

// abilities are those of the full-strength side; what the Reduced side has otherwise stands behind the name.
func (b *Board) abilities(card rules.Card) (all []abilityText) {
	full, reduced := card.Face(false), card.Face(true)
	for a := range rules.Ability(rules.NumAbilities) {
		if !full.Has(a) || a == rules.Unique {
			continue
		}
		n := full.Value(a)
		t := abilityText{
			sign: AbilitySign(a), name: b.words.Say("ability." + a.String()), origin: card.Origin("full.abilities." + a.String()),
			about: b.words.Say("ability."+a.String()+".about", assets.Args{"n": n}),
		}
		switch {
		case a == rules.Command:
			t.name, t.about = b.commandText(full), b.words.Say("ability.command.about")
		case a == rules.LongRangeBomber:
			t.name += ": " + b.words.Say("weapon."+rules.Weapon(n-1).String())
		case a.Numbered():
			t.name += " " + strconv.Itoa(n)
		}
		if card.HasReduced() {
			switch {
			case !reduced.Has(a):
				t.name += " / –"
			case a == rules.Command && reduced.Counters() != full.Counters():
				t.name += " / " + strconv.Itoa(reduced.Counters())
			case a.Numbered() && reduced.Value(a) != n && a != rules.LongRangeBomber:
				t.name += " / " + strconv.Itoa(reduced.Value(a))
			}
		}
		all = append(all, t)
	}
	return all
}

// commandText is a Command rating: its classes and its counters.
func (b *Board) commandText(f rules.Figures) string {
	var classes []string
	for class := range uint8(5) {
		if f.Commands(class) {
			classes = append(classes, strconv.Itoa(int(class)))
		}
	}
	return b.words.Say("large.command", assets.Args{"classes": strings.Join(classes, ", "), "n": f.Counters()})
}

// AbilitySign is the sign of an ability.
func AbilitySign(a rules.Ability) string {
	switch a {
	case rules.FighterLaunch:
		return "launch"
	case rules.Unique:
		return "unique"
	case rules.Command:
		return "command_counter"
	}
	return "ability_" + a.String()
}

// Measures of abilities, points.
const (
	abilityIndent = 30
	abilityGap    = 4
)

// fitting are abilities with what is said about them, as far as there is room for it, the first ones first; and how high that is.
func fitting(c *render.Canvas, all []abilityText, width, room float64) (shown []abilityText, high float64) {
	high = float64(len(all)) * (c.Palette.Name().LineHeight() + abilityGap)
	for _, t := range all {
		about := c.ParagraphHeight(t.about, width-abilityIndent, aboutStyle(c))
		if high+about > room {
			t.about = ""
		} else {
			high += about
		}
		shown = append(shown, t)
	}
	return shown, high
}

func aboutStyle(c *render.Canvas) render.TextStyle {
	return c.Palette.Label().With(render.Reading).Tightly()
}

func drawAbilities(c *render.Canvas, all []abilityText, box render.Rect) {
	p := &c.Palette
	for _, t := range all {
		var line render.Rect
		line, box = box.CutTop(p.Name().LineHeight())
		color := p.Text
		if t.sign == "command_counter" {
			color = p.Amber
		}
		c.Sign(t.sign, render.Box(line.X, line.Y+1, 20, 20), color)
		mark, name := line.CutRight(20)
		_, name = name.CutLeft(abilityIndent)
		c.Label(t.name, name, p.Name())
		DrawOrigin(c, t.origin, mark.Middle(13, 13).Move(3, 0))
		if t.about != "" {
			_, text := box.CutLeft(abilityIndent)
			_, box = box.CutTop(c.Paragraph(t.about, text, aboutStyle(c)))
		}
		_, box = box.CutTop(abilityGap)
	}
}
