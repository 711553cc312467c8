// Package ui is the toolkit of all screens: pointer, touch and keys, widgets, focus, dragging, dialogs. It knows no game.
//
// A Screen has one method, Show, which is called whenever something may have changed. It divides the Frame's
// rectangle, draws, and asks widgets what the player did, all in one go:
//
//	func (s *Title) Show(f *ui.Frame) {
//		bar, _ := f.Bounds().CutBottom(72)
//		if f.Button(ui.Button{ID: "start", Rect: bar.Middle(240, 44), Label: "Start the game", Main: true, Key: ui.KeyEnter}) {
//			f.Go(s.next)
//		}
//	}
//
// Everything that can be pointed at is a Spot with an ID, so a test (or a screen reader) can ask the Window where a
// thing is and click it there. A pointer that only moves over one spot makes no frame. What lies under the pointer is worked out from the spots of the frame before: that is
// what the player saw. A Window needs no display; Run connects one with the real window.
//
//	input.go   one tick's input as a value; live.go reads it from Ebitengine
//	window.go  what lasts from frame to frame; frame.go what a Screen works with
//	spot.go    things to point at; focus.go reaching them by keys; drag.go carrying them
//	button.go  choice.go  slider.go  stepper.go  field.go  scroll.go  hint.go  dialog.go  prompt.go    widgets
//	book.go    rule books, whose pages refer to one another; book_search.go finds words in them
//	sounds.go  what is heard; package sound makes and plays it
//	run.go     the real window
package ui

import "holoboard/render"

// Rect and Point are those of package render, in points.
type (
	Rect  = render.Rect
	Point = render.Point
)

// Box is the rectangle with its upper left corner at (x, y).
func Box(x, y, w, h float64) Rect { return render.Box(x, y, w, h) }
