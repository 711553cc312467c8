package bot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// POSITIONS="kind games seed": looks for positions.
func TestPositions(t *testing.T) {
	w := strings.Fields(os.Getenv("POSITIONS"))
	if len(w) < 3 {
		t.Skip()
	}
	games, _ := strconv.Atoi(w[1])
	first, _ := strconv.Atoi(w[2])
	dir := "/tmp/positions"
	os.MkdirAll(dir, 0o755)
	rules := rebellion.Rules{}
	made := map[string]int{}
	for i := range games {
		seed := uint64(first + i)
		m, _ := game.Start[rebellion.State, rebellion.View](rules, rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
		players := []player{Player[rebellion.State](w[0], rand.New(rand.NewPCG(seed, 2))), Player[rebellion.State](w[0], rand.New(rand.NewPCG(seed, 3)))}
		var mind Mind
		var turn []string // the table of the last turn
		var since []string
		lastPhase := rebellion.SettingUp
		for !m.Over() {
			p := m.Position(m.Pending.Seat)
			seat := rules.SeatWord(&m.Now, p.Seat)
			if p.Decision.Ask == rebellion.AskTurn || m.Now.Phase == rebellion.Refresh && lastPhase == rebellion.Command {
				turn, since = rebellion.Written(&m.Now), nil
			}
			lastPhase = m.Now.Phase
			picks := players[p.Seat].Choose(p, nil)
			word := "nothing"
			if len(picks) > 0 {
				var ws []string
				for _, o := range picks {
					ws = append(ws, rules.Word(o))
				}
				word = strings.Join(ws, ", ")
			}
			t2 := &mind.table
			t2.look(&p.View, &p.Decision)
			what := ""
			if len(picks) > 0 {
				what = t2.givenAway(picks[0])
			}
			line := fmt.Sprintf("%s %s: %s", seat, p.Decision.Ask, word)
			name, story := "", []string(nil)
			switch what {
			case WastedFleet:
				if len(since) == 1 {
					story = append(slices.Clone(turn), "", since[0], "", "> never "+line)
				}
			case WastedSearch:
				story = append(rebellion.Written(&m.Now), "", "rebels assign: done", fmt.Sprintf("%s assign: %s", seat, rules.Word(p.Decision.About[0])), "", "> never "+line)
			case WastedTroops:
				if m.Now.Phase == rebellion.Refresh && turn != nil && slices.Contains(turn, "phase refresh") {
					story = append(slices.Clone(turn), "", fmt.Sprintf("> until round is %d", m.Now.Round+1))
					turn = nil
				}
			case WastedAttack:
				if p.Decision.Ask == rebellion.AskMove && turn != nil {
					story = append(slices.Clone(turn), "")
					story = append(story, since[:min(len(since), 1)]...)
					if len(since) > 1 {
						story = append(story, "", "> never "+since[1])
					} else {
						story = nil
					}
					turn = nil
				}
			}
			if story != nil {
				name = fmt.Sprintf("%s_%d_%d", what, seed, m.Now.Round)
				check(t, dir, name, what, story, made)
			}
			since = append(since, line)
			if _, err := m.Answer(picks...); err != nil {
				t.Fatal(err)
			}
		}
	}
	fmt.Println(made)
}

// check plays a position with admiral_1 and keeps it if he does it in half of the cases.
func check(t *testing.T, dir, name, what string, story []string, made map[string]int) {
	rules := rebellion.Rules{}
	text := "game rebellion\n" + strings.Join(story, "\n") + "\n"
	if what == WastedTroops {
		nevers := stranded(text)
		for _, n := range nevers {
			text += "> never " + n + "\n"
		}
		if nevers == nil {
			fmt.Println(name, "nothing stranded")
			return
		}
	}
	os.MkdirAll(dir+"/try/testdata/blunders", 0o755)
	os.WriteFile(dir+"/try/testdata/blunders/"+name+".txt", []byte(text), 0o644)
	defer os.Remove(dir + "/try/testdata/blunders/" + name + ".txt")
	if _, err := game.Recite[rebellion.State, rebellion.View](rules, text); err != nil {
		fmt.Println(name, err)
		return
	}
	done, err := gametest.BlundersIn[rebellion.State, rebellion.View](rules, text, 10, func(r *rand.Rand) player { return Player[rebellion.State]("admiral_1:100", r) })
	if err != nil {
		fmt.Println(name, err)
		return
	}
	fmt.Println(name, len(done), done[:min(1, len(done))])
	if len(done) >= 5 {
		os.WriteFile(dir+"/"+name+".txt", []byte(text), 0o644)
		made[what]++
	}
}

// stranded lists how systems stand where troops were left without ships, as admiral_1 deploys from a table.
func stranded(text string) (all []string) {
	rules := rebellion.Rules{}
	body, _, _ := strings.Cut(text, "\n\n>")
	body += "\n\n"
	told, err := game.Recite[rebellion.State, rebellion.View](rules, body)
	if err != nil {
		fmt.Println(err)
		return nil
	}
	for seed := range uint64(10) {
		m, _, err := game.Replay[rebellion.State, rebellion.View](rules, told.Start, told.Log, rand.New(rand.NewPCG(seed, 1)))
		if err != nil {
			return nil
		}
		round := m.Now.Round
		players := []player{Player[rebellion.State]("admiral_1:100", rand.New(rand.NewPCG(seed, 2))), Player[rebellion.State]("admiral_1:100", rand.New(rand.NewPCG(seed, 3)))}
		var mind Mind
		at := map[rebellion.System]bool{}
		for !m.Over() && m.Now.Round == round {
			p := m.Position(m.Pending.Seat)
			picks := players[p.Seat].Choose(p, nil)
			if p.Decision.Ask == rebellion.AskDeployTo && len(picks) > 0 {
				mind.table.look(&p.View, &p.Decision)
				if mind.table.givenAway(picks[0]) == WastedTroops {
					at[rebellion.System(picks[0].A)] = true
				}
			}
			if _, err := m.Answer(picks...); err != nil {
				return nil
			}
		}
		for s := range at {
			how, _ := rules.Standing(&m.Now, s.String())
			if line := fmt.Sprintf("%v is %s", s, how); !slices.Contains(all, line) {
				all = append(all, line)
			}
		}
	}
	slices.Sort(all)
	return all
}

// TRY=files: how often each kind does what must not be.
func TestTry(t *testing.T) {
	for _, file := range strings.Fields(os.Getenv("TRY")) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		story := string(text)
		if strings.Contains(story, "STRANDED") {
			for _, n := range stranded(strings.Replace(story, "> STRANDED", "", 1)) {
				fmt.Println("> never " + n)
			}
			continue
		}
		for _, kind := range strings.Fields(os.Getenv("KINDS")) {
			done, err := gametest.BlundersIn[rebellion.State, rebellion.View](rebellion.Rules{}, story, 10, func(r *rand.Rand) player { return Player[rebellion.State](kind, r) })
			if err != nil {
				fmt.Println(file, err)
				break
			}
			fmt.Println(file, kind, len(done), done[:min(1, len(done))])
		}
	}
}
