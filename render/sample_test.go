package render

import (
	"image"
	"image/png"
	"os"
	"testing"

	"holoboard/assets"
)

func save(t testing.TB, m image.Image, file string) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

// drawSample draws one of everything that a canvas can.
func drawSample(c *Canvas) {
	p := c.Palette
	c.Backdrop(c.Bounds())
	c.Panel(Rect{20, 20, 300, 200}, p.Glass())
	c.Text("Who plays", Rect{36, 28, 260, 30}, p.Title())
	c.Paragraph("Round die fits units of black health; the quick brown fox jumps over «Привіт, Україно» їєґ and so on until the end.", Rect{36, 64, 260, 100}, p.Body())
	c.Panel(Rect{340, 20, 300, 96}, p.SidePanel(0))
	c.Sign("emblem_rebels", Rect{356, 36, 64, 64}, p.Sides[0].Color)
	c.Text("Rebels", Rect{430, 36, 200, 24}, p.Title().In(p.Sides[0].Color))
	c.Text("Computer: Cadet, a name that is far too long", Rect{430, 60, 200, 24}, p.Name())
	c.Panel(Rect{340, 130, 300, 96}, p.SidePanel(1))
	c.Sign("emblem_empire", Rect{356, 146, 64, 64}, p.Sides[1].Color)
	c.Text("Empire", Rect{430, 146, 200, 24}, p.Title().In(p.Sides[1].Color))
	c.Panel(Rect{660, 20, 280, 64}, p.Chosen())
	c.Text("Standard game", Rect{676, 26, 200, 24}, p.Name())
	c.Panel(Rect{660, 100, 120, 30}, PanelStyle{Corner: HexPill, Fill: p.Panel, Line: p.Sides[1].Color, Width: 1.5})
	c.Panel(Rect{790, 100, 120, 30}, PanelStyle{Corner: Pill, Fill: p.Panel, Line: p.Sides[0].Color, Width: 1.5})
	c.Panel(Rect{660, 140, 120, 60}, PanelStyle{Corner: Cut, Fill: p.Panel, Line: p.Legal, Width: 2, Dash: Dash{6, 4}})
	c.Shadow(Rect{800, 140, 100, 60})
	c.Panel(Rect{800, 140, 100, 60}, p.Glass())
	for i, face := range []string{"hit", "direct_hit", "special", "blank"} {
		c.Die(Rect{30 + float64(i)*60, 240, 48, 48}, Die{Form: CutCube, Ink: RedDie, Face: face, Lit: i == 0, Dim: i == 3})
		c.Die(Rect{30 + float64(i)*60, 300, 48, 48}, Die{Form: RoundCube, Ink: BlackDie, Face: face, Lit: i == 0})
		c.DieInPose(Rect{30 + float64(i)*60, 360, 48, 48}, Die{Form: DieForm(i), Ink: BlackDie, Face: face},
			Pose{Face: face, Pitch: float64(i) * 0.4, Roll: 0.3, Scale: 1 + float64(i)*0.1}, "hit", "special")
	}
	for i, n := range []string{"x_wing", "mon_calamari_cruiser", "rebel_trooper"} {
		c.Sprite(assets.Minis, n, Rect{300 + float64(i)*60, 240, 48, 48}, assets.WarmInks())
		c.Sprite(assets.Minis, n, Rect{300 + float64(i)*60, 300, 30, 30}, assets.WarmInks())
	}
	for i, n := range []string{"star_destroyer", "at_at", "stormtrooper"} {
		c.Sprite(assets.Minis, n, Rect{500 + float64(i)*60, 240, 48, 48}, assets.ColdInks())
		c.Sprite(assets.Minis, n, Rect{500 + float64(i)*60, 300, 30, 30}, assets.ColdInks())
	}
	c.Ring(Point{750, 270}, 25, RingStyle{Line: p.Sides[0].Color, Width: 3})
	c.Ring(Point{820, 270}, 25, RingStyle{Line: p.Sides[1].Color, Width: 3, Sides: 6})
	c.Ring(Point{890, 270}, 25, RingStyle{Line: p.Legal, Width: 2.5, Glow: p.Legal})
	c.Ring(Point{960, 270}, 25, RingStyle{Line: p.Neutral, Width: 1.5, Dash: Dash{2, 6}})
	c.Chevron(Point{890, 240}, 18, p.Legal)
	c.Glow(Point{1050, 200}, 80, p.Sides[1].Color)
	c.Line(Point{700, 320}, Point{900, 380}, 2, p.Legal)
	c.DashedLine(Point{700, 340}, Point{900, 400}, 2, 8, 6, 0, p.Legal)
	c.Line(Point{700, 330}, Point{900, 330}, 2, p.Warning)
	c.TextAt("Bothawui", Point{1000, 330}, p.Name().Rimmed(p.Space).Centered())
	c.Rich([]Span{{Text: "Round die"}, {Sign: "arrow"}, {Sign: "hit"}, {Text: ", units. Direct hit "}, {Sign: "direct_hit"}, {Text: " any unit.", Face: Figures, Color: p.Legal}}, Rect{700, 430, 200, 100}, p.Body())
	c.Panel(Rect{0, 560, 1280, 72}, PanelStyle{Corner: Sharp, Fill: p.Prompt, Line: p.Legal, Width: 1.5, Glow: p.Legal})
	c.Fill(Rect{0, 560, 8, 72}, p.Legal)
	c.Text("Move units into Bothawui", Rect{24, 566, 600, 34}, p.PromptText())
	c.Text("Drag from the lit systems. Then a battle: space 88 %, ground 71 %.", Rect{24, 598, 600, 24}, p.Body())
	c.Panel(Rect{984, 574, 280, 44}, PanelStyle{Corner: Cut, Radius: 8, Fill: p.Legal, Line: p.Legal, Width: 1, Glow: p.Legal})
	c.Text("Move in and fight", Rect{984, 574, 280, 44}, p.Number().Sized(17).In(p.OnLegal).Centered())
	c.Turn(Point{1050, 450}, -0.08, 1, func() {
		c.Panel(Rect{930, 410, 240, 80}, p.Chosen())
		c.Text("SUCCESS 5 : 3", Rect{930, 410, 240, 80}, p.PromptText().With(Banner).In(p.Legal).Centered())
	})
	for i, id := range []string{"darth_vader", "mon_mothma"} {
		c.Sprite(assets.Leaders, id, Rect{300 + float64(i)*70, 380, 64, 80}, []assets.Inks{assets.ColdInks(), assets.WarmInks()}[i])
	}
	c.Bolt(Point{500, 400}, Point{640, 460}, p.Warning, 0.6)
	c.Burst(Point{600, 430}, 40, p.Amber, 3, 0.5)
	c.Shatter(Point{560, 490}, 30, p.Sides[1].Color, 3, 0.4)
}
