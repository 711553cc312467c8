package starship

import (
	"strconv"
	"strings"

	rules "holoboard/game/starship"
	"holoboard/render"
)

// Large is a whole card as it is read before a battle: both sides beside each other, with the origin of every figure.
type Large struct {
	Card    rules.Card
	Reduced bool // the base shows the faces of the Reduced side
}

// figure is a line of both sides: what it is, and its figures.
type figure struct {
	sign, name, full, reduced, origin string
}

// originSigns mark where a figure comes from; a figure of a card that its owner has made or changed has none.
var originSigns = map[string]string{"printed": "printed_figure", "golden": "book", "own": "own_figure"}

// DrawOrigin draws the sign of an origin.
func DrawOrigin(c *render.Canvas, origin string, box render.Rect) {
	if sign := originSigns[origin]; sign != "" {
		c.Sign(sign, box, c.Palette.Dim)
		return
	}
	c.Sign("person", box, c.Palette.Amber)
}

// DrawCard draws a card as large as a box.
func (b *Board) DrawCard(c *render.Canvas, l *Large, box render.Rect) {
	p, card := &c.Palette, l.Card
	side := int(card.Faction())
	c.Panel(box, p.SidePanel(side).Filled(p.SpaceGlow).With(p.SideColor(side), 2))
	inner := b.drawLargeHead(c, card, box.InsetXY(16, 12))
	rows := b.figures(card)
	const note = 24.0
	row := 22.0
	if box.W > box.H {
		row = 19
	}
	foot, inner := inner.CutBottom(note)
	b.drawLegend(c, card, rows, foot)
	table := row * float64(len(rows)+1)
	if box.W > box.H { // the base stands beside the figures
		var base render.Rect
		base, inner = inner.CutLeft(inner.W * 0.42)
		b.drawLargeBase(c, l, base)
		table += 14
	}
	least := 0.0 // that the base takes above them
	if box.W <= box.H {
		least = 110
	}
	texts, want := fitting(c, b.abilities(card), inner.W, inner.H-table-14-least)
	if box.W <= box.H {
		var base render.Rect
		base, inner = inner.CutTop(max(inner.H-table-want-14, least))
		b.drawLargeBase(c, l, base)
	}
	figures, inner := inner.CutTop(table)
	b.drawLargeTable(c, card, rows, figures)
	c.Fill(render.Box(inner.X, inner.Y+5, inner.W, 1), p.Line)
	_, inner = inner.CutTop(12)
	c.Clip(inner, func() { drawAbilities(c, texts, inner) })
}

// drawLargeHead draws name, cost and what the ship is, and returns the place below.
func (b *Board) drawLargeHead(c *render.Canvas, card rules.Card, box render.Rect) render.Rect {
	p := &c.Palette
	whole, style, high := b.Name(card), p.Title().Sized(22), 30.0
	if c.TextWidth(whole, style) > box.W-62 {
		style = p.Title().Sized(18).Tightly()
	}
	if c.TextWidth(whole, style) > box.W-62 {
		high = 44
	}
	head, rest := box.CutTop(high)
	cost, name := head.CutRight(62)
	c.Label(whole, name, style)
	c.Text(strconv.Itoa(card.Cost()), cost, p.Number().Sized(24).In(p.SideColor(int(card.Faction()))).AtRight())
	line, rest := rest.CutTop(22)
	mark, line := line.CutRight(20)
	DrawOrigin(c, card.Origin("cost"), mark.Middle(16, 16))
	about := []string{b.words.Say("class." + strconv.Itoa(int(card.Class()))), b.words.Say("side." + card.Faction().String())}
	if card.Group() != "" {
		about = append(about, b.words.Say("ability.unique"))
	}
	c.Label(strings.Join(about, " · "), line, p.Body().In(p.Dim))
	return rest
}

// Name is what a ship is called in full.
func (b *Board) Name(card rules.Card) string {
	if card.Own() && card.Name() != "" {
		return card.Name()
	}
	return b.words.Say("ship." + card.ID())
}

// drawLargeBase draws the ship on its base, with the Defense of each face beside it.
func (b *Board) drawLargeBase(c *render.Canvas, l *Large, box render.Rect) {
	const widest, beside = 210.0, 26.0
	p, reduced := &c.Palette, l.Reduced && l.Card.HasReduced()
	f := l.Card.Face(reduced)
	t := b.standing(l.Card, reduced)
	side := min(box.W*0.62, box.H-2*beside+8, widest)
	square := box.Middle(side, side)
	t.DrawAlone(c, square)
	number, word := p.Number().Sized(20).Centered(), p.Label()
	write := func(face rules.Face, key string, at render.Point) {
		drawn := c.Text(strconv.Itoa(f.Defense(face)), render.Around(at, 40, 26), number)
		if at.X == box.Center().X {
			c.Text(b.words.Say(key), render.Box(drawn.Right()+7, at.Y-9, 90, 18), word)
		}
	}
	middle := box.Center()
	write(rules.Nose, "face.nose", render.Point{X: middle.X, Y: square.Y - 14})
	if !l.Card.Fighter() {
		write(rules.Port, "", render.Point{X: square.X - 18, Y: middle.Y})
		write(rules.Starboard, "", render.Point{X: square.Right() + 18, Y: middle.Y})
		write(rules.Stern, "face.stern", render.Point{X: middle.X, Y: square.Bottom() + 8})
	}
	if reduced {
		c.Text(b.words.Say("card.reduced"), render.Box(box.X, box.Y, box.W*0.4, 20), p.Label().In(p.Amber))
	}
}

