package cardgame

import (
	"slices"

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

// shown is a card that lies large over the table, and where.
type shown struct {
	title rules.Title
	box   render.Rect
}

// deedsOf are the cards that lie large over the table now. Those that are about to be paid for lie there while that is told.
func (b *Board) deedsOf(v *rules.View) (all []rules.Deed) {
	t := &b.Telling
	if t.Is(rules.WasPlayed) || t.Is(rules.FateResolved) || t.Is(rules.WasShown) {
		return []rules.Deed{{Side: t.Event.Side, Title: t.Event.Title, On: rules.NoSlot, Target: rules.NoSlot}}
	}
	all = v.Deeds()
	if n := len(all); n > 0 && t.After != nil && all[n-1].Title == t.Event.Title && (t.Is(rules.CardEntered) || t.Is(rules.CardDiscarded)) {
		all = all[:n-1] // it flies on
	}
	if !v.Answering() { // what lies on the table is used where it lies
		all = slices.DeleteFunc(all, func(d rules.Deed) bool { return d.On != rules.NoSlot })
	}
	if b.Answer != 0 && v.Seat >= 0 {
		all = append(all, rules.Deed{Side: rules.SideOf(v.Seat), Title: b.Answer, On: rules.NoSlot, Target: rules.NoSlot, Plays: true})
	}
	return all[max(len(all)-mostDeeds, 0):]
}

// arrives is where a card comes from that lies large over the table as long as it is told that it is played.
func (b *Board) arrives(v *rules.View, d *rules.Deed) (from render.Rect, comes bool) {
	switch t := &b.Telling; {
	case t.After == nil || t.Calm:
	case t.Is(rules.FateResolved):
		i := slices.Index(v.Stack[d.Side].All(), d.Title)
		return inStack(b.Stage(v), d.Side, i, int(v.Stack[d.Side].N))
	case t.Is(rules.WasPlayed):
		return b.fromHand(v, d.Side, d.Title), true
	}
	return from, false
}

// drawDeeds draws them, with a line from each to the one that it answers and from the last to what it is aimed at.
func (b *Board) drawDeeds(c *render.Canvas, v *rules.View, look *board.Look) {
	all := b.deedsOf(v)
	before := b.Deeds
	if b.Deeds = (render.Rect{}); len(all) == 0 {
		if !b.Telling.Is(rules.CardEntered) && !b.Telling.Is(rules.CardDiscarded) { // which it flies to from there
			b.shown = shown{}
		}
		return
	}
	const smaller, gap, title = 0.72, 26, 24
	k := max(b.scale(), 0.5)
	if after := b.Telling.After; !v.Answering() && (after == nil || !after.Answering()) { // nobody may answer it: it is in nobody's way
		k *= smaller
	}
	wide := (deedSize.X + float64(len(all)-1)*(deedSize.X*smaller+gap)) * k
	area := b.Layout().Map.Inset(8)
	k *= min(1, area.W/wide, (area.H-title)/(deedSize.Y*k))
	wide = (deedSize.X + float64(len(all)-1)*(deedSize.X*smaller+gap)) * k
	box := b.freest(v, area, before, wide, deedSize.Y*k+title, look)
	b.Deeds = box
	x := box.X
	for i := range all {
		size := deedSize.Times(k)
		if i < len(all)-1 {
			size = size.Times(smaller)
		}
		at := render.Box(x, box.Bottom()-size.Y, size.X, size.Y)
		last := i == len(all)-1
		if last {
			b.shown = shown{all[i].Title, at}
			if from, comes := b.arrives(v, &all[i]); comes {
				const there = 2.2
				at = between(from, at, render.InOut(min(b.Telling.At*there, 1)))
			}
		}
		b.drawDeed(c, v, &all[i], at, last)
		if x += size.X + gap*k; i < len(all)-1 {
			c.Line(render.Point{X: at.Right(), Y: at.Center().Y}, render.Point{X: x, Y: at.Center().Y}, 3, c.Palette.LineLight)
		}
	}
}

// freest is where a box of a size hides least of an area: nothing of what may be chosen, and as little as can be of all else. Where it lay
// before it stays, unless it would hide more there.
func (b *Board) freest(v *rules.View, area, before render.Rect, w, h float64, look *board.Look) render.Rect {
	const offered, targeted = 1000, 200
	aimed := rules.NoSlot
	if deeds := v.Deeds(); len(deeds) > 0 {
		aimed = deeds[len(deeds)-1].Target
	}
	var laid []render.Rect // for the edge, and what it comes to
	if st := b.Stage(v); st != nil && st.Battle {
		for side := range rules.Side(2) {
			laid = append(append(laid, st.Laid(side, int(v.Stack[side].N))...), st.Sums[side])
		}
	}
	hides := func(box render.Rect) (n int) {
		for _, l := range laid {
			if l.Overlaps(box) {
				n++
			}
		}
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
	}
	best := area.Spare(w, h, hides)
	if before.W == w && before.H == h && hides(before) <= hides(best)+1 {
		return before
	}
	const across, down = 8, 4
	least := hides(best)
	for i := range (across + 1) * (down + 1) { // in between, where every corner has something
		x, y := float64(i%(across+1))/across, float64(i/(across+1))/down
		if box := render.Box(area.X+x*(area.W-w), area.Y+y*(area.H-h), w, h); hides(box) < least {
			best, least = box, hides(box)
		}
	}
	return best
}

// drawDeed draws one of them with who does it over it, and what it is aimed at.
func (b *Board) drawDeed(c *render.Canvas, v *rules.View, d *rules.Deed, box render.Rect, last bool) {
	color := pictures.ColorOf(v.Of[d.Side])
	if to, seen := b.Where(SlotThing(d.Target), v); seen && v.There(d.Target) && last && !d.Cancelled {
		c.DashedLine(box.Center(), to.Center(), 3, 10, 6, 0, c.Palette.Warning)
		c.Panel(to.Inset(-4), render.PanelStyle{Corner: render.Slight, Line: c.Palette.Warning, Width: 2.5, Dash: render.Dash{8, 5}})
	}
	fade := 1.0
	if t := &b.Telling; t.Is(rules.WasShown) && !t.Calm {
		fade = min(t.At*5, 1, (1-t.At)*5)
	}
	c.Fade(fade, func() {
		c.Shadow(box)
		c.Glow(box.Center(), box.H*0.7, color.Alpha(0.35))
		whole := render.Box(box.X, box.Y, deedSize.X, deedSize.Y)
		draw := func() { laidInto(c, whole, box, func() { b.Cards.Draw(c, d.Title, whole) }) }
		if d.Cancelled || !last {
			c.Fade(0.75, draw)
		} else {
			draw()
		}
		if d.Cancelled {
			bar := box.InsetXY(-4, 0).Middle(box.W+8, 7)
			c.Turn(box.Center(), -0.5, 1, func() { c.Fill(bar, c.Palette.Warning) })
		}
		if box.W < deedSize.X*0.3 { // it is on its way
			return
		}
		head := render.Box(box.X-10, box.Y-24, box.W+20, 22)
		who := b.words.Say("side." + d.Side.String())
		style := c.FittedIn(who, head, c.Palette.Name().In(color).Centered().Rimmed(c.Palette.Space))
		c.Panel(head.Middle(min(c.TextWidth(who, style)+56, head.W+20), 22), render.PanelStyle{Corner: render.Pill, Fill: c.Palette.Space.Alpha(0.85)})
		c.Text(who, head, style)
		cards.Emblem(c, v.Of[d.Side], render.Around(render.Point{X: box.Center().X - c.TextWidth(who, style)/2 - 14, Y: head.Center().Y}, 18, 18))
	})
}
