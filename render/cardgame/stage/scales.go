package stage

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// Told is what is being told just now, over the table as it was before it.
type Told struct {
	Event *rules.Event // nil: nothing is
	At    float64      // how much of it is over, 0 to 1
	Calm  bool         // nothing flies or flashes

	Turned *[2]rules.Pile // both edge stacks while they are being turned up, else nil
	First  bool           // the first card of them is told: all turn together
}

// Is tells whether an event of a kind is being told.
func (t *Told) Is(k rules.EventKind) bool { return t.Event != nil && t.Event.Kind == k }

// Hand draws and writes for a stage.
type Hand struct {
	Words *assets.Words
	Cards *cards.Speaker
}

// stack is an edge stack as it is shown: what each card is, 0 for one that lies facedown, and which of them only their owner sees.
type stack struct {
	cards []rules.Title
	mine  []rules.Title // as their owner knows them, if it is the viewer
	turns float64       // how far those that lay facedown have turned over, 1 for all that lie open
}

// stackOf is the stack of a side.
func stackOf(v *rules.View, side rules.Side, told *Told) stack {
	s := stack{cards: v.Stack[side].All(), turns: 1}
	if v.Seat >= 0 && rules.SideOf(v.Seat) == side {
		s.mine = v.Eyes.Stack.All()
	}
	if told.Turned == nil {
		return s
	}
	s.mine = told.Turned[side].All()
	if told.First && !told.Calm {
		s.turns = told.At
		return s
	}
	s.cards = s.mine
	return s
}

// Open tells whether both stacks lie open: then they can be compared.
func Open(v *rules.View, told *Told) bool {
	if told.Turned != nil {
		return !told.First
	}
	laid := 0
	for side := range rules.Side(2) {
		for _, t := range v.Stack[side].All() {
			if t == 0 {
				return false
			}
			laid++
		}
	}
	return laid > 0 && v.Turned() || told.Is(rules.EdgeWonBy)
}

// counting is how much faster an edge is counted than it is told: then it stands to be looked at.
const counting = 3.6

// sums are what both sides have for the edge, as far as it has been counted.
func sums(v *rules.View, told *Told) (n [2]int) {
	if told.Is(rules.EdgeWonBy) {
		n[rules.Light], n[rules.Dark] = int(told.Event.N), int(told.Event.M)
		if counted := told.At * counting; counted < 1 && !told.Calm {
			for side := range n {
				n[side] = int(float64(n[side]) * counted)
			}
		}
		return n
	}
	for side := range rules.Side(2) {
		n[side] = v.EdgeOfUnits(side)
		cards := v.Stack[side].All()
		if told.Turned != nil {
			cards = told.Turned[side].All()
		}
		for _, t := range cards {
			n[side] += int(t.Card().Force)
		}
	}
	return n
}

// leads is the side that has the edge, or would have it; nobody while that cannot be told. A tie is the defender's (R12.9), if there is one.
func leads(v *rules.View, told *Told) rules.Side {
	switch n := sums(v, told); {
	case told.Is(rules.EdgeWonBy):
		return told.Event.Side
	case v.Edge != rules.NoSide:
		return v.Edge
	case !Open(v, told):
		return rules.NoSide
	case n[v.Attacker()] > n[v.Attacker().Other()] || v.EdgeUncontested():
		return v.Attacker()
	}
	return v.Attacker().Other()
}

// Tilt is how the horizon leans while the edge is fought over: from −1, towards who sits below, to 1, towards the other.
func (s *Stage) Tilt(v *rules.View, told *Told) float64 {
	if !s.Battle {
		return 0
	}
	lean := 1.0
	if told.Is(rules.EdgeWonBy) && !told.Calm {
		lean = render.Overshoot(min(told.At*counting, 1))
	}
	switch leads(v, told) {
	case rules.NoSide:
		return 0
	case s.Below:
		return -lean
	}
	return lean
}

