package build_test

import (
	"encoding/json"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

// TestNoPageHasAHole: when the program starts again in the middle of a lesson of every title, every page has all its words, in each
// language. A key that has none shows as ⟦key⟧.
func TestNoPageHasAHole(t *testing.T) {
	gametest.Long(t)
	for i, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			t.Setenv("XDG_CONFIG_HOME", t.TempDir())
			hand := starts(t, onShelf())
			for range i {
				hand.Click("language")
			}
			for _, title := range onShelf() {
				hand.Click("title." + title.ID)
				hand.Wait(60 * ui.Tick)
				hand.Click("learn")
				hand.Click("lesson." + title.Chapters[0])
				hand.Wait(60 * ui.Tick)
				hand.Click("guide.next")
				isWhole(t, hand, title.ID+": a lesson")
				back(hand, "title.")
			}
			hand = starts(t, onShelf())
			isWhole(t, hand, "front page")
			for _, title := range onShelf() {
				hand.Click("title." + title.ID)
				hand.Wait(60 * ui.Tick)
				isWhole(t, hand, title.ID)
				for _, page := range []string{"new_game", "learn", "load", "rules", "statistics", "settings"} {
					hand.Click(page)
					hand.Wait(60 * ui.Tick)
					isWhole(t, hand, title.ID+": "+page)
					back(hand, "statistics")
				}
				hand.Click("learn")
				hand.Click("lesson." + title.Chapters[0])
				hand.Wait(60 * ui.Tick)
				isWhole(t, hand, title.ID+": the lesson again")
				back(hand, "title.")
			}
		})
	}
}

// TestTheFrontPageOfATitleThatWasLeftHasNoHole: when the program starts again after a game of a title, nothing of which is opened yet,
// what the front page says of it and of its lessons is whole, in each language.
func TestTheFrontPageOfATitleThatWasLeftHasNoHole(t *testing.T) {
	gametest.Long(t)
	for i, language := range assets.Languages() {
		for _, title := range onShelf() {
			t.Run(language+"/"+title.ID, func(t *testing.T) {
				t.Setenv("XDG_CONFIG_HOME", t.TempDir())
				hand := starts(t, onShelf())
				for range i {
					hand.Click("language")
				}
				hand.Click("title." + title.ID)
				hand.Wait(60 * ui.Tick)
				hand.Click("new_game")
				hand.Wait(60 * ui.Tick)
				hand.Click("start")
				hand.Wait(60 * ui.Tick)
				isWhole(t, starts(t, onShelf()), "front page")
			})
		}
	}
}

// starts opens the program's front page.
func starts(t *testing.T, titles []shelf.Title) *uitest.Hand {
	t.Helper()
	s, err := shell.Open(titles)
	if err != nil {
		t.Fatal(err)
	}
	w, err := s.Unseen(work.AtOnce(), nil, session.Start{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	hand := uitest.New(t, w)
	hand.Wait(60 * ui.Tick)
	if hand.Has("other.take") { // the first window of this test is still open
		hand.Click("other.take")
		hand.Wait(60 * ui.Tick)
	}
	return hand
}

// back goes back until a spot is there whose name begins so.
func back(hand *uitest.Hand, spot string) {
	for range 6 {
		for _, s := range hand.Window.Spots() {
			if strings.HasPrefix(s.ID, spot) {
				return
			}
		}
		hand.Key(ui.KeyEscape)
		hand.Wait(60 * ui.Tick)
	}
}

// isWhole checks what is to be read in a window, and what would be told to who does not see it.
func isWhole(t *testing.T, hand *uitest.Hand, page string) {
	t.Helper()
	told, err := json.Marshal(hand.Window.Account())
	if err != nil {
		t.Fatal(err)
	}
	lines := []string{string(told)}
	for _, l := range hand.Window.Legibility() {
		lines = append(lines, l.Text)
	}
	if len(lines) < 3 {
		t.Errorf("%s: there is nothing to be read", page)
	}
	for _, line := range lines {
		if at := strings.Index(line, "⟦"); at >= 0 {
			t.Errorf("%s: %.60s", page, line[at:])
		}
	}
}

// Where players bring something to a game, the page of statistics has a heading for it.
func TestWhatIsBroughtHasAHeading(t *testing.T) {
	headings := 0
	for _, title := range onShelf() {
		for _, language := range assets.Languages() {
			words := uitest.Words(t, language, title.ID)
			if title.Brought == nil {
				continue
			}
			if headings++; !words.Has("statistics.brought") {
				t.Errorf("%s, %s: there is no heading", title.ID, language)
			}
		}
	}
	if headings == 0 {
		t.Error("no title has anything brought to it")
	}
}
