package rebellion

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// over tells whether the game has ended and the screen has shown how.
func (t *Table) over() bool { return t.game.Over() && !t.reel.busy() && !t.seated }

// Result implements [ui.Game].
func (t *Table) Result() *ui.Result {
	if !t.game.Over() {
		return nil
	}
	v := t.game.View(game.Table)
	r := &ui.Result{How: "result." + v.Winner.String() + "." + v.Victory.String(), Rounds: int(v.Round)}
	for i := range t.game.Chairs() {
		r.Won = append(r.Won, side(game.Seat(i)) == v.Winner)
	}
	return r
}

// showResult tells who has won and how, and offers another game.
func (t *Table) showResult() {
	if !t.over() {
		return
	}
	t.f.Modal(func() {
		f := t.f
		inner := t.resultPanel(760, 690)
		foot, rest := inner.CutBottom(100)
		switch {
		case f.H < lowResult:
			foot, rest = inner.CutBottom(52)
		case f.W < narrowResult:
			foot, rest = inner.CutBottom(208)
		}
		f.Scroll("result", rest, t.outcomeHeight(rest.W-scrollBar)+summaryHeight, func(rest ui.Rect) {
			t.drawSummary(t.drawOutcome(rest))
		})
		t.resultButtons(foot)
	})
}

// The buttons stand two by two, in one row where it is lower, one below the other where it is narrower.
const (
	lowResult    = 480
	narrowResult = 600
)

// resultPanel draws a panel in the winner's colours and returns the place in it. The light behind the emblem belongs to
// the panel: what can be scrolled would cut it off.
func (t *Table) resultPanel(width, height float64) ui.Rect {
	f := t.f
	box := f.Bounds().Middle(min(width, f.W-16), min(height, f.H-16))
	f.Shadow(box)
	f.Panel(box, board.SidePanel(&f.Palette, t.view.Winner).Filled(f.Palette.Panel.Alpha(0.97)))
	inner := box.Inset(min(28, f.H*0.04))
	if !f.Small() {
		sign, _ := inner.CutTop(emblemHeight)
		f.Clip(box, func() { f.Glow(sign.Center(), 150, board.SideColor(&f.Palette, t.view.Winner).Alpha(0.22)) })
	}
	return inner
}

// Heights of the parts of a result, points.
const (
	emblemHeight = 104
	wonHeight    = 64
	baseHeight   = 30
)

// outcomeHeight is the height of all that drawOutcome draws.
func (t *Table) outcomeHeight(width float64) float64 {
	height := wonHeight + t.howHeight(width) + baseHeight
	if !t.f.Small() {
		height += emblemHeight
	}
	return height
}

// howHeight is the height of the sentence that says how somebody has won.
func (t *Table) howHeight(width float64) float64 {
	return max(t.f.ParagraphHeight(t.howWon(), width, t.f.Palette.Body().Sized(render.SizeLarge)), 56)
}

func (t *Table) howWon() string {
	return t.words.Say("result." + t.view.Winner.String() + "." + t.view.Victory.String())
}

// drawOutcome says who has won and how, and where the base was. It returns the place below.
func (t *Table) drawOutcome(rest ui.Rect) ui.Rect {
	f := t.f
	winner := t.view.Winner
	color := board.SideColor(&f.Palette, winner)
	if !f.Small() {
		var sign ui.Rect
		sign, rest = rest.CutTop(emblemHeight)
		f.Sign("emblem_"+winner.String(), sign.Square(), color)
	}
	title, rest := rest.CutTop(wonHeight)
	won := t.words.Say("result.title." + winner.String())
	f.Text(won, title, f.Fitted(won, f.Palette.Title().Sized(44).In(color), title.W).Centered())
	text := f.Palette.Body().Sized(render.SizeLarge).Centered()
	how, rest := rest.CutTop(t.howHeight(rest.W))
	f.Paragraph(t.howWon(), how, text)
	base, rest := rest.CutTop(baseHeight)
	f.Text(t.words.Say("result.base", assets.Args{"system": t.say.System(t.view.Base)}), base, text)
	return rest
}

