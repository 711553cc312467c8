package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// showBelow shows leaders who may join or lead the retreat below the question, over the hand: the forces that one
// decides about stay in view.
func (s *combatStage) showBelow(options []game.Option) {
	const gap, margin, least, largest = 6, 6, 190, 54
	s.t.panel("choices", s.below)
	list := s.below.Inset(1)
	row := min((list.H-2*margin-gap)/2, largest)
	room := list.W - 2*margin - scrollBar + gap
	columns := max(int(room/(least+gap)), 1)
	lines := (len(options) + columns - 1) / columns
	s.t.f.Scroll("choices.list", list, float64(lines)*(row+gap)-gap+2*margin, func(content ui.Rect) {
		first := content.Inset(margin)
		wide := room/float64(columns) - gap
		for i, o := range options {
			s.showLeader(o, render.Box(first.X+float64(i%columns)*(wide+gap), first.Y+float64(i/columns)*(row+gap), wide, row))
		}
	})
}

// showLeader shows a leader who may join, or lead a retreat, and what he is worth or where he leads.
func (s *combatStage) showLeader(o game.Option, box ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	l := rules.Leader(o.A)
	state := t.choice("choice."+id(o), box, o)
	f.Panel(box, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
	bust, text := box.Inset(4).CutLeft((box.H - 8) * 0.8)
	board.DrawLeader(f.Canvas, &t.view, l, bust)
	_, text = text.CutLeft(8)
	upper, lower := text.Middle(text.W, 36).CutTop(18)
	about := l.Thing()
	if o.Kind == rules.KindRetreat {
		to := rules.System(o.B)
		f.Text(t.say.System(to), upper, p.Name())
		f.Text(t.words.Say("stage.retreat_with", assets.Args{"leader": t.say.LeaderShort(l)}), lower, p.Label())
		about = to.Thing()
	} else {
		f.Text(t.say.LeaderShort(l), upper, p.Name())
		board.TacticValues(f.Canvas, l, lower)
	}
	t.frameOf(box, board.State{Lit: true, Hover: state.Attention(), Pressed: state.Pressed, Planned: t.picked(o)})
	t.showSheet(box, state, about)
}
