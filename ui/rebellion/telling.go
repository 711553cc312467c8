package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	board "holoboard/render/rebellion"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/tell"
)

// The log in the words of Rebellion.

// newLog is the log of a table.
func newLog(t *Table) tell.Log[rules.View, rules.Event] {
	return tell.Log[rules.View, rules.Event]{
		Flow: t.Flow, Reel: &t.Reel, Title: logged{t}, Filters: logFilters,
		LookUp: func(place string) { t.sheets.LookUp(place) }, Shown: t.open,
	}
}

// logged puts events into the log's words.
type logged struct{ *Table }

// Recount implements [tell.Title].
func (t logged) Recount(events []rules.Event, at []int) (lines []tell.Line) {
	at = slices.DeleteFunc(at, func(n int) bool { return events[n].SaysNothing() })
	news := make([]game.Event, len(at))
	for i, n := range at {
		news[i] = events[n]
	}
	texts, about := t.Say.Recap(news)
	for i, text := range texts {
		e := about[i]
		lines = append(lines, tell.Line{
			Side: int(rows.Actor(e.Event)), Kind: uint8(e.Kind), Group: rows.Of(e.Kind).Log, Text: text + t.cards.WhyPlayed(e.Event),
			Place: book.OfEvent(e.Event), First: at[e.First], Until: at[e.Last] + 1,
		})
	}
	return lines
}

// Adds implements [tell.Title].
func (logged) Adds(a, b rules.Event) bool { return a.Kind == b.Kind && rows.Of(a.Kind).Adds }

// Emblem implements [tell.Title].
func (logged) Emblem(side int) string { return board.Emblem(rules.Side(side)) }

// logFilters choose lines of the log.
var logFilters = []tell.Filter{
	{Name: "table.log.all", Fits: func(*tell.Line) bool { return true }},
	{Name: "side.rebels", Fits: func(l *tell.Line) bool { return l.Side == int(rules.Rebels) }},
	{Name: "side.empire", Fits: func(l *tell.Line) bool { return l.Side == int(rules.Empire) }},
	{Name: "table.log.missions", Fits: func(l *tell.Line) bool { return l.Group == rows.MissionLog }},
	{Name: "table.log.combats", Fits: func(l *tell.Line) bool { return l.Group == rows.CombatLog }},
}

// showLog shows the last lines in their corner, or all of them on a phone's tab.
func (t *Table) showLog() {
	l := t.Board.Layout()
	if !l.Form.Phone() {
		t.log.ShowCorner(t.showFoldedRecap(l.Log))
	} else if l.Tab == board.LogTab {
		t.log.ShowTab(l.Log)
	}
}

// recount tells events in words, all of a list or those at some places.
func (t *Table) recount(events []rules.Event, at []int) []tell.Line {
	return logged{t}.Recount(events, at)
}
