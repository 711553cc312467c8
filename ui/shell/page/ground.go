// Package page is what the pages of the shell share: what they stand on, how a page is laid out, menus, and files that leave the
// program.
//
//	ground.go  titles, words, settings and what is kept
//	page.go    the head of a page, panels · menu.go items one below the other
//	share.go   saved games as files to give away and to bring in
package page

import (
	"errors"
	"fmt"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

// Ground is what every page stands on.
type Ground struct {
	Titles   []shelf.Title
	Keep     *keeping.Keeper
	Settings keeping.Settings
	Words    *assets.Words // those that all titles share, in the language spoken
	Exchange device.Exchange
	Trouble  func(error) // is told what the program goes on without, such as a loudspeaker

	// LookUp shows the rule book of a title at a place, or where it begins. Without a book nothing happens.
	LookUp func(f *ui.Frame, title *shelf.Title, back ui.Screen, place string)

	// Failed are the titles that could not be loaded, by ID, and why.
	Failed map[string]error

	shown, opened map[string]*assets.Words // of titles: what the shelf shows of them, and all of them once they are opened
}

// Speak changes the language. It fails if there are no words in it.
func (g *Ground) Speak(language string) error {
	words, err := assets.NewWords(language)
	if err != nil {
		return err
	}
	g.Words, g.Settings.Language = words, language
	device.Speaks(language)
	g.shown, g.opened, g.Failed = map[string]*assets.Words{}, map[string]*assets.Words{}, map[string]error{}
	return nil
}

// Say says a phrase of the shell.
func (g *Ground) Say(key string) string { return g.Words.Say("shell." + key) }

// Shown are the words that the shelf shows of a title; the others are not read for them.
func (g *Ground) Shown(title *shelf.Title) *assets.Words {
	if w := g.opened[title.ID]; w != nil {
		return w
	}
	return g.read(g.shown, title, assets.ShelfWords)
}

// Opened are all words of a title, over those that all share.
func (g *Ground) Opened(title *shelf.Title) *assets.Words { return g.read(g.opened, title) }

func (g *Ground) read(known map[string]*assets.Words, title *shelf.Title, files ...string) *assets.Words {
	if w := known[title.ID]; w != nil {
		return w
	}
	w := g.Words
	g.Try(title, func() error {
		above, err := g.Words.Under(title.WordsIn(g.Words.Language()), files...)
		if err == nil {
			w = above
		}
		return err
	})
	known[title.ID] = w
	return w
}

// Try loads something of a title, and tells whether it could be loaded. If not the title is marked, and all others go on.
func (g *Ground) Try(title *shelf.Title, load func() error) bool {
	err := func() (err error) {
		defer func() {
			if cause := recover(); cause != nil {
				err = fmt.Errorf("%v", cause)
			}
		}()
		return load()
	}()
	if err != nil {
		err = fmt.Errorf("load %s: %w", title.ID, err)
		g.Failed[title.ID] = err
		g.Trouble(err)
	}
	return err == nil
}

// Again forgets that a title could not be loaded, so that it is tried again.
func (g *Ground) Again(title *shelf.Title) {
	delete(g.Failed, title.ID)
	delete(g.shown, title.ID)
	delete(g.opened, title.ID)
}

// Title finds a title on the shelf, or nil.
func (g *Ground) Title(id string) *shelf.Title { return g.Keep.Title(id) }

// Chairs says who sits where, such as "Rebels: Ann · Empire: Cadet (computer)".
func (g *Ground) Chairs(title *shelf.Title, chairs []session.Chair) string {
	line := ""
	for i, c := range chairs {
		if i > 0 {
			line += " · "
		}
		line += g.Words.Say("shell.chair", assets.Args{"side": g.Shown(title).Say(title.SeatsFor(len(chairs))[i].Name), "who": g.Who(c)})
	}
	return line
}

// Who names a player.
func (g *Ground) Who(c session.Chair) string {
	switch {
	case c.Kind != session.Person:
		return g.Words.Say("shell.computer", assets.Args{"kind": g.Words.Say("player." + c.Kind)})
	case c.Name == "":
		return g.Words.Say("player." + session.Person)
	}
	return c.Name
}

// WhyNot says in the player's language why a save cannot be loaded.
func (g *Ground) WhyNot(err error) string {
	switch {
	case errors.Is(err, session.ErrDamaged):
		return g.Say("save.damaged")
	case errors.Is(err, session.ErrNewer), errors.Is(err, keeping.ErrNewer):
		return g.Say("save.newer")
	case errors.Is(err, keeping.ErrForeign):
		return g.Say("save.foreign")
	case errors.Is(err, keeping.ErrVersion):
		return g.Say("save.version")
	case errors.Is(err, keeping.ErrUnreadable):
		return g.Say("save.unreadable")
	}
	return g.Say("save.misfit")
}

// KeepSettings keeps the settings, or tells of what it goes on without.
func (g *Ground) KeepSettings() error { return g.Keep.KeepSettings(g.Settings) }
