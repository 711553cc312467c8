// Package rebellion draws the table of Star Wars: Rebellion: what one seat sees of it at one moment, and where every
// thing on it is. It knows no rule: what may be done, and what is lit because of it, comes in with a [Look].
//
//	board := rebellion.New(words)
//	board.SetSize(c.W, c.H)
//	again := board.Draw(c, &view, rebellion.Look{})
//	for _, thing := range board.Things(&view) { … }   // a place to point at for each
//
//	layout.go   where the parts of the screen are · layout_refresh.go  in the Refresh Phase
//	scene.go    what lies where for one view; it is worked out once for each
//	place.go    what stands around the planets · figure.go  how it looks
//	galaxy.go   territories, borders, the sky · system.go  a planet and its markers
//	rail.go     the sides' rails, rail_draw.go their looks, rail_fold.go while they are folded · track.go  the bar at the top
//	tray.go     what leaves the build queue, in the Refresh Phase of a wide screen
//	projected.go  what is else for a whole room
//	plan.go     the viewer's missions while leaders are assigned
//	hand.go     the strip at the bottom · own.go  one's own things as a list, on a phone
//
// What stands on it is drawn by package pieces, its cards by package cards, what covers it by package scenes.
package rebellion

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/cards"
	"holoboard/render/rebellion/pieces"
)

// Board draws one player's table. It keeps what it has worked out, so make one for each window.
type Board struct {
	board.Table[*rebellion.View]
	*cards.Cards

	projected  bool // see NewProjected
	refreshing Refreshing

	words  *assets.Words
	galaxy *assets.Galaxy
	layout Layout
	lines  lines // of the map
	made   scene
	worlds pieces.Planets
	tabled tabled
}

// How many there are of what the board has tables of.
const (
	numSystems  = rebellion.NumSystems
	trackSpaces = rebellion.TrackSpaces
)

// New returns a board that speaks with the given words.
func New(words *assets.Words) *Board { return newBoard(words, false) }

func newBoard(words *assets.Words, projected bool) *Board {
	b := &Board{projected: projected, words: words, Cards: cards.New(words), galaxy: assets.LoadGalaxy()}
	b.Begin(b, board.Shape{Sides: 2, Bar: board.Span{Small: trackSpaces * 46, Large: trackSpaces * 66}, ForARoom: projected})
	return b
}

// Parts tells where the parts of the screen are, with those that only this table has.
func (b *Board) Parts() Layout { return b.layout }

// Speak makes the board speak with other words.
func (b *Board) Speak(words *assets.Words) {
	b.words, b.Cards = words, cards.New(words)
	b.Rename()
}

// Draw draws the whole table but for the prompt, which belongs to the screen. It tells whether it has to be drawn
// again soon although nothing changes: planets are painted a few at a time.
func (b *Board) Draw(c *render.Canvas, v *rebellion.View, look board.Look) (again bool) {
	const planetsAFrame = 2
	b.worlds.Budget, b.worlds.Owed = planetsAFrame, false
	s := b.scene(v)
	if !look.Covered {
		b.drawParts(c, v, s, &look)
	}
	b.drawTop(c, v)
	if !b.layout.Strip.Empty() {
		b.drawStrip(c, v, s, &look)
	}
	b.drawTray(c, v, s, &look)
	b.DrawMovers(c, v, &look)
	return b.worlds.Owed
}

// drawParts draws the map and the rails as far as they are open.
func (b *Board) drawParts(c *render.Canvas, v *rebellion.View, s *scene, look *board.Look) {
	if !b.layout.Hidden {
		b.DrawMap(c, v, look)
	}
	if !b.layout.Plan.Empty() {
		b.drawPlan(c, v, s, look)
	}
	for side := range rebellion.Side(len(s.rails)) {
		switch tab := b.layout.Tab; {
		case b.projected:
			b.drawProjectedRail(c, v, s, side)
		case tab == board.Everywhere || tab == board.SidesTab:
			b.drawRail(c, v, s, side, look)
		case b.layout.Form == board.Folded:
			b.drawFold(c, v, s, side, look)
		}
	}
	if b.layout.Form.Phone() && b.layout.Tab == board.MapTab && !v.Revealed {
		c.Panel(b.layout.Base.Inset(-4), c.Palette.Glass())
		b.drawBase(c, v, &s.overMap, look)
		for _, i := range s.overMap.figures {
			b.DrawPiece(c, v, &s.Pieces[i], look)
		}
	}
}

// Prepare paints one of the planets that a table on this canvas will show, if one is missing, and tells whether it did.
func (b *Board) Prepare(c *render.Canvas) bool {
	b.SetSize(c.W, c.H)
	return pieces.Ahead(c, b.planetPixels(c))
}

func (b *Board) say(key string, args ...assets.Args) string { return b.words.Say(key, args...) }

var _ board.Board[*rebellion.View] = (*Board)(nil)
