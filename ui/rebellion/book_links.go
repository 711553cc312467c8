package rebellion

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// linker finds the names of things and cards in texts.
type linker struct {
	byFirst map[string][]named // by the first word of the name
}

// named is a name and the page that it leads to.
type named struct {
	name, page string
	card       bool // a single word that is no name of a card where a sentence begins with it
}

// newLinker takes in the names of a language in the forms that it has for them.
func newLinker(w *assets.Words) *linker {
	l := &linker{byFirst: map[string][]named{}}
	for s := range rules.AllSystems() {
		l.add(w, "system."+s.String())
	}
	for u := range rules.AllUnits() {
		l.addUnit(w, "unit."+u.String())
	}
	for leader := range rules.AllLeaders() {
		key := "leader." + leader.String()
		l.add(w, key, "nom", "gen", "acc")
	}
	for _, r := range []rules.Ring{rules.YodaRing, rules.FalconRing, rules.R2D2Ring, rules.C3PORing} {
		l.add(w, "ring."+r.String())
	}
	for _, key := range cardKeys() {
		l.addCard(w, key)
	}
	for first := range l.byFirst {
		slices.SortStableFunc(l.byFirst[first], func(a, b named) int { return len(b.name) - len(a.name) })
	}
	return l
}

// cardKeys are the keys of all cards whose title is that of no other.
func cardKeys() (keys []string) {
	for m := range rules.AllMissions() {
		keys = append(keys, "mission."+m.String())
	}
	for o := range rules.AllObjectives() {
		if o != rules.DeathStarPlansIII {
			keys = append(keys, "objective."+o.String())
		}
	}
	for a := range rules.AllActions() {
		if a != rules.TheMillenniumFalcon { // the ring is meant
			keys = append(keys, "action."+a.String())
		}
	}
	return append(keys, "tactic.ground_escape_plan", "tactic.space_no_escape")
}

func (l *linker) put(n named) {
	first := firstWord(n.name)
	l.byFirst[first] = append(l.byFirst[first], n)
}

// add takes in a name and its further forms.
func (l *linker) add(w *assets.Words, key string, forms ...string) {
	l.put(named{name: w.Say(key), page: key})
	for _, form := range forms {
		if w.Has(key + "." + form) {
			l.put(named{name: w.Say(key + "." + form), page: key})
		}
	}
}

// addUnit takes in the forms that a unit has with numbers, without them.
func (l *linker) addUnit(w *assets.Words, key string) {
	forms := []string{w.Say(key + ".name")}
	for _, n := range []int{1, 2, 5} {
		args := assets.Args{"n": n}
		for _, k := range []string{key, key + ".acc"} {
			if w.Has(k) {
				_, name, _ := strings.Cut(w.Say(k, args), " ")
				forms = append(forms, name)
			}
		}
	}
	slices.Sort(forms)
	for _, form := range slices.Compact(forms) {
		l.put(named{name: form, page: key})
	}
}

// addCard takes in the title of a card: in quotation marks, as Russian and Ukrainian set it, or with capitals as in English,
// where a single word must not begin a sentence.
func (l *linker) addCard(w *assets.Words, key string) {
	title := w.Say(key)
	if strings.IndexFunc(title, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }) >= 0 {
		l.put(named{name: "«" + title + "»", page: key})
		return
	}
	l.put(named{name: title, page: key, card: !strings.Contains(title, " ")})
}

// firstWord is a text up to the first thing that is no part of its first word.
func firstWord(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if !letter(first) {
		return text[:size]
	}
	end := strings.IndexFunc(text, func(r rune) bool { return !letter(r) })
	if end < 0 {
		return text
	}
	return text[:end]
}

func letter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// link makes links of the names in the plain pieces of a paragraph: each once, and none to the page itself.
func (l *linker) link(page string, spans []ui.BookSpan) (linked []ui.BookSpan) {
	seen := map[string]bool{page: true}
	for _, s := range spans {
		if s.To != "" {
			seen[s.To] = true
		}
	}
	for _, s := range spans {
		if s.To == "" {
			linked = append(linked, l.linkText(s.Text, seen)...)
		} else {
			linked = append(linked, s)
		}
	}
	return linked
}

