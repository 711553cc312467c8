package duel

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest/toy"
)

// quick is a hand that comes with the program.
var quick = []byte{gametest.Feint, gametest.Thrust, gametest.Thrust, gametest.Parry, gametest.Lunge, gametest.Feint}

// Begin has both choose their hands in secret (D1), and then duel.
func Begin(p ui.Program, start session.Start) (ui.Game, error) {
	host := session.Open(gametest.DuelTitle(), start, true)
	return toy.Bring(p, host, hands(p.Words()), seated(p))
}

// BeginOnBench is the same where hands are put together on a bench.
func BeginOnBench(p ui.Program, start session.Start) (ui.Game, error) {
	cards := hands(p.Words())
	cards.Bench = true
	return toy.Bring(p, session.Open(gametest.DuelTitle(), start, true), cards, seated(p))
}

// Far has those choose their hands who sit at a place far from the table.
func Far(p ui.Program, at *play.Place[*view]) ui.Game {
	return toy.Build(p, prepare.Table[*view]{Place: at, Sit: seated(p)}, hands(p.Words()))
}

// seated sits down at a place when the duel has begun.
func seated(p ui.Program) func(*play.Place[*view]) ui.Game {
	return func(at *play.Place[*view]) ui.Game {
		t := unplayed(p, false)
		t.Shown.Begin(at)
		return t.Shown
	}
}

// hands are the cards that may be brought.
func hands(words *assets.Words) toy.Cards {
	return toy.Cards{
		Words: words, Name: "deck", Kinds: []uint8{gametest.Feint, gametest.Thrust, gametest.Lunge, gametest.Cut, gametest.Parry},
		Most: gametest.DuelCards, Limit: gametest.DuelPoints, Cost: gametest.DuelCost, ID: cardID, Sign: func(uint8) string { return "action" },
		Whys: func(things []byte) []game.Why { return gametest.PrepareDuel(nil, 0, [][]byte{things}) },
		IDs:  kind.Sides, Signs: kind.Signs, Few: "not_six", Says: []uint8{gametest.Parry, gametest.Lunge}, Quick: quick,
		Ready: []build.Ready[uint8]{{ID: "quick", Name: words.Say("deck.quick"), Line: words.Say("deck.quick.line"), List: toy.ListOf(quick)}},
	}
}
