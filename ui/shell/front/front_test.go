//go:build !js

package front

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"io/fs"
	"math"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// The titles of these tests are made up. The first four have the lights and rims of the design.
var (
	madeNames  = []string{"Orbits", "Broadsides", "The Balance", "Regiment", "Caravans", "Harvest", "Deep Mine", "Monsoon", "Lighthouse", "Glacier", "Foundry", "Orchard"}
	madeLights = []uint32{0x5FA0FF, 0x4FE3D4, 0xDDB3FF, 0xEBA83C}
	madeSigns  = []string{"title_rebellion", "map", "book", "cup"}
	madeRims   = []holo.Rim{
		{Arcs: []holo.Arc{holo.Circle(1, 1, false), holo.Circle(1.1, 0.7, true)}, Beads: []holo.Bead{{R: 1.1, Angle: 0.5}}},
		{Arcs: []holo.Arc{quarter(0), quarter(1), quarter(2), quarter(3)}},
		{Arcs: []holo.Arc{{R: 1.06, From: math.Pi / 2, To: math.Pi * 1.5, Width: 2.2}, {R: 1.06, From: -math.Pi / 2, To: math.Pi / 2, Width: 1, Dotted: true}}},
		{Arcs: []holo.Arc{holo.Circle(1, 0.8, true)}, Ticks: 48},
	}
)

func quarter(i int) holo.Arc {
	from := math.Pi/4 + float64(i)*math.Pi/2 + 0.13
	return holo.Arc{R: 1.06, From: from, To: from + math.Pi/2 - 0.26, Width: 1.6}
}

// made makes so many titles up.
func made(n int) (titles []shelf.Title) {
	coins := shelltest.Shelf()[0]
	for i, name := range madeNames[:n] {
		title := coins
		title.ID = fmt.Sprintf("made_%d", i)
		title.Words = func(string) fs.FS {
			return fstest.MapFS{
				"shelf.toml": {Data: fmt.Appendf(nil, "title = { name = %q, full = %q, motto = \"Made up.\" }\nside = { black = \"Black\", white = \"White\" }\nlesson = { first = \"One\", second = \"Two\" }", name, name)},
				"rules.toml": {Data: []byte("rule = { a = \"b\" }")},
			}
		}
		light := madeLights[i%len(madeLights)]
		title.Light = func(p render.Palette) render.Color {
			if i == 1 && p == render.PaletteFor(render.WithoutBlue, false) { // there it would be taken for what one may do
				return render.Hex(0xA8C8FF)
			}
			return render.Hex(light)
		}
		title.Sign, title.Minutes = madeSigns[i%len(madeSigns)], 30*(i+1)
		title.Look = holo.Look{Rim: madeRims[i%len(madeRims)], Flat: grid, Lift: 0.08, Stand: ball, Tall: 1.5}
		titles = append(titles, title)
	}
	return titles
}

func grid(b *holo.Brush) {
	for i := -4; i <= 4; i++ {
		k := float64(i) / 5
		h := math.Sqrt(1 - k*k)
		b.Line(1, b.Light.Alpha(0.4), b.At(k, 0, -h), b.At(k, 0, h))
		b.Line(1, b.Light.Alpha(0.4), b.At(-h, 0, k), b.At(h, 0, k))
	}
}

func ball(b *holo.Brush) {
	b.Ball(0, 0.9, 0, 0.4, func(x, y, z float64) render.Color { return b.Light.Mix(render.Hex(0x040812), 0.5-0.4*y) })
}

// taken are the ways that pages led, in turn.
type taken struct{ all []string }

func (w *taken) to(f *ui.Frame, where string) { w.all = append(w.all, where) }

