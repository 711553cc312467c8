package rebellion

import (
	"math/bits"
	"strings"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// plan is the viewer's missions of this round as large things over the map, while he assigns leaders (R7).
type plan struct {
	missions []planned
	free     render.Rect // where another mission may come to lie
	about    string
}

// planned is a mission of the plan: its card, the leaders on it, and whether it could be revealed with them.
type planned struct {
	slot
	mission rebellion.Mission
	box     render.Rect
	card    render.Rect
	head    render.Rect   // of its sign and title, where there is no height for a card
	names   []render.Rect // under the busts
	second  render.Rect   // the place of a second leader, if there is one
	verdict render.Rect
	called  []string // the leaders
	needed  string
	have    string
	said    string
	well    bool // it could be revealed as the table is now
}

// Sizes of the plan, points: on the smallest screen and on a large one.
const (
	planGap    = 12
	planColumn = 206 // the least width of a mission that stands upright
	planWidest = 340
	planBust   = 58.0
)

// Plan opens the plan over the map of a wide screen, or closes it.
func (b *Board) Plan(open bool) {
	open = open && b.layout.Form == Wide
	if open == b.layout.Hidden || b.layout.Form != Wide {
		return
	}
	b.layout.Hidden = open
	b.HideMap(open)
	b.layout.dividePlan(open)
}

// dividePlan finds the places of the plan in the map's.
func (l *Layout) dividePlan(open bool) {
	l.Plan, l.PlanHead, l.PlanSide = render.Rect{}, render.Rect{}, render.Rect{}
	if !open {
		return
	}
	const margin, narrow, wide, share = 14, 290, 420, 0.29
	inner := l.Map.Inset(margin)
	l.PlanSide, inner = inner.CutRight(min(max(inner.W*share, narrow), wide))
	_, inner = inner.CutRight(margin)
	l.PlanHead, l.Plan = inner.CutTop(50 * l.planGrowth())
	_, l.Plan = l.Plan.CutTop(8)
}

// planGrowth is how much larger texts of the plan are than on the smallest screen.
func (l *Layout) planGrowth() float64 { return min(max(l.Map.H/496, 1), 1.3) }

// layPlan puts the viewer's missions into the plan: side by side, and in two rows where they are many.
func (b *Board) layPlan(s *scene) {
	area, grown := b.layout.Plan, b.layout.planGrowth()
	n := onTable(s.view)
	side := s.view.Side()
	if area.Empty() || side == rebellion.NoSide || n == 0 {
		return
	}
	s.plan.about = b.say("board.plan.about." + side.String())
	columns := max(int((area.W+planGap)/(planColumn*grown+planGap)), 1)
	rows := 1
	if n > columns {
		rows, columns = 2, (n+1)/2
	}
	cells := area.Grid(columns, rows, planGap)
	at := 0
	for i, m := range s.view.OnTable() {
		if m == rebellion.NoMission {
			continue
		}
		box := cells[at]
		if rows == 1 {
			box.W = min(box.W, planWidest*grown)
			box.X = area.X + (box.W+planGap)*float64(at)
		}
		at++
		b.layPlanned(s, side, uint8(i), m, box)
	}
	if at < len(cells) {
		s.plan.free = cells[at]
		if rows == 1 {
			last := s.plan.missions[at-1].box
			s.plan.free = last.Move(last.W+planGap, 0)
		}
	}
}

// layPlanned divides the place of a mission: the card above its leaders, or, where there is little height, its title above
// its picture, which stands between them.
func (b *Board) layPlanned(s *scene, side rebellion.Side, at uint8, m rebellion.Mission, box render.Rect) {
	grown := b.layout.planGrowth()
	k := planned{mission: m, box: box}
	k.piece = s.PutOnScreen(rebellion.Slot(side, at), 1, box)
	inner := box.Inset(10)
	var people [2]render.Rect
	k.verdict, inner = inner.CutBottom(66 * grown)
	if tall := box.H > box.W*1.2; tall {
		people[0], k.card = inner.CutBottom((planBust*1.25 + 32) * grown)
		_, people[0] = people[0].CutTop(8)
		people[0], people[1] = people[0].Column(0, 2, 2), people[0].Column(1, 2, 2)
	} else {
		k.head, inner = inner.CutTop(38 * grown)
		people[0], k.card, people[1] = inner.Column(0, 3, 4), inner.Column(1, 3, 4), inner.Column(2, 3, 4)
	}
	b.layPeople(s, &k, leadersAt(s.view, side, rebellion.OnMission+rebellion.Spot(at)), people)
	s.plan.missions = append(s.plan.missions, k)
}

// layPeople puts the leaders of a mission into their places; with one alone the other is for a second (R7.2).
func (b *Board) layPeople(s *scene, k *planned, on []rebellion.Leader, places [2]render.Rect) {
	grown := b.layout.planGrowth()
	for i, place := range places {
		name, bust := place.CutBottom(20 * grown)
		h := min(planBust*grown*1.25, bust.H-4, bust.W*1.25-8)
		bust = bust.Middle(h*0.8, h)
		if i >= len(on) {
			k.second = render.Around(bust.Center(), min(place.W-4, 78*grown), bust.H)
			continue
		}
		k.busts = append(k.busts, s.PutOnScreen(on[i].Thing(), 1, bust))
		k.names = append(k.names, name)
		k.called = append(k.called, b.say("leader."+on[i].String()+".short"))
	}
	b.judge(s, k, on)
}

// judge puts into words whether a mission could be revealed with its leaders (R9.2). If not, it is a bluff, which is no
// mistake (R7.3).
func (b *Board) judge(s *scene, k *planned, on []rebellion.Leader) {
	card := k.mission.Card()
	var set rebellion.Leaders
	var each []string
	for i, l := range on {
		n := int(l.Figures().Skills[card.Skill])
		set |= 1 << l
		each = append(each, k.called[i]+" "+digits(n))
	}
	k.needed = b.say("board.plan.needed", assets.Args{"skill": b.say("skill." + card.Skill.String()), "n": int(card.Needs)})
	k.have = strings.Join(each, " · ")
	switch why := s.view.Doubt(k.mission, set); {
	case why == nil:
		k.well, k.said = true, b.say("board.plan.well")
	case s.view.Lacks(k.mission, set):
		k.said = b.say("board.plan.bluff")
	default:
		k.said = b.say("board.plan.no_place")
	}
}

// drawPlan draws the viewer's missions of this round.
func (b *Board) drawPlan(c *render.Canvas, v *rebellion.View, s *scene, look *Look) {
	p := c.Palette
	c.Backdrop(b.layout.Map)
	grown := b.layout.planGrowth()
	title, note := b.layout.PlanHead.CutTop(b.layout.PlanHead.H * 0.56)
	c.Text(b.say("board.plan"), title, p.Title().Sized(20*grown))
	c.Text(s.plan.about, note, p.Label().Sized(render.SizeLabel*grown))
	for i := range s.plan.missions {
		b.drawPlanned(c, v, s, &s.plan.missions[i], look)
	}
	if s.plan.free.Right() <= b.layout.Plan.Right()+1 && !s.plan.free.Empty() {
		b.drawInvitation(c, s.plan.free)
	}
}

// drawInvitation draws the place where another mission may come to lie.
func (b *Board) drawInvitation(c *render.Canvas, box render.Rect) {
	p := c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Radius: 12, Fill: p.Panel.Alpha(0.35), Line: p.LineLight, Width: 1.5, Dash: render.Dash{7, 6}})
	style := p.Body().In(p.Dim).Centered()
	text := b.say("board.plan.more")
	h := c.ParagraphHeight(text, box.W-48, style)
	all := box.Middle(box.W-48, h+64+12)
	sign, words := all.CutTop(64)
	c.Sign("mission", sign.Middle(56, 56), p.Line)
	c.Paragraph(text, words.Move(0, 12), style)
}

