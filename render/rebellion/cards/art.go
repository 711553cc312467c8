package cards

import (
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// art is one thing in a card's picture, as [board.Art] is.
type art struct {
	kind       board.ArtKind
	name       string
	x, y, size float64
}

// shown is a picture as it is drawn.
func shown(things []art) []board.Art {
	picture := make([]board.Art, 0, len(things))
	for _, a := range things {
		picture = append(picture, board.Art{Kind: a.kind, Name: a.name, X: a.x, Y: a.y, Size: a.size})
	}
	return picture
}

// The kinds of things in a card's picture.
const (
	bust = board.OwnArt + iota
	mini
	planet

	sign   = board.SignArt
	ring   = board.RingArt
	scope  = board.ScopeArt
	bar    = board.BarArt
	shield = board.ShieldArt
	orbit  = board.OrbitArt
	shot   = board.ShotArt
)

// Paint implements [board.Title].
func (k *Cards) Paint(c *render.Canvas, a board.Art, box render.Rect, color render.Color) {
	switch a.Kind {
	case bust:
		for l := range rebellion.AllLeaders() {
			if l.String() == a.Name {
				pieces.DrawPortrait(c, l, box)
			}
		}
	case mini:
		for u := range rebellion.AllUnits() {
			if u.String() == a.Name {
				c.Glow(box.Center(), box.W*0.6, color.Alpha(0.15))
				pieces.DrawUnit(c, u, box)
			}
		}
	case planet:
		for s := range rebellion.System(rebellion.NumSystems) {
			if s.String() == a.Name {
				pieces.DrawGlobe(c, s, box)
			}
		}
	}
}

// portraits are the busts of leaders in pictures.
func portraits(leaders ...rebellion.Leader) (busts []board.Art) {
	for _, l := range leaders {
		busts = append(busts, board.Art{Kind: bust, Name: l.String()})
	}
	return busts
}
