package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// showRetreats shows the systems that a retreat may lead to, and in each the leaders who may lead it.
func (s *combatStage) showRetreats(field ui.Rect) {
	const gap, margin, row = 14, 16, 54.0
	t := s.t
	var systems []rules.System
	leading := map[rules.System][]rules.Leader{}
	most := 0
	for _, o := range t.offeredWhere(func(o game.Option) bool { return o.Kind == rules.KindRetreat }) {
		at := rules.System(o.B)
		if leading[at] == nil {
			systems = append(systems, at)
		}
		leading[at] = append(leading[at], rules.Leader(o.A))
		most = max(most, len(leading[at]))
	}
	n := float64(len(systems))
	rows := float64(most)*(row+6) - 6
	w := min((field.W-2*margin-24+gap)/n-gap, 180)
	h := min(field.H-2*margin-24-rows-8, 190)
	panel := field.Middle(n*(w+gap)-gap+2*margin, h+8+rows+2*margin)
	t.panel("choices", panel)
	column := panel.Inset(margin)
	for _, at := range systems {
		var whole ui.Rect
		whole, column = column.CutLeft(w)
		_, column = column.CutLeft(gap)
		card, list := whole.CutTop(h)
		t.board.SystemTile(s.f.Canvas, &t.view, at, card)
		looked := s.f.Spot(ui.Spot{ID: "retreat.to." + at.String(), Rect: card, Quiet: true})
		t.showSheet(card, looked, at.Thing())
		_, list = list.CutTop(8)
		for _, l := range leading[at] {
			var line ui.Rect
			line, list = list.CutTop(row)
			_, list = list.CutTop(6)
			s.showRetreat(rules.RetreatTo(l, at), line)
		}
	}
}

// showRetreat shows a leader who may lead the retreat.
func (s *combatStage) showRetreat(o game.Option, line ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	l := rules.Leader(o.A)
	state := t.choice("choice."+id(o), line, o)
	f.Panel(line, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
	bust, text := line.Inset(4).CutLeft((line.H - 8) * 0.8)
	board.DrawLeader(f.Canvas, &t.view, l, bust)
	_, text = text.CutLeft(8)
	f.Text(t.words.Say("stage.retreat_with", assets.Args{"leader": t.say.LeaderShort(l)}), text, p.Name())
	t.frameOf(line, board.State{Lit: true, Hover: state.Attention(), Pressed: state.Pressed})
}
