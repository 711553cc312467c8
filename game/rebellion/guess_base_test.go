package rebellion

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
)

// basesGuessed returns where a seat that does not see the base can imagine it.
func basesGuessed(m *game.Match[State, View], seat game.Seat, r *rand.Rand) (set Systems) {
	v := m.View(seat)
	for range 2000 {
		s := Rules{}.Guess(&v, r)
		set |= s.Rebel.Base.set()
	}
	return set
}

func systemsNamed(t *testing.T, names string) (set Systems) {
	t.Helper()
	for _, name := range strings.Fields(names) {
		s, err := systemNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		set |= s.set()
	}
	return set
}

func namesOf(set Systems) string {
	var names []string
	set.each(func(s System) { names = append(names, s.String()) })
	return strings.Join(names, " ")
}

// What the Empire can know about the hidden base (R25.3 to R25.6): for each game
// the systems where the base can be for all it has seen, or, after "but", those
// where it cannot. Guesses reach each of them and no other.
var baseKnowledge = []struct{ name, story, want string }{
	{"setup leaves ten systems", `phase setup

rebels choose_base: endor`,
		"bothawui dantooine endor geonosis ilum nal_hutta rodia ryloth tatooine utapau"},

	{"probe cards, troops and loyalty rule out, ships do not", `base dantooine
probes: bothawui, endor
loyal empire: corellia
at sullust: stormtrooper
at hoth: star_destroyer
pool: mon_mothma`,
		"but coruscant bothawui endor corellia sullust"},

	{"units from the space prove that the base is near", `base tatooine
pool: jan_dodonna
at base_space: 2 x_wing

rebels turn: jan_dodonna
rebels activate: rodia
rebels move: x_wing from base_space
rebels move: done`,
		"rodia bothawui geonosis malastare naboo tatooine"},

	{"and so do units to the space", `base tatooine
pool: jan_dodonna
at ryloth: x_wing

rebels turn: jan_dodonna
rebels activate: base_space
rebels move: x_wing from ryloth`,
		"geonosis ryloth tatooine"},

	{"two moves prove more", `base tatooine
pool: jan_dodonna, princess_leia
at base_space: 2 x_wing
at ryloth: x_wing

rebels turn: jan_dodonna
rebels activate: rodia
rebels move: x_wing from base_space
rebels move: done
rebels turn: princess_leia
rebels activate: base_space
rebels move: x_wing from ryloth`,
		"geonosis tatooine"},

	{"a fleet that moves any distance proves nothing", `base tatooine
pool: jan_dodonna
at base_space: x_wing
table rebels: hidden_fleet with mon_mothma

rebels turn: card 1
rebels mission_system: kessel
rebels move: x_wing from base_space`,
		"but coruscant"},

	{"no base where troops land", `base tatooine
pool: general_tagge, jan_dodonna
turn empire
at rodia: assault_carrier, stormtrooper

empire turn: general_tagge
empire activate: geonosis
empire move: assault_carrier from rodia
empire move: stormtrooper from rodia`,
		"but coruscant rodia geonosis"},

	{"nor where the Long Range Probe finds none", `base tatooine
turn empire
pool: mon_mothma
table empire: long_range_probe with admiral_piett

empire turn: card 1
empire mission_system: hoth
rebels oppose: none`,
		"but coruscant hoth"},

	{"a Long Range Probe that finds it", `base tatooine
turn empire
pool: mon_mothma
table empire: long_range_probe with admiral_piett

empire turn: card 1
empire mission_system: tatooine
rebels oppose: none`,
		"tatooine"},

	{"the captive with the beacon goes to the region", `base tatooine
turn empire
pool: mon_mothma
probes: rodia
at sullust: tie_fighter, chewbacca
ring captured: chewbacca
table empire: homing_beacon with colonel_yularen

empire turn: card 1
rebels oppose: none
rebels beacon: ryloth`,
		"geonosis ryloth tatooine"},

	{"the droid hears three names", `base tatooine
turn empire
pool: mon_mothma
probes: rodia
at sullust: tie_fighter, chewbacca
ring captured: chewbacca
table empire: interrogation_droid with colonel_yularen

empire turn: card 1
rebels oppose: none
rebels name_system: rodia
rebels name_system: hoth`,
		"hoth tatooine"},

	{"Local Rumors: not in the region", `setup standard
phase assignment
base rodia
pool: colonel_yularen, general_tagge
at bespin: tie_fighter
actions empire: local_rumors

empire assign: colonel_yularen by local_rumors`,
		"but coruscant bespin endor hoth mustafar"},

	{"Local Rumors: in the region", `setup standard
phase assignment
base hoth
probes: endor
pool: colonel_yularen, general_tagge
at bespin: tie_fighter
actions empire: local_rumors

empire assign: colonel_yularen by local_rumors`,
		"bespin hoth mustafar"},

	{"units evacuated any distance prove nothing", `setup standard
phase assignment
base tatooine
pool: general_rieekan, mon_mothma, general_tagge
at base_space: x_wing
actions rebels: start_the_evacuation

rebels assign: general_rieekan by start_the_evacuation
rebels action_system: kessel
rebels move: x_wing from base_space`,
		"but coruscant"},

	{"a revealed base", `base tatooine
pool: jan_dodonna
at base_space: x_wing

rebels turn: reveal_base`,
		"tatooine"},

	{"all probe cards but one", `base hoth
probes: alderaan, bespin, bothawui, cato_neimoidia, corellia, dagobah, dantooine, dathomir, endor, felucia, geonosis, ilum, kashyyyk, kessel, malastare, mandalore, mon_calamari, mustafar, mygeeto, naboo, nal_hutta, ord_mantell, rodia, ryloth, saleucami, sullust, tatooine, toydaria, utapau
pool: jan_dodonna`,
		"hoth yavin"},

	{"a look at a new base that is not taken", `base dantooine
time 6
probes: bothawui
top probes: naboo, hoth, rodia, kessel, yavin, utapau
table rebels: rapid_mobilization with mon_mothma

rebels turn: card 1
rebels turn: pass
rebels mobilization: new_base
rebels new_base: keep_base`,
		"but coruscant bothawui yavin utapau"},

	{"while the Rebels look", `base dantooine
time 6
probes: bothawui
top probes: naboo, hoth, rodia, kessel
table rebels: rapid_mobilization with mon_mothma

rebels turn: card 1
rebels turn: pass
rebels mobilization: new_base`,
		"but coruscant bothawui"},

	{"a new base: what was ruled out before can be it, the old base and cards in the hand cannot", `base dantooine
time 6
probes: bothawui
at sullust: stormtrooper
at hoth: star_destroyer
loyal empire: mustafar
top probes: naboo, hoth, rodia, kessel, yavin, utapau
table rebels: rapid_mobilization with mon_mothma
table empire: long_range_probe with admiral_piett

rebels turn: card 1
empire turn: card 1
empire mission_system: ryloth
rebels turn: pass
rebels mobilization: new_base
rebels new_base: rodia`,
		"but coruscant bothawui sullust hoth mustafar dantooine yavin utapau"},

	{"a new base instead of a revealed one", `base dantooine revealed
time 6
at dantooine: x_wing
top probes: naboo, hoth, rodia, kessel, yavin, utapau
table rebels: rapid_mobilization with mon_mothma
pool: jan_dodonna

rebels turn: card 1
rebels turn: pass
rebels new_base: naboo`,
		"but coruscant dantooine yavin utapau"},

	{"a new base among four cards that the Empire had to give back", `base dantooine
time 6
probes: naboo, hoth, rodia, kessel
at sullust: tie_fighter
at hoth: tie_fighter
table rebels: plant_false_lead with mon_mothma
table rebels: rapid_mobilization with general_rieekan

rebels turn: card 1
rebels mission_system: sullust
rebels false_lead: naboo
rebels false_lead_to: to_top
rebels false_lead: hoth
rebels false_lead_to: to_top
rebels false_lead: rodia
rebels false_lead_to: to_top
rebels false_lead_to: to_top
rebels turn: card 2
rebels turn: pass
rebels mobilization: new_base
rebels new_base: kessel`,
		"naboo rodia kessel"},

	{"or two of them lie at the bottom, nobody knows which", `base dantooine
time 6
probes: naboo, hoth, rodia, kessel
top probes: yavin, utapau, toydaria, tatooine
at sullust: tie_fighter
table rebels: plant_false_lead with mon_mothma
table rebels: rapid_mobilization with general_rieekan

rebels turn: card 1
rebels false_lead: naboo
rebels false_lead_to: to_top
rebels false_lead: hoth
rebels false_lead_to: to_bottom
rebels false_lead: rodia
rebels false_lead_to: to_top
rebels false_lead_to: to_bottom
rebels turn: card 2
rebels turn: pass
rebels mobilization: new_base
rebels new_base: rodia`,
		"but coruscant dantooine sullust toydaria tatooine"},

	{"units from the space of the new base", `base dantooine
time 6
top probes: naboo, hoth, rodia, kessel, yavin, utapau
loyal rebels: naboo
queue 1: x_wing
pool: jan_dodonna
table rebels: rapid_mobilization with mon_mothma

rebels turn: card 1
rebels turn: pass
rebels mobilization: new_base
rebels new_base: rodia
rebels deploy: x_wing
rebels deploy_to: base_space
rebels assign: done
rebels turn: jan_dodonna
rebels activate: geonosis
rebels move: x_wing from base_space`,
		"geonosis naboo rodia ryloth tatooine"},

	{"intercepted: the last cards of the deck show which one is missing", `base hoth
turn empire
probes: alderaan, bespin, bothawui, cato_neimoidia, corellia, dagobah, dantooine, dathomir, endor, felucia, geonosis, ilum, kashyyyk, kessel, malastare, mandalore, mon_calamari, mustafar, mygeeto, ord_mantell, rodia, ryloth
loyal rebels: naboo
at hoth: star_destroyer
at yavin: tie_fighter
pool: mon_mothma
table empire: intercept_transmissions with colonel_yularen

empire turn: card 1
rebels oppose: none`,
		"hoth"},
}

