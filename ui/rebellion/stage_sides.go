package rebellion

import (
	"slices"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// showSide shows a side's leaders, losses and tactic cards beside the battlefield.
func (s *combatStage) showSide(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.Line, Width: 1})
	rest := r.InsetXY(10, 8)
	head, rest := rest.CutTop(32)
	color := board.SideColor(&p, side)
	if c := &t.view.Combat; c.Rolled > 0 && c.Attacker == side {
		f.Panel(render.Box(head.X-4, head.Y-2, head.W+8, 30), board.SidePanel(&p, side))
	}
	f.Sign(board.Emblem(side), render.Box(head.X+2, head.Y+1, 24, 24), color)
	f.Text(t.say.Side(side), render.Box(head.X+34, head.Y+1, head.W-34, 24), p.Title().In(color))
	if who := t.board.Players[side]; who != "" {
		var name ui.Rect
		name, rest = rest.CutTop(18)
		f.Label(who, name.Move(0, -3), p.Label().In(p.Text.Mix(color, 0.3)))
	}
	rest = s.showLeaders(side, rest)
	rest = s.showLosses(side, rest)
	rest = s.showForce(side, rest)
	s.showTactics(side, rest)
}

// showLeaders shows who leads a side, with tactic values: no captives. It returns what is left below.
func (s *combatStage) showLeaders(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	list := s.fighting(side)
	if len(list) == 0 {
		line, rest := r.CutTop(26)
		f.Text(t.words.Say("stage.no_leader"), line, p.Label())
		return rest
	}
	height := min(max(r.H*0.13, 46), 64, r.H*0.42/float64(len(list)))
	for _, l := range list {
		var row ui.Rect
		row, r = r.CutTop(height)
		bust, text := row.InsetXY(0, 2).CutLeft((height - 4) * 0.8)
		state := f.Spot(ui.Spot{ID: t.names.join("fights.", l.String()), Rect: row, Quiet: true})
		board.DrawLeader(f.Canvas, &t.view, l, bust)
		_, text = text.CutLeft(8)
		if height < 44 {
			f.Label(t.say.LeaderShort(l), text, p.Name().Sized(render.SizeLabel))
		} else {
			block := text.Middle(text.W, 40)
			upper, lower := block.CutTop(20)
			f.Label(t.say.LeaderShort(l), upper, p.Name())
			board.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, lower.W, 16))
		}
		t.showSheet(row, state, l.Thing())
	}
	return r
}

func fighting(v *rules.View, side rules.Side) []rules.Leader {
	there := leaders(leadersOn(v, side, rules.Spot(v.Combat.System)))
	return slices.DeleteFunc(there, func(l rules.Leader) bool { return captive(v, l) })
}

// fighting lists the leaders of a side who take part in the battle.
func (s *combatStage) fighting(side rules.Side) []rules.Leader {
	return s.leaders.of(s.t, func() [2][]rules.Leader {
		return [2][]rules.Leader{fighting(&s.t.view, rules.Rebels), fighting(&s.t.view, rules.Empire)}
	})[side]
}

// heading writes a small title over a line and returns what is left below.
func (s *combatStage) heading(r ui.Rect, text, number string) ui.Rect {
	p := s.f.Palette
	line, rest := r.CutTop(30)
	line = render.Box(line.X, line.Y+4, line.W, 26)
	s.f.Text(text, line, p.Label())
	s.f.Text(number, line, p.Number().Sized(render.SizeLabel).AtRight())
	s.f.Fill(render.Box(line.X, line.Bottom()-3, line.W, 1), p.Line)
	return rest
}

// showLosses shows what a side has lost in this combat.
func (s *combatStage) showLosses(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	total := 0
	for _, u := range lineup {
		if u.Side() == side {
			total += int(t.view.Combat.Lost[u])
		}
	}
	r = s.heading(r, t.words.Say("stage.losses"), strconv.Itoa(total))
	if total == 0 {
		return r
	}
	const cell = 34.0
	columns := max(int(r.W/64), 1)
	wide := r.W / float64(columns)
	i := 0
	for _, u := range lineup {
		if t.view.Combat.Lost[u] == 0 || u.Side() != side {
			continue
		}
		at := render.Box(r.X+wide*float64(i%columns), r.Y+4+cell*float64(i/columns), cell, cell-4)
		f.Fade(0.75, func() { board.DrawUnit(f.Canvas, u, at) })
		f.Text("×"+strconv.Itoa(int(t.view.Combat.Lost[u])), render.Box(at.Right()+1, at.Y, wide-cell, at.H), p.Number())
		i++
	}
	_, r = r.CutTop(8 + cell*float64((i+columns-1)/columns))
	return r
}

