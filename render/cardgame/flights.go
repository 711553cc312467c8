package cardgame

import (
	"slices"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/stage"
)

// A home is where cards lie that are not on the table.
type home uint8

const (
	inHand home = iota
	inDeck
	inPlans
	inDiscard
	inVictory
)

// The size of a card that lies in a pile, of one that flies, and of an objective; points.
var (
	pileCard   = render.Point{X: 20, Y: 28}
	flyingCard = render.Point{X: 118, Y: 165}
	flyingWide = render.Point{X: 180, Y: 120}
)

// A flight is a card on its way to or from where it lies on no table.
type flight struct {
	title    rules.Title // 0: who looks does not know it
	side     rules.Side
	from, to render.Rect
	begins   float64                // the share of what is told after which it sets off
	hidden   bool                   // it lies facedown all the way
	turns    bool                   // it is turned up on its way, or down where it is hidden
	sinks    bool                   // into a pile
	becomes  func(c *render.Canvas) // draws what it is at its end, in its last box; nil: a card
}

// homeOf is where cards of a side lie that are not on the table: at their number in the rail of their owner, or where no rail is to be seen
// beyond the outer edge of his half.
func (b *Board) homeOf(h home, v *rules.View, side rules.Side) render.Rect {
	l := b.Layout()
	if h == inVictory && !b.right.Empty() {
		n := int(v.Victory[side].N)
		return b.wonCell(side, n, n+1)
	}
	if h == inHand && side == b.Below && v.Seat >= 0 && !l.Hand.Empty() {
		return render.Around(render.Point{X: l.Hand.X + l.Hand.W/2, Y: l.Hand.Y + 70}, flyingCard.X*0.7, flyingCard.Y*0.7)
	}
	if b.right.Empty() {
		return b.beyond(h, side)
	}
	rows := [...]int{inHand: 0, inDeck: 1, inPlans: 2, inDiscard: 3, inVictory: 3}
	row := b.railIn(side).counts[rows[h]]
	if row.Empty() { // a room sees the hand alone
		row = b.railIn(side).counts[0]
	}
	return render.Around(render.Point{X: row.Right() - 10, Y: row.Center().Y}, pileCard.X, pileCard.Y)
}

// beyond is where cards come from and go to where no rail is to be seen.
func (b *Board) beyond(h home, side rules.Side) render.Rect {
	l := b.Layout()
	field := l.Map
	share := [...]float64{inHand: 0.5, inDeck: 0.92, inPlans: 0.92, inDiscard: 0.08, inVictory: 0.08}[h]
	at := render.Point{X: field.X + field.W*share, Y: field.Y - flyingCard.Y*0.3}
	if side == b.Below {
		at.Y = max(field.Bottom(), l.Hand.Bottom()) + flyingCard.Y*0.3
	}
	return render.Around(at, flyingCard.X*0.5, flyingCard.Y*0.5)
}

// own tells whether who looks sees a side's hand.
func own(v *rules.View, side rules.Side) bool { return v.Seat >= 0 && rules.SideOf(v.Seat) == side }

// asCard is the box of a whole card of a title that is as wide as a place, around its middle; at the top of one in a hand.
func asCard(t rules.Title, box render.Rect) render.Rect {
	high := box.W * flyingCard.Y / flyingCard.X
	if t != 0 && (t.Card().Type == rules.Objective || t.Card().Type == rules.AffiliationCard) {
		high = box.W * flyingWide.Y / flyingWide.X
	}
	return box.Middle(box.W, high)
}

// Dropped is a card of the hand that its holder has put down, and where: it flies on from there.
type Dropped struct {
	Title rules.Title // 0: none was
	At    render.Point
}

// fromHand is where a card of a hand lies before what is told, and intoHand where it lies after it.
func (b *Board) fromHand(v *rules.View, side rules.Side, title rules.Title) render.Rect {
	if own(v, side) && title != 0 {
		if b.Dropped.Title == title {
			return render.Around(b.Dropped.At, flyingCard.X, flyingCard.Y)
		}
		s := b.Scene(v)
		for _, i := range b.hand.Cards {
			if s.Pieces[i].Thing == TitleThing(title) {
				return held(b.BoxOf(&s.Pieces[i]))
			}
		}
	}
	return b.homeOf(inHand, v, side)
}

func (b *Board) intoHand(v *rules.View, side rules.Side, title rules.Title) render.Rect {
	if l := b.after(); own(v, side) && title != 0 {
		for _, i := range l.hand.Cards {
			if l.scene.Pieces[i].Thing == TitleThing(title) {
				return held(l.scene.Pieces[i].Box)
			}
		}
	}
	return b.homeOf(inHand, v, side)
}

// held is a card in a hand, which the screen's edge cuts, with all its height.
func held(box render.Rect) render.Rect {
	box.H = box.W * flyingCard.Y / flyingCard.X
	return box
}

// inStack is where a card of an edge stack lies, of the stage on which it does.
func inStack(s *stage.Stage, side rules.Side, i, n int) (box render.Rect, ok bool) {
	if s == nil || !s.Battle || i < 0 || i >= n {
		return box, false
	}
	return s.Laid(side, n)[i], true
}

