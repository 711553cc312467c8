package rebellion

import (
	"errors"
	"maps"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/render/board"
	faces "holoboard/render/rebellion/cards"
	"holoboard/ui"
	"holoboard/ui/rebellion/cards"
	"holoboard/ui/rebellion/contacts"
	"holoboard/ui/rebellion/ending"
	"holoboard/ui/rebellion/words"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/pins"
	"holoboard/ui/table/watch"
)

// Shot makes a screen to be drawn without a window: of a saved game, or without one of an example.
type Shot = func(p ui.Program, save []byte) (ui.Screen, error)

// Shots are the screens of the game by name.
func Shots() map[string]Shot {
	shots := map[string]Shot{
		"table":          shot(example{story: "movement", moment: "table"}),
		"assignment":     shot(example{story: "assignment", moment: "assignment"}),
		"plan":           shot(example{story: "assignment", moment: "plan"}),
		"mission":        shot(example{story: "assignment", moment: "mission"}),
		"combat":         shot(example{story: "combat", moment: "combat"}),
		"retreat":        shot(example{story: "combat", moment: "retreat"}),
		"recruit":        shot(example{story: "recruit", moment: "recruit"}),
		"refresh":        shot(example{story: "standard", moment: "refresh"}),
		"turn":           shot(example{story: "movement", moment: "turn"}),
		"objective":      shot(example{story: "objective", moment: "objective"}),
		"revealed":       openedAt(example{story: "revealed", moment: "revealed"}, func(t *Table) { t.untold = []game.Seat{t.Viewer} }),
		"destroyed":      shot(example{story: "destroyed", moment: "destroyed"}),
		"victory":        endedShot(example{story: "whole_game"}, wholeStory),
		"victory-rebels": endedShot(example{story: "rebels_win"}, rebelStory),
		"cover":          shot(example{story: "assignment", moment: "cover", covered: true}),
		"setup":          shot(example{story: "setup", moment: "setup"}),
		"setup-rebels":   shot(example{story: "setup", moment: "setup-rebels"}),
		"actions":        shot(example{story: "actions", moment: "actions"}),
		"action-moment":  shot(example{story: "good_intel", moment: "action-moment"}),
		"action-guard":   shot(example{story: "undercover", moment: "action-guard"}),
		"action-dice":    shot(example{story: "one_in_a_million", moment: "action-dice"}),
		"action-search":  shot(example{story: "desperate_hour", moment: "action-search"}),
		"action-use":     openedShot(func(t *Table) { t.screen.Sheets.Use(words.ThingOf(firstUse(t))) }),
		"action-box": openedShot(func(t *Table) {
			t.screen.Sheets.Open(cards.PileOf(board.Fact{Side: int(rules.Rebels), What: faces.ActionCards}))
		}),
		"hunt":        openedAt(example{story: "whole_game", moment: "hunt"}, func(t *Table) { t.hunt.On = true }),
		"hunt-rebels": openedAt(example{story: "whole_game", moment: "hunt-rebels"}, func(t *Table) { t.hunt.On = true }),
		"hunt-pins":   openedAt(example{story: "whole_game", moment: "hunt"}, pinSome),
		"hunt-note": openedAt(example{story: "whole_game", moment: "hunt"}, func(t *Table) {
			pinSome(t)
			t.hunt.Write(pins.Site{ID: rules.Yavin.String(), Thing: rules.Yavin.Thing()})
		}),
		"list":         openedShot(func(t *Table) { t.screen.List.Open = true }),
		"list-advice":  openedShot(func(t *Table) { t.screen.List.Open = true; t.screen.Advice.Give(exampleAdvice()) }),
		"log":          openedShot(func(t *Table) { t.screen.Log.OpenAll(t.Phone()) }),
		"sides":        openedShot(func(t *Table) { t.screen.Tabs.Open(board.SidesTab) }),
		"confirm":      openedShot(func(t *Table) { t.screen.Confirm(rules.Done.Thing()) }),
		"recruit-kept": shot(example{story: "recruit_kept", moment: "recruit-kept"}),
		"guide":        guideShot("galaxy.system"),
		"guide-move":   guideShot("movement.activate"),
		"guide-combat": guideShot("combat.assign"),
		"guide-done":   guideShot("deployment.bye"),
		"team":         shot(example{story: "team", moment: "team"}),
		"team-veto":    shot(example{story: "team_veto", moment: "team-veto"}),
		"team-cover":   shot(example{story: "team", moment: "team", covered: true}),
	}
	for name, thing := range map[string]game.Option{
		"sheet-leader": rules.DarthVader.Thing(), "sheet-unit": rules.StarDestroyer.Thing(), "sheet-system": rules.Corellia.Thing(),
		"sheet-mission": rules.HiddenFleet.Thing(), "sheet-objective": rules.CutSupplyLines.Thing(), "sheet-tactic": rules.SpaceOutmaneuver.Thing(),
	} {
		shots[name] = sheetShot(thing)
	}
	for name, e := range map[string]example{
		"projector":         {story: "movement", moment: "turn"},
		"projector-mission": {story: "assignment", moment: "mission"},
		"projector-combat":  {story: "combat", moment: "combat"},
		"projector-victory": {story: "rebels_win"},
		"projector-team":    {story: "team_standard", moment: "team-standard"},
	} {
		shots[name] = projectorShot(e)
	}
	maps.Copy(shots, contacts.Sheets())
	return shots
}

