package rebellion

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/tell"
)

// over tells whether the game has ended and the screen has shown how.
func (t *Table) over() bool { return t.play.Over() && !t.Reel.Busy() && !t.seated }

// Result implements [ui.Game].
func (t *Table) Result() *ui.Result {
	if !t.play.Over() {
		return nil
	}
	v := *t.play.Open()
	r := &ui.Result{How: "result." + v.Winner.String() + "." + v.Victory.String(), Rounds: int(v.Round)}
	for i := range t.play.Chairs() {
		r.Won = append(r.Won, rules.SideOf(game.Seat(i)) == v.Winner)
	}
	return r
}

// showResult tells who has won and how, and how the game went, and offers another game.
func (t *Table) showResult() {
	if !t.over() {
		return
	}
	if t.story == nil {
		t.story = newStory(t.tape())
	}
	t.F.Modal(func() {
		page := t.F.Bounds()
		t.resultBackdrop(page)
		foot, rest := page.CutBottom(80)
		if t.F.W < narrowResult {
			foot, rest = page.CutBottom(124)
		}
		if t.F.W >= wideResult && !t.F.Small() {
			t.resultBeside(rest.Inset(24))
		} else {
			t.resultBelow(rest.Inset(12))
		}
		t.F.Panel(foot, render.PanelStyle{Corner: render.Sharp, Fill: t.F.Palette.Prompt, Line: t.F.Palette.Legal, Width: 1})
		t.resultButtons(foot.InsetXY(min(24, t.F.W*0.03), 14))
	})
}

// Widths below which the buttons stand in two rows, and from which figures and pictures stand side by side.
const (
	narrowResult = 600
	wideResult   = 900
)

// resultBackdrop hides the table behind space in the winner's light.
func (t *Table) resultBackdrop(page ui.Rect) {
	f := t.F
	f.Fill(page, f.Palette.Space)
	f.Backdrop(page)
	f.Glow(ui.Point{X: page.W * 0.27, Y: page.H * 0.2}, page.H*0.6, board.SideColor(&f.Palette, t.View.Winner).Alpha(0.2))
}

// resultBeside shows who has won at the left, and how the game went at the right.
func (t *Table) resultBeside(area ui.Rect) {
	columns := area.Columns(24, 1, 1.15)
	height := t.outcomeHeight(columns[0].W-tell.ScrollBar) + summaryHeight
	t.F.Scroll("result", columns[0].Middle(columns[0].W, min(height, area.H)), height, func(rest ui.Rect) {
		t.drawSummary(t.drawOutcome(rest))
	})
	pictures := columns[1].Rows(16, 1.35, 1)
	t.drawStays(pictures[0])
	t.drawChances(pictures[1])
}

// resultBelow shows all that below each other.
func (t *Table) resultBelow(area ui.Rect) {
	const gap = 12
	outcome := t.outcomeHeight(area.W-tell.ScrollBar) + summaryHeight
	stays, chances := (area.W-tell.ScrollBar)*0.62+50, 250.0
	t.F.Scroll("result", area, outcome+stays+chances+3*gap, func(rest ui.Rect) {
		head, rest := rest.CutTop(outcome + gap)
		t.drawSummary(t.drawOutcome(head))
		head, rest = rest.CutTop(stays)
		t.drawStays(head)
		_, rest = rest.CutTop(gap)
		head, _ = rest.CutTop(chances)
		t.drawChances(head)
	})
}

// Heights of the parts of a result, points.
const (
	emblemHeight = 128
	wonHeight    = 64
	baseHeight   = 30
)

// outcomeHeight is the height of all that drawOutcome draws.
func (t *Table) outcomeHeight(width float64) float64 {
	height := wonHeight + t.howHeight(width) + baseHeight
	if !t.F.Small() {
		height += emblemHeight
	}
	return height
}

// howHeight is the height of the sentence that says how somebody has won.
func (t *Table) howHeight(width float64) float64 {
	return max(t.F.ParagraphHeight(t.howWon(), width, t.F.Palette.Body().Sized(render.SizeLarge)), 56)
}

func (t *Table) howWon() string {
	return t.Words.Say("result." + t.View.Winner.String() + "." + t.View.Victory.String())
}

