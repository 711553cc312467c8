//go:build e2e

package e2e

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/render"
)

// A typist writes into a text field as into any other, and reads what stands there.
type typist struct {
	*Screen
	field string
	reads func() string // it may choose all that stands there
}

// sits fills the new game screen in for people at one screen, and goes to the name of the first.
func (t *typist) sits() {
	t.t.Helper()
	t.Wait("title.rebellion")
	chooseHotSeat(t.Screen, firstGame, "1", "rebels", "empire")
	t.field = "name.rebels"
	t.ClickOn(t.field)
}

// presses presses keys, one after another.
func (t *typist) presses(keys string) {
	t.t.Helper()
	for key := range strings.FieldsSeq(keys) {
		t.Key(key)
	}
}

// stands waits until a text stands in the field.
func (t *typist) stands(want string) {
	t.t.Helper()
	var got string
	for end := time.Now().Add(patience); ; time.Sleep(5 * glance) {
		if got = t.reads(); got == want {
			return
		}
		if time.Now().After(end) {
			t.t.Fatalf("in the field stands %q, want %q", got, want)
		}
	}
}

// edits writes, chooses, cuts, pastes, goes word by word and takes back; then types more than there is room for.
func (t *typist) edits() {
	t.t.Helper()
	t.Type("one two three")
	t.stands("one two three")
	t.presses("End Control+Shift+ArrowLeft Control+x")
	t.stands("one two ")
	t.presses("Home Control+v")
	t.stands("threeone two ")
	t.presses("Home Control+ArrowRight")
	t.Type("9")
	t.presses("End Control+Backspace")
	t.stands("threeone9 ")
	t.presses("Control+z")
	t.stands("threeone9 two ")
	t.presses("Home Shift+End")
	t.Type("a")
	t.stands("a")
	t.presses("Control+a Control+c End Control+v")
	t.stands("aa")

	if t.warns() {
		t.t.Error("a field with room says that it is full")
	}
	t.presses("End")
	t.Type("0123456789 0123456789 ")
	t.stands("aa0123456789 0123456789 ")
	t.presses("End")
	t.Type("x") // nothing comes of it
	full := t.warns()
	if t.stands("aa0123456789 0123456789 "); !full {
		t.t.Error("a full field does not say so")
	}
}

// warns tells whether the field stands in the colour of a warning.
func (t *typist) warns() bool {
	t.t.Helper()
	spot := t.Wait(t.field)
	seen := t.glimpse("field")
	red := render.Holo().Warning
	near := func(a uint32, b uint8) bool { return max(int(a>>8), int(b))-min(int(a>>8), int(b)) < 40 }
	n, dots := 0, float64(seen.Bounds().Dx())/t.wide // in a pixel of the window
	at := func(pixel float64) int { return int(pixel * dots) }
	for x := at(spot.X + 4); x < at(spot.X+spot.W-4); x++ {
		for y := at(spot.Y - 3); y <= at(spot.Y+3); y++ {
			if r, g, b, _ := seen.At(x, max(y, 0)).RGBA(); near(r, red.R) && near(g, red.G) && near(b, red.B) {
				n++
				break
			}
		}
	}
	return n > at(spot.W)/2
}

// clip is what is on the clipboard of the desktop.
func (w *Window) clip() string {
	w.t.Helper()
	out, err := w.hands.(*windowHands).on("xclip", "-selection", "clipboard", "-o")
	if err != nil {
		return "" // nothing is
	}
	return out
}

