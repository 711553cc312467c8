package board

import (
	"slices"
	"strconv"
	"strings"

	"holoboard/game"
	"holoboard/render"
)

// Held is a card in a hand, and how many alike.
type Held struct {
	Thing game.Option
	Count int
}

// Manner is how a hand is shown.
type Manner uint8

// The manners.
const (
	Titles     Manner = iota // the titles of the cards, in columns
	SideBySide               // as cards while they have room, else their titles
	Fanned                   // as cards; where they have no room each covers a part of the one before
)

// Hand is where the cards of a hand lie.
type Hand struct {
	Title render.Rect // over them; empty where they need its room
	Cards []int       // pieces
	Faces bool        // they are shown as cards
}

// Sizes in a hand, points.
const (
	TitleHeight = 20 // of what stands over a part of the table

	handGap    = 6
	widestCard = 150
	leastCard  = 104
	leastShort = 84   // a card's width where two rows lie over each other
	lowest     = 48   // and its height
	short      = 90   // the height of a card below which its title lies over its picture
	smallUnit  = 0.62 // a point of a card of the usual size on one in a hand
)

// held is a hand as it was laid in a part of a game.
type held struct {
	during uint32
	cards  []Held
}

// keepHand is a hand in the places that it has had in this part of the game: what is gone leaves a gap, which counts nothing, and what
// is new comes at the end.
func (s *Scene) keepHand(cards []Held) []Held {
	if s.During == 0 {
		return cards
	}
	kept := &s.on.held
	if kept.during != s.During {
		*kept = held{during: s.During}
	}
	for i := range kept.cards {
		kept.cards[i].Count = 0
	}
	for _, k := range cards {
		i := slices.IndexFunc(kept.cards, func(was Held) bool { return was.Thing == k.Thing })
		if i < 0 {
			i = len(kept.cards)
			kept.cards = append(kept.cards, k)
		}
		kept.cards[i].Count = k.Count
	}
	return kept.cards
}

// LayHand puts cards into an area with a title over them.
func (s *Scene) LayHand(area render.Rect, cards []Held, manner Manner) (h Hand) {
	cards = s.keepHand(cards)
	title, rest := area.CutTop(TitleHeight)
	if tooMany(cards, rest) {
		rest = area // their titles are worth more than the hand's
	} else {
		h.Title = title
	}
	if len(cards) == 0 {
		return h
	}
	n := float64(len(cards))
	wide := min((rest.W+handGap)/n-handGap, widestCard)
	step := wide + handGap
	if manner == SideBySide && wide < leastCard && s.layTwoRows(&h, rest, cards) {
		return h
	}
	if h.Faces = manner == Fanned || manner == SideBySide && wide >= leastCard; !h.Faces {
		s.layTitles(&h, rest, cards)
		return h
	}
	if wide < leastCard && n > 1 {
		wide = min(leastCard, rest.W)
		step = (rest.W - wide) / (n - 1)
	}
	for i, k := range cards {
		s.lay(&h, k, render.Box(rest.X+step*float64(i), rest.Y, wide, rest.H))
	}
	for i := 1; i < len(h.Cards); i++ { // what is seen of a card is pressed
		card, next := &s.Pieces[h.Cards[i-1]], &s.Pieces[h.Cards[i]]
		card.Under = max(card.Box.Right()-next.Box.X, 0)
	}
	return h
}

// lay puts a card of a hand into its place, if it is there.
func (s *Scene) lay(h *Hand, k Held, box render.Rect) {
	if k.Count > 0 {
		h.Cards = append(h.Cards, s.PutOnScreen(k.Thing, k.Count, box))
	}
}

// layTwoRows puts many cards into two rows, if they have room there.
func (s *Scene) layTwoRows(h *Hand, area render.Rect, cards []Held) bool {
	columns := (len(cards) + 1) / 2
	area.H -= 4 // the screen's edge, which cuts whole cards, leaves these whole
	cells := area.Grid(columns, 2, handGap)
	if h.Faces = cells[0].W >= leastShort && cells[0].H >= lowest; !h.Faces {
		return false
	}
	for i, k := range cards {
		s.lay(h, k, cells[i])
	}
	return true
}

// layTitles puts cards into the columns of a list.
func (s *Scene) layTitles(h *Hand, area render.Rect, cards []Held) {
	const widest = 260
	lines, columns := listShape(len(cards), area)
	w := min((area.W+handGap)/float64(columns)-handGap, widest)
	row := area.H / float64(lines)
	for i, k := range cards {
		box := render.Box(area.X+(w+handGap)*float64(i/lines), area.Y+row*float64(i%lines), w, row)
		s.lay(h, k, box)
	}
}

// tooMany tells whether the columns of a list would be too narrow for most titles.
func tooMany(cards []Held, area render.Rect) bool {
	const narrow = 170
	_, columns := listShape(len(cards), area)
	return area.W/float64(columns) < narrow
}

