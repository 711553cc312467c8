package starship

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
)

// drawRail draws the fleets of a side: who plays, initiative, ships one line each, fighters, pool and counters.
func (b *Board) drawRail(c *render.Canvas, v *rules.View, side rules.Side, box render.Rect) {
	p := &c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel.Mix(p.Space, 0.4), Line: p.Line, Width: 1})
	inner := box.InsetXY(10, 5)
	if b.slim() {
		inner = box.InsetXY(6, 5)
	}
	inner = b.drawHead(c, side, inner)
	if v.Round > 0 && v.Phase() > rules.Initiative {
		inner = b.drawInitiative(c, v, side, inner)
	}
	if high, foot := b.footOf(v, side, box); foot != nil {
		var place render.Rect
		place, inner = inner.CutBottom(high)
		foot(c, place.InsetXY(-4, 0))
	}
	b.drawFleets(c, v, side, inner)
}

// slim tells whether rails have no room for two things side by side.
func (b *Board) slim() bool { return b.Layout().Rails[0].W < 200 }

// drawHead names a side and who plays it, and returns the rest of its rail.
func (b *Board) drawHead(c *render.Canvas, side rules.Side, box render.Rect) (rest render.Rect) {
	p, high := &c.Palette, 40.0
	color := p.SideColor(int(side))
	title := p.Title().In(color)
	projected := b.Layout().Form == board.Projected
	if projected { // its name is read from afar, in two lines
		high = 62
	}
	head, rest := box.CutTop(high)
	if !b.slim() || projected {
		sign, name := head.CutLeft(34)
		c.Sign("emblem_"+side.String(), sign.Middle(30, 30), color)
		head = name.InsetXY(6, 0)
	}
	upper, lower := head.CutTop(high - 17)
	if b.Looks == side && b.Layout().Form == board.Wide && !b.teams {
		word, badge := b.words.Say("rail.you"), p.Name().In(p.Space).Centered()
		at, tall := &upper, 24.0
		if b.slim() {
			at, tall, badge = &lower, 17, p.Label().In(p.Space).Centered()
		}
		var you render.Rect
		you, *at = at.CutRight(c.TextWidth(word, badge) + 18)
		at.W -= 5
		you = you.Middle(you.W, tall)
		c.Panel(you, render.PanelStyle{Corner: render.Round, Radius: tall / 2, Fill: color})
		c.Text(word, you, badge)
	}
	if word := b.words.Say("side." + side.String()); projected {
		title = title.Sized(render.SizeLarge).Tightly().UpTo(2)
		named := c.ParagraphHeight(word, head.W, title)
		upper, lower = head.Middle(head.W, named+17).CutTop(named)
		c.Paragraph(word, upper, title)
	} else {
		c.Text(word, upper, c.FittedIn(word, upper, title))
	}
	if !b.teams {
		c.Text(b.Player(int(side)), lower, c.FittedIn(b.Player(int(side)), lower, p.Label()))
	}
	return rest
}

// drawInitiative says which side attacks first, with what it rolled, and returns the rest of its rail.
func (b *Board) drawInitiative(c *render.Canvas, v *rules.View, side rules.Side, box render.Rect) (rest render.Rect) {
	first, key, high := v.Ahead != side, "rail.second", 22.0
	if first {
		key = "rail.first"
	}
	switch {
	case b.Layout().Form == board.Projected: // what a room forgets most: who attacks first
		high, key = 58, key+".aloud"
	case b.slim():
		high = 34
	}
	line, rest := box.CutTop(high)
	rolled := v.Dice[side] > 0
	if !rolled && b.Layout().Form != board.Projected { // Interdict has decided (R14.16)
		key += ".unrolled"
	}
	if b.Layout().Form == board.Projected && rolled {
		var die render.Rect
		die, line = line.CutLeft(high)
		cast := Die(side, strconv.Itoa(int(v.Dice[side])))
		cast.Dim = !first
		c.Die(die.Middle(54, 54), cast)
		line = line.InsetXY(6, 0)
	}
	text := b.words.Say(key, assets.Args{"n": int(v.Dice[side])})
	c.Label(text, line, c.Palette.Body())
	return rest
}