// drawPlanned draws a mission of the plan with its leaders and what can be done with them.
func (b *Board) drawPlanned(c *render.Canvas, v *rebellion.View, s *scene, k *planned, look *Look) {
	p := c.Palette
	thing := s.Pieces[k.piece].Thing
	state := look.StateOf(thing)
	style := pieces.SidePanel(&p, v.Side())
	style.Corner, style.Radius = render.Slight, 12
	style.Fill, style.Line, style.Width = p.Panel, style.Line.Alpha(0.45), 1.2
	c.Panel(k.box, style)
	b.drawPlannedCard(c, v, k)
	for i, at := range k.busts {
		b.DrawPiece(c, v, &s.Pieces[at], look)
		c.Label(k.called[i], k.names[i], p.Name().Sized(render.SizeText*b.layout.planGrowth()).Centered().Tightly())
	}
	if !k.second.Empty() {
		line := p.LineLight
		if state.Lit {
			line = p.Legal.Alpha(look.Bright())
		}
		c.Panel(k.second, render.PanelStyle{Corner: render.Slight, Radius: 10, Line: line, Width: 1.5, Dash: render.Dash{5, 5}})
		c.Label(b.say("board.plan.second"), k.second.InsetXY(3, 0), p.Label().Centered())
	}
	b.drawVerdict(c, k)
	look.DrawFrame(c, k.box, state)
}

