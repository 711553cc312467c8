package assets

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
	"slices"
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
	Systems       map[string]*System // by id
	Regions       map[int]*Region    // 1 to 8
	Borders       []*Border
	Voids         [][]Point // dark areas that belong to no system
}

// System is one territory. Its slots are free of the planet, the name, the borders and one another.
type System struct {
	Center      Point   // middle of the planet, whose radius is PlanetRadius
	Polygon     Line    // the territory
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
	Outline Line  // the outer border of its systems
	Label   Point // middle of a caption of 72 × 14 units
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
	Line Line
}

// Line is a line of the map. Neighbours share what lies between them, so the file has each piece once, and a line as the numbers of its
// pieces, from 1 on; a negative one is run through backwards.
type Line []Point

// UnmarshalJSON keeps the numbers until the pieces are there.
func (l *Line) UnmarshalJSON(b []byte) error {
	var pieces []float64
	err := json.Unmarshal(b, &pieces)
	for _, n := range pieces {
		*l = append(*l, Point{X: n})
	}
	return err
}

// join puts the pieces of a line together; one that ends where it begins has that point once.
func (l *Line) join(pieces [][]Point) {
	var whole Line
	for _, n := range *l {
		piece := pieces[int(math.Abs(n.X))-1]
		if n.X < 0 {
			piece = slices.Clone(piece)
			slices.Reverse(piece)
		}
		if len(whole) > 0 {
			piece = piece[1:]
		}
		whole = append(whole, piece...)
	}
	if last := len(whole) - 1; whole[0] == whole[last] {
		whole = whole[:last]
	}
	*l = whole
}

// LoadGalaxy returns the map. It is read once in the life of the program, and nobody may change it.
func LoadGalaxy() *Galaxy { return galaxy() }

var galaxy = sync.OnceValue(readGalaxy)

func readGalaxy() *Galaxy {
	var file struct {
		Galaxy
		Size  [2]float64
		Lines [][]Point
	}
	if err := json.Unmarshal(galaxyFile, &file); err != nil {
		panic(fmt.Sprintf("assets: the galaxy's map is broken: %v", err))
	}
	file.Width, file.Height = file.Size[0], file.Size[1]
	for _, s := range file.Systems {
		s.Polygon.join(file.Lines)
	}
	for _, r := range file.Regions {
		r.Outline.join(file.Lines)
	}
	for _, b := range file.Borders {
		b.Line.join(file.Lines)
	}
	return &file.Galaxy
}
