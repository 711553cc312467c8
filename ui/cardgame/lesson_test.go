package cardgame

import (
	"strings"
	"testing"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/lesson"
	"holoboard/ui/uitest"
)

// learner is somebody who does what the guide points at, and nothing else.
type learner struct {
	*Table
	hand *uitest.Hand
}

func learn(t testing.TB, language string, chapter, w, h int, touch bool) *learner {
	t.Helper()
	words := uitest.Words(t, language, "cardgame")
	g, err := kit().Learn(&program{words: words}, chapter, 0)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(g, w, h, 1)
	window.Clock.Speed = render.Off
	l := &learner{tableOf(g), uitest.New(t, window)}
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
	for range 1500 {
		if _, to := l.screen.Guides(); l.screen.Guide.Over() || l.hand.Has("guide.next") || !to.Empty() && !l.screen.Guide.Is(lesson.Watch) {
			l.hand.Wait(3 * ui.Tick)
			return
		}
		l.hand.Wait(ui.Tick)
	}
	t.Fatalf("%s: the guide points at nothing; %q is asked", l.at(), l.screen.Asked())
}

// Every chapter can be played on every kind of screen by doing what the guide points at: nothing of what he says lies on it, nothing else is
// lit, and the chapter ends where the next one begins.
func TestTheGuideCanBeFollowed(t *testing.T) {
	for name, way := range map[string]struct {
		w, h  int
		touch bool
	}{"mouse": {w: 1280, h: 720}, "least": {w: 900, h: 600}, "large": {w: 1920, h: 1080}, "phone": {390, 844, true}, "sideways": {844, 390, true}} {
		t.Run(name, func(t *testing.T) {
			for i, chapter := range Chapters() {
				l := learn(t, "en", i, way.w, way.h, way.touch)
				for acts := 0; !l.screen.Guide.Over(); acts++ {
					if l.wait(t); acts > 60 {
						t.Fatalf("%s: %s is not over after %d acts; %q is asked", chapter, l.at(), acts, l.screen.Asked())
					}
					if l.screen.Guide.Over() {
						break
					}
					l.look(t)
					l.act()
				}
				if next := theLesson().Chapters; i+1 < len(next) && next[i].End != next[i+1].Steps[0].At {
					t.Errorf("%s ends after %d answers, and the next one begins after %d", chapter, next[i].End, next[i+1].Steps[0].At)
				}
			}
		})
	}
}

// look looks whether the guide lies on what he speaks of, and whether anything is lit that he does not want.
func (l *learner) look(t testing.TB) {
	t.Helper()
	box := l.screen.Guide.Box()
	if _, to := l.screen.Guides(); box.Overlaps(to) {
		t.Errorf("%s: what the guide says lies on what it points at", l.at())
	}
	if s := l.screen.Guide.Step(); s.Kind == lesson.Do && l.screen.View.Seat == l.Stays() {
		lit := 0
		for _, state := range l.screen.States {
			if state.Lit {
				lit++
			}
		}
		most := 1
		if l.plan != nil {
			most = 2 // a card that has been chosen stays lit beside its place
		}
		if lit > most {
			t.Errorf("%s: %d things are lit", l.at(), lit)
		}
	}
}

func (l *learner) act() {
	if l.hand.Has("guide.next") {
		l.hand.Click("guide.next")
		return
	}
	switch from, to := l.screen.Guides(); {
	case from.Empty():
		l.hand.ClickAt(to.Center())
	case l.hand.Touch:
		l.hand.ClickAt(from.Center())
	default:
		l.hand.Press(from.Center())
		l.hand.Pull(to.Center())
		l.hand.Release()
	}
}

// Every step has its words in every language, all words of the lesson are said, two sentences at most, and each leads to a rule.
func TestEveryStepHasItsWordsAndItsRule(t *testing.T) {
	for _, language := range assets.Languages() {
		words := uitest.Words(t, language, "cardgame")
		said := map[string]bool{}
		for _, c := range theLesson().Chapters {
			said["lesson."+c.Name], said["lesson."+c.Name+".line"] = true, true
			for _, s := range c.Steps {
				said[s.Key], said[s.Key+".touch"] = true, true
				if !words.Has(s.Key) {
					t.Errorf("%s: there are no words for %s", language, s.Key)
				}
				if s.Rule == "" || !words.Has("rule."+s.Rule) && !words.Has("rule_title."+s.Rule) {
					t.Errorf("%s leads to no rule: %q", s.Key, s.Rule)
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

// The chapters take the quarter of an hour that is promised, whoever reads two words a second and needs five seconds for each thing that he
// does, and a second for what he watches.
func TestTheGuideTakesAsLongAsItPromises(t *testing.T) {
	words := uitest.Words(t, "en", "cardgame")
	seconds := 0.0
	for _, c := range theLesson().Chapters {
		for i, s := range c.Steps {
			seconds += float64(len(strings.Fields(words.Say(s.Key)))) / 2
			for _, a := range theLesson().Games[c.Game].Log[s.At:c.Until(i)] {
				switch {
				case s.Kind == lesson.Do && a.Seat == 0 && len(a.Picks) > 0 && a.Picks[0] != rules.Pass():
					seconds += 5
				default:
					seconds++
				}
			}
		}
	}
	const promised = 15
	if minutes := seconds / 60; minutes < 0.8*promised || minutes > 1.2*promised {
		t.Errorf("the chapters take %.1f minutes; %v are promised", minutes, promised)
	}
	if text := words.Say("lesson.minutes"); !strings.Contains(text, "fifteen minutes") {
		t.Errorf("promised is %q", text)
	}
}
