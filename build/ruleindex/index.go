// Command ruleindex writes the index of the rules: for every numbered rule where
// the program enforces it and which transcripts show it; and what shows the numbered
// positions (T1 to T93) and pitfalls (P1 to P70) that the rules are tested with.
//
//	go run ./build/ruleindex            writes game/rebellion/RULES.md anew
//
// It also fills in, in game/rebellion/READINGS.md, who cites each open reading.
//
// It reads the numbers in the comments and reasons of the rules' source and in the
// transcripts; the list of all numbered rules is game/rebellion/testdata/tables/rules.txt.
package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Rules is where the rules and their transcripts stand, seen from the top of the repository.
const Rules = "game/rebellion"

// An Index says for the number of a rule who enforces it and what shows it.
type Index struct {
	Numbers  []string            // all numbered rules, in their order
	Enforced map[string][]string // "file.go: function"
	Shown    map[string][]string // names of transcripts; for positions and pitfalls of tests, too
	Tested   map[string][]string // tests that cite a rule, for those that no transcript can show
}

// Read makes the index of the rules under the top of the repository.
func Read(top string) (*Index, error) {
	list, err := os.ReadFile(filepath.Join(top, Rules, "testdata", "tables", "rules.txt"))
	if err != nil {
		return nil, err
	}
	x := &Index{Numbers: strings.Fields(string(list)), Enforced: map[string][]string{}, Shown: map[string][]string{}, Tested: map[string][]string{}}
	if err := x.readSource(filepath.Join(top, Rules)); err != nil {
		return nil, err
	}
	return x, x.readTranscripts(filepath.Join(top, Rules, "testdata"))
}

func (x *Index) readSource(folder string) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		switch {
		case filepath.Base(file) == "rebellion.go":
			continue // the package comment only lists chapters
		case strings.HasSuffix(file, "_test.go"):
			err = errors.Join(readGo(file, x.Shown, positionsIn), readGo(file, x.Tested, numbersIn))
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
		for _, n := range slices.Concat(numbersIn(string(story)), positionsIn(string(story))) {
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

var position = regexp.MustCompile(`\b[TP][1-9]\d?\b`)

func positionsIn(text string) []string { return position.FindAllString(text, -1) }

// positions are the numbers of all positions and pitfalls, but for two: pitfall 51 belongs
// to the expansion, 68 to the messages on the screen.
func positions() (all []string) {
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

// Lacking returns the numbered rules that the program enforces and no transcript shows,
// and the positions and pitfalls that nothing shows.
func (x *Index) Lacking() (lacking []string) {
	for _, n := range x.Numbers {
		if len(x.Enforced[n]) > 0 && len(x.Shown[n]) == 0 {
			lacking = append(lacking, n)
		}
	}
	for _, n := range positions() {
		if len(x.Shown[n]) == 0 {
			lacking = append(lacking, n)
		}
	}
	return lacking
}

// Unknown returns the numbers cited that are neither a numbered rule nor the
// number of a section of them.
func (x *Index) Unknown() (unknown []string) {
	known := map[string]bool{}
	for _, n := range positions() {
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
		fmt.Fprintf(&b, "| %s | %s | %s |\n", n, strings.Join(x.Enforced[n], ", "), shortened(shown))
	}
	b.WriteString("\n## Positions (T) and pitfalls (P) that the rules are tested with\n\n| Number | Shown by |\n| --- | --- |\n")
	for _, n := range positions() {
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

// page is the file that holds the index.
func page(top string) string { return filepath.Join(top, Rules, "RULES.md") }

func main() {
	x, err := Read(".")
	if err == nil {
		err = os.WriteFile(page("."), []byte(x.String()), 0o644)
	}
	if r, failed := ReadReadings("."); failed == nil {
		err = errors.Join(err, os.WriteFile(readingsPage("."), []byte(r.String()), 0o644))
	} else {
		err = errors.Join(err, failed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