// footOf draws what stands in the foot of a side's rail, and how high that is: what the round has cost, a forecast, or the card of a
// ship; nil: nothing does.
func (b *Board) footOf(v *rules.View, side rules.Side, rail render.Rect) (high float64, foot func(*render.Canvas, render.Rect)) {
	slot, shown := b.sheetFor(v, side)
	if high = 232; b.slim() {
		high = 150
	}
	switch {
	case b.Aim.Losses != nil && b.roomy(rail):
		return high, func(c *render.Canvas, box render.Rect) { b.drawLoss(c, side, box) }
	case b.Aim.Losses != nil && b.Layout().Form == board.Wide:
		return BriefLoss, func(c *render.Canvas, box render.Rect) { b.drawBriefLoss(c, side, box) }
	case b.Aim.Foot != nil && b.Aim.FootOf == side:
		return high, b.Aim.Foot
	case shown && b.roomy(rail):
		sheet := SheetOf(v, slot)
		if slot == b.Aim.At {
			sheet.Lit = b.Aim.Face
		}
		if slot == b.Aim.Firing && b.Aim.Arm < rules.PointDefense {
			sheet.Firing = int(b.Aim.Arm)
		}
		return high, func(c *render.Canvas, box render.Rect) { b.DrawSheet(c, &sheet, box) }
	}
	return 0, nil
}

// drawFleets draws the fleets of a side: of partners each in a place of its own, under a heading that says whose it is (R18.4).
func (b *Board) drawFleets(c *render.Canvas, v *rules.View, side rules.Side, box render.Rect) {
	if !b.teams {
		b.drawFleet(c, v, game.Seat(side), box)
		return
	}
	p := &c.Palette
	n := (int(v.Players) + 1 - int(side)) / 2
	for i := range n {
		seat := game.Seat(2*i + int(side))
		place := box.Row(i, n, 8)
		head, rest := place.CutTop(22)
		ink := p.SideColor(int(side))
		if mine := seat == b.Mine; mine {
			c.Panel(place.InsetXY(-6, 0), render.PanelStyle{Corner: render.Slight, Fill: ink.Alpha(0.1), Line: ink, Width: 1.5})
			you, badge := b.words.Say("rail.you"), p.Label().In(p.Space).Centered()
			var mark render.Rect
			mark, head = head.CutRight(c.TextWidth(you, badge) + 16)
			c.Panel(mark.Middle(mark.W, 19), render.PanelStyle{Corner: render.Round, Radius: 9, Fill: ink})
			c.Text(you, mark, badge)
		}
		name := b.words.Say("side." + v.SeatID(seat))
		if int(seat) < len(b.Names) && b.Names[seat] != "" {
			name = strconv.Itoa(i+1) + " · " + b.Names[seat]
		}
		c.Text(name, head, c.FittedIn(name, head, p.Name().In(ink)))
		b.drawFleet(c, v, seat, rest)
	}
}

// roomy tells whether a rail has room for a card in its foot.
func (b *Board) roomy(rail render.Rect) bool {
	return b.Layout().Form == board.Wide && !b.slim() && rail.H > 450 && !b.teams
}

