package engine

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// lettered is the key by which screens know one that went down, of whose name the place is that of an American keyboard, and what it
// types alone on the person's own. Commands are letters: they follow what the key types, and where that is no Latin letter, as on Russian
// and Ukrainian keyboards, the Latin one that stands on the same key. Everything else goes by its place. It is false for a key in the
// place of a letter that types a sign: that letter is somewhere else.
func lettered(place ui.Key, types string) (key ui.Key, ok bool) {
	letter := place >= ebiten.KeyA && place <= ebiten.KeyZ
	if len(types) != 1 { // not one sign of ASCII
		return place, true
	}
	if at := strings.IndexByte("abcdefghijklmnopqrstuvwxyz", strings.ToLower(types)[0]); at >= 0 {
		return ebiten.KeyA + ui.Key(at), true
	}
	return place, !letter
}

// typing are the keys that type something, which is a letter on some keyboards. Digits are not among them: where they need Shift, what
// they type without it is no command.
func typing(place ui.Key) bool {
	switch place {
	case ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeyMinus, ebiten.KeyEqual,
		ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackslash, ebiten.KeyBackquote, ebiten.KeyIntlBackslash:
		return true
	}
	return place >= ebiten.KeyA && place <= ebiten.KeyZ
}
