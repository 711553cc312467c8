package seat

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui/table/scene"
)

// How a game of two sides ended: words are "side.SIDE", "result.won.SIDE", and "result.draw" for a game that neither has won.

// Sides are both sides, each in its colour.
func (s *Seat[V, E]) Sides(color func(side int) render.Color) (all []scene.Named) {
	for side := range 2 {
		all = append(all, scene.Named{Name: s.Words.Say("side." + s.Means.SideID(side)), Color: color(side)})
	}
	return all
}

// OutcomeOf is which side has won, in its colour, and how.
func (s *Seat[V, E]) OutcomeOf(side int, color func(side int) render.Color, how string) scene.Outcome {
	p := &s.F.Palette
	if side != 0 && side != 1 {
		return scene.Outcome{Sign: "critical", Color: p.Text, Panel: p.SidePanel(1), Title: s.Words.Say("result.draw"), How: s.Words.Say(how)}
	}
	title := s.Words.Say("result.won." + s.Means.SideID(side))
	return scene.Outcome{Sign: s.Means.Emblem(side), Color: color(side), Panel: p.SidePanel(side), Title: title, How: s.Words.Say(how)}
}

// Won tells of each of some seats whether its side has won.
func (s *Seat[V, E]) Won(side, seats int) (won []bool) {
	for seat := range game.Seat(seats) {
		won = append(won, s.Means.Side(seat) == side)
	}
	return won
}