// flights are the cards that are on their way while something is told.
func (b *Board) flights(v *rules.View) []flight {
	t := &b.Telling
	l := b.after()
	if l == nil {
		return nil
	}
	e := t.Event
	f := flight{title: e.Title, side: e.Side}
	switch e.Kind {
	case rules.HandDrawn:
		return b.drawnHand(v, e.Side, l)
	case rules.Mulliganed:
		return b.shuffledBack(v, e.Side)
	case rules.Drew:
		f.from, f.to = b.homeOf(inDeck, v, e.Side), b.intoHand(v, e.Side, e.Title)
		f.hidden, f.turns = !own(v, e.Side), own(v, e.Side)
	case rules.ReturnedToHand:
		f.from, f.to = b.homeOf(inDiscard, v, e.Side), b.intoHand(v, e.Side, e.Title)
	case rules.PutUnder:
		f.from, f.to = b.fromHand(v, e.Side, e.Title), b.homeOf(inDeck, v, e.Side)
		f.hidden, f.turns, f.sinks = true, own(v, e.Side), true
	case rules.CardDiscarded:
		f.from, f.to, f.sinks = b.discardedFrom(v, e), b.homeOf(inDiscard, v, e.Side), true
	case rules.EdgeLaid:
		return b.laidForEdge(v, e, l)
	case rules.CardEntered:
		return b.entering(v, e, l)
	case rules.LeftPlay:
		return b.leavingTo(v, e)
	case rules.WasCaptured:
		return b.caged(v, e)
	case rules.WasRescued:
		at, seen := b.now(v, e.Slot)
		if !seen {
			return nil
		}
		f.from, f.to = at.Middle(at.H*0.5, at.H*0.7), b.intoHand(v, rules.Light, e.Title)
		f.side = rules.Light
	default:
		return nil
	}
	return []flight{f}
}

// drawnHand are the cards of an opening hand, one after the other; of the other's hand a single back.
func (b *Board) drawnHand(v *rules.View, side rules.Side, l *later) (all []flight) {
	from := b.homeOf(inDeck, v, side)
	if !own(v, side) {
		return []flight{{side: side, from: from, to: b.homeOf(inHand, v, side), hidden: true}}
	}
	for i, at := range l.hand.Cards {
		p := &l.scene.Pieces[at]
		begins := 0.5 * float64(i) / float64(len(l.hand.Cards))
		all = append(all, flight{title: rules.Title(p.Thing.A), side: side, from: from, to: held(p.Box), turns: true, begins: begins})
	}
	return all
}

// shuffledBack are the cards of a hand that goes back into the deck (R3.9).
func (b *Board) shuffledBack(v *rules.View, side rules.Side) (all []flight) {
	to := b.homeOf(inDeck, v, side)
	if !own(v, side) {
		return []flight{{side: side, from: b.homeOf(inHand, v, side), to: to, hidden: true, sinks: true}}
	}
	s := b.Scene(v)
	for _, i := range b.hand.Cards {
		p := &s.Pieces[i]
		all = append(all, flight{title: rules.Title(p.Thing.A), side: side, from: held(b.BoxOf(p)), to: to, turns: true, hidden: true, sinks: true})
	}
	return all
}

// discardedFrom is where a card lay that is discarded: in a hand, a deck, an edge stack, or over the table, for it was played.
func (b *Board) discardedFrom(v *rules.View, e *rules.Event) render.Rect {
	switch e.M {
	case 1:
		return b.homeOf(inDeck, v, e.Side)
	case 2:
		i := slices.Index(v.Stack[e.Side].All(), e.Title)
		if box, ok := inStack(b.Stage(v), e.Side, i, int(v.Stack[e.Side].N)); ok {
			return box
		}
	case 3:
		if b.shown.title == e.Title {
			return b.shown.box
		}
	}
	return b.fromHand(v, e.Side, e.Title)
}

// laidForEdge is a card that is laid for the edge: it slides facedown into its stack, and its owner sees through it (R12.1, R12.3).
func (b *Board) laidForEdge(v *rules.View, e *rules.Event, l *later) []flight {
	n := int(l.of.Stack[e.Side].N)
	to, ok := inStack(l.stage, e.Side, n-1, n)
	if !ok {
		return nil
	}
	f := flight{title: e.Title, side: e.Side, from: b.fromHand(v, e.Side, e.Title), to: to, hidden: l.of.Stack[e.Side].Cards[n-1] == 0}
	f.turns = f.hidden && own(v, e.Side)
	return []flight{f}
}

