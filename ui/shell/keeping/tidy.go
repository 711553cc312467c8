package keeping

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"holoboard/game/session"
)

// tidy puts saved games that lie in no title's folder, as older programs and players leave them, into that of their title. What
// cannot be read is taken for one of the first title, the only one that there was then.
func (k *Keeper) tidy() {
	docs, err := k.homeless()
	if err != nil {
		k.Trouble(err)
		return
	}
	for _, doc := range docs {
		if err := k.moveHome(doc); err != nil {
			k.Trouble(fmt.Errorf("put %s to its title: %w", doc, err))
		}
	}
}

// homeless lists the saved games in no title's folder.
func (k *Keeper) homeless() ([]string, error) {
	docs, err := k.Store.List(saves)
	if err != nil {
		return nil, err
	}
	var found []string
	for _, doc := range docs {
		if !strings.Contains(strings.TrimPrefix(doc, saves), "/") {
			found = append(found, doc)
		}
	}
	return found, nil
}

// moveHome puts a save and its notes to its title, under its own name or one like it that is free. It is deleted only when it is
// there; a game of no title on the shelf stays.
func (k *Keeper) moveHome(doc string) error {
	data, err := k.Store.Read(doc)
	if err != nil {
		return err
	}
	title := k.titleOf(data)
	if title == "" {
		return nil
	}
	name := strings.TrimPrefix(doc, saves)
	to := saves + title + "/" + name
	for n := 2; k.Has(to); n++ {
		to = fmt.Sprintf("%s%s/%s%s-%d", saves, title, own, strings.TrimPrefix(name, own), n)
	}
	notes := k.Notes(doc)
	if err := k.Store.Write(to, data); err != nil {
		return err
	}
	if err := k.writeNotes(to, notes); err != nil {
		return err
	}
	return errors.Join(k.Store.Delete(doc), k.writeNotes(doc, nil))
}

// titleOf is the title on the shelf that a save belongs to; the first one where it does not say, nothing where it is of another.
func (k *Keeper) titleOf(save []byte) string {
	id := ""
	if summary, err := session.Read(save); err == nil {
		id = summary.Title
	} else {
		var doc struct {
			Game struct {
				Title string `json:"title"`
			} `json:"game"`
		}
		if json.Unmarshal(save, &doc) == nil {
			id = doc.Game.Title
		}
	}
	switch {
	case id == "" && len(k.Titles) > 0:
		return k.Titles[0].ID
	case k.Title(id) != nil:
		return id
	}
	return ""
}
