package rebellion

// R2: the figures of both sides and what their sheets print.

// A Unit is a type of figure. Those of the Empire come first.
type Unit uint8

const (
	TIEFighter Unit = iota
	AssaultCarrier
	StarDestroyer
	SuperStarDestroyer
	DeathStar
	DeathStarUnderConstruction
	Stormtrooper
	ATST
	ATAT
	XWing
	YWing
	RebelTransport
	CorellianCorvette
	MonCalamariCruiser
	RebelTrooper
	Airspeeder
	ShieldGenerator
	IonCannon

	numUnits       = 18
	firstUnit      = XWing // of the Rebels
	NoUnit    Unit = 255
)

// A Theater is where a unit fights.
type Theater uint8

const (
	Space Theater = iota
	Ground
)

func (t Theater) String() string { return [...]string{"space", "ground"}[t] }

// A Color is that of a die or of a unit's health.
type Color uint8

const (
	Red Color = iota
	Black
)

func (c Color) String() string { return [...]string{"red", "black"}[c] }

// UnitFigures is what a side's sheet prints for a unit.
type UnitFigures struct {
	ID          string
	Side        Side
	Theater     Theater
	Attack      [2]uint8 // dice by Color
	Health      uint8    // 0: none, it cannot be damaged (R13.1)
	HealthColor Color
	Capacity    uint8 // units needing transport that it carries (R8.3.5)
	Restricted  bool  // needs transport
	Immobile    bool  // never moves (R8.3.4)
	Icon        Icon  // what builds it; none: only cards do
	Box         uint8 // figures in the box (R2.1)
}

var unitFigures = [numUnits]UnitFigures{
	TIEFighter:                 {ID: "tie_fighter", Side: Empire, Attack: [2]uint8{0, 1}, Health: 1, HealthColor: Black, Restricted: true, Icon: SpaceTriangle, Box: 24},
	AssaultCarrier:             {ID: "assault_carrier", Side: Empire, Attack: [2]uint8{1, 1}, Health: 2, Capacity: 4, Icon: SpaceCircle, Box: 8},
	StarDestroyer:              {ID: "star_destroyer", Side: Empire, Attack: [2]uint8{2, 1}, Health: 4, Capacity: 6, Icon: SpaceSquare, Box: 8},
	SuperStarDestroyer:         {ID: "super_star_destroyer", Side: Empire, Attack: [2]uint8{3, 2}, Health: 6, Capacity: 8, Box: 2},
	DeathStar:                  {ID: "death_star", Side: Empire, Attack: [2]uint8{4, 0}, Capacity: 8, Box: 2},
	DeathStarUnderConstruction: {ID: "death_star_under_construction", Side: Empire, Health: 4, HealthColor: Black, Immobile: true, Box: 1},
	Stormtrooper:               {ID: "stormtrooper", Side: Empire, Theater: Ground, Attack: [2]uint8{0, 1}, Health: 1, HealthColor: Black, Restricted: true, Icon: GroundTriangle, Box: 30},
	ATST:                       {ID: "at_st", Side: Empire, Theater: Ground, Attack: [2]uint8{1, 1}, Health: 2, Restricted: true, Icon: GroundCircle, Box: 10},
	ATAT:                       {ID: "at_at", Side: Empire, Theater: Ground, Attack: [2]uint8{2, 1}, Health: 3, Restricted: true, Icon: GroundSquare, Box: 4},
	XWing:                      {ID: "x_wing", Side: Rebels, Attack: [2]uint8{0, 1}, Health: 1, HealthColor: Black, Icon: SpaceTriangle, Box: 8},
	YWing:                      {ID: "y_wing", Side: Rebels, Attack: [2]uint8{1, 0}, Health: 1, HealthColor: Black, Icon: SpaceTriangle, Box: 12},
	RebelTransport:             {ID: "rebel_transport", Side: Rebels, Health: 2, Capacity: 4, Icon: SpaceTriangle, Box: 4},
	CorellianCorvette:          {ID: "corellian_corvette", Side: Rebels, Attack: [2]uint8{1, 1}, Health: 2, Capacity: 2, Icon: SpaceCircle, Box: 4},
	MonCalamariCruiser:         {ID: "mon_calamari_cruiser", Side: Rebels, Attack: [2]uint8{2, 1}, Health: 4, Capacity: 4, Icon: SpaceSquare, Box: 3},
	RebelTrooper:               {ID: "rebel_trooper", Side: Rebels, Theater: Ground, Attack: [2]uint8{0, 1}, Health: 1, HealthColor: Black, Restricted: true, Icon: GroundTriangle, Box: 21},
	Airspeeder:                 {ID: "airspeeder", Side: Rebels, Theater: Ground, Attack: [2]uint8{1, 1}, Health: 2, Restricted: true, Icon: GroundCircle, Box: 6},
	ShieldGenerator:            {ID: "shield_generator", Side: Rebels, Theater: Ground, Health: 3, Immobile: true, Icon: GroundSquare, Box: 3},
	IonCannon:                  {ID: "ion_cannon", Side: Rebels, Theater: Ground, Health: 3, Immobile: true, Icon: GroundSquare, Box: 3},
}

// Figures returns what a side's sheet prints for a unit.
func (u Unit) Figures() *UnitFigures { return &unitFigures[u] }

func (u Unit) String() string {
	if u < numUnits {
		return unitFigures[u].ID
	}
	return "no_unit"
}

// Side returns the unit's side.
func (u Unit) Side() Side {
	if u < firstUnit {
		return Empire
	}
	return Rebels
}

func (u Unit) ship() bool { return unitFigures[u].Theater == Space }

func (u Unit) ground() bool { return unitFigures[u].Theater == Ground }

func (u Unit) structure() bool { return u == ShieldGenerator || u == IonCannon }

// A Class is what units of several types are called together (R2.7).
type Class uint8

const (
	NoClass Class = iota // a ground unit that moves
	FighterShip
	CapitalShip
	Structure
	SpaceStation // the Death Star, finished or not
)

func (c Class) String() string {
	return [...]string{"", "fighter", "capital_ship", "structure", "space_station"}[c]
}

// Class returns what a unit is called with others.
func (u Unit) Class() Class {
	switch {
	case u == DeathStar, u == DeathStarUnderConstruction:
		return SpaceStation
	case u.structure():
		return Structure
	case u.ground():
		return NoClass
	case unitFigures[u].HealthColor == Red:
		return CapitalShip
	}
	return FighterShip
}

// unitsOf returns the first unit of a side and the one after its last.
func unitsOf(side Side) (from, to Unit) {
	if side == Empire {
		return 0, firstUnit
	}
	return firstUnit, numUnits
}
