package rebellion

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// FuzzTranscript tells games that nobody wrote: each is played, or refused with the
// line that is wrong. What is told can be told again.
func FuzzTranscript(f *testing.F) {
	stories := readStories(f)
	for _, name := range []string{
		"setup_first_game", "setup_immediate_cards", "assignment_two_leaders", "command_turns_alternate", "base_found_by_troops",
		"missions_yoda_reroll", "missions_seek_yoda_luke", "missions_deck_replaced", "missions_rapid_mobilization_two_leaders",
		"movement_captive_left_behind", "combat_ion_cannon", "tactics_space_outmaneuver", "retreat_captive_rescued",
		"deathstar_plans_hit", "destroyed_excess", "objectives_return_of_the_jedi", "refresh_hand_of_ten", "recruit_draw_on",
		"build_no_figure", "deploy_order", "house_objectives_at_once", "action_undercover", "action_one_in_a_million_plans", "ring_r2_d2",
	} {
		f.Add(stories["testdata/"+name+".txt"])
	}
	f.Fuzz(func(t *testing.T, story string) {
		if len(story) > 10_000 {
			return
		}
		told, err := game.Retell(Rules{}, story)
		switch {
		case err != nil && !strings.HasPrefix(err.Error(), "line ") && !strings.HasPrefix(err.Error(), "the transcript ends"):
			t.Errorf("%v: which line is wrong?", err)
		case err == nil:
			if again, err := game.Retell(Rules{}, told); err != nil || again != told {
				t.Errorf("told again: %v\n%s", err, gametest.Difference(told, again))
			}
		}
	})
}

// FuzzTable: see [gametest.OddTables].
func FuzzTable(f *testing.F) {
	all := readStories(f)
	var told []string
	for _, file := range slices.Sorted(maps.Keys(all)) {
		told = append(told, all[file])
	}
	f.Add([]byte("a table of things that nobody has ever thought of, as long as it is wide"), uint64(1))
	f.Fuzz(gametest.OddTables(Rules{}, (*State).Broken, told))
}
