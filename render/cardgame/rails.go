package cardgame

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// drawRails draws who plays at the left, what each has won and the Death Star at the right.
func (b *Board) drawRails(c *render.Canvas, v *rules.View, look *board.Look) {
	left := b.Layout().Rails[b.Below]
	whole := render.Box(left.X, b.Layout().Rails[b.Below.Other()].Y, left.W, left.Bottom()-b.Layout().Rails[b.Below.Other()].Y)
	c.Fill(whole, c.Palette.Panel)
	for _, side := range []rules.Side{b.Below.Other(), b.Below} {
		b.drawRail(c, v, side, look)
	}
	at, radius := sunIn(whole, left)
	b.drawSun(c, v, at, radius)
	says := render.Box(whole.X+6, at.Y+radius*1.02, whole.W-12, 18)
	text := b.words.Say("table.balance.short." + v.Balance.String())
	c.Text(text, says, c.FittedIn(text, says, c.Palette.Name().In(balanceColor(v)).Centered()))
	if b.right.Empty() {
		return
	}
	c.Fill(b.right, c.Palette.Panel)
	b.drawSphere(c, v, look)
	for _, side := range []rules.Side{b.Below.Other(), b.Below} {
		b.drawWon(c, v, side, look)
	}
}

// drawFolds draws what stays of the rails while they are folded: how many cards each holds, and how many objectives he has destroyed.
func (b *Board) drawFolds(c *render.Canvas, v *rules.View) {
	for _, side := range []rules.Side{b.Below.Other(), b.Below} {
		for i, key := range []string{"hand", "victory"} {
			fold := b.Layout().Folds[i].InsetXY(4, 0)
			y := fold.Y + fold.H*0.2
			if side == b.Below {
				y = fold.Bottom() - fold.H*0.22
			}
			n := strconv.Itoa(int(v.Held[side]))
			if i == 1 {
				n = strconv.Itoa(int(v.Victory[side].N)) + "/" + strconv.Itoa(rules.ObjectivesToWin)
			}
			number, label := render.Box(fold.X, y, fold.W, 52).CutTop(24)
			c.Text(n, number, c.Palette.Title().In(pictures.ColorOf(v.Of[side])).Centered())
			c.Label(b.words.Say("rail."+key), label, c.Palette.Label().Centered().Tightly())
		}
	}
}

// drawRail draws a player: emblem, name, affiliation card and what is counted.
func (b *Board) drawRail(c *render.Canvas, v *rules.View, side rules.Side, look *board.Look) {
	p, r := &c.Palette, b.railIn(side)
	color := pictures.ColorOf(v.Of[side])
	sign, name := r.head.CutLeft(min(r.head.H, 30))
	cards.Emblem(c, v.Of[side], sign.Middle(24, 24))
	upper, lower := name.InsetXY(4, 0).CutTop(name.H * 0.55)
	who := b.words.Say("side." + side.String())
	if b.projected { // who plays that side everybody in the room knows
		c.Label(who, name, p.Name().In(color).Tightly())
	} else {
		c.Text(who, upper, c.FittedIn(who, upper, p.Title().In(color)))
		c.Text(b.Player(int(side)), lower, c.FittedIn(b.Player(int(side)), lower, p.Label()))
	}
	counts := [...]struct {
		key string
		n   int
	}{
		{"hand", int(v.Held[side])}, {"deck", int(v.Left[side])}, {"objectives", int(v.Planned[side])}, {"discard", int(v.Discard[side].N)},
		{"reserve", v.Reserve(side)},
	}
	for i, n := range counts {
		if b.projected && unread[i] {
			continue
		}
		if i == 3 {
			look.Outline(c, r.counts[i], look.StateOf(PileThing(DiscardPile, side)))
		}
		number, text := r.counts[i].CutRight(34)
		label := b.words.Say("rail." + n.key)
		c.Text(label, text, c.FittedIn(label, text, p.Name().In(p.Text)))
		c.Text(strconv.Itoa(n.n), number, p.Number().AtRight())
	}
	free := v.FreeForce(side)
	_, text := r.force.CutRight(3 * forceWide)
	if !b.projected {
		c.Label(b.words.Say("rail.force"), text, p.Name().Tightly())
	}
	for i := range rules.ForceCards {
		ink := color
		if i >= free {
			ink = p.Line
		}
		cards.Token(c, "force", b.forceCard(side, i), ink)
	}
}

