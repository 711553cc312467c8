package ui_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
)

func TestTabGoesThroughAllAndAround(t *testing.T) {
	focused := ""
	hand := open(t, func(f *ui.Frame) {
		focused = ""
		for i, id := range []string{"a", "b", "quiet", "c"} {
			if f.Spot(ui.Spot{ID: id, Rect: ui.Box(100+float64(i)*100, 100, 50, 50), Quiet: id == "quiet"}).Focus {
				focused = id
			}
		}
	})
	got := ""
	for range 4 {
		hand.Key(ui.KeyTab)
		got += focused
	}
	hand.Shift(ui.KeyTab)
	if got += focused; got != "abcac" {
		t.Errorf("Tab goes %q, want abca and back to c", got)
	}
	hand.ClickAt(hand.Find("b"))
	if focused != "" {
		t.Error("a click shows the focus, which is for keys")
	}
	hand.Key(ui.KeyTab)
	if focused != "b" {
		t.Errorf("the first key after a click shows %q, want b where the player is", focused)
	}
}

func TestArrowsGoToTheNearest(t *testing.T) {
	focused := ""
	hand := open(t, func(f *ui.Frame) {
		for i, r := range ui.Box(100, 100, 300, 300).Grid(3, 3, 20) {
			id := fmt.Sprint(i)
			if f.Spot(ui.Spot{ID: id, Rect: r}).Focus {
				focused = id
			}
		}
	})
	hand.Key(ui.KeyTab) // 0
	got := focused
	for _, key := range []ui.Key{ui.KeyRight, ui.KeyDown, ui.KeyDown, ui.KeyDown, ui.KeyLeft, ui.KeyUp, ui.KeyRight, ui.KeyRight, ui.KeyRight} {
		hand.Key(key)
		got += focused
	}
	if want := "0147763455"; got != want {
		t.Errorf("went %s, want %s", got, want)
	}
}

// What one would rather not do is not done by Enter.
func TestEnterSaysNoToAGraveQuestion(t *testing.T) {
	answer := ui.Waiting
	hand := open(t, func(f *ui.Frame) {
		if a := f.Ask(ui.Question{ID: "sure", Title: "Show it?", Sentence: "Everybody will know.", Yes: "Show it", No: "Hide it", Grave: true}); a != ui.Waiting {
			answer = a
		}
	})
	hand.Key(ui.KeyEnter)
	if answer != ui.No {
		t.Errorf("Enter answers %v", answer)
	}
	hand.Click("sure.yes")
	if answer != ui.Yes {
		t.Errorf("the button answers %v", answer)
	}
}

func TestAQuestionStopsEverythingElse(t *testing.T) {
	asking, answer, below := false, ui.Waiting, 0
	hand := open(t, func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "pass", Rect: ui.Box(100, 600, 120, 40), Label: "Pass", Key: ui.KeyP}) {
			below++
			asking = true
		}
		if asking {
			if a := f.Ask(ui.Question{ID: "sure", Title: "Pass?", Sentence: "One leader is left.", Yes: "Pass", No: "Not yet"}); a != ui.Waiting {
				answer, asking = a, false
			}
		}
	})
	hand.Click("pass")
	if !hand.Has("sure.yes") || hand.Window.Reachable("pass") {
		t.Fatal("the question is not asked above the rest")
	}
	hand.ClickAt(ui.Point{X: 160, Y: 620})
	hand.Key(ui.KeyP)
	hand.Key(ui.KeyTab)
	hand.Key(ui.KeyTab)
	hand.Key(ui.KeyTab)
	if below != 1 || answer != ui.Waiting {
		t.Fatalf("below was pressed %d times, the answer is %v", below, answer)
	}
	hand.Key(ui.KeyEscape)
	if answer != ui.No || hand.Has("sure.yes") {
		t.Errorf("Escape answers %v", answer)
	}
	hand.Key(ui.KeyP)
	hand.Key(ui.KeyEnter)
	if answer != ui.Yes || below != 2 {
		t.Errorf("Enter answers %v", answer)
	}
	hand.Click("pass")
	hand.Click("sure.no")
	if answer != ui.No {
		t.Errorf("the button answers %v", answer)
	}
}

