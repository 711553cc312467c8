package rebellion

import (
	"math/rand/v2"
	"runtime/debug"
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

// FuzzTable lays out tables of things named at random and plays on at random: what is
// not refused can be played, and never breaks an invariant.
func FuzzTable(f *testing.F) {
	words := wordsOfDescriptions(f)
	f.Add([]byte("a table of things that nobody has ever thought of, as long as it is wide"), uint64(1))
	f.Fuzz(func(t *testing.T, picks []byte, seed uint64) { playAnyTable(t, words, picks, seed) })
}

func playAnyTable(t *testing.T, words descriptionWords, picks []byte, seed uint64) {
	t.Helper()
	s := Rules{}.Blank()
	var line string
	var lines []string
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%v\n%s", p, debug.Stack())
		}
		if t.Failed() {
			t.Logf("%s\nand last tried: %s", strings.Join(lines, "\n"), line)
		}
	}()
	for len(picks) > 0 {
		line, picks = words.line(picks)
		with := s
		if (Rules{}).Describe(&with, line) != nil {
			continue
		}
		if whole := with; (Rules{}).Ready(&whole) == nil {
			s, lines = with, append(lines, line)
		}
	}
	if err := (Rules{}).Ready(&s); err != nil {
		t.Fatal(err)
	}
	playOn(t, s, rand.New(rand.NewPCG(seed, 1)))
}

func playOn(t *testing.T, s State, random *rand.Rand) {
	t.Helper()
	m, _ := game.Start[State, View](Rules{}, s, random)
	for n := range 200 {
		if m.Over() {
			return
		}
		if n%50 == 0 { // a seat can imagine a table that looks so
			m.Position(m.Pending.Seat).Imagine(random)
		}
		if _, err := m.Answer(game.RandomChooser{Rand: random}.Choose(&m.Pending, nil)...); err != nil {
			t.Fatal(err)
		}
		if wrong := m.Now.Broken(); wrong != "" {
			t.Fatal(wrong)
		}
	}
}

// descriptionWords are how the lines of descriptions begin, and by the first word what
// is listed after them.
type descriptionWords struct {
	heads  []string
	things map[string][]string
}

func wordsOfDescriptions(tb testing.TB) descriptionWords {
	tb.Helper()
	w := descriptionWords{things: map[string][]string{}}
	for _, story := range readStories(tb) {
		table, _, _ := strings.Cut(story, "\n\n")
		for line := range strings.Lines(table) {
			line = strings.TrimSpace(line)
			if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "game ") {
				continue
			}
			head, list, listed := strings.Cut(line, ":")
			if listed {
				head += ":"
				first, _, _ := strings.Cut(head, " ")
				w.things[first] = append(w.things[first], strings.Split(strings.TrimSpace(list), ", ")...)
			}
			w.heads = append(w.heads, head)
		}
	}
	w.heads = sortedOnce(w.heads)
	for first, things := range w.things {
		w.things[first] = sortedOnce(things)
	}
	return w
}

func sortedOnce(words []string) []string {
	slices.Sort(words)
	return slices.Compact(words)
}

// line makes a line of what the bytes pick, and returns the bytes that are left.
func (w descriptionWords) line(picks []byte) (string, []byte) {
	next := func(n int) int {
		at := 0
		for range 2 {
			if len(picks) > 0 {
				at, picks = at<<8|int(picks[0]), picks[1:]
			}
		}
		return at % n
	}
	line := w.heads[next(len(w.heads))]
	if !strings.HasSuffix(line, ":") {
		return line, picks
	}
	first, _, _ := strings.Cut(line, " ")
	things := make([]string, 1+next(3))
	for i := range things {
		things[i] = w.things[first][next(len(w.things[first]))]
	}
	return line + " " + strings.Join(things, ", "), picks
}
