package bot

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// A situation is a described table, and how the game goes on until the cadet is asked.
type situation struct {
	m *game.Match[rebellion.State, rebellion.View]
	t *testing.T
}

func described(t *testing.T, table string) *situation {
	t.Helper()
	r := rebellion.Rules{}
	s := r.Blank()
	for line := range strings.Lines(table) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := r.Describe(&s, line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if err := r.Ready(&s); err != nil {
		t.Fatal(err)
	}
	m, _ := game.Start[rebellion.State, rebellion.View](r, s, rand.New(rand.NewPCG(1, 1)))
	return &situation{m, t}
}

// choice returns what the cadet picks now, in words, and what it was asked.
func (s *situation) choice() (ask game.Key, words string) {
	s.t.Helper()
	if s.m.Over() {
		return "", ""
	}
	p := s.m.Position(s.m.Pending.Seat)
	picks := cadet(rand.New(rand.NewPCG(7, 7))).Choose(p, nil)
	ask = s.m.Pending.Ask
	if _, err := s.m.Answer(picks...); err != nil {
		s.t.Fatal(err)
	}
	return ask, inWords(picks)
}

// until lets the cadet play both sides until it answers a question of a side.
func (s *situation) until(side rebellion.Side, ask game.Key) string {
	s.t.Helper()
	for range 200 {
		if s.m.Over() {
			break
		}
		seat := s.m.Pending.Seat
		if got, words := s.choice(); got == ask && seat == game.Seat(side) {
			return words
		}
	}
	s.t.Fatalf("the %v are not asked %s", side, ask)
	return ""
}

func TestChoices(t *testing.T) {
	const empire, rebels = rebellion.Empire, rebellion.Rebels
	tests := map[string]struct {
		table string
		side  rebellion.Side
		ask   game.Key
		want  string // one of these, divided by |
	}{
		"the Empire attacks the revealed base with what is near": {
			`base endor revealed
			at endor: 2 rebel_trooper
			at bespin: star_destroyer, 2 at_st, 3 stormtrooper
			pool: darth_vader
			turn empire
			passed rebels`,
			empire, "activate", "endor",
		},
		"the Empire does not attack it where that is hopeless": {
			`base endor revealed
			at endor: 6 rebel_trooper, 4 airspeeder, mon_calamari_cruiser, 4 x_wing
			at bespin: assault_carrier, stormtrooper
			pool: darth_vader
			turn empire
			passed rebels`,
			empire, "turn", "pass",
		},
		"the Empire lands where the base can be": {
			`base dantooine
			at mustafar: assault_carrier, 3 stormtrooper
			pool: general_tagge
			turn empire
			passed rebels`,
			empire, "activate", "hoth|bespin|dagobah|sullust",
		},
		"the Empire does not activate for nothing": {
			`base dantooine
			pool: darth_vader, general_tagge
			turn empire
			passed rebels`,
			empire, "turn", "pass",
		},
		"the Empire reveals a mission before it passes": {
			`base dantooine
			at sullust: stormtrooper
			table empire: rule_by_fear with grand_moff_tarkin
			turn empire
			passed rebels`,
			empire, "turn", "card 1",
		},
		"the Empire fires the superlaser at the base": {
			`base endor revealed
			at endor: death_star, shield_generator
			at hoth: death_star
			table empire: superlaser_online with moff_jerjerrod
			turn empire
			passed rebels`,
			empire, "mission_system", "endor",
		},
		"the Empire sends its best against a mission that matters": {
			`base dantooine
			table rebels: build_alliance with mon_mothma
			loyal rebels: naboo
			pool: emperor_palpatine, boba_fett, general_tagge, general_veers, admiral_ozzel
			turn rebels`,
			empire, "oppose", "emperor_palpatine",
		},
		"the Empire looks where the base can be": {
			`base hoth
			at bespin: stormtrooper, assault_carrier
			table empire: long_range_probe with admiral_piett
			probes: dantooine, endor
			turn empire
			passed rebels`,
			empire, "mission_system", "!dantooine|endor|bespin|coruscant",
		},
		"the Empire leaves troops where they subjugate": {
			`base dantooine
			at sullust: assault_carrier, stormtrooper
			pool: general_tagge
			turn empire
			passed rebels`,
			empire, "turn", "pass",
		},
		"the Empire flees from a lost battle": {
			`base dantooine
			objectives: rebel_assault
			at naboo: 3 mon_calamari_cruiser, 4 corellian_corvette, 8 x_wing, 4 rebel_transport
			at malastare: 2 star_destroyer, tie_fighter, admiral_piett
			loyal empire: toydaria
			pool: jan_dodonna
			turn rebels
			passed empire`,
			empire, "retreat", "admiral_piett to toydaria",
		},
		"the Rebels hold the base to the last": {
			`base endor revealed
			at endor: 3 mon_calamari_cruiser, 8 rebel_trooper, 3 airspeeder, general_rieekan
			at bespin: 8 star_destroyer, 8 tie_fighter, 8 at_st, 8 stormtrooper
			pool: darth_vader
			turn empire
			passed rebels`,
			rebels, "retreat", "stay",
		},
		"the Rebels move a base in danger": {
			`phase assignment
			base endor
			at bespin: 2 star_destroyer, 6 stormtrooper, 2 at_at
			pool: general_rieekan, princess_leia`,
			rebels, "assign_to", "rapid_mobilization",
		},
		"the Rebels leave a base alone that is safe": {
			`phase assignment
			base endor
			at mygeeto: stormtrooper
			pool: general_rieekan, princess_leia`,
			rebels, "assign_to", "!rapid_mobilization",
		},
		"the Rebels strike where they are stronger and an objective wants it": {
			`base dantooine
			objectives: crippling_blow
			at naboo: 2 mon_calamari_cruiser, 2 airspeeder, 4 rebel_trooper
			at malastare: 3 stormtrooper
			pool: jan_dodonna
			turn rebels
			passed empire`,
			rebels, "activate", "malastare",
		},
		"the Rebels do not reveal their base, nor throw ships away": {
			`base dantooine
			at naboo: x_wing, rebel_transport
			at malastare: 2 star_destroyer, 3 stormtrooper
			pool: jan_dodonna
			turn rebels
			passed empire`,
			rebels, "turn", "pass",
		},
		"the Empire uses all icons where they build most": {
			`setup standard
			phase assignment
			base dantooine
			loyal empire: kessel, corellia
			pool: grand_moff_tarkin, general_tagge, darth_vader, emperor_palpatine
			actions empire: brilliant_administrator`,
			empire, "action_system", "corellia",
		},
		"the Empire asks where the answer rules out most": {
			`setup standard
			phase assignment
			base dantooine
			probes: bespin, endor, mustafar
			at hoth: tie_fighter
			at naboo: tie_fighter
			pool: colonel_yularen, general_tagge, darth_vader
			actions empire: local_rumors`,
			empire, "action_system", "naboo",
		},
		"the Rebels look for the mission that their leader does best": {
			`setup standard
			phase assignment
			base dantooine
			at sullust: tie_fighter, luke_skywalker
			ring captured: luke_skywalker
			pool: princess_leia, mon_mothma, general_rieekan
			actions rebels: our_most_desperate_hour`,
			rebels, "find_mission", "daring_rescue",
		},
		"the Rebels ambush those who fall": {
			`setup standard
			phase assignment
			base dantooine
			at mandalore: 2 at_at
			at bespin: stormtrooper
			pool: general_madine, princess_leia, mon_mothma, general_rieekan
			actions rebels: ambush`,
			rebels, "action_system", "mandalore",
		},
		"the Empire uses Blindside where the Rebels would oppose": {
			`setup standard
			base dantooine
			pool: chewbacca, wedge_antilles, mon_mothma
			at naboo: princess_leia
			at kessel: stormtrooper
			actions empire: blindside
			table empire: collect_bounty with boba_fett
			turn empire
			passed rebels`,
			empire, "turn", "boba_fett by blindside",
		},
		"the Empire keeps Blindside where nobody could oppose": {
			`setup standard
			base dantooine
			at naboo: jan_dodonna
			at kessel: stormtrooper
			actions empire: blindside
			table empire: collect_bounty with boba_fett
			turn empire
			passed rebels`,
			empire, "turn", "card 1",
		},
		"the Rebels guard a leader who is to be captured": {
			`setup standard
			base dantooine
			at naboo: stormtrooper, princess_leia, chewbacca
			actions rebels: wookiee_guardian
			table empire: capture_rebel_operative with boba_fett, darth_vader
			turn empire
			passed rebels`,
			rebels, "guard", "chewbacca by wookiee_guardian",
		},
		"the Rebels do not come to a mission undercover that they cannot stop": {
			`setup standard
			base dantooine
			at ryloth: lando_calrissian
			at naboo: rebel_trooper
			loyal rebels: naboo
			actions rebels: undercover
			table empire: trade_negotiations with emperor_palpatine, janus_greejatus
			turn empire
			passed rebels`,
			rebels, "guard", "none",
		},
		"the Rebels set dice for a rescue, to special sides": {
			`setup standard
			base dantooine
			at sullust: star_destroyer, princess_leia, darth_vader, boba_fett, luke_skywalker
			ring captured: princess_leia
			actions rebels: one_in_a_million
			table rebels: daring_rescue with jan_dodonna, obi_wan_kenobi
			passed empire`,
			rebels, "set_die", "black special 1",
		},
		"the Rebels set dice for an even battle, to direct hits": {
			`setup standard
			base tatooine revealed
			at tatooine: 4 x_wing, 2 y_wing, luke_skywalker
			at geonosis: star_destroyer, 4 tie_fighter
			actions rebels: one_in_a_million
			pool: admiral_piett
			turn empire
			passed rebels`,
			rebels, "set_die", "red direct_hit 1|black direct_hit 1",
		},
		"the Rebels keep the dice of a lost battle": {
			`setup standard
			base tatooine revealed
			at tatooine: x_wing, luke_skywalker
			at geonosis: 3 star_destroyer, 8 tie_fighter
			actions rebels: one_in_a_million
			pool: admiral_piett
			turn empire
			passed rebels`,
			rebels, "million", "none",
		},
		"Vader captures the best of the rescuers": {
			`setup standard
			base dantooine
			at sullust: star_destroyer, princess_leia, darth_vader
			ring captured: princess_leia
			actions empire: it_is_your_destiny
			table rebels: daring_rescue with jan_dodonna, obi_wan_kenobi
			passed empire`,
			empire, "capture", "obi_wan_kenobi",
		},
		"Obi-Wan sacrifices himself": {
			`setup standard
			base dantooine
			at naboo: stormtrooper, obi_wan_kenobi
			actions rebels: noble_sacrifice
			table empire: capture_rebel_operative with darth_vader, boba_fett
			turn empire
			passed rebels`,
			rebels, "sacrifice", "obi_wan_kenobi by noble_sacrifice",
		},
		"the Rebels look for the rescue that Luke can do": {
			`setup standard
			base dantooine
			at sullust: tie_fighter, luke_skywalker
			at naboo: star_destroyer, jan_dodonna
			ring captured: jan_dodonna
			actions rebels: son_of_skywalker
			table rebels: infiltration with princess_leia
			passed empire`,
			rebels, "find_mission", "daring_rescue",
		},
		"the Falcon rescues a captive": {
			`base dantooine
			ring millennium_falcon: chewbacca
			ring captured: princess_leia
			at sullust: star_destroyer, chewbacca, princess_leia
			table rebels: infiltration with jan_dodonna
			passed empire`,
			rebels, "falcon", "princess_leia",
		},
		"the Rebels play an objective that is fulfilled": {
			`phase refresh
			base dantooine
			objectives: defend_the_people
			loyal rebels: naboo, utapau, rodia, ryloth
			at naboo: rebel_trooper
			at utapau: rebel_trooper
			at rodia: rebel_trooper
			at ryloth: rebel_trooper`,
			rebels, "objective", "defend_the_people",
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			got := described(t, test.table).until(test.side, test.ask)
			wanted, not := test.want, false
			if rest, found := strings.CutPrefix(wanted, "!"); found {
				wanted, not = rest, true
			}
			listed := false
			for one := range strings.SplitSeq(wanted, "|") {
				listed = listed || one == got
			}
			if listed == not {
				t.Errorf("chose %s, want %s", got, test.want)
			}
		})
	}
}

