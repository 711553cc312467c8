package build_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// clocks read the machine's clock, or wait by it, in package time and package context. The standard library's testing/synctest invents
// time for what is tested with them.
var clocks = map[string][]string{
	"time":    {"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "NewTimer", "NewTicker", "Tick"},
	"context": {"WithTimeout", "WithTimeoutCause", "WithDeadline", "WithDeadlineCause"},
}

// TestTestsReadNoClock: a test means the same on every machine, however busy it is. Only hands in a real window and a real browser
// (build/e2e), benchmarks, and what runs in invented time name a clock.
func TestTestsReadNoClock(t *testing.T) {
	seen := 0
	err := filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() {
			if path == filepath.Join("..", "build", "e2e") || path == filepath.Join("..", "build", "cache") || path == filepath.Join("..", "build", "out") || path == filepath.Join("..", ".git") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		seen++
		ast.Inspect(file, func(n ast.Node) bool {
			if invents(n) || measures(n) {
				return false
			}
			if name := clockOf(n); name != "" {
				t.Errorf("%v: a test names %s: count work instead, or invent time with testing/synctest", files.Position(n.Pos()), name)
			}
			return true
		})
		return nil
	})
	if err != nil || seen < 100 {
		t.Fatalf("%d files of tests were read: %v", seen, err)
	}
}

// clockOf is the name of a clock, or nothing.
func clockOf(n ast.Node) string {
	s, ok := n.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	if pkg, ok := s.X.(*ast.Ident); ok && slices.Contains(clocks[pkg.Name], s.Sel.Name) {
		return pkg.Name + "." + s.Sel.Name
	}
	return ""
}

// invents tells whether time is invented in a call.
func invents(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return false
	}
	s, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	pkg, ok := s.X.(*ast.Ident)
	return ok && pkg.Name == "synctest" && s.Sel.Name == "Test"
}

// measures tells whether a function is a benchmark, or a part of one: it is given a *testing.B.
func measures(n ast.Node) bool {
	f, ok := n.(*ast.FuncDecl)
	if !ok {
		return false
	}
	for _, p := range f.Type.Params.List {
		star, ok := p.Type.(*ast.StarExpr)
		if !ok {
			continue
		}
		if s, ok := star.X.(*ast.SelectorExpr); ok && s.Sel.Name == "B" {
			return true
		}
	}
	return false
}
