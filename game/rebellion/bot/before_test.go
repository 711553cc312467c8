package bot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// TestAdmiral1AnswersAsBefore: the admiral of before everything that was taught to the one of now answers 200 questions of games between cadets as
// he did at commit 2e18c479, whose answers are in testdata/admiral_1.txt: the seed of a game, how many answers were given, the question and
// his answer. The rules are read as then, where a house rule can say so; a question whose imagined games led through a retreat that is read
// otherwise since (R12.7.3) is left out.
func TestAdmiral1AnswersAsBefore(t *testing.T) {
	gametest.Long(t)
	answers, err := os.ReadFile("testdata/admiral_1.txt")
	if err != nil {
		t.Fatal(err)
	}
	before := strings.Split(strings.TrimSpace(string(answers)), "\n")
	if len(before) != 200 {
		t.Fatalf("%d answers", len(before))
	}
	g := new(gameOfBefore)
	for _, line := range before {
		var seed, given uint64
		if _, err := fmt.Sscan(line, &seed, &given); err != nil {
			t.Fatal(err)
		}
		g.goTo(t, seed, given)
		asked := &g.m.Pending
		picks := Player[rebellion.State]("admiral_1:40", rand.New(rand.NewPCG(seed, given))).Choose(g.m.Position(asked.Seat), nil)
		if now := fmt.Sprintf("%d %d %s: %s", seed, given, asked.Ask, inWords(picks)); now != line {
			t.Errorf("%s, before %s", now, line)
		}
	}
}

// A gameOfBefore is a game between cadets, first games and standard ones in turn.
type gameOfBefore struct {
	m           *game.Match[rebellion.State, rebellion.View]
	seed, given uint64
	cadets      Cadet[rebellion.State]
}

// goTo plays the game of a seed until so many answers were given.
func (g *gameOfBefore) goTo(t *testing.T, seed, given uint64) {
	t.Helper()
	if g.m == nil || g.seed != seed {
		setup := rebellion.Setup{Standard: seed%2 == 1, House: rebellion.HouseRules(0).With(rebellion.BattlesNeedBoth).With(rebellion.OverseeDeploys)}
		g.seed, g.given, g.cadets = seed, 0, Cadet[rebellion.State]{Rand: rand.New(rand.NewPCG(seed, 2))}
		g.m, _ = game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(setup), rand.New(rand.NewPCG(seed, 1)))
	}
	for ; g.given < given; g.given++ {
		if _, err := g.m.Answer(g.cadets.Choose(g.m.Position(g.m.Pending.Seat), nil)...); err != nil {
			t.Fatal(err)
		}
	}
}

func inWords(picks []game.Option) string {
	var list []string
	for _, o := range picks {
		list = append(list, rebellion.Rules{}.Word(o))
	}
	return strings.Join(list, ", ")
}
