package rebellion

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// TestEveryStackHasItsNameOnAPhone: of five kinds of ships a side, and of nearly all that fights on the ground, each stack is named where
// it stands, if only in short, in letters that can be read, and no name lies on another. On the smallest phones a finger tells some.
func TestEveryStackHasItsNameOnAPhone(t *testing.T) {
	t.Parallel()
	for _, language := range assets.Languages() {
		for _, size := range [][2]int{{390, 844}, {844, 390}, {360, 640}} {
			for _, key := range []game.Key{rules.AskAddLeader, rules.AskFireAt} {
				t.Run(fmt.Sprint(language, " ", size, " ", key), func(t *testing.T) {
					namesOfStacks(t, language, size, key)
				})
			}
		}
	}
}

// namesOfStacks looks for the name of every stack on a screen.
func namesOfStacks(t *testing.T, language string, size [2]int, key game.Key) {
	const (
		legible = 5.5 // points that a capital letter is high
		roomy   = 390 // points of a phone that has room for all names
	)
	m := described(t, 5, `turn empire
base dantooine
pool: darth_vader, mon_mothma, han_solo, admiral_ackbar
loyal rebels: naboo
at naboo: 3 x_wing, 4 y_wing, 2 rebel_transport, 2 corellian_corvette, 2 mon_calamari_cruiser
at naboo: 5 rebel_trooper, 3 airspeeder, shield_generator, ion_cannon
at dagobah: 6 tie_fighter, 2 assault_carrier, 2 star_destroyer, super_star_destroyer, death_star
at dagobah: 8 stormtrooper, 3 at_st, 2 at_at`, "darth_vader naboo").moveIn(t)
	tabletest.Until(t, m.game, key)
	own := uitest.Words(t, language, rules.ID)
	table := newTable(&fakeProgram{words: own}, m.game)
	table.screen.Sit(m.game.Asked())
	window := ui.NewWindow(table.screen.Game, size[0], size[1], 1)
	window.Clock.Speed = render.Off
	s := &sitting{Table: table, hand: uitest.New(t, window)}
	s.hand.Touch = true
	s.frames(4)
	var named []render.Line
	var unnamed []rules.Unit
	stacks := 0
	for u := range rules.AllUnits() {
		at, stands := window.Spot(words.ID(rules.TargetOf(u, 0, 0)))
		if !stands {
			continue
		}
		stacks++
		i := slices.IndexFunc(window.Lines(), func(l render.Line) bool {
			return at.Contains(l.Box.Center()) && (l.Text == own.Say("stage.unit."+u.String()) || l.Text == own.Say("stage.short."+u.String()))
		})
		if i < 0 {
			unnamed = append(unnamed, u)
			continue
		}
		named = append(named, window.Lines()[i])
	}
	if len(unnamed) > 0 && size[0] >= roomy {
		t.Errorf("%v are not named", unnamed)
	}
	for _, u := range unnamed {
		s.touched(t, u)
	}
	if stacks < 15 {
		t.Errorf("there are only %d stacks", stacks)
	}
	for i, a := range named {
		if a.Box.H < legible {
			t.Errorf("%q is %.1f high", a.Text, a.Box.H)
		}
		for _, b := range named[:i] {
			if a.Box.Overlaps(b.Box) {
				t.Errorf("%q lies on %q", a.Text, b.Text)
			}
		}
	}
}

// touched holds a finger on a stack: its name is said.
func (s *sitting) touched(t *testing.T, u rules.Unit) {
	t.Helper()
	at, _ := s.hand.Window.Spot(words.ID(rules.TargetOf(u, 0, 0)))
	s.hand.HoldAt(at.Center(), time.Second)
	s.hand.Release()
	name := s.Words.Say("unit." + u.String() + ".name")
	if !slices.ContainsFunc(s.hand.Window.Lines(), func(l render.Line) bool { return strings.Contains(l.Text, name) }) {
		t.Errorf("a finger that stays on %s does not tell %q", u, name)
	}
	if s.hand.Has("sheet.close") {
		s.hand.Click("sheet.close")
	}
}
