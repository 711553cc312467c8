package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// Piles: cards that lie faceup may be looked through at any time (R21.1.1): discarded missions and projects, objectives that
// were played, used action cards; and of the hidden ones the Empire its own probe cards. The counts at the rails open them.

// cardsOf lists the cards behind a count that the player may look at.
func (t *Table) cardsOf(fact board.Fact) (cards []game.Option) {
	v := &t.View
	switch fact.What {
	case board.MissionCards:
		cards = tallied(v.MissionPile[fact.Side])
	case board.ProjectCards:
		cards = tallied(v.ProjectPile)
	case board.ObjectiveCards:
		for o := range rules.AllObjectives() {
			if v.ObjectiveBox>>o&1 != 0 {
				cards = append(cards, o.Thing())
			}
		}
	case board.ProbeCards:
		if v.Side() == rules.Empire {
			for _, s := range v.Empire.Probes[:v.ProbeHand] {
				cards = append(cards, rules.Probe(s))
			}
		}
	case board.ActionCards:
		for _, a := range v.Used(fact.Side) {
			cards = append(cards, a.Thing())
		}
	}
	return cards
}

// opens tells whether there are such cards.
func (t *Table) opens(fact board.Fact) bool {
	v := &t.View
	switch fact.What {
	case board.MissionCards:
		return v.MissionPile[fact.Side] != rules.Tally{}
	case board.ProjectCards:
		return v.ProjectPile != rules.Tally{}
	case board.ObjectiveCards:
		return v.ObjectiveBox != 0
	case board.ProbeCards:
		return v.Side() == rules.Empire && v.ProbeHand > 0
	case board.ActionCards:
		return len(v.Used(fact.Side)) > 0
	}
	return false
}

// openPile shows the cards behind a count.
func (t *Table) openPile(fact board.Fact) {
	t.pile = &fact
	t.F.Invalidate()
}

// tallied lists missions, each as often as it is there.
func tallied(pile rules.Tally) (cards []game.Option) {
	for m, n := range pile {
		for range n {
			cards = append(cards, rules.Mission(m).Thing())
		}
	}
	return cards
}

// pileName says what a pile is.
func (t *Table) pileName(fact board.Fact) string {
	key := "table.pile." + factNames[fact.What]
	switch fact.What {
	case board.MissionCards, board.ActionCards:
		key += "." + fact.Side.String()
	}
	return t.Words.Say(key)
}

// showPile shows the cards of the pile that the player has opened.
func (t *Table) showPile() {
	if t.pile == nil {
		return
	}
	t.F.Modal(func() {
		const margin, gap, head, foot, readable = 20, 14, 40, 56, board.CardWidth * 0.8
		f := t.F
		p := f.Palette
		cards := t.cardsOf(*t.pile)
		wide := min(4*(readable+gap)+2*margin, f.W-32)
		row := max(int((wide-2*margin)/(readable+gap)), 1)
		if n := min(row, len(cards)); n > 1 { // a few stand in a smaller box
			row, wide = n, min(float64(n)*(readable+gap)+2*margin, wide)
		}
		w := min((wide-2*margin)/float64(row)-gap, readable)
		h := w * board.CardHeight / board.CardWidth
		content := float64((len(cards)+row-1)/row) * (h + gap)
		box := f.Bounds().Middle(wide, min(content+head+foot+2*margin, f.H-48))
		f.Shadow(box)
		f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
		title, rest := box.Inset(margin).CutTop(head)
		name := t.pileName(*t.pile)
		f.Label(name, title.Move(0, -6), p.Title())
		below, rest := rest.CutBottom(foot)
		f.Scroll("pile.all", rest, content, func(content ui.Rect) {
			left := content.X + max(content.W-float64(row)*(w+gap)+gap, 0)/2
			for i, card := range cards {
				cell := render.Box(left+float64(i%row)*(w+gap), content.Y+float64(i/row)*(h+gap), w, h)
				t.Board.Card(f.Canvas, &t.View, card, cell)
			}
		})
		if f.Button(ui.Button{ID: "pile.close", Rect: below.InsetXY(0, 6).Middle(240, 44), Label: t.Words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) {
			t.pile = nil
			f.Invalidate()
		}
	})
}