// drawPlannedCard draws the face of a mission as far as it has to be told from others: skill, number, picture and title. What it
// says its sheet tells.
func (b *Board) drawPlannedCard(c *render.Canvas, v *rebellion.View, k *planned) {
	p := c.Palette
	f, ok := b.Face(c, v, k.mission.Thing())
	if !ok {
		return
	}
	grown := b.layout.planGrowth()
	unit := min(k.card.W/board.CardWidth, 1)
	title := p.Title().Sized(16 * grown)
	if !k.head.Empty() {
		words := drawNeed(c, f, k.head, grown)
		c.Label(f.Title, words, title.Sized(14*grown))
		board.DrawArt(c, b.Paint, f.Picture, f.Color, k.card, unit)
		return
	}
	c.Panel(k.card, board.CardPanel(&p, f.Side, f.Color, max(unit, 0.6)))
	head, rest := k.card.InsetXY(10, 2).CutTop(32 * grown)
	words := drawNeed(c, f, head, grown)
	if ribbon := p.Label().In(f.Color).AtRight(); c.TextWidth(f.Ribbon, ribbon) < words.W {
		c.Text(f.Ribbon, words, ribbon)
	}
	c.Fill(render.Box(k.card.X+2, head.Bottom(), k.card.W-4, 1), f.Color.Alpha(0.5))
	title = c.FittedIn(f.Title, render.Box(0, 0, rest.W, rest.H*0.5), title)
	words, picture := rest.CutBottom(c.ParagraphHeight(f.Title, rest.W, title) + 16)
	board.DrawArt(c, b.Paint, f.Picture, f.Color, render.Box(k.card.X+2, picture.Y+1, k.card.W-4, picture.H-1), unit)
	c.Paragraph(f.Title, words.Move(0, 8), title.Centered())
	drawPlannedBonus(c, k.mission.Card(), render.Box(k.card.Right()-52*grown, picture.Y+6, 44*grown, 52*grown))
}

// drawPlannedBonus draws whom a mission has the portrait of, and what he brings: two successes, or more of what it does (R9.1.2).
func drawPlannedBonus(c *render.Canvas, card *rebellion.MissionCard, box render.Rect) {
	if card.Portrait == 0 {
		return
	}
	p := c.Palette
	text := "+" + digits(rebellion.PortraitSuccesses)
	if card.Resolve {
		text = "+"
	}
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Radius: 8, Fill: p.Panel.Alpha(0.9), Line: p.LineLight, Width: 1})
	words, bust := box.Inset(3).CutBottom(box.H * 0.36)
	pieces.DrawPortrait(c, rebellion.Leader(bits.TrailingZeros32(uint32(card.Portrait))), bust.Middle(bust.H*0.8, bust.H))
	c.Label(text, words, p.Number().Centered())
}

// drawNeed draws the skill that a mission needs and how much of it, and returns what is left beside them.
func drawNeed(c *render.Canvas, f *board.Face, head render.Rect, grown float64) (rest render.Rect) {
	const side, number = 22, 24
	sign, rest := head.CutLeft(side * grown)
	c.Sign(f.Badge, sign.Square(), f.Color.Mix(c.Palette.Text, 0.3))
	figure, rest := rest.CutLeft(number * grown)
	c.Text(f.Number, figure, c.Palette.Number().Sized(18*grown).Centered())
	return rest
}

// drawVerdict says with figures whether a mission could be revealed.
func (b *Board) drawVerdict(c *render.Canvas, k *planned) {
	p := c.Palette
	c.Fill(render.Box(k.verdict.X, k.verdict.Y, k.verdict.W, 1), p.Line)
	mark, text := k.verdict.InsetXY(0, 4).CutLeft(24)
	ink := p.Text
	if k.well {
		c.Check(mark.Middle(18, 18), p.Legal)
	} else {
		ink = p.Warning.Mix(p.Text, 0.35)
		c.Sign("warning", mark.Middle(20, 20), p.Warning)
	}
	_, text = text.CutLeft(4)
	style := p.Body().Sized(render.SizeLabel * min(b.layout.planGrowth(), 1.15)).Tightly()
	for i, line := range [...]string{k.needed, k.have, k.said} {
		if i == 2 {
			style = style.With(render.Strong).In(ink)
		}
		c.Label(line, text.Row(i, 3, 0), style)
	}
}
