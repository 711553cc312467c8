package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// hand is where the viewer's cards are.
type hand struct {
	tableTitle render.Rect
	handTitle  render.Rect
	table      []slot
	cards      []int
	faces      bool // as cards, not as a list
	title      string
}

const (
	handGap  = 6
	cardLess = 104 // the least width of a card in the hand

	tableCell = 190 // the width of a facedown mission with one leader, whose title takes two lines
)

// layStrip puts the viewer's facedown missions and hand into the strip.
func (b *Board) layStrip(s *scene) {
	v := s.view
	if v.Side() == rebellion.NoSide {
		return
	}
	strip := render.Box(b.layout.OnTable.X, b.layout.OnTable.Y, b.layout.Hand.Right()-b.layout.OnTable.X, b.layout.OnTable.H)
	if n := onTable(v); n > 0 && b.layout.Plan.Empty() {
		const mostOf = 0.6 // of the strip
		var table render.Rect
		table, strip = strip.CutLeft(min(max(b.layout.OnTable.W, tableCell*float64((n+1)/2)), strip.W*mostOf))
		_, strip = strip.CutLeft(2 * handGap)
		b.layTable(s, table, n)
	}
	title, area := strip.CutTop(titleHeight)
	if tooMany(handOf(v), area) {
		area = strip // their titles are worth more than the hand's
	} else {
		s.hand.handTitle = title
	}
	b.layHand(s, area)
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

// layTable puts the viewer's facedown missions in two rows.
func (b *Board) layTable(s *scene, area render.Rect, n int) {
	const bust = 26.0
	s.hand.tableTitle, area = area.CutTop(titleHeight)
	area.H = min(area.H, 2*38+4)
	cells := area.Grid((n+1)/2, min(n, 2), 4)
	side := s.view.Side()
	at := 0
	for i, m := range s.view.OnTable() {
		if m == rebellion.NoMission {
			continue
		}
		box := cells[at]
		box.H = min(box.H, 38)
		at++
		made := slot{piece: s.PutOnScreen(rebellion.Slot(side, uint8(i)), 1, box)}
		for j, l := range leadersAt(s.view, side, rebellion.OnMission+rebellion.Spot(i)) {
			r := render.Box(box.X+5+(bust+1)*float64(j), box.Y+2, bust, box.H-4)
			made.busts = append(made.busts, s.PutOnScreen(l.Thing(), 1, r))
		}
		s.hand.table = append(s.hand.table, made)
	}
}

// held is a card in the hand, and how many alike.
type held struct {
	thing game.Option
	count int
}

// handOf lists the viewer's cards: tactic cards, which there are in a combat only, missions, objectives, action cards.
func handOf(v *rebellion.View) (cards []held) {
	for t, n := range v.Tactics() {
		if n > 0 {
			cards = append(cards, held{rebellion.Tactic(t).Thing(), int(n)})
		}
	}
	for m, n := range v.Hand() {
		if n > 0 {
			cards = append(cards, held{rebellion.Mission(m).Thing(), int(n)})
		}
	}
	for _, o := range v.Rebel.Objectives[:] {
		if o == rebellion.NoObjective || v.Side() == rebellion.Empire {
			continue
		}
		if i := len(cards) - 1; i >= 0 && cards[i].thing == o.Thing() {
			cards[i].count++
			continue
		}
		cards = append(cards, held{o.Thing(), 1})
	}
	for _, a := range v.Actions().Held[:] {
		if a != rebellion.NoAction {
			cards = append(cards, held{a.Thing(), 1})
		}
	}
	return cards
}

// layHand puts the hand in a row of cards, or in columns of a list where cards would be too narrow.
func (b *Board) layHand(s *scene, area render.Rect) {
	cards := handOf(s.view)
	if len(cards) == 0 {
		return
	}
	n := float64(len(cards))
	if b.layout.Cards {
		const widest = 150
		if w := min((area.W+handGap)/n-handGap, widest); w >= cardLess {
			s.hand.faces = true
			for i, k := range cards {
				box := render.Box(area.X+(w+handGap)*float64(i), area.Y, w, area.H)
				s.hand.cards = append(s.hand.cards, s.PutOnScreen(k.thing, k.count, box))
			}
			return
		}
	}
	const widest = 260
	lines, columns := listShape(len(cards), area)
	w := min((area.W+handGap)/float64(columns)-handGap, widest)
	row := area.H / float64(lines)
	for i, k := range cards {
		box := render.Box(area.X+(w+handGap)*float64(i/lines), area.Y+row*float64(i%lines), w, row-2)
		s.hand.cards = append(s.hand.cards, s.PutOnScreen(k.thing, k.count, box))
	}
}

// tooMany tells whether the columns of a list would be too narrow for most titles.
func tooMany(cards []held, area render.Rect) bool {
	const narrow = 170
	_, columns := listShape(len(cards), area)
	return area.W/float64(columns) < narrow
}

// listShape chooses how many lines and columns a list of cards has: comfortable lines if the columns stay wide enough
// for most titles, else low ones.
func listShape(cards int, area render.Rect) (lines, columns int) {
	const comfortable, low, wide = 21, 17, 215
	for _, height := range []float64{comfortable, low} {
		lines = max(int(area.H/height), 1)
		columns = max((cards+lines-1)/lines, 1)
		if area.W/float64(columns) >= wide {
			break
		}
	}
	return lines, columns
}

// drawStrip draws the viewer's cards.
func (b *Board) drawStrip(c *render.Canvas, v *rebellion.View, s *scene, look *Look) {
	p := c.Palette
	c.Fill(b.layout.Strip, p.Space)
	c.Fill(b.layout.Strip, p.Panel)
	if v.Side() == rebellion.NoSide {
		return
	}
	if len(s.hand.table) > 0 {
		c.Text(b.words.Say("board.on_table", assets.Args{"n": len(s.hand.table)}), s.hand.tableTitle, p.Label())
	}
	if !s.hand.handTitle.Empty() {
		if s.hand.title == "" {
			s.hand.title = b.handTitle(s, s.hand.cards)
			if !s.hand.faces && len(s.hand.cards) > 0 {
				s.hand.title += " · " + b.words.Say("board.hand.point")
			}
		}
		c.Label(s.hand.title, s.hand.handTitle, p.Label())
	}
	for _, m := range s.hand.table {
		b.drawOwnMission(c, v, s, m, look)
	}
	for _, i := range s.hand.cards {
		b.drawHeld(c, v, &s.Pieces[i], s.hand.faces, look)
	}
}

// handTitle is what stands over the hand.
func (b *Board) handTitle(s *scene, cards []int) string {
	key := "board.hand"
	if b.Watched {
		key = "board.hand.watched"
	}
	return b.words.Say(key, assets.Args{"cards": b.countHand(s, cards)})
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
			parts = append(parts, b.words.Say("board.hand."+k.key, assets.Args{"n": n}))
		}
	}
	if parts == nil {
		return "0"
	}
	return strings.Join(parts, ", ")
}

