package starship

import (
	"fmt"
	"strconv"
	"strings"

	"holoboard/game"
)

// A table described in words, for transcripts. One line says one thing:
//
//	map 14 12                                  (22 14)
//	players 4                                  (2)
//	quick                                      the Quick Start game: no abilities, no options
//	plain                                      as in the first battle: abilities, no options
//	house jammer_defends                       a house rule (none)
//	round limit 20                             (none)
//	battle first | coruscant                   a battle with given fleets before its first die; the first line then
//	round 3                                    (1)
//	phase deployment | initiative | move | launch | attack | damage   (attack)
//	first dark                                 who moves first and attacks second (light)
//	light: viscount at c12 north               a ship and its north-west square; facing as in its zone if none is said
//	light2: y_wing at d4, y_wing at e4         of a second fleet
//	dark: executor at c2 south reduced damage 3 fresh 2 spent 1 moved
//	pool dark: 3 tie_fighter                   fighters to be launched
//	beside light: viscount                     ships that are not placed yet
//	fleet light2: viscount, 3 x_wing           a whole fleet before the battle: ships beside the map, fighters in the pool
//	in force dark: power_to_shields            options used this round
//
// In brackets: what holds where nothing is said. Ships are those of the roster; a card can be changed for the story before the
// ships are named:
//
//	card viscount: hull 10, dr 0, cloak 1      figures by name, of both sides of the card; abilities by their names, 0 takes one away
//	card viscount: full hull 10, reduced dr 2  of one side alone
//	card y_wing of light2: hull 3              in one fleet alone
//	card viscount: class 2, cost 90            what holds of the whole card
//	card viscount: defense 18 14 12            of nose, sides and stern; one number is for all
//	card viscount: counters 2 1 4              two command counters, for options of classes 1 and 4 (of every class if none is said)
//	card viscount: spine turbolasers 7 4       one more weapon system: its arc (any, broadside, front, spine), +7 Attack, 4 Damage
//	card viscount: turbolasers attack 9        one of its weapons: attack, damage or arc
//	card y_wing: long_range_bomber ion_cannon  its weapon
//	card viscount: reduced 0                   without its Reduced side
//	card viscount: group none                  without its Unique group
//
// Asked for can be, after "= ": a ship, "round", "phase", "points dark", "pool light2", "in force light", "width", and
// "fleet light of 300": why its ships could not be brought to a battle of so many points; "guns of viscount": its weapon systems that have
// a target, each once for every side that it may fire to; "sight of viscount": at which faces enemies of classes 1 to 3 may attack it most
// easily, and how many; "friends of viscount": how many of its side's ships are within four squares.

// Blank implements [game.Teller].
func (Rules) Blank() State {
	return State{
		Players: 2, Width: mapWidth, Height: mapHeight, Round: 1, Step: stepAttack, Acting: NoSlot, Winner: NoSide,
	}
}

// leastTold is the side in squares of the smallest map that a story may have: two ships of two squares pass.
const leastTold = 4

// Ready implements [game.Teller].
func (Rules) Ready(s *State) error {
	switch {
	case s.Players != 2 && s.Players != MostSeats:
		return fmt.Errorf("%d people play nothing: 2 or %d do", s.Players, MostSeats)
	case s.Width < leastTold || s.Height < leastTold: // an example of the rule book is smaller than any map to play on
		return fmt.Errorf("a map of %d × %d squares is too small", s.Width, s.Height)
	}
	for seat := game.Seat(s.Players); seat < MostSeats; seat++ {
		if s.High[seat] > 0 || s.FightersInPool(seat) > 0 {
			return fmt.Errorf("%s has ships, and does not play", s.SeatID(seat))
		}
	}
	if wrong := s.Broken(); wrong != "" {
		return fmt.Errorf("no table can stand so: %s", wrong)
	}
	return nil
}

// Describe implements [game.Teller].
func (Rules) Describe(s *State, line string) error {
	head, tail, listed := strings.Cut(line, ":")
	words := strings.Fields(head)
	if len(words) == 0 {
		return fmt.Errorf("nothing is described before the colon of %q", line)
	}
	d := describing{s, words[1:], nil}
	if listed {
		for _, thing := range strings.Split(tail, ",") {
			if d.things = append(d.things, strings.Fields(thing)); strings.TrimSpace(thing) == "" {
				return fmt.Errorf("a thing is missing in %q", line)
			}
		}
	}
	describe, ok := descriptions[words[0]]
	if !ok {
		return fmt.Errorf("nothing is described by %q", words[0])
	}
	return describe(&d)
}

