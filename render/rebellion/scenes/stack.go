package scenes

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// Stack is some units of a type in a combat that are in the same condition.
type Stack struct {
	Unit     rebellion.Unit
	Count    int
	Health   uint8 // of each in this combat; 0: none
	Damage   uint8 // on each
	Assigned uint8 // points of the attack under way, on each
	Beaten   bool
}

// The usual size of a stack in a combat, points.
const (
	StackWidth  = 124
	StackHeight = 140
)

// ranks are how stacks stand in a combat.
var ranks = board.Ranks{W: StackWidth, H: StackHeight, Figure: figureHeight, Small: smallName + smallDice}

// Arrange divides an area into equal cells for n stacks, as large as they fit.
func Arrange(n int, area render.Rect) board.Formation { return ranks.Arrange(n, area) }

const (
	figureHeight = 91 // of a stack of the usual size, above its name
	smallName    = 17 // the least heights of the name and the dice below it
	smallDice    = 17
)

// DrawStack draws units in a combat in a cell made by [Arrange]: the miniature on its light, how many, the health with
// its shape, damage and points assigned, and the dice it attacks with.
func (t *Stage) DrawStack(c *render.Canvas, s Stack, state board.State, breath float64, box render.Rect) {
	unit := box.W / StackWidth
	alpha := 1.0
	if s.Beaten {
		alpha = 0.4
	} else if state.Dim {
		alpha = 0.55
	}
	figure := render.Box(box.X, box.Y+6*unit, box.W, 82*unit)
	board.DrawLight(c, pieces.SideColor(&c.Palette, s.Unit.Side()), state, breath, figure, unit)
	c.Fade(alpha, func() {
		size := figureSize(s.Unit) * unit
		pieces.DrawUnit(c, s.Unit, render.Around(render.Point{X: figure.Center().X, Y: figure.Bottom() - 10*unit - size*0.42}, size*1.25, size))
		t.drawStackNames(c, s, box, unit)
		if s.Count > 1 {
			text, style := "×"+strconv.Itoa(s.Count), c.Palette.Number().Sized(max(24*unit, 12)).Rimmed(c.Palette.Space)
			w := c.TextWidth(text, style) + 1
			x := min(figure.Center().X+size*0.45, figure.Right()-w) // beside the figure, but with the stack
			c.Text(text, render.Box(x, figure.Bottom()-10*unit-size*0.9, w, 26*unit), style)
		}
	})
	t.drawDamage(c, s, figure, unit)
	if state.Lit && !state.Over {
		c.Chevron(render.Point{X: figure.Center().X, Y: figure.Y + 8*unit}, 22*unit, c.Palette.Legal.Alpha(breath))
	}
}

// figureSize is how high a miniature stands, in points of a cell of the usual size: the larger ship is larger.
func figureSize(u rebellion.Unit) float64 {
	switch u {
	case rebellion.DeathStar, rebellion.DeathStarUnderConstruction, rebellion.SuperStarDestroyer:
		return 84
	case rebellion.StarDestroyer, rebellion.MonCalamariCruiser, rebellion.ATAT:
		return 80
	case rebellion.TIEFighter, rebellion.XWing, rebellion.YWing, rebellion.Stormtrooper, rebellion.RebelTrooper:
		return 62
	}
	return 72
}

// drawStackNames draws the health and the name, and below them the dice of the attack.
func (t *Stage) drawStackNames(c *render.Canvas, s Stack, box render.Rect, unit float64) {
	p := c.Palette
	figures := s.Unit.Figures()
	line := render.Box(box.X, box.Y+92*unit, box.W, max(20*unit, min(smallName, box.Bottom()-smallDice-box.Y-figureHeight*unit)))
	badge := render.Box(line.X, line.Y, 20*unit, 20*unit)
	const roomy = 0.95
	beside := s.Health > 0 && unit >= roomy // else the name needs the whole line
	room := line.W - 8*unit                 // the next stack's name begins at once
	if beside {
		room -= 25 * unit
	}
	name, style := t.named(c, s.Unit, p.Name().Sized(max(15*unit, 12.5)).Rimmed(p.Space), room)
	if beside {
		w := c.TextWidth(name, style)
		badge.X = line.Center().X - (w+25*unit)/2
		line = render.Box(badge.Right()+5*unit, line.Y, w+1, line.H)
	} else {
		badge = render.Box(box.X+5*unit, line.Y-max(24*unit, 21), 19, 19)
	}
	if s.Health > 0 {
		pieces.DrawHealth(c, figures, int(s.Health)-int(s.Damage), badge)
	}
	if t.large || c.TextWidth(name, style) <= room { // else a touch tells it
		c.Text(name, line, style.Centered())
	}
	drawAttack(c, s, render.Box(box.X, max(box.Y+114*unit, line.Bottom()), box.W, max(18*unit, min(smallDice, box.Bottom()-line.Bottom()))), unit)
}

