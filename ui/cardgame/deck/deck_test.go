package deck_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// person is who builds.
const person = session.Person

// program is what a screen has around it here.
type program struct {
	ui.Program
	words  *assets.Words
	own    map[string]*uitest.Documents
	copied string
	kept   int
	lot    uint64
}

func (p *program) Words() *assets.Words          { return p.words }
func (p *program) Own(kind string) ui.Documents  { return p.own[kind] }
func (p *program) Copy(_ *ui.Frame, text string) { p.copied = text }
func (p *program) Keep(*ui.Frame, ui.Game)       { p.kept++ }
func (p *program) Lot() uint64                   { return p.lot }

// tableOf stands for the table of the game.
type tableOf struct{ ui.Game }

func (tableOf) Show(f *ui.Frame)   { f.Spot(ui.Spot{ID: "table", Rect: f.Bounds()}) }
func (tableOf) ScreenName() string { return "table" }

// sitting is a bench in a window.
type sitting struct {
	program *program
	host    *session.Host[rules.State, rules.View]
	hand    *uitest.Hand
}

func documents() map[string]*uitest.Documents {
	return map[string]*uitest.Documents{"deck": {}, "draft": {}}
}

func sit(t testing.TB, language string, w, h int, setup rules.Setup, kinds ...string) *sitting {
	t.Helper()
	return sitWith(t, documents(), session.Start{Seed: 7}, language, w, h, setup, kinds...)
}

// table is that of its host before the game.
func (s *sitting) table(t testing.TB) prepare.Table[*rules.View] {
	t.Helper()
	at, err := prepare.Kept(s.host, play.NewClock(), match.Given, func(*play.Place[*rules.View]) ui.Game { return tableOf{} })
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// sitWith sits down where something is kept already.
func sitWith(t testing.TB, own map[string]*uitest.Documents, start session.Start, language string, w, h int, setup rules.Setup, kinds ...string) *sitting {
	t.Helper()
	words := uitest.Words(t, language, rules.ID)
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben"}[i], Kind: kind})
	}
	start.Setup = rules.WriteSetup(setup)
	s := &sitting{program: &program{words: words, own: own}}
	s.host = session.Open(match.Title(), start, true)
	screen, err := deck.New(s.program, s.table(t))
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	s.hand = uitest.New(t, window)
	return s
}

func custom() rules.Setup { return rules.Setup{Format: "custom", Decks: rules.Built} }

// inDeck is what is in the deck that is built: the places that can be seen.
func (s *sitting) inDeck() (sets []string) {
	for _, spot := range s.hand.Window.Spots() {
		if set, line := strings.CutPrefix(spot.ID, "line."); line {
			sets = append(sets, set)
		}
	}
	return sets
}

// seen is everything of a bench that can be pointed at.
func (s *sitting) seen() (ids []string) {
	for _, spot := range s.hand.Window.Spots() {
		if strings.HasPrefix(spot.ID, "tile.") || strings.HasPrefix(spot.ID, "line.") {
			ids = append(ids, spot.ID)
		}
	}
	return ids
}

// clicks adds sets by clicks, each found by the name of its objective.
func (s *sitting) clicks(sets ...uint8) {
	for _, n := range sets {
		s.search(s.program.words.Say("card." + rules.Sets[n].Cards[0].ID()))
		s.hand.Click(fmt.Sprint("tile.", n))
	}
	s.search("")
}

func (s *sitting) search(text string) {
	s.hand.Click("build.search")
	s.hand.Ctrl(ui.KeyA)
	s.hand.Key(ui.KeyBackspace)
	s.hand.Type(text)
}

// look looks at a screen: every text has its words and fits into its place. Where DECK_PICTURES names a folder it saves a picture.
func (s *sitting) look(t testing.TB, name string) {
	t.Helper()
	s.hand.Window.Settle(time.Second)
	for _, text := range s.hand.Window.Shortened() {
		t.Errorf("%s: %q does not fit", name, text)
	}
	if folder := os.Getenv("DECK_PICTURES"); folder != "" {
		s.hand.Picture(filepath.Join(folder, name+".png"))
	}
	if !strings.Contains(name, "-en-1280") {
		return // which phrases there are is the same in all of them
	}
	for _, l := range s.hand.Window.Legibility() {
		if strings.Contains(l.Text, "⟦") {
			t.Errorf("%s: there are no words for %s", name, l.Text)
		}
	}
}

// handedIn is the deck that a seat has handed in.
func (s *sitting) handedIn(t testing.TB, seat game.Seat) (name string, d rules.Deck) {
	t.Helper()
	name, d, err := rules.ReadHandedIn(s.host.Started().Things[seat])
	if err != nil {
		t.Fatal(err)
	}
	return name, d
}

