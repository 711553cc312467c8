package ledger

import (
	"time"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/watch"
)

// Lengths of what is told as one, at normal speed.
const (
	breaks = 700 * time.Millisecond
	line   = 90 * time.Millisecond   // between two entries
	read   = 1200 * time.Millisecond // where nobody goes on by hand
	most   = 2 * time.Second         // that it stands there then
)

// whole is how long it takes until all entries are there.
func (l *Ledger) whole() time.Duration { return breaks + line*time.Duration(len(l.Entries)) }

// Length is how long it is told; where nobody goes on by hand it stands there for a while.
func (l *Ledger) Length(byHand bool) time.Duration {
	if byHand {
		return l.whole()
	}
	return min(l.whole()+read, most)
}

// Told is how far it is told, of how much of its length has gone.
func (l *Ledger) Told(gone float64, byHand bool) float64 {
	return min(gone*float64(l.Length(byHand))/float64(l.whole()), 1)
}

// came is how far an entry has come.
func (l *Ledger) came(entry int, told float64) float64 {
	return min(max((told*float64(l.whole())-float64(line)*float64(entry))/(3*float64(line)), 0), 1)
}

// ByHand tells whether somebody at a screen plays, who says when he has seen enough.
func ByHand[V any, E game.Event](t *watch.Table[V, E]) bool {
	return t.Play != nil && t.Guide == nil && len(t.Play.Seats(func(game.Seat) bool { return true })) > 0
}

// A Bar stands in place of a question until the player goes on.
type Bar struct {
	Title, Help string
	Again, On   string // the words of its buttons
	First       int    // the event from which it is told again
}

// ShowBar shows the bar of a table whose reel has halted.
func ShowBar[V any, E game.Event](t *watch.Table[V, E], b Bar) {
	t.ShowBar(ui.Prompt{Rect: t.Board.Layout().Prompt, Title: b.Title, Help: b.Help}, []flow.Button{
		{
			Button: ui.Button{ID: "ledger.again", Label: b.Again, Key: ui.KeyR, KeyName: "R"},
			Press:  func(game.Option) { t.TellAgain(b.First, t.Reel.Past()) },
		},
		{
			Button: ui.Button{ID: "ledger.on", Label: b.On, Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
			Press:  func(game.Option) { t.Reel.GoOn(); t.F.Invalidate() },
		},
	})
}
