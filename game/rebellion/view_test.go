package rebellion

import (
	"testing"

	"holoboard/game"
)

// Until the game is over a hidden base is the Rebels' secret; then everybody sees it.
func TestTheEndShowsTheBase(t *testing.T) {
	s := NewGame(Setup{})
	s.Rebel.Base = Dantooine
	for _, seat := range []game.Seat{0, 1, game.Table} {
		s.Winner = NoSide
		if v := (Rules{}).View(&s, seat); v.Base != NoSystem {
			t.Errorf("seat %d sees the base in %v during the game", seat, v.Base)
		}
		s.Winner = Rebels
		if v := (Rules{}).View(&s, seat); v.Base != Dantooine {
			t.Errorf("seat %d sees the base in %v after the game", seat, v.Base)
		}
	}
}
