package starship

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/muster"
)

// drawRail draws the fleets of a side: who plays, initiative, ships one line each, fighters, pool and counters.
func (b *Board) drawRail(c *render.Canvas, v *rules.View, side rules.Side, box render.Rect) {
	form, m := b.Layout().Form, &b.rail
	m.Begin(muster.Muster{
		Side: int(side), Sign: "emblem_" + side.String(), Name: b.words.Say("side." + side.String()), Several: b.teams,
		Picture: ranks{b, v}.draw, Bar: ranks{b, v}.bar,
	})
	if !b.teams {
		m.Player = b.Player(int(side))
		if b.Looks == side && form == board.Wide {
			m.You = b.words.Say("rail.you")
		}
	}
	if v.Round > 0 && v.Phase() > rules.Initiative {
		m.Now = b.initiative(v, side)
		if v.Dice[side] > 0 {
			m.Die = Die(side, strconv.Itoa(int(v.Dice[side])))
			m.Die.Dim = v.Ahead == side
		}
	}
	m.High, m.Foot = b.footOf(v, side, box)
	for i := range max(1, (int(v.Players)+1-int(side))/2) {
		b.addFleet(v, game.Seat(2*i+int(side)))
	}
	m.Draw(c, form, box)
}

// initiative says which side attacks first, with what it rolled.
func (b *Board) initiative(v *rules.View, side rules.Side) string {
	key := "rail.first"
	if v.Ahead == side {
		key = "rail.second"
	}
	switch {
	case b.Layout().Form == board.Projected: // what a room forgets most: who attacks first
		key += ".aloud"
	case v.Dice[side] == 0: // Interdict has decided (R14.16)
		key += ".unrolled"
	}
	return b.words.Say(key, assets.Args{"n": int(v.Dice[side])})
}

// footOf draws what stands in the foot of a side's rail, and how high that is: what the round has cost, a forecast, or the card of a
// ship; nil: nothing does.
func (b *Board) footOf(v *rules.View, side rules.Side, rail render.Rect) (high float64, foot func(*render.Canvas, render.Rect)) {
	slot, shown := b.sheetFor(v, side)
	roomy := muster.Roomy(b.Layout().Form, rail) && !b.teams
	if high = 232; muster.Slim(rail) {
		high = 150
	}
	switch {
	case b.Aim.Fallout != nil && roomy:
		return high, b.cost(side, false).Draw
	case b.Aim.Fallout != nil && b.Layout().Form == board.Wide:
		return muster.BriefCost, b.cost(side, true).DrawBrief
	case b.Aim.Foot != nil && b.Aim.FootOf == side:
		return high, b.Aim.Foot
	case shown && roomy:
		return high, func(c *render.Canvas, box render.Rect) { b.drawSheet(c, v, slot, box) }
	}
	return 0, nil
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
	slot = v.Foremost(side)
	return slot, slot != rules.NoSlot
}

// addFleet adds the fleet of a seat: ships of classes 1 to 3 one by one, fighters by their cards, those too that wait to be launched; of
// partners each under a heading that says whose it is (R18.4).
func (b *Board) addFleet(v *rules.View, seat game.Seat) {
	of := b.rail.Add()
	if b.teams {
		of.Name = b.words.Say("side." + v.SeatID(seat))
		if int(seat) < len(b.Names) && b.Names[seat] != "" {
			of.Name = strconv.Itoa(int(seat)/2+1) + " · " + b.Names[seat]
		}
		if seat == b.Mine {
			of.You = b.words.Say("rail.you")
		}
	}
	launched, pool := &of.Counts[0], &of.Counts[1]
	launched.Title, pool.Title = b.words.Say("rail.fighters"), b.words.Say("rail.pool")
	v.Fleet(seat, func(slot rules.Slot) {
		if v.Card(slot).Fighter() {
			launched.Add(fighterOf(v.Ships[slot].Card), 1)
		} else {
			of.Lines = append(of.Lines, b.line(v, slot))
		}
	})
	waiting := 0
	for card := v.First[seat]; card < v.First[seat+1]; card++ {
		n := v.InPool(seat, card)
		pool.Add(fighterOf(card), n)
		waiting += n
	}
	of.Tokens.Sign = "command_counter"
	of.Tokens.Left, of.Tokens.Spent = v.CountersOf(seat)
	of.Totals = [...]muster.Total{{Sign: "command_counter", N: of.Tokens.Left}, {Sign: "fighter_pool", N: waiting, Pale: true}}
}

// line is the line of a ship.
func (b *Board) line(v *rules.View, slot rules.Slot) muster.Line {
	state, g := v.Doing(slot), b.Aim.Ghost
	if b.Aim.InHand == slot {
		state = "moving"
	}
	l := muster.Line{
		Thing: Ship(slot), Name: b.ShortName(v.Card(slot)), Lit: state == "firing" || state == "moving",
		Chosen: slot == b.Aim.Firing || slot == b.Aim.At || g != nil && g.Slot == slot,
		Pale:   v.Ships[slot].Is(rules.Moved) && v.Phase() == rules.Move || v.Ships[slot].Is(rules.Attacked),
	}
	if state != "" {
		l.State = b.words.Say("rail." + state)
	}
	return l
}

// fighterOf stands for fighters of a card.
func fighterOf(card uint8) game.Option { return game.Option{Kind: rules.KindLaunch, B: card} }

// ranks draws what the rails show of a table.
type ranks struct {
	b *Board
	v *rules.View
}

func (r ranks) draw(c *render.Canvas, thing game.Option, box render.Rect) {
	card := thing.B
	if IsShip(thing) {
		card = r.v.Ships[thing.A].Card
	}
	r.b.DrawShip(c, r.v.Cards.Card(card), box)
}

// bar draws the hull.
func (r ranks) bar(c *render.Canvas, thing game.Option, box render.Rect) {
	h := hullOf(r.v, rules.Slot(thing.A))
	box.W = min(box.W, 7*float64(h.Full+h.Reduced)+6)
	h.Draw(c, box)
}

// cost is what a round has cost a side; where there is little room it is said in few words.
func (b *Board) cost(side rules.Side, brief bool) *muster.Cost {
	l := &b.Aim.Fallout.Losses[side]
	say, id, all := b.words.Say, side.String(), max(b.Fielded[side], l.Fighting)
	tenths := (l.Mean + 1) / 2
	mean := say("decimal", assets.Args{"whole": tenths / 10, "tenths": tenths % 10})
	left := assets.Args{"n": l.Fighting, "of": all}
	k := &muster.Cost{Side: int(side), N: l.Points, Now: l.Fighting, All: all}
	if brief {
		k.Title, k.Of, k.LeftOf = say("lost.brief"), say("lost.brief_points", assets.Args{"n": l.Points}), say("lost.brief_of", left)
		return k
	}
	k.Title, k.Of, k.LeftOf = say("lost."+id), say("lost.points", assets.Args{"n": l.Points}), say("lost.of", left)
	k.Lines = []string{say("lost.dealt", assets.Args{"n": l.Dealt, "mean": mean}), say("lost.hits", assets.Args{"n": l.Hits, "of": l.Attacks})}
	k.Left, k.Note = say("lost.fighting"), say("lost.counted")
	return k
}
