package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// hand is where the viewer's cards are.
type hand struct {
	board.Hand
	tableTitle render.Rect
	table      []slot
	title      string
}

// tableCell is the width of a facedown mission with one leader, whose title takes two lines.
const tableCell = 190

// layStrip puts the viewer's facedown missions and hand into the strip.
func (b *Board) layStrip(s *scene) {
	v := s.view
	if v.Side() == rebellion.NoSide {
		return
	}
	strip := render.Box(b.layout.OnTable.X, b.layout.OnTable.Y, b.layout.Hand.Right()-b.layout.OnTable.X, b.layout.OnTable.H)
	if n := b.tableCells(s, strip.W); n > 0 && b.layout.Plan.Empty() {
		const mostOf, gap = 0.6, 12 // of the strip
		var table render.Rect
		table, strip = strip.CutLeft(min(max(b.layout.OnTable.W, tableCell*float64((n+1)/2)), strip.W*mostOf))
		_, strip = strip.CutLeft(gap)
		b.layTable(s, table, n)
	}
	manner := board.Titles
	if b.layout.Cards {
		manner = board.SideBySide
	}
	s.hand.Hand = s.LayHand(strip, handOf(v), manner)
	s.hand.title = b.handTitle(s, s.hand.Cards)
	if !s.hand.Faces && len(s.hand.Cards) > 0 {
		s.hand.title += " · " + b.say("board.hand.point")
	}
}

// onTable is how many facedown missions the viewer has.
func onTable(v *rebellion.View) (n int) {
	for _, m := range v.OnTable() {
		if m != rebellion.NoMission {
			n++
		}
	}
	return n
}

// tabled is how much room the viewer's facedown missions have taken in a part of the game.
type tabled struct {
	during uint32
	cells  int
}

// tableCells is for how many facedown missions there is room in a strip: for as many as there were in this phase, so that neither they
// nor the hand beside them move, and while missions are assigned for those that may come, as far as the hand can spare it.
func (b *Board) tableCells(s *scene, strip float64) int {
	const spared = 0.4 // of the strip
	if b.tabled.during != s.During {
		b.tabled = tabled{during: s.During}
	}
	kept := &b.tabled.cells
	if side := s.view.Side(); s.view.Phase == rebellion.Assignment {
		pool := len(leadersAt(s.view, side, rebellion.InPool))
		*kept = max(*kept, min(pool, 2*int(strip*spared/tableCell)))
	}
	for i, m := range s.view.OnTable() {
		if m != rebellion.NoMission {
			*kept = max(*kept, i+1)
		}
	}
	return *kept
}

// layTable puts the viewer's facedown missions in two rows.
func (b *Board) layTable(s *scene, area render.Rect, n int) {
	const bust = 26.0
	s.hand.tableTitle, area = area.CutTop(board.TitleHeight)
	area.H = min(area.H, 2*38+4)
	cells := area.Grid((n+1)/2, min(n, 2), 4)
	side := s.view.Side()
	for i, m := range s.view.OnTable() {
		if m == rebellion.NoMission {
			continue
		}
		box := cells[i]
		box.H = min(box.H, 38)
		made := slot{piece: s.PutOnScreen(rebellion.Slot(side, uint8(i)), 1, box)}
		for j, l := range leadersAt(s.view, side, rebellion.OnMission+rebellion.Spot(i)) {
			r := render.Box(box.X+5+(bust+1)*float64(j), box.Y+2, bust, box.H-4)
			made.busts = append(made.busts, s.PutOnScreen(l.Thing(), 1, r))
		}
		s.hand.table = append(s.hand.table, made)
	}
}

