package rebellion

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/seattest"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// moment is a game at a decision that a test is about.
type moment struct{ game *Session }

// find goes through the games of the examples, the whole one first, until a decision with a choice comes that fits.
func find(t testing.TB, fits func(v *rules.View, d *game.Decision) bool) moment {
	t.Helper()
	for _, name := range append([]string{"whole_game"}, assets.Examples(rules.ID)...) {
		m, found := findIn(t, name, func(s *Session, d *game.Decision) bool {
			view := s.View(d.Seat)
			return fits(&view, d)
		})
		if found {
			return m
		}
	}
	t.Fatal("no example comes to such a decision")
	return moment{}
}

// findIn goes through the game of an example.
func findIn(t testing.TB, name string, fits func(s *Session, d *game.Decision) bool) (m moment, found bool) {
	t.Helper()
	g, err := transcripts().Read(name)
	if err != nil {
		t.Fatal(err)
	}
	dealt := slices.IndexFunc(g.Told.Log, func(a game.Answer) bool { return a.Seat != game.Chance })
	s, err := g.After(dealt)
	if err != nil {
		t.Fatal(err)
	}
	for {
		d, asked := s.Decision(s.Asked())
		if asked && len(d.Options) > 1 && fits(s, &d) {
			return moment{s}, true
		}
		if s.Answers() >= len(g.Told.Log) {
			return moment{}, false
		}
		if err := s.Answer(d.Seat, g.Told.Log[s.Answers()].Picks...); err != nil {
			t.Fatal(err)
		}
	}
}

// asking finds a decision by its key.
func asking(t testing.TB, key game.Key) moment {
	t.Helper()
	return find(t, func(_ *rules.View, d *game.Decision) bool { return d.Ask == key })
}

// described is a game of two that begins with a described table, after some answers in words.
func described(t testing.TB, seed uint64, lines, answers string) moment {
	t.Helper()
	return describedFor(t, tabletest.Two, seed, lines, answers)
}

// describedFor is the same for those people.
func describedFor(t testing.TB, people []session.Chair, seed uint64, lines, answers string) moment {
	t.Helper()
	return moment{seattest.Described(t, people, seed, lines, answers)}
}

// battleWithCards is a combat in which both sides may use action cards.
func battleWithCards(t testing.TB) moment {
	t.Helper()
	return described(t, 5, `setup standard
base rodia
actions rebels: point_blank_assault, target_the_star_destroyers
actions empire: fully_operational, good_intel, more_dangerous_than_you_realize, ready_for_action
at base_space: 3 x_wing, mon_calamari_cruiser, rebel_trooper, admiral_ackbar, wedge_antilles
at rodia: death_star, 2 star_destroyer, 4 tie_fighter, moff_jerjerrod, colonel_yularen, general_tagge
pool: admiral_piett, princess_leia`, "reveal_base")
}

// moveIn moves all units that may into the active system.
func (m moment) moveIn(t testing.TB) moment {
	t.Helper()
	seattest.MoveIn(t, m.game)
	return m
}

// greatBattle is a combat with units of nearly all types, before its first question.
func greatBattle(t testing.TB) moment {
	t.Helper()
	return described(t, 5, `turn empire
base dantooine
pool: darth_vader, mon_mothma
loyal rebels: naboo
at naboo: 3 x_wing, 4 y_wing, 2 rebel_transport, 2 corellian_corvette, 2 mon_calamari_cruiser
at naboo: 5 rebel_trooper, 3 airspeeder, shield_generator, ion_cannon, han_solo, admiral_ackbar
at dagobah: 6 tie_fighter, 2 assault_carrier, 2 star_destroyer, super_star_destroyer, death_star
at dagobah: 8 stormtrooper, 3 at_st, 2 at_at`, "darth_vader naboo").moveIn(t)
}

// open puts a hand at the table of a moment, with the asked person at the screen.
func (m moment) open(t testing.TB, w, h int, speed render.Speed) *sitting {
	t.Helper()
	words := uitest.Words(t, "en", rules.ID)
	p := &fakeProgram{words: words}
	table := newTable(p, m.game)
	table.screen.Sit(m.game.Asked())
	win := ui.NewWindow(table.screen.Game, w, h, 1)
	win.Clock.Speed = speed
	return &sitting{table, gameOf(table), p, uitest.New(t, win)}
}

