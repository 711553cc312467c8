// Command ruleindex writes the index of the rules of every title: for every numbered rule where
// the program enforces it and which transcripts show it; and what shows the numbered
// clarifications that the rules are tested with.
//
//	go run ./build/ruleindex            writes RULES.md of each title anew
//
// It also fills in, in READINGS.md, who cites each open reading.
//
// It reads the numbers in the comments and reasons of the rules' source and in the
// transcripts; the numbered rules are those of the English rule book, assets/words/en/TITLE/rules_*.toml.
package main

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"holoboard/game/cardgame"
	"holoboard/game/rebellion"
	"holoboard/game/starship"
)

// A Title is one whose rules are indexed.
type Title struct {
	Name      string // of its folders, and of the file whose package comment only lists chapters
	Positions []string
	Heading   string // over the positions
	House     []string
	Open      string // the letters that the numbers of its readings begin with
}

// Titles are all of them.
var Titles = []Title{
	{"rebellion", rebellionPositions(), "Positions (T) and pitfalls (P)", rebellion.HouseRuleNames(), "OUQ"},
	{"starship", starshipPositions(), "Clarifications", starship.HouseRuleNames(), "OUQ"},
	{"cardgame", cardgameExamples(), "Examples of the rule book (B)", cardgame.HouseRules(), "D"},
}

// folder is where the rules of a title and their transcripts stand, seen from the top of the repository.
func (t *Title) folder() string { return path.Join("game", t.Name) }

// An Index says for the number of a rule who enforces it and what shows it.
type Index struct {
	Title
	Numbers  []string            // all numbered rules, in their order
	Enforced map[string][]string // "file.go: function"
	Shown    map[string][]string // names of transcripts; for positions of tests, too
	Tested   map[string][]string // tests that cite a rule, for those that no transcript can show
	Untold   map[string]string   // why a rule has no transcript, for a title whose every other rule has one; nil: only enforced ones have
}

// Read makes the index of a title's rules under the top of the repository.
func Read(top string, title Title) (*Index, error) {
	x := &Index{Title: title, Enforced: map[string][]string{}, Shown: map[string][]string{}, Tested: map[string][]string{}}
	folder := filepath.Join(top, title.folder())
	err := errors.Join(x.readNumbers(top), x.readUntold(folder), x.readSource(folder), x.readTranscripts(filepath.Join(folder, "testdata")))
	return x, err
}

var (
	ruleKey = regexp.MustCompile(`(?m)^"(R\d+(?:\.\d+)+)" = `)
	ruleRow = regexp.MustCompile(`(?m)^\| (R\d+(?:\.\d+)+) \|`)
)

// readNumbers lists the rules of the rule book; of a title whose book stands in no words yet they are the rows of its index.
func (x *Index) readNumbers(top string) error {
	files, err := filepath.Glob(filepath.Join(top, "assets", "words", "en", x.Name, "rules_*.toml"))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		page, err := os.ReadFile(x.page(top))
		if err != nil {
			return err
		}
		for _, row := range ruleRow.FindAllStringSubmatch(string(page), -1) {
			x.Numbers = append(x.Numbers, row[1])
		}
	}
	for _, file := range files {
		if filepath.Base(file) == "rules_titles.toml" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for _, key := range ruleKey.FindAllStringSubmatch(string(text), -1) {
			x.Numbers = append(x.Numbers, key[1])
		}
	}
	slices.SortFunc(x.Numbers, byNumber)
	return nil
}

// byNumber puts R9.2 before R10.1.
func byNumber(a, b string) int {
	return slices.CompareFunc(strings.Split(a[1:], "."), strings.Split(b[1:], "."), func(a, b string) int {
		return cmp.Or(len(a)-len(b), strings.Compare(a, b))
	})
}

