package ledger

import (
	"time"

	"holoboard/game"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/watch"
)

// Gathered is a run of events that is told as one: the first takes the time of all, and then what they change stands there until the
// player goes on. It is a [reel.Teller], which tells all others as the one does that it has.
type Gathered[V any, E game.Event] struct {
	reel.Teller[E]
	Table  *watch.Table[V, E]
	Fits   func(e E) bool // tells whether an event may be one of them
	Begins func(e E) bool // tells whether a part of the game begins with an event, which is told again up to the run
	Reckon func(first E)  // writes a run down that begins with an event which is told next: in Ledger, and how many there are in N

	Ledger  Ledger
	From, N int // by their place among all that has happened; N is 0 where an event is told by itself
}

// Length implements [reel.Teller].
func (g *Gathered[V, E]) Length(e E) time.Duration {
	past := g.Table.Reel.Past()
	switch {
	case !g.Fits(e):
		return g.Teller.Length(e)
	case g.From < past && past < g.From+g.N:
		return 0
	}
	g.Ledger, g.From, g.N = Ledger{}, past, 0
	if g.Reckon(e); g.N == 0 {
		return g.Teller.Length(e)
	}
	return g.Ledger.Length(g.byHand())
}

// Halts implements [reel.Teller].
func (g *Gathered[V, E]) Halts(e E) bool {
	return g.Fits(e) && g.N > 0 && g.Table.Reel.Past() == g.From+g.N && g.byHand()
}

// byHand tells whether somebody at the screen plays, who says when he has seen enough.
func (g *Gathered[V, E]) byHand() bool {
	t := g.Table
	return t.Play != nil && t.Guide == nil && len(t.Play.Seats(func(game.Seat) bool { return true })) > 0
}

// Shown tells whether a run is shown, and how far it is told.
func (g *Gathered[V, E]) Shown() (told float64, shown bool) {
	r := &g.Table.Reel
	if r.Halted() {
		return 1, true
	}
	e, gone := r.Event()
	if !r.Telling() || !g.Fits(e) || r.Past() != g.From || g.N == 0 {
		return 0, false
	}
	return g.Ledger.Told(gone, g.byHand()), true
}

// Last is the last event before the run that opens something, by its place among all; -1 for none.
func (g *Gathered[V, E]) Last(opens func(e E) bool) int {
	i := g.From - 1
	for i >= 0 && !opens(g.Table.Reel.Events[i]) {
		i--
	}
	return i
}

// Began is the event with which the part of the game began that the run ends, by its place among all.
func (g *Gathered[V, E]) Began() int { return max(g.Last(g.Begins), 0) }

// Show shows the ledger of the run that is shown in an area, where it covers none of what is counted there, and its notes in place of a hand;
// it returns where it stands, and whether there is any.
func (g *Gathered[V, E]) Show(area ui.Rect, covers func(ui.Rect) int) (place ui.Rect, shown bool) {
	told, shown := g.Shown()
	if !shown {
		return place, false
	}
	f, l := g.Table.F, g.Table.Board.Layout()
	place = g.Ledger.show(f, area.Inset(8), look{l.Form, told, covers})
	if hand := l.Hand.InsetXY(4, 2); !l.Form.Phone() && l.Form != board.Projected && hand.H >= 40 {
		g.Ledger.showNotes(f, hand)
	}
	return place, true
}

// A Bar stands in place of a question until the player goes on.
type Bar struct {
	Title, Help string
	Again, On   string // the words of its buttons
}

// ShowBar shows the bar while the run stands there, and tells whether it does.
func (g *Gathered[V, E]) ShowBar(bar func() Bar) bool {
	t := g.Table
	if !t.Reel.Halted() {
		return false
	}
	b := bar()
	t.ShowBar(ui.Prompt{Rect: t.Board.Layout().Prompt, Title: b.Title, Help: b.Help}, []flow.Button{
		{
			Button: ui.Button{ID: "ledger.again", Label: b.Again, Key: ui.KeyR, KeyName: "R"},
			Press:  func(game.Option) { t.TellAgain(g.Began(), t.Reel.Past()) },
		},
		{
			Button: ui.Button{ID: "ledger.on", Label: b.On, Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
			Press:  func(game.Option) { t.Reel.GoOn(); t.F.Invalidate() },
		},
	})
	return true
}
