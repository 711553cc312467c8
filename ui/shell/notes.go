package shell

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"holoboard/ui"
)

// Notes of players stand in documents of their own beside the saves. So nothing that is made from a save, such as a
// recording, an exported file or a report, can hold any.

// notesName is the document with the notes to a saved game.
func notesName(doc string) string { return "notes/" + strings.TrimPrefix(doc, saves) }

// keepGame saves a game under a document's name, and its players' notes beside it.
func (s *Shell) keepGame(doc, name string, g ui.Game, save []byte) error {
	if err := s.keep(doc, name, g.About(), save); err != nil {
		return err
	}
	var notes []byte
	if g, ok := g.(ui.Noting); ok {
		notes = g.Notes()
	}
	return s.writeNotes(doc, notes)
}

// resumeKept opens a game that was kept here, with its players' notes. Notes that cannot be read are no reason not to
// play on.
func (s *Shell) resumeKept(k *Kept) (ui.Game, error) {
	g, err := s.Resume(k.Data)
	if err != nil {
		return nil, err
	}
	notes := s.notesOf(k.Doc)
	if noting, ok := g.(ui.Noting); ok && notes != nil {
		if err := noting.TakeNotes(notes); err != nil {
			s.Trouble(fmt.Errorf("read the notes to %s: %w", k.Doc, err))
		}
	}
	return g, nil
}

// notesOf returns the notes to a saved game, or nil.
func (s *Shell) notesOf(doc string) []byte {
	notes, err := s.store.Read(notesName(doc))
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			s.Trouble(err)
		}
		return nil
	}
	return notes
}

// writeNotes keeps the notes to a saved game; none are deleted.
func (s *Shell) writeNotes(doc string, notes []byte) error {
	if notes != nil {
		return s.store.Write(notesName(doc), notes)
	}
	if err := s.store.Delete(notesName(doc)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
