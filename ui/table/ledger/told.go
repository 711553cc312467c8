package ledger

import "time"

// Lengths of what is told as one, at normal speed.
const (
	breaks = 700 * time.Millisecond
	line   = 90 * time.Millisecond   // between two entries
	read   = 1200 * time.Millisecond // where nobody goes on by hand
	most   = 2 * time.Second         // that it stands there then
)

// whole is how long it takes until all entries are there.
func (l *Ledger) whole() time.Duration { return breaks + line*time.Duration(len(l.Entries)) }

// Length is how long it is told; where nobody goes on by hand it stands there for a while.
func (l *Ledger) Length(byHand bool) time.Duration {
	if byHand {
		return l.whole()
	}
	return min(l.whole()+read, most)
}

// Told is how far it is told, of how much of its length has gone.
func (l *Ledger) Told(gone float64, byHand bool) float64 {
	return min(gone*float64(l.Length(byHand))/float64(l.whole()), 1)
}

// came is how far an entry has come.
func (l *Ledger) came(entry int, told float64) float64 {
	return min(max((told*float64(l.whole())-float64(line)*float64(entry))/(3*float64(line)), 0), 1)
}
