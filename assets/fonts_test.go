package assets

import (
	"bytes"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"
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
