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
	screen, err := Shots()["retreat"](&fakeProgram{words: english(t).W}, nil)
	if err != nil {
		t.Fatal(err)
	}
	table := tableOf(screen)
	table.foretold = nil
	w := ui.NewWindow(screen, 1280, 720, 1)
	w.Settle(time.Second)
	table.odds.Wait()
	w.Settle(time.Second)
	if got := table.screen.Own.Hint(); !strings.HasPrefix(got, "If you stay: ") || !strings.Contains(got, "From 120 trial games") {
		t.Errorf("the odds are told as %q", got)
	}
	f := table.odds.Wait()
	for th := range f.Theaters {
		met := met(table.View, table.View.Combat.System, rules.Theater(th))
		if f.Fought != f.Games || f.Theaters[th].Met > 0 != met {
			t.Errorf("units of both sides met in theater %d: %v, but it is foreseen as %+v", th, met, f)
		}
	}
	asked := table.Pending.Seat
	table.Forget()
	for _, onlooker := range []game.Seat{1 - asked, game.Table} {
		table.View = table.screen.Play.Desk(onlooker).Position().Look()
		if got := table.screen.Own.Hint(); got != "" || table.odds != nil {
			t.Errorf("seat %d hears of the odds of the other side: %q", onlooker, got)
		}
	}
	if table.odds != nil {
		t.Error("the odds outlive the question")
	}
}

// met tells whether units of both sides stand in a theater of a system.
func met(v *rules.View, at rules.System, th rules.Theater) bool {
	var sides [2]bool
	for u, n := range v.Units[at] {
		if unit := rules.Unit(u); n > 0 && unit.Figures().Theater == th {
			sides[unit.Side()] = true
		}
	}
	return sides[0] && sides[1]
}
