package cardgame

import (
	"slices"
	"testing"
	"time"

	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/ui"
)

// deployment is a table on which Dark may pay 3 for a Nightsister in several ways.
const deployment = `turn dark 5
phase deployment
hand dark: nightsister, emperor_palpatine, interrogation_droid, sith_library, force_choke
hand light: counter_stroke
dark: shadows_of_dathomir, fall_of_the_jedi, cruel_interrogations, darth_vader
light: a_heros_journey, jedi_training, forgotten_heroes, luke_skywalker focus 1`

// paid is what the resources of a side have been used for, by slot.
func paid(v *view, side rules.Side) (all []table.Pay) {
	v.Each(side, func(slot rules.Slot, x *rules.Thing) {
		if x.Title.Card().Resources > 0 && x.Focus > 0 {
			all = append(all, table.Pay{Slot: slot, N: int(x.Focus)})
		}
	})
	return all
}

// A click on a card proposes who pays for it; a second one on the main button plays it so (R18.2).
func TestAPaymentIsProposed(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	before := s.game.Answers()
	s.hand.Click("card.nightsister")
	if s.plan == nil || s.game.Answers() != before {
		t.Fatalf("the plan is %+v after %d answers", s.plan, s.game.Answers()-before)
	}
	proposed, sum := slices.Clone(s.board.Payment), 0
	for _, pay := range proposed {
		sum += pay.N
	}
	if sum != 3 {
		t.Errorf("proposed is %v", proposed)
	}
	promised, shown := s.board.LandsAt(s.View)
	s.hand.Click("plan.play")
	s.hand.Wait(time.Second)
	s.board.Turn(rules.Dark) // as who played it saw the table
	if box, _ := s.Board.Where(table.SlotThing(s.slotOf(t, "nightsister")), s.View); !shown || box != promised {
		t.Errorf("she lies at %v, it was shown that she would at %v", box, promised)
	}
	now := paid(s.View, rules.Dark)
	slices.SortFunc(proposed, func(a, b table.Pay) int { return int(a.Slot) - int(b.Slot) })
	if s.slotOf(t, "nightsister") == rules.NoSlot || !slices.Equal(now, proposed) {
		t.Errorf("paid from %v, proposed was %v", now, proposed)
	}
}

// A touch on a source changes what it gives; the sum stays what the card costs (D9).
func TestAPaymentIsChanged(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.nightsister")
	first := slices.Clone(s.board.Payment)
	for _, pay := range first {
		s.hand.Click("source." + spotID(table.SlotThing(pay.Slot)))
		s.hand.Wait(ui.Tick)
		sum := 0
		for _, now := range s.board.Payment {
			sum += now.N
		}
		if sum != 3 {
			t.Errorf("after a touch on %s it is paid from %v", s.on(pay.Slot), s.board.Payment)
		}
	}
	if slices.Equal(first, s.board.Payment) {
		t.Errorf("it is still paid from %v", first)
	}
	s.hand.Key(ui.KeyEscape)
	if s.plan != nil || len(s.board.Payment) > 0 {
		t.Errorf("the card is still about to be played: %+v", s.plan)
	}
}

// A card is dragged into one's half and paid for as proposed; where it does not belong it flies home.
func TestACardIsDraggedToItsPlace(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	before := s.game.Answers()
	s.hand.DragTo("card.nightsister", ui.Point{X: 700, Y: 140})
	s.hand.Wait(time.Second)
	if s.game.Answers() != before {
		t.Fatal("a card is played where it does not belong")
	}
	s.hand.DragTo("card.nightsister", ui.Point{X: 900, Y: 500})
	s.hand.Wait(time.Second)
	if len(paid(s.View, rules.Dark)) == 0 || s.slotOf(t, "nightsister") == rules.NoSlot {
		t.Errorf("paid from %v", paid(s.View, rules.Dark))
	}
}
