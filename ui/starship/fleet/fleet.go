// Package fleet is where fleets are built, in secret, and shown when both are ready (R4). It knows no rule: which ships go together
// package starship of the rules says, each with its reason.
//
//	fleet.go     building for a battle that has not begun · builder.go  one player's screen
//	roster.go    the ships to choose from · tile.go  one of them · filters.go  which are shown
//	list.go      the fleet · sentences.go  what is computed of it
//	card.go      the large card over small screens · library.go  ready and own fleets · text.go  fleets and cards as text
//	editor.go    cards of one's own · reveal.go  both fleets
package fleet

import (
	"math/rand/v2"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/prepare"
)

// New returns the screen on which persons build their fleets for a host's battle. Fleets that the setup prescribes and those of
// computers are handed in at once. When all are in, both are revealed, and then the player goes to what table returns.
func New(p ui.Program, host *session.Host[rules.State, rules.View], table func() ui.Game) (ui.Game, error) {
	start := host.Started()
	setup, err := rules.ReadSetup(start.Setup)
	if err != nil {
		return nil, err
	}
	h := &harbor{program: p, words: p.Words(), setup: setup, start: start, table: table, in: make([]rules.Fleet, len(start.Seats))}
	return prepare.New(p, host, h.title())
}

// A harbor is what the builders of a battle have in common.
type harbor struct {
	program ui.Program
	words   *assets.Words
	setup   rules.Setup
	start   session.Start
	table   func() ui.Game
	in      []rules.Fleet // by seat: what is known to its own side
}

func (h *harbor) title() prepare.Title {
	side := func(seat game.Seat) int { return int(rules.SideOf(seat)) }
	return prepare.Title{
		Name: "fleet.build", Side: side, Line: h.line, Given: h.given, Why: h.why, Begun: h.begun,
		Sign:    func(seat game.Seat) string { return "emblem_" + rules.SideOf(seat).String() },
		Seat:    func(seat game.Seat) string { return h.words.Say("side." + h.seatID(seat)) },
		Builder: func(seat game.Seat) prepare.Builder { return newBuilder(h, seat) },
		Back: func(f *ui.Frame, seat game.Seat, box ui.Rect) {
			color := f.Palette.SideColor(side(seat))
			f.Panel(box, f.Palette.SidePanel(side(seat)).With(color, 3).Glowing(color))
			f.Sign("emblem_"+rules.SideOf(seat).String(), box.Square().Inset(box.W*0.2), color)
		},
	}
}

func (h *harbor) seatID(seat game.Seat) string {
	s := rules.State{Players: uint8(len(h.start.Seats))}
	return s.SeatID(seat)
}

// line says for whom a fleet is built, and of how many points.
func (h *harbor) line(seat game.Seat) string {
	return h.words.Say("fleet.line", assets.Args{"side": h.words.Say("side." + h.seatID(seat)), "n": h.setup.Points})
}

func (h *harbor) why(w game.Why) string {
	return h.words.Say("why.with_rule", assets.Args{"why": h.words.Say(string(w.Text)), "rule": w.Rule})
}

// given is the fleet of a seat that builds none.
func (h *harbor) given(seat game.Seat) []byte {
	r := rand.New(rand.NewPCG(h.start.Seed, uint64(seat)))
	f, fixed := h.setup.Given(seat, rules.Shipped(), rand.New(rand.NewPCG(h.start.Seed, 0)))
	if kind := h.start.Seats[seat].Kind; !fixed {
		if kind == session.Person {
			return nil
		}
		f = h.computers(kind, rules.SideOf(seat), r)
		for h.shared(seat, &f) != "" { // a partner has one of its Unique ships
			f = h.computers(kind, rules.SideOf(seat), r)
		}
	}
	h.in[seat] = f
	return f.Bytes()
}

// computers is a fleet that a computer player of a kind brings.
func (h *harbor) computers(kind string, side rules.Side, r *rand.Rand) rules.Fleet {
	if slices.Contains([]string{"cadet", "officer", "admiral"}, kind) {
		return bot.Fleet(kind, rules.Shipped(), side, h.setup.Points, r)
	}
	return rules.RandomFleet(rules.Shipped(), side, h.setup.Points, r)
}

// shared is the Unique group of which a fleet and that of its partner have a ship, or nothing: a side has one (R18.3).
func (h *harbor) shared(seat game.Seat, f *rules.Fleet) string {
	for partner := seat & 1; int(partner) < len(h.in); partner += 2 {
		for _, line := range f.Lines {
			group := line.Card.Group()
			if partner != seat && group != "" && slices.ContainsFunc(h.in[partner].Lines, func(other rules.FleetLine) bool { return other.Card.Group() == group }) {
				return group
			}
		}
	}
	return ""
}

// begun shows both fleets.
func (h *harbor) begun(f *ui.Frame, things func(game.Seat) []byte) {
	r := &reveal{Game: h.table(), harbor: h, drawing: table.New(h.words, false)}
	for seat := range game.Seat(len(h.start.Seats)) {
		fleet, err := rules.ReadFleet(things(seat))
		if err != nil {
			panic(err) // the host has taken it
		}
		fleet.Sort()
		r.fleets = append(r.fleets, fleet)
	}
	h.program.Keep(f, r.Game)
	f.Go(r)
}

// panels are drawn darker where they lie over others.
func dialog(f *ui.Frame, w, h float64) (inner ui.Rect) {
	box := f.Bounds().Middle(min(w, f.W-16), min(h, f.H-16))
	f.Shadow(box)
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: f.Palette.Panel.Mix(f.Palette.Space, 0.2).Alpha(1), Line: f.Palette.LineLight, Width: 1.5})
	f.Cover("fleet.dialog", box)
	return box.InsetXY(16, 14)
}
