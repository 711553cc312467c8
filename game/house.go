package game

import "fmt"

// A HouseRule is a reading that a group may play by where the rules leave something open: a title's own kind of number, from 0 on, whose name
// stands in saves and words.
type HouseRule interface {
	~uint8
	fmt.Stringer
}

// A Reading is an answer to what the rules leave open.
type Reading struct {
	Name  string // such as "Q3"
	Rule  string // in which it is left open
	House string // the house rule by which a group reads it in the other way, or nothing
}

// House is a set of house rules of a title, of which there are at most 16.
type House[H HouseRule] uint16

// Has reports whether a house rule is played.
func (set House[H]) Has(h H) bool { return set>>h&1 != 0 }

// With returns the set with one house rule more.
func (set House[H]) With(h H) House[H] { return set | 1<<h }

// HouseNames returns the names of a title's house rules, of which there are so many.
func HouseNames[H HouseRule](rules int) (names []string) {
	for h := range H(rules) {
		names = append(names, h.String())
	}
	return names
}

// HouseNamed returns the house rule of a name, of so many.
func HouseNamed[H HouseRule](rules int, name string) (h H, known bool) {
	for h := range H(rules) {
		if h.String() == name {
			return h, true
		}
	}
	return 0, false
}
