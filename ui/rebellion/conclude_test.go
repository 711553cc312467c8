package rebellion

import (
	"strings"
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
)

// TestTheResultOfAGameThatIsGivenUp tells at any time who has given up: while the table is set up, before the base is chosen, and in a round.
func TestTheResultOfAGameThatIsGivenUp(t *testing.T) {
	chooseBase := func(s *sitting) {
		if err := s.Game.Answer(0, s.Pending.Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	for name, c := range map[string]struct {
		setup  rules.Setup
		before func(*sitting)
		based  bool
	}{
		"set up": {rules.Setup{Standard: true}, func(*sitting) {}, false}, "no base": {rules.Setup{}, func(*sitting) {}, false},
		"first round": {rules.Setup{}, chooseBase, true},
	} {
		s := sitFor(t, c.setup, 1, session.Person, "cadet")
		s.settle(t)
		c.before(s)
		if !s.screen.Draws() {
			s.screen.Play.GiveUp(0)
		}
		s.hand.Wait(3 * time.Second)
		var told strings.Builder
		for _, line := range s.hand.Window.Lines() {
			told.WriteString(line.Text + "\n")
		}
		r := s.Result()
		if r == nil || r.Won[0] || !r.Won[1] || r.How != "result.empire.resigned" {
			t.Errorf("%s: the result is %+v", name, r)
		}
		if text := told.String(); !strings.Contains(text, "The Rebels have given up.") || strings.Contains(text, "The base was in") != c.based ||
			strings.Contains(text, "Round 1 ·") != c.based || strings.Contains(text, "Setting up the table") == c.based {
			t.Errorf("%s: the page tells\n%s", name, text)
		}
	}
}
