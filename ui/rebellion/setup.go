package rebellion

import (
	"bytes"
	"encoding/json"
	"fmt"

	rules "holoboard/game/rebellion"
)

// The setups of the rule book.
const (
	FirstGame    = "first"
	StandardGame = "standard"
)

// setup is a [rules.Setup] as it is saved with a game.
type setup struct {
	Game    string          `json:"game"`
	Players uint8           `json:"players"`
	House   map[string]bool `json:"house,omitempty"`
}

// players is how many play where a save does not say it.
const players = 2

// WriteSetup returns a setup for a session.
func WriteSetup(s rules.Setup) json.RawMessage {
	saved := setup{Game: FirstGame, Players: max(players, s.Players), House: map[string]bool{}}
	if s.Standard {
		saved.Game = StandardGame
	}
	for h := range rules.HouseRule(rules.NumHouseRules) {
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

// HouseRules are the names of the house rules that a group may play by.
func HouseRules() (names []string) {
	for h := range rules.HouseRule(rules.NumHouseRules) {
		names = append(names, h.String())
	}
	return names
}

// AddHouse returns a setup with these house rules.
func AddHouse(text json.RawMessage, house []string) json.RawMessage {
	s, err := ReadSetup(text)
	if err != nil {
		panic(err)
	}
	for _, name := range house {
		if h, known := rules.HouseRuleNamed(name); known {
			s.House = s.House.With(h)
		}
	}
	return WriteSetup(s)
}

// ReadSetup reads a setup; house rules that it does not name are not played, none is the first game. Older saves name the game alone.
func ReadSetup(text json.RawMessage) (s rules.Setup, err error) {
	saved := setup{Game: FirstGame, Players: players}
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
	if saved.Players < players || int(saved.Players) > rules.MostPlayers {
		return s, fmt.Errorf("%d people cannot play", saved.Players)
	}
	if s.Standard = saved.Game == StandardGame; saved.Players > players {
		s.Players = saved.Players
	}
	for name, played := range saved.House {
		h, known := rules.HouseRuleNamed(name)
		if !known {
			return s, fmt.Errorf("this game is played by the house rule %q, which this version does not know", name)
		}
		if played {
			s.House = s.House.With(h)
		}
	}
	return s, nil
}

// deal lays out the table for a setup and so many players, whatever number the setup names.
func deal(text json.RawMessage, seats int) (rules.State, error) {
	s, err := ReadSetup(text)
	if err != nil {
		return rules.State{}, err
	}
	if seats < players || seats > rules.MostPlayers {
		return rules.State{}, fmt.Errorf("%d people cannot play, only %d to %d", seats, players, rules.MostPlayers)
	}
	if s.Players = 0; seats > players {
		s.Players = uint8(seats)
	}
	return rules.NewGame(s), nil
}
