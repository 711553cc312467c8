package gametest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game"
)

// A blunder is a position in words and what must not be played there: a transcript that ends with notes.
//
//	> never hider move_to: 3        an answer that is not to be given where the story ends
//	> until round is 2              the game goes on until something stands so, or is over; all seats are played by the player
//	> never base is 3               how nothing is to stand then, or behind an answer where no "until" stands before; "3*": however it goes on
//
// A player plays it once for each of his seeds, and passes if at most one of ten does what must not be.
type blunder[S, V comparable] struct {
	title  game.Teller[S, V]
	told   game.Told[S]
	until  string
	answer []string // that must not be given
	stands []string // as nothing must stand
}

// mostPlayed is more answers than any position is played for.
const mostPlayed = 3000

// Blunders plays the positions in testdata/blunders with players of one kind. It returns the names of those that they pass and of all.
func Blunders[S, V comparable](t *testing.T, title game.Teller[S, V], seeds int, player func(*rand.Rand) game.Player[S, V]) (passed, all []string) {
	t.Helper()
	files, err := filepath.Glob("testdata/blunders/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no positions: %v", err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		story, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		done, err := BlundersIn(title, string(story), seeds, player)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		all = append(all, name)
		if 10*len(done) <= seeds {
			passed = append(passed, name)
		} else {
			t.Logf("%s: in %d of %d it comes to %s", name, len(done), seeds, done[0])
		}
	}
	return passed, all
}

// BlundersIn plays a position with each seed. It returns what was done that must not be, once for each seed that did it.
func BlundersIn[S, V comparable](title game.Teller[S, V], story string, seeds int, player func(*rand.Rand) game.Player[S, V]) (done []string, err error) {
	b := blunder[S, V]{title: title}
	if b.told, err = game.Recite(title, story); err != nil {
		return nil, err
	}
	for _, note := range b.told.Notes {
		if err := b.note(strings.TrimSpace(note.Text)); err != nil {
			return nil, err
		}
	}
	if len(b.answer)+len(b.stands) == 0 {
		return nil, fmt.Errorf("nothing must not be played")
	}
	for seed := range uint64(seeds) {
		what, err := b.play(seed, player)
		if err != nil {
			return nil, err
		}
		if what != "" {
			done = append(done, what)
		}
	}
	return done, nil
}

func (b *blunder[S, V]) note(text string) error {
	verb, what, _ := strings.Cut(text, " ")
	switch {
	case verb == "until" && strings.Contains(what, " is "):
		b.until = what
	case verb == "never" && strings.Contains(what, ": "):
		b.answer = append(b.answer, what)
	case verb == "never" && strings.Contains(what, " is "):
		b.stands = append(b.stands, what)
	default:
		return fmt.Errorf("%q says nothing of a blunder", text)
	}
	return nil
}

// play plays the position once. It returns what was done that must not be, or "".
func (b *blunder[S, V]) play(seed uint64, player func(*rand.Rand) game.Player[S, V]) (string, error) {
	m, _, err := game.Replay[S, V](b.title, b.told.Start, b.told.Log, rand.New(rand.NewPCG(seed, 1)))
	if err != nil {
		return "", err
	}
	players := map[game.Seat]game.Player[S, V]{}
	for n := 0; !m.Over(); n++ {
		ended := n == 1
		if b.until != "" {
			if ended, err = b.stand(m, b.until); err != nil {
				return "", err
			}
		}
		if ended {
			break
		}
		if n == mostPlayed {
			return "", fmt.Errorf("%s never comes", b.until)
		}
		seat := m.Pending.Seat
		if players[seat] == nil {
			players[seat] = player(rand.New(rand.NewPCG(seed, 2+uint64(seat))))
		}
		picks := players[seat].Choose(m.Position(seat), nil)
		if what := b.answered(m, picks); n == 0 && what != "" {
			return what, nil
		}
		if _, err := m.Answer(picks...); err != nil {
			return "", err
		}
	}
	for _, how := range b.stands {
		if stands, err := b.stand(m, how); stands || err != nil {
			return how, err
		}
	}
	return "", nil
}

// answered returns the forbidden answer that somebody gives, or "".
func (b *blunder[S, V]) answered(m *game.Match[S, V], picks []game.Option) string {
	var words []string
	for _, o := range picks {
		if n, ok := b.title.(game.Namer[S]); ok {
			words = append(words, n.WordOn(&m.Now, o))
		} else {
			words = append(words, b.title.Word(o))
		}
	}
	if words == nil {
		words = []string{"nothing"}
	}
	given := fmt.Sprintf("%s %s: %s", b.title.SeatWord(&m.Now, m.Pending.Seat), m.Pending.Ask, strings.Join(words, ", "))
	for _, never := range b.answer {
		if never == given {
			return given
		}
	}
	return ""
}

// stand reports whether something stands as a line says.
func (b *blunder[S, V]) stand(m *game.Match[S, V], line string) (bool, error) {
	about, how, _ := strings.Cut(line, " is ")
	standing, err := b.title.Standing(&m.Now, about)
	if begin, more := strings.CutSuffix(how, "*"); more {
		return strings.HasPrefix(standing, begin), err
	}
	return standing == how, err
}
