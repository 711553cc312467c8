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
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// until goes through the examples of the first game until a question is put that fits, at a table for two persons.
func until(t *testing.T, fits func(*Session, *game.Decision) bool) *sitting {
	t.Helper()
	return untilIn(t, rules.Setup{}, fits)
}

// untilIn does so in the examples of a setup, the longest first.
func untilIn(t *testing.T, setup rules.Setup, fits func(*Session, *game.Decision) bool) *sitting {
	t.Helper()
	for _, name := range append([]string{"whole_game", "standard"}, assets.Examples(Title().ID)...) {
		m, found := findIn(t, name, func(s *Session, d *game.Decision) bool { return s.View(game.Table).Setup == setup && fits(s, d) })
		if !found {
			continue
		}
		p := &fakeProgram{words: english(t).w, coversWindows: true}
		s := atTable(t, p, newTable(p, m.game))
		s.Table.sit(s.game.Asked())
		s.look()
		s.log.fill(s.Table)
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
		d := s.asked
		leader, _ := ofKind(d, rules.KindLeader)
		carry(s, id(leader), "system.malastare")
		if at := s.view.Leaders[leader.A].At; at != rules.Spot(rules.Malastare) || s.view.Moving.To != rules.Malastare {
			t.Errorf("%s: the leader stands at %d, units move to %v", name, at, s.view.Moving.To)
		}
		s.hand.Ctrl(ui.KeyZ)
		if s.Asked() != "turn" || s.view.Leaders[leader.A].At != rules.InPool {
			t.Errorf("%s: taken back, %q is asked", name, s.Asked())
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
	d := s.asked
	leader, _ := ofKind(d, rules.KindLeader)
	before, kept := s.view, s.program.kept
	s.hand.Click(id(leader))
	s.hand.Key(ui.KeyEscape)
	s.frames(3)
	if s.Asked() != "turn" || s.view != before || s.program.kept != kept || s.program.menus != 0 {
		t.Errorf("put back: %q is asked, kept %d times, %d menus", s.Asked(), s.program.kept-kept, s.program.menus)
	}
}

func TestALeaderDraggedToAMissionIsAssigned(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, asks("assign", rules.KindLeader))
		d := s.asked
		leader, _ := ofKind(d, rules.KindLeader)
		carry(s, id(leader), "mission.sabotage")
		slot := s.view.Leaders[leader.A].At - rules.OnMission
		if int(slot) >= len(s.view.OnTable()) || s.view.OnTable()[slot] != rules.Sabotage {
			t.Fatalf("%s: the leader is at %d", name, s.view.Leaders[leader.A].At)
		}
		carry(s, id(leader), "mission.build_alliance")
		if got := s.view.OnTable()[s.view.Leaders[leader.A].At-rules.OnMission]; got != rules.BuildAlliance {
			t.Errorf("%s: laid on another card, he is on %v", name, got)
		}
		carry(s, id(leader), "pool")
		if at := s.view.Leaders[leader.A].At; at != rules.InPool {
			t.Errorf("%s: taken back, he is at %d", name, at)
		}
		carry(s, id(leader), "mission.sabotage")
		s.hand.Ctrl(ui.KeyZ)
		if at := s.view.Leaders[leader.A].At; s.Asked() != "assign" || at != rules.InPool {
			t.Errorf("%s: undone, he is at %d, and %q is asked", name, at, s.Asked())
		}
	}
}

func TestUnitsDraggedToTheActiveSystemMove(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, asks("move", rules.KindMove))
		d := s.asked
		o, _ := ofKind(d, rules.KindMove)
		u, from, to := rules.Unit(o.A), rules.System(o.B), s.view.Moving.To
		left, there := s.view.Units[from][u], s.view.Units[to][u]
		carry(s, id(o), id(to.Thing()))
		if s.view.Units[from][u] != left-1 || s.view.Units[to][u] != there+1 {
			t.Errorf("%s: %d of %d are left, %d came", name, s.view.Units[from][u], left, s.view.Units[to][u]-there)
		}
	}
}

func TestADoubleClickMovesAllThatMay(t *testing.T) {
	s := until(t, func(s *Session, d *game.Decision) bool { _, ok := stack(s, d, 2); return ok })
	o, _ := stack(s.game, s.asked, 2)
	u, from, to := rules.Unit(o.A), rules.System(o.B), s.view.Moving.To
	n, there := s.view.Units[from][u], s.view.Units[to][u]
	s.hand.DoubleClick(id(o))
	s.frames(3)
	if s.view.Units[from][u] != 0 || s.view.Units[to][u] != there+n {
		t.Errorf("%d of %d are left", s.view.Units[from][u], n)
	}
}