// readUntold reads testdata/tables/untold.txt, if there is one: a rule and why no transcript shows it on each line.
func (x *Index) readUntold(folder string) error {
	text, err := os.ReadFile(filepath.Join(folder, "testdata", "tables", "untold.txt"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	x.Untold = map[string]string{}
	for line := range strings.Lines(string(text)) {
		if rule, reason, ok := strings.Cut(strings.TrimSpace(line), " "); ok && !strings.HasPrefix(line, "#") {
			x.Untold[rule] = strings.TrimSpace(reason)
		}
	}
	return err
}

func (x *Index) readSource(folder string) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		switch {
		case filepath.Base(file) == x.Name+".go":
			continue // the package comment only lists chapters
		case strings.HasSuffix(file, "_test.go"):
			err = errors.Join(readGo(file, x.Shown, x.positionsIn), readGo(file, x.Tested, numbersIn))
		default:
			err = readGo(file, x.Enforced, numbersIn)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// readGo notes the numbers in comments and in texts such as "R8.3.5", each with
// the declaration it stands at or in.
func readGo(file string, to map[string][]string, numbersIn func(string) []string) error {
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, nil, parser.ParseComments)
	if err != nil {
		return err
	}
	note := func(pos token.Pos, text string) {
		where := filepath.Base(file)
		if name := declarationAt(parsed, pos); name != "" {
			where += ": " + name
		}
		for _, n := range numbersIn(text) {
			add(to, n, where)
		}
	}
	for _, group := range parsed.Comments {
		for _, c := range group.List {
			note(c.Pos(), c.Text)
		}
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING {
			note(text.Pos(), text.Value)
		}
		return true
	})
	return nil
}

// declarationAt names the function, type or variable that a place belongs to,
// its comment above it included.
func declarationAt(file *ast.File, pos token.Pos) string {
	for _, d := range file.Decls {
		from, name := d.Pos(), ""
		switch d := d.(type) {
		case *ast.FuncDecl:
			name = d.Name.Name
			if d.Doc != nil {
				from = d.Doc.Pos()
			}
		case *ast.GenDecl:
			if d.Doc != nil {
				from = d.Doc.Pos()
			}
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					name = s.Name.Name
				case *ast.ValueSpec:
					if name == "" || s.Pos() <= pos {
						name = s.Names[0].Name
					}
				}
			}
		}
		if from <= pos && pos <= d.End() {
			return name
		}
	}
	return ""
}

func (x *Index) readTranscripts(folder string) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return err
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		story, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text := strings.ReplaceAll(string(story), "\n# ", " ") // a span of rules may go over the end of a line
		for _, n := range slices.Concat(numbersIn(text), x.positionsIn(text)) {
			add(x.Shown, n, name)
		}
	}
	return nil
}

func add(to map[string][]string, number, what string) {
	if !slices.Contains(to[number], what) {
		to[number] = append(to[number], what)
	}
}

var (
	number = regexp.MustCompile(`\bR\d+(?:\.\d+)+[ab]?\b`)
	span   = regexp.MustCompile(`\bR((?:\d+\.)*)(\d+)(?: to |–)R?((?:\d+\.)*)(\d+)\b`)
)

// numbersIn returns the rules that a text cites; "R9.4.1 to R9.4.3" cites three.
func numbersIn(text string) []string {
	found := number.FindAllString(text, -1)
	for _, s := range span.FindAllStringSubmatch(text, -1) {
		from, _ := strconv.Atoi(s[2])
		to, _ := strconv.Atoi(s[4])
		if s[3] != "" && s[3] != s[1] {
			continue
		}
		for n := from; n <= to; n++ {
			found = append(found, fmt.Sprintf("R%s%d", s[1], n))
		}
	}
	for i, n := range found {
		found[i] = strings.TrimRight(n, "ab") // R12.4.4a is a part of R12.4.4
	}
	slices.Sort(found)
	return slices.Compact(found)
}

var position = regexp.MustCompile(`\b(?:[TPB][1-9]\d?|R19\.\d+)\b`)

// positionsIn returns the positions that a text cites.
func (x *Index) positionsIn(text string) (cited []string) {
	for _, n := range position.FindAllString(text, -1) {
		if slices.Contains(x.Positions, n) {
			cited = append(cited, n)
		}
	}
	return cited
}

// rebellionPositions are the numbers of all positions and pitfalls, but for two: pitfall 51 belongs
// to the expansion, 68 to the messages on the screen.
func rebellionPositions() (all []string) {
	for n := 1; n <= 93; n++ {
		all = append(all, fmt.Sprintf("T%d", n))
	}
	for n := 1; n <= 70; n++ {
		if n != 51 && n != 68 {
			all = append(all, fmt.Sprintf("P%d", n))
		}
	}
	return all
}

// starshipPositions are what follows from its rules and is easily forgotten.
func starshipPositions() (all []string) {
	for n := 1; n <= 15; n++ {
		all = append(all, fmt.Sprintf("R19.%d", n))
	}
	return all
}

