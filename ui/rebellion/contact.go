package rebellion

import (
	"fmt"
	"image"
	"image/color"

	"holoboard/assets"
	"holoboard/assets/planets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// contactSheet shows all pieces of a set, to judge them by: each large with its name, as small as the game shows it, and small
// in grey.
type contactSheet struct {
	pieces  []contact
	columns int
	small   float64 // pixels; 0: the large picture is told in grey beside it
	own     *render.Pictures
}

// contact is one picture of a sheet.
type contact struct {
	name string
	draw func(c *render.Canvas, box render.Rect)
}

// contactSheets are the sheets by name.
func contactSheets() map[string]Shot {
	sheet := func(columns int, small float64, pieces func(b *board.Board) []contact) Shot {
		return func(p ui.Program, _ []byte) (ui.Screen, error) {
			return &contactSheet{pieces(board.New(p.Words())), columns, small, render.NewPictures()}, nil
		}
	}
	return map[string]Shot{
		"sheet-minis":    sheet(6, 28, minis),
		"sheet-signs":    sheet(12, 18, signs),
		"sheet-leaders":  sheet(7, 40, leaderBusts),
		"sheet-planets":  sheet(8, 36, worldsOfSheet),
		"sheet-missions": sheet(10, 0, missionCards),
		"sheet-cards":    sheet(10, 0, otherCards),
		"sheet-backs":    sheet(4, 0, backs),
		"sheet-dice":     sheet(1, 0, dice),
		"sheet-effects":  sheet(1, 0, effects),
	}
}

// Show implements [ui.Screen].
func (s *contactSheet) Show(f *ui.Frame) {
	f.Fill(f.Bounds(), f.Palette.Space)
	rows := (len(s.pieces) + s.columns - 1) / s.columns
	for i, cell := range f.Bounds().Inset(8).Grid(s.columns, rows, 6) {
		if i == len(s.pieces) {
			break
		}
		name, picture := cell.CutBottom(18)
		f.Text(s.pieces[i].name, name, f.Palette.Label().Centered())
		s.show(f, s.pieces[i], picture)
	}
}

// show shows one piece in colour and in grey.
func (s *contactSheet) show(f *ui.Frame, piece contact, box ui.Rect) {
	side := s.small / f.Scale
	if s.small == 0 {
		side = box.W / 2
	}
	sample, large := box.CutRight(side + 4)
	piece.draw(f.Canvas, large)
	if s.small > 0 {
		upper, lower := sample.CutTop(sample.H / 2)
		tall := side * 1.25
		piece.draw(f.Canvas, upper.Middle(side, tall))
		sample = lower.Middle(side, tall)
	}
	type greyKey string
	render.Pixels(f.Canvas, greyKey(piece.name), sample, func(_ greyKey, w, h int) *image.RGBA {
		c := render.NewCanvas(s.own, w, h, f.Scale)
		piece.draw(c, c.Bounds())
		return inGrey(c.Image())
	})
}

// inGrey takes the colours out of a picture.
func inGrey(m *image.RGBA) *image.RGBA {
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			grey := color.GrayModel.Convert(m.At(x, y)).(color.Gray).Y
			m.SetRGBA(x, y, color.RGBA{R: grey, G: grey, B: grey, A: 255})
		}
	}
	return m
}

func minis(*board.Board) (all []contact) {
	for u := range rules.AllUnits() {
		all = append(all, contact{u.String(), func(c *render.Canvas, box render.Rect) { board.DrawUnit(c, u, box) }})
	}
	return all
}

func signs(*board.Board) (all []contact) {
	for _, name := range assets.Names(assets.Signs) {
		all = append(all, contact{name, func(c *render.Canvas, box render.Rect) { c.Sign(name, box, c.Palette.Text) }})
	}
	return all
}

func leaderBusts(*board.Board) (all []contact) {
	for l := range rules.AllLeaders() {
		all = append(all, contact{l.String(), func(c *render.Canvas, box render.Rect) { board.DrawPortrait(c, l, box) }})
	}
	return all
}

// sheetWorld finds a planet in a size of pixels.
type sheetWorld struct {
	id     string
	pixels int
}

func worldsOfSheet(*board.Board) (all []contact) {
	recipes, _ := planets.Load()
	for _, r := range recipes {
		all = append(all, contact{r.ID, func(c *render.Canvas, box render.Rect) {
			square := box.Square()
			pixels := max(int(square.W*c.Scale), 1)
			render.Stretched(c, sheetWorld{r.ID, pixels}, pixels, pixels, square, func(_ sheetWorld, w, _ int) *image.RGBA { return planets.Render(r, w) })
		}})
	}
	return all
}

