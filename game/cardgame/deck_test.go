package cardgame

import (
	"math/rand/v2"
	"slices"
	"strings"
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

// TestOpeningOddsAreCounted: the odds are those of all hands of six there are, counted one by one.
func TestOpeningOddsAreCounted(t *testing.T) {
	d := ReadyDecks[2].Deck
	makers := d.Figures().Makers
	hands, with := 0, 0
	var draw func(from, cards int, has bool)
	draw = func(from, cards int, has bool) {
		if cards == openingHand {
			hands++
			if has {
				with++
			}
			return
		}
		for at := from; at < 5*len(d.Sets); at++ {
			draw(at+1, cards+1, has || at < makers)
		}
	}
	draw(0, 0, false)
	if want := int(1_000_000*float64(with)/float64(hands) + 0.5); d.OpeningOdds(makers) != want {
		t.Errorf("%d of %d hands have one of %d sources: %d in a million, not %d", with, hands, makers, want, d.OpeningOdds(makers))
	}
}

// TestWhatADeckIsWorth counts the Jedi starter deck as its eight sets are printed.
func TestWhatADeckIsWorth(t *testing.T) {
	d := ReadyDecks[0].Deck
	f := d.Figures()
	cards := 0
	for _, n := range f.Costs {
		cards += n
	}
	if cards+f.Types[Fate] != 40 || f.Types[Unit]+f.Types[Enhancement]+f.Types[EventCard] != cards {
		t.Errorf("of 40 command cards %d cost something or nothing and %d are fates", cards, f.Types[Fate])
	}
	if f.Foreign != 0 || f.Sources[Jedi]+f.Sources[Neutral] != f.Plans+f.Others+1 {
		t.Errorf("%d cards are of another affiliation; of %d resources %d are Jedi", f.Foreign, f.Plans+f.Others+1, f.Sources[Jedi])
	}
	var names []string
	for _, a := range d.Answers() {
		names = append(names, a.ID())
	}
	if want := []string{"counter_stroke", "lightsaber_deflection", "double_strike"}; !slices.Equal(names, want) {
		t.Errorf("it answers with %v, want %v", names, want)
	}
	if got := Foreign(14, Jedi); got == 0 || Foreign(14, RebelAlliance) != 0 {
		t.Errorf("of a Rebel set %d cards need a source of another affiliation than Jedi (R18.6)", got)
	}
}

// TestWhyNotAddAgreesWithCheck: one more set is refused exactly for what the deck would then be refused for and was not before.
func TestWhyNotAddAgreesWithCheck(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for range 3000 {
		of, f := Jedi+Affiliation(r.IntN(NumAffiliations-1)), Custom+Format(r.IntN(2))
		d := RandomDeck(of, r.IntN(MostSets+1), f, r)
		n := uint8(1 + r.IntN(NumSets))
		with := Deck{of, append(slices.Clone(d.Sets), n)}
		before, after := d.Check(f), with.Check(f)
		after = slices.DeleteFunc(after, func(w game.Why) bool { return slices.Contains(before, w) || w == whyTooFew })
		why := d.WhyNotAdd(n, f)
		if (why == nil) != (len(after) == 0) || why != nil && !slices.Contains(after, *why) {
			t.Fatalf("%v and set %d in %v: %v, and the deck would be refused for %v", d, n, f, why, after)
		}
	}
}

// TestFillingUp: a deck that was filled up is legal, holds what was in it, and has fewer cards of other affiliations than one by lot.
func TestFillingUp(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	for a := Jedi; a < NumAffiliations; a++ {
		for _, f := range []Format{Custom, OneBox} {
			filled, drawn, ways := 0, 0, map[string]bool{}
			for range 20 {
				begun := RandomDeck(a, 2, f, r)
				d := Fill(begun, f, r)
				if whys := d.Check(f); whys != nil {
					t.Errorf("%v is refused: %v", d, whys)
				}
				for _, n := range begun.Sets {
					if !slices.Contains(d.Sets, n) {
						t.Errorf("%v has lost set %d", d, n)
					}
				}
				lot := RandomDeck(a, LeastSets, f, r)
				filled, drawn = filled+d.Figures().Foreign, drawn+lot.Figures().Foreign
				ways[Fill(Deck{Of: a}, f, r).String()] = true
			}
			if filled >= drawn {
				t.Errorf("%v in %v: %d cards of other affiliations in filled decks, %d in those by lot", a, f, filled, drawn)
			}
			if len(ways) < 2 && f == Custom {
				t.Errorf("%v is filled up in one way only", a)
			}
		}
	}
}

// TestASeedFillsUpAlike: what a game's seed fills up is written here, so that no processor and no later version deals other decks by it unseen.
// In the browser's machine the same is held by TestTwentyGames.
func TestASeedFillsUpAlike(t *testing.T) {
	for seed, want := range []string{
		"jedi 1 1 2 2 4 5 6 6 7 7",
		"smugglers_and_spies 8 9 10 11 12 14 15 16 17 18",
		"imperial_navy 26 26 27 28 28 29 29 31 32 32",
	} {
		f := Custom + Format(seed%2)
		if d := Fill(Deck{Of: Jedi + 2*Affiliation(seed)}, f, rand.New(rand.NewPCG(uint64(seed), 1))); d.String() != want {
			t.Errorf("seed %d fills up %s, not %s", seed, d, want)
		}
	}
}

// TestDecksHaveNames: a deck is handed in with its name, which must be one that can be shown.
func TestDecksHaveNames(t *testing.T) {
	d := ReadyDecks[4].Deck
	for given, want := range map[string]string{"": "", "Old friends": "Old friends", " 7: up ": "7  up"} {
		name, read, err := ReadHandedIn(d.HandedIn(given))
		if err != nil || name != want || read.String() != d.String() {
			t.Errorf("%q comes in as %q, %v: %v", given, name, read, err)
		}
	}
	for _, bad := range []string{"a\nb: jedi 1", "\xff: jedi 1", strings.Repeat("a", longestName+1) + ": jedi 1", ": ", "a: b: jedi 1"} {
		if _, _, err := ReadHandedIn([]byte(bad)); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
	if id := d.ReadyID(); id != "ten_jedi" {
		t.Errorf("the ready deck is called %q", id)
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

// TestReadyDecksOnly: where the setup asks for ready decks no other is taken (R2.10).
func TestReadyDecksOnly(t *testing.T) {
	for _, c := range []struct {
		format Format
		deck   Deck
		fits   bool
	}{
		{Custom, ReadyDecks[4].Deck, true}, {Custom, Deck{Jedi, []uint8{1, 2, 3, 4, 5, 6, 7, 15, 17, 18}}, false},
		{Custom, ReadyDecks[0].Deck, false}, {Starter, ReadyDecks[0].Deck, true}, {OneBox, ReadyDecks[5].Deck, true},
	} {
		setup := WriteSetup(Setup{Format: c.format.String(), Decks: Picked})
		if whys := Prepare(setup, 0, [][]byte{c.deck.HandedIn(""), nil}); (whys == nil) != c.fits {
			t.Errorf("%v with %v: %v", c.format, c.deck, whys)
		}
	}
	for _, text := range []string{`{"format":"starter","decks":"built"}`, `{"format":"custom","decks":"stolen"}`} {
		if _, _, _, err := ReadSetup([]byte(text)); err == nil {
			t.Errorf("%s is a setup", text)
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
