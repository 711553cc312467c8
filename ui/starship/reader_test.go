package starship

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// Every chapter can be played on a phone, in every language, by doing what the guide's words say: ships, weapons and buttons by the
// names that they have on this screen, squares and arrows by the letters and numbers at the map's edges, however it is turned.
func TestTheGuideCanBePlayedByItsWords(t *testing.T) {
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			for i, chapter := range Chapters() {
				t.Run(chapter, func(t *testing.T) {
					p := newProgram(t, language)
					g, err := kit().Learn(p, i, 0)
					if err != nil {
						t.Fatal(err)
					}
					window := ui.NewWindow(g, 390, 844, 1)
					window.Clock.Speed = render.Off
					learns := tableOf(g)
					r := tabletest.Reader[*view, *event]{
						Table: learns.screen.Table, Hand: uitest.New(t, window), Language: language, Called: learns.namesOf,
						Besides: map[string]string{"do": p.words.Say("aim.fire")},
					}
					r.Read(t)
				})
			}
		})
	}
}

// namesOf are the names that what an option is chosen by has on the screen.
func (t *Table) namesOf(o game.Option) []string {
	square := func(x, y int) []string { return []string{table.SquareName(uint8(x), uint8(y))} }
	switch o.Kind {
	case rules.KindCourse, rules.KindGo, rules.KindPlace, rules.KindAt:
		at := t.Thing(o)
		return square(int(at.B), int(at.C))
	case rules.KindNose: // the square that it would point to
		at := t.View.Space(rules.Slot(o.A))
		step := [...][2]int{rules.North: {0, -1}, rules.East: {1, 0}, rules.South: {0, 1}, rules.West: {-1, 0}}[o.B]
		return square(at.X+step[0], at.Y+step[1])
	case rules.KindWeapon:
		return []string{t.armName(o)}
	case rules.KindTarget:
		return []string{t.ship(rules.Slot(o.A))}
	case rules.KindLaunch:
		return []string{t.card(o.B)}
	case rules.KindOrder:
		return []string{t.Words.Say("command." + rules.CommandOption(o.A).String())}
	}
	return []string{t.screen.Own.OptionText(o)}
}
