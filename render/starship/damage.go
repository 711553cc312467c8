package starship

import (
	"math"
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
)

// The Damage Phase: what turns and what is destroyed, all at once, and what it has cost.

// A Fall is a ship that is turned or destroyed, or one that holds though it was struck.
type Fall struct {
	Slot    rules.Slot
	Space   rules.Space
	Turns   bool
	Holds   bool
	Returns bool // to its pool
	Text    string
	Sign    string
}

// A Loss is what a side has lost and done in a round.
type Loss struct {
	Points, Dealt, Hits, Attacks int
	Mean                         int // damage that was to be expected, in twentieths
	Fighting                     int // points that still fight, by the hull that is left
}

// falls tells whether a ship is one of those that are turned or destroyed now.
func (b *Board) falls(slot rules.Slot) bool {
	return slices.ContainsFunc(b.Aim.Falls, func(f Fall) bool { return f.Slot == slot })
}

// drawFalls draws the light of ships that are turned or destroyed, then what is said of each beside what is taken, and returns where.
func (b *Board) drawFalls(c *render.Canvas, seen *field.View, taken []render.Rect) (said []render.Rect) {
	told := render.Out(min(max(b.Aim.Told, 0), 1))
	for i := range b.Aim.Falls {
		f := &b.Aim.Falls[i]
		at, reach := b.Middle(f.Space), float64(f.Space.Size)*seen.Unit()
		switch {
		case f.Holds:
		case f.Turns:
			b.drawTurning(c, at, reach, told)
		default:
			b.drawBursting(c, at, reach, told, float64(i))
		}
	}
	if b.Layout().Form.Phone() {
		return nil // the ledger says it
	}
	c.Fade(min(2*told, 1), func() {
		for i := range b.Aim.Falls {
			f := &b.Aim.Falls[i]
			n := field.Note{Text: f.Text, Sign: f.Sign, Color: c.Palette.Warning, Align: render.Center, About: b.Box(f.Space)}
			n.At = b.Middle(f.Space).Sub(render.Point{Y: (0.5*float64(f.Space.Size) + 0.35) * seen.Unit()})
			if f.Holds {
				n.Color = c.Palette.LineLight
			}
			said = append(said, n.Draw(c, seen, slices.Concat(taken, said)...))
		}
	})
	return said
}

// drawTurning cuts a ship with white light, and rings spread from it.
func (b *Board) drawTurning(c *render.Canvas, at render.Point, reach, told float64) {
	ink := c.Palette.Amber.Mix(c.Palette.Text, 0.4)
	for i := range 3 {
		c.Ring(at, reach*(0.52+told*0.17*float64(i+1)), render.RingStyle{Line: ink.Alpha(0.7 - 0.2*float64(i)), Width: 2})
	}
	along := render.Point{X: 0.62 * reach, Y: -0.5 * reach}
	from := at.Sub(along)
	to := from.Toward(at.Add(along), told)
	c.Light(func() { c.Line(from, to, 9, c.Palette.Text.Alpha(0.2)) })
	c.Line(from, to, 2.5, c.Palette.Text)
}

// drawBursting draws a star of fire where a ship was.
func (b *Board) drawBursting(c *render.Canvas, at render.Point, reach, told, turn float64) {
	const spikes = 10
	color := render.Hex(0xFF7A3C)
	c.Light(func() {
		c.Glow(at, reach*(0.4+0.5*told), color.Alpha(0.75))
		for i := range spikes {
			sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/spikes)
			far := reach * told * [...]float64{0.95, 0.6, 0.8}[i%3]
			c.Line(at, at.Add(render.Point{X: cos * far, Y: sin * far}), 1.8, render.Hex(0xFFD9A0).Alpha(0.85))
		}
		c.Glow(at, reach*0.34, render.Hex(0xFFF4DC))
	})
}

// drawLoss draws what a side has lost and done, in place of a card.
func (b *Board) drawLoss(c *render.Canvas, side rules.Side, box render.Rect) {
	p, l := &c.Palette, &b.Aim.Losses[side]
	c.Panel(box, p.SidePanel(int(side)).Filled(p.Panel.Alpha(0.95)))
	inner := box.InsetXY(14, 10)
	write := func(text string, high float64, style render.TextStyle) {
		var line render.Rect
		line, inner = inner.CutTop(high)
		c.Text(text, line, c.FittedIn(text, line, style))
	}
	write(b.words.Say("lost."+side.String()), 24, p.Title().Sized(render.SizeLarge).In(p.SideColor(int(side))))
	head, rest := inner.CutTop(42)
	inner = rest
	number, points := head.CutLeft(c.TextWidth(strconv.Itoa(l.Points), p.Title().Sized(34)) + 10)
	c.Text(strconv.Itoa(l.Points), number, p.Title().Sized(34))
	c.Text(b.words.Say("lost.points", assets.Args{"n": l.Points}), points, c.FittedIn(b.words.Say("lost.points", assets.Args{"n": l.Points}), points, p.Body().In(p.Dim)))
	tenths := (l.Mean + 1) / 2
	mean := b.words.Say("decimal", assets.Args{"whole": tenths / 10, "tenths": tenths % 10})
	write(b.words.Say("lost.dealt", assets.Args{"n": l.Dealt, "mean": mean}), 21, p.Body())
	write(b.words.Say("lost.hits", assets.Args{"n": l.Hits, "of": l.Attacks}), 21, p.Body())
	_, inner = inner.CutTop(8)
	write(b.words.Say("lost.fighting"), 20, p.Label().In(p.Text))
	bar, rest := inner.CutTop(16)
	inner = rest
	all := max(b.Fielded[side], l.Fighting)
	c.Bar(bar.Middle(bar.W, 11), float64(l.Fighting)/float64(max(all, 1)), p.SideColor(int(side)))
	write(b.words.Say("lost.of", assets.Args{"n": l.Fighting, "of": all}), 22, p.Number().Sized(render.SizeText))
	write(b.words.Say("lost.counted"), 18, p.Label())
}

// BriefLoss is how high what a round has cost stands in the foot of a rail that has little room, points.
const BriefLoss = 96

// drawBriefLoss draws what a side has lost where there is little room: a rail that is slim, or one of two fleets.
func (b *Board) drawBriefLoss(c *render.Canvas, side rules.Side, box render.Rect) {
	p, l := &c.Palette, &b.Aim.Losses[side]
	c.Panel(box, p.SidePanel(int(side)).Filled(p.Panel.Alpha(0.95)))
	head, inner := box.InsetXY(8, 6).CutTop(19)
	title := b.words.Say("lost.brief")
	c.Text(title, head, c.FittedIn(title, head, p.Label().In(p.SideColor(int(side)))))
	row, inner := inner.CutTop(34)
	style, text := p.Title().Sized(28), strconv.Itoa(l.Points)
	number, points := row.CutLeft(c.TextWidth(text, style) + 6)
	c.Text(text, number, style)
	c.Text(b.words.Say("lost.brief_points", assets.Args{"n": l.Points}), points, p.Label())
	bar, inner := inner.CutTop(12)
	all := max(b.Fielded[side], l.Fighting)
	c.Bar(bar.Middle(bar.W, 8), float64(l.Fighting)/float64(max(all, 1)), p.SideColor(int(side)))
	of := b.words.Say("lost.brief_of", assets.Args{"n": l.Fighting, "of": all})
	c.Text(of, inner, c.FittedIn(of, inner, p.Label()))
}
