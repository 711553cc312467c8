package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed words
var wordFiles embed.FS

// Words are all phrases of one language, found by key.
//
// Those that all titles share stand in words/<language>/*.toml, those of a title in words/<language>/<title>/*.toml; its
// shelf.toml says what is read of it before it is opened. A title's words lie over the shared ones, so that no title's keys and
// numbers of rules get into another's way. A key is the path to its phrase, joined by dots, so these are the keys
// mission.sabotage, mission.sabotage.where and unit.at_at:
//
//	[mission]
//	sabotage = "Sabotage"
//	"sabotage.where" = "Any system but Coruscant"
//
//	[unit]
//	at_at = { one = "{n} AT-AT", other = "{n} AT-ATs" }
//
// A phrase may have {names}, which Say fills in, and forms for numbers (zero, one, two, few, many, other; which of
// them a language uses is in the Unicode CLDR), of which Say takes the one that suits the argument n; any language may have one for
// zero, for what is said of none. {{ and }} are braces.
//
// A name may have further forms that only some languages need, such as cases, each under a key of its own, and a phrase
// asks for one behind a dot. Where a name lacks the form it stands as it is:
//
//	[leader]
//	chewbacca = "Чубакка"
//	"chewbacca.acc" = "Чубакку"
//
//	[ask]
//	"oppose.leader" = "Отправить {leader.acc}"
//
// A new language is a new folder; no code changes.
type Words struct {
	lang    language.Tag
	phrases map[string]phrase
	below   *Words // what is said where these have no phrase, or nil
	said    sayings
}

// Args are the things a phrase speaks of, by the names it uses. Values are numbers, words of the same language, or names
// that have forms. The number n chooses the plural form.
type Args map[string]any

// Name says a name in the form that a phrase asks for: "acc" for {leader.acc}, nothing for {leader}.
type Name func(form string) string

// phrase holds a template for each form. One without numbers has plural.Other only.
type phrase map[plural.Form]template

// template is text and holes in turn: text[0] hole[0] text[1] … text[len(holes)].
type template struct{ text, holes []string }

var forms = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many, "other": plural.Other,
}

// Languages lists the languages there are words in, as codes like "en".
func Languages() []string {
	folders, err := fs.ReadDir(wordFiles, "words")
	if err != nil {
		panic(fmt.Sprintf("assets: %v", err))
	}
	var codes []string
	for _, f := range folders {
		codes = append(codes, f.Name())
	}
	return codes
}

// NewWords reads the words of a language that all titles share. It fails if there is no such language or one of its files is broken.
func NewWords(lang string) (*Words, error) {
	if !slices.Contains(Languages(), lang) {
		return nil, fmt.Errorf("there are no words in %q, only in %s", lang, strings.Join(Languages(), ", "))
	}
	folder, err := fs.Sub(wordFiles, "words/"+lang)
	if err != nil {
		return nil, err
	}
	return readWords(lang, folder)
}

// NewWordsFor reads the words of a language for a title: its own over those that all share.
func NewWordsFor(lang, title string) (*Words, error) {
	w, err := NewWords(lang)
	if err != nil {
		return nil, err
	}
	return w.Under(TitleWords(lang, title))
}

// TitleWords is the folder with the words of a title in a language.
func TitleWords(lang, title string) fs.FS {
	folder, err := fs.Sub(wordFiles, "words/"+lang+"/"+title)
	if err != nil {
		panic(fmt.Sprintf("assets: %v", err))
	}
	return folder
}

// Titles lists the titles that there are words for.
func Titles() (ids []string) {
	entries, err := fs.ReadDir(wordFiles, "words/en")
	if err != nil {
		panic(fmt.Sprintf("assets: %v", err))
	}
	for _, e := range entries {
		if e.IsDir() {
			ids = append(ids, e.Name())
		}
	}
	return ids
}

// Language is the code of the language, like "en".
func (w *Words) Language() string { return w.lang.String() }

// ShelfWords is the file of a title that is read before the title is opened.
const ShelfWords = "shelf.toml"

// Under reads the words of a folder, or of some of its files, and lays them over these: what they do not say is said by these.
func (w *Words) Under(folder fs.FS, files ...string) (*Words, error) {
	above := &Words{lang: w.lang, phrases: map[string]phrase{}, below: w}
	return above, above.read(folder, files)
}

// readWords reads all .toml files of a folder.
func readWords(lang string, folder fs.FS) (*Words, error) {
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, fmt.Errorf("words in %q: %w", lang, err)
	}
	w := &Words{lang: tag, phrases: map[string]phrase{}}
	return w, w.read(folder, nil)
}

// read takes in files of a folder; if none is named, all that are words.
func (w *Words) read(folder fs.FS, names []string) (err error) {
	if len(names) == 0 {
		if names, err = fs.Glob(folder, "*.toml"); err != nil {
			return err
		}
		if len(names) == 0 {
			return fmt.Errorf("there are no words in %v", w.lang)
		}
	}
	for _, name := range names {
		var tree map[string]any
		if _, err := toml.DecodeFS(folder, name, &tree); err != nil {
			return fmt.Errorf("words in %v, %s: %w", w.lang, name, err)
		}
		if err := w.add("", tree); err != nil {
			return fmt.Errorf("words in %v, %s: %w", w.lang, name, err)
		}
	}
	return nil
}

