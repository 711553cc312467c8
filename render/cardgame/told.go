package cardgame

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
)

// later is where all lies after what is being told, for the cards slide there while it is.
type later struct {
	of     *rules.View
	layout board.Layout
	scene  board.Scene
}

// slides are the kinds of events whose cards slide to where they lie next; all others happen where a card lies.
var slides = [rules.NumEventKinds]bool{
	rules.CardEntered: true, rules.LeftPlay: true, rules.AttackMade: true, rules.Attacks: true, rules.Defends: true, rules.EngagementOver: true,
	rules.EdgeWonBy: true, rules.EdgeLaid: true, rules.EdgeTurned: true, rules.CardDiscarded: true, rules.Strikes: true,
}

// slid is where a card is on its way to where it lies after what is told.
func (b *Board) slid(thing game.Option, box render.Rect) render.Rect {
	t := &b.Telling
	if t.After == nil || t.Calm || !slides[t.Event.Kind] {
		return box
	}
	if b.later.of != t.After || b.later.layout.Map != b.Layout().Map {
		shadow := *b
		b.later = later{of: t.After, layout: b.Layout()}
		shadow.Lay(&b.later.scene, t.After)
	}
	i := slices.IndexFunc(b.later.scene.Pieces, func(p board.Piece) bool { return p.Thing == thing && p.On == board.OnScreen })
	if i < 0 {
		return box
	}
	to, at := b.later.scene.Pieces[i].Box, render.InOut(min(t.At*1.25, 1))
	return render.Box(render.Between(box.X, to.X, at), render.Between(box.Y, to.Y, at), render.Between(box.W, to.W, at), render.Between(box.H, to.H, at))
}

// leaving draws a card as it is while it leaves play: it falls and fades.
func (b *Board) leaving(c *render.Canvas, slot rules.Slot, draw func()) {
	t := &b.Telling
	if !t.Is(rules.LeftPlay) || t.Event.Slot != slot || t.Calm {
		draw()
		return
	}
	const falls = 24
	c.Fade(1-t.At, func() { c.Move(0, falls*render.In(t.At), draw) })
}

// drawTold draws over the cards what befalls one of them just now.
func (b *Board) drawTold(c *render.Canvas, v *rules.View) {
	t := &b.Telling
	if t.Event == nil || t.Calm {
		return
	}
	e := t.Event
	box, seen := b.Where(SlotThing(e.Slot), v)
	if !seen {
		return
	}
	at, size := box.Center(), min(box.W, box.H)
	seed := uint64(e.Slot)*31 + uint64(e.N)
	switch e.Kind {
	case rules.FocusPut:
		drop := render.In(1-t.At) * 60
		cards.Token(c, "focus", render.Around(at.Add(render.Point{Y: -drop}), size*0.5, size*0.5), c.Palette.Text.Alpha(0.4+0.6*t.At))
	case rules.Unfocused:
		cards.Token(c, "focus", render.Around(at.Add(render.Point{Y: -50 * t.At}), size*0.5, size*0.5), c.Palette.Text.Alpha(1-t.At))
	case rules.DamagePut:
		b.drawHit(c, v, e, at, size, seed)
	case rules.ShieldSpent, rules.Prevented, rules.ShieldsGone:
		c.Shatter(render.Point{X: at.X, Y: box.Y}, size*0.9, render.Hex(0xCFF4FF), seed, t.At)
	case rules.ShieldPut:
		c.Glow(at, size*(1.4-0.6*t.At), render.Hex(0xCFF4FF).Alpha(0.7*(1-t.At)))
	case rules.LeftPlay:
		c.Burst(at, size*1.1, c.Palette.Warning, seed, t.At)
	case rules.Targeted:
		c.Ring(at, size*(1.2-0.5*render.Out(t.At)), render.RingStyle{Line: c.Palette.Warning, Width: 3})
	case rules.CommittedTo:
		drop := render.In(1-t.At) * 80
		cards.Token(c, "force", render.Around(render.Point{X: at.X, Y: box.Y - drop}, 26*b.scale(), 26*b.scale()), c.Palette.Text)
	case rules.Strikes:
		c.Ring(at, size*(0.5+0.5*t.At), render.RingStyle{Line: c.Palette.Text.Alpha(1 - t.At), Width: 3})
	case rules.Unopposed:
		b.drawStamp(c, at, b.words.Say("strike.unopposed"), t.At)
	}
}

// drawHit has a bolt of the striker reach a card, and sparks fly where it hits.
func (b *Board) drawHit(c *render.Canvas, v *rules.View, e *rules.Event, at render.Point, size float64, seed uint64) {
	t := b.Telling.At
	if blow, flies := v.InTheAir(); flies && v.There(blow.From) {
		if from, seen := b.Where(SlotThing(blow.From), v); seen {
			c.Bolt(from.Center(), at, colorOf(v, blow.From), min(t*2, 1))
		}
	}
	if t < 0.4 {
		return
	}
	t = (t - 0.4) / 0.6
	c.Burst(at, size*0.9, c.Palette.Warning, seed, t)
	token := render.Around(at, size*(0.9-0.3*t), size*(0.9-0.3*t))
	cards.Token(c, "unit_damage", token, c.Palette.Warning.Alpha(1-t*t))
	_ = e
}

// drawStamp stamps words on a card.
func (b *Board) drawStamp(c *render.Canvas, at render.Point, text string, t float64) {
	style := c.Palette.Title().Sized(20 * max(b.scale(), 0.8)).Centered().In(render.Hex(0xFFC36B))
	box := render.Around(at, c.TextWidth(text, style)+32, 36*max(b.scale(), 0.8))
	scale := 1 + 0.8*render.In(max(1-t*3, 0))
	c.Turn(at, -0.05, scale, func() {
		c.Fade(min(t*4, 1, (1-t)*5), func() {
			c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: c.Palette.Panel.Alpha(0.95), Line: render.Hex(0xFFC36B), Width: 2})
			c.Text(text, box, style)
		})
	})
}