// since lists what happened after the n-th event of the game.
func (s *sitting) since(n int) (list []*rules.Event) {
	news, _ := s.Game.Events(s.Viewer, n)
	for _, e := range news {
		list = append(list, s.Means.Event(e))
	}
	return list
}

func (s *sitting) events() int {
	_, n := s.Game.Events(s.Viewer, 0)
	return n
}

func countKind(list []*rules.Event, k rules.EventKind) (n int) {
	for _, e := range list {
		if e.Kind == k {
			n++
		}
	}
	return n
}

// aimed is a question about hits with a die that fits a unit and one that does not.
func aimed(t testing.TB) (m moment, hit game.Option) {
	t.Helper()
	m = find(t, func(v *rules.View, d *game.Decision) bool {
		black, red := false, false
		for _, o := range d.Options {
			if o.Kind == rules.KindHit && rules.Shot(o.C) == rules.BlackHit {
				black, hit = true, o
			}
		}
		for _, f := range v.Combat.Units[:v.Combat.Count] {
			red = red || f.Unit.Side() != v.Combat.Attacker && f.Unit.Figures().Theater == v.Combat.Theater && f.Unit.Figures().HealthColor == rules.Red
		}
		return d.Ask == "fire_at" && black && red
	})
	return m, hit
}

// dieDoing finds the spot of a die that does so.
func (s *sitting) dieDoing(t testing.TB, shot rules.Shot) string {
	t.Helper()
	c := &s.View.Combat
	for i, d := range c.Dice[:c.Rolled] {
		if does, ok := d.Shot(); ok && does == shot {
			return words.ID(rules.DieOf(uint8(i), d.Face, d.Color))
		}
	}
	t.Fatalf("no die is a %v hit", shot)
	return ""
}

func TestDiceGoOntoUnits(t *testing.T) {
	ways := map[string]func(h *uitest.Hand, die, unit string){
		"dragged":   func(h *uitest.Hand, die, unit string) { h.Drag(die, unit) },
		"clicked":   func(h *uitest.Hand, die, unit string) { h.Click(die); h.Click(unit) },
		"tapped":    func(h *uitest.Hand, die, unit string) { h.Touch = true; h.Click(die); h.Click(unit) },
		"unit only": func(h *uitest.Hand, _, unit string) { h.Click(unit) },
	}
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			m, hit := aimed(t)
			s := m.open(t, 1280, 720, render.Off)
			before := s.events()
			f := rules.ConditionOf(hit)
			way(s.hand, s.dieDoing(t, rules.BlackHit), words.ID(rules.TargetOf(f.Unit, f.Damage, f.Assigned)))
			news := s.since(before)
			if len(news) == 0 || news[0].Kind != rules.DamageAssigned || news[0].Unit != f.Unit {
				t.Fatalf("a die on a %v assigns no damage to it but tells %v", f.Unit, news)
			}
		})
	}
}

// The die that was in the hand is the one that is spent, though another does the same.
func TestTheDieInTheHandIsSpent(t *testing.T) {
	m := fleetFired(t, "hit direct_hit direct_hit hit blank", "star_destroyer, 2 tie_fighter")
	s := m.open(t, 1280, 720, render.Off)
	c := &s.View.Combat
	last := -1
	for i, d := range c.Dice[:c.Rolled] {
		if d.Face == rules.Direct && !d.Spent {
			last = i
		}
	}
	hit, _ := ofKind(s.Pending, rules.KindHit)
	f := rules.ConditionOf(hit)
	die := c.Dice[last]
	s.hand.Drag(words.ID(rules.DieOf(uint8(last), die.Face, die.Color)), words.ID(rules.TargetOf(f.Unit, f.Damage, f.Assigned)))
	for i, d := range s.View.Combat.Dice[:s.View.Combat.Rolled] {
		if left := s.hand.Has(words.ID(rules.DieOf(uint8(i), d.Face, d.Color))); d.Face == rules.Direct && left != (i != last) {
			t.Errorf("die %d was put on a unit: die %d is left: %v", last, i, left)
		}
	}
}

