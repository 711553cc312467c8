package rebellion

import (
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// R12.2.2: what action cards change is to be seen as long as they hold.
func TestActionCardsInForceAreShown(t *testing.T) {
	s := battleWithCards(t).open(t, 1280, 720, render.Off)
	s.Reel.View.Combat.Enforce(rules.AccordingToMyDesign)
	s.Reel.View.Combat.Round = 1
	s.frames(3)
	if !s.hand.Has("force." + rules.AccordingToMyDesign.String()) {
		t.Error("According to My Design holds, and nothing shows it")
	}
	s.Reel.View.Combat.Round = 2
	s.frames(3)
	if s.hand.Has("force." + rules.AccordingToMyDesign.String()) {
		t.Error("it holds for the first round only")
	}
}

// However much there is to tell about a side, nothing lies over anything else.
func TestNothingOverlapsBesideTheBattlefield(t *testing.T) {
	s := greatBattle(t).open(t, 1280, 720, render.Off)
	v := s.Reel.View
	for i := range v.Tactics()[1:] {
		v.Tactics()[1+i] = 1
	}
	v.TacticHand = [2][2]uint8{{5, 6}, {5, 6}}
	for _, l := range []rules.Leader{rules.MonMothma, rules.DarthVader, rules.PrincessLeia} {
		v.Leaders[l] = rules.Stand{At: rules.Spot(v.Combat.System)}
	}
	for _, u := range []rules.Unit{rules.XWing, rules.TIEFighter, rules.YWing, rules.Stormtrooper, rules.ATST, rules.RebelTrooper, rules.Airspeeder} {
		v.Combat.Lost[u] = 2
	}
	v.Combat.Enforce(rules.GoodIntel)
	s.frames(3)
	rail := s.Board.Layout().Rails[rules.SideOf(s.Viewer)]
	var inside []ui.Spot
	for _, spot := range s.hand.Window.Spots() {
		head, _, _ := strings.Cut(spot.ID, ".")
		if seen, ok := s.hand.Window.Spot(spot.ID); ok && slices.Contains([]string{"fights", "force", "play"}, head) && seen.Overlaps(rail) {
			spot.Rect = seen
			inside = append(inside, spot)
		}
	}
	if len(inside) < 6 {
		t.Fatalf("only %d things stand in the rail", len(inside))
	}
	for i, a := range inside {
		if !a.Rect.Within(rail) {
			t.Errorf("%s at %v is not within %v", a.ID, a.Rect, rail)
		}
		for _, b := range inside[:i] {
			if a.Rect.Overlaps(b.Rect) {
				t.Errorf("%s lies over %s", a.ID, b.ID)
			}
		}
	}
}

// What is chosen from stands below the question and covers neither the forces nor the map.
func TestChoicesLeaveWhatTheyAreAboutInView(t *testing.T) {
	moments := []moment{
		battleWithCards(t), asking(t, "draw_from"),
		find(t, func(v *rules.View, d *game.Decision) bool { return d.Ask == "objective" && v.Combat.Open }),
		told(t, `loyal empire: geonosis
table rebels: establish_trade_relations with mon_mothma

rebels turn: card 1
rebels mission_system: geonosis`),
	}
	for _, m := range moments {
		s := m.open(t, 1280, 720, render.Off)
		s.frames(3)
		for _, o := range s.Pending.Options {
			if o.Kind == rules.KindButton {
				continue
			}
			if _, r, ok := s.Place(s.hand.Window, o); !ok || r.Y < s.Board.Layout().Prompt.Bottom() {
				t.Errorf("%s: %s is at %v", s.Pending.Ask, words.ID(o), r)
			}
		}
	}
}
