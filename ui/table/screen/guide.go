package screen

import (
	"slices"
	"time"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/lesson"
)

// Learn has a guide lead through a course at the table.
func (t *Table[V, E]) Learn(c *lesson.Course, title lesson.Title) {
	t.Guide = lesson.New(c, t.Flow, title, t.Game)
	t.Wants = t.Guide.Wants
}

// Progress implements [ui.Lesson].
func (t *Table[V, E]) Progress() (step, of int) {
	if t.Guide == nil {
		return 0, 0
	}
	return t.Guide.Progress()
}

// Guides implements [ui.Guiding].
func (t *Table[V, E]) Guides() (from, to ui.Rect) { return t.Guide.Points() }

// A Staying title is one in whose guided games the player keeps one seat, as what the others hold is none of his business: the guide
// answers for them.
type Staying interface{ Stays() game.Seat }

// learn puts a decision before the player, or gives the answer that he is only to watch.
func (t *Table[V, E]) learn(d *game.Decision) {
	const glance = 350 * time.Millisecond
	seat := d.Seat
	if stays, ok := t.Own.Title.(Staying); ok {
		seat = stays.Stays()
	}
	t.Sit(seat)
	t.Guide.Advance()
	switch {
	case t.Guide.Is(lesson.Watch), t.Guide.Is(lesson.Do) && d.Seat != seat:
		if t.Play.Pause(max(t.thinks(d.Ask), glance)) {
			t.Play.Answer(t.Guide.Answer()...)
		}
	case t.Guide.Is(lesson.Do) && len(d.Options) == 1 && d.Window:
		t.Play.PlayAfter(func(game.Key) time.Duration { return secret })
	case d.Seat == seat:
		t.ask(d)
	}
}

// Guided is what a guide is shown of any table; a title adds what its own things are to him.
type Guided[V any, E game.Event] struct{ *Table[V, E] }

// Layout implements [lesson.Title].
func (t Guided[V, E]) Layout() board.Layout { return t.Board.Layout() }

// Answers implements [lesson.Title].
func (t Guided[V, E]) Answers() int { return t.Play.Keeper.Answers() }

// AnyOrder implements [lesson.Title]: every answer has its turn.
func (Guided[V, E]) AnyOrder(game.Option) bool { return false }

// Carried implements [lesson.Title].
func (t Guided[V, E]) Carried() string { return t.Grip.Name }

// Field implements [lesson.Title]: the map is everywhere.
func (Guided[V, E]) Field() (none ui.Rect) { return none }

// LookUp implements [lesson.Title].
func (t Guided[V, E]) LookUp(place string) { t.Sheets.LookUp(place) }

// Open implements [lesson.Title].
func (t Guided[V, E]) Open(tab board.Tab) { t.Tabs.Open(tab) }

// Reveal implements [lesson.Title]: it brings the places into view where things lie on the map.
func (t Guided[V, E]) Reveal(things ...game.Option) {
	const margin, most = 60, 1.2
	var places []game.Option
	hidden := false
	for _, thing := range things {
		r, seen := t.Board.Where(thing, t.View)
		if place, ok := t.Own.MapPlace(thing); ok && !r.Empty() {
			places = append(places, place)
			hidden = hidden || !seen || !r.Within(t.Board.Layout().Map)
		}
	}
	if !hidden || t.Covered() {
		return
	}
	camera, area := t.Board.Camera(), t.Board.Around(func(place game.Option) bool { return slices.Contains(places, place) }).Inset(-margin)
	zoom := min(camera.View.W/area.W, camera.View.H/area.H, most)
	camera.GlideTo(render.Shot{At: area.Center(), Zoom: zoom}, t.F.Clock)
}
