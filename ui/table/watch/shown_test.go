package watch

import (
	"slices"
	"testing"

	"holoboard/game/gametest"
	"holoboard/ui/table/reel"
)

// The room joins late, when more has happened than it is told of.
func TestARoomThatJoinsLate(t *testing.T) {
	type frame = reel.Frame[gametest.HuntView, gametest.HuntEvent]
	type shown = Shown[gametest.HuntView, gametest.HuntEvent]
	happens := func(what string) frame { return frame{Event: gametest.HuntEvent{What: what}} }
	known, news := []frame{happens("lays"), happens("looks")}, []frame{happens("looks"), happens("covers")}
	for _, c := range []struct {
		shown shown
		heard int
		want  int // events that are new, -1 where they do not follow
	}{
		{shown{News: news, Heard: 3}, 2, 1},
		{shown{News: news, Heard: 3}, 3, -1}, // another event was the last
		{shown{News: news, Heard: 3}, 5, -1},
		{shown{News: news, Heard: 9}, 2, -1},
		{shown{News: append(slices.Clone(known), news[1]), Heard: 3}, 2, 1},
		{shown{News: known, Heard: 2}, 2, 0},
	} {
		got, follows := c.shown.since(reel.EventsOf(known), c.heard)
		if follows != (c.want >= 0) || follows && len(got) != c.want {
			t.Errorf("%d of %d heard: %d are new, follows %v; want %d", c.heard, c.shown.Heard, len(got), follows, c.want)
		}
	}
}
