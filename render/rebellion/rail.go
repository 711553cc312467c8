package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// rail is where the parts of a side's rail are.
type rail struct {
	head     render.Rect
	pool     titled
	narrow   bool // leaders in the pool without name and skills, for many
	leaders  []int
	missions titled // facedown ones; of the viewer's own side they are in the strip
	slots    []slot
	tray     titled // units that left the queue
	queue    titled
	spaces   [4]render.Rect // by queue space
	base     titled         // of the Rebels
	facts    []Fact
	figures  []int // pieces in tray, queue and base
}

// titled is a part of a rail with a title over it. An empty one is not there.
type titled struct{ title, box render.Rect }

// slot is a facedown mission with the leaders on it.
type slot struct {
	piece int
	busts []int
}

// Fact is a line about cards that a side has.
type Fact struct {
	Side rebellion.Side
	What FactKind
	Rect render.Rect
}

// FactKind says which cards a [Fact] counts.
type FactKind uint8

// The kinds of facts.
const (
	MissionCards FactKind = iota
	ObjectiveCards
	ProjectCards
	ProbeCards
	TacticCards
	PossibleBases // systems where the base can still be, for the Empire's own view
)

const (
	railMargin  = 8
	titleHeight = 20
	leaderRow   = 38
	lowRow      = 29 // the least height in which a leader's name and skills can be read
	factRow     = 20
)

// Pool is the area of a side's leaders that wait, for dropping a leader there.
func (b *Board) Pool(v *rebellion.View, side rebellion.Side) render.Rect {
	return b.scene(v).rails[side].pool.box
}

// Queue is the area of a space of a side's build queue, 1 to 3.
func (b *Board) Queue(v *rebellion.View, side rebellion.Side, space uint8) render.Rect {
	return b.scene(v).rails[side].spaces[space]
}

// Facts lists the lines about cards in both rails.
func (b *Board) Facts(v *rebellion.View) []Fact {
	s := b.scene(v)
	return append(append([]Fact(nil), s.rails[0].facts...), s.rails[1].facts...)
}

// layRail divides a side's rail: the head and the pool from the top, all else from the bottom, so that only the
// pool moves things.
func (b *Board) layRail(s *scene, side rebellion.Side) {
	r := &s.rails[side]
	rest := b.layout.Rails[side].InsetXY(railMargin, 6)
	r.head, rest = rest.CutTop(30)
	b.layFacts(s, r, side, &rest)
	if side == rebellion.Rebels {
		r.base = cutTitled(&rest, 50)
		b.layBase(s, r)
	}
	r.queue = cutTitled(&rest, 3*25)
	b.layQueue(s, r, side)
	if leaving(&s.view, side) {
		r.tray = cutTitled(&rest, 40)
		b.layTray(s, r, side)
	}
	if s.view.Side() != side {
		b.layMissions(s, r, side, &rest)
	}
	r.pool.title, r.pool.box = rest.CutTop(titleHeight)
	b.layPool(s, r, side)
}

// cutTitled takes a part with a title off the bottom.
func cutTitled(rest *render.Rect, height float64) (t titled) {
	var both render.Rect
	both, *rest = rest.CutBottom(height + titleHeight + 4)
	t.title, t.box = both.CutTop(titleHeight)
	t.box.H = height
	return t
}

func (b *Board) layFacts(s *scene, r *rail, side rebellion.Side, rest *render.Rect) {
	kinds := factsOf(&s.view, side)
	columns := 1
	if rest.H < 520 {
		columns = 2
	}
	wide := 0 // facts that take a row of their own
	for _, k := range kinds {
		if k == PossibleBases && columns == 2 {
			wide++
		}
	}
	rows := (len(kinds)-wide+columns-1)/columns + wide
	area, left := rest.CutBottom(float64(rows) * factRow)
	*rest = left
	cells := area.Grid(columns, rows, 0)
	at := 0
	for _, k := range kinds {
		box := cells[at]
		at++
		if k == PossibleBases && columns == 2 {
			box.W = area.W
			at++
		}
		r.facts = append(r.facts, Fact{side, k, box})
	}
}

