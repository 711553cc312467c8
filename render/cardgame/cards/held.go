package cards

import (
	"strconv"
	"strings"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/pictures"
)

// A held card shows its upper part: cost, name, the column of its Force icons and as much of its picture as there is room for.
type held struct {
	title rules.Title
	line  render.Color
	width float64
	shown float64 // height that is seen, points
}

const heldMargin = 10

// DrawHeld draws a card in a hand; the lower edge of its box cuts it, and so many points of its width lie under the next card. Alike
// ones lie as one, with their number.
func (s *Speaker) DrawHeld(c *render.Canvas, t rules.Title, count int, box render.Rect, under float64, state board.State) {
	k := box.W / wholeWidth * 1.7 // its head is larger than on a whole card, for what is compared there
	key := held{title: t, line: colorOf(t), width: 2, shown: box.H}
	key.line, key.width = lineOf(&c.Palette, key.line, key.width, state)
	if state.Lit {
		c.Glow(box.Center(), box.W, c.Palette.Legal.Alpha(0.3))
	}
	alpha := 1.0
	if state.Dim {
		alpha = 0.6
	}
	c.Fade(alpha, func() {
		render.Art(c, key, box.Inset(-heldMargin), paintHeld)
		s.drawHeldHead(c, t, box, under, k)
	})
	if count > 1 {
		c.Text("×"+strconv.Itoa(count), render.Box(box.X, box.Bottom()-20, box.W-6, 18), c.Palette.Number().AtRight().Rimmed(c.Palette.Space))
	}
}

// drawHeldHead writes number and name.
func (s *Speaker) drawHeldHead(c *render.Canvas, t rules.Title, box render.Rect, under, k float64) {
	card, p := t.Card(), &c.Palette
	if card.Type == rules.Fate {
		c.Text(number(card), render.Around(render.Point{X: box.Center().X, Y: box.Y + 4}, 24, 20), p.Title().Sized(13*k).Centered())
		name := render.Box(box.X+16, box.Y+14, box.W-32, 24)
		s.drawHeldName(c, t, name, max(under-12, 0), p.Title().Sized(12).Tightly().Centered())
		return
	}
	c.Text(number(card), render.Around(render.Point{X: box.X + 18, Y: box.Y + 18}, 28, 20), p.Title().Sized(14*k).Centered())
	right := 8.0
	if card.Type == rules.EventCard { // its edge is jagged there
		right = min(box.W*0.3, max(box.W-96, 16))
	}
	name := render.Box(box.X+34, box.Y+3, box.W-34-right, 33)
	s.drawHeldName(c, t, name, max(under+4-right, 0), p.Title().Sized(12.5).Tightly())
}

// drawHeldName writes a name into what is seen of its place, of which some points at the right are not, if it can be read there; else into
// all of it.
func (s *Speaker) drawHeldName(c *render.Canvas, t rules.Title, place render.Rect, hidden float64, style render.TextStyle) {
	const readable = 9
	name, seen := s.Name(t), place
	seen.W -= hidden
	if least := style.Sized(readable); hidden > 0 && seen.W > 0 && fits(c, name, seen, least) {
		place = seen
	}
	c.Label(name, place, within(c, name, place, style))
}

// within is a style in which a name has room in a box, in as many lines as it needs.
func within(c *render.Canvas, name string, box render.Rect, style render.TextStyle) render.TextStyle {
	const least = 7.5
	for style.Size > least && !fits(c, name, box, style) {
		style.Size -= 0.5
	}
	return style
}

// fits tells whether lines and each word of a name have room.
func fits(c *render.Canvas, name string, box render.Rect, style render.TextStyle) bool {
	for word := range strings.FieldsFuncSeq(name, isBreak) {
		if c.TextWidth(word, style) > box.W {
			return false
		}
	}
	return c.ParagraphHeight(name, box.W, style) <= box.H
}

// isBreak tells whether a line may end at a letter.
func isBreak(r rune) bool { return r == ' ' || r == '-' }

// paintHeld paints a card in a hand but its words.
func paintHeld(p *render.Pen, key held) {
	card, color := key.title.Card(), colorOf(key.title)
	box := fill(p, heldMargin)
	whole := box
	whole.H = box.W * wholeHeight / wholeWidth
	outline := Outline(card.Type, card.Side, whole)
	if card.Type == rules.Enhancement {
		p.Fill(tongue(whole), color)
	}
	p.Fill(outline, ground)
	head := 38.0
	window := render.Box(box.X, box.Y+head, box.W, box.W*artHigh/wholeWidth*1.1)
	p.Inside(outline, func(q *render.Pen) {
		q.Fill(rect(render.Box(0, 0, p.W, box.Y+head)), tinted(card.Of))
		pictures.Of(key.title, pictures.Whole).Lay(q, window)
	})
	p.Stroke(outline, render.Stroke{Color: key.line, Width: key.width})
	if card.Type == rules.Fate {
		badge(p, card, render.Point{X: box.Center().X, Y: box.Y + 4}, 10)
	} else {
		badge(p, card, render.Point{X: box.X + 18, Y: box.Y + 18}, 11.5)
	}
	rhombs(p, card.Force, render.Point{X: box.X + 10, Y: window.Y + 4}, 0.62)
	for i := range card.Resources {
		pictures.LayToken(p, "resource", render.Around(render.Point{X: box.Right() - 12 - 13*float64(i), Y: window.Y + 11}, 14, 14), render.Hex(0xF2D16B))
	}
}

// DrawSmall draws a card as small as it is while it is carried: outline and picture alone.
func (s *Speaker) DrawSmall(c *render.Canvas, t rules.Title, box render.Rect, state board.State) {
	type smallKey struct {
		title rules.Title
		line  render.Color
	}
	color, _ := lineOf(&c.Palette, colorOf(t), 1.8, state)
	render.Art(c, smallKey{t, color}, box.Inset(-6), func(p *render.Pen, k smallKey) {
		card, box := k.title.Card(), fill(p, 6)
		of := card.Type
		outline := Outline(of, card.Side, box)
		p.Fill(outline, ground)
		window, foot := box.CutTop(box.H * 0.74)
		p.Inside(outline, func(q *render.Pen) {
			pictures.Of(k.title, pictures.Clean).Lay(q, window)
			q.Fill(rect(foot), colorOf(k.title).Mix(render.Hex(0x0A1226), 0.8))
		})
		p.Stroke(outline, render.Stroke{Color: k.line, Width: 1.8})
		for i := range card.Force {
			at := render.Point{X: foot.Center().X + (float64(i)-float64(card.Force-1)/2)*10, Y: foot.Y + foot.H*0.2}
			rhombs(p, 1, at, 0.6)
		}
	})
}