// sheetFor is the ship of a side whose card is shown: the one that acts, is aimed at, or is looked at; else its greatest.
func (b *Board) sheetFor(v *rules.View, side rules.Side) (slot rules.Slot, shown bool) {
	wanted := []rules.Slot{b.Aim.Firing, b.Aim.At, b.Aim.InHand, b.Aim.Pointed}
	if b.Aim.Ghost != nil {
		wanted = append(wanted, b.Aim.Ghost.Slot)
	}
	for _, slot := range wanted {
		if slot != rules.NoSlot && slot.Side() == side && v.Cards != "" {
			return slot, true
		}
	}
	for seat := game.Seat(side); seat < game.Seat(v.Players) && v.Cards != "" && !shown; seat += 2 {
		v.Fleet(seat, func(at rules.Slot) {
			if !shown {
				slot, shown = at, true
			}
		})
	}
	return slot, shown
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

// tight tells whether fleets have little room, or are read from afar: then what they have is counted, not drawn.
func (b *Board) tight() bool {
	return b.teams || b.Layout().Form == board.Projected || b.slim()
}

// drawFleet draws the ships of one player in a box.
func (b *Board) drawFleet(c *render.Canvas, v *rules.View, seat game.Seat, box render.Rect) {
	if b.tight() {
		var foot render.Rect
		high := 24.0
		if b.Layout().Form == board.Projected {
			high = 34
		}
		foot, box = box.CutBottom(high)
		b.drawTotals(c, v, seat, foot)
	}
	fighters := map[uint8]int{}
	var kinds []uint8
	high := b.rowHeight(v, seat, box)
	v.Fleet(seat, func(slot rules.Slot) {
		if card := v.Ships[slot].Card; v.Card(slot).Fighter() {
			if fighters[card] == 0 {
				kinds = append(kinds, card)
			}
			fighters[card]++
			return
		}
		if box.H < high {
			return
		}
		var line render.Rect
		line, box = box.CutTop(high)
		b.drawShipRow(c, v, slot, line)
	})
	box = b.drawCounts(c, v, "rail.fighters", kinds, func(card uint8) int { return fighters[card] }, box)
	if !b.tight() {
		b.drawPool(c, v, seat, box)
	}
}

// drawTotals counts the counters that are left to a fleet, and its pool.
func (b *Board) drawTotals(c *render.Canvas, v *rules.View, seat game.Seat, row render.Rect) {
	p, counters, pool := &c.Palette, 0, 0
	v.EachOf(seat, func(slot rules.Slot) { counters += v.Counters(slot) })
	for card := v.First[seat]; card < v.First[seat+1]; card++ {
		pool += int(v.Pool[seat][card-v.First[seat]])
	}
	for i, n := range [...]int{counters, pool} {
		sign, number := row.Column(i, 2, 4).CutLeft(row.H)
		ink := p.Amber
		if i > 0 {
			ink = p.Dim
		}
		c.Sign([...]string{"command_counter", "fighter_pool"}[i], sign.Inset(2), ink)
		c.Text(strconv.Itoa(n), number.InsetXY(4, 0), p.Number().Sized(row.H*0.62))
	}
}

// drawPool draws the fighters that are not launched yet, and the counters of all ships.
func (b *Board) drawPool(c *render.Canvas, v *rules.View, seat game.Seat, box render.Rect) {
	p := &c.Palette
	var pool []uint8
	for card := v.First[seat]; card < v.First[seat+1]; card++ {
		if v.Pool[seat][card-v.First[seat]] > 0 {
			pool = append(pool, card)
		}
	}
	left := b.drawCounts(c, v, "rail.pool", pool, func(card uint8) int { return int(v.Pool[seat][card-v.First[seat]]) }, box)
	counters, spent := 0, 0
	v.EachOf(seat, func(slot rules.Slot) {
		counters += v.Counters(slot)
		spent += min(int(v.Ships[slot].Spent), v.Figures(slot).Counters())
	})
	const step = 19
	row, left := left.CutTop(24)
	if room := box.W - countStep*float64(len(pool)); left.Y > box.Y+24 && float64(counters+spent)*step < room { // beside the pool
		row = render.Box(box.X, row.Y-28, box.W, 24)
	}
	if row.H < 20 {
		return
	}
	n := min(counters+spent, int(row.W/step))
	for i := range n {
		at := render.Box(row.Right()-float64(n-i)*step, row.Y+2, 18, 18)
		ink := p.Amber
		if i >= counters {
			ink = p.Neutral.Mix(p.Space, 0.4)
		}
		c.Sign("command_counter", at, ink)
	}
}

// Heights of a ship's line in a rail, points: usual, and least; and what is kept for fighters below them.
const (
	shipRow      = 34.0
	leastShipRow = 17.0
	fightersRoom = 96.0
)

// rowHeight is how high the lines of a fleet are, so that all of them stand in a box.
func (b *Board) rowHeight(v *rules.View, seat game.Seat, box render.Rect) float64 {
	ships, most, below := 0.0, shipRow, fightersRoom
	v.Fleet(seat, func(slot rules.Slot) {
		if !v.Card(slot).Fighter() {
			ships++
		}
	})
	switch {
	case b.Layout().Form == board.Projected:
		most = 44
	case b.tight():
		below = 30
	}
	return min(max((box.H-below)/max(ships, 1), min(leastShipRow, box.H/max(ships, 1))), most)
}

// drawShipRow draws a ship of classes 1 to 3 as a line: its drawing, its name, its hull.
func (b *Board) drawShipRow(c *render.Canvas, v *rules.View, slot rules.Slot, row render.Rect) {
	p, card := &c.Palette, v.Card(slot)
	if g := b.Aim.Ghost; slot == b.Aim.Firing || slot == b.Aim.At || g != nil && g.Slot == slot {
		c.Panel(row.InsetXY(-5, 0), p.ChosenLine())
	}
	size := min(28, row.H-1)
	style, high := p.Number(), 18.0
	if row.H > shipRow { // read from afar
		size, style, high = 36, style.Sized(render.SizeLarge), 23
	}
	picture, rest := row.CutLeft(size + 2)
	b.DrawShip(c, card, picture.Middle(size, size))
	name, bar := rest.InsetXY(6, 2).CutTop(high)
	if row.H < shipRow { // in little
		name, bar = rest.InsetXY(4, 1).CutTop(row.H - 12)
	}
	if row.H < 24 { // in one line
		bar, name = rest.InsetXY(4, 0).CutRight(rest.W * 0.36)
		bar = bar.Middle(bar.W, 12)
	}
	if v.Ships[slot].Is(rules.Moved) && v.Phase() == rules.Move || v.Ships[slot].Is(rules.Attacked) {
		style = style.In(p.Dim)
	}
	state := standing(v, slot)
	if b.Aim.InHand == slot {
		state = "rail.moving"
	}
	if state != "" && row.H >= 24 && row.W > 130 && b.Layout().Form != board.Projected { // a room reads names
		text, ink := b.words.Say(state), p.Dim
		if state == "rail.firing" || state == "rail.moving" {
			ink = p.Legal
		}
		var at render.Rect
		at, name = name.CutRight(c.TextWidth(text, p.Label()) + 4)
		c.Text(text, at, p.Label().In(ink).AtRight())
	}
	called := b.ShortName(card)
	fitted := c.FittedIn(called, name, style)
	if c.TextWidth(called, fitted) > name.W {
		called = field.Shorter(called)
	}
	c.Text(called, name, fitted)
	h := hullOf(v, slot)
	h.Draw(c, render.Box(bar.X, bar.Y+2, min(bar.W, 7*float64(h.Full+h.Reduced)+6), 8))
}

// drawCounts draws kinds of ships with their numbers, under a heading where there is room for one, and returns the rest of a box.
func (b *Board) drawCounts(c *render.Canvas, v *rules.View, heading string, kinds []uint8, count func(uint8) int, box render.Rect) render.Rect {
	least := 48.0
	if b.tight() {
		least = 22
	}
	if len(kinds) == 0 || box.H < least {
		return box
	}
	p, all := &c.Palette, 0
	for _, card := range kinds {
		all += count(card)
	}
	if !b.tight() {
		var head render.Rect
		head, box = box.CutTop(20)
		number, head := head.CutRight(24)
		c.Text(b.words.Say(heading), head, c.FittedIn(b.words.Say(heading), head, p.Label()))
		c.Text(strconv.Itoa(all), number, p.Label().AtRight())
	}
	cells, high := countCells(len(kinds), box)
	if b.Layout().Form == board.Projected {
		b.drawCountsAloud(c, v, kinds, count, box)
		return box
	}
	for i, card := range kinds {
		if cells[i].Bottom() > box.Bottom()+1 {
			break
		}
		size := min(25, cells[i].W-12)
		ship, number := cells[i].CutLeft(size)
		b.DrawShip(c, v.Cards.Card(card), ship.Middle(size, size))
		if n := count(card); n > 1 {
			_, number = number.CutTop(number.H - 19)
			c.Text(strconv.Itoa(n), number.Move(-2, 0), p.Label())
		}
	}
	_, box = box.CutTop(high)
	return box
}

// drawCountsAloud draws kinds of ships with their numbers as a whole room reads them, two side by side.
func (b *Board) drawCountsAloud(c *render.Canvas, v *rules.View, kinds []uint8, count func(uint8) int, box render.Rect) {
	const size, most = 34, 4
	_, box = box.CutTop(8)
	for i, card := range kinds[:min(len(kinds), 2*int(box.H/size), 2*most)] {
		cell := render.Box(box.X+float64(i%2)*box.W/2, box.Y+float64(i/2)*size, box.W/2, size)
		ship, number := cell.CutLeft(size)
		b.DrawShip(c, v.Cards.Card(card), ship.Inset(2))
		c.Text("×"+strconv.Itoa(count(card)), number.InsetXY(3, 0), c.Palette.Number().Sized(20))
	}
}

// countCells are the places of ships and their numbers at the top of a box: smaller, and in two rows, where there are many.
func countCells(n int, box render.Rect) (cells []render.Rect, high float64) {
	step, row := countStep, 28.0
	if step*float64(n) > box.W {
		step = smallStep
	}
	perRow := int(box.W / step)
	if n > perRow {
		row = 22
	}
	for i := range n {
		cells = append(cells, render.Box(box.X+float64(i%perRow)*step, box.Y+float64(i/perRow)*row, step, row))
	}
	return cells, row * float64((n+perRow-1)/perRow)
}

// From one kind of ships to the next, points.
const countStep, smallStep = 42.0, 32.0
