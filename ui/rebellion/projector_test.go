package rebellion

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/rebellion/combat"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/table/watch"
)

// bytesOf is what a follower is given.
func bytesOf(s watch.Shown[rules.View, rules.Event]) []byte { return s.Bytes() }

// What is told of a game depends on nothing but what everybody may see: in a game that the table cannot tell from the true one the
// same is told, whatever is hidden there.
func TestWhatIsShownTellsNothingHidden(t *testing.T) {
	for seed := range uint64(3) {
		s, err := session.New(match.Title(), session.Start{Setup: rules.WriteSetup(rules.Setup{Standard: seed == 1}), Seed: seed, Seats: tabletest.Two})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 9))
		for decisions := 0; !s.Over(); decisions++ {
			if decisions%40 == 0 {
				shown := watch.ShownOf[rules.View, rules.Event](openDesk(s))
				other := s.Position(game.Table).Imagine(r)
				imagined := watch.Shown[rules.View, rules.Event]{View: other.View(game.Table), News: shown.News, Heard: shown.Heard, Asked: other.Pending.Seat, Chairs: shown.Chairs}
				if !bytes.Equal(bytesOf(shown), bytesOf(imagined)) {
					t.Fatalf("seed %d, decision %d: another game that looks alike is shown otherwise", seed, decisions)
				}
			}
			d, _ := s.Decision(s.Asked())
			if err := s.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range watch.ShownOf[rules.View, rules.Event](openDesk(s)).News {
			if e.Event.SeenBy(game.Table) != game.Event(e.Event) {
				t.Errorf("%s is shown with its secrets", e.Event.Kind)
			}
		}
	}
}

// room is a projector that is told of a game, with a window on it.
type room struct {
	*watch.Projector[rules.View, rules.Event]
	window *ui.Window
}

func newRoom(t testing.TB) *room {
	words, err := assets.NewWordsFor("en", rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	p := newProjector(&fakeProgram{words: words})
	return &room{p, ui.NewWindow(p, 1280, 720, 1)}
}

// tell brings the bytes to the projector, and lets all be told.
func (r *room) tell(t testing.TB, s *Session) {
	t.Helper()
	if err := r.Take(bytesOf(watch.ShownOf[rules.View, rules.Event](openDesk(s)))); err != nil {
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
		r.tell(t, m.game)
		if !c.fits(r.Table.Scene) || r.Table.View != m.game.View(game.Table) {
			t.Errorf("%s: the room sees the scene %T", c.key, r.Table.Scene)
		}
		d, _ := m.game.Decision(m.game.Asked())
		if err := m.game.Answer(d.Seat, d.Options[0]); err != nil {
			t.Fatal(err)
		}
		r.tell(t, m.game)
		if r.Table.Reel.Busy() || r.Table.View != m.game.View(game.Table) {
			t.Errorf("%s: the room does not see what was decided", c.key)
		}
	}
}

func TestWhatWasTakenBackIsForgotten(t *testing.T) {
	m := asking(t, "activate")
	r := newRoom(t)
	r.tell(t, m.game)
	before := len(r.Table.Reel.Events)
	d, _ := m.game.Decision(m.game.Asked())
	if err := m.game.Answer(d.Seat, d.Options[0]); err != nil {
		t.Fatal(err)
	}
	r.tell(t, m.game)
	if len(r.Table.Reel.Events) <= before {
		t.Fatal("the activation is not told")
	}
	if !m.game.CanUndo(d.Seat) || !m.game.Undo(d.Seat) {
		t.Fatal("it cannot be taken back")
	}
	r.tell(t, m.game)
	if got := len(r.Table.Reel.Events); got != before || r.Table.View != m.game.View(game.Table) {
		t.Errorf("%d events are told after it was taken back, want %d", got, before)
	}
}

func TestWhatCannotBeReadIsRefused(t *testing.T) {
	for _, shown := range []string{"", "half a view", string(bytesOf(watch.Shown[rules.View, rules.Event]{})[:40])} {
		if newRoom(t).Take([]byte(shown)) == nil {
			t.Errorf("%q is shown", shown)
		}
	}
}

// A second window is told at every decision: what it reads is what happened, and short.
func TestWhatIsShownIsShortAndWhole(t *testing.T) {
	const most = 100_000 // bytes
	s := asking(t, "fire_at").game
	shown := watch.ShownOf[rules.View, rules.Event](openDesk(s))
	data := bytesOf(shown)
	read, err := watch.ReadShown[rules.View, rules.Event](data)
	if err != nil {
		t.Fatal(err)
	}
	if len(shown.News) < 60 || !slices.Equal(read.News, shown.News) || read.View != shown.View {
		t.Errorf("of %d events %d are read, or other ones", len(shown.News), len(read.News))
	}
	if len(data) > most {
		t.Errorf("%d events take %d bytes, more than %d", len(shown.News), len(data), most)
	}
}

// Whoever sits at the table, on the projector no hand and no base is to be seen.
func TestTheTableCanBeShownToTheRoom(t *testing.T) {
	s := sit(t, 22, session.Person, "cadet")
	s.settle(t)
	for _, end := range []func(){
		func() { s.hand.Key(ui.KeyP) }, func() { s.hand.Key(ui.KeyEscape) }, func() { s.hand.Click("projector.back") },
	} {
		asked := s.Asked()
		if !s.hand.Has("mission.sabotage") {
			t.Fatal("the player does not see his hand")
		}
		s.hand.Key(ui.KeyP)
		if s.ScreenName() != "projector" || s.hand.Has("mission.sabotage") || s.Asked() != "" || !s.hand.Window.Fullscreen {
			t.Errorf("the screen is %q, asks %q, full %v", s.ScreenName(), s.Asked(), s.hand.Window.Fullscreen)
		}
		back, ok := s.hand.Window.Spot("projector.back")
		for _, thing := range s.Projector().Table.Board.AppendThings(nil, &s.Projector().Table.View) {
			if !ok || back.Overlaps(thing.Rect) {
				t.Errorf("the way back lies at %v, over %s", back, words.ID(thing.Option))
			}
		}
		if got := s.Projector().Table.View; got != s.Game.View(game.Table) {
			t.Error("the room sees more or less than everybody may see")
		}
		end()
		s.settle(t)
		if s.ScreenName() != "table" || s.Asked() != asked || s.hand.Window.Fullscreen {
			t.Errorf("back: the screen is %q, asks %q, want %q", s.ScreenName(), s.Asked(), asked)
		}
	}
}

func TestTwoPeopleComeBackFromTheProjectorToTheCover(t *testing.T) {
	s := sit(t, 21, session.Person, session.Person)
	s.settle(t)
	s.hand.Click("cover.sit")
	s.hand.Key(ui.KeyP)
	s.hand.Key(ui.KeyP)
	if !s.Waits() || s.hand.Has("mission.sabotage") {
		t.Error("the hand of the Rebels is uncovered")
	}
}

// A game of computers goes on while the room looks at it.
func TestTheRoomWatchesAGameOfComputers(t *testing.T) {
	s := sit(t, 26, "random", "random")
	s.hand.Key(ui.KeyP)
	before := len(s.Projector().Table.Reel.Events)
	s.hand.Wait(5 * time.Second)
	if len(s.Projector().Table.Reel.Events) < before+100 || s.Projector().Table.View.Seat != game.Table {
		t.Errorf("the room has been told %d events more, by seat %d", len(s.Projector().Table.Reel.Events)-before, s.Projector().Table.View.Seat)
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
	whole := bytesOf(watch.ShownOf[rules.View, rules.Event](openDesk(s)))
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
