// Package shell is what surrounds the games: the shelf, a new game, saved games, settings. It knows no game: main hands the titles over
// as a list of [shelf.Title].
//
//	shell.go     what lasts from screen to screen; open.go a game that is being played
//	ways.go      where the pages of the shelf lead · lessons.go the chapters of a guided game
//	newgame.go   taking seats, newgame_house.go house rules · saved.go saved games
//	menu.go      over a game; options.go the settings, about.go whose work this is
//	report.go    what a player saves who says that something is wrong · broken.go what he sees if the rules fail
//	copy.go      the clipboard · second.go a second window for the room · other.go what a window shows while another one plays with the same saves
//	shots.go     screens to be drawn without a window
//
// Its sub-packages have a part each: device what the machine gives, keeping what is kept, page what pages share, front the front
// page and the titles' pages, book the rule book, replay recorded games, statistics the games that ended, command sim, arena, tell
// and shot.
package shell

import (
	"bytes"
	"cmp"
	"context"
	crypto "crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"strings"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/desk"
	"holoboard/ui/engine"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/book"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/front"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
	"holoboard/ui/shell/replay"
	"holoboard/ui/sound"
	"holoboard/ui/work"
)

// Shell is what lasts from screen to screen.
type Shell struct {
	*page.Ground
	last    map[string]session.Start // of the game of a title that was played last, if there was one
	house   map[string][]bool        // the house rules that were chosen last, by title
	books   map[string]written       // the rule books of the titles, once they were opened
	notice  string                   // to be told on the front page, once
	older   string                   // what is to be told of a game of older rules that was just opened
	shelf   *front.Shelf             // the front page and the titles' pages
	speaker ui.Speaker               // for the real window
	second  bool                     // a second window shows what everybody may see
	playing *open                    // the program around the game that was opened last, or nil
	shared  *device.Shared           // the store, where other windows may have it open too; else nil

	startSecond func() error
	clip        func(ctx context.Context, text string) error
	paste       func(ctx context.Context) (string, error)
	copying     *work.Work // a text for elsewhere, or nil

	seed func() uint64 // of a game whose seed nobody typed in
}

// New returns a shell with the titles on its shelf. It reads the settings from the store. Where they name no language it
// speaks the first of those that the person reads, given as locales, or English.
func New(titles []shelf.Title, store device.Store, reads ...string) (*Shell, error) {
	s := &Shell{
		Ground: &page.Ground{Titles: titles, Keep: keeping.New(store, titles), Exchange: device.OpenExchange()},
		last:   map[string]session.Start{}, house: map[string][]bool{}, books: map[string]written{},
		seed: secretSeed, startSecond: device.StartSecond, clip: device.Clip, paste: device.Paste,
	}
	s.LookUp = s.lookUp
	s.shelf = front.New(s.Ground, ways{s})
	s.shelf.CanQuit = !device.InBrowser
	s.TellTrouble(func(error) {})
	settings, trouble := s.Keep.Settings(reads)
	s.Settings = settings
	if err := s.Speak(settings.Language); err != nil {
		return nil, err
	}
	if trouble != nil {
		s.notice = s.Say("settings.damaged")
	}
	return s, nil
}

// Open returns the shell of this person. If nothing can be kept for him the front page says so.
func Open(titles []shelf.Title) (*Shell, error) {
	shared, err := device.OpenStore()
	if err != nil {
		s, failed := New(titles, device.Memory{}, device.Locales()...)
		if failed == nil {
			s.notice = s.Say("store.none")
		}
		return s, failed
	}
	s, err := New(titles, shared, device.Locales()...)
	if err != nil {
		return nil, err
	}
	s.shared = shared
	return s, nil
}

// TellTrouble has tell be told what the program goes on without, such as a loudspeaker.
func (s *Shell) TellTrouble(tell func(error)) { s.Trouble, s.Keep.Trouble = tell, tell }

// secretSeed is a number that nobody can guess.
func secretSeed() uint64 {
	var b [8]byte
	crypto.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:])
}