// showForce lists the action cards of a side that hold now, and returns what is left below.
func (s *combatStage) showForce(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	cards := t.view.Combat.Holding(side)
	if len(cards) == 0 {
		return r
	}
	r = s.heading(r, t.words.Say("stage.force"), "")
	style := p.Name().Sized(render.SizeLabel).Tightly()
	for _, a := range cards {
		var line ui.Rect
		line, r = r.CutTop(max(f.ParagraphHeight(t.say.Action(a), r.W-24, style), 20) + 8)
		box := line.InsetXY(0, 2)
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: p.Action.Alpha(0.8), Width: 1.2})
		sign, name := box.CutLeft(24)
		f.Sign("action", sign.Middle(16, 16), p.Action)
		f.Label(t.say.Action(a), name, style)
		state := f.Spot(ui.Spot{ID: "force." + a.String(), Rect: box, Quiet: true})
		t.showSheet(box, state, a.Thing())
	}
	return r
}

// showTactics shows the tactic cards whose faces the viewer sees with what they do, and the backs of the others.
func (s *combatStage) showTactics(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	held := t.view.TacticHand[side]
	r = s.heading(r, t.words.Say("stage.tactics"), strconv.Itoa(int(held[0]+held[1])))
	if held[0]+held[1] == 0 {
		return
	}
	if faces := t.view.TacticsOf(side); faces != nil {
		s.showFaces(side, faces[:], r)
		return
	}
	height := min(r.H/2, r.W*0.72)
	for i, n := range held {
		if n == 0 {
			continue
		}
		th := rules.Theater(i)
		var row ui.Rect
		row, r = r.CutTop(height)
		text, backs := row.CutTop(20)
		t.board.Backs(f.Canvas, side, th, int(n), backs.InsetXY(0, 4))
		f.Label(t.words.Say("stage.tactics."+th.String(), assets.Args{"n": int(n)}), text, p.Label().In([2]render.Color{p.Sky, p.Ground}[th]).Tightly())
	}
}

// told is how many lines of what a tactic card does stand in the list of a hand: none, some or all.
type told uint8

const inFull told = 255

// showFaces lists the cards of a hand, with what they do as far as there is room: something of each, and all of those first that
// can be played now. Where there is no room for that they stand there by name alone.
func (s *combatStage) showFaces(side rules.Side, hand []uint8, r ui.Rect) {
	const gap = 6
	cards, names := s.hand[:0], 0.0
	for card, n := range hand {
		if n > 0 {
			cards = append(cards, rules.Tactic(card))
			names += s.tacticName(rules.Tactic(card), int(n), r.W-scrollBar) + gap
		}
	}
	s.hand = cards
	how := s.tellTactics(cards, r.W, r.H-names)
	list := func(r ui.Rect) {
		for _, card := range cards {
			var box ui.Rect
			box, r = r.CutTop(s.tacticName(card, int(hand[card]), r.W) + s.tacticTold(card, r.W, how[card]))
			_, r = r.CutTop(gap)
			s.showTactic(side, card, int(hand[card]), box, how[card])
		}
	}
	if names <= r.H {
		list(r)
		return
	}
	s.f.Scroll("tactics."+side.String(), r, names, list)
}

// tellTactics chooses how much is told of each card in a height: as much of every one as there is room for, then all of some.
func (s *combatStage) tellTactics(cards []rules.Tactic, width, height float64) (how [rules.SpaceUnstoppableAssault + 1]told) {
	const most = 5
	for lines := told(most); lines > 0; lines-- {
		all := 0.0
		for _, card := range cards {
			all += s.tacticTold(card, width, lines)
		}
		if all > height {
			continue
		}
		height -= all
		for _, card := range cards {
			how[card] = lines
		}
		break
	}
	give := func(card rules.Tactic, lines told) bool {
		more := s.tacticTold(card, width, lines) - s.tacticTold(card, width, how[card])
		if more > height {
			return false
		}
		how[card] = lines
		height -= more
		return more > 0
	}
	for _, card := range cards {
		if s.t.offered(card.Thing()) {
			give(card, inFull)
		}
	}
	for again := true; again; {
		again = false
		for _, card := range cards {
			again = how[card] < inFull && give(card, how[card]+1) || again
		}
	}
	return how
}

