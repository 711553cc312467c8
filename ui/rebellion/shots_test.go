package rebellion

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/contacts"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, from the smallest desktop up.
func TestNoTextIsCutShort(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	nothingIsCutShort(t, english(t).W, [2]int{1600, 900})
	everyLanguage(t, func(t *testing.T, s *words.Speaker) { nothingIsCutShort(t, s.W, [2]int{1280, 720}, [2]int{1920, 1080}) })
}

// Nor on a phone, nor in larger type, nor a head or a sentence in a small window, as far as a screen has room for it.
func TestNoTextIsCutShortOnAPhoneOrInLargeType(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	everyLanguage(t, func(t *testing.T, s *words.Speaker) {
		shots := Shots()
		maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool {
			return contacts.Sheets()[name] != nil || strings.HasPrefix(name, "projector")
		})
		for _, name := range slices.Sorted(maps.Keys(shots)) {
			screen, err := shots[name](&fakeProgram{words: s.W}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range []struct {
				w, h int
				zoom float64
			}{{390, 844, 1.5}, {390, 844, 1}, {1280, 720, 1.5}} {
				window := ui.NewWindow(screen, size.w, size.h, 1)
				window.Zoom = size.zoom
				for _, text := range uitest.Shortened(window, 2*time.Second) {
					t.Errorf("%s, %v: %q", name, size, text)
				}
			}
			for _, text := range uitest.Shortened(ui.NewWindow(screen, 900, 600, 1), 2*time.Second) {
				if strings.Contains(text, " ") { // a long word may be cut in the list of a full hand, whose cards are read at a click
					t.Errorf("%s, a small window: %q", name, text)
				}
			}
		}
	})
}

func nothingIsCutShort(t *testing.T, words *assets.Words, sizes ...[2]int) {
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool { return contacts.Sheets()[name] != nil })
	for _, name := range slices.Sorted(maps.Keys(shots)) {
		t.Run(name, func(t *testing.T) {
			screen, err := shots[name](&fakeProgram{words: words}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range sizes {
				for _, text := range uitest.Shortened(ui.NewWindow(screen, size[0], size[1], 1), 4*time.Second) {
					t.Errorf("%d × %d: %q", size[0], size[1], text)
				}
			}
		})
	}
}

// Nor in whole games, whoever is asked whatever.
func TestNoTextIsCutShortInWholeGames(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	everyLanguage(t, func(t *testing.T, s *words.Speaker) { nothingIsCutShortInGames(t, s.W) })
}

func nothingIsCutShortInGames(t *testing.T, words *assets.Words) {
	const every = 29
	cut := map[string]bool{}
	for seed := range uint64(3) {
		start := session.Start{Seed: seed, Seats: tabletest.Two, Setup: rules.WriteSetup(rules.Setup{Standard: seed%2 == 1})}
		s, err := session.New(match.Title(), start)
		if err != nil {
			t.Fatal(err)
		}
		cadet := bot.Cadet[rules.State]{Rand: rand.New(rand.NewPCG(seed, 5))}
		for n := 0; !s.Over(); n++ {
			at := s.Position(s.Asked())
			if n%every == 0 && len(at.Decision.Options) > 1 { // else the table would go on by itself
				table := newTable(&fakeProgram{words: words}, s)
				table.screen.Sit(at.Seat)
				window := ui.NewWindow(table.screen.Game, 1280, 720, 1)
				window.Clock.Speed = render.Off
				for _, text := range uitest.Shortened(window, 5*ui.Tick) {
					if !cut[text] {
						t.Errorf("seed %d, round %d, %s: %q", seed, at.View.Round, at.Decision.Ask, text)
					}
					cut[text] = true
				}
			}
			if err := s.Answer(at.Seat, cadet.Choose(at, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
}