// factsOf lists what cards a side has that are worth a line.
func factsOf(v *rebellion.View, side rebellion.Side) []FactKind {
	kinds := []FactKind{MissionCards, ObjectiveCards}
	if side == rebellion.Empire {
		kinds = []FactKind{MissionCards, ProjectCards, ProbeCards}
		if v.Side() == rebellion.Empire && !v.Revealed && v.Empire.Base != 0 {
			kinds = append([]FactKind{PossibleBases}, kinds...)
		}
	}
	if v.Combat.Open {
		kinds = append(kinds, TacticCards)
	}
	return kinds
}

// layBase puts what is on the Rebel Base space into its panel.
func (b *Board) layBase(s *scene, r *rail) {
	s.putOnScreen(rebellion.BaseSpace.Thing(), 1, r.base.box)
	var cells []piece
	from, to := unitsOf(rebellion.Rebels)
	for u := from; u < to; u++ {
		if n := s.view.Units[rebellion.BaseSpace][u]; n > 0 {
			cells = append(cells, unitPiece(rebellion.UnitAt(u, rebellion.BaseSpace).Kind, u, uint8(rebellion.BaseSpace), n))
		}
	}
	for _, l := range leadersAt(&s.view, rebellion.Rebels, rebellion.Spot(rebellion.BaseSpace)) {
		cells = append(cells, piece{thing: l.Thing(), count: 1, box: render.Box(0, 0, bustWidth, bustHeight)})
	}
	r.fill(s, r.base.box.Inset(4), cells)
}

// unitPiece is a stack of units of the size that it has on the map.
func unitPiece(kind uint8, u rebellion.Unit, b uint8, n uint8) piece {
	p := piece{count: int(n), box: render.Box(0, 0, unitCell(int(n)), unitHeight)}
	p.thing.Kind, p.thing.A, p.thing.B = kind, uint8(u), b
	return p
}

func (b *Board) layQueue(s *scene, r *rail, side rebellion.Side) {
	for i, row := range r.queue.box.Rows(2, 1, 1, 1) {
		space := uint8(3 - i)
		r.spaces[space] = row
		var cells []piece
		from, to := unitsOf(side)
		for u := from; u < to; u++ {
			if n := s.view.Queue[space][u]; n > 0 {
				cells = append(cells, unitPiece(rebellion.KindQueued, u, space, n))
			}
		}
		_, box := row.CutLeft(20)
		r.fill(s, box.InsetXY(2, 1), cells)
	}
}

// leaving tells whether a side is just deploying units.
func leaving(v *rebellion.View, side rebellion.Side) bool {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if v.Deploying.Leaving[u] > 0 {
			return true
		}
	}
	return false
}

func (b *Board) layTray(s *scene, r *rail, side rebellion.Side) {
	var cells []piece
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if n := s.view.Deploying.Leaving[u]; n > 0 {
			cells = append(cells, unitPiece(rebellion.KindUnit, u, 0, n))
		}
	}
	r.fill(s, r.tray.box.Inset(4), cells)
}

// fill puts pieces into a box, as large as they all fit.
func (r *rail) fill(s *scene, box render.Rect, cells []piece) {
	const largest = 1.2
	var boxes []render.Rect
	best := 0.0
	for perRow := len(cells); perRow >= 1; perRow-- {
		_, whole := rows(cells, perRow, 1, 0)
		if scale := min(box.W/whole.W, box.H/whole.H, largest); scale > best {
			best = scale
			boxes, _ = rows(cells, perRow, scale, 0)
		}
	}
	middle := box.Center()
	for i, cell := range cells {
		cell.box = boxes[i].Move(middle.X, middle.Y)
		r.figures = append(r.figures, s.put(cell))
	}
}

