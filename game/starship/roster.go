package starship

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"holoboard/game"
)

// The roster is the ships that fleets are built from. Its file may be edited or replaced by owners of the printed cards;
// the program says of every figure whether it is printed, from the rule book, or its own.

// A Roster is a list of ships in the order of lists.
type Roster struct {
	Ships   []RosterShip `json:"ships"`
	Columns int          `json:"-"` // that a fleet of these may take in its rows, 0 for all, see [Roster.Beside]
}

// A RosterShip is a card as files have it.
type RosterShip struct {
	ID      string            `json:"id"`
	Name    string            `json:"name"`
	Faction string            `json:"faction"` // "light" or "dark"
	Class   int               `json:"class"`
	Cost    int               `json:"cost"`
	Group   string            `json:"unique_group,omitempty"`
	Era     string            `json:"era,omitempty"`
	Drawing string            `json:"drawing,omitempty"`
	Own     bool              `json:"own,omitempty"`    // made or changed by an owner of the game
	Figure  map[string]string `json:"figure,omitempty"` // by path: "printed", "golden" (the rule book's) or "own"; "*" is the rest
	Full    *RosterSide       `json:"full"`
	Reduced *RosterSide       `json:"reduced,omitempty"`
}

// A RosterSide is one side of a card.
type RosterSide struct {
	Hull      int             `json:"hull"`
	Defense   RosterDefense   `json:"defense"`
	Point     *int            `json:"pd,omitempty"`
	Weapons   []RosterWeapon  `json:"weapons"`
	Abilities []RosterAbility `json:"abilities,omitempty"`
	Command   *RosterCommand  `json:"command,omitempty"`
}

// A RosterDefense is by face; a class 4 ship has one for all.
type RosterDefense struct {
	Front int `json:"front,omitempty"`
	Side  int `json:"side,omitempty"`
	Rear  int `json:"rear,omitempty"`
	All   int `json:"all,omitempty"`
}

// A RosterWeapon is a weapon system.
type RosterWeapon struct {
	Name   string `json:"name"`
	Attack int    `json:"attack"`
	Damage int    `json:"damage"`
	Arc    string `json:"arc"`
}

// Arm makes it a weapon of another kind, with the arc that this has by its own rule (R10.17, R10.18).
func (w *RosterWeapon) Arm(kind Weapon) {
	if w.Name = kind.String(); kind.WhyBound() != nil {
		w.Arc = kind.Arc().String()
	}
}

// A RosterAbility is an ability, with its number or the name of its weapon.
type RosterAbility struct {
	Key    string `json:"key"`
	Value  int    `json:"value,omitempty"`
	Weapon string `json:"weapon,omitempty"`
}

// A RosterCommand is a Command rating.
type RosterCommand struct {
	Classes  []int `json:"classes"`
	Counters int   `json:"counters"`
}

//go:embed roster.json
var rosterFile []byte

// Shipped returns the roster that comes with the program.
var Shipped = sync.OnceValue(func() *Roster {
	r, err := ReadRoster(rosterFile)
	if err != nil {
		panic(err)
	}
	return r
})

// largestRoster is how long a roster's file may be, bytes.
const largestRoster = 1 << 20

