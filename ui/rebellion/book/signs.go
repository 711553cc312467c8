package book

import (
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
		{"sabotage", "marker.sabotage.about"}, {"destroyed", "marker.destroyed.about"},
	}},
	{"builds", "R11.5.6", [][2]string{
		{"space_triangle", "board.icon.space_triangle"}, {"space_circle", "board.icon.space_circle"}, {"space_square", "board.icon.space_square"},
		{"ground_triangle", "board.icon.ground_triangle"}, {"ground_circle", "board.icon.ground_circle"}, {"ground_square", "board.icon.ground_square"},
	}},
	{"skills", "R9.2.1", [][2]string{{"diplomacy", "skill.diplomacy"}, {"intel", "skill.intel"}, {"spec_ops", "skill.spec_ops"}, {"logistics", "skill.logistics"}}},
	{"tactics", "R12.3.1", [][2]string{{"tactic_space", "theater.space"}, {"tactic_ground", "theater.ground"}}},
	{"dice", "R12.5.1", [][2]string{{"hit", "face.hit"}, {"direct_hit", "face.direct_hit"}, {"special", "face.special"}, {"blank", "face.blank"}, {"damage", "marker.damage.about"}}},
	{"track", "R4", [][2]string{{"time", "marker.time.about"}, {"reputation", "marker.reputation.about"}, {"recruit", "board.recruits"}, {"build", "board.queue"}}},
	{"cards", "R21", [][2]string{{"mission", "board.missions"}, {"objective", "board.objectives"}, {"project", "board.projects"}, {"probe", "board.probes"}, {"action", "board.actions"}, {"eye", "board.possible"}}},
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
