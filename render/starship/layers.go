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

// drawLayers draws what lies under ships.
func (b *Board) drawLayers(c *render.Canvas, v *rules.View, seen *field.View) {
	if b.Layers == (Layers{}) {
		return
	}
	v.Each(func(slot rules.Slot) {
		if b.Layers.Lanes[slot.Side()] && !v.Card(slot).Fighter() {
			openLanes(c, seen, v.Space(slot), slot.Side(), v.OpenLanes(slot))
		}
	})
	for side := range rules.Side(2) {
		if b.Layers.Zones {
			zones := field.Squares(v.Zones(side))
			seen.Hatch(c, &zones, c.Palette.SideColor(int(side)).Alpha(0.6))
		}
	}
}
