package fleet

import (
	"encoding/json"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui"
	"holoboard/ui/table/example"
	"holoboard/ui/table/prepare"
)

// Shots are examples of every screen before a battle, by name.
func Shots() map[string]func(ui.Program) (ui.Screen, error) {
	return map[string]func(ui.Program) (ui.Screen, error){
		"fleet-cover":  shot(game.Table, rules.Built, nil),
		"fleet":        shot(0, rules.Built, nil),
		"fleet-editor": shot(0, rules.Built, func(f *ui.Frame, b *builder) { b.beginEdit(f, b.Pointed()) }),
		"fleet-ready":  shot(0, rules.Picked, nil),
		"reveal": func(p ui.Program) (ui.Screen, error) {
			h, err := newHarbor(p, prepare.Table[*rules.View]{Start: example.Start(setup(rules.Built), 2)})
			return h.reveal(nil, []rules.Fleet{h.example("star_defender"), h.example("iron_wedge")}), err
		},
	}
}

func setup(fleets string) json.RawMessage {
	return rules.WriteSetup(rules.Setup{Format: rules.Standard, Fleets: fleets})
}

func (h *harbor) example(id string) rules.Fleet {
	f, _ := rules.ReadyFleetNamed(rules.Shipped(), id)
	return h.called(f)
}

// shot shows the builder of a seat, or the cover, with a fleet that has room for one more ship, and what then is opened.
func shot(seat game.Seat, fleets string, open func(*ui.Frame, *builder)) func(ui.Program) (ui.Screen, error) {
	return func(p ui.Program) (ui.Screen, error) {
		screen, err := prepare.Example(p, match.Title(), setup(fleets), seat, New)
		if err != nil || seat == game.Table {
			return screen, err
		}
		b := screen.Builder(seat).(*builder)
		f := b.example("star_defender")
		if fleets == rules.Built {
			f.Remove(f.Lines[len(f.Lines)-1].Card)
		}
		b.GoOn([]byte(Text(f.Name, &f)))
		b.Point(f.Lines[0].Card)
		if open == nil {
			return screen, nil
		}
		return &example.Opened{Screen: screen, Ready: func() bool { return true }, Open: func(f *ui.Frame) { open(f, b) }}, nil
	}
}
