package rebellion_test

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// Whoever takes up one stack after the other finds the next where it was.
func TestStacksKeepTheirPlaceWhileOthersAreTaken(t *testing.T) {
	moving := late(t).View(1)
	moving.Moving.To = rules.Bothawui
	moving.Units[rules.Malastare] = [18]uint8{rules.TIEFighter: 3, rules.AssaultCarrier: 2, rules.StarDestroyer: 1}
	moving.Units[rules.Naboo] = [18]uint8{rules.Stormtrooper: 2, rules.ATST: 1}
	deploying := late(t).View(1)
	deploying.Deploying.Leaving = [18]uint8{rules.TIEFighter: 2, rules.Stormtrooper: 3, rules.ATAT: 1}
	for _, k := range []struct {
		name string
		view rules.View
		size screen
		next []func(v *rules.View)
		stay []game.Option
	}{
		{"movement", moving, screens[0], []func(v *rules.View){
			func(v *rules.View) {
				v.Units[rules.Malastare][rules.TIEFighter]--
				v.Units[rules.Bothawui][rules.TIEFighter]++
			},
			func(v *rules.View) {
				v.Units[rules.Malastare][rules.AssaultCarrier] = 0
				v.Units[rules.Bothawui][rules.AssaultCarrier] += 2
			},
			func(v *rules.View) {
				v.Units[rules.Naboo][rules.Stormtrooper] = 0
				v.Units[rules.Bothawui][rules.Stormtrooper] += 2
			},
		}, []game.Option{rules.UnitAt(rules.TIEFighter, rules.Malastare), rules.UnitAt(rules.StarDestroyer, rules.Malastare), rules.UnitAt(rules.ATST, rules.Naboo)}},
		{"tray", deploying, screens[0], []func(v *rules.View){
			func(v *rules.View) { v.Deploying.Leaving[rules.TIEFighter] = 0 },
			func(v *rules.View) { v.Deploying.Leaving[rules.Stormtrooper]-- },
		}, []game.Option{rules.Stormtrooper.Thing(), rules.ATAT.Thing()}},
		{"tray on a phone", deploying, screen{390, 844, 1}, []func(v *rules.View){
			func(v *rules.View) { v.Deploying.Leaving[rules.TIEFighter] = 0 },
			func(v *rules.View) { v.Deploying.Leaving[rules.Stormtrooper]-- },
		}, []game.Option{rules.Stormtrooper.Thing(), rules.ATAT.Thing()}},
	} {
		t.Run(k.name, func(t *testing.T) {
			b, v := newBoard(t), new(k.view)
			k.size.fit(b)
			b.Open(board.HandTab)
			places := map[game.Option]render.Rect{}
			for _, thing := range b.Things(v) {
				places[thing.Option] = thing.Rect
			}
			for i, change := range k.next {
				v = new(*v)
				change(v)
				now := map[game.Option]render.Rect{}
				for _, thing := range b.Things(v) {
					now[thing.Option] = thing.Rect
				}
				for _, o := range k.stay {
					if now[o] != places[o] || now[o].Empty() {
						t.Errorf("after change %d %s lies at %v, before at %v", i, said(o), now[o], places[o])
					}
				}
			}
		})
	}
}
