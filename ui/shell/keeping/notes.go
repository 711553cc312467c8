package keeping

import (
	"errors"
	"io/fs"
	"strings"
)

// Notes of players stand in documents of their own beside the saves. So nothing that is made from a save, such as a
// recording, an exported file or a report, can hold any.

// notesName is the document with the notes to a saved game.
func notesName(doc string) string { return notes + strings.TrimPrefix(doc, saves) }

// Notes returns the notes to a saved game, or nil.
func (k *Keeper) Notes(doc string) []byte {
	notes, err := k.Store.Read(notesName(doc))
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			k.Trouble(err)
		}
		return nil
	}
	return notes
}

// writeNotes keeps the notes to a saved game; none are no document.
func (k *Keeper) writeNotes(doc string, notes []byte) error {
	if notes != nil {
		return k.Store.Write(notesName(doc), notes)
	}
	if err := k.Store.Delete(notesName(doc)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
