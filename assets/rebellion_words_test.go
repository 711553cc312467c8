package assets

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// rebellionIDs are the ids of the tables that the rules use, by table. Besides, "resolved" lists the missions that are
// resolved without a roll, "resolved_with_bonus" those of them with a portrait, "special_tactic" the cards that cost a special.
func rebellionIDs(t *testing.T) map[string][]string {
	text, err := os.ReadFile("testdata/rebellion_ids.json")
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string][]string{}
	if err := json.Unmarshal(text, &ids); err != nil {
		t.Fatal(err)
	}
	for table, want := range map[string]int{"unit": 18, "leader": 25, "system": 32, "ring": 7, "mission": 53, "objective": 15, "tactic": 19, "action": 34} {
		if len(ids[table]) != want {
			t.Fatalf("%d ids of %s, want %d", len(ids[table]), table, want)
		}
	}
	ids["region"] = strings.Fields("1 2 3 4 5 6 7 8")
	ids["side"] = strings.Fields("rebels empire rebel_admiral imperial_admiral imperial_general rebel_general") // and the roles of a team
	ids["skill"] = strings.Fields("diplomacy intel spec_ops logistics")
	ids["face"] = strings.Fields("hit direct_hit special blank")
	ids["phase"] = strings.Fields("assignment command refresh")
	ids["theater"] = strings.Fields("space ground")
	ids["marker"] = strings.Fields("loyalty_rebels loyalty_empire subjugation sabotage destroyed damage time reputation")
	return ids
}

var rebellionTables = strings.Fields("unit leader system ring mission objective tactic action region side skill face phase theater marker")

// endings are what every id of a table needs beside its own key.
var endings = map[string][]string{
	"unit": {"name"}, "leader": {"short"}, "mission": {"where", "effect"}, "objective": {"when", "effect"},
	"tactic": {"effect"}, "action": {"effect"}, "ring": {"about"}, "marker": {"about"},
}

func english(t *testing.T) *Words { return englishOf(t, "rebellion") }

func TestEveryIDHasItsWords(t *testing.T) {
	w, ids := english(t), rebellionIDs(t)
	for _, table := range rebellionTables {
		for _, id := range ids[table] {
			key := table + "." + id
			for _, k := range append([]string{key}, joined(key, endings[table])...) {
				if !w.Has(k) {
					t.Errorf("there are no words for %s", k)
				}
			}
		}
	}
}

func joined(key string, endings []string) (keys []string) {
	for _, e := range endings {
		keys = append(keys, key+"."+e)
	}
	return keys
}

// A key that belongs to no id is a slip of the pen.
func TestEveryKeyBelongsToAnID(t *testing.T) {
	w, ids := english(t), rebellionIDs(t)
	for _, key := range w.Keys() {
		parts := strings.Split(key, ".")
		if !slices.Contains(rebellionTables, parts[0]) {
			continue // words of the program itself
		}
		if len(parts) < 2 || !slices.Contains(ids[parts[0]], parts[1]) {
			t.Errorf("%s: there is no such id", key)
		}
	}
}

func TestNumbersOfUnits(t *testing.T) {
	w, ids := english(t), rebellionIDs(t)
	for _, id := range ids["unit"] {
		one, three, name := w.Say("unit."+id, Args{"n": 1}), w.Say("unit."+id, Args{"n": 3}), w.Say("unit."+id+".name")
		if one != "1 "+name || !strings.HasPrefix(three, "3 ") || three == "3 "+name {
			t.Errorf("%s: %q, %q, %q", id, name, one, three)
		}
	}
}

// A player learns from the text alone whether a mission is attempted or resolved, and what a tactic card costs.
func TestTextsSayTheModeAndTheCost(t *testing.T) {
	success := map[string]string{"en": "n success", "ru": "ри успехе", "uk": "кщо місія успішна"}
	cost := map[string]string{"en": "Pay 1 special.", "ru": "Потратьте 1 спецсвойство.", "uk": "Скиньте кубик з особливою дією."}
	everyLanguageOf(t, "rebellion", func(t *testing.T, lang string, w *Words) { saysTheModeAndTheCost(t, w, success[lang], cost[lang]) })
}

func saysTheModeAndTheCost(t *testing.T, w *Words, success, cost string) {
	ids := rebellionIDs(t)
	for _, id := range ids["mission"] {
		resolved := slices.Contains(ids["resolved"], id)
		if says := strings.Contains(w.Say("mission."+id+".effect"), success); says == resolved {
			t.Errorf("%s: resolved %v, but the text speaks of success: %v", id, resolved, says)
		}
		if bonus := slices.Contains(ids["resolved_with_bonus"], id); w.Has("mission."+id+".bonus") != bonus {
			t.Errorf("%s: has a bonus of its own: %v, words for it: %v", id, bonus, !bonus)
		}
	}
	for _, id := range ids["tactic"] {
		costs := slices.Contains(ids["special_tactic"], id)
		if says := strings.HasPrefix(w.Say("tactic."+id+".effect"), cost); says != costs {
			t.Errorf("%s: costs a special %v, but says so %v", id, costs, says)
		}
	}
}

func TestPhrasesAreTidy(t *testing.T) {
	everyLanguage(t, func(t *testing.T, _ string, w *Words) { phrasesAreTidy(t, w) })
}

// references to rules stand behind the full stop.
var references = regexp.MustCompile(`( \[\[R[0-9.]+\]\])+$`)

func phrasesAreTidy(t *testing.T, w *Words) {
	for _, key := range w.Keys() {
		text := w.Say(key)
		switch {
		case text == "" || text != strings.TrimSpace(text):
			t.Errorf("%s is empty or begins or ends with a space: %q", key, text)
		case strings.Contains(text, "  ") || strings.Contains(text, "\n"):
			t.Errorf("%s has two spaces or a line break in it: %q", key, text)
		case strings.ContainsAny(text, `'"`):
			t.Errorf("%s has a typewriter's quotation mark: %q", key, text)
		}
		ending := key[strings.LastIndex(key, ".")+1:]
		text = references.ReplaceAllString(text, "")
		if sentence := slices.Contains([]string{"effect", "bonus", "when", "about"}, ending); sentence && !strings.HasSuffix(text, ".") {
			t.Errorf("%s lacks its full stop: %q", key, text)
		}
	}
}
