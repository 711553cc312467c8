package starship

import (
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
)

// Layers are what can be shown of the whole table besides.
type Layers struct {
	Lanes   [2]bool // of all ships of a side
	Zones   bool    // fighters' zones of control
	Numbers bool    // the Defense of every face
}

// LanesOf are the lanes of a ship's weapons where it stands on a table.
func LanesOf(s *rules.State, slot rules.Slot) (all []Lane) {
	var seen [16]bool
	f := s.Figures(slot)
	for i := range f.Arms() {
		for _, lane := range s.LanesOf(f.Arm(i).Arc) {
			if !seen[lane] {
				seen[lane] = true
				all = append(all, Lane{Lane: lane, Idle: !s.EnemyIn(slot, lane)})
			}
		}
	}
	return all
}

func (l *Layers) draw(b *Board, c *render.Canvas, v *rules.View, seen *field.View, open func(rules.Space, rules.Side, []Lane)) {
	if *l == (Layers{}) {
		return
	}
	v.Each(func(slot rules.Slot) {
		space, side := v.Space(slot), slot.Side()
		if l.Lanes[side] && !v.Card(slot).Fighter() {
			open(space, side, LanesOf(&v.State, slot))
		}
	})
	for side := range rules.Side(2) {
		if l.Zones {
			zones := field.Squares(v.Zones(side))
			seen.Hatch(c, &zones, c.Palette.SideColor(int(side)).Alpha(0.6))
		}
	}
}
