package rebellion

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
)

// showAfter tells below the question, over the hand, what the attack under way leads to, and where both sides may retreat to.
func (s *combatStage) showAfter() {
	strip := s.below
	s.t.F.Cover("after", strip)
	s.f.Fill(strip, s.f.Palette.Space)
	const share = 0.36 // of the width, for the shorter texts
	after, retreats := strip.Inset(6).CutLeft(strip.W * share)
	_, retreats = retreats.CutLeft(8)
	s.showResult(s.card(after, "stage.after"))
	s.showRetreats(s.card(retreats, "stage.retreats"))
}

// card draws a panel with a title and returns the place below.
func (s *combatStage) card(r ui.Rect, title string) ui.Rect {
	p := s.f.Palette
	s.f.Panel(r, p.Glass())
	head, rest := r.InsetXY(12, 4).CutTop(20)
	s.f.Text(s.t.Words.Say(title), head, p.Label())
	return rest
}

// showResult shows them in words, with pictures: as large as all have room, at worst to be scrolled.
func (s *combatStage) showResult(r ui.Rect) {
	const largest, smallest = 28, 18
	f := s.f
	style := f.Palette.Body().Sized(render.SizeLabel)
	list := s.t.View.Combat.Results()
	if s.event != nil && s.event.Kind == rules.AttackRolled {
		list = nil // what is known yet is the attack before
	}
	if len(list) == 0 {
		f.Text(s.t.Words.Say("stage.after.none"), r, style)
		return
	}
	row := float64(largest)
	for row > smallest && s.layResult(list, r, row, style, nil) > r.H {
		row--
	}
	f.Scroll("after.list", r, s.layResult(list, r, row, style, nil), func(content ui.Rect) {
		s.layResult(list, content, row, style, func(k rules.Result, text string, at ui.Rect) {
			figure, words := at.CutLeft(row - 2)
			pieces.DrawUnit(f.Canvas, k.Unit, figure.Square())
			if k.Lost {
				f.Line(render.Point{X: figure.X + 3, Y: figure.Bottom() - 3}, render.Point{X: figure.Right() - 3, Y: figure.Y + 3}, 2.5, f.Palette.Warning)
			}
			_, words = words.CutLeft(4)
			f.Text(text, words, style)
		})
	})
}

// layResult lays them out side by side in rows of a height, has each drawn unless draw is nil, and returns the height of all.
func (s *combatStage) layResult(list []rules.Result, r ui.Rect, row float64, style render.TextStyle, draw func(k rules.Result, text string, at ui.Rect)) float64 {
	const gap = 16
	t := s.t
	x, y := r.X, r.Y
	for _, k := range list {
		text := t.Words.Say("stage.after.damaged", assets.Args{"unit": t.Say.Unit(k.Unit, k.Count), "n": int(k.Damage), "m": int(t.View.Combat.Health(k.Unit))})
		if k.Lost {
			text = t.Words.Say("stage.after.lost", assets.Args{"unit": t.Say.Unit(k.Unit, k.Count)})
		}
		wide := row + 2 + s.f.TextWidth(text, style) + 1
		if x > r.X && x+wide > r.Right()-scrollBar {
			x, y = r.X, y+row
		}
		if draw != nil {
			draw(k, text, render.Box(x, y, wide, row))
		}
		x += wide + gap
	}
	return y + row - r.Y
}

// showRetreats tells for both sides where a retreat at the end of the round may lead, and why not elsewhere.
func (s *combatStage) showRetreats(r ui.Rect) {
	const sign, gap, least = 26, 4, 10
	f := s.f
	texts := s.leads.of(s.t, func() (texts [2]string) {
		for side := range texts {
			texts[side] = strings.Join(s.retreats(rules.Side(side)), " ")
		}
		return texts
	})
	style := f.Palette.Body().Sized(render.SizeLabel).Tightly()
	var heights [2]float64
	for ; ; style.Size -= 0.5 {
		for side, text := range texts {
			heights[side] = f.ParagraphHeight(text, r.W-sign, style)
		}
		if heights[0]+heights[1]+gap <= r.H || style.Size <= least {
			break
		}
	}
	for side, text := range texts {
		var row ui.Rect
		row, r = r.CutTop(heights[side])
		_, r = r.CutTop(gap)
		emblem, words := row.CutLeft(sign)
		f.Sign(pieces.Emblem(rules.Side(side)), emblem.Middle(18, 18).Move(-4, 0), pieces.SideColor(&f.Palette, rules.Side(side)))
		f.Paragraph(text, words, style)
	}
}

// retreats tells where a side may retreat to, and then for each reason where not.
func (s *combatStage) retreats(side rules.Side) []string {
	t := s.t
	to, against := t.View.Retreat(side)
	if against != nil {
		return []string{t.Words.Say(string(against.Text))}
	}
	var open []string
	for _, at := range t.View.Combat.System.Figures().Neighbors {
		if to.Has(at) {
			open = append(open, t.Say.System(at))
		}
	}
	return append([]string{t.Words.Say("stage.retreats.open", assets.Args{"systems": t.Say.List(open)})}, s.closed(side)...)
}

// closed tells for each reason which systems next to the combat are closed to a retreat.
func (s *combatStage) closed(side rules.Side) (lines []string) {
	t := s.t
	var reasons []string
	names := map[string][]string{}
	for _, at := range t.View.Combat.System.Figures().Neighbors {
		why := t.View.BarsRetreat(side, at)
		if why == nil {
			continue
		}
		text := t.Words.Say(string(why.Text))
		if names[text] == nil {
			reasons = append(reasons, text)
		}
		names[text] = append(names[text], t.Say.System(at))
	}
	for _, why := range reasons {
		lines = append(lines, t.Words.Say("stage.retreats.closed", assets.Args{"systems": t.Say.List(names[why]), "why": why}))
	}
	return lines
}

// showClosed tells why one may not retreat to the other systems next to it: between the armies, or on a phone over
// the choice, where it hides no units. It returns what is left of the place for the choice.
func (s *combatStage) showClosed(field, choice ui.Rect) ui.Rect {
	const margin, gap, between, horizon = 10, 2, 0.21, 0.54
	lines := s.closed(rules.SideOf(s.t.Pending.Seat))
	if len(lines) == 0 {
		return choice
	}
	f, p := s.f, s.f.Palette
	wide := field.W * between
	if s.t.Phone() {
		wide = choice.W
	}
	style := p.Body().Sized(render.SizeLabel)
	height := 2.0*margin - gap
	for _, line := range lines {
		height += f.ParagraphHeight(line, wide-2*margin, style) + gap
	}
	box := render.Box(field.Center().X-wide/2, field.Y+min(field.H*horizon, field.H-height-margin), wide, height)
	if s.t.Phone() {
		box, choice = choice.CutTop(height)
		f.Fill(box, p.Space)
	}
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.92)).With(p.LineLight, 1))
	rest := box.Inset(margin)
	for _, line := range lines {
		used := f.Paragraph(line, rest, style)
		_, rest = rest.CutTop(used + gap)
	}
	return choice
}
