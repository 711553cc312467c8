package rebellion

import (
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/scene"
)

// playedScene shows an objective or an action card that is played outside of a combat and a mission, over the map.
type playedScene struct{ *seat.Seat }

// Wants implements [scene.Scene].
func (s playedScene) Wants() bool {
	e, _ := s.Reel.Event()
	return e != nil && rows.Of(e.Kind).Card
}

// Hides implements [scene.Scene].
func (playedScene) Hides() bool { return false }

// Show implements [scene.Scene].
func (s playedScene) Show(area ui.Rect) {
	e, told := s.Reel.Event()
	s.ShowPlayed(area, e.Card, told)
}

// dealtScene shows the action cards that the viewer is dealt at setup.
type dealtScene struct{ *seat.Seat }

// Wants implements [scene.Scene].
func (s dealtScene) Wants() bool {
	e, _ := s.Reel.Event()
	return e != nil && rows.Dealt(*e)
}

// Hides implements [scene.Scene].
func (dealtScene) Hides() bool { return false }

// Show implements [scene.Scene].
func (s dealtScene) Show(area ui.Rect) {
	const gap = 24
	f := s.F
	e, told := s.Reel.Event()
	cards := e.List[:e.N]
	h := min(board.CardHeight*0.9, area.H-80)
	w := h * board.CardWidth / board.CardHeight
	row := area.Middle(float64(len(cards))*(w+gap)-gap, h).Move(0, 20)
	f.Fade(min(told*10, (1-told)*6, 1), func() {
		scene.Panel(f, "dealt", render.Box(row.X-gap, row.Y-60, row.W+2*gap, row.H+60+gap))
		title := render.Box(row.X, row.Y-52, row.W, 40)
		f.Label(s.Words.Say("stage.dealt"), title, f.Palette.Title().Sized(26).In(f.Palette.Action).Centered())
		for _, a := range cards {
			var card ui.Rect
			card, row = row.CutLeft(w)
			_, row = row.CutLeft(gap)
			f.Shadow(card)
			s.Board.Card(f.Canvas, s.View, rules.Action(a).Thing(), card)
		}
	})
}
