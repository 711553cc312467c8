package cardgame

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

// TestWhatIsKnownOfDecks: of what lies under a deck, or on its top, or in a hand, each side imagines what it may know, and nothing else
// alike (R4.5): in twenty guesses what must always be there is, in its order or in any, and the rest is not always the same.
func TestWhatIsKnownOfDecks(t *testing.T) {
	for _, c := range []struct {
		name, story string
		seat        game.Seat
		of          func(s *State) []Title // what is looked at
		want        string                 // titles
		ordered     bool
	}{
		{"the owner knows how cards of 129 lie", engineer, Dark.Seat(), bottom(Dark, 3), "control_room tie_fighter rancor", true},
		{"the other knows which they are", engineer, Light.Seat(), bottom(Dark, 3), "control_room rancor tie_fighter", false},
		{"and so does everybody", engineer, game.Table, bottom(Dark, 3), "control_room rancor tie_fighter", false},
		{"the owner knows what lies there already", half, Dark.Seat(), bottom(Dark, 1), "rancor", true},
		{"what is in hand was seen", engineer, Light.Seat(), hand(Dark), "orbital_bombardment superlaser_blast", false},
		{"the owner knows what he put there with card 99", fallen, Dark.Seat(), bottom(Dark, 1), "dark_precognition", true},
		{"units of 139 lie there in an order that nobody knows", escaped, Dark.Seat(), bottom(Light, 2), "luke_skywalker y_wing", false},
		{"not their owner either", escaped, Light.Seat(), bottom(Light, 2), "luke_skywalker y_wing", false},
		{"dark knows the top that it has looked at", prisoner, Dark.Seat(), top(Light, 2), "red_five luke_skywalker", true},
	} {
		told, err := game.Recite(Rules{}, c.story)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		m, _, err := game.Replay[State, View](Rules{}, told.Start, told.Log, nil)
		if err != nil {
			t.Fatal(err)
		}
		want := titlesNamed(t, c.want)
		orders := map[string]bool{}
		for seed := range uint64(40) {
			v := m.View(c.seat)
			s := Rules{}.Guess(&v, rand.New(rand.NewPCG(seed, 1)))
			got := slices.Clone(c.of(&s))
			key := ""
			for _, g := range got {
				key += g.ID() + " "
			}
			orders[key] = true
			if !c.ordered {
				slices.Sort(got)
				slices.Sort(want)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s instead of %s", c.name, key, c.want)
				break
			}
		}
		if !c.ordered && len(want) > 1 && len(orders) == 1 && c.name != "what is in hand was seen" {
			t.Errorf("%s: the order is always %v", c.name, orders)
		}
	}
}

// bottom are the lowest cards of a deck, top the topmost.
func bottom(side Side, n int) func(*State) []Title {
	return func(s *State) []Title { return s.Deck[side].All()[:n] }
}

func top(side Side, n int) func(*State) []Title {
	return func(s *State) []Title {
		d := slices.Clone(s.Deck[side].All())
		slices.Reverse(d)
		return d[:n]
	}
}

func hand(side Side) func(*State) []Title {
	return func(s *State) []Title { return s.Eyes[side].Hand.All() }
}

func titlesNamed(t *testing.T, ids string) (all []Title) {
	for _, id := range strings.Fields(ids) {
		title, ok := TitleNamed(id)
		if !ok {
			t.Fatalf("no card is called %s", id)
		}
		all = append(all, title)
	}
	return all
}

const half = `game cardgame
phase deployment
turn dark 5
of dark imperial_navy
dark: imperial_command
hand dark: superlaser_engineer
deck dark: tie_fighter, superlaser_blast, orbital_bombardment, rancor, control_room, death_star_trooper, espo_trooper, kuati_security_team

dark act: superlaser_engineer
dark pay: 1 from imperial_navy
dark answer: use superlaser_engineer
dark order_back: rancor
`

const engineer = half + `dark order_back: tie_fighter
`

const fallen = `game cardgame
phase draw
turn dark 5
dark: fall_of_the_jedi
hand dark: dark_precognition, force_choke
deck dark: tie_fighter, rancor, control_room, death_star_trooper, espo_trooper, kuati_security_team, nightsister

dark answer: use fall_of_the_jedi
dark choose_card: dark_precognition
`

const escaped = `game cardgame
phase force
turn dark 5
light: luke_skywalker, y_wing
dark: the_heart_of_the_empire
hand dark: there_is_no_escape, force_choke

dark act: there_is_no_escape
`

const prisoner = `game cardgame
phase refresh
turn dark 5
dark: shadows_of_dathomir, imperial_command
objectives dark: take_them_prisoner
deck light: red_five, yoda, luke_skywalker, y_wing

dark answer: use take_them_prisoner
dark choose_card: yoda
dark order_back: luke_skywalker
`
