// Package build_test holds the repository against its plan: which package may know which,
// and what lies where.
package build_test

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// titles are the games. Each is a folder of game, render and ui.
var titles = []string{"rebellion", "starship", "cardgame", "legion"}

const (
	module     = "holoboard"
	ebitengine = "github.com/hajimehoshi/ebiten"
	speaker    = "github.com/ebitengine/oto/v3"
	speakers   = "ui/sound" // the package that may use it
)

// A rule says what the packages of one kind may know. TITLE stands for the package's own title.
type rule struct {
	may   []string        // kinds of ours that it may import; whatever those may import, it may too
	never []arrow         // what it may not depend on, not even through others
	std   map[string]bool // what it may not import itself from the standard library
}

// An arrow is a dependency that must not be, and why.
type arrow struct{ to, why string }

var (
	noScreen = []arrow{
		{ebitengine, "a game must play in a test, on a server and in the computer's head, without a screen"},
		{"render", "rules never wait for a picture"},
		{"ui", "rules are answered by anybody, not only by hands on a screen"},
		{"assets", "rules speak in keys; words and pictures belong to the screen"},
	}
	noTitle      = arrow{"any title", "what all games share must not lean on one of them"}
	noOtherTitle = arrow{"another title", "each game can be added or left out alone"}
	noGame       = []arrow{{"game", "it draws and listens for any program: what a game means is decided by others"}}

	// The same answers must lead to the same table, on every machine and every day.
	noOutsideWorld = forbid("os", "os/exec", "io/ioutil", "net", "net/http", "time", "math/rand")
	noFiles        = forbid("os", "os/exec", "io/ioutil")
)

// rules is the table: every package of ours is of one of these kinds.
var rules = map[string]rule{
	"main":               {may: []string{"everything"}},
	"game":               {std: noOutsideWorld, never: append(noScreen, noTitle)},
	"game/TITLE":         {may: []string{"game"}, std: noOutsideWorld, never: append(noScreen, noOtherTitle)},
	"game/gametest":      {may: []string{"game", "game/session"}, never: append(noScreen, noTitle)},
	"game/ai":            {may: []string{"game"}, std: noFiles, never: append(noScreen, noTitle)},
	"game/session":       {may: []string{"game"}, std: noFiles, never: append(noScreen, noTitle)},
	"game/sim":           {may: []string{"game", "game/session"}, std: noFiles, never: append(noScreen, noTitle)},
	"game/netplay":       {may: []string{"game", "game/session"}, never: append(noScreen, noTitle)},
	"game/TITLE/bot":     {may: []string{"game", "game/ai", "game/TITLE"}, never: append(noScreen, noOtherTitle)},
	"game/TITLE/match":   {may: []string{"game", "game/session", "game/sim", "game/ai", "game/TITLE", "game/TITLE/bot"}, std: noFiles, never: append(noScreen, noOtherTitle)},
	"assets":             {},
	"render":             {may: []string{"assets"}, never: noGame},
	"render/board":       {may: []string{"render", "game"}, never: []arrow{noTitle, {"ui", "a picture is drawn of a table at a moment; who touches it is not its business"}}},
	"render/field":       {may: []string{"render", "render/board", "game"}, never: []arrow{{"any title", "squares and what stands on them are drawn for any game; which game it is the title knows"}, {"ui", "a picture is drawn of a field at a moment; who touches it is not its business"}}},
	"render/TITLE":       {may: []string{"render", "render/board", "render/field", "game", "game/TITLE"}, never: []arrow{noOtherTitle, {"ui", "a picture is drawn of a View at a moment; who touches it is not its business"}}},
	"ui":                 {may: []string{"render", "assets"}, never: noGame},
	"ui/table":           {may: []string{"ui", "render/board", "game", "game/session", "game/ai"}, never: []arrow{{"any title", "what every table does must not lean on one game"}}},
	"ui/table/tabletest": {may: []string{"ui/table", "ui/shelf", "game/gametest"}, never: []arrow{{"any title", "it tries what every table does on games that players never see"}}},
	"ui/shelf":           {may: []string{"ui", "game/session", "game/sim"}, never: []arrow{{"any title", "it says what a title is, whichever it is"}, {"ui/shell", "a title's screen knows it, and none knows the shell"}}},
	"ui/shell":           {may: []string{"ui", "ui/shelf", "game/session", "game/netplay"}, never: []arrow{{"any title", "main hands the titles over as a list, so that a new one changes no menu"}}},
	"ui/TITLE":           {may: []string{"ui", "ui/table", "ui/shelf", "render/TITLE", "game", "game/session", "game/TITLE", "game/TITLE/bot", "game/TITLE/match"}, never: []arrow{noOtherTitle}},
	"ui/TITLE/seattest":  {may: []string{"ui/TITLE", "ui/table/tabletest"}, never: []arrow{noOtherTitle}},
	"build":              {may: []string{"everything"}}, // tools and tests
}

