package cards

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/pictures"
)

// Token draws a token or an emblem in one colour.
func Token(c *render.Canvas, name string, box render.Rect, color render.Color) {
	type tokenKey struct {
		name  string
		color render.Color
	}
	c.Means(name, box)
	render.Art(c, tokenKey{name, color}, box, func(p *render.Pen, k tokenKey) { pictures.LayToken(p, k.name, fill(p, 0), k.color) })
}

// Emblem draws the sign of an affiliation.
func Emblem(c *render.Canvas, a rules.Affiliation, box render.Rect) {
	type emblemKey struct{ of rules.Affiliation }
	c.Means("affiliation", box)
	render.Art(c, emblemKey{a}, box, func(p *render.Pen, k emblemKey) { pictures.LayEmblem(p, k.of, fill(p, 0)) })
}
