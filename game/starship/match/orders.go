package match

import (
	"strconv"
	"strings"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/starship"
)

// What an order holds until; nothing: to the end of the battle.
const (
	UntilRound game.Key = "round"
	blockUntil string   = "block." // and the ship whose attacks they are
)

// BlockOf is what an order holds until that ends with the attacks of a ship.
func BlockOf(by starship.Slot) game.Key { return game.Key(blockUntil + strconv.Itoa(int(by))) }

// Ends tells whether an order ends with an event.
func Ends(o session.Order, e starship.Event) bool {
	if by, block := strings.CutPrefix(string(o.Until), blockUntil); block {
		return e.Kind == starship.Aimed && by != strconv.Itoa(int(e.Ship)) || e.Kind == starship.DamageBegan
	}
	return o.Until == UntilRound && e.Kind == starship.RoundBegan
}
