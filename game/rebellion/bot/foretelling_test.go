package bot

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"holoboard/game/rebellion"
)

// What is foretold to people came true in 4,000 games between officers of both setups, by tenths, within three points; and the table of it was
// made for the weights that the program has now (go run ./build/tune -foretell FILE).
func TestForecastsCameTrue(t *testing.T) {
	text, err := os.ReadFile("testdata/foretold.txt")
	if err != nil {
		t.Fatal(err)
	}
	signs, weighs, trust := Foretold()
	games, tables, tenths, named := 0, 0, 0, 0
	for line := range strings.Lines(string(text)) {
		of, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch of {
		case "games":
			fmt.Sscan(rest, &games)
		case "trust":
			var made [3]int
			if fmt.Sscan(rest, &made[0], &made[1], &made[2]); made != trust {
				t.Errorf("the value of a search is taken by %d in the table of forecasts, by %d in the program: make the table again", made, trust)
			}
		case "tenth", "setup":
			var which string
			var n int
			var foretold, came float64
			if _, err := fmt.Sscan(rest, &which, &n, &foretold, &came); err != nil || math.Abs(foretold-came) > 3 {
				t.Errorf("%s %s: %.1f %% were foretold and %.1f came (%v)", of, which, foretold, came, err)
			}
			if of == "tenth" {
				tables += n
				tenths++
			}
		case "weight":
			var searched, shown int
			var name string
			fmt.Sscanf(rest, "%d %d", &searched, &shown)
			_, name, _ = strings.Cut(rest, " ")
			_, name, _ = strings.Cut(name, " ")
			if s := signs[named]; s.Name != name || s.Weight != searched || weighs[named] != shown {
				t.Errorf("%s weighs %d and %d in the table of forecasts, %q %d and %d in the program: make the table again", name, searched, shown,
					s.Name, s.Weight, weighs[named])
			}
			named++
		}
	}
	if games < 4000 || tables < 5*games || tenths != 10 || named != len(signs) {
		t.Errorf("the table of forecasts tells of %d games, %d tables, %d tenths and %d signs", games, tables, tenths, named)
	}
}

// TestTheValueOfASearchIsTakenAsItCameTrue: it keeps its order, both sides together make a whole, and nothing becomes sure that was not.
func TestTheValueOfASearchIsTakenAsItCameTrue(t *testing.T) {
	for _, standard := range []bool{false, true} {
		last := 0
		for value := 1; value < 1000; value++ {
			rebels, empire := Trusted(value, rebellion.Rebels, standard), Trusted(1000-value, rebellion.Empire, standard)
			if rebels < last || rebels+empire != 1000 || rebels < 1 || rebels > 999 {
				t.Fatalf("%d per mille become %d, and %d for the other side", value, rebels, empire)
			}
			last = rebels
		}
	}
}

// TestAnObjectiveInHandCounts: who has the victory in hand is told so (R11.0, R11.5), and who has the same hand and no system that it asks for is
// not.
func TestAnObjectiveInHandCounts(t *testing.T) {
	const table = `time 10
		reputation 12
		base dathomir revealed
		at dathomir: 2 rebel_trooper, airspeeder
		objectives: popular_support
		at mustafar: 4 stormtrooper, 2 at_at, death_star, star_destroyer, assault_carrier
		at coruscant: 4 stormtrooper, 2 at_at, 2 star_destroyer
		at corellia: 4 stormtrooper, 2 at_st, 2 star_destroyer
		pool: mon_mothma, darth_vader, emperor_palpatine, grand_moff_tarkin, general_tagge, boba_fett, general_veers, admiral_ozzel, janus_greejatus
		loyal empire: corellia, mandalore, rodia, cato_neimoidia, saleucami
		`
	foretold := func(more string) int {
		s := described(t, table+more)
		var mind Mind
		rebels, empire := s.m.View(0), s.m.View(1)
		return mind.Foretell(&rebels, &empire)
	}
	with := foretold("loyal rebels: naboo, bothawui, mon_calamari, kashyyyk, alderaan, ryloth")
	without := foretold("loyal rebels: naboo, bothawui, mon_calamari, kashyyyk, alderaan")
	if with < 800 || with < without+100 {
		t.Errorf("%d per mille are foretold to who has the victory in hand, %d to who lacks a system for it", with, without)
	}
}
