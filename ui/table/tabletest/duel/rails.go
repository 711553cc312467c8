package duel

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/render/board/around"
	"holoboard/render/board/muster"
	"holoboard/ui/table/layers"
	"holoboard/ui/table/tabletest/toy"
)

// railOf is what a duellist has: his strike, the cards that he has played, how many he holds, his hits.
func (b *table) railOf(v *view, side int) *muster.Muster {
	say, m := b.Words.Say, &b.rail
	m.Begin(muster.Muster{Side: side, Sign: kind.Signs[side], Name: say("side." + kind.Sides[side]), Player: b.Player(side), Picture: drawKind})
	m.High, m.Foot = muster.BriefCost, b.cost(v, side).DrawBrief
	has := m.Add()
	if v.Strikes(side) {
		strike := muster.Line{Thing: toy.Thing(kindStrike, side), Name: say("rail.strike"), State: strconv.Itoa(int(v.Strength[side])), Lit: v.Lies[side]}
		if strike.Lit {
			strike.State = say("rail.facedown")
		}
		has.Lines = append(has.Lines, strike)
	}
	has.Counts[0].Title, has.Counts[1].Title = say("rail.played"), say("rail.held")
	for card, n := range v.Spent[side] {
		has.Counts[0].Add(gametest.Card(uint8(card)), int(n))
	}
	has.Counts[1].Add(gametest.None, int(v.Held[side]))
	has.Tokens = muster.Tokens{Sign: "critical", Left: int(v.Hits[side])}
	has.Totals = [...]muster.Total{{Sign: "critical", N: has.Tokens.Left}, {Sign: "action", N: int(v.Held[side]), Pale: true}}
	return m
}

// cost is what the duel has cost a duellist: hits, and the passes that are still to come.
func (b *table) cost(v *view, side int) *muster.Cost {
	left := gametest.LastPass + 1 - int(v.Pass)
	return &muster.Cost{
		Side: side, Title: b.Words.Say("cost.title"), N: int(v.Hits[1-side]), Of: b.Words.Say("cost.hits"), Now: left, All: gametest.LastPass,
		LeftOf: b.Words.Say("cost.left", assets.Args{"n": left}),
	}
}

// roundOf says which pass it is, and whether strikes are chosen or answered.
func (b *table) roundOf(v *view) around.Round {
	r := around.Round{Title: b.Words.Say("table.standing", assets.Args{"n": int(v.Pass)}), Parts: []string{b.Words.Say("bar.strikes"), b.Words.Say("bar.answers")}, Side: -1}
	if !v.Choosing() {
		r.Now = 1
	}
	r.Part = r.Parts[r.Now]
	return r
}

// showSpent shows of one of both duellists which of his cards lie open, as a layer over the map, and the button for that.
func (t *Table) showSpent() {
	area := t.board.Layout().Map.Inset(8)
	_, shown := layers.ShowOver(&t.layers, t.Shown.Table, area)
	if side := t.layers.On - 1; shown && side >= 0 {
		text := t.Words.Say("layers.spent", assets.Args{"who": t.NameOf(side)})
		for _, card := range gametest.Held(t.View.Spent[side][:]) {
			text += " " + t.OptionText(card)
		}
		line, _ := area.CutTop(24)
		t.F.Text(text, line, t.F.FittedIn(text, line, t.F.Palette.Body().In(t.F.Palette.SideColor(side))))
	}
}

// drawKind draws a card, or one that nobody else sees.
func drawKind(c *render.Canvas, thing game.Option, box render.Rect) {
	c.Sign(map[bool]string{true: "action", false: "help"}[thing.Kind == gametest.KindCard], box, c.Palette.Text)
}
