package pins

import (
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// ring is the board of Hunt as pins see it: ten sites in a row. It is a screen that shows nothing else.
type ring struct {
	flow *flow.Flow[*gametest.HuntView]
	pins *Pins[*gametest.HuntView]
	may  bool
	kept int
}

func (r *ring) MayPin() bool { return r.may }

func (r *ring) Sites() (all []Site) {
	for a := uint8(1); a <= 10; a++ {
		o := game.Option{Kind: gametest.KindSystem, A: a}
		all = append(all, Site{gametest.Hunt{}.Word(o), o})
	}
	return all
}

func (r *ring) First() Site { return r.Sites()[0] }

func (r *ring) Where(o game.Option) (ui.Point, float64) {
	return ui.Point{X: 60 * float64(o.A), Y: 100}, 20
}

func (r *ring) Name(o game.Option) string { return gametest.Hunt{}.Word(o) }
func (r *ring) About(game.Option) string  { return "A site" }
func (r *ring) Layout() board.Layout {
	return board.Layout{Map: r.flow.F.Bounds(), Prompt: r.flow.F.Bounds()}
}
func (r *ring) Show(f *ui.Frame) {
	r.flow.F = f
	r.pins.ShowSites(map[game.Option]board.State{})
	for _, s := range r.Sites() {
		r.pins.Draw(s)
	}
	r.pins.ShowNote()
}

// open is a table of Hunt at which the seeker looks.
func open(t *testing.T) (*ring, *uitest.Hand) {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	meaning := tabletest.Meaning{ThingOf: func(o game.Option) game.Option { return o }, IDOf: gametest.Hunt{}.Word}
	r := &ring{flow: flow.New(meaning, tabletest.Program{English: words}, new(gametest.HuntView)), may: true}
	r.flow.Viewer = gametest.Seeker
	r.pins = New(r.flow, r)
	r.pins.OpenMap, r.pins.Keep = func() {}, func() { r.kept++ }
	return r, uitest.New(t, ui.NewWindow(r, 800, 600, 1))
}

// A site of another title is pinned by pointing at it, and its note is kept; another seat reads nothing of it.
func TestASiteOfAnyTitleIsPinned(t *testing.T) {
	r, hand := open(t)
	hand.Wait(0)
	r.pins.TogglePinning()
	hand.Wait(2 * ui.Tick)
	hand.Click("pin.7")
	hand.Click("note.dismissed")
	hand.Click("note.text")
	hand.Type("looked twice")
	hand.Click("note.done")
	if got, want := r.pins.Tell(r.Sites()[6]), "A site\nRuled out. looked twice"; got != want || r.kept != 1 {
		t.Errorf("it tells %q and is kept %d times, want %q", got, r.kept, want)
	}
	for _, unseen := range []func(){
		func() { r.flow.Viewer = gametest.Hider }, func() { r.pins.HideNotes(true) }, func() { r.may = false },
	} {
		unseen()
		if got := r.pins.NoteText("7"); got != "" {
			t.Errorf("somebody reads %q", got)
		}
		r.flow.Viewer, r.may = gametest.Seeker, true
		r.pins.HideNotes(false)
	}
}

// Notes are written and read again as they were; what is empty is taken away.
func TestNotesAreKept(t *testing.T) {
	r, _ := open(t)
	if r.pins.Notes() != nil {
		t.Error("there are notes before any was put down")
	}
	r.pins.Kept.Put(gametest.Seeker, "3", Note{Pin: Marked, Text: " here "})
	r.pins.Kept.Put(gametest.Hider, "4", Note{Text: "x"})
	next, _ := open(t)
	if err := next.pins.TakeNotes(r.pins.Notes()); err != nil || next.pins.NoteText("3") != "Marked. here" || next.pins.NoteText("4") != "" {
		t.Errorf("what was kept becomes %v, %v", next.pins.Kept, err)
	}
	r.pins.Kept.Put(gametest.Seeker, "3", Note{})
	r.pins.Kept.Put(gametest.Hider, "4", Note{Text: "  "})
	if notes := r.pins.Notes(); notes != nil {
		t.Errorf("there still are notes: %s", notes)
	}
	if next.pins.TakeNotes([]byte("no notes")) == nil {
		t.Error("anything is taken for notes")
	}
}

// Whatever somebody wrote into the document: a note is no longer than one that was typed, and stands in one line.
func TestNotesAreBoundedWhenTheyAreRead(t *testing.T) {
	r, _ := open(t)
	long := strings.Repeat("ы", 50_000)
	for written, want := range map[string]Note{
		`{"text":"` + long + `"}`:                    {Text: long[:2*80]},
		`{"text":"a\nb\u2028c","pin":"suspected"}`:   {Text: "a b c", Pin: Suspected},
		`{"text":"a","pin":"` + long + `"}`:          {Text: "a"},
		`{"pin":"dismissed"}`:                        {Pin: Dismissed},
		`{"text":"` + strings.Repeat(" ", 99) + `"}`: {},
	} {
		if err := r.pins.TakeNotes([]byte(`{"1":{"3":` + written + `}}`)); err != nil || r.pins.Kept[1]["3"] != want {
			t.Errorf("%.40q... becomes %.60q (%v)", written, r.pins.Kept[1]["3"], err)
		}
	}
	before := r.pins.Kept
	if err := r.pins.TakeNotes([]byte(`{"1":{"3":{"text":"` + strings.Repeat(long, 10) + `"}}}`)); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("a megabyte of notes: %v", err)
	}
	if len(r.pins.Kept) != len(before) {
		t.Error("what is not read changes the notes that are there")
	}
}

// One note that is none hides no other.
func TestOneBadNoteHidesNoOther(t *testing.T) {
	r, _ := open(t)
	if err := r.pins.TakeNotes([]byte(`{"1":{"3":{"text":"here"},"4":7,"5":{"text":["a"],"pin":"marked"},"6":{"text":"there"}}}`)); err == nil {
		t.Error("a note that is none is no error")
	}
	for site, want := range map[string]string{"3": "here", "6": "there"} {
		if got := r.pins.Kept[1][site].Text; got != want {
			t.Errorf("the note to %s is %q, want %q", site, got, want)
		}
	}
}
