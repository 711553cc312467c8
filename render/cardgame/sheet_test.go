package cardgame

import (
	"image/png"
	"os"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
)

func TestSheet(t *testing.T) {
	base, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	words, err := base.Under(os.DirFS("/tmp/cw"), "cards.toml")
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Rules{}.Blank()
	for _, line := range []string{
		"turn dark 9",
		"hand light: counter_stroke, heat_of_battle, it_binds_all_things, target_of_opportunity, jedi_lightsaber, x_wing", "dial 8", "balance light", "victory dark: hit_and_run", "victory light: shadows_of_dathomir",
		"light: a_heros_journey focus 2, jedi_training damage 3, forgotten_heroes shield 1, luke_skywalker committed, yoda shield 1, obi_wan_kenobi focus 2 committed, red_five, redemption focus 1, guardian_of_peace, guardian_of_peace focus 1 shield 1, twilek_loyalist, believer_in_the_old_ways, jedi_in_hiding focus 1, r2_d2 focus 1, c_3po, secret_informant, ewok_scout focus 3, ancient_monument, dagobah_training_grounds",
		"dark: the_heart_of_the_empire damage 4, fall_of_the_jedi, cruel_interrogations damage 1, darth_vader committed damage 2, emperor_palpatine focus 2, emperors_royal_guard, dark_side_apprentice focus 1, advisor_to_the_emperor focus 1, kuati_security_team, vaders_tie_advanced focus 1, tie_advanced, coruscant_defense_fleet shield 1, interrogation_droid focus 2, isb_interrogators, nightsister, rancor damage 3, viper_probe_droid, sith_library focus 1, sith_library, orbital_bombardment",
	} {
		if err := (rules.Rules{}).Describe(&s, line); err != nil {
			t.Fatal(err)
		}
	}
	if err := (rules.Rules{}).Ready(&s); err != nil {
		t.Fatal(err)
	}
	v := rules.Rules{}.View(&s, game.Seat(0))
	for i, size := range [][2]int{{1280, 720}, {1920, 1080}, {390, 844}, {900, 600}} {
		b := New(words, false)
		b.Seat([]string{"Ann", "Ben"}, false)
		b.SetSize(float64(size[0]), float64(size[1]))
		c := render.NewCanvas(render.NewPictures(), size[0], size[1], 1)
		b.Draw(c, &v, board.Look{})
		f, _ := os.Create([]string{"/tmp/b1.png", "/tmp/b2.png", "/tmp/b3.png", "/tmp/b4.png"}[i])
		png.Encode(f, c.Image())
		f.Close()
	}
}
