package render

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"sync"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"holoboard/assets"
)

// Face is a typeface in one weight.
type Face uint8

// The faces.
const (
	Reading Face = iota // text
	Strong              // names, buttons
	Figures             // numbers, the main button
	Title               // titles and the prompt
	Banner              // the largest titles, stamps
	faces
)

// fontsOf reads the font files of a face, each once in the life of the program; they are never changed.
var fontsOf = func() (read [faces]func() []*font.Font) {
	type source struct {
		face   assets.Face
		weight int
	}
	for f, from := range [faces]source{
		Reading: {assets.TextFace, 500}, Strong: {assets.TextFace, 600}, Figures: {assets.TextFace, 700},
		Title: {assets.TitleFace, 600}, Banner: {assets.TitleFace, 700},
	} {
		read[f] = sync.OnceValue(func() []*font.Font {
			var fonts []*font.Font
			for _, file := range assets.FontFiles(from.face, from.weight) {
				parsed, err := font.ParseTTF(bytes.NewReader(file))
				if err != nil {
					panic(fmt.Sprintf("render: a font of face %s %d: %v", from.face, from.weight, err))
				}
				fonts = append(fonts, parsed.Font)
			}
			return fonts
		})
	}
	return read
}()

// typesetter shapes lines of text. It keeps what it has worked out; it is not for several goroutines at once.
type typesetter struct {
	shaper  shaping.HarfbuzzShaper
	fonts   [faces][]*font.Face // Latin, extended Latin, Cyrillic and so on, in the order to be tried
	shaped  map[runKey]*run
	wrapped map[wrapKey]*wrapping
}

// wrapKey is a text and the width of its lines, pixels.
type wrapKey struct {
	runKey
	width float64
}

// wrapping is a text that has been divided into lines.
type wrapping struct {
	lines []string
	used  int // the frame of its last use
}

type runKey struct {
	text string
	face Face
	size float64 // pixels
}

// run is one line of shaped text. Figures are in pixels.
type run struct {
	glyphs []glyph
	width  float64
	used   int // the frame of its last use
}

type glyph struct {
	face  *font.Face
	id    font.GID
	x, y  float64 // from the beginning of the base line
	scale float64 // pixels a font unit
}

func newTypesetter() *typesetter {
	return &typesetter{shaped: map[runKey]*run{}, wrapped: map[wrapKey]*wrapping{}}
}

func (t *typesetter) facesOf(f Face) []*font.Face {
	if t.fonts[f] == nil {
		for _, parsed := range fontsOf[f]() {
			t.fonts[f] = append(t.fonts[f], font.NewFace(parsed))
		}
	}
	return t.fonts[f]
}

// shape lays out one line of text.
func (t *typesetter) shape(text string, face Face, size float64, frame int) *run {
	key := runKey{text, face, size}
	r, ok := t.shaped[key]
	if !ok {
		r = t.shapeAnew(key)
		t.shaped[key] = r
	}
	r.used = frame
	return r
}

// shapedAt is the size in pixels at which letters are placed, to be shrunk from there: the shaper takes whole sizes only.
const shapedAt = 1024

func (t *typesetter) shapeAnew(key runKey) *run {
	r := &run{}
	letters := []rune(key.text)
	for start := 0; start < len(letters); {
		face := t.faceFor(letters[start], key.face)
		end := start + 1
		for end < len(letters) && t.faceFor(letters[end], key.face) == face {
			end++
		}
		out := t.shaper.Shape(shaping.Input{
			Text: letters, RunStart: start, RunEnd: end, Direction: di.DirectionLTR,
			Face: face, Size: fixed.I(shapedAt),
			Script: language.LookupScript(letters[start]), Language: language.NewLanguage("en"),
		})
		shrink := key.size / shapedAt / 64
		for _, g := range out.Glyphs {
			r.glyphs = append(r.glyphs, glyph{
				face: face, id: g.GlyphID, scale: key.size / float64(face.Upem()),
				x: r.width + float64(g.XOffset)*shrink, y: -float64(g.YOffset) * shrink,
			})
			r.width += float64(g.Advance) * shrink
		}
		start = end
	}
	return r
}

// faceFor is the first font of the face that has the letter. A letter that none has gets the first font's box.
func (t *typesetter) faceFor(letter rune, f Face) *font.Face {
	fonts := t.facesOf(f)
	for _, face := range fonts {
		if _, ok := face.NominalGlyph(letter); ok {
			return face
		}
	}
	return fonts[0]
}

// capHeight is the height of capital letters as a share of the size: text looks centred when its capitals are.
func (t *typesetter) capHeight(f Face) float64 {
	face := t.facesOf(f)[0]
	return float64(face.LineMetric(font.CapHeight)) / float64(face.Upem())
}

// forget drops the lines and texts not used since the given frame.
func (t *typesetter) forget(before int) {
	for key, r := range t.shaped {
		if r.used < before {
			delete(t.shaped, key)
		}
	}
	for key, w := range t.wrapped {
		if w.used < before {
			delete(t.wrapped, key)
		}
	}
}

// outline adds the run's letters to s, the base line beginning at (x, y) pixels.
func (r *run) outline(s *scanner, x, y float64) {
	for _, g := range r.glyphs {
		drawn, ok := g.face.GlyphDataOutline(g.id)
		if !ok {
			continue
		}
		at := func(p ot.SegmentPoint) Point {
			return Point{x + g.x + float64(p.X)*g.scale, y + g.y - float64(p.Y)*g.scale}
		}
		var path Path
		for _, seg := range drawn.Segments {
			addSegment(&path, seg, at)
		}
		s.area(&path, 1)
	}
}

func addSegment(path *Path, seg ot.Segment, at func(ot.SegmentPoint) Point) {
	a, b, c := at(seg.Args[0]), at(seg.Args[1]), at(seg.Args[2])
	switch seg.Op {
	case ot.SegmentOpMoveTo:
		path.MoveTo(a.X, a.Y)
	case ot.SegmentOpLineTo:
		path.LineTo(a.X, a.Y)
	case ot.SegmentOpQuadTo:
		path.QuadTo(a.X, a.Y, b.X, b.Y)
	case ot.SegmentOpCubeTo:
		path.cubeTo(a, b, c)
	}
}

// rim grows the opaque parts of m by radius pixels in all directions and makes them c.
func rim(m *image.RGBA, radius float64, c Color) *image.RGBA {
	out := image.NewRGBA(m.Bounds())
	reach := int(math.Ceil(radius))
	w, h := m.Bounds().Dx(), m.Bounds().Dy()
	grown := make([]uint8, w*h)
	for y := range h {
		for x := range w {
			if a := m.Pix[m.PixOffset(x, y)+3]; a > 0 {
				grow(grown, w, h, x, y, reach, radius, a)
			}
		}
	}
	for i, a := range grown {
		if a > 0 {
			out.SetRGBA(i%w, i/w, c.Alpha(float64(a)/255).pixel())
		}
	}
	return out
}

func grow(into []uint8, w, h, x, y, reach int, radius float64, a uint8) {
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			px, py := x+dx, y+dy
			if px < 0 || py < 0 || px >= w || py >= h {
				continue
			}
			share := min(max(radius+0.5-math.Hypot(float64(dx), float64(dy)), 0), 1)
			into[py*w+px] = max(into[py*w+px], uint8(float64(a)*share))
		}
	}
}