func (w *taken) Continue(f *ui.Frame, title *shelf.Title) error {
	w.to(f, "continue "+title.ID)
	return nil
}
func (w *taken) NewGame(f *ui.Frame, title *shelf.Title)            { w.to(f, "new "+title.ID) }
func (w *taken) Learn(f *ui.Frame, title *shelf.Title)              { w.to(f, "learn "+title.ID) }
func (w *taken) Chapter(f *ui.Frame, title *shelf.Title, n int)     { w.to(f, "chapter "+title.ID) }
func (w *taken) Saved(f *ui.Frame, title *shelf.Title, _ ui.Screen) { w.to(f, "saved "+title.ID) }
func (w *taken) Statistics(f *ui.Frame, title *shelf.Title, _ ui.Screen) {
	w.to(f, "statistics "+title.ID)
}
func (w *taken) Settings(f *ui.Frame, _ ui.Screen)  { w.to(f, "settings") }
func (w *taken) About(f *ui.Frame, _ ui.Screen)     { w.to(f, "about") }
func (w *taken) Speak(f *ui.Frame, language string) { w.to(f, "speak "+language) }
func (w *taken) Notice() string                     { return "" }
func (w *taken) last() string {
	if len(w.all) == 0 {
		return ""
	}
	return w.all[len(w.all)-1]
}

// shelfOf is a shelf with so many titles, of which nothing was played.
func shelfOf(t *testing.T, titles []shelf.Title, store device.Store) (*Shelf, *taken) {
	t.Helper()
	g := &page.Ground{
		Titles: titles, Keep: keeping.New(store, titles), Trouble: func(error) {},
		LookUp: func(*ui.Frame, *shelf.Title, ui.Screen, string) {},
	}
	if err := g.Speak("en"); err != nil {
		t.Fatal(err)
	}
	ways := &taken{}
	s := New(g, ways)
	s.CanQuit = true
	return s, ways
}

// played keeps a game of a title that a person left in the middle, so long after the others.
func played(t *testing.T, s *Shelf, i int, later time.Duration) {
	t.Helper()
	title := &s.Titles[i]
	of := shelltest.CoinsTitle()
	of.ID = title.ID
	start := session.Start{Setup: title.Setups[0].Setup, Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Kind: "cadet"}}}
	g, err := session.New(of, start)
	if err != nil {
		t.Fatal(err)
	}
	data, err := g.Save()
	if err != nil {
		t.Fatal(err)
	}
	s.Keep.Now = func() time.Time { return time.Date(2026, 1, 2, 20, 15, 0, 0, time.UTC).Add(later) }
	if err := s.Keep.Keep(title, keeping.Last(title.ID), "", &shelltest.Table{Session: g}, start.Seats, data); err != nil {
		t.Fatal(err)
	}
}

func window(s *Shelf, w, h int, zoom float64) *ui.Window {
	win := ui.NewWindow(s.Front(), w, h, 1)
	win.Zoom = zoom
	return win
}

func TestMadeUpTitlesLookLikeThemselves(t *testing.T) { shelltest.Looks(t, made(4)) }

// With one title or with twelve, on every screen, all that can be touched lies on the screen and on nothing else, and every title can be
// come to.
func TestAnyNumberOfTitlesFits(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 12} {
		for _, size := range []struct {
			w, h int
			zoom float64
		}{{1280, 720, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {1280, 1024, 1}, {1280, 720, 1.4}, {1280, 720, 2}, {390, 844, 1}, {390, 664, 1}, {844, 390, 1}, {800, 1200, 1}} {
			s, _ := shelfOf(t, made(n), device.Memory{})
			s.turn.shown, s.turn.laid = -1000, true // no hologram is painted: this is about places
			w := window(s, size.w, size.h, size.zoom)
			w.Settle(time.Second)
			what := fmt.Sprintf("%d titles on %v", n, size)
			bounds := ui.Box(0, 0, float64(size.w)/w.Scale(), float64(size.h)/w.Scale())
			spots := w.Touchable()
			for i, a := range spots {
				if !a.Rect.Within(bounds.Inset(-0.5)) {
					t.Errorf("%s: %s lies outside, at %v", what, a.ID, a.Rect)
				}
				for _, b := range spots[:i] {
					if pads := strings.HasPrefix(a.ID, "pad.") && strings.HasPrefix(b.ID, "pad."); !pads && a.Rect.Inset(0.5).Overlaps(b.Rect) {
						t.Errorf("%s: %s lies on %s", what, a.ID, b.ID)
					}
				}
			}
			hand := uitest.New(t, w)
			for i := range s.Titles {
				if !comes(hand, titleID(&s.Titles[i])) {
					t.Errorf("%s: no way leads to %s", what, s.Titles[i].ID)
				}
			}
			for _, text := range w.Shortened() {
				t.Errorf("%s: %q is cut short", what, text)
			}
		}
	}
}

