package book

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// legend lists every sign of the table under what it belongs to, with the rule about that and the words for each.
var legend = []struct {
	head  string
	rule  string
	signs [][2]string
}{
	{"systems", "R3", [][2]string{
		{"emblem_rebels", "marker.loyalty_rebels.about"}, {"emblem_empire", "marker.loyalty_empire.about"}, {"subjugation", "marker.subjugation.about"},
		{"sabotage", "marker.sabotage.about"}, {"destroyed", "marker.destroyed.about"}, {"lock", "board.closed.about"},
	}},
	{"builds", "R11.5.6", [][2]string{
		{"space_triangle", "board.icon.space_triangle"}, {"space_circle", "board.icon.space_circle"}, {"space_square", "board.icon.space_square"},
		{"ground_triangle", "board.icon.ground_triangle"}, {"ground_circle", "board.icon.ground_circle"}, {"ground_square", "board.icon.ground_square"},
	}},
	{"skills", "R9.2.1", [][2]string{{"diplomacy", "skill.diplomacy"}, {"intel", "skill.intel"}, {"spec_ops", "skill.spec_ops"}, {"logistics", "skill.logistics"}}},
	{"rings", "R20", [][2]string{
		{"captured", "ring.captured.about"}, {"carbonite", "ring.carbonite.about"}, {"lure", "ring.lure_of_the_dark_side.about"}, {"yoda", "ring.master_yoda.about"},
		{"falcon", "ring.millennium_falcon.about"}, {"r2d2", "ring.r2_d2.about"}, {"c3po", "ring.c_3po.about"},
	}},
	{"tactics", "R12.3.1", [][2]string{{"tactic_space", "theater.space"}, {"tactic_ground", "theater.ground"}}},
	{"dice", "R12.5.1", [][2]string{{"hit", "face.hit"}, {"direct_hit", "face.direct_hit"}, {"special", "face.special"}, {"blank", "face.blank"}, {"damage", "marker.damage.about"}}},
	{"track", "R4", [][2]string{{"time", "marker.time.about"}, {"reputation", "marker.reputation.about"}, {"recruit", "board.recruits"}, {"build", "board.queue"}}},
	{"cards", "R21", [][2]string{{"mission", "board.missions"}, {"objective", "board.objectives"}, {"project", "board.projects"}, {"probe", "board.probes"}, {"action", "board.actions"}, {"eye", "board.possible"}, {"starting", "sign.starting"}}},
}

// unlisted are signs that are told at the table alone, with their rule; said are the words of those that share a sentence.
var (
	unlisted = map[string]string{"neutral": "R3.6", "remote": "R3.6", "base": "R18.1", "ruled_out": "R18.1"}
	said     = map[string]string{"builds": "sign.icon", "skills": "sign.skill", "tactics": "sign.tactic"}
)

// SignText says what a sign of the table stands for and cites its rule; nothing for the sign of a button.
func SignText(w *assets.Words, sign string) string {
	if rule, ok := unlisted[sign]; ok {
		return w.Say("sign."+sign) + " [" + rule + "]"
	}
	for _, part := range legend {
		for _, s := range part.signs {
			if s[0] == sign {
				return signSentence(w, part.head, s) + " [" + part.rule + "]"
			}
		}
	}
	return ""
}

// signSentence is what a line of the legend says at the table: in a sentence of its own, in one that it shares, or with its name.
func signSentence(w *assets.Words, head string, s [2]string) string {
	if key := "sign." + s[0]; w.Has(key) {
		return w.Say(key)
	}
	if key, ok := said[head]; ok {
		return w.Say(key, assets.Args{"what": w.Say(s[1])})
	}
	return w.Say(strings.TrimSuffix(s[1], ".about")) + ". " + w.Say(s[1])
}

// signs is the page that tells what every sign of the table stands for.
func (b *writer) signs() []*ui.BookPage {
	const shape = 14 // of a sign's line, whose left end it stands at
	page := &ui.BookPage{Name: "signs", Title: b.Words.Say("book.signs")}
	for _, part := range legend {
		head := b.Text(page.Name, b.Words.Say("book.signs."+part.head)+" "+pages.Cited(part.rule))
		head.Kind = ui.BookHead
		page.Parts = append(page.Parts, head)
		for _, s := range part.signs {
			page.Parts = append(page.Parts, ui.BookPart{
				Spans: []ui.BookSpan{{Text: b.Words.Say(s[1])}}, Shape: shape,
				Picture: func(f *ui.Frame, r ui.Rect) {
					ink := f.Palette.Text
					for _, side := range []rules.Side{rules.Rebels, rules.Empire} {
						if s[0] == pieces.Emblem(side) {
							ink = pieces.SideColor(&f.Palette, side) // as in a system's ring
						}
					}
					f.Sign(s[0], render.Box(r.X, r.Y, r.H, r.H), ink)
				},
			})
		}
	}
	return []*ui.BookPage{page}
}
