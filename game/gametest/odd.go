package gametest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// OddTables is the body of a fuzz test: it lays out a table of things that some bytes pick from stories, and plays on at random. What is not
// refused can be played, and never breaks an invariant.
func OddTables[S, V comparable](rules game.Teller[S, V], broken func(*S) string, stories []string) func(t *testing.T, picks []byte, seed uint64) {
	words := wordsOf(stories)
	const most = 60 // lines of a description
	return func(t *testing.T, picks []byte, seed uint64) {
		s := rules.Blank()
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
		for len(picks) > 0 && len(lines) < most {
			line, picks = words.line(picks)
			with := s
			if rules.Describe(&with, line) != nil {
				continue
			}
			if whole := with; rules.Ready(&whole) == nil {
				s, lines = with, append(lines, line)
			}
		}
		if err := rules.Ready(&s); err != nil {
			t.Fatal(err)
		}
		PlayOn(t, rules, s, broken, rand.New(rand.NewPCG(seed, 1)))
	}
}

// PlayOn plays a table on by chance for two hundred answers: its invariants hold, and now and then a seat imagines a table that looks so.
func PlayOn[S, V comparable](t *testing.T, rules game.Rules[S, V], s S, broken func(*S) string, random *rand.Rand) {
	t.Helper()
	m, _ := game.Start[S, V](rules, s, random)
	for n := range 200 {
		if m.Over() {
			return
		}
		if n%50 == 0 {
			m.Position(m.Pending.Seat).Imagine(random)
		}
		if _, err := m.Answer(game.RandomChooser{Rand: random}.Choose(&m.Pending, nil)...); err != nil {
			t.Fatal(err)
		}
		if wrong := broken(&m.Now); wrong != "" {
			t.Fatal(wrong)
		}
	}
}

// descriptionWords are how the lines of descriptions begin, and by the first word what is listed after them.
type descriptionWords struct {
	heads  []string
	things map[string][]string
}

// wordsOf are those of the tables that stories begin with.
func wordsOf(stories []string) descriptionWords {
	w := descriptionWords{things: map[string][]string{}}
	for _, story := range stories {
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

// Odd is a fuzz test: it resumes saves whose contents no session wrote, begun with those that were saved. Each is refused, or it is a game
// that can be saved and gone on with.
func (k Saves[S, V]) Odd(f *testing.F, names []string) {
	f.Helper()
	var around envelope
	for _, name := range names {
		save, err := os.ReadFile(filepath.Join(SavesFolder, name+".json"))
		if err != nil {
			f.Fatal(err)
		}
		around = openSave(f, save)
		f.Add([]byte(around["game"]))
	}
	title := k.Title
	title.Player = func(string, *rand.Rand) game.Player[S, V] { return nil } // no computer is known
	f.Fuzz(func(t *testing.T, contents []byte) {
		if !json.Valid(contents) {
			return
		}
		s, err := session.Load(title, around.with(t, contents))
		if err != nil {
			return
		}
		save, err := s.Save()
		if err != nil {
			t.Fatal(err)
		}
		if again, err := session.Load(title, save); err != nil || k.Stands(again) != k.Stands(s) {
			t.Errorf("saved again it is another game: %v", err)
		}
		random := game.RandomChooser{Rand: rand.New(rand.NewPCG(1, 1))}
		for n := 0; n < 100 && !s.Over(); n++ {
			d, _ := s.Decision(s.Asked())
			if err := s.Answer(d.Seat, random.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// An envelope is the file of a save, its contents among the rest.
type envelope map[string]json.RawMessage

func openSave(tb testing.TB, save []byte) (e envelope) {
	tb.Helper()
	if err := json.Unmarshal(save, &e); err != nil {
		tb.Fatal(err)
	}
	return e
}

// with returns the file of other contents, with their sum.
func (e envelope) with(tb testing.TB, contents []byte) []byte {
	tb.Helper()
	contents, err := json.Marshal(json.RawMessage(contents))
	if err != nil {
		tb.Fatal(err)
	}
	sum := fnv.New64a()
	sum.Write(contents)
	file := maps.Clone(e)
	file["game"], file["sum"] = contents, json.RawMessage(fmt.Sprintf("%q", fmt.Sprintf("%016x", sum.Sum64())))
	sealed, err := json.Marshal(file)
	if err != nil {
		tb.Fatal(err)
	}
	return sealed
}
