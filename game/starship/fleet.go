package starship

import (
	_ "embed"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"holoboard/game"
)

// Fleet building (R4).

// A Fleet is what a player brings: kinds of ships and how many of each, and what he calls it, or nothing.
type Fleet struct {
	Lines []FleetLine
	Name  string
}

// A FleetLine is some ships of one kind.
type FleetLine struct {
	Card  Card
	Count int
}

// Add adds a ship of a kind.
func (f *Fleet) Add(c Card) {
	for i := range f.Lines {
		if f.Lines[i].Card == c {
			f.Lines[i].Count++
			return
		}
	}
	f.Lines = append(f.Lines, FleetLine{c, 1})
}

// Remove takes a ship of a kind away.
func (f *Fleet) Remove(c Card) {
	for i := range f.Lines {
		if f.Lines[i].Card == c {
			if f.Lines[i].Count--; f.Lines[i].Count == 0 {
				f.Lines = append(f.Lines[:i:i], f.Lines[i+1:]...)
			}
			return
		}
	}
}

// Count is how many ships of a kind are in it.
func (f *Fleet) Count(c Card) int {
	for _, line := range f.Lines {
		if line.Card == c {
			return line.Count
		}
	}
	return 0
}

// Fielded is the fleet of a seat as everybody sees it on a table, ships that are not launched yet among it.
func (s *State) Fielded(seat game.Seat) (f Fleet) {
	for card := s.First[seat]; card < s.First[seat+1]; card++ {
		n := s.InPool(seat, card)
		s.Fleet(seat, func(slot Slot) {
			if s.Ships[slot].Card == card {
				n++
			}
		})
		f.Lines = append(f.Lines, FleetLine{s.Cards.Card(card), n})
	}
	return f
}

// Points is what it costs.
func (f *Fleet) Points() (points int) {
	for _, line := range f.Lines {
		points += line.Count * line.Card.Cost()
	}
	return points
}

// Ships is how many there are of classes 1 to 3, and of class 4.
func (f *Fleet) Ships() (nonfighters, fighters int) {
	for _, line := range f.Lines {
		if line.Card.Fighter() {
			fighters += line.Count
		} else {
			nonfighters += line.Count
		}
	}
	return nonfighters, fighters
}

// Launches is how many fighters its ships launch in a round at full strength (R9.3).
func (f *Fleet) Launches() (n int) {
	for _, line := range f.Lines {
		n += line.Count * line.Card.Face(false).Value(FighterLaunch)
	}
	return n
}

// Commands are the command counters of its ships at full strength, and the classes for whose options they may be used (R14.7).
func (f *Fleet) Commands() (counters int, classes Classes) {
	for _, line := range f.Lines {
		if face := line.Card.Face(false); face.Counters() > 0 {
			counters += line.Count * face.Counters()
			classes |= face.Rating()
		}
	}
	return counters, classes
}

// A Fact is something that a fleet can do, and what follows from it: its words, with what they name.
type Fact struct {
	Sign    string
	Text    string // its words, in which N is how many
	N       int
	Then    string // the words of what follows, or nothing; in which Of is how many
	Of      int
	Round   int    // in which all fighters are out
	Classes string // that are commanded
}

// Facts are what a fleet can launch, command and shoot at fighters with.
func (f *Fleet) Facts() []Fact {
	_, fighters := f.Ships()
	launch := Fact{Sign: "launch", Text: "launches", N: f.Launches(), Of: fighters}
	switch {
	case launch.N == 0 && fighters > 0:
		launch.Sign, launch.Text, launch.Then = "warning", "no_launch", "no_launch.then"
	case fighters == 0:
		launch.Then = "no_fighters"
	default:
		launch.Then, launch.Round = "all_out", (fighters+launch.N-1)/launch.N
	}
	counters, classes := f.Commands()
	command := Fact{Sign: "command_counter", Text: "counters", N: counters, Classes: classes.String()}
	if counters > 0 {
		command.Then = "counters.for"
	}
	ships, most := f.PointDefense()
	point := Fact{Sign: "point_defense", Text: "point_defense", N: ships, Of: most}
	if ships > 0 {
		point.Then = "point_defense.most"
	}
	return []Fact{launch, command, point}
}

