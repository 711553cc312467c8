package rebellion

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/look"
)

// until goes through the examples of the first game until a question is put that fits, at a table for two persons.
func until(t *testing.T, fits func(*Session, *game.Decision) bool) *sitting {
	t.Helper()
	return untilIn(t, rules.Setup{}, fits)
}

// untilIn does so in the examples of a setup, the longest first.
func untilIn(t *testing.T, setup rules.Setup, fits func(*Session, *game.Decision) bool) *sitting {
	t.Helper()
	for _, name := range append([]string{"whole_game", "standard"}, assets.Examples(rules.ID)...) {
		m, found := findIn(t, name, func(s *Session, d *game.Decision) bool { return s.View(game.Table).Setup == setup && fits(s, d) })
		if !found {
			continue
		}
		p := &fakeProgram{words: english(t).W, coversWindows: true}
		s := atTable(t, p, newTable(p, m.game))
		s.Table.screen.Sit(s.Game.Asked())
		s.look()
		s.frames(3)
		return s
	}
	t.Fatal("no example comes to such a question")
	return nil
}

// ofKind finds an option of a kind.
func ofKind(d *game.Decision, kind uint8) (game.Option, bool) {
	for _, o := range d.Options {
		if o.Kind == kind {
			return o, true
		}
	}
	return game.Option{}, false
}

func asks(key game.Key, kind uint8) func(*Session, *game.Decision) bool {
	return func(_ *Session, d *game.Decision) bool {
		_, ok := ofKind(d, kind)
		return d.Ask == key && ok
	}
}

func TestALeaderDraggedToASystemActivatesIt(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, asks("turn", rules.KindLeader))
		d := s.Pending
		leader, _ := ofKind(d, rules.KindLeader)
		carry(s, words.ID(leader), "system.malastare")
		if at := s.View.Leaders[leader.A].At; at != rules.Spot(rules.Malastare) || s.View.Moving.To != rules.Malastare {
			t.Errorf("%s: the leader stands at %d, units move to %v", name, at, s.View.Moving.To)
		}
		s.hand.Ctrl(ui.KeyZ)
		if s.screen.Asked() != "turn" || s.View.Leaders[leader.A].At != rules.InPool {
			t.Errorf("%s: taken back, %q is asked", name, s.screen.Asked())
		}
	}
}

// carryings are the ways to bring one thing to another.
var carryings = map[string]func(s *sitting, from, to string){
	"drag":  func(s *sitting, from, to string) { s.hand.Drag(from, to) },
	"click": func(s *sitting, from, to string) { s.hand.Click(from); s.hand.Click(to) },
	"tap":   func(s *sitting, from, to string) { s.hand.Touch = true; s.hand.Click(from); s.hand.Click(to) },
}

func TestWhatIsPutBackChangesNothing(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	d := s.Pending
	leader, _ := ofKind(d, rules.KindLeader)
	before, kept := s.View, s.program.kept
	s.hand.Click(words.ID(leader))
	s.hand.Key(ui.KeyEscape)
	s.frames(3)
	if s.screen.Asked() != "turn" || *s.View != *before || s.program.kept != kept || s.program.menus != 0 {
		t.Errorf("put back: %q is asked, kept %d times, %d menus", s.screen.Asked(), s.program.kept-kept, s.program.menus)
	}
}

func TestALeaderDraggedToAMissionIsAssigned(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, asks("assign", rules.KindLeader))
		d := s.Pending
		leader, _ := ofKind(d, rules.KindLeader)
		carry(s, words.ID(leader), "mission.sabotage")
		slot := s.View.Leaders[leader.A].At - rules.OnMission
		if int(slot) >= len(s.View.OnTable()) || s.View.OnTable()[slot] != rules.Sabotage {
			t.Fatalf("%s: the leader is at %d", name, s.View.Leaders[leader.A].At)
		}
		carry(s, words.ID(leader), "mission.build_alliance")
		if got := s.View.OnTable()[s.View.Leaders[leader.A].At-rules.OnMission]; got != rules.BuildAlliance {
			t.Errorf("%s: laid on another card, he is on %v", name, got)
		}
		carry(s, words.ID(leader), "pool")
		if at := s.View.Leaders[leader.A].At; at != rules.InPool {
			t.Errorf("%s: taken back, he is at %d", name, at)
		}
		carry(s, words.ID(leader), "mission.sabotage")
		s.hand.Ctrl(ui.KeyZ)
		if at := s.View.Leaders[leader.A].At; s.screen.Asked() != "assign" || at != rules.InPool {
			t.Errorf("%s: undone, he is at %d, and %q is asked", name, at, s.screen.Asked())
		}
	}
}

