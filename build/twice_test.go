package build_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The screens of titles: those on the shelf, those to come, and the toys that a title begins from. What two of them need is a room of
// ui/table.
var titleScreens = []string{"ui/rebellion", "ui/starship", "ui/cardgame", "ui/table/tabletest/hunt", "ui/table/tabletest/duel"}

// alike is how many equal lines in a row are too many.
const alike = 6

// A toldLine is a line of a source, however it is spaced.
type toldLine struct {
	file string
	line int
	text string
}

// TestTwice: no six lines of a title's screen stand anywhere else among them, but for what is imported.
func TestTwice(t *testing.T) {
	var files [][]toldLine
	for _, screen := range titleScreens {
		for _, name := range sourcesIn(t, screen) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, linesOf(name, string(text)))
		}
	}
	for _, pair := range twice(files) {
		t.Error(pair)
	}
}

// sourcesIn lists the files of a folder and of those below it, but for tests.
func sourcesIn(t *testing.T, folder string) (names []string) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join("..", filepath.FromSlash(folder)), func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			names = append(names, name)
		}
		return err
	})
	if err != nil || len(names) == 0 {
		t.Fatalf("%s: %d files, %v", folder, len(names), err)
	}
	return names
}

// linesOf are the lines of a source that say something: without comments, what is imported, and punctuation that stands alone.
func linesOf(name, text string) (lines []toldLine) {
	set := token.NewFileSet()
	file := set.AddFile(name, -1, len(text))
	s := scanner.Scanner{}
	s.Init(file, []byte(text), nil, 0)
	imports, depth := false, 0
	for {
		pos, tok, literal := s.Scan()
		at := file.Line(pos)
		switch {
		case tok == token.EOF:
			return slices.DeleteFunc(lines, func(l toldLine) bool { return !strings.ContainsFunc(l.text, isLetter) })
		case tok == token.SEMICOLON && literal == "\n":
			imports = imports && depth > 0
			continue
		case tok == token.IMPORT:
			imports = true
		case imports && tok == token.LPAREN:
			depth++
		case imports && tok == token.RPAREN:
			depth--
		}
		if imports || tok == token.IMPORT {
			continue
		}
		if literal == "" {
			literal = tok.String()
		}
		if n := len(lines); n > 0 && lines[n-1].line == at {
			lines[n-1].text += " " + literal
		} else {
			lines = append(lines, toldLine{name, at, literal})
		}
	}
}

func isLetter(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' }

// twice says where runs of equal lines stand twice, each by its beginning.
func twice(files [][]toldLine) (pairs []string) {
	type place struct{ file, at int }
	first := map[string]place{}
	for i, lines := range files {
		last := place{-1, -1} // the run found before goes on
		for at := range len(lines) - alike + 1 {
			var run strings.Builder
			for _, l := range lines[at : at+alike] {
				run.WriteString(l.text + "\n")
			}
			was, known := first[run.String()]
			switch {
			case !known:
				first[run.String()] = place{i, at}
			case was.file == i && at-was.at < alike:
			case was == (place{last.file, last.at + 1}):
				last = was
				continue
			default:
				other := files[was.file][was.at]
				pairs = append(pairs, fmt.Sprintf("%s:%d says again what %s:%d says:\n%s", lines[at].file, lines[at].line, other.file, other.line, run.String()))
				last = was
				continue
			}
			last = place{-1, -1}
		}
	}
	return pairs
}

// A test of the test: equal lines are found however they are spaced, what is imported is left out, and five are not six.
func TestTwiceFinds(t *testing.T) {
	const five = "a := 1\nb := 2\n// c\n\nc(a,b)\nd()\ne()\n"
	read := func(text string) []toldLine { return linesOf("x.go", text) }
	for _, c := range []struct {
		texts []string
		want  int
	}{
		{[]string{"package p\nfunc f() {\n" + five + "}", "package q\nfunc g() {\n" + five + "}"}, 0},
		{[]string{"package p\nfunc f() {\n" + five + "f()\n}", "package q\nfunc g() {\n\t" + strings.ReplaceAll(five, "\n", "\n\t\t") + "f()\n}"}, 1},
		{[]string{"package p\nfunc f() {\n" + five + "f()\ng()\n}", "package q\nfunc g() {\n" + five + "f()\ng()\n}"}, 1},
		{[]string{"package p\nfunc f() {\n" + five + "f()\n}\nfunc g() {\n" + five + "f()\n}"}, 1},
		{[]string{"package p\nimport (\n\"a\"\n\"b\"\n\"c\"\n\"d\"\n\"e\"\n\"f\"\n)", "package q\nimport (\n\"a\"\n\"b\"\n\"c\"\n\"d\"\n\"e\"\n\"f\"\n)"}, 0},
	} {
		var files [][]toldLine
		for _, text := range c.texts {
			files = append(files, read(text))
		}
		if got := twice(files); len(got) != c.want {
			t.Errorf("%q: found %q, want %d", c.texts, got, c.want)
		}
	}
}

// TestNoTitlesScreenSaysWhatAnotherSays: no method of a title's screen does the same, word for word, as one of that name of another
// title's.
func TestNoTitlesScreenSaysWhatAnotherSays(t *testing.T) {
	type said struct{ screen, at string }
	by := map[string]said{}
	for _, screen := range titleScreens {
		for _, name := range sourcesIn(t, screen) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for method, line := range methodsIn(t, name, string(text)) {
				here := said{screen, fmt.Sprintf("%s:%d", name, line)}
				if other, known := by[method]; known && other.screen != screen {
					t.Errorf("%s says what %s says: %s", here.at, other.at, method)
				} else {
					by[method] = here
				}
			}
		}
	}
	if len(by) < 100 {
		t.Errorf("only %d methods are read", len(by))
	}
}

// methodsIn are the methods of a file that do anything, by their names and what they do, and the lines where they begin. What they
// belong to is called as it likes.
func methodsIn(t *testing.T, name, text string) map[string]int {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	methods := map[string]int{}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil || f.Body == nil {
			continue
		}
		var body []string
		for _, l := range linesOf(name, text[set.Position(f.Body.Lbrace).Offset:set.Position(f.Body.Rbrace).Offset+1]) {
			body = append(body, l.text)
		}
		if len(body) > 0 {
			methods[f.Name.Name+" "+strings.Join(body, " ")] = set.Position(f.Pos()).Line
		}
	}
	return methods
}
