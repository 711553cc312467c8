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
	if k.words != t.words || k.view != t.view {
		*k = kept[T]{t.view, t.words, work()}
	}
	return k.is
}
