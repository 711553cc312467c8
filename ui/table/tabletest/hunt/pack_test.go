package hunt

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// packing is a hunt before it begins, in a window.
type packing struct {
	program *program
	hand    *uitest.Hand
}

func packUp(t *testing.T, p *program, w, h int, kinds ...string) *packing {
	t.Helper()
	start := session.Start{Setup: json.RawMessage(packed), Seed: 3}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben"}[i], Kind: kind})
	}
	screen, err := Title().Begin(p, start)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	return &packing{p, uitest.New(t, window)}
}

// lines are those of the pack that is seen.
func (p *packing) lines() (all []string) {
	for _, spot := range p.hand.Window.Spots() {
		if card, line := strings.CutPrefix(spot.ID, "line."); line {
			all = append(all, card)
		}
	}
	return all
}

// Two persons pack in secret: by clicks, by carrying, by the wheel and by keys; what does not fit says why (H9). Then both packs are
// shown, the hunt begins with them, and its save knows them.
func TestBothPackInSecret(t *testing.T) {
	p := packUp(t, newProgram(t), 1280, 720, session.Person, session.Person)
	if p.hand.Has("tile.strike") {
		t.Fatal("the cards are open before anybody sits down")
	}
	p.hand.Click("cover.sit")
	p.hand.Click("tile.strike")
	p.hand.Click("tile.strike")
	if got := p.lines(); !slices.Equal(got, []string{"strike"}) {
		t.Errorf("packed are %v", got)
	}
	if why := p.hand.Why("prepare.ready"); !strings.Contains(why, "Two cards") {
		t.Errorf("one card may be brought: %q", why)
	}
	p.hand.Wheel(p.hand.Find("line.strike"), -1)
	p.hand.Drag("tile.decoy", "build.list")
	p.hand.Wheel(p.hand.Find("line.decoy"), 1)
	p.hand.Key(ui.KeyDelete)
	p.hand.Click("tile.strike")
	if got := p.lines(); !slices.Equal(got, []string{"strike", "decoy"}) {
		t.Fatalf("packed are %v", got)
	}
	p.hand.Ctrl(ui.KeyS)
	p.hand.Type("Both of them")
	p.hand.Key(ui.KeyEnter)
	p.hand.Click("prepare.ready")
	if p.lines() != nil {
		t.Fatal("between the two a pack is open")
	}
	p.hand.Click("cover.sit")
	if p.lines() != nil {
		t.Fatal("the second sees what the first has packed")
	}
	p.hand.Key(ui.KeyF)
	p.hand.Key(ui.KeyZ)
	p.hand.Click("build.library")
	p.hand.Click("build.take.own.0")
	p.hand.Click("build.library")
	p.hand.Click("build.copy")
	if p.program.copied != "Both of them: decoy, strike" {
		t.Errorf("as text it is %q", p.program.copied)
	}
	p.hand.Click("build.text")
	p.hand.Type("Decoys: 2 decoy")
	p.hand.Click("build.read")
	p.hand.Click("prepare.ready")
	p.hand.Click("reveal.table")
	save, err := p.hand.Window.Screen().(*watch.Table[*view, *event]).Save()
	if err != nil {
		t.Fatal(err)
	}
	summary, err := session.Read(save)
	if err != nil || len(summary.Start.Things) != 2 || !bytes.Equal(summary.Start.Things[1], []byte{gametest.Decoy, gametest.Decoy}) {
		t.Errorf("brought were %v, %v", summary.Start.Things, err)
	}
	if _, err := Title().Resume(p.program, save); err != nil {
		t.Errorf("the save cannot be gone on with: %v", err)
	}
	if _, err := Title().Tape(p.program, save); err != nil {
		t.Errorf("the save cannot be looked at: %v", err)
	}
}

// What is filtered, searched and sorted; by touch a tap opens the card; and what was left is there again.
func TestAPackIsLookedThroughAndLeft(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		p := packUp(t, newProgram(t), size[0], size[1], session.Person, session.AtRandom)
		p.hand.Click("build.kind.2")
		if p.hand.Has("tile.strike") {
			t.Errorf("%v: a filter lets strikes through", size)
		}
		p.hand.Click("build.kind.0")
		p.hand.Click("build.search")
		p.hand.Type("stri")
		if p.hand.Has("tile.decoy") || !p.hand.Has("tile.strike") {
			t.Errorf("%v: what is searched for is not found", size)
		}
		p.hand.Touch = true
		p.hand.Click("tile.strike")
		p.hand.Click("build.count.more")
		p.hand.Click("build.sheet.close")
		again := packUp(t, p.program, size[0], size[1], session.Person, session.AtRandom)
		if again.hand.Has("build.tab.1") {
			again.hand.Click("build.tab.1")
		}
		if got := again.lines(); !slices.Equal(got, []string{"strike"}) {
			t.Errorf("%v: of what was packed there is %v", size, got)
		}
		again.hand.Key(ui.KeyF)
		again.hand.Click("prepare.ready")
		again.hand.Click("reveal.table")
		if docs, _ := p.program.drafts.All(); len(docs) > 0 {
			t.Errorf("%v: the draft stays", size)
		}
	}
}

// What advice would add stands first where that order is wanted.
func TestThePackIsSortedByAdvice(t *testing.T) {
	p := packUp(t, newProgram(t), 1280, 720, session.Person, session.AtRandom)
	first := func() bool { return p.hand.Find("tile.decoy").X < p.hand.Find("tile.strike").X }
	before := first()
	p.hand.Click("build.sort")
	p.hand.Click("build.pick.3")
	if before || !first() {
		t.Errorf("the decoy stands first: %v before, %v afterwards", before, first())
	}
}

// The bar has a picture of where the base can be.
func TestTheBarHasAPicture(t *testing.T) {
	s := sit(t, 5, 1280, 720, session.AtRandom, session.Person)
	for s.settle(t); s.Shown.Asked() != "look_at"; s.settle(t) {
		if s.hand.Has("could.1") {
			t.Errorf("%q is asked with a picture", s.Shown.Asked())
		}
		s.point(t, s.Pending.Options[0])
	}
	if !s.hand.Has("could.1") || !s.hand.Has("could.10") {
		t.Error("the bar has no picture")
	}
}
