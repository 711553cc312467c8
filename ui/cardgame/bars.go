package cardgame

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/cardgame/outlook"
)

// The measures of the bars of an outlook, points.
const (
	barsWide   = 230
	barsLow    = 34 // one, with its words
	barsBeside = 20 // between two that stand side by side
	barHigh    = 8
)

// Picture implements [screen.Panels]: how likely the edge is to be won, while it can be, and the objective to fall, as bars beside the question.
func (t panels) Picture() (none ui.PromptPicture) {
	o, there := t.fightOutlook()
	if !there || t.Phone() {
		return none
	}
	side := rules.SideOf(t.Pending.Seat)
	falls := func(r ui.Rect) { t.drawBar(r, t.Words.Say("odds.bar.falls"), o.Percent(o.Falls), t.F.Palette.Warning) }
	if !outlook.EdgeOpen(t.Pending) {
		return ui.PromptPicture{Width: barsWide, High: barsLow, Draw: func(r ui.Rect) { falls(r.Middle(r.W, min(r.H, barsLow))) }}
	}
	return ui.PromptPicture{Width: barsWide, High: barsLow, Draw: func(r ui.Rect) {
		rows := r.Middle(r.W, min(r.H, 2*barsLow)).Rows(2, 1, 1)
		if r.H < 1.5*barsLow { // side by side
			rows = r.Columns(barsBeside, 1, 1)
		}
		t.drawBar(rows[0], t.Words.Say("odds.bar.edge"), o.Percent(o.Edges), pictures.ColorOf(t.View.Of[side]))
		falls(rows[1])
	}}
}

// fightOutlook is what may come of the engagement by the answer that is about to be given; false while it is worked out, or where nothing is.
func (t *Table) fightOutlook() (o outlook.Outlook, there bool) {
	if t.Pending == nil || t.screen.Play == nil || t.screen.Guide != nil || t.sight() == nil || !outlook.Fights(t.View, t.Pending) {
		return o, false
	}
	picks, ok := t.would()
	if !ok || t.Asks(rules.AskAttackers) && len(picks) == 0 {
		return o, false
	}
	o, there = t.foresee(picks)
	return o, there && o.Guesses > 0
}

// drawBar draws a name with the percentage at its right, and below them a bar that is filled so far.
func (t *Table) drawBar(row ui.Rect, name string, percent int, color render.Color) {
	f, p := t.F, &t.F.Palette
	words, below := row.CutTop(row.H - barHigh - 6)
	number, label := words.CutRight(50)
	track := below.Middle(below.W, barHigh)
	f.Text(name, label, f.FittedIn(name, label, p.Label().In(p.Text)))
	f.Text(strconv.Itoa(percent)+" %", number, p.Label().In(p.Text).AtRight())
	f.Fill(track, p.Line)
	track.W *= float64(percent) / 100
	f.Fill(track, color)
}
