package rebellion

import (
	"encoding/json"

	"holoboard/game/ai"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/ui/rebellion/ending"
	"holoboard/ui/table/advice"
	examples "holoboard/ui/table/example"
)

// Examples of tables, for screens to be drawn and tried. They are told in words in assets/examples.

// transcripts are how the games of the examples are told.
func transcripts() examples.Title[rules.State, rules.View] {
	return examples.Title[rules.State, rules.View]{Title: match.Title(), Teller: rules.Rules{}, Begins: func(s *rules.State) (json.RawMessage, int) {
		return rules.WriteSetup(s.Setup), max(int(s.Setup.Players), rules.FewestPlayers)
	}}
}

// exampleForecast is what examples say of a combat that impends.
var exampleForecast = bot.Forecast{Games: oddsGames, Fought: oddsGames, Theaters: [2]bot.Battle{{Met: oddsGames, Won: 117, Lost: [2]int{142, 351}}}}

// exampleAdvice is what an admiral says in the example of advice.
func exampleAdvice() advice.Choice {
	return advice.Choice{Option: rules.MonMothma.Thing(), Tries: 400, Tried: []ai.Tried{
		{Option: rules.MonMothma.Thing(), Tries: 100, Sum: 53_000}, {Option: rules.JanDodonna.Thing(), Tries: 100, Sum: 51_000},
	}}
}

// wholeStory is the story of the game in assets/examples/rebellion/whole_game.txt.
func wholeStory() *ending.Story {
	return &ending.Story{Chances: []int{520, 430, 470, 550, 360, 0}, Stays: []ending.Stay{
		{At: rules.Utapau, From: 1, To: 1}, {At: rules.Yavin, From: 1, To: 4}, {At: rules.Hoth, From: 4, To: 5, Found: 5},
	}}
}

// rebelStory is the story of a game that ends as rebels_win.txt tells.
func rebelStory() *ending.Story {
	return &ending.Story{Chances: []int{360, 340, 310, 480, 530, 640, 690, 780, 850, 850, 1000}, Stays: []ending.Stay{
		{At: rules.Dantooine, From: 1, To: 3}, {At: rules.Hoth, From: 3, To: 10},
	}}
}

// ExampleGame is a save of a whole game between a person and a cadet.
func ExampleGame() ([]byte, error) {
	g, err := transcripts().Read("whole_game")
	if err != nil {
		return nil, err
	}
	g.Start.Seats[1] = session.Chair{Kind: "cadet"}
	return session.Record(match.Title(), g.Start, g.Told.Log)
}
