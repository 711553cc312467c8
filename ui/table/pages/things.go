package pages

import (
	"fmt"
	"iter"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// Keys are the keys of the things of a kind that fit: their names after a prefix. A nil fits takes all.
func Keys[T fmt.Stringer](prefix string, things iter.Seq[T], fits func(T) bool) (keys []string) {
	for thing := range things {
		if fits == nil || fits(thing) {
			keys = append(keys, prefix+thing.String())
		}
	}
	return keys
}

// Each are the pages of the things of a kind, each with its picture in a shape, and what write writes onto it. It is called by its key,
// as are its words; of those that do not fit there is none. A nil fits takes all.
func Each[T fmt.Stringer](w *Writer, prefix string, things iter.Seq[T], fits func(T) bool, p Pictures[T], write func(thing T, page *ui.BookPage)) (all []*ui.BookPage) {
	for thing := range things {
		if fits != nil && !fits(thing) {
			continue
		}
		name := prefix + thing.String()
		page := &ui.BookPage{
			Name: name, Title: w.Words.Say(name + p.Title), Shape: p.Shape,
			Picture: func(f *ui.Frame, r ui.Rect) { p.Draw(f.Canvas, thing, r) },
		}
		write(thing, page)
		all = append(all, page)
	}
	return all
}

// Pictures are those on the pages of a kind of things.
type Pictures[T any] struct {
	Shape float64 // the width for the height
	Draw  func(c *render.Canvas, thing T, at render.Rect)
	Title string // what the key of a title ends with, or nothing
}

// Say writes a paragraph with a phrase onto a page.
func (w *Writer) Say(page *ui.BookPage, key string, args ...assets.Args) {
	w.Add(page, w.Words.Say(key, args...))
}

// Cite is the same with the rule behind it that says so.
func (w *Writer) Cite(page *ui.BookPage, rule, key string, args ...assets.Args) {
	w.Add(page, w.Words.Say(key, args...)+" "+Cited(rule))
}

// Lead writes a line with a phrase about what a page is about onto it, in smaller letters.
func (w *Writer) Lead(page *ui.BookPage, key string, args ...assets.Args) {
	w.AddLead(page, w.Words.Say(key, args...))
}
