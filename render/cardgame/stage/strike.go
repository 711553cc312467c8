package stage

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// crack is the colour of damage, ring that of focus, burst that of damage to objectives.
var (
	crack = render.Hex(0xFF4D5E)
	ring  = render.Hex(0xE8F0FF)
	burst = render.Hex(0xFFC36B)
)

// Where tells where a card is on the screen, and false for what is nowhere to be seen.
type Where func(slot rules.Slot) (render.Rect, bool)

// An Aim is what a striker is about to do with icons of a kind, and to whom, if its player points at something.
type Aim struct {
	Slot rules.Slot // NoSlot: at nothing
	Icon rules.Icon
	N    int // so much
}

// DrawStrike draws the strike that goes on: what its icons do, and a bolt to what it hits.
func (s *Stage) DrawStrike(c *render.Canvas, h Hand, v *rules.View, where Where, aim *Aim, told *Told) {
	strike, on := v.Strike()
	if !on || !v.There(strike.Slot) {
		return
	}
	from, seen := where(strike.Slot)
	if !seen {
		return
	}
	if aim != nil {
		strike.Left[aim.Icon] = aim.N
	}
	s.drawPanel(c, h, v, &strike)
	if n := strike.Left[rules.BlastDamage]; n > 0 && strike.Slot.Side() == v.Attacker() {
		if to, seen := where(v.Engaged); seen {
			s.drawBlast(c, from, to, n)
		}
	}
	if blow, flies := v.InTheAir(); flies {
		s.drawBlow(c, h, v, where, blow, told)
		return
	}
	if aim != nil && told.Event == nil {
		s.drawAim(c, h, v, from, where, aim)
	}
}

// DrawBlow draws damage in the air where no strike dealt it.
func (s *Stage) DrawBlow(c *render.Canvas, h Hand, v *rules.View, where Where, told *Told) {
	if _, on := v.Strike(); on {
		return
	}
	if blow, flies := v.InTheAir(); flies {
		s.drawBlow(c, h, v, where, blow, told)
	}
}

// drawAim draws the bolt to what is pointed at.
func (s *Stage) drawAim(c *render.Canvas, h Hand, v *rules.View, from render.Rect, where Where, aim *Aim) {
	to, seen := where(aim.Slot)
	if !seen || !v.There(aim.Slot) || aim.Slot == rules.NoSlot {
		return
	}
	const steel = 0xBFD8FF
	color := render.Hex(steel)
	if aim.Icon == rules.Tactics {
		s.drawBolt(c, from, to, color, "tactics", ring, 1)
		return
	}
	s.drawBolt(c, from, to, color, "unit_damage", crack, aim.N)
	s.drawOutcome(c, h, v, aim.Slot, to, aim.N)
}

// drawBlow draws damage that may still be answered: it hangs between who deals it and whom it is for, or who takes it in his place.
func (s *Stage) drawBlow(c *render.Canvas, h Hand, v *rules.View, where Where, blow rules.Blow, told *Told) {
	if told.Is(rules.DamagePut) {
		blow.To, blow.N = told.Event.Slot, int(told.Event.N)
	}
	to, seen := where(blow.To)
	if !seen {
		return
	}
	from, dealt := where(blow.From)
	if !dealt {
		from = render.Around(render.Point{X: to.Center().X, Y: s.Line}, 1, 1)
	}
	color := crack
	if v.There(blow.From) {
		color = pictures.ColorOf(v.At(blow.From).Title.Card().Of)
	}
	s.drawBolt(c, from, to, color, "unit_damage", crack, blow.N)
	if v.There(blow.To) {
		s.drawOutcome(c, h, v, blow.To, to, blow.N)
	}
}

// drawOutcome says beside a card what damage would come to.
func (s *Stage) drawOutcome(c *render.Canvas, h Hand, v *rules.View, slot rules.Slot, at render.Rect, n int) {
	capacity := v.Capacity(slot)
	text := h.Words.Say("strike.of", assets.Args{"n": min(int(v.At(slot).Damage)+n, capacity), "of": capacity})
	if n >= v.Room(slot) {
		text = h.Words.Say("strike.destroys")
	}
	style := c.Palette.Name().Centered()
	w := c.TextWidth(text, style) + 22
	box := render.Around(render.Point{X: at.Center().X, Y: at.Y + at.H*0.36}, w, 25).KeepIn(s.Field)
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: render.Hex(0x33080F).Alpha(0.95), Line: crack, Width: 1.5})
	c.Text(text, box, style)
}

// bow is a way from one card to another over the line: it leaves and reaches them at their edges.
func bow(from, to render.Rect) (points []render.Point) {
	const parts = 14
	a, b := edgeOf(from, to.Center()), edgeOf(to, from.Center())
	middle := a.Toward(b, 0.5)
	bend := render.Point{X: middle.X + (a.Y-b.Y)*0.16, Y: middle.Y}
	for i := range parts + 1 {
		t := float64(i) / parts
		points = append(points, a.Toward(bend, t).Toward(bend.Toward(b, t), t))
	}
	return points
}