func missionCards(b *board.Board) (all []contact) {
	for m := range rules.AllMissions() {
		all = append(all, card(b, m.String(), m.Thing()))
	}
	return all
}

func otherCards(b *board.Board) (all []contact) {
	for o := range rules.AllObjectives() {
		all = append(all, card(b, o.String(), o.Thing()))
	}
	for t := range rules.AllTactics() {
		all = append(all, card(b, t.String(), t.Thing()))
	}
	for a := range rules.AllActions() {
		all = append(all, card(b, a.String(), a.Thing()))
	}
	return all
}

func card(b *board.Board, name string, thing game.Option) contact {
	return contact{name, func(c *render.Canvas, box render.Rect) {
		var v rules.View
		b.Card(c, &v, thing, box)
	}}
}

func backs(b *board.Board) (all []contact) {
	for _, d := range []board.Deck{
		{Side: rules.Rebels, Kind: board.MissionCards}, {Side: rules.Empire, Kind: board.MissionCards},
		{Side: rules.Empire, Kind: board.ProjectCards}, {Side: rules.Empire, Kind: board.ProbeCards},
		{Side: rules.Rebels, Kind: board.ObjectiveCards, Stage: 3}, {Side: rules.Rebels, Kind: board.ActionCards},
		{Side: rules.Empire, Kind: board.ActionCards}, {Side: rules.Empire, Kind: board.TacticCards},
		{Side: rules.Rebels, Kind: board.TacticCards, Theater: rules.Ground},
	} {
		all = append(all, contact{fmt.Sprint(d), func(c *render.Canvas, box render.Rect) { b.Back(c, d, box) }})
	}
	return all
}

// moments draws the course of something from 0 to 1 in a row of pictures.
func moments(name string, n int, draw func(c *render.Canvas, box render.Rect, t float64)) contact {
	return contact{name, func(c *render.Canvas, box render.Rect) {
		for i, cell := range box.Grid(n, 1, 4) {
			draw(c, cell, (float64(i)+0.5)/float64(n))
		}
	}}
}

func dice(*board.Board) (all []contact) {
	for _, color := range []rules.Color{rules.Red, rules.Black} {
		lying := func(size float64) contact {
			faces := []string{"", "hit", "direct_hit", "special", "blank"}
			return moments(fmt.Sprint("red: ", color == rules.Red), len(faces), func(c *render.Canvas, box render.Rect, t float64) {
				die := board.Uncast(color)
				die.Face = faces[int(t*float64(len(faces)))]
				c.Die(box.Middle(size, size), die)
			})
		}
		all = append(all, lying(56), lying(20), lying(14), moments(fmt.Sprint("tumbling, red: ", color == rules.Red), 12, func(c *render.Canvas, box render.Rect, t float64) {
			pose := render.Tumble(4, 0, 1, t*1.05, "hit")
			pose.Shift = render.Point{}
			c.DieInPose(box.Middle(40, 40), board.Uncast(color), pose, board.Faces()...)
		}))
	}
	return all
}

func effects(*board.Board) []contact {
	const steps = 8
	shot := func(side rules.Side) contact {
		return moments("shot of the "+side.String(), steps, func(c *render.Canvas, box render.Rect, t float64) {
			board.DrawShot(c, side, render.Point{X: box.X + 8, Y: box.Bottom() - 8}, render.Point{X: box.Right() - 8, Y: box.Y + 8}, t)
		})
	}
	lost := func(u rules.Unit, calm bool) contact {
		return moments(fmt.Sprintf("%v, calm: %v", u, calm), steps, func(c *render.Canvas, box render.Rect, t float64) {
			c.Clip(box, func() {
				square := box.Square().Inset(box.H * 0.15)
				c.Fade(1-t, func() { board.DrawUnit(c, u, square) })
				board.DrawLoss(c, u, square.Center(), square.W, calm, t)
			})
		})
	}
	all := []contact{shot(rules.Rebels), shot(rules.Empire)}
	all = append(all, moments("strike", steps, func(c *render.Canvas, box render.Rect, t float64) {
		c.Strike(box.Center(), box.H*0.6, c.Palette.Warning, 3, t)
	}))
	for _, u := range []rules.Unit{rules.StarDestroyer, rules.ATST} {
		all = append(all, lost(u, false), lost(u, true))
	}
	for _, calm := range []bool{false, true} {
		all = append(all, moments(fmt.Sprint("world, calm: ", calm), steps, func(c *render.Canvas, box render.Rect, t float64) {
			c.Clip(box, func() {
				b := render.Blast{At: box.Center(), Size: box.H * 0.4, Color: c.Palette.Neutral, Seed: 4, Calm: calm}
				c.WorldBlast(b, t)
			})
		}))
	}
	return all
}