// Every screen in every size and language; with -short in one language.
func TestPictures(t *testing.T) {
	languages := []string{"en", "ru", "uk"}
	if testing.Short() {
		languages = languages[:1]
	}
	for _, language := range languages {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {900, 600}, {844, 390}, {390, 844}} {
			name := fmt.Sprintf("-%s-%dx%d", language, size[0], size[1])
			s := sit(t, language, size[0], size[1], custom(), person, person)
			s.look(t, "cover"+name)
			s.hand.Click("cover.sit")
			s.look(t, "empty"+name)
			s.hand.Key(ui.KeyF)
			if s.hand.Has("tile.3") {
				s.hand.Hover("tile.3")
			}
			s.look(t, "build"+name)
			s.details("tile.2")
			s.look(t, "sheet"+name)
			s.hand.Click("part.1")
			s.look(t, "card"+name)
			s.hand.Key(ui.KeyEscape)
			if s.hand.Has("build.tab.1") {
				s.hand.Click("build.tab.1")
				s.look(t, "mine"+name)
				if size[0] > 700 { // the list stands on the other one
					s.hand.Click("build.tab.0")
				}
			}
			s.hand.Click("deck.affiliation")
			s.look(t, "affiliation"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Click("build.library")
			s.look(t, "library"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Click("prepare.ready")
			s.hand.Click("cover.sit")
			s.hand.Key(ui.KeyF)
			s.look(t, "dark"+name)
			s.hand.Click("prepare.ready")
			s.look(t, "turned"+name)

			picks := sit(t, language, size[0], size[1], rules.Setup{Format: "starter"}, person, "cadet")
			picks.look(t, "picks"+name)
			picks.hand.Click("build.take.starter_jedi")
			picks.look(t, "picked"+name)
		}
	}
}

// details asks what there is to know of a spot, as a click with the second button does.
func (s *sitting) details(id string) {
	at := s.hand.Find(id)
	s.hand.Window.Tick(ui.Input{At: at, Was: at, Details: true})
	s.hand.Wait(2 * ui.Tick)
}

// Two persons build in secret at one device; the first takes Ready back; then both affiliations are turned up, nothing else, and the game begins
// with what they built (R3.2, R3.3).
func TestTwoPersonsBuildInSecret(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, person)
	if s.seen() != nil {
		t.Fatal("a deck is open before anybody sits down")
	}
	s.hand.Click("cover.sit")
	s.clicks(1, 2, 2)
	if got := s.inDeck(); !slices.Equal(got, []string{"1", "2", "2.2"}) {
		t.Fatalf("in the deck are %v", got)
	}
	if why := s.hand.Why("prepare.ready"); !strings.Contains(why, "R2.7") {
		t.Errorf("three sets: %q", why)
	}
	s.clicks(4, 5, 6, 7, 16, 17, 18)
	s.hand.Click("prepare.ready")
	if s.seen() != nil {
		t.Fatal("between two persons a deck is open")
	}
	s.hand.Click("cover.sit")
	for _, id := range s.seen() {
		if strings.HasPrefix(id, "line.") || !s.of(id, rules.Dark) {
			t.Errorf("while the second builds %s is seen", id)
		}
	}
	if v := s.host.Desk(1).Position(); v != nil {
		t.Error("the second sees a table before both are ready")
	}
	s.hand.Click("prepare.others")
	s.hand.Click("prepare.take_back.0")
	s.hand.Click("cover.sit")
	if got := len(s.inDeck()); got != 10 {
		t.Fatalf("after Ready was taken back there are %d sets", got)
	}
	s.hand.Click("line.18")
	s.clicks(3)
	s.hand.Click("prepare.ready")
	s.hand.Click("cover.sit")
	s.hand.Key(ui.KeyF)
	s.hand.Click("prepare.ready")
	if s.program.kept == 0 || !s.hand.Has("reveal.table") {
		t.Fatal("the affiliations are not turned up when both are ready")
	}
	if _, d := s.handedIn(t, 0); d.String() != "jedi 1 2 2 3 4 5 6 7 16 17" {
		t.Errorf("light has handed in %v", d)
	}
	for _, l := range s.hand.Window.Legibility() {
		if strings.Contains(l.Text, "Set ") || strings.Contains(l.Text, s.program.words.Say("card."+rules.Sets[1].Cards[0].ID())) {
			t.Errorf("with the affiliations %q comes to light", l.Text)
		}
	}
	if v := s.host.Desk(game.Table).Position().Look(); v.Of != [2]rules.Affiliation{rules.Jedi, rules.Sith} {
		t.Errorf("at the table sit %v", v.Of)
	}
	s.hand.Click("reveal.table")
	if !s.hand.Has("table") {
		t.Error("nobody comes to the table")
	}
}

