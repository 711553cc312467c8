package starship

import (
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/starship/book"
	"holoboard/ui/table/lesson"
	"holoboard/ui/uitest"
)

// learner is somebody who does what the guide points at, and nothing else.
type learner struct {
	*Table
	hand  *uitest.Hand
	touch bool
}

func learn(t testing.TB, chapter, w, h int, touch bool) *learner {
	t.Helper()
	g, err := kit().Learn(newProgram(t, "en"), chapter, 0)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(g, w, h, 1)
	window.Clock.Speed = render.Off
	l := &learner{tableOf(g), uitest.New(t, window), touch}
	l.hand.Touch = touch
	return l
}

// at names the step.
func (l *learner) at() string {
	if s := l.screen.Guide.Step(); s != nil {
		return s.Key
	}
	return l.screen.Guide.Chapter().Name
}

// wait waits until the guide wants something.
func (l *learner) wait(t testing.TB) {
	t.Helper()
	for range 1000 {
		if _, to := l.screen.Guides(); l.screen.Guide.Over() || l.hand.Has("guide.next") || !to.Empty() {
			l.hand.Wait(3 * ui.Tick)
			return
		}
		l.hand.Wait(ui.Tick)
	}
	t.Fatalf("%s: the guide points at nothing; %q is asked", l.at(), l.screen.Asked())
}

func (l *learner) act() {
	from, to := l.screen.Guides()
	switch {
	case l.hand.Has("guide.next"):
		l.hand.Click("guide.next")
	case !from.Empty() && !l.touch:
		l.hand.Press(from.Center())
		l.hand.Pull(to.Center())
		l.hand.Release()
	case !from.Empty():
		l.hand.ClickAt(from.Center())
	default:
		l.hand.ClickAt(to.Center())
	}
}

// Every chapter can be played on every kind of screen by doing what the guide points at, and ends where the next one begins.
func TestTheGuideCanBeFollowed(t *testing.T) {
	for name, way := range map[string]struct {
		w, h  int
		touch bool
	}{"mouse": {w: 1280, h: 720}, "small": {w: 1024, h: 581}, "least": {w: 900, h: 600}, "large": {w: 1920, h: 1080}, "phone": {390, 844, true}, "sideways": {844, 390, true}} {
		t.Run(name, func(t *testing.T) {
			for i, chapter := range Chapters() {
				l := learn(t, i, way.w, way.h, way.touch)
				for acts := 0; !l.screen.Guide.Over(); acts++ {
					if l.wait(t); acts > 100 {
						t.Fatalf("%s: %s is not over after %d acts; %q is asked", chapter, l.at(), acts, l.screen.Asked())
					}
					if l.screen.Guide.Over() {
						break
					}
					if from, to := l.screen.Guides(); l.screen.Guide.Box().Overlaps(from) || l.screen.Guide.Box().Overlaps(to) {
						t.Errorf("%s: what the guide says lies on what it points at", l.at())
					}
					for spot := range strings.FieldsSeq(l.screen.Guide.Step().With) {
						if at, seen := l.F.Where(spot); seen && l.screen.Guide.Box().Overlaps(at) {
							t.Errorf("%s: what the guide says lies on %s, of which it speaks", l.at(), spot)
						}
					}
					for _, name := range l.board.Named() {
						if l.Scene == nil && !way.touch && l.screen.Guide.Box().Overlaps(name) {
							t.Errorf("%s: what the guide says, at %v, lies on a ship's name at %v", l.at(), l.screen.Guide.Box(), name)
						}
					}
					l.act()
				}
				next := theLesson().Chapters
				if i+1 < len(next) && next[i].Game == next[i+1].Game && next[i].End != next[i+1].Steps[0].At {
					t.Errorf("%s ends after %d answers, and the next one begins after %d", chapter, next[i].End, next[i+1].Steps[0].At)
				}
			}
		})
	}
}

// Every step has its words in every language, all words of the lesson are said, and each leads to a page of the book.
func TestEveryStepHasItsWordsAndItsRule(t *testing.T) {
	for _, language := range assets.Languages() {
		words := newProgram(t, language).words
		pages := book.Book(words)
		said := map[string]bool{}
		for _, c := range theLesson().Chapters {
			said["lesson."+c.Name], said["lesson."+c.Name+".line"] = true, true
			for _, s := range c.Steps {
				said[s.Key], said[s.Key+".touch"] = true, true
				if !words.Has(s.Key) {
					t.Errorf("%s: there are no words for %s", language, s.Key)
				}
				if !pages.Has(s.Rule) {
					t.Errorf("%s leads to %q, which is not in the book", s.Key, s.Rule)
				}
			}
		}
		for _, key := range words.Keys() {
			if strings.HasPrefix(key, "lesson.") && strings.Count(key, ".") > 1 && !said[key] {
				t.Errorf("%s: nobody says %s", language, key)
			}
		}
	}
}

// The first nine chapters take the ten minutes that are promised, and the last four the five, whoever reads two words a second and
// needs five seconds for each thing that he does.
func TestTheGuideTakesAsLongAsItPromises(t *testing.T) {
	words := newProgram(t, "en").words
	var seconds [2]float64
	for _, c := range theLesson().Chapters {
		for i, s := range c.Steps {
			acts := 1
			if s.Kind == lesson.Do {
				acts = 0
				for _, a := range theLesson().Games[c.Game].Log[s.At:c.Until(i)] {
					acts += min(1, len(a.Picks))
				}
			}
			seconds[c.Game] += float64(len(strings.Fields(words.Say(s.Key))))/2 + 5*float64(acts)
		}
	}
	for game, promised := range [2]float64{10, 5} {
		if minutes := seconds[game] / 60; minutes < 0.8*promised || minutes > 1.2*promised {
			t.Errorf("the chapters of game %d take %.1f minutes; %v are promised", game, minutes, promised)
		}
	}
	if text := words.Say("lesson.minutes"); !strings.Contains(text, "about ten minutes") || !strings.Contains(text, "five minutes") {
		t.Errorf("promised is %q", text)
	}
}
