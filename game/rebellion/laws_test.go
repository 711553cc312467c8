package rebellion

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// aloud are the questions whose answers everybody hears and that may leave no mark: which unit a point is blocked on that is beaten all
// the same, and whether a probe card goes to the top or to the bottom of the deck (R21.1.6).
var aloud = []game.Key{AskBlockOn, AskFalseLeadTo}

// lawful checks every law in a share of so many games, some of them at a time beside the others. More questions may be answered aloud.
func lawful(t *testing.T, games int, deal func() State, more ...game.Key) {
	t.Helper()
	first, count := gametest.Share(t, games, testing.Short())
	const together = 8
	for from := 0; from < count; from += together {
		begin := first + uint64(from)
		t.Run(strconv.FormatUint(begin, 10), func(t *testing.T) {
			t.Parallel()
			gametest.Play(t, Rules{}, gametest.Games[State, View]{
				First: begin, Count: min(together, count-from), Deal: deal, Invariants: (*State).Broken, Aloud: slices.Concat(aloud, more),
			})
		})
	}
}

// dealing deals games of a setup.
func dealing(setup Setup) func() State { return func() State { return NewGame(setup) } }

// TestEveryGameIsSound plays 2,000 games of both setups with two, three and four players, of which build/soak plays 100,000:
// they end, and after no step of the rules an invariant is broken.
func TestEveryGameIsSound(t *testing.T) {
	t.Parallel()
	for _, standard := range []bool{false, true} {
		for players := FewestPlayers; players <= MostPlayers; players++ {
			count := 334
			if testing.Short() {
				count = 17
			}
			gametest.PlayOut(t, Rules{}, gametest.Games[State, View]{
				Count: count, Invariants: (*State).Broken,
				Deal: func() State { return NewGame(Setup{Standard: standard, Players: uint8(players)}) },
			})
		}
	}
}

// TestLaws: whatever the Rebels hold and wherever their base is, the Empire sees, hears and
// is asked the same, and the other way round (T88, T89): options and the order of the decks,
// too (P69, P70).
func TestLaws(t *testing.T) {
	t.Parallel()
	lawful(t, 300, dealing(Setup{}))
}

func TestLawsOfTheStandardGame(t *testing.T) {
	t.Parallel()
	lawful(t, 200, dealing(Setup{Standard: true}))
}

// TestLawsBlameNoChance: two missions drawn in one order or the other make the same hand (R11.2), and that tells nobody a secret.
func TestLawsBlameNoChance(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		First: 70552277, Count: 1, Deal: dealing(Setup{}), Invariants: (*State).Broken, Aloud: aloud,
	})
}

// TestLawsHearWhereProbesGo: a single probe card of Plant False Lead goes to the bottom of the deck, and everybody hears it (R21.1.6).
func TestLawsHearWhereProbesGo(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		First: 257579922, Count: 1, Deal: dealing(Setup{Players: 4}), Invariants: (*State).Broken, Aloud: aloud,
	})
}

// The same with three and four players (R26).
func TestLawsOfThreePlayers(t *testing.T) {
	t.Parallel()
	lawful(t, 25, dealing(Setup{Players: 3}))
}

func TestLawsOfFourPlayers(t *testing.T) {
	t.Parallel()
	lawful(t, 25, dealing(Setup{Players: 4}))
}

func TestLawsOfFourPlayersInTheStandardGame(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	lawful(t, 25, dealing(Setup{Players: 4, Standard: true}))
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