func TestGuessReachesEveryBase(t *testing.T) {
	for _, k := range baseKnowledge {
		t.Run(k.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 7))
			m := played(t, r, k.story)
			want := systemsNamed(t, strings.TrimPrefix(k.want, "but "))
			if strings.HasPrefix(k.want, "but ") {
				want = all &^ want
			}
			if got := basesGuessed(m, game.Seat(Empire), r); got != want {
				t.Errorf("guessed but impossible: %s\npossible but never guessed: %s", namesOf(got&^want), namesOf(want&^got))
			}
			notes := m.Now.Empire.Base
			if lost := want &^ notes; lost != 0 {
				t.Errorf("the Empire's notes rule out %s", namesOf(lost))
			}
			for _, card := range m.Now.Empire.Probes[:m.Now.ProbeHand] {
				if notes.has(card) {
					t.Errorf("the Empire's notes do not rule out %v, whose probe card it holds", card)
				}
			}
		})
	}
}

// TestTheTableHearsTheAnswers: what the Rebels answer aloud all who watch know (section S, P67).
func TestTheTableHearsTheAnswers(t *testing.T) {
	probe := `base tatooine
turn empire
pool: mon_mothma
table empire: long_range_probe with admiral_piett

empire turn: card 1
empire mission_system: %s
rebels oppose: none`
	rumors := `setup standard
phase assignment
base tatooine
pool: colonel_yularen, general_tagge
at %s: tie_fighter
actions empire: local_rumors

empire assign: colonel_yularen by local_rumors`
	landing := `base tatooine
turn empire
pool: mon_mothma, general_tagge
at rodia: assault_carrier, 2 stormtrooper
table empire: long_range_probe with admiral_piett

empire turn: card 1
empire mission_system: %s
rebels oppose: none
rebels turn: pass
empire turn: general_tagge
empire activate: tatooine
empire move: assault_carrier from rodia
empire move: stormtrooper from rodia` // not yet answered
	for _, k := range []struct {
		story, about string
		want         Systems
	}{
		{landing, "tatooine", Tatooine.set()},
		{probe, "hoth", all &^ (Coruscant.set() | Hoth.set())},
		{probe, "tatooine", Tatooine.set()},
		{rumors, "hoth", all &^ (Coruscant.set() | regionOf[Hoth.Region()])},
		{rumors, "rodia", regionOf[Rodia.Region()]},
	} {
		r := rand.New(rand.NewPCG(7, 7))
		m := played(t, r, fmt.Sprintf(k.story, k.about))
		if got := basesGuessed(m, game.Table, r); got != k.want {
			t.Errorf("asked about %s: guessed but impossible: %s\npossible but never guessed: %s", k.about, namesOf(got&^k.want), namesOf(k.want&^got))
		}
	}
}

