package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// The size of a card seen closely, points. Other sizes are drawn in proportion.
const (
	CardWidth  = 300
	CardHeight = 440
)

// face is what a card shows, whatever its kind.
type face struct {
	side   rebellion.Side // its form; NoSide: everybody's
	color  render.Color
	badge  string // the sign in the upper left corner
	number string // beside it
	title  string
	ribbon string // a short word at the edge of the picture
	art    []art
	lines  []line
	busts  []rebellion.Leader // beside the foot
	foot   string
	plain  bool // the foot is of less weight
}

// line is a paragraph of a card.
type line struct {
	text string
	kind lineKind
}

type lineKind uint8

const (
	textLine  lineKind = iota
	headLine           // in the card's colour
	placeLine          // secondary
)

// Card draws a mission, an objective, a tactic card, an action card (by itself, used by a leader, or to recruit with),
// and the sheet of a leader, a unit or a system, as whole cards in the middle of a box. It reports false for what has no face.
func (b *Board) Card(c *render.Canvas, v *rebellion.View, o game.Option, box render.Rect) bool {
	f, ok := b.faceOf(&c.Palette, v, o)
	if ok {
		b.drawFace(c, f, cardIn(box))
	}
	return ok
}

// cardIn is the largest card in a box.
func cardIn(box render.Rect) render.Rect {
	w := min(box.W, box.H*CardWidth/CardHeight)
	return box.Middle(w, w*CardHeight/CardWidth)
}

// faceOf says what a thing's card shows.
func (b *Board) faceOf(p *render.Palette, v *rebellion.View, o game.Option) (face, bool) {
	switch o.Kind {
	case rebellion.KindMission:
		return b.missionFace(rebellion.Mission(o.A), p), rebellion.Mission(o.A) != rebellion.NoMission
	case rebellion.KindObjective:
		return b.objectiveFace(rebellion.Objective(o.A), p), rebellion.Objective(o.A) != rebellion.NoObjective
	case rebellion.KindTactic:
		return b.tacticFace(rebellion.Tactic(o.A), p), rebellion.Tactic(o.A) != rebellion.NoTactic
	case rebellion.KindRecruit:
		return b.recruitFace(rebellion.Action(o.A), v.Setup.UsesActions(), p), rebellion.Action(o.A) != rebellion.NoAction
	case rebellion.KindAction:
		return b.actionFace(rebellion.Action(o.A), rebellion.Leader(o.B), p), rebellion.Action(o.A) != rebellion.NoAction
	case rebellion.KindLeader, rebellion.KindCaptive:
		return b.leaderFace(v, rebellion.Leader(o.A), p), true
	case rebellion.KindUnit, rebellion.KindUnitAt, rebellion.KindMove, rebellion.KindQueued, rebellion.KindBuild, rebellion.KindTarget, rebellion.KindHit:
		return b.unitFace(v, rebellion.Unit(o.A), p), true
	case rebellion.KindSystem, rebellion.KindProbe:
		return b.systemFace(v, rebellion.System(o.A), p), true
	}
	return face{}, false
}

func (b *Board) say(key string, args ...assets.Args) string { return b.words.Say(key, args...) }

func (b *Board) missionFace(m rebellion.Mission, p *render.Palette) face {
	card := m.Card()
	key := "mission." + m.String()
	f := face{
		side: card.Side, color: SideColor(p, card.Side), badge: skillSigns[card.Skill], number: digits(int(card.Needs)),
		title: b.say(key), art: missionPictures[m],
	}
	kind := "board.attempt"
	if card.Resolve {
		kind = "board.resolve"
	}
	f.lines = []line{
		{b.say(kind), headLine},
		{b.say("board.where", assets.Args{"place": b.say(key + ".where")}), placeLine},
		{b.say(key + ".effect"), textLine},
	}
	f.foot, f.plain = b.say("board.is_discarded"), true
	if card.Kind.GoesBack() {
		f.foot = b.say("board.goes_back")
	}
	switch card.Kind {
	case rebellion.Starting:
		f.ribbon = b.say("board.starting")
	case rebellion.Project:
		f.ribbon = b.say("board.project")
	}
	for _, l := range card.Portrait.List() {
		f.busts, f.plain = append(f.busts, l), false
		f.foot = b.say("board.portrait", assets.Args{"leader": b.say("leader." + l.String())})
		if b.words.Has(key + ".bonus") {
			f.foot = b.say(key + ".bonus")
		}
	}
	return f
}

