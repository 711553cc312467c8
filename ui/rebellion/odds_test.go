package rebellion

import (
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// TestOddsAreToldBeforeACombat: who may retreat is told how staying ended in the games that were imagined, and the
// odds are forgotten with the question.
func TestOddsAreToldBeforeACombat(t *testing.T) {
	screen, err := Shots()["retreat"](&fakeProgram{words: english(t).w}, nil)
	if err != nil {
		t.Fatal(err)
	}
	table := screen.(*Table)
	w := ui.NewWindow(screen, 1280, 720, 1)
	w.Settle(time.Second)
	select {
	case <-table.odds.done:
	case <-time.After(time.Minute):
		t.Fatal("the odds are worked out for a minute")
	}
	w.Settle(time.Second)
	if got := table.oddsText(); !strings.HasPrefix(got, "If you stay: space won in ") || !strings.Contains(got, "From 120 trial games") {
		t.Errorf("the odds are told as %q", got)
	}
	if f := table.odds.forecast; f.Fought != f.Games || f.Theaters[rules.Ground].Met > 0 {
		t.Errorf("a combat for space alone is under way, but it is foreseen as %+v", f)
	}
	table.forget()
	for _, onlooker := range []game.Seat{1, game.Table} {
		table.view = table.game.View(onlooker)
		if got := table.oddsText(); got != "" || table.odds != nil {
			t.Errorf("seat %d hears of the odds of the other side: %q", onlooker, got)
		}
	}
	if table.odds != nil {
		t.Error("the odds outlive the question")
	}
}
