package rebellion

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/pages"
	"holoboard/ui/table/row"
	"holoboard/ui/uitest"
)

// Every row of an event or a question leads to its rule, card or thing, and its words are there.
func TestEveryRowHasItsPlaceInTheBook(t *testing.T) {
	w := uitest.Words(t, "en", "rebellion")
	b := book.New(w)
	for k := range rules.AllEventKinds() {
		r := rows.Of(k)
		if r.Rule != row.TheCard && !b.Has(r.Rule) {
			t.Errorf("%v leads to %q", k, r.Rule)
		}
		if r.Marks != "" && !w.Has(r.Marks) {
			t.Errorf("there are no words for %q", r.Marks)
		}
	}
	for ask, r := range rows.Asks {
		if r.Rule != row.TheCard && !b.Has(r.Rule) {
			t.Errorf("%s leads to %q", ask, r.Rule)
		}
	}
}

// What is asked about once more, and where other words are said, somebody asks.
func TestNobodyIsAskedAboutWhatNobodyAsks(t *testing.T) {
	for ask := range confirms {
		if _, asks := rows.Asks[ask]; !asks {
			t.Errorf("nobody asks %s, about which something is asked once more", ask)
		}
	}
	for ask := range others {
		if _, asks := rows.Asks[ask]; !asks {
			t.Errorf("nobody asks %s, for which there are other words", ask)
		}
	}
}

func TestF1LooksUpWhatIsPointedAtOrAsked(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.hand.MoveTo(ui.Point{X: 640, Y: 30}) // at nothing
	s.hand.Key(ui.KeyF1)
	leader, _ := ofKind(s.Pending, rules.KindLeader)
	s.hand.Hover(words.ID(leader))
	s.hand.Key(ui.KeyF1)
	s.hand.Hover("system.kessel")
	s.hand.Key(ui.KeyF1)
	s.hand.MoveTo(ui.Point{X: 640, Y: 30})
	s.hand.Key(ui.KeyL) // under a dialog too
	s.hand.Key(ui.KeyF1)
	want := []string{"R8.1.1", words.ID(leader), "system.kessel", "R8.1.1"}
	if !slices.Equal(s.program.lookedUp, want) {
		t.Errorf("looked up %q, want %q", s.program.lookedUp, want)
	}
}

func TestTheSignAtTheQuestionLooksItUp(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.hand.Click("prompt.more")
	if want := []string{"R8.1.1"}; !slices.Equal(s.program.lookedUp, want) {
		t.Errorf("looked up %q, want %q", s.program.lookedUp, want)
	}
}

// A refusal that cites a rule leads to it, by a click or by F1.
func TestARefusalLeadsToItsRule(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	for _, thing := range s.Board.Things(s.View) {
		if s.hand.Has(words.ID(thing.Option)) && ui.CitedRule(s.WhyNot(thing.Option)) != "" {
			s.hand.Click(words.ID(thing.Option))
			break
		}
	}
	r, ok := s.hand.Window.Spot("refusal")
	if !ok {
		t.Fatal("nothing is refused that cites a rule")
	}
	for _, line := range s.hand.Window.Lines() {
		if strings.Contains(line.Text, "[R") {
			t.Errorf("it shows the code of its rule: %q", line.Text)
		}
	}
	s.hand.Key(ui.KeyF1)
	s.hand.ClickAt(r.Center())
	if n := len(s.program.lookedUp); n != 2 || s.program.lookedUp[0] != s.program.lookedUp[1] || !pages.IsRule(s.program.lookedUp[0]) {
		t.Errorf("looked up %q, want one rule twice", s.program.lookedUp)
	}
}

func TestALineOfTheLogLeadsToItsPlace(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.hand.Key(ui.KeyG)
	lines := s.screen.Log.Lines()
	last := len(lines) - 1
	s.hand.Click("log.all" + "." + strconv.Itoa(last))
	if want := []string{lines[last].Place}; !slices.Equal(s.program.lookedUp, want) {
		t.Errorf("looked up %q, want %q", s.program.lookedUp, want)
	}
}

