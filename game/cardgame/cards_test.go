package cardgame

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// printed is one card of the verified tables, in testdata/tables.
type printed struct {
	Number                                         Title
	Name, Side, Affiliation, Type, Icons           string
	Unique                                         bool
	Cost, Force, Health, Resources, Priority, Edge uint8
	Traits, Keywords, Protects                     []string
}

// TestFigures: every card has the figures of the verified tables, and there is no other.
func TestFigures(t *testing.T) {
	var tables struct {
		Cards []printed
		Sets  [][6]Title
	}
	text, err := os.ReadFile("testdata/tables/cards.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &tables); err != nil {
		t.Fatal(err)
	}
	n := 0
	for title := range Title(NumTitles) {
		if c := title.Card(); c.Title != 0 && c.Type != AffiliationCard {
			n++
		}
	}
	if n != len(tables.Cards) || len(tables.Cards) != 170 {
		t.Errorf("%d cards instead of %d", n, len(tables.Cards))
	}
	for _, p := range tables.Cards {
		c := p.Number.Card()
		got := printed{
			Number: c.Title, Name: p.Name, Side: c.Side.String(), Affiliation: c.Of.String(), Type: c.Type.String(), Icons: c.printedIcons(), Unique: c.Unique,
			Cost: c.Cost, Force: c.Force, Health: c.Health, Resources: c.Resources, Priority: c.Priority, Edge: c.EdgeBonus,
		}
		if got.Number != p.Number || got.Side != p.Side || got.Affiliation != p.Affiliation || got.Type != p.Type || got.Icons != p.Icons || got.Unique != p.Unique ||
			got.Cost != p.Cost || got.Force != p.Force || got.Health != p.Health || got.Resources != p.Resources || got.Priority != p.Priority || got.Edge != p.Edge {
			t.Errorf("%s is %+v instead of %+v", c.ID, got, p)
		}
		if traits := c.Traits.TraitIDs(); !sameWords(traits, p.Traits) {
			t.Errorf("%s has the traits %v instead of %v", c.ID, traits, p.Traits)
		}
		if keywords := c.keywordIDs(); !sameWords(keywords, p.Keywords) || !sameWords(c.Protects.TraitIDs(), p.Protects) {
			t.Errorf("%s has the keywords %v instead of %v", c.ID, keywords, p.Keywords)
		}
	}
	for i, set := range tables.Sets {
		if Sets[i+1].Cards != set {
			t.Errorf("set %d has %v instead of %v", i+1, Sets[i+1].Cards, set)
		}
	}
}

func (c *Card) printedIcons() (s string) {
	for k, letter := range "UTB" {
		s += strings.Repeat(string(letter), int(c.Icons.Always[k]))
	}
	for k, letter := range "utb" {
		s += strings.Repeat(string(letter), int(c.Icons.WithEdge[k]))
	}
	return s
}

func (c *Card) keywordIDs() (ids []string) {
	for i, id := range []string{"elite", "shielding", "limited", "no_enhancements", "targeted_strike"} {
		if c.Keywords>>i&1 == 1 {
			ids = append(ids, id)
		}
	}
	return ids
}

func sameWords(a, b []string) bool {
	seen := map[string]bool{}
	for _, w := range b {
		seen[w] = true
	}
	for _, w := range a {
		if !seen[w] {
			return false
		}
	}
	return len(a) == len(b)
}

// TestEveryCardIsTold: whatever is printed on a card as a rule has a story that shows it.
func TestEveryCardIsTold(t *testing.T) {
	told := ""
	for _, story := range stories(t) {
		told += story
	}
	for title := range Title(NumTitles) {
		c := title.Card()
		if len(c.Has) > 0 && !strings.Contains(told, c.ID) {
			t.Errorf("no story has %s", c.ID)
		}
		for _, a := range c.Has {
			used := map[bool]string{true: "played " + c.Side.String() + " " + c.ID, false: "used " + c.ID}[c.Type == EventCard || a.From == InHand]
			if c.Type == Fate {
				used = "fate " + c.Side.String() + " " + c.ID
			}
			if !strings.Contains(told, used+"\n") {
				t.Errorf("in no story it is told: %q", used)
			}
		}
	}
}

// stories reads the transcripts.
func stories(tb testing.TB) (all []string) {
	entries, err := os.ReadDir("testdata")
	if err != nil {
		tb.Fatal(err)
	}
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".txt") {
			story, err := os.ReadFile("testdata/" + e.Name())
			if err != nil {
				tb.Fatal(err)
			}
			all = append(all, string(story))
		}
	}
	return all
}

// TestEveryCardIsUsed: in random games every title is used and every trigger is answered.
func TestEveryCardIsUsed(t *testing.T) {
	if testing.Short() {
		t.Skip("takes many games")
	}
	sim := randomGames()
	for seed := range uint64(1500) {
		s := dealt(Custom, seed)
		sim.Play(&s, seed)
	}
	answered := [NumTriggers]uint32{}
	for title := range Title(NumTitles) {
		c := title.Card()
		if c.Title == 0 || c.Type == AffiliationCard {
			continue
		}
		n := sim.Tally[CardEntered][title] + sim.Tally[WasPlayed][title] + sim.Tally[FateResolved][title]
		if n == 0 {
			t.Errorf("%s is never used", c.ID)
		}
		for _, a := range c.Has {
			if a.On != NoTrigger {
				answered[a.On] += sim.Tally[AbilityUsed][title] + sim.Tally[WasPlayed][title]
			}
		}
	}
	for k, n := range answered {
		if k != int(NoTrigger) && n == 0 {
			t.Errorf("%v is never answered", Trigger(k))
		}
	}
}
