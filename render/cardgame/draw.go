package cardgame

import (
	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/around"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// Draw implements [board.Board].
func (b *Board) Draw(c *render.Canvas, v *rules.View, look board.Look) (again bool) {
	l := b.Layout()
	c.Clip(l.Map, func() { b.drawSky(c, v, l.Map) })
	if l.Form == board.Wide || l.Form == board.Projected || l.Tab == board.SidesTab {
		b.drawRails(c, v, &look)
	}
	b.drawField(c, v, &look)
	b.drawHand(c, v, &look)
	b.drawRound(c, v)
	b.drawClocks(c, v, &look)
	if !look.Covered {
		b.drawStruggle(c, v)
	}
	if !look.Covered {
		b.drawFlights(c, v)
	}
	for _, m := range look.Movers {
		b.drawMover(c, v, m)
	}
	return false
}

// DrawAlone draws the middle of the table in a box, without rails, hand and clocks: as a picture of a rule shows it. The board is of no
// other use then.
func (b *Board) DrawAlone(c *render.Canvas, v *rules.View, box render.Rect) {
	b.alone = true
	b.SetSize(box.W, box.H)
	c.Clip(box, func() {
		c.Move(box.X, box.Y, func() {
			b.drawSky(c, v, b.Layout().Map)
			b.drawField(c, v, &board.Look{})
			b.drawStruggle(c, v)
		})
	})
}

// drawField draws what lies in the middle of the table, and what befalls it.
func (b *Board) drawField(c *render.Canvas, v *rules.View, look *board.Look) {
	l, s := b.Layout(), b.Scene(v)
	open := !look.Covered && (!l.Form.Phone() || l.Tab == board.MapTab)
	if open {
		b.drawUnderFight(c, v)
	}
	for i := range s.Pieces {
		p := &s.Pieces[i]
		if p.Thing.Kind != rules.KindSlot || l.Form.Phone() && p.Tab != l.Tab || p.On == board.OnList || look.Covered && b.BoxOf(p).Overlaps(l.Map) {
			continue
		}
		if look.HeldOf(p.Thing) == 0 {
			b.drawCard(c, v, p, look)
		}
	}
	if open {
		b.drawOverFight(c, v)
		b.drawTold(c, v)
		b.drawPayment(c, v, look)
		b.drawDeeds(c, v, look)
	}
}

// drawCard draws a card that lies on the table.
func (b *Board) drawCard(c *render.Canvas, v *rules.View, p *board.Piece, look *board.Look) {
	slot, box, state := rules.Slot(p.Thing.A), b.BoxOf(p), look.StateOf(p.Thing)
	if !v.There(slot) || b.gone == (gone{slot, v}) {
		return
	}
	draw := func() { b.drawThing(c, v, slot, p.Style, box, state) }
	if t := &b.Telling; t.Is(rules.LeftPlay) && t.Event.Slot == slot && !t.Calm {
		b.gone = gone{slot, t.After}
		b.drawLeaving(c, v, slot, box, draw)
	} else if next, moves := b.nextOf(p, box); moves {
		b.drawSliding(c, v, p, next, state)
	} else if far := b.nudge(slot); far != 0 {
		c.Move(0, far, draw)
	} else {
		draw()
	}
}

// drawThing draws a card on the table as what it is.
func (b *Board) drawThing(c *render.Canvas, v *rules.View, slot rules.Slot, style uint8, box render.Rect, state board.State) {
	x := v.At(slot)
	switch card := x.Title.Card(); {
	case style == onBench:
		bench := b.BenchOf(v, slot)
		bench.Draw(c, box, state)
	case card.Type == rules.Objective:
		plate := b.PlateOf(v, slot)
		plate.Draw(c, box, state)
	case v.IsUnit(slot):
		tile := b.TileOf(v, slot)
		tile.Draw(c, box, state)
	default:
		clip := cards.Clip{Title: x.Title, Name: b.Cards.Short(x.Title), Focus: int(x.Focus)}
		clip.Draw(c, box.Middle(box.W, min(box.H, box.W*0.4)), state)
	}
}

// colorOf is the colour of a card on the table.
func colorOf(v *rules.View, slot rules.Slot) render.Color {
	return pictures.ColorOf(v.At(slot).Title.Card().Of)
}

// TileOf is a unit as it lies on the table.
func (b *Board) TileOf(v *rules.View, slot rules.Slot) cards.Tile {
	x := v.At(slot)
	return cards.Tile{
		Title: x.Title, Name: b.Cards.Short(x.Title), Icons: v.IconsOf(slot), Edge: edgeOf(v, slot), Capacity: v.Capacity(slot),
		Damage: int(x.Damage), Focus: int(x.Focus), Shield: x.Shields > 0, Committed: x.Is(rules.Committed), Clips: clipsOn(v, slot),
	}
}

// PlateOf is an objective as it lies on the table.
func (b *Board) PlateOf(v *rules.View, slot rules.Slot) cards.Plate {
	x := v.At(slot)
	plate := cards.Plate{
		Engaged: v.Engaged == slot,
		Title:   x.Title, Name: b.Cards.Name(x.Title), Capacity: v.Capacity(slot), Damage: int(x.Damage), Focus: int(x.Focus),
		Shield: x.Shields > 0, Clips: clipsOn(v, slot),
	}
	for i := range v.NCaptives {
		if v.Captives[i].At == slot {
			plate.Captives++
		}
	}
	if x.Is(rules.WasEngaged) && !plate.Engaged {
		plate.Ribbon = b.words.Say("tile.attacked")
	}
	return plate
}

// edgeOf is what is known of the edge for a unit that takes part in an engagement.
func edgeOf(v *rules.View, slot rules.Slot) cards.Edge {
	switch x := v.At(slot); {
	case v.Edge == rules.NoSide || !x.Is(rules.Attacking|rules.Defending):
		return cards.EdgeOpen
	case v.Edge == slot.Side():
		return cards.EdgeWon
	}
	return cards.EdgeLost
}

// clipsOn lists the enhancements on a card.
func clipsOn(v *rules.View, host rules.Slot) (list []rules.Title) {
	for side := range rules.Side(2) {
		v.Each(side, func(_ rules.Slot, x *rules.Thing) {
			if x.Host == host {
				list = append(list, x.Title)
			}
		})
	}
	return list
}

// drawHand draws the viewer's hand, the upper part of each card.
func (b *Board) drawHand(c *render.Canvas, v *rules.View, look *board.Look) {
	s, l := b.Scene(v), b.Layout()
	if len(b.hand.Cards) == 0 || l.Form.Phone() && l.Tab != board.MapTab {
		return
	}
	for _, i := range b.hand.Cards {
		p := &s.Pieces[i]
		box, state := b.BoxOf(p), look.StateOf(p.Thing)
		left, far := b.heldNext(p, box)
		if left == 0 {
			continue
		}
		c.Clip(render.Box(box.X-8+far, box.Y-12, box.W+16, box.H+12), func() {
			c.Move(far, 0, func() { b.Cards.DrawHeld(c, rules.Title(p.Thing.A), left, box, p.Under, state) })
		})
	}
}

// drawRound draws the bar at the top: turn, phases and whose turn it is.
func (b *Board) drawRound(c *render.Canvas, v *rules.View) {
	l, r := b.Layout(), b.round(v)
	r.Draw(c, l.Form, l.Round, l.Bar, l.Turn)
}

// BelowPhases is the room below the phases in the bar, for a bead for each window of the one that goes on; points.
const BelowPhases = 22

// round is what the bar at the top says.
func (b *Board) round(v *rules.View) around.Round {
	r := around.Round{Title: b.words.Say("table.standing", assets.Args{"n": int(v.Turn)}), Now: -1, Side: -1, Below: BelowPhases}
	if b.projected { // a room sees no windows
		r.Below = 0
	}
	for p := rules.BalancePhase; p < rules.NumPhases; p++ {
		r.Parts = append(r.Parts, b.words.Say("phase."+p.String()))
		if p == v.Phase {
			r.Now = len(r.Parts) - 1
		}
	}
	r.Part = b.words.Say("phase." + v.Phase.String())
	if r.Turn, r.Note = b.words.Say("turn."+v.Active.String()), r.Part; v.Turn == 0 {
		r.Title, r.Turn, r.Note, r.Part = r.Part, "", "", ""
	}
	return r
}

// PhaseCells are the places of the phases in the bar, from balance on; nil where there is no room for them.
func (b *Board) PhaseCells(c *render.Canvas, v *rules.View) []render.Rect {
	l, r := b.Layout(), b.round(v)
	return r.Cells(c, l.Form, l.Bar)
}

// drawMover draws a card that is in the hand of who carries it, or on its way.
func (b *Board) drawMover(c *render.Canvas, v *rules.View, m board.Mover) {
	if t, known := b.TitleOf(v, m.What); known {
		b.Cards.DrawSmall(c, t, render.Around(m.At, 68*m.Size, 92*m.Size), board.State{})
	}
}