// PointDefense is how many of its ships have Point-Defense at full strength, and the best rating among them (R13.11, R14.22).
func (f *Fleet) PointDefense() (ships, most int) {
	for _, line := range f.Lines {
		if rating, has := line.Card.Face(false).PointDefense(); has {
			ships += line.Count
			most = max(most, rating)
		}
	}
	return ships, most
}

// What a fleet is refused for.
var (
	whyOtherSide    = game.Why{Rule: "R4.1", Text: "why.fleet.side"}
	whyOverPoints   = game.Why{Rule: "R4.3", Text: "why.fleet.points"}
	whyTwoUnique    = game.Why{Rule: "R4.5", Text: "why.fleet.unique"}
	whyNoNonfighter = game.Why{Rule: "R4.8", Text: "why.fleet.no_nonfighter"}
	whyTooManyShips = game.Why{Rule: "R4.4", Text: "why.fleet.too_many"}
	whyUnreadable   = game.Why{Rule: "R4.6", Text: "why.fleet.unreadable"}
	whyOtherFleet   = game.Why{Rule: "R18", Text: "why.fleet.fixed"}
	whyPartnerRoom  = game.Why{Rule: "R6.4", Text: "why.fleet.partner_room"}
	whyPartner      = game.Why{Rule: "R18.3", Text: "why.fleet.partner"}
)

// mostNonfighters is how many ships of classes 1 to 3 a fleet may have: as many as surely find room in its rows; of fighters as many as
// a pool counts.
const mostNonfighters, mostFighters = 30, 250

// WhyNot says what is wrong with a fleet of a side for a battle of so many points.
func (f *Fleet) WhyNot(side Side, limit int) (whys []game.Why) {
	for _, line := range f.Lines {
		if line.Card.Own() {
			ship, _ := line.Card.Unpack()
			whys = append(whys, ship.checkMade()...)
		}
	}
	two, other := false, false
	for i, line := range f.Lines {
		other = other || line.Card.Faction() != side
		if group := line.Card.Group(); group != "" {
			two = two || line.Count > 1 || slices.ContainsFunc(f.Lines[:i], func(before FleetLine) bool { return before.Card.Group() == group })
		}
	}
	nonfighters, fighters := f.Ships()
	for _, wrong := range []struct {
		is  bool
		why game.Why
	}{
		{other, whyOtherSide}, {f.Points() > limit, whyOverPoints}, {two, whyTwoUnique}, {nonfighters == 0, whyNoNonfighter},
		{nonfighters > mostNonfighters || f.Columns() > MostSide || fighters > mostFighters || len(f.Lines) > MostKinds, whyTooManyShips},
	} {
		if wrong.is {
			whys = append(whys, wrong.why)
		}
	}
	return whys
}

// WhyNotAdd says why one more ship of a kind does not fit, or nil.
func (f *Fleet) WhyNotAdd(c Card, side Side, limit int) *game.Why {
	more := Fleet{Lines: slices.Clone(f.Lines)}
	more.Add(c)
	for _, why := range more.WhyNot(side, limit) {
		if why != whyNoNonfighter {
			return &why
		}
	}
	return nil
}

// mostName is how long a fleet's name may be, bytes.
const mostName = 64

// Bytes returns a fleet as it is handed in before a match: for each line how many, and the card; then 0 and the name, if it has one.
func (f *Fleet) Bytes() []byte {
	var b []byte
	for _, line := range f.Lines {
		b = append(b, uint8(line.Count))
		b = append(b, line.Card...)
	}
	if f.Name != "" {
		name := make([]byte, cardSize+1)
		copy(name[1:], f.Name)
		b = append(b, name...)
	}
	return b
}

var errNoFleet = errors.New("this is no fleet")