type describing struct {
	*State
	words  []string   // after the first, before the colon
	things [][]string // after it, the words of each
}

var descriptions = map[string]func(*describing) error{
	"map":     (*describing).size,
	"players": func(d *describing) error { return d.number(0, &d.Players, 4) },
	"quick":   func(d *describing) error { d.Quick = true; return nil },
	"plain":   func(d *describing) error { d.Plain = true; return nil },
	"house":   (*describing).house,
	"round":   (*describing).round,
	"phase":   (*describing).phase,
	"first":   (*describing).first,
	"light":   func(d *describing) error { return d.ships(0) },
	"dark":    func(d *describing) error { return d.ships(1) },
	"light2":  func(d *describing) error { return d.ships(2) },
	"dark2":   func(d *describing) error { return d.ships(3) },
	"battle":  (*describing).battle,
	"pool":    (*describing).pool,
	"beside":  (*describing).beside,
	"in":      (*describing).inForce,
	"card":    (*describing).card,
	"fleet":   (*describing).fleet,
}

// number reads the word at a place.
func (d *describing) number(at int, n *uint8, most int) error {
	if at >= len(d.words) {
		return fmt.Errorf("a number is missing")
	}
	value, err := strconv.Atoi(d.words[at])
	if err != nil || value < 0 || value > most {
		return fmt.Errorf("%q is no number from 0 to %d", d.words[at], most)
	}
	*n = uint8(value)
	return nil
}

// battle lays out one of the battles with given fleets, before its first die.
func (d *describing) battle() error {
	setup, fleets := Setup{Format: Format(strings.Join(d.words, " "))}, make([]Fleet, 2)
	for seat := range fleets {
		given := false
		if setup.Format != QuickStart {
			fleets[seat], given = setup.Given(game.Seat(seat), Shipped(), nil)
		}
		if !given {
			return fmt.Errorf("no battle with given fleets is called %q", setup.Format)
		}
	}
	*d.State = NewBattle(setup, fleets)
	return nil
}

func (d *describing) size() error {
	if err := d.number(0, &d.Width, MostSide); err != nil {
		return err
	}
	return d.number(1, &d.Height, MostSide)
}

func (d *describing) house() error {
	for _, word := range d.words {
		h, known := HouseRuleNamed(word)
		if !known {
			return fmt.Errorf("there is no house rule %q", word)
		}
		d.House = d.House.With(h)
	}
	d.limited()
	return nil
}

func (d *describing) round() error {
	if len(d.words) == 2 && d.words[0] == "limit" {
		return d.number(1, &d.Limit, 200)
	}
	return d.number(0, &d.Round, 200)
}

func (d *describing) phase() error {
	step, known := map[string]Step{
		"deployment": stepDeployRoll, "initiative": stepInitiative, "move": stepMove, "launch": stepLaunch, "attack": stepAttack,
		"damage": stepControl,
	}[strings.Join(d.words, " ")]
	if !known {
		return fmt.Errorf("there is no phase %q", d.words)
	}
	if d.Step = step; step == stepDeployRoll {
		d.Round = 0 // the first is still to begin
	}
	return nil
}

func (d *describing) first() error {
	side, err := sideNamed(strings.Join(d.words, " "))
	d.Ahead = side
	return err
}

func sideNamed(word string) (Side, error) {
	switch word {
	case "light":
		return Light, nil
	case "dark":
		return Dark, nil
	}
	return NoSide, fmt.Errorf("%q is no side", word)
}

// kind returns the card of a ship's id in a fleet; a new one comes into the match.
func (d *describing) kind(seat game.Seat, id string) (uint8, error) {
	for card := d.First[seat]; card < d.First[seat+1]; card++ {
		if d.Cards.Card(card).ID() == id {
			return card, nil
		}
	}
	ship := Shipped().Find(id)
	if ship == nil {
		return 0, fmt.Errorf("there is no ship %q", id)
	}
	if ship.Faction != SideOf(seat).String() {
		return 0, fmt.Errorf("%s is of the other side", id)
	}
	if d.First[seat+1]-d.First[seat] == MostKinds {
		return 0, fmt.Errorf("a fleet has at most %d kinds of ships", MostKinds)
	}
	at := d.First[seat+1]
	cut := int(at) * cardSize
	d.Cards = d.Cards[:cut] + Cards(ship.Pack()) + d.Cards[cut:]
	for later := seat + 1; later <= MostSeats; later++ {
		d.First[later]++
	}
	d.learn()
	for slot := int(seat+1) * MostShips; slot < slots; slot++ {
		if d.Ships[slot] != (Ship{}) {
			d.Ships[slot].Card++
		}
	}
	return at, nil
}