func TestTyping(t *testing.T) {
	text, hotkey := "", 0
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "name", Rect: ui.Box(100, 100, 300, 40), Empty: "Your name", Most: 8}, &text)
		if f.Pressed(ui.KeyZ) || f.Pressed(ui.KeySpace) {
			hotkey++
		}
		f.Spot(ui.Spot{ID: "other", Rect: ui.Box(100, 200, 300, 40)})
	})
	hand.Type("lost")
	if text != "" {
		t.Fatal("typing without focus was taken")
	}
	hand.Click("name")
	hand.Type("Леся")
	hand.Key(ui.KeyLeft)
	hand.Key(ui.KeyLeft)
	hand.Type("ї")
	hand.Key(ui.KeyBackspace)
	hand.Key(ui.KeyDelete)
	hand.Key(ui.KeyHome)
	hand.Type("1")
	hand.Key(ui.KeyEnd)
	hand.Type("23456789")
	if text != "1Лея2345" {
		t.Errorf("typed %q, want 1Лея2345", text)
	}
	hand.Key(ui.KeyZ)
	hand.Key(ui.KeySpace)
	hand.Key(ui.KeyTab)
	hand.Shift(ui.KeyTab) // away from the field and back
	hand.Key(ui.KeyZ)
	if hotkey != 0 {
		t.Error("a letter that was typed worked as a command")
	}
	hand.Click("other")
	hand.Key(ui.KeyZ)
	if hotkey != 1 {
		t.Error("after leaving the field the command does not work")
	}
}

func TestADigitFieldTakesOnlyDigits(t *testing.T) {
	text := ""
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "seed", Rect: ui.Box(100, 100, 300, 40), Digits: true}, &text)
	})
	hand.Click("seed")
	hand.Type("a4-2 ")
	if text != "42" {
		t.Errorf("typed %q, want 42", text)
	}
}

func TestScrolling(t *testing.T) {
	picked := ""
	hand := open(t, func(f *ui.Frame) {
		f.Scroll("list", ui.Box(100, 100, 200, 200), 20*50, func(content ui.Rect) {
			for i, r := range content.Grid(1, 20, 0) {
				if f.Button(ui.Button{ID: fmt.Sprint("row", i), Rect: r, Label: fmt.Sprint("Row ", i)}) {
					picked += fmt.Sprint(i, " ")
				}
			}
		})
	})
	if hand.Has("row10") {
		t.Fatal("a row far below can be seen")
	}
	hand.ClickAt(ui.Point{X: 150, Y: 325}) // where row 4 would be
	hand.Wheel(ui.Point{X: 150, Y: 150}, -8)
	hand.Click("row10")
	hand.Wheel(ui.Point{X: 150, Y: 150}, -100)
	hand.Click("row19")
	if picked != "10 19 " {
		t.Errorf("picked %q", picked)
	}
	hand.Wheel(ui.Point{X: 150, Y: 150}, 100)
	for range 9 {
		hand.Key(ui.KeyTab)
	}
	if !hand.Has("row8") && !hand.Has("row7") {
		t.Error("what Tab reaches is not brought into view")
	}
	hand.Touch = true
	hand.Press(ui.Point{X: 150, Y: 280})
	hand.Pull(ui.Point{X: 150, Y: 80})
	hand.Release()
	if picked != "10 19 " {
		t.Errorf("pulling the list picked %q", picked)
	}
	if hand.Has("row7") {
		t.Error("pulling does not move the list")
	}
}

func TestAListOpensAtItsEnd(t *testing.T) {
	begun := false
	hand := open(t, func(f *ui.Frame) {
		if !begun {
			f.ScrollToEnd("list")
			begun = true
		}
		f.Scroll("list", ui.Box(100, 100, 200, 200), 20*50, func(content ui.Rect) {
			for i, r := range content.Grid(1, 20, 0) {
				f.Button(ui.Button{ID: fmt.Sprint("row", i), Rect: r, Label: fmt.Sprint("Row ", i)})
			}
		})
	})
	if !hand.Has("row19") || hand.Has("row0") {
		t.Error("the list does not show its end")
	}
	hand.Wheel(ui.Point{X: 150, Y: 150}, 100)
	if !hand.Has("row0") {
		t.Error("the wheel does not move it from there")
	}
}

// What is chosen is ticked where that lies on no word.
func TestTicksLieOnNoWord(t *testing.T) {
	for wide, ticked := range map[float64]bool{220: true, 124: false} {
		way, legal := 0, render.Holo().Legal
		hand := open(t, func(f *ui.Frame) {
			f.Choice(ui.Choice{ID: "way", Rects: []ui.Rect{ui.Box(100, 100, wide, 44)}, Labels: []string{"Ask me first"}}, &way)
		})
		green, seen := 0, hand.Window.Image()
		for x := 105; x < 95+int(wide); x++ {
			for y := 105; y < 139; y++ {
				if p := seen.RGBAAt(x, y); p.R == legal.R && p.G == legal.G && p.B == legal.B {
					green++
				}
			}
		}
		if green > 0 != ticked {
			t.Errorf("%v wide: %d points of a tick", wide, green)
		}
	}
}