func forbid(packages ...string) map[string]bool {
	set := map[string]bool{}
	for _, p := range packages {
		set[p] = true
	}
	return set
}

// A pkg is what the go command tells of a package.
type pkg struct {
	ImportPath    string
	Dir           string
	GoFiles       []string
	Imports, Deps []string
	Standard      bool
}

// ours returns the path within the module, "." for its top, and whether p is of ours.
func ours(p string) (string, bool) {
	if p == module {
		return ".", true
	}
	return strings.CutPrefix(p, module+"/")
}

// library tells whether a package is neither ours nor of the standard library.
func library(p string) bool {
	first, _, _ := strings.Cut(p, "/")
	return strings.Contains(first, ".")
}

// kind returns the kind of a package of ours and its title, if it has one. A package
// without a kind is "".
func kind(p string) (kind, title string) {
	parts := strings.Split(p, "/")
	if len(parts) > 1 && slices.Contains(titles, parts[1]) {
		title = parts[1]
		parts[1] = "TITLE"
	}
	for n := len(parts); n > 0; n-- {
		k := strings.Join(parts[:n], "/")
		_, known := rules[k]
		// What lies in game is of the kind named there; below render, ui, assets and build
		// any folder is of the kind of the one above.
		if known && (n == len(parts) || parts[0] != "game") {
			return k, title
		}
	}
	if p == "." {
		return "main", ""
	}
	return "", title
}

// mayImport tells whether the table lets a package of one kind import another.
func mayImport(from, to string) bool {
	if from == to {
		return true
	}
	for _, k := range rules[from].may {
		if k == "everything" || mayImport(k, to) {
			return true
		}
	}
	return false
}

// reaches tells whether a dependency is what the arrow of a package with this title points to.
func (a arrow) reaches(dep, title string) bool {
	if a.to == ebitengine {
		return dep == a.to || strings.HasPrefix(dep, a.to+"/")
	}
	p, isOurs := ours(dep)
	if !isOurs {
		return false
	}
	_, depTitle := kind(p)
	switch a.to {
	case "any title":
		return depTitle != ""
	case "another title":
		return depTitle != "" && depTitle != title
	default:
		return p == a.to || strings.HasPrefix(p, a.to+"/")
	}
}

// broken returns the rules that a package breaks, one sentence each.
func broken(p pkg) []string {
	name, _ := ours(p.ImportPath)
	k, title := kind(name)
	if k == "" {
		return []string{name + " is in no line of the table: say there what it may import"}
	}
	var found []string
	for _, imported := range p.Imports {
		if rules[k].std[imported] {
			found = append(found, name+" imports "+imported+": the same answers must lead to the same table everywhere, and files belong to the screen's side")
		}
		if imported == speaker && name != speakers {
			found = append(found, name+" imports "+imported+": there is one loudspeaker, and "+speakers+" knows how to do without")
		}
		if imported == ebitengine+"/v2/audio" {
			found = append(found, name+" imports "+imported+": without a loudspeaker it ends the game; "+speakers+" does not")
		}
		to, isOurs := ours(imported)
		if !isOurs {
			if library(imported) && strings.HasPrefix(k, "game") && k != "game/netplay" {
				found = append(found, name+" imports "+imported+": rules and those who play by them need nothing but the standard library")
			}
			continue
		}
		toKind, toTitle := kind(to)
		if !mayImport(k, toKind) || (title != "" && toTitle != "" && title != toTitle) {
			found = append(found, name+" imports "+to+": the table has no such arrow")
		}
	}
	for _, dep := range p.Deps {
		for _, a := range rules[k].never {
			if a.reaches(dep, title) {
				found = append(found, name+" depends on "+dep+": "+a.why)
			}
		}
	}
	return found
}

// packages lists the packages of a system and processor, with all they depend on.
func packages(t *testing.T, system, processor string) []pkg {
	t.Helper()
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,Imports,Deps,Standard", "./...")
	list.Dir = ".."
	list.Env = append(os.Environ(), "CGO_ENABLED=0")
	if system != "" {
		list.Env = append(list.Env, "GOOS="+system, "GOARCH="+processor)
	}
	var said strings.Builder
	list.Stderr = &said
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &said)
	}
	var all []pkg
	for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if _, isOurs := ours(p.ImportPath); isOurs {
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		t.Fatal("go list found no package of ours")
	}
	return all
}

func TestArrows(t *testing.T) {
	for _, target := range []struct{ system, processor string }{{"", ""}, {"js", "wasm"}} {
		for _, p := range packages(t, target.system, target.processor) {
			for _, sentence := range broken(p) {
				t.Error(sentence)
			}
		}
	}
}

