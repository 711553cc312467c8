package build_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// uses calls found for every NAME.SELECTOR in a Go file whose NAME is an import.
func uses(file *ast.File, found func(imported, selector string)) {
	imports := map[string]string{}
	for _, spec := range file.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			panic(err) // the parser has read it
		}
		name := path.Base(strings.TrimSuffix(p, "/v2"))
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = p
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := selector.X.(*ast.Ident); ok && imports[x.Name] != "" {
				found(imports[x.Name], selector.Sel.Name)
			}
		}
		return true
	})
}

// wrongUses returns what a file of a package uses against the plan.
func wrongUses(name string, file *ast.File) []string {
	k, title := kind(name)
	var wrong []string
	uses(file, func(imported, selector string) {
		// What the seats see is a View; a State holds everybody's secrets.
		if (k == "game/TITLE/bot" || k == "render/TITLE") && !hidesNothing[title] && imported == path.Join(module, "game", title) && selector == "State" {
			wrong = append(wrong, fmt.Sprintf("%s uses %s.State: it must do with what a seat may see, a View", name, title))
		}
		// Dice are rolled by the match, from its seed: only a generator of one's own is repeatable.
		own := []string{"New", "NewPCG", "NewChaCha8", "NewZipf", "Rand", "PCG", "ChaCha8", "Zipf", "Source"}
		if strings.HasPrefix(name, "game") && imported == "math/rand/v2" && !slices.Contains(own, selector) {
			wrong = append(wrong, fmt.Sprintf("%s uses rand.%s: chance from the whole process cannot be repeated from a seed", name, selector))
		}
	})
	return wrong
}

// hidesNothing are titles whose View is their State: all lies open on the table.
var hidesNothing = map[string]bool{"starship": true}

func TestSources(t *testing.T) {
	for _, p := range packages(t, "", "") {
		name, _ := ours(p.ImportPath)
		for _, f := range p.GoFiles {
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.Dir, f), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, sentence := range wrongUses(name, file) {
				t.Errorf("%s: %s", f, sentence)
			}
		}
	}
}

func TestWrongUses(t *testing.T) {
	const text = `package p

import (
	"math/rand/v2"

	"holoboard/game/rebellion"
)

func f(s rebellion.State, v rebellion.View) { rand.New(rand.NewPCG(1, 2)).IntN(rand.IntN(3)) }
`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, want string }{
		{"game/rebellion/bot", "game/rebellion/bot uses rebellion.State: it must do with what a seat may see, a View; " +
			"game/rebellion/bot uses rand.IntN: chance from the whole process cannot be repeated from a seed"},
		{"render/rebellion", "render/rebellion uses rebellion.State: it must do with what a seat may see, a View"},
		{"main", ""},
	} {
		if got := strings.Join(wrongUses(c.name, file), "; "); got != c.want {
			t.Errorf("in %s: found %q, want %q", c.name, got, c.want)
		}
	}
}

// The top level is the first thing that a newcomer sees.
func TestTopLevel(t *testing.T) {
	list := exec.Command("git", "ls-files")
	list.Dir = ".."
	out, err := list.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	seen := map[string]bool{}
	for file := range strings.Lines(string(out)) {
		first, _, _ := strings.Cut(strings.TrimSpace(file), "/")
		seen[first] = true
	}
	wanted := []string{"go.mod", "go.sum", "main.go", "game", "render", "ui", "assets", "build", "README.md", "LICENSE"}
	for name := range seen {
		if !slices.Contains(wanted, name) && !strings.HasPrefix(name, ".") {
			t.Errorf("%s lies at the top level, where only %v belong", name, wanted)
		}
	}
	for _, name := range wanted {
		if !seen[name] {
			t.Errorf("%s is missing at the top level", name)
		}
	}
}
