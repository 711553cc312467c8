package shelltest

import (
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// Ground is what pages stand on, with the coins on the shelf and at a fixed time.
func Ground(t testing.TB, store device.Store) *page.Ground {
	t.Helper()
	titles := Shelf()
	g := &page.Ground{
		Titles: titles, Keep: keeping.New(store, titles), Trouble: func(error) {},
		LookUp: func(*ui.Frame, *shelf.Title, ui.Screen, string) {},
	}
	g.Keep.Now = func() time.Time { return time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC) }
	if err := g.Speak("en"); err != nil {
		t.Fatal(err)
	}
	return g
}
