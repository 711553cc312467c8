package rebellion

// R3: the board. Figures: systems, their regions, icons and neighbours as printed.

// A System is one of the 32 systems, or the Rebel Base space, which is a box on
// the board and no system (R3.9).
type System uint8

const (
	Alderaan System = iota
	Bespin
	Bothawui
	CatoNeimoidia
	Corellia
	Coruscant
	Dagobah
	Dantooine
	Dathomir
	Endor
	Felucia
	Geonosis
	Hoth
	Ilum
	Kashyyyk
	Kessel
	Malastare
	Mandalore
	MonCalamari
	Mustafar
	Mygeeto
	Naboo
	NalHutta
	OrdMantell
	Rodia
	Ryloth
	Saleucami
	Sullust
	Tatooine
	Toydaria
	Utapau
	Yavin

	BaseSpace System = 32
	NoSystem  System = 255
)

const (
	numSystems = 32
	numPlaces  = 33 // with the Rebel Base space
	numRegions = 8
)

// Systems is a set of systems.
type Systems uint32

func (set Systems) has(s System) bool { return s < numSystems && set>>s&1 != 0 }

func (s System) set() Systems { return 1 << s }

// An Icon is a resource icon: what it builds is printed on the sides' sheets.
type Icon uint8

const (
	NoIcon Icon = iota
	SpaceTriangle
	SpaceCircle
	SpaceSquare
	GroundTriangle
	GroundCircle
	GroundSquare
)

// Theater returns where what an icon builds fights.
func (i Icon) Theater() Theater {
	if i >= GroundTriangle {
		return Ground
	}
	return Space
}

// SystemFigures is what the board prints for a system.
type SystemFigures struct {
	ID        string
	Region    uint8   // 1 to 8
	Icons     [2]Icon // left to right; none in a remote system (R3.2)
	Queue     uint8   // the number beside the icons: 1 to 3
	Neighbors []System
}

// Populous reports whether a system is printed with a loyalty space and icons, and not remote (R3.2).
func (f *SystemFigures) Populous() bool { return f.Queue != 0 }