// listShape chooses how many lines and columns a list of cards has.
func listShape(cards int, area render.Rect) (lines, columns int) {
	const high = 22 // which a mouse hits
	lines = max(int(area.H/high), 1)
	return lines, max((cards+lines-1)/lines, 1)
}

// DrawHand draws the cards of a hand; fresh is the word that marks those that came lately.
func (t *Table[V]) DrawHand(c *render.Canvas, v V, cards []int, faces bool, fresh string, look *Look) {
	s := t.Scene(v)
	for _, i := range cards {
		p := &s.Pieces[i]
		state := look.StateOf(p.Thing)
		alpha := 1.0
		if p.Count <= look.HeldOf(p.Thing) {
			alpha = 0.25
		} else if state.Dim {
			alpha = 0.55
		}
		mark := ""
		if state.New {
			mark = fresh
		}
		c.Fade(alpha, func() {
			if faces {
				t.drawSmall(c, v, p, mark)
				return
			}
			t.drawLine(c, v, p.Thing, p.Count, t.BoxOf(p).InsetXY(0, 1), mark)
		})
		look.DrawFrame(c, t.BoxOf(p), state)
	}
}

// drawSmall draws a card of a hand: sign and number, the kind, its picture and the title. On the screen's lower edge it is cut.
func (t *Table[V]) drawSmall(c *render.Canvas, v V, p *Piece, mark string) {
	f, ok := t.title.Face(c, v, p.Thing)
	if !ok {
		return
	}
	palette := c.Palette
	style := CardPanel(&palette, f.Side, f.Color, smallUnit)
	style.Width = 1.5
	box := t.BoxOf(p)
	if box.H < short {
		t.drawShort(c, f, p, style, mark)
		return
	}
	full := box
	if p.On != OnList {
		full.H += 2 * style.Radius
	}
	c.Clip(render.Box(box.X-4, box.Y-4, box.W+8, box.H+8), func() { c.Panel(full, style) })
	head, rest := box.InsetXY(9, 0).CutTop(27)
	sign, words := head.CutLeft(18)
	c.Sign(f.Badge, sign.Middle(17, 17), f.Color.Mix(palette.Text, 0.3))
	c.Text(f.Number, render.Box(words.X+2, words.Y, 14, words.H), palette.Number())
	f.drawCorner(c, p.Count, render.Box(words.X+16, words.Y, words.W-16, words.H))
	c.Fill(render.Box(box.X+2, head.Bottom(), box.W-4, 1), f.Color.Alpha(0.4))
	title := palette.Name().Tightly()
	words, picture := rest.CutBottom(min(c.ParagraphHeight(f.Title, rest.W, title)+8, rest.H))
	if picture.H > 24 {
		DrawArt(c, t.title.Paint, f.Picture, f.Color, render.Box(box.X+2, picture.Y, box.W-4, picture.H), smallUnit)
	}
	c.Label(f.Title, words, title)
	if mark != "" {
		w := markWidth(c, mark)
		drawMark(c, mark, render.Box(box.Right()-w-5, box.Y+31, w, markHeight))
	}
}

// drawShort draws a card of which two lie over each other: its title lies over its picture.
func (t *Table[V]) drawShort(c *render.Canvas, f *Face, p *Piece, style render.PanelStyle, mark string) {
	palette, box := c.Palette, t.BoxOf(p)
	c.Panel(box, style)
	head, rest := box.InsetXY(7, 2).CutTop(20)
	c.Fade(0.55, func() { DrawArt(c, t.title.Paint, f.Picture, f.Color, box.InsetXY(3, 3), smallUnit) })
	sign, words := head.CutLeft(16)
	c.Sign(f.Badge, sign.Middle(15, 15), f.Color.Mix(palette.Text, 0.3))
	c.Text(f.Number, render.Box(words.X+2, words.Y, 14, words.H), palette.Number().Rimmed(palette.Space))
	corner := render.Box(words.X+16, words.Y, words.W-16, words.H)
	if mark != "" {
		var at render.Rect
		at, corner = corner.CutRight(markWidth(c, mark))
		drawMark(c, mark, at.Middle(at.W, markHeight))
	}
	f.drawCorner(c, p.Count, corner)
	c.Label(f.Title, rest, palette.Name().Sized(render.SizeLabel).Tightly().Rimmed(palette.Space))
}

// drawCorner tells how many alike there are, or the kind of a small card: where its word has no room, by a shorter one or a sign.
func (f *Face) drawCorner(c *render.Canvas, count int, box render.Rect) {
	style := c.Palette.Label().In(f.Color).AtRight()
	switch {
	case count > 1:
		c.Text("×"+strconv.Itoa(count), box, style)
	case c.TextWidth(f.Ribbon, style) <= box.W:
		c.Text(f.Ribbon, box, style)
	case f.Short != "":
		c.Text(f.Short, box, style)
	case f.Sign != "":
		at, _ := box.CutRight(17)
		c.Sign(f.Sign, at.Middle(15, 15), f.Color)
	}
}