func TestUnitsDraggedToTheActiveSystemMove(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, asks("move", rules.KindMove))
		d := s.Pending
		o, _ := ofKind(d, rules.KindMove)
		u, from, to := rules.Unit(o.A), rules.System(o.B), s.View.Moving.To
		left, there := s.View.Units[from][u], s.View.Units[to][u]
		carry(s, words.ID(o), words.ID(to.Thing()))
		if s.View.Units[from][u] != left-1 || s.View.Units[to][u] != there+1 {
			t.Errorf("%s: %d of %d are left, %d came", name, s.View.Units[from][u], left, s.View.Units[to][u]-there)
		}
	}
}

func TestADoubleClickMovesAllThatMay(t *testing.T) {
	s := until(t, func(s *Session, d *game.Decision) bool { _, ok := stack(s, d, 2); return ok })
	o, _ := stack(s.Game.Session, s.Pending, 2)
	u, from, to := rules.Unit(o.A), rules.System(o.B), s.View.Moving.To
	n, there := s.View.Units[from][u], s.View.Units[to][u]
	s.hand.DoubleClick(words.ID(o))
	s.frames(3)
	if s.View.Units[from][u] != 0 || s.View.Units[to][u] != there+n {
		t.Errorf("%d of %d are left", s.View.Units[from][u], n)
	}
}

func TestAStackPutOnANumberMovesSoMany(t *testing.T) {
	for name, two := range map[string]func(*sitting){
		"number": func(s *sitting) { s.hand.Click("count.2") },
		"key":    func(s *sitting) { s.hand.Key(ui.Key2) },
	} {
		s := until(t, func(s *Session, d *game.Decision) bool { _, ok := stack(s, d, 3); return ok })
		o, _ := stack(s.Game.Session, s.Pending, 3)
		u, from := rules.Unit(o.A), rules.System(o.B)
		n := s.View.Units[from][u]
		s.hand.Click(words.ID(o))
		two(s)
		s.frames(3)
		if s.View.Units[from][u] != n-2 {
			t.Errorf("%s: %d of %d are left, want two less", name, s.View.Units[from][u], n)
		}
		if s.screen.Grip.Carries() {
			t.Errorf("%s: the rest of the stack is still in the hand", name)
		}
	}
}

// stack finds a stack of ships that may move.
func stack(s *Session, d *game.Decision, least uint8) (game.Option, bool) {
	v := s.View(d.Seat)
	for _, o := range d.Options {
		if d.Ask == "move" && o.Kind == rules.KindMove && !rules.Unit(o.A).Figures().Restricted && v.Units[o.B][o.A] >= least {
			return o, true
		}
	}
	return game.Option{}, false
}

func TestANewUnitDraggedToASystemIsDeployed(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, asks("deploy", rules.KindUnit))
		d := s.Pending
		o, _ := ofKind(d, rules.KindUnit)
		before := s.View.Deploying.Leaving[o.A]
		s.hand.Click(words.ID(o))
		if len(s.screen.Grip.Places) == 0 {
			t.Fatalf("%s: it can be put nowhere", name)
		}
		to := words.ID(s.screen.Grip.Places[0].Thing)
		s.hand.Click(words.ID(o))
		carry(s, words.ID(o), to)
		if s.View.Deploying.Leaving[o.A] != before-1 {
			t.Errorf("%s: %d of %d wait to be deployed", name, s.View.Deploying.Leaving[o.A], before)
		}
	}
}

