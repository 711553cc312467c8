package build_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"holoboard/ui"
	"holoboard/ui/cardgame"
	"holoboard/ui/rebellion"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/command"
	"holoboard/ui/starship"
	"holoboard/ui/table/tabletest/hunt"
	"holoboard/ui/uitest"
)

// TestEverySetupBegins starts every setup of every title for every number of players, against each kind of computer, by the buttons of a
// window and with all else as it is found there, until somebody sits at the table. It is here, where all titles are known: what a title
// draws by lot on the way to its table must come to an end.
func TestEverySetupBegins(t *testing.T) {
	for _, title := range everyTitle() {
		for _, seats := range title.Seats {
			for i := range title.Setups {
				setup := &title.Setups[i]
				if !setup.For(len(seats)) {
					continue
				}
				for level, kind := range title.Players {
					if testing.Short() && level != i%len(title.Players) {
						continue
					}
					t.Run(fmt.Sprintf("%s/%d/%s/%s", title.ID, len(seats), setup.ID, kind.ID), func(t *testing.T) {
						t.Setenv("XDG_CONFIG_HOME", t.TempDir())
						begins(t, title, seats, i, level)
					})
				}
			}
		}
	}
}

// everyTitle are those that players see, and the one that rooms are tried with.
func everyTitle() []shelf.Title {
	return []shelf.Title{rebellion.Title(), starship.Title(), cardgame.Title(), hunt.Title()}
}

// TestEverySetupIsSimulated: what sim lists it plays, teams too.
func TestEverySetupIsSimulated(t *testing.T) {
	for _, title := range onShelf() {
		run := func(args ...string) string {
			t.Helper()
			var out, trouble bytes.Buffer
			if status, _ := command.Run([]shelf.Title{title}, append([]string{"sim", "-game", title.ID}, args...), nil, &out, &trouble); status != 0 {
				t.Errorf("sim %v of %s: status %d: %s", args, title.ID, status, &trouble)
			}
			return out.String()
		}
		for line := range strings.Lines(run("-list")) {
			setup, seats, _ := strings.Cut(strings.TrimSpace(line), " ")
			if told := run("-setup", setup, "-seats", seats, "-games", "2"); !strings.Contains(told, "2 finished") {
				t.Errorf("%s by %s: %s", setup, seats, told)
			}
		}
	}
}

// TestAGameEndsBeforeItsRulesEndIt: by the menu somebody gives up, or both agree on a draw where there is one.
func TestAGameEndsBeforeItsRulesEndIt(t *testing.T) {
	for _, c := range []struct {
		title shelf.Title
		level int
		item  string
		draws bool
	}{
		{starship.Title(), 0, "menu.give_up", true}, {starship.Title(), 0, "menu.draw", true}, {starship.Title(), 1, "menu.give_up", true},
		{rebellion.Title(), 0, "menu.give_up", false}, {rebellion.Title(), 1, "menu.give_up", false},
	} {
		t.Setenv("XDG_CONFIG_HOME", t.TempDir())
		hand := begins(t, c.title, c.title.Seats[0], 0, c.level)
		for hand.Has("cover.sit") {
			hand.Wait(60 * ui.Tick)
			hand.Click("cover.sit")
		}
		hand.Click("menu")
		if hand.Has("menu.draw") != c.draws {
			t.Errorf("%s: a draw is offered: %v", c.title.ID, !c.draws)
		}
		hand.Click(c.item)
		hand.Click(c.item + ".yes")
		hand.Wait(120 * ui.Tick)
		if got := hand.Window.Account().Screen; got != "victory" {
			t.Errorf("%s, level %d: after %s the screen is %q: %+v", c.title.ID, c.level, c.item, got, hand.Window.Account())
		}
	}
}

// begins sits down against computers of a level, at level 0 against persons, and begins.
func begins(t *testing.T, title shelf.Title, seats []shelf.Seat, setup, level int) *uitest.Hand {
	t.Helper()
	hand := starts(t, []shelf.Title{title})
	hand.Click("new_game")
	if len(title.Seats) > 1 {
		hand.Click(fmt.Sprintf("players.%d", len(seats)))
	}
	hand.Click(fmt.Sprintf("setup.%d", setup))
	for i, seat := range seats {
		switch {
		case i == 0:
		case level == 0:
			hand.Click(seat.ID + ".person")
		default:
			hand.Click(seat.ID + ".computer")
			for range level - 1 {
				hand.Click(seat.ID + ".after")
			}
		}
	}
	hand.Click("start")
	const most = 40 // pages between the last of these buttons and the table
	for range most {
		switch screen := hand.Window.Account().Screen; {
		case screen == "table" || screen == "cover":
			return hand
		case hand.Has("cover.sit"):
			hand.Wait(60 * ui.Tick) // the key that said Ready is up again
			hand.Click("cover.sit")
		case hand.Has("build.fill"):
			hand.Click("build.fill")
			hand.Click("prepare.ready")
		case hand.Has("build.lot"): // one is picked among ready ones
			hand.Click("build.lot")
			hand.Click("prepare.ready")
		case hand.Has("reveal.table"):
			hand.Click("reveal.table")
		default:
			t.Fatalf("the screen is %q: %+v", screen, hand.Window.Account())
		}
	}
	t.Fatalf("nobody sits at the table after %d pages, the last one is %q", most, hand.Window.Account().Screen)
	return nil
}
