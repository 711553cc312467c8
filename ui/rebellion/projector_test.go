package rebellion

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/rebellion/combat"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// toldFirst is what a feed of everybody's desk at a session tells first.
func toldFirst(s *Session) []byte {
	return session.NewFeed(session.NewHost(s, true).Desk(game.Table), match.Wire(), 0, 0).Next()
}

// room is a second window that follows a game.
type room struct {
	*watch.Follower[rules.State, rules.View, *rules.Event]
	feed   *session.Feed[rules.View]
	window *ui.Window
}

func newRoom(t testing.TB) *room {
	words := uitest.Words(t, "en", rules.ID)
	f := kit().Follow(&fakeProgram{words: words}).(*watch.Follower[rules.State, rules.View, *rules.Event])
	return &room{f, nil, ui.NewWindow(f, 1280, 720, 1)}
}

// tell brings what is new to the room, and lets all be told.
func (r *room) tell(t testing.TB, host *session.Host[rules.State, rules.View]) {
	t.Helper()
	if r.feed == nil {
		r.feed = session.NewFeed(host.Desk(game.Table), match.Wire(), 0, 0)
	}
	if err := r.Take(r.feed.Next()); err != nil {
		t.Fatal(err)
	}
	r.window.Settle(time.Minute)
}

func TestTheRoomSeesTableMissionsAndCombats(t *testing.T) {
	for _, c := range []struct {
		key  game.Key
		fits func(scene.Scene) bool
	}{
		{"turn", func(s scene.Scene) bool { return s == nil }},
		{"oppose", func(s scene.Scene) bool { _, is := s.(*mission.Scene); return is }},
		{"fire_at", func(s scene.Scene) bool { _, is := s.(*combat.Scene); return is }},
		{"build", func(s scene.Scene) bool { return s == nil }},
	} {
		m, r := asking(t, c.key), newRoom(t)
		host := session.NewHost(m.game, true)
		r.tell(t, host)
		if !c.fits(r.Table.Scene) || *r.Table.View != m.game.View(game.Table) {
			t.Errorf("%s: the room sees the scene %T", c.key, r.Table.Scene)
		}
		d, _ := m.game.Decision(m.game.Asked())
		if err := m.game.Answer(d.Seat, d.Options[0]); err != nil {
			t.Fatal(err)
		}
		r.tell(t, host)
		if r.Table.Reel.Busy() || *r.Table.View != m.game.View(game.Table) {
			t.Errorf("%s: the room does not see what was decided", c.key)
		}
	}
}

func TestWhatWasTakenBackIsForgotten(t *testing.T) {
	m := asking(t, "activate")
	r, host := newRoom(t), session.NewHost(m.game, true)
	r.tell(t, host)
	before := len(r.Table.Reel.Events)
	d, _ := m.game.Decision(m.game.Asked())
	desk := host.Desk(d.Seat)
	if err := desk.Answer(desk.Position().At(), d.Options[0]); err != nil {
		t.Fatal(err)
	}
	r.tell(t, host)
	if len(r.Table.Reel.Events) <= before {
		t.Fatal("the activation is not told")
	}
	if err := desk.TakeBack(desk.Position().At(), 1); err != nil {
		t.Fatal(err)
	}
	r.tell(t, host)
	if got := len(r.Table.Reel.Events); got != before || *r.Table.View != m.game.View(game.Table) {
		t.Errorf("%d events are told after it was taken back, want %d", got, before)
	}
}

func TestWhatCannotBeReadIsRefused(t *testing.T) {
	for _, shown := range []string{"", "half a view", string(toldFirst(asking(t, "fire_at").game)[:400])} {
		if newRoom(t).Take([]byte(shown)) == nil {
			t.Errorf("%q is shown", shown)
		}
	}
}

// Who follows a game is told of all of it at first, which is short, and then of every decision what is new.
func TestWhatIsToldIsShortAndWhole(t *testing.T) {
	const mostFirst, most = 100_000, 4_000 // bytes
	m := asking(t, "fire_at")
	host, r := session.NewHost(m.game, true), newRoom(t)
	if n := len(toldFirst(m.game)); n > mostFirst {
		t.Errorf("a game is told in %d bytes, more than %d", n, mostFirst)
	}
	r.tell(t, host)
	want := reel.EventsOf(reel.FramesOf(seen(host), rows.Meaning{}.Event))
	if len(want) < 60 || !slices.EqualFunc(r.Table.Reel.Events, want, func(a, b *rules.Event) bool { return *a == *b }) || *r.Table.View != m.game.View(game.Table) {
		t.Errorf("of %d events %d are read, or other ones", len(want), len(r.Table.Reel.Events))
	}
	for range 20 {
		d, _ := m.game.Decision(m.game.Asked())
		if err := m.game.Answer(d.Seat, d.Options[:max(d.Min, 1)]...); err != nil {
			t.Fatal(err)
		}
		telling := r.feed.Next()
		if len(telling) == 0 || len(telling) > most || r.Take(telling) != nil {
			t.Errorf("an answer is told in %d bytes", len(telling))
		}
	}
}

