package rebellion

import (
	"holoboard/assets"
	rules "holoboard/game/rebellion"
)

// kept is something worked out from what a table shows, for as long as that and the language stay as they are.
type kept[T any] struct {
	view  rules.View
	words *assets.Words
	is    T
}

// of returns what work makes of what the table shows now.
func (k *kept[T]) of(t *Table, work func() T) T {
	if k.words != t.Words || k.view != t.View {
		*k = kept[T]{t.View, t.Words, work()}
	}
	return k.is
}