// What an opponent has laid facedown leads to the rules of facedown cards, not to the card.
func TestFacedownCardsLeadToNoCard(t *testing.T) {
	s := until(t, func(_ *Session, d *game.Decision) bool {
		return d.Ask == "turn" && rules.SideOf(d.Seat) == rules.Rebels
	})
	if got := book.Of(s.cards.CardOf(rules.Slot(rules.Empire, 0))); got != "" {
		t.Errorf("an Imperial facedown mission leads to %q", got)
	}
}

// On a phone a long touch opens a sheet that stays when the finger is lifted, with a button that leads into the book.
func TestALongTouchLeavesASheetThatLeadsOn(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.hand.Window.Resize(390, 844, 1)
	s.hand.Touch = true
	s.frames(6)
	leader, _ := ofKind(s.Pending, rules.KindLeader)
	touch := func() {
		s.hand.Hold(words.ID(leader), 700*time.Millisecond)
		s.hand.Release()
	}
	touch()
	if !s.hand.Has("sheet.look_up") {
		t.Fatal("the sheet is gone with the finger")
	}
	way, _ := s.hand.Window.Spot("sheet.look_up")
	cross, _ := s.hand.Window.Spot("sheet.close")
	if way.W < 2*cross.W {
		t.Errorf("the way into the book has %.0f points of width, for a sign and a name, and the cross %.0f", way.W, cross.W)
	}
	s.hand.ClickAt(ui.Point{X: 195, Y: 20})
	if s.hand.Has("sheet.look_up") {
		t.Error("another touch leaves the sheet open")
	}
	touch()
	s.hand.Click("sheet.look_up")
	if want := []string{words.ID(leader)}; !slices.Equal(s.program.lookedUp, want) {
		t.Errorf("looked up %q, want %q", s.program.lookedUp, want)
	}
	if s.screen.Asked() != "turn" {
		t.Errorf("the touches have answered: %s is asked", s.screen.Asked())
	}
}

// A tap beside a sheet that lies only puts it away, whatever lies there, and so does its cross.
func TestATapBesideASheetOnlyClosesIt(t *testing.T) {
	for _, touch := range []bool{true, false} {
		s := until(t, asks("turn", rules.KindLeader))
		if s.hand.Touch = touch; touch {
			s.hand.Window.Resize(390, 844, 1)
		}
		s.frames(6)
		leader, _ := ofKind(s.Pending, rules.KindLeader)
		open := func() {
			t.Helper()
			if touch {
				s.hand.Hold(words.ID(leader), 700*time.Millisecond)
				s.hand.Release()
			} else {
				at := s.hand.Find(words.ID(leader))
				s.hand.MoveTo(at)
				s.hand.Window.Tick(ui.Input{At: at, Was: at, Details: true})
			}
			s.frames(2)
			if !s.hand.Has("sheet.close") {
				t.Fatal("the sheet does not lie, or cannot be closed")
			}
		}
		open()
		s.hand.ClickAt(s.hand.Find("button.pass"))
		s.frames(2)
		if s.hand.Has("sheet.close") {
			t.Error("a tap beside the sheet leaves it open")
		}
		if s.screen.Asked() != "turn" || s.hand.Has("confirm.yes") {
			t.Error("a tap beside the sheet presses what lies there")
		}
		open()
		s.hand.Click("sheet.close")
		s.frames(2)
		if s.hand.Has("sheet.close") {
			t.Error("the cross leaves the sheet open")
		}
	}
}

// A click on a card of the hand that is not asked about shows it large, on a phone too, until the next press.
func TestAClickOnACardShowsIt(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := until(t, asks("turn", rules.KindLeader))
		s.hand.Window.Resize(size[0], size[1], 1)
		s.hand.Touch = size[0] < size[1]
		s.frames(6)
		s.hand.Wheel(ui.Point{X: 195, Y: 500}, -9) // a phone's list to its end
		s.frames(3)
		shown := false
		for _, thing := range s.screen.Things {
			card := words.ID(thing.Option)
			if thing.Option.Kind != rules.KindMission || !s.hand.Has(card) || !s.hand.Window.Reachable(card) || s.hand.Why(card) != "" {
				continue
			}
			s.hand.Click(card)
			s.frames(2)
			shown = true
			if !s.hand.Has("sheet.close") {
				t.Errorf("%v: a click on %s does not show it", size, card)
			}
			s.hand.Click("sheet.close")
			break
		}
		if !shown {
			t.Fatalf("%v: no card of the hand lies dark without a reason", size)
		}
	}
}