// Every room of the table serves two screens at least, itself or through other rooms: those of the titles, and the toys on which they are
// tried. What one title alone needs is its own.
func TestEveryRoomServesTwoScreens(t *testing.T) {
	screens := []string{"ui/rebellion", "ui/starship", "ui/cardgame", "ui/table/tabletest/hunt", "ui/table/tabletest/duel"}
	served := map[string][]string{}
	var rooms []string
	for _, p := range packages(t, "", "") {
		name, _ := ours(p.ImportPath)
		if strings.HasPrefix(name, "ui/table/") && !strings.HasPrefix(name, "ui/table/tabletest") {
			rooms = append(rooms, name)
		}
		if slices.Contains(screens, name) {
			served[""] = append(served[""], name)
			for _, dep := range p.Deps {
				room, _ := ours(dep)
				served[room] = append(served[room], name)
			}
		}
	}
	if len(rooms) < 20 || len(served[""]) != len(screens) {
		t.Fatalf("%d rooms are found, and of the screens %v", len(rooms), served[""])
	}
	for _, room := range rooms {
		if len(served[room]) < 2 {
			t.Errorf("%s serves %v alone: it finds a second user, or goes home", room, served[room])
		}
	}
}

// A test of the test: each forbidden arrow is found, each allowed one is not.
func TestBroken(t *testing.T) {
	for _, c := range []struct {
		from, imports, reason string // the reason is part of the sentence; none: allowed
	}{
		{"game", "math/rand/v2", ""},
		{"game", "time", "the same answers"},
		{"game", "holoboard/game/rebellion", "must not lean"},
		{"game/ai", "os", "files belong"},
		{"game/rebellion", "holoboard/game", ""},
		{"game/rebellion", "os", "the same answers"},
		{"game/rebellion", "math/rand", "the same answers"},
		{"game/rebellion", "github.com/hajimehoshi/ebiten/v2", "without a screen"},
		{"game/rebellion", "golang.org/x/text/language", "nothing but the standard library"},
		{"game/netplay", "github.com/coder/websocket", ""},
		{"game/rebellion", "holoboard/game/session", "no such arrow"},
		{"game/rebellion", "holoboard/game/legion", "left out alone"},
		{"game/rebellion/bot", "holoboard/game/ai", ""},
		{"game/rebellion/bot", "holoboard/assets", "speak in keys"},
		{"game/session", "holoboard/game/rebellion", "must not lean"},
		{"game/gametest", "holoboard/game/rebellion", "must not lean"},
		{"game/elsewhere", "holoboard/game", "no line of the table"},
		{"assets", "holoboard/game", "no such arrow"},
		{"render", "holoboard/game", "decided by others"},
		{"render", "holoboard/assets", ""},
		{"render/shapes", "holoboard/game", "decided by others"},
		{"render/rebellion", "holoboard/game/rebellion", ""},
		{"render/board", "holoboard/game", ""},
		{"render/board", "holoboard/game/rebellion", "must not lean"},
		{"render/board", "holoboard/ui", "not its business"},
		{"render/field", "holoboard/render/board", ""},
		{"render/field", "holoboard/game/legion", "which game it is"},
		{"render/field", "holoboard/ui/table", "not its business"},
		{"render/legion", "holoboard/render/field", ""},
		{"render/board", "holoboard/render/field", "no such arrow"},
		{"render/rebellion", "holoboard/render/board", ""},
		{"render/rebellion", "holoboard/ui", "not its business"},
		{"render/rebellion", "holoboard/game/legion", "left out alone"},
		{"ui", "holoboard/render/rebellion", "no such arrow"},
		{"ui/rebellion", "holoboard/render", ""},
		{"ui/rebellion", "holoboard/ui/sound", ""},
		{"ui/sound", "github.com/ebitengine/oto/v3", ""},
		{"ui/sound", "holoboard/game", "decided by others"},
		{"ui/sound", "github.com/hajimehoshi/ebiten/v2/audio", "ends the game"},
		{"ui/shell", "github.com/ebitengine/oto/v3", "one loudspeaker"},
		{"game/rebellion", "holoboard/ui/sound", "not only by hands"},
		{"ui/rebellion", "holoboard/game/rebellion/bot", ""},
		{"ui/rebellion", "holoboard/ui/shell", "no such arrow"},
		{"ui/rebellion", "holoboard/ui/table/row", ""},
		{"ui/table/row", "holoboard/game", ""},
		{"ui/table/row", "holoboard/game/rebellion", "lean on one game"},
		{"ui", "holoboard/ui/table/row", "no such arrow"},
		{"ui/shell", "holoboard/game/session", ""},
		{"ui/shell", "holoboard/game/rebellion", "changes no menu"},
		{"ui/shell", "holoboard/ui/rebellion", "changes no menu"},
		{"ui/shelf", "holoboard/ui/rebellion", "whichever it is"},
		{"ui/rebellion", "holoboard/ui/shelf", ""},
	} {
		imports := []string{c.imports}
		found := strings.Join(broken(pkg{ImportPath: path.Join(module, c.from), Imports: imports, Deps: imports}), "; ")
		if c.reason == "" && found != "" || !strings.Contains(found, c.reason) {
			t.Errorf("%s imports %s: found %q, want %q", c.from, c.imports, found, c.reason)
		}
	}
}
