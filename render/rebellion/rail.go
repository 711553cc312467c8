package rebellion

import (
	"slices"

	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/cards"
)

// rail is where the parts of a side's rail are.
type rail struct {
	head     render.Rect
	pool     board.Titled
	narrow   bool // leaders in the pool without their busts, for many
	leaders  []int
	missions board.Titled // facedown ones; of the viewer's own side they are in the strip
	slots    []slot
	tray     board.Titled // units that left the queue, or at setup all forces
	queue    board.Titled
	spaces   [4]render.Rect // by queue space
	base     board.Titled   // of the Rebels
	facts    []board.Fact
	figures  []int // pieces in tray, queue and base
}

// slot is a facedown mission with the leaders on it.
type slot struct {
	piece int
	busts []int
}

const (
	railMargin  = 8
	leaderRow   = 38
	leaderLine  = 17 // the least height in which they can be read side by side, without a bust
	lowRow      = 26 // the least height in which a leader's name and skills can be read
	trayHeight  = 40
	queueHeight = 3 * 25

	missionHeight = 38
	factRow       = 22
)

// Pool is the area of a side's leaders that wait, for dropping a leader there.
// It is empty where the pool is closed.
func (b *Board) Pool(v *rebellion.View, side rebellion.Side) render.Rect {
	s := b.scene(v)
	switch tab := b.layout.Tab; {
	case tab == board.Everywhere || tab == board.SidesTab:
		return s.rails[side].pool.Box
	case b.layout.Form == board.Folded:
		return s.folds[side].pool.Box
	case tab == board.HandTab && side == v.Side():
		return b.Listed(s.own.pool)
	}
	return render.Rect{}
}

// Queue is the area of a space of a side's build queue, 1 to 3.
func (b *Board) Queue(v *rebellion.View, side rebellion.Side, space uint8) render.Rect {
	return b.scene(v).rails[side].spaces[space]
}

// Facts lists the lines about cards in both rails; the list is the board's own.
func (b *Board) Facts(v *rebellion.View) []board.Fact {
	s := b.scene(v)
	if b.layout.Tab != board.Everywhere && b.layout.Tab != board.SidesTab {
		return nil
	}
	return s.facts
}

// layRail divides a side's rail: the head and the pool from the top, all else from the bottom, so that only the
// pool moves things.
func (b *Board) layRail(s *scene, side rebellion.Side) {
	r := &s.rails[side]
	rest := b.layout.Rails[side].InsetXY(railMargin, 6)
	r.head, rest = rest.CutTop(b.headHeight(side))
	if low := rest.H < 460 && rest.W >= 250; low {
		b.layLowRail(s, r, side, rest)
		return
	}
	b.layFacts(s, r, side, &rest)
	if side == rebellion.Rebels {
		r.base = board.CutTitled(&rest, 50)
		b.layBase(s, r)
	}
	deploys := b.inRail(s.view, side)
	if !deploys || !b.crowded(s, side, rest.H) { // else what leaves the queue takes its place
		r.queue = board.CutTitled(&rest, queueHeight)
		b.layQueue(s, r, side)
	}
	if deploys {
		height := float64(trayHeight)
		if s.view.Phase == rebellion.SettingUp {
			height = 74
		}
		r.tray = board.CutTitled(&rest, height)
		b.layTray(s, r, side)
	}
	if s.view.Side() != side {
		b.layMissions(s, r, side, &rest)
	}
	r.pool.Title, r.pool.Box = rest.CutTop(board.TitleHeight)
	b.layPool(s, r, side)
}

// headHeight is the height of the name of a side, with that of who plays it.
func (b *Board) headHeight(side rebellion.Side) float64 {
	if b.Player(int(side)) == "" {
		return 30
	}
	return 40
}

// crowded tells whether the leaders of a pool would have no rows to be read in if queue and tray both stood below it.
func (b *Board) crowded(s *scene, side rebellion.Side, height float64) bool {
	parts := queueHeight + trayHeight + 3*board.TitleHeight + 8.0
	if s.view.Side() != side && onMissions(s.view, side) {
		parts += missionHeight + board.TitleHeight + 4
	}
	return height-parts < lowRow*float64(len(leadersAt(s.view, side, rebellion.InPool)))
}