// DrawScales draws both edge stacks and what they come to.
func (s *Stage) DrawScales(c *render.Canvas, h Hand, v *rules.View, told *Told) {
	if !s.Battle {
		return
	}
	for side := range rules.Side(2) {
		shown := stackOf(v, side, told)
		boxes := s.Laid(side, len(shown.cards))
		for i := range boxes {
			s.drawLaid(c, h, side, &shown, i, boxes[i])
		}
		s.drawSum(c, h, v, side, &shown, told)
		if told.Is(rules.EdgeWonBy) && !told.Calm {
			s.drawSparks(c, v, side, boxes, told.At*counting)
		}
	}
}

// Laid are the places of the n cards of a side's stack, at the outer edge so that their Force has room towards the line.
func (s *Stage) Laid(side rules.Side, n int) (boxes []render.Rect) {
	const shape, widest = 110.0 / 154, 110
	area := s.Stacks[side]
	rhombs := min(26*s.Scale, area.H*0.2)
	if area.H < readable*1.6 {
		rhombs = 0
	}
	high := min(area.H-rhombs, widest/shape*max(s.Scale, 0.6))
	wide := high * shape
	step := wide * 1.13
	if n > 1 {
		step = min(step, (area.W-wide)/float64(n-1))
	}
	y := area.Y
	if side == s.Below {
		y = area.Bottom() - high
	}
	for i := range n {
		boxes = append(boxes, render.Box(area.X+step*float64(i), y, wide, high))
	}
	return boxes
}

// drawLaid draws a card of a stack: open, facedown with its number, or facedown as its owner sees through it.
func (s *Stage) drawLaid(c *render.Canvas, h Hand, side rules.Side, shown *stack, i int, box render.Rect) {
	t := shown.cards[i]
	if t == 0 && shown.turns < 1 && i < len(shown.mine) {
		cards.Flip(c, box, shown.turns, func() { cards.Back(c, side, box) }, func() { s.drawOpen(c, h, side, shown.mine[i], box) })
		return
	}
	if t != 0 {
		s.drawOpen(c, h, side, t, box)
		return
	}
	cards.Back(c, side, box)
	if i < len(shown.mine) {
		c.Fade(0.75, func() { s.drawOpen(c, h, side, shown.mine[i], box) })
		return
	}
	number := render.Around(render.Point{X: box.Center().X, Y: box.Y + box.H*0.82}, box.W, 20)
	c.Text(strconv.Itoa(i+1), number, c.Palette.Number().Centered().Rimmed(c.Palette.Space))
}

// readable is the width from which on a card is drawn with all that it says; smaller ones show their Force themselves.
const readable = 84

// drawOpen draws a card with its Force icons on the side of the line.
func (s *Stage) drawOpen(c *render.Canvas, h Hand, side rules.Side, t rules.Title, box render.Rect) {
	if box.W < readable {
		h.Cards.DrawSmall(c, t, box, board.State{})
		return
	}
	h.Cards.Draw(c, t, box)
	for i := range int(t.Card().Force) {
		at := s.rhombAt(side, t, i, box)
		size := s.rhombSize(box)
		cards.Token(c, "force", render.Around(at, size, size), pictures.ColorOf(t.Card().Of).Mix(render.Hex(0xFFFFFF), 0.55))
	}
}

func (s *Stage) rhombSize(box render.Rect) float64 { return min(24*s.Scale, box.W/4) }

// rhombAt is where the i-th Force icon of a card in a stack is.
func (s *Stage) rhombAt(side rules.Side, t rules.Title, i int, box render.Rect) render.Point {
	n, size := float64(t.Card().Force), s.rhombSize(box)
	y := box.Bottom() + size*0.6
	if side == s.Below {
		y = box.Y - size*0.6
	}
	return render.Point{X: box.Center().X + (float64(i)-(n-1)/2)*size*0.78, Y: y}
}

