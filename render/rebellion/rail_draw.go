package rebellion

import (
	"math/bits"
	"strings"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/cards"
	"holoboard/render/rebellion/pieces"
)

// drawRail draws a side's rail.
func (b *Board) drawRail(c *render.Canvas, v *rebellion.View, s *scene, side rebellion.Side, look *Look) {
	p := c.Palette
	r := &s.rails[side]
	area := b.layout.Rails[side]
	c.Fill(area, p.Space)
	c.Fill(area, p.Panel)
	b.drawHead(c, v, r.head, side)
	b.drawTitle(c, r.pool.Title, "pool", digits(len(r.leaders)))
	for _, i := range r.leaders {
		b.drawPoolLeader(c, v, &s.Pieces[i], r.narrow, look)
	}
	if len(r.slots) > 0 {
		b.drawTitle(c, r.missions.Title, "on_missions", digits(len(r.slots)))
	}
	for _, m := range r.slots {
		b.drawFacedown(c, v, s, m, side, look)
	}
	b.drawQueue(c, v, r, side)
	if side == rebellion.Rebels {
		b.drawBase(c, v, r, look)
	}
	for _, i := range r.figures {
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
	for i := range r.facts {
		r.facts[i].Draw(c)
	}
}

func (b *Board) drawHead(c *render.Canvas, v *rebellion.View, box render.Rect, side rebellion.Side) {
	p := c.Palette
	color := pieces.SideColor(&p, side)
	sign, rest := box.CutLeft(26)
	c.Sign(pieces.Emblem(side), sign.Square(), color)
	_, rest = rest.CutLeft(5)
	if who := b.Players[side]; who != "" {
		var name render.Rect
		rest, name = rest.CutTop(22)
		box = rest
		c.Label(who, name.Move(0, -1), p.Label().In(p.Text.Mix(color, 0.3)))
	}
	text, style := b.say("side."+side.String()), p.Title().In(color)
	if v.Side() == side && !b.Watched {
		tag := render.Box(rest.X+c.TextWidth(text, style)+8, box.Center().Y-9, 34, 18).KeepIn(box)
		c.Panel(tag, render.PanelStyle{Corner: render.Slight, Fill: color})
		c.Text(b.say("board.you"), tag, p.Label().In(p.Space).Centered())
		rest.W = min(rest.W, tag.X-6-rest.X)
	}
	c.Label(text, rest, style)
}

// drawTitle draws a rail's title with a number at its right end.
func (b *Board) drawTitle(c *render.Canvas, box render.Rect, key, number string) {
	board.DrawTitle(c, box, b.say("board."+key), number)
}

// drawPoolLeader draws a leader with his name, skills and tactic values.
func (b *Board) drawPoolLeader(c *render.Canvas, v *rebellion.View, p *piece, narrow bool, look *Look) {
	l := rebellion.Leader(p.Thing.A)
	state := look.StateOf(p.Thing)
	box := b.BoxOf(p)
	alpha := 1.0
	switch {
	case look.HeldOf(p.Thing) > 0:
		alpha = 0.25
	case state.Dim:
		alpha = 0.55
	}
	c.Fade(alpha, func() {
		if narrow && box.H < lowRow {
			b.drawLeaderLine(c, l, box)
			return
		}
		rest := box
		if !narrow {
			var bust render.Rect
			bust, rest = box.CutLeft(box.H * 0.8)
			pieces.DrawLeader(c, v, l, bust)
			_, rest = rest.CutLeft(5)
		}
		b.drawAbilities(c, l, rest)
	})
	if v.Team() {
		c.Fill(render.Box(box.X-5, box.Y+1, 3, box.H-2), dutyColor(&c.Palette, l.Duty()))
	}
	look.Outline(c, box, state)
}

// dutyColor is blue for what is an admiral's, orange for what is a general's.
func dutyColor(p *render.Palette, d rebellion.Duties) render.Color {
	if d == rebellion.Admiral {
		return p.Sky
	}
	return p.Ground
}

// drawAbilities draws a leader's name over his skills, and his tactic values at the right end.
func (b *Board) drawAbilities(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	p := c.Palette
	figures := l.Figures()
	values, box := box.CutRight(16)
	if figures.Tactics != [2]uint8{} {
		for i, color := range [...]render.Color{p.Sky, p.Ground} {
			cell := values.Row(i, 2, 1)
			c.Panel(cell, render.PanelStyle{Corner: render.Slight, Radius: 3, Fill: color.Alpha(0.16), Line: color.Alpha(0.6), Width: 1})
			c.Text(digits(int(figures.Tactics[i])), cell, p.Number().Sized(render.SizeLabel).In(color).Centered())
		}
	}
	name, skills := box.CutTop(box.H * 0.53)
	const whole = 200 // points that any full name needs
	if key := "leader." + l.String(); box.W >= whole {
		c.Label(b.say(key), name, p.Name())
	} else {
		c.Label(b.say(key+".short"), name, p.Name())
	}
	drawSkills(c, l, skills)
}

// drawLeaderLine draws a leader's name, and at the right end his skills and, where there is room, his tactic values.
func (b *Board) drawLeaderLine(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	const sign, digit, value, apart = 14, 9, 11, 5
	p := c.Palette
	figures := l.Figures()
	style, number := p.Name(), p.Number().Sized(render.SizeLabel)
	name := b.say("leader." + l.String() + ".short")
	skills, rest := box.CutRight(float64(sign+digit) * float64(countSkills(l)))
	if width := 2.0*value + apart; figures.Tactics != [2]uint8{} && rest.W-width >= c.TextWidth(name, style) {
		values := render.Box(box.Right()-width+apart, box.Y+1, width-apart, box.H-2)
		skills, rest = skills.Move(-width, 0), render.Box(rest.X, rest.Y, rest.W-width, rest.H)
		for i, color := range [...]render.Color{p.Sky, p.Ground} {
			cell := values.Column(i, 2, 1)
			c.Fill(cell, color.Alpha(0.16))
			c.Text(digits(int(figures.Tactics[i])), cell, number.In(color).Centered())
		}
	}
	c.Label(name, rest, style)
	for skill, n := range figures.Skills {
		if n > 0 {
			var mark render.Rect
			mark, skills = skills.CutLeft(sign)
			c.Sign(pieces.SkillSigns[skill], mark.Square(), p.Dim)
			mark, skills = skills.CutLeft(digit)
			c.Text(digits(int(n)), mark.Move(1, 0), number)
		}
	}
}

// drawSkills draws the sign and the number of each skill in a row, or in two rows where the box is high.
func drawSkills(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	p := c.Palette
	perRow, lines := countSkills(l), 1
	if box.H > box.W*0.7 {
		perRow, lines = 2, (perRow+1)/2
	}
	sign := min(box.H/float64(lines), 16)
	step := min(sign+13, box.W/float64(perRow))
	at := 0
	for skill, n := range l.Figures().Skills {
		if n == 0 {
			continue
		}
		h := box.H / float64(lines)
		cell := render.Box(box.X+step*float64(at%perRow), box.Y+h*float64(at/perRow), step, h)
		at++
		mark, rest := cell.CutLeft(min(sign, step-9))
		c.Sign(pieces.SkillSigns[skill], mark.Square(), p.Dim)
		c.Text(digits(int(n)), render.Box(rest.X+1, rest.Y, 12, rest.H), p.Number().Sized(render.SizeLabel))
	}
}

func countSkills(l rebellion.Leader) (n int) {
	for _, icons := range l.Figures().Skills {
		if icons > 0 {
			n++
		}
	}
	return max(n, 1)
}

// drawFacedown draws the back of a mission with the leaders on it; when the game is over, its title.
func (b *Board) drawFacedown(c *render.Canvas, v *rebellion.View, s *scene, m slot, side rebellion.Side, look *Look) {
	card := &s.Pieces[m.piece]
	if b.opened(v, side) {
		b.drawOpened(c, v, s, m, side, look)
		return
	}
	style := pieces.SidePanel(&c.Palette, side)
	style.Radius = 7
	c.Panel(card.Box, style)
	look.Outline(c, card.Box, look.StateOf(card.Thing))
	for _, i := range m.busts {
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
}

// drawOpened draws a mission of the other side that was facedown when the game ended.
func (b *Board) drawOpened(c *render.Canvas, v *rebellion.View, s *scene, m slot, side rebellion.Side, look *Look) {
	card := &s.Pieces[m.piece]
	style := pieces.SidePanel(&c.Palette, side)
	style.Radius = 7
	c.Panel(card.Box, style)
	_, text := card.Box.CutLeft(8)
	for _, i := range m.busts {
		_, text = text.CutLeft(s.Pieces[i].Box.W)
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
	title := b.say("mission." + v.OnTableOf(side)[card.Thing.B].String())
	name := c.Palette.Name().Sized(render.SizeLabel).Tightly()
	text = text.InsetXY(2, 0)
	c.Label(title, text, c.FittedIn(title, text, name))
}

// drawQueue draws the spaces of the build queue, and the tray for what left it.
func (b *Board) drawQueue(c *render.Canvas, v *rebellion.View, r *rail, side rebellion.Side) {
	p := c.Palette
	b.drawTitle(c, r.queue.Title, "queue", "")
	for space := 1; space <= 3; space++ {
		box := r.spaces[space]
		if box.Empty() {
			continue // the tray has its place
		}
		c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.5), Line: p.Line, Width: 1})
		number, _ := box.CutLeft(20)
		c.Text(digits(space), number, p.Label().With(render.Figures).Centered())
	}
	if !r.tray.Box.Empty() {
		b.drawTitle(c, r.tray.Title, trayKey(v), "")
		style := pieces.SidePanel(&p, side)
		style.Radius = 8
		c.Panel(r.tray.Box, style)
	}
}

