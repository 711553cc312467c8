package shell

import (
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/work"
)

// Unseen returns a window that nobody sees and whose account is read instead, with the front page, with a game that begins, or with a
// saved one; a worker works beside it. Its error is one sentence.
func (s *Shell) Unseen(worker work.Worker, title *shelf.Title, start session.Start, save []byte) (*ui.Window, error) {
	first := s.Front
	switch {
	case save != nil:
		g, err := s.Resume(save)
		if err != nil {
			return nil, err
		}
		first = func() ui.Screen { return s.putFirst(g, save) }
	case title != nil:
		g, err := s.begin(title, start)
		if err != nil {
			return nil, err
		}
		first = func() ui.Screen { return g }
	}
	w := ui.NewWindow(s.enter(first), 1280, 720, 1)
	w.Worker = worker
	s.prepareFirst(w)
	w.Clock.Speed, w.Hearing.Muted = render.Off, true
	return w, nil
}

// Seed is one that nobody can guess.
func (s *Shell) Seed() uint64 { return s.seed() }
