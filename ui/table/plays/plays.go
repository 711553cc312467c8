// Package plays shows rules in a book by small games: each is told in words in assets/plays, and plays over and over where the rule stands.
//
//	plays.go  the plays, and where they stand · film.go  how one plays
package plays

import (
	"slices"
	"strings"
	"sync"

	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// A Play is one of them. What is said below it is play.NAME.
type Play struct {
	Name  string
	At    []string // pages at whose end it stands, and rules after which it does
	Story string
}

// Read reads plays: each begins with a line "== NAME: PAGE PAGE", its transcript follows.
func Read(text string) (all []Play) {
	for part := range strings.SplitSeq("\n"+text, "\n== ") {
		head, story, _ := strings.Cut(part, "\n")
		if name, at, is := strings.Cut(head, ":"); is {
			all = append(all, Play{Name: name, At: strings.Fields(at), Story: strings.TrimSuffix(story, "\n") + "\n"})
		}
	}
	return all
}

// shape is a picture's width for its height.
const shape = 7.0 / 5

// Put puts each play onto the pages where it stands: what is said of it, with a picture that shows it. It is filmed when it is seen first.
func Put[F any](w *pages.Writer, groups []ui.BookGroup, all []Play, filmed func(*Play) F, show func(f *ui.Frame, film F, box ui.Rect)) {
	for i := range all {
		part := w.Text("", w.Words.Say("play."+all[i].Name))
		film := sync.OnceValue(func() F { return filmed(&all[i]) })
		part.Kind, part.Shape, part.Picture = ui.BookLead, shape, func(f *ui.Frame, box ui.Rect) { show(f, film(), box) }
		for _, place := range all[i].At {
			page, before := placeOf(groups, place)
			page.Parts = slices.Insert(page.Parts, before, part)
		}
	}
}

// placeOf is the page that is called so, before the lists at its end, or the one with a rule, behind it.
func placeOf(groups []ui.BookGroup, name string) (page *ui.BookPage, before int) {
	for _, g := range groups {
		for _, page := range g.Pages {
			if page.Name == name {
				if at := slices.IndexFunc(page.Parts, func(p ui.BookPart) bool { return p.Kind == ui.BookHead }); at >= 0 {
					return page, at
				}
				return page, len(page.Parts)
			}
			for i := len(page.Parts) - 1; i >= 0; i-- {
				if page.Parts[i].Name == name {
					return page, i + 1
				}
			}
		}
	}
	panic("the book has no " + name)
}
