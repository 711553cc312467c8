package duel

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/reel"
)

// What has led to a hit stands there until the player goes on: who struck, who answered, who hit (D3 to D5). Who wants no motion is
// told nothing of it.

// Teller says how events are told.
func (t *Table) Teller() reel.Teller[*event] { return &t.pass }

func hits(e *event) bool { return e.What == "hits" }

// reckon writes down what has led to the hit that is told.
func (t *Table) reckon(*event) {
	if t.F.Clock.Speed == render.Off {
		return
	}
	t.pass.N = 1
	list := &t.pass.Ledger
	*list = ledger.Ledger{
		Title: t.Words.Say("pass.title"), Round: t.Words.Say("table.standing", assets.Args{"n": int(t.Reel.View.Pass)}), More: func(hidden int) string { return "+" + strconv.Itoa(hidden) },
	}
	t.since = t.pass.Last(func(e *event) bool { return e.What == "passes over" }) + 1
	for _, e := range t.Reel.Events[t.since : t.pass.From+1] {
		if e.What == "chooses" {
			continue
		}
		entry := ledger.Entry{Title: t.EventText(e), Line: t.OptionText(game.Option{A: e.Card}), Draw: func(box ui.Rect) {
			t.F.Sign(kind.Emblem(int(e.Who)), box, t.EventColor(e))
		}}
		if hits(e) {
			entry.Line, entry.Lost, entry.Minus = "", t.Words.Say("pass.hit"), "+1"
			list.Note("critical", t.Words.Say("pass.note", assets.Args{"who": t.NameOf(int(e.Who))}))
		}
		list.Entries = append(list.Entries, entry)
	}
}

// ShowNews implements [screen.Panels]: the ledger while it is told, or stands there.
func (t *Table) ShowNews() bool {
	told, shown := t.pass.Shown()
	if !shown {
		return false
	}
	l := t.board.Layout()
	t.pass.Ledger.Show(t.F, l.Map.Inset(8), ledger.Look{Form: l.Form, Told: told, Covers: func(ui.Rect) int { return 0 }})
	if l.Form == board.Wide {
		t.pass.Ledger.ShowNotes(t.F, l.Hand.InsetXY(4, 2))
	}
	return true
}

// ShowPrompt implements [screen.Panels].
func (t *Table) ShowPrompt() bool {
	return t.pass.ShowBar(func() ledger.Bar {
		return ledger.Bar{Title: t.Words.Say("pass.title"), Help: t.Words.Say("pass.help"), Again: t.Words.Say("pass.again"), On: t.Words.Say("pass.on"), First: t.since}
	})
}