// TestAstromech: the ring serves where one die of the Empire decides the mission.
func TestAstromech(t *testing.T) {
	const hit, special = rebellion.Hit, rebellion.Special
	for _, test := range []struct {
		mission rebellion.Mission
		rebels  rebellion.Face
		empire  rebellion.Face
		serves  bool
	}{
		{rebellion.Sabotage, hit, hit, true},
		{rebellion.Sabotage, special, hit, false}, // it succeeds as it is
		{rebellion.Sabotage, rebellion.Blank, special, false},
		{rebellion.GatherIntel, hit, special, true},
		{rebellion.GatherIntel, hit, hit, false}, // it fails as it is
	} {
		v := &rebellion.View{Seat: game.Seat(rebellion.Rebels)}
		m := &v.Mission
		m.Card, m.Side, m.Rolled = test.mission, test.mission.Card().Side, [2]uint8{1, 1}
		m.Dice[rebellion.Rebels][0], m.Dice[rebellion.Empire][0] = test.rebels, test.empire
		got := look(v, nil).rateAstromech(rebellion.DieOf(0, test.empire, rebellion.Black)) > 0
		if got != test.serves {
			t.Errorf("%v, %v against %v: the ring is used: %v", test.mission, test.rebels, test.empire, got)
		}
	}
}
