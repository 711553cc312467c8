package starship

import "math/bits"

// A Field is a set of squares: a row of bits for each y.
type Field [MostSide]uint64

// row returns the bits of a space's columns on the map.
func (a Space) row() uint64 {
	row := uint64(1)<<a.Size - 1
	if a.X < 0 {
		return row >> -a.X
	}
	return row << a.X
}

// add adds the squares of a space.
func (f *Field) add(a Space) {
	for y := a.Y; y < a.Y+a.Size; y++ {
		f[y] |= a.row()
	}
}

// meets reports whether one of a space's squares is in it; squares off the map are not.
func (f *Field) meets(a Space) bool {
	for y := max(a.Y, 0); y < min(a.Y+a.Size, MostSide); y++ {
		if f[y]&a.row() != 0 {
			return true
		}
	}
	return false
}

// all goes over its squares, row by row.
func (f *Field) all(yield func(x, y int) bool) {
	for y, row := range f {
		for ; row != 0; row &= row - 1 {
			if !yield(bits.TrailingZeros64(row), y) {
				return
			}
		}
	}
}

// Has reports whether a square is in it.
func (f *Field) Has(x, y int) bool { return f[y]>>x&1 != 0 }

// shares reports whether both have a square.
func (f *Field) shares(other *Field) bool {
	for y := range f {
		if f[y]&other[y] != 0 {
			return true
		}
	}
	return false
}

// around adds the squares next to a space, and its own.
func (f *Field) around(a Space) {
	row := a.row()
	row |= row<<1 | row>>1
	for y := max(a.Y-1, 0); y <= min(a.Y+a.Size, MostSide-1); y++ {
		f[y] |= row
	}
}

// spread returns the squares next to those of f and their own, on a map of a width and a height.
func (f *Field) spread(width, height int) (wider Field) {
	all := uint64(1)<<width - 1
	for y := range height {
		row := f[y]
		if y > 0 {
			row |= f[y-1]
		}
		if y < height-1 {
			row |= f[y+1]
		}
		wider[y] = (row | row<<1 | row>>1) & all
	}
	return wider
}
