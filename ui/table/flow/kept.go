package flow

import "holoboard/assets"

// Kept is something worked out from what a table shows, for as long as that and the language stay as they are.
type Kept[V, T any] struct {
	Is T

	view  V
	words *assets.Words
}

// Of returns what work makes of what the table shows now.
func (k *Kept[V, T]) Of(t *Flow[V], work func() T) T {
	if k.words != t.Words || any(k.view) != any(t.View) {
		*k = Kept[V, T]{work(), t.View, t.Words}
	}
	return k.Is
}
