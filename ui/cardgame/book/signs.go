package book

import (
	"strings"

	"holoboard/assets"
)

// signs are the words of the signs of the table, and the rules about them.
var signs = map[string]struct{ key, rule string }{
	"focus": {"token.focus", "R4.6"}, "damage": {"token.damage", "R14.2"}, "shield": {"token.shield", "R14.7"}, "captured": {"sign.captured", "R22.2"},
	"unit_damage": {"icon.unit_damage", "R13.9"}, "tactics": {"icon.tactics", "R13.10"}, "blast": {"icon.blast_damage", "R13.11"},
	"force": {"icon.force", "R12.8"}, "resource": {"icon.resources", "R18.2"}, "priority": {"icon.priority", "R12.7"},
	"dial": {"sign.sphere", "R1.4"}, "balance": {"sign.balance", "R17.8"}, "edge": {"sign.edge", "R12.9"}, "bell": {"sign.bell", "R24.1"},
	"affiliation": {"sign.affiliation", "R1.5"},
}

// SignText says what a sign of the table stands for and cites its rule; nothing for the sign of a button.
func SignText(w *assets.Words, sign string) string {
	name, hollow := strings.CutPrefix(sign, "edge_")
	s, known := signs[name]
	if !known {
		return ""
	}
	text := w.Say(s.key)
	if w.Has(s.key + ".about") {
		text += ". " + w.Say(s.key+".about")
	}
	if hollow {
		text += " " + w.Say("sign.hollow")
	}
	return text + " [" + s.rule + "]"
}
