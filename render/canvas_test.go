package render

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"holoboard/assets"
)

// litBounds is the smallest rectangle around all pixels that are not ground.
func litBounds(m *image.RGBA, ground Color) image.Rectangle {
	var lit image.Rectangle
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			if p := m.RGBAAt(x, y); p != (color.RGBA{ground.R, ground.G, ground.B, 255}) {
				lit = lit.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return lit
}

func TestFillCoversWholePixels(t *testing.T) {
	for _, scale := range []float64{1, 1.25, 2} {
		c := testCanvas(scale)
		c.Fill(Box(8, 16, 40, 24), c.Palette.Sides[0].Color)
		want := image.Rect(int(8*scale), int(16*scale), int(48*scale), int(40*scale))
		m := c.Image()
		if got := litBounds(m, c.Palette.Space); got != want {
			t.Errorf("scale %v: %v is filled, want %v", scale, got, want)
		}
		if got := m.RGBAAt(want.Min.X, want.Min.Y); got != (color.RGBA{255, 138, 60, 255}) {
			t.Errorf("scale %v: the corner is %v, want the full colour", scale, got)
		}
	}
}

func TestClipFadeAndMove(t *testing.T) {
	c := testCanvas(1)
	white := Hex(0xFFFFFF)
	c.Clip(Box(10, 10, 20, 20), func() {
		c.Move(5, 0, func() {
			c.Fade(0.5, func() { c.Fill(Box(0, 0, 20, 40), white) })
		})
	})
	c.Fill(Box(100, 100, 1, 1), white)
	m := c.Image()
	if got, want := litBounds(m, c.Palette.Space), image.Rect(10, 10, 101, 101); got != want {
		t.Errorf("lit is %v, want %v", got, want)
	}
	if got := m.RGBAAt(24, 29); got.R < 128 || got.R > 134 {
		t.Errorf("a half faded white is %v", got)
	}
	if got := m.RGBAAt(26, 29); got.R != c.Palette.Space.R {
		t.Errorf("right of what was moved is %v, want space", got)
	}
}

// Panels are put together from corners and drawn-out edges; that must look like one drawn whole.
func TestPanelsAreSeamless(t *testing.T) {
	p := Holo()
	for name, style := range map[string]PanelStyle{
		"glass": p.Glass(), "rebel": p.SidePanel(0), "empire": p.SidePanel(1), "chosen": p.Chosen(),
		"hexagon": {Corner: HexPill, Fill: p.PanelLight, Line: p.Sides[1].Color, Width: 1.5},
		"pill":    {Corner: Pill, Fill: p.PanelLight, Line: p.Sides[0].Color, Width: 2},
	} {
		for _, scale := range []float64{1, 1.3, 2} {
			r := Box(20, 20, 230, 30)
			c := testCanvas(scale)
			c.Panel(r, style)
			if len(c.marks) < 6 {
				t.Errorf("%s: %d marks, want corners and edges apart", name, len(c.marks))
			}
			whole := testCanvas(scale)
			drawWhole(whole, r, style)
			if n := different(c.Image(), whole.Image(), 10); n > 8 {
				t.Errorf("%s at scale %v: %d channels differ from a panel that is drawn whole", name, scale, n)
			}
		}
	}
}

// drawWhole draws a panel without taking it apart, as is done with dashed ones: here of one endless dash.
func drawWhole(c *Canvas, r Rect, style PanelStyle) {
	style.Dash = Dash{10000, 0}
	c.Panel(r, style)
}

func different(a, b *image.RGBA, tolerance int) int {
	n := 0
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d > tolerance || d < -tolerance {
			n++
		}
	}
	return n
}

func TestALineHasItsWidth(t *testing.T) {
	for _, to := range []Point{{300, 101}, {300, 200}, {101, 300}, {300, 100}, {100, 300}} {
		c := testCanvas(2)
		c.Line(Point{100, 100}, to, 3, Hex(0xFFFFFF))
		m := c.Image()
		light := 0.0
		for i := 0; i < len(m.Pix); i += 4 {
			light += float64(m.Pix[i]-c.Palette.Space.R) / 250
		}
		want := 3 * Point{100, 100}.Distance(to) * 4 // pixels at scale 2
		if light < want*0.97 || light > want*1.03 {
			t.Errorf("a line to %v covers %.0f pixels, want %.0f", to, light, want)
		}
	}
}

func TestDashesLeaveGaps(t *testing.T) {
	c := testCanvas(1)
	c.DashedLine(Point{0, 10}, Point{100, 10}, 2, 6, 4, 0, Hex(0xFFFFFF))
	m := c.Image()
	lit := 0
	for x := range 100 {
		if m.RGBAAt(x, 10).R > 128 {
			lit++
		}
	}
	if lit != 60 {
		t.Errorf("%d of 100 pixels are lit, want 60", lit)
	}
}

func TestArtIsPaintedOnceWhenItIsSeen(t *testing.T) {
	type starKey struct{ points int }
	c := testCanvas(1)
	painted := 0
	paint := func(p *Pen, _ starKey) {
		painted++
		p.Fill((&Path{}).RegularPolygon(Point{p.W / 2, p.H / 2}, p.W/2, 5, 0), c.Palette.Legal)
	}
	for range 5 {
		c.Begin(1280, 720, 1)
		Art(c, starKey{5}, Box(10, 10, 30, 30), paint)
		Art(c, starKey{5}, Box(60.4, 10, 30, 30), paint)
	}
	if painted != 0 {
		t.Error("a star that nobody has seen was painted")
	}
	c.Image()
	c.Image()
	if painted != 1 {
		t.Errorf("one star was painted %d times", painted)
	}
	Art(c, starKey{6}, Box(10, 10, 30, 30), paint)
	Art(c, starKey{5}, Box(10, 10, 40, 40), paint)
	c.Image()
	if painted != 3 {
		t.Errorf("another star and another size bring it to %d, want 3", painted)
	}
}

