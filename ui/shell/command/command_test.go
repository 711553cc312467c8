//go:build !js

package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/shelltest"
)

// command runs a command and returns what it prints.
func command(t *testing.T, args ...string) (status int, out, trouble string) {
	t.Helper()
	var o, e bytes.Buffer
	status, known := Run(shelltest.Shelf(), args, strings.NewReader(""), &o, &e)
	if !known {
		t.Fatalf("%v is no command", args)
	}
	return status, o.String(), e.String()
}

func TestSimIsTheSameOnAnyNumberOfCores(t *testing.T) {
	var reports []simReport
	for _, cores := range []string{"1", "3"} {
		status, out, trouble := command(t, "sim", "-game", "coins", "-games", "50", "-seed", "9", "-players", "black=cadet,white=random", "-cores", cores, "-json")
		if status != fine || trouble != "" {
			t.Fatalf("status %d: %s", status, trouble)
		}
		var r simReport
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatal(err)
		}
		reports = append(reports, r)
	}
	a, b := reports[0], reports[1]
	if a.Hash != b.Hash || a.Wins["black"] != b.Wins["black"] || a.Decisions != b.Decisions || a.Uses["two"] != b.Uses["two"] {
		t.Errorf("one core: %+v; three: %+v", a, b)
	}
	if a.Games != 50 || a.Finished != 50 || a.Wins["black"]+a.Wins["white"] != 50 || a.Uses["three"] == 0 || a.DecisionsPerSecond <= 0 {
		t.Errorf("the report is %+v", a)
	}
	if n, there := a.Uses["four"]; n != 0 || !there {
		t.Error("what never happened is not in the report")
	}
	_, out, _ := command(t, "sim", "-game", "coins", "-games", "50", "-seed", "10", "-json")
	var other simReport
	if err := json.Unmarshal([]byte(out), &other); err != nil || other.Hash == a.Hash {
		t.Errorf("other games have the same hash (%v)", err)
	}
}

// A failing game is told with its seed, and its save leads to the same failure.
func TestSimKeepsFailures(t *testing.T) {
	for setup, sentence := range map[string]string{"bad": "too many coins", "failing": "66 coins"} {
		for _, player := range []string{"random", "cadet"} {
			t.Chdir(t.TempDir())
			status, out, trouble := command(t, "sim", "-game", "coins", "-setup", setup, "-players", "black="+player, "-games", "4", "-seed", "100", "-check", "1")
			if !strings.Contains(trouble, "seed 10") || !strings.Contains(trouble, sentence) {
				t.Errorf("%s: sim tells %q", setup, trouble)
			}
			files, err := filepath.Glob("coins-*.json")
			if err != nil || status != failed || len(files) == 0 {
				t.Fatalf("%s: status %d, the saves %v (%v): %s", setup, status, files, err, out)
			}
			data, err := os.ReadFile(files[0])
			if err != nil {
				t.Fatal(err)
			}
			s, err := session.Load(shelltest.CoinsTitle(), data)
			if err != nil {
				t.Fatalf("%s (%s) cannot be loaded: %v", files[0], sentence, err)
			}
			if setup == "bad" && !s.Over() {
				t.Error("the whole game was not kept")
			}
			if setup == "failing" && (s.Over() || s.View(0).Left > 69) {
				t.Errorf("the save stands at %+v, not just before the failure", s.View(0))
			}
		}
	}
}

// What Play counted and what Record keeps is the same game.
func TestARecordIsTheGameThatWasPlayed(t *testing.T) {
	for _, kinds := range [][]string{{"random", "random"}, {"cadet", "random"}} {
		g, err := shelltest.Shelf()[0].Sim(sim.Order{Setup: json.RawMessage("12"), Kinds: kinds})
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(30) {
			p := g.Play(seed)
			save, err := g.Record(seed)
			if err != nil {
				t.Fatal(err)
			}
			s, err := session.Load(shelltest.CoinsTitle(), save)
			if err != nil {
				t.Fatal(err)
			}
			if v := s.View(0); !s.Over() || int(v.Taken) != p.Rounds || int(1-v.Turn) != p.Winner {
				t.Errorf("%v, seed %d: the record ends with %+v, the game with %+v", kinds, seed, v, p)
			}
		}
	}
}

