package mission

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
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
	s.showRolls(inner)
	s.showStamp(inner)
	s.showPanels(area, inner)
	if e := s.event; e != nil && e.Kind == rules.ActionUsed {
		s.ShowPlayed(area, e.Card, s.told)
	}
}

// showBrief tells in words which mission it is, where, and what it does; a long touch shows the card.
func (s *Scene) showBrief(r ui.Rect) {
	f, m := s.F, &s.View.Mission
	p := f.Palette
	state := f.Spot(ui.Spot{ID: "stage.card", Rect: r, Quiet: true})
	f.Panel(r, pieces.SidePanel(&p, m.Side))
	step, rest := r.InsetXY(12, 6).CutTop(18)
	f.Text(s.Words.Say("stage.mission."+missionSteps[s.stepNow()]), step, p.Label().AtRight())
	if m.System != rules.NoSystem {
		f.Text(s.Say.System(m.System), step, p.Label().In(p.Text))
	}
	title := p.Title().UpTo(3)
	_, rest = rest.CutTop(f.Paragraph(s.Words.Say("mission."+m.Card.String()), rest, title) + 4)
	effect := s.Words.Say("mission." + m.Card.String() + ".effect")
	body := p.Body()
	if f.ParagraphHeight(effect, rest.W, body) > rest.H {
		body = f.FittedIn(effect, rest, body.Tightly())
	}
	f.Paragraph(effect, rest, body.UpTo(max(int(rest.H/body.LineHeight()), 1)))
	s.ShowSheet(r, state, m.Card.Thing())
	if s.outcome {
		used := f.ParagraphHeight(effect, rest.W, body)
		_, rest = rest.CutTop(used)
		s.showEffects(rest)
	}
}

// showOpposingSmall lists who is there and who may come, in rows that can be scrolled.
func (s *Scene) showOpposingSmall(there []rules.Leader, pool []game.Option, r ui.Rect) {
	const wide, high = 84, 124
	columns := max(int((r.W-ui.ScrollBar)/wide), 1)
	w := (r.W - ui.ScrollBar) / float64(columns)
	n := len(there) + len(pool)
	s.F.Scroll("scene.list", r, float64((n+columns-1)/columns)*high, func(content ui.Rect) {
		for i := range n {
			cell := render.Box(content.X+w*float64(i%columns), content.Y+high*float64(i/columns), w, high).Inset(3)
			if i < len(there) {
				s.showPart(there[i], cell)
			} else {
				s.showComing(pool[i-len(there)], cell)
			}
		}
	})
}

// smallSides are the places of both sides; whoever may send somebody gets more.
func (s *Scene) smallSides(r ui.Rect) []ui.Rect {
	if s.Asks(rules.AskOppose) {
		return r.Rows(8, 2, 3)
	}
	return r.Rows(8, 1, 1)
}
