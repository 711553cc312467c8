//go:build linux || js

package bot

import (
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/starship"
)

// TestAdmiralsRest measures for how long an admiral works without a rest, and for how long about a whole part of a round, in the first two
// rounds of a battle of 300 points. A page has one thread: between two rests it can make no frame. There a screen ends a thought after
// a while; natively nothing ends it here. For a page run it with GOOS=js GOARCH=wasm and -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec".
func TestAdmiralsRest(t *testing.T) {
	mostGap, mostPart := 15*time.Millisecond, 6*time.Second // 2 s on a quiet machine; a busy one makes even the processor's time longer
	var longest, compiling time.Duration
	if runtime.GOOS == "js" {
		mostGap, mostPart = 50*time.Millisecond, 7*time.Second
		longest, compiling = 2*time.Second, 2*time.Second // of a thought; until the engine has compiled the captain
	}
	s := battle(starship.Setup{Format: starship.Standard, Points: 300, Limit: 40}, lights[0], darks[2], 1)
	m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(1, 1)))
	var players [2]*Captain
	for i := range players {
		players[i] = Player("admiral", rand.New(rand.NewPCG(2, uint64(i)))).(*Captain)
	}
	now := ownClock(t)
	start := now()
	type worst struct {
		gap, part     time.Duration
		gapAt, partAt game.Key
	}
	var w worst
	var took time.Duration // about this part
	var asked game.Key
	var seat game.Seat
	for !m.Over() {
		p := m.Position(m.Pending.Seat)
		if p.View.Round > 2 {
			break
		}
		if p.Decision.Ask != asked || p.Seat != seat {
			took, asked, seat = 0, p.Decision.Ask, p.Seat
		}
		began := now()
		last := began
		rest := func() bool {
			at := now()
			if gap := at - last; gap > w.gap && at-start > compiling {
				w.gap, w.gapAt = gap, asked
			}
			last = at
			return longest > 0 && at-began > longest
		}
		players[seat].SetRest(rest)
		picks := players[seat].Choose(p, nil)
		rest()
		if took += last - began; took > w.part {
			w.part, w.partAt = took, asked
		}
		if _, err := m.Answer(picks...); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("longest without a rest: %v (%s); longest about a part: %v (%s)", w.gap.Round(100*time.Microsecond), w.gapAt, w.part.Round(10*time.Millisecond), w.partAt)
	if w.gap > mostGap || w.part > mostPart {
		t.Errorf("at most %v without a rest, and %v about a part, are meant", mostGap, mostPart)
	}
}
