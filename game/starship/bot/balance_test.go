package bot

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"holoboard/game/starship"
)

// The balance of the eight ready fleets of 300 points: every Light one against every Dark one, officers on both sides.
// go test ./game/starship/bot -run TestBalance -timeout 1h -v -balance 50 plays fifty battles a pair, two hundred a fleet, and
// freezes what came of it in balance.txt, with the fleets and the costs that it holds for.

var (
	balanceGames = flag.Int("balance", 0, "battles a pair of ready fleets; the result is written to balance.txt")
	balanceFrom  = flag.Uint64("balancefrom", 0, "their first seed")
)

const balanceFile = "balance.txt"

// measured is what a balance holds for: the ships of the fleets, and what every ship of the roster costs.
func measured() string {
	roster, b := starship.Shipped(), &strings.Builder{}
	for _, id := range slices.Concat(lights, darks) {
		fleet, _ := starship.ReadyFleetNamed(roster, id)
		fmt.Fprintf(b, "fleet %s:", id)
		for _, line := range fleet.Lines {
			fmt.Fprintf(b, " %d %s", line.Count, line.Card.ID())
		}
		b.WriteString("\n")
	}
	ships := slices.SortedFunc(slices.Values(roster.Ships), func(a, b starship.RosterShip) int { return cmp.Compare(a.ID, b.ID) })
	b.WriteString("costs:")
	for _, ship := range ships {
		fmt.Fprintf(b, " %s %d", ship.ID, ship.Cost)
	}
	b.WriteString("\n")
	return b.String()
}

// TestBalanceHolds: what was measured is what the program brings, and it keeps its bounds. Fleets or costs that have changed
// want a new measurement.
func TestBalanceHolds(t *testing.T) {
	if *balanceGames > 0 {
		t.Skip("it is being measured")
	}
	text, err := os.ReadFile(balanceFile)
	if err != nil {
		t.Fatal(err)
	}
	result, frozen, _ := strings.Cut(string(text), "\n\n")
	if frozen != measured() {
		t.Errorf("fleets or costs are no longer those of %s: measure again. It holds for\n%sand now they are\n%s", balanceFile, frozen, measured())
	}
	judged := 0
	for line := range strings.Lines(result) {
		name, figures, _ := strings.Cut(line, ": ")
		share, battles := 0.0, 0
		if n, _ := fmt.Sscanf(figures, "%f %% of %d", &share, &battles); n < 2 {
			continue
		}
		least, most := 35.0, 65.0
		if name == "Light" {
			least, most = 40, 60
		}
		if judged++; share < least || share > most || battles < 200 {
			t.Errorf("%s wins %.1f %% of %d battles, not %.0f to %.0f", name, share, battles, least, most)
		}
	}
	if judged != 9 {
		t.Errorf("%s judges %d of nine", balanceFile, judged)
	}
}

// TestBalance plays the battles that -balance asks for.
func TestBalance(t *testing.T) {
	games := *balanceGames
	if games == 0 {
		t.Skip("no balance was asked for")
	}
	var light [4][4]int // half wins of the Light fleet
	var drawn [4][4]int
	var all sync.WaitGroup
	for l := range lights {
		for d := range darks {
			all.Go(func() { light[l][d], drawn[l][d] = pairOfFleets(lights[l], darks[d], games, *balanceFrom) })
		}
	}
	all.Wait()
	b := &strings.Builder{}
	fmt.Fprintf(b, "Battles of two officers, %d a pair of fleets from seed %d on, 40 rounds at most; per cent, a draw half.\n", games, *balanceFrom)
	share := func(half, of int) string { return fmt.Sprintf("%.1f %%", 50*float64(half)/float64(of)) }
	var won [4]int
	sum, draws := 0, 0
	for l, id := range lights {
		own := 0
		for d, against := range darks {
			fmt.Fprintf(b, "%s against %s: %s, %d drawn\n", id, against, share(light[l][d], games), drawn[l][d])
			own, won[d], draws = own+light[l][d], won[d]+2*games-light[l][d], draws+drawn[l][d]
		}
		fmt.Fprintf(b, "%s: %s of %d\n", id, share(own, 4*games), 4*games)
		sum += own
	}
	for d, id := range darks {
		fmt.Fprintf(b, "%s: %s of %d\n", id, share(won[d], 4*games), 4*games)
	}
	fmt.Fprintf(b, "Light: %s of %d, %d drawn\n", share(sum, 16*games), 16*games, draws)
	t.Log("\n" + b.String())
	if err := os.WriteFile(balanceFile, []byte(b.String()+"\n"+measured()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// pairOfFleets returns twice the battles that the Light fleet won, a draw counting one, and how many were drawn.
func pairOfFleets(light, dark string, games int, from uint64) (half, drawn int) {
	for seed := from; seed < from+uint64(games); seed++ {
		s := battle(starship.Setup{Format: starship.Standard, Limit: 40}, light, dark, seed)
		sim := simulation("officer", "officer")
		sim.Play(&s, seed)
		switch {
		case s.Ending != starship.FleetDestroyed:
			half, drawn = half+1, drawn+1
		case s.Winner == starship.Light:
			half += 2
		}
	}
	return half, drawn
}
