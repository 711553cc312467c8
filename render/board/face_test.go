package board_test

import (
	"testing"

	"holoboard/render"
	"holoboard/render/board"
)

// A card looks the same at every size but for its size.
func TestCardsGrowInProportion(t *testing.T) {
	box := board.CardIn(render.Box(10, 20, 1000, 220))
	if box.H != 220 || box.W != 150 || box.Center() != (render.Point{X: 510, Y: 130}) {
		t.Errorf("a card in a wide box is at %v", box)
	}
}