func TestSettings(t *testing.T) {
	on, speed, side, volume, changes := false, 0, 0, 3.0, 0
	hand := open(t, func(f *ui.Frame) {
		count := func(changed bool) {
			if changed {
				changes++
			}
		}
		count(f.Toggle(ui.Toggle{ID: "hints", Rect: ui.Box(100, 100, 300, 50), Label: "Hints", On: "on", Off: "off"}, &on))
		count(f.Cycle(ui.Cycle{ID: "speed", Rect: ui.Box(100, 160, 300, 50), Label: "Speed", Values: []string{"normal", "fast", "off"}}, &speed))
		count(f.Choice(ui.Choice{ID: "side", Rects: ui.Box(100, 220, 300, 50).Columns(10, 1, 1, 1), Labels: []string{"Rebels", "Empire", "Both"}, Whys: []string{"", "", "Not now"}}, &side))
		count(f.Slider(ui.Slider{ID: "volume", Rect: ui.Box(100, 300, 218, 30), Low: 0, High: 10, Step: 1}, &volume))
	})
	hand.Click("hints")
	for range 4 {
		hand.Click("speed")
	}
	hand.Click("side.1")
	hand.Click("side.1")
	hand.Click("side.2")
	if !on || speed != 1 || side != 1 || changes != 6 {
		t.Errorf("on %v, speed %d, side %d after %d changes; want true, 1, 1, 6", on, speed, side, changes)
	}
	hand.Press(ui.Point{X: 109 + 140, Y: 315})
	hand.Pull(ui.Point{X: 109 + 178, Y: 330})
	hand.Release()
	if volume != 9 {
		t.Errorf("the slider is pulled to %v, want 9", volume)
	}
	hand.Key(ui.KeyTab) // shows that the slider has the focus
	hand.Key(ui.KeyRight)
	hand.Key(ui.KeyRight)
	hand.Key(ui.KeyLeft)
	if volume != 9 {
		t.Errorf("right, right, left ends at %v, want 9: it stops at 10", volume)
	}
}

func TestAKeyDoesItsWorkOnce(t *testing.T) {
	first, second, ctrl := 0, 0, 0
	hand := open(t, func(f *ui.Frame) {
		if f.Shortcut(ui.KeyZ) {
			ctrl++
		}
		if f.Pressed(ui.KeyEscape) {
			first++
		}
		if f.Pressed(ui.KeyEscape) {
			second++
		}
	})
	hand.Key(ui.KeyEscape)
	hand.Key(ui.KeyZ)
	hand.Ctrl(ui.KeyZ)
	if first != 1 || second != 0 || ctrl != 1 {
		t.Errorf("first %d, second %d, Ctrl %d; want 1, 0, 1", first, second, ctrl)
	}
}

// The signs of a narrow bar lie beside each other where one below the other would lie on the buttons.
func TestSignsOfALowPromptLieAboveItsButtons(t *testing.T) {
	for _, high := range []float64{110, 140, 180} {
		var buttons ui.Rect
		sign := ui.PromptSign{Press: func() {}}
		hand := open(t, func(f *ui.Frame) {
			buttons = f.Prompt(ui.Prompt{Rect: ui.Box(0, 0, 390, high), Title: "Move", Buttons: 52, Below: true, More: sign, Advice: sign})
		})
		more, _ := hand.Window.Spot("prompt.more")
		advice, _ := hand.Window.Spot("prompt.advice")
		if more.Overlaps(advice) || more.Overlaps(buttons) || advice.Overlaps(buttons) {
			t.Errorf("%v high: signs at %v and %v, buttons at %v", high, more, advice, buttons)
		}
	}
}

func TestThePromptKeepsRoomForButtons(t *testing.T) {
	for _, waiting := range []bool{false, true} {
		bar := ui.Box(0, 552, 1280, 72)
		var buttons ui.Rect
		hand := open(t, func(f *ui.Frame) {
			buttons = f.Prompt(ui.Prompt{Rect: bar, Title: "Move units into Bothawui", Help: "Drag them.", Waiting: waiting, Buttons: 500})
		})
		if buttons.W != 500 || !buttons.Within(bar) || buttons.H != 44 {
			t.Errorf("the buttons have %v in %v", buttons, bar)
		}
		legal := render.Holo().Legal
		if p := hand.Window.Image().RGBAAt(3, 590); (p.R == legal.R && p.G == legal.G) == waiting {
			t.Errorf("waiting %v: the mark at the left is %v", waiting, p)
		}
	}
}

