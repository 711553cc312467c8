package rebellion

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui/rebellion/seattest"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/tabletest"
)

// reads is all that can be read on the screen.
func (s *sitting) reads() string {
	s.frames(1)
	var lines []string
	for _, l := range s.hand.Window.Legibility() {
		lines = append(lines, l.Text)
	}
	return strings.Join(lines, " ")
}

// answer answers with options by their words.
func (m moment) answer(t testing.TB, words ...string) moment {
	t.Helper()
	return moment{seattest.Answer(t, m.game, words...)}
}

// R1.8: who destroys units one by one needs to know how much health is left to spend.
func TestHealthLeftToDestroyIsTold(t *testing.T) {
	s := described(t, 5, `base ilum
at sullust: 3 tie_fighter, at_at, stormtrooper
table rebels: hit_and_run with chewbacca`, "").answer(t, "card 1", "sullust").open(t, 1280, 720, render.Off)
	s.frames(2)
	for _, left := range []string{"Health left: 2", "Health left: 1"} {
		if got := s.reads(); s.screen.Asked() != "destroy_worth" || !strings.Contains(got, left) {
			t.Fatalf("%s: want %q in %q", s.screen.Asked(), left, got)
		}
		s.Give(rules.UnitAt(rules.TIEFighter, rules.Sullust))
		s.frames(3)
	}
}

// R8.3.7: units that a card lets go without ships fill no seats.
func TestUnitsThatNeedNoShipsAreNotToldOfThem(t *testing.T) {
	s := described(t, 5, `base ilum
at base_space: 3 rebel_trooper, airspeeder
table rebels: lead_the_strike_team with han_solo`, "").answer(t, "card 1", "tatooine").open(t, 1280, 720, render.Off)
	for range 3 {
		s.frames(2)
		if got := s.reads(); s.screen.Asked() != "move" || strings.Contains(got, "No ship") || strings.Contains(got, "Ships make room") || !strings.Contains(got, "no transport") {
			t.Fatalf("%s: %q", s.screen.Asked(), got)
		}
		s.Give(rules.Move(rules.RebelTrooper, rules.BaseSpace))
	}
}

// A first game speaks of its own rule for action cards, the standard game of the other.
func TestRecruitingSpeaksOfTheGamePlayed(t *testing.T) {
	for standard, want := range map[bool]string{false: "only recruit", true: "keep that card"} {
		s := untilIn(t, rules.Setup{Standard: standard}, asks("recruit", rules.KindRecruit))
		if got := s.reads(); !strings.Contains(got, want) || strings.Contains(got, "standard game") {
			t.Errorf("standard %v: %q", standard, got)
		}
	}
}

// R12.4.4: structures alone among Imperial ground units fall without a roll, and nobody is told of a next one; but the first
// battle is fought.
func TestStructuresThatFallAreNotToldToRoll(t *testing.T) {
	s := described(t, 5, `turn empire
pool: general_tagge
at geonosis: assault_carrier, stormtrooper
at rodia: shield_generator, ion_cannon`, "general_tagge rodia").moveIn(t).open(t, 1280, 720, render.Off)
	for s.frames(3); s.screen.Asked() != "retreat"; s.frames(3) {
		if got := s.reads(); strings.Contains(got, "without a roll") {
			t.Fatalf("%s: %q", s.screen.Asked(), got)
		}
		d, _ := s.Game.Decision(s.Game.Asked())
		if err := s.Game.Answer(d.Seat, d.Options[0]); err != nil {
			t.Fatal(err)
		}
		s.Happened(nil, nil)
	}
	if got := s.reads(); !strings.Contains(got, "without a roll") || strings.Contains(got, "Next roll") {
		t.Errorf("%s: %q", s.screen.Asked(), got)
	}
}

// Dice that a card takes away are told beside those that are left, also if none are.
func TestNoDiceOfSomeAreTold(t *testing.T) {
	s := noDice(t).open(t, 1280, 720, render.Off)
	s.frames(3)
	s.Reel.View.Combat.Enforce(rules.AccordingToMyDesign)
	s.Reel.View.Combat.Round = 1
	if got := s.reads(); !strings.Contains(got, "No dice of 2") {
		t.Errorf("%q", got)
	}
}

// noDice is a combat in which According to My Design would take all dice of the Rebels.
func noDice(t testing.TB) moment {
	return described(t, 5, `base rodia
pool: mon_mothma, admiral_piett
at base_space: 2 x_wing, rebel_trooper
at rodia: 2 tie_fighter`, "reveal_base")
}

