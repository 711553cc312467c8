package match

import (
	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/session"
)

// What an order to pass holds until; nothing: to the end of the game.
const (
	UntilEngagement game.Key = "engagement"
	UntilPhase      game.Key = "phase"
	UntilTurn       game.Key = "turn" // of who gives it
)

// ends reports whether an order to pass ends with what its seat sees happen: with what it holds until, or because the other has played an
// event, attacks the seat, or has done harm to a card of its.
func ends(o session.Order, seat game.Seat, e cardgame.Event) bool {
	mine := cardgame.SideOf(seat)
	switch e.Kind {
	case cardgame.EngagementOver:
		return o.Until == UntilEngagement
	case cardgame.PhaseStarted:
		return o.Until == UntilPhase
	case cardgame.TurnStarted:
		return o.Until == UntilTurn && e.Side == mine
	case cardgame.AttackMade:
		return attacked(e.Slot) == mine
	case cardgame.WasPlayed:
		return e.Side != mine && e.Title.Card().Type == cardgame.EventCard
	case cardgame.DamagePut, cardgame.LeftPlay:
		return attacked(e.Slot) == mine
	case cardgame.WasCaptured:
		return e.Side == mine
	}
	return false
}

// attacked is whose card lies on a slot: the dial is dark's.
func attacked(slot cardgame.Slot) cardgame.Side {
	if slot == cardgame.Dial {
		return cardgame.Dark
	}
	return slot.Side()
}

// breaks reports whether an order to pass does not pass a window, but ends with it: an edge battle, an event of the other's, what befalls a
// card of the seat's.
func breaks(v *view, d *game.Decision) bool {
	if d.Ask != cardgame.AskAnswer {
		return d.Ask != cardgame.AskAct
	}
	slot, title := v.WindowAbout()
	switch mine := cardgame.SideOf(d.Seat); cardgame.Trigger(d.About[0].A) {
	case cardgame.EventPlayed:
		return title.Card().Side != mine
	case cardgame.DamageComes, cardgame.Leaves, cardgame.AttackDeclared:
		return slot != cardgame.NoSlot && attacked(slot) == mine
	}
	return false
}