// Figures of the systems, by System.
var systemFigures = [numSystems]SystemFigures{
	Alderaan:      {ID: "alderaan", Region: 8, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{CatoNeimoidia, Corellia, Coruscant, Kashyyyk, Mandalore, OrdMantell}},
	Bespin:        {ID: "bespin", Region: 5, Icons: [2]Icon{GroundCircle}, Queue: 1, Neighbors: []System{Endor, Hoth, Mustafar, Sullust}},
	Bothawui:      {ID: "bothawui", Region: 2, Icons: [2]Icon{GroundCircle}, Queue: 1, Neighbors: []System{Malastare, NalHutta, Rodia, Tatooine, Toydaria}},
	CatoNeimoidia: {ID: "cato_neimoidia", Region: 8, Icons: [2]Icon{SpaceTriangle, GroundCircle}, Queue: 2, Neighbors: []System{Alderaan, Corellia, Kashyyyk, Malastare, Sullust}},
	Corellia:      {ID: "corellia", Region: 8, Icons: [2]Icon{SpaceTriangle, SpaceSquare}, Queue: 3, Neighbors: []System{Alderaan, CatoNeimoidia, Coruscant, Sullust}},
	Coruscant:     {ID: "coruscant", Region: 8, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{Alderaan, Corellia, OrdMantell}},
	Dagobah:       {ID: "dagobah", Region: 4, Neighbors: []System{Mustafar, Naboo, Sullust, Utapau}},
	Dantooine:     {ID: "dantooine", Region: 6, Neighbors: []System{Dathomir, Mygeeto}},
	Dathomir:      {ID: "dathomir", Region: 7, Neighbors: []System{Dantooine, Mandalore, Mygeeto, Yavin}},
	Endor:         {ID: "endor", Region: 5, Neighbors: []System{Bespin, Hoth}},
	Felucia:       {ID: "felucia", Region: 1, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{Mandalore, MonCalamari, Saleucami, Yavin}},
	Geonosis:      {ID: "geonosis", Region: 3, Icons: [2]Icon{SpaceTriangle, GroundSquare}, Queue: 2, Neighbors: []System{Naboo, Rodia, Ryloth, Tatooine, Utapau}},
	Hoth:          {ID: "hoth", Region: 5, Neighbors: []System{Bespin, Endor, Mustafar}},
	Ilum:          {ID: "ilum", Region: 6, Neighbors: []System{Mygeeto, OrdMantell}},
	Kashyyyk:      {ID: "kashyyyk", Region: 7, Icons: [2]Icon{GroundTriangle, GroundTriangle}, Queue: 1, Neighbors: []System{Alderaan, CatoNeimoidia, Malastare, Mandalore, Saleucami, Toydaria}},
	Kessel:        {ID: "kessel", Region: 2, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{NalHutta, Saleucami, Toydaria}},
	Malastare:     {ID: "malastare", Region: 7, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{Bothawui, CatoNeimoidia, Kashyyyk, Naboo, Rodia, Sullust, Toydaria}},
	Mandalore:     {ID: "mandalore", Region: 7, Icons: [2]Icon{GroundTriangle, SpaceTriangle}, Queue: 1, Neighbors: []System{Alderaan, Dathomir, Felucia, Kashyyyk, Mygeeto, OrdMantell, Saleucami, Yavin}},
	MonCalamari:   {ID: "mon_calamari", Region: 1, Icons: [2]Icon{SpaceTriangle, SpaceSquare}, Queue: 3, Neighbors: []System{Felucia, Saleucami}},
	Mustafar:      {ID: "mustafar", Region: 5, Icons: [2]Icon{SpaceTriangle, SpaceCircle}, Queue: 2, Neighbors: []System{Bespin, Dagobah, Hoth, Sullust}},
	Mygeeto:       {ID: "mygeeto", Region: 6, Icons: [2]Icon{SpaceTriangle, GroundSquare}, Queue: 2, Neighbors: []System{Dantooine, Dathomir, Ilum, Mandalore, OrdMantell}},
	Naboo:         {ID: "naboo", Region: 4, Icons: [2]Icon{GroundTriangle, SpaceTriangle}, Queue: 1, Neighbors: []System{Dagobah, Geonosis, Malastare, Rodia, Sullust, Utapau}},
	NalHutta:      {ID: "nal_hutta", Region: 2, Icons: [2]Icon{GroundTriangle, SpaceTriangle}, Queue: 1, Neighbors: []System{Bothawui, Kessel, Toydaria}},
	OrdMantell:    {ID: "ord_mantell", Region: 6, Icons: [2]Icon{SpaceCircle, GroundCircle}, Queue: 2, Neighbors: []System{Alderaan, Coruscant, Ilum, Mandalore, Mygeeto}},
	Rodia:         {ID: "rodia", Region: 3, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{Bothawui, Geonosis, Malastare, Naboo, Tatooine}},
	Ryloth:        {ID: "ryloth", Region: 3, Icons: [2]Icon{GroundTriangle}, Queue: 1, Neighbors: []System{Geonosis, Tatooine}},
	Saleucami:     {ID: "saleucami", Region: 1, Icons: [2]Icon{GroundCircle}, Queue: 1, Neighbors: []System{Felucia, Kashyyyk, Kessel, Mandalore, MonCalamari, Toydaria}},
	Sullust:       {ID: "sullust", Region: 4, Icons: [2]Icon{GroundTriangle, GroundSquare}, Queue: 2, Neighbors: []System{Bespin, CatoNeimoidia, Corellia, Dagobah, Malastare, Mustafar, Naboo}},
	Tatooine:      {ID: "tatooine", Region: 3, Neighbors: []System{Bothawui, Geonosis, Rodia, Ryloth}},
	Toydaria:      {ID: "toydaria", Region: 2, Icons: [2]Icon{SpaceCircle}, Queue: 2, Neighbors: []System{Bothawui, Kashyyyk, Kessel, Malastare, NalHutta, Saleucami}},
	Utapau:        {ID: "utapau", Region: 4, Icons: [2]Icon{SpaceCircle, SpaceSquare}, Queue: 3, Neighbors: []System{Dagobah, Geonosis, Naboo}},
	Yavin:         {ID: "yavin", Region: 1, Neighbors: []System{Dathomir, Felucia, Mandalore}},
}

// neighborsOf holds the systems adjacent to each system (R3.4).
var neighborsOf = func() (sets [numSystems]Systems) {
	for s, f := range systemFigures {
		for _, n := range f.Neighbors {
			sets[s] |= n.set()
		}
	}
	return sets
}()

// regionOf holds the systems of each region; region 0 does not exist.
var regionOf = func() (sets [numRegions + 1]Systems) {
	for s, f := range systemFigures {
		sets[f.Region] |= System(s).set()
	}
	return sets
}()

// Figures returns what the board prints for a system.
func (s System) Figures() *SystemFigures { return &systemFigures[s] }

// Adjacent reports whether two systems share a border that may be crossed (R3.4).
func (s System) Adjacent(to System) bool { return s < numSystems && neighborsOf[s].has(to) }

// Region returns the region of a system, 1 to 8.
func (s System) Region() uint8 { return systemFigures[s].Region }

func (s System) String() string {
	switch {
	case s < numSystems:
		return systemFigures[s].ID
	case s == BaseSpace:
		return "base_space"
	}
	return "nowhere"
}

// all holds every system.
const all Systems = 1<<numSystems - 1
