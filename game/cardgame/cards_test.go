package cardgame

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/game/gametest"
)

// printed is one card of the verified tables.
type printed struct {
	Number                                         Title
	Name, Side, Affiliation, Type, Icons           string
	Unique                                         bool
	Cost, Force, Health, Resources, Priority, Edge uint8
	Traits, Keywords, Protects                     []string
	Text                                           bool // something is printed on it beyond keywords
}

// tables are the verified tables, in testdata/tables.
type tables struct {
	Cards []printed
	Sets  [][6]Title
}

func readTables(t *testing.T) (all tables) {
	t.Helper()
	text, err := os.ReadFile("testdata/tables/cards.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// TestFigures: every card has the figures of the verified tables (R1.5 to R1.9, R20.1), and there is no other.
func TestFigures(t *testing.T) {
	tables := readTables(t)
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

// TestEveryCardIsTold: whatever is printed on a card as a rule (R21.1) has a story that shows it.
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
		if len(c.Has) > 0 && !strings.Contains(told, c.useLine()) {
			t.Errorf("in no story it is told: %q", c.useLine())
		}
	}
}

// TestEveryCardHasItsEdge: a card with a text has two stories of its own at least, of its effect and of its edge: in one of them it is refused,
// left alone, or not asked for, or each shows it otherwise if it has no choice about it. One with keywords alone has one.
func TestEveryCardHasItsEdge(t *testing.T) {
	own := map[Title][]string{}
	for name, story := range named(t) {
		if c := cardOfStory(name); c != 0 {
			own[c] = append(own[c], story)
		}
	}
	for _, p := range readTables(t).Cards {
		c := p.Number.Card()
		want := 0
		switch {
		case p.Text:
			want = 2
		case len(p.Keywords) > 0 || len(p.Protects) > 0 || p.Edge > 0:
			want = 1
		}
		if len(own[c.Title]) < want {
			t.Errorf("%s has %d stories of its own, and needs %d", c.ID, len(own[c.Title]), want)
		}
		edge := len(c.Has) == 0
		for _, story := range own[c.Title] {
			_, told, _ := strings.Cut(story, "\n\n")
			edge = edge || leftAlone.MatchString(told) || !strings.Contains(told, c.useLine())
		}
		if !edge {
			t.Errorf("in no story of its own %s is refused or left alone", c.ID)
		}
	}
}

// leftAlone matches where a story tells of what is refused, declined or not asked.
var leftAlone = regexp.MustCompile(`(?m)^! |^[a-z]+ [a-z_]+: (pass|none|done|unit|nothing)$`)

// useLine is how a story tells that a card is used.
func (c *Card) useLine() string {
	switch {
	case c.Type == EventCard || c.Has[0].From == InHand:
		return "played " + c.Side.String() + " " + c.ID + "\n"
	case c.Type == Fate:
		return "fate " + c.Side.String() + " " + c.ID + "\n"
	}
	return "used " + c.ID + "\n"
}

// cardOfStory is the card that a story is named for: the longest of which its name begins with.
func cardOfStory(name string) (card Title) {
	for title := range Title(NumTitles) {
		id := title.ID()
		if id != "" && (name == id || strings.HasPrefix(name, id+"_")) && (card == 0 || len(id) > len(card.ID())) {
			card = title
		}
	}
	return card
}

// named reads the transcripts, by name.
func named(tb testing.TB) map[string]string {
	entries, err := os.ReadDir("testdata")
	if err != nil {
		tb.Fatal(err)
	}
	all := map[string]string{}
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), ".txt"); ok {
			story, err := os.ReadFile("testdata/" + e.Name())
			if err != nil {
				tb.Fatal(err)
			}
			all[name] = string(story)
		}
	}
	return all
}

// stories reads the transcripts, in the order of their names.
func stories(tb testing.TB) (all []string) {
	byName := named(tb)
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		all = append(all, byName[name])
	}
	return all
}

// TestEveryCardIsUsed: in 2,000 random games of legal decks every title is used, every ability is, and every trigger is answered.
func TestEveryCardIsUsed(t *testing.T) {
	gametest.Long(t)
	sim := randomGames()
	for seed := range uint64(2000) {
		s := dealt(Custom, seed)
		sim.Play(&s, seed)
	}
	var answered [NumTriggers]uint32
	for title := range Title(NumTitles) {
		c := title.Card()
		if c.Title == 0 || c.Type == AffiliationCard {
			continue
		}
		if sim.Tally[CardEntered][title]+sim.Tally[WasPlayed][title]+sim.Tally[FateResolved][title] == 0 {
			t.Errorf("%s is never used", c.ID)
		}
		for _, a := range c.Has {
			uses := sim.Tally[AbilityUsed][title]
			switch {
			case c.Type == Fate:
				uses = sim.Tally[FateResolved][title]
			case a.From != OnTable || c.Type == EventCard:
				uses = sim.Tally[WasPlayed][title]
			}
			if uses == 0 {
				t.Errorf("what %s does never happens", c.ID)
			}
			answered[a.On] += uses
		}
	}
	for k := NoTrigger + 1; k < NumTriggers; k++ {
		if answered[k] == 0 {
			t.Errorf("%v is never answered", k)
		}
	}
}
