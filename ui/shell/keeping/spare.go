package keeping

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"holoboard/game/session"
)

// Another game takes the place of the last one. What stood there is put aside: the game that was left last as "before", those left
// before it beside that, one document for each table, and one more for each way in which it went on from an earlier save.
//
// Games that are put aside have an end: a browser keeps 5 MB, and who begins a game a day would find those that he means to go on with
// no longer. But nothing unfinished is deleted that was not named before. The game that makes room is named when the one before it is put
// aside, and shown so in the list; only what was named so, and has not been played since, goes.

// MostBefore is how many unfinished games of a title that were left for others are kept, unless those that have to go were not named yet.
const MostBefore = 8

// SpareLast puts the last game of a title aside before another one takes its place, unless it is over: nothing is lost by opening
// another game, nor is a damaged save. [Keeper.Thin] is to be called when the other one is kept.
func (k *Keeper) SpareLast(title string) error {
	found, err := k.Kept(Last(title))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return k.moveAside(title, Last(title))
	case found.Trouble == nil && found.Summary.Over:
		return nil
	}
	if err = k.makeRoom(title, &found); err != nil {
		return err
	}
	if err := errors.Join(k.Store.Write(Before(title), found.Data), k.writeNotes(Before(title), k.Notes(Last(title)))); err != nil {
		return err
	}
	k.note(title, func(e *Entry) { e.countSaves(k) })
	return nil
}

// makeRoom moves the game that was left before another one to a document of its own, unless the one that comes goes on from it.
func (k *Keeper) makeRoom(title string, comes *Kept) error {
	there, err := k.Kept(Before(title))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil || there.Trouble != nil && !whole(there.Trouble):
		return k.moveAside(title, Before(title))
	case session.Continues(comes.Data, there.Data):
		return nil
	}
	to, err := k.besides(title, &there)
	if err != nil {
		return err
	}
	return k.rename(Before(title), to)
}

// whole tells whether a save that is refused can be read all the same.
func whole(trouble error) bool { return errors.Is(trouble, ErrVersion) || errors.Is(trouble, ErrNewer) }

// besides is a free document for a table that was left before another one was.
func (k *Keeper) besides(title string, left *Kept) (doc string, err error) {
	first := Before(title) + "-" + left.table()
	docs, err := k.Store.List(first)
	if err != nil {
		return "", err
	}
	doc = first
	for n := 2; slices.Contains(docs, doc); n++ {
		doc = first + "-" + strconv.Itoa(n)
	}
	return doc, nil
}

// table tells tables apart.
func (k *Kept) table() string { return identity(k.Summary.Title, k.Summary.Start) }

// rename gives a saved game, with its notes, a name that is free.
func (k *Keeper) rename(doc, to string) error {
	notes := k.Notes(doc)
	return errors.Join(k.Store.Move(doc, to), k.writeNotes(to, notes), k.writeNotes(doc, nil))
}

// forget deletes a saved game that may not be there.
func (k *Keeper) forget(doc string) error {
	if err := k.Store.Delete(doc); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return k.writeNotes(doc, nil)
}

// leavingName is the document with those of the games that were left that are the next to go.
func leavingName(title string) string { return leaving + title }

// Thin deletes those of the games that were put aside which have to go, once the game is kept that took the last one's place. Gone are
// those that were deleted, which the player was told of before; he is to be told now that the next ones go when another one is put aside.
func (k *Keeper) Thin(title string) (gone, next []Kept, err error) {
	left, err := k.left(title)
	if err != nil {
		return nil, nil, err
	}
	named := k.leaving(title)
	for i := len(left) - 1; i >= MostBefore; i-- {
		if !left[i].namedIn(named) {
			continue
		}
		if err = k.forget(left[i].Doc); err != nil {
			return gone, nil, err
		}
		gone = append(gone, left[i])
		left = slices.Delete(left, i, i+1)
	}
	next = left[min(MostBefore-1, len(left)):]
	if err = k.nameLeaving(title, next); err == nil {
		k.note(title, func(e *Entry) { e.countSaves(k) })
	}
	return gone, next, err
}

// left lists the games that were put aside, the one that was left last first. Those from which another one went on, the last game or one
// of them, are in that, and are put away.
func (k *Keeper) left(title string) (left []Kept, err error) {
	docs, err := k.Store.List(Before(title))
	if err != nil {
		return nil, err
	}
	docs = slices.DeleteFunc(docs, func(doc string) bool { return doc != Before(title) && !strings.HasPrefix(doc, Before(title)+"-") })
	for _, doc := range docs {
		if found, err := k.Kept(doc); err == nil && found.Trouble == nil {
			left = append(left, found)
		}
	}
	slices.SortStableFunc(left, func(a, b Kept) int { return k.order(b.Label, a.Label) })
	later := slices.Clone(left)
	if last, err := k.Kept(Last(title)); err == nil && last.Trouble == nil && !last.Summary.Over {
		later = append([]Kept{last}, left...)
	}
	for i := len(left) - 1; i >= 0; i-- {
		before := later[:len(later)-len(left)+i]
		if !slices.ContainsFunc(before, func(l Kept) bool { return session.Continues(l.Data, left[i].Data) }) {
			continue
		}
		if err := k.forget(left[i].Doc); err != nil {
			return nil, err
		}
		left, later = slices.Delete(left, i, i+1), slices.Delete(later, len(before), len(before)+1)
	}
	return left, nil
}

// leaving reads which of the games that were put aside were named as the next to go, and when each was kept then.
func (k *Keeper) leaving(title string) (named map[string]place) {
	data, err := k.Store.Read(leavingName(title))
	if err == nil {
		err = json.Unmarshal(data, &named)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		k.Trouble(fmt.Errorf("read which games are to go: %w", err))
		return nil // none was named
	}
	return named
}

// namedIn tells whether it is one of those that were named and has not been played since.
func (k *Kept) namedIn(named map[string]place) bool {
	at, there := named[k.Doc]
	return there && at == placeOf(k.Label)
}

// nameLeaving keeps which games are named.
func (k *Keeper) nameLeaving(title string, next []Kept) error {
	named := map[string]place{}
	for i := range next {
		named[next[i].Doc] = placeOf(next[i].Label)
	}
	if len(named) == 0 && len(k.leaving(title)) == 0 {
		return nil
	}
	data, err := json.Marshal(named)
	if err != nil {
		panic(err) // nothing in it can fail
	}
	return k.Store.Write(leavingName(title), data)
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
