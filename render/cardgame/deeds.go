package cardgame

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// What is being played or used lies large over the table as long as somebody may answer it: the last of a row answers the one before it.

// mostDeeds are shown of such a row, the last ones.
const mostDeeds = 3

// deedSize is that of the card that may be answered now, those before it are smaller; points.
var deedSize = render.Point{X: 176, Y: 246}

// deedsOf are the cards that lie large over the table now.
func (b *Board) deedsOf(v *rules.View) (all []rules.Deed) {
	if t := &b.Telling; t.Is(rules.WasPlayed) || t.Is(rules.FateResolved) || t.Is(rules.WasShown) {
		return []rules.Deed{{Side: t.Event.Side, Title: t.Event.Title, On: rules.NoSlot, Target: rules.NoSlot}}
	}
	if v.Answering() {
		all = v.Deeds()
	}
	if b.Answer != 0 && v.Seat >= 0 {
		all = append(all, rules.Deed{Side: rules.SideOf(v.Seat), Title: b.Answer, On: rules.NoSlot, Target: rules.NoSlot, Plays: true})
	}
	return all[max(len(all)-mostDeeds, 0):]
}

// drawDeeds draws them, with a line from each to the one that it answers and from the last to what it is aimed at.
func (b *Board) drawDeeds(c *render.Canvas, v *rules.View, look *board.Look) {
	all := b.deedsOf(v)
	if b.Deeds = (render.Rect{}); len(all) == 0 {
		return
	}
	const smaller, gap, title = 0.72, 26, 24
	k := max(b.scale(), 0.5)
	wide := (deedSize.X + float64(len(all)-1)*(deedSize.X*smaller+gap)) * k
	area := b.Layout().Map.Inset(8)
	k *= min(1, area.W/wide, (area.H-title)/(deedSize.Y*k))
	wide = (deedSize.X + float64(len(all)-1)*(deedSize.X*smaller+gap)) * k
	box := b.freest(v, area, wide, deedSize.Y*k+title, look)
	b.Deeds = box
	x := box.X
	for i := range all {
		size := deedSize.Times(k)
		if i < len(all)-1 {
			size = size.Times(smaller)
		}
		at := render.Box(x, box.Bottom()-size.Y, size.X, size.Y)
		b.drawDeed(c, v, &all[i], at, i == len(all)-1)
		if x += size.X + gap*k; i < len(all)-1 {
			c.Line(render.Point{X: at.Right(), Y: at.Center().Y}, render.Point{X: x, Y: at.Center().Y}, 3, c.Palette.LineLight)
		}
	}
}

// freest is where a box of a size hides least of an area: nothing of what may be chosen, and as little as can be of all else.
func (b *Board) freest(v *rules.View, area render.Rect, w, h float64, look *board.Look) render.Rect {
	const offered, targeted = 1000, 200
	aimed := rules.NoSlot
	if deeds := v.Deeds(); len(deeds) > 0 {
		aimed = deeds[len(deeds)-1].Target
	}
	return area.Spare(w, h, func(box render.Rect) (n int) {
		for i := range b.Scene(v).Pieces {
			p := &b.Scene(v).Pieces[i]
			if p.Thing.Kind != rules.KindSlot || p.On != board.OnScreen || !p.Box.Overlaps(box) {
				continue
			}
			n++
			switch s := look.StateOf(p.Thing); {
			case s.Lit || s.Planned:
				n += offered
			case rules.Slot(p.Thing.A) == aimed:
				n += targeted
			}
		}
		return n
	})
}

// drawDeed draws one of them with who does it over it, and what it is aimed at.
func (b *Board) drawDeed(c *render.Canvas, v *rules.View, d *rules.Deed, box render.Rect, last bool) {
	color := pictures.ColorOf(v.Of[d.Side])
	if to, seen := b.Where(SlotThing(d.Target), v); seen && v.There(d.Target) && last && !d.Cancelled {
		c.DashedLine(box.Center(), to.Center(), 3, 10, 6, 0, c.Palette.Warning)
		c.Panel(to.Inset(-4), render.PanelStyle{Corner: render.Slight, Line: c.Palette.Warning, Width: 2.5, Dash: render.Dash{8, 5}})
	}
	fade := 1.0
	if t := &b.Telling; t.Event != nil && !v.Answering() && !t.Calm {
		fade = min(t.At*5, 1, (1-t.At)*5)
	}
	c.Fade(fade, func() {
		c.Shadow(box)
		c.Glow(box.Center(), box.H*0.7, color.Alpha(0.35))
		if d.Cancelled || !last {
			c.Fade(0.75, func() { b.Cards.Draw(c, d.Title, box) })
		} else {
			b.Cards.Draw(c, d.Title, box)
		}
		if d.Cancelled {
			bar := box.InsetXY(-4, 0).Middle(box.W+8, 7)
			c.Turn(box.Center(), -0.5, 1, func() { c.Fill(bar, c.Palette.Warning) })
		}
		head := render.Box(box.X-10, box.Y-24, box.W+20, 22)
		who := b.words.Say("side." + d.Side.String())
		style := c.FittedIn(who, head, c.Palette.Name().In(color).Centered().Rimmed(c.Palette.Space))
		c.Panel(head.Middle(min(c.TextWidth(who, style)+56, head.W+20), 22), render.PanelStyle{Corner: render.Pill, Fill: c.Palette.Space.Alpha(0.85)})
		c.Text(who, head, style)
		cards.Emblem(c, v.Of[d.Side], render.Around(render.Point{X: box.Center().X - c.TextWidth(who, style)/2 - 14, Y: head.Center().Y}, 18, 18))
	})
}
