package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// aloud are the questions whose answers may leave no mark: which unit a point is
// blocked on that is beaten all the same.
var aloud = []game.Key{"block_on"}

// lawful is how many of so many games the laws are checked in: with -short a few.
func lawful(games int) int {
	if testing.Short() {
		return (games + 19) / 20
	}
	return games
}

// TestEveryGameIsSound plays 2,000 games of both setups with two, three and four players, of which build/soak plays 100,000:
// they end, and after no step of the rules an invariant is broken.
func TestEveryGameIsSound(t *testing.T) {
	for _, standard := range []bool{false, true} {
		for players := FewestPlayers; players <= MostPlayers; players++ {
			gametest.PlayOut(t, Rules{}, gametest.Games[State, View]{
				Count: lawful(334), Invariants: (*State).Broken,
				Deal: func() State { return NewGame(Setup{Standard: standard, Players: uint8(players)}) },
			})
		}
	}
}

// TestLaws: whatever the Rebels hold and wherever their base is, the Empire sees, hears and
// is asked the same, and the other way round (T88, T89): options and the order of the decks,
// too (P69, P70).
func TestLaws(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: lawful(300), Deal: func() State { return NewGame(Setup{}) }, Invariants: (*State).Broken, Aloud: aloud,
	})
}

func TestLawsOfTheStandardGame(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: lawful(200), Deal: func() State { return NewGame(Setup{Standard: true}) }, Invariants: (*State).Broken, Aloud: aloud,
	})
}

// TestLawsOfTheTeamGame: the same with three and four players (R26).
func TestLawsOfTheTeamGame(t *testing.T) {
	for _, setup := range []Setup{{Players: 3}, {Players: 4}, {Players: 4, Standard: true}} {
		gametest.Play(t, Rules{}, gametest.Games[State, View]{
			Count: lawful(25), Deal: func() State { return NewGame(setup) }, Invariants: (*State).Broken,
		})
	}
}

// TestAWonGameIsSound: a game that is won before the automatic rescue (R6.2) leaves a captive
// whom nobody guards, and nothing is wrong with that.
func TestAWonGameIsSound(t *testing.T) {
	m := played(t, rand.New(rand.NewPCG(6, 2)), `turn empire
base rodia revealed
pool: general_tagge
at malastare: assault_carrier, lando_calrissian
ring captured: lando_calrissian

empire turn: general_tagge
empire activate: rodia
empire move: assault_carrier from malastare
empire move: done`)
	if wrong := m.Now.Broken(); !m.Over() || wrong != "" {
		t.Errorf("over: %v, wrong: %q", m.Over(), wrong)
	}
}
