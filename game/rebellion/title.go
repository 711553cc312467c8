package rebellion

import (
	"bytes"
	"encoding/json"
	"fmt"

	"holoboard/game"
)

// What a shelf and a session must know of the game before one is played.

// ID is what commands, saves and folders call the game.
const ID = "rebellion"

// Version counts the changes of the rules after which older saves cannot be played again: 2 brought the action cards,
// 3 gave each recruited action card to one of two partners, 4 lets all know where the base of a first game cannot be; what 6 changed
// stands in [Changes].
const Version = 6

// Changes are the rules that are read otherwise than in version 5, whose saves are played again by those of now.
func Changes() []game.Change {
	undo := func(h HouseRule) func(json.RawMessage) json.RawMessage {
		return func(setup json.RawMessage) json.RawMessage { return AddHouse(setup, []string{h.String()}) }
	}
	return []game.Change{
		{Version: 6, Rule: "R12.7.3"}, // Z1: what a retreat leaves
		{Version: 6, Rule: BattlesNeedBoth.Rule(), Undo: undo(BattlesNeedBoth)},
		{Version: 6, Rule: OverseeDeploys.Rule(), Undo: undo(OverseeDeploys)},
	}
}

// The setups of the rule book.
const (
	FirstGame    = "first"
	StandardGame = "standard"
)

// Setups are the ways to lay out the table, for two and without house rules, by name.
func Setups() []NamedSetup {
	return []NamedSetup{{FirstGame, Setup{}}, {StandardGame, Setup{Standard: true}}}
}

// A NamedSetup is a setup and what commands and saves call it.
type NamedSetup struct {
	ID    string
	Setup Setup
}

// A SeatOf is one seat of a game: what commands call it, and the side that it plays.
type SeatOf struct {
	ID   string
	Side Side
}

// Seats are those of a game for so many players, in their order.
func Seats(players int) (seats []SeatOf) {
	table := NewGame(Setup{Players: uint8(players)})
	for seat := range game.Seat(players) {
		seats = append(seats, SeatOf{table.SeatID(seat), SideOf(seat)})
	}
	return seats
}

// setup is a [Setup] as it is saved with a game.
type setup struct {
	Game    string          `json:"game"`
	Players uint8           `json:"players"`
	House   map[string]bool `json:"house,omitempty"`
}

// FewestPlayers is how many play at least, and where a save does not say it.
const FewestPlayers = 2

// WriteSetup returns a setup for a session.
func WriteSetup(s Setup) json.RawMessage {
	saved := setup{Game: FirstGame, Players: max(FewestPlayers, s.Players), House: map[string]bool{}}
	if s.Standard {
		saved.Game = StandardGame
	}
	for h := range HouseRule(NumHouseRules) {
		if s.House.Has(h) {
			saved.House[h.String()] = true
		}
	}
	text, err := json.Marshal(saved)
	if err != nil {
		panic(err)
	}
	return text
}

// AddHouse returns a setup with these house rules.
func AddHouse(text json.RawMessage, house []string) json.RawMessage {
	s, err := ReadSetup(text)
	if err != nil {
		panic(err)
	}
	for _, name := range house {
		if h, known := HouseRuleNamed(name); known {
			s.House = s.House.With(h)
		}
	}
	return WriteSetup(s)
}

// ReadSetup reads a setup; house rules that it does not name are not played, none is the first game. Older saves name the game alone.
func ReadSetup(text json.RawMessage) (s Setup, err error) {
	saved := setup{Game: FirstGame, Players: FewestPlayers}
	if len(text) > 0 && json.Unmarshal(text, &saved.Game) != nil {
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(&saved); err != nil {
			return s, fmt.Errorf("the setup %s cannot be read: %w", text, err)
		}
	}
	if saved.Game != FirstGame && saved.Game != StandardGame {
		return s, fmt.Errorf("there is no setup called %q", saved.Game)
	}
	if saved.Players < FewestPlayers || int(saved.Players) > MostPlayers {
		return s, fmt.Errorf("%d people cannot play", saved.Players)
	}
	if s.Standard = saved.Game == StandardGame; saved.Players > FewestPlayers {
		s.Players = saved.Players
	}
	for name, played := range saved.House {
		h, known := HouseRuleNamed(name)
		if !known {
			return s, fmt.Errorf("this game is played by the house rule %q, which this version does not know", name)
		}
		if played {
			s.House = s.House.With(h)
		}
	}
	return s, nil
}

// Deal lays out the table for a setup and so many players, whatever number the setup names.
func Deal(text json.RawMessage, seats int) (State, error) {
	s, err := ReadSetup(text)
	if err != nil {
		return State{}, err
	}
	if seats < FewestPlayers || seats > MostPlayers {
		return State{}, fmt.Errorf("%d people cannot play, only %d to %d", seats, FewestPlayers, MostPlayers)
	}
	if s.Players = 0; seats > FewestPlayers {
		s.Players = uint8(seats)
	}
	return NewGame(s), nil
}
