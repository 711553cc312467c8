package board

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
)

// Plain is what a title says for itself that has nothing of its own to say: embed it beside a [Table] and write the rest.
type Plain[V any] struct{}

// Divide leaves a layout as it is.
func (Plain[V]) Divide(*Layout) {}

// Ground draws nothing: the title's own Draw does.
func (Plain[V]) Ground(*render.Canvas, V) {}

// Place draws nothing: the title's own Draw does.
func (Plain[V]) Place(*render.Canvas, V, int, render.Point, *Look) {}

// Lying takes a thing for what lies on the table.
func (Plain[V]) Lying(o game.Option) game.Option { return o }

// Shade draws nothing.
func (Plain[V]) Shade(*render.Canvas, V, int, render.Point) {}

// Happens draws nothing.
func (Plain[V]) Happens(*render.Canvas, V, Happening) {}

// Face knows no cards.
func (Plain[V]) Face(*render.Canvas, V, game.Option) (*Face, bool) { return nil, false }

// Entry knows no cards.
func (Plain[V]) Entry(*render.Canvas, V, game.Option) Entry { return Entry{} }

// Paint has no pictures of its own.
func (Plain[V]) Paint(*render.Canvas, Art, render.Rect, render.Color) {}

// Speak needs no words.
func (Plain[V]) Speak(*assets.Words) {}

// Prepare has nothing to paint ahead.
func (Plain[V]) Prepare(*render.Canvas) bool { return false }

// Facts counts nothing.
func (Plain[V]) Facts(V) []Fact { return nil }

// FactText has nothing to say.
func (Plain[V]) FactText(V, Fact) string { return "" }

// OwnHeight is that of an empty list.
func (Plain[V]) OwnHeight(V) float64 { return 0 }

// DrawOwn draws an empty list.
func (Plain[V]) DrawOwn(*render.Canvas, V, Look) {}
