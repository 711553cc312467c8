package assets

import (
	"bytes"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
)

// Everything the program writes, in all languages it will speak.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()[]/+-–—…‘’“”«»×·•№%&#" +
	"АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяІіЇїЄєҐґ" +
	"ÀÉÎÖÜßąćęłńśźżčšžő" +
	"←↑→↓✓✗★☆▶◀▲▼●○⟦⟧⚠≤≥−½"

func TestEveryFaceHasEveryLetter(t *testing.T) {
	for _, face := range []Face{TitleFace, TextFace} {
		for _, weight := range face.Weights() {
			var parts []*font.Face
			for i := range FontParts {
				if !HasFontPart(face, i) {
					continue
				}
				part, err := font.ParseTTF(bytes.NewReader(FontFile(face, weight, i)))
				if err != nil {
					t.Fatalf("%s %d, file %d: %v", face, weight, i, err)
				}
				parts = append(parts, part)
			}
			for _, letter := range letters {
				if !anyHas(parts, letter) {
					t.Errorf("%s %d has no %q", face, weight, letter)
				}
			}
		}
	}
}

// The small Cyrillic De has feet like the capital one, in every face: with a tail, as it is written by hand, it reads as a Latin g.
func TestDeReadsAsDe(t *testing.T) {
	for _, face := range []Face{TitleFace, TextFace} {
		for _, weight := range face.Weights() {
			at := func(letter rune) (outline font.GlyphOutline) {
				for i := range FontParts {
					if !HasFontPart(face, i) {
						continue
					}
					part, err := font.ParseTTF(bytes.NewReader(FontFile(face, weight, i)))
					if err != nil {
						t.Fatal(err)
					}
					if glyph, has := part.NominalGlyph(letter); has {
						outline, _ = part.GlyphData(glyph).(font.GlyphOutline)
						return outline
					}
				}
				t.Fatalf("%s %d has no %q", face, weight, letter)
				return outline
			}
			if small, capital := feet(at('д')), feet(at('Д')); small != 2 || capital != 2 {
				t.Errorf("%s %d: the small De has %d feet, the capital one %d", face, weight, small, capital)
			}
		}
	}
}

// feet counts how often an outline goes below the line and comes back.
func feet(outline font.GlyphOutline) (n int) {
	below := func(s font.Segment) bool { return s.ArgsSlice()[len(s.ArgsSlice())-1].Y < -50 }
	for i, s := range outline.Segments {
		if i > 0 && s.Op != opentype.SegmentOpMoveTo && below(s) && !below(outline.Segments[i-1]) {
			n++
		}
	}
	return n
}

func anyHas(parts []*font.Face, letter rune) bool {
	for _, part := range parts {
		if _, ok := part.NominalGlyph(letter); ok {
			return true
		}
	}
	return false
}

func TestFontLicences(t *testing.T) {
	texts := FontLicences()
	for i, want := range []string{"The Tektur Project Authors", "The Exo 2 Project Authors", "Bitstream", "The Noto Project Authors", "Copyright 2013 Google LLC"} {
		if !strings.Contains(texts[i], want) || len(texts[i]) < 1000 {
			t.Errorf("licence %d does not name %q or is cut short", i, want)
		}
	}
}
