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

// sitWith sits down where something is kept already.
func sitWith(t testing.TB, own map[string]*uitest.Documents, start session.Start, language string, w, h int, setup rules.Setup, kinds ...string) *sitting {
	t.Helper()
	words, err := assets.NewWordsFor(language, rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben"}[i], Kind: kind})
	}
	start.Setup = rules.WriteSetup(setup)
	s := &sitting{program: &program{words: words, own: own}}
	s.host = session.Open(match.Title(), start, true)
	screen, err := deck.New(s.program, s.host, play.NewClock(), func(*play.Place[*rules.View]) ui.Game { return tableOf{} })
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

// Every screen in every size and language.
func TestPictures(t *testing.T) {
	for _, language := range []string{"en", "ru", "uk"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {900, 600}, {844, 390}, {390, 844}} {
			name := fmt.Sprintf("-%s-%dx%d", language, size[0], size[1])
			s := sit(t, language, size[0], size[1], custom(), person, person)
			s.look(t, "cover"+name)
			s.hand.Click("cover.sit")
			s.look(t, "empty"+name)
			s.hand.Key(ui.KeyF)
			if s.hand.Has("tile.3") {
				s.hand.MoveTo(s.hand.Find("tile.3"))
				s.hand.Wait(2 * ui.Tick)
			}
			s.look(t, "build"+name)
			if s.hand.Has("build.tab.1") {
				s.hand.Click("build.tab.1")
				s.look(t, "mine"+name)
				s.hand.Click("build.tab.0")
			}
			s.hand.Window.Tick(ui.Input{At: s.hand.Find("tile.2"), Was: s.hand.Find("tile.2"), Details: true})
			s.look(t, "sheet"+name)
			s.hand.Click("part.1")
			s.look(t, "card"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Click("build.filter.type")
			s.look(t, "pick"+name)
			s.hand.Key(ui.KeyEscape)
			if size[0] < 700 {
				s.hand.Click("build.tab.1")
			}
			s.hand.Click("deck.affiliation")
			s.look(t, "affiliation"+name)
			s.hand.Key(ui.KeyEscape)
			if !s.hand.Has("build.library") {
				s.hand.Click("build.tab.1")
			}
			s.hand.Click("build.library")
			s.look(t, "library"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Click("build.save")
			s.look(t, "save"+name)
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

var _ = slices.Equal[[]string]
var _ = tabletest.SeriesOpenNoCover
