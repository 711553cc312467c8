package keeping

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// The list of the saved games of a title opens none of them. Where each stands in it the program has written down, by what its label
// says; of those that it does not know it reads the label alone, some at a time.

// A place is what orders a save among others.
type place struct {
	Count uint64 `json:"c,omitempty"`
	Saved int64  `json:"s,omitempty"` // seconds since 1970; 0 for none
}

func placeOf(l Label) place {
	p := place{Count: l.Count}
	if !l.Saved.IsZero() {
		p.Saved = l.Saved.Unix()
	}
	return p
}

// label is one that is ordered like the save's own.
func (p place) label() Label {
	l := Label{Count: p.Count}
	if p.Saved != 0 {
		l.Saved = time.Unix(p.Saved, 0)
	}
	return l
}

// A Listing is the list of the saved games of a title, and of those that belong to none on the shelf, while it is made.
type Listing struct {
	keeper  *Keeper
	title   string
	docs    []string
	places  map[string]place
	unknown []string // those whose labels are to be read
	news    bool     // more is known than is written down
}

// placesName is the document with the places of a title's saves.
func placesName(title string) string { return places + title }

// List begins the list of the saved games of a title.
func (k *Keeper) List(title string) (*Listing, error) {
	k.tidy()
	docs, err := k.Store.List(saves + title + "/")
	if err != nil {
		return nil, err
	}
	others, err := k.homeless()
	if err != nil {
		return nil, err
	}
	l := &Listing{keeper: k, title: title, docs: append(docs, others...), places: k.places(title)}
	known := len(l.places)
	for _, doc := range l.docs {
		if _, there := l.places[doc]; there && lasting(doc) {
			known--
		} else {
			l.unknown = append(l.unknown, doc)
		}
	}
	l.news = known > 0 // some are gone
	return l, nil
}

// lasting tells whether a save stands in its place until the player keeps another one under its name. The program keeps the others by
// itself, again and again, and there are few.
func lasting(doc string) bool {
	k := Kept{Doc: doc}
	return !k.IsLast() && !k.IsBefore()
}

// places reads what is written down.
func (k *Keeper) places(title string) map[string]place {
	found := map[string]place{}
	data, err := k.Store.Read(placesName(title))
	if err == nil {
		err = json.Unmarshal(data, &found)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		k.Trouble(fmt.Errorf("read the places of saves: %w", err))
		clear(found) // they are found out anew
	}
	if found == nil {
		found = map[string]place{}
	}
	return found
}

// displace makes a save that is about to be written one that has no place yet.
func (k *Keeper) displace(title, doc string) {
	found := k.places(title)
	if _, there := found[doc]; !there {
		return
	}
	delete(found, doc)
	if err := k.writePlaces(title, found); err != nil {
		k.Trouble(fmt.Errorf("take %s from its place: %w", doc, err)) // it stays where it is
	}
}

func (k *Keeper) writePlaces(title string, found map[string]place) error {
	data, err := json.Marshal(found)
	if err != nil {
		panic(err) // nothing in it can fail
	}
	return k.Store.Write(placesName(title), data)
}

// How many labels are read in one go, and how long the beginning of a save is that has its label.
const (
	labelsAtOnce = 64
	labelWithin  = 2 << 10 // bytes
)

// Go reads some of the labels that are still to be read, and tells how many there are then. The list is ready when there are none.
func (l *Listing) Go() (left int) {
	for n := 0; n < labelsAtOnce && len(l.unknown) > 0; n++ {
		doc := l.unknown[0]
		l.unknown = l.unknown[1:]
		head, err := l.keeper.Store.Head(doc, labelWithin)
		l.places[doc] = placeOf(labelAtHead(head))
		l.news = l.news || err == nil && lasting(doc)
	}
	return len(l.unknown)
}

// Docs are the documents in the order of the list, once it is ready: the ones kept by the program first, then the newest.
func (l *Listing) Docs() []string {
	rank := func(doc string) int {
		k := Kept{Doc: doc}
		return slices.Index([]bool{k.IsLast(), k.IsBefore(), true}, true)
	}
	slices.SortFunc(l.docs, func(a, b string) int {
		return cmp.Or(rank(a)-rank(b), l.keeper.order(l.places[b].label(), l.places[a].label()), strings.Compare(a, b))
	})
	if l.news {
		l.news = false
		there := make(map[string]place, len(l.docs))
		for _, doc := range l.docs {
			if lasting(doc) {
				there[doc] = l.places[doc]
			}
		}
		if err := l.keeper.writePlaces(l.title, there); err != nil {
			l.keeper.Trouble(fmt.Errorf("keep the places of saves: %w", err))
		}
	}
	return l.docs
}

// labelAtHead reads a label from the beginning of a save. Where there is none, or it does not stand before the game, it is empty.
func labelAtHead(head []byte) (l Label) {
	d := json.NewDecoder(bytes.NewReader(head))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return Label{}
	}
	for {
		key, err := d.Token()
		if err != nil || key == json.Delim('}') {
			return Label{}
		}
		if key == "label" {
			if d.Decode(&l) != nil {
				return Label{}
			}
			return l
		}
		var other json.RawMessage
		if d.Decode(&other) != nil {
			return Label{}
		}
	}
}
