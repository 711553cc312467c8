package cardgame

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// shown shows an example of a screen.
func shown(t *testing.T, name, language string, w, h int) (*Table, *uitest.Hand) {
	t.Helper()
	words := uitest.Words(t, language, rules.ID)
	screen, err := Moments()[name](&program{words: words}, nil)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	hand := uitest.New(t, window)
	hand.Wait(time.Second)
	return tableOf(screen), hand
}

// All four objectives of which three are kept (R3.7) stand on the screen at once, and the six cards that may be shuffled back (R3.9).
func TestTheSetupIsSeenAtOnce(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {900, 600}, {844, 390}, {390, 844}} {
		for name, want := range map[string]struct {
			spots string
			n     int
		}{"setup": {"choice.card.", 4}, "mulligan": {"opening.", 6}} {
			t.Run(fmt.Sprint(name, size), func(t *testing.T) {
				table, hand := shown(t, name, "ru", size[0], size[1])
				area, n := table.F.Bounds(), 0
				for _, spot := range hand.Window.Spots() {
					if strings.HasPrefix(spot.ID, want.spots) && spot.Rect.Within(area) && hand.Has(spot.ID) {
						n++
					}
				}
				if n != want.n {
					t.Errorf("%d of %d cards are seen whole", n, want.n)
				}
			})
		}
	}
}

// Keys of figures choose by place: an objective to keep, a card of the hand to be played; D looks through the discard pile.
func TestFiguresChooseByTheirPlace(t *testing.T) {
	table, hand := shown(t, "setup", "en", 1280, 720)
	for _, key := range []ui.Key{ui.Key1, ui.Key3, ui.Key4} {
		hand.Key(key)
		hand.Wait(2 * ui.Tick)
	}
	for i, o := range table.Pending.Options[:4] {
		if table.Picked(o) != (i != 1) {
			t.Errorf("the objective %d is chosen: %v", i+1, table.Picked(o))
		}
	}

	table, hand = shown(t, "deploy", "en", 1280, 720)
	var held []rules.Title
	for _, thing := range table.screen.Things {
		if thing.Option.Kind == rules.KindTitle && !thing.Listed {
			held = append(held, rules.Title(thing.Option.A))
		}
	}
	played := false
	for i, title := range held[:min(len(held), 9)] {
		if len(table.OfferedOn(game.Option{Kind: rules.KindTitle, A: uint8(title)})) == 0 {
			continue
		}
		hand.Key(ui.Key1 + ui.Key(i))
		hand.Wait(2 * ui.Tick)
		played = true
		if table.plan == nil || rules.Title(table.plan.play.A) != title {
			t.Errorf("the key of the place %d does not play %s", i+1, title.ID())
		}
	}
	if !played {
		t.Error("no card of the hand can be played")
	}

	table, hand = shown(t, "dense", "en", 1280, 720)
	if table.View.Discard[rules.Light].N+table.View.Discard[rules.Dark].N == 0 {
		t.Fatal("both discard piles are empty")
	}
	hand.Key(ui.KeyD)
	hand.Wait(2 * ui.Tick)
	if !hand.Has("pile.close") {
		t.Error("D opens no discard pile")
	}
}

// The dial turn by turn is a line of figures up to twelve, which ends where the dial stands; before that stands each turn.
func TestTheResultShowsTheDial(t *testing.T) {
	s := sit(t, 5, "en", 1280, 720, "cadet", "cadet")
	for range 4000 {
		if s.hand.Wait(ui.Tick); s.hand.Has("result.again") {
			break
		}
	}
	if !s.hand.Has("result.again") {
		t.Fatal("the game has no result")
	}
	told := s.told()
	values := told.Chart.Values
	if told.Chart.Top != rules.DialWins || len(values) != int(s.View.Turn) || len(told.Chart.Grounds) != len(values) {
		t.Fatalf("%d turns, the chart has %d values up to %d", s.View.Turn, len(values), told.Chart.Top)
	}
	if last := values[len(values)-1]; last != min(int(s.View.Dial), rules.DialWins) {
		t.Errorf("the dial stands at %d, in the chart at %d", s.View.Dial, last)
	}
	if fights := (panels{Table: s.Table}).foughtOut(); len(fights) == 0 {
		t.Error("no engagement is told")
	}
}

// An objective that has fallen before all have struck (R13.4) is not called by a name that nobody knows.
func TestAFallenObjectiveHasItsWords(t *testing.T) {
	_, hand := shown(t, "guide-answer", "en", 1280, 720)
	for _, line := range hand.Window.Lines() {
		if strings.ContainsAny(line.Text, "⟦⟧") {
			t.Errorf("the screen says %q", line.Text)
		}
	}
}
