package combat

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/speech"
)

// showAfter tells below the question, over the hand, what the attack under way leads to, and where both sides may retreat to.
func (s *Scene) showAfter() {
	strip := s.below
	s.F.Cover("after", strip)
	s.F.Fill(strip, s.F.Palette.Space)
	const share = 0.28 // of the width, for the shorter texts
	after, retreats := strip.Inset(6).CutLeft(strip.W * share)
	_, retreats = retreats.CutLeft(8)
	s.showResult(scene.Titled(s.F, after, s.Words.Say("stage.after")))
	s.showRetreats(scene.Titled(s.F, retreats, s.Words.Say("stage.retreats")))
}

// showResult shows in words what becomes of the units that the attack under way has hit, with pictures.
func (s *Scene) showResult(r ui.Rect) {
	f := s.F
	list := s.View.Combat.Results()
	if s.event != nil && s.event.Kind == rules.AttackRolled {
		list = nil // what is known yet is the attack before
	}
	if len(list) == 0 {
		f.Text(s.Words.Say("stage.after.none"), r, f.Palette.Body().Sized(render.SizeLabel))
		return
	}
	texts := make([]string, len(list))
	for i, k := range list {
		args := assets.Args{"unit": s.Say.Unit(k.Unit, k.Count), "n": int(k.Damage), "m": int(s.View.Combat.Health(k.Unit))}
		key := "stage.after.damaged"
		if k.Lost {
			key = "stage.after.lost"
		}
		texts[i] = s.Words.Say(key, args)
	}
	scene.Pieces(f, "after.list", r, texts, func(i int, at ui.Rect) {
		pieces.DrawUnit(f.Canvas, list[i].Unit, at.Square())
		if list[i].Lost {
			f.Line(render.Point{X: at.X + 3, Y: at.Bottom() - 3}, render.Point{X: at.Right() - 3, Y: at.Y + 3}, 2.5, f.Palette.Warning)
		}
	})
}

// showRetreats tells for both sides where a retreat at the end of the round may lead, and why not elsewhere.
func (s *Scene) showRetreats(r ui.Rect) {
	texts := s.leads.Of(s.Flow, func() []string {
		return []string{strings.Join(s.retreats(rules.Rebels), " "), strings.Join(s.retreats(rules.Empire), " ")}
	})
	scene.Shrunk(s.F, r, texts, func(i int, at ui.Rect) {
		side := rules.Side(i)
		s.F.Sign(pieces.Emblem(side), at.Middle(18, 18).Move(-4, 0), pieces.SideColor(&s.F.Palette, side))
	})
}

// retreats tells where a side may retreat to, and then for each reason where not.
func (s *Scene) retreats(side rules.Side) []string {
	to, against := s.View.Retreat(side)
	if against != nil {
		return []string{s.Words.Say(string(against.Text))}
	}
	var open []string
	for _, at := range s.View.Combat.System.Figures().Neighbors {
		if to.Has(at) {
			open = append(open, s.Say.System(at))
		}
	}
	return append([]string{s.Words.Say("stage.retreats.open", assets.Args{"systems": s.Say.List(open)})}, s.closed(side)...)
}

// closed tells for each reason which systems next to the combat are closed to a retreat.
func (s *Scene) closed(side rules.Side) (lines []string) {
	next := s.View.Combat.System.Figures().Neighbors
	names := make([]string, len(next))
	for i, at := range next {
		names[i] = s.Say.System(at)
	}
	reasons, named := speech.Reasons(names, func(i int) string {
		if why := s.View.BarsRetreat(side, next[i]); why != nil {
			return s.Words.Say(string(why.Text))
		}
		return ""
	})
	for _, why := range reasons {
		lines = append(lines, s.Words.Say("stage.retreats.closed", assets.Args{"systems": s.Say.List(named[why]), "why": why}))
	}
	return lines
}

// showClosed tells why one may not retreat to the other systems next to it: between the armies, or on a phone over
// the choice, where it hides no units. It returns what is left of the place for the choice.
func (s *Scene) showClosed(field, choice ui.Rect) ui.Rect {
	const margin, between, least, horizon = 10, 0.21, 180, 0.54
	lines := s.closed(rules.SideOf(s.Pending.Seat))
	if len(lines) == 0 {
		return choice
	}
	wide := max(field.W*between, least)
	if s.Phone() {
		wide = choice.W
	}
	scene.Lines(s.F, lines, wide, func(height float64) (box ui.Rect) {
		if s.Phone() {
			box, choice = choice.CutTop(height)
			s.F.Fill(box, s.F.Palette.Space)
			return box
		}
		return render.Box(field.Center().X-wide/2, field.Y+min(field.H*horizon, field.H-height-margin), wide, height)
	})
	return choice
}
