package watch

import (
	"fmt"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/table/screen"
)

// Follower is a [Projector] of a game that is played elsewhere, whose feed it follows. It implements [ui.Follower].
type Follower[S, V comparable, E game.Event] struct {
	*Projector[*V, E]
	desk *session.Distant[S, V]
}

// NewFollower returns a follower that has been told nothing yet, on a table at which nobody plays.
func NewFollower[S, V comparable, E game.Event](t *screen.Table[*V, E], rules game.Rules[S, V], wire session.Wire) *Follower[S, V, E] {
	desk := session.NewDistant(rules, game.Table, wire, nil)
	return &Follower[S, V, E]{NewProjector(t, desk), desk}
}

// Take implements [ui.Follower].
func (f *Follower[S, V, E]) Take(telling []byte) error {
	if err := f.desk.Take(telling); err != nil {
		return fmt.Errorf("read what a game tells: %w", err)
	}
	f.Hear()
	return nil
}
