package cardgame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// TestReadyDecks: the decks that come with the game are legal (R2.7 to R2.9), from one box too.
func TestReadyDecks(t *testing.T) {
	for _, d := range ReadyDecks {
		f := OneBox
		if d.Starter {
			f = Starter
		}
		if whys := d.Check(f); whys != nil {
			t.Errorf("%s: %v", d.ID, whys)
		}
	}
}

// TestWhatADeckIsRefusedFor names every reason (R2.1 to R2.10).
func TestWhatADeckIsRefusedFor(t *testing.T) {
	ten := ReadyDecks[4].Sets
	change := func(at int, to ...uint8) []uint8 { return slices.Replace(slices.Clone(ten), at, at+1, to...) }
	for _, c := range []struct {
		name string
		deck Deck
		f    Format
		want game.Why
	}{
		{"none", Deck{Neutral, ten}, Custom, whyNoAffiliation},
		{"other side", Deck{Jedi, change(0, 19)}, Custom, whyOtherSide},
		{"of another affiliation only", Deck{Jedi, change(0, 13)}, Custom, whyOnlyFor},
		{"three times", Deck{Jedi, change(0, 2, 2)}, Custom, whyTwice},
		{"twice where once is allowed", Deck{Jedi, change(0, 17)}, Custom, whyOnce},
		{"too few", Deck{Jedi, ten[1:]}, Custom, whyTooFew},
		{"no such set", Deck{Jedi, change(0, 37)}, Custom, whyNoSuchSet},
		{"twice from one box", Deck{Jedi, change(0, 2)}, OneBox, whyNotInBox},
		{"no starter deck", Deck{Jedi, ten}, Starter, whyNotPublished},
		{"too many", Deck{Jedi, slices.Concat(ten, []uint8{1, 2, 3, 4, 5, 6, 7})}, Custom, whyTooMany},
	} {
		if whys := c.deck.Check(c.f); !slices.Contains(whys, c.want) {
			t.Errorf("%s: %v instead of %v", c.name, whys, c.want)
		}
	}
}

// TestRandomDecksAreLegal, and a deck written as text is read as the same deck.
func TestRandomDecksAreLegal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for a := Jedi; a < NumAffiliations; a++ {
		for _, f := range []Format{Custom, OneBox} {
			d := RandomDeck(a, 10, f, r)
			if whys := d.Check(f); whys != nil {
				t.Errorf("%v: %v", d, whys)
			}
			if read, err := ReadDeck(d.String()); err != nil || read.Of != d.Of || !slices.Equal(read.Sets, d.Sets) {
				t.Errorf("%q is read as %v: %v", d, read, err)
			}
		}
	}
}

// TestOpeningOdds: the chance to hold one of ten among forty cards in a hand of six is 1 − 30·29·28·27·26·25 / 40·39·38·37·36·35.
func TestOpeningOdds(t *testing.T) {
	d := ReadyDecks[0].Deck
	if got := d.OpeningOdds(10); got != 845_306 {
		t.Errorf("%d", got)
	}
	if got := d.OpeningOdds(0); got != 0 {
		t.Errorf("%d", got)
	}
}

// TestDecksAreHandedIn: each side hands in its deck in secret (R3.2); one that cannot be read, of the other side or against the format is
// refused, and no table is laid for it.
func TestDecksAreHandedIn(t *testing.T) {
	setup := WriteSetup(Setup{Format: Starter.String()})
	good := [][]byte{[]byte(ReadyDecks[0].String()), []byte(ReadyDecks[2].String())}
	if s, err := Deal(setup, good); err != nil || s.Of != [2]Affiliation{Jedi, Sith} {
		t.Errorf("the table is not laid: %v", err)
	}
	for _, c := range []struct {
		seat game.Seat
		deck string
		want game.Why
	}{
		{0, ReadyDecks[2].String(), whyOtherSide},
		{1, "sith 1 and 2", whyUnreadable},
		{0, ReadyDecks[4].String(), whyNotPublished},
		{1, ReadyDecks[2].String() + " 36", whyNotPublished},
	} {
		things := slices.Clone(good)
		things[c.seat] = []byte(c.deck)
		if whys := Prepare(setup, c.seat, things); !slices.Contains(whys, c.want) {
			t.Errorf("%q: %v instead of %v", c.deck, whys, c.want)
		}
		if _, err := Deal(setup, things); err == nil {
			t.Errorf("%q: the table is laid", c.deck)
		}
	}
}

// TestGivingUp: who gives up has lost (R23.7), and a draw that both agree on has no winner (D23); a computer agrees while it is not ahead.
func TestGivingUp(t *testing.T) {
	for _, c := range []struct {
		by     game.Seat
		ending Ending
		winner Side
	}{{Light.Seat(), Resigned, Dark}, {Dark.Seat(), Resigned, Light}, {game.Table, Agreed, NoSide}} {
		s := NewGame(Starter, 0, [2]Deck{ReadyDecks[0].Deck, ReadyDecks[2].Deck})
		told := Conclude(&s, c.by).(Event)
		if !(Rules{}).Over(&s) || s.Ending != c.ending || s.Winner != c.winner || told.Kind != GameOver || told.Side != c.winner {
			t.Errorf("seat %d: %v, won by %v, told %+v", c.by, s.Ending, s.Winner, told)
		}
	}
	v := View{Public: Public{Dial: 5}}
	v.Victory[Light].N = 1 // a third of its way; dark has gone five twelfths
	if !Agrees(&v, Light.Seat()) || Agrees(&v, Dark.Seat()) {
		t.Error("who is ahead agrees to a draw, or who is behind does not")
	}
}
