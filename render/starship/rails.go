package starship

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
)

// drawRail draws the fleets of a side: who plays, initiative, ships one line each, fighters, pool and counters.
func (b *Board) drawRail(c *render.Canvas, v *rules.View, side rules.Side, box render.Rect) {
	p := &c.Palette
	color := p.SideColor(int(side))
	c.Panel(box, p.SidePanel(int(side)))
	inner := box.InsetXY(10, 8)
	head, inner := inner.CutTop(40)
	sign, name := head.CutLeft(34)
	c.Sign("emblem_"+side.String(), sign.Middle(30, 30), color)
	title, player := name.InsetXY(6, 0).CutTop(23)
	c.Text(b.words.Say("side."+side.String()), title, c.FittedIn(b.words.Say("side."+side.String()), title, p.Title().In(color)))
	c.Text(b.Player(int(side)), player, p.Label())
	if v.Round > 0 && v.Phase() > rules.Initiative {
		var line render.Rect
		line, inner = inner.CutTop(22)
		text := b.words.Say(choose(v.Ahead == side, "rail.second", "rail.first"), assets.Args{"n": int(v.Dice[side])})
		c.Text(text, line, c.FittedIn(text, line, p.Body()))
	}
	if slot, shown := b.sheetFor(v, side); shown && b.Layout().Form == board.Wide && inner.H > 380 {
		var foot render.Rect
		foot, inner = inner.CutBottom(232)
		sheet := SheetOf(v, slot)
		if slot == b.Aim.At {
			sheet.Lit = b.Aim.Face
		}
		if slot == b.Aim.Firing && b.Aim.Arm < rules.PointDefense {
			sheet.Firing = int(b.Aim.Arm)
		}
		b.DrawSheet(c, &sheet, foot.InsetXY(-4, 0))
	}
	for seat := game.Seat(side); seat < game.Seat(v.Players); seat += 2 {
		inner = b.drawFleet(c, v, seat, inner)
	}
}

// sheetFor is the ship of a side whose card is shown: the one that acts, is aimed at, or is looked at.
func (b *Board) sheetFor(v *rules.View, side rules.Side) (slot rules.Slot, shown bool) {
	wanted := []rules.Slot{b.Aim.Firing, b.Aim.At, b.Aim.Pointed}
	if b.Aim.Ghost != nil {
		wanted = append(wanted, b.Aim.Ghost.Slot)
	}
	for _, slot := range wanted {
		if slot != rules.NoSlot && slot.Side() == side && v.Cards != "" {
			return slot, true
		}
	}
	return rules.NoSlot, false
}

// standing is what a ship of a rail does in this phase, as a key; nothing while there is nothing to say.
func standing(v *rules.View, slot rules.Slot) string {
	ship := &v.Ships[slot]
	switch phase := v.Phase(); {
	case phase == rules.Deployment && ship.Is(rules.Waiting):
		return "rail.waiting"
	case phase == rules.Move && ship.Is(rules.Moved):
		return "rail.moved"
	case phase == rules.Move && v.Turn() == slot.Seat():
		return "rail.to_move"
	case phase == rules.Attack && ship.Is(rules.Attacked):
		return "rail.attacked"
	case phase == rules.Attack && v.Acting == slot:
		return "rail.firing"
	case phase == rules.Attack && v.Turn() == slot.Seat():
		return "rail.ready"
	}
	return ""
}

func choose[T any](yes bool, a, b T) T {
	if yes {
		return a
	}
	return b
}

// drawFleet draws the ships of one player and returns what is left of a box.
func (b *Board) drawFleet(c *render.Canvas, v *rules.View, seat game.Seat, box render.Rect) render.Rect {
	p := &c.Palette
	fighters := map[uint8]int{}
	var kinds []uint8
	v.Fleet(seat, func(slot rules.Slot) {
		if card := v.Ships[slot].Card; v.Card(slot).Fighter() {
			if fighters[card] == 0 {
				kinds = append(kinds, card)
			}
			fighters[card]++
			return
		}
		const high = 36
		if box.H < high+60 {
			return
		}
		var row render.Rect
		row, box = box.CutTop(high)
		b.drawShipRow(c, v, slot, row)
	})
	box = b.drawCounts(c, v, "rail.fighters", kinds, func(card uint8) int { return fighters[card] }, box)
	var pool []uint8
	for card := v.First[seat]; card < v.First[seat+1]; card++ {
		if v.Pool[seat][card-v.First[seat]] > 0 {
			pool = append(pool, card)
		}
	}
	box = b.drawCounts(c, v, "rail.pool", pool, func(card uint8) int { return int(v.Pool[seat][card-v.First[seat]]) }, box)
	counters := 0
	v.EachOf(seat, func(slot rules.Slot) { counters += v.Counters(slot) })
	row, box := box.CutTop(26)
	for i := range min(counters, int(row.W/22)) {
		c.Sign("command_counter", render.Box(row.X+float64(i)*22, row.Y+3, 20, 20), p.Amber)
	}
	return box
}

// drawShipRow draws a ship of classes 1 to 3 as a line: its drawing, its name, its hull.
func (b *Board) drawShipRow(c *render.Canvas, v *rules.View, slot rules.Slot, row render.Rect) {
	p, card := &c.Palette, v.Card(slot)
	picture, rest := row.CutLeft(30)
	b.DrawShip(c, card, picture.Middle(28, 28))
	name, bar := rest.InsetXY(6, 2).CutTop(18)
	style := p.Number()
	if v.Ships[slot].Is(rules.Moved) && v.Phase() == rules.Move || v.Ships[slot].Is(rules.Attacked) {
		style = style.In(p.Dim)
	}
	state := standing(v, slot)
	if g := b.Aim.Ghost; g != nil && g.Slot == slot && v.Phase() == rules.Move {
		state = "rail.moving"
	}
	if state != "" {
		text, ink := b.words.Say(state), p.Dim
		if state == "rail.firing" || state == "rail.moving" {
			ink = p.Legal
		}
		var at render.Rect
		at, name = name.CutRight(c.TextWidth(text, p.Label()) + 4)
		c.Text(text, at, p.Label().In(ink).AtRight())
	}
	c.Text(b.ShortName(card), name, c.FittedIn(b.ShortName(card), name, style))
	h := hullOf(v, slot)
	h.Draw(c, render.Box(bar.X, bar.Y+2, min(bar.W, 7*float64(h.Full+h.Reduced)+6), 8))
}

// drawCounts draws kinds of ships with their numbers under a heading.
func (b *Board) drawCounts(c *render.Canvas, v *rules.View, heading string, kinds []uint8, count func(uint8) int, box render.Rect) render.Rect {
	if len(kinds) == 0 || box.H < 60 {
		return box
	}
	p, all := &c.Palette, 0
	for _, card := range kinds {
		all += count(card)
	}
	head, box := box.CutTop(20)
	number, head := head.CutRight(24)
	c.Text(b.words.Say(heading), head, c.FittedIn(b.words.Say(heading), head, p.Label()))
	c.Text(strconv.Itoa(all), number, p.Label().AtRight())
	row, box := box.CutTop(32)
	step := min(44, row.W/float64(len(kinds)))
	for i, card := range kinds {
		cell := render.Box(row.X+float64(i)*step, row.Y, step, row.H)
		b.DrawShip(c, v.Cards.Card(card), render.Box(cell.X, cell.Y+2, 26, 26))
		if n := count(card); n > 1 {
			c.Text(strconv.Itoa(n), render.Box(cell.X+22, cell.Y+12, 20, 18), p.Label())
		}
	}
	return box
}
