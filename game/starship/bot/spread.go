package bot

// How many counters shots put on a ship, by chance: exact but for the last of twenty binary places.

// certain is the sum of all chances.
const certain = 1 << 20

// A shot is what one attack needs and does.
type shot struct {
	need     int8 // the lowest number of the die that hits, 2 to 20
	damage   int8 // of a hit
	critical int8 // of a 20
}

// A spread holds the chance of each number of counters added, up to the one that destroys the ship.
type spread struct {
	chance [mostHull]uint32
	top    int // the highest number that has a chance
	fall   int // counters that destroy it; more are as many
}

// clear has nothing be added yet, to a ship that so many counters destroy.
func (s *spread) clear(fall int) {
	for c := 0; c <= s.top; c++ {
		s.chance[c] = 0
	}
	s.chance[0], s.top, s.fall = certain, 0, max(0, fall)
}

// add adds one attack.
func (s *spread) add(sh shot) {
	hit, critical := 20-uint32(sh.need), min(int(sh.critical), s.fall)
	damage := min(int(sh.damage), s.fall)
	for c := s.top; c >= 0; c-- {
		p := s.chance[c]
		if p == 0 || c == s.fall {
			continue
		}
		hits, twenties := p*hit/20, p/20
		s.chance[c] -= hits + twenties
		s.chance[min(c+damage, s.fall)] += hits
		s.chance[min(c+critical, s.fall)] += twenties
	}
	s.top = min(s.top+max(damage, critical), s.fall)
}

// atLeast is the chance of so many counters or more.
func (s *spread) atLeast(counters int) (chance int) {
	for c := max(0, counters); c <= s.top; c++ {
		chance += int(s.chance[c])
	}
	return chance
}

// mean is the expected value of what holds for each number of counters added.
func (s *spread) mean(values *[mostHull]int32) int {
	sum := int64(0)
	for c := 0; c <= s.top; c++ {
		sum += int64(s.chance[c]) * int64(values[c])
	}
	return int(sum >> 20)
}

// drop is by how much the expected value falls if so many counters more are added.
func (s *spread) drop(values *[mostHull]int32, damage int) int {
	sum := int64(0)
	for c := 0; c <= s.top; c++ {
		if p := s.chance[c]; p > 0 {
			sum += int64(p) * int64(values[c]-values[min(c+damage, s.fall)])
		}
	}
	return int(sum >> 20)
}
