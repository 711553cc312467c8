// Package pictures draws what is seen on the cards of The Card Game: for each title its own.
//
//	pictures.go  how a picture is put together · recipes.go   what each title's picture shows
//	grounds.go   where it is                   · doings.go    what the card does, large over what is shown
//	signs.go     the same small, in a disc
//
// A picture is said in a few words: a ground behind, a world in its sky, something small behind at the right, what the card is about in
// front, and over it what the card does. Units and enhancements are shown clean, and what they do stands in discs; an event, a fate or an
// objective is what happens, and wears it large.
package pictures

import (
	"image"
	"image/color"
	"math"

	"holoboard/assets"
	"holoboard/assets/planets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// A recipe says what a picture shows.
type recipe struct {
	on     ground
	of     thing
	does   []doing
	second second
	world  world
}

func does(what ...doing) []doing { return what }

// A thing is a drawing of package assets.
type thing struct {
	kind assets.Kind
	name string
}

func motif(name string) thing { return thing{assets.Motifs, name} }
func mini(name string) thing  { return thing{assets.Minis, name} }
func bust(name string) thing  { return thing{assets.Leaders, name} }
func token(name string) thing { return thing{assets.Tokens, name} }

// emblems are the signs of affiliations.
var emblems = [rules.NumAffiliations]thing{
	rules.Neutral: token("neutral"), rules.Jedi: token("jedi"), rules.RebelAlliance: {assets.Signs, "emblem_rebels"}, rules.Smugglers: token("smugglers"),
	rules.Sith: token("sith"), rules.ImperialNavy: {assets.Signs, "emblem_empire"}, rules.Scum: token("scum"),
}

// second is what stands small behind. Its place is counted from the middle, in halves of the picture's height, its size in heights; where
// nothing is said it is up at the right.
type second struct {
	of    thing
	x, y  float64
	size  float64
	color rules.Affiliation // whose colours it has, Neutral for the card's own
}

// world is a planet in the sky, moved by shares of the picture's width and height.
type world struct {
	name string
	x, y float64
}

// A Picture is one title's, in one of the ways that it is shown.
type Picture struct {
	Title rules.Title
	Look  Look
	Color render.Color // of the affiliation
}

// A Look is how a picture is shown.
type Look uint8

// The looks.
const (
	Whole Look = iota // on a whole card: all that the card does
	Tile              // on the table: the first thing alone, at the upper left
	Clean             // without
)

// Draw draws a picture that fills a box.
func Draw(c *render.Canvas, p Picture, box render.Rect) { render.Art(c, p, box, paint) }

// Lay paints a picture into a part of a larger one.
func (k Picture) Lay(p *render.Pen, box render.Rect) {
	w, h := int(math.Ceil(box.W*p.Scale)), int(math.Ceil(box.H*p.Scale))
	p.Picture(render.Paint(p.Scale, w, h, func(q *render.Pen) { paint(q, k) }), box.X, box.Y)
}

// LayToken paints a token or an emblem in one colour into the middle of a box.
func LayToken(p *render.Pen, name string, box render.Rect, color render.Color) {
	s := scene{Pen: p}
	s.token(token(name), box.Center(), min(box.W, box.H), color)
}

// LayEmblem paints the sign of an affiliation into the middle of a box.
func LayEmblem(p *render.Pen, a rules.Affiliation, box render.Rect) {
	s := scene{Pen: p}
	s.token(emblems[a], box.Center(), min(box.W, box.H), ColorOf(a))
}

// LayThing paints what a title's picture is about, alone, into the middle of a box.
func LayThing(p *render.Pen, t rules.Title, box render.Rect) {
	s := scene{Pen: p, accent: accent(t.Card())}
	s.thing(recipes[t].of, box.Center(), min(box.W, box.H), ColorOf(t.Card().Of))
}

// paint puts a picture together.
func paint(p *render.Pen, k Picture) {
	r, card := recipes[k.Title], k.Title.Card()
	r.on.paint(p, k.Color, uint64(k.Title))
	r.world.paint(p)
	s := scene{p, k.Color, accent(card), render.Point{X: p.W / 2, Y: p.H * 0.52}, p.H / 2}
	clean := card.Type == rules.Unit || card.Type == rules.Enhancement
	s.doings(r.does, clean, true)
	s.things(&r)
	s.doings(r.does, clean, false)
	if clean && k.Look != Clean {
		s.discs(r.does, card.Type, k.Look)
	}
}

// accent is the colour of blades, eyes and lamps.
func accent(card *rules.Card) render.Color {
	switch {
	case card.Side == rules.Dark:
		return render.Hex(0xFF5A6E)
	case card.Of == rules.Jedi:
		return render.Hex(0xA8F0FF)
	}
	return render.Hex(0xFFE27A)
}

// A scene is a picture that is being painted.
type scene struct {
	*render.Pen
	color, accent render.Color
	at            render.Point // the middle of what happens
	half          float64      // of the picture's height
}

// things lays what the picture is about, what is farther away first.
func (s *scene) things(r *recipe) {
	whole := 0.92 * s.H
	put := func(t thing, x, y, size float64, color render.Color) {
		s.thing(t, s.at.Add(render.Point{X: x * s.half, Y: y * s.half}), size, color)
	}
	for _, d := range r.does {
		switch d {
		case swarm:
			put(r.of, 0.62, -0.36, whole*0.5, s.color)
			put(r.of, -0.55, -0.2, whole*0.58, s.color)
			put(r.of, 0.06, 0.3, whole*0.74, s.color)
			return
		case pair:
			put(r.of, 0.42, -0.18, whole*0.66, s.color)
			put(r.of, -0.34, 0.12, whole*0.82, s.color)
			return
		}
	}
	if r.second.of == (thing{}) {
		put(r.of, 0, 0, whole, s.color)
		return
	}
	behind, color := r.second, s.color
	if behind.color != rules.Neutral {
		color = ColorOf(behind.color)
	}
	if behind.x == 0 {
		behind.x = 0.66
	}
	if behind.y == 0 {
		behind.y = -0.2
	}
	if behind.size == 0 {
		behind.size = 0.58
	}
	put(behind.of, behind.x, behind.y, behind.size*s.H, color)
	put(r.of, -0.3, 0.02, whole*0.9, s.color)
}

// thing lays a drawing with its middle at a place, so large that it fits a square of the given size; busts end in the frame.
func (s *scene) thing(t thing, at render.Point, size float64, color render.Color) {
	if t.kind == assets.Leaders {
		size *= 1.16
		at.Y += s.H * 0.06
	}
	black := render.Hex(0x05070F)
	s.drawing(t, at, size, assets.Inks{
		Light: ink(color.Mix(white, 0.5)), Base: ink(color.Mix(white, 0.12)), Second: ink(color.Mix(black, 0.28)),
		Shade: ink(color.Mix(black, 0.42)), Deep: ink(color.Mix(render.Hex(0x060A16), 0.84)), Accent: ink(s.accent),
	})
}

// token lays a token in one colour.
func (s *scene) token(t thing, at render.Point, size float64, color render.Color) {
	s.drawing(t, at, size, assets.Inks{
		Light: ink(color), Base: ink(color), Second: ink(color.Mix(render.Hex(0x05070F), 0.4)),
		Shade: ink(color.Mix(render.Hex(0x05070F), 0.4)), Deep: ink(render.Hex(0x0A1020)), Accent: ink(color),
	})
}

func (s *scene) drawing(t thing, at render.Point, size float64, inks assets.Inks) {
	ratio := t.kind.Ratio()
	pixels := int(math.Round(size / max(ratio, 1) * s.Scale))
	if pixels < 2 {
		return
	}
	m, err := assets.RasterIn(inks, t.kind, t.name, pixels)
	if err != nil {
		panic("pictures: " + err.Error())
	}
	s.Picture(m, at.X-float64(m.Rect.Dx())/s.Scale/2, at.Y-float64(m.Rect.Dy())/s.Scale/2)
}

// paint lays a planet into the sky.
func (w world) paint(p *render.Pen) {
	if w.name == "" {
		return
	}
	recipe, known := planets.Named(w.name)
	if !known {
		panic("pictures: there is no planet " + w.name)
	}
	m := planets.Render(recipe, int(math.Round(p.H*1.24*p.Scale)))
	fade(m, 0.85)
	p.Picture(m, p.W*0.5-p.H*0.62+w.x*p.W, -p.H*0.12+w.y*p.H)
}

// fade makes a picture fainter.
func fade(m *image.RGBA, share float64) {
	for i, v := range m.Pix {
		m.Pix[i] = uint8(float64(v) * share)
	}
}

var white = render.Hex(0xFFFFFF)

func ink(c render.Color) color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }

// affiliationColors are those of cards and what belongs to them.
var affiliationColors = [rules.NumAffiliations]render.Color{
	rules.Neutral: render.Hex(0xC4CAD6), rules.Jedi: render.Hex(0x66E0C2), rules.RebelAlliance: render.Hex(0xFF8A3C),
	rules.Smugglers: render.Hex(0xF2D16B), rules.Sith: render.Hex(0xB48CFF), rules.ImperialNavy: render.Hex(0x7CC4FF), rules.Scum: render.Hex(0xF07CC0),
}

// ColorOf is the colour of an affiliation.
func ColorOf(a rules.Affiliation) render.Color { return affiliationColors[a] }

// Of is the picture of a title in the colour of its affiliation.
func Of(t rules.Title, look Look) Picture { return Picture{t, look, ColorOf(t.Card().Of)} }