func TestTellComparesStories(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	same := write("same.txt", "game coins\nall is well\n")
	other := write("other.txt", "game coins\nthe old way\nthe end\n")
	if status, out, _ := command(t, "tell", same); status != fine || !strings.Contains(out, "as told") {
		t.Errorf("the same story: status %d, %q", status, out)
	}
	status, out, _ := command(t, "tell", same, other)
	if status != failed || !strings.Contains(out, "- the old way") || !strings.Contains(out, "+ the new way") || strings.Contains(out, "the end") {
		t.Errorf("another story: status %d, %q", status, out)
	}
	if status, out, _ := command(t, "tell", "-write", other); status != fine || !strings.Contains(out, "written") {
		t.Errorf("a story to be written: status %d, %q", status, out)
	}
	if now, err := os.ReadFile(other); err != nil || string(now) != "game coins\nthe new way\nthe end\n" {
		t.Errorf("written is %q, %v", now, err)
	}
	if status, out, _ := command(t, "tell", "-words", "-game", "coins"); status != fine || out != "questions:\n  take\n" {
		t.Errorf("the words: status %d, %q", status, out)
	}
	if status, _, trouble := command(t, "tell", "-words", same); status != misused || !strings.Contains(trouble, "leave out") {
		t.Errorf("words and a story: status %d, %q", status, trouble)
	}
	if status, _, trouble := command(t, "tell", write("none.txt", "hello")); status != misused || !strings.Contains(trouble, "first line") {
		t.Errorf("no story: status %d, %q", status, trouble)
	}
}