// of reports whether a set that can be pointed at is of a side.
func (s *sitting) of(id string, side rules.Side) bool {
	var n uint8
	_, err := fmt.Sscanf(id, "tile.%d", &n)
	return err == nil && rules.SideOfSet(n) == side
}

// Each set that may not be added says why, in a word on it and with its rule when it is clicked (R2.5, R2.6).
func TestEachDimmedSetSaysWhyNot(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	refused := func(set uint8, word, rule string) {
		t.Helper()
		before := s.inDeck()
		s.clicks(set)
		if why := s.hand.Window.Account().Said; !strings.Contains(why, rule) || !slices.Equal(s.inDeck(), before) {
			t.Errorf("set %d: it says %q, in the deck are %v", set, why, s.inDeck())
		}
		s.search(s.program.words.Say("card." + rules.Sets[set].Cards[0].ID()))
		if !s.saying(word) {
			t.Errorf("set %d does not say %q", set, word)
		}
		s.hand.Wait(10 * time.Second)
	}
	refused(13, "only Rebels", "R2.5")
	s.clicks(17)
	refused(17, "once at most", "R2.6")
	s.clicks(1, 1)
	refused(1, "twice in it", "R2.6")

	s.search("")
	s.hand.Click("deck.affiliation")
	s.hand.Click("build.pick.1")
	refused(4, "only Jedi", "R2.5")
	s.clicks(13)
	if got := s.inDeck(); !slices.Equal(got, []string{"1", "1.2", "13", "17"}) {
		t.Errorf("Rebels have %v", got)
	}

	box := sit(t, "en", 1280, 720, rules.Setup{Format: "one_box"}, person, "cadet")
	box.clicks(1)
	box.search("hero")
	if !box.saying("only 1 in the box") {
		t.Error("a set of which the box has one more is not dimmed")
	}
}

// saying reports whether a text can be read.
func (s *sitting) saying(text string) bool {
	return slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return strings.Contains(l.Text, text) })
}

// A deck that was legal for one affiliation may not be for another: what is wrong is told, and it cannot be handed in (R2.5).
func TestAnotherAffiliationLeavesTheSetsThere(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	s.clicks(1, 2, 3, 4, 5, 6, 7, 16, 17, 18)
	s.hand.Click("deck.affiliation")
	s.hand.Click("build.pick.1")
	if why := s.hand.Why("prepare.ready"); len(s.inDeck()) != 10 || !strings.Contains(why, "R2.5") {
		t.Errorf("a Rebel deck with a Jedi set: %q, %v", why, s.inDeck())
	}
}

// A deck is built, kept and made ready without a pointer.
func TestADeckIsBuiltByKeys(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	for n := 0; s.hand.Window.Focus() != "tile.1" && n < 60; n++ {
		s.hand.Key(ui.KeyTab)
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyDown)
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyDelete)
	if got := s.inDeck(); !slices.Equal(got, []string{"1", "2"}) {
		t.Fatalf("in the deck are %v", got)
	}
	s.hand.Key(ui.KeyF)
	s.hand.Ctrl(ui.KeyS)
	s.hand.Type("Old friends")
	s.hand.Key(ui.KeyEnter)
	if docs := s.program.own["deck"].Kept; len(docs) != 1 || docs[0].Name != "Old friends" {
		t.Fatalf("kept are %v", docs)
	}
	s.hand.Ctrl(ui.KeyEnter)
	if !s.hand.Has("reveal.table") {
		t.Fatal("Ready has no key")
	}
	name, d := s.handedIn(t, 0)
	if name != "Old friends" || !slices.Contains(d.Sets, 1) || !slices.Contains(d.Sets, 2) || deck.Brought(s.host.Started().Things[0]) != "Old friends" {
		t.Errorf("handed in is %q, %v", name, d)
	}
}

// Sets are dragged into the deck, out of it onto the others, and away.
func TestSetsAreDragged(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	s.hand.Drag("tile.2", "build.list")
	s.hand.Drag("tile.1", "build.list")
	s.hand.Drag("tile.1", "build.list")
	if got := s.inDeck(); !slices.Equal(got, []string{"1", "1.2", "2"}) {
		t.Fatalf("in the deck are %v", got)
	}
	s.hand.Drag("line.1.2", "build.things")
	s.hand.DragTo("line.2", ui.Point{X: 1100, Y: 20})
	if got := s.inDeck(); !slices.Equal(got, []string{"1"}) {
		t.Errorf("in the deck are %v", got)
	}
}

