package keeping

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"holoboard/game/session"
	"holoboard/ui/shelf"
)

// An Entry is what the shelf says of a title without opening any other document: how the last game stands, and how many there are of
// what the title has.
type Entry struct {
	Title   string    `json:"title"`
	Saved   time.Time `json:"saved,omitzero"` // the last game; zero where there is none
	About   string    `json:"about,omitempty"`
	Seat    string    `json:"seat,omitempty"` // the ID of the seat that is asked in it, if a person sits there
	Rules   int       `json:"rules,omitempty"`
	Over    bool      `json:"over,omitempty"`
	Damaged bool      `json:"damaged,omitempty"` // the last game cannot be read
	Why     Cause     `json:"why,omitempty"`     // and why, if it is not damaged

	Count uint64 `json:"count,omitempty"` // that of the last game
	Top   uint64 `json:"top,omitempty"`   // the highest one that was given

	Saves  int `json:"saves,omitempty"`  // saved games, the last one too
	Played int `json:"played,omitempty"` // to their end, on this machine
	Learnt int `json:"learnt,omitempty"` // chapters of the guided game played to their end
	Lesson int `json:"lesson,omitempty"` // the chapter to go on with
}

// A Cause is why a last game cannot be read.
type Cause uint8

// The causes.
const (
	Torn    Cause = iota // it is damaged, or no saved game
	Closed               // the file cannot be opened
	TooNew               // a newer program has written it in a way of its own
	Another              // it is a game of another title
	causes
)

// GoesOn tells whether there is a last game that is not over.
func (e *Entry) GoesOn() bool { return e.Damaged || !e.Saved.IsZero() && !e.Over }

// Entries are the records of all titles, in their order on the shelf.
func (k *Keeper) Entries() []Entry {
	if k.entries == nil {
		k.entries = k.readEntries()
	}
	return k.entries
}

// Entry is the record of a title.
func (k *Keeper) Entry(title string) *Entry {
	all := k.Entries()
	return &all[slices.IndexFunc(all, func(e Entry) bool { return e.Title == title })]
}

// Newest is the title whose last game was left last, of those that go on; nil where there is none.
func (k *Keeper) Newest() *Entry {
	var newest *Entry
	for i, e := range k.Entries() {
		if e.GoesOn() && (newest == nil || k.order(e.label(), newest.label()) > 0) {
			newest = &k.entries[i]
		}
	}
	return newest
}

// label is what orders the last game among others.
func (e *Entry) label() Label { return Label{Saved: e.Saved, Count: e.Count} }

// readEntries reads the record of the shelf. What is missing there, or says of the folder what is not so, is found out from the
// documents themselves, once: somebody may have put a save there.
func (k *Keeper) readEntries() []Entry {
	var kept []Entry
	data, err := k.Store.Read(shelfName)
	if err == nil {
		err = json.Unmarshal(data, &kept)
	}
	if err != nil {
		kept = nil
		if !errors.Is(err, fs.ErrNotExist) {
			k.Trouble(fmt.Errorf("read the record of the shelf: %w", err))
		}
	}
	all := make([]Entry, len(k.Titles))
	for i, title := range k.Titles {
		at := slices.IndexFunc(kept, func(e Entry) bool { return e.Title == title.ID })
		if at >= 0 && kept[at].fits(&title) && k.agrees(&kept[at]) {
			all[i] = kept[at]
			continue
		}
		k.tidy()
		all[i] = k.recall(title.ID)
		if at >= 0 {
			all[i].Top = max(all[i].Top, kept[at].Top)
		}
	}
	k.entries = all
	k.writeEntries(kept)
	return all
}

// agrees tells whether a title's folder has as many saves as the record says, and a last game if it says so. No save is opened for that.
func (k *Keeper) agrees(e *Entry) bool {
	docs, err := k.Store.List(saves + e.Title + "/")
	if err != nil {
		return true // what cannot be listed cannot be found out anew
	}
	loose, err := k.homeless()
	has := e.Damaged || !e.Saved.IsZero()
	return err == nil && len(loose) == 0 && len(docs) == e.Saves && slices.Contains(docs, Last(e.Title)) == has
}

