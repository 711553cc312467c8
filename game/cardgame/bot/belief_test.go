package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// TestHandsAreBelieved: in light's turn, with resources of dark's left over, a hand is the less likely the more units are in it that dark could have
// played; with none left over, and in dark's own deployment, all are alike.
func TestHandsAreBelieved(t *testing.T) {
	table := func(story string) *game.Position[cardgame.State, cardgame.View] {
		told, err := game.Recite(cardgame.Rules{}, story)
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := game.Replay[cardgame.State, cardgame.View](cardgame.Rules{}, told.Start, told.Log, rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		return m.Position(cardgame.Light.Seat())
	}
	g := NewGuide(3, 1)
	p := table("game cardgame\nturn light 6\nlight: y_wing, mission_briefing\ndark: imperial_command, tie_fighter\nhand dark: tie_fighter, superlaser_blast, tie_bomber\n\n")
	left := couldSpend(&p.View, cardgame.Dark)
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[int]int{} // the chance of a hand by how many cards in it could have been played
	for range 200 {
		m := p.Imagine(r)
		n := 0
		for _, title := range m.Now.Eyes[cardgame.Dark].Hand.All() {
			if couldPlay(&p.View, cardgame.Dark, title, left) {
				n++
			}
		}
		seen[n] = g.Likely(&p.View, m)
		spent := p.View
		for i := range spent.Things[cardgame.Dark] {
			spent.Things[cardgame.Dark][i].Focus = 1
		}
		if chance := g.Likely(&spent, m); chance != ai.Whole {
			t.Fatalf("with nothing left over a hand has a chance of %d", chance)
		}
	}
	if len(seen) < 2 || left == 0 {
		t.Fatalf("hands have always as many cards that could be played with %d: %v", left, seen)
	}
	for n, chance := range seen {
		if more, known := seen[n+1]; known && more >= chance && chance > leastLike || n == 0 && chance != ai.Whole {
			t.Errorf("%d cards that could be played have a chance of %d, one more %d", n, chance, more)
		}
	}
}
