package rebellion

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// Picture draws a leader, a unit or a system large, as it is in itself and not as it stands in a game.
func (b *Board) Picture(c *render.Canvas, thing game.Option, box render.Rect) {
	p := &c.Palette
	switch thing.Kind {
	case rebellion.KindLeader:
		l := rebellion.Leader(thing.A)
		b.showcase(c, l.Figures().Side, SideColor(p, l.Figures().Side), alone(bust, l.String()), box)
	case rebellion.KindUnit:
		u := rebellion.Unit(thing.A)
		b.showcase(c, u.Side(), SideColor(p, u.Side()), alone(mini, u.String()), box)
	case rebellion.KindSystem:
		b.showcase(c, rebellion.NoSide, p.Neutral, alone(planet, rebellion.System(thing.A).String()), box)
	}
}

// RingPicture draws the sign of a ring large.
func (b *Board) RingPicture(c *render.Canvas, r rebellion.Ring, box render.Rect) {
	b.showcase(c, rebellion.NoSide, c.Palette.Neutral, []art{{kind: ring, name: ringSigns[r], size: 0.8}}, box)
}

// showcase draws things over the floor of light, in the frame of a side.
func (b *Board) showcase(c *render.Canvas, side rebellion.Side, color render.Color, things []art, box render.Rect) {
	unit := box.W / CardWidth
	c.Panel(box, cardStyle(side, color, &c.Palette, unit))
	b.drawArt(c, things, color, box.Inset(8*unit), unit)
}

// TimingKey is the key of the words for when an action card is used: its own moment, or that of its kind.
func (b *Board) TimingKey(a rebellion.Action) string {
	if moment := "action." + a.String() + ".moment"; b.words.Has(moment) {
		return moment
	}
	return "board.timing." + timingKeys[a.Card().Timing] + ".moment"
}

// IconNames names the resource icons of a system in their order.
func (b *Board) IconNames(s rebellion.System) string { return b.iconWords(s) }

// IconName names a resource icon.
func (b *Board) IconName(icon rebellion.Icon) string { return b.say("board.icon." + iconSigns[icon]) }

// AttackKey is the key of the words for a unit's dice.
func (b *Board) AttackKey(u rebellion.Unit) string { return "board." + b.attackKey(u.Figures()) }
