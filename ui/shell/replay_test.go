//go:build !js

package shell

import (
	"context"
	"errors"
	"testing"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/replay"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// played plays a game of coins with one at a time, up to so many answers of people, and returns a hand at its table.
func played(t *testing.T, s *Shell, answers int, kinds ...string) *uitest.Hand {
	t.Helper()
	start := session.Start{Setup: s.Titles[0].Setups[0].Setup, Seed: 5}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: [...]string{"Ann", "Ben"}[i], Kind: kind})
	}
	g, err := s.begin(&s.Titles[0], start)
	if err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(g, 1280, 720, 1)
	s.prepare(w)
	hand := uitest.New(t, w)
	for range answers {
		hand.Click("take.1")
	}
	return hand
}

// end is the last moment of a game in which one coin is taken at a time: with the setup and the seed of these tests there are
// 16, and whoever is left the last one takes it without being asked.
const end = 15

// watch opens the replay of a game of two people, who took one coin each time: of all of it, or of an unfinished one.
func watch(t *testing.T, over bool) (*Shell, *uitest.Hand, *replay.Screen) {
	t.Helper()
	s := newShell(t, device.Memory{})
	answers := 5
	if over {
		answers = end
	}
	table := played(t, s, answers, session.Person, session.Person)
	if tableOf(t, table).Over() != over {
		t.Fatalf("after %d answers the game is over: %v", answers, !over)
	}
	table.Key(ui.KeyEscape)
	table.Click("menu.replay")
	r, ok := table.Window.Screen().(*replay.Screen)
	if !ok {
		t.Fatalf("%v is no replay", table.Window)
	}
	return s, table, r
}

// onlooker is who looks at a replay.
func onlooker(r *replay.Screen) int { return r.Tape().(*shelltest.Tape).As }

func TestAReplayGoesOnAndBack(t *testing.T) {
	_, hand, r := watch(t, true)
	at := func(want int, what string) {
		t.Helper()
		if r.Tape().At() != want {
			t.Fatalf("%s leads to moment %d, want %d", what, r.Tape().At(), want)
		}
	}
	at(0, "opening it")
	if !hand.Has("16 coins") || hand.Why("replay.back") == "" || hand.Why("replay.before") == "" {
		t.Error("it does not begin with the table as it was laid out")
	}
	hand.Click("replay.forward")
	at(1, "a step")
	hand.Key(ui.KeyL)
	at(2, "its key")
	if !hand.Has("14 coins") {
		t.Error("two moments on there are not two coins less")
	}
	hand.Click("replay.back")
	at(1, "a step back")
	hand.Key(ui.KeyJ)
	at(0, "its key")
	hand.Click("replay.next")
	at(3, "the next mark")
	hand.Key(ui.KeyPageDown)
	at(4, "Page Down")
	hand.Key(ui.KeyPageUp)
	at(3, "Page Up")
	hand.Click("replay.before")
	at(0, "the mark before")
	hand.Key(ui.KeyEnd)
	at(end, "End")
	if hand.Why("replay.forward") == "" || !hand.Has("0 coins") {
		t.Error("after the end it goes on")
	}
	hand.Key(ui.KeyHome)
	at(0, "Home")
	line, _ := hand.Window.Spot("replay.line")
	hand.Press(ui.Point{X: line.X + line.W/2, Y: line.Center().Y})
	hand.Pull(ui.Point{X: line.Right(), Y: line.Center().Y})
	at(end, "dragging along the timeline")
	hand.Release()
}

func TestAReplayPlaysAtItsOwnSpeed(t *testing.T) {
	s, hand, r := watch(t, true)
	s.Settings.Speed = "normal"
	took := map[string]time.Duration{}
	for i, speed := range []string{"1×", "2×", "8×"} {
		if i > 0 {
			hand.Click("replay.pace")
		}
		hand.Key(ui.KeyHome)
		began := hand.Window.Clock.Now
		for hand.Click("replay.play"); r.Tape().At() != r.Tape().Last() && hand.Window.Clock.Now < began+10*time.Minute; hand.Wait(ui.Tick) {
		}
		if r.Tape().At() != r.Tape().Last() {
			t.Fatalf("it stops at moment %d", r.Tape().At())
		}
		took[speed] = hand.Window.Clock.Now - began
	}
	if !(took["1×"] > took["2×"] && took["2×"] > took["8×"]) {
		t.Errorf("it takes %v", took)
	}
	hand.Click("replay.play")
	hand.Wait(time.Second)
	if at := r.Tape().At(); at == 0 || at == r.Tape().Last() {
		t.Errorf("played after its end it does not begin anew, but is at moment %d", at)
	}
	hand.Key(ui.KeyEnter)
	stopped := r.Tape().At()
	if hand.Wait(time.Second); r.Tape().At() != stopped {
		t.Error("it goes on after it was stopped")
	}
	hand.Key(ui.KeyEscape)
	if got := hand.Window.Clock.Speed; got != keeping.Speeds[1].Speed {
		t.Errorf("the game goes on at speed %d", got)
	}
	tableOf(t, hand)
}

