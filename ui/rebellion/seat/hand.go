package seat

import "holoboard/game"

// Hand is what the player carries.
type Hand interface {
	// Carried is the thing, while he carries one.
	Carried() (thing game.Option, carries bool)
	// Takes are the answers that putting it down on a thing gives.
	Takes(thing game.Option) (answers []game.Option, takes bool)
}
