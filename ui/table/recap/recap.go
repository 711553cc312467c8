// Package recap tells a player who comes back to the table what the others did since his last decision.
//
//	recap.go  what is told of it · missed.go  which events he missed · place.go  where it lies, open or folded
package recap

import (
	"math"
	"slices"

	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/table/row"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tell"
)

// A Table says what else is on the screen beside a recap, and what it is about.
type Table interface {
	// OnBoard tells whether the question is put about places of the board, or about what stands there or is to: the recap must not
	// hide them.
	OnBoard() bool
	// Hides counts what stands on the board in a part of the screen: it is what is looked at. Each thing that must be seen counts [Never].
	Hides(ui.Rect) int
	// Offers tells whether something stands there that may be chosen now.
	Offers(ui.Rect) bool
	// Beside is where it lies beside a panel that covers the board; false while none does.
	Beside() (ui.Rect, bool)
	// Turns tells whether looking at a thing is looking at the board.
	Turns(thing game.Option) bool
	// Searching tells whether cards to choose from take its place.
	Searching() bool
	// Carries tells whether something is carried.
	Carries() bool
}

// Recap is what the others did since the viewer's last decision.
type Recap[V any, E game.Event] struct {
	*seat.Seat[V, E]
	Play  *play.Play[V, E]
	Log   *tell.Log[V, E]
	Table Table

	Lines   []tell.Line
	Watched bool              // the viewer has been at the screen since it was opened before
	Opened  map[game.Seat]int // events that each seat at the screen had seen when it was opened last for one of its side

	fresh int // the first of the lines that the pending question added
	heard int // events that the viewer had seen when it was opened

	folded  bool   // to a line in the corner of the log: the map is what he looks at
	wanted  bool   // the viewer has opened it: it stays open whatever it hides
	chip    string // that line, for so many lines
	count   int
	lies    ui.Rect // where it hides least of the map, as was found out for so many lines
	liesFor int
}

// Begin forgets it: somebody else looks at the screen.
func (r *Recap[V, E]) Begin() {
	*r = Recap[V, E]{Seat: r.Seat, Play: r.Play, Log: r.Log, Table: r.Table, Opened: r.Opened}
}

// Forget drops the words: the program speaks another language.
func (r *Recap[V, E]) Forget() { r.Lines, r.chip = nil, "" }

// Close puts it away.
func (r *Recap[V, E]) Close() {
	r.Lines = nil
	r.F.Invalidate()
}

// Fold folds it to a line.
func (r *Recap[V, E]) Fold() { r.folded = true }

// Unfold opens it again.
func (r *Recap[V, E]) Unfold() {
	r.folded, r.wanted, r.liesFor, r.Pointed = false, true, 0, game.Option{}
	r.F.Invalidate()
}

// TookBack forgets what was taken back.
func (r *Recap[V, E]) TookBack() {
	r.Lines, r.heard = nil, len(r.Reel.Events)
	for s, opened := range r.Opened {
		r.Opened[s] = min(opened, r.seen(s))
	}
}

// Open collects what the viewer has missed, once for each time that the game has come back to him.
func (r *Recap[V, E]) Open() {
	if r.Viewer == game.Table || r.heard == len(r.Reel.Events) {
		return
	}
	side := r.Means.Side(r.Viewer)
	news, led := r.newsAtScreen()
	var at []int // of what is told, in the log, of which the news are the end
	if opened := r.Opened[r.Viewer]; opened > 0 {
		all, by := r.sinceOpened(opened)
		if r.Unseen() {
			news, led = all, by
		} else {
			at = r.gained(all[:max(len(all)-len(news), 0)], side, len(r.Reel.Events)-len(all))
		}
	}
	r.heard = len(r.Reel.Events)
	if r.Opened == nil {
		r.Opened = map[game.Seat]int{}
	}
	for _, s := range r.Play.Seats(r.besideViewer) {
		r.Opened[s] = r.seen(s)
	}
	for _, i := range Missed(r.Means, news, led, side, r.Unseen()) {
		at = append(at, len(r.Reel.Events)-len(news)+i)
	}
	r.fresh = len(r.Lines)
	r.Lines = append(r.Lines, r.Log.Retold(r.Reel.Events, at)...)
	r.folded = r.Table.OnBoard() || r.Watched && !r.Unseen() && r.Asking().Board == row.Weighed
	r.Watched, r.wanted, r.liesFor = true, false, 0
	r.F.ScrollToStart(list)
}

func (r *Recap[V, E]) besideViewer(s game.Seat) bool { return r.Beside(s, r.Viewer) }

// newsAtScreen is what happened since the viewer's last decision, or that of a partner who sits at the screen beside him: what
// was told and done there he has seen with him.
func (r *Recap[V, E]) newsAtScreen() (news []E, led []game.Seat) {
	news, led = r.newsOf(r.Viewer)
	for _, partner := range r.Play.Seats(r.besideViewer) {
		since, _ := r.newsOf(partner)
		known := max(len(news)-len(since), 0)
		news, led = news[known:], led[known:]
	}
	return news, led
}

// sinceOpened is what happened since the recap was opened last, also what answers of the viewer's side at the screen led to, as
// if nobody in particular had given those.
func (r *Recap[V, E]) sinceOpened(heard int) (news []E, led []game.Seat) {
	frames, _ := r.Play.Desk(r.Viewer).Frames(heard)
	for _, f := range frames {
		if r.besideViewer(f.By) && r.Play.Here(f.By) {
			f.By = game.Table
		}
		news, led = append(news, r.Means.Event(f.Event)), append(led, f.By)
	}
	return news, led
}

// seen is how many events a seat saw.
func (r *Recap[V, E]) seen(seat game.Seat) int {
	_, all := r.Play.Desk(seat).Frames(math.MaxInt)
	return all
}

// newsOf is what a seat saw since it answered last, and whose answers led to it.
func (r *Recap[V, E]) newsOf(seat game.Seat) (news []E, led []game.Seat) {
	desk := r.Play.Desk(seat)
	frames, _ := desk.Frames(desk.Known())
	for _, f := range frames {
		news, led = append(news, r.Means.Event(f.Event)), append(led, f.By)
	}
	return news, led
}

// OpenNews is what a seat has missed, as everybody has seen it.
func (r *Recap[V, E]) OpenNews(seat game.Seat) []tell.Line {
	news, led := r.newsOf(seat)
	for i, e := range news {
		news[i] = r.Means.Event(e.SeenBy(game.Table))
	}
	var missed []E
	for _, i := range Missed(r.Means, news, led, r.Means.Side(seat), r.Unseen()) {
		missed = append(missed, news[i])
	}
	return r.Log.Title.Recount(missed, tell.UpTo(0, len(missed)))
}

// Outcome is how something ended that nobody saw end, where the recap has no room to tell it: a scene or a phone hides it.
func (r *Recap[V, E]) Outcome() string {
	if !r.Unseen() || !r.Covered() && !r.Phone() && !r.Table.Searching() && !r.Folded() || r.Pending.Seat != r.Viewer {
		return ""
	}
	for _, l := range slices.Backward(r.Lines[min(r.fresh, len(r.Lines)):]) {
		if l.Weight.Has(row.Outcome) {
			return l.Text
		}
	}
	return ""
}

// Unseen tells whether what happens is not shown while it happens: then the recap alone tells of it.
func (r *Recap[V, E]) Unseen() bool { return r.F.Clock.Speed == render.Off }