func TestPassingWithLeadersLeftAsksOnce(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.hand.Click("button.pass")
	if s.screen.Asked() != "turn" || !s.hand.Has("confirm.yes") {
		t.Fatalf("passing with leaders left asks nothing; %q is asked", s.screen.Asked())
	}
	s.hand.Click("confirm.no")
	if s.screen.Asked() != "turn" || s.hand.Has("confirm.yes") {
		t.Errorf("no: %q is asked", s.screen.Asked())
	}
	s.hand.Click("button.pass")
	s.hand.Click("confirm.yes")
	if s.Game.View(game.Table).Passed[rules.Rebels] == 0 {
		t.Error("yes does not pass")
	}
}

func TestActivatingWhereNoUnitCanMoveAsksOnce(t *testing.T) {
	ways := map[string]func(s *sitting, leader, system string){"list": func(s *sitting, leader, system string) {
		for _, name := range []string{leader, system} {
			s.hand.Key(ui.KeyL)
			for i, o := range s.Pending.Options {
				if words.ID(o) == name {
					s.scrollTo(t, i)
					s.hand.Click(flow.ListID(i))
				}
			}
		}
	}}
	for name, carry := range carryings {
		ways[name] = carry
	}
	for name, way := range ways {
		s := until(t, asks("turn", rules.KindLeader))
		leader, _ := ofKind(s.Pending, rules.KindLeader)
		at := func() rules.Spot { return s.View.Leaders[leader.A].At }
		way(s, words.ID(leader), "system.dantooine") // nobody is near
		if at() != rules.InPool || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: activating for nothing asks nothing; the leader is at %d", name, at())
		}
		s.hand.Click("confirm.no")
		if at() != rules.InPool || s.hand.Has("confirm.yes") {
			t.Errorf("%s: no: the leader is at %d", name, at())
		}
		if s.screen.Asked() == "turn" {
			way(s, words.ID(leader), "system.dantooine")
		} else {
			s.hand.Click("system.dantooine")
		}
		s.hand.Click("confirm.yes")
		s.frames(3)
		if v := s.Game.View(game.Table); v.Leaders[leader.A].At != rules.Spot(rules.Dantooine) {
			t.Errorf("%s: yes does not activate; %q is asked", name, s.screen.Asked())
		}
	}
}

// Once no unit can move any more nothing can be taken back where the answer about the base follows.
func TestMovingTheLastUnitAsksOnce(t *testing.T) {
	ways := map[string]func(s *sitting, stack game.Option){
		"double click": func(s *sitting, stack game.Option) { s.hand.DoubleClick(words.ID(stack)) },
		"put on it": func(s *sitting, stack game.Option) {
			s.hand.Click(words.ID(stack))
			s.hand.Click(words.ID(s.View.Moving.To.Thing()))
		},
		"list": func(s *sitting, stack game.Option) {
			s.hand.Key(ui.KeyL)
			s.hand.Click(flow.ListID(slices.Index(s.Pending.Options, stack)))
		},
	}
	for name, move := range ways {
		s := until(t, lastUnit)
		stack, _ := ofKind(s.Pending, rules.KindMove)
		before := s.Game.View(game.Table).Units
		move(s, stack)
		s.frames(3)
		if s.screen.Asked() != "move" || s.Game.View(game.Table).Units != before || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: moving the last unit asks nothing; %q is asked", name, s.screen.Asked())
		}
		if asked, want := s.unitAndPlace(s.screen.ToConfirm()), s.Say.Unit(rules.Unit(stack.A), 1)+" "; !strings.HasPrefix(asked, want) {
			t.Errorf("%s: %q is asked about, want %q", name, asked, want)
		}
		s.hand.Click("confirm.no")
		if s.screen.Asked() != "move" || s.hand.Has("confirm.yes") {
			t.Errorf("%s: no: %q is asked", name, s.screen.Asked())
		}
		move(s, stack)
		s.frames(3)
		s.hand.Click("confirm.yes")
		s.frames(3)
		if d, asked := s.Game.Decision(s.Game.Asked()); asked && d.Ask == "move" {
			t.Errorf("%s: yes does not end the movement", name)
		}
	}
}

