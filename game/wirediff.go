package game

import "encoding/binary"

// Difference appends what turns one row of bytes into another: its length, and the runs of bytes that are others, each with
// the number of bytes that stay before it. Two views of which little changed have a short difference.
func Difference(b, old, now []byte) []byte {
	b = binary.AppendUvarint(b, uint64(len(now)))
	kept := 0
	for i := 0; i < len(now); {
		if i+8 <= len(old) && i+8 <= len(now) && binary.LittleEndian.Uint64(old[i:]) == binary.LittleEndian.Uint64(now[i:]) {
			i += 8
			continue
		}
		if i < len(old) && old[i] == now[i] {
			i++
			continue
		}
		end := i + 1
		for end < len(now) && !stays(old, now, end) {
			end++
		}
		b = binary.AppendUvarint(b, uint64(i-kept))
		b = binary.AppendUvarint(b, uint64(end-i))
		b = append(b, now[i:end]...)
		i, kept = end, end
	}
	return b
}

// stays reports whether bytes stay from i on, so many that it is shorter to end a run there.
func stays(old, now []byte, i int) bool {
	const few = 2 // bytes that the next run costs besides
	for j := range few {
		if i+j < len(now) && (i+j >= len(old) || old[i+j] != now[i+j]) {
			return false
		}
	}
	return true
}

// Apply returns the bytes that a difference makes of others. It takes no more memory than both together.
func Apply(old, difference []byte) ([]byte, error) {
	r := reading{b: difference}
	n := r.uvarint()
	if r.failed || n > uint64(len(old)+len(difference)) {
		return nil, ErrWire
	}
	now := make([]byte, n)
	copy(now, old)
	for at := 0; len(r.b) > 0; {
		skip := r.uvarint()
		run := r.take(r.length(1))
		if r.failed || skip > uint64(len(now)-at) || len(run) > len(now)-at-int(skip) {
			return nil, ErrWire
		}
		at += int(skip)
		at += copy(now[at:], run)
	}
	return now, nil
}
