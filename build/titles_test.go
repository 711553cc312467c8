package build_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/ui/cardgame"
	"holoboard/ui/rebellion"
	"holoboard/ui/shelf"
	"holoboard/ui/starship"
)

// onShelf are the titles that players see, in the order of main.go: whatever is tried for a title is tried for each of them.
func onShelf() []shelf.Title {
	return []shelf.Title{rebellion.Title(), starship.Title(), cardgame.Title()}
}

// TestTheShelfIsTheProgramsOwn: the titles that are tried are those that the program opens with.
func TestTheShelfIsTheProgramsOwn(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../main.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var opened, tried []string
	ast.Inspect(file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if f, ok := call.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Title" {
				opened = append(opened, f.X.(*ast.Ident).Name)
			}
		}
		return true
	})
	for _, title := range onShelf() {
		tried = append(tried, title.ID)
	}
	if !slices.Equal(opened, tried) {
		t.Errorf("main.go opens with %v, the tests try %v", opened, tried)
	}
}

// tested is what each title has: a test in one of some folders, or a file. TITLE is its name.
var tested = []struct {
	what  string
	where []string
	name  string
}{
	{"the laws of the rules", []string{"game/TITLE"}, "TestLaws"},
	{"random games whose invariants hold", []string{"game/TITLE"}, "TestEvery(Game|Battle)IsSound"},
	{"stories of its rules", []string{"game/TITLE"}, "TestTranscripts"},
	{"kept saves that still open", []string{"game/TITLE"}, "TestSavesOfThisVersionLoad"},
	{"the same games on every platform", []string{"game/TITLE"}, "TestTwentyGames"},
	{"its screen's questions held against the rules", []string{"game/TITLE"}, "TestScreenQuestionsEqualOffers"},
	{"odd transcripts", []string{"game/TITLE"}, "FuzzTranscript"},
	{"odd tables", []string{"game/TITLE"}, "FuzzTable"},
	{"odd saves", []string{"game/TITLE", "ui/TITLE"}, "FuzzSave"},
	{"computers that keep the laws", []string{"game/TITLE/bot"}, "Test(Laws|(Thinkers|Captains)KeepTheLaws)"},
	{"computers that play a seed alike", []string{"game/TITLE/bot"}, "TestTheSameSeedPlaysTheSame"},
	{"the laws with its windows and orders", []string{"ui/TITLE"}, "TestLawsAtTheTable"},
	{"a guide that can be followed", []string{"ui/TITLE"}, "TestTheGuideCanBeFollowed"},
	{"texts that fit", []string{"ui/TITLE"}, "TestNoTextIsCutShort"},
	{"frames that ask for little memory", []string{"ui/TITLE"}, "TestAFrameAsksFor(HardlyAny|Little)Memory"},
	{"an index of its rules", []string{"game/TITLE"}, "RULES.md"},
	{"the readings of its rules", []string{"game/TITLE"}, "READINGS.md"},
}

// hands are the paths of each title in a real window and a real browser: a game is begun there, played, saved and taken up again.
var hands = map[string][2]string{
	"rebellion": {"TestWindowPlaysAGame", "TestBrowserPlaysAGame"},
	"starship":  {"TestWindowPlaysAFirstBattle", "TestBrowserPlaysABattle"},
	"cardgame":  {"TestWindowPlaysACardGame", "TestBrowserPlaysACardGame"},
}

// TestEveryTitleIsTested: nothing is skipped for a title because nobody wrote it.
func TestEveryTitleIsTested(t *testing.T) {
	paths := functions(t, "e2e")
	for _, title := range onShelf() {
		for _, want := range tested {
			found := false
			for _, folder := range want.where {
				folder = filepath.Join("..", filepath.FromSlash(strings.ReplaceAll(folder, "TITLE", title.ID)))
				found = found || exists(filepath.Join(folder, want.name)) ||
					slices.ContainsFunc(functions(t, folder), regexp.MustCompile("^"+want.name+"$").MatchString)
			}
			if !found {
				t.Errorf("%s has not %s: %s in %v", title.ID, want.what, want.name, want.where)
			}
		}
		for _, path := range hands[title.ID] {
			if !slices.Contains(paths, path) {
				t.Errorf("%s is not played by %s", title.ID, path)
			}
		}
		if hands[title.ID][0] == "" {
			t.Errorf("%s is played in no window and no browser", title.ID)
		}
		if title.ID != onShelf()[0].ID && len(further[title.ID]) == 0 {
			t.Errorf("no pictures of %s are approved", title.ID)
		}
	}
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// functions are the names of the functions in the tests of a folder.
func functions(t *testing.T, folder string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil {
				names = append(names, f.Name.Name)
			}
		}
	}
	return names
}