func (t *Table) resultButtons(foot ui.Rect) {
	f := t.f
	buttons, size := foot.Grid(2, 2, 8), 0.0
	switch {
	case f.H < lowResult:
		buttons, size = foot.Grid(4, 1, 8), render.SizeText
	case f.W < narrowResult:
		buttons = foot.Grid(1, 4, 8)
	}
	if f.Button(ui.Button{ID: "result.table", Rect: buttons[0], Size: size, Label: t.words.Say("table.look"), Key: ui.KeyEscape}) {
		t.seated = true
		f.Invalidate()
	}
	if f.Button(ui.Button{ID: "result.replay", Rect: buttons[1], Size: size, Label: t.words.Say("table.replay")}) {
		t.program.Replay(f, t)
	}
	if f.Button(ui.Button{ID: "result.leave", Rect: buttons[2], Size: size, Label: t.words.Say("table.leave")}) {
		t.program.Leave(f, t)
	}
	if f.Button(ui.Button{ID: "result.again", Rect: buttons[3], Size: size, Label: t.words.Say("table.again"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}) {
		t.program.Again(f)
	}
}

// backToResult is the button that takes up the result again, once it has been put aside.
func (t *Table) backToResult() []promptButton {
	if !t.seated {
		return nil
	}
	return []promptButton{{
		ui.Button{ID: "result.back", Label: t.words.Say("table.result"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
		func() { t.seated = false; t.f.Invalidate() },
	}}
}

// drawSummary draws the figures of the game.
func (t *Table) drawSummary(area ui.Rect) {
	f := t.f
	p := f.Palette
	facts := t.words.Say("table.about.end", assets.Args{"n": int(t.view.Round), "time": int(t.view.Time), "reputation": int(t.view.Rep)})
	head, rest := area.CutTop(30)
	f.Text(facts, head, p.Label().Sized(render.SizeText).Centered())
	const row = summaryRow
	table := rest.Middle(min(rest.W, 560), float64(len(summaryKeys)+1)*row)
	columns := func(r ui.Rect) []ui.Rect { return r.Columns(8, 3, 1, 1) }
	line, table := table.CutTop(row)
	for i, s := range []rules.Side{rules.Rebels, rules.Empire} {
		f.Text(t.say.Side(s), columns(line)[i+1], p.Name().In(board.SideColor(&p, s)).Centered())
	}
	counts := t.counts()
	for _, key := range summaryKeys {
		line, table = table.CutTop(row)
		f.Fill(render.Box(line.X, line.Y, line.W, 1), p.Line)
		cells := columns(line)
		f.Text(t.words.Say("summary."+key), cells[0], p.Body())
		for i, n := range counts[key] {
			f.Text(strconv.Itoa(n), cells[i+1], p.Number().Centered())
		}
	}
}

// Heights of the summary, points.
const (
	summaryRow    = 29
	summaryHeight = 30 + 8*summaryRow
)

// summaryKeys are the lines of the summary, in order.
var summaryKeys = []string{"battles", "missions", "units", "leaders", "objectives", "systems"}

// counts adds up what each side has done, from what happened.
func (t *Table) counts() map[string][2]int {
	n := map[string][2]int{}
	add := func(key string, s rules.Side) {
		both := n[key]
		both[s]++
		n[key] = both
	}
	for _, key := range summaryKeys {
		n[key] = [2]int{}
	}
	for _, e := range t.log.events {
		switch e.Kind {
		case rules.BattleWon:
			add("battles", e.Side)
		case rules.MissionSucceeded, rules.MissionResolved:
			add("missions", e.Side)
		case rules.UnitLost, rules.UnitDestroyed, rules.QueuedDestroyed:
			add("units", e.Unit.Side())
		case rules.LeaderCaptured:
			add("leaders", rules.Empire)
		case rules.ObjectivePlayed:
			add("objectives", rules.Rebels)
		}
	}
	for _, s := range t.view.Loyalty {
		if s != rules.NoSide {
			add("systems", s)
		}
	}
	return n
}
