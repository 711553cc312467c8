package rebellion

import (
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/tabs"
	"holoboard/ui/uitest"
)

// What is rare and final, to show where the base is, stands where no button stood with which questions are answered in passing: a
// pointer that rests there, or presses once too often, must not come upon it. On a phone it is the last of the list of one's own things.
func TestTheBaseIsNotRevealedInPassing(t *testing.T) {
	everyday := []game.Key{rules.AskOppose, rules.AskTurn, rules.AskMove, rules.AskBlock, rules.AskRetreat, rules.AskAddLeader}
	for _, language := range assets.Languages() {
		w := uitest.Words(t, language, rules.ID)
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {900, 600}} {
			at := func(m moment, option game.Option) ui.Rect {
				p := &fakeProgram{words: w}
				table := newTable(p, m.game)
				table.screen.Sit(m.game.Asked())
				win := ui.NewWindow(table.screen.Game, size[0], size[1], 1)
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

// On a phone, where all buttons of the bar lie side by side, it stands apart from them as the last of the list of one's own things, in
// every question that offers it; it is large enough for a finger, and a tap on it asks once more.
func TestOnAPhoneTheBaseIsRevealedFromTheList(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		m := find(t, func(_ *rules.View, d *game.Decision) bool {
			return d.Has(rules.RevealBase.Thing()) && len(d.Options) > 2
		})
		table := newTable(&fakeProgram{words: english(t).W}, m.game)
		table.screen.Sit(m.game.Asked())
		hand := uitest.New(t, ui.NewWindow(table.screen.Game, size[0], size[1], 1))
		hand.Window.Clock.Speed, hand.Touch = render.Off, true
		hand.Wait(2 * time.Second)
		id := words.ID(rules.RevealBase.Thing())
		table.screen.Tabs.Open(board.MapTab)
		hand.Wait(3 * ui.Tick)
		if hand.Has(id) {
			t.Errorf("%v: it stands beside the other buttons", size)
		}
		if table.Places[rules.RevealBase.Thing()] != tabs.ID(board.HandTab) {
			t.Errorf("%v: nothing says where it is", size)
		}
		table.screen.Tabs.Open(board.HandTab)
		hand.Wait(3 * ui.Tick)
		table.F.ScrollToEnd("own")
		hand.Wait(3 * ui.Tick)
		r, there := hand.Window.Spot(id)
		if !there || r.H < 44 || !r.Within(table.Board.Layout().Own) {
			t.Fatalf("%v: at the end of the list it lies at %v, %v", size, r, there)
		}
		hand.Click(id)
		if hand.Wait(time.Second); !hand.Has("confirm.yes") {
			t.Errorf("%v: it is not asked about once more", size)
		}
	}
}
