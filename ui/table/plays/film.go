package plays

import (
	"time"

	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// Around a play, of which all events share its time, stands the table before and after it. Where they are many it takes longer.
const (
	playTime  = 4 * time.Second
	least     = 450 * time.Millisecond // of an event
	playPause = 900 * time.Millisecond
)

// A Film is a play as it is shown.
type Film[V any, E game.Event] struct {
	Frames []Frame[V, E]
	After  V
}

// A Frame is an event, and the table before it.
type Frame[V any, E game.Event] struct {
	Event  E
	Before V
}

// Record plays a play, as everybody sees it, until an event ends it. Those that a title does not tell take no time.
func Record[S, V comparable, E game.Event](teller game.Teller[S, V], p *Play, ends, tells func(E) bool) *Film[V, E] {
	told, err := game.Recite(teller, p.Story)
	if err != nil {
		panic("play " + p.Name + ": " + err.Error()) // it is part of the program
	}
	film, over := &Film[V, E]{After: teller.View(&told.Start, game.Table)}, false
	game.PlayBack(teller, told.Start, told.Log, func(e game.Event, after *S) {
		event := e.(E)
		if over = over || ends(event); over {
			return
		}
		if tells(event) {
			film.Frames = append(film.Frames, Frame[V, E]{event, film.After})
		}
		film.After = teller.View(after, game.Table)
	})
	return film
}

// At is which event is told at a time, the table then, and how far it is told; -1 before the first one and after the last.
func (film *Film[V, E]) At(now time.Duration) (n int, table *V, told float64) {
	each := max(playTime/time.Duration(len(film.Frames)), least)
	now = now%(film.length()+2*playPause) - playPause
	switch i := int(now / each); {
	case now < 0:
		return -1, &film.Frames[0].Before, 0
	case i >= len(film.Frames):
		return -1, &film.After, 0
	default:
		return i, &film.Frames[i].Before, float64(now%each) / float64(each)
	}
}

// length is how long all events take.
func (film *Film[V, E]) length() time.Duration {
	return max(playTime, least*time.Duration(len(film.Frames)))
}

// Next is the table after an event.
func (film *Film[V, E]) Next(n int) *V {
	if n+1 < len(film.Frames) {
		return &film.Frames[n+1].Before
	}
	return &film.After
}

// Now is the same in a frame. Who wants no motion sees how it ends.
func (film *Film[V, E]) Now(f *ui.Frame) (n int, table *V, told float64) {
	if f.Clock.Reduced || f.Clock.Speed == render.Off {
		return film.At(film.length() + playPause)
	}
	f.WakeIn(ui.Tick)
	return film.At(f.Clock.Now)
}
