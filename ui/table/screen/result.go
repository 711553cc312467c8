package screen

import (
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// over tells whether the game has ended and the screen has shown how.
func (t *Table[V, E]) over() bool {
	return t.Play != nil && t.Play.Over() && !t.Reel.Busy() && !t.Aside
}

// showResult tells who has won and how, and how the game went, and offers another game.
func (t *Table[V, E]) showResult() {
	if t.over() {
		t.F.Modal(func() { t.resultButtons(t.Own.ShowResult()) })
	}
}

func (t *Table[V, E]) resultButtons(places []ui.Rect, size float64) {
	f := t.F
	button := func(i int, b ui.Button, name, word string) bool {
		b.ID, b.Rect, b.Size, b.Label = name, places[i], size, t.Words.Say(word)
		return f.Button(b)
	}
	if button(0, ui.Button{Key: ui.KeyEscape}, "result.table", "table.look") {
		t.Aside = true
		f.Invalidate()
	}
	if button(1, ui.Button{}, "result.replay", "table.replay") {
		t.Program.Replay(f, t.Game)
	}
	if button(3, ui.Button{}, "result.leave", "table.leave") {
		t.Program.Leave(f, t.Game)
	}
	if button(6, ui.Button{Main: true, Key: ui.KeyEnter, KeyName: "Enter"}, "result.again", "table.again") {
		t.Program.Again(f)
	}
	program, may := t.Program.(ui.Rematching)
	if !may || t.Guide != nil {
		return
	}
	if button(2, ui.Button{}, "result.save", "table.keep_replay") {
		program.KeepReplay(f, t.Game)
	}
	if button(4, ui.Button{Why: program.WhyNotSwapped()}, "result.swap", "table.swap") {
		program.Rematch(f, true)
	}
	if button(5, ui.Button{}, "result.same", "table.same_again") {
		program.Rematch(f, false)
	}
}

// backToResult is the button that takes up the result again, once it has been put aside.
func (t *Table[V, E]) backToResult() []flow.Button {
	if !t.Aside {
		return nil
	}
	return []flow.Button{{
		Button: ui.Button{ID: "result.back", Label: t.Words.Say("table.result"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
		Press:  func(game.Option) { t.Aside = false; t.F.Invalidate() },
	}}
}