// A title's page is seen whole on the smallest screens of a desk, whatever was played of the title: nothing there has to be scrolled to.
func TestATitlesPageIsWholeOnALowScreen(t *testing.T) {
	for _, size := range []struct{ w, h int }{{900, 600}, {1024, 581}, {1024, 600}, {1280, 640}} {
		for _, known := range []bool{false, true} {
			s, _ := shelfOf(t, made(2), device.Memory{})
			if known {
				played(t, s, 0, 0)
			}
			page := s.Page(&s.Titles[0]).(*titlePage)
			if known {
				page.facts.best, page.facts.about = "Best: an admiral", "7 rounds"
			}
			w := ui.NewWindow(page, size.w, size.h, 1)
			t.Cleanup(w.Close)
			w.Settle(time.Second)
			bounds := ui.Box(0, 0, float64(size.w), float64(size.h))
			spots := w.Spots()
			for _, spot := range spots {
				if !spot.Rect.Within(bounds.InsetXY(0, 2)) {
					t.Errorf("known %v on %v: %s is at %v", known, size, spot.ID, spot.Rect)
				}
			}
			if len(spots) < 8 {
				t.Errorf("known %v on %v: only %d things can be pressed", known, size, len(spots))
			}
			for _, text := range w.Shortened() {
				t.Errorf("known %v on %v: %q is cut short", known, size, text)
			}
		}
	}
}

// comes goes on by Tab until a spot has the focus and can be seen.
func comes(hand *uitest.Hand, id string) bool {
	for range 40 {
		if hand.Window.Focus() == id && hand.Has(id) {
			return true
		}
		hand.Key(ui.KeyTab)
	}
	return false
}

// What takes long to paint comes when the first frame is seen, and after an answer to who does something at once.
func TestThePageComesBeforeTheTable(t *testing.T) {
	s, _ := shelfOf(t, made(2), device.Memory{})
	w := window(s, 1280, 720, 1)
	tick := func(in ui.Input) { w.Invalidate(); w.Tick(in) }
	w.Unseen = true
	for range 3 {
		tick(ui.Input{})
	}
	if _, ok := w.Spot(titleID(&s.Titles[0])); !ok || s.turn.laid {
		t.Errorf("before it is seen: the list is there: %v, the table is painted: %v", ok, s.turn.laid)
	}
	w.Unseen = false
	tick(ui.Input{Keys: []ui.Key{ui.KeyTab}})
	if s.turn.laid {
		t.Error("the table is painted before the key is answered")
	}
	tick(ui.Input{})
	if !s.turn.laid || len(s.turn.risen) > 0 {
		t.Errorf("then the table is painted: %v, holograms stand: %v", s.turn.laid, s.turn.risen)
	}
	for range 60 {
		tick(ui.Input{})
	}
	if len(s.turn.risen) != 2 {
		t.Errorf("in the end %d holograms stand", len(s.turn.risen))
	}
}

