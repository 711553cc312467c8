package keeping

import (
	"cmp"
	"time"
)

// Which of two games was kept later a count tells that the program keeps itself: the clock of a machine may be wrong. Games of older
// programs have none; they are older than all that have one, and go by their dates among themselves, where one that has not come yet
// counts as the oldest.

// count is the next number.
func (k *Keeper) count() uint64 {
	top := uint64(0)
	for _, e := range k.Entries() {
		top = max(top, e.Top, e.Count)
	}
	return top + 1
}

// Ahead tells whether a date has not come yet: the clock was wrong then, or is now.
func (k *Keeper) Ahead(when time.Time) bool {
	const near = 2 * time.Minute // two machines do not agree to the second
	return when.After(k.Now().Add(near))
}

// dated is a date to go by.
func (k *Keeper) dated(when time.Time) time.Time {
	if k.Ahead(when) {
		return time.Time{}
	}
	return when
}

// order compares by which was kept later.
func (k *Keeper) order(a, b Label) int {
	return cmp.Or(cmp.Compare(a.Count, b.Count), k.dated(a.Saved).Compare(k.dated(b.Saved)))
}