func TestAStackPutOnANumberMovesSoMany(t *testing.T) {
	s := until(t, func(s *Session, d *game.Decision) bool { _, ok := stack(s, d, 3); return ok })
	o, _ := stack(s.game, s.asked, 3)
	u, from := rules.Unit(o.A), rules.System(o.B)
	n := s.view.Units[from][u]
	s.hand.Click(id(o))
	s.hand.Click("count.2")
	s.frames(3)
	if s.view.Units[from][u] != n-2 {
		t.Errorf("%d of %d are left, want two less", s.view.Units[from][u], n)
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
		d := s.asked
		o, _ := ofKind(d, rules.KindUnit)
		before := s.view.Deploying.Leaving[o.A]
		s.hand.Click(id(o))
		if len(s.grip.places) == 0 {
			t.Fatalf("%s: it can be put nowhere", name)
		}
		to := id(s.grip.places[0].thing)
		s.hand.Click(id(o))
		carry(s, id(o), to)
		if s.view.Deploying.Leaving[o.A] != before-1 {
			t.Errorf("%s: %d of %d wait to be deployed", name, s.view.Deploying.Leaving[o.A], before)
		}
	}
}

func TestPassingWithLeadersLeftAsksOnce(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.hand.Click("button.pass")
	if s.Asked() != "turn" || !s.hand.Has("confirm.yes") {
		t.Fatalf("passing with leaders left asks nothing; %q is asked", s.Asked())
	}
	s.hand.Click("confirm.no")
	if s.Asked() != "turn" || s.hand.Has("confirm.yes") {
		t.Errorf("no: %q is asked", s.Asked())
	}
	s.hand.Click("button.pass")
	s.hand.Click("confirm.yes")
	if s.game.View(game.Table).Passed[rules.Rebels] == 0 {
		t.Error("yes does not pass")
	}
}

func TestActivatingWhereNoUnitCanMoveAsksOnce(t *testing.T) {
	ways := map[string]func(s *sitting, leader, system string){"list": func(s *sitting, leader, system string) {
		for _, name := range []string{leader, system} {
			s.hand.Key(ui.KeyL)
			for i, o := range s.asked.Options {
				if id(o) == name {
					s.scrollTo(t, i)
					s.hand.Click(listID(i))
				}
			}
		}
	}}
	for name, carry := range carryings {
		ways[name] = carry
	}
	for name, way := range ways {
		s := until(t, asks("turn", rules.KindLeader))
		leader, _ := ofKind(s.asked, rules.KindLeader)
		at := func() rules.Spot { return s.view.Leaders[leader.A].At }
		way(s, id(leader), "system.dantooine") // nobody is near
		if at() != rules.InPool || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: activating for nothing asks nothing; the leader is at %d", name, at())
		}
		s.hand.Click("confirm.no")
		if at() != rules.InPool || s.hand.Has("confirm.yes") {
			t.Errorf("%s: no: the leader is at %d", name, at())
		}
		if s.Asked() == "turn" {
			way(s, id(leader), "system.dantooine")
		} else {
			s.hand.Click("system.dantooine")
		}
		s.hand.Click("confirm.yes")
		s.frames(3)
		if v := s.game.View(game.Table); v.Leaders[leader.A].At != rules.Spot(rules.Dantooine) {
			t.Errorf("%s: yes does not activate; %q is asked", name, s.Asked())
		}
	}
}

// Once no unit can move any more nothing can be taken back where the answer about the base follows.
func TestMovingTheLastUnitAsksOnce(t *testing.T) {
	ways := map[string]func(s *sitting, stack game.Option){
		"double click": func(s *sitting, stack game.Option) { s.hand.DoubleClick(id(stack)) },
		"put on it": func(s *sitting, stack game.Option) {
			s.hand.Click(id(stack))
			s.hand.Click(id(s.view.Moving.To.Thing()))
		},
		"list": func(s *sitting, stack game.Option) {
			s.hand.Key(ui.KeyL)
			s.hand.Click(listID(slices.Index(s.asked.Options, stack)))
		},
	}
	for name, move := range ways {
		s := until(t, lastUnit)
		stack, _ := ofKind(s.asked, rules.KindMove)
		before := s.game.View(game.Table).Units
		move(s, stack)
		s.frames(3)
		if s.Asked() != "move" || s.game.View(game.Table).Units != before || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: moving the last unit asks nothing; %q is asked", name, s.Asked())
		}
		if asked, want := s.unitAndPlace(s.confirms), s.say.Unit(rules.Unit(stack.A), 1)+" "; !strings.HasPrefix(asked, want) {
			t.Errorf("%s: %q is asked about, want %q", name, asked, want)
		}
		s.hand.Click("confirm.no")
		if s.Asked() != "move" || s.hand.Has("confirm.yes") {
			t.Errorf("%s: no: %q is asked", name, s.Asked())
		}
		move(s, stack)
		s.frames(3)
		s.hand.Click("confirm.yes")
		s.frames(3)
		if d, asked := s.game.Decision(s.game.Asked()); asked && d.Ask == "move" {
			t.Errorf("%s: yes does not end the movement", name)
		}
	}
}

