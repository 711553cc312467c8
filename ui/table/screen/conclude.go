package screen

import (
	"holoboard/game"
	"holoboard/ui"
)

// The game may end before its rules do: somebody at the screen gives up, or all agree on a draw.

// giver is who gives up: who is asked, else who looks at the screen, else the first person.
func (t *Table[V, E]) giver() (seat game.Seat, any bool) {
	if decides := t.Play.Decides(); t.Play.Here(decides) {
		return decides, true
	}
	if t.Play.Here(t.Viewer) {
		return t.Viewer, true
	}
	persons := t.Play.Seats(func(game.Seat) bool { return true })
	if len(persons) == 0 {
		return 0, false
	}
	return persons[0], true
}

// Concludes implements [ui.Concluding].
func (t *Table[V, E]) Concludes() (giver string, others, may bool) {
	if t.Play == nil || t.Guide != nil || t.Play.Keeper == nil || !t.Play.Keeper.Concludes() {
		return "", false, false
	}
	seat, any := t.giver()
	if !any {
		return "", false, false
	}
	others = len(t.Play.Seats(func(s game.Seat) bool { return !t.Beside(s, seat) })) > 0
	return t.NameOf(seat), others, true
}

// Draws implements [ui.Concluding].
func (t *Table[V, E]) Draws() bool { _, _, may := t.Concludes(); return may && t.Play.Keeper.Draws() }

// GiveUp implements [ui.Concluding].
func (t *Table[V, E]) GiveUp(f *ui.Frame) {
	f.Go(t.Game)
	if seat, any := t.giver(); any {
		t.Play.GiveUp(seat)
	}
}

// OfferDraw implements [ui.Concluding].
func (t *Table[V, E]) OfferDraw(f *ui.Frame) {
	f.Go(t.Game)
	if !t.Play.Draw() {
		f.Toast(t.Words.Say("table.draw.refused"))
	}
}