// add takes in a table of a file; path is the key of the table.
func (w *Words) add(path string, table map[string]any) error {
	for name, value := range table {
		key := strings.TrimPrefix(path+"."+name, ".")
		switch value := value.(type) {
		case string:
			if err := w.put(key, map[string]any{"other": value}); err != nil {
				return err
			}
		case map[string]any:
			put := w.add
			if isForms(value) {
				put = w.put
			}
			if err := put(key, value); err != nil {
				return err
			}
		default:
			return fmt.Errorf("%s is %v, which is no text", key, value)
		}
	}
	return nil
}

// isForms tells the forms of one phrase from a table of phrases.
func isForms(table map[string]any) bool {
	for name := range table {
		if _, ok := forms[name]; !ok {
			return false
		}
	}
	return len(table) > 0
}

func (w *Words) put(key string, texts map[string]any) error {
	if _, there := w.phrases[key]; there {
		return fmt.Errorf("%s is there twice", key)
	}
	p := phrase{}
	for name, value := range texts {
		text, ok := value.(string)
		if !ok {
			return fmt.Errorf("%s: the form %q is no text", key, name)
		}
		t, err := newTemplate(text)
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		p[forms[name]] = t
	}
	if _, ok := p[plural.Other]; !ok {
		return fmt.Errorf(`%s lacks the form "other"`, key)
	}
	w.phrases[key] = p
	return nil
}

// newTemplate cuts "Move {n} units" into text and holes.
func newTemplate(s string) (template, error) {
	var t template
	var text strings.Builder
	for i := 0; i < len(s); i++ {
		switch two := s[i:min(i+2, len(s))]; {
		case two == "{{" || two == "}}":
			text.WriteByte(s[i])
			i++
		case s[i] == '{':
			end := strings.IndexAny(s[i+1:], "{}")
			if end < 1 || s[i+1+end] != '}' {
				return t, fmt.Errorf("%q has a brace { without its }", s)
			}
			t.text = append(t.text, text.String())
			t.holes = append(t.holes, s[i+1:i+1+end])
			text.Reset()
			i += end + 1
		case s[i] == '}':
			return t, fmt.Errorf("%q has a brace } without its {", s)
		default:
			text.WriteByte(s[i])
		}
	}
	t.text = append(t.text, text.String())
	return t, nil
}

// Has tells whether there is a phrase for the key.
func (w *Words) Has(key string) bool {
	_, ok := w.phrase(key)
	return ok
}

// phrase finds a phrase in these words or in those below them.
func (w *Words) phrase(key string) (p phrase, ok bool) {
	for ; w != nil && !ok; w = w.below {
		p, ok = w.phrases[key]
	}
	return p, ok
}

// Keys lists all keys in alphabetical order.
func (w *Words) Keys() []string {
	var keys []string
	for ; w != nil; w = w.below {
		keys = slices.AppendSeq(keys, maps.Keys(w.phrases))
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// Names lists the {names} that the phrase asks for, each once, in alphabetical order.
func (w *Words) Names(key string) []string {
	var names []string
	p, _ := w.phrase(key)
	for _, t := range p {
		names = append(names, t.holes...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Say puts a phrase into words. A key without a phrase, or a name without an argument, shows as ⟦key⟧, so that it
// is seen and reported but stops nobody's game. Later arguments win over earlier ones. A phrase without names costs
// one look-up and no memory, a sentence that was said before none but for its arguments.
func (w *Words) Say(key string, args ...Args) string {
	p, ok := w.phrase(key)
	if !ok {
		return missing(key)
	}
	t := p[plural.Other]
	if len(p) > 1 {
		if special, ok := p[w.form(p, args)]; ok {
			t = special
		}
	}
	if len(t.holes) == 0 {
		return t.text[0]
	}
	var space [256]byte
	b := space[:0]
	for i, hole := range t.holes {
		b = append(b, t.text[i]...)
		b = append(b, word(hole, args)...)
	}
	return w.said.again(append(b, t.text[len(t.holes)]...))
}

func missing(key string) string { return "⟦" + key + "⟧" }

// SayIn says a name in one of its forms, or as it is if it lacks that form.
func (w *Words) SayIn(form, key string, args ...Args) string {
	if form != "" {
		if special := key + "." + form; w.Has(special) {
			key = special
		}
	}
	return w.Say(key, args...)
}

// find looks for an argument, the last one first.
func find(name string, args []Args) (value any, ok bool) {
	for i := len(args) - 1; i >= 0; i-- {
		if value, ok = args[i][name]; ok {
			return value, true
		}
	}
	return nil, false
}

func word(hole string, args []Args) string {
	name, form, _ := strings.Cut(hole, ".")
	switch value, ok := find(name, args); value := value.(type) {
	case string:
		return value
	case Name:
		return value(form)
	case int:
		return strconv.Itoa(value)
	default:
		if !ok {
			return missing(hole)
		}
		return fmt.Sprint(value)
	}
}

// Tenths writes a number with one decimal, as the language does.
func (w *Words) Tenths(x float64) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', 1, 64), ".", w.Say("number.point"), 1)
}

// form is the form of a phrase for the whole number n among the arguments; without one it is Other.
func (w *Words) form(p phrase, args []Args) plural.Form {
	value, _ := find("n", args)
	n, ok := value.(int)
	if !ok {
		return plural.Other
	}
	if n < 0 {
		n = -n
	}
	if _, none := p[plural.Zero]; none && n == 0 {
		return plural.Zero
	}
	return plural.Cardinal.MatchPlural(w.lang, n, 0, 0, 0, 0)
}
