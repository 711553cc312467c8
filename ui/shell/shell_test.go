//go:build !js

package shell

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

func TestANewGameIsAsItWasOrdered(t *testing.T) {
	hand := sit(t, newShell(t, device.Memory{}))
	if hand.Has("continue") {
		t.Error("a game is offered to go on with before there is any")
	}
	hand.Click("new_game")
	hand.Click("name.black")
	hand.Type("Ann")
	hand.Click("white.person")
	hand.Click("name.white")
	hand.Type("Bob")
	hand.Click("swap")
	hand.Click("black.before") // from the cadet, who is offered first, to chance; Bob sits there
	hand.Click("seed")
	hand.Type("x42")
	hand.Click("start")
	got := tableOf(t, hand).Started()
	want := session.Start{
		Setup: json.RawMessage("12"), Seed: 42, Open: true,
		Seats: []session.Chair{{Kind: "random"}, {Name: "Ann", Kind: session.Person}},
	}
	if gotText, wantText := asJSON(t, got), asJSON(t, want); gotText != wantText {
		t.Errorf("the game begins as %s, want %s", gotText, wantText)
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestAsManySeatsAsPlayers(t *testing.T) {
	s := newShell(t, device.Memory{})
	title := &s.Titles[0]
	two := title.Seats[0]
	title.Seats = append(title.Seats, []shelf.Seat{two[0], two[1], {ID: "second", Side: two[1].ID, Name: two[1].Name, About: two[1].About, Sign: two[1].Sign, Light: two[1].Light, Panel: two[1].Panel}})
	hand := sit(t, s)
	hand.Click("new_game")
	if hand.Has("second.person") {
		t.Error("a third seat is there for two players")
	}
	hand.Click("players.3")
	hand.Click("second.before") // before the cadet, who is offered first
	if got := hand.Window.Screen().(*newGame).chairs(); len(got) != 3 || got[2].Kind != "random" {
		t.Errorf("the seats of three players are %v", got)
	}
	hand.Click("players.2")
	if got := hand.Window.Screen().(*newGame).chairs(); len(got) != 2 {
		t.Errorf("the seats of two players are %v", got)
	}
}

func TestHouseRulesAreChosenAndKeptWithTheGame(t *testing.T) {
	hand := sit(t, newShell(t, device.Memory{}))
	hand.Click("new_game")
	hand.Click("house")
	hand.Wait(ui.Tick)
	for _, line := range hand.Window.Lines() {
		if strings.Contains(line.Text, "[R") {
			t.Errorf("a house rule shows the code of the rule that it changes: %q", line.Text)
		}
	}
	for _, rule := range []string{"one_less", "another_less", "one_less"} {
		hand.Click("house." + rule)
	}
	hand.Click("house.done")
	hand.Click("start")
	if got := string(tableOf(t, hand).Started().Setup); got != "11" {
		t.Errorf("the game begins with the setup %s, want one house rule", got)
	}
	s := tableOf(t, hand).Program.(*open).shell
	if got := string(s.newGame(&s.Titles[0]).setupWithHouse()); got != "11" {
		t.Errorf("the next game would begin with the setup %s, want the same house rule", got)
	}
}

// A seed is taken whole, up to the largest; a larger one is none, and begins no game.
func TestASeedIsTakenWhole(t *testing.T) {
	for typed, want := range map[string]uint64{"18446744073709551615": math.MaxUint64, "00000000000000000007": 7, "18446744073709551616": 0} {
		hand := sit(t, newShell(t, device.Memory{}))
		hand.Click("new_game")
		hand.Click("seed")
		hand.Type(typed)
		if short := hand.Window.Shortened(); len(short) > 0 {
			t.Errorf("%s: %q is cut short", typed, short)
		}
		if want == 0 {
			if why := hand.Why("start"); !strings.Contains(why, "18446744073709551615") {
				t.Errorf("%s is refused with %q", typed, why)
			}
			continue
		}
		hand.Click("start")
		if got := tableOf(t, hand).Started(); got.Seed != want || !got.Open {
			t.Errorf("%s is the seed %d, open %v", typed, got.Seed, got.Open)
		}
	}
}

func TestASeedThatNobodyTypedIsSecret(t *testing.T) {
	hand := sit(t, newShell(t, device.Memory{}))
	hand.Click("new_game")
	hand.Key(ui.KeyEnter) // start
	if got := tableOf(t, hand).Started(); got.Open || got.Seed != 5 {
		t.Errorf("the seed is %d, open %v; want 5, not open", got.Seed, got.Open)
	}
	if a, b := secretSeed(), secretSeed(); a == b {
		t.Error("two secret seeds are alike")
	}
}

func TestTheLastGameIsOfferedAgain(t *testing.T) {
	store := device.Folder(t.TempDir())
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	hand.Click("take.3")
	want := tableOf(t, hand).View(game.Table)

	hand = sit(t, newShell(t, store))
	hand.Click("continue")
	if got := tableOf(t, hand).View(game.Table); got != want {
		t.Errorf("the game goes on with %+v, want %+v", got, want)
	}
	hand.Click("take.2")
	data, err := store.Read(keeping.Last("coins"))
	if err != nil {
		t.Fatal(err)
	}
	if got := left(t, data); got != want.Left-2 {
		t.Errorf("%d coins are saved, want %d", got, want.Left-2)
	}
}

func TestAFinishedGameIsNotOfferedAgain(t *testing.T) {
	store := device.Memory{}
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("black.before") // before the cadet, who is offered first
	hand.Click("start")
	hand.Wait(time.Second)
	hand.Click("again")
	if name := hand.Window.Screen().(ui.Named).ScreenName(); name != "new-game" {
		t.Fatalf("again leads to %s", name)
	}
	if got := hand.Window.Screen().(*newGame).chairs()[0].Kind; got != "random" {
		t.Errorf("again seats %q, want random as before", got)
	}
	hand.Key(ui.KeyEscape)
	if hand.Has("continue") {
		t.Error("a finished game is offered to go on with")
	}
	hand.Click("load")
	if !hand.Has("load." + keeping.Last("coins")) {
		t.Error("the finished game is not among the saved ones")
	}
}

func TestAnotherGamePutsTheLastOneAside(t *testing.T) {
	store := device.Memory{}
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("start")
	hand.Click("take.1")
	hand.Key(ui.KeyEscape)
	hand.Click("menu.leave")
	first := slices.Clone(store[keeping.Last("coins")])
	hand.Click("new_game")
	hand.Click("seed")
	hand.Type("77")
	hand.Click("start")
	if !bytes.Equal(store[keeping.Before("coins")], first) {
		t.Fatal("the unfinished game was not put aside")
	}
	hand.Key(ui.KeyEscape)
	hand.Click("menu.load")
	hand.Click("load." + keeping.Before("coins"))
	if got := tableOf(t, hand).Started().Seed; got != 5 {
		t.Errorf("the game put aside has seed %d, want 5", got)
	}
	if k, err := newShell(t, store).Keep.Kept(keeping.Before("coins")); err != nil || k.Summary.Start.Seed != 77 {
		t.Errorf("now the other one is put aside: seed %d (%v), want 77", k.Summary.Start.Seed, err)
	}
}

func TestADamagedSaveIsRefusedAndLeftAlone(t *testing.T) {
	dir := t.TempDir()
	store := device.Folder(dir)
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("start")
	whole, err := store.Read(keeping.Last("coins"))
	if err != nil {
		t.Fatal(err)
	}
	foreign := session.Start{Setup: json.RawMessage("12"), Seats: make([]session.Chair, 2)}
	foreign.Seats[0].Kind, foreign.Seats[1].Kind = session.Person, session.Person
	chess, newer := shelltest.CoinsTitle(), shelltest.CoinsTitle()
	chess.ID, newer.Version = "chess", 4
	files := map[string][]byte{
		"torn": whole[:len(whole)/2], "flipped": bytes.Replace(whole, []byte(`"seed":5`), []byte(`"seed":6`), 1), "text": []byte("hello"),
		"chess": saveOf(t, chess, foreign), "newer": saveOf(t, newer, foreign),
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, "saves", name+".json"), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}

	hand = sit(t, newShell(t, store))
	hand.Click("load")
	for name, sentence := range map[string]string{"torn": "damaged", "flipped": "damaged", "text": "damaged", "chess": "does not have", "newer": "newer version"} {
		doc := "saves/coins/" + name
		if name == "chess" {
			doc = "saves/chess" // it belongs to no title here
		}
		id := "load." + doc
		if why := hand.Why(id); !strings.Contains(why, sentence) {
			t.Errorf("%s is refused with %q, want something with %q", name, why, sentence)
		}
		hand.Click(id)
		if now, err := store.Read(doc); err != nil || !bytes.Equal(now, files[name]) {
			t.Errorf("%s was touched (%v)", name, err)
		}
	}
	if why := hand.Why("load." + keeping.Last("coins")); why != "" {
		t.Errorf("the good save is refused: %s", why)
	}

	hand.Click("delete.saves/coins/torn")
	hand.Click("really.no")
	if _, err := store.Read("saves/coins/torn"); err != nil {
		t.Errorf("no deletes: %v", err)
	}
	hand.Click("delete.saves/coins/torn")
	hand.Click("really.yes")
	if _, err := store.Read("saves/coins/torn"); err == nil || hand.Has("delete.saves/coins/torn") {
		t.Error("yes does not delete")
	}
}

func saveOf(t *testing.T, title session.Title[shelltest.Coins, shelltest.Coins], start session.Start) []byte {
	t.Helper()
	s, err := session.New(title, start)
	if err != nil {
		t.Fatal(err)
	}
	data, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestADamagedLastGameIsToldOfAndKept(t *testing.T) {
	store := device.Memory{keeping.Last("coins"): []byte("{half a")}
	hand := sit(t, newShell(t, store))
	if why := hand.Why("continue"); !strings.Contains(why, "damaged") {
		t.Errorf("the last game says %q", why)
	}
	hand.Click("new_game")
	hand.Click("start")
	if string(store[keeping.Before("coins")]) != "{half a" {
		t.Errorf("the damaged file was lost; in its place is %q", store[keeping.Before("coins")])
	}
}

func TestSettingsLast(t *testing.T) {
	store := device.Folder(t.TempDir())
	hand := sit(t, newShell(t, store))
	hand.Click("settings")
	hand.Click("speed") // normal, then fast
	hand.Click("reduced")
	hand.Click("cover")
	hand.Click("volume") // in its middle
	hand.Key(ui.KeyM)
	hand.Click("colors")
	hand.Click("strong_contrast")
	hand.Click("scale.larger")
	hand.Click("scale.larger")
	hand.Wheel(ui.Point{X: 640, Y: 400}, -10) // the page is longer than the window at this size
	hand.Click("full_screen")
	want := keeping.Settings{
		Language: "en", Speed: "fast", Reduced: true, Scale: 120, Full: true, Vision: "without_red", Strong: true, Cover: true,
		Volume: 50, Muted: true,
	}
	s := newShell(t, store)
	if s.Settings != want {
		t.Errorf("the settings are %+v, want %+v", s.Settings, want)
	}
	w := sit(t, s).Window
	if w.Clock.Speed != render.Fast || !w.Clock.Reduced || w.Zoom != 1.2 || !w.Fullscreen {
		t.Errorf("the window has speed %v, reduced %v, zoom %v, full screen %v", w.Clock.Speed, w.Clock.Reduced, w.Zoom, w.Fullscreen)
	}
	if w.Hearing.Volume != 0.5 || !w.Hearing.Muted {
		t.Errorf("the window is heard at volume %v, muted %v", w.Hearing.Volume, w.Hearing.Muted)
	}
	if !(&open{shell: s, title: &s.Titles[0]}).CoversWindows() {
		t.Error("a game does not hear that the screen is to be covered")
	}
}

// The program speaks the language of the system if it can, and the one that was chosen before any other.
func TestTheLanguageOfTheSystem(t *testing.T) {
	english := device.Memory{"settings": []byte(`{"language":"en"}`)}
	for _, c := range []struct {
		store device.Memory
		reads []string
		want  string
	}{
		{device.Memory{}, nil, "en"},
		{device.Memory{}, []string{"C"}, "en"},
		{device.Memory{}, []string{"ru_RU.UTF-8"}, "ru"},
		{device.Memory{}, []string{"tlh", "ru-RU", "en"}, "ru"},
		{device.Memory{}, []string{"be", "ru", "en_US.UTF-8"}, "ru"},
		{device.Memory{}, []string{"be_BY.UTF-8", "uk_UA.UTF-8@latin", "ru"}, "uk"},
		{device.Memory{}, []string{"de-DE", "en-GB", "ru"}, "en"},
		{device.Memory{}, []string{"RUS", "en"}, "ru"},
		{device.Memory{}, []string{"", "und", "?", "rusyn", "be"}, "en"},
		{device.Memory{"settings": []byte(`{"speed":"fast"}`)}, []string{"ru@latin"}, "ru"},
		{english, []string{"ru"}, "en"},
	} {
		s, err := New(nil, c.store, c.reads...)
		if err != nil {
			t.Fatal(err)
		}
		if s.Settings.Language != c.want {
			t.Errorf("%v with %q speaks %s, want %s", c.store, c.reads, s.Settings.Language, c.want)
		}
	}
	t.Setenv("LC_ALL", "de_DE.UTF-8")
	t.Setenv("LANGUAGE", "be:ru")
	s, err := New(nil, device.Memory{}, device.Locales()...)
	if err != nil {
		t.Fatal(err)
	}
	if s.Settings.Language != "ru" {
		t.Errorf("who reads Belarusian and Russian is spoken to in %s", s.Settings.Language)
	}
}

func TestTheScaleHasEnds(t *testing.T) {
	s := newShell(t, device.Memory{})
	s.Settings.Scale = keeping.MostScale
	hand := uitest.New(t, ui.NewWindow(&options{shell: s, back: s.Front()}, 1280, 720, 1))
	if hand.Why("scale.larger") == "" || hand.Why("scale.smaller") != "" {
		t.Error("the largest scale can be made larger, or not smaller")
	}
}

func TestDamagedSettingsAreToldOf(t *testing.T) {
	s := newShell(t, device.Memory{"settings": []byte("oops")})
	if s.Settings != keeping.UsualSettings(nil) || s.notice == "" {
		t.Errorf("the settings are %+v, and the player is told %q", s.Settings, s.notice)
	}
	s = newShell(t, device.Memory{"settings": []byte(`{"scale":5000,"volume":900,"speed":"warp","language":"tlh"}`)})
	if want := keeping.UsualSettings(nil); s.Settings.Speed != want.Speed || s.Settings.Language != want.Language || s.Settings.Scale != keeping.MostScale || s.Settings.Volume != 100 {
		t.Errorf("senseless settings become %+v", s.Settings)
	}
}

func TestSavingUnderAName(t *testing.T) {
	store := device.Memory{}
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	save := func(name string) {
		hand.Key(ui.KeyEscape)
		hand.Click("menu.save")
		hand.Type(name)
		hand.Click("menu.save_it")
	}
	save("Friday: night!")
	hand.Click("menu.go_on")
	doc := ownCoins + "friday-night"
	if labelOf(store[doc]).Name != "Friday: night!" {
		t.Fatalf("the saves are %v, with the label %+v", keys(store), labelOf(store[doc]))
	}
	before := left(t, store[doc])
	hand.Click("take.1")

	save("friday: NIGHT!")
	hand.Click("replace.no")
	if got := left(t, store[doc]); got != before {
		t.Errorf("without leave the save was replaced: %d coins", got)
	}
	hand.Click("menu.save_it")
	hand.Click("replace.yes")
	if got := left(t, store[doc]); got != before-1 {
		t.Errorf("the save has %d coins, want %d", got, before-1)
	}
	hand.Click("menu.go_on")
	save("") // it is called as the game stands
	if about := tableOfMenu(hand).About(); labelOf(store[keeping.Named("coins", about)]).Name != about {
		t.Errorf("a save without a name is not called %q: %v", about, keys(store))
	}
}

// Who saves a game that is not over is told what its file reveals.
func TestASaveOfAGameThatGoesOnIsSaidToTellItsSecrets(t *testing.T) {
	hand := sit(t, newShell(t, device.Memory{}))
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	for over := false; !over; {
		g := tableOf(t, hand)
		over = g.Result() != nil
		if told := (&menu{open: g.Program.(*open), game: g}).warning() != ""; told == over {
			t.Fatalf("with %s, over %v, it is told: %v", g.About(), over, told)
		}
		if !over {
			hand.Click("take.1")
		}
	}
}

func tableOfMenu(hand *uitest.Hand) ui.Game { return hand.Window.Screen().(*menu).game }

func keys(store device.Memory) []string {
	names, _ := store.List("")
	return names
}

func TestWhatCannotBeKeptLosesNoGame(t *testing.T) {
	hand := sit(t, newShell(t, full{device.Memory{}}))
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	before := tableOf(t, hand).View(game.Table).Left
	hand.Click("take.1")
	if got := tableOf(t, hand).View(game.Table).Left; got != before-1 {
		t.Errorf("%d coins are left, want %d", got, before-1)
	}
}

// Every page can be used at every size: all that can be touched lies on the screen, and nothing lies on anything else.
func TestPagesFitEverySize(t *testing.T) {
	gametest.Long(t)
	s := newShell(t, device.Memory{})
	if _, err := s.example(&s.Titles[0], s.Front)(nil); err != nil {
		t.Fatal(err)
	}
	for name, page := range s.Shots(&s.Titles[0]) {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {1280, 1024}, {2560, 1080}, {390, 844}, {844, 390}, {1024, 600}} {
			for _, zoom := range []float64{0.8, 1, 1.4, 2} {
				screen, err := page(nil)
				if err != nil {
					t.Fatal(err)
				}
				w := ui.NewWindow(screen, size[0], size[1], 1)
				w.Zoom = zoom
				w.Settle(time.Second)
				bounds := ui.Box(0, 0, float64(size[0])/w.Scale(), float64(size[1])/w.Scale())
				spots := w.Touchable()
				if len(spots) < 2 {
					t.Errorf("%s at %v × %v has only %d spots", name, size, zoom, len(spots))
				}
				for i, a := range spots {
					if !a.Rect.Within(bounds.Inset(-0.5)) {
						t.Errorf("%s at %v × %v: %s lies outside", name, size, zoom, a.ID)
					}
					for _, b := range spots[:i] {
						if a.Rect.Inset(0.5).Overlaps(b.Rect) {
							t.Errorf("%s at %v × %v: %s lies on %s", name, size, zoom, a.ID, b.ID)
						}
					}
				}
			}
		}
	}
}

// told is what the program tells of its screen.
type told struct {
	Screen, Asked string
	Heard         int
	Spots         map[string]struct {
		X, Y, W, H float64
		On         bool
	}
}

func TestTheProgramTellsWhatIsOnItsScreen(t *testing.T) {
	hand := sit(t, newShell(t, device.Memory{}))
	var now told
	var texts int
	tell := device.OnChange(func(text []byte) {
		texts++
		if err := json.Unmarshal(text, &now); err != nil {
			t.Fatal(err)
		}
	})
	tell(hand.Window)
	tell(hand.Window)
	if texts != 1 || now.Screen != "title" || now.Asked != "" || !now.Spots["new_game"].On {
		t.Errorf("told %d times of %+v", texts, now)
	}
	r, _ := hand.Window.Spot("new_game")
	if p := now.Spots["new_game"]; p.X != r.X || p.W != r.W || p.H != r.H {
		t.Errorf("the button is told to be at %+v, not %+v", p, r)
	}
	hand.Click("new_game")
	hand.Click("start")
	now = told{}
	tell(hand.Window)
	if now.Screen != "coins" || now.Asked != "take" || !now.Spots["take.1"].On {
		t.Errorf("in the game it tells of %+v", now)
	}
	heard := now.Heard
	hand.Key(ui.KeyEscape)
	now = told{}
	tell(hand.Window)
	if now.Heard != heard+1 {
		t.Errorf("one key more, and it has heard %d instead of %d", now.Heard, heard)
	}
	if _, there := now.Spots["take.1"]; there || !now.Spots["menu.go_on"].On {
		t.Errorf("under the menu it tells of %+v", now)
	}
}

func TestFoldersReplaceWholeFiles(t *testing.T) {
	dir := t.TempDir()
	store := device.Folder(dir)
	for _, text := range []string{"one", "two"} {
		if err := store.Write("saves/a", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if data, err := store.Read("saves/a"); err != nil || string(data) != "two" {
		t.Errorf("read %q, %v", data, err)
	}
	// A folder in the file's place cannot be replaced: nothing may be left of the attempt.
	if err := os.MkdirAll(filepath.Join(dir, "saves", "b.json", "x"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := store.Write("saves/b", []byte("three")); err == nil {
		t.Error("a folder was replaced by a file")
	}
	entries, err := os.ReadDir(filepath.Join(dir, "saves"))
	if err != nil || len(entries) != 2 {
		t.Errorf("there lie %v (%v), want a.json and b.json", entries, err)
	}
	if names, err := store.List("saves/"); err != nil || len(names) != 1 || names[0] != "saves/a" {
		t.Errorf("the list is %v, %v", names, err)
	}
}

func TestLabelsLeaveTheGameAlone(t *testing.T) {
	store := device.Memory{}
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("start")
	l := labelOf(store[keeping.Last("coins")])
	if !strings.HasSuffix(l.About, "coins") || !l.Saved.Equal(time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)) {
		t.Errorf("the label is %+v", l)
	}
	if _, err := session.Read(store[keeping.Last("coins")]); err != nil {
		t.Errorf("a labelled save cannot be read: %v", err)
	}
}

// Nothing is cut short on any page, from the smallest desktop up and on a phone, in any language, and in larger type as far
// as there is room for it.
func TestNoTextOfAPageIsCutShort(t *testing.T) {
	for _, language := range assets.Languages() {
		s := newShell(t, device.Memory{})
		if err := s.Speak(language); err != nil {
			t.Fatal(err)
		}
		for name, shot := range s.Shots(&s.Titles[0]) {
			screen, err := shot(nil)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for _, size := range []struct {
				w, h int
				zoom float64
			}{{1280, 720, 1}, {1280, 720, 1.5}, {1600, 900, 1}, {1920, 1080, 1}, {390, 844, 1}, {390, 844, 1.5}} {
				w := ui.NewWindow(screen, size.w, size.h, 1)
				w.Zoom = size.zoom
				for _, text := range uitest.Shortened(w, 2*time.Second) {
					t.Errorf("%s in %s, %v: %q", name, language, size, text)
				}
			}
		}
	}
}
