package starship

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// FuzzTranscript tells battles that nobody wrote: each is played, or refused with the line that is wrong. What is told can be told
// again.
func FuzzTranscript(f *testing.F) {
	for _, story := range readStories(f) {
		f.Add(story)
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

func readStories(tb testing.TB) (stories []string) {
	tb.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		tb.Fatalf("no transcripts: %v", err)
	}
	for _, file := range files {
		story, err := os.ReadFile(file)
		if err != nil {
			tb.Fatal(err)
		}
		stories = append(stories, string(story))
	}
	return stories
}

// FuzzTable lays out tables of things named at random and plays on at random: what is not refused can be played, and never breaks an
// invariant.
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
	for len(picks) > 0 && len(lines) < 60 {
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

// descriptionWords are how the lines of descriptions begin, and by the first word what is listed after them.
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

// FuzzSave resumes saves whose contents no session wrote: each is refused, or it is a battle that can be saved and gone on with.
func FuzzSave(f *testing.F) {
	for _, g := range savedBattles {
		save, err := os.ReadFile(gametest.SavesFolder + g.name + ".json")
		if err != nil {
			f.Fatal(err)
		}
		f.Add([]byte(openSave(f, save).Game))
	}
	whole, err := os.ReadFile(gametest.SavesFolder + savedBattles[0].name + ".json")
	if err != nil {
		f.Fatal(err)
	}
	envelope := openSave(f, whole)
	title := sessionOfPersons
	title.Player = func(string, *rand.Rand) game.Player[State, View] { return nil } // no computer is known
	f.Fuzz(func(t *testing.T, contents []byte) {
		if !json.Valid(contents) {
			return
		}
		s, err := session.Load(title, envelope.with(t, contents))
		if err != nil {
			return
		}
		save, err := s.Save()
		if err != nil {
			t.Fatal(err)
		}
		if again, err := session.Load(title, save); err != nil || standsAt(again) != standsAt(s) {
			t.Errorf("saved again it is another battle: %v", err)
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

// An envelope is a save's file around its contents.
type envelope struct {
	rest map[string]json.RawMessage
	Game json.RawMessage
}

func openSave(tb testing.TB, save []byte) (e envelope) {
	tb.Helper()
	if err := json.Unmarshal(save, &e.rest); err != nil {
		tb.Fatal(err)
	}
	e.Game = e.rest["game"]
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
	file := map[string]json.RawMessage{}
	for key, value := range e.rest {
		file[key] = value
	}
	file["game"], file["sum"] = contents, json.RawMessage(fmt.Sprintf("%q", fmt.Sprintf("%016x", sum.Sum64())))
	sealed, err := json.Marshal(file)
	if err != nil {
		tb.Fatal(err)
	}
	return sealed
}

// FuzzRoster: whatever a file holds, it is read or refused in one sentence, and the shipped roster serves.
func FuzzRoster(f *testing.F) {
	ship, err := json.Marshal(Roster{Ships: Shipped().Ships[:2]})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(ship)
	f.Add([]byte(`{"ships":[{"id":"a","faction":"light","class":4,"cost":1,"full":{"hull":1,"defense":{"all":12},"weapons":[]}}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := ReadRoster(text)
		if err != nil {
			if message := err.Error(); strings.Contains(message, "\n") || utf8.RuneCountInString(message) > 300 {
				t.Errorf("%d letters are no sentence: %q", utf8.RuneCountInString(message), message)
			}
			return
		}
		for i := range r.Ships {
			card := r.Ships[i].Pack()
			if again, err := card.Unpack(); err != nil || again.Pack() != card || len(again.Check()) > 0 {
				t.Errorf("%s: %v, %v", r.Ships[i].ID, err, again.Check())
			}
			mayFight(t, card)
		}
	})
}

// mayFight lays a card out on a table, each side of it in turn, and plays on.
func mayFight(t *testing.T, card Card) {
	t.Helper()
	enemy := Shipped().Find("lambda_shuttle").Pack()
	if card.Faction() == Dark {
		enemy = Shipped().Find("corellian_corvette").Pack()
	}
	fleets := []Fleet{{}, {}}
	fleets[card.Faction()].Add(card)
	fleets[card.Faction().Other()].Add(enemy)
	playOn(t, NewBattle(Setup{Format: Standard}, fleets), rand.New(rand.NewPCG(3, 1)))
}

// handedAlone is what one seat hands in before the other.
func handedAlone(seat game.Seat, thing []byte) [][]byte {
	things := make([][]byte, 2)
	things[seat] = thing
	return things
}

// FuzzFleet: what a seat hands in is refused for a reason, or is a fleet that fights.
func FuzzFleet(f *testing.F) {
	for _, ready := range ReadyFleets() {
		fleet := ready.Of(Shipped())
		f.Add(fleet.Bytes())
	}
	setup := WriteSetup(Setup{Format: Standard, Points: MostPoints})
	f.Fuzz(func(t *testing.T, thing []byte) {
		for seat := range game.Seat(2) {
			if len(Prepare(setup, seat, handedAlone(seat, thing))) > 0 {
				continue
			}
			fleet, err := ReadFleet(thing)
			if err != nil || string(fleet.Bytes()) != string(thing) {
				t.Fatalf("it is another fleet after it was handed in: %v", err)
			}
			other, _ := ReadyFleetNamed(Shipped(), []string{firstDark, firstLight}[seat])
			things := [][]byte{thing, other.Bytes()}
			if seat == 1 {
				slices.Reverse(things)
			}
			s, err := Deal(setup, things)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, s, rand.New(rand.NewPCG(4, 1)))
		}
	})
}
