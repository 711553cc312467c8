package pieces

import (
	"strconv"

	"holoboard/game/rebellion"
	"holoboard/render"
)

// Die is a die of a color with a face up: a red one has cut corners, a black one a double line.
func Die(color rebellion.Color, face rebellion.Face) render.Die {
	d := Uncast(color)
	d.Face = face.String()
	return d
}

// Uncast is a die of a color that shows no face.
func Uncast(color rebellion.Color) render.Die {
	if color == rebellion.Red {
		return render.Die{Form: render.CutCube, Ink: render.RedDie}
	}
	return render.Die{Form: render.RoundCube, Ink: render.BlackDie}
}

// Faces are those of every die, for one that tumbles.
func Faces() []string {
	return []string{"hit", "hit", "direct_hit", "special", "blank", "blank"}
}

// DrawHealth draws the health that a unit has left in the shape of the dice that hit it.
func DrawHealth(c *render.Canvas, f *rebellion.UnitFigures, left int, box render.Rect) {
	c.Die(box, Uncast(f.HealthColor))
	c.Text(strconv.Itoa(left), box, c.Palette.Number().Sized(box.W*0.68).Centered())
}
