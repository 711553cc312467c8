//go:build linux || darwin

package shell

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"holoboard/game/gametest"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/uitest"
)

// oddFile makes a file of some kind that no program should try to read to its end.
func oddFile(t *testing.T, kind, path string) {
	t.Helper()
	err := os.MkdirAll(filepath.Dir(path), 0o700)
	switch kind {
	case "a pipe":
		err = errors.Join(err, syscall.Mkfifo(path, 0o600))
	case "a device":
		err = errors.Join(err, os.Symlink("/dev/zero", path))
	case "a long file":
		err = errors.Join(err, os.WriteFile(path, nil, 0o600), os.Truncate(path, 500<<20))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// What a page may take that lists what lies there: memory in bytes, and text that is laid out.
const (
	mostMemory       = 18 << 20  // 3 MB; for the first page of all 9
	mostOfASave      = 184 << 20 // 92 MB for a quarter of a million seats, 45 for a label of six
	mostLetters      = 2100      // 1,073
	mostOfStatistics = 7600      // 3,802
)

// memory is how much memory something asks for, in bytes.
func memory(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Whatever lies where the program keeps its documents, the title is there at once, the file stays, and a game can be played.
func TestOddFilesDoNotStopTheStart(t *testing.T) {
	for _, kind := range []string{"a pipe", "a device", "a long file"} {
		for _, doc := range []string{"shelf", "settings", "statistics", "lessons", "second", "saves/odd", keeping.Last("coins"), keeping.Before("coins"), "notes/coins/last", "pictures/coins"} {
			dir := t.TempDir()
			path := filepath.Join(dir, filepath.FromSlash(doc)+".json")
			oddFile(t, kind, path)
			was, err := os.Lstat(path)
			if err != nil {
				t.Fatal(err)
			}
			var s *Shell
			asked := memory(func() {
				s = newShell(t, device.Folder(dir))
				hand := sit(t, s)
				s.shelf.Page(&s.Titles[0])
				hand.Click("load")
			})
			if asked > mostMemory {
				t.Errorf("%s as %s: the title asks for %d MB", kind, doc, asked>>20)
			}
			if now, err := os.Lstat(path); doc != "shelf" && (err != nil || now.Mode() != was.Mode() || now.Size() != was.Size()) {
				t.Errorf("%s as %s was touched", kind, doc)
			}
			playOn(t, s)
			if doc != keeping.Last("coins") {
				continue
			}
			if now, err := os.Lstat(filepath.Join(dir, "saves", "coins", "unreadable-1.json")); err != nil || now.Mode() != was.Mode() {
				t.Errorf("%s as %s was lost (%v)", kind, doc, err)
			}
		}
	}
}

// playOn begins a game at the title and finds it again.
func playOn(t *testing.T, s *Shell) {
	t.Helper()
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("start")
	hand.Click("take.1")
	hand.Key(ui.KeyEscape)
	hand.Click("menu.leave")
	hand.Click("continue")
	tableOf(t, hand)
}

// resealed is a save whose game somebody changed and sealed again.
func resealed(t *testing.T, save []byte, change func(game, label map[string]any)) []byte {
	t.Helper()
	var doc, game map[string]any
	if err := json.Unmarshal(save, &doc); err != nil {
		t.Fatal(err)
	}
	game, label := doc["game"].(map[string]any), doc["label"].(map[string]any)
	change(game, label)
	body, err := json.Marshal(game)
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(body)
	doc["game"], doc["sum"] = json.RawMessage(body), fmt.Sprintf("%016x", h.Sum64())
	sealed, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	return sealed
}

// A save that was sealed again with anything in it is listed and refused, or played, at once.
func TestSavesSealedAgainDoNotStopTheList(t *testing.T) {
	gametest.Long(t)
	store := device.Memory{}
	playOn(t, newShell(t, store))
	whole := store[keeping.Last("coins")]
	letters := strings.Repeat("Щ\n", 1<<20)
	picks := strings.Repeat("AP8BAQEBAQEBAQEBAQEB", 1<<15)
	for name, change := range map[string]func(game, label map[string]any){
		"a long label": func(_, label map[string]any) {
			label["name"], label["about"], label["seat"] = letters, letters, letters
		},
		"a long kind": func(game, _ map[string]any) {
			game["start"].(map[string]any)["seats"].([]any)[1].(map[string]any)["kind"] = letters
		},
		"a long name": func(game, _ map[string]any) {
			game["start"].(map[string]any)["seats"].([]any)[0].(map[string]any)["name"] = letters
		},
		"many seats":    func(game, _ map[string]any) { game["start"].(map[string]any)["seats"] = make([]map[string]any, 1<<18) },
		"a long title":  func(game, _ map[string]any) { game["title"] = letters },
		"many picks":    func(game, _ map[string]any) { game["answers"] = picks },
		"many sealed":   func(game, _ map[string]any) { game["sealed"] = picks },
		"a long setup":  func(game, _ map[string]any) { game["start"].(map[string]any)["setup"] = letters },
		"strange dates": func(_, label map[string]any) { label["saved"] = "9999-12-31T23:59:59Z" },
	} {
		store := device.Memory{keeping.Last("coins"): resealed(t, whole, change)}
		before := bytes.Clone(store[keeping.Last("coins")])
		var hand *uitest.Hand
		asked := memory(func() {
			hand = sit(t, newShell(t, store))
			hand.Click("load")
			hand.Click("replay." + keeping.Last("coins"))
		})
		if asked > mostOfASave {
			t.Errorf("%s: %d MB of memory are asked for, at most %d are meant", name, asked>>20, mostOfASave>>20)
		}
		if laid := hand.Window.LaidOut(); laid > mostLetters {
			t.Errorf("%s: %d bytes of text are laid out, at most %d are meant", name, laid, mostLetters)
		}
		if !bytes.Equal(store[keeping.Last("coins")], before) {
			t.Errorf("%s: the file was touched", name)
		}
		s := newShell(t, device.Memory{})
		_, called, err := s.Keep.Import(ui.File{Name: letters, Data: before})
		if err != nil && s.WhyNot(err) == "" {
			t.Errorf("%s: nothing is said about %v", name, err)
		}
		if len(called) > 200 {
			t.Errorf("%s: what comes in is called by %d letters", name, len(called))
		}
	}
}

func TestStatisticsOfAbsurdGamesAreShown(t *testing.T) {
	games := []string{}
	for i, rounds := range []string{"-9223372036854775808", "7", "9223372036854775807"} {
		games = append(games, fmt.Sprintf(`{"id":"%d","title":"coins","rounds":%s,"how":"x","seats":[{"seat":"black","kind":"person","name":%q,"won":true},{"seat":"white","kind":"cadet"}]}`,
			i, rounds, strings.Repeat("A", 1<<20)))
	}
	store := device.Memory{"statistics": []byte(`{"games":[` + strings.Join(games, ",") + `]}`)}
	before := bytes.Clone(store["statistics"])
	s := newShell(t, store)
	shows := screenFunc(func(f *ui.Frame) { ways{s}.Statistics(f, &s.Titles[0], s.Front()) })
	hand := uitest.New(t, ui.NewWindow(shows, 1280, 720, 1))
	hand.Wait(time.Second)
	if laid := hand.Window.LaidOut(); laid > mostOfStatistics {
		t.Errorf("%d bytes of text are laid out, at most %d are meant", laid, mostOfStatistics)
	}
	if !bytes.Equal(store["statistics"], before) {
		t.Error("the file was touched")
	}
}

// A record of the shelf that somebody wrote by hand is found out anew.
func TestAStrangeRecordOfTheShelfIsFoundOutAnew(t *testing.T) {
	for _, record := range []string{
		`[{"title":"coins","lesson":99}]`, `[{"title":"coins","lesson":-1}]`, `[{"title":"coins","learnt":99}]`, `[{"title":"coins","saves":-5}]`,
		`[{"title":"coins","saved":"2026-01-01T00:00:00Z","about":"` + strings.Repeat("x", 1<<20) + `"}]`,
	} {
		s := newShell(t, device.Memory{"shelf": []byte(record)})
		sit(t, s)
		if e := *s.Keep.Entry("coins"); e.Lesson != 0 || e.Learnt != 0 || e.Saves != 0 || e.About != "" {
			t.Errorf("%.60s: the record is %.80v", record, e)
		}
	}
}

// A file that cannot be read stays: a save that would be called so gets another document.
func TestASaveReplacesNothingThatCannotBeRead(t *testing.T) {
	for _, kind := range []string{"a pipe", "a device", "a long file"} {
		dir := t.TempDir()
		path := filepath.Join(dir, "saves", "coins", "game-friend.json")
		oddFile(t, kind, path)
		was, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		store := device.Memory{}
		playOn(t, newShell(t, store))
		s := newShell(t, device.Folder(dir))
		_, name, err := s.Keep.Import(ui.File{Name: "friend.json", Data: store[keeping.Last("coins")]})
		if now, gone := os.Lstat(path); err != nil || name != "friend" || gone != nil || now.Mode() != was.Mode() {
			t.Errorf("%s: what is brought in is called %q (%v)", kind, name, err)
		}
	}
}
