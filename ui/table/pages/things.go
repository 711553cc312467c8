package pages

import (
	"fmt"
	"iter"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// KeysOf are the keys of the things of a kind that fit: their names after a prefix. A nil fits takes all.
func KeysOf[T fmt.Stringer](prefix string, things iter.Seq[T], fits func(T) bool) (keys []string) {
	for thing := range things {
		if fits == nil || fits(thing) {
			keys = append(keys, prefix+thing.String())
		}
	}
	return keys
}

// A Kind is things of a kind that have pages. A page is called by its thing's key: the name after a prefix, as its words are.
type Kind[T fmt.Stringer] struct {
	Prefix string
	Things iter.Seq[T]
	Fits   func(T) bool // those that it leaves out have no page; nil leaves out none
	Shape  float64      // of a picture, the width for the height
	Draw   func(c *render.Canvas, thing T, at render.Rect)
	Title  string // what the key of a title ends with, or nothing
}

// Write returns the pages of the things of a kind, each with its picture and what write writes onto it.
func (k Kind[T]) Write(w *assets.Words, write func(thing T, page *ui.BookPage)) (all []*ui.BookPage) {
	for thing := range k.Things {
		if k.Fits != nil && !k.Fits(thing) {
			continue
		}
		name := k.Prefix + thing.String()
		page := &ui.BookPage{
			Name: name, Title: w.Say(name + k.Title), Shape: k.Shape,
			Picture: func(f *ui.Frame, r ui.Rect) { k.Draw(f.Canvas, thing, r) },
		}
		write(thing, page)
		all = append(all, page)
	}
	return all
}
