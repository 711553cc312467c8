package starship

import (
	"testing"

	"holoboard/render"
	"holoboard/ui"
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
	g, err := Learn(newProgram(t, "en"), chapter, 0)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(g, w, h, 1)
	window.Clock.Speed = render.Off
	l := &learner{g.(*Table), uitest.New(t, window), touch}
	l.hand.Touch = touch
	return l
}

// at names the step.
func (l *learner) at() string {
	if s := l.Guide.Step(); s != nil {
		return s.Key
	}
	return l.Guide.Chapter().Name
}

// wait waits until the guide wants something.
func (l *learner) wait(t testing.TB) {
	t.Helper()
	for range 1000 {
		if _, to := l.Guides(); l.Guide.Over() || l.hand.Has("guide.next") || !to.Empty() {
			l.hand.Wait(3 * ui.Tick)
			return
		}
		l.hand.Wait(ui.Tick)
	}
	t.Fatalf("%s: the guide points at nothing; %q is asked", l.at(), l.Asked())
}

func (l *learner) act() {
	from, to := l.Guides()
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
	}{"mouse": {w: 1280, h: 720}, "phone": {390, 844, true}, "sideways": {844, 390, true}} {
		t.Run(name, func(t *testing.T) {
			for i, chapter := range Chapters() {
				l := learn(t, i, way.w, way.h, way.touch)
				for acts := 0; !l.Guide.Over(); acts++ {
					if l.wait(t); acts > 100 {
						t.Fatalf("%s: %s is not over after %d acts; %q is asked", chapter, l.at(), acts, l.Asked())
					}
					if l.Guide.Over() {
						break
					}
					if from, to := l.Guides(); l.Guide.Box().Overlaps(from) || l.Guide.Box().Overlaps(to) {
						t.Errorf("%s: what the guide says lies on what it points at", l.at())
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
