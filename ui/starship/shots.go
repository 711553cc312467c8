package starship

import (
	"encoding/json"
	"maps"

	"holoboard/game"
	"holoboard/game/sim"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/starship/fleet"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/opening"
)

// Examples of screens, from battles that are told in words in assets/examples.

// Shots are the screens of the game by name.
func Shots() map[string]opening.Shot {
	x := inExamples()
	all := x.Moments()
	maps.Copy(all, map[string]opening.Shot{
		"damage":       x.Opened(x.Moment("damage", "(falls)"), func(t *Table) { t.Choose(game.Option{Kind: rules.KindPass}) }),
		"guide":        x.Taught("faces.faces"),
		"guide-move":   x.Taught("cruiser.sail"),
		"guide-attack": x.Taught("ladder.ladder"),
		"guide-window": x.Taught("windows.window"),
		"guide-damage": x.Taught("damage.all_at_once"),
		"aim": x.Opened(x.Moment("battle", "fire-at"), func(t *Table) {
			t.Pointed = table.Ship(rules.Slot(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindTarget })[0].A))
			t.aiming.Held = t.OfferedOn(t.Pointed)[0]
		}),
		"layers":           x.Opened(x.Moment("battle", "attack"), func(t *Table) { t.layers.On = 3 }),
		"projector-damage": x.Projected("damage", ""),
		"orders":           x.Opened(x.Moment("battle", "attack"), func(t *Table) { t.windows.Orders.Open() }),
		"projector":        x.Projected("battle", "window"),
		"projector-end":    x.Projected("ending", ""),
	})
	for name, before := range fleet.Shots() {
		all[name] = func(p ui.Program, _ []byte) (ui.Screen, error) { return before(p) }
	}
	return all
}

// transcripts are how the battles of the examples are told.
func transcripts() examples.Title[rules.State, rules.View] {
	return examples.Title[rules.State, rules.View]{Title: match.Title(), Teller: rules.Rules{}, Begins: func(s *rules.State) (json.RawMessage, int) {
		return rules.WriteSetup(rules.Setup{Format: rules.Standard, Players: s.Players}), int(s.Players)
	}}
}

// inExamples opens them.
func inExamples() opening.Examples[rules.State, view, *event, *Table] {
	return opening.Examples[rules.State, view, *event, *Table]{Kit: kit(), By: transcripts()}
}

// Told shows the end of a battle that is told in words.
func Told(p ui.Program, story string) (ui.Screen, error) {
	return inExamples().Told(p, story)
}

// ExampleGame is a save of a whole battle between cadets.
func ExampleGame() ([]byte, error) {
	setup := rules.WriteSetup(rules.Setup{Format: rules.FirstBattle})
	return sim.Of(match.Title(), match.Measures()).Record(sim.Order{Setup: setup, Kinds: []string{"cadet", "cadet"}})
}

// commanded adds to a title what the commands of a terminal need of it. Who plays in a browser need not fetch that.
func commanded(title shelf.Title) shelf.Title {
	if shelf.Commands {
		title.Example, title.Shots = ExampleGame, Shots()
		title.Says = shelf.Saying(rules.Rules{}, rules.Asks)
		title.Tell, title.Sim = shelf.Tells(rules.Rules{}), sim.Of(match.Simulated(match.Title()), match.Measures())
	}
	return title
}
