package movement

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// meterOpen tells whether seats are counted now.
func (t *Movement) meterOpen() bool {
	return t.Pending != nil && t.Pending.Ask == rules.AskMove && !t.Covered()
}

// ShowMeter counts the seats on the ships that have left each place, and the units that sit in them.
func (t *Movement) ShowMeter() {
	if !t.meterOpen() {
		return
	}
	if box := t.MeterBox(); !box.Empty() {
		t.meter().Show(t.F, box)
	}
}

// meter is what it counts: a row for each place that ships have left.
func (t *Movement) meter() *scene.Meter {
	m, afoot := &t.View.Moving, t.Afoot(t.Pending)
	meter := &scene.Meter{
		Title: t.Words.Say("table.seats"), About: t.Words.Say("table.seats.none"), Color: pieces.SideColor(&t.F.Palette, t.View.Side()),
	}
	if afoot {
		meter.Title, meter.About = t.Words.Say("table.seats.afoot"), t.Words.Say("table.seats.afoot.about")
	}
	if m.Most > 0 {
		meter.Above = t.Words.Say("table.seats.units", assets.Args{"n": int(m.Moved), "m": int(m.Most)})
	}
	for at := range rules.System(len(m.Capacity)) {
		if !afoot && (m.Capacity[at] > 0 || m.Load[at] > 0) {
			meter.Rows = append(meter.Rows, scene.Measure{Name: t.Say.System(at), Taken: int(m.Load[at]), All: int(m.Capacity[at])})
		}
	}
	return meter
}

// Afoot tells whether a card lets units go without the ships that they otherwise need.
func (t *Movement) Afoot(d *game.Decision) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool {
		return o.Kind == rules.KindMove && t.View.LacksTransport(rules.Unit(o.A), rules.System(o.B))
	})
}

// MeterBox is the place of the panel.
func (t *Movement) MeterBox() ui.Rect { return t.meter().Place(t.F, t.Board.Layout(), t.Place()) }

// MeterBeside is the height of the panel in the column of a phone held sideways, once there is something to count.
func (t *Movement) MeterBeside(width float64) float64 {
	if !t.meterOpen() || !t.meter().Counts() {
		return 0
	}
	return t.meter().Height(t.F, width)
}
