package gametest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
)

// stubborn always takes the last option of a question.
type stubborn struct{}

func (stubborn) Choose(p *game.Position[HuntTable, HuntView], picks []game.Option) []game.Option {
	return append(picks, p.Decision.Options[len(p.Decision.Options)-1])
}

// TestBlundersAreSeen: an answer, what stands behind it, and what stands later; and a position that says nothing is refused.
func TestBlundersAreSeen(t *testing.T) {
	player := func(*rand.Rand) game.Player[HuntTable, HuntView] { return stubborn{} }
	for notes, want := range map[string]string{
		"> never seeker look_at: 10":                    "seeker look_at: 10",
		"> never seeker look_at: 9":                     "",
		"> never base is 7":                             "base is 7",
		"> until round is 2\n> never base is 7":         "",
		"> until round is 2\n> never base is *":         "base is *",
		"> until round is 2\n> never round is 1":        "",
		"> until round is 2":                            "error: nothing must not be played",
		"> never mind":                                  `error: "never mind" says nothing of a blunder`,
		"> until base is 99\n> never base is *":         "base is *", // where the game is over
		"> never moon is 7":                             `error: hunt does not know how "moon" stands`,
		"> never base is 4\n> never seeker look_at: 10": "seeker look_at: 10",
	} {
		done, err := BlundersIn(Hunt{}, "game hunt\nbase 7\n\n"+notes+"\n", 2, player)
		got := strings.Join(done[:min(1, len(done))], "")
		if err != nil {
			got = "error: " + err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", notes, got, want)
		}
	}
}
