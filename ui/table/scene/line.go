package scene

import (
	"holoboard/render/board"
	"holoboard/ui"
)

// A Line says who stays where for as long as something goes on: who leaves his place frees it, and all others stay where
// they are, so that the next one to be pointed at is where he was. It holds keys of stacks, by what all in one are alike.
type Line[K comparable] struct {
	Places []Place[K]
}

// Place is one in a line.
type Place[K comparable] struct {
	Key   K
	Taken bool // free otherwise
	Of    int  // which of the keys that were last taken stands there

	used bool // somebody stands there, or did, or it is kept for him
}

// Clear makes a line of places that are kept for keys, in their order: those that are like them may stand there too.
func (l *Line[K]) Clear(keys []K) {
	l.Places = l.Places[:0]
	for _, k := range keys {
		l.Places = append(l.Places, Place[K]{Key: k, used: true})
	}
}

// Take finds a place for each key: the one that it has, or one that a like one has left, or one where nobody stood, or a new one.
func (l *Line[K]) Take(keys []K, like func(a, b K) bool) {
	for i := range l.Places {
		l.Places[i].Taken = false
	}
	suits := [...]func(p *Place[K], k K) bool{
		func(p *Place[K], k K) bool { return p.used && p.Key == k },
		func(p *Place[K], k K) bool { return p.used && like(p.Key, k) },
		func(p *Place[K], _ K) bool { return !p.used },
	}
	for _, suits := range suits {
		for n, k := range keys {
			if l.has(k) {
				continue
			}
			for i := range l.Places {
				if p := &l.Places[i]; !p.Taken && suits(p, k) {
					*p = Place[K]{k, true, n, true}
					break
				}
			}
		}
	}
	for n, k := range keys {
		if !l.has(k) {
			l.Places = append(l.Places, Place[K]{k, true, n, true})
		}
	}
}

func (l *Line[K]) has(k K) bool {
	for _, p := range l.Places {
		if p.Taken && p.Key == k {
			return true
		}
	}
	return false
}

// Ranks are stacks that stand in a formation. While they are attacked, who is hit leaves his stack and all others stay where they are;
// A says which of all attacks is meant.
type Ranks[K, A comparable] struct {
	Arrange func(n int, area ui.Rect) board.Formation
	Large   float64 // the width of a cell that is still large, points

	line   Line[K]
	attack A
}

// Stand has n stacks shown while nobody attacks them.
func (r *Ranks[K, A]) Stand(n int, area ui.Rect, show func(i int, cell ui.Rect)) {
	formation := r.Arrange(n, area)
	for i := range n {
		show(i, formation.Cell(i))
	}
}

// Hold has stacks shown while they are attacked; of each so many may leave it at most, and most of all. Who leaves stands beside his
// stack. Like ones take the places of one another.
func (r *Ranks[K, A]) Hold(attack A, keys []K, leave []int, most int, area ui.Rect, like func(a, b K) bool, show func(i int, cell ui.Rect)) {
	if r.attack != attack {
		r.attack = attack
		r.line.Clear(r.kept(keys, leave, most, area))
	}
	r.line.Take(keys, like)
	formation := r.Arrange(len(r.line.Places), area)
	for i, p := range r.line.Places {
		if p.Taken {
			show(p.Of, formation.Cell(i))
		}
	}
}

// kept are the keys with those once more that may leave a stack, as far as there is room: each beside its own, one of each first.
func (r *Ranks[K, A]) kept(keys []K, leave []int, most int, area ui.Rect) (places []K) {
	all := 0
	for _, n := range leave {
		all += n
	}
	spare := r.spare(len(keys), min(all, most), area)
	beside := make([]int, len(keys))
	for spare > 0 {
		for i, n := range leave {
			if spare > 0 && beside[i] < n {
				beside[i]++
				spare--
			}
		}
	}
	for i, k := range keys {
		for range 1 + beside[i] {
			places = append(places, k)
		}
	}
	return places
}

// spare is how many places more than there are stacks may be needed, as far as the others stay about as large.
func (r *Ranks[K, A]) spare(n, more int, area ui.Rect) int {
	const smaller = 0.8
	if n == 0 {
		return 0
	}
	least := min(r.Arrange(n, area).Cell(0).W*smaller, r.Large)
	for more > 0 && r.Arrange(n+more, area).Cell(0).W < least {
		more--
	}
	return more
}

// Gone is the one of some that fits and is there less often than it was before.
func Gone[K comparable](before, after []K, fits func(K) bool) (gone K, found bool) {
	count := func(all []K, one K) (n int) {
		for _, other := range all {
			if other == one {
				n++
			}
		}
		return n
	}
	for _, one := range before {
		if fits(one) && count(after, one) < count(before, one) {
			return one, true
		}
	}
	return gone, false
}
