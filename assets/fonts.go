package assets

import (
	"embed"
	"fmt"
)

//go:embed fonts/*.woff fonts/*.otf fonts/*.txt
var fontFiles embed.FS

// Face is a typeface.
type Face string

// The faces: one for titles, one for everything else.
const (
	TitleFace Face = "tektur" // weights 600 and 700
	TextFace  Face = "exo-2"  // weights 500, 600 and 700
)

// Weights lists the weights a face comes in, lightest first.
func (f Face) Weights() []int {
	switch f {
	case TitleFace:
		return []int{600, 700}
	case TextFace:
		return []int{500, 600, 700}
	}
	panic(fmt.Sprintf("assets: there is no face %q", string(f)))
}

// fontParts are the files that a face has in each weight, to be tried in this order for each letter, before the symbols that all faces share.
var fontParts = [...]struct {
	name string
	rare bool // no language of the program has its letters, only what somebody writes: they come in one weight
}{{"latin", false}, {"latin-ext", true}, {"de", false}, {"cyrillic", false}, {"cyrillic-ext", true}}

// ownPart is a letter of our own: the small Cyrillic letter De of the face for titles looks like a Latin g.
const ownPart = 2

// FontParts is how many of [FontFile] there are for each weight of a face: its own, the symbols, and on a desktop more that all faces share.
const FontParts = len(fontParts) + 1 + len(desktopFonts)

// HasFontPart tells whether a face has such a [FontFile].
func HasFontPart(face Face, part int) bool { return part != ownPart || face == TitleFace }

// FontFile returns one of the files of a face in one weight. A weight or a part that the face lacks is a mistake of the program and panics.
func FontFile(face Face, weight, part int) []byte {
	switch after := part - len(fontParts); {
	case after == 0:
		return mustReadFont("symbols.woff")
	case after > 0:
		return desktopFonts[after-1]
	case part == ownPart:
		return mustReadFont(fmt.Sprintf("%s-de-%d-normal.otf", face, weight))
	}
	if fontParts[part].rare {
		weight = 600
	}
	return mustReadFont(fmt.Sprintf("%s-%s-%d-normal.woff", face, fontParts[part].name, weight))
}

// FontLicences returns the texts that must be shown wherever the fonts are given away.
func FontLicences() []string {
	var texts []string
	for _, name := range []string{"tektur-OFL.txt", "exo-2-OFL.txt", "symbols-LICENSE.txt"} {
		texts = append(texts, string(mustReadFont(name)))
	}
	return append(texts, desktopLicences[:]...)
}

//go:embed notices.txt
var notices string

// Notices returns the licences of the libraries that the program is made of, which build/notices writes.
func Notices() string { return notices }

func mustReadFont(name string) []byte {
	file, err := fontFiles.ReadFile("fonts/" + name)
	if err != nil {
		panic(fmt.Sprintf("assets: there is no font file %s", name))
	}
	return file
}
