//go:build e2e

package e2e

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/starship"
)

// A wanderer plays whole games without a plan: he sits in every seat that a person has, and clicks on or drags something
// that is lit until the game has a winner.
type wanderer struct {
	machine
	*rand.Rand
	title  string
	clicks int
	vain   int    // clicks since an answer was given
	kept   []byte // the game as it was saved last

	seen map[string]int // how often each question was asked; nil if no pictures of them are kept
}

const (
	puzzled   = 25   // clicks in vain, after which he reads the plain list
	lost      = 50   // clicks in vain, after which the screen hangs
	mostClick = 6000 // in a game
)

// play plays to the victory screen, and proves that the game was kept to its end.
func (w *wanderer) play() {
	w.t.Helper()
	for told := w.wait(); told.Screen != "victory"; told = w.wait() {
		if kept := w.saved(w.title, "last"); !bytes.Equal(kept, w.kept) {
			w.kept, w.vain = kept, 0
		}
		if w.vain++; w.vain > lost {
			w.t.Fatalf("%d clicks have answered nothing: %v", lost, told)
		}
		if w.clicks++; w.clicks > mostClick {
			w.t.Fatalf("the game has not ended after %d clicks: %v", mostClick, told)
		}
		if w.seen != nil && told.Asked != "" {
			if w.seen[told.Asked]++; w.seen[told.Asked] == 2 { // what led to it was put away
				w.Shot(told.Asked)
			}
		}
		w.touch(told)
	}
	w.Shot("victory")
}

// revealed closes the panel that says why the base is revealed, which may stand there while nobody here is asked.
const revealed = "revealed.close"

// wait waits until somebody at the screen has something to do, or the game is over.
func (w *wanderer) wait() Spots {
	w.t.Helper()
	time.Sleep(2 * glance) // what came of the click before
	return w.WaitFor("a question or the end", func(told Spots) bool {
		return told.Asked != "" || told.Spots[broken].On || told.Spots[revealed].On || told.Screen != "table" && len(told.Spots) > 0
	})
}

// touch clicks on something, or drags it.
func (w *wanderer) touch(told Spots) {
	w.t.Helper()
	lit := w.lit(told)
	switch {
	case told.Asked == "" && told.Spots[revealed].On:
		w.ClickOn(revealed)
	case w.vain == puzzled:
		w.t.Logf("%d clicks have answered nothing, so he looks into the plain list: %v", puzzled, told)
		w.ClickOn("list")
	case len(lit) == 0:
		w.Click(w.wide/2, w.high/2)
	default:
		id := lit[w.IntN(len(lit))]
		x, y := w.within(id, told.Spots[id])
		if kind, _, _ := strings.Cut(id, "."); slices.Contains([]string{"leader", "unit", "new", "ship", "option"}, kind) && w.IntN(3) == 0 {
			w.drag(x, y)
			return
		}
		w.Click(x, y)
	}
}

// drag picks up what is at a place and puts it on something that takes it.
func (w *wanderer) drag(x, y float64) {
	w.t.Helper()
	w.Move(x, y)
	time.Sleep(hold)
	w.Press()
	w.Move(x+lift, y-lift)
	time.Sleep(hold)
	if lit := w.lit(w.Spots()); len(lit) > 0 {
		toX, toY := w.Spots().Spots[lit[w.IntN(len(lit))]].middle()
		w.stroke(x+lift, y-lift, toX, toY)
	}
	w.Release()
}

// lit lists what something would come of, some of it several times: what goes on with the game he likes better.
func (w *wanderer) lit(told Spots) (ids []string) {
	for id, spot := range told.Spots {
		if spot.Lit {
			ids = append(ids, slices.Repeat([]string{id}, liking(id))...)
		}
	}
	slices.Sort(ids)
	return ids
}