// However many units an attack has hit, all that becomes of them can be read.
func TestAllResultsOfAnAttackAreRead(t *testing.T) {
	s := greatBattle(t).open(t, 1280, 720, render.Off)
	s.frames(2)
	for s.screen.Asked() == "add_leader" || s.screen.Asked() == "combat_cards" {
		d, _ := s.Game.Decision(s.Game.Asked())
		if err := s.Game.Answer(d.Seat, d.Options[0]); err != nil {
			t.Fatal(err)
		}
		s.happenedQuietly()
		s.frames(2)
	}
	c := &s.Reel.View.Combat
	c.Round = 1
	for i := range c.Units[:c.Count] {
		if f := &c.Units[i]; f.Unit.Side() == rules.Rebels && f.Unit.Figures().Theater == rules.Space {
			f.Assigned = 1
		}
	}
	s.frames(1)
	got := s.reads()
	s.F.ScrollToEnd("after.list")
	got += s.reads()
	for _, want := range []string{
		"3 X-wings lost", "4 Y-wings lost", "2 Rebel Transports: 1 of 2", "2 Corellian Corvettes: 1 of 2", "2 Mon Calamari Cruisers: 1 of 4",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q cannot be read in %q", want, got)
		}
	}
}

const plansTried = `setup standard
base tatooine
objectives: death_star_plans_ii
actions rebels: one_in_a_million
pool: general_tagge
at tatooine: death_star
at base_space: 8 x_wing, rebel_trooper, luke_skywalker_jedi`

// R13.9: in a combat One in a Million may be meant for the dice of an attack or for those of Death Star Plans.
func TestTheDiceToSetAreNamed(t *testing.T) {
	m := described(t, 5, plansTried, "reveal_base none")
	for _, want := range []string{"in Tatooine?", "Death Star Plans?"} {
		for d, _ := m.game.Decision(m.game.Asked()); d.Ask != "million"; d, _ = m.game.Decision(m.game.Asked()) {
			o := d.Options[0]
			if plans, ok := ofKind(&d, rules.KindObjective); ok {
				o = plans
			}
			if err := m.game.Answer(d.Seat, o); err != nil {
				t.Fatal(err)
			}
		}
		d, _ := m.game.Decision(m.game.Asked())
		if got, _ := english(t).Ask(&d); !strings.HasSuffix(got, want) {
			t.Errorf("asked %q, want %q", got, want)
		}
		m.answer(t, "none")
	}
}

// R9.5.2: against a mission the Rebels roll second, with the Empire's dice in view.
func TestSettingDiceLeavesTheEmpiresInView(t *testing.T) {
	m := described(t, 5, `setup standard
turn empire
passed rebels
actions rebels: one_in_a_million
pool: general_veers, luke_skywalker_jedi
at naboo: stormtrooper, luke_skywalker_jedi
table empire: capture_rebel_operative with darth_vader`, "").answer(t, "card 1")
	for _, ask := range []string{"million", "set_die"} {
		s := m.open(t, 1280, 720, render.Off)
		s.frames(3)
		if s.screen.Asked() != ask {
			t.Fatalf("%q is asked, want %q", s.screen.Asked(), ask)
		}
		for _, o := range s.Pending.Options {
			if _, r, _ := s.Place(s.hand.Window, o); o.Kind != rules.KindButton && r.Y < s.Board.Layout().Prompt.Bottom() {
				t.Errorf("%s: %s at %v lies over the dice", ask, words.ID(o), r)
			}
		}
		if ask == "million" {
			m.answer(t, "luke_skywalker_jedi by one_in_a_million")
		}
	}
}

// A turn offers in words only what is left to do.
func TestATurnSaysWhatIsLeft(t *testing.T) {
	for lines, want := range map[string]string{
		"pool: admiral_ackbar\ntable rebels: sabotage with han_solo": "Activate a system, reveal a mission or pass",
		"pool: admiral_ackbar": "Activate a system or pass",
		"table rebels: sabotage with han_solo\nat base_space: x_wing": "Reveal a mission or pass",
		"at base_space: x_wing": "No leader and no mission is left",
	} {
		s := described(t, 5, "base ilum\npool: darth_vader\n"+lines, "").open(t, 1280, 720, render.Off)
		if got := s.reads(); s.screen.Asked() != "turn" || !strings.Contains(got, want) {
			t.Errorf("%q: %q asked, want %q in %q", lines, s.screen.Asked(), want, got)
		}
		if passes, idle := s.screen.Own.Finishes(rules.Pass.Thing()), strings.HasPrefix(want, "No leader"); passes != idle {
			t.Errorf("%q: Enter passes: %v", lines, passes)
		}
	}
}

func TestNobodysTurnIsToldAfterTheEnd(t *testing.T) {
	s := describedFor(t, slices.Repeat(tabletest.Two, 2), 5, "players 4\nbase ilum\npool: darth_vader, admiral_ackbar", "").open(t, 1280, 720, render.Off)
	if got := s.reads(); !strings.Contains(got, "Rebel admiral’s turn") {
		t.Fatalf("%q", got)
	}
	s.Reel.View.Winner = rules.Empire
	if got := s.reads(); strings.Contains(got, "admiral’s turn") {
		t.Errorf("%q", got)
	}
}

