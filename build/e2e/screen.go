// Package e2e plays the finished program as a person does: it moves a real pointer,
// presses real keys and looks at real pictures, in a window (Start) and in a browser
// (Open). Nothing can be slipped past the screen: what a test wants done, it must do by hand.
//
// To know where things are, a test reads what the program tells about its own screen, see
// Spots. The tests need the tag e2e and are run by build/test.
package e2e

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// Spots is what the program tells of its screen, each time it has changed and come to rest:
// in a window as a JSON file that the variable HOLOBOARD_SPOTS names (replaced as a whole,
// never half written), in a browser as a JSON text in window.holoboardSpots. It only tells;
// nothing can be done through it.
type Spots struct {
	Screen string          `json:"screen"` // such as "title" or "table"
	Asked  string          `json:"asked"`  // the key of the decision that is asked, if any
	Heard  int             `json:"heard"`  // how many presses, releases, keys and letters the program has taken in
	Spots  map[string]Spot `json:"spots"`
	Deaf   *Spot           `json:"deaf"` // where no click is taken yet: it would be meant for what was asked before
	Held   string          `json:"held"` // what is carried
	Over   string          `json:"over"` // and where it would be put now

	DeafKeys bool `json:"deaf_keys"` // no key is taken yet, likewise
}

// hears reports whether a click at a place is taken.
func (s Spots) hears(x, y float64) bool {
	d := s.Deaf
	return d == nil || x < d.X || y < d.Y || x > d.X+d.W || y > d.Y+d.H
}

// A Spot is one thing that can be touched: where it is, in pixels of the window (of the
// page in a browser) from the upper left corner, whether it may be used now, and whether
// it is lit: whether something comes of that.
type Spot struct {
	X, Y, W, H float64
	On, Lit    bool
}

func (s Spot) middle() (x, y float64) { return s.X + s.W/2, s.Y + s.H/2 }

// String lists what may be used now, for messages.
func (s Spots) String() string {
	var on, off []string
	for id, spot := range s.Spots {
		if spot.On {
			on = append(on, id)
		} else {
			off = append(off, id)
		}
	}
	slices.Sort(on)
	slices.Sort(off)
	return fmt.Sprintf("screen %q, asked %q, on: %s; off: %s", s.Screen, s.Asked, strings.Join(on, " "), strings.Join(off, " "))
}

// errNothingTold says that the program has not told of its screen yet.
var errNothingTold = errors.New("the program has not told of its screen yet")

// hands are the pointer, the keys and the eyes: those of a window's X server or a browser's.
type hands interface {
	move(x, y float64) error
	press() error   // the left button, or a finger
	release() error // likewise
	tap() error     // both, at once
	key(name string) error
	typeText(text string) error
	shoot(file string) error
	spots() (Spots, error) // errNothingTold until the program has
	alive() error          // what ended the program, if it has ended unasked
}

const (
	patience = 180 * time.Second      // how long a test waits for anything
	glance   = 50 * time.Millisecond  // between two looks
	hold     = 200 * time.Millisecond // a hand rests on a thing before it presses
	stride   = 30 * time.Millisecond  // between two steps of a drag
	steps    = 5                      // of a drag: a browser takes them in one frame by one
	lift     = 12                     // pixels: far enough to count as a drag and not as a click
	settle   = 600 * time.Millisecond // until what the program told is also on the screen

	width, height = 1280, 720
)

// A Screen is the running program as a person has it before him. Every method fails the
// test with one sentence if the program does not play along, and keeps a last picture.
type Screen struct {
	t       testing.TB
	hands   hands
	taps    bool       // by a finger
	clicked [2]float64 // where the last click was

	wide, high float64 // of the window, pixels
}

// do fails the test if err is one.
func (s *Screen) do(what string, err error) {
	s.t.Helper()
	if err == nil {
		return
	}
	if ended := s.hands.alive(); ended != nil {
		err = ended
	}
	s.t.Fatalf("%s: %v", what, err)
}

// Move moves the pointer, in one leap.
func (s *Screen) Move(x, y float64) {
	s.t.Helper()
	s.do("move the pointer", s.hands.move(x, y))
}

// act does something with the hands and waits until the program has told what came of it, or has ended.
func (s *Screen) act(what string, something func() error) {
	s.t.Helper()
	before := s.Spots().Heard
	s.do(what, something())
	s.WaitFor("the program to hear: "+what, func(told Spots) bool {
		return told.Heard > before || s.hands.alive() != nil
	})
}

