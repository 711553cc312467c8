//go:build e2e

package e2e

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

// A machine is the program where a person plays it: a window or a browser.
type machine struct {
	*Screen
	saved func(title, name string) []byte // a saved game as it lies there
	again func()                          // leaves the table and starts the program anew
}

func inWindow(t *testing.T) machine {
	w := StartCoarse(t)
	return machine{&w.Screen, w.Saved, func() {
		openMenu(&w.Screen)
		w.ClickOn("menu.leave")
		w.ClickOn("quit")
		if code := w.WaitExit(); code != 0 {
			t.Errorf("the program ended with %d", code)
		}
		*w = *StartIn(t, w.Home, coarse)
	}}
}

func inBrowser(b *Browser) machine { return machine{&b.Screen, b.Saved, b.Reload} }

// read reads a saved game back, as the rules understand it.
func (m machine) read(name string) *session.Session[rebellion.State, rebellion.View] {
	m.t.Helper()
	title := session.Title[rebellion.State, rebellion.View]{
		ID: rebellion.ID, Version: rebellion.Version, Rules: rebellion.Rules{}, Deal: rebellion.Deal,
		Player: func(_ string, r *rand.Rand) game.Player[rebellion.State, rebellion.View] {
			return bot.Cadet[rebellion.State]{Rand: r}
		},
	}
	g, err := session.Load(title, m.saved(rebellion.ID, name))
	if err != nil {
		m.t.Fatalf("read the saved game %s: %v", name, err)
	}
	return g
}

// stands returns how the last game stands, as a side sees it.
func (m machine) stands(side rebellion.Side) rebellion.View {
	m.t.Helper()
	return m.read("last").View(game.Seat(side))
}

// newHotSeatGame begins a game of people at one screen, with a known seed.
func newHotSeatGame(s *Screen, setup, seed string, seats ...string) {
	chooseHotSeat(s, setup, seed, seats...)
	s.ClickOn("start")
}

// chooseHotSeat fills the new game screen in.
func chooseHotSeat(s *Screen, setup, seed string, seats ...string) {
	s.ClickOn("new_game")
	s.ClickOn("players." + strconv.Itoa(len(seats)))
	for _, seat := range seats {
		s.ClickOn(seat + ".person")
	}
	chooseSetup(s, setup, seed)
}

// chooseSetup chooses what is played on the new game screen, at once and with a known seed.
func chooseSetup(s *Screen, setup, seed string) {
	s.ClickOn(setup)
	s.ClickOn("speed") // from normal to fast
	s.ClickOn("speed") // and off: while something moves the program tells nothing new
	s.ClickOn("seed")
	s.Type(seed)
}

const (
	firstGame    = "setup.0"
	standardGame = "setup.1"
)

// sitDown takes the seat that the cover screen asks for.
func sitDown(s *Screen, asked string) {
	s.WaitFor("the cover screen", func(told Spots) bool { return told.Spots["cover.sit"].On })
	s.ClickOn("cover.sit")
	s.WaitAsked(asked)
	closeRecap(s)
}

func closeRecap(s *Screen) {
	if s.Spots().Spots["recap.close"].On {
		s.ClickOn("recap.close")
	}
}

// beginByDragging plays the first game's setup and assignment: all by dragging.
func beginByDragging(s *Screen) {
	sitDown(s, "choose_base")
	hideBase(s)
	s.WaitAsked("assign")
	s.DragOn("leader.princess_leia", "mission.build_alliance")
	s.Wait("slot.rebels.0")
	done(s)
	sitDown(s, "assign")
	s.DragOn("leader.emperor_palpatine", "mission.rule_by_fear")
	s.Wait("slot.empire.0")
	done(s)
}

// hideBase settles where the base is.
func hideBase(s *Screen) {
	s.ClickOn("system.dantooine")
	s.ClickOn("confirm.yes")
}

// activate drags a leader to a system, then units after him.
func activate(s *Screen, leader, system string, units ...string) {
	s.DragOn("leader."+leader, "system."+system)
	s.WaitAsked("move")
	for _, unit := range units {
		s.DragOn("unit."+unit, "system."+system)
		s.Wait("unit." + unit[:strings.Index(unit, ".")] + "." + system)
	}
	s.ClickOn("button.done")
}

// playFirstTurn plays from the title to the end of the Rebels' first turn: a fleet moves to Malastare.
func playFirstTurn(s *Screen) {
	s.Wait("new_game")
	newHotSeatGame(s, firstGame, "7", "rebels", "empire")
	beginByDragging(s)
	sitDown(s, "turn")
	activate(s, "jan_dodonna", "malastare", "corellian_corvette.bothawui", "rebel_transport.bothawui",
		"x_wing.bothawui", "y_wing.bothawui", "rebel_trooper.bothawui", "airspeeder.bothawui")
}

// fight answers whatever a combat asks, for both people, until the next turn.
func fight(s *Screen) (asked map[string]bool) {
	asked = map[string]bool{}
	for range 60 {
		told := question(s)
		switch {
		case told.Spots["cover.sit"].On:
			s.ClickOn("cover.sit")
		case told.Asked == "turn":
			return asked
		default:
			asked[told.Asked] = true
			answerSomehow(s, told)
		}
	}
	s.t.Fatal("the combat does not end")
	return nil
}

