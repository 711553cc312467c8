package cardgame

import (
	"strings"
	"testing"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
)

// dense is a table on which as much lies as ever does in a game.
const dense = `turn dark 9
dial 8
balance light
hand light: counter_stroke, heat_of_battle, it_binds_all_things, target_of_opportunity, jedi_lightsaber, x_wing
victory dark: hit_and_run
victory light: shadows_of_dathomir
light: a_heros_journey focus 2, jedi_training damage 3, forgotten_heroes shield 1, luke_skywalker committed, yoda shield 1
light: obi_wan_kenobi focus 2 committed, red_five, redemption focus 1, guardian_of_peace, guardian_of_peace focus 1 shield 1
light: twilek_loyalist, believer_in_the_old_ways, jedi_in_hiding focus 1, r2_d2 focus 1, c_3po, secret_informant, ewok_scout focus 3
light: ancient_monument, dagobah_training_grounds
dark: the_heart_of_the_empire damage 4, fall_of_the_jedi, cruel_interrogations damage 1, darth_vader committed damage 2
dark: emperor_palpatine focus 2, emperors_royal_guard, dark_side_apprentice focus 1, advisor_to_the_emperor focus 1, kuati_security_team
dark: vaders_tie_advanced focus 1, tie_advanced, coruscant_defense_fleet shield 1, interrogation_droid focus 2, isb_interrogators
dark: nightsister, rancor damage 3, viper_probe_droid, sith_library focus 1, sith_library, orbital_bombardment`

// described is the table of Light as words say it.
func described(t testing.TB, lines string) *rules.View {
	t.Helper()
	s := tableOf(t, lines)
	v := rules.Rules{}.View(&s, rules.Light.Seat())
	return &v
}

// tableOf is the table itself.
func tableOf(t testing.TB, lines string) rules.State {
	t.Helper()
	s := rules.Rules{}.Blank()
	for _, line := range strings.Split(lines, "\n") {
		if err := (rules.Rules{}).Describe(&s, line); err != nil {
			t.Fatal(err)
		}
	}
	if err := (rules.Rules{}).Ready(&s); err != nil {
		t.Fatal(err)
	}
	return s
}

// However much lies on the table, each card has a place of its own that can be pointed at, and all are on the screen.
func TestEachCardHasItsPlace(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	v := described(t, dense)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1366, 768}, {2560, 1080}} {
		b := New(words, false)
		b.SetSize(size[0], size[1])
		things := b.Things(v)
		lie := 0
		for i, thing := range things {
			if thing.Option.Kind == rules.KindSlot {
				lie++
			}
			if !thing.Rect.Within(b.Layout().Bounds) {
				t.Errorf("%v: %v lies at %v, beyond the screen", size, thing.Option, thing.Rect)
			}
			for _, other := range things[:i] {
				if other.Option.Kind == KindHalf { // it lies under all others
					continue
				}
				if shared := thing.Rect.Intersect(other.Rect); shared.W > 1 && shared.H > 1 {
					t.Errorf("%v: %v lies over %v", size, thing.Option, other.Option)
				}
			}
		}
		const cards = 2*3 + 14 + 14 + 2 + 3 + 2 + 1 // objectives, units, enhancements, affiliation cards and the dial
		if lie != cards {
			t.Errorf("%v: %d cards lie on the table, want %d", size, lie, cards)
		}
	}
}
