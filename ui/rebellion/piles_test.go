package rebellion

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	faces "holoboard/render/rebellion/cards"
	"holoboard/ui"
)

// TestPilesCanBeLookedThrough: what lies faceup can be looked at at any time (R21.1.1), and
// the Empire looks at its own probe cards, which the Rebels cannot.
func TestPilesCanBeLookedThrough(t *testing.T) {
	for seat := range game.Seat(2) {
		s := untilIn(t, rules.Setup{Standard: true}, func(g *Session, d *game.Decision) bool {
			v := g.View(seat)
			return d.Ask == "turn" && d.Seat == seat && v.Round >= 3 && v.ProbeHand > 0 && v.MissionPile != [2]rules.Tally{}
		})
		v := s.View
		opened := map[faces.Kind]bool{}
		for _, fact := range s.Board.Facts(v) {
			count := s.cards.CountOf(fact)
			cards, name := s.cards.PileCards(count.Pile), count.ID
			if fact.What == faces.ProbeCards && v.Side() == rules.Rebels && len(cards) > 0 {
				t.Error("the Rebels see the Empire's probe cards")
			}
			s.hand.Click(name)
			s.hand.Wait(ui.Tick)
			if opens := s.hand.Has("pile.close"); opens != (len(cards) > 0) {
				t.Errorf("%s with %d cards: a pile is shown: %v", name, len(cards), opens)
			} else if opens {
				opened[fact.What] = true
				s.hand.Click("pile.close")
			}
		}
		if !opened[faces.MissionCards] || opened[faces.ProbeCards] != (v.Side() == rules.Empire) {
			t.Errorf("the %v could look at %v", v.Side(), opened)
		}
	}
}
