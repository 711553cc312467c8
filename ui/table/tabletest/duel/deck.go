package duel

import (
	"holoboard/assets"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest/toy"
)

// kit opens duels.
var kit = opening.Kit[gametest.DuelTable, view, *event, *Table]{
	Title: gametest.DuelTitle(), Wire: gametest.DuelWire(), Unplayed: unplayed, Screen: (*Table).Screen,
}

// Begin has both choose their hands in secret (D1), and then duel.
func Begin(p ui.Program, start session.Start) (ui.Game, error) {
	return begin(p, start, hands(p.Words()))
}

func begin(p ui.Program, start session.Start, cards toy.Cards) (ui.Game, error) {
	return kit.Prepare(p, start, cards.Given, toy.Build[*view](cards))
}

// Far has those choose their hands who sit at a place far from the table.
func Far(p ui.Program, at *play.Place[*view]) (ui.Game, error) {
	return toy.Build[*view](hands(p.Words()))(p, prepare.Table[*view]{Place: at, Sit: kit.Seated(p)})
}

// quick is a hand that comes with the program.
var quick = []byte{gametest.Feint, gametest.Thrust, gametest.Thrust, gametest.Parry, gametest.Lunge, gametest.Feint}

// hands are the cards that may be brought.
func hands(words *assets.Words) toy.Cards {
	return toy.Cards{
		Words: words, Name: "deck", Kinds: []uint8{gametest.Feint, gametest.Thrust, gametest.Lunge, gametest.Cut, gametest.Parry},
		Most: gametest.DuelCards, Limit: gametest.DuelPoints, Cost: gametest.DuelCost, Word: kind.Word, Sign: func(uint8) string { return "action" },
		Prepare: gametest.PrepareDuel, Few: "not_six", Says: []uint8{gametest.Parry, gametest.Lunge}, Quick: quick,
		IDs: kind.Sides, Signs: kind.Signs,
	}
}
