package rebellion

import (
	"encoding/json"
	"fmt"

	rules "holoboard/game/rebellion"
)

// The games of the rule book.
const (
	FirstGame    = "first"
	StandardGame = "standard"
)

// setup is how a game is laid out, as a session keeps it. House rules that it does not name are not played.
type setup struct {
	Game  string          `json:"game"`
	House map[string]bool `json:"house,omitempty"`
}

// Setup is the setup of a game with some house rules, for a session.
func Setup(game string, house []string) json.RawMessage {
	order := setup{Game: game, House: map[string]bool{}}
	for _, name := range house {
		order.House[name] = true
	}
	text, err := json.Marshal(order)
	if err != nil {
		panic(err) // it is made of words
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

// readSetup understands a setup; none is the first game. The oldest saves have the name of the game alone.
func readSetup(text json.RawMessage) (s rules.Setup, err error) {
	order := setup{Game: FirstGame}
	if len(text) > 0 && string(text) != "null" {
		if json.Unmarshal(text, &order) != nil && json.Unmarshal(text, &order.Game) != nil {
			return s, fmt.Errorf("the setup %s has no game", text)
		}
	}
	switch order.Game {
	case FirstGame:
	case StandardGame:
		s.Standard = true
	default:
		return s, fmt.Errorf("there is no setup called %q", order.Game)
	}
	for name, played := range order.House {
		h, known := rules.HouseRuleNamed(name)
		if !known {
			return s, fmt.Errorf("there is no house rule called %q", name)
		}
		if played {
			s.House = s.House.With(h)
		}
	}
	return s, nil
}