func shot(e example) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		if save != nil {
			return kit().Resume(p, save)
		}
		t, err := e.table(p)
		if err != nil {
			return nil, err
		}
		return t.screen.Game, nil
	}
}

// tableOf is Rebellion's own part of a table that a window shows.
func tableOf(shown ui.Screen) *Table { return shown.(*noted).own }

// endedShot shows the result of a game, with the story of it that is told here: no computer reckons how close it was.
func endedShot(e example, told func() *ending.Story) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(e)(p, save)
		if err == nil && save == nil {
			tableOf(s).ending.Story = told()
		}
		return s, err
	}
}

// openedShot shows a panel over an assignment in which an action card may be used.
func openedShot(open func(*Table)) Shot {
	return openedAt(example{story: "standard", moment: "assignment"}, open)
}

func openedAt(e example, open func(*Table)) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(e)(p, save)
		if err != nil {
			return nil, err
		}
		t := tableOf(s)
		return &examples.Opened{Screen: s, Ready: func() bool { return t.Pending != nil }, Open: func(f *ui.Frame) {
			t.F = f
			open(t)
		}}, nil
	}
}

// guideShot shows a step of the guided first game; the last one as it looks when that is over.
func guideShot(key string) Shot {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		chapter, step, ok := theLesson().Find("lesson." + key)
		if !ok {
			return nil, errors.New("the guide does not say " + key)
		}
		g, err := kit().Learn(p, chapter, step)
		if err == nil && chapter == len(theLesson().Chapters)-1 {
			tableOf(g).screen.Guide.Skip()
		}
		return g, err
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

// projectorShot shows a moment to a whole room, as it came about.
func projectorShot(e example) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		project := func(s *Session) *watch.Projector[*rules.View, *rules.Event] {
			return watch.NewProjector(unplayed(p, true).screen.Table, openDesk(s))
		}
		if save != nil {
			s, err := session.Load(match.Title(), save)
			if err != nil {
				return nil, err
			}
			return project(s), nil
		}
		before, now, err := e.games()
		if err != nil {
			return nil, err
		}
		projector := project(before)
		projector.LookAt(openDesk(now))
		return projector, nil
	}
}

func firstUse(t *Table) game.Option {
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction })[0]
}

// sheetShot shows one card over the table.
func sheetShot(thing game.Option) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(example{story: "movement", moment: "turn"})(p, save)
		if err != nil {
			return nil, err
		}
		return &examples.Over{Screen: s, Draw: func(f *ui.Frame) { tableOf(s).screen.Sheets.Draw(thing, f.Bounds().Middle(1, 1), "") }}, nil
	}
}

// openDesk is everybody's desk at a session.
func openDesk(s *Session) session.Desk[*rules.View] { return session.NewHost(s, true).Desk(game.Table) }