// Run opens the window, with the title screen or with a saved game, and returns when it is closed.
func (s *Shell) Run(save []byte) error {
	if save == nil {
		return s.run(s.Front)
	}
	g, err := s.Resume(save)
	if err != nil {
		return err
	}
	return s.run(func() ui.Screen { return s.putFirst(g, save) })
}

// RunReplay opens the window with a saved game to be looked at, and returns when it is closed.
func (s *Shell) RunReplay(save []byte) error {
	r, err := s.replay(save, "replay", func(f *ui.Frame) { f.Go(s.Front()) })
	if err != nil {
		return err
	}
	return s.run(func() ui.Screen { return r })
}

// run opens the window with a screen, once this window may play, and returns when it is closed.
func (s *Shell) run(first func() ui.Screen) error {
	if err := device.SpareGraphicsCache(); err != nil {
		s.Trouble(err)
		s.notice = cmp.Or(s.notice, s.Say("disk.full"))
	}
	s.speaker = sound.NewSpeaker(func(err error) { s.Trouble(fmt.Errorf("no sound: %w", err)) })
	if s.shared != nil {
		defer s.shared.Leave()
	}
	defer s.clearSecond()
	return engine.Run(s.Say("name"), s.enter(first), engine.Options{
		Left: s.Keep.Place(), Moved: s.moved, Prepare: s.prepareFirst, FirstFrame: device.FirstFrame, AtRest: device.Teller(), Framed: device.TellKeys(), Icons: icons(),
	})
}

// prepareFirst makes the window in which is played.
func (s *Shell) prepareFirst(w *ui.Window) {
	s.prepare(w)
	w.Do(func(f *ui.Frame) {
		told := s.toldOlder()
		if s.playing != nil { // it was opened by name, and another one put aside for it
			told = strings.TrimSpace(told + " " + s.playing.gone)
		}
		if told != "" {
			f.Toast(told)
		}
	})
	if s.shared != nil {
		s.watch(w)
	}
}

// moved keeps where the window has come to, and whether it fills the screen. Where another window plays that one's place counts.
func (s *Shell) moved(to desk.Place) {
	err := s.Keep.KeepPlace(to)
	if err == nil && s.Settings.Full != to.Fullscreen {
		s.Settings.Full = to.Fullscreen
		err = s.KeepSettings()
	}
	if err != nil && !errors.Is(err, device.ErrTaken) {
		s.Trouble(err)
	}
}

// icons are the program's icon in the sizes that desktops ask for; a page in a browser has its own.
func icons() (all []image.Image) {
	if device.InBrowser {
		return nil
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256} {
		m, err := assets.Raster(assets.Icon, "holoboard", size)
		if err != nil {
			panic(err) // it is part of the program
		}
		all = append(all, m)
	}
	return all
}

// prepare makes a window as the settings want it, and keeps that the sound was turned off or on. A page in a browser may only fill
// the screen when the player has just done something.
func (s *Shell) prepare(w *ui.Window) {
	s.Settings.Apply(w)
	w.Fullscreen = s.Settings.Full && !device.InBrowser
	w.Leaves = device.InBrowser
	w.Hearing.Speaker = s.speaker
	w.Broken = s.brokenFor
	w.Closing = s.closing
	w.Clipboard = s.clipboard(w)
	w.Hearing.Changed = func(muted bool) {
		s.Settings.Muted = muted
		if err := s.KeepSettings(); err != nil {
			s.Trouble(err)
		}
	}
}

// Resume opens a saved game from anywhere. Its error is one sentence.
func (s *Shell) Resume(save []byte) (ui.Game, error) {
	summary, err := s.Keep.Check(save)
	if err != nil {
		return nil, err
	}
	title := s.Title(summary.Title)
	o := &open{shell: s, title: title, start: summary.Start, goes: !summary.Over}
	g, err := safely(func() (ui.Game, error) { return title.Resume(o, save) })
	if err != nil {
		return nil, err
	}
	o.game = g
	s.play(o)
	s.last[title.ID] = summary.Start
	s.findStop(summary, save)
	return g, nil
}