// onMissions tells whether leaders of a side are on missions.
func onMissions(v *rebellion.View, side rebellion.Side) bool {
	for n := range v.Rebel.OnTable {
		if len(leadersAt(v, side, rebellion.OnMission+rebellion.Spot(n))) > 0 {
			return true
		}
	}
	return false
}

// layLowRail divides the rail of a low screen into two columns: people at the left, units and cards at the right.
func (b *Board) layLowRail(s *scene, r *rail, side rebellion.Side, rest render.Rect) {
	columns := rest.Columns(12, 1, 1)
	people, other := columns[0], columns[1]
	b.layFacts(s, r, side, &other)
	if side == rebellion.Rebels {
		r.base = board.CutTitled(&other, min(50, other.H*0.2))
		b.layBase(s, r)
	}
	if b.inRail(s.view, side) {
		r.tray = board.CutTitled(&other, min(40, other.H*0.2))
		b.layTray(s, r, side)
	}
	r.queue = board.CutTitled(&other, min(3*25, other.H-board.TitleHeight-4))
	b.layQueue(s, r, side)
	if s.view.Side() != side {
		b.layMissions(s, r, side, &people)
	}
	r.pool.Title, r.pool.Box = people.CutTop(board.TitleHeight)
	b.layPool(s, r, side)
}

func (b *Board) layFacts(s *scene, r *rail, side rebellion.Side, rest *render.Rect) {
	r.facts = b.factsOf(s.view, side)
	board.LayFacts(r.facts, rest, func(f board.Fact) bool { return f.What == cards.PossibleBases })
}

// factsOf counts what a side has that is worth a line.
func (b *Board) factsOf(v *rebellion.View, side rebellion.Side) (facts []board.Fact) {
	for _, k := range factKinds(v, side) {
		f := board.Fact{Side: int(side), What: k, Sign: factSigns[k], Name: b.say("board." + cards.Keys[k])}
		f.Number = factNumber(v, f)
		facts = append(facts, f)
	}
	return facts
}

// factKinds lists what cards a side has that are worth a line.
func factKinds(v *rebellion.View, side rebellion.Side) []cards.Kind {
	kinds := []cards.Kind{cards.MissionCards, cards.ObjectiveCards}
	if side == rebellion.Empire {
		kinds = []cards.Kind{cards.MissionCards, cards.ProjectCards, cards.ProbeCards}
		if v.Side() != rebellion.NoSide && v.BaseHidden() {
			kinds = append([]cards.Kind{cards.PossibleBases}, kinds...)
		}
	}
	if v.Setup.UsesActions() {
		kinds = append(kinds, cards.ActionCards)
	}
	return kinds
}

// layBase puts what is on the Rebel Base space into its panel.
func (b *Board) layBase(s *scene, r *rail) {
	s.PutOnScreen(rebellion.BaseSpace.Thing(), 1, r.base.Box)
	var cells []piece
	for u := range rebellion.UnitsOf(rebellion.Rebels) {
		if n := s.view.Units[rebellion.BaseSpace][u]; n > 0 {
			cells = append(cells, board.Stack(rebellion.UnitAt(u, rebellion.BaseSpace), int(n)))
		}
	}
	for _, l := range leadersAt(s.view, rebellion.Rebels, rebellion.Spot(rebellion.BaseSpace)) {
		cells = append(cells, board.Single(l.Thing(), bustWidth, bustHeight))
	}
	r.fill(s, r.base.Box.Inset(4), s.Keep(board.Wish{At: rebellion.BaseSpace.Thing()}, cells))
}

func (b *Board) layQueue(s *scene, r *rail, side rebellion.Side) {
	for i, row := range r.queue.Box.Rows(2, 1, 1, 1) {
		space := uint8(3 - i)
		r.spaces[space] = row
		var cells []piece
		for u := range rebellion.UnitsOf(side) {
			if n := s.view.Queue[space][u]; n > 0 {
				cells = append(cells, board.Stack(rebellion.Queued(u, space), int(n)))
			}
		}
		_, box := row.CutLeft(20)
		r.fill(s, box.InsetXY(2, 1), cells)
	}
}

// trayKey is the key of the title over what is to be put somewhere.
func trayKey(v *rebellion.View) string {
	if v.Phase == rebellion.SettingUp {
		return "to_place"
	}
	return "to_deploy"
}