// linkText makes links in a plain text.
func (l *linker) linkText(text string, seen map[string]bool) (spans []ui.BookSpan) {
	plain := 0
	for at := 0; at < len(text); {
		word := firstWord(text[at:])
		n, ok := l.nameAt(text, at)
		switch {
		case !ok:
			at += len(word)
			continue
		case !seen[n.page]:
			seen[n.page] = true
			if at > plain {
				spans = append(spans, ui.BookSpan{Text: text[plain:at]})
			}
			spans = append(spans, ui.BookSpan{Text: n.name, To: n.page})
			plain = at + len(n.name)
		}
		at += len(n.name)
	}
	if plain < len(text) {
		spans = append(spans, ui.BookSpan{Text: text[plain:]})
	}
	return spans
}

// nameAt finds the longest name that stands at a place of a text as whole words.
func (l *linker) nameAt(text string, at int) (named, bool) {
	for _, n := range l.byFirst[firstWord(text[at:])] {
		if !strings.HasPrefix(text[at:], n.name) {
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(n.name):])
		last, _ := utf8.DecodeLastRuneInString(n.name)
		whole := !letter(after) && after != '-' || !letter(last)
		if whole && !letter(before) && !(n.card && beginsSentence(text[:at])) {
			return n, true
		}
	}
	return named{}, false
}

// beginsSentence tells whether a sentence begins after a text.
func beginsSentence(before string) bool {
	before = strings.TrimRight(before, " ")
	return before == "" || strings.HasSuffix(before, ".") || strings.HasSuffix(before, ":")
}

// relations tell which rules a page is about, and which other pages name it. They are the same in every language, so they
// are read from the English texts, whose names have no cases.
type relations struct {
	rules map[string][]string
	named map[string][]string
}

var related = sync.OnceValue(func() *relations {
	w, err := assets.NewWords("en")
	if err != nil {
		panic(err) // it is part of the program
	}
	r := &relations{map[string][]string{}, map[string][]string{}}
	for _, g := range newBookmaker(w).groups() {
		for _, page := range g.Pages {
			r.read(page)
		}
	}
	for ring, about := range ringRelations {
		r.rules[ring] = append(r.rules[ring], about.rules...)
		r.named[ring] = append(r.named[ring], about.cards...)
		for _, card := range about.cards {
			r.named[card] = append(r.named[card], ring)
		}
	}
	for name := range r.rules {
		slices.SortFunc(r.rules[name], compareRules)
		r.rules[name] = slices.Compact(r.rules[name])
	}
	for name := range r.named {
		slices.Sort(r.named[name])
		r.named[name] = slices.Compact(r.named[name])
	}
	return r
})

// ringRelations are those of the rings that texts speak of without naming them.
var ringRelations = map[string]struct{ rules, cards []string }{
	"ring.captured": {
		[]string{"R20.2", "R20.3", "R20.5"},
		[]string{"mission.capture_rebel_operative", "mission.collect_bounty", "action.it_is_your_destiny"},
	},
	"ring.carbonite":             {[]string{"R20.2", "R20.8"}, []string{"mission.carbon_freezing"}},
	"ring.lure_of_the_dark_side": {[]string{"R19.9"}, []string{"mission.lure_of_the_dark_side"}},
}

// read takes in what a page refers to.
func (r *relations) read(page *ui.BookPage) {
	text := ""
	for i := range page.Parts {
		part := &page.Parts[i]
		if part.Kind == ui.BookSee {
			continue
		}
		if part.Kind != ui.BookLead {
			text += part.Plain() + "\n"
		}
		for _, s := range part.Spans {
			switch {
			case s.To == "" || isRule(s.To) || strings.HasPrefix(s.To, "house."):
			case isRule(part.Name):
				r.rules[s.To] = append(r.rules[s.To], part.Name)
			case page.Name != "overview" && page.Name != "house":
				r.named[s.To] = append(r.named[s.To], page.Name)
			}
		}
	}
	if kind, _, _ := strings.Cut(page.Name, "."); slices.Contains(cardKinds, kind) {
		for _, t := range topics {
			if t.words.MatchString(text) {
				r.rules[page.Name] = append(r.rules[page.Name], t.rule)
			}
		}
	}
}