// forceWide is the room of a Force card in a rail, points.
const forceWide = 18

// forceCard is where a Force card of a side lies in its rail, the first one first.
func (b *Board) forceCard(side rules.Side, i int) render.Rect {
	rhombs, _ := b.railIn(side).force.CutRight(rules.ForceCards * forceWide)
	return render.Box(rhombs.X+float64(i)*forceWide, rhombs.Y, forceWide, rhombs.H)
}

// drawWon draws the enemy's objectives that a side has destroyed, and what the next of them does.
func (b *Board) drawWon(c *render.Canvas, v *rules.View, side rules.Side, look *board.Look) {
	box, p := b.won(side), &c.Palette
	look.Outline(c, box, look.StateOf(PileThing(VictoryPile, side)))
	rest := box
	won := v.Victory[side].All()
	_, rest = rest.CutTop(min(rest.H, wonHigh))
	for i := range max(rules.ObjectivesToWin, len(won)) {
		cell := b.wonCell(side, i, len(won))
		if i < len(won) {
			cards.Chip(c, won[i], cell)
			continue
		}
		c.Panel(cell, render.PanelStyle{Corner: render.Slight, Line: p.Line, Width: 1.2, Dash: render.Dash{3, 3}})
	}
	key := "table.victory." + side.String()
	if b.projected && side == rules.Dark {
		key += ".short"
	}
	text := b.words.Say(key, assets.Args{"n": len(won), "m": len(won) + 1})
	rest = rest.InsetXY(0, 3)
	c.Paragraph(text, rest, c.FittedIn(text, rest, p.Label().In(p.Text)))
}

// wonHigh is the height of the row of objectives that a side has destroyed, points.
const wonHigh = 34

// wonCell is where the i-th objective lies of n that a side has destroyed.
func (b *Board) wonCell(side rules.Side, i, n int) render.Rect {
	box := b.won(side)
	row, _ := box.CutTop(min(box.H, wonHigh))
	return row.Column(i, max(rules.ObjectivesToWin, n), 5)
}

// nextDial says how far the dial moves in Dark's turn, 1 or 2 while the balance is with Dark, and when it is full by that alone (R6.2):
// each objective that Dark destroys moves it further (R15.2).
func (b *Board) nextDial(v *rules.View) string {
	step := 1
	if v.Balance == rules.Dark {
		step = 2
	}
	left := max(rules.DialWins-int(v.Dial), 1)
	return b.words.Say("table.dial.next", assets.Args{"n": (left + step - 1) / step, "m": step})
}

// sunIn is where the sun stands between two rails, of which the left one is the lower half, and how large it is.
func sunIn(whole, below render.Rect) (at render.Point, radius float64) {
	radius = min(whole.W*0.2, 50)
	return render.Point{X: whole.Center().X, Y: below.Y - radius*0.1}, radius
}

// Sun is where sun or eclipse stand; nothing where there is no room for the rails.
func (b *Board) Sun() render.Rect {
	if b.right.Empty() {
		return render.Rect{}
	}
	at, radius := sunIn(b.Layout().Rails[b.Below], b.Layout().Rails[b.Below])
	return render.Around(at, 2*radius, 2*radius)
}

// Won is where the objectives lie that a side has destroyed; nothing where there is no room for the rails.
func (b *Board) Won(side rules.Side) render.Rect {
	if b.right.Empty() {
		return render.Rect{}
	}
	return b.won(side)
}
