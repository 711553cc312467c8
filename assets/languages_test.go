package assets

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/feature/plural"
)

// everyLanguage runs a check for the words of each title in each language, with those that all titles share.
func everyLanguage(t *testing.T, check func(t *testing.T, lang string, w *Words)) {
	for _, title := range Titles() {
		everyLanguageOf(t, title, check)
	}
}

// everyLanguageOf runs a check for the words of one title.
func everyLanguageOf(t *testing.T, title string, check func(t *testing.T, lang string, w *Words)) {
	for _, lang := range Languages() {
		t.Run(title+"/"+lang, func(t *testing.T) {
			w, err := NewWordsFor(lang, title)
			if err != nil {
				t.Fatal(err)
			}
			check(t, lang, w)
		})
	}
}

// besideEnglish runs a check for the words of each title in each language, and those in English beside them.
func besideEnglish(t *testing.T, check func(t *testing.T, en, w *Words)) {
	for _, title := range Titles() {
		en := englishOf(t, title)
		everyLanguageOf(t, title, func(t *testing.T, _ string, w *Words) { check(t, en, w) })
	}
}

func englishOf(t *testing.T, title string) *Words {
	w, err := NewWordsFor("en", title)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// everyPhrase calls check for each phrase of the words and of those below them.
func everyPhrase(w *Words, check func(key string, p phrase)) {
	for ; w != nil; w = w.below {
		for key, p := range w.phrases {
			check(key, p)
		}
	}
}

// What the shelf shows of a title stands in a file of its own, and does without all the others.
func TestWhatTheShelfShowsIsSmall(t *testing.T) {
	const most = 2048 // bytes
	for _, title := range Titles() {
		for _, lang := range Languages() {
			folder := TitleWords(lang, title)
			text, err := fs.ReadFile(folder, ShelfWords)
			if err != nil || len(text) > most {
				t.Errorf("%s in %s: %d bytes are read before it is opened, at most %d may be (%v)", title, lang, len(text), most, err)
			}
			w, err := NewWords(lang)
			if err == nil {
				w, err = w.Under(folder, ShelfWords)
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, key := range []string{"title.name", "title.full", "title.motto", "shell.name"} {
				if !w.Has(key) {
					t.Errorf("%s in %s does not say %s", title, lang, key)
				}
			}
		}
	}
}

// What all titles share is said by none of them in other words by accident.
func TestTitlesSayNothingTwice(t *testing.T) {
	for _, title := range Titles() {
		w := englishOf(t, title)
		for key := range w.phrases {
			if w.below.Has(key) {
				t.Errorf("%s says %s, which all titles share", title, key)
			}
		}
	}
}

// cases are the forms of names; sides and ways may stand behind the keys of phrases and places.
var (
	cases      = strings.Fields("nom gen acc loc")
	moreWords  = append(strings.Fields("rebels empire at to from"), cases...)
	moreNeeded = regexp.MustCompile(`^(event|place|unit|leader|shot|theater_word|card)\.`)
)

func TestEveryLanguageHasTheSameKeys(t *testing.T) {
	besideEnglish(t, func(t *testing.T, en, w *Words) {
		for _, key := range en.Keys() {
			if !w.Has(key) {
				t.Errorf("there are no words for %s", key)
			}
		}
		for _, key := range w.Keys() {
			end := strings.LastIndex(key, ".")
			more := moreNeeded.MatchString(key) && slices.Contains(moreWords, key[end+1:]) && w.Has(key[:end])
			if !en.Has(key) && !more {
				t.Errorf("English has no %s", key)
			}
		}
	})
}

// about names the holes of a phrase without their forms; the ways to name a place are one.
func about(w *Words, key string) (names []string) {
	for _, hole := range w.Names(key) {
		name, _, _ := strings.Cut(hole, ".")
		if slices.Contains([]string{"place", "at", "to"}, name) {
			name = "system"
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestEveryLanguageSpeaksOfTheSameThings(t *testing.T) {
	besideEnglish(t, func(t *testing.T, en, w *Words) {
		for _, key := range w.Keys() {
			base := key
			for !en.Has(base) && strings.Contains(base, ".") {
				base = base[:strings.LastIndex(base, ".")]
			}
			if got, want := about(w, key), about(en, base); !slices.Equal(got, want) && !strings.HasPrefix(key, "place.") {
				t.Errorf("%s speaks of %q, in English of %q", key, got, want)
			}
		}
	})
}

func TestNumbersHaveEveryForm(t *testing.T) {
	everyLanguage(t, func(t *testing.T, _ string, w *Words) {
		everyPhrase(w, func(key string, p phrase) {
			if len(p) == 1 {
				return
			}
			needed := map[plural.Form]bool{plural.Other: true}
			for n := range 200 {
				needed[plural.Cardinal.MatchPlural(w.lang, n, 0, 0, 0, 0)] = true
			}
			for form := range needed {
				if _, ok := p[form]; !ok {
					t.Errorf("%s lacks the form %d", key, form)
				}
			}
			if _, none := p[plural.Zero]; none {
				needed[plural.Zero] = true // any language may have it
			}
			if len(p) != len(needed) {
				t.Errorf("%s has %d forms, the language %d", key, len(p), len(needed))
			}
		})
	})
}

// counted are the holes of numbers, some of which may be one.
var counted = []string{"n", "m", "held", "left", "points", "damage", "room", "hits"}

// severalAlways are English phrases whose number is never one, or has decimals.
var severalAlways = []string{
	"build.of", "amount.own", "card.line", "fleet.line", "shell.front.learn.done", "shell.front.players", "shell.new.players",
	"event.hand_drawn", "event.objectives_kept", "odds.guesses", "board.fact.possible", "board.fact.possible.rebels", "table.hits.rest",
	"confirm.unfired.text", "hint.dealt", "hint.taken",
}

// TestOneIsNotMany: no English sentence says "1 fighters".
func TestOneIsNotMany(t *testing.T) {
	many := regexp.MustCompile(`\b1 [a-z]+s\b`)
	one := regexp.MustCompile(`class 1 ships|\b1 (focus|less|success|costs|stays|is|begins|misses|always|does)\b`)
	everyLanguage(t, func(t *testing.T, lang string, w *Words) {
		if lang != "en" {
			return
		}
		for _, key := range w.Keys() {
			args := Args{}
			for _, hole := range w.Names(key) {
				args[hole] = "X"
				if slices.Contains(counted, hole) {
					args[hole] = 1
				}
			}
			said := one.ReplaceAllString(w.Say(key, args), "")
			if many.MatchString(said) && !strings.HasPrefix(key, "rule.") && !slices.Contains(severalAlways, key) {
				t.Errorf("%s: %s", key, said)
			}
		}
	})
}

// tablesOf are where the names of a hole stand.
var tablesOf = map[string]string{
	"leader": "leader", "about": "leader", "about2": "leader", "unit": "unit", "shot": "shot", "theater": "theater_word", "card": "card",
}

// A form that a phrase wants is there, and one that is there is wanted. Names that always look the same need none.
func TestEveryFormIsThereAndWanted(t *testing.T) {
	everyLanguage(t, func(t *testing.T, _ string, w *Words) {
		wanted, there := map[string]bool{}, map[string]bool{}
		for _, key := range w.Keys() {
			for _, hole := range w.Names(key) {
				if name, form, ok := strings.Cut(hole, "."); ok {
					wanted[tablesOf[name]+" "+form] = true
				}
			}
			if end := strings.LastIndex(key, "."); slices.Contains(cases, key[end+1:]) {
				table, _, _ := strings.Cut(key, ".")
				there[table+" "+key[end+1:]] = true
			}
		}
		for form := range wanted {
			if !there[form] {
				t.Errorf("a phrase wants %s, which no name has", form)
			}
		}
		for form := range there {
			if !wanted[form] {
				t.Errorf("no phrase wants %s", form)
			}
		}
		for _, form := range []string{"gen", "acc"} {
			for _, id := range rebellionIDs(t)["leader"] {
				if wanted["leader "+form] && !w.Has("leader."+id+"."+form) {
					t.Errorf("leader.%s has no %s", id, form)
				}
			}
		}
	})
}

// said tells whether the program has a use for a key: a text of its source is the key, with or without its first word, or
// how it begins, or it is put together from two of them.
func said(key string, texts map[string]bool) bool {
	_, short, _ := strings.Cut(key, ".")
	for _, key := range []string{key, short} {
		if texts[key] {
			return true
		}
		for i := 2; i < len(key); i++ {
			if texts[key[:i]] && (texts[key[i:]] || key[i-1] == '.' || key[i-1] == '_') {
				return true
			}
		}
	}
	return false
}

func TestNoKeyIsUnused(t *testing.T) {
	texts := map[string]bool{}
	literal := regexp.MustCompile(`"[^"\\\n]*"`)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		for _, text := range literal.FindAll(source, -1) {
			texts[strings.Trim(string(text), `"`)] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	shelf, err := os.ReadFile("../main.go")
	if err != nil {
		t.Fatal(err)
	}
	stand := 0
	for _, title := range Titles() {
		if !strings.Contains(string(shelf), "\t"+title+".Title(),\n") {
			continue // it does not stand on the shelf yet: its screen has not said all
		}
		stand++
		for _, key := range englishOf(t, title).Keys() {
			if !said(key, texts) {
				t.Errorf("%s: nobody says %s", title, key)
			}
		}
	}
	if stand == 0 {
		t.Error("no title is found on the shelf")
	}
}

// foreign are letters and signs that a language does not have.
var foreign = map[string]string{
	"ru": "іІїЇєЄґҐ'`“”’",
	"uk": "ыЫэЭёЁъЪ'`“”",
}

func TestLettersBelongToTheLanguage(t *testing.T) {
	everyLanguage(t, func(t *testing.T, lang string, w *Words) {
		everyPhrase(w, func(key string, p phrase) {
			if strings.HasPrefix(key, "shell.language.") {
				return // in its own letters
			}
			for _, tpl := range p {
				text := strings.Join(tpl.text, " ")
				if strings.ContainsAny(text, foreign[lang]) {
					t.Errorf("%s has a foreign letter or sign: %s", key, text)
				}
				for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
					latin := strings.IndexFunc(word, func(r rune) bool { return unicode.Is(unicode.Latin, r) })
					cyrillic := strings.IndexFunc(word, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
					if latin >= 0 && cyrillic >= 0 {
						t.Errorf("%s mixes alphabets in %q", key, word)
					}
				}
			}
		})
	})
}

// entry is a line of the glossary: how a thing is called in each language.
type entry struct {
	Table, ID, En, Ru, Uk string
	RuCounts              []string `json:"ru_counts"`
	UkCounts              []string `json:"uk_counts"`
	RuAcc                 []string `json:"ru_acc"`
	UkAcc                 []string `json:"uk_acc"`
}

func (e *entry) in(lang string) (name string, counts, acc []string) {
	switch lang {
	case "ru":
		return e.Ru, e.RuCounts, e.RuAcc
	case "uk":
		return e.Uk, e.UkCounts, e.UkAcc
	}
	return strings.ReplaceAll(e.En, "'", "’"), nil, nil
}

func glossary(t *testing.T) (entries []entry) {
	text, err := os.ReadFile("testdata/glossary.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &entries); err != nil {
		t.Fatal(err)
	}
	return entries
}

// Things of Rebellion are called as in its printed editions.
func TestNamesAreThoseOfTheGlossary(t *testing.T) {
	everyLanguageOf(t, "rebellion", func(t *testing.T, lang string, w *Words) {
		for _, e := range glossary(t) {
			name, counts, acc := e.in(lang)
			key := e.Table + "." + e.ID
			if e.Table == "unit" {
				countsAre(t, w, key, counts)
				countsAre(t, w, key+".acc", acc)
				key += ".name"
			}
			if got := w.Say(key); !strings.EqualFold(got, name) {
				t.Errorf("%s is %q, in the glossary %q", key, got, name)
			}
		}
	})
}

// countsAre compares a number of units with its words for one, few and many.
func countsAre(t *testing.T, w *Words, key string, words []string) {
	t.Helper()
	for i, word := range words {
		n := [...]int{1, 2, 5}[i]
		if got, want := w.Say(key, Args{"n": n}), string('0'+rune(n))+" "+word; got != want {
			t.Errorf("%s is %q, in the glossary %q", key, got, want)
		}
	}
}
