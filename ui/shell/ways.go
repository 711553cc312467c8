package shell

import (
	"errors"
	"io/fs"

	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/front"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/statistics"
)

// Front returns the front page, which offers the last game again.
func (s *Shell) Front() ui.Screen { return s.shelf.Front() }

// Home is where a game of a title is left for: its page, or the front page where it is the only title, which has as much.
func (s *Shell) Home(title *shelf.Title) ui.Screen {
	if len(s.Titles) == 1 {
		return s.Front()
	}
	return s.shelf.Page(title)
}

// ways implements [front.Ways].
type ways struct{ *Shell }

var _ front.Ways = ways{}

// Continue implements [front.Ways].
func (s ways) Continue(f *ui.Frame, title *shelf.Title) error {
	k, err := s.Keep.Kept(keeping.Last(title.ID))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s.Keep.Look(title.ID) // it was taken away while nobody looked
		return keeping.ErrUnreadable
	case err != nil:
		return keeping.ErrUnreadable
	}
	g, err := s.resumeKept(&k)
	if err != nil {
		s.Keep.Look(title.ID)
		return err
	}
	f.GoTelling(g, s.toldOlder())
	return nil
}

// NewGame implements [front.Ways].
func (s ways) NewGame(f *ui.Frame, title *shelf.Title) { f.Go(s.newGame(title)) }

// Learn implements [front.Ways].
func (s ways) Learn(f *ui.Frame, title *shelf.Title) { f.Go(s.learn(title)) }

// Chapter implements [front.Ways].
func (s ways) Chapter(f *ui.Frame, title *shelf.Title, number int) { s.openChapter(f, title, number) }

// Saved implements [front.Ways].
func (s ways) Saved(f *ui.Frame, title *shelf.Title, back ui.Screen) { f.Go(s.saved(title, back)) }

// Statistics implements [front.Ways].
func (s ways) Statistics(f *ui.Frame, title *shelf.Title, back ui.Screen) {
	f.Go(statistics.New(s.Ground, title, back))
}

// Settings implements [front.Ways].
func (s ways) Settings(f *ui.Frame, back ui.Screen) { f.Go(&options{shell: s.Shell, back: back}) }

// About implements [front.Ways].
func (s ways) About(f *ui.Frame, back ui.Screen) { f.Go(&about{shell: s.Shell, back: back}) }

// Speak implements [front.Ways].
func (s ways) Speak(f *ui.Frame, language string) {
	if err := s.Ground.Speak(language); err != nil {
		panic(err) // the program carries its words
	}
	if err := s.KeepSettings(); err != nil {
		f.Toast(s.Say("settings.failed"))
	}
	f.Invalidate()
}

// Notice implements [front.Ways].
func (s ways) Notice() (told string) {
	told, s.notice = s.notice, ""
	return told
}
