package stage

import (
	"testing"

	rules "holoboard/game/cardgame"
)

// How an edge was won is told by both totals, however much of them has been counted so far; a tie is the defender's (R12.9), but where nobody
// defends it is no tie (R12.2).
func TestHowTheEdgeWasWonIsToldOfItsTotals(t *testing.T) {
	v := new(rules.View)
	v.Active = rules.Light
	for _, c := range []struct {
		winner      rules.Side
		light, dark uint8
		want        string
	}{
		{rules.Dark, 2, 5, "scales.have"}, {rules.Light, 5, 2, "scales.have"}, {rules.Dark, 3, 3, "scales.tie"}, {rules.Light, 0, 0, "scales.have"},
	} {
		for _, at := range []float64{0, 0.1, 0.5, 1} {
			told := &Told{Event: &rules.Event{Kind: rules.EdgeWonBy, Side: c.winner, N: c.light, M: c.dark}, At: at}
			if got := new(Stage).edgeKey(v, told); got != c.want {
				t.Errorf("%d to %d for %v is told as %q when %.1f of it is over, not as %q", c.light, c.dark, c.winner, got, at, c.want)
			}
		}
	}
}