// liking is how much a wanderer likes a thing; not at all what leads away from the question.
func liking(id string) int {
	switch kind, _, _ := strings.Cut(id, "."); kind {
	case "menu", "log", "map", "fact", "undo", "put_back", "orders", "layers":
		return 0
	case "list":
		if id == "list" {
			return 0
		}
	case "cover", "recap", "fallout":
		return 100
	case "button", "prompt", "suggest", "confirm", "auto", "do", "pass":
		if id != "confirm.no" {
			return 5
		}
	}
	return 1
}

// seedOf is the seed of a whole game.
func seedOf(t *testing.T) uint64 {
	seed := uint64(1)
	if text := os.Getenv("HOLOBOARD_SEED"); text != "" {
		var err error
		if seed, err = strconv.ParseUint(text, 10, 32); err != nil {
			t.Fatalf("HOLOBOARD_SEED: %v", err)
		}
	}
	return seed
}

// wander begins a game of some people, and has one play for all of them.
func wander(t *testing.T, m machine, setup string, seats ...string) {
	seed := seedOf(t)
	chooseHotSeat(m.Screen, setup, strconv.FormatUint(seed, 10), seats...)
	if len(seats) == 4 { // two of them are the computer's
		m.ClickOn("rebel_general.computer")
		m.ClickOn("imperial_admiral.computer")
	}
	m.ClickOn("start")
	m.WaitScreen("cover")
	w := wanderer{machine: m, Rand: rand.New(rand.NewPCG(seed, 1)), title: rebellion.ID}
	w.play()
	g := w.read("last")
	v := g.View(game.Table)
	if !g.Over() || v.Winner == rebellion.NoSide {
		t.Errorf("the victory screen is shown, but the saved game goes on in round %d", v.Round)
	}
	t.Logf("%v won in round %d after %d clicks", v.Winner, v.Round, w.clicks)
}

var (
	twoSeats  = []string{"rebels", "empire"}
	fourSeats = []string{"rebel_admiral", "imperial_admiral", "imperial_general", "rebel_general"}
)

func TestWholeFirstGameInWindow(t *testing.T) { wander(t, inWindow(t), firstGame, twoSeats...) }

func TestWholeStandardGameInWindow(t *testing.T) { wander(t, inWindow(t), standardGame, twoSeats...) }

func TestWholeTeamGameInWindow(t *testing.T) { wander(t, inWindow(t), standardGame, fourSeats...) }

func TestWholeFirstGameInBrowser(t *testing.T) {
	wander(t, inBrowser(OpenCoarse(t)), firstGame, twoSeats...)
}

func TestWholeStandardGameInBrowser(t *testing.T) {
	wander(t, inBrowser(OpenCoarse(t)), standardGame, twoSeats...)
}

func TestWholeTeamGameInBrowser(t *testing.T) {
	wander(t, inBrowser(OpenCoarse(t)), standardGame, fourSeats...)
}

// wanderOff fights a battle of 100 points with fleets by lot against a cadet, to its end.
func wanderOff(t *testing.T, m machine) {
	seed := seedOf(t)
	c := newCaptain(m)
	c.against("dark", "light", ownBattle, strconv.FormatUint(seed, 10))
	for range 5 { // from 150 points
		c.ClickOn("amount.fewer")
	}
	c.ClickOn("way.2")
	c.ClickOn("start")
	c.ClickOn("reveal.table")
	w := wanderer{machine: m, Rand: rand.New(rand.NewPCG(seed, 1)), title: starship.ID}
	w.play()
	g := c.read("last")
	v := g.View(game.Table)
	if !g.Over() {
		t.Errorf("the victory screen is shown, but the saved battle goes on in round %d", v.Round)
	}
	t.Logf("%v won in round %d after %d clicks", v.Winner, v.Round, w.clicks)
}

func TestWholeBattleInWindow(t *testing.T) { wanderOff(t, inWindow(t)) }

func TestWholeBattleInBrowser(t *testing.T) { wanderOff(t, inBrowser(OpenCoarse(t))) }
