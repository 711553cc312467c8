package duel

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/story"
)

// What has led to a hit stands there until the player goes on: who struck, who answered, who hit (D3 to D5). Who wants no motion is
// told nothing of it.

// Teller says how events are told.
func (t *Table) Teller() reel.Teller[*event] { return &t.pass }

func hits(e *event) bool { return e.What == "hits" }
func ends(e *event) bool { return e.What == "passes over" }

// reckon writes down what has led to the hit that is told.
func (t *Table) reckon(*event) {
	if t.F.Clock.Speed == render.Off {
		return
	}
	t.pass.N = 1
	list := &t.pass.Ledger
	list.Title, list.Round = t.Words.Say("pass.title"), t.Words.Say("table.standing", assets.Args{"n": int(t.Reel.View.Pass)})
	for _, e := range t.Reel.Events[t.pass.Began() : t.pass.From+1] {
		if e.What == "chooses" || ends(e) {
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
	_, shown := t.pass.Show(t.board.Layout().Map, func(ui.Rect) int { return 0 })
	return shown
}

// ShowPrompt implements [screen.Panels].
func (t *Table) ShowPrompt() bool {
	return t.pass.ShowBar(func() ledger.Bar {
		return ledger.Bar{Title: t.Words.Say("pass.title"), Help: t.Words.Say("pass.help"), Again: t.Words.Say("pass.again"), On: t.Words.Say("pass.on")}
	})
}

// The result says who has won, and how the duel went: hits, strikes, cards that answered, and whose the hits were pass by pass.

// ShowResult implements [screen.Panels].
func (t *Table) ShowResult() (buttons []ui.Rect, size float64) {
	told := t.told()
	summary := told.Summary(t.Words, "told.", t.About(), t.Sides(t.F.Palette.SideColor), []string{"strikes", "plays", "hits"}, nil)
	page := told.Page(t.F, t.Words, "told.", t.Outcome(), summary, [2]float64{200, 100})
	return page.Show(t.F)
}

// told counts what has happened. No dice are thrown in a duel.
func (t *Table) told() (s story.Story) {
	passes := 0
	for _, e := range t.Reel.Events {
		s.Count(e.What, int(e.Who), 1)
		if ends(e) {
			passes++
			s.Mark(strconv.Itoa(passes), s.Counted("hits", 0), s.Counted("hits", 1))
		}
	}
	return s
}