// Once the last new unit stands nothing can be taken back: the round goes on by itself.
func TestDeployingTheLastUnitAsksOnce(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, lastNewUnit)
		unit, _ := ofKind(s.Pending, rules.KindUnit)
		s.hand.Click(words.ID(unit))
		to := words.ID(s.screen.Grip.Places[0].Thing)
		s.hand.Key(ui.KeyEscape)
		waiting := s.Game.View(game.Table).Deploying
		carry(s, words.ID(unit), to)
		if s.Game.View(game.Table).Deploying != waiting || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: deploying the last unit asks nothing; %q is asked", name, s.screen.Asked())
		}
		s.hand.Click("confirm.no")
		if s.hand.Has("confirm.yes") || s.Game.View(game.Table).Deploying != waiting {
			t.Errorf("%s: no: %q is asked", name, s.screen.Asked())
		}
		if s.screen.Asked() == "deploy" {
			carry(s, words.ID(unit), to)
		} else {
			s.hand.Click(to)
		}
		s.hand.Click("confirm.yes")
		s.frames(3)
		if s.Game.View(game.Table).Deploying == waiting {
			t.Errorf("%s: yes does not deploy; %q is asked", name, s.screen.Asked())
		}
	}
}

func TestEndingTheDeploymentWithUnitsLeftAsksOnce(t *testing.T) {
	s := until(t, asks("deploy", rules.KindUnit))
	waiting := s.Game.View(game.Table).Deploying
	s.hand.Click("button.done")
	if s.Game.View(game.Table).Deploying != waiting || !s.hand.Has("confirm.yes") {
		t.Fatalf("ending it asks nothing; %q is asked", s.screen.Asked())
	}
	s.hand.Click("confirm.no")
	if s.screen.Asked() != "deploy" || s.hand.Has("confirm.yes") {
		t.Errorf("no: %q is asked", s.screen.Asked())
	}
	s.hand.Click("button.done")
	s.hand.Click("confirm.yes")
	s.frames(3)
	if s.Game.View(game.Table).Deploying == waiting {
		t.Errorf("yes does not end it; %q is asked", s.screen.Asked())
	}
}

// lastNewUnit tells whether one unit is left to deploy, in one of several places.
func lastNewUnit(s *Session, d *game.Decision) bool {
	o, ok := ofKind(d, rules.KindUnit)
	if d.Ask != "deploy" || !ok || len(d.Options) != 2 || s.View(d.Seat).Deploying.Leaving[o.A] != 1 {
		return false
	}
	try := *s
	if try.Gesture(d.Seat, o) != nil {
		return false
	}
	then, _ := try.Decision(d.Seat)
	return then.Ask == "deploy_to"
}

// lastUnit tells whether one unit is left that can move.
func lastUnit(s *Session, d *game.Decision) bool {
	o, ok := ofKind(d, rules.KindMove)
	if d.Ask != "move" || !ok || len(d.Options) != 2 {
		return false
	}
	try := *s
	if try.Gesture(d.Seat, o) != nil {
		return false
	}
	then, asked := try.Decision(d.Seat)
	return !asked || then.Ask != "move"
}

func TestAnOverloadedFleetRefuses(t *testing.T) {
	var held game.Option
	s := until(t, func(s *Session, d *game.Decision) bool {
		v := s.View(d.Seat)
		for o := range stacks(&v) {
			if why := s.WhyNot(d.Seat, o); d.Ask == "move" && why != nil && why.Text == "why.no_transport" {
				held = o
				return true
			}
		}
		return false
	})
	before := s.View
	name, to := words.ID(held), words.ID(s.View.Moving.To.Thing())
	s.hand.Hover(name)
	if s.hand.Why(name) == "" {
		t.Error("nothing says why the unit cannot come")
	}
	s.hand.Drag(name, to)
	if *s.View != *before || s.screen.Asked() != "move" {
		t.Error("it came nevertheless")
	}
}

// stacks are the units that could be thought of to move.
func stacks(v *rules.View) map[game.Option]bool {
	all := map[game.Option]bool{}
	for at, units := range v.Units {
		for u, n := range units {
			if n > 0 && rules.Unit(u).Side() == v.Side() {
				all[rules.Move(rules.Unit(u), rules.System(at))] = true
			}
		}
	}
	return all
}