// drawOwnMission draws one of the viewer's facedown missions, whose face he knows.
func (b *Board) drawOwnMission(c *render.Canvas, v *rebellion.View, s *scene, m slot, look *Look) {
	card := &s.Pieces[m.piece]
	box := b.BoxOf(card)
	p := c.Palette
	style := SidePanel(&p, v.Side())
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
	p := c.Palette
	card := m.Card()
	sign, rest := box.CutLeft(17)
	c.Sign(skillSigns[card.Skill], sign.Middle(16, 16), p.Dim)
	number, rest := rest.CutLeft(14)
	c.Text(digits(int(card.Needs)), number, p.Number().Sized(render.SizeLabel).Centered())
	_, rest = rest.CutLeft(4)
	c.Label(b.words.Say("mission."+m.String()), rest, p.Name().Sized(render.SizeLabel).Tightly())
}

// drawHeld draws a card of the hand.
func (b *Board) drawHeld(c *render.Canvas, v *rebellion.View, p *piece, faces bool, look *Look) {
	state := look.StateOf(p.Thing)
	alpha := 1.0
	if p.Count <= look.HeldOf(p.Thing) {
		alpha = 0.25
	} else if state.Dim {
		alpha = 0.55
	}
	c.Fade(alpha, func() {
		if faces {
			b.drawSmallCard(c, v, p)
			if state.New {
				box := b.BoxOf(p)
				b.drawNew(c, render.Box(box.Right()-b.newWidth(c)-5, box.Y+31, b.newWidth(c), newHeight))
			}
			return
		}
		b.cardLine(c, v, p.Thing, p.Count, b.BoxOf(p), state.New)
	})
	look.DrawFrame(c, b.BoxOf(p), state)
}

// CardLine draws a mission, an objective, a tactic or an action card as a line with its title, and how many alike there are.
func (b *Board) CardLine(c *render.Canvas, v *rebellion.View, o game.Option, count int, box render.Rect) {
	b.cardLine(c, v, o, count, box, false)
}

// cardLine is CardLine with a mark on what is new.
func (b *Board) cardLine(c *render.Canvas, v *rebellion.View, o game.Option, count int, box render.Rect, fresh bool) {
	palette := c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Radius: 3, Fill: palette.PanelLight.Alpha(0.8)})
	rest := box.InsetXY(6, 0)
	if count > 1 {
		var times render.Rect
		times, rest = rest.CutRight(22)
		c.Text("×"+digits(count), times, palette.Label().AtRight())
	}
	if fresh {
		var mark render.Rect
		mark, rest = rest.CutRight(b.newWidth(c) + 3)
		b.drawNew(c, render.Box(mark.X+3, mark.Center().Y-newHeight/2, mark.W-3, newHeight))
	}
	switch o.Kind {
	case rebellion.KindMission:
		m := rebellion.Mission(o.A)
		if sign := kindSign(m); sign != "" {
			var mark render.Rect
			mark, rest = rest.CutRight(18)
			c.Sign(sign, mark.Middle(15, 15), SideColor(&palette, v.Side()))
		}
		b.drawMissionLine(c, m, rest)
	case rebellion.KindObjective:
		objective := rebellion.Objective(o.A)
		b.drawNamed(c, "objective", romans[objective.Card().Stage], b.words.Say("objective."+objective.String()), palette.Objective, rest)
	case rebellion.KindTactic:
		t := rebellion.Tactic(o.A)
		sign, color := tacticSign(t, &palette)
		b.drawNamed(c, sign, "", b.words.Say("tactic."+t.String()), color, rest)
	case rebellion.KindAction:
		b.drawNamed(c, "action", "", b.words.Say("action."+rebellion.Action(o.A).String()), palette.Action, rest)
	}
}

