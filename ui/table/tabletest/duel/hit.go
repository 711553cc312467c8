package duel

import (
	"strconv"
	"time"

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

// teller tells a hit as a ledger.
type teller struct {
	reel.Teller[*event]
	t *Table
}

// Teller says how events are told.
func (t *Table) Teller() reel.Teller[*event] { return teller{t.Table.Teller(), t} }

func hits(e *event) bool { return e.What == "hits" }

// Length implements [reel.Teller].
func (l teller) Length(e *event) time.Duration {
	if !hits(e) || l.t.F.Clock.Speed == render.Off {
		return l.Teller.Length(e)
	}
	l.t.reckon()
	return l.t.pass.Length(ledger.ByHand(l.t.Shown))
}

// Halts implements [reel.Teller].
func (l teller) Halts(e *event) bool {
	return hits(e) && l.t.F.Clock.Speed != render.Off && ledger.ByHand(l.t.Shown)
}

// reckon writes down what has led to the hit that is told.
func (t *Table) reckon() {
	t.pass = ledger.Ledger{
		Title: t.Words.Say("pass.title"), Round: t.Words.Say("table.standing", assets.Args{"n": int(t.Reel.View.Pass)}), More: func(hidden int) string { return "+" + strconv.Itoa(hidden) },
	}
	past := t.Reel.Events[:t.Reel.Past()+1]
	for t.since = len(past); t.since > 0 && past[t.since-1].What != "passes over"; {
		t.since--
	}
	for _, e := range past[t.since:] {
		if e.What == "chooses" {
			continue
		}
		entry := ledger.Entry{Title: t.Shown.Own.EventText(e), Line: t.Shown.Own.OptionText(game.Option{A: e.Card}), Draw: func(box ui.Rect) {
			t.F.Sign(kind.Emblem(int(e.Who)), box, t.Shown.Own.EventColor(e))
		}}
		if hits(e) {
			entry.Line, entry.Lost, entry.Minus = "", t.Words.Say("pass.hit"), "+1"
			t.pass.Note("critical", t.Words.Say("pass.note", assets.Args{"who": t.NameOf(int(e.Who))}))
		}
		t.pass.Entries = append(t.pass.Entries, entry)
	}
}

// ShowNews implements [screen.Panels]: the ledger while it is told.
func (t *Table) ShowNews() bool {
	e, told := t.Reel.Event()
	if e == nil || !hits(e) || t.F.Clock.Speed == render.Off {
		return false
	}
	t.showPass(t.pass.Told(told, ledger.ByHand(t.Shown)))
	return true
}

// showPass shows the ledger as far as it is told.
func (t *Table) showPass(told float64) {
	l := t.board.Layout()
	t.pass.Show(t.F, l.Map.Inset(8), ledger.Look{Form: l.Form, Told: told, Covers: func(ui.Rect) int { return 0 }})
	if l.Form == board.Wide {
		t.pass.ShowNotes(t.F, l.Hand.InsetXY(4, 2))
	}
}

// ShowPrompt implements [screen.Panels].
func (t *Table) ShowPrompt() bool {
	if !t.Reel.Halted() {
		return false
	}
	ledger.ShowBar(t.Shown, ledger.Bar{
		Title: t.Words.Say("pass.title"), Help: t.Words.Say("pass.help"), Again: t.Words.Say("pass.again"), On: t.Words.Say("pass.on"), First: t.since,
	})
	return true
}