func TestDieThatDoesNotFitSaysWhy(t *testing.T) {
	m, _ := aimed(t)
	s := m.open(t, 1280, 720, render.Off)
	c := &s.View.Combat
	for _, f := range c.Units[:c.Count] {
		if f.Unit.Side() == c.Attacker || f.Unit.Figures().Theater != c.Theater || f.Unit.Figures().HealthColor != rules.Red {
			continue
		}
		before := s.events()
		s.hand.Drag(s.dieDoing(t, rules.BlackHit), words.ID(rules.TargetOf(f.Unit, f.Damage, f.Assigned)))
		if s.events() != before {
			t.Fatal("a black hit damages red health")
		}
		if why := s.Whys[rules.HitOn(f.Unit, f.Damage, f.Assigned, rules.BlackHit)]; !strings.Contains(why, "R12.6.1") {
			t.Errorf("a die that does not fit says %q", why)
		}
		return
	}
	t.Fatal("there is no unit with red health")
}

func TestSeveralDiceAreRerolled(t *testing.T) {
	m := find(t, func(_ *rules.View, d *game.Decision) bool { return d.Ask == "reroll" && d.Max == 2 })
	s := m.open(t, 1280, 720, render.Off)
	before := s.events()
	if label := s.PickButton().Label; label != "Keep all dice" {
		t.Errorf("the button without a die says %q", label)
	}
	for _, o := range s.Pending.Options[:2] {
		s.hand.Click(words.ID(o))
	}
	if label := s.PickButton().Label; len(s.Picks) != 2 || label != "Reroll these 2 dice" {
		t.Fatalf("%d dice are chosen, not 2, and the button says %q", len(s.Picks), label)
	}
	s.hand.Click("prompt.choose")
	if n := countKind(s.since(before), rules.CombatDieRerolled); n != 2 {
		t.Errorf("%d dice were rerolled, not 2", n)
	}
}

func TestLeadersOpposeFromTheScene(t *testing.T) {
	s := asking(t, "oppose").open(t, 1280, 720, render.Off)
	before := s.events()
	for _, o := range s.Pending.Options {
		if o.Kind == rules.KindLeader {
			s.hand.Click("stage." + words.ID(o))
			break
		}
	}
	if countKind(s.since(before), rules.Opposed) != 1 {
		t.Error("a click on a leader of the pool does not oppose the mission")
	}
}

func TestLeadersAreRecruitedFromCards(t *testing.T) {
	m := find(t, func(v *rules.View, d *game.Decision) bool { return d.Ask == "recruit" && v.Side() == rules.Rebels })
	s := m.open(t, 1280, 720, render.Off)
	o := s.Pending.Options[0]
	s.hand.Click("choice." + words.ID(o))
	v := s.Game.View(0)
	if l := rules.Leader(o.B); v.Rebel.Actions.Recruit != l && v.Leaders[l].At != rules.InPool {
		t.Error("a click on a leader does not recruit him")
	}
}

// Whole combats are fought by clicking what stands in the scene, never the plain list.
func TestCombatsAreFoughtInTheScene(t *testing.T) {
	moments := []moment{greatBattle(t), asking(t, "add_leader"), asking(t, "retreat"), battleWithCards(t)}
	for i, m := range moments {
		s := m.open(t, 1280, 720, render.Off)
		r := rand.New(rand.NewPCG(uint64(i), 9))
		answered := 0
		for {
			s.settleFor(t, m.game)
			if !m.game.View(game.Table).Combat.Open {
				break
			}
			d := *s.Pending
			for _, o := range (game.RandomChooser{Rand: r}).Choose(&d, nil) {
				name, _, ok := s.Place(s.hand.Window, o)
				if !ok || strings.HasPrefix(name, "list.") {
					t.Fatalf("combat %d, %s: %s does not stand in the scene", i, d.Ask, rules.Rules{}.Word(o))
				}
				s.hand.Click(name)
			}
			if flow.Several(&d) {
				s.hand.Click("prompt.choose")
			}
			answered++
		}
		if answered < 2 {
			t.Errorf("combat %d took only %d answers", i, answered)
		}
	}
}

