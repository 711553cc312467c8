//go:build e2e

package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// A pupil knows nothing of the game: he clicks on or drags only what the guide points at.
type pupil struct {
	*Window
	acts int
}

// mostActs is more than all chapters take.
const mostActs = 200

// wait waits until the guide wants something, or there is no guide any more.
func (p *pupil) wait() Spots {
	p.t.Helper()
	return p.WaitFor("the guide to point at something", func(told Spots) bool {
		return told.Screen != "table" && told.Screen != "" || told.Spots["guide.next"].On || told.Spots["guide.to"].W > 0
	})
}

// act does what the guide points at, and tells whether there was a guide.
func (p *pupil) act() bool {
	p.t.Helper()
	told := p.wait()
	if p.acts++; p.acts > mostActs {
		p.t.Fatalf("%d acts have not come to the end of the chapters: %v", mostActs, told)
	}
	switch {
	case told.Screen != "table":
		return false
	case told.Spots["guide.next"].On:
		p.ClickOn("guide.next")
	case told.Spots["guide.from"].W > 0:
		p.DragOn("guide.from", "guide.to")
	default:
		p.ClickOn("guide.to")
	}
	return true
}

// finished names the chapters that are kept as played to their end.
func (p *pupil) finished() (names []string) {
	p.t.Helper()
	data, err := os.ReadFile(filepath.Join(p.Home, "config", "holoboard", "lessons.json"))
	p.do("read how far the lessons are", err)
	var kept map[string]map[string]struct{ Done bool }
	p.do("read how far the lessons are", json.Unmarshal(data, &kept))
	for name, chapter := range kept["rebellion"] {
		if chapter.Done {
			names = append(names, name)
		}
	}
	return names
}

// A person who has never seen the game plays the guided game to its end by doing what the guide points at; once he leaves it and
// comes back. The languages of the guide are followed without a window, in ui/rebellion.
func TestWindowLearn(t *testing.T) {
	t.Setenv("LC_ALL", "uk")
	p := &pupil{Window: StartCoarse(t)}
	p.ClickOn("settings")
	p.ClickOn("speed") // from normal to fast
	p.ClickOn("speed") // and off: while something moves the program tells nothing new
	p.ClickOn("back")
	p.ClickOn("title.rebellion")
	p.ClickOn("learn")
	p.Shot("chapters")
	p.ClickOn("lesson.galaxy")
	for range 8 {
		p.act()
	}
	p.Shot("on-the-way")
	p.wait()
	p.Key("Escape")
	p.WaitScreen("lessons")
	p.ClickOn("lesson.assignment")
	p.WaitScreen("table")
	for p.act() {
	}
	p.WaitScreen("new-game")
	p.Shot("afterwards")
	const chapters = 9
	if done := p.finished(); len(done) != chapters {
		t.Errorf("of %d chapters these are finished: %v", chapters, done)
	}
	t.Logf("finished after %d acts", p.acts)
}
