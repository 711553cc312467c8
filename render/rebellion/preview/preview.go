// Package preview draws the galaxy of Rebellion in small: what it looks like when a game begins, or ends.
package preview

import (
	"image"
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
)

// Preview is the galaxy in small, with the loyalty that a setup begins with.
type Preview struct {
	galaxy *assets.Galaxy        // nil until it is first shown
	open   map[string]rules.View // what everybody sees when the game begins, by setup
}

// load lays out the tables of all setups. The standard one leaves to chance what is loyal to whom.
func (p *Preview) load() {
	first, _ := game.Start(rules.Rules{}, rules.NewGame(rules.Setup{}), rand.New(rand.NewPCG(1, 1)))
	standard := rules.NewGame(rules.Setup{Standard: true})
	p.galaxy, p.open = assets.LoadGalaxy(), map[string]rules.View{
		rules.FirstGame: first.View(game.Table), rules.StandardGame: rules.Rules{}.View(&standard, game.Table),
	}
}

type previewKey struct{ setup string }

// Draw draws the preview in a part of the screen.
func (p *Preview) Draw(c *render.Canvas, r render.Rect, setup string) {
	if p.galaxy == nil {
		p.load()
	}
	shape := p.galaxy.Height / p.galaxy.Width
	r = r.Middle(r.W, min(r.H, r.W*shape*1.15))
	render.Pixels(c, previewKey{setup}, r, func(k previewKey, w, h int) *image.RGBA {
		open := p.open[k.setup]
		return render.Paint(c.Scale, w, h, func(pen *render.Pen) { Paint(pen, c.Palette, p.galaxy, &open) })
	})
	c.Panel(r, render.PanelStyle{Corner: render.Sharp, Line: c.Palette.LineLight, Width: 1})
}

// Paint paints regions, borders, and each system with its loyalty.
func Paint(pen *render.Pen, palette render.Palette, galaxy *assets.Galaxy, open *rules.View) {
	to := func(at assets.Point) render.Point {
		return render.Point{X: at.X * pen.W / galaxy.Width, Y: at.Y * pen.H / galaxy.Height}
	}
	path := func(points []assets.Point) *render.Path {
		line := make([]render.Point, len(points))
		for i, at := range points {
			line[i] = to(at)
		}
		return (&render.Path{}).Line(line...)
	}
	for _, id := range slices.Sorted(maps.Keys(galaxy.Regions)) { // they overlap by a hair
		pen.Fill(path(galaxy.Regions[id].Outline).Close(), regionTint(palette, id))
	}
	for _, void := range galaxy.Voids { // so small they would look like holes
		pen.Fill(path(void).Close(), regionTint(palette, regionAround(galaxy, void[0])))
	}
	for _, b := range galaxy.Borders {
		pen.Stroke(path(b.Line), borderStroke(palette, b.Kind))
	}
	for s := range rules.BaseSpace {
		paintSystem(pen, palette, open, rules.System(s), to(galaxy.Systems[rules.System(s).String()].Center))
	}
}

// regionAround is the region of the system nearest to a point.
func regionAround(galaxy *assets.Galaxy, at assets.Point) int {
	nearest, least := rules.System(0), math.Inf(1)
	for s := range rules.BaseSpace {
		center := galaxy.Systems[rules.System(s).String()].Center
		if far := math.Hypot(center.X-at.X, center.Y-at.Y); far < least {
			nearest, least = rules.System(s), far
		}
	}
	return int(nearest.Region())
}

// regionTint gives neighbouring regions tints that can be told apart.
func regionTint(p render.Palette, region int) render.Color {
	tints := [...]render.Color{p.Sides[rules.Empire].Color, p.Amber, p.Action, p.Sides[rules.Rebels].Color}
	return p.SpaceGlow.Mix(tints[region%len(tints)], 0.1)
}

func borderStroke(p render.Palette, kind assets.BorderKind) render.Stroke {
	switch kind {
	case assets.RegionBorder:
		return render.Stroke{Color: p.Amber.Alpha(0.7), Width: 1.2}
	case assets.ImpassableBorder:
		return render.Stroke{Color: p.Neutral, Width: 4, Dash: render.Dash{1.2, 2}}
	}
	return render.Stroke{Color: p.Neutral.Alpha(0.3), Width: 0.8}
}

func paintSystem(pen *render.Pen, palette render.Palette, open *rules.View, s rules.System, at render.Point) {
	disc := func(radius float64) *render.Path { return (&render.Path{}).Circle(at, radius) }
	switch {
	case open.Loyalty[s] == rules.Rebels:
		pen.Fill(disc(6), palette.Sides[rules.Rebels].Color)
	case open.Loyalty[s] == rules.Empire:
		pen.Fill((&render.Path{}).RegularPolygon(at, 7, 6, 0), palette.Sides[rules.Empire].Color)
	case open.Subjugated.Has(s):
		pen.Stroke((&render.Path{}).RegularPolygon(at, 6, 6, 0), render.Stroke{Color: palette.Sides[rules.Empire].Color, Width: 1.8})
	case s.Figures().Populous():
		pen.Fill(disc(3.6), palette.Neutral)
	default:
		pen.Stroke(disc(3.6), render.Stroke{Color: palette.Neutral, Width: 1.2})
	}
}
