package build_test

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game/gametest"
	"holoboard/ui/rebellion"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/command"
	"holoboard/ui/uitest"
)

// TestWholeGamesAreReadAndWritten plays whole games in a terminal: all that the player knows is what was written, in each language.
func TestWholeGamesAreReadAndWritten(t *testing.T) {
	gametest.Long(t)
	titles := onShelf()
	for _, title := range titles {
		for _, language := range assets.Languages() {
			t.Run(title.ID+"/"+language, func(t *testing.T) {
				t.Setenv("XDG_CONFIG_HOME", t.TempDir())
				words := uitest.Words(t, language, title.ID)
				r := &reader{words: words, Rand: rand.New(rand.NewPCG(1, 1))}
				me := title.Seats[0][0].ID
				args := []string{"play", "-game", title.ID, "-lang", language, "-seed", "1", "-players", me + "=person," + title.Seats[0][1].ID + "=cadet"}
				var trouble bytes.Buffer
				if status, _ := command.Run(titles, args, r, &r.written, &trouble); status != 0 || trouble.Len() > 0 {
					t.Fatalf("status %d: %s", status, &trouble)
				}
				if len(r.holes) > 0 {
					t.Errorf("%d lines have a hole; one is %q", len(r.holes), r.holes[0])
				}
				if !r.over {
					t.Fatalf("the game is not over after %d lines; the last that was written:\n%s", r.lines, r.last)
				}
				t.Logf("over after %d lines; it ends with:\n%s", r.lines, r.last)
			})
		}
	}
}

// A reader reads what a game writes, and answers by the numbers that stand there.
type reader struct {
	*rand.Rand
	words   *assets.Words
	written bytes.Buffer
	holes   []string // lines where a name is missing
	last    string
	lines   int
	over    bool
	next    []byte
}

const mostLines = 6000 // of a game

// hole is a line with a pair of quotation marks around nothing, or a key that has no words.
var hole = regexp.MustCompile(`.*(“”|«»|⟦|⟧).*`)

var numbered = regexp.MustCompile(`(?m)^ *(\d+)  (.*)$`)

// Read implements [io.Reader]: the game wants the next line.
func (r *reader) Read(into []byte) (int, error) {
	if len(r.next) == 0 {
		if r.written.Len() > 0 {
			r.last = r.written.String()
			r.written.Reset()
			r.holes = append(r.holes, hole.FindAllString(r.last, -1)...)
		}
		r.over = strings.Contains(r.last, "  "+r.words.Say("table.again")+"\n") // the button at the end of a game
		if r.lines++; r.over || r.lines > mostLines {
			return 0, io.EOF
		}
		r.next = []byte(fmt.Sprintln(r.choice()))
	}
	n := copy(into, r.next)
	r.next = r.next[n:]
	return n, nil
}

// choice is the number of something to press: of an answer, or of what leads on.
func (r *reader) choice() int {
	var leads []string
	for _, key := range []string{"table.menu", "table.sound", "table.undo", "table.undo_all", "table.advice"} {
		leads = append(leads, r.words.Say(key))
	}
	var open []int
	for _, line := range numbered.FindAllStringSubmatch(r.last, -1) {
		n, err := strconv.Atoi(line[1])
		away := slices.ContainsFunc(leads, func(lead string) bool { return strings.HasPrefix(line[2], lead) })
		if err == nil && !away && !strings.HasSuffix(line[2], ")") {
			open = append(open, n)
		}
	}
	if len(open) == 0 {
		return 1
	}
	return open[r.IntN(len(open))]
}

// TestACoveredScreenTellsNothing: between two people at one screen an account has what the cover says, and nothing of either.
func TestACoveredScreenTellsNothing(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	words := uitest.Words(t, "en", rebellion.Title().ID)
	sit := words.Say("cover.sit")
	var out, trouble bytes.Buffer
	in := strings.NewReader("look\nlog\nundo\n")
	command.Run([]shelf.Title{rebellion.Title()}, []string{"play", "-game", "rebellion", "-seed", "1", "-lang", "en", "-players", "rebels=person,empire=person"}, in, &out, &trouble)
	said := out.String()
	if strings.Count(said, "\n") > 12 || strings.Contains(said, "Rebel Assault") /* that they drew */ || strings.Contains(said, words.Say("lists.hand")) {
		t.Errorf("behind the cover (%s) this is told:\n%s%s", sit, said, &trouble)
	}
}