// Rows, ring, pads and the turn of the table are those of the design for each number of titles.
func TestTheTableOfTheDesign(t *testing.T) {
	for n, want := range map[int]struct{ row, step, ring, pad, front float64 }{
		1: {64, 72, 0, 0.62, 1}, 2: {64, 72, 0.46, 0.43, 1.06}, 3: {64, 72, 0.58, 0.35, 1.05}, 4: {64, 72, 0.575, 0.31, 1.12},
		5: {44, 48, 0.62, 0.26, 1.25}, 6: {44, 48, 0.64, 0.235, 1.36}, 7: {40, 43, 0.66, 0.2, 1.5}, 8: {40, 43, 0.67, 0.185, 1.5}, 9: {40, 43, 0.67, 0.185, 1.5},
	} {
		s, _ := shelfOf(t, made(n), device.Memory{})
		s.turn.shown, s.turn.laid = -1000, true
		w := window(s, 1280, 720, 1)
		w.Settle(time.Second)
		first, _ := w.Spot(titleID(&s.Titles[0]))
		if first.H != want.row || n < 9 && (first.X != 40 || first.W != 400) {
			t.Errorf("%d titles: the first row is %v", n, first)
		}
		if second, ok := w.Spot("title.made_1"); ok && second.Y-first.Y != want.step {
			t.Errorf("%d titles: rows are %v apart", n, second.Y-first.Y)
		}
		f := frameOf(w)
		p := (&front{Shelf: s}).layout(f)
		pad := s.place(f, p, 0)
		if ring := math.Hypot(pad.X, pad.Z); math.Abs(ring-want.ring) > 0.001 || math.Abs(pad.R-want.pad*want.front) > 0.001 {
			t.Errorf("%d titles: the front pad is %.3f from the middle, %.3f large", n, ring, pad.R)
		}
		for i := 1; i < n; i++ {
			if other := s.place(f, p, i); other.Z > pad.Z+0.001 {
				t.Errorf("%d titles: %d stands before the one in front", n, i)
			}
		}
		if got := len(s.onTable(f)); got != min(n, 8) {
			t.Errorf("%d titles: %d are on the table", n, got)
		}
	}
}

// frameOf is a frame of a window, to ask the layout with.
func frameOf(w *ui.Window) (frame *ui.Frame) {
	probe := ui.NewWindow(screenFunc(func(f *ui.Frame) { frame = f }), 1280, 720, 1)
	probe.Tick(ui.Input{})
	return frame
}

type screenFunc func(f *ui.Frame)

func (show screenFunc) Show(f *ui.Frame) { show(f) }

// The first frame paints no hologram; after it there is one sheet a frame, and none is read but what the shelf shows.
func TestTheFirstFrameIsThereAtOnce(t *testing.T) {
	titles := made(3)
	read := map[string]int{}
	for i := range titles {
		words := titles[i].WordsIn("en").(fstest.MapFS)
		titles[i].Words = func(string) fs.FS { return counting{words, read} }
	}
	s, _ := shelfOf(t, titles, device.Memory{})
	w := window(s, 1280, 720, 1)
	w.Invalidate()
	w.Tick(ui.Input{})
	if len(s.turn.risen) != 0 {
		t.Error("a hologram is there in the first frame")
	}
	for range 3 * holo.Sheets {
		w.Tick(ui.Input{})
	}
	if len(s.turn.risen) != 3 {
		t.Errorf("after a sheet for each frame %d holograms are there", len(s.turn.risen))
	}
	if read["rules.toml"] != 0 || read["shelf.toml"] != 3 {
		t.Errorf("read were %v", read)
	}
	hand := uitest.New(t, w)
	hand.Click("title.made_1")
	hand.Wait(time.Second)
	if read["rules.toml"] != 1 {
		t.Errorf("with one title open its rules were read %d times", read["rules.toml"])
	}
}

// counting counts the files that are read.
type counting struct {
	fstest.MapFS
	read map[string]int
}

func (c counting) Open(name string) (fs.File, error) {
	if strings.HasSuffix(name, ".toml") {
		c.read[name]++
	}
	return c.MapFS.Open(name)
}

