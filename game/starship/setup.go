package starship

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"

	"holoboard/game"
)

// ID is what commands, saves and folders call the game.
const ID = "starship"

// Version counts the changes of the rules after which older saves cannot be played to their end in every case: 3 rolls equal dice
// again before anybody is asked, loses no ship for want of room, has all pushed fighters that compete in any order, and leaves counters
// of a round without effect beside Emperor's Will.
const Version = 3

// Changes are what versions of the rules read otherwise than those before them.
func Changes() []game.Change {
	return []game.Change{
		{Version: 3, Rule: "R7.2", Asks: []game.Key{AskRerollInitiative}},
		{Version: 3, Rule: "R6.4", Asks: []game.Key{AskDeployShip, AskDeployAt}},
		{Version: 3, Rule: "R16.1", Asks: []game.Key{AskPush, AskPushTo}},
		{Version: 3, Rule: "R14.11"}, // Q28: it shows wherever a fighter that was gone still acts
	}
}

// A Format is a way to play (R18).
type Format string

const (
	FirstBattle    Format = "first"     // two small ready fleets on a small map, no options
	QuickStart     Format = "quick"     // R18.1: the two biggest ships with four drawn ones each
	Standard       Format = "standard"  // R18.2: 300 points, or as many as are chosen
	AboveCoruscant Format = "coruscant" // R18.5: as a fan's sheet has it, not verified against the printed book
)

// Formats are all of them.
var Formats = []Format{FirstBattle, QuickStart, Standard, AboveCoruscant}

// A Setup says which battle is fought.
type Setup struct {
	Format  Format   `json:"format"`
	Players uint8    `json:"players,omitempty"` // 2, or 4 in two teams (R18.3)
	Points  int      `json:"points,omitempty"`  // of a fleet in a standard battle
	Width   uint8    `json:"width,omitempty"`   // squares of another map (Q1)
	Height  uint8    `json:"height,omitempty"`
	House   []string `json:"house,omitempty"`
	Limit   uint8    `json:"round_limit,omitempty"` // the last round (Q18)
	Fleets  string   `json:"fleets,omitempty"`      // how fleets of a standard battle come about
}

// How fleets come about where none is prescribed.
const (
	Built  = ""      // each builds his own
	Picked = "ready" // each picks one of those that come with the program
	Drawn  = "lot"   // by lot
)

// The figures of a battle where a setup does not say them.
const (
	mapWidth, mapHeight         = 22, 14 // our own size (Q1)
	smallWidth, smallHeight     = 14, 12
	leastWidth, leastHeight     = 10, 10
	quickStartDrawn             = 4
	firstLight, firstDark       = "rebel_patrol", "imperial_picket"
	coruscantLight, coruscantDk = "coruscant_light", "coruscant_dark"
)

// How many points a fleet may have, and has in a standard battle for which no amount is chosen (R4.3, R18.2).
const (
	StandardPoints = 300

	LeastPoints = 100
	MostPoints  = 600
)

// ReadSetup reads a setup and puts in what it does not say.
func ReadSetup(text json.RawMessage) (s Setup, err error) {
	if s, err = said(text); err != nil {
		return s, err
	}
	s.complete()
	return s, s.check()
}

// said is a setup with what it says itself.
func said(text json.RawMessage) (s Setup, err error) {
	s = Setup{Format: Standard}
	if len(text) == 0 || string(text) == "null" {
		return s, nil
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return s, fmt.Errorf("the setup %s cannot be read: %w", text, err)
	}
	return s, nil
}

func (s *Setup) complete() {
	if s.Players == 0 {
		s.Players = 2
	}
	if s.Points == 0 {
		s.Points = StandardPoints
	}
	if s.Width == 0 {
		s.Width, s.Height = usualWidth(s.Points*int(s.Players)/2), mapHeight
		if s.Format == FirstBattle {
			s.Width, s.Height = smallWidth, smallHeight
		}
	}
}

func (s *Setup) check() error {
	switch {
	case !slices.Contains(Formats, s.Format):
		return fmt.Errorf("there is no battle called %q", s.Format)
	case s.Players != 2 && (s.Players != MostSeats || s.Format != Standard):
		return fmt.Errorf("%d people cannot fight the battle %q", s.Players, s.Format)
	case s.Points < LeastPoints || s.Points > MostPoints:
		return fmt.Errorf("a fleet has %d to %d points, not %d", LeastPoints, MostPoints, s.Points)
	case !slices.Contains([]string{Built, Picked, Drawn}, s.Fleets) || s.Fleets != Built && s.Format != Standard:
		return fmt.Errorf("fleets cannot come about as %q", s.Fleets)
	case s.Fleets == Picked && (s.Players > 2 || len(ReadyFor(Light, s.Points)) == 0 || len(ReadyFor(Dark, s.Points)) == 0): // some share Unique ships
		return fmt.Errorf("%d people cannot pick ready fleets of %d points", s.Players, s.Points)
	case s.Width < leastWidth || s.Width > MostSide || s.Height < leastHeight || s.Height > MostSide:
		return fmt.Errorf("a map of %d × %d squares is too small or too large", s.Width, s.Height)
	}
	for _, name := range s.House {
		if _, known := HouseRuleNamed(name); !known {
			return fmt.Errorf("there is no house rule %q", name)
		}
	}
	return nil
}

