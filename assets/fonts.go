package assets

import (
	"embed"
	"fmt"
)

//go:embed fonts/*.woff fonts/*.txt
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

// FontParts is how many files a face has in each weight, to be tried in this order for each letter: Latin, extended Latin, Cyrillic,
// extended Cyrillic, and last the symbols that all faces share.
const FontParts = 5

// FontFile returns one of the WOFF files of a face in one weight. A weight that the face lacks is a mistake of the program and panics.
func FontFile(face Face, weight, part int) []byte {
	if part == FontParts-1 {
		return mustReadFont("symbols.woff")
	}
	return mustReadFont(fmt.Sprintf("%s-%s-%d-normal.woff", face, [...]string{"latin", "latin-ext", "cyrillic", "cyrillic-ext"}[part], weight))
}

// FontLicences returns the texts that must be shown wherever the fonts are given away.
func FontLicences() []string {
	var texts []string
	for _, name := range []string{"tektur-OFL.txt", "exo-2-OFL.txt", "symbols-LICENSE.txt"} {
		texts = append(texts, string(mustReadFont(name)))
	}
	return texts
}

func mustReadFont(name string) []byte {
	file, err := fontFiles.ReadFile("fonts/" + name)
	if err != nil {
		panic(fmt.Sprintf("assets: there is no font file %s", name))
	}
	return file
}
