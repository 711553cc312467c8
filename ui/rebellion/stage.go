package rebellion

import (
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
)

// What combats and missions share. They are scenes: they cover rails and map while something is fought out or tried.
//

//	stage_combat.go  the battlefield · stage_dice.go  the dice of an attack, stage_hits.go  assigning them at once, stage_places.go  where units stand meanwhile · stage_sides.go  leaders, losses, tactic cards
//	stage_retreat.go where to retreat · stage_mission.go  a mission from its reveal to its outcome
//	stage_choice.go  large cards for what has no place on the table

// cardStage shows an objective or an action card that is played outside of a combat and a mission, over the map.
type cardStage struct{}

func (cardStage) wants(t *Table) bool {
	e, _ := t.Reel.Event()
	return e != nil && rows.Of(e.Kind).Card
}

func (cardStage) hides() bool { return false }

func (cardStage) show(_ *ui.Frame, t *Table, area render.Rect) {
	e, told := t.Reel.Event()
	t.ShowPlayed(area, e, told)
}

// dealtStage shows the action cards that the viewer is dealt at setup.
type dealtStage struct{}

func (dealtStage) wants(t *Table) bool {
	e, _ := t.Reel.Event()
	return e != nil && rows.Dealt(*e)
}

func (dealtStage) hides() bool { return false }

func (dealtStage) show(f *ui.Frame, t *Table, area render.Rect) {
	const gap = 24
	e, told := t.Reel.Event()
	cards := e.List[:e.N]
	h := min(board.CardHeight*0.9, area.H-80)
	w := h * board.CardWidth / board.CardHeight
	row := area.Middle(float64(len(cards))*(w+gap)-gap, h).Move(0, 20)
	f.Fade(min(told*10, (1-told)*6, 1), func() {
		t.Panel("dealt", render.Box(row.X-gap, row.Y-60, row.W+2*gap, row.H+60+gap))
		title := render.Box(row.X, row.Y-52, row.W, 40)
		f.Label(t.Words.Say("stage.dealt"), title, f.Palette.Title().Sized(26).In(f.Palette.Action).Centered())
		for _, a := range cards {
			var card ui.Rect
			card, row = row.CutLeft(w)
			_, row = row.CutLeft(gap)
			f.Shadow(card)
			t.Board.Card(f.Canvas, &t.View, rules.Action(a).Thing(), card)
		}
	})
}
