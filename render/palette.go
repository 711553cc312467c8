package render

import (
	"image/color"

	"holoboard/assets"
)

// Palette holds every colour by its role. Screens take colours from here, never from their own figures, so that a
// preset for another colour vision changes all of them at once.
type Palette struct {
	Space, SpaceGlow  Color // darkness, and its lighter middle
	Sides             [MostSides]Ink
	Accent            Color // what stands out and is nobody's: links, what a slider has filled
	Neutral           Color // lines of nobody: places, plain rings
	Warning           Color // only refusal, damage, loss
	Legal, LegalDark  Color // only "you may act here", and the fill of what is chosen
	OnLegal           Color // text on a legal-coloured button
	Text, Dim         Color // reading, and secondary reading
	Panel, PanelLight Color // glass, and the lighter glass of the prompt and of buttons
	Prompt            Color // the one bar that asks
	Line, LineLight   Color // frames of panels, of buttons
	Amber             Color // borders of regions
	Sky, Ground       Color // the signs of space and ground
	Action, Objective Color // two kinds of cards
	Dice              [dieInks]struct{ Fill, Line Color }
}

// MostSides is how many sides a table has at most. It is an array's length, not a list's, because palettes are compared.
const MostSides = 2

// Ink is how what belongs to a side is told: by colour, and by form for those who see no colours.
type Ink struct {
	Color, Dark Color       // its lines, and its panels
	Corner      Corner      // of its panels
	Busts       assets.Inks // of its people
	Pieces      assets.Inks // of what is small, and brighter for that
}

// Holo is the palette of the holographic war table.
func Holo() Palette {
	return Palette{
		Space: Hex(0x05070F), SpaceGlow: Hex(0x0B1226),
		Sides: [MostSides]Ink{
			{Hex(0xFF8A3C), Hex(0x2A130A), Round, assets.WarmInks(), pieceInks(Hex(0xFFE9D6), Hex(0xE08A4A))},
			{Hex(0x7CC4FF), Hex(0x0A1E38), Cut, assets.ColdInks(), pieceInks(Hex(0xEAF5FF), Hex(0x6FA9DB))},
		},
		Accent:  Hex(0x7CC4FF),
		Neutral: Hex(0x8FA3BF),
		Warning: Hex(0xFF4D5E),
		Legal:   Hex(0xB6FF5C), LegalDark: Hex(0x16280F), OnLegal: Hex(0x0B1705),
		Text: Hex(0xE8F0FF), Dim: Hex(0xA9BADA),
		Panel: Hex(0x0E1730).Alpha(0.88), PanelLight: Hex(0x131F40), Prompt: Hex(0x12204A),
		Line: Hex(0x2B3D66), LineLight: Hex(0x3C5288),
		Amber: Hex(0xE0A94A),
		Sky:   Hex(0x8FE6DA), Ground: Hex(0xF2CE6B),
		Action: Hex(0xC9B8FF), Objective: Hex(0xFFC36B),
		Dice: [dieInks]struct{ Fill, Line Color }{RedDie: {Hex(0xC4283A), Hex(0xFF8490)}, BlackDie: {Hex(0x0A0E1A), Hex(0xD6E0F2)}},
	}
}

// Vision is the way in which a player sees colours.
type Vision uint8

// The ways to see. Each but the usual one has a palette of its own, in which the colours that must not be taken for one
// another differ for such eyes as well as for all others.
const (
	UsualVision  Vision = iota
	WithoutRed          // protanopia
	WithoutGreen        // deuteranopia
	WithoutBlue         // tritanopia
	visions
)

// Visions is their number.
const Visions = int(visions)

// PaletteFor is the palette for a way to see, with stronger contrasts if wanted.
func PaletteFor(v Vision, strong bool) Palette {
	p := Holo()
	switch v {
	case WithoutRed:
		p.recolor(Hex(0xD98900), Hex(0x5990FF))
		p.Neutral, p.Warning, p.Legal, p.Amber = Hex(0x8C96A0), Hex(0xFF3347), Hex(0xCFFF33), Hex(0xFFF6A6)
	case WithoutGreen:
		p.recolor(Hex(0xD96C00), Hex(0x33B4FF))
		p.Neutral, p.Warning, p.Legal, p.Amber = Hex(0x8C96A0), Hex(0xFF3370), Hex(0xE4FF33), Hex(0xFFF6A6)
	case WithoutBlue:
		p.recolor(Hex(0xFF8B33), Hex(0x33A0FF))
		p.Neutral, p.Warning, p.Legal, p.Amber = Hex(0x8C96A0), Hex(0xFF335C), Hex(0x00FF3C), Hex(0xD9BD4C)
	}
	if strong {
		p.strengthen()
	}
	return p
}

// recolor gives the sides other colours, their pieces too, and what stands out that of the last.
func (p *Palette) recolor(sides ...Color) {
	for i, c := range sides {
		s := &p.Sides[i]
		s.Color, s.Busts, s.Pieces = c, bustInks(c, s.Busts.Accent), pieceInks(c.Mix(opaqueWhite, 0.85), c)
		p.Accent = c
	}
}

// strengthen makes grounds darker and what is read and drawn on them brighter.
func (p *Palette) strengthen() {
	p.Space, p.SpaceGlow = black, Hex(0x070A12)
	p.Panel, p.PanelLight, p.Prompt = black, Hex(0x0A1020), Hex(0x081030)
	for i := range p.Sides {
		s := &p.Sides[i]
		s.Color, s.Dark = s.Color.Mix(opaqueWhite, 0.15), s.Dark.Mix(black, 0.5)
	}
	p.Text, p.Dim = opaqueWhite, Hex(0xDDE6F7)
	p.Line, p.LineLight, p.Neutral = Hex(0x7E90B8), Hex(0xA6B8E0), p.Neutral.Mix(opaqueWhite, 0.4)
	p.Warning, p.Amber = p.Warning.Mix(opaqueWhite, 0.25), p.Amber.Mix(opaqueWhite, 0.3)
	p.Accent = p.Accent.Mix(opaqueWhite, 0.15)
}

var black = Hex(0x000000)

// bustInks are the inks of busts in a side's colour.
func bustInks(side Color, accent color.RGBA) assets.Inks {
	shade := side.Mix(black, 0.35)
	return assets.Inks{
		Light: side.Mix(opaqueWhite, 0.87).ink(), Base: side.Mix(opaqueWhite, 0.1).ink(), Second: shade.ink(), Shade: shade.ink(),
		Deep: side.Mix(black, 0.78).ink(), Accent: accent,
	}
}

func pieceInks(light, second Color) assets.Inks {
	inks := assets.PlainInks()
	inks.Light, inks.Base, inks.Second, inks.Shade = light.ink(), light.ink(), second.ink(), second.ink()
	return inks
}

// ink is an opaque colour as drawings take it.
func (c Color) ink() color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }
