package session

import "holoboard/game"

// Log returns every answer of a game, rolls and secrets included.
func (s *Session[S, V]) Log() []game.Answer { return s.match.Log() }