func (b *Board) objectiveFace(o rebellion.Objective, p *render.Palette) face {
	card := o.Card()
	key := "objective." + o.String()
	f := face{
		side: rebellion.Rebels, color: p.Objective, badge: "objective", title: b.say(key),
		ribbon: b.say("board.stage", assets.Args{"stage": romans[card.Stage]}), art: objectivePictures[o],
		lines: []line{
			{b.say("board.objective"), headLine},
			{b.say(key + ".when"), textLine},
			{b.say(key + ".effect"), textLine},
		},
	}
	if card.Reputation > 0 {
		f.number = digits(int(card.Reputation))
	}
	return f
}

func (b *Board) tacticFace(t rebellion.Tactic, p *render.Palette) face {
	card := t.Card()
	key := "tactic." + t.String()
	sign, color := tacticSign(t, p)
	kind := "board.in_attack"
	if card.Block {
		kind = "board.block"
	}
	return face{
		side: rebellion.NoSide, color: color, badge: sign, title: b.say(key), ribbon: b.say("theater." + t.Theater().String()),
		art: tacticPictures[t], lines: []line{{b.say(kind), headLine}, {b.say(key + ".effect"), textLine}},
	}
}

// Inner sizes of a card of the usual size, points.
const (
	cardHead   = 52
	cardMargin = 16
	leastArt   = 36
	goodArt    = 72
	mostText   = 16
	leastText  = 12
	mostArt    = 190
)

// drawFace draws a card. The picture takes the height that the words leave.
func (b *Board) drawFace(c *render.Canvas, f face, box render.Rect) {
	unit := box.W / CardWidth
	c.Panel(box, cardStyle(f.side, f.color, &c.Palette, unit))
	head, rest, foot := divideCard(c, f, box)
	drawCardHead(c, f, head, unit)
	size, height := fitLines(c, f, rest, unit)
	window, words := rest.CutTop(min(rest.H-height, mostArt*unit))
	b.drawArt(c, f.art, f.color, window, unit)
	if f.ribbon != "" {
		drawRibbon(c, f, window, unit)
	}
	drawLines(c, f, words, size*unit, unit, true)
	if f.foot != "" {
		drawFoot(c, f, foot, unit)
	}
}

// divideCard divides a card into its head, the room for picture and words, and its foot.
func divideCard(c *render.Canvas, f face, box render.Rect) (head, rest, foot render.Rect) {
	unit := box.W / CardWidth
	head, rest = box.Inset(2).CutTop(cardHead * unit)
	if f.foot != "" {
		foot, rest = rest.CutBottom(footHeight(c, f, rest.W, unit))
	}
	return head, rest, foot
}

// cardStyle is the frame of a card: round for the Rebels, cut for the Empire.
func cardStyle(side rebellion.Side, color render.Color, p *render.Palette, unit float64) render.PanelStyle {
	style := render.PanelStyle{Fill: p.SpaceGlow, Line: color, Width: 2}
	switch side {
	case rebellion.Rebels:
		style.Corner, style.Radius = render.Round, 16*unit
	case rebellion.Empire:
		style.Corner, style.Radius = render.Cut, 18*unit
	}
	return style
}

