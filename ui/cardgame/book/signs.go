package book

import (
	"strings"

	"holoboard/assets"
	"holoboard/ui/table/pages"
)

// signs are the words of the signs of the table, and the rules about them.
var signs = map[string]pages.Sign{
	"focus": {Key: "token.focus", Rule: "R4.6"}, "damage": {Key: "token.damage", Rule: "R14.2"}, "shield": {Key: "token.shield", Rule: "R14.7"}, "captured": {Key: "sign.captured", Rule: "R22.2"},
	"unit_damage": {Key: "icon.unit_damage", Rule: "R13.9"}, "tactics": {Key: "icon.tactics", Rule: "R13.10"}, "blast": {Key: "icon.blast_damage", Rule: "R13.11"},
	"force": {Key: "icon.force", Rule: "R12.8"}, "resource": {Key: "icon.resources", Rule: "R18.2"}, "priority": {Key: "icon.priority", Rule: "R12.7"},
	"dial": {Key: "sign.sphere", Rule: "R1.4"}, "balance": {Key: "sign.balance", Rule: "R17.8"}, "edge": {Key: "sign.edge", Rule: "R12.9"}, "bell": {Key: "sign.bell", Rule: "R24.1"},
	"affiliation": {Key: "sign.affiliation", Rule: "R1.5"},
}

// SignText says what a sign of the table stands for and cites its rule; nothing for the sign of a button.
func SignText(w *assets.Words, sign string) string {
	name, hollow := strings.CutPrefix(sign, "edge_")
	s, known := signs[name]
	if !known {
		return ""
	}
	if hollow {
		s.More = "sign.hollow"
	}
	return s.Text(w)
}
