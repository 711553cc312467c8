package render

import (
	"image"
	"image/draw"
	"math"
	"strings"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// textKey finds the picture of a line of text. Package text, which is the graphics library's own, places its letters. On a screen
// it also draws them, once, on the sheet where the line is then copied from: drawn anew in every frame, letter by letter and
// from another sheet, they would take as much time as all else. Lines with a rim, and those of an image file, are painted here.
type textKey struct {
	lineKey
	size  float64 // pixels
	color Color   // white if the text is tinted when drawn
	rim   Color
}

// Letters reach this far above and below the base line, as shares of the size; accents on capitals included.
const (
	ascentShare  = 1.1
	descentShare = 0.4
)

func (k textKey) rimmed() bool { return k.rim.A > 0 }

// ascent is how far the base line is below the upper edge of a line without margins, pixels.
func (k textKey) ascent() float64 { return math.Ceil(k.size * ascentShare) }

func lineMargin(rim float64) int { return int(math.Ceil(rim)) + 1 }

func (all *Pictures) addLine(key textKey, margin int) *Picture {
	w := int(math.Ceil(all.type_.width(key.lineKey, all.frame)*key.size)) + 2*margin
	h := int(key.ascent()+math.Ceil(key.size*descentShare)) + 2*margin
	p := all.texts.add(all, key, w, h, func() *image.RGBA { return key.paint(all.type_.letters(key.lineKey, all.frame), margin, w, h) })
	p.line = &key
	return p
}

// letter is a sign of a font in a line: mostly a letter, also several in one, or a part of one.
type letter struct {
	text  string // what it stands for
	start int    // where that is in the line, bytes
	face  *font.Face
	id    font.GID
	x, y  float64 // from the beginning of the base line, in multiples of the size
}

// letters places the letters of a line.
func (t *typesetter) letters(line lineKey, frame int) []letter {
	var all []letter
	t.words(line, frame, func(word string, from int, x float64) {
		for _, g := range text.AppendLazyGlyphs(nil, word, t.face(line.face, lettersOf(word)), nil) {
			part := word[g.StartIndexInBytes:g.EndIndexInBytes]
			all = append(all, letter{
				text: part, start: from + g.StartIndexInBytes, face: line.face.fontOf([]rune(part)[0]), id: font.GID(g.GID),
				x: x + (g.OriginX+g.OriginOffsetX)/setAt, y: g.OriginOffsetY / setAt,
			})
		}
	})
	return all
}

// fontOf is the first font of the face that has the letter, or the first of all.
func (f Face) fontOf(letter rune) *font.Face {
	sources := f.sources(lettersOf(string(letter)))
	for _, source := range sources {
		if hasGlyph(source, letter) {
			return source.UnsafeInternal().(*font.Face)
		}
	}
	return sources[0].UnsafeInternal().(*font.Face)
}

// draw draws a line without a rim, in white, onto an empty picture of its size.
func (k textKey) draw(letters []letter, onto *ebiten.Image) {
	face := k.face.sized(k.size, lettersOf(k.text), text.NewGoXFace(gaps{}))
	var op text.DrawOptions
	corner, margin := onto.Bounds().Min, float64(lineMargin(0))
	base := k.ascent() - math.Floor(face.Metrics().HAscent)
	op.GeoM.Translate(float64(corner.X)+margin, float64(corner.Y)+margin+base)
	text.Draw(onto, k.spaced(letters, face), face, &op)
}

// spaced is the line with a gap before each letter, which takes it to its place.
func (k textKey) spaced(letters []letter, face text.Face) string {
	var line strings.Builder
	places := placesOf(face)
	at := 0.0 // how far the line reaches, pixels
	begun := -1
	for _, l := range letters {
		if l.start == begun { // it comes with the one before
			continue
		}
		begun = l.start
		gap := math.Round((math.Round(l.x*k.size*places)/places - at) * 64)
		line.WriteRune(noGap + rune(gap))
		line.WriteString(l.text)
		at += gap/64 + text.AdvanceAt(l.text, len(l.text), face)
	}
	return line.String()
}

// placesOf is at how many places in a pixel letters can stand, as package text has it; on its own it would always choose the
// one to the left.
func placesOf(face text.Face) float64 {
	m := face.Metrics()
	switch height := m.HAscent + m.HDescent; {
	case height < 40:
		return 4 // eight of the smallest, for which there would be twice as many pictures
	case height < 80:
		return 2
	}
	return 1
}

// gaps is a font of gaps: a letter's is as many 64ths of a pixel wide as the letter comes after noGap; those before it lead
// back. With them letters stand at their places in every size: fonts are laid out in whole sizes only, so that in the sizes
// between they would be too far apart.
type gaps struct{}

// noGap is in the middle of 65,536 letters that no other font has.
const noGap rune = 0xF8000

// GlyphAdvance tells how wide a gap is.
func (gaps) GlyphAdvance(r rune) (advance fixed.Int26_6, ok bool) {
	return fixed.Int26_6(r - noGap), r>>16 == noGap>>16
}

// The rest of font.Face: there is nothing to be seen.
func (gaps) Close() error                  { return nil }
func (gaps) Kern(rune, rune) fixed.Int26_6 { return 0 }
func (gaps) Metrics() xfont.Metrics        { return xfont.Metrics{} }

func (gaps) GlyphBounds(r rune) (bounds fixed.Rectangle26_6, advance fixed.Int26_6, ok bool) {
	return
}

func (gaps) Glyph(fixed.Point26_6, rune) (r image.Rectangle, mask image.Image, at image.Point, advance fixed.Int26_6, ok bool) {
	return
}

// paint paints the line without a screen, w × h pixels large.
func (k textKey) paint(letters []letter, around, w, h int) *image.RGBA {
	var s scanner
	margin := float64(around)
	for _, l := range letters {
		l.outline(&s, margin, k.ascent()+margin, k.size)
	}
	painted := image.NewRGBA(image.Rect(0, 0, w, h))
	s.fill(painted, image.NewUniform(k.color))
	if !k.rimmed() {
		return painted
	}
	out := rim(painted, margin-1, k.rim)
	draw.Draw(out, out.Rect, painted, image.Point{}, draw.Over)
	return out
}

// outline adds the letter to s, the line's base line beginning at (x, y) pixels.
func (l letter) outline(s *scanner, x, y, size float64) {
	drawn, ok := l.face.GlyphDataOutline(l.id)
	if !ok {
		return
	}
	scale := size / float64(l.face.Upem())
	at := func(p opentype.SegmentPoint) Point {
		return Point{x + l.x*size + float64(p.X)*scale, y + l.y*size - float64(p.Y)*scale}
	}
	var path Path
	for _, seg := range drawn.Segments {
		addSegment(&path, seg, at)
	}
	s.area(&path, 1)
}

func addSegment(path *Path, seg opentype.Segment, at func(opentype.SegmentPoint) Point) {
	a, b, c := at(seg.Args[0]), at(seg.Args[1]), at(seg.Args[2])
	switch seg.Op {
	case opentype.SegmentOpMoveTo:
		path.MoveTo(a.X, a.Y)
	case opentype.SegmentOpLineTo:
		path.LineTo(a.X, a.Y)
	case opentype.SegmentOpQuadTo:
		path.QuadTo(a.X, a.Y, b.X, b.Y)
	case opentype.SegmentOpCubeTo:
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
