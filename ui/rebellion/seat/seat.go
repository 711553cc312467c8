// Package seat is what every part of the screen of Rebellion has before it.
//
//	seat.go     what every table has, and the board, the stage and the words of Rebellion · telling.go  how events are told
//	hand.go     what the player carries
package seat

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	galaxy "holoboard/render/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/scene"
	table "holoboard/ui/table/seat"
)

// Seat is what every part of the screen has before it: what it has at any table, and what is Rebellion's.
type Seat struct {
	*table.Seat[*rules.View, *rules.Event]

	Board *galaxy.Board
	Stage *scenes.Stage // what scenes are played on
	Say   *words.Speaker

	// ShowSheet shows the large card of a thing that the player looks at, beside it.
	ShowSheet func(at ui.Rect, s ui.State, thing game.Option)
}

// New returns a seat before a board.
func New(f *flow.Flow[*rules.View], b *galaxy.Board, projected bool) *Seat {
	return &Seat{
		Seat:  &table.Seat[*rules.View, *rules.Event]{Flow: f, Board: b, Means: rows.Meaning{}},
		Board: b, Stage: scenes.New(f.Words, projected), Say: words.NewSpeaker(f.Words),
	}
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
	scene.Tumble(t.F, box, d, seed, i, n, told, pieces.Faces()...)
}
