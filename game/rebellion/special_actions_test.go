package rebellion

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// TestEverySpecialActionIsTold switches off what a special action card does and
// expects that some transcript comes out otherwise.
func TestEverySpecialActionIsTold(t *testing.T) {
	stories := readStories(t)
	for a := Action(1); a < numActions; a++ {
		card, was := a.Card(), *a.Card()
		if was.Timing != AsPrinted {
			continue
		}
		check := proving(t, stories, a, card)
		check("the effect", func() { card.Effect = []func(Turn){func(Turn) {}} })
		for _, leader := range []Leader{BobaFett, JanusGreejatus, DarthVader, LandoCalrissian, ObiWanKenobi, LukeSkywalker, WedgeAntilles, Chewbacca} {
			if !was.Leaders.has(leader) || a == NobleSacrifice { // who is captured is no choice
				continue
			}
			check("the use by "+leader.String(), func() { card.Leaders &^= leader.set() })
		}
	}
}

// TestLawsOfSpecialActions plays games in which both sides hold special action cards
// and the Rebels wear rings.
func TestLawsOfSpecialActions(t *testing.T) {
	cards := actionCards
	defer func() { actionCards = cards }()
	for a := range actionCards {
		if actionCards[a].Effect == nil {
			actionCards[a].Effect = []func(Turn){func(Turn) {}}
		}
	}
	lawful(t, 30, dealSpecials, "astromech", "set_die")
}

// Whoever watches has seen the plans that dice are rolled for: they are in every hand that he makes up (R13.9).
func TestWhoeverWatchesKnowsThePlans(t *testing.T) {
	r, asked := rand.New(rand.NewPCG(1, 1)), 0
	for seed := range uint64(60) {
		m, _ := game.Start(Rules{}, dealSpecials(), rand.New(rand.NewPCG(seed, 1)))
		for n := 0; !m.Over() && n < 200; n++ {
			if d := &m.Pending; d.Ask == AskMillion && d.About[1].Kind != 0 {
				asked++
				v := m.View(game.Table)
				s := Rules{}.Guess(&v, r)
				if hand := s.Rebel.Objectives[:s.ObjectiveHand]; !slices.Contains(hand, Objective(d.About[1].A)) {
					t.Fatalf("game %d: dice are rolled for %s, and whoever watches thinks that the Rebels hold %v", seed, Objective(d.About[1].A), hand)
				}
			}
			if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked == 0 {
		t.Fatal("One in a Million was never asked for at plans")
	}
}

func dealSpecials() State {
	s := Rules{}.Blank()
	for _, line := range []string{
		"phase assignment", "base hoth", "setup standard",
		"pool: darth_vader, emperor_palpatine, general_tagge, grand_moff_tarkin, boba_fett, janus_greejatus",
		"pool: luke_skywalker, wedge_antilles, lando_calrissian, obi_wan_kenobi, chewbacca, han_solo, mon_mothma",
		"actions empire: blindside, it_is_your_destiny",
		"actions rebels: undercover, wookiee_guardian, one_in_a_million, son_of_skywalker, noble_sacrifice",
		"hand empire: collect_bounty, trade_negotiations, hunt_them_down, homing_beacon",
		"hand rebels: daring_rescue, daring_rescue, for_the_greater_good, wookiee_uprising, lead_the_strike_team",
		"at naboo: 3 stormtrooper, star_destroyer, princess_leia", "ring captured: princess_leia",
		"ring millennium_falcon: chewbacca", "ring r2_d2: luke_skywalker", "ring c_3po: mon_mothma",
		"at kashyyyk: 2 stormtrooper, tie_fighter", "at endor: death_star, stormtrooper",
		"at sullust: x_wing, rebel_trooper", "at base_space: 2 x_wing, y_wing, 3 rebel_trooper",
		"objectives: death_star_plans_ii", "loyal rebels: sullust", "loyal empire: corellia",
	} {
		if err := (Rules{}).Describe(&s, line); err != nil {
			panic(err)
		}
	}
	if err := (Rules{}).Ready(&s); err != nil {
		panic(err)
	}
	return s
}
