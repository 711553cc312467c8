package build_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// Bounds are how large a package may grow. What outgrows them is taken apart.
type bounds struct{ lines, knot, fields, methods int }

var (
	ofPackages = bounds{lines: 4500, knot: 20, fields: 48, methods: 120}

	// The rooms of a table are small, so that a title can take the ones it needs.
	ofTables = bounds{lines: 2500, knot: 20, fields: 48, methods: 120}
)

// ofOne are the bounds of packages that lean on what every title has, of the window, which is to give what a field of text is to a
// package of its own, and of a table that is one file nearer to a knot.
var ofOne = map[string]bounds{
	"ui":                {lines: 5000, knot: 28, fields: 52, methods: 125},
	"ui/starship":       {lines: 4500, knot: 21, fields: 48, methods: 120},
	"ui/starship/fleet": {lines: 1350, knot: 20, fields: 48, methods: 120},
}

// boundsOf are the bounds of a package below ui or render.
func boundsOf(name string) bounds {
	if b, own := ofOne[name]; own {
		return b
	}
	if strings.HasPrefix(name, "ui/table/") {
		return ofTables
	}
	return ofPackages
}

// A house is how a package is built.
type house struct {
	lines, knot     int
	fields, methods map[string]int // of each type
	foreign         []string       // a title's words in names and texts
}

// titleWords belong to one title. No package that serves all of them says one.
var titleWords = []string{
	"rebel", "rebels", "rebellion", "imperial", "imperials", "empire", "planet", "planets", "mission", "missions",
	"starship", "starships", "legion", "legions",
}

// A source is a file and what it holds.
type source struct{ name, text string }

// measure takes a package without its tests apart.
func measure(files ...source) (house, error) {
	h := house{fields: map[string]int{}, methods: map[string]int{}}
	trees, set := make([]*ast.File, len(files)), token.NewFileSet()
	home := map[string]int{} // file of each name at the top of one file alone
	for i, f := range files {
		var err error
		if trees[i], err = parser.ParseFile(set, f.name, f.text, parser.SkipObjectResolution); err != nil {
			return h, err
		}
		h.lines += strings.Count(f.text, "\n")
		for _, name := range h.declared(trees[i]) {
			if at, known := home[name]; known && at != i {
				home[name] = -1
			} else {
				home[name] = i
			}
		}
	}
	arrows := make([]map[int]bool, len(files))
	for i, tree := range trees {
		arrows[i] = map[int]bool{}
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				if to, known := home[n.Name]; known && to >= 0 && to != i {
					arrows[i][to] = true
				}
				h.hear(set, n.Pos(), n.Name)
			case *ast.BasicLit:
				if n.Kind == token.STRING {
					h.hear(set, n.Pos(), n.Value)
				}
			}
			return true
		})
	}
	h.knot = knot(arrows)
	return h, nil
}

// declared lists the names at the top of a file, methods among them, and counts what its types have.
func (h *house) declared(tree *ast.File) (names []string) {
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			names = append(names, d.Name.Name)
			if d.Recv != nil {
				h.methods[typeName(d.Recv.List[0].Type)]++
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					names = append(names, s.Name.Name)
					if t, ok := s.Type.(*ast.StructType); ok {
						h.fields[s.Name.Name] = t.Fields.NumFields()
					}
				case *ast.ValueSpec:
					for _, n := range s.Names {
						names = append(names, n.Name)
					}
				}
			}
		}
	}
	return slices.DeleteFunc(names, func(n string) bool { return n == "_" || n == "init" })
}

// typeName is the name of a receiver's type, without its star and its parameters.
func typeName(e ast.Expr) string {
	for {
		switch x := e.(type) {
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.IndexListExpr:
			e = x.X
		case *ast.Ident:
			return x.Name
		default:
			panic(fmt.Sprintf("a receiver is a %T", e))
		}
	}
}

// hear notes a title's word.
func (h *house) hear(set *token.FileSet, at token.Pos, text string) {
	for _, word := range wordsOf(text) {
		if slices.Contains(titleWords, word) {
			h.foreign = append(h.foreign, fmt.Sprintf("%s: %s", set.Position(at), text))
			return
		}
	}
}

// wordsOf takes a name or a text apart, in small letters: mission card, mission_card, MissionCard.
func wordsOf(text string) []string {
	var spaced []rune
	before := ' '
	for _, r := range text {
		if unicode.IsUpper(r) && unicode.IsLower(before) {
			spaced = append(spaced, ' ')
		}
		spaced = append(spaced, unicode.ToLower(r))
		before = r
	}
	return strings.FieldsFunc(string(spaced), func(r rune) bool { return !unicode.IsLetter(r) })
}

// knot is how many files the largest circle holds in which each needs every other, directly or through others.
func knot(arrows []map[int]bool) int {
	reached := make([]map[int]bool, len(arrows))
	for from := range arrows {
		seen := map[int]bool{}
		for todo := []int{from}; len(todo) > 0; {
			at := todo[0]
			todo = todo[1:]
			for to := range arrows[at] {
				if !seen[to] {
					seen[to] = true
					todo = append(todo, to)
				}
			}
		}
		reached[from] = seen
	}
	largest := 0
	for a := range reached {
		size := 1
		for b := range reached[a] {
			if b != a && reached[b][a] {
				size++
			}
		}
		largest = max(largest, size)
	}
	return largest
}

// outgrown tells what of a house is larger than its bounds, one sentence each.
func (h house) outgrown(name string, b bounds) []string {
	var found []string
	say := func(format string, args ...any) { found = append(found, fmt.Sprintf(name+": "+format, args...)) }
	if h.lines > b.lines {
		say("%d lines, at most %d: what stands on its own becomes a package of its own", h.lines, b.lines)
	}
	if h.knot > b.knot {
		say("%d files that all need one another, at most %d: nobody can read one of them alone", h.knot, b.knot)
	}
	for of, n := range h.fields {
		if n > b.fields {
			say("%s has %d fields, at most %d: what belongs together becomes a struct", of, n, b.fields)
		}
	}
	for of, n := range h.methods {
		if n > b.methods {
			say("%s has %d methods, at most %d: it does the work of several types", of, n, b.methods)
		}
	}
	return found
}

// The screen once was one knot of fifteen thousand lines. It is held against its bounds, for the browser and natively at once.
func TestHouse(t *testing.T) {
	folders := map[string][]source{}
	for _, top := range []string{"ui", "render", "game"} {
		err := filepath.WalkDir(filepath.Join("..", top), func(path string, d os.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			name := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../")
			folders[name] = append(folders[name], source{path, string(text)})
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(folders) < 20 {
		t.Fatalf("only %d packages are found", len(folders))
	}
	for name, files := range folders {
		h, err := measure(files...)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(name, "game") {
			for _, sentence := range h.outgrown(name, boundsOf(name)) {
				t.Error(sentence)
			}
		}
		if _, title := kind(name); title == "" {
			for _, place := range h.foreign {
				t.Errorf("%s: %s serves every title and names what belongs to one", place, name)
			}
		}
	}
}

func TestMeasure(t *testing.T) {
	h, err := measure(
		source{"a.go", "package p\n\nfunc a() { b() }\n\ntype wide struct {\n\tx, y int\n\tinner\n}\n"},
		source{"b.go", "package p\n\nfunc b() { c() }\n\ntype inner struct{}\n"},
		source{"c.go", "package p\n\nfunc c() { var w *wide; w.m() }\n\nfunc (w *wide) m() {}\n"},
		source{"d.go", "package p\n\nfunc d() { a() }\n\nconst said = \"a RebelBase\"\n"},
	)
	if err != nil {
		t.Fatal(err)
	}
	if h.lines != 23 || h.knot != 3 || h.fields["wide"] != 3 || h.methods["wide"] != 1 || len(h.foreign) != 1 {
		t.Errorf("measured %+v", h)
	}
	got := strings.Join(h.outgrown("p", bounds{20, 2, 2, 0}), "\n")
	for _, want := range []string{"23 lines", "3 files", "wide has 3 fields", "wide has 1 methods"} {
		if !strings.Contains(got, want) {
			t.Errorf("%s\ndoes not say %q", got, want)
		}
	}
	if got := h.outgrown("p", ofPackages); got != nil {
		t.Errorf("within its bounds: %q", got)
	}
	if got := strings.Join(wordsOf("MissionCard of_the-empire"), " "); got != "mission card of the empire" {
		t.Error("words are " + strconv.Quote(got))
	}
}
