//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
)

// A duelist plays The Card Game for both persons at one screen: what he does he does by hand.
type duelist struct {
	machine
	clicks   bool           // he clicks or taps a card, and drags nothing
	asked    map[string]int // how often each question came
	deployed [2]bool        // a unit of the side was deployed by hand
	attacked cardgame.Slot  // the objective that was attacked first
	stood    cardgame.Title // which it was
}

func newDuelist(m machine) *duelist {
	return &duelist{machine: m, asked: map[string]int{}, attacked: cardgame.NoSlot}
}

// read reads a saved game back, as the rules understand it.
func (d *duelist) read(name string) *session.Session[cardgame.State, cardgame.View] {
	d.t.Helper()
	g, err := session.Load(match.Title(), d.saved(cardgame.ID, name))
	if err != nil {
		d.t.Fatalf("read the saved game %s: %v", name, err)
	}
	return g
}

// stands is how the game stands.
func (d *duelist) stands() cardgame.View {
	d.t.Helper()
	return d.read("last").View(game.Table)
}

// begin begins a game of starter decks, which two persons pick behind covers.
func (d *duelist) begin() {
	d.ClickOn("title." + cardgame.ID)
	d.ClickOn("new_game")
	for _, side := range bothSides {
		d.ClickOn(side + ".person")
	}
	chooseSetup(d.Screen, "setup.0", "5")
	d.ClickOn("start")
	for _, deck := range []string{"starter_rebel", "starter_sith"} {
		d.ClickOn("cover.sit")
		d.ClickOn("build.take." + deck)
		d.Shot("picks-" + deck)
		d.ClickOn("prepare.ready")
	}
	d.ClickOn("reveal.table") // a cover comes before the table
}

// question waits until the screen asks what the saved game asks; who has to sit down does.
func (d *duelist) question() (told Spots, seat game.Seat) {
	d.t.Helper()
	for {
		covered := false
		told = d.WaitFor("a question", func(told Spots) bool {
			if covered = told.Spots["cover.sit"].On; covered || told.Asked == "" {
				return covered
			}
			g := d.read("last")
			asked, any := g.Decision(g.Asked())
			seat = g.Asked()
			return any && string(asked.Ask) == told.Asked
		})
		if !covered {
			closeRecap(d.Screen)
			d.asked[told.Asked]++
			return told, seat
		}
		d.ClickOn("cover.sit")
		d.WaitGone("cover.sit")
	}
}

// do does something and waits until it is an answer of the saved game.
func (d *duelist) do(something func()) {
	d.t.Helper()
	before := d.read("last").Answers()
	something()
	d.WaitFor("what came of it", func(told Spots) bool { return d.read("last").Answers() > before })
}

// unit is the first lit card of the hand that is a unit, or nothing.
func (d *duelist) unit(told Spots) (first string) {
	for id, spot := range told.Spots {
		name, held := strings.CutPrefix(id, "card.")
		if title, known := cardgame.TitleNamed(name); held && known && spot.Lit && title.Card().Type == cardgame.Unit && (first == "" || id < first) {
			first = id
		}
	}
	return first
}

// deploy puts a unit on the table, paid for as proposed: it is dragged there, or clicked twice.
func (d *duelist) deploy(card string, side cardgame.Side) {
	d.t.Helper()
	d.deployed[side] = true
	d.do(func() {
		if !d.clicks {
			d.DragOn(card, "half."+side.String())
			return
		}
		d.ClickOn(card)
		d.ClickOn("plan.play")
	})
	d.Shot("deployed-" + side.String())
}

// endings are the buttons that end a question, the first of those that are there.
var endings = []string{"prompt.choose", "option.pass", "option.none", "option.done", "option.yes"}

// answer answers what is asked: a unit of each side is deployed, the first attack is made with all that may attack, and all else is as brief as can be.
func (d *duelist) answer(told Spots, seat game.Seat) {
	d.t.Helper()
	side := cardgame.SideOf(seat)
	switch told.Asked {
	case "keep_objectives":
		d.pick("choice.", 3)
		d.ClickOn("prompt.choose") // it lies sealed until the other has chosen as well
		d.WaitFor("the other to be asked", func(told Spots) bool { return told.Spots["cover.sit"].On || told.Asked != "keep_objectives" })
		return
	case "act":
		if card := d.unit(told); card != "" && !d.deployed[side] && d.stands().Phase == cardgame.DeploymentPhase {
			d.deploy(card, side)
			return
		}
	case "engage":
		if target := d.first(told, "slot."); d.attacked == cardgame.NoSlot && target != "" {
			d.do(func() { d.ClickOn(target) })
			v := d.stands()
			d.attacked, d.stood = v.Engaged, v.At(v.Engaged).Title
			return
		}
	case "attackers":
		d.Shot("attacks")
		d.pick("slot.", 1)
		d.do(func() { d.ClickOn("prompt.choose") })
		return
	}
	for _, id := range endings {
		if told.Spots[id].On {
			d.do(func() { d.ClickOn(id) })
			return
		}
	}
	for _, kind := range []string{"slot.", "icon.", "choice.", "card."} {
		if id := d.first(told, kind); id != "" {
			d.do(func() { d.ClickOn(id) })
			return
		}
	}
	d.t.Fatalf("nothing answers %s: %v", told.Asked, told)
}

// pick picks so many things of a kind, the first of them first.
func (d *duelist) pick(kind string, n int) {
	d.t.Helper()
	picked := map[string]bool{}
	for range n {
		id := ""
		d.WaitFor("something to pick", func(told Spots) bool {
			for other, spot := range told.Spots {
				if strings.HasPrefix(other, kind) && spot.Lit && !picked[other] && (id == "" || other < id) {
					id = other
				}
			}
			return id != ""
		})
		picked[id] = true
		d.ClickOn(id)
	}
}

// duel plays until an objective was attacked and has borne it: it is damaged, or destroyed.
func (d *duelist) duel() {
	d.t.Helper()
	const most = 300 // questions
	for range most {
		told, seat := d.question()
		if v := d.stands(); d.attacked != cardgame.NoSlot && v.Engaged == cardgame.NoSlot {
			d.Shot("attacked")
			if at := v.At(d.attacked); at.Title == d.stood && at.Damage == 0 {
				d.t.Errorf("the objective that was attacked has no damage: %+v", at)
			}
			return
		}
		d.answer(told, seat)
	}
	d.t.Fatalf("nothing is attacked; asked was %v", d.asked)
}

// takenUp saves the game, leaves the program, and goes on with it.
func (d *duelist) takenUp() {
	d.t.Helper()
	before := d.stands()
	saveAs(d.Screen, "evening")
	d.again()
	d.ClickOn("title." + cardgame.ID)
	d.ClickOn("load")
	d.ClickOn("load.saves/" + cardgame.ID + "/game-evening")
	told, seat := d.question()
	if now := d.stands(); now != before {
		d.t.Error("what was saved is not how the game stands")
	}
	d.answer(told, seat)
}

// A game of starter decks is begun with decks that both pick, a unit of each is dragged onto the table, an objective is attacked, and the game
// is saved and gone on with in another window.
func TestWindowPlaysACardGame(t *testing.T) {
	d := newDuelist(inWindow(t))
	d.begin()
	d.duel()
	d.takenUp()
}

// The same in a browser, with one finger on a phone that is held upright, in Russian.
func TestBrowserPlaysACardGame(t *testing.T) {
	t.Parallel()
	d := newDuelist(inBrowser(OpenOnCoarsePhone(t, "ru")))
	d.clicks = true
	d.begin()
	d.duel()
	d.takenUp()
}
