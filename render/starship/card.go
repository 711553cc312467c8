package starship

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
)

// A Sheet is a side of a ship's card as it is drawn: the whole of its figures around its base.
type Sheet struct {
	Card    rules.Card
	Reduced bool
	Lit     rules.Face // that is aimed at; NoFace: none
	Firing  int        // the weapon system that fires, or -1
	Hull    string     // what is left of it, or nothing
	Spent   int        // command counters used
}

// SheetOf is the card of a ship on the table.
func SheetOf(v *rules.View, slot rules.Slot) Sheet {
	ship := &v.Ships[slot]
	left := strconv.Itoa(max(0, v.Left(slot))) + "/" + strconv.Itoa(v.Figures(slot).Hull())
	return Sheet{Card: v.Card(slot), Reduced: ship.Is(rules.Reduced), Lit: rules.NoFace, Firing: -1, Hull: left, Spent: int(ship.Spent)}
}

// DrawSheet draws a card: name, class and cost, the base with the Defense of its faces, figures with their signs, weapons.
func (b *Board) DrawSheet(c *render.Canvas, s *Sheet, box render.Rect) {
	p := &c.Palette
	side := int(s.Card.Faction())
	c.Panel(box, p.SidePanel(side).Filled(p.Panel.Alpha(0.9)))
	inner := box.InsetXY(10, 8)
	head, inner := inner.CutTop(22)
	name := b.ShortName(s.Card)
	c.Text(name, head, c.FittedIn(name, head, p.Title().Sized(render.SizeLarge)))
	line, inner := inner.CutTop(19)
	class := b.words.Say("class." + strconv.Itoa(int(s.Card.Class())))
	about := b.words.Say("card.line", assets.Args{"class": class, "n": s.Card.Cost()})
	if s.Reduced {
		about = class + " · " + b.words.Say("card.reduced")
	}
	c.Text(about, line, c.FittedIn(about, line, p.Label()))
	upper, weapons := inner.CutTop(min(inner.H*0.58, 112))
	base, figures := upper.CutLeft(upper.W * 0.56)
	b.drawFaces(c, s, base)
	b.drawFigures(c, s, figures)
	b.drawArms(c, s, weapons)
}

// drawFaces draws the ship on its base, nose up, with the Defense at each of its faces.
func (b *Board) drawFaces(c *render.Canvas, s *Sheet, box render.Rect) {
	t := b.standing(s.Card, s.Reduced)
	if s.Lit < rules.NumFaces {
		t.Lit = 1 << FieldFace(s.Lit)
	}
	const margin, off = 18, 9
	square := box.Inset(margin).Square()
	t.DrawAlone(c, square)
	t.DrawNumbers(c, square, [4]float64{off, off, off, off}, c.Palette.Number())
}

// standing is a ship of a card on its base.
func (b *Board) standing(card rules.Card, reduced bool) field.Token {
	t := field.Token{
		Size: 1, Side: int(card.Faction()), Base: field.Base(card.Faction()), Closed: card.Fighter(), Figure: figureOf(card), Broken: reduced,
	}
	for face := range t.Faces {
		t.Faces[face] = uint8(card.Face(reduced).Defense(faces[face]))
	}
	return t
}

// drawFigures draws hull, Point-Defense, launch and command counters, each with its sign.
func (b *Board) drawFigures(c *render.Canvas, s *Sheet, box render.Rect) {
	p, f := &c.Palette, s.Card.Face(s.Reduced)
	hull := s.Hull
	if hull == "" {
		hull = strconv.Itoa(f.Hull())
		if s.Card.HasReduced() && !s.Reduced {
			hull += "/" + strconv.Itoa(s.Card.Face(true).Hull())
		}
	}
	lines := [][2]string{{"hull", hull}}
	if rating, has := f.PointDefense(); has {
		lines = append(lines, [2]string{"point_defense", "+" + strconv.Itoa(rating)})
	}
	if n := f.Value(rules.FighterLaunch); n > 0 {
		lines = append(lines, [2]string{"launch", strconv.Itoa(n)})
	}
	if n := f.Counters(); n > 0 {
		lines = append(lines, [2]string{"command_counter", strconv.Itoa(max(0, n-s.Spent))})
	}
	const high = 23
	box = box.Middle(box.W, high*float64(len(lines)))
	for _, l := range lines {
		var row render.Rect
		row, box = box.CutTop(high)
		sign, text := row.CutLeft(24)
		c.Sign(l[0], sign.Middle(18, 18), p.Dim)
		c.Text(l[1], text.InsetXY(4, 0), p.Number())
	}
}

// drawArms draws the weapon systems, one below the other as far as there is room.
func (b *Board) drawArms(c *render.Canvas, s *Sheet, box render.Rect) {
	p, f := &c.Palette, s.Card.Face(s.Reduced)
	high := min(20, box.H/float64(max(f.Arms(), 1)))
	if high < 14 {
		high = 14
	}
	for i := range f.Arms() {
		if box.H < high {
			return
		}
		var row render.Rect
		row, box = box.CutTop(high)
		arm := f.Arm(i)
		if i == s.Firing {
			c.Panel(row.InsetXY(-3, 1), p.ChosenLine())
		}
		sign, text := row.CutLeft(20)
		c.Sign("arc_"+arm.Arc.String(), sign.Middle(14, 14), p.Dim)
		ratings := "+" + strconv.Itoa(arm.Attack) + "/" + strconv.Itoa(arm.Damage)
		right, left := text.InsetXY(3, 0).CutRight(c.TextWidth(ratings, p.Number().Sized(render.SizeLabel)) + 4)
		name := b.words.Say("weapon." + arm.Weapon.String())
		c.Text(name, left, c.FittedIn(name, left, p.Label().In(p.Text)))
		c.Text(ratings, right, p.Number().Sized(render.SizeLabel).AtRight())
	}
}