// Once the last new unit stands nothing can be taken back: the round goes on by itself.
func TestDeployingTheLastUnitAsksOnce(t *testing.T) {
	for name, carry := range carryings {
		s := until(t, lastNewUnit)
		unit, _ := ofKind(s.asked, rules.KindUnit)
		s.hand.Click(id(unit))
		to := id(s.grip.places[0].thing)
		s.hand.Key(ui.KeyEscape)
		waiting := s.game.View(game.Table).Deploying
		carry(s, id(unit), to)
		if s.game.View(game.Table).Deploying != waiting || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: deploying the last unit asks nothing; %q is asked", name, s.Asked())
		}
		s.hand.Click("confirm.no")
		if s.hand.Has("confirm.yes") || s.game.View(game.Table).Deploying != waiting {
			t.Errorf("%s: no: %q is asked", name, s.Asked())
		}
		if s.Asked() == "deploy" {
			carry(s, id(unit), to)
		} else {
			s.hand.Click(to)
		}
		s.hand.Click("confirm.yes")
		s.frames(3)
		if s.game.View(game.Table).Deploying == waiting {
			t.Errorf("%s: yes does not deploy; %q is asked", name, s.Asked())
		}
	}
}

func TestEndingTheDeploymentWithUnitsLeftAsksOnce(t *testing.T) {
	s := until(t, asks("deploy", rules.KindUnit))
	waiting := s.game.View(game.Table).Deploying
	s.hand.Click("button.done")
	if s.game.View(game.Table).Deploying != waiting || !s.hand.Has("confirm.yes") {
		t.Fatalf("ending it asks nothing; %q is asked", s.Asked())
	}
	s.hand.Click("confirm.no")
	if s.Asked() != "deploy" || s.hand.Has("confirm.yes") {
		t.Errorf("no: %q is asked", s.Asked())
	}
	s.hand.Click("button.done")
	s.hand.Click("confirm.yes")
	s.frames(3)
	if s.game.View(game.Table).Deploying == waiting {
		t.Errorf("yes does not end it; %q is asked", s.Asked())
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
	before := s.view
	name, to := id(held), id(s.view.Moving.To.Thing())
	s.hand.Hover(name)
	if s.hand.Why(name) == "" {
		t.Error("nothing says why the unit cannot come")
	}
	s.hand.Drag(name, to)
	if s.view != before || s.Asked() != "move" {
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
	n, free := int(s.view.Units[o.B][o.A]), int(s.view.Moving.Capacity[o.B])
	s.hand.Click(id(o))
	s.hand.Click("count." + strconv.Itoa(n))
	s.frames(3)
	if left := int(s.view.Units[o.B][o.A]); left != n-free {
		t.Errorf("%d units and %d seats: %d units are left", n, free, left)
	}
}

func TestWhoeverAimsAtASystemSeesWhatCouldMoveThere(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.asked, rules.KindLeader)
	s.hand.Click(id(leader))
	s.hand.MoveTo(s.hand.Find("system.malastare"))
	s.hand.Wait(3 * ui.Tick)
	aimed, routes := s.arriving, s.routes()
	if len(aimed) == 0 || len(routes) == 0 {
		t.Fatalf("%d stacks could come by %d ways", len(aimed), len(routes))
	}
	for _, o := range aimed {
		if stack := thingOf(o); !s.states[stack].Planned {
			t.Errorf("%s looks as if it could not come", id(stack))
		}
	}
	s.hand.Click("system.malastare")
	s.hand.Wait(3 * ui.Tick)
	if s.Asked() != "move" {
		t.Fatalf("then %s is asked", s.Asked())
	}
	for _, o := range s.asked.Options {
		if o.Kind == rules.KindMove && !slices.Contains(aimed, o) {
			t.Errorf("%s may come, but was not shown", id(o))
		}
	}
}

func TestALeaderInTheHandCanBePutBack(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.asked, rules.KindLeader)
	s.hand.Click(id(leader))
	if !s.hand.Has("put_back") {
		t.Fatal("nothing shows how to put him back")
	}
	kept := s.program.kept
	s.hand.Click("put_back")
	s.hand.Wait(3 * ui.Tick)
	if s.grip.name != "" || s.hand.Has("put_back") || s.Asked() != "turn" || s.program.kept != kept {
		t.Errorf("still carried: %q; %q is asked", s.grip.name, s.Asked())
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
	v := &s.view
	i := slices.IndexFunc(s.asked.Options, func(o game.Option) bool {
		return o.Kind == rules.KindLeader && v.Doubt(rules.Sabotage, 1<<o.A) != nil
	})
	leader, card := s.asked.Options[i], rules.Sabotage.Thing()
	if s.doubt(card) != "" {
		t.Error("no leader is chosen, but the card is marked")
	}
	s.hand.Click(id(leader))
	s.hand.MoveTo(s.hand.Find(id(card)))
	s.hand.Wait(3 * ui.Tick)
	if s.doubt(card) == "" || s.doubted == "" {
		t.Error("nothing warns of the leader's skill")
	}
	s.hand.Click(id(card))
	s.hand.Wait(3 * ui.Tick)
	slot := rules.Slot(s.view.Side(), uint8(s.view.Leaders[leader.A].At-rules.OnMission))
	if s.doubt(slot) == "" {
		t.Error("the mission on the table is not marked")
	}
}

func TestSheetsLeaveTheQuestionInView(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	bar := s.board.Layout().Prompt
	for _, thing := range s.board.Things(&s.view) {
		if box := s.beside(thing.Rect, board.CardWidth, board.CardHeight); box.Bottom() > bar.Y || box.Y < 0 {
			t.Errorf("the sheet of %s takes %v", id(thing.Option), box)
		}
	}
}

// Where something has just been put down or chosen, the sheet of that place would hide what else can be moved there.
func TestASheetDoesNotOpenWhereSomethingWasPutDown(t *testing.T) {
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
	s := until(t, func(_ *Session, d *game.Decision) bool {
		return d.Ask == "mission_system" && d.About[0] == rules.ResearchAndDevelopment.Thing()
	})
	system, _ := ofKind(s.asked, rules.KindSystem)
	if s.hand.Has("recap.close") {
		s.hand.Click("recap.close")
	}
	r, _ := s.hand.Window.Spot(id(system))
	s.hand.Click(id(system))
	s.hand.Wait(3 * patience)
	rests := s.hand.Window.Image()
	s.hand.MoveTo(ui.Point{X: 1, Y: 1})
	s.hand.Wait(3 * patience)
	away := s.hand.Window.Image()
	sheet := s.beside(r, board.CardWidth, board.CardHeight).Inset(20)
	differ := 0
	for y := int(sheet.Y); y < int(sheet.Bottom()); y++ {
		at, n := rests.PixOffset(int(sheet.X), y), 4*int(sheet.W)
		if !slices.Equal(rests.Pix[at:at+n], away.Pix[at:at+n]) {
			differ++
		}
	}
	if differ > int(sheet.H)/2 {
		t.Errorf("the sheet of %s lies there, though the pointer only rests where it was chosen: %d lines differ", id(system), differ)
	}
}

func noSheetAfter(t *testing.T, activate func(s *sitting, leader, system string)) {
	t.Helper()
	const malastare, elsewhere = "system.malastare", "button.done"
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.asked, rules.KindLeader)
	activate(s, id(leader), malastare)
	s.hand.Wait(3 * patience)
	if s.Asked() != "move" {
		t.Fatalf("asked %q, not what moves", s.Asked())
	}
	r, _ := s.hand.Window.Spot(malastare)
	sheet := s.beside(r, board.CardWidth, board.CardHeight).Inset(20)
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
	s.hand.Wait(3 * patience)
	without := picture()
	if !slices.Equal(rests, without) {
		t.Error("the sheet opens though the pointer only rests where the leader was put down")
	}
	s.hand.Hover(malastare)
	s.hand.Wait(3 * patience)
	if slices.Equal(picture(), without) {
		t.Error("the sheet does not open when the pointer comes back")
	}
}
