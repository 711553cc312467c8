package assets

import (
	"embed"
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"strings"
)

//go:embed minis/*.svg motifs/*.svg tokens/*.svg ships/*.svg signs/*.svg leaders/*.svg icon/*.svg
var drawings embed.FS

// Kind is a family of drawings.
type Kind string

// The kinds of drawings, each a folder of SVG files.
const (
	Minis   Kind = "minis"   // units, square; they glow, so draw them on a dark ground
	Ships   Kind = "ships"   // seen from straight above, nose up, square
	Motifs  Kind = "motifs"  // what is seen on cards, square, in the inks of busts
	Tokens  Kind = "tokens"  // what lies on cards, icons and emblems of theirs, square
	Signs   Kind = "signs"   // icons, square
	Leaders Kind = "leaders" // busts, frames and the cage, 4 wide to 5 high, to be laid over one another
	Icon    Kind = "icon"    // the program's own, square, in colours of its own
)

// Inks are the colours that take the place of those a drawing was made in.
type Inks struct {
	Light  color.RGBA // white in the file: main lines and lit parts
	Base   color.RGBA // a leader's skin and cloth
	Second color.RGBA // the second tone of a miniature or sign
	Shade  color.RGBA // shaded parts of a leader
	Deep   color.RGBA // the darkest parts of a leader, and the ground of a frame
	Accent color.RGBA // eyes, lamps, blades of a leader
}

// PlainInks are the greys of the files, with a white accent: multiply the picture by a colour to tint it.
func PlainInks() Inks {
	return Inks{Light: rgb(0xFFFFFF), Base: rgb(0xBBBBBB), Second: rgb(0x888888), Shade: rgb(0x777777), Deep: rgb(0x333333), Accent: rgb(0xFFFFFF)}
}

// WarmInks are orange. They were mixed for busts; small pieces and signs look best in the plain greys, multiplied by
// a colour.
func WarmInks() Inks {
	return Inks{Light: rgb(0xFFF0E0), Base: rgb(0xFF9D57), Second: rgb(0xB0571E), Shade: rgb(0xB0571E), Deep: rgb(0x3B1C0E), Accent: rgb(0xFFE066)}
}

// ColdInks are ice blue, for busts too.
func ColdInks() Inks {
	return Inks{Light: rgb(0xEEF7FF), Base: rgb(0x7CC4FF), Second: rgb(0x3873B0), Shade: rgb(0x3873B0), Deep: rgb(0x12294A), Accent: rgb(0x7DFFE3)}
}

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}

// in puts the inks into the text of a drawing.
func (k Inks) in(drawing []byte) string {
	hex := func(c color.RGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }
	return strings.NewReplacer("#FFFFFF", hex(k.Light), "#BBBBBB", hex(k.Base), "#888888", hex(k.Second),
		"#777777", hex(k.Shade), "#333333", hex(k.Deep), "#FF00FF", hex(k.Accent)).Replace(string(drawing))
}

// Names lists the drawings of a kind in alphabetical order.
func Names(kind Kind) []string {
	files, err := fs.Glob(drawings, string(kind)+"/*.svg")
	if err != nil || files == nil {
		panic(fmt.Sprintf("assets: there are no drawings of kind %q", kind))
	}
	for i, f := range files {
		files[i] = strings.TrimSuffix(strings.TrimPrefix(f, string(kind)+"/"), ".svg")
	}
	return files
}

// Exists tells whether there is a drawing.
func Exists(kind Kind, name string) bool {
	_, err := fs.Stat(drawings, string(kind)+"/"+name+".svg")
	return err == nil
}

// Ratio is how high the drawings of a kind are for their width.
func (k Kind) Ratio() float64 {
	if k == Leaders {
		return 1.25
	}
	return 1
}

// Raster makes a drawing into a transparent picture in the greys of the file, width pixels wide; a square one is
// as high as wide, a leader 5/4 of that. Ask for the size that is shown: lines get a width that suits it.
// The error is about a drawing that does not exist.
func Raster(kind Kind, name string, width int) (*image.RGBA, error) {
	return RasterIn(PlainInks(), kind, name, width)
}

// RasterIn is Raster with other colours.
func RasterIn(inks Inks, kind Kind, name string, width int) (*image.RGBA, error) {
	text, err := drawings.ReadFile(string(kind) + "/" + name + ".svg")
	if err != nil {
		return nil, fmt.Errorf("draw %q of %s: there is no such drawing", name, kind)
	}
	d, err := readDrawing(inks.in(text))
	if err != nil {
		return nil, fmt.Errorf("draw %q of %s: %w", name, kind, err)
	}
	return d.raster(width), nil
}

// lineWidth keeps lines of small pictures from fading and those of large ones thin.
func lineWidth(scaled float64, width int) float64 {
	switch {
	case width < 40:
		return max(scaled, 0.8)
	case width > 256:
		return scaled * 0.7
	}
	return scaled
}
