package session

import (
	"fmt"

	"holoboard/game"
)

// Games may end before their rules do: somebody gives up, or all agree on a draw. That is no answer to any question, so it stands beside
// the answers in a save.

// An End says how a game was ended so: who gave up, or the table (game.Table) for a draw.
type End struct {
	By game.Seat `json:"by"`
}

// Concludes reports whether the game can be given up now, or end in a draw that all agree on.
func (s *Session[S, V]) Concludes() bool { return s.title.Conclude != nil && !s.Over() }

// Draws reports whether the game can end in a draw now: not where its rules know none.
func (s *Session[S, V]) Draws() bool { return s.title.Agrees != nil && s.Concludes() }

// GiveUp ends the game: a seat gives it up for its side.
func (s *Session[S, V]) GiveUp(seat game.Seat) error {
	if !s.isSeat(seat) {
		return ErrGoesOn
	}
	_, err := s.conclude(End{seat})
	return err
}

// Draw ends the game in a draw if the computers that play agree; the persons have.
func (s *Session[S, V]) Draw() (agreed bool, err error) {
	if !s.Draws() {
		return false, ErrGoesOn
	}
	for seat, player := range s.players {
		view := s.View(game.Seat(seat))
		if player != nil && !s.title.Agrees(&view, game.Seat(seat)) {
			return false, nil
		}
	}
	_, err = s.conclude(End{game.Table})
	return err == nil, err
}

// conclude ends the game and returns what is told of it.
func (s *Session[S, V]) conclude(end End) ([]game.Event, error) {
	if !s.Concludes() || !s.isSeat(end.By) && (end.By != game.Table || !s.Draws()) {
		return nil, ErrGoesOn
	}
	s.ended = &end
	news := s.match.Conclude(func(table *S) game.Event { return s.title.Conclude(table, end.By) })
	s.early, s.sealed, s.back, s.asking = nil, nil, nil, 0
	s.changed++
	s.tell(end.By, s.match, news)
	return news, nil
}

// concludeAgain ends a saved game as it was ended, and tells of it.
func (s *Session[S, V]) concludeAgain(end *End, tell func(by game.Seat, now *game.Match[S, V], news []game.Event)) error {
	if end == nil {
		return nil
	}
	news, err := s.conclude(*end)
	if err != nil {
		return fmt.Errorf("this saved game does not fit the rules: %w", err)
	}
	tell(end.By, s.match, news)
	return nil
}

// Concludes implements [Keeper].
func (h *Host[S, V]) Concludes() bool { return h.session != nil && h.session.Concludes() }

// Draws implements [Keeper].
func (h *Host[S, V]) Draws() bool { return h.session != nil && h.session.Draws() }

// GiveUp implements [Keeper].
func (h *Host[S, V]) GiveUp(seat game.Seat) error {
	if h.session == nil {
		return ErrNotBegun
	}
	err := h.session.GiveUp(seat)
	h.concluded(err == nil)
	return err
}

// Draw implements [Keeper].
func (h *Host[S, V]) Draw() (agreed bool, err error) {
	if h.session == nil {
		return false, ErrNotBegun
	}
	agreed, err = h.session.Draw()
	h.concluded(agreed)
	return agreed, err
}

// concluded forgets what was wished before the end.
func (h *Host[S, V]) concluded(over bool) {
	if over {
		h.wish = nil
		h.turned()
	}
}