// layMissions puts the facedown missions with their leaders side by side.
func (b *Board) layMissions(s *scene, r *rail, side rebellion.Side, rest *render.Rect) {
	const height, gap, bust = 38.0, 4.0, 25.0
	type card struct {
		slot    uint8
		leaders []rebellion.Leader
	}
	var cards []card
	for n := range s.view.Rebel.OnTable {
		if on := leadersAt(&s.view, side, rebellion.OnMission+rebellion.Spot(n)); len(on) > 0 {
			cards = append(cards, card{uint8(n), on})
		}
	}
	if len(cards) == 0 {
		return
	}
	width := func(n int) float64 { return bust*float64(n) + 8 }
	x, y := 0.0, 0.0
	var boxes []render.Rect
	for _, k := range cards {
		w := width(len(k.leaders))
		if x > 0 && x+w > rest.W {
			x, y = 0, y+height+gap
		}
		boxes = append(boxes, render.Box(x, y, w, height))
		x += w + gap
	}
	r.missions = cutTitled(rest, y+height)
	for i, k := range cards {
		box := boxes[i].Move(r.missions.box.X, r.missions.box.Y)
		made := slot{piece: s.putOnScreen(rebellion.Slot(side, k.slot), 1, box)}
		for j, l := range k.leaders {
			at := render.Box(box.X+4+bust*float64(j), box.Y+3, bust, height-6)
			made.busts = append(made.busts, s.putOnScreen(l.Thing(), 1, at))
		}
		r.slots = append(r.slots, made)
	}
}

// layPool puts the leaders of the pool in rows with all their figures, or side by side where they are many.
func (b *Board) layPool(s *scene, r *rail, side rebellion.Side) {
	pool := leadersAt(&s.view, side, rebellion.InPool)
	if len(pool) == 0 {
		return
	}
	box := r.pool.box
	if height := min(box.H/float64(len(pool)), leaderRow); height >= lowRow {
		for i, l := range pool {
			row := render.Box(box.X, box.Y+height*float64(i), box.W, height-2)
			r.leaders = append(r.leaders, s.putOnScreen(l.Thing(), 1, row))
		}
		return
	}
	r.narrow = true
	columns := max(int(box.W/66), 1)
	lines := (len(pool) + columns - 1) / columns
	height := min(box.H/float64(lines), leaderRow)
	cells := render.Box(box.X, box.Y, box.W, height*float64(lines)).Grid(columns, lines, 2)
	for i, l := range pool {
		r.leaders = append(r.leaders, s.putOnScreen(l.Thing(), 1, cells[i]))
	}
}

// drawRail draws a side's rail.
func (b *Board) drawRail(c *render.Canvas, v *rebellion.View, s *scene, side rebellion.Side, look *Look) {
	p := c.Palette
	r := &s.rails[side]
	area := b.layout.Rails[side]
	c.Fill(area, p.Space)
	c.Fill(area, p.Panel)
	b.drawHead(c, v, r.head, side)
	b.drawTitle(c, r.pool.title, "pool", digits(len(r.leaders)))
	for _, i := range r.leaders {
		b.drawPoolLeader(c, v, &s.pieces[i], r.narrow, look)
	}
	if len(r.slots) > 0 {
		b.drawTitle(c, r.missions.title, "on_missions", digits(len(r.slots)))
	}
	for _, m := range r.slots {
		b.drawFacedown(c, v, s, m, side, look)
	}
	b.drawQueue(c, v, r, side, look)
	if side == rebellion.Rebels {
		b.drawBase(c, v, r, look)
	}
	for _, i := range r.figures {
		b.drawPiece(c, v, &s.pieces[i], look)
	}
	for _, f := range r.facts {
		b.drawFact(c, v, f)
	}
}

func (b *Board) drawHead(c *render.Canvas, v *rebellion.View, box render.Rect, side rebellion.Side) {
	p := c.Palette
	color := SideColor(&p, side)
	sign, rest := box.CutLeft(26)
	c.Sign("emblem_"+side.String(), sign.Square(), color)
	_, rest = rest.CutLeft(5)
	drawn := c.Text(b.words.Say("side."+side.String()), rest, p.Title().In(color))
	if v.Side() == side {
		tag := render.Box(drawn.Right()+8, box.Y+6, 34, 18).KeepIn(box)
		style := render.PanelStyle{Corner: render.Slight, Fill: color}
		c.Panel(tag, style)
		c.Text(b.words.Say("board.you"), tag, p.Label().In(p.Space).Centered())
	}
}

