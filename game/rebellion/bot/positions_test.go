package bot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// TestMakePositions looks for positions: POSITIONS="admiral_1:24 16 600 FOLDER" plays 16 games from seed 600 on between players of a kind, writes the tables
// where one gives something away, and keeps in a folder what the admiral of before does there with five of ten seeds at least.
func TestMakePositions(t *testing.T) {
	asked := strings.Fields(os.Getenv("POSITIONS"))
	if len(asked) != 4 {
		t.Skip("no positions were asked for")
	}
	games, _ := strconv.ParseUint(asked[1], 10, 32)
	first, _ := strconv.ParseUint(asked[2], 10, 32)
	for seed := first; seed < first+games; seed++ {
		l := looking{t: t, folder: asked[3], seed: seed}
		l.m, _ = game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
		for seat := range l.players {
			l.players[seat] = Player[rebellion.State](asked[0], rand.New(rand.NewPCG(seed, 2+uint64(seat))))
		}
		for !l.m.Over() {
			l.answer()
		}
	}
}

// looking is the search in one game.
type looking struct {
	t       *testing.T
	folder  string
	seed    uint64
	m       *game.Match[rebellion.State, rebellion.View]
	players [2]player
	critics [2]Critic
	table   []string // the last table that a story can begin with: of a turn, or of a Refresh Phase
	since   []string // the answers given since
	phase   rebellion.Phase
}

// answer gives the next answer and looks at it.
func (l *looking) answer() {
	p := l.m.Position(l.m.Pending.Seat)
	if p.Decision.Ask == rebellion.AskTurn || l.m.Now.Phase == rebellion.Refresh && l.phase == rebellion.Command {
		l.table, l.since = rebellion.Written(&l.m.Now), nil
	}
	l.phase = l.m.Now.Phase
	picks := l.players[p.Seat].Choose(p, nil)
	line := fmt.Sprintf("%s %s: %s", rebellion.Rules{}.SeatWord(&l.m.Now, p.Seat), p.Decision.Ask, inWords(picks))
	what := l.critics[p.Seat].Judge(&p.View, &p.Decision, picks)
	if story := l.story(what, line); story != nil {
		l.keep(fmt.Sprintf("%s_%d_%d.txt", what, l.seed, l.m.Now.Round), what, story)
	}
	l.since = append(l.since, line)
	if _, err := l.m.Answer(picks...); err != nil {
		l.t.Fatal(err)
	}
}

// story tells how it came to what a player gives away with an answer; nil where no story can.
func (l *looking) story(what, line string) []string {
	d := &l.m.Pending
	switch {
	case what == WastedFleet && len(l.since) == 1:
		return append(slices.Clone(l.table), "", l.since[0], "", "> never "+line)
	case what == WastedSearch:
		leader := fmt.Sprintf("%s assign: %s", rebellion.Rules{}.SeatWord(&l.m.Now, d.Seat), rebellion.Rules{}.Word(d.About[0]))
		return append(rebellion.Written(&l.m.Now), "", "rebels assign: done", leader, "", "> never "+line)
	case what == WastedTroops && l.m.Now.Phase == rebellion.Refresh && l.table != nil:
		story := append(l.table, "", fmt.Sprintf("> until round is %d", l.m.Now.Round+1))
		l.table = nil // once a phase
		return story
	case what == WastedAttack && len(l.since) > 1:
		return append(slices.Clone(l.table), "", l.since[0], "", "> never "+l.since[1])
	}
	return nil
}

// keep writes a position down if the admiral of before gives it away.
func (l *looking) keep(name, what string, story []string) {
	text := "game rebellion\n" + strings.Join(story, "\n") + "\n"
	if what == WastedTroops {
		for _, how := range stranded(text) {
			text += "> never " + how + "\n"
		}
	}
	done, err := gametest.BlundersIn(rebellion.Rules{}, text, 10, func(r *rand.Rand) player { return Player[rebellion.State]("admiral_1:100", r) })
	if err != nil { // what a story needs is not on offer at its table
		fmt.Printf("%s: %v\n", name, err)
		return
	}
	fmt.Printf("%s: %d of 10\n", name, len(done))
	if len(done) < 5 {
		return
	}
	if err := os.WriteFile(filepath.Join(l.folder, name), []byte(text), 0o644); err != nil {
		l.t.Fatal(err)
	}
}

// stranded lists how systems stand in which the admiral of before leaves troops without ships, at the end of the Refresh Phase that a story begins with.
func stranded(story string) (all []string) {
	rules := rebellion.Rules{}
	before, _, _ := strings.Cut(story, ">")
	told, err := game.Recite(rules, before)
	if err != nil {
		return nil
	}
	for seed := range uint64(10) {
		m, _, err := game.Replay(rules, told.Start, told.Log, rand.New(rand.NewPCG(seed, 1)))
		if err != nil {
			return nil
		}
		var mind Mind
		round, at := m.Now.Round, rebellion.Systems(0)
		players := [2]player{}
		for seat := range players {
			players[seat] = Player[rebellion.State]("admiral_1:100", rand.New(rand.NewPCG(seed, 2+uint64(seat))))
		}
		for !m.Over() && m.Now.Round == round {
			p := m.Position(m.Pending.Seat)
			picks := players[p.Seat].Choose(p, nil)
			if mind.table.look(&p.View, &p.Decision); p.Decision.Ask == rebellion.AskDeployTo && mind.table.givenAway(picks[0]) == WastedTroops {
				at |= 1 << picks[0].A
			}
			if _, err := m.Answer(picks...); err != nil {
				return nil
			}
		}
		for s := range rebellion.AllSystems() {
			if how, _ := rules.Standing(&m.Now, s.String()); in(at, s) && !carried(&m.Now.Units[s]) {
				all = append(all, fmt.Sprintf("%v is %s", s, how))
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// carried reports whether ships that carry others are among units.
func carried(units *[units]uint8) bool {
	for u, n := range units {
		if n > 0 && rebellion.Unit(u).Figures().Capacity > 0 {
			return true
		}
	}
	return false
}
