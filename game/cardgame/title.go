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
	Decks  string   `json:"decks,omitempty"`
	House  []string `json:"house,omitempty"`
}

// How decks come about; a setup that does not say it lets each bring what its format allows.
const (
	Built  = "built" // each builds one in secret (R3.2)
	Picked = "ready" // each picks a ready one in secret
	Drawn  = "lot"   // both are drawn by lot
)

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
	switch s.Decks {
	case "", Built, Picked, Drawn:
	default:
		return s, 0, 0, fmt.Errorf("decks come about in no way %q", s.Decks)
	}
	if s.Decks == Built && f == Starter {
		return s, 0, 0, fmt.Errorf("starter decks are not built")
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

// AddHouse returns a setup with house rules.
func AddHouse(text json.RawMessage, house []string) json.RawMessage {
	s, _, _, err := ReadSetup(text)
	if err != nil {
		panic(err)
	}
	s.House = house
	return WriteSetup(s)
}

var whyUnreadable = game.Why{Rule: "R2.10", Text: "why.unreadable_deck"}

// Prepare says what is wrong with the deck that a seat hands in, as [Deck.HandedIn] writes it; nil if it may play. Decks are chosen in secret
// (R3.2).
func Prepare(text json.RawMessage, seat game.Seat, things [][]byte) []game.Why {
	setup, f, _, err := ReadSetup(text)
	if err != nil {
		return []game.Why{whyUnreadable}
	}
	_, d, err := ReadHandedIn(things[seat])
	switch {
	case err != nil:
		return []game.Why{whyUnreadable}
	case d.Of.Side() != SideOf(seat):
		return []game.Why{whyOtherSide}
	case setup.Decks == Picked && f != Starter && !isReady(&d, f):
		return []game.Why{whyNotReady}
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
		_, decks[seat], _ = ReadHandedIn(things[seat])
	}
	return NewGame(f, house, decks), nil
}
