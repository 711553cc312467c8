package engine

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// american are the keys that type something, row by row, as an American keyboard has them.
var american = [...]ui.Key{
	ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyY, ebiten.KeyU, ebiten.KeyI, ebiten.KeyO, ebiten.KeyP, ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
	ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeySemicolon, ebiten.KeyQuote,
	ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB, ebiten.KeyN, ebiten.KeyM, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash,
}

// layouts are what those keys type, as X tells it.
var layouts = map[string]string{
	"American":  "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . /",
	"German":    "q w e r t z u i o p ü + a s d f g h j k l ö ä y x c v b n m , . -",
	"French":    "a z e r t y u i o p ^ $ q s d f g h j k l m ù w x c v b n , ; : !",
	"Dvorak":    "' , . p y f g c r l / = a o e u i d h t n s - ; q j k x b m w v z",
	"Russian":   "й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю .",
	"Ukrainian": "й ц у к е н г ш щ з х ї ф і в а п р о л д ж є я ч с м и т ь б ю .",
}

// Every letter is a command on every keyboard: the one that types it, or on which it stands beside another alphabet's.
func TestLettersAreLetters(t *testing.T) {
	for name, layout := range layouts {
		typed := strings.Fields(layout)
		if len(typed) != len(american) {
			t.Fatalf("%s has %d keys, want %d", name, len(typed), len(american))
		}
		latin := strings.Contains(layout, "a")
		found := map[ui.Key]string{}
		for i, place := range american {
			if !typing(place) {
				t.Errorf("%v types nothing", place)
			}
			key, ok := lettered(place, typed[i])
			if !ok || key < ebiten.KeyA || key > ebiten.KeyZ {
				continue
			}
			if before := found[key]; before != "" {
				t.Errorf("%s: %v is %s and %s", name, key, before, typed[i])
			}
			if found[key] = typed[i]; latin && strings.ToUpper(typed[i]) != key.String() {
				t.Errorf("%s: %s is the command %v", name, typed[i], key)
			}
			if !latin && key != place {
				t.Errorf("%s: the key of %v is the command %v", name, place, key)
			}
		}
		if len(found) != 26 {
			t.Errorf("%s has %d letters", name, len(found))
		}
	}
}

// What is no letter goes by its place, whatever it types.
func TestOtherKeysGoByPlace(t *testing.T) {
	for _, place := range []ui.Key{ui.KeyUp, ui.KeySpace, ui.KeyEnter, ui.KeyTab, ui.KeyF1, ui.Key1, ui.Key8, ui.KeyHome} {
		if typing(place) {
			t.Errorf("%v is taken for a letter", place)
		}
	}
	if key, ok := lettered(ebiten.KeySlash, "-"); key != ebiten.KeySlash || !ok {
		t.Errorf("a sign is %v", key)
	}
	if key, ok := lettered(ui.KeyM, ""); key != ui.KeyM || !ok {
		t.Errorf("a key of which nothing is told is %v", key)
	}
}
