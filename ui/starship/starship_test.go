package starship

import (
	"encoding/json"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/sim"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
)

// TestABattleOfRandomFleetsIsRecorded: sim plays it, and its record is a save that plays again.
func TestABattleOfRandomFleetsIsRecorded(t *testing.T) {
	title := match.Title()
	for _, format := range rules.Formats {
		setup := rules.WriteSetup(rules.Setup{Format: format, Limit: 40})
		games, err := sim.Of(title, match.Measures())(sim.Order{Setup: setup, Kinds: []string{"random", "random"}})
		if err != nil {
			t.Fatal(err)
		}
		p := games.Play(5)
		if p.Broken != "" || p.Stuck || p.Rounds == 0 {
			t.Errorf("%s: %+v", format, p)
		}
		save, err := games.Record(5)
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(title, save)
		if err != nil || !s.Over() {
			t.Fatalf("%s: the record is not over: %v", format, err)
		}
	}
}

// TestCaptainsFight: an officer beats chance, and what he plays is recorded.
func TestCaptainsFight(t *testing.T) {
	setup := rules.WriteSetup(rules.Setup{Format: rules.FirstBattle, Limit: 30})
	games, err := sim.Of(match.Title(), match.Measures())(sim.Order{Setup: setup, Kinds: []string{"officer", "random"}})
	if err != nil {
		t.Fatal(err)
	}
	if p := games.Play(2); p.Broken != "" || p.Winner != 0 {
		t.Errorf("an officer against chance: %+v", p)
	}
}

// TestABattleBeginsWhenBothFleetsAreIn: they are secret until then (R4.6), and a wrong one is refused with its rule.
func TestABattleBeginsWhenBothFleetsAreIn(t *testing.T) {
	setup := json.RawMessage(`{"format":"standard"}`)
	h := session.Open(match.Title(), session.Start{Setup: setup, Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}}, true)
	light, dark := h.Desk(0), h.Desk(1)
	things := match.Bring(setup, 2, 3)
	if err := dark.HandIn(things[0]); err == nil || err.(*session.Unfit).Whys[0].Rule != "R4.1" {
		t.Errorf("the Dark Side brings Light ships: %v", err)
	}
	for seat, desk := range []session.Desk[*rules.View]{light, dark} {
		if err := desk.HandIn(things[seat]); err != nil {
			t.Fatal(err)
		}
		if desk.Position() != nil {
			t.Fatal("somebody sees a table before the reveal")
		}
		if err := desk.Ready(true); err != nil {
			t.Fatal(err)
		}
	}
	if err := h.Begin(7); err != nil {
		t.Fatal(err)
	}
	if v := h.Desk(game.Table).Position().Look(); v.Cards.Len() == 0 || v.Points(rules.Light) != 0 {
		t.Errorf("after the reveal %d kinds of ships are known", v.Cards.Len())
	}
}

// A battle that is fought once more begins at once, with the same fleets.
func TestABattleBeginsWithTheFleetsThatAreBrought(t *testing.T) {
	start := session.Start{
		Setup: rules.WriteSetup(rules.Setup{Format: rules.Standard, Points: 150, Fleets: rules.Built}), Seed: 3,
		Seats: []session.Chair{{Kind: "cadet"}, {Kind: "random"}},
	}
	start.Things = match.Bring(rules.Seated(start.Setup, 2), 2, 7)
	g, err := begin(newProgram(t, "en"), start)
	if err != nil {
		t.Fatal(err)
	}
	tableOf(g).screen.Close() // it is no fleet builder
}

// TestEveryWayToPlayIsSimulated: sim -list names each, and each is played to its end.
func TestEveryWayToPlayIsSimulated(t *testing.T) {
	title := Title()
	for _, setup := range title.Setups {
		for _, seats := range title.Seats {
			if !setup.For(len(seats)) {
				continue
			}
			games, err := title.Sim(sim.Order{Setup: setup.Setup, Kinds: slices.Repeat([]string{session.AtRandom}, len(seats)), Check: 1})
			if err != nil {
				t.Errorf("%s, %d seats: %v", setup.ID, len(seats), err)
			} else if played := games.Play(1); played.Stuck || played.Broken != "" {
				t.Errorf("%s, %d seats: stuck %v, broken %q", setup.ID, len(seats), played.Stuck, played.Broken)
			}
		}
	}
}
