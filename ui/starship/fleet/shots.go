package fleet

import (
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/table/example"
	"holoboard/ui/table/play"
)

// Shots are examples of every screen before a battle, by name.
func Shots() map[string]func(ui.Program) (ui.Screen, error) {
	return map[string]func(ui.Program) (ui.Screen, error){
		"fleet-cover":  shot(game.Table, rules.Built, nil),
		"fleet":        shot(0, rules.Built, nil),
		"fleet-editor": shot(0, rules.Built, func(f *ui.Frame, b *builder) { b.beginEdit(f, b.Pointed()) }),
		"fleet-ready":  shot(0, rules.Picked, nil),
		"reveal": func(p ui.Program) (ui.Screen, error) {
			h, err := newHarbor(p, started(rules.Built))
			return h.reveal(nil, []rules.Fleet{h.example("star_defender"), h.example("iron_wedge")}), err
		},
	}
}

// started is how an example begins: two persons at one device.
func started(fleets string) session.Start {
	setup := rules.WriteSetup(rules.Setup{Format: rules.Standard, Fleets: fleets})
	return session.Start{Setup: setup, Seed: 1, Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}}}
}

func (h *harbor) example(id string) rules.Fleet {
	f, _ := rules.ReadyFleetNamed(rules.Shipped(), id)
	return h.called(f)
}

// shot shows the builder of a seat, or the cover, with a fleet that has room for one more ship, and what then is opened.
func shot(seat game.Seat, fleets string, open func(*ui.Frame, *builder)) func(ui.Program) (ui.Screen, error) {
	return func(p ui.Program) (ui.Screen, error) {
		title := session.Title[rules.State, rules.View]{ID: rules.ID, Version: rules.Version, Rules: rules.Rules{}, Prepare: rules.Prepare, DealWith: rules.Deal}
		screen, err := New(p, session.Open(title, started(fleets), true), play.NewClock(), func(*play.Place[*rules.View]) ui.Game { return nil })
		if err != nil || seat == game.Table {
			return screen, err
		}
		screen.Sit(seat)
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
