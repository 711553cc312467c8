package assets

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

//go:embed galaxy.json
var galaxyFile []byte

// Point is a place on the map: x to the right and y down, in the map's units.
type Point struct{ X, Y float64 }

// UnmarshalJSON reads [x, y]. It does so by itself, for the map has thousands, and the title waits for it.
func (p *Point) UnmarshalJSON(b []byte) (err error) {
	x, y, two := strings.Cut(strings.Trim(string(b), "[]"), ",")
	if !two {
		return fmt.Errorf("a point is %s, not [x, y]", b)
	}
	if p.X, err = strconv.ParseFloat(strings.TrimSpace(x), 64); err != nil {
		return err
	}
	p.Y, err = strconv.ParseFloat(strings.TrimSpace(y), 64)
	return err
}

// Galaxy is the map: territories that tile a frame of Width × Height units without gap or overlap.
//
// Polygons are not closed (the last point joins the first) and all turn clockwise on screen. Two systems share
// a border exactly when they are adjacent or walled off from each other.
type Galaxy struct {
	Width, Height float64
	Systems       map[string]System // by id
	Regions       map[int]Region    // 1 to 8
	Borders       []Border
	Voids         [][]Point // dark areas that belong to no system
}

// System is one territory. Its slots are free of the planet, the name, the borders and one another.
type System struct {
	Center      Point   // middle of the planet, whose radius is PlanetRadius
	Polygon     []Point // the territory
	Label       Point   `json:"label"`        // middle of the name, in letters of 15 units
	SpaceSlots  []Point `json:"space_slots"`  // three places for ships, each with UnitRadius
	GroundSlot  Point   `json:"ground_slot"`  // one place for ground units, with UnitRadius
	LeaderSlots []Point `json:"leader_slots"` // three or four places for leaders, each with LeaderRadius
}

// Sizes the map was laid out for, in map units.
const (
	PlanetRadius = 30
	UnitRadius   = 17
	LeaderRadius = 14
)

// Region is four systems together.
type Region struct {
	Outline []Point // the outer border of its systems
	Label   Point   // middle of a caption of 72 × 14 units
}

// BorderKind says what a border means.
type BorderKind string

// The kinds of borders.
const (
	SystemBorder     BorderKind = "system"     // thin, inside a region, passable
	RegionBorder     BorderKind = "region"     // thick, passable
	ImpassableBorder BorderKind = "impassable" // a wall: the two touch but are not adjacent
)

// Border is the line between two systems, A before B in the alphabet. Its points are points of both polygons.
type Border struct {
	A, B string
	Kind BorderKind
	Line []Point
}

// LoadGalaxy returns the map. It is read once in the life of the program, and nobody may change it.
func LoadGalaxy() *Galaxy { return galaxy() }

var galaxy = sync.OnceValue(readGalaxy)

func readGalaxy() *Galaxy {
	var file struct {
		Galaxy
		Size [2]float64
	}
	if err := json.Unmarshal(galaxyFile, &file); err != nil {
		panic(fmt.Sprintf("assets: the galaxy's map is broken: %v", err))
	}
	file.Width, file.Height = file.Size[0], file.Size[1]
	return &file.Galaxy
}