// Press presses the left button (or puts a finger down) where the pointer is, and keeps
// it there until Release.
func (s *Screen) Press() {
	s.t.Helper()
	s.act("press", s.hands.press)
}

// Release ends a Press.
func (s *Screen) Release() {
	s.t.Helper()
	s.act("release", s.hands.release)
}

// Click clicks or taps at a place.
func (s *Screen) Click(x, y float64) {
	s.t.Helper()
	s.Move(x, y)
	time.Sleep(hold)
	if s.clicked == [2]float64{x, y} {
		time.Sleep(2 * hold) // else it is a double click
	}
	s.WaitFor("a click to be taken", func(told Spots) bool { return told.hears(x, y) })
	if s.taps { // what a finger holds down for a while it looks at and does not use: nothing is waited for between
		before := s.Spots().Heard
		s.do("tap", s.hands.tap())
		s.WaitFor("the program to hear a tap", func(told Spots) bool { return told.Heard > before+1 || s.hands.alive() != nil })
	} else {
		s.Press()
		s.Release()
	}
	s.clicked = [2]float64{x, y}
}

// Drag drags from one place to another, step by step as a hand does.
func (s *Screen) Drag(fromX, fromY, toX, toY float64) {
	s.t.Helper()
	s.Move(fromX, fromY)
	time.Sleep(hold)
	s.Press()
	s.stroke(fromX, fromY, toX, toY)
	s.Release()
}

// stroke moves the pointer step by step.
func (s *Screen) stroke(fromX, fromY, toX, toY float64) {
	s.t.Helper()
	for i := range steps {
		share := float64(i+1) / steps
		s.Move(fromX+(toX-fromX)*share, fromY+(toY-fromY)*share)
		time.Sleep(stride)
	}
}

// Key presses a key or a chord, named as browsers do: "Escape", "Enter", "ArrowLeft", "a", "Control+z".
func (s *Screen) Key(name string) {
	s.t.Helper()
	s.WaitFor("a key to be taken", func(told Spots) bool { return !told.DeafKeys })
	s.act("press "+name, func() error { return s.hands.key(name) })
}

// Type types text, key by key.
func (s *Screen) Type(text string) {
	s.t.Helper()
	for _, letter := range text {
		s.act("type", func() error { return s.hands.typeText(string(letter)) })
	}
}

// Shot keeps a picture of the screen at rest as build/out/e2e/TEST-NAME.png and returns it.
func (s *Screen) Shot(name string) image.Image {
	s.t.Helper()
	time.Sleep(settle)
	return s.glimpse(name)
}

// glimpse is Shot at once: of what moves.
func (s *Screen) glimpse(name string) image.Image {
	s.t.Helper()
	return s.picture(s.keep(name))
}

// keep takes a picture at once, and names its file.
func (s *Screen) keep(name string) (file string) {
	s.t.Helper()
	folder, err := filepath.Abs("../out/e2e")
	s.do("keep a picture", err)
	s.do("keep a picture", os.MkdirAll(folder, 0o755))
	file = filepath.Join(folder, strings.ReplaceAll(s.t.Name(), "/", "-")+"-"+name+".png")
	s.do("take a picture", s.hands.shoot(file))
	return file
}

// picture reads a picture that was taken.
func (s *Screen) picture(file string) image.Image {
	s.t.Helper()
	f, err := os.Open(file)
	s.do("read a picture", err)
	defer f.Close()
	picture, err := png.Decode(f)
	s.do("read a picture", err)
	return picture
}

// Spots returns what the program told last; nothing is in it before it has told.
func (s *Screen) Spots() Spots {
	s.t.Helper()
	told, err := s.hands.spots()
	if !errors.Is(err, errNothingTold) {
		s.do("read the spots", err)
	}
	return told
}

// WaitFor waits until the spots are as good says, and returns them. The words of what
// complete "waited in vain for …".
func (s *Screen) WaitFor(what string, good func(Spots) bool) Spots {
	s.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(glance) {
		told := s.Spots()
		if good(told) {
			return told
		}
		if ended := s.hands.alive(); ended != nil {
			s.t.Fatalf("waited for %s: %v", what, ended)
		}
		if time.Now().After(end) {
			s.t.Fatalf("waited in vain for %s; the program tells: %v", what, told)
		}
	}
}

