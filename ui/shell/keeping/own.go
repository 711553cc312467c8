package keeping

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"holoboard/ui"
	"holoboard/ui/shell/device"
)

// Own are the documents of one kind that a player has made for a title. It implements [ui.Documents].
type Own struct {
	store  device.Store
	prefix string
	fail   func(error)
}

// Own returns those of a title.
func (k *Keeper) Own(title, kind string) *Own {
	return &Own{k.Store, made + title + "/" + kind + "-", k.Trouble}
}

// made is the folder of all of them, a folder for each title.
const made = "made/"

// errNameless is told where a name has nothing to be found by.
var errNameless = errors.New("a name has something to be seen")

// named is a document with the name that the player gave.
type named struct {
	Name string `json:"name"`
	Data []byte `json:"data"`
}

// All implements [ui.Documents]. One that cannot be read is left out.
func (o *Own) All() (all []ui.Document, err error) {
	names, err := o.store.List(o.prefix)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		var doc named
		data, err := o.store.Read(name)
		if err == nil {
			err = json.Unmarshal(data, &doc)
		}
		if err != nil {
			o.fail(fmt.Errorf("read %s: %w", name, err))
			continue
		}
		all = append(all, ui.Document{Name: line(doc.Name), Data: doc.Data})
	}
	slices.SortStableFunc(all, func(a, b ui.Document) int {
		return cmp.Or(strings.Compare(plain(a.Name), plain(b.Name)), strings.Compare(a.Name, b.Name))
	})
	return all, nil
}

// Keep implements [ui.Documents].
func (o *Own) Keep(name string, data []byte) error {
	doc, _, err := o.find(name)
	if err != nil {
		return err
	}
	text, err := json.Marshal(named{strings.TrimSpace(name), data})
	if err != nil {
		return err
	}
	return o.store.Write(doc, text)
}

// Delete implements [ui.Documents].
func (o *Own) Delete(name string) error {
	doc, there, err := o.find(name)
	if err != nil || !there {
		return err
	}
	return o.store.Delete(doc)
}
