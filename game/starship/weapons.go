package starship

import "holoboard/game"

// A Weapon is a kind of weapon system (R13).
type Weapon uint8

const (
	Turbolasers Weapon = iota
	LaserCannon
	BlasterCannon
	ConcussionMissiles
	IonCannon
	Barrage
	ProtonBarrage
	FrontalBattery
	ProtonTorpedoes
	EnergyTorpedoes

	NumWeapons = iota
)

// PointDefense stands in the place of a weapon system's number (R13.11); its rating is no weapon system.
const PointDefense = 7

// weapons names each kind, its rule, its usual arc and what it can do.
var weapons = [NumWeapons]struct {
	id, name, rule string
	arc            Arc
	bound          string // the rule that has it fire nowhere else
	bigOnly        bool   // never at class 4
	atBig          int    // added to Attack against classes 1 to 3
	atFull         int    // added to Damage against ships at full strength
}{
	Turbolasers:        {id: "turbolasers", name: "Turbolasers", rule: "R13.1"},
	LaserCannon:        {id: "laser_cannon", name: "Laser Cannon", rule: "R13.2"},
	BlasterCannon:      {id: "blaster_cannon", name: "Blaster Cannon", rule: "R13.3"},
	ConcussionMissiles: {id: "concussion_missiles", name: "Concussion Missiles", rule: "R13.4", atBig: 2},
	IonCannon:          {id: "ion_cannon", name: "Ion Cannon", rule: "R13.5", atFull: 1},
	Barrage:            {id: "barrage", name: "Barrage", rule: "R13.6", arc: Broadside, bound: "R10.17"},
	ProtonBarrage:      {id: "proton_barrage", name: "Proton Barrage", rule: "R13.7", arc: Broadside, bound: "R10.17", bigOnly: true},
	FrontalBattery:     {id: "frontal_battery", name: "Frontal Battery", rule: "R13.8", arc: Front, bound: "R10.18"},
	ProtonTorpedoes:    {id: "proton_torpedoes", name: "Proton Torpedoes", rule: "R13.9", bigOnly: true},
	EnergyTorpedoes:    {id: "energy_torpedoes", name: "Energy Torpedoes", rule: "R13.10", bigOnly: true},
}

// Arc is where it fires by its own rule; AllRound where its card says (R10.17 to R10.19).
func (w Weapon) Arc() Arc { return weapons[w].arc }

// WhyBound says why its arc is not chosen, or nil.
func (w Weapon) WhyBound() *game.Why {
	return whyNotIf(weapons[w].arc != AllRound, &game.Why{Rule: weapons[w].bound, Text: "why.card.bound"})
}

// String returns the name of a weapon in words and transcripts.
func (w Weapon) String() string { return weapons[w].id }

// Rule returns the number of its rule.
func (w Weapon) Rule() string { return weapons[w].rule }

// WeaponNamed returns the weapon that files of cards call so.
func WeaponNamed(name string) (Weapon, bool) {
	for w := range Weapon(NumWeapons) {
		if weapons[w].name == name || weapons[w].id == name {
			return w, true
		}
	}
	return 0, false
}

// An Arc says into which lanes a weapon fires (R10.16 to R10.19).
type Arc uint8

const (
	AllRound  Arc = iota
	Broadside     // port and starboard, one target each
	Front
	Spine // front or rear

	NumArcs = iota
)

var arcIDs = [NumArcs]string{"any", "broadside", "front", "spine"}

// String returns the name of an arc in files.
func (a Arc) String() string { return arcIDs[a] }

// ArcNamed returns the arc of a name.
func ArcNamed(name string) (Arc, bool) {
	for a := range Arc(NumArcs) {
		if arcIDs[a] == name {
			return a, true
		}
	}
	return 0, false
}
