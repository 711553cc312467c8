package book

import (
	"strings"
	"sync"

	"holoboard/assets"
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui/table/pages"
)

// signs are the words of the signs of the table, and the rules about them.
var signs = sync.OnceValue(func() map[string]pages.Sign {
	all := map[string]pages.Sign{
		"hull": {Key: "sign.hull", Rule: "R2.3"}, "reduced": {Key: "sign.reduced", Rule: "R12.2"}, "fighter_pool": {Key: "sign.fighter_pool", Rule: "R4.7"},
		"will_fall": {Key: "sign.will_fall", Rule: "R12.3"}, "will_turn": {Key: "sign.will_turn", Rule: "R12.2"},
		"emblem_light": {Key: "sign.emblem_light", Rule: "R4"}, "emblem_dark": {Key: "sign.emblem_dark", Rule: "R4"},
		pointDefense: {Key: pointDefense + ".name", About: pointDefense + ".about", Rule: "R10.20"},
	}
	for w := range rules.AllWeapons() {
		all[w.String()] = pages.Sign{Key: OfWeapon(w), Rule: w.Rule()}
	}
	for a := range rules.AllAbilities() {
		all[table.AbilitySign(a)] = pages.Sign{Key: OfAbility(a), Rule: a.Rule()}
	}
	for o := range rules.AllOptions() {
		all[optionSign(o)] = pages.Sign{Key: OfOption(o), Rule: o.Rule()}
	}
	return all
})

// SignText says what a sign of the table stands for and cites its rule; nothing for the sign of a button.
func SignText(w *assets.Words, sign string) string {
	if arc, ok := strings.CutPrefix(sign, "arc_"); ok {
		return w.Say("sign.arc", assets.Args{"where": w.Say("book.arc_" + arc)}) + " [R10.19]"
	}
	if s, known := signs()[sign]; known {
		return s.Text(w)
	}
	return ""
}
