package rebellion

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

// played returns a game told like a transcript: a described table, an empty
// line, and answers.
func played(t *testing.T, r *rand.Rand, story string) *game.Match[State, View] {
	t.Helper()
	table, answers, _ := strings.Cut(strings.TrimSpace(story), "\n\n")
	s := Rules{}.Blank()
	for line := range strings.Lines(table) {
		if err := (Rules{}).Describe(&s, strings.TrimSpace(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if err := (Rules{}).Ready(&s); err != nil {
		t.Fatal(err)
	}
	m, _ := game.Start(Rules{}, s, hits{r})
	for line := range strings.Lines(answers) {
		answer(t, m, strings.TrimSpace(line))
	}
	return m
}

// answer gives an answer told as "SEAT ASK: CHOICE" and returns what happened then.
func answer(t *testing.T, m *game.Match[State, View], line string) []game.Event {
	t.Helper()
	head, choice, _ := strings.Cut(line, ": ")
	d := &m.Pending
	if asked := Side(d.Seat).String() + " " + string(d.Ask); head != asked {
		t.Fatalf("%q: instead %s", line, asked)
	}
	at := slices.IndexFunc(d.Options, func(o game.Option) bool { return Rules{}.Word(o) == choice })
	if at < 0 {
		t.Fatalf("%q is not on offer", line)
	}
	news, err := m.Answer(d.Options[at])
	if err != nil {
		t.Fatal(err)
	}
	return news
}

// hits are dice that hit in every roll for a mission; they shuffle at random.
type hits struct{ *rand.Rand }

func (h hits) IntN(n int) int {
	if n == len(dieFaces) {
		return 0
	}
	return h.Rand.IntN(n)
}

// TestGuessKeepsCounts: what the Rebels guess of the Empire's hands has as many
// cards of every kind as the Empire shows, and every card can be among them.
func TestGuessKeepsCounts(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	m := played(t, r, `base rodia
hand empire: detained, superlaser_online, oversee_project, trade_negotiations, trade_negotiations
table empire: homing_beacon with colonel_yularen
table empire: construct_factory with general_tagge, darth_vader
table empire: gather_intel with emperor_palpatine
pile empire: collect_bounty, oversee_project
probes: hoth, endor, yavin
pool: mon_mothma`)
	v := m.View(game.Seat(Rebels))
	var hand, laid Tally
	var probes Systems
	for range 2000 {
		s := Rules{}.Guess(&v, r)
		checkGuessedMissions(t, &m.Now, &s)
		for c := range hand {
			hand[c] = max(hand[c], s.Empire.Hand[c])
		}
		for _, c := range s.Empire.OnTable {
			laid[c] = 1
		}
		seen := probesHeld(&s)
		if seen.count() != 3 || seen.has(Rodia) {
			t.Fatalf("probe cards of %s", namesOf(seen))
		}
		probes |= seen
	}
	if want := all &^ (Coruscant.set() | Rodia.set()); probes != want {
		t.Errorf("never guessed in the probe hand: %s", namesOf(want&^probes))
	}
	for c := Mission(1); c < firstRebelMission; c++ {
		left := c.Card().Copies - m.Now.MissionPile[Empire][c] - m.Now.ProjectPile[c]
		if hand[c] > left || (hand[c] == 0 || laid[c] == 0) != (left == 0) {
			t.Errorf("%v: %d in the hand at most, %d on the table, of %d left", c, hand[c], laid[c], left)
		}
	}
}

// checkGuessedMissions compares the counts of the Empire's missions in a guess
// with the true ones.
func checkGuessedMissions(t *testing.T, truth, s *State) {
	t.Helper()
	held, projects, starting := uint8(0), uint8(0), uint8(0)
	count := func(c Mission, copies uint8) {
		switch c.Card().Kind {
		case Project:
			projects += copies
		case Starting:
			starting += copies
		}
	}
	for c, copies := range s.Empire.Hand {
		held += copies
		count(Mission(c), copies)
	}
	for slot, c := range s.Empire.OnTable {
		if (c != NoMission) != (truth.Empire.OnTable[slot] != NoMission) {
			t.Fatalf("slot %d holds %v", slot, c)
		}
		if c != NoMission {
			count(c, 1)
		}
	}
	if held != truth.MissionHand[Empire] || projects != truth.ProjectsHeld || starting != 4 {
		t.Fatalf("%d missions in the hand instead of %d; %d projects instead of %d; %d starting missions instead of 4",
			held, truth.MissionHand[Empire], projects, truth.ProjectsHeld, starting)
	}
}

func probesHeld(s *State) (set Systems) {
	for _, card := range s.Empire.Probes[:s.ProbeHand] {
		set |= card.set()
	}
	return set
}

// TestGuessKeepsInterceptedCards: the Rebels handed these probe cards over and
// shuffled the others back.
func TestGuessKeepsInterceptedCards(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	m := played(t, r, `turn empire
base rodia
probes: endor
top probes: hoth, kessel, naboo, yavin, ilum, toydaria, utapau, ryloth
loyal rebels: bothawui
at hoth: tie_fighter
at ilum: tie_fighter
at sullust: tie_fighter
pool: mon_mothma
table empire: intercept_transmissions with colonel_yularen

empire turn: card 1
rebels oppose: none`)
	v := m.View(game.Seat(Rebels))
	back := systemsNamed(t, "kessel naboo yavin toydaria utapau ryloth")
	for range 500 {
		s := Rules{}.Guess(&v, r)
		if seen := probesHeld(&s); seen.count() != 3 || !seen.has(Hoth) || !seen.has(Ilum) || seen.has(Rodia) || seen&back != 0 {
			t.Fatalf("probe cards of %s", namesOf(seen))
		}
	}
}

// TestGuessKeepsObjectives: the Empire knows the stages on the backs (O22), and
// the faces only of cards that were shown.
func TestGuessKeepsObjectives(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 10))
	m := played(t, r, `turn empire
objectives: liberation, rebel_assault
at sullust: tie_fighter, han_solo
ring captured: han_solo
pool: mon_mothma
table empire: interrogation with darth_vader

empire turn: card 1`)
	v := m.View(game.Seat(Empire))
	var guessed [2][numObjectiveKinds]bool
	for range 500 {
		s := Rules{}.Guess(&v, r)
		for i := range guessed {
			guessed[i][s.Rebel.Objectives[i]] = true
		}
	}
	for i, stage := range []uint8{2, 1} {
		for o := Objective(1); o < numObjectiveKinds; o++ {
			if guessed[i][o] != (o.Card().Stage == stage) {
				t.Errorf("objective %d is of stage %d; guessed %v: %v", i+1, stage, o, guessed[i][o])
			}
		}
	}
	answer(t, m, "rebels oppose: none") // and the interrogation succeeds
	v = m.View(game.Seat(Empire))
	for range 500 {
		s := Rules{}.Guess(&v, r)
		if got := cardWords(s.Rebel.Objectives[:2]); got != "liberation, rebel_assault" {
			t.Fatalf("objectives shown: liberation, rebel_assault; guessed: %s", got)
		}
	}
}

// TestGuessTacticHands: the other side's tactic cards are as many of each deck as
// it shows, and none that lie open or in the own hand.
func TestGuessTacticHands(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 11))
	m := played(t, r, `base rodia
turn empire
pool: general_tagge
at geonosis: assault_carrier, stormtrooper
at base_space: y_wing, rebel_trooper, wedge_antilles, general_madine
top tactics space: space_no_escape
top tactics ground: ground_escape_plan, ground_concentrate_fire

empire turn: general_tagge
empire activate: rodia
empire move: assault_carrier from geonosis
empire move: stormtrooper from geonosis
empire combat_action: space_no_escape`)
	v := m.View(game.Seat(Empire))
	var held [numTactics]uint8
	for range 2000 {
		s := Rules{}.Guess(&v, r)
		var n [2]uint8
		for c := Tactic(1); c < numTactics; c++ {
			n[c.Theater()] += s.Rebel.Tactics[c]
			held[c] = max(held[c], s.Rebel.Tactics[c])
		}
		if n != [2]uint8{Space: 3, Ground: 3} {
			t.Fatalf("the Rebels hold %d space and %d ground tactics", n[Space], n[Ground])
		}
	}
	for c := Tactic(1); c < numTactics; c++ {
		if want := c.Card().Copies - m.Now.Empire.Tactics[c] - m.Now.TacticPile[c]; held[c] != want {
			t.Errorf("%v: up to %d guessed in the Rebel hand, %d are unseen", c, held[c], want)
		}
	}
}