// Parts of a tactic card in the list of a hand, points.
const (
	tacticSign   = 21
	tacticMargin = 6
	tacticCount  = 18 // how many of a kind
)

func (s *combatStage) tacticStyle() render.TextStyle {
	return s.f.Palette.Name().Sized(render.SizeLabel).Tightly()
}

// tacticName is the height of a tactic card's name in the list.
func (s *combatStage) tacticName(card rules.Tactic, n int, width float64) float64 {
	width -= 2*tacticMargin + tacticSign
	if n > 1 {
		width -= tacticCount
	}
	return s.f.ParagraphHeight(s.t.say.Tactic(card), width, s.tacticStyle()) + 10
}

// tacticTold is the height of as many lines of what it does.
func (s *combatStage) tacticTold(card rules.Tactic, width float64, lines told) float64 {
	if lines == 0 {
		return 0
	}
	body := s.f.Palette.Body().Sized(render.SizeLabel)
	return 6 + min(s.f.ParagraphHeight(s.tacticEffect(card), width-2*tacticMargin, body), float64(lines)*body.LineHeight())
}

// tacticEffect says what it does.
func (s *combatStage) tacticEffect(card rules.Tactic) string {
	return s.t.words.Say(s.t.names.join("tactic.", card.String(), ".effect"))
}

// drawBeginning draws as many lines of a text; the last ends with an ellipsis if there are more.
func (s *combatStage) drawBeginning(text string, r ui.Rect, most int, style render.TextStyle) {
	lines := s.f.Wrap(text, r.W, style)
	if len(lines) <= most {
		s.f.Paragraph(text, r, style)
		return
	}
	for i := range most {
		line, row := lines[i], render.Box(r.X, r.Y+float64(i)*style.LineHeight(), r.W, style.LineHeight())
		if i == most-1 {
			line = strings.Join(lines[i:], " ")
		}
		s.f.Text(line, row, style)
	}
}

// showTactic shows tactic cards of a kind. Those of the viewer can be played when they are lit.
func (s *combatStage) showTactic(side rules.Side, card rules.Tactic, n int, box ui.Rect, how told) {
	f, t := s.f, s.t
	p := f.Palette
	var state ui.State
	var look board.State
	if side == t.view.Side() {
		state, look = t.scenery(t.names.join("play.", card.String()), box, card.Thing())
	} else {
		state = f.Spot(ui.Spot{ID: t.names.join("faceup.", card.String()), Rect: box, Quiet: true})
	}
	sign, color := "tactic_space", p.Sky
	if card.Theater() == rules.Ground {
		sign, color = "tactic_ground", p.Ground
	}
	alpha := 1.0
	if t.asks("combat_action", "block", "give_up") && !look.Lit {
		alpha = 0.55
	}
	f.Fade(alpha, func() {
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: color.Alpha(0.8), Width: 1.2})
		head, rest := box.InsetXY(tacticMargin, 0), ui.Rect{}
		if how > 0 {
			head, rest = head.CutTop(s.tacticName(card, n, box.W))
		}
		mark, name := head.CutLeft(tacticSign)
		f.Sign(sign, render.Box(mark.X, mark.Center().Y-8, 16, 16), color)
		count, name := name.CutRight(tacticCount)
		if n > 1 {
			f.Text("×"+strconv.Itoa(n), count, s.tacticStyle().AtRight())
		} else {
			name.W += tacticCount
		}
		f.Label(t.say.Tactic(card), name, s.tacticStyle())
		body := p.Body().Sized(render.SizeLabel).In(p.Text.Mix(p.Dim, 0.4))
		s.drawBeginning(s.tacticEffect(card), rest, int(how), body)
	})
	t.frameOf(box, look)
	if how < inFull {
		t.showSheet(box, state, card.Thing())
	}
}