// drawBase draws the panel of the Rebel Base space, and what it builds.
func (b *Board) drawBase(c *render.Canvas, v *rebellion.View, r *rail, look *Look) {
	p := c.Palette
	title := r.base.Title
	b.drawTitle(c, title, "base_space", "")
	style := p.SidePanel(int(rebellion.Rebels))
	style.Radius = 10
	if v.Revealed && emptyAt(v, rebellion.BaseSpace) {
		style = p.Glass()
		c.Panel(r.base.Box, style)
		text := b.say("board.revealed", map[string]any{"system": b.say("system." + v.Base.String())})
		c.Paragraph(text, r.base.Box.InsetXY(8, 8), p.Label().UpTo(2))
		return
	}
	if !title.Empty() {
		b.drawBaseBuilds(c, title)
	}
	c.Panel(r.base.Box, style)
	state := look.StateOf(rebellion.BaseSpace.Thing())
	if style, framed := look.Frame(state, &p); framed {
		style.Corner, style.Radius = render.Round, 10
		c.Panel(r.base.Box.Inset(-1), style)
	}
	if state.Over {
		c.Fill(r.base.Box.Inset(2), p.Legal.Alpha(0.2))
	}
}

// emptyAt tells whether nobody stands in a place.
func emptyAt(v *rebellion.View, at rebellion.System) bool {
	for l := range v.Leaders {
		if v.Leaders[l].At == rebellion.Spot(at) {
			return false
		}
	}
	return v.Units[at] == [len(v.Units[at])]uint8{}
}