// handOf lists the viewer's cards: tactic cards, which there are in a combat only, missions, objectives, action cards.
func handOf(v *rebellion.View) (cards []board.Held) {
	for t, n := range v.Tactics() {
		if n > 0 {
			cards = append(cards, board.Held{Thing: rebellion.Tactic(t).Thing(), Count: int(n)})
		}
	}
	for m, n := range v.Hand() {
		if n > 0 {
			cards = append(cards, board.Held{Thing: rebellion.Mission(m).Thing(), Count: int(n)})
		}
	}
	for _, o := range v.Rebel.Objectives[:] {
		if o == rebellion.NoObjective || v.Side() == rebellion.Empire {
			continue
		}
		if i := len(cards) - 1; i >= 0 && cards[i].Thing == o.Thing() {
			cards[i].Count++
			continue
		}
		cards = append(cards, board.Held{Thing: o.Thing(), Count: 1})
	}
	for _, a := range v.Actions().Held[:] {
		if a != rebellion.NoAction {
			cards = append(cards, board.Held{Thing: a.Thing(), Count: 1})
		}
	}
	return cards
}

// drawStrip draws the viewer's cards.
func (b *Board) drawStrip(c *render.Canvas, v *rebellion.View, s *scene, look *board.Look) {
	p := c.Palette
	c.Fill(b.layout.Strip, p.Space)
	c.Fill(b.layout.Strip, p.Panel)
	if v.Side() == rebellion.NoSide {
		return
	}
	if !s.hand.tableTitle.Empty() {
		c.Text(b.say("board.on_table", assets.Args{"n": len(s.hand.table)}), s.hand.tableTitle, p.Label())
	}
	if !s.hand.Title.Empty() {
		c.Label(s.hand.title, s.hand.Title, p.Label())
	}
	for _, m := range s.hand.table {
		b.drawOwnMission(c, v, s, m, look)
	}
	b.drawHand(c, v, s.hand.Cards, s.hand.Faces, look)
}

// drawHand draws cards of the hand and marks those that came lately.
func (b *Board) drawHand(c *render.Canvas, v *rebellion.View, cards []int, faces bool, look *board.Look) {
	b.DrawHand(c, v, cards, faces, b.say("board.new"), look)
}

// handTitle is what stands over the hand.
func (b *Board) handTitle(s *scene, cards []int) string {
	key := "board.hand"
	if b.Watched() {
		key = "board.hand.watched"
	}
	return b.say(key, assets.Args{"cards": b.countHand(s, cards)})
}

// countHand tells how many cards of each kind are among those of the hand: some rules count the missions only.
func (b *Board) countHand(s *scene, cards []int) string {
	var parts []string
	for _, k := range []struct {
		kind uint8
		key  string
	}{
		{rebellion.KindTactic, "tactics"}, {rebellion.KindMission, "missions"}, {rebellion.KindObjective, "objectives"}, {rebellion.KindAction, "actions"},
	} {
		n := 0
		for _, i := range cards {
			if s.Pieces[i].Thing.Kind == k.kind {
				n += s.Pieces[i].Count
			}
		}
		if n > 0 {
			parts = append(parts, b.say("board.hand."+k.key, assets.Args{"n": n}))
		}
	}
	if parts == nil {
		return "0"
	}
	return strings.Join(parts, ", ")
}

// drawOwnMission draws one of the viewer's facedown missions, whose face he knows.
func (b *Board) drawOwnMission(c *render.Canvas, v *rebellion.View, s *scene, m slot, look *board.Look) {
	card := &s.Pieces[m.piece]
	box := b.BoxOf(card)
	p := c.Palette
	style := pieces.SidePanel(&p, v.Side())
	style.Radius = 8
	state := look.StateOf(card.Thing)
	c.Panel(box, style)
	text := box
	for _, i := range m.busts {
		_, text = text.CutLeft(s.Pieces[i].Box.W + 1)
	}
	_, text = text.CutLeft(9)
	_, text = text.CutRight(6)
	b.drawMissionLine(c, v.OnTable()[card.Thing.B], text)
	for _, i := range m.busts {
		b.DrawPiece(c, v, &s.Pieces[i], look)
	}
	look.DrawFrame(c, box, state)
}

// drawMissionLine draws skill, number and title of a mission.
func (b *Board) drawMissionLine(c *render.Canvas, m rebellion.Mission, box render.Rect) {
	e := b.MissionEntry(&c.Palette, m)
	e.Draw(c, box)
}
