package hunt

import (
	"holoboard/assets"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/tabletest/toy"
)

// packed is the setup of a hunt to which each brings two cards (H9).
const packed = `"packed"`

// pack is where the cards are chosen that each brings, before the hunt.
func pack(p ui.Program, start session.Start) (ui.Game, error) {
	cards := packCards(p.Words())
	return kit(gametest.PackedTitle()).Prepare(p, start, cards.Given, toy.Build[*view](cards))
}

// packCards are the cards that may be brought.
func packCards(words *assets.Words) toy.Cards {
	return toy.Cards{
		Words: words, Name: "pack", Kinds: []uint8{gametest.Decoy, gametest.Strike}, Most: gametest.Packed, Limit: gametest.PackPoints, Cost: gametest.PackCost,
		Word: kind.Word, Sign: func(card uint8) string { return [...]string{gametest.Strike: "eye", gametest.Decoy: "lock"}[card] },
		Prepare: gametest.PreparePack, Few: "not_two", Says: []uint8{gametest.Strike}, Quick: []byte{gametest.Strike, gametest.Decoy},
		IDs: kind.Sides, Signs: kind.Signs,
	}
}
