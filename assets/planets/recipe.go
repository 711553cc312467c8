package planets

import (
	_ "embed"
	"encoding/json"
	"fmt"
)

// Color is a colour with components 0…1, written "#RRGGBB" in recipes.
type Color [3]float64

// UnmarshalText reads "#RRGGBB".
func (c *Color) UnmarshalText(b []byte) error {
	var r, g, bl int
	if _, err := fmt.Sscanf(string(b), "#%02x%02x%02x", &r, &g, &bl); err != nil {
		return fmt.Errorf("planets: colour %q: %w", b, err)
	}
	*c = Color{float64(r) / 255, float64(g) / 255, float64(bl) / 255}
	return nil
}

// Recipe says how one body looks. Absent features are not drawn.
type Recipe struct {
	ID, Kind string
	Seed     int64
	Palette  []Color    // low ground to high ground; for a gas giant the band colours
	At       [2]float64 // centre of the body; absent = the middle
	Radius   float64    // absent = 0.43
	Tilt     float64    // degrees the axis leans
	Lump     float64    // 0 = a ball, 0.3 = a potato

	Scale, Warp, Ridge, Hard float64 // size, twist, ridges 0…1 and hardness 0…1 of the ground's shapes
	Stretch                  float64 // > 0 draws the shapes out along the equator
	Level                    float64 // moves the ground up or down the palette
	Relief                   float64 // how strongly heights catch the light

	Sea    *Sea
	Bands  *Bands
	Caps   *Caps
	Spots  []Spots
	Cells  *Cells
	Cracks *Cracks
	Clouds *Clouds
	Storms []Storm
	Lights *Lights
	Locked []Color // colours from noon to midnight, for a world that never turns
	Air    *Air
	Light2 *Light2
	Suns   []Sun
	Rings  []Ring
	Moons  []Recipe // bodies in the same picture; At and Radius as here
	Behind bool     // for a moon: behind the body
}

// Sea floods the ground below Level; Glint is the sun's reflection in it.
type Sea struct {
	Level, Glint  float64
	Deep, Shallow Color
}

// Bands replace the ground by Count bands, stirred by Churn.
type Bands struct{ Count, Churn float64 }

// Caps are polar caps reaching Size from the poles.
type Caps struct {
	Size  float64
	Color Color
}

// Spots are round things: craters, sinkholes, lakes, domes, giant fungi, volcanoes.
type Spots struct {
	N            int
	Min, Max     float64
	Color, Edge  Color
	Mix, Rim     float64 // opacity of the disc, width of its edge
	Depth        float64 // > 0 a pit, < 0 a dome
	Glow, Wobble float64
	Step         float64 // > 0: a terrace; only the inner Step of the radius has the full colour
	On           string  // "sea" or "land": only there
	Places       [][2]float64
}

// Cells are the edges and facets of a crystal or a cracked crust.
type Cells struct {
	Scale, Stretch, Width, Facet, Mix, Glow float64
	Color                                   Color
}

// Cracks are winding lines, opaque unless Mix says less; Mask > 0 leaves parts without any.
type Cracks struct {
	Scale, Width, Mask, Mix, Glow float64
	Color                         Color
}

// Clouds cover Amount of the sky.
type Clouds struct {
	Amount, Scale, Stretch, Warp, Mix float64
	Color                             Color
}

// Storm is a round storm at X, Y of the visible disc; Spiral makes it a cyclone of cloud.
type Storm struct {
	X, Y, Size, Spiral, Flat float64
	Color                    Color
}

// Lights are the lights of cities: Pattern is "scatter", "grid" (rings and streets) or "bridges"; Day shows them in daylight.
type Lights struct {
	Pattern            string
	Amount, Scale, Day float64
	Color              Color
	Hubs               [][2]float64 // places of the first cities, for "grid" and "bridges"
}

// Air is the glow around the rim.
type Air struct {
	Color           Color
	Width, Strength float64
}

// Light2 is a second sun's light.
type Light2 struct {
	X, Y, Z  float64
	Color    Color
	Strength float64
}

// Sun is a small sun in the picture.
type Sun struct {
	X, Y, Size float64
	Color      Color
}

// Ring is a ring around the body: Kind "dust", "rock" or "lights". Open is how far the ring is opened (degrees), Roll turns it.
type Ring struct {
	Kind                              string
	Inner, Outer, Open, Roll, Opacity float64
	Color                             Color
}

// Region colours one part of the galaxy around X, Y (fractions of the picture).
type Region struct {
	ID      string
	X, Y    float64
	Palette []Color
}

//go:embed planets.json
var recipes []byte

//go:embed worlds.json
var worlds []byte

// Load reads the built-in recipes of all planets and the colours of the regions.
func Load() (planets []Recipe, regions []Region) {
	var file struct {
		Planets []Recipe
		Regions []Region
	}
	if err := json.Unmarshal(recipes, &file); err != nil {
		panic(fmt.Sprintf("planets: the recipes are broken: %v", err))
	}
	return file.Planets, file.Regions
}

// Named finds a planet by its id among those of the galaxy and those that are seen on cards alone.
func Named(id string) (planet Recipe, known bool) {
	galaxy, _ := Load()
	var others struct{ Planets []Recipe }
	if err := json.Unmarshal(worlds, &others); err != nil {
		panic(fmt.Sprintf("planets: the recipes are broken: %v", err))
	}
	for _, r := range append(galaxy, others.Planets...) {
		if r.ID == id {
			return r, true
		}
	}
	return planet, false
}