// inRail tells whether a side's rail shows what leaves the queue: there is no larger tray for it.
func (b *Board) inRail(v *rebellion.View, side rebellion.Side) bool {
	return b.layout.Tray.Empty() && v.Leaving(side) > 0
}

func (b *Board) layTray(s *scene, r *rail, side rebellion.Side) {
	r.fill(s, r.tray.Box.Inset(1), b.trayCells(s, side))
}

// trayCells are the units of a side that are to be put somewhere, and gaps where others were.
func (b *Board) trayCells(s *scene, side rebellion.Side) []piece {
	var cells []piece
	for u := range rebellion.UnitsOf(side) {
		if n := s.view.Deploying.Leaving[u]; n > 0 {
			cells = append(cells, board.Stack(u.Thing(), int(n)))
		}
	}
	return s.Keep(board.Wish{Side: int(side)}, cells)
}

// fill puts pieces into a box, as large as they all fit.
func (r *rail) fill(s *scene, box render.Rect, cells []piece) {
	r.figures = append(r.figures, s.PutInto(box, cells)...)
}

// layMissions puts the facedown missions with their leaders side by side.
func (b *Board) layMissions(s *scene, r *rail, side rebellion.Side, rest *render.Rect) {
	const height, gap = float64(missionHeight), 4.0
	bust := 25.0
	if b.opened(s.view, side) {
		bust = 18 // beside the title
	}
	type card struct {
		slot    uint8
		leaders []rebellion.Leader
	}
	var cards []card
	for n := range s.view.Rebel.OnTable {
		if on := leadersAt(s.view, side, rebellion.OnMission+rebellion.Spot(n)); len(on) > 0 {
			cards = append(cards, card{uint8(n), on})
		}
	}
	if len(cards) == 0 {
		return
	}
	width := func(n int) float64 {
		if b.opened(s.view, side) {
			return rest.W // with its title
		}
		return bust*float64(n) + 8
	}
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
	r.missions = board.CutTitled(rest, y+height)
	for i, k := range cards {
		box := boxes[i].Move(r.missions.Box.X, r.missions.Box.Y)
		made := slot{piece: s.PutOnScreen(rebellion.Slot(side, k.slot), 1, box)}
		for j, l := range k.leaders {
			at := render.Box(box.X+4+bust*float64(j), box.Y+3, bust, height-6)
			made.busts = append(made.busts, s.PutOnScreen(l.Thing(), 1, at))
		}
		r.slots = append(r.slots, made)
	}
}

// opened tells whether facedown missions are shown with their titles: the game is over. A projected rail is too narrow for them.
func (b *Board) opened(v *rebellion.View, side rebellion.Side) bool {
	return !b.projected && v.Winner != rebellion.NoSide && *v.OnTableOf(side) != [len(v.Rebel.OnTable)]rebellion.Mission{}
}

// layPool puts the leaders of the pool in rows with all their figures; where they are many in lines, and at last side by side.
func (b *Board) layPool(s *scene, r *rail, side rebellion.Side) {
	pool := leadersAt(s.view, side, rebellion.InPool)
	if s.view.Team() { // the admiral's, then the general's
		slices.SortStableFunc(pool, func(a, b rebellion.Leader) int { return int(a.Duty()) - int(b.Duty()) })
	}
	if len(pool) == 0 {
		return
	}
	box := r.pool.Box
	if height := min(box.H/float64(len(pool)), leaderRow); height >= lowRow {
		for i, l := range pool {
			row := render.Box(box.X, box.Y+height*float64(i), box.W, height-2)
			r.leaders = append(r.leaders, s.PutOnScreen(l.Thing(), 1, row))
		}
		return
	}
	r.narrow = true
	columns := max(int(box.W/66), 1)
	if box.H >= leaderLine*float64(len(pool)) {
		columns = 1
	}
	lines := (len(pool) + columns - 1) / columns
	height := min(box.H/float64(lines), leaderRow)
	cells := render.Box(box.X, box.Y, box.W, height*float64(lines)).Grid(columns, lines, 2)
	for i, l := range pool {
		r.leaders = append(r.leaders, s.PutOnScreen(l.Thing(), 1, cells[i]))
	}
}
