package fleet_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/uitest"
)

// documents are what is kept here.
type documents struct{ all []ui.Document }

func (d *documents) All() ([]ui.Document, error) { return slices.Clone(d.all), nil }

func (d *documents) Keep(name string, data []byte) error {
	if err := d.Delete(name); err != nil {
		return err
	}
	d.all = append(d.all, ui.Document{Name: name, Data: data})
	return nil
}

func (d *documents) Delete(name string) error {
	d.all = slices.DeleteFunc(d.all, func(o ui.Document) bool { return o.Name == name })
	return nil
}

// program is what a screen has around it here.
type program struct {
	ui.Program
	words  *assets.Words
	own    map[string]*documents
	copied string
	kept   int
}

func (p *program) Words() *assets.Words          { return p.words }
func (p *program) Own(kind string) ui.Documents  { return p.own[kind] }
func (p *program) Copy(_ *ui.Frame, text string) { p.copied = text }
func (p *program) Keep(*ui.Frame, ui.Game)       { p.kept++ }

// tableOf stands for the table of the battle.
type tableOf struct{ ui.Game }

func (tableOf) Show(f *ui.Frame)   { f.Spot(ui.Spot{ID: "table", Rect: f.Bounds()}) }
func (tableOf) ScreenName() string { return "table" }

// sitting is a fleet's screen in a window.
type sitting struct {
	program *program
	host    *session.Host[rules.State, rules.View]
	hand    *uitest.Hand
}

func title() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: rules.ID, Version: rules.Version, Rules: rules.Rules{}, Prepare: rules.Prepare, DealWith: rules.Deal,
		Reveal: func(s *rules.State, seat game.Seat) rules.View { return rules.Rules{}.View(s, seat) },
	}
}

func sit(t testing.TB, language string, w, h int, setup rules.Setup, kinds ...string) *sitting {
	t.Helper()
	words, err := assets.NewWordsFor(language, "starship")
	if err != nil {
		t.Fatal(err)
	}
	s := &sitting{program: &program{words: words, own: map[string]*documents{"fleet": {}, "card": {}}}}
	start := session.Start{Setup: rules.WriteSetup(setup), Seed: 7}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben", "Cid", "Dot"}[i], Kind: kind})
	}
	s.host = session.Open(title(), start, true)
	screen, err := fleet.New(s.program, s.host, func() ui.Game { return tableOf{} })
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	s.hand = uitest.New(t, window)
	return s
}

func standard(points int) rules.Setup { return rules.Setup{Format: rules.Standard, Points: points} }

// person is who builds.
const person = session.Person

// look saves a picture where FLEET_PICTURES names a folder for them.
func (s *sitting) look(name string) {
	if folder := os.Getenv("FLEET_PICTURES"); folder != "" {
		s.hand.Window.Settle(2 * time.Second)
		s.hand.Picture(filepath.Join(folder, name+".png"))
	}
}

var _ = errors.New
var _ = json.Marshal
var _ = bot.Fleet
var _ = strings.Cut

// Every screen in every size and language.
func TestPictures(t *testing.T) {
	for _, language := range []string{"en", "ru", "uk"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
			name := fmt.Sprintf("%s-%dx%d", language, size[0], size[1])
			s := sit(t, language, size[0], size[1], standard(300), person, person)
			s.look("cover-" + name)
			s.hand.Click("cover.sit")
			s.hand.Key(ui.KeyF)
			s.look("build-" + name)
		}
	}
}
