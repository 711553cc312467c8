package cardgame

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tell"
)

// told plays a story of assets/examples to its end and returns its table, seen by Light.
func told(t testing.TB, story string) *sitting {
	t.Helper()
	s := sit(t, 1, "en", 1280, 720, session.Person, session.Person)
	g, err := transcripts().Tell(story)
	if err != nil {
		t.Fatal(err)
	}
	_, now, err := g.At("")
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(s.Program, now)
	table.screen.Sit(rules.Light.Seat())
	return &sitting{table, now, s.hand}
}

// The recap tells an engagement in a line: who attacked what, the edge, who was lost, and the damage; the log tells it in more lines, the
// attackers in one, each edge stack in one.
func TestAnEngagementIsTold(t *testing.T) {
	const story = `game cardgame
hand light: heat_of_battle, target_of_opportunity
hand dark: nightsister
light: luke_skywalker, red_five
dark: imperial_command, dark_side_apprentice, kuati_security_team

light act: pass
dark act: pass
light engage: imperial_command
light attackers: luke_skywalker, red_five
light act: pass
dark act: pass
dark defenders: kuati_security_team
light act: pass
dark act: pass
light edge_card: heat_of_battle
dark edge_card: nightsister
light edge_card: target_of_opportunity
light edge_discard_order: done
light strike_with: luke_skywalker
light icon_next: unit_damage
light damage_at: kuati_security_team
`
	s := told(t, story)
	events := s.Reel.Events
	var at []int
	for i := range events {
		at = append(at, i)
	}
	l := lines{sayings{Table: s.Table}}
	retold := l.Retell(events, at)
	found := false
	for _, line := range retold {
		if strings.Contains(line.Text, "Luke Skywalker, Red Five") {
			found = true
			for _, want := range []string{"Light Side", "Imperial Command", "edge 4 : 2", "Kuati Security Team", "damage"} {
				if !strings.Contains(line.Text, want) {
					t.Errorf("the recap does not say %q: %q", want, line.Text)
				}
			}
		}
	}
	if !found {
		t.Errorf("the recap tells no engagement: %v", retold)
	}
	log := l.Recount(events, at)
	var attacks, stacks int
	for _, line := range log {
		switch {
		case strings.Contains(line.Text, "attacks") && strings.Contains(line.Text, "Luke Skywalker, Red Five"):
			attacks++
		case strings.Contains(line.Text, "Heat of Battle, Target of Opportunity"):
			stacks++
		}
		if line.Group != row.Group(rules.ConflictPhase) && line.First > 1 && !strings.Contains(line.Text, "phase") {
			t.Errorf("%q belongs to phase %d", line.Text, line.Group)
		}
		if line.Place == "" {
			t.Errorf("%q leads nowhere", line.Text)
		}
	}
	if attacks != 1 || stacks != 1 {
		t.Errorf("the log tells attackers in %d lines, and an edge stack in %d", attacks, stacks)
	}
	told := map[int]bool{}
	for _, line := range log {
		for i := line.First; i < line.Until; i++ {
			if told[i] {
				t.Errorf("an event is told twice: %q", line.Text)
			}
			told[i] = true
		}
	}
}

// What follows a moved attack is told of the objective that it moved to (R11.8).
func TestAMovedAttackIsToldWhereItWent(t *testing.T) {
	s := sitAt(t, fight, "en", 1280, 720)
	at := func(title string) (rules.Slot, rules.Title) {
		slot := s.slotOf(t, title)
		return slot, s.View.At(slot).Title
	}
	tell := func(kind rules.EventKind, title string, n uint8) *event {
		slot, of := at(title)
		return &event{Kind: kind, Side: slot.Side(), Slot: slot, Title: of, Other: rules.NoSlot, N: n}
	}
	events := []*event{
		tell(rules.AttackMade, "the_heart_of_the_empire", 0), tell(rules.Attacks, "red_five", 0), tell(rules.Moved, "fall_of_the_jedi", 0),
		tell(rules.DamagePut, "fall_of_the_jedi", 2), tell(rules.LeftPlay, "fall_of_the_jedi", uint8(rules.ToVictory)), {Kind: rules.EngagementOver, Side: rules.NoSide, Slot: rules.NoSlot, Other: rules.NoSlot},
	}
	l := lines{sayings{Table: s.Table}}
	var said []string
	for _, line := range l.Retell(events, []int{0, 1, 2, 3, 4, 5}) {
		said = append(said, line.Text)
	}
	if all := strings.Join(said, "\n"); !strings.Contains(all, "Red Five → Fall of the Jedi") && !strings.Contains(all, "“Fall of the Jedi”") || !strings.Contains(all, "2 damage; the objective is destroyed") {
		t.Errorf("it is told as\n%s", all)
	}
}