// drawOutcome says who has won and how, and where the base was. It returns the place below.
func (t *Table) drawOutcome(rest ui.Rect) ui.Rect {
	f := t.F
	winner := t.View.Winner
	color := board.SideColor(&f.Palette, winner)
	if !f.Small() {
		var sign ui.Rect
		sign, rest = rest.CutTop(emblemHeight)
		f.Sign(board.Emblem(winner), sign.Square(), color)
	}
	title, rest := rest.CutTop(wonHeight)
	won := t.Words.Say("result.title." + winner.String())
	f.Text(won, title, f.Fitted(won, f.Palette.Title().Sized(44).In(color), title.W-24).Centered())
	text := f.Palette.Body().Sized(render.SizeLarge).Centered()
	how, rest := rest.CutTop(t.howHeight(rest.W))
	f.Paragraph(t.howWon(), how, text)
	base, rest := rest.CutTop(baseHeight)
	f.Text(t.Words.Say("result.base", assets.Args{"system": t.Say.System(t.View.Base)}), base, text)
	return rest
}

func (t *Table) resultButtons(foot ui.Rect) {
	f := t.F
	buttons, size := foot.Grid(4, 1, 12), 0.0
	if f.W < wideResult {
		size = render.SizeText
	}
	if f.W < narrowResult {
		buttons = foot.Grid(2, 2, 8)
	}
	if f.Button(ui.Button{ID: "result.table", Rect: buttons[0], Size: size, Label: t.Words.Say("table.look"), Key: ui.KeyEscape}) {
		t.seated = true
		f.Invalidate()
	}
	if f.Button(ui.Button{ID: "result.replay", Rect: buttons[1], Size: size, Label: t.Words.Say("table.replay")}) {
		t.Program.Replay(f, t)
	}
	if f.Button(ui.Button{ID: "result.leave", Rect: buttons[2], Size: size, Label: t.Words.Say("table.leave")}) {
		t.Program.Leave(f, t)
	}
	if f.Button(ui.Button{ID: "result.again", Rect: buttons[3], Size: size, Label: t.Words.Say("table.again"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}) {
		t.Program.Again(f)
	}
}

// backToResult is the button that takes up the result again, once it has been put aside.
func (t *Table) backToResult() []flow.Button {
	if !t.seated {
		return nil
	}
	return []flow.Button{{
		Button: ui.Button{ID: "result.back", Label: t.Words.Say("table.result"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
		Press:  func(game.Option) { t.seated = false; t.F.Invalidate() },
	}}
}

// drawSummary draws the figures of the game.
func (t *Table) drawSummary(area ui.Rect) {
	f := t.F
	p := f.Palette
	facts := t.Words.Say("table.about.end", assets.Args{"n": int(t.View.Round), "time": int(t.View.Time), "reputation": int(t.View.Rep)})
	head, rest := area.CutTop(30)
	f.Text(facts, head, p.Label().Sized(render.SizeText).Centered())
	const row = summaryRow
	table := rest.Middle(min(rest.W, 560), float64(len(summaryKeys)+1)*row)
	columns := func(r ui.Rect) []ui.Rect { return r.Columns(8, 2.5, 1, 1) }
	line, table := table.CutTop(row)
	for i, s := range []rules.Side{rules.Rebels, rules.Empire} {
		name, place := t.Say.Side(s), columns(line)[i+1]
		f.Label(name, place, f.Fitted(name, p.Name().In(board.SideColor(&p, s)), place.W).Centered())
	}
	counts := t.counts()
	for _, key := range summaryKeys {
		line, table = table.CutTop(row)
		f.Fill(render.Box(line.X, line.Y, line.W, 1), p.Line)
		cells := columns(line)
		f.Label(t.Words.Say("summary."+key), cells[0], p.Body())
		for i, n := range counts[key] {
			if !concerns(rules.Side(i), key) {
				continue
			}
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

// concerns tells whether a side can do what a line of the summary counts: the Empire alone captures, the Rebels alone have objectives.
func concerns(side rules.Side, key string) bool {
	switch key {
	case "leaders":
		return side == rules.Empire
	case "objectives":
		return side == rules.Rebels
	}
	return true
}

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
	for _, e := range t.Reel.Events {
		if key := rows.Of(e.Kind).Sum; key != "" {
			add(key, doer(e))
		}
	}
	for _, s := range t.View.Loyalty {
		if s != rules.NoSide {
			add("systems", s)
		}
	}
	return n
}

// doer is the side that the summary counts an event for: of a capture the one that took the leader.
func doer(e rules.Event) rules.Side {
	if e.Kind == rules.LeaderCaptured {
		return rules.Empire
	}
	return rows.Actor(e)
}
