package cardgame

import (
	"encoding/json"

	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/ui"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/opening"
)

// Examples of screens, from games that are told in words in assets/examples.

// Moments are screens of the game by name, each at a moment of an example.
func Moments() map[string]opening.Shot {
	x := inExamples()
	return map[string]opening.Shot{
		"setup":         x.Moment("setup", "keep"),
		"mulligan":      x.Moment("setup", "mulligan"),
		"reveal":        x.Moment("setup", "reveal"),
		"balance":       x.Moment("balance", "balance"),
		"deploy":        x.Moment("deploy", "deploy"),
		"pay":           x.Moment("deploy", "pay"),
		"engage":        x.Moment("dense", "engage"),
		"dense":         x.Moment("dense", "attackers"),
		"defenders":     x.Moment("dense", "defenders"),
		"edge":          x.Moment("edge", "edge"),
		"fate":          x.Moment("edge", "fate"),
		"strike":        x.Moment("strike", "icons"),
		"damage":        x.Moment("strike", "luke"),
		"focus":         x.Moment("strike", "focus"),
		"answer":        x.Moment("answer", "answer"),
		"force":         x.Moment("force", "commit"),
		"struggle":      x.Moment("force", "struggle"),
		"result":        x.Moment("result", ""),
		"orders":        x.Opened(x.Moment("deploy", "deploy"), func(t *Table) { t.windows.Page.Open() }),
		"guide":         x.Taught("objectives.mine"),
		"guide-pay":     x.Taught("paying.grounds"),
		"guide-edge":    x.Taught("edge.lay"),
		"guide-answer":  x.Taught("answers.deflect"),
		"projector":     x.Projected("strike", "luke"),
		"projector-end": x.Projected("result", ""),
	}
}

// transcripts are how the games of the examples are told. Their tables are described, so nobody hands a deck in.
func transcripts() examples.Title[rules.State, rules.View] {
	title := match.Title()
	title.Prepare, title.DealWith = nil, nil
	return examples.Title[rules.State, rules.View]{Title: title, Teller: rules.Rules{}, Begins: func(*rules.State) (json.RawMessage, int) {
		return rules.WriteSetup(rules.Setup{Format: rules.Starter.String()}), 2
	}}
}

// Told shows the end of a game that is told in words.
func Told(p ui.Program, story string) (ui.Screen, error) {
	return inExamples().Told(p, story)
}

// inExamples opens them.
func inExamples() opening.Examples[rules.State, view, *event, *Table] {
	return opening.Examples[rules.State, view, *event, *Table]{Kit: kit(), By: transcripts()}
}
