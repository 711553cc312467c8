package rebellion

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/play"
)

// What is rare and final, to show where the base is, stands where no button stood with which questions are answered in passing: a
// pointer that rests there, or presses once too often, must not come upon it. A phone has no room for that: there it is asked about once
// more, as everywhere.
func TestTheBaseIsNotRevealedInPassing(t *testing.T) {
	everyday := []game.Key{rules.AskOppose, rules.AskTurn, rules.AskMove, rules.AskBlock, rules.AskRetreat, rules.AskAddLeader}
	for _, language := range assets.Languages() {
		w, err := assets.NewWordsFor(language, rules.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {900, 600}} {
			at := func(m moment, option game.Option) ui.Rect {
				p := &fakeProgram{words: w}
				table := newTable(p, m.game, play.NewClock())
				table.Sit(m.game.Asked())
				win := ui.NewWindow(table, size[0], size[1], 1)
				win.Clock.Speed = render.Off
				win.Settle(ui.Tick * 100)
				r, there := win.Spot(words.ID(option))
				if !there {
					t.Fatalf("%s, %v: there is no button %s", language, size, words.ID(option))
				}
				return r
			}
			reveals := at(find(t, func(_ *rules.View, d *game.Decision) bool {
				return d.Has(rules.RevealBase.Thing()) && d.Ask == rules.AskTurn
			}), rules.RevealBase.Thing())
			for _, ask := range everyday {
				var ends game.Option
				m := find(t, func(_ *rules.View, d *game.Decision) bool {
					for _, o := range d.Options {
						if d.Ask == ask && o.Kind == rules.KindButton && o != rules.RevealBase.Thing() {
							ends = o
							return true
						}
					}
					return false
				})
				if r := at(m, ends); r.Overlaps(reveals) {
					t.Errorf("%s, %v: the base is revealed at %v, where %s stands at %s: %v", language, size, reveals, words.ID(ends), ask, r)
				}
			}
		}
	}
}
