package rebellion

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/rebellion/combat"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tabletest"
)

// bytesOf is what a follower is given.
func bytesOf(t testing.TB, s Shown) []byte {
	t.Helper()
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// What is told of a game depends on nothing but what everybody may see: in a game that the table cannot tell from the true one the
// same is told, whatever is hidden there.
func TestWhatIsShownTellsNothingHidden(t *testing.T) {
	for seed := range uint64(3) {
		s, err := session.New(sessionTitle(), session.Start{Setup: rules.WriteSetup(rules.Setup{Standard: seed == 1}), Seed: seed, Seats: tabletest.Two})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 9))
		for decisions := 0; !s.Over(); decisions++ {
			if decisions%40 == 0 {
				shown := shownOf(openDesk(s))
				other := s.Position(game.Table).Imagine(r)
				imagined := Shown{View: other.View(game.Table), News: shown.News, Heard: shown.Heard, Asked: other.Pending.Seat, Chairs: shown.Chairs}
				if !bytes.Equal(bytesOf(t, shown), bytesOf(t, imagined)) {
					t.Fatalf("seed %d, decision %d: another game that looks alike is shown otherwise", seed, decisions)
				}
			}
			d, _ := s.Decision(s.Asked())
			if err := s.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range shownOf(openDesk(s)).News {
			if e.Event.SeenBy(game.Table) != game.Event(e.Event) {
				t.Errorf("%s is shown with its secrets", e.Event.Kind)
			}
		}
	}
}

// room is a projector that is told of a game, with a window on it.
type room struct {
	*Projector
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
	if err := r.Take(bytesOf(t, shownOf(openDesk(s)))); err != nil {
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
		if !c.fits(r.table.scene) || r.table.View != m.game.View(game.Table) {
			t.Errorf("%s: the room sees the scene %T", c.key, r.table.scene)
		}
		d, _ := m.game.Decision(m.game.Asked())
		if err := m.game.Answer(d.Seat, d.Options[0]); err != nil {
			t.Fatal(err)
		}
		r.tell(t, m.game)
		if r.table.Reel.Busy() || r.table.View != m.game.View(game.Table) {
			t.Errorf("%s: the room does not see what was decided", c.key)
		}
	}
}

func TestWhatWasTakenBackIsForgotten(t *testing.T) {
	m := asking(t, "activate")
	r := newRoom(t)
	r.tell(t, m.game)
	before := len(r.table.Reel.Events)
	d, _ := m.game.Decision(m.game.Asked())
	if err := m.game.Answer(d.Seat, d.Options[0]); err != nil {
		t.Fatal(err)
	}
	r.tell(t, m.game)
	if len(r.table.Reel.Events) <= before {
		t.Fatal("the activation is not told")
	}
	if !m.game.CanUndo(d.Seat) || !m.game.Undo(d.Seat) {
		t.Fatal("it cannot be taken back")
	}
	r.tell(t, m.game)
	if got := len(r.table.Reel.Events); got != before || r.table.View != m.game.View(game.Table) {
		t.Errorf("%d events are told after it was taken back, want %d", got, before)
	}
}

// The room joins late, when more has happened than it is told of.
func TestARoomThatJoinsLate(t *testing.T) {
	known := []seat.Frame{{Event: rules.Event{Kind: rules.RoundBegan, N: 1}}, {Event: rules.Event{Kind: rules.PhaseBegan, N: 1}}}
	news := []seat.Frame{{Event: rules.Event{Kind: rules.PhaseBegan, N: 1}}, {Event: rules.Event{Kind: rules.Passed}}}
	for _, c := range []struct {
		shown Shown
		heard int
		want  int // events that are new, -1 where they do not follow
	}{
		{Shown{News: news, Heard: 3}, 2, 1},
		{Shown{News: news, Heard: 3}, 3, -1}, // another event was the last
		{Shown{News: news, Heard: 3}, 5, -1},
		{Shown{News: news, Heard: 9}, 2, -1},
		{Shown{News: append(slices.Clone(known), news[1]), Heard: 3}, 2, 1},
		{Shown{News: known, Heard: 2}, 2, 0},
	} {
		got, follows := c.shown.since(reel.EventsOf(known), c.heard)
		if follows != (c.want >= 0) || follows && len(got) != c.want {
			t.Errorf("%d of %d heard: %d are new, follows %v; want %d", c.heard, c.shown.Heard, len(got), follows, c.want)
		}
	}
}

func TestWhatCannotBeReadIsRefused(t *testing.T) {
	for _, shown := range []string{"{half a", `{"news":"Bw=="}`, `{"news":7}`} {
		if newRoom(t).Take([]byte(shown)) == nil {
			t.Errorf("%s is shown", shown)
		}
	}
}

// A second window is told at every decision: what it reads is what happened, and short.
func TestWhatIsShownIsShortAndWhole(t *testing.T) {
	const most = 100_000 // bytes
	s := asking(t, "fire_at").game
	shown := shownOf(openDesk(s))
	data := bytesOf(t, shown)
	var read Shown
	if err := json.Unmarshal(data, &read); err != nil {
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
		if got := s.projector.table.View; got != s.Game.View(game.Table) {
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
	if !s.covered() || s.hand.Has("mission.sabotage") {
		t.Error("the hand of the Rebels is uncovered")
	}
}

// A game of computers goes on while the room looks at it.
func TestTheRoomWatchesAGameOfComputers(t *testing.T) {
	s := sit(t, 26, "random", "random")
	s.hand.Key(ui.KeyP)
	before := s.projector.heard
	s.hand.Wait(5 * time.Second)
	if s.projector.heard < before+100 || s.projector.table.View.Seat != game.Table {
		t.Errorf("the room has been told %d events more, by seat %d", s.projector.heard-before, s.projector.table.View.Seat)
	}
}
