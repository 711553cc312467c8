package cardgame

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"holoboard/game"
)

// A Format is a way to choose decks (R2.10).
type Format uint8

const (
	Starter Format = iota // the four published decks of eight sets (R2.8)
	Custom                // ten sets and more (R2.7)
	OneBox                // the same, from the cards of one box
	Told                  // a table described in words: nobody knows what a deck holds
	numFormats
)

var formatIDs = [numFormats]string{"starter", "custom", "one_box", "told"}

// String returns its name in files.
func (f Format) String() string { return formatIDs[f] }

// LeastSets of a deck that is not a starter deck (R2.7).
const LeastSets = 10

// A Deck is an affiliation and objective sets by number (R2.4).
type Deck struct {
	Of   Affiliation
	Sets []uint8
}

// A ReadyDeck is one with a name.
type ReadyDeck struct {
	ID      string
	Starter bool
	Deck
}

// ReadyDecks are the published starter decks, and four of ten sets that one box allows (our own).
var ReadyDecks = []ReadyDeck{
	{"starter_jedi", true, Deck{Jedi, []uint8{1, 2, 3, 4, 5, 6, 7, 18}}},
	{"starter_rebel", true, Deck{RebelAlliance, []uint8{8, 9, 10, 11, 12, 13, 14, 18}}},
	{"starter_sith", true, Deck{Sith, []uint8{19, 20, 21, 22, 23, 24, 25, 36}}},
	{"starter_imperial", true, Deck{ImperialNavy, []uint8{26, 27, 28, 29, 30, 31, 32, 36}}},
	{"ten_jedi", false, Deck{Jedi, []uint8{1, 2, 3, 4, 5, 6, 7, 16, 17, 18}}},
	{"ten_rebel", false, Deck{RebelAlliance, []uint8{8, 9, 10, 11, 12, 13, 14, 16, 17, 18}}},
	{"ten_sith", false, Deck{Sith, []uint8{19, 20, 21, 22, 23, 24, 25, 34, 35, 36}}},
	{"ten_imperial", false, Deck{ImperialNavy, []uint8{26, 27, 28, 29, 30, 31, 32, 34, 35, 36}}},
}

// StarterOf returns the starter deck of an affiliation; false if it has none.
func StarterOf(a Affiliation) (ReadyDeck, bool) {
	for _, d := range ReadyDecks {
		if d.Starter && d.Of == a {
			return d, true
		}
	}
	return ReadyDeck{}, false
}

// The reasons why a deck is not legal.
var (
	whyNoAffiliation = game.Why{Rule: "R2.4", Text: "why.no_affiliation"}
	whyNoSuchSet     = game.Why{Rule: "R2.1", Text: "why.no_such_set"}
	whyOtherSide     = game.Why{Rule: "R2.4", Text: "why.other_side"}
	whyOnlyFor       = game.Why{Rule: "R2.5", Text: "why.only_for"}
	whyTwice         = game.Why{Rule: "R2.6", Text: "why.twice"}
	whyOnce          = game.Why{Rule: "R2.6", Text: "why.once"}
	whyTooFew        = game.Why{Rule: "R2.7", Text: "why.too_few_sets"}
	whyTooMany       = game.Why{Rule: "R2.7", Text: "why.too_many_sets"} // a house limit: the book has none
	whyNotPublished  = game.Why{Rule: "R2.8", Text: "why.not_published"}
	whyNotReady      = game.Why{Rule: "R2.10", Text: "why.not_ready"} // the setup asks for ready decks
	whyNotInBox      = game.Why{Rule: "R2.10", Text: "why.not_in_box"}
)

// Check returns everything that makes a deck illegal in a format, nothing if it is legal (R2.4 to R2.10).
func (d *Deck) Check(f Format) (whys []game.Why) {
	if d.Of == Neutral || d.Of >= NumAffiliations {
		return []game.Why{whyNoAffiliation}
	}
	if f == Starter {
		if ready, ok := StarterOf(d.Of); !ok || !sameSets(ready.Sets, d.Sets) {
			return []game.Why{whyNotPublished}
		}
		return nil
	}
	say := func(w game.Why) {
		if !slices.Contains(whys, w) {
			whys = append(whys, w)
		}
	}
	var copies [NumSets + 1]int
	for _, n := range d.Sets {
		if n < 1 || n > NumSets {
			say(whyNoSuchSet)
			continue
		}
		copies[n]++
		set := &Sets[n]
		if SideOfSet(n) != d.Of.Side() {
			say(whyOtherSide)
		}
		if set.Only != Neutral && set.Only != d.Of {
			say(whyOnlyFor)
		}
		switch {
		case set.Once && copies[n] > 1:
			say(whyOnce)
		case copies[n] > 2:
			say(whyTwice)
		case f == OneBox && copies[n] > int(set.Box):
			say(whyNotInBox)
		}
	}
	if len(d.Sets) < LeastSets {
		say(whyTooFew)
	}
	if len(d.Sets) > MostSets {
		say(whyTooMany)
	}
	return whys
}

