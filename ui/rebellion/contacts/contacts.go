// Package contacts are the contact sheets of Star Wars: Rebellion: all of its pieces, signs, portraits, planets and cards.
package contacts

import (
	"fmt"
	"image"

	"holoboard/assets/planets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	faces "holoboard/render/rebellion/cards"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/contact"
)

// Sheets are the sheets by name, as [rebellion.Shots] has them.
func Sheets() map[string]func(ui.Program, []byte) (ui.Screen, error) {
	sheet := func(columns int, small float64, shown func(b *faces.Cards) []contact.Piece) func(ui.Program, []byte) (ui.Screen, error) {
		return func(p ui.Program, _ []byte) (ui.Screen, error) {
			return &contact.Sheet{Columns: columns, Small: small, Pieces: shown(faces.New(p.Words()))}, nil
		}
	}
	return map[string]func(ui.Program, []byte) (ui.Screen, error){
		"sheet-minis":    sheet(6, 28, func(*faces.Cards) []contact.Piece { return contact.Each(rules.AllUnits(), pieces.DrawUnit) }),
		"sheet-signs":    sheet(12, 18, func(*faces.Cards) []contact.Piece { return contact.Signs() }),
		"sheet-leaders":  sheet(7, 40, func(*faces.Cards) []contact.Piece { return contact.Each(rules.AllLeaders(), pieces.DrawPortrait) }),
		"sheet-planets":  sheet(8, 36, worlds),
		"sheet-missions": sheet(10, 0, func(b *faces.Cards) []contact.Piece { return contact.Each(rules.AllMissions(), card[rules.Mission](b)) }),
		"sheet-cards":    sheet(10, 0, otherCards),
		"sheet-backs":    sheet(4, 0, backs),
		"sheet-dice":     sheet(1, 0, dice),
		"sheet-effects":  sheet(1, 0, effects),
	}
}

// world finds a planet in a size of pixels.
type world struct {
	id     string
	pixels int
}

func worlds(*faces.Cards) (all []contact.Piece) {
	recipes, _ := planets.Load()
	for _, r := range recipes {
		all = append(all, contact.Piece{Name: r.ID, Draw: func(c *render.Canvas, box render.Rect) {
			square := box.Square()
			pixels := max(int(square.W*c.Scale), 1)
			render.Stretched(c, world{r.ID, pixels}, pixels, pixels, square, func(_ world, w, _ int) *image.RGBA { return planets.Render(r, w) })
		}})
	}
	return all
}

// card draws cards of a kind as they are whatever lies on the table.
func card[T interface{ Thing() game.Option }](b *faces.Cards) func(c *render.Canvas, card T, box render.Rect) {
	return func(c *render.Canvas, card T, box render.Rect) {
		var v rules.View
		b.Draw(c, &v, card.Thing(), box)
	}
}

func otherCards(b *faces.Cards) []contact.Piece {
	all := contact.Each(rules.AllObjectives(), card[rules.Objective](b))
	all = append(all, contact.Each(rules.AllTactics(), card[rules.Tactic](b))...)
	return append(all, contact.Each(rules.AllActions(), card[rules.Action](b))...)
}

func backs(b *faces.Cards) (all []contact.Piece) {
	for _, d := range []faces.Deck{
		{Side: rules.Rebels, Kind: faces.MissionCards}, {Side: rules.Empire, Kind: faces.MissionCards},
		{Side: rules.Empire, Kind: faces.ProjectCards}, {Side: rules.Empire, Kind: faces.ProbeCards},
		{Side: rules.Rebels, Kind: faces.ObjectiveCards, Stage: 3}, {Side: rules.Rebels, Kind: faces.ActionCards},
		{Side: rules.Empire, Kind: faces.ActionCards}, {Side: rules.Empire, Kind: faces.TacticCards},
		{Side: rules.Rebels, Kind: faces.TacticCards, Theater: rules.Ground},
	} {
		all = append(all, contact.Piece{Name: fmt.Sprint(d), Draw: func(c *render.Canvas, box render.Rect) { b.Back(c, d, box) }})
	}
	return all
}

func dice(*faces.Cards) (all []contact.Piece) {
	for _, color := range []rules.Color{rules.Red, rules.Black} {
		all = append(all, contact.Die(fmt.Sprint("red: ", color == rules.Red), pieces.Uncast(color), pieces.Faces()...)...)
	}
	return all
}

func effects(*faces.Cards) (all []contact.Piece) {
	const steps = 8
	for _, side := range []rules.Side{rules.Rebels, rules.Empire} {
		all = append(all, contact.Moments("shot of the "+side.String(), steps, func(c *render.Canvas, box render.Rect, t float64) {
			pieces.DrawShot(c, side, render.Point{X: box.X + 8, Y: box.Bottom() - 8}, render.Point{X: box.Right() - 8, Y: box.Y + 8}, t)
		}))
	}
	lost := func(u rules.Unit, calm bool) contact.Piece {
		return contact.Moments(fmt.Sprintf("%v, calm: %v", u, calm), steps, func(c *render.Canvas, box render.Rect, t float64) {
			c.Clip(box, func() {
				square := box.Square().Inset(box.H * 0.15)
				c.Fade(1-t, func() { pieces.DrawUnit(c, u, square) })
				pieces.DrawLoss(c, u, square.Center(), square.W, calm, t)
			})
		})
	}
	all = append(all, contact.Strike(steps))
	for _, u := range []rules.Unit{rules.StarDestroyer, rules.ATST} {
		all = append(all, lost(u, false), lost(u, true))
	}
	return append(all, contact.Worlds(steps)...)
}