// WhyNotFor is why so many cannot play a battle, as a key; nothing where they can. It is ready fleets that there may be none of.
func (s Setup) WhyNotFor(players int) string {
	s.Players = uint8(players)
	_, err := ReadSetup(WriteSetup(s))
	switch {
	case err == nil:
		return ""
	case players > 2:
		return "way.ready.team"
	}
	return "way.ready.small"
}

// WriteSetup returns a setup for a session.
func WriteSetup(s Setup) json.RawMessage {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return text
}

// Given returns the fleet that a format prescribes for a seat; false where the player builds his own. What is drawn for the
// Quick Start game is drawn by r.
func (s *Setup) Given(seat game.Seat, roster *Roster, r *rand.Rand) (f Fleet, given bool) {
	ids := map[Format][2]string{FirstBattle: {firstLight, firstDark}, AboveCoruscant: {coruscantLight, coruscantDk}}
	if pair, fixed := ids[s.Format]; fixed {
		return ReadyFleetNamed(roster, pair[SideOf(seat)])
	}
	if s.Format != QuickStart {
		return f, false
	}
	f.Add(roster.Find(flagships[SideOf(seat)]).Pack())
	for range quickStartDrawn {
		f.Add(drawn(f, SideOf(seat), roster, r))
	}
	return f, true
}

// flagships are the two biggest ships (R3.4).
var flagships = [2]string{"viscount", "executor"}

// drawn draws one more ship that a fleet may have.
func drawn(f Fleet, side Side, roster *Roster, r *rand.Rand) Card {
	var fits []Card
	for _, card := range roster.Cards() {
		if f.WhyNotAdd(card, side, 5*mostCost) == nil {
			fits = append(fits, card)
		}
	}
	return fits[r.IntN(len(fits))]
}

// Prepare says what is wrong with the fleet that a seat hands in, beside those of the others as far as they are in.
func Prepare(text json.RawMessage, seat game.Seat, things [][]byte) []game.Why {
	s, err := ReadSetup(text)
	if err != nil {
		return []game.Why{whyUnreadable}
	}
	if _, err := ReadFleet(things[seat]); err != nil {
		return []game.Why{whyUnreadable}
	}
	return s.prepare(seat, readFleets(things))
}

// readFleets reads what was handed in; nil where that is no fleet.
func readFleets(things [][]byte) []*Fleet {
	fleets := make([]*Fleet, len(things))
	for seat, thing := range things {
		if f, err := ReadFleet(thing); err == nil {
			fleets[seat] = &f
		}
	}
	return fleets
}

// prepare says what is wrong with the fleet of a seat beside those of others, nil where there is none.
func (s *Setup) prepare(seat game.Seat, fleets []*Fleet) []game.Why {
	f := fleets[seat]
	switch s.Format {
	case Standard:
		return append(s.WhyNotFleet(seat, f, PartnersOf(seat, fleets)), s.whyNotReady(seat, f)...)
	case QuickStart:
		nonfighters, fighters := f.Ships()
		if nonfighters+fighters != quickStartDrawn+1 || !f.hasID(flagships[SideOf(seat)]) {
			return []game.Why{whyOtherFleet}
		}
		return f.WhyNot(SideOf(seat), 5*mostCost)
	}
	if given, _ := s.Given(seat, Shipped(), nil); !f.sameShips(&given) {
		return []game.Why{whyOtherFleet}
	}
	return nil
}

// whyNotReady says that a fleet is not one of those to be picked where they are.
func (s *Setup) whyNotReady(seat game.Seat, f *Fleet) []game.Why {
	ready := func(r ReadyFleet) bool {
		of := r.Of(Shipped())
		return f.sameShips(&of)
	}
	if s.Fleets == Picked && !slices.ContainsFunc(ReadyFor(SideOf(seat), s.Points), ready) {
		return []game.Why{whyOtherFleet}
	}
	return nil
}

// PartnersOf are the fleets of the others of a seat's side, as far as they are in.
func PartnersOf(seat game.Seat, fleets []*Fleet) (partners []*Fleet) {
	for other, partner := range fleets {
		if game.Seat(other) != seat && SideOf(game.Seat(other)) == SideOf(seat) && partner != nil {
			partners = append(partners, partner)
		}
	}
	return partners
}

// WhyNotFleet says what is wrong with a fleet that is built for a seat: in itself, and beside those of partners, of whom one has a
// Unique ship of its (R18.3), or which leave it no room (R6.4).
func (s *Setup) WhyNotFleet(seat game.Seat, f *Fleet, partners []*Fleet) []game.Why {
	whys := f.WhyNot(SideOf(seat), s.Points)
	if f.SharedWith(partners) != "" {
		whys = append(whys, whyPartner)
	}
	if !f.RoomBeside(partners) {
		whys = append(whys, whyPartnerRoom)
	}
	return whys
}

