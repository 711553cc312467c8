package gametest

import (
	"encoding/json"
	"fmt"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
)

// In a packed hunt each brings two cards of the deck instead of two that are dealt (H9), worth no more than three points: a strike
// has two, a decoy one. Both show what they bring.

// Packed is how many cards each brings, PackPoints what they may cost.
const (
	Packed     = 2
	PackPoints = 3
)

// PackCost is what a card costs that is brought.
func PackCost(card uint8) int {
	if card == Strike {
		return 2
	}
	return 1
}

// PackedTitle returns a packed [Hunt] for a session.
func PackedTitle() session.Title[HuntTable, HuntView] {
	t := HuntTitle()
	t.Prepare, t.DealWith = PreparePack, DealPacked
	return t
}

// PreparePack says what is wrong with the cards that a seat brings: a byte for each (H9).
func PreparePack(_ json.RawMessage, seat game.Seat, things [][]byte) (whys []game.Why) {
	cost := 0
	for _, card := range things[seat] {
		if card != Strike && card != Decoy {
			return []game.Why{{Rule: "H9", Text: "no_card"}}
		}
		cost += PackCost(card)
	}
	if cost > PackPoints {
		whys = append(whys, game.Why{Rule: "H9", Text: "too_dear"})
	}
	if len(things[seat]) != Packed {
		whys = append(whys, game.Why{Rule: "H9", Text: "not_two"})
	}
	return whys
}

// DealPacked deals a table of what both have brought.
func DealPacked(_ json.RawMessage, things [][]byte) (HuntTable, error) {
	s := NewHunt()
	for seat := range things {
		if whys := PreparePack(nil, game.Seat(seat), things); whys != nil {
			return HuntTable{}, fmt.Errorf("seat %d brings what it may not: %s", seat, whys[0].Text)
		}
		for _, card := range things[seat] {
			at := slices.Index(s.Deck[:s.Left], card)
			s.Left--
			s.Deck[at], s.Deck[s.Left] = s.Deck[s.Left], 0
			s.hand(game.Seat(seat))[card]++
			s.Hands[seat]++
		}
	}
	return s, nil
}