// edgeOf is the point at the edge of a card on the side of a place.
func edgeOf(box render.Rect, to render.Point) render.Point {
	at := box.Center()
	if to.Y < at.Y {
		at.Y = box.Y
	} else {
		at.Y = box.Bottom()
	}
	return at
}

// drawBolt draws a bolt with n tokens of a kind on it.
func (s *Stage) drawBolt(c *render.Canvas, from, to render.Rect, color render.Color, token string, ink render.Color, n int) {
	way := bow(from, to)
	k := max(s.Scale, 0.7)
	for _, width := range []float64{11, 4} {
		alpha := 0.9
		if width > 4 {
			alpha = 0.25
		}
		for i := range way[1:] {
			c.Line(way[i], way[i+1], width*k, color.Mix(render.Hex(0xFFFFFF), 0.3).Alpha(alpha))
		}
	}
	const most = 4
	for i := range min(n, most) {
		at := way[int(float64(len(way)-1)*(0.45+0.4*float64(i)/most))]
		c.Glow(at, 18*k, ink.Alpha(0.5))
		cards.Token(c, token, render.Around(at, 24*k, 24*k), ink)
	}
	if n > most {
		at := way[len(way)/2]
		c.Text(strconv.Itoa(n), render.Around(render.Point{X: at.X - 26*k, Y: at.Y}, 24, 22), c.Palette.Number().Centered().Rimmed(c.Palette.Space))
	}
}

// drawBlast draws a dashed line to the objective with the blast icons that still hit it.
func (s *Stage) drawBlast(c *render.Canvas, from, to render.Rect, n int) {
	a, b := edgeOf(from, to.Center()), render.Point{X: to.Right(), Y: to.Center().Y}
	if s.narrow() {
		b = edgeOf(to, from.Center())
	}
	c.DashedLine(a, b, 3*s.Scale, 9, 6, 0, burst.Alpha(0.85))
	for i := range min(n, 3) {
		at := a.Toward(b, 0.5+0.16*float64(i))
		cards.Token(c, "blast", render.Around(at, 26*s.Scale, 26*s.Scale), burst)
	}
}

// drawPanel tells what a strike does, as far as its icons are not spent.
func (s *Stage) drawPanel(c *render.Canvas, h Hand, v *rules.View, strike *rules.Strike) {
	const sign, around = 28, 12
	if s.Panel.Empty() || s.Panel.H < 90 {
		return
	}
	p, high := &c.Palette, 30.0
	for icon := range rules.Icon(len(strike.Left)) { // where the name of one is long, all have two lines
		if c.TextWidth(leftWords(h, strike, icon), p.Name()) > s.Panel.W-2*around-sign {
			high = max(2*p.Name().LineHeight(), high)
		}
	}
	box := s.Panel.Middle(s.Panel.W, min(s.Panel.H, 40+float64(len(strike.Left))*high))
	c.Panel(box, p.Glass())
	head, rows := box.InsetXY(around, 6).CutTop(26)
	name, ink := h.Cards.Name(v.At(strike.Slot).Title), pictures.ColorOf(v.At(strike.Slot).Title.Card().Of)
	c.Label(name, head, p.Title().Sized(render.SizeText).In(ink).Tightly())
	for icon := range rules.Icon(len(strike.Left)) {
		at, text := rows.Row(int(icon), len(strike.Left), 2).CutLeft(sign)
		ink, style := 1.0, p.Name()
		if strike.Left[icon] == 0 {
			ink, style = 0.35, p.Label()
		}
		c.Fade(ink, func() { cards.Icon(c, icon, at.Middle(20, 20)) })
		words := leftWords(h, strike, icon)
		if style = c.FittedIn(words, text, style); !stands(c, words, text, style) { // the sign says which
			if words = ""; strike.Left[icon] > 0 {
				words = strconv.Itoa(strike.Left[icon])
			}
		}
		c.Label(words, text, style)
	}
}

// stands tells whether lines and each word of a text have room.
func stands(c *render.Canvas, text string, box render.Rect, style render.TextStyle) bool {
	for word := range strings.FieldsSeq(text) {
		if c.TextWidth(word, style) > box.W {
			return false
		}
	}
	return c.ParagraphHeight(text, box.W, style) <= box.H+2
}

// leftWords say what is left of a strike's icons of a kind.
func leftWords(h Hand, strike *rules.Strike, icon rules.Icon) string {
	words := h.Words.Say("icon." + icon.String())
	if strike.Left[icon] > 0 {
		words = strconv.Itoa(strike.Left[icon]) + " " + words
	}
	return words
}
