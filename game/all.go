package game

import "iter"

// All goes from the first of some things up to before the end. Whoever goes through all that there are of a kind need not know
// which is the last.
func All[T ~uint8](first, end T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for thing := first; thing < end && yield(thing); thing++ {
		}
	}
}
