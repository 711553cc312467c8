package keeping

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
)

// Another game takes the place of the last one. What stood there is put aside: the game that was left last as "before", those left
// before it beside that, one document for each table.

// MostBefore is how many unfinished games of a title that were left for others are kept.
const MostBefore = 8

// SpareLast puts the last game of a title aside before another one takes its place, unless it is over: nothing is lost by opening
// another game, nor is a damaged save. Gone are the games that had to make room for it, to be named.
func (k *Keeper) SpareLast(title string) (gone []Kept, err error) {
	found, err := k.Kept(Last(title))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, k.moveAside(title, Last(title))
	case found.Trouble == nil && found.Summary.Over:
		return nil, nil
	}
	if gone, err = k.makeRoom(title, &found); err != nil {
		return gone, err
	}
	if err := errors.Join(k.Store.Write(Before(title), found.Data), k.writeNotes(Before(title), k.Notes(Last(title)))); err != nil {
		return gone, err
	}
	k.note(title, func(e *Entry) { e.countSaves(k) })
	return gone, nil
}

// makeRoom moves the game that was left before another one to a document of its own, unless it is a table's that comes.
func (k *Keeper) makeRoom(title string, comes *Kept) (gone []Kept, err error) {
	there, err := k.Kept(Before(title))
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil || there.Trouble != nil && !whole(there.Trouble):
		return nil, k.moveAside(title, Before(title))
	case there.table() != comes.table():
		if err := k.rename(Before(title), beside(title, &there)); err != nil {
			return nil, err
		}
	}
	if err := k.forget(beside(title, comes)); err != nil {
		return nil, err
	}
	return k.prune(title)
}

// whole tells whether a save that is refused can be read all the same.
func whole(trouble error) bool { return errors.Is(trouble, ErrVersion) || errors.Is(trouble, ErrNewer) }

// beside is the document with a table that was left before another one was.
func beside(title string, k *Kept) string { return Before(title) + "-" + k.table() }

// table tells tables apart.
func (k *Kept) table() string { return identity(k.Summary.Title, k.Summary.Start) }

// rename gives a saved game, with its notes, a name that another one may have had.
func (k *Keeper) rename(doc, to string) error {
	notes := k.Notes(doc)
	if err := k.forget(to); err != nil {
		return err
	}
	return errors.Join(k.Store.Move(doc, to), k.writeNotes(to, notes), k.writeNotes(doc, nil))
}

// forget deletes a saved game that may not be there.
func (k *Keeper) forget(doc string) error {
	if err := k.Store.Delete(doc); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return k.writeNotes(doc, nil)
}

// prune deletes those of the games that were left which were kept first, so that as many as are kept are there when another one comes,
// and returns them.
func (k *Keeper) prune(title string) (gone []Kept, err error) {
	docs, err := k.Store.List(Before(title) + "-")
	if err != nil {
		return nil, err
	}
	var left []Kept
	for _, doc := range docs {
		if found, err := k.Kept(doc); err == nil && found.Trouble == nil {
			left = append(left, found)
		}
	}
	slices.SortStableFunc(left, func(a, b Kept) int { return k.order(b.Label, a.Label) })
	for i := MostBefore - 1; i < len(left); i++ {
		if err := k.forget(left[i].Doc); err != nil {
			return gone, err
		}
		gone = append(gone, left[i])
	}
	return gone, nil
}

// moveAside gives a document that cannot be read a name of its own.
func (k *Keeper) moveAside(title, doc string) error {
	for n := 1; ; n++ {
		to := saves + title + "/unreadable-" + strconv.Itoa(n)
		if !k.Has(to) {
			defer k.Look(title)
			return k.Store.Move(doc, to)
		}
	}
}
