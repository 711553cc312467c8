package pieces

import (
	"strconv"

	"holoboard/game/rebellion"
	"holoboard/render"
)

// SkillSigns are the signs of the skills.
var SkillSigns = [...]string{
	rebellion.Diplomacy: "diplomacy", rebellion.Intel: "intel", rebellion.SpecOps: "spec_ops", rebellion.Logistics: "logistics",
}

// IconSigns are the signs of resource icons.
var IconSigns = [...]string{
	rebellion.SpaceTriangle: "space_triangle", rebellion.SpaceCircle: "space_circle", rebellion.SpaceSquare: "space_square",
	rebellion.GroundTriangle: "ground_triangle", rebellion.GroundCircle: "ground_circle", rebellion.GroundSquare: "ground_square",
}

// IconColor tells space from ground.
func IconColor(icon rebellion.Icon, p *render.Palette) render.Color {
	if icon.Theater() == rebellion.Space {
		return p.Sky
	}
	return p.Ground
}

// TacticSign is the sign of a theater on its tactic cards, and its colour.
func TacticSign(th rebellion.Theater, p *render.Palette) (string, render.Color) {
	if th == rebellion.Space {
		return "tactic_space", p.Sky
	}
	return "tactic_ground", p.Ground
}

// TacticValues draws a leader's tactic values for space and ground, from the left of a line.
func TacticValues(c *render.Canvas, l rebellion.Leader, line render.Rect) {
	p := c.Palette
	size := line.H
	for th, sign := range [2]string{"tactic_space", "tactic_ground"} {
		color := [2]render.Color{p.Sky, p.Ground}[th]
		c.Sign(sign, render.Box(line.X, line.Y, size, size), color)
		c.Text(strconv.Itoa(int(l.Figures().Tactics[th])), render.Box(line.X+size+3, line.Y, size, size), p.Number().Sized(size*0.86))
		line.X += size*1.9 + 4
	}
}

// Skills draws the icons of a leader's skill, or all of his skills, around the middle of a line.
func Skills(c *render.Canvas, l rebellion.Leader, only []rebellion.Skill, line render.Rect) {
	var signs []string
	for _, skill := range only {
		for range l.Figures().Skills[skill] {
			signs = append(signs, SkillSigns[skill])
		}
	}
	const gap = 2
	size := min(line.H, (line.W+gap)/max(float64(len(signs)), 1)-gap)
	x := line.Center().X - (float64(len(signs))*(size+gap)-gap)/2
	for _, sign := range signs {
		c.Sign(sign, render.Box(x, line.Center().Y-size/2, size, size), c.Palette.Text)
		x += size + gap
	}
}
