package session

// bits are marks on answers, eight in a byte. In a file they stand as base64.
type bits []byte

func (b bits) has(n int) bool { return n/8 < len(b) && b[n/8]>>(n%8)&1 == 1 }

func (b *bits) add(n int) {
	for len(*b) <= n/8 {
		*b = append(*b, 0)
	}
	(*b)[n/8] |= 1 << (n % 8)
}

// cut leaves the marks of the first n answers.
func (b *bits) cut(n int) {
	if n/8 < len(*b) {
		*b = (*b)[:n/8+1]
		(*b)[n/8] &= 1<<(n%8) - 1
	}
}