// drawTitle draws a rail's title with a number at its right end.
func (b *Board) drawTitle(c *render.Canvas, box render.Rect, key, number string) {
	if box.Empty() {
		return
	}
	p := c.Palette
	c.Text(b.words.Say("board."+key), box, p.Label())
	c.Text(number, box, p.Label().With(render.Figures).In(p.Text).AtRight())
	c.Fill(render.Box(box.X, box.Bottom()-2, box.W, 1), p.Line)
}

// drawPoolLeader draws a leader with his name, skills and tactic values.
func (b *Board) drawPoolLeader(c *render.Canvas, v *rebellion.View, p *piece, narrow bool, look *Look) {
	l := rebellion.Leader(p.thing.A)
	state := look.of(p.thing)
	alpha := 1.0
	switch {
	case look.held(p.thing) > 0:
		alpha = 0.25
	case state.Dim:
		alpha = 0.55
	}
	c.Fade(alpha, func() {
		bust, rest := p.box.CutLeft(p.box.H * 0.8)
		DrawLeader(c, v, l, bust)
		if narrow {
			drawSkills(c, l, rest)
			return
		}
		_, rest = rest.CutLeft(5)
		b.drawAbilities(c, l, rest)
	})
	if style, framed := look.frame(state, &c.Palette); framed {
		style.Corner = render.Slight
		c.Panel(p.box.Inset(-1), style)
	}
}

// skillSigns are the signs of the skills.
var skillSigns = [...]string{
	rebellion.Diplomacy: "diplomacy", rebellion.Intel: "intel", rebellion.SpecOps: "spec_ops", rebellion.Logistics: "logistics",
}

// drawAbilities draws a leader's name over his skills, and his tactic values at the right end.
func (b *Board) drawAbilities(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	p := c.Palette
	figures := l.Figures()
	values, box := box.CutRight(16)
	if figures.Tactics != [2]uint8{} {
		for i, cell := range values.Rows(1, 1, 1) {
			color := [2]render.Color{p.Sky, p.Ground}[i]
			c.Panel(cell, render.PanelStyle{Corner: render.Slight, Radius: 3, Fill: color.Alpha(0.16), Line: color.Alpha(0.6), Width: 1})
			c.Text(digits(int(figures.Tactics[i])), cell, p.Number().Sized(render.SizeLabel).In(color).Centered())
		}
	}
	name, skills := box.CutTop(box.H * 0.53)
	c.Text(b.words.Say("leader."+l.String()+".short"), name, p.Name())
	drawSkills(c, l, skills)
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
		c.Sign(skillSigns[skill], mark.Square(), p.Dim)
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

// drawFacedown draws the back of a mission with the leaders on it.
func (b *Board) drawFacedown(c *render.Canvas, v *rebellion.View, s *scene, m slot, side rebellion.Side, look *Look) {
	card := &s.pieces[m.piece]
	style := SidePanel(&c.Palette, side)
	style.Radius = 7
	c.Panel(card.box, style)
	if style, framed := look.frame(look.of(card.thing), &c.Palette); framed {
		style.Corner = render.Slight
		c.Panel(card.box.Inset(-1), style)
	}
	for _, i := range m.busts {
		b.drawPiece(c, v, &s.pieces[i], look)
	}
}

func (b *Board) drawQueue(c *render.Canvas, v *rebellion.View, r *rail, side rebellion.Side, look *Look) {
	p := c.Palette
	b.drawTitle(c, r.queue.title, "queue", "")
	for space := 1; space <= 3; space++ {
		box := r.spaces[space]
		c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.5), Line: p.Line, Width: 1})
		number, _ := box.CutLeft(20)
		c.Text(digits(space), number, p.Label().With(render.Figures).Centered())
	}
	if !r.tray.box.Empty() {
		b.drawTitle(c, r.tray.title, "to_deploy", "")
		style := SidePanel(&p, side)
		style.Radius = 8
		c.Panel(r.tray.box, style)
	}
}

