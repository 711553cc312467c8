package build

import (
	"cmp"
	"slices"
)

// A List is what a player puts together: kinds of things and how many of each. It is a value: what changes it returns another.
type List[T comparable] []Line[T]

// A Line is some things of one kind.
type Line[T comparable] struct {
	Thing T
	Count int
}

// With is the list with one more thing.
func (l List[T]) With(t T) List[T] {
	more := slices.Clone(l)
	for i := range more {
		if more[i].Thing == t {
			more[i].Count++
			return more
		}
	}
	return append(more, Line[T]{t, 1})
}

// Without is the list with one thing less, if there is one.
func (l List[T]) Without(t T) List[T] {
	less := slices.Clone(l)
	for i := range less {
		if less[i].Thing == t {
			less[i].Count--
		}
	}
	return slices.DeleteFunc(less, func(line Line[T]) bool { return line.Count == 0 })
}

// Count is how many of a thing are in it.
func (l List[T]) Count(t T) int {
	for _, line := range l {
		if line.Thing == t {
			return line.Count
		}
	}
	return 0
}

// Len is how many things there are.
func (l List[T]) Len() (n int) {
	for _, line := range l {
		n += line.Count
	}
	return n
}

// Points is what all cost together.
func (l List[T]) Points(face func(T) Face) (n int) {
	for _, line := range l {
		n += line.Count * face(line.Thing).Cost
	}
	return n
}

// Sorted puts the lines in order, within it the dear ones first.
func (l List[T]) Sorted(face func(T) Face) List[T] {
	lines := slices.Clone(l)
	slices.SortStableFunc(lines, func(x, y Line[T]) int {
		a, b := face(x.Thing), face(y.Thing)
		return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(b.Cost, a.Cost), cmp.Compare(a.ID, b.ID))
	})
	return lines
}
