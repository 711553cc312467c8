package session_test

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

func saved(t testing.TB) (*hunt, []byte) {
	t.Helper()
	s := between(t)
	give(t, s, seeker, gametest.Card(gametest.Strike))
	give(t, s, seeker, gametest.System(3))
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	return s, save
}

func TestRead(t *testing.T) {
	s, save := saved(t)
	got, err := session.Read(save)
	if err != nil {
		t.Fatal(err)
	}
	if got.Title != "hunt" || got.Rules != 3 || got.Over || fmt.Sprint(got.Start) != fmt.Sprint(s.Started()) {
		t.Errorf("the summary is %+v", got)
	}
	finish(t, s)
	if save, err = s.Save(); err != nil {
		t.Fatal(err)
	}
	if got, err := session.Read(save); err != nil || !got.Over {
		t.Errorf("the summary of a finished game is %+v, %v", got, err)
	}
	if !strings.Contains(string(save), "tells all secrets") {
		t.Error("a save does not say that it holds secrets")
	}
}

// TestDamagedFiles: whatever part is cut off or changed, the file is refused; it is
// never another game.
func TestDamagedFiles(t *testing.T) {
	s, save := saved(t)
	want := look(t, s)
	damaged := [][]byte{nil, {}, []byte("{}"), []byte("null"), []byte("a picture"), []byte(`{"holoboard": 1}`), append([]byte("x"), save...)}
	for n := range save {
		damaged = append(damaged, save[:n])
		for _, bit := range []byte{1, 32} {
			changed := append([]byte(nil), save...)
			changed[n] ^= bit
			damaged = append(damaged, changed)
		}
	}
	for _, file := range damaged {
		if _, err := session.Read(file); err != nil && !errors.Is(err, session.ErrDamaged) {
			t.Errorf("reading says %v", err)
		}
		switch loaded, err := session.Load(title(), file); {
		case err == nil && look(t, loaded) != want: // the keys of JSON may be written large
			t.Errorf("%s was taken for another game", file)
		case err != nil && !errors.Is(err, session.ErrDamaged):
			t.Errorf("%s: %v, want that it is damaged", file, err)
		}
	}
}

// forge changes the contents of a save and puts the sum right.
func forge(t *testing.T, save []byte, change func(map[string]any)) []byte {
	t.Helper()
	var contents map[string]any
	if err := json.Unmarshal(contentsOf(t, save), &contents); err != nil {
		t.Fatal(err)
	}
	change(contents)
	changed, err := json.Marshal(contents)
	if err != nil {
		t.Fatal(err)
	}
	return seal(t, save, changed)
}

type file struct {
	Holoboard string          `json:"holoboard"`
	Sum       string          `json:"sum"`
	Game      json.RawMessage `json:"game"`
}

func contentsOf(t testing.TB, save []byte) json.RawMessage {
	t.Helper()
	var f file
	if err := json.Unmarshal(save, &f); err != nil {
		t.Fatal(err)
	}
	return f.Game
}

// seal makes a save like another one, of other contents.
func seal(t testing.TB, save, contents []byte) []byte {
	t.Helper()
	var f file
	if err := json.Unmarshal(save, &f); err != nil {
		t.Fatal(err)
	}
	contents, err := json.Marshal(json.RawMessage(contents)) // as it will stand in the file
	if err != nil {
		t.Fatal(err)
	}
	sum := fnv.New64a()
	sum.Write(contents)
	f.Sum, f.Game = fmt.Sprintf("%016x", sum.Sum64()), contents
	sealed, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	return sealed
}

// answers packs a log as a save does.
func answers(log ...game.Answer) string {
	var b []byte
	for _, a := range log {
		b = append(b, byte(a.Seat), byte(len(a.Picks)))
		for _, o := range a.Picks {
			b = append(b, o.Kind, o.A, o.B, o.C)
		}
	}
	return base64.StdEncoding.EncodeToString(b)
}

