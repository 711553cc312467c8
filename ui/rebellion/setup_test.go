package rebellion

import (
	"encoding/json"
	"strings"
	"testing"

	rules "holoboard/game/rebellion"
)

func TestSetups(t *testing.T) {
	held := rules.HouseRules(0).With(rules.LeadersHoldRetreat).With(rules.CoruscantUnguarded)
	for text, want := range map[string]rules.Setup{
		"":                    {},
		"null":                {},
		`"first"`:             {}, // as old saves have it
		`{"game":"first"}`:    {},
		`{"game":"standard"}`: {Standard: true},
		string(Setup(StandardGame, []string{"leaders_hold_retreat", "coruscant_without_garrison"})): {Standard: true, House: held},
		string(Setup(FirstGame, HouseRules())):                                                      {House: 1<<rules.NumHouseRules - 1},
	} {
		if got, err := readSetup(json.RawMessage(text)); err != nil || got != want {
			t.Errorf("%s is read as %+v, %v", text, got, err)
		}
	}
}

func TestUnknownSetupsAreRefused(t *testing.T) {
	for text, about := range map[string]string{
		`"large"`:                              "large",
		`{"game":"large"}`:                     "large",
		`{"game":"first","house":{"no_dice":true}}`: "no_dice",
		`12`: "12",
	} {
		if _, err := readSetup(json.RawMessage(text)); err == nil || !strings.Contains(err.Error(), about) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
