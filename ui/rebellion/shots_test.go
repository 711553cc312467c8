package rebellion

import (
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, from the smallest desktop up; in other languages on that one.
func TestNoTextIsCutShort(t *testing.T) {
	for _, lang := range assets.Languages() {
		t.Run(lang, func(t *testing.T) {
			sizes := [][2]int{{1280, 720}}
			if lang == "en" {
				sizes = append(sizes, [2]int{1600, 900}, [2]int{1920, 1080})
			}
			nothingIsCutShort(t, lang, sizes)
		})
	}
}

func nothingIsCutShort(t *testing.T, lang string, sizes [][2]int) {
	words, err := assets.NewWords(lang)
	if err != nil {
		t.Fatal(err)
	}
	shots := Shots()
	for _, name := range slices.Sorted(maps.Keys(shots)) {
		t.Run(name, func(t *testing.T) {
			screen, err := shots[name](&fakeProgram{words: words}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range sizes {
				for _, text := range uitest.Shortened(ui.NewWindow(screen, size[0], size[1], 1), 4*time.Second) {
					t.Errorf("%d × %d: %q", size[0], size[1], text)
				}
			}
		})
	}
}