// TestForeignFiles: a file that is whole and yet no game that can be gone on with is
// refused with a sentence that says why.
func TestForeignFiles(t *testing.T) {
	gametest.Long(t)
	s, save := saved(t)
	if same, err := session.Load(title(), forge(t, save, func(map[string]any) {})); err != nil || look(t, same) != look(t, s) {
		t.Fatalf("the test cannot forge: %v", err)
	}
	set := func(key string, value any) func(map[string]any) {
		return func(contents map[string]any) { contents[key] = value }
	}
	start := func(key string, value any) func(map[string]any) {
		return func(contents map[string]any) { contents["start"].(map[string]any)[key] = value }
	}
	damaged := session.ErrDamaged.Error()
	for name, test := range map[string]struct {
		change func(map[string]any)
		says   string
	}{
		"another title":       {set("title", "chess"), "this is a game of chess, not of hunt"},
		"another version":     {set("rules", 4), "saved by version 4 of the rules, this program plays version 3"},
		"an unknown setup":    {start("setup", "large"), "hunt has no setup"},
		"an unknown player":   {start("seats", []any{map[string]any{"kind": "person"}, map[string]any{"kind": "oracle"}}), `nobody plays as "oracle"`},
		"too few seats":       {start("seats", []any{map[string]any{"kind": "person"}}), damaged},
		"no dice":             {set("dice", ""), damaged},
		"answers cut off":     {set("answers", "AAEE"), damaged},
		"answers in no code":  {set("answers", "?"), damaged},
		"no answers":          {set("answers", ""), damaged},
		"an end that is none": {set("over", true), damaged},
		"another table":       {set("table", "0000000000000000"), damaged},
		"answers of nobody":   {set("answers", answers(game.Answer{Seat: 9, Picks: []game.Option{gametest.System(1)}})), "does not fit the rules"},
		"a roll of nothing":   {set("answers", answers(game.Answer{Seat: game.Chance})), damaged},
		"a name as a book":    {start("seats", []any{map[string]any{"kind": "person", "name": strings.Repeat("A", 1_000_000)}, map[string]any{"kind": "person"}}), damaged},
		"a kind as a book":    {start("seats", []any{map[string]any{"kind": strings.Repeat("A", 1_000_000)}, map[string]any{"kind": "person"}}), damaged},
		"a crowd":             {start("seats", make([]map[string]any, 1_000_000)), damaged},
		"a setup as a book":   {start("setup", strings.Repeat("A", 1_000_000)), damaged},
		"endless answers":     {set("answers", answers(slices.Repeat([]game.Answer{{Picks: make([]game.Option, game.MostPicks)}}, 20_000)...)), damaged},
		"endless envelopes":   {set("sealed", answers(slices.Repeat([]game.Answer{{Picks: make([]game.Option, game.MostPicks)}}, 20_000)...)), damaged},
		"a hand full":         {set("answers", answers(game.Answer{Picks: make([]game.Option, game.MostPicks)})), "answer 0"},
		"a roll too high":     {set("answers", answers(game.Answer{Seat: game.Chance, Picks: []game.Option{{A: 200}}})), "does not fit the rules"},
	} {
		switch _, err := session.Load(title(), forge(t, save, test.change)); {
		case err == nil:
			t.Errorf("%s: taken", name)
		case !strings.Contains(err.Error(), test.says) || strings.Contains(err.Error(), "\n") || len(err.Error()) > 200:
			t.Errorf("%s: %v, want %q in it", name, err, test.says)
		}
	}
}

// TestRecord: a game played without a session is saved as if it had been one.
func TestRecord(t *testing.T) {
	sim := game.Simulation[gametest.HuntTable, gametest.HuntView]{Rules: gametest.Hunt{}, Broken: (*gametest.HuntTable).Broken, Limit: 1000}
	log := sim.Answers(gametest.NewHunt(), 7)
	begun := session.Start{Seed: 7, Seats: chairs("random", "random")}
	save, err := session.Record(title(), begun, log)
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := session.Load(title(), save)
	if err != nil {
		t.Fatal(err)
	}
	end := gametest.NewHunt()
	sim.Play(&end, 7)
	if want := (gametest.Hunt{}).View(&end, hider); !loaded.Over() || loaded.View(hider) != want {
		t.Error("the recorded game ends otherwise")
	}
	begun.Seats = chairs("oracle", "random")
	if _, err := session.Record(title(), begun, log); err == nil {
		t.Error("a game of an oracle was recorded")
	}
}

// TestOlderSaves: a save of older rules goes on as far as its answers fit those of now, and says which rule ends it.
func TestOlderSaves(t *testing.T) {
	s, save := saved(t)
	changed := title()
	changed.Changes = []game.Change{{Version: 3, Rule: "H3"}}
	older := func(log []game.Answer) []byte {
		return forge(t, save, func(contents map[string]any) {
			contents["rules"], contents["table"], contents["answers"] = 2, "0000000000000000", answers(log...)
		})
	}
	whole, err := session.Load(changed, older(s.Log()))
	if err != nil || whole.Stopped() != "" || look(t, whole) != look(t, s) {
		t.Errorf("what fits opens with %v", err)
	}
	wrong := game.Answer{Seat: s.Asked(), Picks: []game.Option{{Kind: 200}}}
	cut, err := session.Load(changed, older(append(slices.Clone(s.Log()), wrong, wrong)))
	if err != nil || cut.Stopped() != "H3" || look(t, cut) != look(t, s) {
		t.Errorf("what does not fit opens with %v", err)
	}
	if tape, err := session.Rewind(changed, older(append(slices.Clone(s.Log()), wrong))); err != nil || tape.Over() {
		t.Errorf("it cannot be looked at: %v", err)
	}
	finish(t, cut)
	if again, err := cut.Save(); err != nil {
		t.Error(err)
	} else if again, err := session.Load(changed, again); err != nil || again.Stopped() != "" {
		t.Errorf("what was played on opens with %v", err)
	}
	for _, version := range []int{1, 4} {
		if _, err := session.Load(changed, forge(t, save, func(contents map[string]any) { contents["rules"] = version })); err == nil {
			t.Errorf("a save of version %d opens", version)
		}
	}
}
