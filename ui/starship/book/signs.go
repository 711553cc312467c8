package book

import (
	"strings"

	"holoboard/assets"
	table "holoboard/render/starship"
)

// signRules are the rules of signs that have words of their own.
var signRules = map[string]string{
	"hull": "R2.3", "reduced": "R12.2", "fighter_pool": "R4.7", "will_fall": "R12.3", "will_turn": "R12.2", "emblem_light": "R4", "emblem_dark": "R4",
}

// SignText says what a sign of the table stands for and cites its rule; nothing for the sign of a button.
func SignText(w *assets.Words, sign string) string {
	if rule, ok := signRules[sign]; ok {
		return cited(w.Say("sign."+sign), rule)
	}
	if arc, ok := strings.CutPrefix(sign, "arc_"); ok {
		return cited(w.Say("sign.arc", assets.Args{"where": w.Say("book.arc_" + arc)}), "R10.19")
	}
	if sign == "point_defense" {
		return cited(w.Say("point_defense.name")+". "+w.Say("point_defense.about"), "R10.20")
	}
	for weapon := range weapons() {
		if weapon.String() == sign {
			return named(w, OfWeapon(weapon), weapon.Rule())
		}
	}
	for a := range abilities() {
		if table.AbilitySign(a) == sign {
			return named(w, OfAbility(a), a.Rule())
		}
	}
	for o := range options() {
		if "option_"+o.String() == sign {
			return named(w, OfOption(o), o.Rule())
		}
	}
	return ""
}

// named is what is said of a thing whose number stands beside its sign.
func named(w *assets.Words, key, rule string) string {
	return cited(w.Say(key)+". "+w.Say(key+".about", assets.Args{"n": "n"}), rule)
}

func cited(sentence, rule string) string { return sentence + " [" + rule + "]" }
