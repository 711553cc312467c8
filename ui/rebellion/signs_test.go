package rebellion

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/contacts"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/tabletest"
)

// Every sign that is drawn on a table says what it stands for when it is pressed long, on a desktop's touch screen and on a phone.
func TestEverySignIsExplainedByALongPress(t *testing.T) {
	t.Parallel()
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool {
		return contacts.Sheets()[name] != nil || strings.HasPrefix(name, "projector") || strings.HasPrefix(name, "sheet-")
	})
	for _, size := range [][2]int{{1280, 720}, {390, 844}}[:reduced(2)] {
		signs := tabletest.Signs{Text: func(sign string) string { return book.SignText(english(t).W, sign) }, Buttons: []string{
			"computer", "cross", "full_screen", "hand", "help", "hint", "list", "log", "map", "menu", "network", "person", "pin", "play", "sound_on", "undo",
		}}
		for _, name := range slices.Sorted(maps.Keys(shots)) {
			w := ui.NewWindow(shown(t, name), size[0], size[1], 1)
			w.Settle(2 * time.Second)
			t.Run(name, func(t *testing.T) { signs.Press(t, w) })
		}
	}
}
