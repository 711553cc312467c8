package starship

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"holoboard/game"
	"holoboard/game/gametest"
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

// FuzzTable: see [gametest.OddTables].
func FuzzTable(f *testing.F) {
	f.Add([]byte("a table of things that nobody has ever thought of, as long as it is wide"), uint64(1))
	f.Fuzz(gametest.OddTables(Rules{}, (*State).Broken, readStories(f)))
}

// FuzzSave: see [gametest.Saves.Odd].
func FuzzSave(f *testing.F) {
	var names []string
	for _, g := range savedBattles {
		names = append(names, g.name)
	}
	kept.Odd(f, names)
}

// playOn plays a battle on by chance.
func playOn(t *testing.T, s State, random *rand.Rand) {
	t.Helper()
	gametest.PlayOn(t, Rules{}, s, (*State).Broken, random)
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