// findStop finds out what to tell of a save that is opened: an older one may end at a rule that is read otherwise now.
func (s *Shell) findStop(summary session.Summary, save []byte) {
	title := s.Title(summary.Title)
	s.older = ""
	if summary.Rules == title.Rules || title.Stops == nil {
		return
	}
	if rule := title.Stops(save); rule != "" {
		s.older = s.Words.Say("shell.save.older", assets.Args{"rule": rule})
	}
}

// toldOlder is what is to be told of it, once.
func (s *Shell) toldOlder() (told string) {
	told, s.older = s.older, ""
	return told
}

// putFirst makes a game from elsewhere the last one of its title, and puts the one aside that was. If it is that very game it goes on
// with the notes to it.
func (s *Shell) putFirst(g ui.Game, save []byte) ui.Game {
	o := s.playing
	k, err := s.Keep.Kept(keeping.Last(o.title.ID))
	if err == nil && bytes.Equal(k.Data, save) {
		if own, err := s.resumeKept(&k); err == nil {
			return own
		}
	}
	o.fresh = true
	if err := o.keep(g); err != nil {
		s.Trouble(err)
		s.notice = s.Say("save.failed")
	}
	return g
}

// resumeKept opens a game that was kept here, with its players' notes. Notes that cannot be read are no reason not to
// play on.
func (s *Shell) resumeKept(k *keeping.Kept) (ui.Game, error) {
	g, err := s.Resume(k.Data)
	if err != nil {
		return nil, err
	}
	if s.older != "" && (k.IsLast() || k.IsBefore()) { // what it goes on as takes its place
		if _, _, err := s.Keep.Import(ui.File{Name: s.Say("save.older.name"), Data: k.Data}); err != nil {
			s.Trouble(err)
		}
	}
	notes := s.Keep.Notes(k.Doc)
	if noting, ok := g.(ui.Noting); ok && notes != nil {
		if err := noting.TakeNotes(notes); err != nil {
			s.Trouble(fmt.Errorf("read the notes to %s: %w", k.Doc, err))
		}
	}
	return g, nil
}

// begin starts a new game.
func (s *Shell) begin(title *shelf.Title, start session.Start) (ui.Game, error) {
	o := &open{shell: s, title: title, start: start, goes: true, fresh: true}
	g, err := safely(func() (ui.Game, error) { return title.Begin(o, start) })
	if err != nil {
		return nil, fmt.Errorf("begin a game of %s: %w", title.ID, err)
	}
	o.game = g
	s.play(o)
	s.last[title.ID] = start
	return g, nil
}

// play makes a game the one that is played here, or none. The one before it is left.
func (s *Shell) play(o *open) {
	if s.playing != nil && s.playing != o {
		s.playing.close()
	}
	s.playing = o
}

// safely opens a game; one that the rules cannot bear is an error.
func safely[T any](open func() (T, error)) (opened T, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			var none T
			opened, err = none, fmt.Errorf("the rules fail: %v", cause)
		}
	}()
	return open()
}

// replay opens a recorded game to be looked at; leave is where to go from it.
func (s *Shell) replay(save []byte, name string, leave func(f *ui.Frame)) (*replay.Screen, error) {
	summary, err := s.Keep.Check(save)
	if err != nil {
		return nil, err
	}
	s.findStop(summary, save)
	return safely(func() (*replay.Screen, error) {
		return replay.New(s.Ground, &open{shell: s, title: s.Title(summary.Title), start: summary.Start}, save, name, leave)
	})
}

// written is a book in the words of a language.
type written struct {
	words *assets.Words
	book  *ui.Book
}

// bookOf is the rule book of a title in the language spoken now, or nil.
func (s *Shell) bookOf(title *shelf.Title) *ui.Book {
	if title.Book == nil {
		return nil
	}
	words := s.Opened(title)
	w, ok := s.books[title.ID]
	if !ok || w.words != words {
		w = written{words, title.Book(words)}
		s.books[title.ID] = w
	}
	return w.book
}

// lookUp shows the rule book of a title at a place, or where it begins. Without a book nothing happens.
func (s *Shell) lookUp(f *ui.Frame, title *shelf.Title, back ui.Screen, place string) {
	if b := s.bookOf(title); b != nil {
		f.Go(book.New(s.Ground, b, back, place))
	}
}