// newHeight is the height of the mark on new cards.
const newHeight = 16

// newWidth is its width.
func (b *Board) newWidth(c *render.Canvas) float64 {
	return c.TextWidth(b.words.Say("board.new"), c.Palette.Label()) + 8
}

// drawNew marks a card that came into the hand lately.
func (b *Board) drawNew(c *render.Canvas, box render.Rect) {
	p := c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Radius: 3, Fill: p.Text})
	c.Text(b.words.Say("board.new"), box, p.Label().In(p.Space).Centered())
}

// kindSign marks starting missions and projects.
func kindSign(m rebellion.Mission) string {
	switch m.Card().Kind {
	case rebellion.Starting:
		return "starting"
	case rebellion.Project:
		return "project"
	}
	return ""
}

func tacticSign(t rebellion.Tactic, p *render.Palette) (string, render.Color) {
	if t.Theater() == rebellion.Space {
		return "tactic_space", p.Sky
	}
	return "tactic_ground", p.Ground
}

// drawNamed draws a sign, a short mark and a title.
func (b *Board) drawNamed(c *render.Canvas, sign, mark, title string, color render.Color, box render.Rect) {
	p := c.Palette
	at, rest := box.CutLeft(17)
	c.Sign(sign, at.Middle(16, 16), color)
	if mark != "" {
		var number render.Rect
		number, rest = rest.CutLeft(20)
		c.Text(mark, number, p.Number().Sized(render.SizeLabel).In(color).Centered())
	} else {
		_, rest = rest.CutLeft(4)
	}
	c.Label(title, rest, p.Name().Sized(render.SizeLabel).Tightly())
}

// drawSmallCard draws a card of the hand: sign and number, the kind, its picture and the title. In the strip the lower edge of
// the screen cuts it.
func (b *Board) drawSmallCard(c *render.Canvas, v *rebellion.View, p *piece) {
	palette := c.Palette
	f, ok := b.scene(v).faceOf(b, &palette, p.Thing)
	if !ok {
		return
	}
	const unit = 0.62
	style := cardStyle(f.side, f.color, &palette, unit)
	style.Width = 1.5
	box := b.BoxOf(p)
	full := box
	if p.On != board.OnList {
		full.H += 2 * style.Radius
	}
	c.Clip(render.Box(box.X-4, box.Y-4, box.W+8, box.H+8), func() { c.Panel(full, style) })
	head, rest := box.InsetXY(9, 0).CutTop(27)
	sign, words := head.CutLeft(18)
	c.Sign(f.badge, sign.Middle(17, 17), f.color.Mix(palette.Text, 0.3))
	c.Text(f.number, render.Box(words.X+2, words.Y, 14, words.H), palette.Number())
	b.drawCorner(c, p, &f, render.Box(words.X+16, words.Y, words.W-16, words.H))
	c.Fill(render.Box(box.X+2, head.Bottom(), box.W-4, 1), f.color.Alpha(0.4))
	title := palette.Name().Tightly()
	words, picture := rest.CutBottom(min(c.ParagraphHeight(f.title, rest.W, title)+8, rest.H))
	if picture.H > 24 {
		b.drawArt(c, f.art, f.color, render.Box(box.X+2, picture.Y, box.W-4, picture.H), unit)
	}
	c.Label(f.title, words, title)
}

// drawCorner tells how many alike there are, or the kind of a small card: where its word has no room, by its sign.
func (b *Board) drawCorner(c *render.Canvas, p *piece, f *face, box render.Rect) {
	style := c.Palette.Label().In(f.color).AtRight()
	switch {
	case p.Count > 1:
		c.Text("×"+digits(p.Count), box, style)
	case c.TextWidth(f.ribbon, style) <= box.W:
		c.Text(f.ribbon, box, style)
	case p.Thing.Kind == rebellion.KindObjective:
		c.Text(romans[rebellion.Objective(p.Thing.A).Card().Stage], box, style)
	case p.Thing.Kind == rebellion.KindMission:
		if sign := kindSign(rebellion.Mission(p.Thing.A)); sign != "" {
			at, _ := box.CutRight(17)
			c.Sign(sign, at.Middle(15, 15), f.color)
		}
	}
}