// settleFor waits until a person is asked, and lets him look at the screen.
func (s *sitting) settleFor(t testing.TB, g *Session) {
	t.Helper()
	for range 2000 {
		if s.Pending != nil || g.Over() {
			return
		}
		if s.Viewer != g.Asked() && !s.Reel.Busy() {
			s.Table.screen.Sit(g.Asked())
			s.hand.Window.Invalidate()
		}
		s.hand.Wait(ui.Tick)
	}
	t.Fatalf("nobody is asked anything; seat %d should be, busy %v", g.Asked(), s.Reel.Busy())
}

// A mission of the other side is shown although the game has long gone on, and can be skipped.
func TestMissionIsTold(t *testing.T) {
	m := asking(t, "oppose")
	s := m.open(t, 1280, 720, render.Normal)
	s.hand.Wait(time.Second)
	s.hand.Click("button.none")
	if v := m.game.View(game.Table); v.Mission == s.View.Mission {
		t.Fatal("the game waits for the picture")
	}
	stamped := false
	for range 60 * 20 {
		if _, in := s.Scene.(*mission.Scene); !in {
			break
		}
		e, _ := s.Reel.Event()
		stamped = stamped || e != nil && (e.Kind == rules.MissionSucceeded || e.Kind == rules.MissionFailed)
		s.hand.Wait(ui.Tick)
	}
	if !stamped {
		t.Error("the outcome of the mission was not shown")
	}
	for n := 0; s.Reel.Busy(); n++ {
		if n > 40 {
			t.Fatal("Space does not end what is told")
		}
		s.hand.Key(ui.KeySpace)
	}
}

// A combat in which nobody has a choice is over before anybody sees it; the scene tells it all the same.
func TestCombatWithoutAChoiceIsTold(t *testing.T) {
	const naboo, dagobah = "naboo", "dagobah"
	m := described(t, 3, `turn empire
base dantooine
pool: grand_moff_tarkin
at naboo: y_wing
at dagobah: 2 star_destroyer`, "grand_moff_tarkin")
	d, _ := m.game.Decision(m.game.Asked())
	to, from := rules.System(seattest.Option(t, &d, naboo).A), rules.System(seattest.Option(t, &d, dagobah).A)
	s := m.open(t, 1280, 720, render.Normal)
	s.hand.Wait(time.Second)
	began := new(*s.View)
	began.Units[from][rules.StarDestroyer]--
	began.Units[to][rules.StarDestroyer]++
	moved := new(*began)
	c := &began.Combat
	*c = rules.Combat{Open: true, System: to, Current: rules.Empire, Won: [2]rules.Side{rules.NoSide, rules.NoSide}, Round: 1, Count: 2}
	c.Units[0], c.Units[1] = rules.Fighter{Unit: rules.StarDestroyer}, rules.Fighter{Unit: rules.YWing}
	beaten := new(*began)
	beaten.Combat.Units[1].Beaten = true
	lost := new(*began)
	lost.Combat.Count, lost.Combat.Units[1] = 1, rules.Fighter{}
	after := []*rules.View{moved, began, began, began, beaten, lost, moved}
	news := []*rules.Event{
		{Kind: rules.UnitMoved, Unit: rules.StarDestroyer, From: from, System: to},
		{Kind: rules.CombatBegan, System: to, Side: rules.Empire},
		{Kind: rules.AttackRolled, Side: rules.Empire, N: 1, Count: 2, List: [10]uint8{uint8(rules.Hit), uint8(rules.Blank)}},
		{Kind: rules.DamageAssigned, Unit: rules.YWing, System: to, N: 1, M: uint8(rules.BlackHit)},
		{Kind: rules.UnitBeaten, Unit: rules.YWing, System: to},
		{Kind: rules.UnitLost, Unit: rules.YWing, System: to},
		{Kind: rules.CombatEnded, System: to},
	}
	var frames []seat.Frame
	for i, e := range news {
		frames = append(frames, seat.Frame{Event: e, View: after[i]})
	}
	s.tellFrames(frames)
	told := map[rules.EventKind]bool{}
	for range 60 * 20 {
		s.hand.Wait(ui.Tick)
		if e, _ := s.Reel.Event(); e != nil && s.Scene != nil {
			told[e.Kind] = true
		}
		if told[rules.UnitLost] && s.View.Combat.Open && s.View.Combat.Units[0].Unit != rules.StarDestroyer {
			t.Fatal("the ship that moved in is not in the scene")
		}
	}
	for _, k := range []rules.EventKind{rules.CombatBegan, rules.AttackRolled, rules.UnitBeaten, rules.UnitLost, rules.CombatEnded} {
		if !told[k] {
			t.Errorf("the scene does not tell event kind %d", k)
		}
	}
	if s.Reel.Busy() || s.Scene != nil || s.Pending == nil {
		t.Error("the table is not as it was when all is told")
	}
}

