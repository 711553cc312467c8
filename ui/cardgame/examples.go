package cardgame

import (
	"encoding/json"
	"errors"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/ui"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/watch"
)

// Examples of screens, from games that are told in words in assets/examples.

// moment makes a screen to be drawn without a window: of a saved game, or without one of an example.
type moment = func(p ui.Program, save []byte) (ui.Screen, error)

// Moments are screens of the game by name, each at a moment of an example.
func Moments() map[string]moment {
	return map[string]moment{
		"setup":         shot("setup", "keep"),
		"mulligan":      shot("setup", "mulligan"),
		"reveal":        shot("setup", "reveal"),
		"balance":       shot("balance", "balance"),
		"deploy":        shot("deploy", "deploy"),
		"pay":           shot("deploy", "pay"),
		"engage":        shot("dense", "engage"),
		"dense":         shot("dense", "attackers"),
		"defenders":     shot("dense", "defenders"),
		"edge":          shot("edge", "edge"),
		"fate":          shot("edge", "fate"),
		"strike":        shot("strike", "icons"),
		"damage":        shot("strike", "luke"),
		"focus":         shot("strike", "focus"),
		"answer":        shot("answer", "answer"),
		"force":         shot("force", "commit"),
		"struggle":      shot("force", "struggle"),
		"result":        shot("result", ""),
		"orders":        opened("deploy", "deploy", func(t *Table) { t.windows.Page.Open() }),
		"guide":         taught("objectives.mine"),
		"guide-pay":     taught("paying.grounds"),
		"guide-edge":    taught("edge.lay"),
		"guide-answer":  taught("answers.deflect"),
		"projector":     projected("strike", "luke"),
		"projector-end": projected("result", ""),
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

// at are the game of a story at a moment, and before the answer that led there.
func at(story, note string) (before, now *Session, err error) {
	g, err := transcripts().Read(story)
	if err != nil {
		return nil, nil, err
	}
	return g.At(note)
}

func shot(story, note string) moment {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		if save != nil {
			return kit().Resume(p, save)
		}
		_, s, err := at(story, note)
		if err != nil {
			return nil, err
		}
		return seated(p, s).screen, nil
	}
}

// seated is the table of a game, at which whoever is asked sits down.
func seated(p ui.Program, s *Session) *Table {
	t := newTable(p, s)
	if !s.Over() {
		t.screen.Sit(s.Asked())
	}
	return t
}

// Told shows the end of a game that is told in words.
func Told(p ui.Program, story string) (ui.Screen, error) {
	g, err := transcripts().Tell(story)
	if err != nil {
		return nil, err
	}
	_, s, err := g.At("")
	if err != nil {
		return nil, err
	}
	return seated(p, s).screen, nil
}

// shownTable is the game's own part of a table that a window shows.
func shownTable(shown ui.Screen) *Table {
	return shown.(*watch.Table[*view, *event]).Own.Title.(*Table)
}

// taught shows a step of the guided game.
func taught(key string) moment {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		chapter, step, ok := theLesson().Find("lesson." + key)
		if !ok {
			return nil, errors.New("the guide does not say " + key)
		}
		return kit().Learn(p, chapter, step)
	}
}

// opened shows a panel over a moment.
func opened(story, note string, open func(*Table)) moment {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(story, note)(p, save)
		if err != nil {
			return nil, err
		}
		t := shownTable(s)
		return &examples.Opened{Screen: s, Ready: func() bool { return t.Pending != nil }, Open: func(*ui.Frame) { open(t) }}, nil
	}
}

// projected shows a moment to a whole room, as it came about.
func projected(story, note string) moment {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		games := make([]*Session, 2)
		var err error
		if save != nil {
			games[0], err = session.Load(match.Title(), save)
			games = games[:1]
		} else {
			games[0], games[1], err = at(story, note)
		}
		if err != nil {
			return nil, err
		}
		room := watch.NewProjector(unplayed(p, true).screen.Table, everybodys(games[0]))
		for _, s := range games[1:] {
			room.LookAt(everybodys(s))
		}
		return room, nil
	}
}

// everybodys is everybody's desk at a session.
func everybodys(s *Session) session.Desk[*view] { return session.NewHost(s, true).Desk(game.Table) }