// ReadRoster reads a roster's file; its error says in one sentence what is wrong with it.
func ReadRoster(text []byte) (*Roster, error) {
	if len(text) > largestRoster {
		return nil, fmt.Errorf("a roster has at most %d bytes", largestRoster)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	r := &Roster{}
	if err := d.Decode(r); err != nil {
		return nil, fmt.Errorf("this is no roster: %.200s", err) // it may quote what is longer than a sentence
	}
	for i := range r.Ships {
		ship := &r.Ships[i]
		if whys := ship.Check(); len(whys) > 0 {
			return nil, &Unsound{i + 1, ship.ID, whys[0]}
		}
		if slices.ContainsFunc(r.Ships[:i], func(other RosterShip) bool { return other.ID == ship.ID }) {
			return nil, fmt.Errorf("ship %d: there are two called %q", i+1, ship.ID)
		}
	}
	return r, nil
}

// Unsound says which ship of a roster could not be printed.
type Unsound struct {
	Number int // from 1
	ID     string
	Why    game.Why
}

func (u *Unsound) Error() string {
	return fmt.Sprintf("ship %d, %q: %s %s", u.Number, u.ID, u.Why.Rule, u.Why.Text)
}

// Find returns the ship of an id, or nil.
func (r *Roster) Find(id string) *RosterShip {
	for i := range r.Ships {
		if r.Ships[i].ID == id {
			return &r.Ships[i]
		}
	}
	return nil
}

// Origin says where a figure is from: "printed", "golden" or "own". Its path is its place in the file, such as
// full.defense.front; what is said of a whole holds for its parts.
func (r *RosterShip) Origin(path string) string {
	for {
		if origin, ok := r.Figure[path]; ok {
			return origin
		}
		end := strings.LastIndexByte(path, '.')
		if end < 0 {
			return r.Figure["*"]
		}
		path = path[:end]
	}
}

// The bounds of a card's figures; the printed ones lie well within them.
const (
	mostCost    = 250
	mostHull    = 30
	mostDefense = 40
	mostAttack  = 40
	mostDamage  = 20
	mostValue   = 40
)

// Check says what is wrong with a card (R2.1 to R2.4).
func (r *RosterShip) Check() (whys []game.Why) {
	wrong := func(bad bool, rule string, text game.Key) {
		if bad {
			whys = append(whys, game.Why{Rule: rule, Text: text})
		}
	}
	wrong(!idForm.MatchString(r.ID) || len(r.ID) > idSize, "R2.1", "why.card.id")
	wrong(len(r.Name) > nameSize || !Printable(r.Name), "R2.1", "why.card.name")
	wrong(len(r.Group) > groupSize || !Printable(r.Group), "R4.5", "why.card.group")
	wrong(r.Faction != "light" && r.Faction != "dark", "R4.1", "why.card.faction")
	wrong(r.Class < 1 || r.Class > 4, "R3.1", "why.card.class")
	wrong(r.Cost < 1 || r.Cost > mostCost, "R2.1", "why.card.cost")
	wrong(r.Full == nil, "R2.2", "why.card.no_side")
	if len(whys) > 0 {
		return whys
	}
	for _, side := range []*RosterSide{r.Full, r.Reduced} {
		if side != nil {
			whys = append(whys, side.check(r.Class)...)
		}
	}
	return append(whys, r.checkMade()...)
}

// checkMade says what else is wrong with a card that is made now. Cards of older battles may have it: they play on.
func (r *RosterShip) checkMade() (whys []game.Why) {
	for _, side := range []*RosterSide{r.Full, r.Reduced} {
		if side == nil {
			continue
		}
		for _, w := range side.Weapons {
			weapon, known := WeaponNamed(w.Name)
			if arc := weapons[weapon].arc; known && arc != AllRound && w.Arc != arc.String() {
				whys = append(whys, game.Why{Rule: weapons[weapon].bound, Text: "why.card.bound"})
			}
		}
		if r.Class == 4 && droidName.MatchString(r.Name) && !slices.ContainsFunc(side.Abilities, func(a RosterAbility) bool { return a.Key == Droid.String() }) {
			whys = append(whys, game.Why{Rule: Droid.Rule(), Text: "why.card.droid"})
		}
	}
	return whys
}

// droidName is a name with the word "Droid" in it, in a language of the program: such a fighter is a droid fighter (R14.8).
var droidName = regexp.MustCompile(`(?i)(^|[^\pL])(droid|дроид|дроїд)`)

// playable reports whether a card of a battle can be played with, also one that could not be made now.
func (r *RosterShip) playable() bool { return len(r.Check()) == len(r.checkMade()) }

// idForm is what ids are made of; a story could not name others.
var idForm = regexp.MustCompile(`^[a-z0-9_]+$`)

// Printable reports whether a name can stand in one line of text.
func Printable(name string) bool {
	return utf8.ValidString(name) && strings.IndexFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
}

// check says what is wrong with one side of a card of a class.
func (side *RosterSide) check(class int) (whys []game.Why) {
	wrong := func(bad bool, rule string, text game.Key) {
		if bad {
			whys = append(whys, game.Why{Rule: rule, Text: text})
		}
	}
	out := func(n, least, most int) bool { return n < least || n > most }
	d := side.Defense
	wrong(out(side.Hull, 1, mostHull), "R2.3", "why.card.hull")
	if class == 4 {
		wrong(out(d.All, 1, mostDefense) || d.Front|d.Side|d.Rear != 0, "R2.4", "why.card.defense_fighter")
	} else {
		wrong(out(d.Front, 1, mostDefense) || out(d.Side, 1, mostDefense) || out(d.Rear, 1, mostDefense) || d.All != 0, "R2.4", "why.card.defense")
	}
	wrong(side.Point != nil && out(*side.Point, 0, mostAttack), "R10.21", "why.card.point_defense")
	wrong(out(len(side.Weapons), 1, mostWeapons), "R2.1", "why.card.weapons")
	for _, w := range side.Weapons {
		_, known := WeaponNamed(w.Name)
		wrong(!known, "R13", "why.card.weapon")
		_, known = ArcNamed(w.Arc)
		wrong(!known, "R10.19", "why.card.arc")
		wrong(out(w.Attack, 0, mostAttack), "R2.5", "why.card.attack")
		wrong(out(w.Damage, 0, mostDamage), "R2.5", "why.card.damage")
	}
	for _, a := range side.Abilities {
		whys = append(whys, a.check()...)
	}
	if c := side.Command; c != nil {
		wrong(out(len(c.Classes), 1, 4) || out(c.Counters, 1, 9), "R15.1", "why.card.command")
		for _, class := range c.Classes {
			wrong(out(class, 1, 4), "R15.1", "why.card.command")
		}
	}
	return whys
}

func (a RosterAbility) check() []game.Why {
	ability, known := AbilityNamed(a.Key)
	_, weapon := WeaponNamed(a.Weapon)
	switch {
	case !known || ability == Command:
		return []game.Why{{Rule: "R14", Text: "why.card.ability"}}
	case ability == LongRangeBomber && !weapon, ability != LongRangeBomber && a.Weapon != "":
		return []game.Why{{Rule: ability.Rule(), Text: "why.card.bomber"}}
	case ability.Numbered() && ability != LongRangeBomber && (a.Value < 1 || a.Value > mostValue), !ability.Numbered() && a.Value != 0:
		return []game.Why{{Rule: ability.Rule(), Text: "why.card.value"}}
	}
	return nil
}

// Pack returns the card as a match has it. It must be sound, see [RosterShip.Check].
func (r *RosterShip) Pack() Card {
	b := make([]byte, cardSize)
	copy(b[idAt:], r.ID)
	if r.Own {
		copy(b[nameAt:nameAt+nameSize], r.Name)
		b[originAt] = 1
	}
	copy(b[groupAt:], r.Group)
	b[classAt], b[costAt] = uint8(r.Class), uint8(r.Cost)
	if r.Faction == "dark" {
		b[factionAt] = uint8(Dark)
	}
	r.Full.pack(b[fullAt:reducedAt])
	if r.Reduced != nil {
		r.Reduced.pack(b[reducedAt:])
	}
	return Card(b)
}

func (side *RosterSide) pack(b []byte) {
	b[hullAt] = uint8(side.Hull)
	d := side.Defense
	for i, n := range [3]int{d.Front, d.Side, d.Rear} {
		b[defenseAt+i] = uint8(n + d.All)
	}
	if side.Point != nil {
		b[pointAt] = uint8(*side.Point + 1)
	}
	b[armsAt] = uint8(len(side.Weapons))
	for i, w := range side.Weapons {
		weapon, _ := WeaponNamed(w.Name)
		arc, _ := ArcNamed(w.Arc)
		copy(b[weaponsAt+4*i:], []byte{uint8(weapon), uint8(w.Attack), uint8(w.Damage), uint8(arc)})
	}
	for _, a := range side.Abilities {
		ability, _ := AbilityNamed(a.Key)
		b[abilitiesAt+ability/8] |= 1 << (ability % 8)
		if at := abilities[ability].value; at > 0 {
			b[valuesAt+at-1] = uint8(a.Value)
			if weapon, ok := WeaponNamed(a.Weapon); ok {
				b[valuesAt+at-1] = uint8(weapon) + 1
			}
		}
	}
	if c := side.Command; c != nil {
		b[abilitiesAt+Command/8] |= 1 << (Command % 8)
		b[countersAt] = uint8(c.Counters)
		for _, class := range c.Classes {
			b[ratingAt] |= 1 << class
		}
	}
}