// A unit that is deployed is told once, in the log and in the recap, though it is played and enters play.
func TestADeploymentIsToldOnce(t *testing.T) {
	const story = `game cardgame
phase deployment
turn dark 5
of dark imperial_navy
dark: imperial_command, shadows_of_dathomir focus 1
hand dark: dark_alliance, nightsister

dark act: dark_alliance
dark act: nightsister
`
	s := told(t, story)
	var at []int
	for i := range s.Reel.Events {
		at = append(at, i)
	}
	l := lines{sayings{Table: s.Table}}
	for name, all := range map[string][]tell.Line{"log": l.Recount(s.Reel.Events, at), "recap": l.Retell(s.Reel.Events, at)} {
		n := 0
		for _, line := range all {
			if strings.Contains(line.Text, "Nightsister") {
				n++
			}
		}
		if n != 1 {
			t.Errorf("the %s tells it %d times: %v", name, n, all)
		}
	}
}

// An objective is no card that is played: its side reveals it (R3.10).
func TestAnObjectiveIsRevealed(t *testing.T) {
	s := told(t, "game cardgame\nphase deployment\nturn dark 5\nof dark imperial_navy\ndark: imperial_command\nhand dark: nightsister\n\ndark act: pass\n")
	for name, want := range map[string]string{"imperial_command": "Dark Side reveals Imperial Command", "nightsister": "Dark Side plays Nightsister"} {
		title, _ := rules.TitleNamed(name)
		e := &event{Kind: rules.CardEntered, Side: rules.Dark, Title: title, Other: rules.NoSlot}
		if got := (sayings{Table: s.Table}).EventText(e); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// hole is what a text has where a name or a number is missing.
var hole = regexp.MustCompile(`⟦|⟧|“”|«»|  |^[^\pL\pN“«]|<nil>|^$`)

// Whatever happens in whole games is told whole, in every language, to both sides.
func TestEventsAreToldWithoutAHole(t *testing.T) {
	kinds := map[rules.EventKind]int{}
	for i, language := range assets.Languages() {
		s := sit(t, 1, language, 1280, 720, session.Person, session.Person)
		speaks := sayings{Table: s.Table}
		for n := range uint64(8) {
			seed := 8*uint64(i) + n
			setup := rules.WriteSetup(rules.Setup{Format: rules.Starter.String()})
			dealt, err := rules.Deal(setup, match.Bring(setup, 2, seed))
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(seed, 5))
			m, news := game.Start(rules.Rules{}, dealt, r)
			for chance := (game.RandomChooser{Rand: r}); ; {
				for _, happened := range news {
					for side := range rules.Side(2) {
						e := happened.SeenBy(side.Seat()).(event)
						kinds[e.Kind]++
						if text := speaks.EventText(&e); hole.MatchString(text) {
							t.Fatalf("%+v is told as %q", e, text)
						}
					}
				}
				if m.Over() {
					break
				}
				if news, err = m.Answer(chance.Choose(&m.Pending, nil)...); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, kind := range []rules.EventKind{rules.WasCaptured, rules.WasRescued, rules.ForceStruggle} {
		if kinds[kind] == 0 {
			t.Errorf("%v never happened", kind)
		}
	}
}

// An edge that nobody could contest is no score in the line of its engagement (R12.2).
func TestAnUncontestedEdgeIsNoScore(t *testing.T) {
	s := told(t, `game cardgame
hand light: heat_of_battle
hand dark: nightsister
light: luke_skywalker, red_five
dark: imperial_command, dark_side_apprentice

light act: pass
dark act: pass
light engage: imperial_command
light attackers: luke_skywalker, red_five
light act: pass
dark act: pass
dark defenders: nothing
light act: pass
dark act: pass
light edge_card: pass
light act: pass
dark act: pass
light strike_with: luke_skywalker
light icon_next: blast_damage
light act: pass
dark act: pass
light act: pass
dark act: pass
`)
	var at []int
	for i := range s.Reel.Events {
		at = append(at, i)
	}
	line := ""
	for _, l := range (lines{sayings{Table: s.Table}}).Retell(s.Reel.Events, at) {
		if strings.Contains(l.Text, "Luke Skywalker, Red Five") {
			line = l.Text
		}
	}
	if !strings.Contains(line, "damage") || strings.Contains(line, "edge") {
		t.Errorf("the engagement is told as %q", line)
	}
}
