package session

import (
	"encoding/binary"
	"fmt"
	"io"

	"holoboard/game"
)

// A stream is what a feed tells, in a file or through a pipe: each telling with its length before it.

// Send writes what is new at a feed's desk to a stream, if anything is.
func (f *Feed[V]) Send(w io.Writer) error {
	b := f.Next()
	if b == nil {
		return nil
	}
	if _, err := w.Write(append(binary.AppendUvarint(nil, uint64(len(b))), b...)); err != nil {
		return fmt.Errorf("tell those who follow: %w", err)
	}
	return nil
}

// A Stream reads what a feed told, as far as it is there.
type Stream struct {
	r    io.Reader
	read []byte
}

// NewStream returns a stream that is read from r.
func NewStream(r io.Reader) *Stream { return &Stream{r: r} }

// longest is how long a telling may be, bytes.
const longest = 1 << 24

// Next returns the next telling, and false if it is not all there yet: a file may have grown when it is asked again.
func (s *Stream) Next() (telling []byte, ok bool, err error) {
	for {
		n, used := binary.Uvarint(s.read)
		switch {
		case used < 0 || n > longest:
			return nil, false, game.ErrWire
		case used > 0 && len(s.read) >= used+int(n):
			telling = s.read[used : used+int(n)]
			s.read = s.read[used+int(n):]
			return telling, true, nil
		}
		more := make([]byte, 4096)
		got, err := s.r.Read(more)
		s.read = append(s.read, more[:got]...)
		switch {
		case got > 0:
		case err == nil || err == io.EOF:
			return nil, false, nil
		default:
			return nil, false, fmt.Errorf("follow a game: %w", err)
		}
	}
}
