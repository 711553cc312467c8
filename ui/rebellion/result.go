package rebellion

import (
	"holoboard/assets"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// over tells whether the game has ended and the screen has shown how.
func (t *Table) over() bool { return t.game.Over() && !t.reel.busy() && !t.seated }

// showResult tells who has won and how, and offers another game.
func (t *Table) showResult() {
	if !t.over() {
		return
	}
	t.f.Modal(func() {
		f := t.f
		p := f.Palette
		winner := t.view.Winner
		color := board.SideColor(&p, winner)
		box := f.Bounds().Middle(min(760, f.W-32), min(560, f.H-32))
		f.Shadow(box)
		f.Panel(box, board.SidePanel(&p, winner).Filled(p.Panel.Alpha(0.97)))
		inner := box.Inset(28)
		sign, rest := inner.CutTop(130)
		f.Glow(sign.Center(), 150, color.Alpha(0.22))
		f.Sign("emblem_"+winner.String(), sign.Square(), color)
		title, rest := rest.CutTop(64)
		f.Text(t.words.Say("result.title."+winner.String()), title, p.Title().Sized(44).In(color).Centered())
		how, rest := rest.CutTop(70)
		f.Paragraph(t.words.Say("result."+winner.String()+"."+t.view.Victory.String()), how, p.Body().Sized(render.SizeLarge).Centered())
		foot, rest := rest.CutBottom(52)
		t.drawSummary(rest)
		buttons := foot.Columns(12, 1, 1, 1)
		if f.Button(ui.Button{ID: "result.table", Rect: buttons[0], Label: t.words.Say("table.look"), Key: ui.KeyEscape}) {
			t.seated = true
			f.Invalidate()
		}
		if f.Button(ui.Button{ID: "result.leave", Rect: buttons[1], Label: t.words.Say("table.leave")}) {
			t.program.Leave(f, t)
		}
		if f.Button(ui.Button{ID: "result.again", Rect: buttons[2], Label: t.words.Say("table.again"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}) {
			t.program.Again(f)
		}
	})
}

// drawSummary draws the figures of the game.
func (t *Table) drawSummary(area ui.Rect) {
	f := t.f
	p := f.Palette
	facts := t.words.Say("table.about.end", assets.Args{"n": int(t.view.Round), "time": int(t.view.Time), "reputation": int(t.view.Rep)})
	f.Text(facts, area, p.Label().Centered())
}
