//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/starship"
	"holoboard/game/starship/bot"
)

// A captain leads the fleets of Starship Battles: what he does he does by hand.
type captain struct {
	machine
	finger  bool           // there is no mouse
	clicks  bool           // he clicks a thing and its place, and drags nothing
	asked   map[string]int // how often each question came
	sailed  bool           // a course was sailed, taken back and sailed again
	watches bool           // the next die of Light is looked for on the screen
	drop    func()         // ends a drag
}

func newCaptain(m machine) *captain {
	return &captain{machine: m, asked: map[string]int{}, drop: m.Release}
}

// read reads a saved battle back, as the rules understand it.
func (c *captain) read(name string) *session.Session[starship.State, starship.View] {
	c.t.Helper()
	title := session.Title[starship.State, starship.View]{
		ID: starship.ID, Version: starship.Version, Rules: starship.Rules{}, Prepare: starship.Prepare, DealWith: starship.Deal,
		Windows: &session.Windows[starship.View]{ // orders are read, and nobody is asked here
			Ends: func(session.Order, game.Seat, *session.Frame[*starship.View]) bool { return false },
		},
		Player: func(kind string, r *rand.Rand) game.Player[starship.State, starship.View] { return bot.Player(kind, r) },
	}
	g, err := session.Load(title, c.saved(starship.ID, name))
	if err != nil {
		c.t.Fatalf("read the saved battle %s: %v", name, err)
	}
	return g
}

// stands is how the battle stands.
func (c *captain) stands() starship.View {
	c.t.Helper()
	return c.read("last").View(game.Table)
}

// spotOf is what the screen calls an option.
func spotOf(o game.Option) string { return fmt.Sprintf("option.%d.%d.%d.%d", o.Kind, o.A, o.B, o.C) }

var (
	doneButton = spotOf(game.Option{Kind: starship.KindDone})
	passButton = spotOf(game.Option{Kind: starship.KindPass})
	weapons    = fmt.Sprintf("option.%d.", starship.KindWeapon)
	launches   = fmt.Sprintf("option.%d.", starship.KindLaunch)
)

const (
	broken  = "ledger.on"   // goes on from what has fallen in a Damage phase
	sure    = "confirm.yes" // agrees to what is asked once more
	planned = "plan.yes"    // agrees to what an officer would do
)

// question waits until the screen asks what the saved battle asks, or shows what has fallen.
func (c *captain) question() (asked string, seat game.Seat, v starship.View, told Spots) {
	c.t.Helper()
	told = c.WaitFor("a question", func(told Spots) bool {
		if told.Spots[broken].On {
			asked = broken
			return true
		}
		if told.Asked == "" {
			return false
		}
		g := c.read("last")
		d, any := g.Decision(g.Asked())
		asked, seat, v = string(d.Ask), g.Asked(), g.View(game.Table)
		return any && asked == told.Asked
	})
	return asked, seat, v, told
}

// do does something and waits until it is an answer of the saved battle.
func (c *captain) do(something func()) {
	c.t.Helper()
	before := c.read("last").Answers()
	something()
	c.WaitFor("what came of it", func(told Spots) bool { return told.Spots[sure].On || c.read("last").Answers() > before })
	if c.Spots().Spots[sure].On { // that a fleet is placed
		c.ClickOn(sure)
		c.WaitFor("what came of it", func(Spots) bool { return c.read("last").Answers() > before })
	}
}

// first is the first lit spot of a kind that is to be seen, or nothing.
func (m machine) first(told Spots, kind string) (first string) {
	for id, spot := range told.Spots {
		x, y := spot.middle()
		seen := x > 0 && y > 0 && x < m.wide && y < m.high
		if strings.HasPrefix(id, kind) && spot.Lit && seen && (first == "" || id < first) {
			first = id
		}
	}
	return first
}

// carry takes a thing to the first place of a kind that takes it.
func (c *captain) carry(from, kind string) {
	c.t.Helper()
	c.carryTo(from, func(told Spots) string { return c.first(told, kind) })
}

// carryTo takes a thing to a place: in one gesture, or by two clicks or taps.
func (c *captain) carryTo(from string, place func(Spots) string) {
	c.t.Helper()
	x, y := c.within(from, c.Wait(from))
	find := func() string {
		return place(c.WaitFor("a place for "+from, func(told Spots) bool { return place(told) != "" }))
	}
	if c.clicks {
		c.Click(x, y)
		c.ClickOn(find())
		return
	}
	c.take(x, y)
	to := find()
	c.carryOver(x, y, c.Spots().Spots[to], to)
	c.drop()
}

// counters are the command counters that are left to all ships.
func (c *captain) counters() (n int) {
	v := c.stands()
	v.Each(func(slot starship.Slot) { n += v.Counters(slot) })
	return n
}

// shipSpot is what the screen calls a ship.
func shipSpot(slot starship.Slot) string { return "ship." + strconv.Itoa(int(slot)) }

// finish ends a part, and means it where something is left.
func (c *captain) finish() {
	c.t.Helper()
	asked := c.Spots().Asked
	c.ClickOn(doneButton)
	told := c.WaitFor("a part to end, or a question about it", func(told Spots) bool {
		return told.Spots[sure].On || told.Asked != asked || !told.Spots[doneButton].On
	})
	if told.Spots[sure].On {
		c.ClickOn(sure)
	}
}

// leave leaves to an officer what is asked of a seat, and waits until somebody else or something else is asked.
func (c *captain) leave() {
	c.t.Helper()
	_, seat, before, _ := c.question()
	c.ClickOn("auto")
	said := c.WaitFor("an officer to say what he would do", func(told Spots) bool { return told.Spots[planned].On || !told.Spots["auto"].On })
	if said.Spots[planned].On {
		c.ClickOn(planned)
	}
	told := c.WaitFor("an officer to answer for a seat", func(told Spots) bool {
		g := c.read("last")
		v := g.View(game.Table)
		return g.Over() || told.Spots[sure].On || v.Phase() != before.Phase() || g.Asked() != seat || told.Asked == "before_roll"
	})
	if told.Spots[sure].On {
		c.do(func() { c.ClickOn(sure) })
	}
}