// Wait waits until a thing is there and may be used, and returns where it is.
func (s *Screen) Wait(id string) Spot {
	s.t.Helper()
	return s.WaitFor(id+" to be usable", func(told Spots) bool { return told.Spots[id].On }).Spots[id]
}

// WaitGone waits until a thing is there no more, or may no longer be used.
func (s *Screen) WaitGone(id string) {
	s.t.Helper()
	s.WaitFor(id+" to go", func(told Spots) bool { return !told.Spots[id].On })
}

// WaitScreen waits until a screen is shown.
func (s *Screen) WaitScreen(name string) {
	s.t.Helper()
	s.WaitFor("the screen "+name, func(told Spots) bool { return told.Screen == name })
}

// WaitAsked waits until a decision is asked.
func (s *Screen) WaitAsked(key string) {
	s.t.Helper()
	s.WaitFor("the question "+key, func(told Spots) bool { return told.Asked == key })
}

// ClickOn waits for a thing and clicks or taps on its middle.
func (s *Screen) ClickOn(id string) {
	s.t.Helper()
	if s.wide < s.high {
		s.bring(id)
	}
	x, y := s.within(id, s.Wait(id))
	s.Click(x, y)
}

// bring moves the page of a phone up until a thing is to be seen there.
func (s *Screen) bring(id string) {
	s.t.Helper()
	for range 12 {
		told := s.WaitFor("something to be seen", func(told Spots) bool { return len(told.Spots) > 0 })
		if told.Spots[id].On || told.Screen == "table" {
			return
		}
		time.Sleep(settle)
		if s.Spots().Screen == told.Screen && !s.Spots().Spots[id].On {
			s.Drag(s.wide*0.085, s.high*0.7, s.wide*0.085, s.high*0.4)
		}
	}
}

// HoverOn waits for a thing to be there, usable or not, and points at it.
func (s *Screen) HoverOn(id string) {
	s.t.Helper()
	x, y := s.within(id, s.waitSeen(id))
	s.Move(x, y)
	time.Sleep(hold)
}

// DragOn waits for a thing, picks it up and drops it on another. The other need not be
// there before: some places show only once a thing that fits is in the hand.
func (s *Screen) DragOn(from, to string) {
	s.t.Helper()
	fromX, fromY := s.within(from, s.Wait(from))
	s.take(fromX, fromY)
	s.carryOver(fromX, fromY, s.waitSeen(to), to)
	s.Release()
}

// take presses on a thing and lifts it a little, until it lies in the hand: a slow machine makes few frames, and a hand that went on
// would have pressed on the last place of its way.
func (s *Screen) take(x, y float64) {
	s.t.Helper()
	s.Move(x, y)
	time.Sleep(hold)
	s.Press()
	s.Move(x+lift, y-lift)
	s.WaitFor("something to lie in the hand", func(told Spots) bool { return told.Held != "" })
}

// carryOver moves what was taken somewhere to a place that was told, until it would be put there.
func (s *Screen) carryOver(fromX, fromY float64, place Spot, to string) {
	s.t.Helper()
	toX, toY := s.within(to, place)
	s.stroke(fromX+lift, fromY-lift, toX, toY)
	s.WaitFor("it to be over "+to, func(told Spots) bool { return told.Over != "" })
}

// waitSeen waits until a thing is there, usable or not.
func (s *Screen) waitSeen(id string) Spot {
	s.t.Helper()
	return s.WaitFor(id+" to show", func(told Spots) bool { return told.Spots[id].W > 0 }).Spots[id]
}

// within returns the middle of a spot, which must lie within the window.
func (s *Screen) within(id string, spot Spot) (x, y float64) {
	s.t.Helper()
	x, y = spot.middle()
	if x < 0 || y < 0 || x >= s.wide || y >= s.high {
		s.t.Fatalf("%s lies at %.0f, %.0f, outside the window of %.0f × %.0f", id, x, y, s.wide, s.high)
	}
	return x, y
}

// keepLastPicture shows, should the test fail, what the screen showed at its end.
func (s *Screen) keepLastPicture() {
	if s.t.Failed() && s.hands.alive() == nil {
		s.Shot("failed")
	}
}
