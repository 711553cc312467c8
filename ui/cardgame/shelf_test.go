package cardgame

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// shelfProgram is what the shelf has around a game.
type shelfProgram struct{ program }

func (p *shelfProgram) Lot() uint64 { return 3 }

func aside(t *testing.T) *shelfProgram {
	t.Helper()
	words := uitest.Words(t, "en", rules.ID)
	return &shelfProgram{program{words: words}}
}

// TestEverySetupBegins: each format in each of its ways is played by two computers to its end, and with house rules as well.
func TestEverySetupBegins(t *testing.T) {
	title := Title()
	for _, setup := range title.Setups {
		setup.Each(func(_, way int, begins json.RawMessage) bool {
			begins = title.AddHouse(begins, title.HouseRules)
			if _, _, house, err := rules.ReadSetup(begins); err != nil || house != rules.NoMulligan|rules.ShieldAnyEngaged {
				t.Errorf("%s, way %d: house rules %v, %v", setup.ID, way, house, err)
			}
			start := session.Start{Setup: begins, Seed: 5, Seats: []session.Chair{{Kind: session.AtRandom}, {Kind: "cadet"}}}
			screen, err := title.Begin(aside(t), start)
			if err != nil {
				t.Errorf("%s, way %d: %v", setup.ID, way, err)
				return false
			}
			hand := uitest.New(t, ui.NewWindow(screen, 1280, 720, 1))
			if hand.Wait(ui.Tick); !hand.Has("reveal.table") {
				t.Errorf("%s, way %d: two computers have to build decks", setup.ID, way)
			}
			return false
		})
	}
}

// TestADeckIsBroughtToTheTable: two persons pick their decks behind covers, come to the table, and the save of their game has both decks, from which it
// goes on.
func TestADeckIsBroughtToTheTable(t *testing.T) {
	p := aside(t)
	start := session.Start{
		Setup: rules.WriteSetup(rules.Setup{Format: "custom", Decks: rules.Picked}), Seed: 5,
		Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}},
	}
	screen, err := Title().Begin(p, start)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, 1280, 720, 1)
	window.Clock.Speed = render.Off
	hand := uitest.New(t, window)
	for _, id := range []string{"ten_rebel", "ten_sith"} {
		hand.Click("cover.sit")
		hand.Click("build.take." + id)
		hand.Click("prepare.ready")
	}
	hand.Click("reveal.table")
	hand.Wait(ui.Tick)
	save, err := window.Screen().(ui.Game).Save()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Title().Resume(p, save); err != nil {
		t.Errorf("the game does not go on: %v", err)
	}
	if _, err := Title().Tape(p, save); err != nil {
		t.Errorf("the game is not looked at: %v", err)
	}
	s, err := session.Load(kit().Title, save)
	if err != nil {
		t.Fatal(err)
	}
	var brought []string
	for _, thing := range s.Started().Things {
		brought = append(brought, Title().Brought(thing))
	}
	if !slices.Equal(brought, []string{"deck.ten_rebel", "deck.ten_sith"}) || s.View(game.Table).Of != [2]rules.Affiliation{rules.RebelAlliance, rules.Sith} {
		t.Errorf("brought were %v", brought)
	}
}

// TestSimulatedGames are played to their ends by each kind of player on the shelf that needs no time to think.
func TestSimulatedGames(t *testing.T) {
	for _, kind := range []string{"cadet", session.AtRandom} {
		games, err := Title().Sim(sim.Order{Kinds: []string{kind, kind}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := games.Record(3); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// TestEveryShotIsDrawn: screens that are drawn without a window have all their words.
func TestEveryShotIsDrawn(t *testing.T) {
	gametest.Long(t)
	for name, shot := range Title().Shots {
		screen, err := shot(aside(t), nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		window := ui.NewWindow(screen, 1280, 720, 1)
		window.Clock.Speed = render.Off
		uitest.New(t, window).Wait(2 * ui.Tick)
		for _, l := range window.Legibility() {
			if strings.Contains(l.Text, "⟦") {
				t.Errorf("%s: there are no words for %s", name, l.Text)
			}
		}
	}
}

// TestThePreviewIsDrawn: whatever is to be brought, a preview shows backs alone and says nothing.
func TestThePreviewIsDrawn(t *testing.T) {
	for _, setup := range Title().Setups {
		window := ui.NewWindow(previewed{setup.Setup}, 400, 300, 1)
		window.Tick(ui.Input{})
		if len(window.Legibility()) > 0 {
			t.Errorf("%s: its preview says %v", setup.ID, window.Legibility())
		}
	}
}

type previewed struct{ setup json.RawMessage }

func (p previewed) Show(f *ui.Frame)   { Title().Preview(f, f.Bounds().Inset(20), "", p.setup) }
func (p previewed) ScreenName() string { return "preview" }