func (d *describing) ships(seat game.Seat) error {
	for _, words := range d.things {
		if len(words) < 3 || words[1] != "at" {
			return fmt.Errorf("a ship is described as \"viscount at c12 north\", not %q", words)
		}
		card, err := d.kind(seat, words[0])
		if err != nil {
			return err
		}
		x, y, ok := squareNamed(words[2])
		if !ok {
			return fmt.Errorf("%q is no square", words[2])
		}
		ship := Ship{Card: card, X: uint8(x), Y: uint8(y), Facing: South}
		if SideOf(seat) == Light {
			ship.Facing = North
		}
		if err := ship.describe(words[3:]); err != nil {
			return err
		}
		if err := d.put(seat, ship); err != nil {
			return err
		}
		d.Land(Slot(int(seat)*MostShips + int(d.High[seat]) - 1))
	}
	return nil
}

// put puts a ship on the next slot of a fleet.
func (d *describing) put(seat game.Seat, ship Ship) error {
	if d.High[seat] == MostShips {
		return fmt.Errorf("a fleet has at most %d ships on the map", MostShips)
	}
	ship.Number = d.christen(seat, ship.Card)
	d.Ships[int(seat)*MostShips+int(d.High[seat])] = ship
	d.High[seat]++
	return nil
}

// describe reads the words after a ship's square.
func (s *Ship) describe(words []string) error {
	marks := map[string]Marks{"reduced": Reduced, "moved": Moved, "attacked": Attacked, "buzzed": Buzzed}
	counts := map[string]*uint8{"damage": &s.Damage, "fresh": &s.Fresh, "spent": &s.Spent, "launched": &s.Launched}
words:
	for i := 0; i < len(words); i++ {
		for f := range Facing(4) {
			if f.String() == words[i] {
				s.Facing = f
				continue words
			}
		}
		if m, ok := marks[words[i]]; ok {
			s.Marks |= m
			continue
		}
		count, ok := counts[words[i]]
		if !ok || i+1 == len(words) {
			return fmt.Errorf("%q says nothing of a ship", words[i])
		}
		n, err := strconv.Atoi(words[i+1])
		if err != nil || n < 0 || n > 99 {
			return fmt.Errorf("%q is no number", words[i+1])
		}
		*count = uint8(n)
		i++
	}
	return nil
}

// seatNamed is the fleet that a list's first word names.
func (d *describing) seatNamed(at int) (game.Seat, error) {
	if at < len(d.words) {
		if seat, ok := map[string]game.Seat{"light": 0, "dark": 1, "light2": 2, "dark2": 3}[d.words[at]]; ok {
			return seat, nil
		}
	}
	return 0, fmt.Errorf("the fleet is missing: light, dark, light2 or dark2")
}

func (d *describing) pool() error {
	seat, err := d.seatNamed(0)
	if err != nil {
		return err
	}
	for _, words := range d.things {
		n := 1
		if len(words) == 2 {
			if n, err = strconv.Atoi(words[0]); err != nil {
				return fmt.Errorf("%q is no number", words[0])
			}
			words = words[1:]
		}
		card, err := d.kind(seat, words[0])
		if err != nil {
			return err
		}
		if n += d.InPool(seat, card); n < 0 || n > mostFighters {
			return fmt.Errorf("a pool has at most %d fighters of a kind", mostFighters)
		}
		d.Pool[seat][card-d.First[seat]] = uint8(n)
	}
	return nil
}

func (d *describing) beside() error {
	seat, err := d.seatNamed(0)
	if err != nil {
		return err
	}
	for _, words := range d.things {
		card, err := d.kind(seat, words[0])
		if err != nil {
			return err
		}
		if err := d.put(seat, Ship{Card: card, Marks: Waiting}); err != nil {
			return err
		}
	}
	return nil
}

func (d *describing) inForce() error {
	seat, err := d.seatNamed(1)
	if err != nil {
		return err
	}
	for _, words := range d.things {
		found := false
		for o := range CommandOption(NumOptions) {
			if o.String() == words[0] {
				d.InForce[seat] |= 1 << o
				found = true
			}
		}
		if !found {
			return fmt.Errorf("there is no option %q", words[0])
		}
	}
	return nil
}