// An objective that is played outside of a combat is shown over the map.
func TestObjectiveIsShown(t *testing.T) {
	m := find(t, func(v *rules.View, d *game.Decision) bool { return d.Ask == "objective" && !v.Combat.Open })
	s := m.open(t, 1280, 720, render.Normal)
	s.hand.Wait(time.Second)
	for _, o := range s.Pending.Options {
		if o.Kind == rules.KindObjective {
			s.hand.Click(s.Places[o])
			break
		}
	}
	for range 60 * 5 {
		if _, shown := s.Scene.(playedScene); shown {
			return
		}
		s.hand.Wait(ui.Tick)
	}
	t.Error("the objective that was played is not shown")
}

func TestWhatIsDecidedAboutForcesLeavesThemInView(t *testing.T) {
	for _, key := range []game.Key{"add_leader", "retreat"} {
		s := asking(t, key).open(t, 1280, 720, render.Off)
		s.frames(3)
		choices := 0
		for _, o := range s.Pending.Options {
			if o.Kind == rules.KindButton {
				continue
			}
			choices++
			if _, r, ok := s.Place(s.hand.Window, o); !ok || r.Y < s.Board.Layout().Prompt.Bottom() {
				t.Errorf("%s: %s is at %v", key, words.ID(o), r)
			}
		}
		if choices == 0 {
			t.Errorf("%s: nothing can be chosen", key)
		}
	}
}

func TestATileNamesInFullWhereAFigureIsFreed(t *testing.T) {
	const room = 148 - 2*8 // of a tile, inside its margin
	everyLanguage(t, func(t *testing.T, say *words.Speaker) {
		s := atPlacing(t)
		s.Words, s.Say = say.W, say
		for at := range rules.BaseSpace + 1 {
			name := say.System(at)
			if at == rules.BaseSpace {
				name = say.W.Say("board.base_space")
			}
			_, note := choices.How{Seat: s.Seat}.Tile(game.Option{Kind: rules.KindBuild, A: uint8(rules.Stormtrooper), B: uint8(at)})
			if w := s.F.TextWidth(note, s.F.Palette.Label()); !strings.Contains(note, name) || w > room {
				t.Errorf("%q takes %.0f of %d points", note, w, room)
			}
		}
	})
}

func TestTheGalaxyIsSeenWhenTheResultOfACombatIsPutAside(t *testing.T) {
	for seed := range uint64(60) {
		g, err := session.New(match.Title(), session.Start{Seed: seed, Seats: tabletest.Two})
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 3))}
		for !g.Over() {
			d, _ := g.Decision(g.Asked())
			answers, picks := g.Answers(), chooser.Choose(&d, nil)
			if err := g.Answer(d.Seat, picks...); err != nil {
				t.Fatal(err)
			}
			if !g.Over() || !g.View(d.Seat).Combat.Open {
				continue
			}
			before, err := session.After(match.Title(), g.Started(), g.Log(), answers)
			if err != nil {
				t.Fatal(err)
			}
			s := moment{before}.open(t, 1280, 720, render.Off)
			s.Give(picks...)
			s.hand.Wait(3 * time.Second) // the end of the game is there to be read
			s.hand.Click("result.table")
			if s.Scene != nil || !s.hand.Has("system.hoth") {
				t.Error("the combat that is over hides the galaxy")
			}
			return
		}
	}
	t.Fatal("no random game ends in a combat")
}

