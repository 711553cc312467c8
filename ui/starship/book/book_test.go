package book

import (
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui"
	"holoboard/ui/table/pages"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// theBook is what is tried of it in each language.
var theBook = tabletest.Book{
	Title: rules.ID, New: Book,
	Chapters: []int{4, 6, 7, 5, 9, 13, 7, 6, 25, 7, 24, 6, 7, 12, 29, 20, 5, 4, 6},
}

func inEveryLanguage(t *testing.T, check func(t *testing.T, w *assets.Words, b *ui.Book)) {
	theBook.In(t, check)
}

func TestTheBookHasEveryRule(t *testing.T) { theBook.HasEveryRule(t) }

func TestEveryLinkOfTheBookLeadsSomewhere(t *testing.T) { theBook.LeadsSomewhere(t) }

func TestTheBookLeadsToTheSameInEveryLanguage(t *testing.T) {
	theBook.LeadsAlike(t, "rule", "rule_title", "reading", "book")
}

// Every ship, class, weapon, ability and option has a page with a picture, and leads to a rule.
func TestEveryThingHasItsPage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		n := map[string]int{}
		for _, g := range b.Groups[1:] {
			for _, page := range g.Pages {
				kind, _, _ := strings.Cut(page.Name, ".")
				n[kind]++
				if page.Picture == nil || page.Shape == 0 {
					t.Errorf("%s has no picture", page.Name)
				}
				if !tabletest.LeadsToRules(page) {
					t.Errorf("%s leads to no rule", page.Name)
				}
			}
		}
		for kind, want := range map[string]int{"ship": 60, "class": 4, "weapon": rules.NumWeapons, "point_defense": 1, "ability": rules.NumAbilities, "command": rules.NumOptions} {
			if n[kind] != want {
				t.Errorf("%d pages of the kind %s, want %d", n[kind], kind, want)
			}
		}
	})
}

// A ship's page shows both sides of its card and where figures are from that are not our own.
func TestAShipShowsBothSidesOfItsCard(t *testing.T) {
	w := uitest.Words(t, "en", rules.ID)
	b := Book(w)
	for page, lines := range map[string][]string{
		"ship.viscount": {
			"Cost: 150 (printed) R4.3", "Full strength\nHull 10 (rule book) R2.3\nDefense: nose 17, sides 14 (rule book), stern 13 R2.4\nPoint-Defense +6\nTurbolasers +5/4, all around (rule book)",
			"Frontal Battery +2/3, ahead (rule book)", "Damage Reduction 1 (rule book)\nEach attack does 1 damage less to this ship.",
			"Command, counters: 3, classes: 1, 2", "Reduced\nHull 10 R2.3\nDefense: nose 15, sides 13, stern 12 R2.4", "(rule book) From an example of the rule book.",
		},
		"ship.tie_bomber": {"No Reduced side: destroyed when its Hull is used up. R2.3", "Long-Range Bomber: "},
	} {
		for _, line := range lines {
			if got := tabletest.ReadPage(b, page); !strings.Contains(got, line) {
				t.Errorf("%s does not say %q but\n%s", page, line, got)
			}
		}
	}
}

// The rule of a weapon, an ability or an option begins with its name, as cards print it.
func TestRulesBeginWithWhatTheyAreAbout(t *testing.T) {
	about := map[string]string{} // the rule of each
	for a := range rules.AllAbilities() {
		about[OfAbility(a)] = a.Rule()
	}
	for kind := range rules.AllWeapons() {
		about[OfWeapon(kind)] = kind.Rule()
	}
	for o := range rules.AllOptions() {
		about[OfOption(o)] = o.Rule()
	}
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		for key, rule := range about {
			at, _ := b.Find(rule)
			if !slices.ContainsFunc(at.Page.Parts, func(p ui.BookPart) bool {
				return p.Name == rule && p.Kind == ui.BookText && p.Spans[0] == (ui.BookSpan{Text: w.Say(key), To: key})
			}) {
				t.Errorf("%s does not begin with %s", rule, key)
			}
		}
	})
}

// Each open reading says what is in force; those that a house rule changes name it, and the house rule its rule.
func TestReadingsSayWhatIsInForce(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		at, ok := b.Find("readings")
		if !ok {
			t.Fatal("there is no page of readings")
		}
		asked, houses, may := 0, 0, 0
		for i := range at.Page.Parts {
			part := &at.Page.Parts[i]
			if part.Kind == ui.BookHead {
				asked++
				if next := &at.Page.Parts[i+1]; len(next.Spans) < 2 || !pages.IsRule(next.Spans[len(next.Spans)-1].To) {
					t.Errorf("%s cites no rule", part.Name)
				}
			}
			for _, s := range part.Spans {
				if strings.HasPrefix(s.To, "house.") {
					houses++
				}
			}
		}
		for _, r := range match.Readings() {
			if r.House != "" {
				may++
			}
		}
		if asked != 23 || houses != may || may != 9 {
			t.Errorf("%d readings, %d of which a house rule changes, %d as the book says", asked, may, houses)
		}
	})
	for _, r := range match.Readings() {
		if h, is := rules.HouseRuleNamed(r.House); is && r.Rule != h.Rule() {
			t.Errorf("%s is about %s, its house rule %v about %s", r.Name, r.Rule, h, h.Rule())
		}
	}
}

func TestTheBookIsSearched(t *testing.T) {
	theBook.Found(t, map[string]map[string]string{
		"en": {"R8.13": "R8.13", "tractor": "ability.tractor_beams", "falcon": "ship.millennium_falcon", "natural 20": "R10.13"},
		"ru": {"отталкива": "R8.12", "гравитационные": "ability.tractor_beams", "крейсер мон": "ship.mon_calamari_cruiser", "критич": "R10.13"},
		"uk": {"відштовху": "R8.12", "зони контролю": "R8.19", "крейсер": "ship.mon_calamari_cruiser", "критичне": "R10.13"},
	})
}

// What a player points at has its page.
func TestThingsHaveTheirPlace(t *testing.T) {
	v := rules.View{State: rules.Rules{}.Blank()}
	for _, line := range []string{"light: viscount at c10 north", "pool light: 2 x_wing"} {
		if err := (rules.Rules{}).Describe(&v.State, line); err != nil {
			t.Fatal(err)
		}
	}
	var fighter uint8
	for i := range v.Cards.Len() {
		if v.Cards.Card(uint8(i)).ID() == "x_wing" {
			fighter = uint8(i)
		}
	}
	for want, thing := range map[string]game.Option{
		"ship.viscount": {Kind: rules.KindShip}, "ship.x_wing": {Kind: rules.KindLaunch, B: fighter},
		"weapon.ion_cannon": {Kind: rules.KindWeapon, B: 1}, "point_defense": {Kind: rules.KindWeapon, B: rules.PointDefense},
		"command.damage_control": {Kind: rules.KindOrder, A: uint8(rules.DamageControl)}, "": {Kind: rules.KindAt},
	} {
		if got := Of(&v, thing); got != want {
			t.Errorf("%+v is told of in %q, not in %q", thing, got, want)
		}
	}
	changed := *rules.Shipped().Find("x_wing")
	changed.ID, changed.Own = "my_wing", true
	if got := OfCard(changed.Pack()); got != "class.4" {
		t.Errorf("an owner's own fighter is told of in %q", got)
	}
}
