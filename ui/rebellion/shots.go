package rebellion

import (
	"maps"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/sim"
	"holoboard/render/board"
	faces "holoboard/render/rebellion/cards"
	"holoboard/ui"
	"holoboard/ui/rebellion/cards"
	"holoboard/ui/rebellion/contacts"
	"holoboard/ui/rebellion/ending"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/shelf"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/pins"
)

// Shots are the screens of the game by name.
func Shots() map[string]opening.Shot {
	x := inExamples()
	assigns := x.Moment("standard", "(assignment)") // an assignment in which an action card may be used
	shots := x.Moments()
	maps.Copy(shots, map[string]opening.Shot{
		"revealed":       x.Opened(x.Moment("revealed", "revealed"), func(t *Table) { t.untold = []game.Seat{t.Viewer} }),
		"victory":        endedShot(x.Moment("whole_game", ""), wholeStory),
		"victory-rebels": endedShot(x.Moment("rebels_win", ""), rebelStory),
		"cover":          x.Covered("assignment", "cover"),
		"action-use":     x.Opened(assigns, func(t *Table) { t.screen.Sheets.Use(words.ThingOf(firstUse(t))) }),
		"action-box": x.Opened(assigns, func(t *Table) {
			t.screen.Sheets.Open(cards.PileOf(board.Fact{Side: int(rules.Rebels), What: faces.ActionCards}))
		}),
		"hunt":        x.Opened(x.Moment("whole_game", "hunt"), func(t *Table) { t.hunt.On = true }),
		"hunt-rebels": x.Opened(x.Moment("whole_game", "hunt-rebels"), func(t *Table) { t.hunt.On = true }),
		"hunt-pins":   x.Opened(x.Moment("whole_game", "hunt"), pinSome),
		"hunt-note": x.Opened(x.Moment("whole_game", "hunt"), func(t *Table) {
			pinSome(t)
			t.hunt.Write(pins.Site{ID: rules.Yavin.String(), Thing: rules.Yavin.Thing()})
		}),
		"list":         x.Opened(assigns, func(t *Table) { t.screen.List.Open = true }),
		"list-advice":  x.Opened(assigns, func(t *Table) { t.screen.List.Open = true; t.screen.Advice.Give(exampleAdvice()) }),
		"log":          x.Opened(assigns, func(t *Table) { t.screen.Log.OpenAll(t.Phone()) }),
		"sides":        x.Opened(assigns, func(t *Table) { t.screen.Tabs.Open(board.SidesTab) }),
		"confirm":      x.Opened(assigns, func(t *Table) { t.screen.Confirm(rules.Done.Thing()) }),
		"guide":        x.Taught("galaxy.system"),
		"guide-move":   x.Taught("movement.activate"),
		"guide-combat": x.Taught("combat.assign"),
		"guide-done":   doneShot(x.Taught("deployment.bye")),
		"team-cover":   x.Covered("team", "team"),
	})
	for name, thing := range map[string]game.Option{
		"sheet-leader": rules.DarthVader.Thing(), "sheet-unit": rules.StarDestroyer.Thing(), "sheet-system": rules.Corellia.Thing(),
		"sheet-mission": rules.HiddenFleet.Thing(), "sheet-objective": rules.CutSupplyLines.Thing(), "sheet-tactic": rules.SpaceOutmaneuver.Thing(),
	} {
		shots[name] = sheetShot(thing)
	}
	for name, at := range map[string][2]string{
		"projector": {"movement", "turn"}, "projector-mission": {"assignment", "mission"}, "projector-combat": {"combat", "combat"},
		"projector-victory": {"rebels_win"}, "projector-team": {"team_standard", "(team-standard)"},
	} {
		shots[name] = x.Projected(at[0], at[1])
	}
	maps.Copy(shots, contacts.Sheets())
	return shots
}

// inExamples opens moments of games that are told in words.
func inExamples() opening.Examples[rules.State, rules.View, *rules.Event, *Table] {
	return opening.Examples[rules.State, rules.View, *rules.Event, *Table]{
		Kit: kit(), By: transcripts(), Own: tableOf, For: func(t *Table) { t.foretold = &exampleForecast },
	}
}

// tableOf is Rebellion's own part of a table that a window shows.
func tableOf(shown ui.Screen) *Table { return shown.(*noted).own }

// endedShot shows the result of a game, with the story of it that is told here: no computer reckons how close it was.
func endedShot(end opening.Shot, told func() *ending.Story) opening.Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := end(p, save)
		if err == nil && save == nil {
			tableOf(s).ending.Story = told()
		}
		return s, err
	}
}

// doneShot shows the guided first game as it looks when a step that is shown is over.
func doneShot(step opening.Shot) opening.Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := step(p, save)
		if err == nil {
			tableOf(s).screen.Guide.Skip()
		}
		return s, err
	}
}

// pinSome puts pins and notes down in the hunt.
func pinSome(t *Table) {
	t.hunt.On = true
	t.hunt.Kept.Put(t.Viewer, rules.Yavin.String(), pins.Note{Pin: pins.Suspected, Text: "Rieekan?"})
	t.hunt.Kept.Put(t.Viewer, rules.Dathomir.String(), pins.Note{Pin: pins.Dismissed})
	t.hunt.Kept.Put(t.Viewer, rules.Tatooine.String(), pins.Note{Pin: pins.Marked})
	t.hunt.TogglePinning()
}

func firstUse(t *Table) game.Option {
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction })[0]
}

// sheetShot shows one card over the table.
func sheetShot(thing game.Option) opening.Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := inExamples().Moment("movement", "turn")(p, save)
		if err != nil {
			return nil, err
		}
		return &examples.Over{Screen: s, Draw: func(f *ui.Frame) { tableOf(s).screen.Sheets.Draw(thing, f.Bounds().Middle(1, 1), "") }}, nil
	}
}

// commanded adds to a title what the commands of a terminal need of it. Who plays in a browser need not fetch that.
func commanded(title shelf.Title) shelf.Title {
	if shelf.Commands {
		title.Example, title.Shots = ExampleGame, Shots()
		title.Says = shelf.Saying(rules.Rules{}, rules.Keys())
		title.Tell, title.Sim = shelf.Tells(rules.Rules{}), sim.Of(match.Title(), match.Measures())
	}
	return title
}
