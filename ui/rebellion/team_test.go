package rebellion

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
)

const person = session.Person

// The two Rebels see the same: the screen goes from one to the other uncovered. The Empire's are asked to sit down.
func TestPartnersNeedNoCoverBetweenThem(t *testing.T) {
	s := sit(t, 21, person, person, person, person)
	s.settle(t)
	if !s.screen.Waits() || s.screen.NameOf(s.Game.Asked()) != "Dan" || s.screen.Opponents(s.Game.Asked()) != "Ben and Cas" {
		t.Fatalf("covered %v, %s is asked against %s", s.screen.Waits(), s.screen.NameOf(s.Game.Asked()), s.screen.Opponents(s.Game.Asked()))
	}
	s.hand.Click("cover.sit")
	r := rand.New(rand.NewPCG(1, 1))
	asked := map[game.Seat]bool{}
	for rules.SideOf(s.Game.Asked()) == rules.Rebels {
		asked[s.Game.Asked()] = true
		if s.screen.Waits() || s.Viewer != s.Game.Asked() || !s.hand.Has("mission.sabotage") && s.screen.Asked() == "assign" {
			t.Fatalf("%s is asked %s: covered %v, viewer %d", s.screen.NameOf(s.Game.Asked()), s.screen.Asked(), s.screen.Waits(), s.Viewer)
		}
		s.fromList(t, r)
		s.settle(t)
	}
	if len(asked) != 2 || !s.screen.Waits() || s.Viewer != game.Table {
		t.Errorf("Rebels asked: %d; covered %v before the Empire, viewer %d", len(asked), s.screen.Waits(), s.Viewer)
	}
}

func TestPartnersAgainstTheComputerSeeNoCover(t *testing.T) {
	s := sit(t, 22, person, "random", "random", person)
	r := rand.New(rand.NewPCG(1, 1))
	for range 30 {
		if s.settle(t); s.screen.Waits() || rules.SideOf(s.Viewer) != rules.Rebels {
			t.Fatalf("covered %v, viewer %d", s.screen.Waits(), s.Viewer)
		}
		s.fromList(t, r)
	}
}

// In a team the prompt says whom a question is put to, and the log who has ended or passed.
func TestATeamIsToldApart(t *testing.T) {
	s := sit(t, 23, person, person, person, person)
	s.settle(t)
	s.hand.Click("cover.sit")
	if title, _ := s.screen.Own.Question(s.Pending); title != "Rebel general: Choose the secret system of your base" {
		t.Errorf("the prompt says %q", title)
	}
	e := rules.Event{Kind: rules.Passed, Side: rules.Empire, N: 1 + uint8(rules.ImperialGeneral)}
	if line := s.Say.Event(e); line != "The Imperial general passed." {
		t.Errorf("the log says %q", line)
	}
}

// The general can leave a single assignment of the admiral as it is, from the prompt and from the plain list.
func TestNothingCanBeChosenOfOneThing(t *testing.T) {
	for _, button := range []string{"prompt.choose", "list.choose"} {
		four := slices.Concat(tabletest.Two, tabletest.Two)
		m := describedFor(t, four, 1, "players 4\nphase assignment\npool: jan_dodonna, princess_leia", "jan_dodonna sabotage done")
		s := m.open(t, 1280, 720, render.Off)
		s.settle(t)
		if s.screen.Asked() != "veto" || len(s.Pending.Options) != 1 {
			t.Fatalf("asked %s of %v", s.screen.Asked(), s.Pending.Options)
		}
		if button == "list.choose" {
			s.hand.Key(ui.KeyL)
		}
		s.hand.Click(button)
		if s.settle(t); s.screen.Asked() != "assign" || s.Game.Asked() != game.Seat(rules.RebelGeneral) {
			t.Errorf("%s: then seat %d is asked %s", button, s.Game.Asked(), s.screen.Asked())
		}
	}
}

// Who is back reads what his partner did, too: his plans with their cards, and what came of his answers after the enemy had
// his say. Of the enemy's plans he reads nothing: he sees the leaders on the table.
func TestTheRecapTellsWhatThePartnerDid(t *testing.T) {
	const admiral, general, enemy = game.Seat(rules.RebelAdmiral), game.Seat(rules.RebelGeneral), game.Seat(rules.ImperialAdmiral)
	assigned := rules.Event{Kind: rules.Assigned, Side: rules.Rebels, Leader: rules.JanDodonna, Card: rules.Sabotage.Thing()}
	gained := rules.Event{Kind: rules.UnitGained, Unit: rules.XWing, System: rules.Hoth}
	plans := rules.Event{Kind: rules.Assigned, Side: rules.Empire, Leader: rules.DarthVader, Hidden: true}
	for _, told := range []struct {
		led  []game.Seat
		want []rules.Event
	}{
		{[]game.Seat{enemy, enemy, enemy}, nil},
		{[]game.Seat{enemy, admiral, enemy}, []rules.Event{assigned, gained}},
		{[]game.Seat{enemy, enemy, admiral}, []rules.Event{gained}},
	} {
		if got := missed([]game.Event{plans, assigned, gained}, told.led, rules.Rebels, false); !slices.Equal(got, told.want) {
			t.Errorf("answers of %v: told %v", told.led, got)
		}
	}
	four := slices.Repeat(tabletest.Two, 2)
	for _, kind := range []string{"cadet", session.Person} { // beside a person he has seen it done
		four[admiral].Kind = kind
		m := describedFor(t, four, 1, "players 4\nphase assignment\npool: jan_dodonna, princess_leia", "jan_dodonna sabotage done")
		s := m.open(t, 1280, 720, render.Normal)
		s.settle(t)
		told := len(s.screen.Recap.Lines) > 0 && s.screen.Recap.Lines[len(s.screen.Recap.Lines)-1].Text == "Jan Dodonna was assigned to Sabotage."
		if s.Viewer != general || told != (kind != session.Person) || kind == session.Person && len(s.screen.Recap.Lines) > 0 {
			t.Errorf("seat %d beside a %s reads %v", s.Viewer, kind, s.screen.Recap.Lines)
		}
	}
}
