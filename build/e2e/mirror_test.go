//go:build e2e

package e2e

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

// A mirror is the game as the page's real elements tell it. Whoever plays by it sees nothing else, and touches nothing else.
type mirror struct {
	Screen  string   `json:"screen"`
	Waits   bool     `json:"waits"`
	Told    int      `json:"told"`
	Heard   int      `json:"heard"` // presses of real buttons
	Lang    string   `json:"lang"`
	Loader  string   `json:"loader"` // what is said before there is anything
	Heading string   `json:"heading"`
	Asked   string   `json:"asked"`
	Said    string   `json:"said"`
	Lists   string   `json:"lists"`
	Lines   []string `json:"lines"`
	Options int      `json:"options"`
	Buttons []struct {
		ID   string `json:"id"`
		Name string `json:"name"`
		Off  bool   `json:"off"`
	} `json:"buttons"`
}

// mirror reads the elements.
func (b *Browser) mirror() (m mirror) {
	b.t.Helper()
	b.do("read the page's elements", b.page.ask(order{Do: "mirror"}, &m))
	return m
}

// has returns the name of a button that can be pressed, or nothing.
func (m *mirror) has(id string) string {
	for _, p := range m.Buttons {
		if p.ID == id && !p.Off {
			return p.Name
		}
	}
	return ""
}

// press presses a real button by key, once it is there, and waits until the page tells how things stand after it.
func (b *Browser) press(id string) mirror {
	b.t.Helper()
	var m mirror
	for end := time.Now().Add(patience); ; time.Sleep(glance) {
		if m = b.mirror(); m.has(id) != "" {
			break
		}
		if time.Now().After(end) {
			b.t.Fatalf("there is no real button %s; the page tells %+v", id, m)
		}
	}
	b.do("press "+id, b.page.ask(order{Do: "use", Text: id}, nil))
	for end := time.Now().Add(patience); ; time.Sleep(glance / 5) {
		if now := b.mirror(); now.Heard != m.Heard {
			return now
		}
		if time.Now().After(end) {
			b.t.Fatalf("the page does not hear that %s is pressed", id)
		}
	}
}

// ready waits until somebody is asked something, or the game is over.
func (b *Browser) ready() (m mirror) {
	b.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(glance / 2) {
		if m = b.mirror(); !m.Waits && len(m.Buttons) > 0 {
			return m
		}
		if time.Now().After(end) {
			b.t.Fatalf("nobody is asked anything; the page tells %+v", m)
		}
	}
}

// aside are buttons that lead away from the question.
var aside = []string{"menu", "sound", "undo", "undo.all", "put_back", "list", "log", "map.all", "recap.again", "projector", "pins", "orders"}

// playByElements begins a first game of one person against a cadet, from the shelf on, and plays so many answers or to the end.
func playByElements(t *testing.T, b *Browser, title string, answers int) {
	r := rand.New(rand.NewPCG(1, 1))
	b.press("title." + title)
	b.press("new_game")
	b.do("type a seed", b.page.ask(order{Do: "write", ID: "seed", Text: "1"}, nil))
	for range 3 { // nothing moves
		if m := b.mirror(); strings.Contains(m.has("speed"), "no motion") {
			break
		}
		b.press("speed")
	}
	b.press("start")
	n := 0
	for ; n < answers; n++ {
		m := b.ready()
		if m.Screen == "victory" {
			break
		}
		if len(m.Lines) > 0 && m.Lists == "" && m.Screen == "table" {
			t.Fatalf("a table with no places: %+v", m)
		}
		var open []string
		for _, p := range m.Buttons {
			if !p.Off && !slices.Contains(aside, p.ID) {
				open = append(open, p.ID)
			}
		}
		if len(open) == 0 {
			t.Fatalf("nothing can be pressed: %+v", m)
		}
		b.press(open[r.IntN(len(open))])
	}
	m := b.mirror()
	b.Shot("end")
	t.Logf("%d real buttons were pressed; the page tells at the end: %s, %s, %s; %s", n, m.Screen, m.Heading, m.Asked, strings.Join(m.Lines[max(len(m.Lines)-3, 0):], " "))
	if answers > 1000 && m.Screen != "victory" {
		t.Errorf("the game is not over")
	}
}

// Who asks all pages for little motion and strong contrast has both from the first frame on.
func TestBrowserDoesWhatAPersonAsksAllPagesFor(t *testing.T) {
	t.Parallel()
	for _, asks := range []struct {
		b    *Browser
		want string
	}{{OpenWished(t), ": on"}, {OpenCoarse(t), ": off"}} {
		m := asks.b.press("settings")
		for _, id := range []string{"reduced", "strong_contrast"} {
			if name := m.has(id); !strings.Contains(name, asks.want) {
				t.Errorf("%s is %q, want it to say %q", id, name, asks.want)
			}
		}
	}
}

func TestBrowserIsPlayedByRealElements(t *testing.T) {
	t.Parallel()
	b := OpenCoarse(t)
	playByElements(t, b, "rebellion", 20)
	if m := b.mirror(); len(m.Lines) < 3 {
		t.Errorf("nothing has happened: %+v", m)
	}
}

func TestBrowserPlaysAWholeGameByRealElements(t *testing.T) {
	t.Parallel()
	playByElements(t, OpenTiny(t), "rebellion", 5000)
}

func TestWholeStarshipByRealElements(t *testing.T) {
	playByElements(t, OpenTiny(t), "starship", 5000)
}
