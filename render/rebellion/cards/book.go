package cards

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// Picture draws a leader, a unit or a system large, as it is in itself and not as it stands in a game.
func (k *Cards) Picture(c *render.Canvas, thing game.Option, box render.Rect) {
	p := &c.Palette
	switch thing.Kind {
	case rebellion.KindLeader:
		l := rebellion.Leader(thing.A)
		k.showcase(c, l.Figures().Side, pieces.SideColor(p, l.Figures().Side), board.Alone(bust, l.String()), box)
	case rebellion.KindUnit:
		u := rebellion.Unit(thing.A)
		k.showcase(c, u.Side(), pieces.SideColor(p, u.Side()), board.Alone(mini, u.String()), box)
	case rebellion.KindSystem:
		k.showcase(c, rebellion.NoSide, p.Neutral, board.Alone(planet, rebellion.System(thing.A).String()), box)
	}
}

// RingPicture draws the sign of a ring large.
func (k *Cards) RingPicture(c *render.Canvas, r rebellion.Ring, box render.Rect) {
	k.showcase(c, rebellion.NoSide, c.Palette.Neutral, []board.Art{{Kind: ring, Name: pieces.RingSigns[r], Size: 0.8}}, box)
}

// showcase draws things over the floor of light, in the frame of a side.
func (k *Cards) showcase(c *render.Canvas, side rebellion.Side, color render.Color, things []board.Art, box render.Rect) {
	board.DrawShowcase(c, k.Paint, int(side), color, things, box)
}

// TimingKey is the key of the words for when an action card is used: its own moment, or that of its kind.
func (k *Cards) TimingKey(a rebellion.Action) string {
	if moment := "action." + a.String() + ".moment"; k.words.Has(moment) {
		return moment
	}
	return "board.timing." + timingKeys[a.Card().Timing] + ".moment"
}

// IconNames names the resource icons of a system in their order.
func (k *Cards) IconNames(s rebellion.System) string { return k.iconWords(s) }

// IconName names a resource icon.
func (k *Cards) IconName(icon rebellion.Icon) string {
	return k.say("board.icon." + pieces.IconSigns[icon])
}

// AttackKey is the key of the words for a unit's dice.
func (k *Cards) AttackKey(u rebellion.Unit) string { return "board." + k.attackKey(u.Figures()) }