func TestShotDrawsScreens(t *testing.T) {
	dir := t.TempDir()
	if status, out, _ := command(t, "shot", "-list"); status != fine || !strings.Contains(out, "new-game\nnew-game-team\nother\nother-taken\nreplay\n") {
		t.Errorf("-list: status %d, %q", status, out)
	}
	status, _, trouble := command(t, "shot", "-screen", "title,settings", "-size", "640x360", "-o", dir)
	if status != fine {
		t.Fatalf("status %d: %s", status, trouble)
	}
	for _, name := range []string{"title.png", "settings.png"} {
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Size() < 5000 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestCommandsExplainThemselves(t *testing.T) {
	for name, word := range map[string]string{"sim": "-players", "tell": "FILE", "shot": "-screen"} {
		if status, out, trouble := command(t, name, "-h"); status != fine || trouble != "" || !strings.Contains(out, word) {
			t.Errorf("%s -h: status %d, %q, %q", name, status, out, trouble)
		}
	}
}

func TestSimListsTheWaysToPlay(t *testing.T) {
	status, out, trouble := command(t, "sim", "-game", "coins", "-list")
	if status != fine || out != "first 2\nbad 2\nfailing 2\n" {
		t.Errorf("status %d, %q, %s", status, out, trouble)
	}
}

// A setup that not every number of players may play is listed for those who may.
func TestSimListsWhatMayBePlayed(t *testing.T) {
	var out bytes.Buffer
	title := shelf.Title{Setups: []shelf.Setup{{ID: "duel", Players: []int{2}}, {ID: "any"}}, Seats: [][]shelf.Seat{make([]shelf.Seat, 2), make([]shelf.Seat, 4)}}
	if err := listGames(&out, &title); err != nil || out.String() != "duel 2\nany 2\nany 4\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}

func TestWrongUseIsOneSentence(t *testing.T) {
	for _, line := range []string{
		"dance", "sim -games none", "sim -game chess", "sim -game coins -setup none", "sim -game coins -players black", "sim -game coins -players red=cadet",
		"sim -game coins -players black=wizard", "sim -game coins -seats 3", "sim -game coins -games 0", "sim -game coins what", "tell", "tell /no/such/file", "shot", "shot -screen title",
		"shot -screen none -o x.png", "shot -screen title -o x.png -size big", "shot -screen title -o x.png -scale 9", "shot -screen title -o x.png -lang xx",
		"shot -screen title -o x.png -load /no/such/file", "shot -screen title -o x.png -load /dev/zero", "tell /dev/zero", "tell .",
		"sim -game coins -games 9000000000000000000", "arena -game coins -games 9000000000000000000", "sim -game coins -games 99999999999999999999",
		"sim -game coins -seed 18446744073709551616", "sim -game coins -seed -1", "sim -game coins -seats -1",
		"sim -game coins -players black=cadet,black=random", "sim -game coins -list -json", "shot -game coins -list -screen title",
		"shot -screen title -o x.png -scale NaN", "shot -screen title -o x.png -scale Inf", "shot -screen title -o x.png -scale 1e999",
		"shot -screen title -o x.png -size 1280x720junk", "shot -screen title -o x.png -size 1280x720x3", "shot -screen title -o x.png -size 0x720",
		"shot -screen title -o x.png -size 99999999999999999999x720",
	} {
		t.Chdir(t.TempDir())
		status, _, trouble := command(t, strings.Fields(line)...)
		if status != misused || strings.Count(trouble, "\n") != 1 {
			t.Errorf("%s: status %d, %q", line, status, trouble)
		}
	}
}

// A transcript that an editor of another system wrote is as good.
func TestTellReadsAnyLineEnds(t *testing.T) {
	file := filepath.Join(t.TempDir(), "story.txt")
	if err := os.WriteFile(file, []byte("\ufeffgame coins\r\nall is well\r\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if status, out, trouble := command(t, "tell", file); status != fine || !strings.Contains(out, "as told") {
		t.Errorf("status %d, %q, %q", status, out, trouble)
	}
}

// Stories of any length are compared without taking all memory.
func TestLongStoriesAreCompared(t *testing.T) {
	long := strings.Repeat("a line\n", 300_000)
	if got := diff(long, long); got != "" {
		t.Errorf("the same story differs: %.60q", got)
	}
	if got := diff(long+"one\n"+long, long+"two\n"+long); got != "300001 - one\n     + two\n" {
		t.Errorf("one line of many differs: %.80q", got)
	}
	other := strings.Repeat("another line\n", 300_000)
	if got := diff(long, other); !strings.HasPrefix(got, "   1 - a line\n") || !strings.HasSuffix(got, "     + another line\n") {
		t.Errorf("all lines differ: %.60q … %q", got, got[len(got)-60:])
	}
}

func TestAWindowIsAskedForOneThing(t *testing.T) {
	for line, want := range map[string]Window{
		"": {}, "-v": {Tells: true}, "-load a -v": {Load: "a", Tells: true}, "-replay a": {Replay: "a"}, "-follow": {Follow: true},
	} {
		if got, err := ReadWindow(strings.Fields(line)); err != nil || got != want {
			t.Errorf("%q: %+v, %v", line, got, err)
		}
	}
	for _, line := range []string{"-load a -replay b", "-load a -follow", "-replay a -follow", "-v a", "-load a b", "-load", "-scale 2", "-load= -v"} {
		if got, err := ReadWindow(strings.Fields(line)); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %+v, %v; want one sentence", line, got, err)
		}
	}
}

// In the arena each kind plays each side of each setup, on the same seeds; a kind against itself wins as often as it loses.
func TestArenaSwapsSides(t *testing.T) {
	status, out, trouble := command(t, "arena", "-game", "coins", "-setup", shelltest.Shelf()[0].Setups[0].ID, "-a", "cadet", "-b", "cadet", "-games", "20", "-json")
	if status != fine || trouble != "" {
		t.Fatalf("status %d: %s", status, trouble)
	}
	var r arenaReport
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Meetings) != 2 || r.Meetings[0].Side == r.Meetings[1].Side {
		t.Fatalf("the meetings are %+v", r.Meetings)
	}
	if r.All.Games != 40 || r.All.Won != 20 || r.Meetings[0].Won+r.Meetings[1].Won != 20 {
		t.Errorf("a cadet beats itself in %d of %d games: %+v", r.All.Won, r.All.Games, r.Meetings)
	}
	if r.All.Share != 50 || r.All.Margin < 10 || r.All.Margin > 20 {
		t.Errorf("20 of 40 are %v %% ± %v", r.All.Share, r.All.Margin)
	}
	if status, _, trouble := command(t, "arena", "-game", "coins", "-a", "grandmaster"); status != misused || !strings.Contains(trouble, "grandmaster") {
		t.Errorf("an unknown kind: status %d, %q", status, trouble)
	}
}

// full is a device on which nothing more fits, after so many bytes.
type full struct{ left int }

func (f *full) Write(text []byte) (int, error) {
	if f.left -= len(text); f.left < 0 {
		return 0, errFull
	}
	return len(text), nil
}

var errFull = errors.New("no space left")

// What does not fit onto a full device ends every command with its own status and a sentence, from its first line on and in the middle.
func TestAFullDeviceIsNoSuccess(t *testing.T) {
	story := filepath.Join(t.TempDir(), "story.txt")
	if err := os.WriteFile(story, []byte("game coins\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"tell", story}, {"tell", "-h"}, {"sim", "-h"}, {"sim"}, {"sim", "-json"}, {"sim", "-list"}, {"shot", "-list"}, {"shot", "-h"}, {"arena", "-h"}, {"play", "-h"},
	} {
		for _, left := range []int{0, 10} {
			var trouble bytes.Buffer
			status, _ := Run(shelltest.Shelf(), args, strings.NewReader(""), &full{left}, &trouble)
			if status != misused || !strings.Contains(trouble.String(), errFull.Error()) {
				t.Errorf("%v after %d bytes: status %d, %q", args, left, status, trouble.String())
			}
		}
	}
}

// How far it is stands in one line that the next one replaces.
func TestHowFarItIsStandsInOneLine(t *testing.T) {
	if got := underWay(1000, 12, 75*time.Second); got != "\r\x1b[K12 of 1000 games played, 75 s" {
		t.Errorf("%q", got)
	}
	var trouble bytes.Buffer
	watched(&trouble, 1, func() int { return 0 })()
	if trouble.Len() > 0 {
		t.Errorf("into a file it says %q", trouble.String())
	}
}
