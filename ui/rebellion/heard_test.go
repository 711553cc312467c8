package rebellion

import (
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/render"
)

// An answer that everybody knew is not told; one that says something is.
func TestAnswersThatEverybodyKnewAreNotTold(t *testing.T) {
	s := asking(t, "turn").open(t, 1280, 720, render.Off)
	s.frames(2)
	for m, want := range []int{1, 0} {
		answer := rules.Event{Kind: rules.BaseAnswered, System: rules.Ryloth, M: uint8(m)}
		if lines := s.screen.Log.Title.Recount([]*rules.Event{&answer}, []int{0}); len(lines) != want {
			t.Errorf("of an answer with M %d %d lines are told", m, len(lines))
		}
	}
}
