package cardgame

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// DrawPreview draws the table of a game that has not begun: two skies over one horizon, and facedown what each brings, as many objectives as a
// deck has in its format; by lot or built, nobody knows more (R3.2).
func DrawPreview(c *render.Canvas, format rules.Format, box render.Rect) {
	box = box.Middle(box.W, min(box.H, box.W*0.62))
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: c.Palette.Space, Line: c.Palette.LineLight, Width: 1})
	c.Clip(box.Inset(1), func() {
		render.Stretched(c, sky{at: 0.5}, 192, 96, box, paintSky)
		line := box.Center()
		c.Fill(render.Box(box.X, line.Y-1, box.W, 2), day)
		size := box.H * 0.13
		render.Art(c, sun{}, render.Around(render.Point{X: box.X + box.W*0.1, Y: line.Y}, 4*size*0.8, 4*size*0.8), paintSun)
		render.Art(c, sphere{dial: 6, line: render.Hex(0x7CC4FF)}, render.Around(render.Point{X: box.Right() - box.W*0.1, Y: line.Y}, 2.2*size, 2.2*size), paintSphere)
		for side := range rules.Side(2) {
			half, below := box.CutTop(box.H / 2)
			if side == rules.Light {
				half = below
			}
			drawBrought(c, side, format, half.InsetXY(box.W*0.2, box.H*0.07))
		}
	})
}

// drawBrought draws the backs of a deck, and before them the emblems of those who may come.
func drawBrought(c *render.Canvas, side rules.Side, format rules.Format, box render.Rect) {
	sets := rules.LeastSets
	if format == rules.Starter {
		sets = len(rules.ReadyDecks[0].Sets)
	}
	high := min(box.H*0.62, box.W/float64(sets)*1.8)
	wide := high / 1.4
	step := min((box.W-wide)/float64(sets-1), wide*0.8)
	backs, marks := box.CutTop(box.H * 0.68)
	if side == rules.Light {
		marks, backs = box.CutTop(box.H * 0.3)
	}
	x := backs.Center().X - (step*float64(sets-1)+wide)/2
	for i := range sets {
		cards.Back(c, side, render.Box(x+step*float64(i), backs.Center().Y-high/2, wide, high))
	}
	var of []rules.Affiliation
	for a := rules.Jedi; a < rules.NumAffiliations; a++ {
		if _, ready := rules.StarterOf(a); a.Side() == side && (ready || format != rules.Starter) {
			of = append(of, a)
		}
	}
	at := marks.Center().X - float64(len(of)-1)*marks.H*0.8
	for i, a := range of {
		place := render.Around(render.Point{X: at + float64(i)*marks.H*1.6, Y: marks.Center().Y}, marks.H*0.9, marks.H*0.9)
		c.Glow(place.Center(), marks.H, pictures.ColorOf(a).Alpha(0.3))
		cards.Emblem(c, a, place)
	}
}
