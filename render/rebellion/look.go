package rebellion

import (
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