func TestWindowTypesIntoAField(t *testing.T) {
	w := StartIn(t, t.TempDir(), half)
	x := w.hands.(*windowHands)
	typist := typist{Screen: &w.Screen}
	typist.reads = func() string { // by the clipboard; what is on it before stays there
		before := w.clip()
		_, err := x.xdotool("key", "--delay", "150", "ctrl+a", "ctrl+c")
		w.do("copy the field", err)
		time.Sleep(settle)
		read := w.clip()
		if err := putOn(x, before); err != nil {
			t.Fatal(err)
		}
		return read
	}
	typist.sits()
	typist.edits()

	// Signs that no key has: with a dead key, and with those of another alphabet.
	_, err := x.on("setxkbmap", "-layout", "us,ru", "-variant", "intl,", "-option", "grp:shifts_toggle")
	w.do("give the keyboard two layouts", err)
	typist.presses("Control+a Delete")
	for _, keys := range [][]string{{"dead_acute", "e"}, {"dead_diaeresis", "u"}} {
		_, err := x.xdotool(append([]string{"key", "--delay", "200"}, keys...)...)
		w.do("press a dead key", err)
	}
	typist.stands("éü")
	typist.presses("End")
	typist.Type("Олена")
	typist.stands("éüОлена")
	w.Shot("typed")
}

// putOn puts a text on the clipboard of an X server.
func putOn(x *windowHands, text string) error {
	_, err := x.on("sh", "-c", `printf %s "$1" | xclip -selection clipboard >/dev/null 2>&1`, "sh", text)
	return err
}

// value is what stands in a text field, as the page's real element tells it.
func (b *Browser) value(field string) (text string) {
	b.t.Helper()
	b.do("read a field", b.page.ask(order{Do: "value", ID: field}, &text))
	return text
}

// typesAt is the element of the page that takes what is typed.
func (b *Browser) typesAt() (element string) {
	b.t.Helper()
	b.do("ask for the focus", b.page.ask(order{Do: "focused"}, &element))
	return element
}

const composer = "ebitengine-textinput" // the element of the engine

func TestBrowserTypesIntoAField(t *testing.T) {
	t.Parallel()
	b := opened(t, monitor.halved())
	typist := typist{Screen: &b.Screen}
	typist.reads = func() string { return b.value(typist.field) }
	typist.sits()
	typist.edits()

	// An input method: what is under way is no part of the text yet, keys are its own, and what it makes of them comes at once.
	typist.presses("Control+a Delete")
	typist.Type("a")
	for _, way := range []string{"に", "にほ", "にほん"} {
		b.do("compose", b.page.ask(order{Do: "compose", Text: way}, nil))
		time.Sleep(settle)
	}
	typist.stands("a")
	before := b.Shot("composing")
	b.do("make letters", b.page.ask(order{Do: "commit", Text: "日本"}, nil))
	typist.stands("a日本")
	if same(before, b.Shot("composed")) {
		t.Error("what is under way is not shown")
	}
	typist.Type("b")
	typist.stands("a日本b")
}

// same tells whether two pictures are alike.
func same(a, b image.Image) bool {
	return slices.Equal(grid(a), grid(b))
}

// grid is a picture's pixels.
func grid(m image.Image) (all [][4]uint32) {
	for y := m.Bounds().Min.Y; y < m.Bounds().Max.Y; y++ {
		for x := m.Bounds().Min.X; x < m.Bounds().Max.X; x++ {
			r, g, b, a := m.At(x, y).RGBA()
			all = append(all, [4]uint32{r, g, b, a})
		}
	}
	return all
}

// On a phone a tap on a text field opens the page's real element, and with it the keyboard; what was typed stands there after a tap elsewhere.
func TestBrowserTapsIntoAField(t *testing.T) {
	t.Parallel()
	b := OpenOnCoarsePhone(t, "en")
	b.Wait("title.rebellion")
	b.ClickOn("new_game")
	b.ClickOn("players.2")
	b.ClickOn("rebels.person")
	if at := b.typesAt(); at == composer {
		t.Error("the keyboard is open before anybody types")
	}
	b.ClickOn("name.rebels")
	if at := b.typesAt(); at != composer {
		t.Fatalf("a tap on a field leads to %q, which opens no keyboard", at)
	}
	b.Type("Leia")
	b.Shot("typed") // a phone's keyboard may still mend what is underlined
	b.ClickOn("players.2")
	typist := typist{Screen: &b.Screen, field: "name.rebels"}
	typist.reads = func() string { return b.value(typist.field) }
	typist.stands("Leia")
}