// entering is a card that enters play: it comes out of a hand, or from where it was shown while it was paid for, and becomes a tile.
func (b *Board) entering(v *rules.View, e *rules.Event, l *later) []flight {
	thing := SlotThing(e.Slot)
	if e.Other != rules.NoSlot && l.of.There(e.Other) { // it lies on another card
		thing = SlotThing(e.Other)
	}
	next := l.piece(thing)
	if next == nil {
		return nil
	}
	f := flight{title: e.Title, side: e.Side, to: asCard(e.Title, next.Box)}
	switch {
	case b.shown.title == e.Title:
		f.from = b.shown.box
	case e.Title.Card().Type == rules.Objective:
		f.from, f.turns = b.homeOf(inPlans, v, e.Side), true
	case l.of.Discard[e.Side].N < v.Discard[e.Side].N:
		f.from = b.homeOf(inDiscard, v, e.Side)
	default:
		f.from, f.turns = b.fromHand(v, e.Side, e.Title), !own(v, e.Side)
	}
	if thing.A != uint8(e.Slot) {
		f.to, f.sinks = next.Box.Middle(next.Box.W*0.4, next.Box.W*0.56), true
		return []flight{f}
	}
	lies := next.Box
	f.becomes = func(c *render.Canvas) {
		laidInto(c, lies, f.to.Middle(lies.W, lies.H), func() { b.drawThing(c, l.of, e.Slot, next.Style, lies, board.State{}) })
	}
	return []flight{f}
}

// leavingTo is a card that has left play on its way to where it goes.
func (b *Board) leavingTo(v *rules.View, e *rules.Event) []flight {
	box, seen := b.Where(SlotThing(e.Slot), v)
	if !seen {
		return nil
	}
	const fallen = 0.5
	side := e.Slot.Side()
	f := flight{title: e.Title, side: side, from: asCard(e.Title, box), begins: fallen, sinks: true}
	switch rules.Going(e.N) {
	case rules.ToDiscard:
		f.to = b.homeOf(inDiscard, v, side)
	case rules.ToHand:
		f.to, f.sinks = b.intoHand(v, side, e.Title), false
	case rules.ToDeck:
		f.to = b.homeOf(inDeck, v, side)
	case rules.ToVictory:
		f.to = b.homeOf(inVictory, v, side.Other())
	default:
		return nil
	}
	return []flight{f}
}

// caged is a card that is captured on its way under an objective (R22.2).
func (b *Board) caged(v *rules.View, e *rules.Event) []flight {
	at, seen := b.now(v, e.Slot)
	if !seen {
		return nil
	}
	f := flight{title: e.Title, side: rules.Light, to: at.Middle(at.H*0.5, at.H*0.7), hidden: true, turns: e.Title != 0, sinks: true}
	after := b.Telling.After
	switch {
	case after.Held[rules.Light] < v.Held[rules.Light]:
		f.from = b.fromHand(v, rules.Light, e.Title)
	case after.Left[rules.Light] < v.Left[rules.Light]:
		f.from = b.homeOf(inDeck, v, rules.Light)
	default: // it has left play just before
		f.from = asCard(e.Title, render.Around(b.left, flyingCard.X*0.7, flyingCard.Y*0.7))
	}
	return []flight{f}
}

// drawFlights draws cards on their way.
func (b *Board) drawFlights(c *render.Canvas, v *rules.View) {
	all := b.flights(v)
	if len(all) == 0 {
		return
	}
	l := b.Layout()
	area := render.Box(0, l.Map.Y, l.Bounds.W, max(l.Map.Bottom(), l.Hand.Bottom(), l.Bounds.H*0.5)-l.Map.Y)
	c.Clip(area, func() {
		for i := range all {
			all[i].draw(c, b, b.Telling.At)
		}
	})
}

// draw draws a card as far as it has come.
func (f *flight) draw(c *render.Canvas, b *Board, told float64) {
	at := (told - f.begins) / (1 - f.begins)
	if at < 0 {
		return
	}
	way := render.InOut(at)
	box := between(f.from, f.to, way)
	const turned, sunk = 0.6, 0.75
	alpha := 1.0
	if f.sinks {
		alpha = min(1, (1-at)/(1-sunk))
	}
	become := 0.0
	if f.becomes != nil {
		become = min(max((way-turned)/(1-turned), 0), 1)
	}
	if become < 1 {
		c.Fade(alpha*min(2-2*become, 1), func() { f.drawCard(c, b, box, min(way/turned, 1)) })
	}
	if become > 0 {
		c.Fade(min(2*become, 1), func() { laidInto(c, f.to, box, func() { f.becomes(c) }) })
	}
}

// drawCard draws it open or facedown, or while it is turned.
func (f *flight) drawCard(c *render.Canvas, b *Board, box render.Rect, turned float64) {
	size := flyingCard
	if f.title != 0 && (f.title.Card().Type == rules.Objective || f.title.Card().Type == rules.AffiliationCard) {
		size = flyingWide
	}
	whole := render.Box(0, 0, size.X, size.Y)
	back := func() { cards.Back(c, f.side, whole) }
	front := func() { b.Cards.Draw(c, f.title, whole) }
	switch {
	case f.title == 0 || f.hidden && !f.turns:
		front, turned = back, 1
	case !f.turns:
		turned = 1
	case f.hidden:
		back, front = front, back
	}
	laidInto(c, whole, box, func() { cards.Flip(c, whole, turned, back, front) })
}