func TestTheGameLeftLastStandsInFront(t *testing.T) {
	s, ways := shelfOf(t, made(4), device.Memory{})
	played(t, s, 1, 0)
	played(t, s, 2, time.Hour)
	hand := uitest.New(t, window(s, 1280, 720, 1))
	if s.turn.to != 2 {
		t.Errorf("title %d stands in front", s.turn.to)
	}
	for i, want := range []struct {
		said string
		acts bool
	}{{"not played yet", false}, {"your turn", true}, {"your turn", true}, {"not played yet", false}} {
		if said, acts := s.state(&s.Titles[i]); said != want.said || acts != want.acts {
			t.Errorf("title %d is said to be %q, acts %v", i, said, acts)
		}
	}
	hand.Key(ui.KeyEnter)
	hand.Key(ui.KeyC)
	hand.Click("continue")
	if want := []string{"continue made_2", "continue made_2", "continue made_2"}; !slices.Equal(ways.all, want) {
		t.Errorf("the ways are %v", ways.all)
	}
}

// Who has played nothing yet starts with the first lesson.
func TestWhoHasPlayedNothingStartsHere(t *testing.T) {
	s, ways := shelfOf(t, made(1), device.Memory{})
	hand := uitest.New(t, window(s, 1280, 720, 1))
	hand.Key(ui.KeyEnter)
	if ways.last() != "chapter made_0" {
		t.Errorf("the ways are %v", ways.all)
	}
	for id, want := range map[string]string{"new_game": "new made_0", "learn": "learn made_0", "load": "saved made_0", "settings": "settings", "language": "speak ru", "about": "about"} {
		hand.Click(id)
		if ways.last() != want {
			t.Errorf("%s leads to %q", id, ways.last())
		}
	}
	hand.Click("title.made_0")
	hand.Wait(time.Second)
	hand.Key(ui.KeyEnter) // the lessons take the lit place
	if ways.last() != "learn made_0" {
		t.Errorf("on the title's page Enter leads to %q", ways.last())
	}
	for id, want := range map[string]string{"new_game": "new made_0", "learn": "learn made_0", "load": "saved made_0", "statistics": "statistics made_0", "settings": "settings"} {
		hand.Click(id)
		if ways.last() != want {
			t.Errorf("%s leads to %q", id, ways.last())
		}
	}
	if err := s.Keep.KeepLearnt("made_0", s.Titles[0].Chapters[0], keeping.Progress{Step: 1, Of: 1, Done: true}); err != nil {
		t.Fatal(err)
	}
	hand.Window.Invalidate()
	hand.Wait(time.Second)
	if hand.Key(ui.KeyEnter); ways.last() != "new made_0" { // who knows the game begins one
		t.Errorf("after a lesson Enter leads to %q", ways.last())
	}
	hand.Key(ui.KeyEscape)
	hand.Wait(time.Second)
	if !hand.Has("title.made_0") {
		t.Error("Escape does not lead back to the shelf")
	}
	hand.Key(ui.KeyEscape)
	if !hand.Has("leave.no") {
		t.Error("it is not asked before the program ends")
	}
}

// However many titles stand there up to three, a game of the one in front is begun in one press, and learnt in one, whatever was learnt.
func TestLearningIsOnePressAway(t *testing.T) {
	for n := 1; n <= 3; n++ {
		for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
			s, ways := shelfOf(t, made(n), device.Memory{})
			if err := s.Keep.KeepLearnt("made_0", s.Titles[0].Chapters[0], keeping.Progress{Step: 1, Of: 1, Done: true}); err != nil {
				t.Fatal(err)
			}
			hand := uitest.New(t, window(s, size[0], size[1], 1))
			for id, way := range map[string]string{"new_game": "new ", "learn": "learn "} {
				if !comes(hand, id) { // by the rows of titles, which bring another one to the front
					t.Fatalf("%d titles on %v: no way leads to %q", n, size, id)
				}
				if hand.Click(id); ways.last() != way+s.front().ID {
					t.Errorf("%d titles on %v: %s leads to %q with %s in front", n, size, id, ways.last(), s.front().ID)
				}
			}
		}
	}
}

