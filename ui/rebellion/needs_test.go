package rebellion

import (
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// TestObjectivesSayWhyTheyScoreOrNot: at every question of whole games the words about an objective agree with what the
// rules offer: it is called fulfilled whenever it may be played, and the line about a played one counts enough of all.
func TestObjectivesSayWhyTheyScoreOrNot(t *testing.T) {
	offered, played := 0, 0
	for seed := range uint64(6) {
		s := sitFor(t, rules.Setup{}, seed+1, "person", "person")
		playOut(t, s.Game.Session, seed, func() bool {
			d, _ := s.Game.Decision(s.Game.Asked())
			if d.Ask != "objective" {
				return false
			}
			s.Viewer = game.Seat(rules.Rebels)
			s.look()
			for _, held := range s.View.Rebel.Objectives[:s.View.ObjectiveHand] {
				words := s.cards.Standing(held.Thing())
				may := d.Has(held.Thing())
				if may {
					offered++
				}
				if may && !strings.HasPrefix(words, "Fulfilled") {
					t.Errorf("seed %d: %v may be played, and says %q", seed, held, words)
				}
			}
			return false
		})
		s.look()
		for _, e := range s.Reel.Events {
			if words := s.cards.WhyPlayed(*e); words != "" {
				played++
				if strings.Contains(words, "short") || strings.Contains(strings.ToLower(words), " no ") && !strings.Contains(words, "No leader is captured") {
					t.Errorf("seed %d: %v was played, and the line says %q", seed, e.Card, words)
				}
			}
		}
	}
	if offered == 0 || played == 0 {
		t.Errorf("these games show little: %d offered, %d played", offered, played)
	}
}

// TestPlayedPlansTellNothingOfTheDeathStar: it is gone when they are played.
func TestPlayedPlansTellNothingOfTheDeathStar(t *testing.T) {
	s := hunts(t)
	if words := s.cards.WhyPlayed(rules.Event{Kind: rules.ObjectivePlayed, Card: rules.DeathStarPlansII.Thing()}); words != "" {
		t.Errorf("the line says %q", words)
	}
}

// TestWhatAnObjectiveLacks: it says what counts, how much of it there is and where, and of the last combat why that was
// not enough.
func TestWhatAnObjectiveLacks(t *testing.T) {
	s := hunts(t)
	s.screen.Sit(game.Seat(rules.Rebels))
	v := s.View
	v.Loyalty = [32]rules.Side{}
	for at := range v.Loyalty {
		v.Loyalty[at] = rules.NoSide
	}
	v.Loyalty[rules.Kessel], v.Loyalty[rules.Naboo] = rules.Rebels, rules.Rebels
	for o, want := range map[rules.Objective]string{
		rules.PopularSupport: "Not fulfilled as the table stands. Systems with Rebel loyalty: 2 of 6 (Kessel and Naboo), 4 short.",
		rules.MajorVictory:   "The last combat, in Hoth, did not fulfill it. The Rebels started it. Health of the Imperial ships destroyed: 2 of 3, 1 short.",
		rules.Liberation:     "The last combat, in Hoth, did not fulfill it. The Rebels won the ground battle. The system was not subjugated when it began.",
		rules.RebelAssault:   "The last combat, in Hoth, fulfilled it. The Rebels started it. A Star Destroyer was destroyed. But another objective was played in that combat.",
	} {
		s.Reel.Events = []*rules.Event{{
			Kind: rules.CombatEnded, System: rules.Hoth,
			List: [10]uint8{uint8(rules.Rebels), uint8(rules.NoSide), uint8(rules.Rebels), 0, 2, 1 | 8},
		}}
		if got := s.cards.Standing(o.Thing()); got != want {
			t.Errorf("%v says\n%s\nwant\n%s", o, got, want)
		}
	}
}
