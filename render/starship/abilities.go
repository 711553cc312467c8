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
			sign: AbilitySign(a), name: b.words.Say("ability." + a.String()), origin: Origin(card, "full.abilities."+a.String()),
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

const abilityIndent = 30

// heightOf is how high abilities stand with so many lines about each.
func heightOf(c *render.Canvas, all []abilityText, width float64, lines int) (h float64) {
	p := &c.Palette
	for _, t := range all {
		h += p.Name().LineHeight() + 4
		if lines > 0 {
			h += c.ParagraphHeight(t.about, width-abilityIndent, p.Label().With(render.Reading).UpTo(lines).Tightly())
		}
	}
	return h
}

func drawAbilities(c *render.Canvas, all []abilityText, box render.Rect, lines int) {
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
		if lines > 0 {
			_, text := box.CutLeft(abilityIndent)
			_, box = box.CutTop(c.Paragraph(t.about, text, p.Label().With(render.Reading).UpTo(lines).Tightly()))
		}
		_, box = box.CutTop(4)
	}
}