// fits tells whether a record can be that of a title. One that somebody wrote by hand may not be.
func (e *Entry) fits(title *shelf.Title) bool {
	chapters := len(title.Chapters)
	return e.Why < causes && e.About == line(e.About) && e.Seat == line(e.Seat) && e.Saves >= 0 && e.Played >= 0 &&
		e.Learnt >= 0 && e.Learnt <= chapters && e.Lesson >= 0 && (e.Lesson == 0 || e.Lesson < chapters)
}

// recall finds out what there is to say of a title.
func (k *Keeper) recall(title string) Entry {
	e := Entry{Title: title}
	found, err := k.Kept(Last(title))
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		e.Damaged, e.Why = true, Closed
	case found.Trouble != nil && !whole(found.Trouble):
		e.Damaged = true
		if errors.Is(found.Trouble, session.ErrNewer) {
			e.Why = TooNew
		}
	case found.Summary.Title != title:
		e.Damaged, e.Why = true, Another
	default:
		e.hold(found.Label, found.Summary)
	}
	e.countSaves(k)
	e.countGames(k)
	e.countLessons(k)
	if before, err := k.Kept(Before(title)); err == nil {
		e.Top = before.Label.Count
	}
	e.Top = max(e.Top, e.Count) + uint64(e.Saves) // those with names may be later than these
	return e
}

// hold takes over how a game stands.
func (e *Entry) hold(l Label, s session.Summary) {
	e.Saved, e.About, e.Seat, e.Rules, e.Over, e.Damaged, e.Why = l.Saved, line(l.About), l.Seat, s.Rules, s.Over, false, Torn
	e.Count = l.Count
	if e.Saved.IsZero() {
		e.Saved = time.Unix(0, 0).UTC() // it does not say when, but it is there
	}
}

// line is a text that stands in a document as it can be shown: in one line, and short.
func line(text string) string {
	const most = 60 // letters
	if len(text) > most*utf8.UTFMax {
		text = strings.ToValidUTF8(text[:most*utf8.UTFMax], "")
	}
	text = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Zl, unicode.Zp) {
			return ' '
		}
		return r
	}, text)
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-1]) + "…"
}

func (e *Entry) countSaves(k *Keeper) {
	docs, err := k.Store.List(saves + e.Title + "/")
	if err != nil {
		k.Trouble(err)
	}
	e.Saves = len(docs)
}

func (e *Entry) countGames(k *Keeper) {
	all, err := k.Games()
	if err != nil {
		k.Trouble(err)
	}
	e.Played = 0
	for _, g := range all.Games {
		if g.Title == e.Title {
			e.Played++
		}
	}
}

func (e *Entry) countLessons(k *Keeper) {
	title, at := k.Title(e.Title), k.Learnt(e.Title)
	e.Learnt, e.Lesson = 0, max(len(title.Chapters)-1, 0)
	for i, name := range slices.Backward(title.Chapters) {
		if at[name].Done {
			e.Learnt++
		} else {
			e.Lesson = i
		}
	}
}

// Look finds out anew what there is to say of a title.
func (k *Keeper) Look(title string) {
	if k.Title(title) != nil {
		k.note(title, func(e *Entry) {
			top := e.Top
			*e = k.recall(title)
			e.Top = max(e.Top, top)
		})
	}
}

// note changes the record of a title, and keeps it if that is another one then.
func (k *Keeper) note(title string, change func(e *Entry)) {
	e := k.Entry(title)
	was := *e
	change(e)
	if *e != was {
		k.writeEntries(k.entries)
	}
}

// writeEntries keeps the record of the shelf unless it is kept already. Titles that are not on the shelf now keep theirs.
func (k *Keeper) writeEntries(kept []Entry) {
	all := slices.Clone(k.entries)
	for _, e := range kept {
		if k.Title(e.Title) == nil {
			all = append(all, e)
		}
	}
	data, err := json.Marshal(all)
	if err != nil {
		panic(err) // nothing in it can fail
	}
	if now, err := k.Store.Read(shelfName); err == nil && bytes.Equal(now, data) {
		return
	}
	if err := k.Store.Write(shelfName, data); err != nil {
		k.Trouble(fmt.Errorf("keep the record of the shelf: %w", err))
	}
}