func TestASaveThatDoesNotGoOnSaysWhy(t *testing.T) {
	store := device.Memory{keeping.Last("made_0"): []byte("{half a")}
	s, _ := shelfOf(t, made(2), store)
	hand := uitest.New(t, window(s, 1280, 720, 1))
	if why := hand.Why("continue"); !strings.Contains(why, "damaged") {
		t.Errorf("a damaged save says %q", why)
	}
	s, ways := shelfOf(t, made(1), device.Memory{})
	played(t, s, 0, 0)
	s.Titles[0].Rules -= 2
	hand = uitest.New(t, window(s, 1280, 720, 1))
	if said, _ := s.state(&s.Titles[0]); said != "saved, newer rules" || !strings.Contains(hand.Why("continue"), "newer version") {
		t.Errorf("a save of newer rules is %q and says %q", said, hand.Why("continue"))
	}
	s.Titles[0].Rules += 3
	hand = uitest.New(t, window(s, 1280, 720, 1))
	if said, _ := s.state(&s.Titles[0]); said != "saved, older rules" || !strings.Contains(hand.Why("continue"), "older version") {
		t.Errorf("a save of older rules is %q and says %q", said, hand.Why("continue"))
	}
	hand.Click("continue")
	hand.Click("title.made_0")
	hand.Wait(time.Second)
	hand.Click("new_game")
	if want := []string{"new made_0"}; !slices.Equal(ways.all, want) {
		t.Errorf("the ways are %v", ways.all)
	}
}

// A title that fails to load says so, is tried again by a click, and all others work.
func TestATitleThatFailsToLoadLeavesTheOthersAlone(t *testing.T) {
	titles := made(3)
	torn := true
	words, stand := titles[0].Words, titles[1].Look.Stand
	titles[0].Words = func(language string) fs.FS {
		if torn {
			return fstest.MapFS{"shelf.toml": {Data: []byte("title = {")}}
		}
		return words(language)
	}
	titles[1].Look.Stand = func(b *holo.Brush) {
		if torn {
			panic("torn")
		}
		stand(b)
	}
	s, _ := shelfOf(t, titles, device.Memory{})
	w := window(s, 1280, 720, 1)
	hand := uitest.New(t, w)
	hand.Wait(time.Second)
	states := func(want ...string) {
		t.Helper()
		for i, want := range want {
			if said, _ := s.state(&s.Titles[i]); said != want {
				t.Errorf("title %d is said to be %q, want %q", i, said, want)
			}
		}
	}
	const no, none = "could not be loaded", "not played yet"
	states(no, no, none)
	torn = false
	hand.Click("title.made_0")
	hand.Click("title.made_1")
	hand.Wait(time.Second)
	onFront(t, hand)
	states(none, none, none)
	hand.Click("title.made_0")
	if page, ok := w.Screen().(*titlePage); !ok || page.title.ID != "made_0" {
		t.Errorf("%v is shown", w)
	}
}

func onFront(t *testing.T, hand *uitest.Hand) {
	t.Helper()
	if _, ok := hand.Window.Screen().(*front); !ok {
		t.Errorf("%v is shown", hand.Window)
	}
}

