package uitest

import (
	"slices"

	"holoboard/ui"
)

// Documents keeps documents in memory. It implements [ui.Documents].
type Documents struct{ Kept []ui.Document }

// All implements [ui.Documents].
func (d *Documents) All() ([]ui.Document, error) { return slices.Clone(d.Kept), nil }

// Keep implements [ui.Documents].
func (d *Documents) Keep(name string, data []byte) error {
	if err := d.Delete(name); err != nil {
		return err
	}
	d.Kept = append(d.Kept, ui.Document{Name: name, Data: data})
	return nil
}

// Delete implements [ui.Documents].
func (d *Documents) Delete(name string) error {
	d.Kept = slices.DeleteFunc(d.Kept, func(o ui.Document) bool { return o.Name == name })
	return nil
}