// By touch a tap opens the six cards of a set, one more tap a card; − and + are there for the deck.
func TestATapOpensTheSet(t *testing.T) {
	s := sit(t, "en", 390, 844, custom(), person, "cadet")
	s.hand.Touch = true
	s.hand.Click("tile.1")
	s.hand.Click("part.1")
	if !s.hand.Has("part.near") {
		t.Error("a card does not come nearer")
	}
	s.hand.Click("part.near")
	s.hand.Click("build.count.more")
	s.hand.Click("build.count.more")
	s.hand.Click("build.count.fewer")
	s.hand.Click("build.sheet.close")
	s.hand.Click("build.tab.1")
	if got := s.inDeck(); !slices.Equal(got, []string{"1"}) {
		t.Errorf("in the deck are %v", got)
	}
	s.hand.Click("line.1")
	if !s.hand.Has("part.0") {
		t.Error("a tap on a set in the deck does not open it")
	}
}

// Sets are found by what stands on their cards, and by affiliation and type.
func TestSetsAreFound(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	tiles := func() (n int) {
		for _, id := range s.seen() {
			if strings.HasPrefix(id, "tile.") {
				n++
			}
		}
		return n
	}
	if n := tiles(); n != 18 {
		t.Errorf("light has %d sets", n)
	}
	s.search("luke skywalker")
	if n := tiles(); n == 0 || n == 18 || !s.hand.Has("tile.1") {
		t.Errorf("%d sets have a card that names Luke Skywalker", n)
	}
	s.search("")
	s.hand.Click("build.affiliation.3")
	if n := tiles(); n != 1 || !s.hand.Has("tile.15") {
		t.Errorf("%d sets are of the Smugglers", n)
	}
	s.hand.Click("build.affiliation.0")
	s.hand.Click("build.filter.type")
	s.hand.Click("build.pick.4")
	fates := 0
	for n := uint8(1); n <= 18; n++ {
		if slices.ContainsFunc(rules.Sets[n].Cards[1:], func(c rules.Title) bool { return c.Card().Type == rules.Fate }) {
			fates++
		}
	}
	if n := tiles(); n != fates {
		t.Errorf("%d sets have a fate, %d are shown", fates, n)
	}
}

// A deck goes out as one line of text and comes in again; so does a kept one; a text of the other side is refused.
func TestDecksGoOutAndComeIn(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	s.clicks(7, 1, 1)
	s.hand.Ctrl(ui.KeyS)
	s.hand.Type("Mine")
	s.hand.Key(ui.KeyEnter)
	s.hand.Click("build.library")
	s.hand.Click("build.copy")
	if want := "Mine: jedi 1 1 7"; s.program.copied != want {
		t.Errorf("as text it is %q, want %q", s.program.copied, want)
	}
	own := documents()
	own["deck"] = s.program.own["deck"]
	other := sitWith(t, own, session.Start{Seed: 7}, "en", 1280, 720, custom(), person, "cadet")
	take := func(text string) {
		other.hand.Click("build.library")
		other.hand.Click("build.text")
		other.hand.Ctrl(ui.KeyA)
		other.hand.Type(text)
		other.hand.Click("build.read")
		if other.hand.Has("build.close") {
			other.hand.Click("build.close")
		}
	}
	for _, bad := range []string{"sith 19 20", "jedi", "jedi 1 40", "Mine", "nobody 1 2"} {
		if take(bad); other.inDeck() != nil {
			t.Fatalf("%q is taken", bad)
		}
	}
	take("rebel_alliance 13 8")
	if got := other.inDeck(); !slices.Equal(got, []string{"8", "13"}) {
		t.Errorf("from a text without a name come %v", got)
	}
	other.hand.Click("build.library")
	other.hand.Click("build.take.own.0")
	if got := other.inDeck(); !slices.Equal(got, []string{"1", "1.2", "7"}) {
		t.Errorf("the kept deck is %v", got)
	}
	other.hand.Key(ui.KeyZ)
	if got := other.inDeck(); !slices.Equal(got, []string{"8", "13"}) {
		t.Errorf("the deck from before is %v", got)
	}
	other.hand.Click("build.library")
	other.hand.Click("build.lot")
	if got := other.inDeck(); len(got) != 10 || other.hand.Why("prepare.ready") != "" {
		t.Errorf("by lot there are %v", got)
	}
}

