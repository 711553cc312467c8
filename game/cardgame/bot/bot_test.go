package bot

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/gametest"
)

type player = game.Player[cardgame.State, cardgame.View]

// starters deals one game of starter decks after the other.
func starters() func() cardgame.State {
	n := 0
	return func() cardgame.State {
		d := [2]cardgame.Deck{cardgame.ReadyDecks[n%2].Deck, cardgame.ReadyDecks[2+n/2%2].Deck}
		n++
		return cardgame.NewGame(cardgame.Starter, 0, d)
	}
}

// kind returns players of a kind.
func kind(name string) func(*rand.Rand) player {
	return func(r *rand.Rand) player { return Player[cardgame.State](name, r) }
}

// TestCadetBeatsChance on both sides.
func TestCadetBeatsChance(t *testing.T) {
	games := 80
	if testing.Short() {
		games = 40
	}
	m := meet(t, "cadet", "random", games, 1000)
	for side := range 2 {
		if won, games := m.sum(side, 2, 2); won < games*19/20 {
			t.Errorf("the cadet won %d of %d as %v", won, games, cardgame.Side(side))
		}
	}
}

// TestLevelsAreWorthTheirNames in a few games; TRIED.md has the many.
func TestLevelsAreWorthTheirNames(t *testing.T) {
	gametest.Long(t)
	m := meet(t, "officer:20", "cadet", 24, 50)
	t.Log(m.report("officer:20", "cadet"))
	if won, games := m.sum(2, 2, 2); won < games*6/10 {
		t.Errorf("an officer won %d of %d against the cadet", won, games)
	}
}

// TestEveryScriptPlays whole games on both sides, and the cadet holds his own against all of them together.
func TestEveryScriptPlays(t *testing.T) {
	gametest.Long(t)
	const each = 16
	won, games := 0, 0
	for name := range scripts {
		m := meet(t, "cadet", name, each, 3)
		t.Log(m.report("cadet", name))
		w, n := m.sum(2, 2, 2)
		won, games = won+w, games+n
	}
	if won < games*6/10 {
		t.Errorf("the cadet won %d of %d against all scripts", won, games)
	}
}

// TestThinkersKeepTheLaws: what a seat may not know changes none of its answers, and all of them are legal; so for every level.
func TestThinkersKeepTheLaws(t *testing.T) {
	kinds := []string{"cadet:3", "mind", "officer:3,most=3", "admiral:3,most=3"}
	if testing.Short() {
		kinds = []string{"mind", "officer:2,most=2"}
	}
	for i, name := range kinds {
		t.Run(name, func(t *testing.T) {
			gametest.Play(t, cardgame.Rules{}, gametest.Games[cardgame.State, cardgame.View]{
				Count: 1, First: uint64(i), Deal: starters(), Together: cardgame.Together,
				Player: func(seed uint64) player { return kind(name)(rand.New(rand.NewPCG(seed, 9))) },
			})
		})
	}
}

// TestAdmiralsThinkAtOnce: beside the screen, as computers and as advice.
func TestAdmiralsThinkAtOnce(t *testing.T) {
	gametest.AtOnce(t, cardgame.Rules{}, starters()(), 40, kind("admiral:4"))
}

// TestTheSameSeedPlaysTheSame: nothing but the seed decides.
func TestTheSameSeedPlaysTheSame(t *testing.T) {
	for _, name := range []string{"cadet", "officer:4", "admiral:3"} {
		var sums [2]uint64
		for n := range sums {
			s := starters()()
			sim := game.Simulation[cardgame.State, cardgame.View]{
				Rules: cardgame.Rules{}, Broken: (*cardgame.State).Broken, Limit: 100_000,
				Players: []func(*rand.Rand) player{kind(name), kind(name)},
			}
			sim.Play(&s, 9)
			sums[n] = game.Sum(&s)
		}
		if sums[0] != sums[1] {
			t.Errorf("%s: a game played twice ends otherwise", name)
		}
	}
}

// TestEveryQuestionIsTaught compares the questions of the rules with those that a mind knows.
func TestEveryQuestionIsTaught(t *testing.T) {
	for _, ask := range cardgame.Asks {
		if (single[ask] == nil) == (several[ask] == nil) {
			t.Errorf("nobody knows what to answer to %s, or two do", ask)
		}
	}
	if known := len(single) + len(several); known != len(cardgame.Asks) {
		t.Errorf("%d questions are known, %d are asked", known, len(cardgame.Asks))
	}
	for ask := range weighty {
		if single[ask] == nil && several[ask] == nil {
			t.Errorf("%s is weighty and nobody asks it", ask)
		}
	}
}

// TestALevelTakesOtherFigures: so that games can be measured that do not take all day.
func TestALevelTakesOtherFigures(t *testing.T) {
	for name, plays := range map[string]bool{
		"admiral": true, "admiral:40": true, "officer:tries=3,most=4": true, "cadet:icon=12": true, "grand_admiral": true, "sniper": true, "random": true,
		"admiral:x": false, "admiral:0": false, "officer:flags=3": false, "cadet:tries=3": true, "mind:tries=3": false,
		"cadet:light.icon=12": true, "cadet:left.icon=12": false, "sniper:3": false, "nobody": false,
	} {
		if p := kind(name)(rand.New(rand.NewPCG(1, 1))); (p != nil) != plays {
			t.Errorf("%q plays: %v", name, p != nil)
		}
	}
}

// TestLightHurries: the fewer turns it has left, the more damage to dark's objectives is worth to it; dark is in no hurry.
func TestLightHurries(t *testing.T) {
	for _, of := range []struct {
		dial    uint8
		balance cardgame.Side
		left    int
	}{{0, cardgame.Light, 12}, {4, cardgame.Light, 8}, {4, cardgame.Dark, 4}, {9, cardgame.Dark, 2}, {10, cardgame.Dark, 1}, {11, cardgame.Light, 1}} {
		s := starters()()
		v := cardgame.Rules{}.View(&s, game.Table)
		v.Dial, v.Balance = of.dial, of.balance
		m := newMind(nil)
		m.look(&v, &game.Decision{})
		if left := m.table.turnsLeft(); left != of.left {
			t.Errorf("at %d with the balance %v dark needs %d turns, not %d", of.dial, of.balance, left, of.left)
		}
	}
	story := "game cardgame\nturn light 6\ndial %d\nlight: y_wing, mission_briefing\ndark: imperial_command, tie_fighter\n\n"
	worth := func(dial int, side cardgame.Side) int {
		told, err := game.Recite(cardgame.Rules{}, fmt.Sprintf(story, dial))
		if err != nil {
			t.Fatal(err)
		}
		at, _, err := game.Replay[cardgame.State, cardgame.View](cardgame.Rules{}, told.Start, told.Log, rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		v := cardgame.Rules{}.View(&at.Now, game.Table)
		m := newMind(nil)
		m.look(&v, &game.Decision{Seat: side.Seat()})
		worth := 0
		v.Each(side.Other(), func(slot cardgame.Slot, x *cardgame.Thing) {
			if x.Title.Card().Type == cardgame.Objective {
				worth = m.table.objectiveDamage(slot, 1)
			}
		})
		return worth
	}
	if early, late := worth(1, cardgame.Light), worth(10, cardgame.Light); early == 0 || late <= early {
		t.Errorf("a point of damage is worth %d to light early and %d late", early, late)
	}
	if early, late := worth(1, cardgame.Dark), worth(8, cardgame.Dark); early != late {
		t.Errorf("a point of damage is worth %d to dark early and %d late", early, late)
	}
}