// ReadFleet reads what Bytes wrote. Cards that could not be printed are refused.
func ReadFleet(b []byte) (f Fleet, err error) {
	if len(b)%(cardSize+1) != 0 || len(b) > (MostKinds+1)*(cardSize+1) {
		return f, errNoFleet
	}
	for ; len(b) > 0; b = b[cardSize+1:] {
		line := FleetLine{Card(b[1 : cardSize+1]), int(b[0])}
		if f.Name = strings.TrimRight(string(line.Card), "\x00"); line.Count == 0 && len(b) == cardSize+1 && nameable(f.Name) {
			break
		}
		f.Name = ""
		if line.Count == 0 || f.Count(line.Card) > 0 {
			return f, errNoFleet
		}
		if shippedCards()[line.Card] {
			f.Lines = append(f.Lines, line)
			continue
		}
		if ship, err := line.Card.Unpack(); err != nil || !ship.playable() || ship.Pack() != line.Card {
			return f, errNoFleet
		}
		f.Lines = append(f.Lines, line)
	}
	return f, nil
}

// shippedCards are those of the roster that comes with the program, which need no check.
var shippedCards = sync.OnceValue(func() map[Card]bool {
	cards := map[Card]bool{}
	for _, c := range Shipped().Cards() {
		cards[c] = true
	}
	return cards
})

// nameable reports whether a fleet can be called so.
func nameable(name string) bool {
	return name != "" && len(name) <= mostName && Printable(name)
}

// Called is the fleet with a name, which is cut where it is too long; with one that cannot be shown it has none.
func (f Fleet) Called(name string) Fleet {
	for len(name) > mostName {
		_, last := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-last]
	}
	if f.Name = ""; nameable(name) {
		f.Name = name
	}
	return f
}

// Shared is the Unique group of which both fleets have a ship, or nothing.
func (f *Fleet) Shared(other *Fleet) string {
	for _, a := range f.Lines {
		group := a.Card.Group()
		if group != "" && slices.ContainsFunc(other.Lines, func(b FleetLine) bool { return b.Card.Group() == group }) {
			return group
		}
	}
	return ""
}

// SharedWith is the Unique group of which one of partners has a ship too, or nothing.
func (f *Fleet) SharedWith(partners []*Fleet) string {
	for _, partner := range partners {
		if group := f.Shared(partner); group != "" {
			return group
		}
	}
	return ""
}

// Beside is what a partner's fleet leaves of a roster: not its Unique ships (R18.3), and the room that is left in the rows of both (R6.4).
func (r *Roster) Beside(partners ...*Fleet) *Roster {
	for _, partner := range partners {
		free := &Roster{Columns: min(r.columns(), MostSide-partner.Columns())}
		for i := range r.Ships {
			if alone := (Fleet{Lines: []FleetLine{{r.Ships[i].Pack(), 1}}}); alone.Shared(partner) == "" {
				free.Ships = append(free.Ships, r.Ships[i])
			}
		}
		r = free
	}
	return r
}

//go:embed fleets.json
var fleetsFile []byte

// A ReadyFleet is one that comes with the program.
type ReadyFleet struct {
	ID      string `json:"id"`
	Faction string `json:"faction"`
	Limit   int    `json:"limit"`
	First   bool   `json:"first_game"`
	Ships   []struct {
		Ship  string `json:"ship"`
		Count int    `json:"count"`
	} `json:"ships"`
}

// ReadyFleets are those that come with the program: eight of 300 points, four small ones, two of a scenario.
var ReadyFleets = sync.OnceValue(func() []ReadyFleet {
	var file struct {
		Fleets []ReadyFleet `json:"fleets"`
	}
	if err := json.Unmarshal(fleetsFile, &file); err != nil {
		panic(err)
	}
	return file.Fleets
})

// Of builds it from a roster; ships that the roster does not have are left out.
func (r *ReadyFleet) Of(roster *Roster) (f Fleet) {
	for _, line := range r.Ships {
		if ship := roster.Find(line.Ship); ship != nil {
			f.Lines = append(f.Lines, FleetLine{ship.Pack(), line.Count})
		}
	}
	return f
}

// Side is the one that it fights for.
func (r *ReadyFleet) Side() Side {
	if r.Faction == "dark" {
		return Dark
	}
	return Light
}

// ReadyFleetNamed builds a ready fleet.
func ReadyFleetNamed(roster *Roster, id string) (f Fleet, ok bool) {
	for _, ready := range ReadyFleets() {
		if ready.ID == id {
			return ready.Of(roster), true
		}
	}
	return f, false
}

