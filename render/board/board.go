// Package board draws what lies on any title's table: things with a place and a turn, ways between them, notes at
// them, hands and faces of cards, charts. It knows things by their [game.Option] and sides by their number; what a
// thing means and looks like its title says.
//
//	board.go   what a screen needs of a title's board · table.go  what the board embeds, plain.go what it need not say for itself
//	surface.go a table on one screen · scene.go  what lies where for one view · piece.go  a thing in its place
//	layout.go  where the parts of a screen are · layout_small.go  on smaller ones
//	map.go     places of a map · stand.go  what stands beside them and keeps its place, room.go  finds room for it
//	draw.go    the map and what stands on it · look.go  what a picture shows beside the table itself
//	hand.go    hands of cards · list.go  one's own things as a list, on a phone · rail.go  parts of a side's rail
//	face.go    cards seen closely · art.go  their pictures · back.go  cards facedown
//	label.go   labels at points of a map · chart.go  the course of a game · formation.go  units that fight
package board

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
)

// Board is what a screen of any title needs of its board. A title's own embeds a [Table], which is nearly all of it.
type Board[V any] interface {
	// Speak makes the board speak with other words.
	Speak(words *assets.Words)
	// Seat says who plays each side, and whether nobody plays at this screen, which Watched tells.
	Seat(players []string, watched bool)
	Watched() bool
	// Prepare paints something ahead that the table will show on a canvas, and tells whether anything was missing.
	Prepare(c *render.Canvas) bool

	// SetSize fits the table to a screen of w × h points.
	SetSize(w, h float64)
	// Layout tells where the parts of the screen are.
	Layout() Layout
	// Open opens a tab of a smaller screen and closes the one that was open.
	Open(tab Tab)
	// FoldHead is the place of the button that unfolds a side's rail.
	FoldHead(side int) render.Rect
	// Camera is over the map.
	Camera() *render.Camera

	// AppendThings adds what can be pointed at to a list, in the order of drawing.
	AppendThings(list []Thing, v V) []Thing
	// Where tells where a thing is, and false where it cannot be pointed at.
	Where(thing game.Option, v V) (render.Rect, bool)
	// TabOf tells which tab has to be opened to point at a thing, and false for what does not lie on the table.
	TabOf(thing game.Option, v V) (Tab, bool)
	// Center is the middle of a thing on the screen.
	Center(thing game.Option, v V) render.Point
	// At tells the place whose land is somewhere on the screen.
	At(p render.Point) (game.Option, bool)
	// Around is the part of the map that shows some places.
	Around(concerned func(place game.Option) bool) render.Rect
	// Nearest is the same for the one of them that is nearest to the middle of an area.
	Nearest(concerned func(place game.Option) bool, area render.Rect) render.Rect
	// GlideTo makes a glide of the camera to a place.
	GlideTo(place game.Option, clock *render.Clock)
	// Facts lists what is counted beside the sides, and FactText says it in words.
	Facts(v V) []Fact
	FactText(v V, f Fact) string

	// Draw draws the whole table, and tells whether it has to be drawn again soon although nothing changes.
	Draw(c *render.Canvas, v V, look Look) (again bool)
	// ScrollOwn says where the list of the viewer's own things begins, DrawOwn draws it.
	ScrollOwn(at render.Point)
	OwnHeight(v V) float64
	DrawOwn(c *render.Canvas, v V, look Look)

	// Card draws a thing's whole card in the middle of a box, and reports false for what has no face.
	Card(c *render.Canvas, v V, thing game.Option, box render.Rect) bool
	// CardLine draws a card as a line, CardRow as a row with all that it says.
	CardLine(c *render.Canvas, v V, thing game.Option, count int, box render.Rect)
	CardRow(c *render.Canvas, v V, thing game.Option, box render.Rect)
	CardRowHeight(c *render.Canvas, v V, thing game.Option, width float64) float64
}