// drawBaseBuilds draws what the Rebel Base space builds at the right end of its title.
func (b *Board) drawBaseBuilds(c *render.Canvas, title render.Rect) {
	p := c.Palette
	x := title.Right() - 48
	for i, icon := range rebellion.BaseIcons() {
		c.Sign(pieces.IconSigns[icon], render.Box(x+17*float64(i), title.Y+2, 14, 14), pieces.IconColor(icon, &p))
	}
	c.Text(digits(rebellion.BaseQueue), render.Box(x+36, title.Y, 12, title.H), p.Label().With(render.Figures).In(p.Text))
}

// factSigns are the signs of what is counted.
var factSigns = [...]string{
	cards.MissionCards: "mission", cards.ObjectiveCards: "objective", cards.ProjectCards: "project", cards.ProbeCards: "probe",
	cards.ActionCards: "action", cards.PossibleBases: "eye",
}

// factNumber is how many cards a side holds and how many are left in the deck, or how many systems are meant.
func factNumber(v *rebellion.View, f Fact) string {
	held, left := countFact(v, f)
	if left == "" {
		return held
	}
	return held + " / " + left
}

func countFact(v *rebellion.View, f Fact) (held, left string) {
	n := func(n uint8) string { return digits(int(n)) }
	switch f.What {
	case cards.ObjectiveCards:
		return n(v.ObjectiveHand), n(v.ObjectiveDeck)
	case cards.ProjectCards:
		return n(v.ProjectsHeld), n(v.ProjectDeck)
	case cards.ProbeCards:
		return n(v.ProbeHand), n(v.ProbeDeck)
	case cards.ActionCards:
		return n(v.ActionHand[f.Side]), n(v.ActionDeck[f.Side])
	case cards.PossibleBases:
		return digits(bits.OnesCount32(uint32(v.Sites()))), ""
	}
	return n(v.MissionHand[f.Side]), n(v.MissionDeck[f.Side])
}

// FactText says in words what a line about cards tells, for a hint.
func (b *Board) FactText(v *rebellion.View, f Fact) string {
	held, left := countFact(v, f)
	args := assets.Args{"held": held, "left": left}
	switch f.What {
	case cards.MissionCards:
		discarded := 0
		for _, n := range v.MissionPile[f.Side] {
			discarded += int(n)
		}
		args["n"] = discarded
	case cards.ActionCards:
		if used := len(v.Used(rebellion.Side(f.Side))); used > 0 {
			args["n"] = used
			return b.say("board.fact.actions_used", args)
		}
	case cards.PossibleBases:
		key := "board.fact.possible"
		if sites := uint32(v.Sites()); bits.OnesCount32(sites) == 1 {
			key = "board.fact.site"
			args["system"] = b.say("system." + rebellion.System(bits.TrailingZeros32(sites)).String())
		}
		if v.Side() == rebellion.Rebels {
			key += ".rebels"
		}
		return b.say(key, args)
	case cards.ObjectiveCards:
		stages := []string{}
		for _, stage := range v.HandStages[:v.ObjectiveHand] {
			stages = append(stages, cards.Romans[stage])
		}
		args["stages"] = strings.Join(stages, " · ")
		if len(stages) == 0 {
			return b.say("board.fact.no_objectives", args)
		}
	}
	return b.say("board.fact."+cards.Keys[f.What], args)
}
