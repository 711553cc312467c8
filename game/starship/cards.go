package starship

import (
	"strconv"
	"strings"
)

// Cards are the figures of every kind of ship in a match, packed into bytes one card after the other. A table holds them as
// one value, so that a match plays on with the cards it began with, whatever becomes of the roster.
type Cards string

// The bytes of a card: who it is, what it costs, its full-strength side, its Reduced side.
const (
	idAt, idSize     = 0, 32
	nameAt, nameSize = 32, 48 // of an owner's card; the roster's ships are named in the players' languages
	groupAt          = 80
	groupSize        = 32
	classAt          = 112
	costAt           = 113
	factionAt        = 114
	originAt         = 115
	fullAt           = 116
	reducedAt        = fullAt + sideSize
	cardSize         = reducedAt + sideSize
)

// The bytes of one side of a card.
const (
	hullAt      = 0 // 0: there is no such side
	defenseAt   = 1 // nose, side, stern
	pointAt     = 4 // Point-Defense + 1, or 0 for none
	ratingAt    = 5 // classes that may be commanded, a bit for each
	countersAt  = 6
	armsAt      = 7  // how many weapon systems
	weaponsAt   = 8  // four bytes each
	mostWeapons = 6  // of one side
	abilitiesAt = 32 // a bit for each
	valuesAt    = 36 // of the abilities that have a number
	sideSize    = valuesAt + numValues
)

// A Card is the figures of one kind of ship.
type Card string

// Len is how many kinds of ships there are.
func (c Cards) Len() int { return len(c) / cardSize }

// Card returns one of them.
func (c Cards) Card(i uint8) Card {
	at := int(i) * cardSize
	return Card(c[at : at+cardSize])
}

// ID is what files and words call the ship.
func (c Card) ID() string { return padded(string(c[idAt : idAt+idSize])) }

// String is the same: the figures can be read by nobody.
func (c Card) String() string { return c.ID() }

// Name is how its owner calls a ship that is not of the roster.
func (c Card) Name() string { return padded(string(c[nameAt : nameAt+nameSize])) }

// Group is what a fleet has one of at most; "" for no such group. A Unique ship of no group is one by itself (R4.5).
func (c Card) Group() string {
	if c[groupAt] == 0 && c.Face(false).Has(Unique) {
		return c.ID()
	}
	return c.group()
}

// group is the one that stands on the card.
func (c Card) group() string { return padded(string(c[groupAt : groupAt+groupSize])) }

func padded(s string) string { return strings.TrimRight(s, "\x00") }

// Class is 1 to 4 (R3.1).
func (c Card) Class() uint8 { return c[classAt] }

// Fighter reports whether it is of class 4 (R3.3).
func (c Card) Fighter() bool { return c[classAt] == 4 }

// Capital reports whether it is of class 1 or 2 (R3.3).
func (c Card) Capital() bool { return c[classAt] <= 2 }

// Size is how many squares it is wide and long (R3.2).
func (c Card) Size() int {
	if c.Capital() {
		return 2
	}
	return 1
}

// Cost is in points.
func (c Card) Cost() int { return int(c[costAt]) }

// Faction is the side that may have it (R4.1).
func (c Card) Faction() Side { return Side(c[factionAt]) }

// Own reports whether an owner of the game has made or changed the card.
func (c Card) Own() bool { return c[originAt] != 0 }

// Face returns the full-strength or the Reduced side.
func (c Card) Face(reduced bool) Figures {
	if reduced {
		return Figures(c[reducedAt : reducedAt+sideSize])
	}
	return Figures(c[fullAt : fullAt+sideSize])
}

// HasReduced reports whether the card has a second side (R2.3).
func (c Card) HasReduced() bool { return c[reducedAt+hullAt] != 0 }

// Sides are both sides, the full-strength one first, or the only one.
func (c Card) Sides() []Figures {
	if c.HasReduced() {
		return []Figures{c.Face(false), c.Face(true)}
	}
	return []Figures{c.Face(false)}
}

// Figures are one side of a card.
type Figures string

// Hull is how many counters it bears (R2.3).
func (f Figures) Hull() int { return int(f[hullAt]) }

// Defense is that of a face (R2.4).
func (f Figures) Defense(face Face) int {
	switch face {
	case Nose, NoFace:
		return int(f[defenseAt])
	case Stern:
		return int(f[defenseAt+2])
	}
	return int(f[defenseAt+1])
}

// PointDefense is the rating with Seismic Mines in it (R14.22); false without one.
func (f Figures) PointDefense() (rating int, has bool) {
	printed := int(f[pointAt])
	switch {
	case f.Has(SeismicMines):
		return max(0, printed-1) + seismicMines, true
	case printed > 0:
		return printed - 1, true
	}
	return 0, false
}

// Commands reports whether its counters may be used for options of a class (R15.1).
func (f Figures) Commands(class uint8) bool { return f[ratingAt]>>class&1 != 0 }

// Rating are the classes for whose options its counters may be used (R15.1).
func (f Figures) Rating() Classes { return Classes(f[ratingAt]) }

// A Classes is a set of classes, a bit for each.
type Classes uint8

// String lists them by their numbers.
func (set Classes) String() string {
	var all []string
	for class := range 8 {
		if set>>class&1 != 0 {
			all = append(all, strconv.Itoa(class))
		}
	}
	return strings.Join(all, ", ")
}

// Counters is how many command counters it shows (R15.1).
func (f Figures) Counters() int { return int(f[countersAt]) }

// Arms is how many weapon systems it has.
func (f Figures) Arms() int { return int(f[armsAt]) }

// A WeaponSystem is one of a ship's weapons (R2.5).
type WeaponSystem struct {
	Weapon Weapon
	Attack int
	Damage int
	Arc    Arc
}

// Carries reports whether a weapon system of a kind is printed on it.
func (f Figures) Carries(w Weapon) bool {
	for i := range f.Arms() {
		if f.Arm(i).Weapon == w {
			return true
		}
	}
	return false
}

// Arm returns a weapon system.
func (f Figures) Arm(i int) WeaponSystem {
	w := f[weaponsAt+4*i : weaponsAt+4*i+4]
	return WeaponSystem{Weapon(w[0]), int(w[1]), int(w[2]), Arc(w[3])}
}

// Like returns its weapon system of the kind and the arc of another side's; false where it lacks that.
func (f Figures) Like(other WeaponSystem) (like WeaponSystem, has bool) {
	for i := range f.Arms() {
		if arm := f.Arm(i); arm.Weapon == other.Weapon && arm.Arc == other.Arc {
			return arm, true
		}
	}
	return like, false
}

// Has reports whether the ability is printed on it.
func (f Figures) Has(a Ability) bool { return f[abilitiesAt+int(a)/8]>>(a%8)&1 != 0 }

// abilities are those printed on it, a bit for each.
func (f Figures) abilities() uint32 {
	b := f[abilitiesAt : abilitiesAt+4]
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

// Value is the number printed with an ability, 0 without it.
func (f Figures) Value(a Ability) int {
	if at := abilities[a].value; at > 0 {
		return int(f[valuesAt+int(at)-1])
	}
	return 0
}