func TestMoreThanThereAreSeatsForStay(t *testing.T) {
	s := told(t, `turn empire
pool: general_tagge
at geonosis: assault_carrier, 5 stormtrooper
at malastare: star_destroyer

empire turn: general_tagge
empire activate: rodia
empire move: assault_carrier from geonosis`).open(t, 1280, 720, render.Off)
	s.frames(3)
	o := rules.Move(rules.Stormtrooper, rules.Geonosis)
	n, free := int(s.View.Units[o.B][o.A]), int(s.View.Moving.Capacity[o.B])
	s.hand.Click(words.ID(o))
	s.hand.Click("count." + strconv.Itoa(n))
	s.frames(3)
	if left := int(s.View.Units[o.B][o.A]); left != n-free {
		t.Errorf("%d units and %d seats: %d units are left", n, free, left)
	}
}

func TestWhoeverAimsAtASystemSeesWhatCouldMoveThere(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.Pending, rules.KindLeader)
	s.hand.Click(words.ID(leader))
	s.hand.MoveTo(s.hand.Find("system.malastare"))
	s.hand.Wait(3 * ui.Tick)
	aimed, routes := s.movement.Arriving, s.movement.Routes()
	if len(aimed) == 0 || len(routes) == 0 {
		t.Fatalf("%d stacks could come by %d ways", len(aimed), len(routes))
	}
	for _, o := range aimed {
		if stack := words.ThingOf(o); !s.screen.States[stack].Planned {
			t.Errorf("%s looks as if it could not come", words.ID(stack))
		}
	}
	s.hand.Click("system.malastare")
	s.hand.Wait(3 * ui.Tick)
	if s.screen.Asked() != "move" {
		t.Fatalf("then %s is asked", s.screen.Asked())
	}
	for _, o := range s.Pending.Options {
		if o.Kind == rules.KindMove && !slices.Contains(aimed, o) {
			t.Errorf("%s may come, but was not shown", words.ID(o))
		}
	}
}

func TestALeaderInTheHandCanBePutBack(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.Pending, rules.KindLeader)
	s.hand.Click(words.ID(leader))
	if !s.hand.Has("put_back") {
		t.Fatal("nothing shows how to put him back")
	}
	kept := s.program.kept
	s.hand.Click("put_back")
	s.hand.Wait(3 * ui.Tick)
	if s.screen.Grip.Name != "" || s.hand.Has("put_back") || s.screen.Asked() != "turn" || s.program.kept != kept {
		t.Errorf("still carried: %q; %q is asked", s.screen.Grip.Name, s.screen.Asked())
	}
}

func TestAMissionThatCouldNotBeRevealedIsMarked(t *testing.T) {
	s := until(t, func(s *Session, d *game.Decision) bool {
		v := s.View(d.Seat)
		for _, o := range d.Options {
			if d.Ask == "assign" && o.Kind == rules.KindLeader && v.Hand()[rules.Sabotage] > 0 && v.Doubt(rules.Sabotage, 1<<o.A) != nil {
				return v.Leaders[o.A].At == rules.InPool
			}
		}
		return false
	})
	v := s.View
	i := slices.IndexFunc(s.Pending.Options, func(o game.Option) bool {
		return o.Kind == rules.KindLeader && v.Doubt(rules.Sabotage, 1<<o.A) != nil
	})
	leader, card := s.Pending.Options[i], rules.Sabotage.Thing()
	if (unrevealable{s.Table}).why(card) != "" {
		t.Error("no leader is chosen, but the card is marked")
	}
	s.hand.Click(words.ID(leader))
	s.hand.MoveTo(s.hand.Find(words.ID(card)))
	s.hand.Wait(3 * ui.Tick)
	if (unrevealable{s.Table}).why(card) == "" || s.doubted == "" {
		t.Error("nothing warns of the leader's skill")
	}
	s.hand.Click(words.ID(card))
	s.hand.Wait(3 * ui.Tick)
	slot := rules.Slot(s.View.Side(), uint8(s.View.Leaders[leader.A].At-rules.OnMission))
	if (unrevealable{s.Table}).why(slot) == "" {
		t.Error("the mission on the table is not marked")
	}
}

