package rebellion

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestSetupsAreSavedAndRead(t *testing.T) {
	house := HouseRules(0).With(RescuersReturn).With(OnlyEnemyUnits)
	for _, s := range []Setup{{}, {Standard: true}, {House: house}, {Standard: true, House: house}} {
		text := WriteSetup(s)
		if got, err := ReadSetup(text); err != nil || got != s {
			t.Errorf("%s is read as %+v, %v", text, got, err)
		}
		if table, err := Deal(text, 2); err != nil || table.Setup != s {
			t.Errorf("%s is dealt as %+v, %v", text, table.Setup, err)
		}
	}
}

func TestHouseRulesAreAddedToASetup(t *testing.T) {
	for _, standard := range []bool{false, true} {
		text := AddHouse(WriteSetup(Setup{Standard: standard}), HouseRuleNames())
		want := Setup{Standard: standard, House: 1<<NumHouseRules - 1}
		if got, err := ReadSetup(text); err != nil || got != want {
			t.Errorf("%s is read as %+v, %v", text, got, err)
		}
	}
}

func TestSetupsOfOtherVersionsAreRead(t *testing.T) {
	for text, want := range map[string]Setup{
		``: {}, `null`: {}, `"first"`: {}, `"standard"`: {Standard: true}, `{}`: {}, `{"game":"standard"}`: {Standard: true},
		`{"game":"standard","players":2,"house":{"rescuers_return":false,"only_enemy_units":true}}`: {
			Standard: true, House: HouseRules(0).With(OnlyEnemyUnits),
		},
	} {
		if got, err := ReadSetup(json.RawMessage(text)); err != nil || got != want {
			t.Errorf("%s is read as %+v, %v", text, got, err)
		}
	}
	for text, says := range map[string]string{
		`"second"`: `"second"`, `{"game":"second"}`: `"second"`, `{"house":{"no_dice":true}}`: `"no_dice"`, `{"players":5}`: "5 people",
		`{"table":1}`: "table", `7`: "7", `{"house":`: "cannot be read",
	} {
		if _, err := Deal(json.RawMessage(text), 2); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
