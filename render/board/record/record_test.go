package record

import (
	"testing"

	"holoboard/render"
)

// However much room there is for what a piece can do: all names stand there, and of what is said about them as much as has room, the first
// ones first.
func TestWhatIsSaidAboutDeedsFits(t *testing.T) {
	c := render.NewCanvas(render.NewPictures(), 400, 400, 1)
	all := []Deed{{Name: "a", About: "one line"}, {Name: "b", About: "as many words as take two lines of so narrow a card, or three"}, {Name: "c", About: "one line"}, {Name: "d"}}
	names := float64(len(all)) * (c.Palette.Name().LineHeight() + deedGap)
	said := 0
	for room := 0.0; room < 300; room += 4 {
		shown, high := fitting(c, all, 200, room)
		now := 0
		for i, d := range shown {
			if d.Name != all[i].Name {
				t.Fatalf("in %v points %q stands in the place of %q", room, d.Name, all[i].Name)
			}
			if d.About != "" {
				now++
			}
		}
		if len(shown) != len(all) || high > max(room, names) || now < said {
			t.Fatalf("in %v points %d of %d are shown, %d with what they do (%d in less), %v high", room, len(shown), len(all), now, said, high)
		}
		said = now
	}
	if said != 3 {
		t.Errorf("where there is room for all, %d say what they do", said)
	}
}
