package scene

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

	used bool // somebody stands there, or did
}

// Clear makes a line of free places.
func (l *Line[K]) Clear(places int) {
	l.Places = l.Places[:0]
	for range places {
		l.Places = append(l.Places, Place[K]{})
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
