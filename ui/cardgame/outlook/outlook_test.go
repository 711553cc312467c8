package outlook

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
)

// fights are questions about engagements in random games of starter decks: the game stands at each.
func fights(t testing.TB, games uint64, do func(m *game.Match[rules.State, rules.View], r *rand.Rand)) {
	t.Helper()
	for seed := range games {
		r := rand.New(rand.NewPCG(seed, 12))
		s, err := rules.Deal(nil, match.Bring(nil, 2, seed))
		if err != nil {
			t.Fatal(err)
		}
		m, _ := game.Start[rules.State, rules.View](rules.Rules{}, s, r)
		for !m.Over() {
			d := &m.Pending
			do(m, r)
			if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// What is said to follow surely is what the rules do then: the icons that attackers strike with, the Force struggle after a commitment, the
// total of an edge battle.
func TestWhatFollowsIsWhatTheRulesDo(t *testing.T) {
	struggles, edges := 0, 0
	fights(t, 12, func(m *game.Match[rules.State, rules.View], r *rand.Rand) {
		d := &m.Pending
		switch v := m.View(d.Seat); d.Ask {
		case rules.AskCommit:
			picks := game.RandomChooser{Rand: r}.Choose(d, nil)
			light, dark := Struggle(&v, picks)
			fork := m.Fork(rand.New(rand.NewPCG(1, 1)))
			news, err := fork.Answer(picks...)
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range news {
				if e := n.(rules.Event); e.Kind == rules.ForceStruggle {
					struggles++
					if int(e.N) != light || int(e.M) != dark {
						t.Errorf("%d to %d is said, the struggle is %d to %d", light, dark, e.N, e.M)
					}
					break
				}
			}
		case rules.AskEdgeCard:
			side := rules.SideOf(d.Seat)
			now := Edge(&v, side, 0)
			turned := v.Public
			turned.Stack[side] = v.Eyes.Stack
			if want := turned.EdgeTotal(side); now != want {
				t.Errorf("%d is said of an edge stack that counts %d", now, want)
			}
			edges++
		}
	})
	if struggles < 20 || edges < 50 {
		t.Errorf("only %d struggles and %d edge battles were looked at", struggles, edges)
	}
}

// The edge is spoken of as long as it can be won: until it is, and never while anybody strikes (R12.9, R13.1).
func TestTheEdgeIsOpenUntilItIsWon(t *testing.T) {
	open, settled := 0, 0
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 13))
		s, err := rules.Deal(nil, match.Bring(nil, 2, seed))
		if err != nil {
			t.Fatal(err)
		}
		m, news := game.Start[rules.State, rules.View](rules.Rules{}, s, r)
		for won := false; !m.Over(); {
			for _, n := range news {
				switch n.(rules.Event).Kind {
				case rules.EdgeWonBy:
					won = true
				case rules.AttackMade, rules.EngagementOver:
					won = false
				}
			}
			d := &m.Pending
			if v := m.View(d.Seat); Fights(&v, d) {
				if EdgeOpen(d) == won {
					t.Errorf("at %s the edge is open: %v, and has been won: %v", d.Ask, EdgeOpen(d), won)
				}
				if won {
					settled++
				} else {
					open++
				}
			}
			if news, err = m.Answer(game.RandomChooser{Rand: r}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if open < 50 || settled < 50 {
		t.Errorf("only %d questions before and %d after it were looked at", open, settled)
	}
}

// An outlook counts what comes: where nobody defends and nothing can be answered it is what the rules do, and elsewhere its figures are those
// of games played on from the same view by other chance, within what chance allows.
func TestAnOutlookAgreesWithGamesPlayedOn(t *testing.T) {
	looked := 0
	fights(t, 8, func(m *game.Match[rules.State, rules.View], r *rand.Rand) {
		d := &m.Pending
		p := m.Position(d.Seat)
		if d.Ask != rules.AskAttackers || looked >= 6 || r.IntN(3) > 0 {
			return
		}
		looked++
		picks := d.Options[:1]
		one, other := Foresee(p, picks, 60, 1, nil), Foresee(p, picks, 60, 2, nil)
		if one.Guesses != 60 || other.Guesses != 60 {
			t.Fatalf("%d and %d games were imagined, not 60", one.Guesses, other.Guesses)
		}
		const allowed = 30 // percent: three times what 60 games differ by
		if diff := one.Percent(one.Falls) - other.Percent(other.Falls); diff > allowed || diff < -allowed {
			t.Errorf("the objective falls in %d %% of some games, in %d %% of others", one.Percent(one.Falls), other.Percent(other.Falls))
		}
		if same := Foresee(p, picks, 60, 1, nil); same != one {
			t.Errorf("the same view and the same chance give %+v and %+v", one, same)
		}
	})
	if looked < 6 {
		t.Errorf("only %d attacks were looked at", looked)
	}
}