// ReadyFor are the ready fleets of a side for a battle of so many points: the largest that it may have, and those nearly as large.
func ReadyFor(side Side, points int) (fits []ReadyFleet) {
	most := 0
	for _, ready := range ReadyFleets() {
		if ready.Side() == side && ready.Limit <= points && !ready.Scenario() {
			fits, most = append(fits, ready), max(most, ready.Limit)
		}
	}
	return slices.DeleteFunc(fits, func(ready ReadyFleet) bool { return 4*ready.Limit < 3*most })
}

// Scenario reports whether a fleet belongs to a scenario.
func (r *ReadyFleet) Scenario() bool { return r.ID == coruscantLight || r.ID == coruscantDk }

// ReadyID is the ID of the ready fleet that has the same ships, or nothing.
func (f *Fleet) ReadyID() string {
	for _, ready := range ReadyFleets() {
		if of := ready.Of(Shipped()); f.same(&of) {
			return ready.ID
		}
	}
	return ""
}

// same reports whether two fleets have the same ships with the same figures.
func (f *Fleet) same(other *Fleet) bool {
	return len(f.Lines) == len(other.Lines) && !slices.ContainsFunc(f.Lines, func(line FleetLine) bool { return other.Count(line.Card) != line.Count })
}

// RandomFleet fills a fleet by lot until nothing more fits; one that launches comes before fighters, so that they are of use.
func RandomFleet(roster *Roster, side Side, limit int, r *rand.Rand) (f Fleet) {
	f.FillByLot(roster, side, limit, r)
	return f
}

// columns is how many columns a fleet of a roster may take.
func (r *Roster) columns() int {
	if r.Columns == 0 {
		return MostSide
	}
	return r.Columns
}

// For is a roster for one of so many players: each of two partners leaves room for the other.
func (r *Roster) For(players int) *Roster {
	if players == 2 {
		return r
	}
	return &Roster{Ships: r.Ships, Columns: MostSide / 2}
}

// RoomBeside reports whether a fleet finds room beside those of partners (R6.4).
func (f *Fleet) RoomBeside(partners []*Fleet) bool {
	return !slices.ContainsFunc(partners, func(other *Fleet) bool { return f.Columns()+other.Columns() > MostSide })
}

// Adds reports whether one more ship of a kind may come into a fleet, see [Fleet.WhyNotAdd] and [Roster.Beside].
func (r *Roster) Adds(f *Fleet, c Card, side Side, limit int) bool {
	if c.Cost() > limit-f.Points() || f.Count(c) > 0 && c.Group() != "" { // most fail by that
		return false
	}
	if f.WhyNotAdd(c, side, limit) != nil {
		return false
	}
	if c.Fighter() || r.Columns == 0 {
		return true
	}
	more := Fleet{Lines: append(slices.Clone(f.Lines), FleetLine{c, 1})}
	return more.Columns() <= r.Columns
}

// FillByLot adds ships in that way to what is in a fleet.
func (f *Fleet) FillByLot(roster *Roster, side Side, limit int, r *rand.Rand) {
	cards := roster.Of(side)
	fits := make([]Card, 0, len(cards))
	for left := limit - f.Points(); ; {
		fits = fits[:0]
		launches := f.Launches() > 0
		for _, card := range cards {
			if card.Cost() <= left && (launches || !card.Fighter()) && roster.Adds(f, card, side, limit) {
				fits = append(fits, card)
			}
		}
		if len(fits) == 0 {
			return
		}
		card := fits[r.IntN(len(fits))]
		left -= card.Cost()
		f.Add(card)
	}
}

// Of are the cards of a side's ships.
func (r *Roster) Of(side Side) (cards []Card) {
	for i := range r.Ships {
		if ship := &r.Ships[i]; ship.Faction == side.String() {
			cards = append(cards, ship.Pack())
		}
	}
	return cards
}

// Cards are those of all its ships.
func (r *Roster) Cards() (cards []Card) {
	for i := range r.Ships {
		cards = append(cards, r.Ships[i].Pack())
	}
	return cards
}