// A frame in which nothing is new makes no pictures and hardly any garbage.
func TestASteadyFrameOnlyCopies(t *testing.T) {
	c := testCanvas(1)
	frame := func() {
		c.Begin(1280, 720, 1)
		drawSample(c)
	}
	frame()
	before := c.pictures.bytes
	allocations := testing.AllocsPerRun(20, frame)
	if c.pictures.bytes != before {
		t.Errorf("pictures grew from %d to %d bytes", before, c.pictures.bytes)
	}
	if marks := float64(len(c.marks)); allocations > marks {
		t.Errorf("%.0f allocations for %.0f marks", allocations, marks)
	}
}

func TestPicturesAreForgottenWhenThereAreTooMany(t *testing.T) {
	type sheetKey struct{ n int }
	c := testCanvas(1)
	c.pictures.limit = 1 << 20
	for n := range 400 {
		c.Begin(1280, 720, 1)
		Art(c, sheetKey{n}, Box(0, 0, 100, 100), func(*Pen, sheetKey) {})
		c.Text("stays", Box(0, 0, 100, 20), c.Palette.Body())
	}
	if c.pictures.bytes > c.pictures.limit+100*100*4 {
		t.Errorf("%d bytes are kept, the limit is %d", c.pictures.bytes, c.pictures.limit)
	}
	if len(c.pictures.texts) != 1 {
		t.Errorf("%d texts are kept, want the one that is still shown", len(c.pictures.texts))
	}
}

func TestRoughSpritesComeInFewSizes(t *testing.T) {
	c := testCanvas(1)
	for size := 30.0; size < 60; size += 0.5 {
		c.Begin(1280, 720, 1)
		c.Rough = true
		c.Sprite(assets.Minis, "at_at", Box(0, 0, size, size), assets.ColdInks())
	}
	if n := len(c.pictures.draws); n > 6 {
		t.Errorf("a zoom rasterised a sprite %d times", n)
	}
}

func TestEverySpriteOfEveryKindDraws(t *testing.T) {
	for _, kind := range []assets.Kind{assets.Minis, assets.Signs, assets.Leaders} {
		for _, name := range assets.Names(kind) {
			c := testCanvas(1)
			c.Sprite(kind, name, Box(100, 100, 40, 50), assets.WarmInks())
			lit := litBounds(c.Image(), c.Palette.Space)
			if lit.Empty() || !lit.In(image.Rect(100, 100, 140, 150)) {
				t.Errorf("%s %s is drawn at %v", kind, name, lit)
			}
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a sprite that does not exist did not panic")
		}
	}()
	testCanvas(1).Sign("no_such_sign", Box(0, 0, 20, 20), Hex(0xFFFFFF))
}

func TestCutOutPicturesAreCopied(t *testing.T) {
	sheet := image.NewRGBA(image.Rect(0, 0, 20, 20))
	draw.Draw(sheet, image.Rect(10, 10, 20, 20), image.NewUniform(color.White), image.Point{}, draw.Src)
	type cutKey struct{}
	c := testCanvas(1)
	Pixels(c, cutKey{}, Box(5, 5, 10, 10), func(cutKey, int, int) *image.RGBA {
		return sheet.SubImage(image.Rect(10, 10, 20, 20)).(*image.RGBA)
	})
	if got, want := litBounds(c.Image(), c.Palette.Space), image.Rect(5, 5, 15, 15); got != want {
		t.Errorf("drawn at %v, want %v", got, want)
	}
}

// The light along a panel's edge is not drawn out over its middle, whatever its corners.
func TestGlowStaysAtThePanelsEdge(t *testing.T) {
	for corner := Slight; corner <= Sharp; corner++ {
		for _, radius := range []float64{0, 1, 12} {
			c := testCanvas(1)
			c.Panel(Box(100, 100, 120, 80), PanelStyle{Corner: corner, Radius: radius, Glow: c.Palette.Legal, Line: c.Palette.Legal, Width: 1})
			dark := color.RGBA{c.Palette.Space.R, c.Palette.Space.G, c.Palette.Space.B, 255}
			m := c.Image()
			for _, at := range []image.Point{{160, 140}, {160, 107}, {160, 172}} {
				if got := m.RGBAAt(at.X, at.Y); got != dark {
					t.Errorf("corner %d of radius %v: %v is %v, want %v", corner, radius, at, got, dark)
				}
			}
		}
	}
}

func TestHatchStaysInside(t *testing.T) {
	m := Paint(1, 60, 60, func(p *Pen) {
		p.Hatch((&Path{}).Circle(Point{30, 30}, 20), Stroke{Color: Hex(0xFFFFFF), Width: 2}, 6)
	})
	var inside, outside int
	for y := range 60 {
		for x := range 60 {
			if m.RGBAAt(x, y).A == 0 {
				continue
			}
			if d := (Point{30, 30}).Distance(Point{float64(x) + 0.5, float64(y) + 0.5}); d < 21 {
				inside++
			} else {
				outside++
			}
		}
	}
	if inside < 300 || outside > 0 {
		t.Errorf("%d hatched pixels inside, %d outside", inside, outside)
	}
}
