package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui/rebellion/seattest"
)

// An answer that everybody knew is not told; one that says something is, also again after the base has moved.
func TestAnswersThatEverybodyKnewAreNotTold(t *testing.T) {
	no := func(s rules.System) rules.Event { return rules.Event{Kind: rules.BaseAnswered, System: s} }
	s := asking(t, "turn").open(t, 1280, 720, render.Off)
	s.frames(2)
	for _, c := range []struct {
		what   string
		before []rules.Event
		at     rules.System
		told   bool
	}{
		{"a new answer", nil, rules.Ryloth, true},
		{"answered before", []rules.Event{no(rules.Ryloth)}, rules.Ryloth, false},
		{"answered of another system", []rules.Event{no(rules.Rodia)}, rules.Ryloth, true},
		{"answered before the base moved", []rules.Event{no(rules.Ryloth), {Kind: rules.BaseMoved, From: rules.Hoth, System: rules.Rodia}}, rules.Ryloth, true},
		{"the region was answered", []rules.Event{{Kind: rules.RegionAnswered, System: rules.Ryloth}}, rules.Ryloth, false},
		{"another region was", []rules.Event{{Kind: rules.RegionAnswered, System: rules.Naboo, N: 1}}, rules.Coruscant, false},
		{"others were named", []rules.Event{{Kind: rules.SystemsNamed, N: 3, List: [10]uint8{uint8(rules.Rodia), uint8(rules.Ilum), uint8(rules.Hoth)}}}, rules.Ryloth, false},
		{"it was named", []rules.Event{{Kind: rules.SystemsNamed, N: 3, List: [10]uint8{uint8(rules.Rodia), uint8(rules.Ryloth), uint8(rules.Hoth)}}}, rules.Ryloth, true},
		{"the Empire's probe card says so, to the Empire alone", []rules.Event{{Kind: rules.ProbesDrawn, N: 1, List: [10]uint8{uint8(rules.Ryloth)}}}, rules.Ryloth, true},
		{"the Empire's at setup", nil, rules.Coruscant, false},
	} {
		events := append(c.before, no(c.at))
		lines := s.recount(events, []int{len(events) - 1})
		if told := len(lines) == 1; told != c.told {
			t.Errorf("%s: told is %v", c.what, told)
		}
	}
}

// What is left out said nothing new to the Empire, in whole games.
func TestNoAnswerIsLeftOutThatSaysSomething(t *testing.T) {
	told, left := 0, 0
	for seed := range uint64(6) {
		s, err := session.New(sessionTitle(), session.Start{Seed: seed, Seats: seattest.Two, Setup: rules.WriteSetup(rules.Setup{Standard: seed%2 == 1})})
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 3))}
		table := unplayed(&fakeProgram{words: english(t).W}, nil)
		var events []rules.Event
		for heard, before := 0, s.View(game.Seat(rules.Empire)); !s.Over(); {
			news, n := s.Events(game.Seat(rules.Empire), heard)
			heard, table.View = n, s.View(game.Table)
			for _, e := range news {
				events = append(events, e.(rules.Event))
				switch e := e.(rules.Event); {
				case e.Kind != rules.BaseAnswered || e.N == 1:
				case !table.tellsNothing(events, len(events)-1):
					told++
				default:
					left++
					if before.Sites().Has(e.System) {
						t.Errorf("game %d: the Empire did not know that the base is not in %v", seed, e.System)
					}
				}
			}
			before = s.View(game.Seat(rules.Empire))
			d, _ := s.Decision(s.Asked())
			if err := s.Answer(d.Seat, chooser.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 || left == 0 {
		t.Errorf("%d answers are told, %d are left out", told, left)
	}
}