// figures are the lines of both sides.
func (b *Board) figures(card rules.Card) (rows []figure) {
	full, reduced := card.Face(false), card.Face(true)
	add := func(sign, name, path string, of func(f rules.Figures) string) {
		row := figure{sign: sign, name: name, full: of(full), origin: card.Origin(path)}
		if card.HasReduced() {
			row.reduced = of(reduced)
		}
		rows = append(rows, row)
	}
	add("hull", b.words.Say("large.hull"), "full.hull", func(f rules.Figures) string { return strconv.Itoa(f.Hull()) })
	add("defense", b.words.Say("large.defense"), "full.defense", func(f rules.Figures) string {
		if card.Fighter() {
			return strconv.Itoa(f.Defense(rules.Nose))
		}
		return strconv.Itoa(f.Defense(rules.Nose)) + " " + strconv.Itoa(f.Defense(rules.Port)) + " " + strconv.Itoa(f.Defense(rules.Stern))
	})
	for i := range full.Arms() {
		arm := full.Arm(i)
		add(arm.Weapon.String(), b.words.Say("weapon."+arm.Weapon.String()), "full.weapons", func(f rules.Figures) string { return ratings(f, arm) })
	}
	if _, has := full.PointDefense(); has {
		add("point_defense", b.words.Say("point_defense.name"), "full.pd", func(f rules.Figures) string {
			if n, has := f.PointDefense(); has {
				return "+" + strconv.Itoa(n)
			}
			return "–"
		})
	}
	return rows
}

// ratings are those of a weapon system on a side; a dash where the side lacks it.
func ratings(f rules.Figures, like rules.WeaponSystem) string {
	for i := range f.Arms() {
		if arm := f.Arm(i); arm.Weapon == like.Weapon && arm.Arc == like.Arc {
			return "+" + strconv.Itoa(arm.Attack) + "/" + strconv.Itoa(arm.Damage)
		}
	}
	return "–"
}

// drawLargeTable draws the figures of both sides, what the Reduced one has otherwise in amber.
func (b *Board) drawLargeTable(c *render.Canvas, card rules.Card, rows []figure, box render.Rect) {
	p := &c.Palette
	lines := box.Rows(0, append([]float64{1}, ones(len(rows))...)...)
	columns := func(line render.Rect) (sign, name, full, reduced, mark render.Rect) {
		mark, line = line.CutRight(17)
		if card.HasReduced() {
			reduced, line = line.CutRight(64)
		}
		full, line = line.CutRight(60)
		sign, name = line.CutLeft(24)
		return sign, name, full, reduced, mark
	}
	if card.HasReduced() {
		_, _, full, reduced, _ := columns(lines[0])
		c.Text(b.words.Say("large.full"), full, p.Label().AtRight())
		word := b.words.Say("large.reduced")
		c.Text(word, reduced, c.FittedIn(word, reduced, p.Label()).AtRight())
	}
	for i, row := range rows {
		sign, name, full, reduced, mark := columns(lines[i+1])
		c.Sign(row.sign, sign.Middle(18, 18).Move(-3, 0), p.Dim)
		c.Label(row.name, name, p.Body())
		c.Text(row.full, full, p.Name().AtRight())
		style := p.Name().In(p.Dim)
		if row.reduced != row.full {
			style = style.In(p.Amber)
		}
		c.Text(row.reduced, reduced, style.AtRight())
		DrawOrigin(c, row.origin, mark.Middle(13, 13).Move(3, 0))
	}
}

func ones(n int) []float64 {
	all := make([]float64, n)
	for i := range all {
		all[i] = 1
	}
	return all
}

// drawLegend says what the signs of origins mean, those that stand on the card.
func (b *Board) drawLegend(c *render.Canvas, card rules.Card, rows []figure, box render.Rect) {
	on := map[string]bool{card.Origin("cost"): true}
	for _, row := range rows {
		on[row.origin] = true
	}
	x := box.X
	for _, origin := range []string{"printed", "golden", "own", ""} {
		if !on[origin] {
			continue
		}
		word := "origin." + origin
		if origin == "" {
			word = "large.yours"
		}
		DrawOrigin(c, origin, render.Box(x, box.Y+6, 15, 15))
		drawn := c.Text(b.words.Say(word), render.Box(x+20, box.Y+4, box.Right()-x-20, 20), c.Palette.Label())
		x = drawn.Right() + 14
	}
}