func TestSheetsLeaveTheQuestionInView(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	bar := s.Board.Layout().Prompt
	for _, thing := range s.Board.Things(s.View) {
		if box := s.screen.Sheets.Beside(thing.Rect, board.CardWidth, board.CardHeight); box.Bottom() > bar.Y || box.Y < 0 {
			t.Errorf("the sheet of %s takes %v", words.ID(thing.Option), box)
		}
	}
}

// Where something has just been put down or chosen, the sheet of that place would hide what else can be moved there.
func TestASheetDoesNotOpenWhereSomethingWasPutDown(t *testing.T) {
	t.Parallel()
	t.Run("by a drag", func(t *testing.T) {
		noSheetAfter(t, func(s *sitting, leader, system string) { s.hand.Drag(leader, system) })
	})
	t.Run("by clicks", func(t *testing.T) {
		noSheetAfter(t, func(s *sitting, leader, system string) {
			s.hand.Click(leader)
			s.hand.Wait(ui.Tick)
			s.hand.Click(system)
		})
	})
}

// The sheet of a system that was chosen would lie over what is asked next.
func TestASheetDoesNotOpenWhereSomethingWasChosen(t *testing.T) {
	t.Parallel()
	s := until(t, func(_ *Session, d *game.Decision) bool {
		return d.Ask == "mission_system" && d.About[0] == rules.ResearchAndDevelopment.Thing()
	})
	system, _ := ofKind(s.Pending, rules.KindSystem)
	if s.hand.Has("recap.close") {
		s.hand.Click("recap.close")
	}
	r, _ := s.hand.Window.Spot(words.ID(system))
	s.hand.Click(words.ID(system))
	s.hand.Wait(3 * look.Patience)
	rests := s.hand.Window.Image()
	s.hand.MoveTo(ui.Point{X: 1, Y: 1})
	s.hand.Wait(3 * look.Patience)
	away := s.hand.Window.Image()
	sheet := s.screen.Sheets.Beside(r, board.CardWidth, board.CardHeight).Inset(20)
	differ := 0
	for y := int(sheet.Y); y < int(sheet.Bottom()); y++ {
		at, n := rests.PixOffset(int(sheet.X), y), 4*int(sheet.W)
		if !slices.Equal(rests.Pix[at:at+n], away.Pix[at:at+n]) {
			differ++
		}
	}
	if differ > int(sheet.H)/2 {
		t.Errorf("the sheet of %s lies there, though the pointer only rests where it was chosen: %d lines differ", words.ID(system), differ)
	}
}

func noSheetAfter(t *testing.T, activate func(s *sitting, leader, system string)) {
	t.Helper()
	const malastare, elsewhere = "system.malastare", "button.done"
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.Pending, rules.KindLeader)
	activate(s, words.ID(leader), malastare)
	s.hand.Wait(3 * look.Patience)
	if s.screen.Asked() != "move" {
		t.Fatalf("asked %q, not what moves", s.screen.Asked())
	}
	r, _ := s.hand.Window.Spot(malastare)
	sheet := s.screen.Sheets.Beside(r, board.CardWidth, board.CardHeight).Inset(20)
	picture := func() (seen []byte) {
		m := s.hand.Window.Image()
		for y := int(sheet.Y); y < int(sheet.Bottom()); y++ {
			at := m.PixOffset(int(sheet.X), y)
			seen = append(seen, m.Pix[at:at+4*int(sheet.W)]...)
		}
		return seen
	}
	rests := picture()
	s.hand.Hover(elsewhere)
	s.hand.Wait(3 * look.Patience)
	without := picture()
	if !slices.Equal(rests, without) {
		t.Error("the sheet opens though the pointer only rests where the leader was put down")
	}
	s.hand.Hover(malastare)
	s.hand.Wait(3 * look.Patience)
	if slices.Equal(picture(), without) {
		t.Error("the sheet does not open when the pointer comes back")
	}
}