// The table turns to what is focused, pointed at or dragged to the front, and the pages open by keys, pads and rows.
func TestTheTableTurns(t *testing.T) {
	s, _ := shelfOf(t, made(4), device.Memory{})
	w := window(s, 1280, 720, 1)
	hand := uitest.New(t, w)
	front := func(want int, what string) {
		t.Helper()
		hand.Wait(turnTime + 200*time.Millisecond)
		if s.turn.to != want || s.turn.held {
			t.Errorf("%s turns the table to %d, want %d", what, s.turn.to, want)
		}
	}
	hand.Hover("title.made_2")
	front(2, "looking at a row")
	hand.Hover("pad.made_3")
	front(3, "looking at a pad")
	hand.MoveTo(ui.Point{X: 5, Y: 5})
	comes(hand, "title.made_0")
	front(0, "Tab")
	hand.Key(ui.KeyRight)
	front(1, "an arrow key")
	hand.Key(ui.KeyLeft)
	hand.Key(ui.KeyLeft)
	front(3, "the other arrow key")
	hand.Key(ui.KeyHome)
	hand.Press(ui.Point{X: 1100, Y: 640})
	hand.Pull(ui.Point{X: 800, Y: 640})
	hand.Release()
	front(2, "dragging it a quarter round")
	hand.Key(ui.Key2)
	hand.Wait(time.Second)
	if page, ok := w.Screen().(*titlePage); !ok || page.title.ID != "made_1" {
		t.Fatalf("2 opens %v", w)
	}
	hand.Key(ui.KeyEscape)
	hand.Wait(time.Second)
	hand.Click("pad.made_1")
	if page, ok := w.Screen().(*titlePage); !ok || page.title.ID != "made_1" {
		t.Fatalf("a pad opens %v", w)
	}
}

// Without motion, with reduced motion and with the plain list the page is whole.
func TestThePageIsWholeWithoutMotionAndTable(t *testing.T) {
	for what, prepare := range map[string]func(w *ui.Window){
		"no motion": func(w *ui.Window) { w.Clock.Speed = render.Off }, "reduced motion": func(w *ui.Window) { w.Clock.Reduced = true },
	} {
		s, _ := shelfOf(t, made(2), device.Memory{})
		w := window(s, 1280, 720, 1)
		prepare(w)
		hand := uitest.New(t, w)
		hand.Hover("title.made_1")
		if s.turn.to != 1 {
			t.Errorf("%s: the table does not turn", what)
		}
		before := s.turn.phase
		hand.Wait(time.Second)
		if s.turn.phase != before {
			t.Errorf("%s: something moves by itself", what)
		}
		hand.Key(ui.KeyL)
		if hand.Has("pad.made_0") || !hand.Has("title.made_0") {
			t.Errorf("%s: the plain list is not alone, or not there", what)
		}
	}
}

// What moves by itself rests when nobody has done anything for a minute, and while another window is in front.
func TestWhatMovesByItselfRests(t *testing.T) {
	s, _ := shelfOf(t, made(1), device.Memory{})
	w := window(s, 1280, 720, 1)
	hand := uitest.New(t, w)
	moves := func() bool {
		before := s.turn.phase
		hand.Wait(time.Second)
		return s.turn.phase != before
	}
	if !moves() {
		t.Error("nothing moves")
	}
	w.Behind = true
	if hand.Wait(time.Second); moves() {
		t.Error("it moves behind another window")
	}
	w.Behind = false
	hand.MoveTo(ui.Point{X: 600, Y: 20})
	if !moves() {
		t.Error("it does not move again")
	}
	hand.Wait(patience)
	if hand.Wait(time.Second); moves() {
		t.Error("it moves although nobody is there")
	}
}

// A picture that says it is as large as all memory is none.
func TestAPictureTakesNoMoreThanItsPlace(t *testing.T) {
	var small bytes.Buffer
	if err := jpeg.Encode(&small, image.NewGray(image.Rect(0, 0, 8, 8)), nil); err != nil {
		t.Fatal(err)
	}
	if decoded(small.Bytes()) == nil {
		t.Error("a small one is not shown")
	}
	size := bytes.Index(small.Bytes(), []byte{0, 8, 0, 8}) // after the frame's mark, its length and its depth
	copy(small.Bytes()[size:], []byte{0xff, 0xff, 0xff, 0xff})
	if c, err := jpeg.DecodeConfig(bytes.NewReader(small.Bytes())); err != nil || c.Width != 0xffff {
		t.Fatalf("the test makes no large picture: %v, %v", c, err)
	}
	if decoded(small.Bytes()) != nil || decoded([]byte("JPEG")) != nil || decoded(nil) != nil {
		t.Error("one that cannot be shown is shown")
	}
}
