package game

import (
	"encoding/binary"
	"hash/fnv"
)

// Sum returns a number that two equal tables share on every platform, and two
// different ones hardly ever. S must be made of fixed-size numbers and arrays.
func Sum[S comparable](s *S) uint64 {
	b, err := binary.Append(nil, binary.LittleEndian, s)
	if err != nil {
		panic("game: a table is not a plain value: " + err.Error())
	}
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64()
}
