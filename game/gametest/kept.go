package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// Stories plays every game told in testdata again and compares the story. To update is to write the stories anew; read the difference
// as a change of rules.
func Stories[S, V comparable](t *testing.T, rules game.Teller[S, V], update bool) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			story, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			told, err := game.Retell(rules, string(story))
			if err != nil {
				t.Fatal(err)
			}
			sameText(t, file, string(story), told, update)
		})
	}
}

// sameText compares a text with the one in a file, or writes it there.
func sameText(t *testing.T, file, want, got string, update bool) {
	t.Helper()
	switch {
	case got == want:
	case update:
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Error(Difference(want, got))
	}
}

// Difference shows the first lines that differ in two texts.
func Difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		if i >= len(w) || i >= len(g) || w[i] != g[i] {
			return "they differ at line " + lineOf(w, i) + "\n  told now: " + lineOf(g, i)
		}
	}
	return ""
}

func lineOf(lines []string, i int) string {
	if i >= len(lines) {
		return "(end)"
	}
	return lines[i]
}

// Saves are games that were saved once, in testdata/saves, those of an older version of the rules in a folder that has its number for a
// name; asked.txt beside them says where each stands.
type Saves[S, V comparable] struct {
	Title  session.Title[S, V]
	Stands func(s *session.Session[S, V]) string // the sum of what everybody sees, who is asked and what is on offer
	Asks   func(s *session.Session[S, V]) string // the same without the sum, which another version may change
}

// SavesFolder is where a title keeps them.
const SavesFolder = "testdata/saves/"

// Load loads those of this version: a game that somebody has saved goes on where he left it. A save holds options by number and the sum
// of its table, so a moved enumerator, another order of what is asked, or a field of the table more is found here: then either it was
// not meant, or the title's version must be raised.
func (k Saves[S, V]) Load(t *testing.T, names []string) {
	t.Helper()
	var stand strings.Builder
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(SavesFolder, name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(k.Title, data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		fmt.Fprintf(&stand, "%s: %s\n", name, k.Stands(s))
	}
	k.sameAsked(t, SavesFolder, stand.String(), false)
}

// Open opens those of an older version: each goes on where it was left, but for those with an answer that the rules of now do not know:
// they are opened up to there, and say by which rule.
func (k Saves[S, V]) Open(t *testing.T, version int, update bool) {
	t.Helper()
	folder := filepath.Join(SavesFolder, fmt.Sprint(version))
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no saves: %v", err)
	}
	var opened strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(k.Title, data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		fmt.Fprintf(&opened, "%s: %s", strings.TrimSuffix(filepath.Base(file), ".json"), k.Asks(s))
		if s.Stopped() != "" {
			fmt.Fprintf(&opened, "; no farther by %s", s.Stopped())
		}
		opened.WriteString("\n")
		k.goesOn(t, file, data, s)
	}
	k.sameAsked(t, folder, opened.String(), update)
}

// goesOn plays a save on and looks at it from its beginning.
func (k Saves[S, V]) goesOn(t *testing.T, file string, data []byte, s *session.Session[S, V]) {
	t.Helper()
	if !s.Over() {
		d, _ := s.Decision(s.Asked())
		if err := s.Answer(d.Seat, d.Options[:d.Min]...); err != nil {
			t.Errorf("%s cannot be played on: %v", file, err)
		}
	}
	if tape, err := session.Rewind(k.Title, data); err != nil || len(tape.Chairs()) == 0 {
		t.Errorf("%s cannot be looked at: %v", file, err)
	}
}

// Make writes those of this version anew.
func (k Saves[S, V]) Make(t *testing.T, names []string, saved func(i int) *session.Session[S, V]) {
	t.Helper()
	var stand strings.Builder
	for i, name := range names {
		s := saved(i)
		if s == nil {
			t.Fatalf("%s: no game comes to that moment", name)
		}
		data, err := s.Save()
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(SavesFolder, name+".json"), data, 0o644); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&stand, "%s: %s\n", name, k.Stands(s))
	}
	k.sameAsked(t, SavesFolder, stand.String(), true)
}

// sameAsked compares where saves stand with what is said beside them, or writes it there.
func (k Saves[S, V]) sameAsked(t *testing.T, folder, stand string, update bool) {
	t.Helper()
	file := filepath.Join(folder, "asked.txt")
	want, err := os.ReadFile(file)
	if err != nil && !update {
		t.Fatal(err)
	}
	sameText(t, file, string(want), stand, update)
}

// Left plays a game with random answers until it comes to a moment, or to its end where that is nil; false where it never does.
func Left[S, V comparable](t *testing.T, s *session.Session[S, V], r game.RandomChooser, left func(*V, *game.Decision) bool) bool {
	t.Helper()
	for !s.Over() {
		d, _ := s.Decision(s.Asked())
		if view := s.View(d.Seat); left != nil && left(&view, &d) {
			return true
		}
		if err := s.Answer(d.Seat, r.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	return left == nil
}
