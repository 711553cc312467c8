// Package shell is what surrounds the games: the title, a new game, saved games, settings, and the commands that need no
// window. It knows no game: main hands the titles over as a list of [Title].
//
//	title.go     what the shell must know of a title
//	shell.go     what lasts from screen to screen; open.go a game that is being played
//	front.go     the title screen; newgame.go saved.go options.go about.go menu.go the others; page.go what they share
//	lessons.go   the chapters of a guided game, and how far the player is in them
//	book.go      the rule book: book_contents.go its contents and what was found, book_page.go a page
//	keeping.go   saves in a Store, settings.go the settings; store.go, store_files.go, store_browser.go keep the bytes
//	locale_environment.go, locale_browser.go find the languages of a person
//	exchange.go  saves as files to give away and to bring in; exchange_files.go, exchange_browser.go do it
//	replay.go    recorded games to be looked at; replay_bar.go what winds them, share.go what is said before they are shared
//	statistics.go  the games that ended here; statistics_page.go shows them
//	report.go    what a player saves who says that something is wrong
//	copy.go      a text for the clipboard; copy_files.go, copy_browser.go put it there
//	second.go    a second window for the room; second_files.go, second_browser.go open it
//	spots.go     tells tests what is on the screen
//	commands.go  sim, arena, tell and shot; sim.go plays games without a window
package shell

import (
	crypto "crypto/rand"
	"encoding/binary"
	"fmt"
	"image"
	"slices"
	"strings"
	"time"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/sound"
)

// Shell is what lasts from screen to screen.
type Shell struct {
	titles   []shelf.Title
	store    Store
	words    *assets.Words
	settings Settings
	exchange Exchange
	last     session.Start      // of the game that was played last, if there was one
	house    []bool             // the house rules that were chosen last
	books    map[string]written // the rule books of the titles, once they were opened
	notice   string             // to be told on the title screen, once
	speaker  ui.Speaker         // for the real window
	second   bool               // a second window shows what everybody may see

	startSecond func() error
	clipboard   func(text string) error

	Trouble func(error) // is told what the game goes on without, such as a loudspeaker

	projector render.Motion // of the title screen, while it is switched on
	switched  bool

	now  func() time.Time
	seed func() uint64 // of a game whose seed nobody typed in
}

// New returns a shell with the titles on its shelf. It reads the settings from the store. Where they name no language it
// speaks the first of those that the person reads, given as locales, or English.
func New(titles []shelf.Title, store Store, reads ...string) (*Shell, error) {
	s := &Shell{titles: titles, store: store, exchange: OpenExchange(), now: time.Now, seed: secretSeed, startSecond: startSecond, clipboard: clip, Trouble: func(error) {}}
	settings, trouble := loadSettings(store, reads)
	s.settings = settings
	if err := s.Speak(settings.Language); err != nil {
		return nil, err
	}
	if trouble != nil {
		s.notice = s.words.Say("shell.settings.damaged")
	}
	return s, nil
}

// Open returns the shell of this person. If nothing can be kept for him the title screen says so.
func Open(titles []shelf.Title) (*Shell, error) {
	store, err := OpenStore()
	if err != nil {
		store = Memory{}
	}
	s, failed := New(titles, store, locales()...)
	if failed != nil {
		return nil, failed
	}
	if err != nil {
		s.notice = s.words.Say("shell.store.none")
	}
	return s, nil
}

// secretSeed is a number that nobody can guess.
func secretSeed() uint64 {
	var b [8]byte
	crypto.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:])
}

// Speak changes the language. It fails if there are no words in it.
func (s *Shell) Speak(language string) error {
	words, err := assets.NewWords(language)
	if err != nil {
		return err
	}
	s.words, s.settings.Language = words, language
	return nil
}

// spoken finds the first locale, such as ru_RU.UTF-8 or uk-UA, in whose language there are words.
func spoken(reads []string) string {
	for _, locale := range reads {
		code, _, _ := strings.Cut(strings.NewReplacer("-", "_", ".", "_", "@", "_").Replace(locale), "_")
		if slices.Contains(languages(), strings.ToLower(code)) {
			return strings.ToLower(code)
		}
	}
	return "en"
}

func languages() []string { return assets.Languages() }

func (s *Shell) say(key string) string { return s.words.Say("shell." + key) }

// title finds a title on the shelf, or nil.
func (s *Shell) title(id string) *shelf.Title {
	for i := range s.titles {
		if s.titles[i].ID == id {
			return &s.titles[i]
		}
	}
	return nil
}

// Run opens the window, with the title screen or with a saved game, and returns when it is closed.
func (s *Shell) Run(save []byte) error {
	first := s.Front()
	if save != nil {
		g, err := s.Resume(save)
		if err != nil {
			return err
		}
		first = g
	}
	return s.run(first)
}

// RunReplay opens the window with a saved game to be looked at, and returns when it is closed.
func (s *Shell) RunReplay(save []byte) error {
	r, err := s.replayed(save, "replay", func(f *ui.Frame) { f.Go(s.Front()) })
	if err != nil {
		return err
	}
	return s.run(r)
}

// run opens the window with a screen and returns when it is closed.
func (s *Shell) run(first ui.Screen) error {
	s.speaker = sound.NewSpeaker(func(err error) { s.Trouble(fmt.Errorf("no sound: %w", err)) })
	s.clearSecond() // a game that was cut off may have left something
	defer s.clearSecond()
	tell := teller()
	return ui.Run(s.words.Say("shell.name"), first, ui.Options{Prepare: s.prepare, FirstFrame: firstFrame, AtRest: tell, Icons: icons()})
}

// icons are the program's icon in the sizes that desktops ask for.
func icons() (all []image.Image) {
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256} {
		m, err := assets.Raster(assets.Icon, "holoboard", size)
		if err != nil {
			panic(err) // it is part of the program
		}
		all = append(all, m)
	}
	return all
}

// Resume opens a saved game from anywhere. Its error is one sentence.
func (s *Shell) Resume(save []byte) (ui.Game, error) {
	summary, err := s.check(save)
	if err != nil {
		return nil, err
	}
	title := s.title(summary.Title)
	g, err := title.Resume(&open{shell: s, title: title, goes: !summary.Over}, save)
	if err != nil {
		return nil, err
	}
	s.last = summary.Start
	return g, nil
}

// chairs says who sits where, such as "Rebels: Ann · Empire: Cadet (computer)".
func (s *Shell) chairs(title *shelf.Title, chairs []session.Chair) string {
	line := ""
	for i, c := range chairs {
		if i > 0 {
			line += " · "
		}
		line += s.words.Say("shell.chair", assets.Args{"side": s.words.Say(title.SeatsFor(len(chairs))[i].Name), "who": s.who(c)})
	}
	return line
}

// who names a player.
func (s *Shell) who(c session.Chair) string {
	switch {
	case c.Kind != session.Person:
		return s.words.Say("shell.computer", assets.Args{"kind": s.words.Say("player." + c.Kind)})
	case c.Name == "":
		return s.words.Say("player." + session.Person)
	}
	return c.Name
}

// begin starts a new game.
func (s *Shell) begin(title *shelf.Title, start session.Start) (ui.Game, error) {
	g, err := title.Begin(&open{shell: s, title: title, goes: true}, start)
	if err != nil {
		return nil, fmt.Errorf("begin a game of %s: %w", title.ID, err)
	}
	s.last = start
	return g, nil
}
