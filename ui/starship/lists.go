package starship

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// Lists implements [screen.Title]: the ships of every fleet, where they stand and what lies on them.
func (t sayings) Lists() (lists []ui.List) {
	v := t.View
	if v.Cards == "" {
		return nil
	}
	for seat := range game.Seat(v.Players) {
		fleet := ui.List{Name: t.Words.Say("side." + t.screen.Own.SeatID(v, seat))}
		v.EachOf(seat, func(slot rules.Slot) { fleet.Lines = append(fleet.Lines, t.shipLine(slot)) })
		lists = append(lists, fleet)
	}
	return lists
}

// shipLine tells of a ship: its square, where its bow points, its counters.
func (t sayings) shipLine(slot rules.Slot) string {
	s := &t.View.Ships[slot]
	parts := []string{t.Words.Say("square", assets.Args{"name": table.SquareName(s.X, s.Y)})}
	if t.View.Card(slot).Class() < 4 {
		parts = append(parts, t.Words.Say("facing."+s.Facing.String()))
	}
	if s.Is(rules.Reduced) {
		parts = append(parts, t.Words.Say("card.reduced"))
	}
	if n := s.Counters(); n > 0 {
		parts = append(parts, t.Words.Say("lists.damage", assets.Args{"n": n}))
	}
	return t.Say.Ship(slot) + ": " + strings.Join(parts, ", ")
}
