package build_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// A compiled package and where the compiler's knowledge of it lies.
type compiled struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// TestQuestionsHaveNames: where a question's key is meant, it is called by its name. A text that only looks like one, of a
// word or a sign, is none: its type tells.
func TestQuestionsHaveNames(t *testing.T) {
	const keyFile = "keys.go"
	for _, shown := range onShelf() {
		title := shown.ID
		rulesOf := path.Join("game", title)
		source := filepath.Join("..", rulesOf, keyFile)
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, source, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		keys := textsIn(file)
		exports, packages := compile(t, rulesOf+"/...", "render/"+title+"/...", "ui/"+title+"/...")
		for _, p := range packages {
			var files []*ast.File
			for _, name := range p.GoFiles {
				if name == keyFile && strings.HasSuffix(p.ImportPath, rulesOf) {
					continue
				}
				file, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
				if err != nil {
					t.Fatal(err)
				}
				files = append(files, file)
			}
			for _, at := range keysWritten(fset, p.ImportPath, files, exports, keys) {
				t.Errorf("%s is the key of a question: it has a name in %s", at, path.Join(rulesOf, keyFile))
			}
		}
	}
}

// textsIn are all texts of a file.
func textsIn(file *ast.File) map[string]bool {
	texts := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if text, err := strconv.Unquote(l.Value); err == nil {
				texts[text] = true
			}
		}
		return true
	})
	return texts
}

// keysWritten lists where the files of a package have a text for a key.
func keysWritten(fset *token.FileSet, name string, files []*ast.File, exports map[string]string, keys map[string]bool) (at []string) {
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{
		Importer: importer.ForCompiler(fset, "gc", func(of string) (io.ReadCloser, error) { return os.Open(exports[of]) }),
		Error:    func(error) {}, // the keys themselves are left out; the compiler has found all that is wrong
	}
	_, _ = config.Check(name, fset, files, info)
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			l, ok := n.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING || info.Types[l].Type == nil || info.Types[l].Type.String() != module+"/game.Key" {
				return true
			}
			if text, err := strconv.Unquote(l.Value); err == nil && keys[text] {
				at = append(at, fset.Position(l.Pos()).String()+": "+l.Value)
			}
			return true
		})
	}
	return at
}

// compile returns where the compiler keeps what it knows of some packages and of all that they import, and those packages.
func compile(t *testing.T, patterns ...string) (exports map[string]string, packages []compiled) {
	t.Helper()
	args := []string{"list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles"}
	for _, p := range patterns {
		args = append(args, "./"+p)
	}
	list := exec.Command("go", args...)
	list.Dir = ".."
	list.Env = append(os.Environ(), "CGO_ENABLED=0")
	var said strings.Builder
	list.Stderr = &said
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &said)
	}
	exports = map[string]string{}
	for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p compiled
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		exports[p.ImportPath] = p.Export
		for _, pattern := range patterns {
			if name, isOurs := ours(p.ImportPath); isOurs && strings.HasPrefix(name+"/", strings.TrimSuffix(pattern, "...")) {
				packages = append(packages, p)
			}
		}
	}
	if len(packages) == 0 {
		t.Fatalf("go list found none of %v", patterns)
	}
	return exports, packages
}

// A test of the test: a key that is written out is found, another text that reads alike is not.
func TestKeysWritten(t *testing.T) {
	const text = `package game

type Key string

func f(k Key, s string) bool { return k == "move" || s == "move" || k == "word" || map[Key]int{"move": 1}[k] == 1 }
`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	if found := keysWritten(fset, module+"/game", []*ast.File{file}, nil, map[string]bool{"move": true}); len(found) != 2 {
		t.Errorf("found %v, want the first comparison and the key of the map", found)
	}
}
