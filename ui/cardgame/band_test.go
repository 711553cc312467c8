package cardgame

import (
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/look"
)

// A rubber band over the table chooses all attackers that it touches, as if each had been pressed (R11.2).
func TestABandChoosesWhatItTouches(t *testing.T) {
	shown, hand := shown(t, "dense", "en", 1280, 720)
	var offered []game.Option
	var area ui.Rect
	for _, o := range shown.Pending.Options {
		box, seen := shown.Board.Where(o, shown.View)
		if !seen || shown.Picked(o) {
			continue
		}
		if offered = append(offered, o); area.Empty() {
			area = box
		}
		area = covering(area, box)
	}
	if len(offered) < 3 {
		t.Fatalf("%d more can attack", len(offered))
	}
	field := shown.Board.Layout().Map
	from, to := corners(area, field)
	hand.Press(from)
	hand.Pull(to)
	if before := len(shown.Picks); before >= len(offered) {
		t.Fatalf("%d are chosen before the band is let go", before)
	}
	hand.Release()
	hand.Wait(3 * ui.Tick)
	for _, o := range offered {
		if !shown.Picked(o) {
			t.Errorf("%s is not chosen", shown.ID(o))
		}
	}
}

// covering is the smallest box around two.
func covering(a, b ui.Rect) ui.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return render.Box(x, y, max(a.Right(), b.Right())-x, max(a.Bottom(), b.Bottom())-y)
}

// corners are two opposite corners around an area, within a field.
func corners(area, field ui.Rect) (from, to ui.Point) {
	around := area.Inset(-8).Intersect(field.Inset(1))
	return ui.Point{X: around.Right() - 1, Y: around.Y + 1}, ui.Point{X: around.X + 1, Y: around.Bottom() - 1}
}

// E looks through an edge stack: of his own each sees what he has laid (R12.5), of the other's nothing that lies facedown. F2 and F3 bring
// the keys to a half of the table.
func TestKeysLeadToStacksAndHalves(t *testing.T) {
	s := sitAt(t, fight, "en", 1280, 720)
	s.until(t, rules.AskEdgeCard)
	s.hand.Key(ui.KeyE)
	if s.hand.Has("pile.close") {
		t.Error("E opens an empty stack")
	}
	s.hand.Drag("card.yoda", "half.light")
	s.hand.Wait(time.Second)
	for range 4 {
		if s.settle(t); s.screen.Waits() {
			s.hand.Click("cover.sit")
			s.hand.Wait(time.Second)
		}
		if s.Pending != nil && s.View.Seat == rules.Light.Seat() {
			break
		}
		if s.Pending != nil {
			s.Give(s.Pending.Options[len(s.Pending.Options)-1])
			s.hand.Wait(time.Second)
		}
	}
	own := sheets{Table: s.Table}
	if n := len(own.PileCards(look.Pile{What: uint8(table.EdgeStack), Side: uint8(rules.Light)})); s.View.Seat == rules.Light.Seat() && n != 1 {
		t.Errorf("light sees %d cards of its own stack", n)
	}
	if n := len(own.PileCards(look.Pile{What: uint8(table.EdgeStack), Side: uint8(rules.Dark)})); n != 0 {
		t.Errorf("light sees %d cards of the other's stack", n)
	}
	s.hand.Key(ui.KeyE)
	if !s.hand.Has("pile.close") {
		t.Fatal("E does not open one's own stack")
	}
	s.hand.Key(ui.KeyEscape)
	for key, side := range map[ui.Key]rules.Side{ui.KeyF2: rules.Dark, ui.KeyF3: rules.Light} {
		s.hand.Key(key)
		s.hand.Wait(3 * ui.Tick)
		focus := s.hand.Window.Focus()
		found := false
		for _, thing := range s.screen.Things {
			found = found || s.Names.ID(thing.Option) == focus && thing.Option.Kind == rules.KindSlot && rules.Slot(thing.Option.A).Side() == side
		}
		if !found {
			t.Errorf("the key of the half of %v leads to %q", side, focus)
		}
	}
}

// Who is captured at an objective is told at its sign: how many there are to both, who they are to dark alone (R22.4).
func TestCapturedCardsAreLookedAt(t *testing.T) {
	const lines = `turn dark 5
phase conflict
hand dark: interrogation
hand light: yoda
light: a_heros_journey, jedi_training, forgotten_heroes, guardian_of_peace
dark: shadows_of_dathomir, fall_of_the_jedi, the_emperors_web, nightsister
captured: hidden luke_skywalker at shadows_of_dathomir`
	s := sitAt(t, lines, "en", 1280, 720)
	for range 3 {
		if s.settle(t); s.screen.Waits() {
			s.hand.Click("cover.sit")
			s.hand.Wait(time.Second)
		}
	}
	id := ""
	for _, spot := range s.hand.Window.Spots() {
		if strings.HasPrefix(spot.ID, "captured.") {
			id = spot.ID
		}
	}
	if id == "" {
		t.Fatal("nothing stands for the captured card")
	}
	s.hand.Click(id)
	s.hand.Wait(3 * ui.Tick)
	if knows := s.View.Seat == rules.Dark.Seat(); s.hand.Has("pile.close") != knows {
		t.Errorf("seat %d looks at the captured card: %v", s.View.Seat, !knows)
	}
}
