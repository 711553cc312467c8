package book

import (
	"slices"
	"testing"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/table/plays"
)

// Each play stands on its pages, and shows what is said of it: a move, an attack, what is destroyed.
func TestPlaysShowTheirRules(t *testing.T) {
	w, err := assets.NewWordsFor("en", rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	b := Book(w)
	all := plays.Read(assets.Plays(rules.ID))
	for i := range all {
		p := &all[i]
		if n := len(filmed(p).Frames); n == 0 || n > 12 {
			t.Errorf("%s has %d events", p.Name, n)
		}
		for _, name := range p.At {
			at, ok := b.Find(name)
			if !ok || !slices.ContainsFunc(at.Page.Parts, func(part ui.BookPart) bool { return part.Picture != nil }) {
				t.Errorf("%s does not stand at %s", p.Name, name)
			}
		}
	}
	for name, kind := range map[string]rules.EventKind{
		"course": rules.Sailed, "push": rules.Pushed, "zone": rules.Flew, "launch": rules.Launched, "lane": rules.Hit, "point": rules.Missed, "damage": rules.Destroyed,
	} {
		i := slices.IndexFunc(all, func(p plays.Play) bool { return p.Name == name })
		if !slices.ContainsFunc(filmed(&all[i]).Frames, func(f plays.Frame[rules.View, rules.Event]) bool { return f.Event.Kind == kind }) {
			t.Errorf("%s does not show %v", name, kind)
		}
	}
}
