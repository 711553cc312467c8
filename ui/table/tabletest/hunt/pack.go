package hunt

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/play"
	"holoboard/ui/table/tabletest/toy"
)

// packed is the setup of a hunt to which each brings two cards (H9).
const packed = `"packed"`

// pack is where the cards are chosen that each brings, before the hunt.
func pack(p ui.Program, start session.Start) (ui.Game, error) {
	host := session.Open(gametest.PackedTitle(), start, true)
	return toy.Bring(p, host, packCards(p.Words()), func(at *play.Place[*view]) ui.Game {
		return kit(gametest.PackedTitle()).Sit(p, at).Shown
	})
}

// packCards are the cards that may be brought.
func packCards(words *assets.Words) toy.Cards {
	both := build.Ready[uint8]{ID: "both", Name: words.Say("pack.both"), Line: words.Say("pack.both.line"), List: toy.ListOf([]byte{gametest.Strike, gametest.Decoy})}
	return toy.Cards{
		Words: words, Name: "pack", Kinds: []uint8{gametest.Decoy, gametest.Strike}, Most: gametest.Packed, Limit: gametest.PackPoints, Cost: gametest.PackCost,
		ID:   func(card uint8) string { return cardID(gametest.Card(card)) },
		Sign: func(card uint8) string { return [...]string{gametest.Strike: "eye", gametest.Decoy: "lock"}[card] },
		Whys: func(things []byte) []game.Why { return gametest.PreparePack(nil, 0, [][]byte{things}) },
		IDs:  kind.Sides, Signs: kind.Signs, Few: "not_two", Says: []uint8{gametest.Strike}, Ready: []build.Ready[uint8]{both}, Quick: []byte{gametest.Strike, gametest.Decoy},
	}
}
