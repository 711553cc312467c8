package game

import "hash/fnv"

// Sum returns a number that two equal tables share on every platform, and two different ones hardly ever. S is made of what
// the wire takes.
func Sum[S comparable](s *S) uint64 {
	h := fnv.New64a()
	h.Write(Encode(nil, s))
	return h.Sum64()
}
