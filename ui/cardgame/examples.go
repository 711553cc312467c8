package cardgame

import (
	"encoding/json"
	"maps"

	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/opening"
)

// Examples of screens, from games that are told in words in assets/examples.

// Moments are screens of the game by name: moments of examples, and what is opened at some.
func Moments() map[string]opening.Shot {
	x := inExamples()
	all := x.Moments()
	maps.Copy(all, map[string]opening.Shot{
		"orders":        x.Opened(x.Moment("deploy", "deploy"), func(t *Table) { t.windows.Page.Open() }),
		"guide":         x.Taught("objectives.mine"),
		"guide-pay":     x.Taught("paying.grounds"),
		"guide-edge":    x.Taught("edge.lay"),
		"guide-answer":  x.Taught("answers.deflect"),
		"projector":     x.Projected("strike", "damage"),
		"projector-end": x.Projected("result", ""),
	})
	return all
}

// transcripts are how the games of the examples are told.
func transcripts() examples.Title[rules.State, rules.View] {
	return examples.Title[rules.State, rules.View]{Title: match.Title(), Teller: rules.Rules{}, Begins: func(*rules.State) (json.RawMessage, int) {
		return rules.WriteSetup(rules.Setup{Format: rules.Starter.String()}), 2
	}}
}

// inExamples opens them.
func inExamples() opening.Examples[rules.State, view, *event, *Table] {
	return opening.Examples[rules.State, view, *event, *Table]{Kit: kit(), By: transcripts()}
}
