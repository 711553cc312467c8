package render

import "math"

// Color is a colour with straight (not premultiplied) alpha. It implements color.Color.
type Color struct{ R, G, B, A uint8 }

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

// RGBA returns the premultiplied channels, 0 to 65535.
func (c Color) RGBA() (r, g, b, a uint32) {
	a = uint32(c.A) * 0x101
	return uint32(c.R) * 0x101 * a / 0xffff, uint32(c.G) * 0x101 * a / 0xffff, uint32(c.B) * 0x101 * a / 0xffff, a
}

// Alpha returns the colour with its opacity multiplied by f, 0 to 1.
func (c Color) Alpha(f float64) Color {
	c.A = uint8(math.Round(float64(c.A) * min(max(f, 0), 1)))
	return c
}

// Mix returns the colour that lies the share f of the way to other.
func (c Color) Mix(other Color, f float64) Color {
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*f)) }
	return Color{mix(c.R, other.R), mix(c.G, other.G), mix(c.B, other.B), mix(c.A, other.A)}
}

// Contrast is the ratio of luminance between two opaque colours, 1 to 21, as the web's accessibility rules define it.
func Contrast(a, b Color) float64 {
	la, lb := a.luminance(), b.luminance()
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func (c Color) luminance() float64 {
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.03928 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Palette holds every colour by its role. Screens take colours from here, never from their own figures, so that a
// preset for another colour vision changes all of them at once.
type Palette struct {
	Space, SpaceGlow   Color // darkness, and its lighter middle
	Rebel, RebelDark   Color // a side's lines, and its panels
	Empire, EmpireDark Color
	Neutral            Color // lines of nobody: systems, plain rings
	Warning            Color // only refusal, damage, loss
	Legal, LegalDark   Color // only "you may act here", and the fill of what is chosen
	OnLegal            Color // text on a legal-coloured button
	Text, Dim          Color // reading, and secondary reading
	Panel, PanelLight  Color // glass, and the lighter glass of the prompt and of buttons
	Prompt             Color // the one bar that asks
	Line, LineLight    Color // frames of panels, of buttons
	Amber              Color // borders of regions
	Sky, Ground        Color // the signs of space and ground
	Action, Objective  Color // two kinds of cards
	RedDie, RedDieLine Color
	BlackDie, DieLine  Color
}

// Holo is the palette of the holographic war table.
func Holo() Palette {
	return Palette{
		Space: Hex(0x05070F), SpaceGlow: Hex(0x0B1226),
		Rebel: Hex(0xFF8A3C), RebelDark: Hex(0x2A130A),
		Empire: Hex(0x7CC4FF), EmpireDark: Hex(0x0A1E38),
		Neutral: Hex(0x8FA3BF),
		Warning: Hex(0xFF4D5E),
		Legal:   Hex(0xB6FF5C), LegalDark: Hex(0x16280F), OnLegal: Hex(0x0B1705),
		Text: Hex(0xE8F0FF), Dim: Hex(0xA9BADA),
		Panel: Hex(0x0E1730).Alpha(0.88), PanelLight: Hex(0x131F40), Prompt: Hex(0x12204A),
		Line: Hex(0x2B3D66), LineLight: Hex(0x3C5288),
		Amber: Hex(0xE0A94A),
		Sky:   Hex(0x8FE6DA), Ground: Hex(0xF2CE6B),
		Action: Hex(0xC9B8FF), Objective: Hex(0xFFC36B),
		RedDie: Hex(0xC4283A), RedDieLine: Hex(0xFF8490),
		BlackDie: Hex(0x0A0E1A), DieLine: Hex(0xD6E0F2),
	}
}
