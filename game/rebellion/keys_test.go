package rebellion

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// putting are the functions that begin a question, and which of their arguments is its key.
var putting = map[string]int{"put": 1, "putTo": 1, "chooseTarget": 0}

// TestKeysAreThoseOfTheQuestions: every key that the rules put a question with is a name of keys.go and is listed, and there
// is none besides.
func TestKeysAreThoseOfTheQuestions(t *testing.T) {
	named := keysNamed(t)
	var asked []string
	for _, file := range sources(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			sel, ok := call.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if at, puts := putting[sel.Sel.Name]; puts {
				name, ok := call.Args[at].(*ast.Ident)
				switch {
				case !ok:
					t.Errorf("%s is called with a key that has no name", sel.Sel.Name)
				case name.Name != "ask": // handed on
					asked = append(asked, named[name.Name])
				}
			}
			return true
		})
	}
	slices.Sort(asked)
	asked = slices.Compact(asked)
	var listed []string
	for _, key := range Keys() {
		listed = append(listed, string(key))
	}
	slices.Sort(listed)
	if !slices.Equal(asked, listed) {
		t.Errorf("the rules ask\n%v\nand Keys() are\n%v", asked, listed)
	}
	if len(named) != len(listed) {
		t.Errorf("keys.go names %d keys, Keys() has %d", len(named), len(listed))
	}
}

// keysNamed are the keys of keys.go by their names.
func keysNamed(t *testing.T) map[string]string {
	file, err := parser.ParseFile(token.NewFileSet(), "keys.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || !strings.HasPrefix(spec.Names[0].Name, "Ask") {
			return true
		}
		if named[spec.Names[0].Name], err = strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value); err != nil {
			t.Fatal(err)
		}
		return false
	})
	return named
}

// sources are the files of the package, without its tests.
func sources(t *testing.T) (files []*ast.File) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := e.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, file)
		}
	}
	return files
}