// What takes the place of a thing that was clicked is not what the player wants to read about.
func TestNoSheetOpensUnderARestingPointer(t *testing.T) {
	things := []string{"first", "second"}
	sheet := ""
	hand := open(t, func(f *ui.Frame) {
		sheet = ""
		s := f.Spot(ui.Spot{ID: things[0], Rect: ui.Box(100, 100, 80, 80)})
		if s.Sheet {
			sheet = things[0]
		}
		if s.Clicked {
			things = things[1:]
			f.Invalidate()
		}
	})
	if hand.Hover("first"); sheet != "first" {
		t.Errorf("pointed at the first, there is the sheet %q", sheet)
	}
	hand.Click("first")
	if hand.Wait(time.Second); sheet != "" {
		t.Errorf("the pointer rests, but there is the sheet %q", sheet)
	}
	hand.MoveTo(ui.Point{X: 141, Y: 140})
	if hand.Wait(time.Second); sheet != "second" {
		t.Errorf("the pointer has moved on the second, there is the sheet %q", sheet)
	}
}

func TestSheetsStayOnTheScreenBesideTheirThing(t *testing.T) {
	hand := open(t, func(f *ui.Frame) {
		for _, thing := range []ui.Rect{ui.Box(10, 10, 40, 40), ui.Box(1230, 680, 40, 30), ui.Box(600, 300, 40, 40), ui.Box(1000, 0, 40, 40)} {
			sheet := f.Beside(thing, f.Bounds().Inset(8), 350, 520)
			if !sheet.Within(f.Bounds()) || sheet.Overlaps(thing) {
				t.Errorf("the sheet of %v is at %v", thing, sheet)
			}
		}
	})
	hand.Wait(10 * time.Millisecond)
}

// What lies under a paper does not shine through.
func TestNothingShinesThroughPaper(t *testing.T) {
	over := func(below render.Color) []byte {
		hand := open(t, func(f *ui.Frame) {
			f.Fill(ui.Box(40, 40, 160, 40), below)
			f.Paper(ui.Box(20, 20, 200, 80))
		})
		return hand.Window.Image().Pix
	}
	if !slices.Equal(over(render.Hex(0xFFFFFF)), over(render.Hex(0x000000))) {
		t.Error("what lies below is seen")
	}
}

func TestAFieldTakesWhatIsPasted(t *testing.T) {
	text := "seed "
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "seed", Rect: ui.Box(100, 100, 300, 40), Most: 8}, &text)
	})
	hand.Click("seed")
	hand.Ctrl(ui.KeyV)
	if text != "seed " {
		t.Fatalf("without a clipboard there is %q", text)
	}
	hand.Window.Clipboard.Paste = func(take func(string)) { take("12\n345") }
	hand.Ctrl(ui.KeyV)
	hand.Wait(3 * ui.Tick)
	if text != "seed 123" {
		t.Errorf("pasted is %q, want no line break and 8 letters at most", text)
	}
}

// A list that keys move from anywhere is not moved twice where the pointer lies on it.
func TestKeysScrollAListOnce(t *testing.T) {
	for _, anywhere := range []bool{false, true} {
		hand := open(t, func(f *ui.Frame) {
			if anywhere {
				f.ScrollByKeys("list")
			}
			f.Scroll("list", ui.Box(100, 100, 200, 200), 20*50, func(content ui.Rect) {
				for i, r := range content.Grid(1, 20, 0) {
					f.Button(ui.Button{ID: fmt.Sprint("row", i), Rect: r, Label: fmt.Sprint("Row ", i)})
				}
			})
		})
		hand.MoveTo(ui.Point{X: 150, Y: 150})
		hand.Tap(ui.KeyPageDown)
		hand.Wait(2 * ui.Tick)
		if !hand.Has("row4") || hand.Has("row8") {
			t.Errorf("from anywhere %v: a page further row 4 is seen: %v, row 8: %v", anywhere, hand.Has("row4"), hand.Has("row8"))
		}
	}
}

