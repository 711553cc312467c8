package book

import (
	"slices"
	"testing"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
)

// Each play stands on its pages, and shows what is said of it: a move, an attack, what is destroyed.
func TestPlaysShowTheirRules(t *testing.T) {
	w, err := assets.NewWordsFor("en", rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	b := Book(w)
	for i := range plays {
		p := &plays[i]
		r := film(p)
		if n := len(r.frames); n == 0 || n > 12 {
			t.Errorf("%s has %d events", p.name, n)
		}
		if first, _, _ := r.at(0); first != nil {
			t.Errorf("%s does not show the table before it", p.name)
		}
		if last, v, _ := r.at(playTime + playPause); last != nil || *v != r.after {
			t.Errorf("%s does not show the table after it", p.name)
		}
		for _, name := range p.at {
			at, ok := b.Find(name)
			if !ok || !slices.ContainsFunc(at.Page.Parts, func(part ui.BookPart) bool { return part.Picture != nil }) {
				t.Errorf("%s does not stand at %s", p.name, name)
			}
		}
	}
	for name, kind := range map[string]rules.EventKind{
		"course": rules.Sailed, "push": rules.Pushed, "zone": rules.Flew, "launch": rules.Launched, "lane": rules.Hit, "point": rules.Missed, "damage": rules.Destroyed,
	} {
		i := slices.IndexFunc(plays, func(p play) bool { return p.name == name })
		if !slices.ContainsFunc(film(&plays[i]).frames, func(f frame) bool { return f.event.Kind == kind }) {
			t.Errorf("%s does not show %v", name, kind)
		}
	}
}