// TestGuessKeepsRecruits: of the other side's action cards one knows whom they
// recruited, and that a side that drew on had nobody to recruit before.
func TestGuessKeepsRecruits(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 13))
	m := played(t, r, `time 2
phase refresh
pool: han_solo, chewbacca, general_tagge
top actions rebels: an_old_friend, wookiee_guardian, the_millennium_falcon, independent_operation
top actions empire: local_rumors, ready_for_action

rebels recruit: draw_on
rebels recruit: draw_on
rebels recruit: lando_calrissian by independent_operation
empire recruit: general_veers by ready_for_action`)
	v := m.View(game.Seat(Empire))
	var boxes [4]Leaders
	for range 1000 {
		s := Rules{}.Guess(&v, r)
		for i := range boxes {
			boxes[i] |= s.Rebel.Actions.Boxed[i].Card().Leaders
			if c := s.Rebel.Actions.Boxed[i]; i == 0 && !c.Card().Leaders.has(LandoCalrissian) {
				t.Fatalf("Lando was recruited by %v", c)
			}
		}
	}
	if want := LandoCalrissian.set() | ObiWanKenobi.set(); boxes[0] != want {
		t.Errorf("the cards kept, for all guesses, show leaders %b, not %b", boxes[0], want)
	}
	for i, leaders := range boxes[1:] {
		if want := HanSolo.set() | Chewbacca.set(); leaders != want {
			t.Errorf("card %d, passed over, shows leaders %b, not %b", i+1, leaders, want)
		}
	}
}
