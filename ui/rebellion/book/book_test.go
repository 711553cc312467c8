package book

import (
	"os"
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/table/pages"
	"holoboard/ui/uitest"
)

// inEveryLanguage runs a check with the rule book in each language.
func inEveryLanguage(t *testing.T, check func(t *testing.T, w *assets.Words, b *ui.Book)) {
	for _, lang := range assets.Languages() {
		t.Run(lang, func(t *testing.T) {
			w := uitest.Words(t, lang, "rebellion")
			check(t, w, New(w))
		})
	}
}

// Every numbered rule stands in the book, and no other.
func TestTheBookHasEveryRule(t *testing.T) {
	list, err := os.ReadFile("../../../game/rebellion/testdata/tables/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	numbered := strings.Fields(string(list))
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		for _, number := range numbered {
			if !b.Has(number) || !w.Has(pages.RuleKeys+number) {
				t.Errorf("the book has no %s", number)
			}
		}
		for _, key := range w.Keys() {
			if number, ok := strings.CutPrefix(key, pages.RuleKeys); ok && !slices.Contains(numbered, number) {
				t.Errorf("there is no rule %s", number)
			}
			if number, ok := strings.CutPrefix(key, pages.TitleKeys); ok && !b.Has(number) {
				t.Errorf("nothing stands under the title of %s", number)
			}
		}
	})
}

// Every link of the book leads to a page or a part of it, and every page can be read.
func TestEveryLinkOfTheBookLeadsSomewhere(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		for _, page := range pagesOf(b) {
			if page.Title == "" || len(page.Parts) == 0 {
				t.Errorf("%s is empty: %q", page.Name, page.Title)
			}
			for i := range page.Parts {
				text := page.Parts[i].Plain()
				if strings.ContainsAny(text, "[]⟦⟧|•") || strings.TrimSpace(text) == "" {
					t.Errorf("%s: %q shows the marks of a link or of a list, or nothing", page.Name, text)
				}
				for _, s := range page.Parts[i].Spans {
					if s.To != "" && !b.Has(s.To) {
						t.Errorf("%s: %q leads to %s, which is not there", page.Name, s.Text, s.To)
					}
					if s.Text == s.To && !pages.IsRule(s.To) {
						t.Errorf("%s shows the key of a page, %s, in the place of its name", page.Name, s.To)
					}
				}
			}
		}
	})
}

func pagesOf(b *ui.Book) (all []*ui.BookPage) {
	for _, g := range b.Groups {
		all = append(all, g.Pages...)
	}
	return all
}

// What is written about a thing is the same in every language: its rules and pages, and the links written by hand.
func TestTheBookLeadsToTheSameInEveryLanguage(t *testing.T) {
	links := func(b *ui.Book) map[string][]string {
		all := map[string][]string{}
		for _, page := range pagesOf(b) {
			for i := range page.Parts {
				for _, s := range page.Parts[i].Spans {
					if pages.IsRule(s.To) && page.Parts[i].Kind != ui.BookSee {
						all[page.Name] = append(all[page.Name], s.To)
					}
				}
			}
			slices.Sort(all[page.Name])
		}
		return all
	}
	en := uitest.Words(t, "en", "rebellion")
	want := links(New(en))
	inEveryLanguage(t, func(t *testing.T, _ *assets.Words, b *ui.Book) {
		got := links(b)
		for name := range want {
			if !slices.Equal(got[name], want[name]) {
				t.Errorf("%s leads to the rules %v, in English to %v", name, got[name], want[name])
			}
		}
	})
}

// Every card, leader, unit, system and ring has a page with a picture.
func TestEveryThingHasItsPage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		n := map[string]int{}
		for _, page := range pagesOf(b) {
			kind, _, ok := strings.Cut(page.Name, ".")
			if !ok {
				continue
			}
			n[kind]++
			if page.Picture == nil || page.Shape == 0 {
				t.Errorf("%s has no picture", page.Name)
			}
		}
		for kind, want := range map[string]int{"mission": 53, "objective": 15, "tactic": 19, "action": 34, "leader": 25, "unit": 18, "system": 32, "ring": 7} {
			if n[kind] != want {
				t.Errorf("%d pages of the kind %s, want %d", n[kind], kind, want)
			}
		}
	})
}

