package build_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// How wide the doors of a table may be: how many exported methods and fields stand behind a name and a dot, with what is embedded. Who
// reads t.Name has to look for it in all of them.
const (
	ofTable = 80 // of a title's table, and of each value that its screen is made of, beside the table itself
	ofDoor  = 35 // of each interface by which a table asks its title
)

// The package that says what the screen of a title is made of, and what it asks of each of these.
const tableScreen = "ui/table/screen"

var tableDoors = []string{"Title", "Words", "Things", "Panels", "Carries"}

// TestDoorsAreNarrow counts what the tables of titles have, and the interfaces between them and every table.
func TestDoorsAreNarrow(t *testing.T) {
	patterns := []string{tableScreen}
	for _, shown := range onShelf() {
		patterns = append(patterns, path.Join("ui", shown.ID))
	}
	exports, packages := compile(t, patterns...)
	for _, pattern := range patterns {
		i := slices.IndexFunc(packages, func(p compiled) bool { return p.ImportPath == module+"/"+pattern })
		if i < 0 {
			t.Errorf("%s is not there", pattern)
			continue
		}
		c := check(t, packages[i], exports)
		hold := func(of types.Type, without string, most int) {
			names := behind(of, without)
			name := types.TypeString(of, func(p *types.Package) string { return p.Name() })
			t.Logf("%3d of %d: %s", len(names), most, name)
			if len(names) > most {
				t.Errorf("%s has %d methods and fields, at most %d: embed less, and move what belongs together into a value of its own\n%s", name, len(names), most, strings.Join(names, " "))
			}
		}
		if pattern == tableScreen {
			for _, door := range tableDoors {
				hold(c.pkg.Scope().Lookup(door).Type(), "", ofDoor)
			}
			continue
		}
		hold(types.NewPointer(c.pkg.Scope().Lookup("Table").Type()), "", ofTable)
		parts := c.partsOf(tableScreen, "Own")
		if len(parts) < len(tableDoors)-1 {
			t.Errorf("%s: only %d values are found that its screen is made of", pattern, len(parts))
		}
		for _, part := range parts {
			hold(part, "Table", ofTable)
		}
	}
}

// A checked package is one whose types are known.
type checked struct {
	pkg   *types.Package
	files []*ast.File
	info  *types.Info
}

// check reads a package and works its types out.
func check(t *testing.T, p compiled, exports map[string]string) checked {
	t.Helper()
	c := checked{info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}}
	set := token.NewFileSet()
	for _, name := range p.GoFiles {
		file, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		c.files = append(c.files, file)
	}
	config := types.Config{Importer: importer.ForCompiler(set, "gc", func(of string) (io.ReadCloser, error) { return os.Open(exports[of]) })}
	var err error
	if c.pkg, err = config.Check(p.ImportPath, set, c.files, c.info); err != nil {
		t.Fatal(err)
	}
	return c
}

// partsOf are the types of what is put together to a struct of another package, but for its own table.
func (c checked) partsOf(home, name string) (parts []types.Type) {
	for _, file := range c.files {
		ast.Inspect(file, func(n ast.Node) bool {
			l, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			of, named := c.info.Types[l].Type.(*types.Named)
			if !named || of.Obj().Name() != name || of.Obj().Pkg().Path() != module+"/"+home {
				return true
			}
			for _, e := range l.Elts {
				if part := c.info.Types[e.(*ast.KeyValueExpr).Value].Type; typeOf(part) != "Table" {
					parts = append(parts, part)
				}
			}
			return true
		})
	}
	return parts
}

// typeOf is the name of a type or of what it points to.
func typeOf(t types.Type) string {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*types.Named); ok {
		return n.Obj().Name()
	}
	return ""
}

// behind lists the exported methods and fields of a type, embedded ones included, but for those of an embedded field.
func behind(of types.Type, without string) []string {
	names := map[string]bool{}
	collect(of, names, map[types.Type]bool{})
	maps.DeleteFunc(names, func(name string, _ bool) bool {
		found, through, _ := types.LookupFieldOrMethod(of, true, nil, name)
		if found == nil { // two of the same depth: the compiler takes neither
			return true
		}
		_, field := found.(*types.Var)
		s, ok := under(of).(*types.Struct)
		return ok && (field || len(through) > 1) && s.Field(through[0]).Name() == without
	})
	return slices.Sorted(maps.Keys(names))
}

// collect notes the exported names that a type may have, whether one hides another or not.
func collect(of types.Type, names map[string]bool, seen map[types.Type]bool) {
	if seen[of] {
		return
	}
	seen[of] = true
	note := func(o types.Object) {
		if o.Exported() {
			names[o.Name()] = true
		}
	}
	if p, ok := of.(*types.Pointer); ok {
		of = p.Elem()
	}
	if n, ok := types.Unalias(of).(*types.Named); ok {
		for m := range n.Methods() {
			note(m)
		}
	}
	switch u := of.Underlying().(type) {
	case *types.Interface:
		for m := range u.Methods() {
			note(m)
		}
	case *types.Struct:
		for f := range u.Fields() {
			note(f)
			if f.Embedded() {
				collect(f.Type(), names, seen)
			}
		}
	}
}

// under is what a type, or what it points to, is made of.
func under(t types.Type) types.Type {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	return t.Underlying()
}

// A test of the test: what is embedded counts, what is hidden counts once, and what lies behind one field can be left out.
func TestBehind(t *testing.T) {
	const text = `package p

type Inner struct{ A, b int }

func (*Inner) M() {}
func (Inner) Hidden() {}

type Door interface{ N() }

type Table struct{ *Inner; Door; C int }

func (Table) Hidden() {}

type part struct { *Table; D int }

func (part) C() {}
`
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "p.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check("p", set, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ of, without, want string }{
		{"Inner", "", "A Hidden M"},
		{"Table", "", "A C Door Hidden Inner M N"},
		{"Table", "Inner", "C Door Hidden N"},
		{"part", "Table", "C D"},
		{"part", "", "A C D Door Hidden Inner M N Table"},
	} {
		if got := strings.Join(behind(pkg.Scope().Lookup(c.of).Type(), c.without), " "); got != c.want {
			t.Errorf("behind %s without %q stand %s, want %s", c.of, c.without, got, c.want)
		}
	}
}
