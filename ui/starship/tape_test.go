package starship

import (
	"testing"
	"time"

	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// taped is a battle that is looked at again.
type taped struct {
	*watch.Tape[*view, *event]
}

func (s taped) Show(f *ui.Frame) { s.Tape.Show(f) }

// A battle that is looked at again stands on the field that it was played on, from its first moment to its last.
func TestATapeStandsOnItsField(t *testing.T) {
	for _, setup := range []rules.Setup{{Format: rules.FirstBattle, Limit: 1}, {Format: rules.Standard, Points: 150, Width: 16, Height: 10, Limit: 1}} {
		played := sit(t, setup, 3, 1280, 720, "random", "random")
		played.hand.Wait(time.Second)
		for !played.game.Over() {
			played.game.Play()
		}
		record, err := played.game.Tape()
		if err != nil {
			t.Fatal(err)
		}
		again := unplayed(newProgram(t, "en"), false)
		hand := uitest.New(t, ui.NewWindow(taped{watch.NewTape(again.screen.Table, record)}, 1280, 720, 1))
		hand.Wait(time.Second)
		stands := again.board.View()
		if v := again.View; v.Width == 0 || stands.Columns != int(v.Width) || stands.Rows != int(v.Height) {
			t.Errorf("a battle on %d × %d squares is looked at on %d × %d", v.Width, v.Height, stands.Columns, stands.Rows)
		}
		if fresh := unplayed(newProgram(t, "en"), false).board.View(); stands.Columns == fresh.Columns && stands.Rows == fresh.Rows {
			t.Errorf("%d × %d is the standard field: the test tells nothing", stands.Columns, stands.Rows)
		}
	}
}