// drawSum draws what a side has for the edge: the number in a circle, or a question mark as long as that cannot be known.
func (s *Stage) drawSum(c *render.Canvas, h Hand, v *rules.View, side rules.Side, shown *stack, told *Told) {
	box, p := s.Sums[side], &c.Palette
	color := pictures.ColorOf(v.Of[side])
	leading := leads(v, told) == side
	radius := min(box.W*0.28, max(box.H*0.26, 17), 40*max(s.Scale, 0.7))
	if leading {
		radius *= 1.2
	}
	at := render.Point{X: box.Center().X, Y: box.Bottom() - radius - 12*s.Scale}
	if side == s.Below {
		at.Y = box.Y + radius + 12*s.Scale
	}
	if s.narrow() {
		at.Y = box.Center().Y
	}
	number, note := s.sumOf(h, v, side, shown, told)
	if leading {
		c.Glow(at, radius*2.2, color.Alpha(0.55))
	}
	c.Means("edge", render.Around(at, 2*radius, 2*radius))
	c.Dot(at, radius, color.Mix(p.Space, 0.82))
	c.Ring(at, radius, render.RingStyle{Line: color, Width: 3})
	c.Text(number, render.Around(at, 2*radius, 1.4*radius), p.Title().Sized(radius*0.95).Centered())
	lines := []string{h.Words.Say("side." + side.String()), note}
	switch {
	case leading:
		lines = append(lines, h.Words.Say(s.edgeKey(v, told)))
	case v.EdgePassed() == side:
		lines = append(lines, h.Words.Say("scales.passed"))
	}
	s.drawNotes(c, side, at, radius, lines, color)
}

// edgeKey says how the edge was won.
func (s *Stage) edgeKey(v *rules.View, told *Told) string {
	n := sums(v, told)
	tie := n[0] == n[1] && Open(v, told)
	if told.Is(rules.EdgeWonBy) { // not what has been counted of it so far
		tie = told.Event.N == told.Event.M
	}
	if tie && leads(v, told) != v.Attacker() {
		return "scales.tie"
	}
	return "scales.have"
}

// sumOf is the number that stands for a stack, and what is said of it.
func (s *Stage) sumOf(h Hand, v *rules.View, side rules.Side, shown *stack, told *Told) (number, note string) {
	n := len(shown.cards)
	note = h.Words.Say("scales.theirs", assets.Args{"n": n})
	switch {
	case Open(v, told):
		return strconv.Itoa(sums(v, told)[side]), note
	case shown.mine == nil || told.Turned != nil:
		return "?", note
	}
	force := v.EdgeOfUnits(side)
	for _, t := range shown.mine {
		force += int(t.Card().Force)
	}
	if s.Sums[side].W > 110 {
		note = h.Words.Say("scales.mine", assets.Args{"n": n, "force": force})
	}
	return strconv.Itoa(force), note
}

// drawNotes writes what is said of a stack away from the line; what has no room in a line takes two.
func (s *Stage) drawNotes(c *render.Canvas, side rules.Side, at render.Point, radius float64, lines []string, color render.Color) {
	high := max(17*s.Scale, 15)
	box := s.Sums[side]
	styleOf := func(i int) render.TextStyle {
		style := c.Palette.Label().In(c.Palette.Text)
		if i == 0 {
			style = c.Palette.Name().In(color)
		}
		return style.Sized(min(style.Size, high*0.85)).Centered()
	}
	var all []string
	var styles []render.TextStyle
	for i, text := range lines {
		for _, line := range c.Wrap(text, box.W, styleOf(i)) {
			all, styles = append(all, line), append(styles, styleOf(i))
		}
	}
	y := at.Y - radius - 8 - high*float64(len(all))
	if side == s.Below {
		y = at.Y + radius + 8
	}
	for i, text := range all {
		line := render.Box(box.X, y+high*float64(i), box.W, high)
		if line.Y < box.Y-2 || line.Bottom() > box.Bottom()+2 {
			continue // the number says it
		}
		c.Text(text, line, c.FittedIn(text, line, styles[i]))
	}
}

// drawSparks has the Force icons of a stack run to what it comes to.
func (s *Stage) drawSparks(c *render.Canvas, v *rules.View, side rules.Side, boxes []render.Rect, counted float64) {
	stack := v.Stack[side].All()
	n := v.EdgeTotal(side)
	to, k := s.Sums[side].Center(), 0
	for i, t := range stack {
		for j := range int(t.Card().Force) {
			from := s.rhombAt(side, t, j, boxes[i])
			begun := float64(k) / float64(max(n, 1)) * 0.84
			way := min(max((counted-begun)*3.6, 0), 1)
			if k++; way > 0 && way < 1 {
				c.Glow(from.Toward(to, way), 12*s.Scale, pictures.ColorOf(t.Card().Of))
			}
		}
	}
}
