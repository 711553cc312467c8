package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/tell"
)

// lines puts events into the log's words.
type lines struct{ *Table }

// Recount implements [tell.Title].
func (t lines) Recount(events []*rules.Event, at []int) (lines []tell.Line) {
	at = slices.DeleteFunc(at, func(n int) bool { return events[n].SaysNothing() })
	news := make([]game.Event, len(at))
	for i, n := range at {
		news[i] = *events[n]
	}
	texts, about := t.Say.Recap(news)
	for i, text := range texts {
		e := about[i]
		r := rows.Of(e.Kind)
		lines = append(lines, tell.Line{
			Side: int(rows.Actor(e.Event)), Weight: r.Recap, Group: r.Log, Text: text + t.cards.WhyPlayed(e.Event),
			Place: book.OfEvent(e.Event), First: at[e.First], Until: at[e.Last] + 1,
		})
	}
	return lines
}

// Adds implements [tell.Title].
func (lines) Adds(a, b *rules.Event) bool { return a.Kind == b.Kind && rows.Of(a.Kind).Adds }

// logFilters choose lines of the log.
var logFilters = []tell.Filter{
	tell.All,
	{Name: "side.rebels", Fits: func(l *tell.Line) bool { return l.Side == int(rules.Rebels) }},
	{Name: "side.empire", Fits: func(l *tell.Line) bool { return l.Side == int(rules.Empire) }},
	{Name: "table.log.missions", Fits: func(l *tell.Line) bool { return l.Group == rows.MissionLog }},
	{Name: "table.log.combats", Fits: func(l *tell.Line) bool { return l.Group == rows.CombatLog }},
}
