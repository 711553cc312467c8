package starship

import (
	"encoding/json"
	"errors"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/sim"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/watch"
)

// Examples of screens, from battles that are told in words in assets/examples.

// Shot makes a screen to be drawn without a window: of a saved battle, or without one of an example.
type Shot = func(p ui.Program, save []byte) (ui.Screen, error)

// Shots are the screens of the game by name.
func Shots() map[string]Shot {
	all := map[string]Shot{
		"team":         shot("team", "move"),
		"full":         shot("full", "launch"),
		"deploy":       shot("deployment", "deploy"),
		"initiative":   shot("reroll", "reroll"),
		"move":         shot("battle", "move"),
		"course":       shot("battle", "course"),
		"fly":          shot("battle", "fly"),
		"nose":         shot("battle", "nose"),
		"launch":       shot("battle", "launch"),
		"attack":       shot("battle", "attack"),
		"fire":         shot("battle", "fire"),
		"fire-at":      shot("battle", "fire_at"),
		"window":       shot("battle", "window"),
		"control":      shot("damage", "control"),
		"damage":       opened("damage", "falls", func(t *Table) { t.Choose(game.Option{Kind: rules.KindPass}) }),
		"push":         shot("push", "push"),
		"fly-casual":   shot("casual", "casual"),
		"will":         shot("will", "will"),
		"result":       shot("ending", ""),
		"guide":        taught("faces.faces"),
		"guide-move":   taught("cruiser.sail"),
		"guide-attack": taught("ladder.ladder"),
		"guide-window": taught("windows.window"),
		"guide-damage": taught("damage.all_at_once"),
		"aim": opened("battle", "fire_at", func(t *Table) {
			t.Pointed = table.Ship(rules.Slot(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindTarget })[0].A))
			t.held = t.OfferedOn(t.Pointed)[0]
		}),
		"layers":           opened("battle", "attack", func(t *Table) { t.layers.On = 3 }),
		"projector-damage": projected("damage", ""),
		"orders":           opened("battle", "attack", func(t *Table) { t.orders.Open() }),
		"projector":        projected("battle", "window"),
		"projector-end":    projected("ending", ""),
	}
	for name, before := range fleet.Shots() {
		all[name] = func(p ui.Program, _ []byte) (ui.Screen, error) { return before(p) }
	}
	return all
}

// transcripts are how the battles of the examples are told. Their tables are described, so nobody hands a fleet in.
func transcripts() examples.Title[rules.State, rules.View] {
	title := match.Title()
	title.Prepare = nil
	return examples.Title[rules.State, rules.View]{Title: title, Teller: rules.Rules{}, Begins: func(s *rules.State) (json.RawMessage, int) {
		return rules.WriteSetup(rules.Setup{Format: rules.Standard, Players: s.Players}), int(s.Players)
	}}
}

// at are the battle of a story at a moment, and before the answer that led there.
func at(story, moment string) (before, now *Session, err error) {
	g, err := transcripts().Read(story)
	if err != nil {
		return nil, nil, err
	}
	return g.At(moment)
}

func shot(story, moment string) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		if save != nil {
			return kit().Resume(p, save)
		}
		_, s, err := at(story, moment)
		if err != nil {
			return nil, err
		}
		t := newTable(p, s)
		if !s.Over() {
			t.screen.Sit(s.Asked())
		}
		return t.screen, nil
	}
}

// Told shows the end of a battle that is told in words.
func Told(p ui.Program, story string) (ui.Screen, error) {
	g, err := transcripts().Tell(story)
	if err != nil {
		return nil, err
	}
	_, s, err := g.At("")
	if err != nil {
		return nil, err
	}
	t := newTable(p, s)
	t.screen.Sit(s.Asked())
	return t.screen, nil
}

// tableOf is the battle's own part of a table that a window shows.
func tableOf(shown ui.Screen) *Table {
	return shown.(*watch.Table[*view, *event]).Own.Title.(*Table)
}

// taught shows a step of the guided battles.
func taught(key string) Shot {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		chapter, step, ok := theLesson().Find("lesson." + key)
		if !ok {
			return nil, errors.New("the guide does not say " + key)
		}
		return kit().Learn(p, chapter, step)
	}
}

// opened shows a panel over a moment.
func opened(story, moment string, open func(*Table)) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(story, moment)(p, save)
		if err != nil {
			return nil, err
		}
		t := tableOf(s)
		return &examples.Opened{Screen: s, Ready: func() bool { return t.Pending != nil }, Open: func(*ui.Frame) { open(t) }}, nil
	}
}

// projected shows a moment to a whole room, as it came about.
func projected(story, moment string) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		games := make([]*Session, 2)
		var err error
		if save != nil {
			games[0], err = session.Load(match.Title(), save)
			games = games[:1]
		} else {
			games[0], games[1], err = at(story, moment)
		}
		if err != nil {
			return nil, err
		}
		room := watch.NewProjector(unplayed(p, true).screen.Table, openDesk(games[0]))
		for _, s := range games[1:] {
			room.LookAt(openDesk(s))
		}
		return room, nil
	}
}

// ExampleGame is a save of a whole battle between cadets.
func ExampleGame() ([]byte, error) {
	setup := rules.WriteSetup(rules.Setup{Format: rules.FirstBattle})
	games, err := sim.Of(match.Title(), match.Measures())(sim.Order{Setup: setup, Kinds: []string{"cadet", "cadet"}})
	if err != nil {
		return nil, err
	}
	return games.Record(1)
}

// openDesk is everybody's desk at a session.
func openDesk(s *Session) session.Desk[*view] { return session.NewHost(s, true).Desk(game.Table) }
