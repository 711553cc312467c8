package screen

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// At a table that several screens show, a choice is taken back when all have agreed who saw something since. Until then nothing else is asked.

// showWish shows in the bar what somebody wishes to take back, and has those at this screen answer it who are asked.
func (t *Table[V, E]) showWish(bar ui.Prompt) bool {
	w := t.Play.Wish()
	if w == nil {
		return false
	}
	args := assets.Args{"name": t.NameOf(w.By), "n": w.Choices}
	agree := func(id, word string, yes, main bool) flow.Button {
		b := flow.Button{Button: ui.Button{ID: id, Label: t.Words.Say(word), Main: main}, Press: func(game.Option) { t.Play.Agree(yes) }}
		if main {
			b.Key, b.KeyName = ui.KeyEnter, "Enter"
		}
		return b
	}
	switch {
	case t.Play.Here(w.By):
		bar.Waiting = true
		bar.Title = t.Words.Say("wish.asked", args)
		t.ShowBar(bar, []flow.Button{agree("wish.withdraw", "wish.withdraw", false, false)})
	case slices.ContainsFunc(w.Left, t.Play.Here):
		bar.Title, bar.Help = t.Words.Say("wish.asks", args), t.Words.Say("wish.help")
		t.ShowBar(bar, []flow.Button{agree("wish.refuse", "wish.refuse", false, false), agree("wish.agree", "wish.agree", true, true)})
	default:
		bar.Waiting = true
		bar.Title = t.Words.Say("wish.waits", args)
		t.ShowBar(bar, nil)
	}
	return true
}

// askBack adds the button that takes the viewer's last choice back while somebody elsewhere is asked, or asks for it.
func (t *Table[V, E]) askBack(buttons []flow.Button) []flow.Button {
	if t.Guide != nil || !t.Play.MayAskBack() {
		return buttons
	}
	return append(buttons, flow.Button{
		Button: ui.Button{ID: "undo", Label: t.Words.Say("table.undo"), Sign: "undo", Key: ui.KeyZ, KeyName: "Z", Hint: t.Words.Say("table.undo.about")},
		Press:  func(game.Option) { t.Play.AskBack() },
	})
}
