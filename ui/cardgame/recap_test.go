package cardgame

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/render"
)

// The recap lies on no card that can be pointed at: neither on one who fights nor on what is fought over. Where there is no place for it, it
// folds to a line at the log. In both seats somebody answers as cadets do, and is told what the other did.
func TestTheRecapHidesNoCard(t *testing.T) {
	const decisions = 130
	for i, size := range [][2]int{{1280, 720}, {900, 600}, {1920, 1080}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			s := sit(t, uint64(7+i), []string{"en", "uk", "ru"}[i], size[0], size[1], "person", "cadet")
			cadet := match.Title().Player("cadet", rand.New(rand.NewPCG(uint64(i), 1)))
			shown, fighting := 0, 0
			for range decisions {
				s.settle(t)
				if s.Pending == nil {
					break
				}
				s.hand.Wait(time.Second)
				if box, open := s.hand.Window.Spot("recap"); open && !s.screen.Recap.Folded() {
					shown++
					if s.View.Engaged.Side() <= 1 && s.View.There(s.View.Engaged) {
						fighting++
					}
					for _, spot := range s.hand.Window.Spots() {
						if (strings.HasPrefix(spot.ID, "slot.") || strings.HasPrefix(spot.ID, "opening.")) && spot.Rect.Overlaps(box) {
							t.Errorf("%q: the recap at %v hides %s at %v", s.screen.Asked(), box, spot.ID, spot.Rect)
						}
					}
				}
				at := s.game.Asked()
				s.Give(cadet.Choose(s.game.Position(at), nil)...)
			}
			if shown < 5 || fighting < 1 {
				t.Errorf("the recap is open %d times, %d of them in an engagement", shown, fighting)
			}
		})
	}
}

// Whoever comes back is told of each card that the other has deployed meanwhile, though windows were passed for him in between.
func TestTheRecapTellsOfAllThatWasDeployed(t *testing.T) {
	const decisions = 60
	s := sit(t, 11, "en", 1280, 720, "person", "cadet")
	cadet := match.Title().Player("cadet", rand.New(rand.NewPCG(3, 1)))
	s.hand.Window.Clock.Speed = render.Fast // what happens is seen: of that less is told
	stood, told := map[rules.Title]bool{}, 0
	for range decisions {
		s.settle(t)
		if s.Pending == nil {
			break
		}
		stands := map[rules.Title]bool{}
		s.View.Each(rules.Dark, func(_ rules.Slot, x *rules.Thing) {
			if c := x.Title.Card(); c.Type == rules.Unit {
				stands[x.Title] = true
			}
		})
		var said strings.Builder
		for _, line := range s.screen.Recap.Lines {
			said.WriteString(line.Text)
		}
		for unit := range stands {
			if !stood[unit] {
				if told++; !strings.Contains(said.String(), s.card(unit)) {
					t.Errorf("%q: %s has come, the recap says %q", s.screen.Asked(), s.card(unit), said.String())
				}
			}
		}
		stood = stands
		s.Give(cadet.Choose(s.game.Position(s.game.Asked()), nil)...)
	}
	if told < 4 {
		t.Errorf("%d units have come", told)
	}
}
