package match

import (
	"encoding/json"
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/session"
)

// Given returns the decks that seats bring to a game who build none, and nothing for the others: those that are drawn by lot, and
// those of computers (R3.2).
func Given(start session.Start) (things [][]byte, err error) {
	setup, format, _, err := cardgame.ReadSetup(start.Setup)
	if err != nil {
		return nil, err
	}
	for i, chair := range start.Seats {
		side, r := cardgame.SideOf(game.Seat(i)), rand.New(rand.NewPCG(start.Seed, 11+uint64(i)))
		switch {
		case setup.Decks == cardgame.Drawn:
			things = append(things, drawn(side, format, r))
		case chair.Kind == session.Person:
			things = append(things, nil)
		default:
			things = append(things, computers(chair.Kind, setup.Decks, side, format, r))
		}
	}
	return things, nil
}

// Bring returns the decks of a game of a seed in which nobody builds one: ready ones where the setup asks for them, else starter
// decks, or random legal ones of the format.
func Bring(text json.RawMessage, seats int, seed uint64) (things [][]byte) {
	setup, format, _, err := cardgame.ReadSetup(text)
	if err != nil {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, 11))
	for seat := range game.Seat(seats) {
		if side := cardgame.SideOf(seat); setup.Decks == cardgame.Picked {
			things = append(things, ready(side, format, r))
		} else {
			things = append(things, drawn(side, format, r))
		}
	}
	return things
}

// computers is the deck that a computer of a kind brings: one that it has filled up itself, or a ready one; who plays at random, any.
func computers(kind, decks string, side cardgame.Side, f cardgame.Format, r *rand.Rand) []byte {
	switch {
	case kind == session.AtRandom && decks != cardgame.Picked:
		return drawn(side, f, r)
	case f == cardgame.Starter || decks == cardgame.Picked:
		return ready(side, f, r)
	}
	of := cardgame.ReadyFor(side, f)
	return cardgame.Fill(cardgame.Deck{Of: of[r.IntN(len(of))].Of}, f, r).HandedIn("")
}

// ready is a ready deck of a side.
func ready(side cardgame.Side, f cardgame.Format, r *rand.Rand) []byte {
	fit := cardgame.ReadyFor(side, f)
	return fit[r.IntN(len(fit))].HandedIn("")
}

// drawn is a legal deck by lot, of any affiliation of a side that the format has decks of.
func drawn(side cardgame.Side, f cardgame.Format, r *rand.Rand) []byte {
	var of []cardgame.Affiliation
	for a := cardgame.Jedi; a < cardgame.NumAffiliations; a++ {
		if _, ready := cardgame.StarterOf(a); a.Side() == side && (ready || f != cardgame.Starter) {
			of = append(of, a)
		}
	}
	return cardgame.RandomDeck(of[r.IntN(len(of))], cardgame.LeastSets, f, r).HandedIn("")
}