// question waits until somebody is asked something. Questions that nobody can answer but in one way are answered by the
// program.
func question(s *Screen) Spots {
	return s.WaitFor("a question", func(told Spots) bool { return told.Spots["cover.sit"].On || told.Asked != "" })
}

// answerSomehow answers by a button if there is one, else from the plain list.
func answerSomehow(s *Screen, told Spots) {
	for _, button := range []string{"confirm.yes", "button.end_actions", "button.none", "button.stay", "button.done"} {
		if told.Spots[button].On {
			s.ClickOn(button)
			return
		}
	}
	s.ClickOn("list")
	s.ClickOn("list.0")
}

// done ends an assignment.
func done(s *Screen) { s.ClickOn("button.done") }

// doneAtOnce ends an assignment in which nobody was assigned.
func doneAtOnce(s *Screen) {
	done(s)
	s.ClickOn("confirm.yes")
}

// pass gives the rest of the round up.
func pass(s *Screen) {
	s.ClickOn("button.pass")
	s.ClickOn("confirm.yes")
	waitCover(s)
}

// waitCover waits until the screen is covered for somebody else.
func waitCover(s *Screen) {
	s.Wait("cover.sit")
}

// playAGame plays a turn with a combat, saves, and goes on with what was saved after a new start.
func playAGame(t *testing.T, m machine) {
	s := m.Screen
	playFirstTurn(s)
	waitCover(s)
	s.Shot("moved")
	v := m.stands(rebellion.Rebels)
	if v.Units[rebellion.Malastare][rebellion.CorellianCorvette] != 1 || v.Units[rebellion.Malastare][rebellion.RebelTrooper] != 1 {
		t.Errorf("what was dragged to Malastare is not there in the saved game: %v", v.Units[rebellion.Malastare])
	}
	if v.Rebel.Base != rebellion.Dantooine || v.Leaders[rebellion.JanDodonna].At != rebellion.Spot(rebellion.Malastare) {
		t.Errorf("the base is at %v, Dodonna at %v", v.Rebel.Base, v.Leaders[rebellion.JanDodonna].At)
	}

	sitDown(s, "turn")
	activate(s, "general_tagge", "malastare", "star_destroyer.sullust", "stormtrooper.sullust", "at_st.sullust")
	if asked := fight(s); !asked["fire_at"] {
		t.Errorf("nobody assigned a hit in the combat; asked was %v", asked)
	}
	s.Shot("fought")
	v = m.stands(rebellion.Rebels)
	if v.Combat.Open || v.Subjugated>>rebellion.Malastare&1 == 0 {
		t.Errorf("after the combat Malastare should be subjugated: %v", v.Units[rebellion.Malastare])
	}
	saveAs(s, "evening")
	if kept := m.read("game-evening").View(game.Seat(rebellion.Rebels)); kept != v {
		t.Error("what was saved under a name is not how the game stands")
	}

	m.again()
	openSaves(s)
	s.ClickOn("load.saves/rebellion/game-evening")
	sitDown(s, "turn")
	pass(s)
	s.Shot("went-on")
	if v := m.stands(rebellion.Rebels); v.Passed[rebellion.Rebels] == 0 {
		t.Error("the Rebels passed after loading, but the saved game does not know it")
	}
}

// openMenu opens the menu by its key, which puts an open recap away first.
func openMenu(s *Screen) {
	if _, open := s.Spots().Spots["recap.close"]; open {
		s.Key("Escape")
		s.WaitGone("recap.close")
	}
	s.Key("Escape")
}

// openSaves opens the saved games of the title from its page on the shelf.
func openSaves(s *Screen) {
	s.ClickOn("title.rebellion")
	s.ClickOn("load")
}

// saveAs saves the game under a name.
func saveAs(s *Screen, name string) {
	openMenu(s)
	s.ClickOn("menu.save")
	s.ClickOn("menu.name")
	s.Type(name)
	s.ClickOn("menu.save_it")
	s.ClickOn("menu.go_on")
}

func TestWindowPlaysAGame(t *testing.T) { playAGame(t, inWindow(t)) }

func TestBrowserPlaysAGame(t *testing.T) {
	t.Parallel()
	b := OpenCoarse(t)
	m := inBrowser(b)
	playAGame(t, m)
	exchange(t, b, m)
}

// exchange takes a saved game out of the browser and brings it in again.
func exchange(t *testing.T, b *Browser, m machine) {
	b.Reload()
	openSaves(&b.Screen)
	b.ClickOn("export.saves/rebellion/game-evening")
	b.ClickOn("share.yes") // the game is not over: the file tells all its secrets
	b.Offer(b.Downloaded())
	b.ClickOn("import")
	b.Wait("load.saves/rebellion/game-evening-2")
	b.Shot("imported")
	rebels := game.Seat(rebellion.Rebels)
	if m.read("game-evening-2").View(rebels) != m.read("game-evening").View(rebels) {
		t.Error("what was imported is not what was exported")
	}
}
