package starship

import (
	"math/bits"

	"holoboard/game"
)

// Room in the rows where a side places its ships (R6.4): no ship is ever lost for want of it. A field is as wide as its fleets need, and
// no place is offered that would leave a waiting ship without one.

// columnsFor is how many columns so many ships of 2 × 2 squares and of one take at least: of the big ones each has two for itself.
func columnsFor(big, small int) int { return max(2*big, (4*big+small+Rows-1)/Rows) }

// Columns is how many columns of its rows a fleet takes at least.
func (f *Fleet) Columns() int {
	big, small := 0, 0
	for _, line := range f.Lines {
		switch {
		case line.Card.Capital():
			big += line.Count
		case !line.Card.Fighter():
			small += line.Count
		}
	}
	return columnsFor(big, small)
}

// usualWidth is how wide a field is for two sides of so many points each: for those of a standard battle our own size, for more so much
// more (Q1).
func usualWidth(points int) uint8 {
	return uint8(min(MostSide, max(mapWidth, mapWidth*points/StandardPoints)))
}

// widthFor is how wide a field is, at least so wide: all ships of both sides find room on it.
func widthFor(least uint8, fleets []Fleet) uint8 {
	var needed [2]int
	for seat := range fleets {
		needed[SideOf(game.Seat(seat))] += fleets[seat].Columns()
	}
	return max(least, uint8(min(MostSide, max(needed[Light], needed[Dark]))))
}

// A room is the free squares of a side's rows.
type room [Rows]uint64

// firstRow is the first of a side's rows.
func (s *State) firstRow(side Side) int {
	if side == Light {
		return int(s.Height) - Rows
	}
	return 0
}

// roomOf returns what is free for a side.
func (s *State) roomOf(side Side) (r room) {
	taken, first, all := s.taken(), s.firstRow(side), uint64(1)<<s.Width-1
	for i := range r {
		r[i] = all &^ taken[first+i]
	}
	return r
}

// without is what is left of it beside a ship; row is that of its north-west square among the rows.
func (r room) without(at Space, row int) room {
	for y := row; y < row+at.Size; y++ {
		r[y] &^= at.row()
	}
	return r
}

// big is how many ships of 2 × 2 squares find room: no two of them stand in the same column of three rows.
func (r room) big() (n int) {
	pairs := r[0]&r[1]&(r[0]&r[1]>>1) | r[1]&r[2]&(r[1]&r[2]>>1)
	for ; pairs != 0; n++ {
		pairs &^= 3 << bits.TrailingZeros64(pairs)
	}
	return n
}

// holds reports whether so many ships of 2 × 2 squares and of one find room.
func (r room) holds(big, small int) bool {
	return r.big() >= big && bits.OnesCount64(r[0])+bits.OnesCount64(r[1])+bits.OnesCount64(r[2]) >= 4*big+small
}

// unplaced is how many ships of a side wait to be placed, of 2 × 2 squares and of one.
func (s *State) unplaced(side Side) (big, small int) {
	for seat := game.Seat(side); seat < game.Seat(s.Players); seat += 2 {
		s.waiting(seat, func(slot Slot) {
			if s.Card(slot).Capital() {
				big++
			} else {
				small++
			}
		})
	}
	return big, small
}

// leavesRoom returns what reports whether a place for a waiting ship leaves room for the others of its side.
func (s *State) leavesRoom(slot Slot) func(Space) bool {
	const most = 2 // ships of 2 × 2 squares whose room one ship can take
	free, first := s.roomOf(slot.Side()), s.firstRow(slot.Side())
	big, small := s.unplaced(slot.Side())
	size := s.Card(slot).Size()
	if size == 2 {
		big--
	} else {
		small--
	}
	if free.holds(big+most, small+size*size) { // there is plenty
		return func(Space) bool { return true }
	}
	return func(at Space) bool { return free.without(at, at.Y-first).holds(big, small) }
}
