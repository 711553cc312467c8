package plays_test

import (
	"cmp"
	"slices"
	"testing"
	"testing/fstest"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui"
	"holoboard/ui/table/pages"
	"holoboard/ui/table/plays"
	"holoboard/ui/uitest"
)

const hunts = `== look: H5 system
game hunt
base 7
hider decoy

seeker look_at: 10
hider cover: none
roll: 1
hider move_to: none

== found: H6
game hunt
base 7

seeker look_at: 7
roll: 1
`

// Plays stand at the ends of their pages, before the lists there, and after their rules. Each shows the table before it, its events one after the
// other, and the table after it, over and over.
func TestPlaysStandOnTheirPagesAndPlay(t *testing.T) {
	all := plays.Read(hunts)
	if len(all) != 2 || all[0].Name != "look" || !slices.Equal(all[0].At, []string{"H5", "system"}) || all[1].Name != "found" {
		t.Fatalf("read are %+v", all)
	}
	chapter := &ui.BookPage{Name: "H", Parts: []ui.BookPart{{Name: "H4"}, {Name: "H5"}, {Name: "H6"}}}
	system := &ui.BookPage{Name: "system", Parts: []ui.BookPart{{Name: "about"}, {Kind: ui.BookHead}}}
	words, err := uitest.Words(t, "en", "starship").Under(fstest.MapFS{"plays.toml": {Data: []byte("[play]\nlook = \"A look.\"\nfound = \"Found!\"\n")}})
	if err != nil {
		t.Fatal(err)
	}
	filmed, shown := 0, func(*ui.Frame, *plays.Play, ui.Rect) {}
	plays.Put(&pages.Writer{Words: words}, []ui.BookGroup{{Pages: []*ui.BookPage{chapter, system}}}, all, func(p *plays.Play) *plays.Play {
		filmed++
		return p
	}, shown)
	if filmed != 0 {
		t.Errorf("%d plays are filmed before they are seen", filmed)
	}
	for range 2 {
		chapter.Parts[2].Picture(nil, ui.Rect{})
	}
	if filmed != 1 {
		t.Errorf("a play that is seen twice is filmed %d times", filmed)
	}
	for page, want := range map[*ui.BookPage][]string{chapter: {"H4", "H5", "A look.", "H6", "Found!"}, system: {"about", "A look.", ""}} {
		var got []string
		for _, part := range page.Parts {
			got = append(got, cmp.Or(part.Name, part.Plain()))
		}
		if !slices.Equal(got, want) {
			t.Errorf("on page %s stand %q, want %q", page.Name, got, want)
		}
	}
	never, always := func(gametest.HuntEvent) bool { return false }, func(gametest.HuntEvent) bool { return true }
	if silent := plays.Record(gametest.Hunt{}, &all[1], never, func(e gametest.HuntEvent) bool { return e.What == "wins" }); len(silent.Frames) != 1 || *silent.Next(0) != silent.After {
		t.Errorf("of a play of which only the end is told %d events are", len(silent.Frames))
	}
	film := plays.Record(gametest.Hunt{}, &all[0], never, always)
	if first, _, _ := film.At(0); first != -1 || len(film.Frames) == 0 {
		t.Fatalf("of %d events the %dth is told at once", len(film.Frames), first)
	}
	seen, before := 0, -1
	for now := time.Duration(0); now < time.Minute; now += ui.Tick {
		n, table, told := film.At(now)
		switch {
		case n == before:
		case n == -1:
			if seen++; before == len(film.Frames)-1 && *table != film.After {
				t.Fatal("after the last event the table is not as it left it")
			}
		case n != before+1 || *table != film.Frames[n].Before || told > 0.1:
			t.Fatalf("after event %d comes %d, %.2f of it told", before, n, told)
		}
		before = n
	}
	if seen < 10 {
		t.Errorf("in a minute it plays %d times", seen)
	}
	if _, err := game.Recite(gametest.Hunt{}, all[1].Story); err != nil {
		t.Error(err)
	}
}
