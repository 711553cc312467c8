package starship

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/starship/book"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/tabletest"
)

// Every sign that is drawn on a table says what it stands for when it is pressed long, on a desktop's touch screen and on a phone.
func TestEverySignIsExplainedByALongPress(t *testing.T) {
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool {
		return fleet.Shots()[name] != nil || strings.HasPrefix(name, "projector")
	})
	words := newProgram(t, "en").words
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		signs := tabletest.Signs{Text: func(sign string) string { return book.SignText(words, sign) }, Buttons: []string{
			"computer", "cross", "eye", "full_screen", "hand", "help", "hint", "list", "log", "map", "menu", "network", "person", "pin", "play", "sound_on", "undo",
		}}
		for _, name := range slices.Sorted(maps.Keys(shots)) {
			screen, err := shots[name](newProgram(t, "en"), nil)
			if err != nil {
				t.Fatal(err)
			}
			w := ui.NewWindow(screen, size[0], size[1], 1)
			w.Settle(2 * time.Second)
			t.Run(name, func(t *testing.T) { signs.Press(t, w) })
		}
	}
}