// drawCardHead draws the sign, the number and the title.
func drawCardHead(c *render.Canvas, f face, head render.Rect, unit float64) {
	p := c.Palette
	c.Fill(render.Box(head.X, head.Bottom()-1, head.W, 1), f.color.Alpha(0.5))
	badge, rest := head.InsetXY(8*unit, 7*unit).CutLeft(58 * unit)
	if f.number == "" {
		badge, rest = head.InsetXY(8*unit, 7*unit).CutLeft(38 * unit)
	}
	style := render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.6), Line: f.color, Width: 1.5}
	switch f.side {
	case rebellion.Rebels:
		style.Corner = render.Pill
	case rebellion.Empire:
		style.Corner = render.HexPill
	}
	c.Panel(badge, style)
	sign := badge.Middle(24*unit, 24*unit)
	if f.number != "" {
		sign = sign.Move(-10*unit, 0)
		c.Text(f.number, render.Box(sign.Right()+2*unit, badge.Y, 14*unit, badge.H), p.Number().Sized(20*unit).Centered())
	}
	c.Sign(f.badge, sign, f.color.Mix(p.Text, 0.3))
	_, rest = rest.CutLeft(10 * unit)
	style2 := p.Title().Sized(max(19*unit, readableOn(unit)))
	if c.TextWidth(f.title, style2) > rest.W {
		style2 = style2.Sized(max(16*unit, readableOn(unit)-1)).UpTo(2)
	}
	h := c.ParagraphHeight(f.title, rest.W, style2)
	c.Paragraph(f.title, render.Box(rest.X, rest.Center().Y-h/2, rest.W, h), style2)
}

// legible is the size of text, in points, that is aimed at on small cards too, unless they are no more than a sketch.
const (
	legible = 14
	sketch  = 0.45 // of the usual size
)

// readableOn is the least size of text that is aimed at on a card of a size.
func readableOn(unit float64) float64 {
	if unit < sketch {
		return 0
	}
	return legible
}

// fitLines finds the size of text, on a card of the usual size, that leaves room for a small picture, and the height
// that the words then take.
func fitLines(c *render.Canvas, f face, rest render.Rect, unit float64) (size, height float64) {
	for size = max(mostText, readableOn(unit)/unit); ; size -= 0.5 {
		art := float64(leastArt)
		if unit > sketch && size*unit > legible-2 { // a picture that shows something is worth as much as larger text
			art = goodArt
		}
		height = drawLines(c, f, render.Box(0, 0, rest.W, 0), size*unit, unit, false)
		if size <= leastText || height <= rest.H-art*unit {
			return size, height
		}
	}
}

// drawLines draws the paragraphs and returns the height they take, margins included.
func drawLines(c *render.Canvas, f face, box render.Rect, size, unit float64, draw bool) float64 {
	p := c.Palette
	y := box.Y + 10*unit
	width := box.W - 2*cardMargin*unit
	for _, l := range f.lines {
		style := p.Body().Sized(size)
		switch l.kind {
		case headLine:
			style = p.Name().Sized(size).In(f.color)
		case placeLine:
			style = style.In(p.Dim)
		}
		if draw {
			c.Paragraph(l.text, render.Box(box.X+cardMargin*unit, y, width, box.H), style)
		}
		y += c.ParagraphHeight(l.text, width, style) + 5*unit
	}
	return y + 4*unit - box.Y
}

// footHeight is the height of the foot: one or more lines, or busts.
func footHeight(c *render.Canvas, f face, width, unit float64) float64 {
	style := c.Palette.Name().Sized(max(14*unit, readableOn(unit)-1))
	width -= 2 * cardMargin * unit
	if len(f.busts) > 0 {
		width -= 42 * unit
	}
	h := c.ParagraphHeight(f.foot, width, style) + 16*unit
	if len(f.busts) > 0 {
		h = max(h, 54*unit)
	}
	return h
}

// drawFoot draws what stands under the line at the bottom.
func drawFoot(c *render.Canvas, f face, foot render.Rect, unit float64) {
	p := c.Palette
	foot = foot.InsetXY(cardMargin*unit, 0)
	c.Fill(render.Box(foot.X, foot.Y, foot.W, 1), f.color.Alpha(0.4))
	for _, l := range f.busts {
		var at render.Rect
		at, foot = foot.CutLeft(34 * unit)
		drawPortrait(c, l, at.Middle(34*unit, 42*unit))
		_, foot = foot.CutLeft(8 * unit)
	}
	style := p.Name().Sized(max(14*unit, readableOn(unit)-1))
	if f.plain {
		style = p.Body().Sized(max(14*unit, readableOn(unit)-1)).In(p.Dim)
	}
	h := c.ParagraphHeight(f.foot, foot.W, style)
	c.Paragraph(f.foot, render.Box(foot.X, foot.Center().Y-h/2, foot.W, h), style)
}

// drawPortrait draws a leader as printed on a card, whatever has become of him.
func drawPortrait(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	drawBust(c, l, l.Figures().Side, box)
}
