package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/flow"
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
	if t.over() {
		t.F.Modal(func() { t.resultButtons(t.ending.Show(t.tape)) })
	}
}

func (t *Table) resultButtons(places []ui.Rect, size float64) {
	f := t.F
	button := func(i int, b ui.Button, name, word string) bool {
		b.ID, b.Rect, b.Size, b.Label = name, places[i], size, t.Words.Say(word)
		return f.Button(b)
	}
	if button(0, ui.Button{Key: ui.KeyEscape}, "result.table", "table.look") {
		t.seated = true
		f.Invalidate()
	}
	if button(1, ui.Button{}, "result.replay", "table.replay") {
		t.Program.Replay(f, t)
	}
	if button(2, ui.Button{}, "result.leave", "table.leave") {
		t.Program.Leave(f, t)
	}
	if button(3, ui.Button{Main: true, Key: ui.KeyEnter, KeyName: "Enter"}, "result.again", "table.again") {
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
