package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render/board"
)

// What a picture shows beside the table itself is the same for any title.
type (
	Look      = board.Look
	State     = board.State
	Route     = board.Route
	Tag       = board.Tag
	Mover     = board.Mover
	Happening = board.Happening
	Thing     = board.Thing
)

// concerned tells whether the question is about a system, or about none in particular.
func concerned(look *Look, at rebellion.System) bool { return look.ConcernsAt(at.Thing()) }
