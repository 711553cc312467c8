package keeping

import (
	"encoding/json"
	"errors"
	"io/fs"
)

// Progress is how far the player is in a chapter of a guided game.
type Progress struct {
	Step int  `json:"step"`
	Of   int  `json:"of"`
	Done bool `json:"done"` // it has been played to its end
}

// learnt is how far he is in each chapter, by title and chapter.
type learnt map[string]map[string]Progress

// learnt reads how far the player is; what cannot be read he has not begun.
func (k *Keeper) learnt() learnt {
	all := learnt{}
	data, err := k.Store.Read(lessonsName)
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		k.Trouble(err)
		if !oneAlone(err) || all == nil {
			return learnt{}
		}
	}
	return all
}

// Learnt is how far the player is in each chapter of a title.
func (k *Keeper) Learnt(title string) map[string]Progress { return k.learnt()[title] }

// KeepLearnt notes how far the player is in a chapter.
func (k *Keeper) KeepLearnt(title, chapter string, p Progress) error {
	all := k.learnt()
	if all[title] == nil {
		all[title] = map[string]Progress{}
	}
	p.Done = p.Done || all[title][chapter].Done
	all[title][chapter] = p
	data, err := json.Marshal(all)
	if err != nil {
		return err
	}
	if err := k.Store.Write(lessonsName, data); err != nil {
		return err
	}
	k.note(title, func(e *Entry) { e.countLessons(k) })
	return nil
}