// TestAllKnowWhereTheBaseIsBarred: when a game begins the Rebels can tell, but for the probe cards in its hand, where the
// Empire looks for the base (R5.1.9); in the first game not next to Imperial units (R5.2.2).
func TestAllKnowWhereTheBaseIsBarred(t *testing.T) {
	for seed := range uint64(20) {
		setup := Setup{Standard: seed%2 == 1}
		m, _ := game.Start[State, View](Rules{}, NewGame(setup), rand.New(rand.NewPCG(seed, 1)))
		r := rand.New(rand.NewPCG(seed, 2))
		for m.Now.Phase == SettingUp {
			if _, err := m.Answer(game.Random[State, View]{Rand: r}.Choose(m.Position(m.Pending.Seat), nil)...); err != nil {
				t.Fatal(err)
			}
		}
		rebels, empire := m.View(0), m.View(1)
		got := rebels.Sites()
		for _, card := range empire.Empire.Probes[:empire.ProbeHand] {
			got &^= card.set()
		}
		if got != empire.Sites() {
			t.Errorf("seed %d, standard %v: the Rebels think of %s, the Empire of %s", seed, setup.Standard, namesOf(got), namesOf(empire.Sites()))
		}
	}
}

// TestAllKnowWhatTheEmpireFoundOut: but for its probe cards the Empire knows no more about the base than the Rebels can tell:
// where its troops have been the base is not, though they may have left (R8.2.3).
func TestAllKnowWhatTheEmpireFoundOut(t *testing.T) {
	left := 0
	for seed := range uint64(30) {
		m, _ := game.Start[State, View](Rules{}, NewGame(Setup{Standard: seed%2 == 1}), rand.New(rand.NewPCG(seed, 1)))
		r := rand.New(rand.NewPCG(seed, 2))
		cards, moved := Systems(0), false
		for !m.Over() && !m.Now.Revealed && !moved {
			for _, card := range m.Now.Empire.Probes[:m.Now.ProbeHand] {
				cards |= card.set()
			}
			rebels, empire := m.View(0), m.View(1)
			if m.Now.Phase != SettingUp {
				if got, want := rebels.Sites()&^cards, empire.Sites()&^cards; got != want {
					t.Fatalf("seed %d, round %d, asked %s: the Rebels think of %s, the Empire of %s", seed, m.Now.Round, m.Pending.Ask, namesOf(got), namesOf(want))
				}
			}
			(all &^ m.Now.Heard).each(func(s System) {
				if !m.Now.groundUnits(s, Empire) && m.Now.Round > 1 {
					left++
				}
			})
			news, err := m.Answer(game.Random[State, View]{Rand: r}.Choose(m.Position(m.Pending.Seat), nil)...)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range news {
				moved = moved || e.(Event).Kind == BaseMoved
			}
		}
	}
	if left == 0 {
		t.Error("no troops have left a system again")
	}
}