// WhyNotAdd says why one more ship does not fit into a fleet that is built for a seat, or nil: the partner's first, which nothing that is
// taken out of the fleet changes.
func (s *Setup) WhyNotAdd(seat game.Seat, f *Fleet, c Card, partners []*Fleet) *game.Why {
	if alone := (Fleet{Lines: []FleetLine{{c, 1}}}); alone.SharedWith(partners) != "" {
		return &whyPartner
	}
	if why := f.WhyNotAdd(c, SideOf(seat), s.Points); why != nil {
		return why
	}
	more := Fleet{Lines: slices.Clone(f.Lines)}
	more.Add(c)
	if !more.RoomBeside(partners) {
		return &whyPartnerRoom
	}
	return nil
}

func (f *Fleet) hasID(id string) bool {
	return slices.ContainsFunc(f.Lines, func(line FleetLine) bool { return line.Card.ID() == id })
}

// sameShips reports whether two fleets have the same ships, whatever their figures are.
func (f *Fleet) sameShips(other *Fleet) bool {
	return slices.EqualFunc(f.Lines, other.Lines, func(a, b FleetLine) bool { return a.Count == b.Count && a.Card.ID() == b.Card.ID() })
}

// Deal lays out a battle of the fleets that were handed in, by seat.
func Deal(text json.RawMessage, things [][]byte) (State, error) {
	s, err := ReadSetup(text)
	if err != nil {
		return State{}, err
	}
	if len(things) != int(s.Players) {
		return State{}, fmt.Errorf("%d fleets for %d players", len(things), s.Players)
	}
	read := readFleets(things)
	fleets := make([]Fleet, len(things))
	for seat, f := range read {
		if f == nil {
			return State{}, fmt.Errorf("seat %d brings no fleet", seat)
		}
		for _, why := range s.prepare(game.Seat(seat), read) {
			if !slices.Contains(once, why) {
				return State{}, fmt.Errorf("seat %d brings a fleet that may not fight: %s %s", seat, why.Rule, why.Text)
			}
		}
		fleets[seat] = *f
	}
	return NewBattle(s, fleets), nil
}

// once is what fleets of older battles may have that none may now; whoever prepares is told of it.
var once = []game.Why{whyOtherFleet, whyTwoUnique, {Rule: "R10.17", Text: "why.card.bound"}, {Rule: "R10.18", Text: "why.card.bound"}, {Rule: "R14.8", Text: "why.card.droid"}}

// NewBattle returns the table before a battle; its first step rolls who places first.
func NewBattle(setup Setup, fleets []Fleet) State {
	setup.complete()
	s := State{
		Players: uint8(len(fleets)), Width: widthFor(setup.Width, fleets), Height: setup.Height, Limit: setup.Limit,
		Quick: setup.Format == QuickStart, Plain: setup.Format == FirstBattle, Step: stepDeployRoll, Acting: NoSlot, Winner: NoSide,
	}
	for _, name := range setup.House {
		if h, known := HouseRuleNamed(name); known {
			s.House = s.House.With(h)
		}
	}
	s.limited()
	var cards []byte
	for seat, fleet := range fleets {
		s.First[seat] = uint8(len(cards) / cardSize)
		for _, line := range fleet.sorted() {
			s.muster(game.Seat(seat), uint8(len(cards)/cardSize), line)
			cards = append(cards, line.Card...)
		}
	}
	for seat := len(fleets); seat <= MostSeats; seat++ {
		s.First[seat] = uint8(len(cards) / cardSize)
	}
	s.Cards = Cards(cards)
	s.learn()
	return s
}

// muster puts the ships of a line beside the map, and fighters into the pool (R4.7, R6.3).
func (s *State) muster(seat game.Seat, card uint8, line FleetLine) {
	if line.Card.Fighter() {
		s.Pool[seat][card-s.First[seat]] = uint8(line.Count)
		return
	}
	s.Named[seat][card-s.First[seat]] = uint8(line.Count)
	for n := range line.Count {
		slot := int(seat)*MostShips + int(s.High[seat])
		s.Ships[slot] = Ship{Card: card, Marks: Waiting, Number: uint8(n + 1)}
		s.High[seat]++
	}
}

// Sort puts the lines of a fleet from big to small, then by cost.
func (f *Fleet) Sort() { f.Lines = f.sorted() }

// sorted returns the lines of a fleet from big to small, then by cost.
func (f *Fleet) sorted() []FleetLine {
	lines := slices.Clone(f.Lines)
	slices.SortStableFunc(lines, func(a, b FleetLine) int {
		if a.Card.Class() != b.Card.Class() {
			return int(a.Card.Class()) - int(b.Card.Class())
		}
		return b.Card.Cost() - a.Card.Cost()
	})
	return lines
}
