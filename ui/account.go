package ui

import (
	"slices"
	"strings"
	"unicode"
)

// An Account is what a window shows, in words: for a reader of screens, a terminal, and everybody else who does not look at it. It
// holds nothing that the one who sits before the window may not see.
type Account struct {
	Screen  string      `json:"screen"`            // the screen's name, the same in every language
	Heading string      `json:"heading"`           // how things stand
	Asked   string      `json:"asked"`             // the question, or what is waited for
	Help    string      `json:"help,omitempty"`    // how to answer it
	Options []Pressable `json:"options,omitempty"` // the answers
	Buttons []Pressable `json:"buttons,omitempty"` // what else can be pressed
	Texts   []string    `json:"texts,omitempty"`   // lines to be read
	Said    string      `json:"said,omitempty"`    // what was just refused, or told in passing
	Log     []string    `json:"log,omitempty"`     // what has happened, the newest last
	Lists   []List      `json:"lists,omitempty"`   // what lies where
	Waits   bool        `json:"waits,omitempty"`   // nobody is asked: the screen goes on by itself
}

// A Pressable is something to press.
type Pressable struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Why    string `json:"why,omitempty"`    // why it cannot be pressed now
	Chosen bool   `json:"chosen,omitempty"` // it stands for what is chosen now
	Typed  bool   `json:"typed,omitempty"`  // it is a field to type in; Value is what stands there
	Value  string `json:"value,omitempty"`
}

// A List is what lies somewhere: in a place, a hand, before a side.
type List struct {
	Name  string   `json:"name"`
	Lines []string `json:"lines"`
}

// Accounting is a Screen that gives an account of itself; while a dialog lies over it, what has happened and what lies where alone is
// taken from it. Shows tells of a spot whether the account says already what it is for. Where ok is false the screen is accounted for by
// what can be pressed and read on it.
type Accounting interface {
	Account() (a Account, shows func(spot string) bool, ok bool)
	// Take presses an option of the account.
	Take(f *Frame, id string)
}

// Account gives an account of the last frame.
func (w *Window) Account() (a Account) {
	shows, ok := func(string) bool { return false }, false
	if screen, accounts := w.screen.(Accounting); accounts {
		switch own, says, tells := screen.Account(); {
		case tells && w.shown.layer == 0:
			a, shows, ok = own, says, true
		case tells: // a dialog asks, but what was told stays told
			a.Log, a.Lists = own.Log, own.Lists
		}
	}
	if screen, named := w.screen.(Named); named {
		a.Screen = screen.ScreenName()
	}
	for i := range w.shown.spots {
		p := &w.shown.spots[i]
		if p.area || p.layer != w.shown.layer || p.Name == "" || p.Quiet || shows(p.ID) {
			continue
		}
		_, typed := w.fields[p.ID]
		a.Buttons = append(a.Buttons, Pressable{ID: p.ID, Name: p.Name, Why: p.Why, Chosen: p.Chosen, Typed: typed, Value: p.Value})
	}
	if !ok {
		a.Texts = w.texts()
	}
	if t := &w.toast; w.Clock.Now < t.until {
		a.Said = t.text
	}
	return a
}

// texts are the lines that stand in the uppermost dialog, or on the page where there is none, but for what stands on buttons.
func (w *Window) texts() (lines []string) {
	onButton := func(at Point) bool {
		for i := range w.shown.spots {
			if p := &w.shown.spots[i]; p.layer == w.shown.layer && p.Name != "" && !p.Quiet && p.Rect.Contains(at) {
				return true
			}
		}
		return false
	}
	for _, line := range w.canvas.Texts(w.layerFrom, onButton) {
		if strings.IndexFunc(line, unicode.IsLetter) >= 0 && !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return lines
}

// Use presses something of the account that was given last, before the next frame. It may be called from any goroutine; what is no
// longer there is not pressed.
func (w *Window) Use(id string) {
	w.Do(func(f *Frame) {
		if p, ok := w.find(id); ok && p.layer == w.shown.layer {
			w.reveal(p)
			w.using = id
		} else if screen, ok := w.screen.(Accounting); ok && w.shown.layer == 0 {
			screen.Take(f, id)
		}
		f.Invalidate()
	})
}

// Back does what Escape does, before the next frame. It may be called from any goroutine.
func (w *Window) Back() {
	w.Do(func(f *Frame) {
		w.chords.back = true
		f.Invalidate()
	})
}

// Write writes a text into a field of the account, as Use presses.
func (w *Window) Write(id, text string) {
	w.Do(func(f *Frame) {
		if state := w.fields[id]; state != nil {
			state.remember()
			state.line.ChooseAll()
			state.take(w, text)
		}
		f.Invalidate()
	})
}

// named is what a button is called: by its words, or where it has a sign alone by what its hint says.
func (b *Button) named() string {
	name := b.Label
	if strings.IndexFunc(name, unicode.IsLetter) < 0 && strings.IndexFunc(name, unicode.IsDigit) < 0 && b.Hint != "" {
		name = b.Hint
	}
	return Joined(name, b.Second)
}

// Joined is what stands in two lines, in one.
func Joined(name, second string) string {
	if second == "" {
		return name
	}
	return name + ": " + second
}