// named is the name of a unit as it fits into a room: in short where the whole one would be too small to be read.
func (t *Stage) named(c *render.Canvas, u rebellion.Unit, style render.TextStyle, room float64) (string, render.TextStyle) {
	const legible = 11
	name, short := t.say("stage.unit."+u.String()), "stage.short."+u.String()
	if fit := fitting(c, name, style, room); fit.Size >= min(legible, style.Size) && c.TextWidth(name, fit) <= room || !t.words.Has(short) {
		return name, fit
	}
	name = t.say(short)
	return name, fitting(c, name, style, room)
}

// fitting is a style made smaller until a name fits, as far as it can still be read.
func fitting(c *render.Canvas, name string, style render.TextStyle, room float64) render.TextStyle {
	for style.Size > 9 && c.TextWidth(name, style) > room {
		style.Size -= 0.5
	}
	return style
}

// drawAttack draws the dice that a unit adds to an attack: all of them, or one of each colour and how many, where they would
// be too small to be told apart.
func drawAttack(c *render.Canvas, s Stack, line render.Rect, unit float64) {
	const least, gap = 15, 3
	attack := s.Unit.Figures().Attack
	size := max(16*unit, least)
	if n := float64(attack[0] + attack[1]); n*(size+gap)-gap <= line.W {
		drawAttackDice(c, attack, line, size, gap)
		return
	}
	colors := 0.0
	for _, n := range attack {
		colors += float64(min(n, 1))
	}
	size = min(size, line.W/(colors*2))
	x := line.Center().X - colors*size
	for color, n := range attack {
		if n == 0 {
			continue
		}
		at := render.Box(x, line.Center().Y-size/2, size, size)
		c.Die(at, pieces.Uncast(rebellion.Color(color)))
		c.Text("×"+strconv.Itoa(int(n)), at.Move(size+1, 0), c.Palette.Number().Sized(size*0.8))
		x += 2 * size
	}
}

func drawAttackDice(c *render.Canvas, attack [2]uint8, line render.Rect, size, gap float64) {
	x := line.Center().X - (float64(attack[0]+attack[1])*(size+gap)-gap)/2
	for color, n := range attack {
		for range n {
			c.Die(render.Box(x, line.Center().Y-size/2, size, size), pieces.Uncast(rebellion.Color(color)))
			x += size + gap
		}
	}
}

// drawDamage draws what a unit has suffered: markers that lie on it, and the points of this attack.
func (t *Stage) drawDamage(c *render.Canvas, s Stack, figure render.Rect, unit float64) {
	p := c.Palette
	size := 19 * unit
	first := render.Box(figure.X+8*unit, figure.Y+8*unit, size, size)
	t.drawMarks(c, s, s.Assigned, first, size+2*unit, func(at render.Rect) {
		c.Panel(at, render.PanelStyle{Corner: render.Slight, Fill: p.Warning.Mix(p.Space, 0.35), Line: p.Text, Width: 1.5})
		c.Sign("hit", at.Inset(2*unit), p.Text)
	})
	if s.Beaten {
		c.Sign("destroyed", figure.Middle(42*unit, 42*unit), p.Warning)
		return
	}
	first = render.Box(figure.Right()-22*unit, figure.Bottom()-24*unit, size, size)
	t.drawMarks(c, s, s.Damage, first, -17*unit, func(at render.Rect) {
		c.Dot(at.Center(), 10*unit, p.Space)
		c.Sign("damage", at, p.Warning)
	})
}

// drawMarks draws as many marks as a unit has, one over the other, or one with their number where there are too many. Where several
// units stand together one mark has the words how many each of them has, on the side of the figure.
func (t *Stage) drawMarks(c *render.Canvas, s Stack, n uint8, first render.Rect, step float64, draw func(at render.Rect)) {
	const mostMarks, least = 3, 12
	number := c.Palette.Number().Sized(max(first.W*0.9, least)).Rimmed(c.Palette.Space)
	switch {
	case n == 0:
	case s.Count > 1:
		draw(first)
		text := t.say("stage.each", assets.Args{"n": int(n)})
		line := render.Box(first.Right()+2, first.Y, c.TextWidth(text, number)+1, first.H)
		if step < 0 { // it lies at the right
			line.X = first.X - 3 - line.W
		}
		c.Text(text, line, number)
	case n > mostMarks:
		draw(first)
		c.Text(strconv.Itoa(int(n)), first, number.Centered())
	default:
		for i := range n {
			draw(first.Move(0, step*float64(i)))
		}
	}
}
