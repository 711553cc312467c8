package cardgame

import (
	"bytes"
	"encoding/json"
	"fmt"

	"holoboard/game"
)

// ID is what commands, saves and folders call the game.
const ID = "cardgame"

// Version counts the changes of the rules after which older saves cannot be played again.
const Version = 1

// A Setup says which game is played; the decks are handed in.
type Setup struct {
	Format string   `json:"format"`
	House  []string `json:"house,omitempty"`
}

// ReadSetup reads a setup and puts in what it does not say.
func ReadSetup(text json.RawMessage) (s Setup, f Format, house House, err error) {
	s.Format = Starter.String()
	if len(text) > 0 && string(text) != "null" {
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(&s); err != nil {
			return s, 0, 0, fmt.Errorf("the setup %s cannot be read: %w", text, err)
		}
	}
	for f = Starter; f.String() != s.Format; f++ {
		if f == OneBox {
			return s, 0, 0, fmt.Errorf("there is no format %q", s.Format)
		}
	}
	for _, name := range s.House {
		h, ok := HouseRuleNamed(name)
		if !ok {
			return s, 0, 0, fmt.Errorf("there is no house rule %q", name)
		}
		house |= h
	}
	return s, f, house, nil
}

// WriteSetup returns a setup for a session.
func WriteSetup(s Setup) json.RawMessage {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return text
}

var whyUnreadable = game.Why{Rule: "R2.10", Text: "why.unreadable_deck"}

// Prepare says what is wrong with the deck that a seat hands in, as [Deck.String] writes it; nil if it may play. Decks are chosen in secret
// (R3.2).
func Prepare(text json.RawMessage, seat game.Seat, things [][]byte) []game.Why {
	_, f, _, err := ReadSetup(text)
	if err != nil {
		return []game.Why{whyUnreadable}
	}
	d, err := ReadDeck(string(things[seat]))
	switch {
	case err != nil:
		return []game.Why{whyUnreadable}
	case d.Of.Side() != SideOf(seat):
		return []game.Why{whyOtherSide}
	}
	return d.Check(f)
}

// Deal lays out the table with the decks that were handed in.
func Deal(text json.RawMessage, things [][]byte) (State, error) {
	_, f, house, err := ReadSetup(text)
	if err != nil {
		return State{}, err
	}
	if len(things) != 2 {
		return State{}, fmt.Errorf("%d decks for two players", len(things))
	}
	var decks [2]Deck
	for seat := range decks {
		if whys := Prepare(text, game.Seat(seat), things); whys != nil {
			return State{}, fmt.Errorf("seat %d brings a deck that may not play: %s %s", seat, whys[0].Rule, whys[0].Text)
		}
		decks[seat], _ = ReadDeck(string(things[seat]))
	}
	return NewGame(f, house, decks), nil
}
