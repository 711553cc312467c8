package pages

import (
	"slices"
	"testing"

	"holoboard/assets"
	"holoboard/ui"
)

// linked are the pages that the names in a text lead to.
func linked(names *Names, page, text string) (to []string) {
	for _, s := range names.link(page, ui.BookSpans(text)) {
		if s.To != "" {
			to = append(to, s.Text+" > "+s.To)
		}
	}
	return to
}

// Names lead to their pages where they stand as whole words: the longest one, once, and not on its own page.
func TestNamesLeadToTheirPages(t *testing.T) {
	var names Names
	names.Add("Fort", "fort")
	names.Add("Fort Gate", "gate")
	names.put(named{name: "Rally", page: "rally", card: true})
	for text, want := range map[string][]string{
		"The Fort Gate of the Fort, and the Fort again": {"Fort Gate > gate", "Fort > fort"},
		"Fortune, a Fort-builder":                       nil,
		"Play Rally. Rally all units":                   {"Rally > rally"},
		"Rally all units":                               nil,
		"The [[fort|walls]] of the Fort":                {"walls > fort"},
	} {
		if got := linked(&names, "here", text); !slices.Equal(got, want) {
			t.Errorf("%q leads to %q, want %q", text, got, want)
		}
	}
	if got := linked(&names, "fort", "The Fort"); got != nil {
		t.Errorf("a page leads to itself: %q", got)
	}
}

// A link without a text of its own says the name of its thing, wherever there is one.
func TestLinksSayTheNamesOfThings(t *testing.T) {
	w, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	part := (&Writer{Words: w}).Text("here", "[[book.title]], [[book.title|text]], [[R1]], [[nowhere]]")
	if got, want := part.Plain(), w.Say("book.title")+", text, R1, nowhere"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Rules stand in the order of their numbers.
func TestRulesAreOrdered(t *testing.T) {
	all := []string{"R10", "R8.3.10", "R8.3.2", "R8", "R2"}
	slices.SortFunc(all, compareRules)
	if want := []string{"R2", "R8", "R8.3.2", "R8.3.10", "R10"}; !slices.Equal(all, want) {
		t.Errorf("%v, want %v", all, want)
	}
}

// What pages refer to is listed at their ends: rules that name them or are their topics, and other pages.
func TestPagesThatBelongTogetherAreListed(t *testing.T) {
	w, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	groups := func() []ui.BookGroup {
		page := func(name, part, text string) *ui.BookPage {
			return &ui.BookPage{Name: name, Title: "The " + name, Parts: []ui.BookPart{{Name: part, Spans: ui.BookSpans(text)}}}
		}
		return []ui.BookGroup{
			{Pages: []*ui.BookPage{page("R1", "R1.1", "A [[card.wall]] stands.")}},
			{Pages: []*ui.BookPage{page("card.wall", "", "It is high."), page("card.siege", "", "Take the [[card.wall]].")}},
		}
	}
	r := Read(groups(), map[string]string{"R2": "high"}, "card")
	r.Add("card.siege", []string{"R3"})
	all := groups()
	(&Writer{Words: w}).Relate(all, r)
	see := func(page *ui.BookPage) (to []string) {
		for _, part := range page.Parts {
			if part.Kind == ui.BookSee {
				to = append(to, part.Spans[0].Text+" > "+part.Spans[0].To)
			}
		}
		return to
	}
	wall, siege := see(all[1].Pages[0]), see(all[1].Pages[1])
	if len(wall) != 3 || wall[2] != "The card.siege > card.siege" || !slices.Equal(r.Rules["card.wall"], []string{"R1.1", "R2"}) {
		t.Errorf("the wall belongs to %q", wall)
	}
	if len(siege) != 1 || !slices.Equal(r.Rules["card.siege"], []string{"R3"}) {
		t.Errorf("the siege belongs to %q", siege)
	}
}