// Hits that fit one target only need no dragging one by one; what is left to choose is left to the player.
func TestHitsWithoutAChoiceAreAssignedByOneClick(t *testing.T) {
	rolls := map[bool]string{true: "hit blank hit blank blank", false: "hit direct_hit direct_hit hit blank"}
	enemies := map[bool]string{true: "star_destroyer, tie_fighter", false: "star_destroyer, 4 tie_fighter"}
	for _, all := range []bool{true, false} {
		s := fleetFired(t, rolls[all], enemies[all]).open(t, 1280, 720, render.Off)
		before := s.events()
		c := &s.View.Combat
		hits := 0
		for _, d := range c.Dice[:c.Rolled] {
			if _, ok := d.Shot(); ok {
				hits++
			}
		}
		s.hand.Click("hits")
		assigned := countKind(s.since(before), rules.DamageAssigned)
		switch {
		case assigned == 0:
			t.Errorf("all without a choice: %v: one click assigns none of %d hits", all, hits)
		case !all && s.screen.Asked() != "fire_at":
			t.Error("hits that leave a choice are assigned too")
		}
		if s.hand.Has("undo") && s.screen.Asked() == "fire_at" {
			s.hand.Click("undo")
			if n := countKind(s.since(before), rules.DamageAssigned); n != 0 {
				t.Errorf("of %d hits, %d are left after taking back", assigned, n)
			}
		}
	}
}

// How one's own mission ended can be read also where nothing moves, until one goes on.
func TestTheOutcomeOfOnesOwnMissionStaysToBeRead(t *testing.T) {
	for _, speed := range []render.Speed{render.Off, render.Fast, render.Normal} {
		for _, skips := range []bool{false, true} {
			s := find(t, func(_ *rules.View, d *game.Decision) bool {
				return d.Ask == "mission_system" && rules.Mission(d.About[0].A).Card().Resolve // nobody is asked to oppose it
			}).open(t, 1280, 720, speed)
			s.frames(2)
			s.Choose(s.Pending.Options[0])
			stood := time.Duration(0)
			for range 60 * 8 {
				s.hand.Wait(ui.Tick)
				e, _ := s.Reel.Event()
				if _, in := s.Scene.(*mission.Scene); in && e != nil && rows.Has(e.Kind, row.Outcome) {
					stood += ui.Tick
				}
				if skips && stood > 0 {
					s.hand.Key(ui.KeySpace)
					skips = false
					stood = -time.Minute
				}
			}
			if stood >= 0 && stood < 2*time.Second {
				t.Errorf("speed %v: the outcome stands there for %v", speed, stood)
			}
			if stood < 0 && stood+time.Minute > time.Second/2 {
				t.Errorf("speed %v: who goes on still waits for %v", speed, stood+time.Minute)
			}
		}
	}
}

// Who deals damage that nobody may block is not told that it can be.
func TestDamageThatCannotBeBlockedIsToldAsSuch(t *testing.T) {
	attack := func(cards string) *sitting {
		return told(t, `turn empire
pool: admiral_piett
at geonosis: star_destroyer
at rodia: x_wing, corellian_corvette
top tactics space: space_unstoppable_assault, space_critical_hit

empire turn: admiral_piett
empire activate: rodia
empire move: star_destroyer from geonosis
roll: hit blank special
`+cards+`empire combat_action: space_critical_hit`).open(t, 1280, 720, render.Off)
	}
	s := attack("empire combat_action: space_unstoppable_assault\n")
	if _, help := s.screen.Own.Question(s.Pending); help != s.Words.Say("ask.deal_damage.help.unblocked") {
		t.Errorf("it is told %q", help)
	}
	s = attack("")
	if _, help := s.screen.Own.Question(s.Pending); help != s.Words.Say("ask.deal_damage.help") {
		t.Errorf("it is told %q", help)
	}
}