// seen is what everybody saw at a table.
func seen(host *session.Host[rules.State, rules.View]) []session.Frame[*rules.View] {
	frames, _ := host.Desk(game.Table).Frames(0)
	return frames
}

// Whoever sits at the table, on the projector no hand and no base is to be seen.
func TestTheTableCanBeShownToTheRoom(t *testing.T) {
	s := sit(t, 22, session.Person, "cadet")
	s.settle(t)
	for _, end := range []func(){
		func() { s.hand.Key(ui.KeyP) }, func() { s.hand.Key(ui.KeyEscape) }, func() { s.hand.Click("projector.back") },
	} {
		asked := s.screen.Asked()
		if !s.hand.Has("mission.sabotage") {
			t.Fatal("the player does not see his hand")
		}
		s.hand.Key(ui.KeyP)
		if s.screen.ScreenName() != "projector" || s.hand.Has("mission.sabotage") || s.screen.Asked() != "" || !s.hand.Window.Fullscreen {
			t.Errorf("the screen is %q, asks %q, full %v", s.screen.ScreenName(), s.screen.Asked(), s.hand.Window.Fullscreen)
		}
		back, ok := s.hand.Window.Spot("projector.back")
		for _, thing := range s.screen.Projector().Table.Board.AppendThings(nil, s.screen.Projector().Table.View) {
			if !ok || back.Overlaps(thing.Rect) {
				t.Errorf("the way back lies at %v, over %s", back, words.ID(thing.Option))
			}
		}
		if got := s.screen.Projector().Table.View; *got != s.Game.View(game.Table) {
			t.Error("the room sees more or less than everybody may see")
		}
		end()
		s.settle(t)
		if s.screen.ScreenName() != "table" || s.screen.Asked() != asked || s.hand.Window.Fullscreen {
			t.Errorf("back: the screen is %q, asks %q, want %q", s.screen.ScreenName(), s.screen.Asked(), asked)
		}
	}
}

func TestTwoPeopleComeBackFromTheProjectorToTheCover(t *testing.T) {
	s := sit(t, 21, session.Person, session.Person)
	s.settle(t)
	s.hand.Click("cover.sit")
	s.hand.Key(ui.KeyP)
	s.hand.Key(ui.KeyP)
	if !s.screen.Waits() || s.hand.Has("mission.sabotage") {
		t.Error("the hand of the Rebels is uncovered")
	}
}

// A game of computers goes on while the room looks at it.
func TestTheRoomWatchesAGameOfComputers(t *testing.T) {
	s := sit(t, 26, "random", "random")
	s.hand.Key(ui.KeyP)
	before := len(s.screen.Projector().Table.Reel.Events)
	s.hand.Wait(5 * time.Second)
	if len(s.screen.Projector().Table.Reel.Events) < before+100 || s.screen.Projector().Table.View.Seat != game.Table {
		t.Errorf("the room has been told %d events more, by seat %d", len(s.screen.Projector().Table.Reel.Events)-before, s.screen.Projector().Table.View.Seat)
	}
}

// Whatever bytes a projector is given, it refuses them, or it can be told better ones afterwards: a screen that fails over them is left.
func TestAProjectorBearsAnyBytes(t *testing.T) {
	s, err := session.New(match.Title(), session.Start{Setup: rules.WriteSetup(rules.Setup{}), Seed: 1, Seats: tabletest.Two})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		d, _ := s.Decision(s.Asked())
		if err := s.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	whole := toldFirst(s)
	tries := 150
	if testing.Short() {
		tries = 30
	}
	for try := range tries {
		data := bytes.Clone(whole)
		for range 1 + try%40 {
			data[r.IntN(len(data))] = byte(r.IntN(256))
		}
		if laid, pieces := show(t, data); laid > mostLaid || pieces > mostPieces {
			t.Errorf("try %d lays out %d bytes of text, and draws %d pieces in a frame", try, laid, pieces)
		}
	}
}

// What bytes may have a projector do in two seconds.
const (
	mostLaid   = 1150 // 569 bytes of text
	mostPieces = 1150 // 570
)

// show has bytes shown for two seconds, as far as they can be, and tells how much text was laid out and of how many pieces the last frame
// is made.
func show(t *testing.T, data []byte) (laid, pieces int) {
	t.Helper()
	r := newRoom(t)
	defer func() {
		recover() // the second window says then that it cannot show this
		laid = r.window.LaidOut()
		pieces, _ = r.window.Cost()
	}()
	if r.Take(data) == nil {
		r.window.Settle(2 * time.Second)
	}
	return laid, pieces
}
