// Package cards draws the cards of The Card Game, held in a hand and lying on the table.
//
//	outline.go  the silhouettes of types and the corners of sides
//	whole.go    a card as one reads it                 · text.go  what it says
//	plate.go    objectives: whole ones and on the table
//	tile.go     units on the table                     · clip.go  enhancements on it
//	back.go     what lies facedown                     · marks.go icons, pips and badges on all of them
//
// One tells the type of a card by its outline alone, its side by its corners, its affiliation by colour and emblem.
package cards

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/pictures"
)

// ground is what cards are made of.
var ground = render.Hex(0x0B1328)

// tinted is the ground in a card's colour.
func tinted(of rules.Affiliation) render.Color { return pictures.ColorOf(of).Mix(ground, 0.74) }

var white = render.Hex(0xFFFFFF)

// colorOf is the colour of a title's affiliation.
func colorOf(t rules.Title) render.Color { return pictures.ColorOf(t.Card().Of) }

// rect is a rectangle as a path.
func rect(box render.Rect) *render.Path { return (&render.Path{}).Rect(box) }

// fill is the place of what fills a pen's picture.
func fill(p *render.Pen, margin float64) render.Rect { return render.Box(0, 0, p.W, p.H).Inset(margin) }
