package rebellion

import (
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/lesson"
	"holoboard/ui/uitest"
)

// learner is somebody who does what the guide says.
type learner struct {
	*sitting
	touch bool
	keys  bool
}

// learn opens a chapter on a screen of a size.
func learn(t testing.TB, lang string, chapter int, w, h int) *learner {
	t.Helper()
	words := uitest.Words(t, lang, rules.ID)
	p := &fakeProgram{words: words, coversWindows: true}
	g, err := kit().Learn(p, chapter, 0)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(g, w, h, 1)
	window.Clock.Speed = render.Off
	return &learner{sitting: &sitting{tableOf(g), gameOf(tableOf(g)), p, uitest.New(t, window)}}
}

// wait waits until the guide wants something.
func (l *learner) wait(t testing.TB) {
	t.Helper()
	for range 1000 {
		if _, to := l.screen.Guides(); l.hand.Has("guide.next") || !to.Empty() {
			l.hand.Wait(3 * ui.Tick) // the map may still move
			return
		}
		l.hand.Wait(ui.Tick)
	}
	t.Fatalf("%s: the guide points at nothing; asked %q", l.at(), l.screen.Asked())
}

// at names the step.
func (l *learner) at() string {
	if s := l.screen.Guide.Step(); s != nil {
		return s.Key
	}
	return l.screen.Guide.Chapter().Name
}

