package starship

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render/board/record"
)

// abilities are those of the full-strength side; what the Reduced side has otherwise stands behind the name.
func (b *Board) abilities(card rules.Card) (all []record.Deed) {
	full, reduced := card.Face(false), card.Face(true)
	for a := range rules.Ability(rules.NumAbilities) {
		if !full.Has(a) || a == rules.Unique {
			continue
		}
		n := full.Value(a)
		t := record.Deed{
			Sign: AbilitySign(a), Name: b.words.Say("ability." + a.String()), Mark: OriginMark(card.Origin("full.abilities." + a.String())),
			About: b.words.Say("ability."+a.String()+".about", assets.Args{"n": n}), Lit: a == rules.Command,
		}
		switch {
		case a == rules.Command:
			t.Name, t.About = b.commandText(full), b.words.Say("ability.command.about")
		case a == rules.LongRangeBomber:
			t.Name += ": " + b.words.Say("weapon."+rules.Weapon(n-1).String())
		case a.Numbered():
			t.Name += " " + strconv.Itoa(n)
		}
		if card.HasReduced() {
			switch {
			case !reduced.Has(a):
				t.Name += " / –"
			case a == rules.Command && reduced.Counters() != full.Counters():
				t.Name += " / " + strconv.Itoa(reduced.Counters())
			case a.Numbered() && reduced.Value(a) != n && a != rules.LongRangeBomber:
				t.Name += " / " + strconv.Itoa(reduced.Value(a))
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