// Cards say which rules they are about and what names them.
func TestPagesAreRelated(t *testing.T) {
	r := related()
	for page, want := range map[string][]string{
		"mission.collect_bounty": {"R1.5", "R20.2", "R20.6"},
		"mission.rule_by_fear":   {"R3.2", "R14"},
		"action.blindside":       {"R9.2.4", "R21.3.5"},
		"ring.captured":          {"R20.2"},
		"unit.death_star":        {"R2.1", "R13.1"},
		"ring.master_yoda":       {"R9.5.4", "R21.3.5"},
	} {
		for _, rule := range want {
			if !slices.Contains(r.Rules[page], rule) {
				t.Errorf("%s belongs to %v, not to %s", page, r.Rules[page], rule)
			}
		}
	}
	for page, want := range map[string]string{
		"ring.master_yoda": "mission.seek_yoda", "system.bespin": "action.an_old_friend", "mission.carbon_freezing": "ring.carbonite", "mission.seek_yoda": "action.son_of_skywalker",
		"unit.stormtrooper": "mission.planetary_conquest",
	} {
		if !slices.Contains(r.Named[page], want) {
			t.Errorf("%s is named by %v, not by %s", page, r.Named[page], want)
		}
	}
}

func TestTheBookIsSearched(t *testing.T) {
	for lang, queries := range map[string]map[string]string{
		"en": {"rapid mob": "mission.rapid_mobilization", "R8.3.5": "R8.3.5", "8.3.5": "R8.3.5", "TIE fighters carried": "R8.3.5", "tatooine": "system.tatooine", "x-wing": "unit.x_wing"},
		"ru": {"быстрая моб": "mission.rapid_mobilization", "люк скайуокер джедай": "leader.luke_skywalker_jedi", "звездный разрушитель": "unit.star_destroyer", "порабощению": "R15"},
		"uk": {"швидка моб": "mission.rapid_mobilization", "тейг": "leader.general_tagge", "п'яти": "R18.8", "окупацією": "R15"},
	} {
		w := uitest.Words(t, lang, "rebellion")
		b := New(w)
		for query, want := range queries {
			hits := b.Search(query, 20)
			if !slices.ContainsFunc(hits, func(h ui.BookHit) bool { return nameOf(h.BookPlace) == want }) {
				t.Errorf("%s: %q is not found in %s but in %v", lang, query, want, hits)
			}
			for _, h := range hits {
				for _, m := range h.Marks {
					if m[0] >= m[1] || m[1] > len(h.Text) {
						t.Errorf("%s: %q marks %v in %q", lang, query, m, h.Text)
					}
				}
			}
		}
		if hits := b.Search("zzqx", 20); len(hits) > 0 {
			t.Errorf("%s: nonsense is found in %v", lang, hits)
		}
	}
}

func nameOf(at ui.BookPlace) string {
	if at.Part < 0 {
		return at.Page.Name
	}
	return at.Page.Parts[at.Part].Name
}

// No rule of the topics of cards is without a card, and no page of a card or a thing without rules.
func TestEveryTopicIsMetAndEveryThingHasRules(t *testing.T) {
	met := map[string]bool{}
	r := related()
	for _, numbers := range r.Rules {
		for _, number := range numbers {
			met[number] = true
		}
	}
	for rule := range topics {
		if !met[rule] {
			t.Errorf("no card is about %s", rule)
		}
	}
	inEveryLanguage(t, func(t *testing.T, _ *assets.Words, b *ui.Book) {
		for _, g := range b.Groups[1:] {
			for _, page := range g.Pages {
				leads := 0
				for i := range page.Parts {
					for _, s := range page.Parts[i].Spans {
						if pages.IsRule(s.To) {
							leads++
						}
					}
				}
				if leads < 2 {
					t.Errorf("%s leads to %d rules", page.Name, leads)
				}
			}
		}
	})
}

// Where rules list things, they are called in every language as everywhere else: each leads to its page.
func TestListedThingsAreCalledAsEverywhere(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, _ *assets.Words, b *ui.Book) {
		for number, want := range map[string]int{"R2.1": 18, "R5.1.2": 9, "R5.2.1": 8, "R5.2.2": 10, "R19.4": 3} {
			at, _ := b.Find(number)
			things := map[string]bool{}
			for i := range at.Page.Parts {
				for _, s := range at.Page.Parts[i].Spans {
					if at.Page.Parts[i].Name == number && s.To != "" && !pages.IsRule(s.To) {
						things[s.To] = true
					}
				}
			}
			if len(things) != want {
				t.Errorf("%s names %d things, want %d: %v", number, len(things), want, things)
			}
		}
	})
}

// The legend tells of every sign that stands on the table: what is drawn there by name has its line.
func TestTheLegendHasEverySignOfTheTable(t *testing.T) {
	told := map[string]bool{}
	for _, part := range legend {
		for _, s := range part.signs {
			told[strings.TrimSuffix(strings.TrimPrefix(s[1], "board."), ".about")] = true
		}
	}
	w := uitest.Words(t, "en", "rebellion")
	for _, key := range w.Keys() {
		thing := strings.TrimPrefix(key, "board.")
		kind, name, _ := strings.Cut(thing, ".")
		if slices.Contains([]string{"marker", "skill", "face", "icon"}, kind) && !strings.Contains(name, ".") && !told[thing] {
			t.Errorf("the legend leaves out %s", thing)
		}
	}
}