// WhyNotAdd is why one more set may not go into a deck, or nil. That the deck is not legal yet, or not for another reason, does not count.
func (d *Deck) WhyNotAdd(n uint8, f Format) *game.Why {
	copies := 0
	for _, has := range d.Sets {
		if has == n {
			copies++
		}
	}
	set := &Sets[n]
	switch {
	case f == Starter:
		return &whyNotPublished
	case SideOfSet(n) != d.Of.Side():
		return &whyOtherSide
	case set.Only != Neutral && set.Only != d.Of:
		return &whyOnlyFor
	case set.Once && copies > 0:
		return &whyOnce
	case copies > 1:
		return &whyTwice
	case f == OneBox && copies >= int(set.Box):
		return &whyNotInBox
	case len(d.Sets) >= MostSets:
		return &whyTooMany
	}
	return nil
}

func sameSets(a, b []uint8) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// MostCopies is how often a set may be in a deck of an affiliation (R2.4 to R2.6, R2.10).
func MostCopies(n uint8, of Affiliation, f Format) int {
	set := &Sets[n]
	switch {
	case SideOfSet(n) != of.Side() || set.Only != Neutral && set.Only != of:
		return 0
	case f == Starter:
		if ready, ok := StarterOf(of); !ok || !slices.Contains(ready.Sets, n) {
			return 0
		}
		return 1
	case f == OneBox && !set.Once:
		return int(set.Box)
	case set.Once || f == OneBox:
		return 1
	}
	return 2
}

// RandomDeck draws a legal deck of so many sets for an affiliation.
func RandomDeck(of Affiliation, sets int, f Format, r *rand.Rand) Deck {
	if ready, ok := StarterOf(of); ok && f == Starter {
		return ready.Deck
	}
	var all []uint8
	for n := uint8(1); n <= NumSets; n++ {
		for range MostCopies(n, of, f) {
			all = append(all, n)
		}
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	d := Deck{Of: of, Sets: slices.Clone(all[:min(sets, len(all))])}
	slices.Sort(d.Sets)
	return d
}

// Cards returns the command cards of a deck.
func (d *Deck) Cards() (cards []Title) {
	for _, n := range d.Sets {
		cards = append(cards, Sets[n].Cards[1:]...)
	}
	return cards
}

// String writes a deck as one line of text: its affiliation and its sets.
func (d Deck) String() string {
	s := d.Of.String()
	for _, n := range d.Sets {
		s += fmt.Sprintf(" %d", n)
	}
	return s
}

// ReadDeck reads what String wrote.
func ReadDeck(text string) (d Deck, err error) {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return d, fmt.Errorf("a deck is empty")
	}
	for a := Jedi; a < NumAffiliations; a++ {
		if a.String() == fields[0] {
			d.Of = a
		}
	}
	if d.Of == Neutral {
		return d, fmt.Errorf("%q is no affiliation", fields[0])
	}
	for _, field := range fields[1:] {
		n, err := strconv.ParseUint(field, 10, 8)
		if err != nil || n < 1 || n > NumSets || strconv.FormatUint(n, 10) != field {
			return d, fmt.Errorf("%q is no objective set from 1 to %d", field, NumSets)
		}
		d.Sets = append(d.Sets, uint8(n))
	}
	if len(d.Sets) > MostSets {
		return d, fmt.Errorf("a deck has %d sets, at most %d are allowed", len(d.Sets), MostSets)
	}
	return d, nil
}

// longestName of a deck, bytes.
const longestName = 120

// HandedIn writes a deck as a seat hands it in: with the name that its owner has given it, or none.
func (d Deck) HandedIn(name string) []byte {
	if name = strings.TrimSpace(strings.ReplaceAll(name, ":", " ")); name == "" {
		return []byte(d.String())
	}
	return []byte(name + ": " + d.String())
}

// ReadHandedIn reads what HandedIn wrote.
func ReadHandedIn(thing []byte) (name string, d Deck, err error) {
	rest := string(thing)
	if before, after, named := strings.Cut(rest, ":"); named {
		name, rest = strings.TrimSpace(before), after
	}
	hidden := func(r rune) bool { return !unicode.IsPrint(r) }
	if len(name) > longestName || !utf8.ValidString(name) || strings.ContainsFunc(name, hidden) {
		return "", d, fmt.Errorf("the name of a deck cannot be shown")
	}
	d, err = ReadDeck(rest)
	return name, d, err
}

// ReadyID is the name of the ready deck that a deck equals, or nothing.
func (d *Deck) ReadyID() string {
	for _, r := range ReadyDecks {
		if r.Of == d.Of && sameSets(r.Sets, d.Sets) {
			return r.ID
		}
	}
	return ""
}

// ReadyFor are the ready decks of a side that may play in a format (R2.8, R2.10).
func ReadyFor(side Side, f Format) (fit []ReadyDeck) {
	for _, r := range ReadyDecks {
		if r.Of.Side() == side && r.Starter == (f == Starter) {
			fit = append(fit, r)
		}
	}
	return fit
}

// isReady reports whether a deck equals a ready one of a format.
func isReady(d *Deck, f Format) bool {
	return slices.ContainsFunc(ReadyFor(d.Of.Side(), f), func(r ReadyDeck) bool { return r.ID == d.ReadyID() })
}