// All of a full pool are named, also while units are deployed in a team of the standard game.
func TestAFullPoolIsNamedWhileDeploying(t *testing.T) {
	m := describedFor(t, slices.Repeat(tabletest.Two, 2), 5, `players 4
setup standard
phase refresh
base ilum
pool: mon_mothma, admiral_ackbar, han_solo, chewbacca, luke_skywalker, obi_wan_kenobi, lando_calrissian, wedge_antilles
pool: darth_vader, emperor_palpatine
time 2
queue 1: x_wing, rebel_trooper`, "")
	for d, _ := m.game.Decision(m.game.Asked()); d.Ask != "deploy"; d, _ = m.game.Decision(m.game.Asked()) {
		if err := m.game.Answer(d.Seat, d.Options[:max(d.Min, 1)]...); err != nil {
			t.Fatal(err)
		}
	}
	s := m.open(t, 1280, 720, render.Off)
	got := s.reads()
	for _, l := range s.View.LeadersOn(rules.Rebels, rules.InPool).List() {
		if !strings.Contains(got, s.Say.LeaderShort(l)) {
			t.Errorf("%v is not named in %q", l, got)
		}
	}
}

// Where what all tactic cards do has no room, that of some is told.
func TestATacticCardTellsWhatItDoesIfItHasRoom(t *testing.T) {
	s := greatBattle(t).open(t, 1280, 720, render.Off)
	s.frames(3)
	*s.Reel.View.Tactics() = [20]uint8{1: 1, 2: 1, 3: 1, 4: 1, 11: 1}
	s.Reel.View.TacticHand[rules.SideOf(s.Viewer)] = [2]uint8{1, 4}
	if got := s.reads(); !strings.Contains(got, "Draw 2 tactic") {
		t.Errorf("%q", got)
	}
}

// The panel that counts seats leaves the hand its room.
func TestTheHandKeepsItsRoomWhileUnitsMove(t *testing.T) {
	s := until(t, asks("move", rules.KindMove))
	if l := s.Board.Parts(); s.movement.MeterBox().Overlaps(l.Hand) || s.movement.MeterBox().Overlaps(l.OnTable) {
		t.Errorf("the seats are counted at %v, the hand lies at %v", s.movement.MeterBox(), l.Hand)
	}
}

// Who plays which side is written over their leaders.
func TestTheRailsNameThePlayers(t *testing.T) {
	people := []session.Chair{{Name: "Ann", Kind: session.Person}, {Kind: "admiral"}}
	s := describedFor(t, people, 5, "base ilum\npool: mon_mothma, darth_vader", "").open(t, 1280, 720, render.Off)
	for _, name := range []string{"Ann", "Admiral (computer)"} {
		if got := s.reads(); !strings.Contains(got, name) {
			t.Errorf("%q is not in %q", name, got)
		}
	}
}

// On the last table everybody sees what the others had laid facedown.
func TestTheLastTableOpensFacedownMissions(t *testing.T) {
	for seed := range uint64(60) {
		s, err := session.New(match.Title(), session.Start{Seed: seed, Seats: tabletest.Two})
		if err != nil {
			t.Fatal(err)
		}
		r := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 3))}
		for !s.Over() {
			d, _ := s.Decision(s.Asked())
			if err := s.Answer(d.Seat, r.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
		for seat, other := range []rules.Side{rules.Empire, rules.Rebels} {
			v := s.View(game.Seat(seat))
			for slot, m := range v.OnTableOf(other) {
				if m == rules.NoMission || v.LeadersOn(other, rules.OnMission+rules.Spot(slot)) == 0 {
					continue
				}
				table := moment{s}.open(t, 1280, 720, render.Off)
				table.Table.screen.Sit(game.Seat(seat))
				table.screen.Aside = true
				want, _, _ := strings.Cut(table.Say.Mission(m), " ") // the rail may break the line
				if got := table.reads(); !strings.Contains(got, want) {
					t.Errorf("seed %d: the %v do not read %q: %q", seed, rules.SideOf(v.Seat), want, got)
				}
				return
			}
		}
	}
	t.Fatal("no game ends with a facedown mission")
}

// TestAPhoneTellsWhatTheCardsDoThatRecruit, as a large screen does.
func TestAPhoneTellsWhatTheCardsDoThatRecruit(t *testing.T) {
	s := untilIn(t, rules.Setup{Standard: true}, asks("recruit", rules.KindRecruit))
	s.fit(390, 844, 1)
	card := rules.Action(s.Pending.Options[0].A)
	effect, _, _ := strings.Cut(s.Words.Say("action."+card.String()+".effect"), " ")
	if got := s.reads(); !strings.Contains(got, s.Say.Action(card)) || !strings.Contains(got, effect) {
		t.Errorf("of %v, %q, it reads %q", card, effect, got)
	}
}

// TestAListOfCardsSaysHowToReadThem: it has room for their titles alone.
func TestAListOfCardsSaysHowToReadThem(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	if got := s.reads(); !strings.Contains(got, "point at a card to read it") {
		t.Errorf("it reads %q", got)
	}
}