// drawBase draws the panel of the Rebel Base space, and what it builds.
func (b *Board) drawBase(c *render.Canvas, v *rebellion.View, r *rail, look *Look) {
	p := c.Palette
	title := r.base.title
	b.drawTitle(c, title, "base_space", "")
	style := p.RebelPanel()
	style.Radius = 10
	if v.Revealed {
		style = p.Glass()
		c.Panel(r.base.box, style)
		text := b.words.Say("board.revealed", map[string]any{"system": b.words.Say("system." + v.Base.String())})
		c.Paragraph(text, r.base.box.InsetXY(8, 8), p.Label().UpTo(2))
		return
	}
	x := title.Right() - 48
	c.Sign("space_triangle", render.Box(x, title.Y+2, 14, 14), p.Sky)
	c.Sign("ground_triangle", render.Box(x+17, title.Y+2, 14, 14), p.Ground)
	c.Text("1", render.Box(x+36, title.Y, 12, title.H), p.Label().With(render.Figures).In(p.Text))
	c.Panel(r.base.box, style)
	state := look.of(rebellion.BaseSpace.Thing())
	if style, framed := look.frame(state, &p); framed {
		style.Corner, style.Radius = render.Round, 10
		c.Panel(r.base.box.Inset(-1), style)
	}
	if state.Over {
		c.Fill(r.base.box.Inset(2), p.Legal.Alpha(0.2))
	}
}

// factSigns are the signs of what is counted.
var factSigns = [...]string{
	MissionCards: "mission", ObjectiveCards: "objective", ProjectCards: "project", ProbeCards: "probe",
	TacticCards: "tactic_space", PossibleBases: "eye",
}

var factKeys = [...]string{
	MissionCards: "missions", ObjectiveCards: "objectives", ProjectCards: "projects", ProbeCards: "probes",
	TacticCards: "tactics", PossibleBases: "possible",
}

// drawFact draws how many cards a side holds and how many are left in the deck.
func (b *Board) drawFact(c *render.Canvas, v *rebellion.View, f Fact) {
	p := c.Palette
	held, left := countFact(v, f)
	wide := f.Rect.W > 100
	number := held
	if left != "" {
		number += " / " + left
	}
	sign, rest := f.Rect.CutLeft(18)
	c.Sign(factSigns[f.What], sign.Middle(16, 16), p.Dim)
	_, rest = rest.CutLeft(4)
	if !wide {
		c.Text(number, rest, p.Number().Sized(render.SizeLabel))
		return
	}
	c.Text(b.words.Say("board."+factKeys[f.What]), rest, p.Label())
	c.Text(number, rest, p.Number().Sized(render.SizeLabel).AtRight())
}

func countFact(v *rebellion.View, f Fact) (held, left string) {
	n := func(n uint8) string { return digits(int(n)) }
	switch f.What {
	case ObjectiveCards:
		return n(v.ObjectiveHand), n(v.ObjectiveDeck)
	case ProjectCards:
		return n(v.ProjectsHeld), n(v.ProjectDeck)
	case ProbeCards:
		return n(v.ProbeHand), n(v.ProbeDeck)
	case TacticCards:
		return n(v.TacticHand[f.Side][rebellion.Space]) + " + " + n(v.TacticHand[f.Side][rebellion.Ground]), ""
	case PossibleBases:
		return digits(countBases(v)), ""
	}
	return n(v.MissionHand[f.Side]), n(v.MissionDeck[f.Side])
}

// FactText says in words what a line about cards tells, for a hint.
func (b *Board) FactText(v *rebellion.View, f Fact) string {
	held, left := countFact(v, f)
	args := assets.Args{"held": held, "left": left}
	switch f.What {
	case MissionCards:
		discarded := 0
		for _, n := range v.MissionPile[f.Side] {
			discarded += int(n)
		}
		args["n"] = discarded
	case ObjectiveCards:
		stages := []string{}
		for _, stage := range v.HandStages[:v.ObjectiveHand] {
			stages = append(stages, romans[stage])
		}
		args["stages"] = strings.Join(stages, " · ")
		if len(stages) == 0 {
			return b.say("board.fact.no_objectives", args)
		}
	}
	return b.say("board.fact."+factKeys[f.What], args)
}

// countBases is in how many systems the base can still be, as the Empire knows.
func countBases(v *rebellion.View) (n int) {
	for s := range rebellion.System(numSystems) {
		if in(v.Empire.Base, s) {
			n++
		}
	}
	return n
}

// romans are the stages of objectives.
var romans = [...]string{"", "I", "II", "III"}
