//go:build e2e

package e2e

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/session"
)

// newHotSeatGame begins a first game of two people at one screen, with a known seed.
func newHotSeatGame(s *Screen) {
	s.ClickOn("new_game")
	chooseHotSeat(s)
	s.ClickOn("start")
}

// chooseHotSeat seats two people at one screen, with a known seed.
func chooseHotSeat(s *Screen) {
	s.ClickOn("rebels.person")
	s.ClickOn("empire.person")
	s.ClickOn("speed") // from normal to fast
	s.ClickOn("speed") // and off: while something moves the program tells nothing new
	s.ClickOn("seed")
	s.Type("7")
}

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
	s.ClickOn("system.dantooine")
	s.WaitAsked("assign")
	s.DragOn("leader.princess_leia", "mission.build_alliance")
	s.Wait("slot.rebels.0")
	s.ClickOn("button.done")
	s.ClickOn("confirm.yes")
	sitDown(s, "assign")
	s.DragOn("leader.emperor_palpatine", "mission.rule_by_fear")
	s.Wait("slot.empire.0")
	s.ClickOn("button.done")
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
	newHotSeatGame(s)
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

// question waits until somebody is asked something and the screen stays as it is: questions that nobody can answer
// but in one way are answered by the program after a pause.
func question(s *Screen) Spots {
	for {
		told := s.WaitFor("a question", func(told Spots) bool {
			return told.Spots["cover.sit"].On || told.Screen != "cover" && told.Asked != ""
		})
		time.Sleep(2 * time.Second)
		if reflect.DeepEqual(told, s.Spots()) {
			return told
		}
	}
}

// answerSomehow answers by a button if there is one, else from the plain list. On a slow machine the question may be
// gone by now; then it does nothing.
func answerSomehow(s *Screen, told Spots) {
	for _, button := range []string{"end_actions", "none", "stay", "done"} {
		if told.Spots["button."+button].On {
			clickIfThere(s, "button."+button)
			return
		}
	}
	if clickIfThere(s, "list") {
		clickIfThere(s, "list.0")
	}
}

// clickIfThere clicks on a thing, if it may still be used, and waits until something has changed.
func clickIfThere(s *Screen, id string) bool {
	if !s.Spots().Spots[id].On {
		return false
	}
	s.WaitChange(func() { s.ClickOn(id) })
	return true
}

// saved reads a saved game back, as the rules understand it.
func saved(t *testing.T, w *Window, name string) rebellion.View {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(w.Home, "config", "holoboard", "saves", name))
	if err != nil || len(files) == 0 {
		t.Fatalf("there is no saved game %s: %v", name, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	title := session.Title[rebellion.State, rebellion.View]{
		ID: "rebellion", Version: 2, Rules: rebellion.Rules{},
		Deal:   func(json.RawMessage, int) (rebellion.State, error) { return rebellion.NewGame(rebellion.Setup{}), nil },
		Player: func(string, *rand.Rand) game.Player[rebellion.State, rebellion.View] { return nil },
	}
	g, err := session.Load(title, data)
	if err != nil {
		t.Fatalf("read %s: %v", files[0], err)
	}
	return g.View(game.Seat(rebellion.Rebels))
}

func TestWindowPlaysAGame(t *testing.T) {
	w := Start(t)
	s := &w.Screen
	playFirstTurn(s)
	s.Shot("moved")
	v := saved(t, w, "last.json")
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
	v = saved(t, w, "last.json")
	if v.Combat.Open || v.Subjugated>>rebellion.Malastare&1 == 0 {
		t.Errorf("after the combat Malastare should be subjugated: %v", v.Units[rebellion.Malastare])
	}
	saveAndQuit(t, w)

	again := StartIn(t, w.Home)
	s = &again.Screen
	s.ClickOn("continue")
	told := fight(s) // takes the seat and stands at the turn
	if len(told) != 0 {
		t.Errorf("the game goes on with %v", told)
	}
	s.ClickOn("button.pass")
	s.ClickOn("confirm.yes")
	s.WaitFor("the other's turn", func(told Spots) bool { return told.Spots["cover.sit"].On })
	if v := saved(t, again, "last.json"); !v.HasPassed(rebellion.Rebels) {
		t.Error("the Rebels passed after loading, but the saved game does not know it")
	}
	again.Shot("went-on")
}

// saveAndQuit saves under a name, leaves the table and the program.
func saveAndQuit(t *testing.T, w *Window) {
	s := &w.Screen
	s.Key("Escape")
	s.ClickOn("menu.save")
	s.ClickOn("menu.name")
	s.Type("evening")
	s.ClickOn("menu.save_it")
	s.ClickOn("menu.leave")
	s.ClickOn("quit")
	if code := w.WaitExit(); code != 0 {
		t.Errorf("the program ended with %d", code)
	}
	saved(t, w, "*evening*")
}

func TestBrowserPlaysAGame(t *testing.T) {
	b := Open(t)
	s := &b.Screen
	playFirstTurn(s)
	s.WaitFor("the Empire's turn", func(told Spots) bool { return told.Spots["cover.sit"].On })
	s.Shot("moved")

	b.Reload()
	s.ClickOn("continue")
	sitDown(s, "turn")
	s.Wait("unit.corellian_corvette.malastare") // the move has survived the reload
	s.ClickOn("button.pass")
	s.ClickOn("confirm.yes")
	s.WaitFor("the Rebels' turn", func(told Spots) bool { return told.Spots["cover.sit"].On })
	s.Shot("went-on")
}