var cardKinds = []string{"mission", "objective", "action", "tactic"}

// isRule tells whether a page or a part is one of the rules.
func isRule(name string) bool {
	return len(name) > 1 && name[0] == 'R' && unicode.IsDigit(rune(name[1]))
}

// topics are the rules that a card is about whose English text has certain words.
var topics = []struct {
	words *regexp.Regexp
	rule  string
}{
	{regexp.MustCompile(`nearest|equally near`), "R1.5"},
	{regexp.MustCompile(`(?i)\bgain \d* ?[A-Z]\w+ ?\w*(s|roopers?)\b`), "R1.4"},
	{regexp.MustCompile(`health (or less|in total)`), "R1.8"},
	{regexp.MustCompile(`populous|remote`), "R3.2"},
	{regexp.MustCompile(`neutral`), "R3.6"},
	{regexp.MustCompile(`(Imperial|Rebel) systems?\b`), "R3.7"},
	{regexp.MustCompile(`resource icon`), "R3.8"},
	{regexp.MustCompile(`Rebel Base space`), "R3.9"},
	{regexp.MustCompile(`[Mm]ove (up to )?\d* ?\w* ?(units|Stormtroopers)|TIE Fighters come`), "R8.3.7"},
	{regexp.MustCompile(`every skill icon`), "R9.5.1"},
	{regexp.MustCompile(`combat (begins|follows)|begins a combat|they fight`), "R10"},
	{regexp.MustCompile(`[Dd]eploy`), "R11.6"},
	{regexp.MustCompile(`[Rr]eroll`), "R12.5.6"},
	{regexp.MustCompile(`[Rr]etreat`), "R12.7"},
	{regexp.MustCompile(`[Dd]eal`), "R12.5.7"},
	{regexp.MustCompile(`won a (ground )?battle`), "R12.9"},
	{regexp.MustCompile(`Death Star`), "R13"},
	{regexp.MustCompile(`loyalty`), "R14"},
	{regexp.MustCompile(`subjugat`), "R15"},
	{regexp.MustCompile(`sabotage`), "R16"},
	{regexp.MustCompile(`destroyed system|system is destroyed|Destroy this system`), "R17"},
	{regexp.MustCompile(`Rebel base|base is`), "R18"},
	{regexp.MustCompile(`[Ee]liminate`), "R19.6"},
	{regexp.MustCompile(`an Imperial leader for the rest`), "R19.9"},
	{regexp.MustCompile(`\bring\b`), "R20.1"},
	{regexp.MustCompile(`[Cc]apture|captive`), "R20.2"},
	{regexp.MustCompile(`[Rr]escue`), "R20.5"},
	{regexp.MustCompile(`probe card`), "R21.1.5"},
	{regexp.MustCompile(`objective`), "R21.1.7"},
	{regexp.MustCompile(`project`), "R21.1.2"},
	{regexp.MustCompile(`reputation`), "R23.1"},
}

// relate writes at the end of each page which rules and which other pages it belongs to.
func (b *bookmaker) relate(groups []ui.BookGroup) {
	r := related()
	for _, g := range groups[1:] {
		for _, page := range g.Pages {
			linked := map[string]bool{page.Name: true}
			for i := range page.Parts {
				for _, s := range page.Parts[i].Spans {
					linked[s.To] = true
				}
			}
			fresh := func(names []string) []string {
				return slices.DeleteFunc(slices.Clone(names), func(name string) bool { return linked[name] })
			}
			b.list(page, b.words.Say("book.see_rules"), fresh(r.rules[page.Name]), b.ruled)
			b.list(page, b.words.Say("book.see_also"), fresh(r.named[page.Name]), b.titled)
		}
	}
}