// Entry is a card as a line of a list.
type Entry struct {
	Sign    string
	Ink     render.Color
	Mark    string // beside the sign
	MarkInk render.Color
	Wide    bool // the mark has several letters
	Title   string
	Tail    string // a sign at the end
	TailInk render.Color
}

// Draw draws a sign, a short mark and a title.
func (e *Entry) Draw(c *render.Canvas, box render.Rect) {
	p := c.Palette
	at, rest := box.CutLeft(17)
	c.Sign(e.Sign, at.Middle(16, 16), e.Ink)
	if e.Mark != "" {
		wide := 14.0
		if e.Wide {
			wide = 20
		}
		var mark render.Rect
		mark, rest = rest.CutLeft(wide)
		c.Text(e.Mark, mark, p.Number().Sized(render.SizeLabel).In(e.MarkInk).Centered())
	}
	if !e.Wide {
		_, rest = rest.CutLeft(4)
	}
	style := c.FittedIn(e.Title, rest, p.Name().Sized(render.SizeLabel).Tightly())
	if spilt := 6.0; c.ParagraphHeight(e.Title, rest.W, style) > rest.H+spilt { // over what stands above and below
		style = style.Sized(8.5)
	}
	c.Label(e.Title, rest, style)
}

// has tells whether each word of the title has room in a line of a width, small as it may be.
func (e *Entry) has(c *render.Canvas, width float64) bool {
	const signs, tail = 41, 18 // before and after the title
	if width -= signs; e.Tail != "" {
		width -= tail
	}
	style := c.Palette.Name().Sized(10).Tightly()
	return !slices.ContainsFunc(strings.Fields(e.Title), func(word string) bool { return c.TextWidth(word, style) > width })
}

// drawLine draws a card as a line on a panel, how many alike there are, and a mark.
func (t *Table[V]) drawLine(c *render.Canvas, v V, o game.Option, count int, box render.Rect, mark string) {
	palette := c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Radius: 3, Fill: palette.PanelLight.Alpha(0.8)})
	rest := box.InsetXY(6, 0)
	if count > 1 {
		var times render.Rect
		times, rest = rest.CutRight(22)
		c.Text("×"+strconv.Itoa(count), times, palette.Label().AtRight())
	}
	e := t.title.Entry(c, v, o)
	if mark != "" {
		wide := markWidth(c, mark)
		if !e.has(c, rest.W-wide-3) {
			mark, wide = "", stripe // the title is worth more than the mark's word
		}
		var at render.Rect
		at, rest = rest.CutRight(wide + 3)
		drawMark(c, mark, render.Box(at.X+3, at.Center().Y-markHeight/2, at.W-3, markHeight))
	}
	if e.Tail != "" && e.has(c, rest.W) { // the title is worth more than the sign behind it, too
		var tail render.Rect
		tail, rest = rest.CutRight(18)
		c.Sign(e.Tail, tail.Middle(15, 15), e.TailInk)
	}
	e.Draw(c, rest)
}

// markHeight is the height of the mark on new cards, stripe its width where its word has no room.
const markHeight, stripe = 16, 6

// markWidth is its width.
func markWidth(c *render.Canvas, word string) float64 {
	return c.TextWidth(word, c.Palette.Label()) + 8
}

// drawMark marks a card that came into the hand lately.
func drawMark(c *render.Canvas, word string, box render.Rect) {
	p := c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Radius: 3, Fill: p.Text})
	c.Text(word, box, p.Label().In(p.Space).Centered())
}

// Card draws a thing's whole card in the middle of a box, and reports false for what has no face.
func (t *Table[V]) Card(c *render.Canvas, v V, o game.Option, box render.Rect) bool {
	f, ok := t.title.Face(c, v, o)
	if ok {
		f.Draw(c, t.title.Paint, box)
	}
	return ok
}

// CardLine draws a card as a line with its title, and how many alike there are.
func (t *Table[V]) CardLine(c *render.Canvas, v V, o game.Option, count int, box render.Rect) {
	t.drawLine(c, v, o, count, box, "")
}

// CardRow draws a card as a row: its picture, and beside it all that it says.
func (t *Table[V]) CardRow(c *render.Canvas, v V, o game.Option, box render.Rect) {
	if f, ok := t.title.Face(c, v, o); ok {
		f.DrawRow(c, t.title.Paint, box)
	}
}

// CardRowHeight is the height that a card takes as a row.
func (t *Table[V]) CardRowHeight(c *render.Canvas, v V, o game.Option, width float64) float64 {
	f, ok := t.title.Face(c, v, o)
	if !ok {
		return 0
	}
	return f.RowHeight(c, width)
}
