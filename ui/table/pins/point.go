package pins

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Pinning tells whether a click on a site now means the player's note to it, and no answer.
func (p *Pins[V]) Pinning() bool { return p.pinning && p.table.MayPin() }

// TogglePinning begins to pin sites, or ends that.
func (p *Pins[V]) TogglePinning() {
	p.pinning = !p.pinning
	if p.pinning {
		p.OpenMap()
		p.focus = spotOf(p.table.First().ID)
	}
	p.flow.F.Invalidate()
}

// EndPinning ends it.
func (p *Pins[V]) EndPinning() { p.pinning = false }

func spotOf(site string) string { return "pin." + site }

// WithButton puts the button that leads to pins and notes before other buttons, where there may be any.
func (p *Pins[V]) WithButton(buttons []flow.Button) []flow.Button {
	if !p.table.MayPin() {
		return buttons
	}
	w := p.flow.Words
	pins := flow.Button{
		Button: ui.Button{ID: "pins", Label: w.Say("pins.button"), Sign: "pin", Key: ui.KeyN, KeyName: "N", Hint: w.Say("pins.hint")},
		Press:  func(game.Option) { p.TogglePinning() },
	}
	return append([]flow.Button{pins}, buttons...)
}

// ShowBarOfPins says in place of the question what can be done with pins while some are put down, and tells whether it did.
func (p *Pins[V]) ShowBarOfPins() bool {
	if !p.Pinning() {
		return false
	}
	w := p.flow.Words
	bar := ui.Prompt{Rect: p.table.Layout().Prompt, Waiting: true, Title: w.Say("pins.title"), Help: w.Say("pins.help")}
	back := flow.Button{
		Button: ui.Button{ID: "pins.end", Label: w.Say("pins.end"), KeyName: "Esc"},
		Press:  func(game.Option) { p.TogglePinning() },
	}
	p.ShowBar(bar, []flow.Button{back})
	if p.writing == nil && (p.flow.F.Pressed(ui.KeyEscape) || p.flow.F.Pressed(ui.KeyN)) {
		p.TogglePinning()
	}
	return true
}

// ShowSites lets the player point at sites while some are pinned, and says how they look then.
func (p *Pins[V]) ShowSites(states map[game.Option]board.State) {
	const thumb = 44
	if !p.Pinning() {
		return
	}
	f := p.flow.F
	for _, s := range p.table.Sites() {
		center, reach := p.table.Where(s.Thing)
		size := max(2*reach, thumb)
		r := render.Around(center, size, size)
		if !r.Overlaps(p.table.Layout().Map) {
			continue
		}
		spot := spotOf(s.ID)
		state := f.Spot(ui.Spot{ID: spot, Rect: r, Round: true, Slow: true})
		p.flow.PointAt(s.Thing, spot, state)
		states[s.Thing] = board.State{Hover: state.Attention()}
		f.Hint(r, state, p.Tell(s))
		switch {
		case p.focus != spot:
		case p.focus == f.Window().Focus():
			p.focus = ""
		default: // again until it stays: a panel that closes takes the focus along
			f.FocusOn(p.focus)
		}
		if state.Clicked {
			p.Write(s)
			f.Invalidate()
		}
	}
}

// Draw draws the player's pin at a site, and that there is a note.
func (p *Pins[V]) Draw(s Site) {
	const size, sign = 24, 15
	n := p.NoteAt(s.ID)
	if n == (Note{}) {
		return
	}
	f, ink := p.flow.F, p.flow.F.Palette
	at, reach := p.table.Where(s.Thing)
	reach *= 0.8
	box := render.Around(render.Point{X: at.X - 1.5*reach, Y: at.Y - 0.4*reach}, size, size) // where neither figures nor signs stand
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: ink.Prompt, Line: ink.Amber, Width: 1.5})
	name := signs[n.Pin]
	if name == "" {
		name = "log" // there is only something written
	}
	f.Sign(name, box.Middle(sign, sign), ink.Text)
	if n.Text != "" && n.Pin != "" {
		f.Dot(render.Point{X: box.Right() - 1, Y: box.Y + 1}, 4, ink.Amber)
	}
}