// act does what the guide points at.
func (l *learner) act(t testing.TB) {
	t.Helper()
	from, to := l.screen.Guides()
	switch {
	case l.keys:
		l.hand.Key(ui.KeyEnter)
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

// finish follows the guide to the end of the chapter and checks how it points on the way.
func (l *learner) finish(t testing.TB, see func()) {
	t.Helper()
	const most = 120
	if l.keys {
		l.wait(t)
		l.hand.Key(ui.KeyTab) // shows where the focus is
	}
	for range most {
		if l.wait(t); l.screen.Guide.Over() {
			return
		}
		l.looksRight(t)
		if see != nil {
			see()
		}
		l.act(t)
	}
	t.Fatalf("%s: the chapter is not over after %d acts, asked %q", l.at(), most, l.screen.Asked())
}

// looksRight checks that what the guide says is on the screen and does not lie on what it points at.
func (l *learner) looksRight(t testing.TB) {
	t.Helper()
	at, box := l.at(), l.screen.Guide.Box()
	from, to := l.screen.Guides()
	if !box.Within(ui.Box(0, 0, l.F.W, l.F.H)) {
		t.Errorf("%s: what the guide says leaves the screen: %v", at, box)
	}
	if least := 16.0; !to.Empty() && min(to.W, to.H) < least {
		t.Errorf("%s: what the guide points at can hardly be seen: %v", at, to)
	}
	if s := l.screen.Guide.Step(); s.Spot != "" && to.Empty() && !(s.Spot == "pool" && l.Phone()) {
		t.Errorf("%s: %s is not shown", at, s.Spot)
	}
	for _, r := range []ui.Rect{from, to} {
		if box.Overlaps(r) {
			t.Errorf("%s: what the guide says, %v, lies on what it points at, %v", at, box, r)
		}
	}
	for spot := range strings.FieldsSeq(l.screen.Guide.Step().With) {
		if r, seen := l.F.Where(spot); seen && box.Overlaps(r) {
			t.Errorf("%s: what the guide says, %v, lies on %s, of which it speaks, at %v", at, box, spot, r)
		}
	}
}

// Every chapter can be played on every kind of screen by doing what the guide points at, and nothing else.
func TestTheGuideCanBeFollowed(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	for name, way := range map[string]struct {
		lang        string
		w, h        int
		touch, keys bool
	}{
		"mouse": {"en", 1280, 720, false, false}, "large": {"uk", 1920, 1080, false, false}, "tablet": {"ru", 1024, 768, true, false},
		"phone": {"uk", 390, 844, true, false}, "sideways": {"ru", 844, 390, true, false}, "keys": {"en", 1280, 720, false, true},
	} {
		t.Run(name, func(t *testing.T) {
			for i, chapter := range Chapters() {
				l := learn(t, way.lang, i, way.w, way.h)
				l.touch, l.keys, l.hand.Touch = way.touch, way.keys, way.touch
				t.Run(chapter, func(t *testing.T) { l.finish(t, nil) })
			}
		})
	}
}

// Each chapter ends where the next one begins, so that they can be played in any order.
func TestChaptersFollowOneAnother(t *testing.T) {
	chapters := theLesson().Chapters
	for i, name := range Chapters() {
		if i >= len(chapters) || chapters[i].Name != name {
			t.Fatalf("chapter %d is called %s; the game has %+v", i, name, chapters)
		}
	}
	for i, c := range chapters[1:] {
		if chapters[i].End != c.Steps[0].At {
			t.Errorf("%s begins after %d answers, %s ends after %d", c.Name, c.Steps[0].At, chapters[i].Name, chapters[i].End)
		}
	}
}

// A step that the player does takes one option at a time: the guide points at one.
func TestTheGuideCanPointAtEveryAnswer(t *testing.T) {
	l := theLesson()
	for _, c := range l.Chapters {
		for i, s := range c.Steps {
			for _, a := range l.Games[0].Log[s.At:c.Until(i)] {
				if s.Kind == lesson.Tell || s.Kind == lesson.Do && a.Seat != game.Chance && len(a.Picks) != 1 {
					t.Errorf("%s: %+v cannot be pointed at", s.Key, a)
				}
			}
		}
	}
}

// Every step leads to a place of the rule book, by F1 and by the sign beside its words, on a phone too.
func TestEveryStepHasItsRule(t *testing.T) {
	words := uitest.Words(t, "en", rules.ID)
	book := book.New(words)
	for i, c := range theLesson().Chapters {
		for n, s := range c.Steps {
			if !book.Has(s.Rule) {
				t.Errorf("%s leads to %q, which is not in the rule book", s.Key, s.Rule)
			}
			if n > 0 {
				continue
			}
			for _, phone := range []bool{false, true} {
				w, h := 1280, 720
				if phone {
					w, h = 390, 844
				}
				l := learn(t, "en", i, w, h)
				l.hand.Touch = phone
				l.wait(t)
				l.hand.Key(ui.KeyF1)
				l.hand.Click("guide.rule")
				if got := l.program.lookedUp; len(got) != 2 || got[0] != s.Rule || got[1] != s.Rule {
					t.Errorf("%s: F1 and the sign lead to %q, want %s", s.Key, got, s.Rule)
				}
			}
		}
	}
}

// Every step has its words, and all words of the lesson are said.
func TestEveryStepHasItsWords(t *testing.T) {
	words := uitest.Words(t, "en", rules.ID)
	said := map[string]bool{}
	for _, c := range theLesson().Chapters {
		said["lesson."+c.Name], said["lesson."+c.Name+".line"] = true, true
		for _, s := range c.Steps {
			said[s.Key] = true
			if touch := s.Key + ".touch"; words.Has(touch) {
				said[touch] = true
			}
		}
	}
	for key := range said {
		if !words.Has(key) {
			t.Errorf("there are no words for %s", key)
		}
	}
	for _, key := range words.Keys() {
		if strings.HasPrefix(key, "lesson.") && strings.Count(key, ".") > 1 && !said[key] {
			t.Errorf("nobody says %s", key)
		}
	}
}

// Whoever does something else is told so, and nothing has changed.
func TestTheGuideTakesNoOtherAnswer(t *testing.T) {
	l := learn(t, "en", 0, 1280, 720)
	for l.screen.Guide.Is(lesson.Tell) {
		l.wait(t)
		before := l.Game.Answers()
		l.hand.Click("system.tatooine")
		if l.Game.Answers() != before || !l.F.Refused(l.Words.Say("lesson.read")) {
			t.Fatal("an answer was taken while the guide was explaining")
		}
		l.hand.Click("guide.next")
	}
	l.wait(t)
	before := l.Game.Answers()
	l.hand.Click("system.tatooine")
	if l.Game.Answers() != before || !l.F.Refused(l.Words.Say("lesson.other")) {
		t.Error("another base was taken")
	}
	l.hand.Click("system.endor")
	if l.Game.Answers() == before {
		t.Error("the base of the lesson was not taken")
	}
}

// Units may move in any order.
func TestTheGuideTakesMovesInAnyOrder(t *testing.T) {
	l := learn(t, "en", 4, 1280, 720)
	for l.screen.Guide.Step().Key != "lesson.combat.ships" {
		l.wait(t)
		l.act(t)
	}
	l.wait(t)
	l.hand.DoubleClick(words.ID(rules.UnitAt(rules.RebelTransport, rules.Bothawui)))
	l.wait(t)
	l.finish(t, nil)
}

// A chapter that was left is gone on with at its step.
func TestAChapterIsResumed(t *testing.T) {
	l := learn(t, "en", 4, 1280, 720)
	for range 12 {
		l.wait(t)
		l.act(t)
	}
	l.wait(t)
	step, of := l.screen.Progress()
	if step == 0 || l.program.kept == 0 {
		t.Fatalf("after twelve acts %d of %d steps are done, and the progress was kept %d times", step, of, l.program.kept)
	}
	again, err := kit().Learn(l.program, 4, step)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := tableOf(again).screen.Play.Keeper.Answers(), l.screen.Guide.Chapter().Steps[step].At; got != want {
		t.Errorf("the chapter goes on after %d answers, want %d", got, want)
	}
	l.hand.Key(ui.KeyEscape)
	l.hand.Wait(time.Second)
	if l.program.menus == 0 {
		t.Error("Escape does not leave the chapter")
	}
}

// The hunt, and what the log tells again on the table, are those of the lesson's game, which was dealt otherwise than others.
func TestAGuidedGameCanBeLookedBackOn(t *testing.T) {
	for i, chapter := range Chapters() {
		l := learn(t, "en", i, 1280, 720)
		l.hand.Wait(time.Second)
		l.hand.Key(ui.KeyB)
		l.hand.Wait(ui.Tick)
		if lines := l.screen.Log.Lines(); len(lines) > 0 {
			last := lines[len(lines)-1]
			l.screen.TellAgain(last.First, last.Until)
			l.hand.Wait(ui.Tick)
			if l.screen.Again() == nil {
				t.Errorf("%s: the last line is not told again", chapter)
			}
		} else if i > 0 {
			t.Errorf("%s: nothing has been told", chapter)
		}
	}
}
