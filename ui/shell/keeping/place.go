package keeping

import (
	"encoding/json"

	"holoboard/ui/desk"
)

const placeName = "window-place"

// Place is where the window was left, or nil.
func (k *Keeper) Place() *desk.Place {
	data, err := k.Store.Read(placeName)
	if err != nil {
		return nil
	}
	var p desk.Place
	if err := json.Unmarshal(data, &p); err != nil {
		return nil // it opens as if it had never been left
	}
	return &p
}

// KeepPlace keeps where the window is.
func (k *Keeper) KeepPlace(p desk.Place) error {
	data, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return k.Store.Write(placeName, data)
}
