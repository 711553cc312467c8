package rebellion

import (
	"os"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// exampleAt is the game of an example at a moment.
func exampleAt(t testing.TB, story, at string) moment {
	t.Helper()
	_, s, err := transcripts().At(story, at)
	if err != nil {
		t.Fatal(err)
	}
	return moment{s}
}

// told is the game that a transcript tells, at its end.
func told(t testing.TB, transcript string) moment {
	t.Helper()
	g, err := transcripts().Tell("game rebellion\n" + transcript + "\n")
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.After(len(g.Told.Log))
	if err != nil {
		t.Fatal(err)
	}
	return moment{s}
}

// fleetFired is a combat in which the Rebels have rolled two red dice and three black ones.
func fleetFired(t testing.TB, rolled, enemies string) moment {
	t.Helper()
	return told(t, `base tatooine
at tatooine: `+enemies+`
at base_space: mon_calamari_cruiser, 2 x_wing, rebel_trooper
pool: jan_dodonna, general_tagge

rebels turn: reveal_base
rebels add_leader: none
empire add_leader: none
roll: `+rolled)
}

// TestExamplesFollowTheRules: the games of the examples are transcripts, and the rules still tell them so. With -update they are
// written anew; read the difference.
func TestExamplesFollowTheRules(t *testing.T) {
	for _, name := range assets.Examples(rules.ID) {
		story := assets.Example(rules.ID, name)
		told, err := game.Retell(rules.Rules{}, story)
		switch {
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case told == story:
		case !*update:
			t.Errorf("the rules tell the example %s otherwise: run this test with -update and read the difference", name)
		default:
			if err := os.WriteFile("../../assets/examples/"+rules.ID+"/"+name+".txt", []byte(told), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
