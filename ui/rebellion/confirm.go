package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// confirm tells whether an option may be taken at once. What gives up more than it seems is asked about first: ending a
// turn or an assignment while more could be done, and showing where the base is.
func (t *Table) confirm(o game.Option) bool {
	if t.confirmKey(o) == "" {
		return true
	}
	t.confirms = o
	t.f.Invalidate()
	return false
}

// confirmKey finds the words that ask about an option once more, or nothing.
func (t *Table) confirmKey(o game.Option) string {
	switch {
	case o == rules.RevealBase.Thing():
		return "table.confirm_reveal"
	case t.leftOver(o) > 0:
		return "table.confirm_" + string(t.asked.Ask)
	}
	return ""
}

// leftOver counts the leaders and missions that could still be used if an option gives them up, as far as the
// decision itself offers them.
func (t *Table) leftOver(o game.Option) (n int) {
	passing := t.asked.Ask == "turn" && o == rules.Pass.Thing()
	ending := t.asked.Ask == "assign" && o == rules.Done.Thing()
	if !passing && !ending {
		return 0
	}
	for _, other := range t.asked.Options {
		switch other.Kind {
		case rules.KindSlot:
			n++
		case rules.KindLeader:
			if t.view.Leaders[other.A].At == rules.InPool {
				n++
			}
		}
	}
	return n
}

// showConfirm asks once more.
func (t *Table) showConfirm() {
	if t.confirms == (game.Option{}) {
		return
	}
	if !t.offered(t.confirms) {
		t.confirms = game.Option{}
		return
	}
	key := t.confirmKey(t.confirms)
	switch t.f.Ask(ui.Question{
		ID: "confirm", Title: t.words.Say(key), Sentence: t.words.Say(key+".about", assets.Args{"n": t.leftOver(t.confirms)}),
		Yes: t.words.Say(key + ".yes"), No: t.words.Say(key + ".no"),
	}) {
	case ui.Yes:
		t.give(t.confirms)
		t.confirms = game.Option{}
	case ui.No:
		t.confirms = game.Option{}
		t.f.Invalidate()
	}
}
