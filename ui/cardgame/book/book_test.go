package book

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// theBook is what is tried of it in each language.
var theBook = tabletest.Book{
	Title: rules.ID, New: Book, First: 1,
	Chapters: []int{10, 10, 12, 20, 3, 6, 8, 6, 5, 6, 10, 15, 14, 10, 5, 6, 11, 10, 11, 8, 28, 6, 7, 4, 3, 16, 1},
}

// Two rules are about cards that no set of this game holds.
func TestTheBookHasEveryRule(t *testing.T) { theBook.HasEveryRule(t, "R4.18", "R4.19") }

func TestEveryLinkOfTheBookLeadsSomewhere(t *testing.T) { theBook.LeadsSomewhere(t) }

func TestTheBookLeadsToTheSameInEveryLanguage(t *testing.T) {
	theBook.LeadsAlike(t, "rule", "rule_title", "reading", "book")
}

func TestTheBookIsSearched(t *testing.T) {
	theBook.Found(t, map[string]map[string]string{
		"en": {"R12.7": "R12.7", "skywalker": "card.luke_skywalker", "twist": "card.twist_of_fate", "ultimate power": "set.28", "mulligan": "R3.9", "targeted": "keyword.targeted_strike"},
		"ru": {"R12.7": "R12.7", "скайуокер": "card.luke_skywalker", "элита": "keyword.elite", "директивные сеты": "R2"},
		"uk": {"R12.7": "R12.7", "скайвокер": "card.luke_skywalker", "еліта": "keyword.elite", "набори завдань": "R2"},
	})
}

// Every card, set, deck, keyword and trait has a page, which leads to a rule; cards show themselves.
func TestEveryThingHasItsPage(t *testing.T) {
	theBook.In(t, func(t *testing.T, _ *assets.Words, b *ui.Book) {
		n := map[string]int{}
		for _, g := range b.Groups[1:] {
			for _, page := range g.Pages {
				kind, _, _ := strings.Cut(page.Name, ".")
				n[kind]++
				if (kind == "card" || kind == "set") && (page.Picture == nil || page.Shape == 0) {
					t.Errorf("%s has no picture", page.Name)
				}
				if !tabletest.LeadsToRules(page) {
					t.Errorf("%s leads to no rule", page.Name)
				}
			}
		}
		for kind, want := range map[string]int{
			"card": 170 + rules.NumAffiliations - 1, "set": rules.NumSets, "deck": len(rules.ReadyDecks), "keyword": 7, "trait": rules.NumTraits,
		} {
			if n[kind] != want {
				t.Errorf("%d pages of the kind %s, want %d", n[kind], kind, want)
			}
		}
		for title := range rules.Title(rules.NumTitles) {
			if title.ID() != "" && title != rules.Title(150) && !b.Has(cardKey(title)) {
				t.Errorf("%s has no page", title.ID())
			}
		}
	})
}

// A page says all that stands on its card, and which sets hold it.
func TestACardsPageSaysWhatStandsOnIt(t *testing.T) {
	w := uitest.Words(t, "en", rules.ID)
	b := Book(w)
	for page, lines := range map[string][]string{
		"card.luke_skywalker": {
			"Light Side · Jedi · unit R19.1", "Unique. While it is in play", "Cost: 4 R18.6", "Force icons: 3 R12.8", "Damage capacity: 3 R14.2",
			"Combat icons: 2 unit damage, 1 blast, 1 blast with the edge R13.7", "Traits: Character, Force User", "Targeted Strike. When it strikes",
			"Reaction: After your opponent’s turn begins", "In sets\nA Hero’s Journey",
		},
		"card.mon_mothma":      {"Edge (1). While it participates"},
		"card.twist_of_fate":   {"Priority: ", "Fate: Cancel this edge battle"},
		"card.a_heros_journey": {"Damage capacity: 4", "Resources: 2"},
		"set.35":               {"At most once in a deck R2.6", " × 5"},
		"set.28":               {"Only for Imperial Navy R2.5"},
		"deck.ten_sith":        {"Fall of the Jedi", "Reconnaissance Mission"},
		"keyword.protect":      {"Cards with it"},
		"readings":             {"In force. There is one. Dark decides first, then light. R3.9", "House rule: No mulligan"},
	} {
		for _, line := range lines {
			if got := tabletest.ReadPage(b, page); !strings.Contains(got, line) {
				t.Errorf("%s does not say %q but\n%s", page, line, got)
			}
		}
	}
}

// The rules about single cards stand at the end of those cards' pages.
func TestRulesOfSingleCardsStandAtTheirPages(t *testing.T) {
	for page, rule := range map[string]string{
		"card.boba_fett": "R26.2", "card.force_choke": "R26.14", "card.twist_of_fate": "R12.12", "card.trench_run": "R23.3", "card.red_two": "R26.5",
	} {
		if got := related().Rules[page]; !slices.Contains(got, rule) {
			t.Errorf("%s belongs to %v, not to %s", page, got, rule)
		}
	}
	met := map[string]bool{}
	for _, numbers := range related().Rules {
		for _, number := range numbers {
			met[number] = true
		}
	}
	for rule := range topics {
		if !met[rule] {
			t.Errorf("no card is about %s", rule)
		}
	}
}

// Every rule that the rules, the screen or a phrase cite stands in the book.
func TestEveryCitedRuleIsInTheBook(t *testing.T) {
	cited := map[string]string{} // where, by number
	literal := regexp.MustCompile(`"(R[0-9]+(?:\.[0-9]+)?)"`)
	for _, folder := range []string{"../../../game/cardgame", "..", "../windows", "../refuse", "."} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range literal.FindAllSubmatch(source, -1) {
				cited[string(m[1])] = file
			}
		}
	}
	if len(cited) < 80 {
		t.Fatalf("only %d rules are cited", len(cited))
	}
	theBook.In(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		for number, where := range cited {
			if !b.Has(number) && number != "R4.18" && number != "R4.19" {
				t.Errorf("%s cites %s, which the book has not", where, number)
			}
		}
		for _, key := range w.Keys() {
			for _, s := range ui.BookSpans(w.Say(key)) {
				if s.To != "" && !b.Has(s.To) {
					t.Errorf("%s leads to %s, which the book has not", key, s.To)
				}
			}
		}
	})
}

// A question that a card asks is told of at that card's page.
func TestAQuestionLeadsToTheCardThatAsks(t *testing.T) {
	var v rules.View
	yoda, _ := rules.TitleNamed("yoda")
	for want, about := range map[string][2]game.Option{
		"card.yoda": {{Kind: rules.KindTitle, A: uint8(yoda)}}, "R21": {},
	} {
		if got := OfAsking(&v, &game.Decision{About: about}); got != want {
			t.Errorf("it leads to %q, want %q", got, want)
		}
	}
}

// What a sign stands for is said in every language, with its rule.
func TestEverySignHasItsWords(t *testing.T) {
	theBook.In(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		for sign, of := range signs {
			if !w.Has(of.Key) || !b.Has(of.Rule) || ui.CitedRule(SignText(w, sign)) != of.Rule {
				t.Errorf("%s says %q, its rule is %s", sign, SignText(w, sign), of.Rule)
			}
		}
		if text := SignText(w, "edge_tactics"); !strings.Contains(text, w.Say("sign.hollow")) {
			t.Errorf("a hollow icon says %q", text)
		}
	})
}
