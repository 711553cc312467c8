// Package seat is what every part of the screen of Rebellion has before it.
//
//	seat.go     who looks, the board, what is being told, and what scenes share · telling.go  how events are told
package seat

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/row"
	"holoboard/ui/table/scene"
)

// Seat is what every part of the screen has before it: who looks and what he is asked, the board, what is being told, who
// puts it into words.
type Seat struct {
	*flow.Flow[rules.View]

	Reel  Reel // what has happened and is not shown yet
	Board *board.Board
	Say   *words.Speaker

	// ShowSheet shows the large card of a thing that the player looks at, beside it.
	ShowSheet func(at ui.Rect, s ui.State, thing game.Option)
}

// Asking is the row of what is asked now; the zero row while nothing is.
func (t *Seat) Asking() row.Asking {
	if t.Pending == nil {
		return row.Asking{}
	}
	return rows.Asks[t.Pending.Ask]
}

// Phone tells whether the screen is a phone's, or as small as one.
func (t *Seat) Phone() bool { return t.Board.Layout().Form.Phone() }

// Middle is the part of the screen that a scene covers: rails and map. On a phone a log covers as much.
func (t *Seat) Middle() ui.Rect {
	l := t.Board.Layout()
	if l.Form == board.Sideways {
		return l.Log
	}
	return render.Box(l.Bounds.X, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom())
}

// ShowPlayed shows a card that is played, large, while it is told.
func (t *Seat) ShowPlayed(area ui.Rect, e *rules.Event, told float64) {
	box := area.Middle(board.CardWidth*0.9, min(board.CardHeight*0.9, area.H-24))
	scene.Played(t.F, box, told, func(at ui.Rect) { t.Board.Card(t.F.Canvas, &t.View, e.Card, at) })
}

// Strip is the part of the screen below the question that shows the hand, up to the log: the light of the question's frame
// shows nowhere beside what covers it.
func (t *Seat) Strip() ui.Rect {
	l := t.Board.Layout()
	return render.Box(l.Strip.X, l.Strip.Y, l.Log.X-l.Strip.X, l.Strip.H)
}

// Telling says what is told just now: what dice show only when they lie still.
func (t *Seat) Telling(e *rules.Event) string {
	if _, told := t.Reel.Event(); Rolls(e) && Rolling(*e, told) < 1 && !t.F.Clock.Reduced {
		return t.Words.Say("stage.rolling." + e.Side.String())
	}
	return t.Say.Event(*e)
}

// ShowRolling shows a die of a roll while it tumbles, as told goes from 0 to 1.
func (t *Seat) ShowRolling(box ui.Rect, d render.Die, seed uint64, i, n int, told float64) {
	scene.Tumble(t.F, box, d, seed, i, n, told, board.Faces()...)
}