func TestAReplayGoesToMarks(t *testing.T) {
	_, hand, r := watch(t, true)
	hand.Key(ui.KeyV)
	hand.Click("replay.at.6")
	if hand.Has("replay.close") || r.Tape().At() != 6 {
		t.Fatalf("at moment %d, the list is open: %v", r.Tape().At(), hand.Has("replay.close"))
	}
	hand.Click("replay.more")
	hand.Click("replay.kind.1")
	if hand.Has("replay.at.4") || !hand.Has("replay.at.3") || hand.Has("replay.at.3.1") {
		t.Error("other marks than rounds are listed")
	}
	hand.Click("replay.kind.2")
	hand.Click("replay.at.4")
	if hand.Has("replay.close") || r.Tape().At() != 4 {
		t.Errorf("at moment %d, the list is open: %v", r.Tape().At(), hand.Has("replay.close"))
	}
	hand.Key(ui.KeyPageDown)
	if r.Tape().At() != 6 {
		t.Errorf("the next one of the chosen kind is at moment %d, want 6", r.Tape().At())
	}
}

func TestAnUnfinishedGameIsCoveredForEachOfTwoPeople(t *testing.T) {
	_, hand, r := watch(t, false)
	if onlooker(r) != 0 {
		t.Fatalf("it opens as onlooker %d", onlooker(r))
	}
	hand.Key(ui.KeyV)
	hand.Click("replay.as.1")
	if hand.Has("replay.forward") || hand.Has("16 coins") || onlooker(r) != 0 {
		t.Fatal("the other seat is shown before anybody looks away")
	}
	hand.Key(ui.KeyEscape)
	if onlooker(r) != 0 || !hand.Has("16 coins") {
		t.Fatal("the cover cannot be put away")
	}
	hand.Key(ui.KeyV)
	hand.Click("replay.as.2")
	hand.Click("replay.sit")
	if onlooker(r) != 2 {
		t.Fatalf("after sitting down onlooker %d looks", onlooker(r))
	}
	hand.Click("replay.leave")
	if tableOf(t, hand).Risen != 1 {
		t.Error("the game is not covered for whoever comes back to it")
	}
}

func TestAFinishedGameNeedsNoCover(t *testing.T) {
	_, hand, r := watch(t, true)
	hand.Key(ui.KeyV)
	hand.Click("replay.as.2")
	if onlooker(r) != 2 || !hand.Has("16 coins") {
		t.Error("a finished game is covered")
	}
	hand.Key(ui.KeyEscape)
	if tableOf(t, hand).Risen != 0 {
		t.Error("everybody has to rise though nothing was secret")
	}
}

func TestWhatAFileRevealsIsSaidBeforeItIsShared(t *testing.T) {
	for _, over := range []bool{true, false} {
		s, hand, r := watch(t, over)
		given := &given{}
		s.Exchange = given
		hand.Key(ui.KeyV)
		hand.Click("replay.share")
		if asked := hand.Has("share.yes"); asked == over || over != (len(given.files) == 1) {
			t.Fatalf("over %v: it is asked %v, %d files are written", over, asked, len(given.files))
		}
		if !over {
			hand.Click("share.no")
			hand.Key(ui.KeyV)
			hand.Click("replay.share")
			if len(given.files) != 0 {
				t.Fatal("it is written although the player said no")
			}
			hand.Click("share.yes")
		}
		hand.Wait(ui.Tick)
		if len(given.files) != 1 {
			t.Fatalf("%d files are written", len(given.files))
		}
		again, err := s.replay(given.files[0].Data, "again", func(*ui.Frame) {})
		if err != nil || again.Tape().Last() != r.Tape().Last() {
			t.Errorf("the file cannot be looked at: %v", err)
		}
	}
}

// given are the files that left the program.
type given struct{ files []ui.File }

func (g *given) Export(name string, data []byte) (string, error) {
	g.files = append(g.files, ui.File{Name: name, Data: data})
	return "", nil
}

func (g *given) Pick(*ui.Window) {}

func TestSavedGamesCanBeLookedAt(t *testing.T) {
	s, hand, _ := watch(t, true)
	hand.Click("replay.leave")
	if err := s.Keep.Store.Write(ownCoins+"torn", []byte("{")); err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(s.Front(), 390, 844, 1)
	s.prepare(w)
	phone := uitest.New(t, w)
	phone.Touch = true
	phone.Click("load")
	if phone.Why("replay."+ownCoins+"torn") == "" {
		t.Error("a damaged save can be looked at")
	}
	phone.Click("replay." + keeping.Last("coins"))
	r, ok := phone.Window.Screen().(*replay.Screen)
	if !ok {
		t.Fatalf("%v is no replay", phone.Window)
	}
	phone.Click("replay.forward")
	if r.Tape().At() != 1 {
		t.Errorf("a step leads to moment %d", r.Tape().At())
	}
	phone.Click("replay.leave")
	if !phone.Has("replay." + keeping.Last("coins")) {
		t.Error("the way back does not lead to the list")
	}
}

func TestTheLogIsCopiedOrBecomesAFile(t *testing.T) {
	s := newShell(t, device.Memory{})
	hand := played(t, s, 0, session.Person, session.Person)
	given := &given{}
	s.Exchange = given
	table := tableOf(t, hand)
	copied := ""
	s.clip = func(_ context.Context, text string) error { copied = text; return nil }
	hand.Click("copy")
	if copied != table.About() || given.files != nil {
		t.Errorf("%q is copied, and %d files are written", copied, len(given.files))
	}
	s.clip = func(context.Context, string) error { return errors.New("no clipboard") }
	hand.Click("copy")
	if len(given.files) != 1 || string(given.files[0].Data) != table.About() || given.files[0].Name != "holoboard-log.txt" {
		t.Errorf("without a clipboard the files are %v", given.files)
	}
}