// A starter deck is picked whole; nothing in it is changed (R2.8).
func TestAStarterDeckIsPicked(t *testing.T) {
	for _, format := range []string{"starter", "custom"} {
		s := sit(t, "en", 1280, 720, rules.Setup{Format: format, Decks: rules.Picked}, person, "cadet")
		if s.hand.Why("prepare.ready") == "" {
			t.Errorf("%s: no deck is handed in", format)
		}
		id := map[string]string{"starter": "starter_rebel", "custom": "ten_rebel"}[format]
		s.hand.Click("build.take." + id)
		before := s.inDeck()
		s.hand.Click("line.8")
		if got := s.inDeck(); !slices.Equal(got, before) {
			t.Errorf("%s: a set is taken out of a ready deck: %v", format, got)
		}
		s.hand.Click("prepare.ready")
		if !s.hand.Has("reveal.table") {
			t.Fatalf("%s: a lone person waits for a computer", format)
		}
		if thing := s.host.Started().Things[0]; deck.Brought(thing) != "deck."+id {
			t.Errorf("%s: handed in is %q, called %q", format, thing, deck.Brought(thing))
		}
	}
}

// Decks by lot need no building.
func TestDecksByLotAreTurnedUpAtOnce(t *testing.T) {
	for _, format := range []string{"starter", "custom", "one_box"} {
		if s := sit(t, "en", 1280, 720, rules.Setup{Format: format, Decks: rules.Drawn}, person, person); !s.hand.Has("reveal.table") {
			t.Errorf("%s: a deck by lot has to be built", format)
		}
	}
}

// What is proposed is drawn by a lot of the screen's own, whatever the seed of the game is, which would betray its shuffles; by a seed that
// everybody knows the same is proposed again.
func TestProposalsTellNothingOfTheSeed(t *testing.T) {
	proposed := func(seed, lot uint64, open bool) string {
		words := uitest.Words(t, "en", rules.ID)
		s := &sitting{program: &program{words: words, own: documents(), lot: lot}}
		start := session.Start{Setup: rules.WriteSetup(custom()), Seed: seed, Open: open, Seats: []session.Chair{{Kind: person}, {Kind: person}}}
		s.host = session.Open(match.Title(), start, true)
		screen, err := deck.New(s.program, s.table(t))
		if err != nil {
			t.Fatal(err)
		}
		s.hand = uitest.New(t, ui.NewWindow(screen, 1280, 720, 1))
		s.hand.Click("cover.sit")
		s.hand.Click("build.library")
		s.hand.Click("build.lot")
		return strings.Join(s.inDeck(), " ")
	}
	first := proposed(7, 1, false)
	if other := proposed(8, 1, false); other != first {
		t.Errorf("with another seed %s is proposed, not %s", other, first)
	}
	if other := proposed(7, 2, false); other == first {
		t.Errorf("with another lot it is the same: %s", first)
	}
	if known, again := proposed(7, 1, true), proposed(7, 2, true); known != again {
		t.Errorf("by a known seed %s and %s are proposed", known, again)
	}
}

// Who leaves while he builds goes on another time.
func TestWhoLeavesGoesOnAnotherTime(t *testing.T) {
	s := sit(t, "en", 1280, 720, custom(), person, "cadet")
	s.clicks(3, 1)
	again := sitWith(t, s.program.own, session.Start{Seed: 9}, "en", 1280, 720, custom(), person, "cadet")
	if got := again.inDeck(); !slices.Equal(got, []string{"1", "3"}) {
		t.Errorf("another time there are %v", got)
	}
}

// handing is two persons who build in secret, up to where the first is about to be ready.
func handing(t testing.TB) (*sitting, *tabletest.Shared) {
	t.Helper()
	s := sit(t, "en", 1280, 720, custom(), person, person)
	s.hand.Click("cover.sit")
	s.hand.Key(ui.KeyF)
	return s, &tabletest.Shared{
		Hand: s.hand, Done: "prepare.ready", Cover: "cover.sit",
		Told: func() string {
			return fmt.Sprint(s.seen(), s.host.Desk(game.Table).Asked(), s.inDeck(), s.hand.Has("prepare.ready"))
		},
	}
}

// Whoever presses again and again on Ready does not see the other's deck.
func TestASeriesOpensNoCover(t *testing.T) {
	tabletest.SeriesOpenNoCover(t, func(t testing.TB) *tabletest.Shared {
		_, two := handing(t)
		return two
	})
}

// Nor does he hand it in.
func TestASeriesPlaysNoHand(t *testing.T) {
	tabletest.SeriesPlayNoHand(t, func(t testing.TB) *tabletest.Shared {
		s, two := handing(t)
		s.hand.Click(two.Done)
		return two
	})
}
