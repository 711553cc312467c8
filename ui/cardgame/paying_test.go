package cardgame

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
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

// outposts is a table on which Light has two neutral sources and those of the Jedi.
const outposts = `turn light 6
phase deployment
hand light: believer_in_the_old_ways, y_wing, yoda
hand dark: nightsister
light: a_heros_journey, jedi_training focus 1, forgotten_heroes focus 1, dagobah_training_grounds, hidden_outpost
dark: imperial_command`

// What is paid because there is no other way left is shown and counted like all else: the match from the only source that has it (R18.6).
func TestAPaymentIsShownWhole(t *testing.T) {
	s := sitAt(t, strings.Replace(outposts, "a_heros_journey,", "a_heros_journey focus 1,", 1), "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.believer_in_the_old_ways")
	pays := slices.Clone(s.plan.pays())
	sum := 0
	for _, pay := range pays {
		sum += pay.N
	}
	if title, _ := s.planText(s.plan.play, s.plan.lands[0]); sum != 2 || !strings.Contains(title, "2") {
		t.Fatalf("%q, paid from %v", title, pays)
	}
	s.hand.Click("plan.play")
	s.hand.Wait(time.Second)
	for _, pay := range pays {
		if got := int(s.View.At(pay.Slot).Focus); got != pay.N {
			t.Errorf("%s has %d tokens, %d were said", s.on(pay.Slot), got, pay.N)
		}
	}
}

// A neutral card is paid from neutral sources before those that others need for a match, and from small ones before large ones (R18.2, R18.7).
func TestAProposalSparesWhatIsWorthMore(t *testing.T) {
	s := sitAt(t, outposts, "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.y_wing")
	for _, pay := range s.plan.pays() {
		if of := s.View.At(pay.Slot).Title.Card().Of; of != rules.Neutral {
			t.Errorf("a neutral card is paid from %s", s.on(pay.Slot))
		}
	}
}

// What is said to be left is what can still be spent then: a source that gives less than it could is exhausted all the same (R18.2).
func TestWhatIsLeftCanBeSpent(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.nightsister")
	wasted := false
	for range 12 {
		left := 0
		s.View.Each(rules.Dark, func(slot rules.Slot, x *rules.Thing) {
			i := slices.IndexFunc(s.plan.pays(), func(p table.Pay) bool { return p.Slot == slot })
			if i < 0 && x.Focus == 0 {
				left += int(x.Title.Card().Resources)
			}
			wasted = wasted || i >= 0 && s.plan.pays()[i].N < int(x.Title.Card().Resources)
		})
		want := s.Words.Say("pay.after", assets.Args{"n": left, "m": 4})
		if _, help := s.planText(s.plan.play, s.plan.lands[0]); !strings.HasSuffix(help, want) {
			t.Errorf("%q, want %q at its end", help, want)
		}
		s.hand.Click("source." + spotID(table.SlotThing(s.plan.pays()[0].Slot)))
		s.hand.Wait(ui.Tick)
	}
	if !wasted {
		t.Error("no source ever gave less than it could")
	}
}

// What a unit that is about to be played would do in the Force struggle is told beside the hand (R17.6).
func TestTheStruggleIsToldBeforeAUnitIsPlayed(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.nightsister")
	want := s.Words.Say("aside.struggle", assets.Args{"n": 1, "m": 2}) // Jedi Training counts one for Light
	if told := (panels{Table: s.Table}).aside(); !slices.Contains(told.lines, want) {
		t.Errorf("it is told %q, not %q", told.lines, want)
	}
}

// An enhancement that only one thing can bear is shown to come to lie on that (R19.2), which may be touched, and nowhere else.
func TestTheOnlyHostIsShown(t *testing.T) {
	s := sitAt(t, `turn dark 5
phase deployment
hand dark: aft_armor_plating
hand light: counter_stroke
dark: shadows_of_dathomir, fall_of_the_jedi, cruel_interrogations, tie_advanced, darth_vader
light: a_heros_journey, jedi_training, forgotten_heroes, luke_skywalker focus 1`, "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.aft_armor_plating")
	s.hand.Wait(ui.Tick)
	host := s.slotOf(t, "tie_advanced")
	if _, shown := s.board.LandsAt(s.View); shown || s.plan.lands[0].place != table.SlotThing(host) {
		t.Fatalf("it is shown to go to %v, and a place of its own: %v", s.plan.lands[0].place, shown)
	}
	s.hand.Click("place." + spotID(table.SlotThing(host)))
	s.hand.Wait(time.Second)
	if at := s.slotOf(t, "aft_armor_plating"); s.View.At(at).Host != host {
		t.Errorf("it lies on %v", s.View.At(at).Host)
	}
}

// Where units have to pay, one that gives two pays rather than two that give one each: the other stays ready for the fight (R18.2).
func TestAsFewUnitsPayAsMayBe(t *testing.T) {
	s := sitAt(t, `turn dark 5
phase deployment
hand dark: tie_attack_squadron
hand light: counter_stroke
dark: imperial_command focus 1, kuat_reinforcements focus 1, the_endor_gambit focus 1, grand_moff_tarkin, admiral_motti
light: a_heros_journey, jedi_training, forgotten_heroes`, "en", 1280, 720)
	s.until(t, rules.AskAct)
	s.hand.Click("card.tie_attack_squadron")
	if want := (table.Pay{Slot: s.slotOf(t, "admiral_motti"), N: 2}); len(s.plan.pays()) != 2 || !slices.Contains(s.plan.pays(), want) {
		t.Errorf("proposed is %v, want %v beside the affiliation", s.plan.pays(), want)
	}
}