// fleet puts a fleet beside the map and its fighters into the pool, as it is before a battle (R4.7, R6.3).
func (d *describing) fleet() error {
	seat, err := d.seatNamed(0)
	if err != nil {
		return err
	}
	for _, words := range d.things {
		n := 1
		if len(words) == 2 {
			if n, err = strconv.Atoi(words[0]); err != nil || n < 1 || n > mostFighters {
				return fmt.Errorf("%q is no number of ships", words[0])
			}
			words = words[1:]
		}
		card, err := d.kind(seat, words[0])
		if err != nil {
			return err
		}
		if d.Cards.Card(card).Fighter() {
			if n += d.InPool(seat, card); n > mostFighters {
				return fmt.Errorf("a pool has at most %d fighters of a kind", mostFighters)
			}
			d.Pool[seat][card-d.First[seat]] = uint8(n)
			continue
		}
		for range n {
			if err := d.put(seat, Ship{Card: card, Marks: Waiting}); err != nil {
				return err
			}
		}
	}
	return nil
}

// card changes figures of a card for the story: of both sides, or of "full" or "reduced" alone; of the roster's own side, or of a fleet.
func (d *describing) card() error {
	if len(d.words) != 1 && (len(d.words) != 3 || d.words[1] != "of") {
		return fmt.Errorf("a card is changed as \"card viscount: dr 0\", or \"card viscount of light2: dr 0\"")
	}
	ship := Shipped().Find(d.words[0])
	if ship == nil {
		return fmt.Errorf("there is no ship %q", d.words[0])
	}
	seat := game.Seat(0)
	if ship.Faction == "dark" {
		seat = 1
	}
	if len(d.words) == 3 {
		var err error
		if seat, err = d.seatNamed(2); err != nil {
			return err
		}
	}
	at, err := d.kind(seat, ship.ID)
	if err != nil {
		return err
	}
	changed, err := d.Cards.Card(at).Unpack()
	if err != nil {
		return err
	}
	for _, words := range d.things {
		if err := changed.change(words); err != nil {
			return err
		}
	}
	if whys := changed.Check(); !changed.playable() {
		return fmt.Errorf("no card can be so: %s %s", whys[0].Rule, whys[0].Text)
	}
	cut := int(at) * cardSize
	d.Cards = d.Cards[:cut] + Cards(changed.Pack()) + d.Cards[cut+cardSize:]
	d.learn()
	return nil
}

// Standing implements [game.Teller], see above.
func (Rules) Standing(s *State, about string) (string, error) {
	words := strings.Fields(about)
	d := describing{s, words, nil}
	switch {
	case about == "round":
		return strconv.Itoa(int(s.Round)), nil
	case about == "width":
		return strconv.Itoa(int(s.Width)), nil
	case len(words) == 4 && words[0] == "fleet":
		return d.whyNotFleet()
	case about == "phase":
		return s.Phase().String(), nil
	case len(words) == 2 && words[0] == "points":
		side, err := sideNamed(words[1])
		if err != nil {
			return "", err
		}
		return strconv.Itoa(s.Points(side)), nil
	case len(words) == 2 && words[0] == "pool":
		seat, err := d.seatNamed(1)
		return strconv.Itoa(s.FightersInPool(seat)), err
	case len(words) == 3 && words[0] == "in":
		seat, err := d.seatNamed(2)
		return s.InForce[seat].String(), err
	}
	if what, id, _ := strings.Cut(about, " of "); toOthers[what] != nil {
		return s.standingToOthers(what, id), nil
	}
	standing := ""
	for slot := range Slot(slots) {
		if s.ShipID(slot) == about && slot%MostShips < Slot(s.High[slot.Seat()]) {
			standing = s.standing(slot)
		}
	}
	if standing == "" {
		return "", fmt.Errorf("there is no %q on the table", about)
	}
	return standing, nil
}

func (s *State) standing(slot Slot) string {
	ship := &s.Ships[slot]
	if !ship.Is(OnMap) {
		return "off the map"
	}
	text := SquareID(int(ship.X), int(ship.Y))
	if !s.Card(slot).Fighter() {
		text += " " + ship.Facing.String()
	}
	if ship.Is(Reduced) {
		text += " reduced"
	}
	text += fmt.Sprintf(", %d of %d", ship.Counters(), s.Figures(slot).Hull())
	if n := s.Figures(slot).Counters(); n > 0 {
		text += fmt.Sprintf(", %d command", s.Counters(slot))
	}
	return text
}
