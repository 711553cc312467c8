// Package fleet is where fleets are built, in secret, and shown when both are ready (R4). It knows no rule: which ships go together
// package starship of the rules says, each with its reason; how they are put together is that of every list, package build.
//
//	fleet.go   building for a battle that has not begun · ships.go  what is to be known of ships and fleets
//	text.go    fleets and cards as text · own.go  cards of a player's own
//	editor.go  the figures of a card · arms.go  its weapons and abilities · shots.go  examples
package fleet

import (
	"math/rand/v2"
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/prepare"
)

// New returns the screen on which persons build their fleets for a host's battle. Fleets that the setup prescribes and those of
// computers are handed in at once. When all are in, both are revealed, and then the player goes to what table returns.
func New(p ui.Program, host *session.Host[rules.State, rules.View], table func() ui.Game) (*Screen, error) {
	h, err := newHarbor(p, host.Started())
	if err != nil {
		return nil, err
	}
	h.table = table
	return prepare.New(p, host, h.title())
}

// Screen is where fleets are built.
type Screen = prepare.Screen[*rules.View]

// A harbor is what the builders of a battle have in common.
type harbor struct {
	program ui.Program
	words   *assets.Words
	drawing *table.Board
	setup   rules.Setup
	start   session.Start
	table   func() ui.Game
	in      []rules.Fleet // by seat: what is known to its own side
}

func newHarbor(p ui.Program, start session.Start) (*harbor, error) {
	setup, err := rules.ReadSetup(start.Setup)
	return &harbor{program: p, words: p.Words(), drawing: table.New(p.Words(), false), setup: setup, start: start, in: make([]rules.Fleet, len(start.Seats))}, err
}

func (h *harbor) title() prepare.Title {
	side := func(seat game.Seat) int { return int(rules.SideOf(seat)) }
	sign := func(seat game.Seat) string { return "emblem_" + rules.SideOf(seat).String() }
	name := "fleet.build"
	if h.setup.Fleets == rules.Picked {
		name = "fleet.pick"
	}
	return prepare.Title{
		Name: name, Side: side, Sign: sign, Seat: h.side, Line: h.line, Given: h.given, Why: h.why, Begun: h.begun,
		Builder: func(seat game.Seat) prepare.Builder { return h.builder(seat) },
		Back: func(f *ui.Frame, seat game.Seat, box ui.Rect) {
			color := f.Palette.SideColor(side(seat))
			f.Panel(box, f.Palette.SidePanel(side(seat)).With(color, 3).Glowing(color))
			f.Sign(sign(seat), box.Square().Inset(box.W*0.2), color)
		},
	}
}

// side is what a seat is called.
func (h *harbor) side(seat game.Seat) string {
	s := rules.State{Players: uint8(len(h.start.Seats))}
	return h.words.Say("side." + s.SeatID(seat))
}

// line says for whom a fleet is built, and of how many points.
func (h *harbor) line(seat game.Seat) string {
	return h.words.Say("fleet.line", assets.Args{"side": h.side(seat), "n": h.setup.Points})
}

func (h *harbor) why(w game.Why) string {
	return h.words.Say("why.with_rule", assets.Args{"why": h.words.Say(string(w.Text)), "rule": w.Rule})
}

// given is the fleet of a seat that builds none.
func (h *harbor) given(seat game.Seat) []byte {
	r := rand.New(rand.NewPCG(h.start.Seed, uint64(seat)))
	f, fixed := h.setup.Given(seat, rules.Shipped(), rand.New(rand.NewPCG(h.start.Seed, 0)))
	if kind := h.start.Seats[seat].Kind; !fixed {
		switch {
		case h.setup.Fleets == rules.Drawn:
			f = rules.RandomFleet(h.free(seat), rules.SideOf(seat), h.setup.Points, r)
		case kind == session.Person:
			return nil
		default:
			f = h.computers(kind, seat, r)
		}
	}
	h.in[seat] = h.called(f)
	return h.in[seat].Bytes()
}

// called is a fleet with the name of the ready one that it is, if it is one.
func (h *harbor) called(f rules.Fleet) rules.Fleet {
	if id := f.ReadyID(); id != "" {
		f = f.Called(h.words.Say("ready." + id))
	}
	return f
}

// computers is a fleet that a computer player of a kind brings.
func (h *harbor) computers(kind string, seat game.Seat, r *rand.Rand) rules.Fleet {
	side, roster := rules.SideOf(seat), h.free(seat)
	if h.setup.Fleets == rules.Picked {
		fits := rules.ReadyFor(side, h.setup.Points)
		return fits[r.IntN(len(fits))].Of(rules.Shipped())
	}
	if slices.Contains([]string{"cadet", "officer", "admiral"}, kind) {
		return bot.Fleet(kind, roster, side, h.setup.Points, r)
	}
	return rules.RandomFleet(roster, side, h.setup.Points, r)
}

// partners are the fleets of the others of a seat's side that are known.
func (h *harbor) partners(seat game.Seat) (fleets []*rules.Fleet) {
	for other := range h.in {
		if game.Seat(other) != seat && rules.SideOf(game.Seat(other)) == rules.SideOf(seat) {
			fleets = append(fleets, &h.in[other])
		}
	}
	return fleets
}

// free is the roster without the Unique ships of partners.
func (h *harbor) free(seat game.Seat) *rules.Roster {
	free := rules.Shipped().For(len(h.start.Seats))
	for _, partner := range h.partners(seat) {
		free = free.Beside(partner)
	}
	return free
}

// begun shows both fleets.
func (h *harbor) begun(f *ui.Frame, things func(game.Seat) []byte) {
	var fleets []rules.Fleet
	for seat := range game.Seat(len(h.start.Seats)) {
		fleet, err := rules.ReadFleet(things(seat))
		if err != nil {
			panic(err) // the host has taken it
		}
		fleets = append(fleets, fleet)
	}
	r := h.reveal(h.table(), fleets)
	h.program.Keep(f, r.Game)
	f.Go(r)
}

// reveal shows what fleets fight, by seat, before a table (R4.6).
func (h *harbor) reveal(table ui.Game, fleets []rules.Fleet) *build.Reveal[rules.Card] {
	sides := make([]build.Brought[rules.Card], 2)
	var called [2][]string
	var unusual []string
	for seat := range fleets {
		fleet, side := &fleets[seat], rules.SideOf(game.Seat(seat))
		for _, line := range listOf(fleet) {
			for range line.Count {
				sides[side].List = sides[side].List.With(line.Thing)
			}
			if name := h.drawing.Name(line.Thing); h.unusual(line.Thing) && !slices.Contains(unusual, name) {
				unusual = append(unusual, name)
			}
		}
		if fleet.Name != "" {
			called[side] = append(called[side], fleet.Name)
		}
	}
	for side := range sides {
		s := rules.Side(side)
		sides[side].Side, sides[side].Sign = side, "emblem_"+s.String()
		sides[side].Name, sides[side].Called = h.words.Say("side."+s.String()), strings.Join(called[side], " · ")
	}
	r := &build.Reveal[rules.Card]{Game: table, Title: h.ships(rules.Light), Program: h.program, Sides: sides, Unusual: h.words.Say("fleet.usual")}
	if len(unusual) > 0 {
		r.Unusual = h.words.Say("fleet.unusual", assets.Args{"ships": strings.Join(unusual, ", ")})
	}
	return r
}

// unusual reports whether a card is not the roster's.
func (h *harbor) unusual(c rules.Card) bool {
	shipped := rules.Shipped().Find(c.ID())
	return shipped == nil || shipped.Pack() != c
}
