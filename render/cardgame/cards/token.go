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

// FocusOnTile is where the first focus token lies on a unit in a box, FocusOnBench on a card that takes no part in an engagement,
// FocusOnPlate on an objective and FocusOnClip on an enhancement.
func FocusOnTile(box render.Rect) render.Rect {
	k := box.W / tileUnit
	size := 21 * k
	return render.Box(box.Right()-2*k-size, box.Bottom()-(tileFoot+2)*k-size, size, size)
}

// FocusOnBench is described at [FocusOnTile].
func FocusOnBench(box render.Rect) render.Rect {
	k := box.W / 46
	size := 17 * k
	return render.Box(box.Right()-size-k, box.Bottom()-size-k, size, size)
}

// FocusOnPlate is described at [FocusOnTile].
func FocusOnPlate(box render.Rect) render.Rect {
	k := box.H / PlateHeight
	return render.Box(box.X+windowOf(box)-23*k, box.Bottom()-23*k, 21*k, 21*k)
}

// FocusOnClip is described at [FocusOnTile].
func FocusOnClip(box render.Rect) render.Rect {
	k := box.H / 26
	return render.Box(box.X+box.H*1.25-17*k, box.Bottom()-17*k, 16*k, 16*k)
}