// cardgameExamples are those that its rule book works out.
func cardgameExamples() (all []string) {
	for n := 1; n <= 10; n++ {
		all = append(all, fmt.Sprintf("B%d", n))
	}
	return all
}

// Lacking returns what is wrong with the index: numbered rules that no transcript shows although the program enforces them, or
// although the title gives no reason for it; positions that nothing shows; reasons that do not hold.
func (x *Index) Lacking() (lacking []string) {
	for _, n := range x.Numbers {
		reason, enforced, shown := x.Untold[n], len(x.Enforced[n]) > 0, len(x.Shown[n]) > 0
		switch {
		case shown && reason != "":
			lacking = append(lacking, n+" is shown, and there is a reason why it is not")
		case reason != "" && enforced && len(x.Tested[n]) == 0:
			lacking = append(lacking, n+" is enforced, and nothing shows or tests it")
		case !shown && reason == "" && (enforced || x.Untold != nil):
			lacking = append(lacking, n)
		}
	}
	for _, n := range x.Positions {
		if len(x.Shown[n]) == 0 {
			lacking = append(lacking, n)
		}
	}
	for n := range x.Untold {
		if !slices.Contains(x.Numbers, n) {
			lacking = append(lacking, n+" has a reason and is no rule")
		}
	}
	return lacking
}

// Unknown returns the numbers cited that are neither a numbered rule nor the
// number of a section of them.
func (x *Index) Unknown() (unknown []string) {
	known := map[string]bool{}
	for _, n := range x.Positions {
		known[n] = true
	}
	for _, n := range x.Numbers {
		for n != "" {
			known[n] = true
			n, _, _ = cutLast(n)
		}
	}
	for _, cited := range []map[string][]string{x.Enforced, x.Shown} {
		for n, where := range cited {
			if !known[n] {
				unknown = append(unknown, n+" in "+strings.Join(where, ", "))
			}
		}
	}
	slices.Sort(unknown)
	return unknown
}

// cutLast cuts the last part of a number off: R8.3.2 is in R8.3.
func cutLast(n string) (section, part string, ok bool) {
	if at := strings.LastIndex(n, "."); at >= 0 {
		return n[:at], n[at+1:], true
	}
	return "", n, false
}

// String returns the index as a page of Markdown.
func (x *Index) String() string {
	var b strings.Builder
	b.WriteString("# The rules, where they are enforced and what shows them\n\n" +
		"Written by `go run ./build/ruleindex`; a test sees to it that it is true. A rule without a place in the\n" +
		"source needs no line of it: it explains a word, or follows from others.\n\n" +
		"| Rule | Enforced in | Shown by |\n| --- | --- | --- |\n")
	for _, n := range x.Numbers {
		shown := x.Shown[n]
		if len(shown) == 0 {
			shown = x.Tested[n]
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", n, strings.Join(x.Enforced[n], ", "), strings.TrimSpace(shortened(shown)+" "+x.reason(n)))
	}
	b.WriteString("\n## " + x.Heading + " that the rules are tested with\n\n| Number | Shown by |\n| --- | --- |\n")
	for _, n := range x.Positions {
		fmt.Fprintf(&b, "| %s | %s |\n", n, shortened(x.Shown[n]))
	}
	return b.String()
}

// shortened names the first few transcripts and counts the others.
func shortened(names []string) string {
	const most = 6
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
}

// reason is why no transcript shows a rule, as the page has it.
func (x *Index) reason(n string) string {
	if x.Untold[n] == "" {
		return ""
	}
	return "*" + x.Untold[n] + "*"
}

// page is the file that holds the index of a title.
func (t *Title) page(top string) string { return filepath.Join(top, t.folder(), "RULES.md") }

func main() {
	var failed error
	for _, title := range Titles {
		failed = errors.Join(failed, title.write())
	}
	if failed != nil {
		fmt.Fprintln(os.Stderr, failed)
		os.Exit(1)
	}
}

// write writes the two pages of a title.
func (t *Title) write() error {
	x, err := Read(".", *t)
	if err != nil {
		return err
	}
	r, err := ReadReadings(".", *t)
	if err != nil {
		return err
	}
	return errors.Join(os.WriteFile(t.page("."), []byte(x.String()), 0o644), os.WriteFile(t.readings("."), []byte(r.String()), 0o644))
}
