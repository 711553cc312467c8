package mission

import (
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// showSmall shows a mission on a phone: what it is in words, and both sides.
func (s *Scene) showSmall(area ui.Rect) {
	inner := area.InsetXY(10, 6)
	var brief ui.Rect
	if s.Board.Layout().Form == board.Sideways {
		brief, inner = inner.CutLeft(inner.W * 0.36)
		_, inner = inner.CutLeft(10)
	} else {
		brief, inner = inner.CutTop(min(inner.H*0.32, 170))
		_, inner = inner.CutTop(8)
	}
	s.showBrief(brief)
	s.showMiddle(area, inner)
}

// showBrief tells in words which mission it is, where, and what it does; a long touch shows the card.
func (s *Scene) showBrief(r ui.Rect) {
	m := &s.View.Mission
	state := s.F.Spot(ui.Spot{ID: "stage.card", Rect: r, Quiet: true})
	attempt := scene.Attempt{
		Panel: pieces.SidePanel(&s.F.Palette, m.Side), Place: s.Say.System(m.System), Step: s.Words.Say("stage.mission." + missionSteps[s.stepNow()]),
		Title: s.Words.Say("mission." + m.Card.String()), Text: s.Words.Say("mission." + m.Card.String() + ".effect"),
	}
	rest := attempt.Show(s.F, r)
	s.ShowSheet(r, state, m.Card.Thing())
	if s.outcome {
		s.showEffects(rest)
	}
}

// smallSides are the places of both sides; whoever may send somebody gets more.
func (s *Scene) smallSides(r ui.Rect) []ui.Rect {
	if s.Asks(rules.AskOppose) {
		return r.Rows(8, 2, 3)
	}
	return r.Rows(8, 1, 1)
}