// What is said in the moment in which a screen is left, that a game could not be saved for example, is told on the next one; what was said
// before stays behind.
func TestWhatIsToldWhileLeavingIsHeard(t *testing.T) {
	for _, c := range []struct{ before, leaving, there, want string }{
		{"", "It is not saved.", "", "It is not saved."},
		{"", "It is not saved.", "Older rules.", "It is not saved. Older rules."},
		{"No.", "", "Older rules.", "Older rules."},
		{"No.", "", "", ""},
	} {
		hand := open(t, func(f *ui.Frame) {
			if f.Button(ui.Button{ID: "no", Rect: ui.Box(100, 100, 100, 40), Label: "No"}) && c.before != "" {
				f.Toast(c.before)
			}
			if f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 200, 100, 40), Label: "Go"}) {
				if c.leaving != "" {
					f.Toast(c.leaving)
				}
				f.GoTelling(show(func(*ui.Frame) {}), c.there)
			}
		})
		hand.Click("no")
		hand.Click("go")
		if got := hand.Window.Account().Said; got != c.want {
			t.Errorf("%+v: it is said %q", c, got)
		}
	}
}

// A refusal ends when something else is asked than what it speaks of; one of the same moment is told, and so is what speaks of no question.
func TestARefusalEndsWithItsQuestion(t *testing.T) {
	for _, c := range []struct {
		refused, then bool
		want          string
	}{{true, false, ""}, {true, true, "Not there."}, {false, false, "Saved."}} {
		hand := open(t, func(f *ui.Frame) {
			if f.Button(ui.Button{ID: "say", Rect: ui.Box(100, 100, 100, 40), Label: "Say"}) {
				if c.refused {
					f.Refuse(ui.Rect{}, "Not there.")
				} else {
					f.Toast("Saved.")
				}
			}
			if f.Button(ui.Button{ID: "ask", Rect: ui.Box(100, 200, 100, 40), Label: "Ask"}) {
				f.Renew()
				if c.then {
					f.Refuse(ui.Rect{}, "Not there.")
				}
			}
		})
		hand.Click("say")
		hand.Wait(ui.Tick)
		hand.Click("ask")
		hand.Wait(ui.Tick)
		if got := hand.Window.Account().Said; got != c.want {
			t.Errorf("%+v: it is said %q", c, got)
		}
	}
}

// A note at something below a question leaves that to be read.
func TestANoteHidesNoQuestion(t *testing.T) {
	bar, card := ui.Box(0, 550, 1280, 72), ui.Box(40, 640, 150, 60)
	hand := open(t, func(f *ui.Frame) {
		f.Prompt(ui.Prompt{Rect: bar, Title: "Assign leaders to missions", Help: "Drag a leader onto a card."})
		if f.Button(ui.Button{ID: "card", Rect: card, Label: "Sabotage"}) {
			f.Refuse(card, "A mission is assigned by a leader, and you have none left in the pool.")
		}
	})
	hand.Click("card")
	hand.Wait(ui.Tick)
	if at := hand.Window.Said(); at.Empty() || at.Overlaps(bar) || at.Overlaps(card) {
		t.Errorf("what is said lies at %v, the question at %v", at, bar)
	}
}

// Keys are named where there are keys: not on a phone, and nowhere to a finger.
func TestKeysAreNamedWhereThereAreKeys(t *testing.T) {
	for _, c := range []struct {
		w, h  int
		touch bool
		named bool
	}{{1280, 720, false, true}, {1024, 768, true, false}, {390, 844, false, false}, {390, 844, true, false}} {
		w := ui.NewWindow(show(func(f *ui.Frame) {
			f.Button(ui.Button{ID: "done", Rect: ui.Box(100, 100, 200, 44), Label: "Done", KeyName: "Enter"})
			f.HintKey(ui.Box(100, 300, 50, 50), ui.State{Sheet: true}, "Menu", "Esc")
		}), c.w, c.h, 1)
		w.Tick(ui.Input{At: ui.Point{X: 50, Y: 50}, Touch: c.touch})
		w.Invalidate()
		w.Tick(ui.Input{At: ui.Point{X: 50, Y: 50}, Was: ui.Point{X: 50, Y: 50}, Touch: c.touch})
		for _, key := range []string{"Enter", "Menu (Esc)"} {
			if shown := slices.ContainsFunc(w.Legibility(), func(l render.Legible) bool { return l.Text == key }); shown != c.named {
				t.Errorf("%d×%d, a finger %v: %s is named: %v", c.w, c.h, c.touch, key, shown)
			}
		}
	}
}
