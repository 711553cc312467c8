package rebellion

import (
	"holoboard/game/gametest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game"
)

// TestEveryHouseRuleIsTold: the transcript of each house rule comes out otherwise
// without it.
func TestEveryHouseRuleIsTold(t *testing.T) {
	for h := range HouseRule(NumHouseRules) {
		if found, ok := HouseRuleNamed(h.String()); !ok || found != h || h.Rule() == "" {
			t.Errorf("house rule %d is named %q and changes %q", h, h, h.Rule())
		}
		story, err := os.ReadFile(filepath.Join("testdata", "house_"+h.String()+".txt"))
		if err != nil {
			t.Error(err)
			continue
		}
		line := "house " + h.String() + "\n"
		without := strings.Replace(string(story), line, "", 1)
		if without == string(story) {
			t.Errorf("the transcript of %v does not play by it", h)
		}
		if told, err := game.Retell(Rules{}, without); err == nil && told == without {
			t.Errorf("without %v its transcript says the same", h)
		}
	}
}

func TestLawsWithAllHouseRules(t *testing.T) {
	gametest.Long(t)
	all := HouseRules(1<<NumHouseRules - 1)
	for _, standard := range []bool{false, true} {
		lawful(t, 20, dealing(Setup{Standard: standard, House: all}))
	}
}
