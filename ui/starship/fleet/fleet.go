// Package fleet is where fleets are built, in secret, and shown when both are ready (R4). It knows no rule: which ships go together
// package starship of the rules says, each with its reason; how they are put together is that of every list, package build.
//
//	fleet.go   building for a battle that has not begun, examples of it · ships.go  what is to be known of ships and fleets
//	own.go     cards of a player's own, fleets and cards as text · editor.go  the figures of a card
package fleet

import (
	"encoding/json"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/example"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/speech"
)

// New returns the screen on which those build their fleets who sit at a table before its battle. Fleets that the setup prescribes and
// those of computers are given. When all are in, both are revealed, and then the player goes to the table.
func New(p ui.Program, at prepare.Table[*rules.View]) (*Screen, error) {
	h, err := newHarbor(p, at)
	if err != nil {
		return nil, err
	}
	for seat, thing := range at.Given {
		if thing != nil {
			f := h.read(thing)
			h.in[seat] = &f
		}
	}
	return prepare.New(p, at, h.title()), nil
}

// Screen is where fleets are built.
type Screen = prepare.Screen[*rules.View]

// A harbor is what the builders of a battle have in common.
type harbor struct {
	program ui.Program
	words   *assets.Words
	drawing *table.Board
	setup   rules.Setup
	lot     uint64 // what is proposed is drawn by it
	table   prepare.Table[*rules.View]
	in      []*rules.Fleet // by seat: what is known to its own side; nil: nothing is
}

func newHarbor(p ui.Program, at prepare.Table[*rules.View]) (*harbor, error) {
	setup, err := rules.ReadSetup(at.Start.Setup)
	return &harbor{
		program: p, words: p.Words(), drawing: table.New(p.Words(), false), setup: setup, lot: at.Lot(p), table: at,
		in: make([]*rules.Fleet, len(at.Start.Seats)),
	}, err
}

func (h *harbor) title() prepare.Title {
	side := func(seat game.Seat) int { return int(rules.SideOf(seat)) }
	sign := func(seat game.Seat) string { return "emblem_" + rules.SideOf(seat).String() }
	name := "fleet.build"
	if h.setup.Fleets == rules.Picked {
		name = "fleet.pick"
	}
	return prepare.Title{
		Name: name, Side: side, Sign: sign, Seat: h.side, Line: h.line, Why: h.why, Begun: h.begun,
		Builder: func(seat game.Seat) prepare.Builder {
			if h.setup.Format != rules.Standard || h.setup.Fleets == rules.Drawn { // they are prescribed, or drawn by lot
				return nil
			}
			return h.builder(seat)
		},
		Back: func(f *ui.Frame, seat game.Seat, box ui.Rect) {
			color := f.Palette.SideColor(side(seat))
			f.Panel(box, f.Palette.SidePanel(side(seat)).With(color, 3).Glowing(color))
			f.Sign(sign(seat), box.Square().Inset(box.W*0.2), color)
		},
	}
}

// side is what a seat is called.
func (h *harbor) side(seat game.Seat) string {
	s := rules.State{Players: uint8(len(h.in))}
	return h.words.Say("side." + s.SeatID(seat))
}

// line says for whom a fleet is built, and of how many points.
func (h *harbor) line(seat game.Seat) string {
	return h.words.Say("fleet.line", assets.Args{"side": h.side(seat), "n": h.setup.Points})
}

func (h *harbor) why(w game.Why) string { return speech.Why(h.words, &w) }

// read is a fleet that was handed in; it has the name of the ready one that it is, if it is one.
func (h *harbor) read(thing []byte) rules.Fleet {
	f, err := rules.ReadFleet(thing)
	if err != nil {
		panic(err) // the host has taken it
	}
	return h.called(f)
}

// called is a fleet without a name with that of the ready one that it is, if it is one.
func (h *harbor) called(f rules.Fleet) rules.Fleet {
	if id := f.ReadyID(); f.Name == "" && id != "" {
		f = f.Called(h.words.Say("ready." + id))
	}
	return f
}

// partners are the fleets of the others of a seat's side that are known.
func (h *harbor) partners(seat game.Seat) []*rules.Fleet { return rules.PartnersOf(seat, h.in) }

// free is the roster without the Unique ships of partners.
func (h *harbor) free(seat game.Seat) *rules.Roster {
	return rules.Shipped().For(len(h.in)).Beside(h.partners(seat)...)
}

// begun shows both fleets before the table: those that were built elsewhere as they stand there.
func (h *harbor) begun(table ui.Game, things func(game.Seat) []byte) ui.Screen {
	fleets := make([]rules.Fleet, len(h.in))
	for i := range fleets {
		seat := game.Seat(i)
		if thing := things(seat); thing != nil {
			fleets[i] = h.read(thing)
		} else {
			fleets[i] = h.called(h.table.Place.Table.Position().Look().Fielded(seat))
		}
	}
	return h.reveal(table, fleets)
}

// reveal shows what fleets fight, by seat, before a table (R4.6).
func (h *harbor) reveal(table ui.Game, fleets []rules.Fleet) *build.Reveal[rules.Card] {
	r := &build.Reveal[rules.Card]{Game: table, Title: h.ships(rules.Light), Program: h.program}
	for seat := range fleets {
		side := rules.SideOf(game.Seat(seat))
		r.Add(build.Brought[rules.Card]{
			Side: int(side), Sign: "emblem_" + side.String(), Name: h.words.Say("side." + side.String()), Called: fleets[seat].Name, List: listOf(&fleets[seat]),
		})
	}
	return r
}

// Shots are examples of every screen before a battle, by name.
func Shots() map[string]opening.Shot {
	return map[string]opening.Shot{
		"fleet-cover":  shot(game.Table, rules.Built, nil),
		"fleet":        shot(0, rules.Built, nil),
		"fleet-editor": shot(0, rules.Built, func(f *ui.Frame, b *builder) { b.beginEdit(f, b.Pointed()) }),
		"fleet-ready":  shot(0, rules.Picked, nil),
		"reveal": func(p ui.Program, _ []byte) (ui.Screen, error) {
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
func shot(seat game.Seat, fleets string, open func(*ui.Frame, *builder)) opening.Shot {
	return prepare.Example(match.Title(), setup(fleets), seat, New, func(at prepare.Builder) func(*ui.Frame) {
		b := at.(*builder)
		f := b.example("star_defender")
		if fleets == rules.Built {
			f.Remove(f.Lines[len(f.Lines)-1].Card)
		}
		b.GoOn([]byte(Text(f.Name, &f)))
		b.Point(f.Lines[0].Card)
		if open == nil {
			return nil
		}
		return func(f *ui.Frame) { open(f, b) }
	})
}
