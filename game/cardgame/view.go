package cardgame

import (
	"math/rand/v2"

	"holoboard/game"
)

// View is what one seat sees.
type View struct {
	Public
	Seat game.Seat
	Eyes Eyes // its own; nothing for the table
}

// View implements [game.Rules].
func (r Rules) View(s *State, seat game.Seat) (v View) {
	r.Show(s, seat, &v)
	return v
}

// Show writes what a seat sees.
func (Rules) Show(s *State, seat game.Seat, v *View) {
	v.Public, v.Seat = s.Public, seat
	if seat >= 0 {
		v.Eyes = s.Eyes[seat]
	} else {
		v.Eyes = Eyes{}
	}
}

// Guess implements [game.Rules]: what the seat cannot see is dealt anew, from decks that fit all it has seen.
func (Rules) Guess(v *View, r *rand.Rand) State {
	s := State{Public: v.Public}
	if v.Seat >= 0 {
		s.Eyes[v.Seat] = v.Eyes
	}
	g := guess{&s, v.Seat, r}
	for side := range Side(2) {
		g.deal(side)
	}
	for side := range Side(2) {
		g.eyesOf(side)
	}
	return s
}

type guess struct {
	*State
	seat game.Seat
	r    *rand.Rand
}

// own reports whether the seat that guesses plays a side.
func (g *guess) own(side Side) bool { return g.seat == side.Seat() }

// tally counts titles.
type tally [NumTitles]int8

// deal deals a side's cards that the seat does not see.
func (g *guess) deal(side Side) {
	var seen tally
	g.seen(side, &seen)
	if !g.own(side) {
		g.guessSets(side, &seen)
	}
	plans, rest := g.unseen(side, &seen)
	g.dealPlans(side, plans)
	g.dealCards(side, rest)
}

// seen counts the cards of a side whose titles the seat knows.
func (g *guess) seen(side Side, n *tally) {
	for i := range g.High[side] {
		n[g.Things[side][i].Title]++
	}
	count := func(cards []Title) {
		for _, c := range cards {
			n[c]++
		}
	}
	count(g.Discard[side].All())
	count(g.Victory[side.Other()].All())
	count(g.limbo(side))
	if g.own(side) {
		count(g.Eyes[side].Hand.All())
		count(g.Eyes[side].Stack.All())
		count(g.Eyes[side].Plans.All())
	} else {
		count(g.Stack[side].All()) // facedown ones are no titles
		if g.own(side.Other()) {
			count(g.Eyes[side.Other()].TheirHand.All())
			count(g.Eyes[side.Other()].TheirTop[:g.KnowTop[side.Other()]])
		}
		count(g.Shown.All()[:g.shownOf(side)])
	}
	if g.own(side) && g.shownOf(side) > 0 {
		count(g.Eyes[side].Look.All())
	}
	for place := range g.Under[side].N {
		n[g.liesUnder(side, place)]++
	}
	if side == Light {
		for i := range g.NCaptives {
			n[g.captiveTitle(i)]++
		}
		if g.seat < 0 {
			n[g.rescuedUnit()]++
		}
	}
	n[0] = 0
}

// shownOf is how many cards of a side lie revealed: card 129 is dark.
func (g *guess) shownOf(side Side) uint8 {
	if side == Dark {
		return g.Shown.N
	}
	return 0
}

// captiveTitle returns what the seat knows of a captured card, 0 for nothing.
func (g *guess) captiveTitle(i uint8) Title {
	if k := g.Captives[i].Known; k != 0 || g.seat < 0 {
		return k
	}
	return g.Eyes[g.seat].Captives[i]
}

// limbo returns the cards of a side that are being played.
func (s *Public) limbo(side Side) (cards []Title) {
	for i := range s.Frames[:s.Top] {
		if f := &s.Frames[i]; f.Side == side && s.inLimbo(f) {
			cards = append(cards, f.Title)
		}
	}
	return cards
}

// rescuedUnit is the unit that card 117 has rescued, while it is asked whether it enters play, which all see (R22.5); 0 for none.
func (s *Public) rescuedUnit() Title {
	const rescuer = 117
	for i := range s.Frames[:s.Top] {
		if f := &s.Frames[i]; f.Do == doUse && f.Title == rescuer && f.M > 0 {
			return Title(f.N)
		}
	}
	return 0
}

// inLimbo reports whether the card of a frame is in no zone: it has been played and is not resolved yet.
func (s *Public) inLimbo(f *Frame) bool {
	switch f.Do {
	case doPlay:
		return true
	case doUse:
		return f.Flags&fromHand != 0 && (f.Stage < useEnds || cards[f.Title].Type == EventCard)
	}
	return false
}

// guessSets finds sets for a deck that has all cards that were seen of it.
func (g *guess) guessSets(side Side, seen *tally) {
	sets := &g.Eyes[side].Sets
	*sets = [MostSets]uint8{}
	if g.Format == Told {
		return
	}
	if g.Format == Starter {
		ready, _ := StarterOf(g.Of[side])
		copy(sets[:], ready.Sets)
		return
	}
	var free [NumSets + 1]int8
	for n := uint8(1); n <= NumSets; n++ {
		free[n] = int8(MostCopies(n, g.Of[side], g.Format))
	}
	need := *seen
	need[g.Of[side].Card()] = 0
	if !g.cover(sets, 0, int(g.Sizes[side]), &free, &need) {
		panic("cardgame: no deck has the cards that were seen")
	}
}

// cover chooses the sets from place i on; need are cards that are still to be found in one.
func (g *guess) cover(sets *[MostSets]uint8, i, size int, free *[NumSets + 1]int8, need *tally) bool {
	missing := Title(0)
	for t := range need {
		if need[t] > 0 && (missing == 0 || cards[t].Type == Objective && cards[missing].Type != Objective) {
			missing = Title(t)
		}
	}
	if i == size {
		return missing == 0
	}
	var can [NumSets]uint8
	n := 0
	for set := uint8(1); set <= NumSets; set++ {
		if free[set] > 0 && (missing == 0 || Sets[set].has(missing)) {
			can[n] = set
			n++
		}
	}
	for ; n > 0; n-- {
		k := g.r.IntN(n)
		set := can[k]
		can[k] = can[n-1]
		sets[i] = set
		free[set]--
		for _, c := range Sets[set].Cards {
			need[c]--
		}
		if g.cover(sets, i+1, size, free, need) {
			return true
		}
		free[set]++
		for _, c := range Sets[set].Cards {
			need[c]++
		}
	}
	sets[i] = 0
	return false
}

func (s *Set) has(c Title) bool {
	for _, d := range s.Cards {
		if d == c {
			return true
		}
	}
	return false
}

// unseen returns the objectives and the command cards of a side that were not seen, shuffled.
func (g *guess) unseen(side Side, seen *tally) (plans, rest []Title) {
	for _, n := range g.Eyes[side].Sets[:g.Sizes[side]] {
		for i, c := range Sets[n].Cards {
			switch {
			case seen[c] > 0:
				seen[c]--
			case i == 0:
				plans = append(plans, c)
			default:
				rest = append(rest, c)
			}
		}
	}
	shuffle := func(cards []Title) {
		g.r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	}
	shuffle(plans)
	shuffle(rest)
	return plans, rest
}

// next takes the next card of a list; on a table described in words it may be any of the kind.
func (g *guess) next(list *[]Title, side Side, kind bool) Title {
	if n := len(*list); n > 0 {
		c := (*list)[n-1]
		*list = (*list)[:n-1]
		return c
	}
	if g.Format != Told {
		panic("cardgame: a deck has fewer cards than lie on the table")
	}
	for {
		if c := Title(g.r.IntN(NumTitles)); cards[c].Title != 0 && cards[c].Side == side && cards[c].Type != AffiliationCard && (cards[c].Type == Objective) == kind {
			return c
		}
	}
}

func (g *guess) dealPlans(side Side, plans []Title) {
	if !g.own(side) {
		for range g.Facedown[side] {
			g.Eyes[side].Plans.add(g.next(&plans, side, true))
		}
	}
	last := g.Eyes[side].LastPlan
	if g.own(side) && last != 0 {
		plans = without(plans, last)
		g.Plan[side].add(last)
	}
	for g.Plan[side].N < g.Planned[side] {
		g.Plan[side].add(g.next(&plans, side, true))
	}
}

func (g *guess) dealCards(side Side, rest []Title) {
	eyes, other := &g.Eyes[side], side.Other()
	if !g.own(side) {
		if g.own(other) {
			eyes.Hand = g.Eyes[other].TheirHand
		} else if c := g.rescuedUnit(); c != 0 && side == Light {
			eyes.Hand.add(c)
		}
		facedown := uint8(g.Stack[side].Count(0))
		for eyes.Hand.N < g.Held[side]+facedown {
			eyes.Hand.add(g.next(&rest, side, false))
		}
		for _, c := range g.Stack[side].All() {
			if c == 0 { // it may be any card that was in hand
				c = eyes.Hand.takeAt(g.r.IntN(int(eyes.Hand.N)))
			}
			eyes.Stack.add(c)
		}
	}
	if side == Light {
		for i := range g.NCaptives {
			c := g.captiveTitle(i)
			if c == 0 {
				c = g.next(&rest, side, false)
			}
			g.taken(i, c)
		}
	}
	g.dealDeck(side, rest)
}

// taken notes a captured card in the eyes of those who know it.
func (g *guess) taken(i uint8, c Title) {
	if !g.own(Dark) {
		g.Eyes[Dark].Captives[i] = c
	}
	if !g.own(Light) && g.Captives[i].Known != 0 {
		g.Eyes[Light].Captives[i] = c
	}
}

// dealDeck lays a command deck: what is known on top and at the bottom where it lies.
func (g *guess) dealDeck(side Side, rest []Title) {
	d, other := &g.Deck[side], side.Other()
	g.guessUnder(side, g.shownUnder(side), &rest)
	known := 0
	if g.own(other) {
		known = int(g.KnowTop[other])
	}
	for int(d.N) < int(g.Left[side])-known {
		d.add(g.next(&rest, side, false))
	}
	for i := known - 1; i >= 0; i-- {
		d.add(g.Eyes[other].TheirTop[i])
	}
}

// shownUnder has the owner of cards that card 129 has shown look at some of them; the others he has put under his deck.
func (g *guess) shownUnder(side Side) []Title {
	if g.own(side) || g.shownOf(side) == 0 {
		return nil
	}
	shown := append([]Title(nil), g.Shown.All()...)
	g.r.Shuffle(len(shown), func(i, j int) { shown[i], shown[j] = shown[j], shown[i] })
	n := len(shown) - int(g.Looked[side])
	for _, c := range shown[n:] {
		g.Eyes[side].Look.add(c)
	}
	return shown[:n]
}

// without takes one copy of a card out of a list.
func without(cards []Title, c Title) []Title {
	for i, d := range cards {
		if d == c {
			return append(cards[:i], cards[i+1:]...)
		}
	}
	return cards
}

// eyesOf fills in what a side that does not guess would know.
func (g *guess) eyesOf(side Side) {
	if g.own(side) {
		return
	}
	eyes, other := &g.Eyes[side], side.Other()
	d := &g.Deck[other]
	for i := range g.KnowTop[side] {
		eyes.TheirTop[i] = d.Cards[d.N-1-i]
	}
	for place := range g.Under[side].N {
		if g.Under[side].Lots[place]&lotsOwner != 0 {
			eyes.Under[place] = g.Deck[side].Cards[place]
		}
	}
	if g.Looked[side] == 0 || eyes.Look.N > 0 {
		return
	}
	switch f := &g.Frames[g.Top-1]; {
	case f.Title == journeyToDagobah:
		for _, p := range g.Plan[side].All() {
			eyes.Look.add(p)
		}
	case f.Title == interrogationCard:
		eyes.Look, eyes.TheirHand = g.Eyes[other].Hand, g.Eyes[other].Hand
	default:
		for i := range g.Looked[side] {
			eyes.Look.add(eyes.TheirTop[i])
		}
	}
}

// Cards that let a side look at something.
const (
	journeyToDagobah  Title = 3
	interrogationCard Title = 78
)

// OwnTitles returns the titles of a side's own deck, if the view is its own, and what it has on the table, each once, in no order that tells
// anything of where they lie.
func (v *View) OwnTitles(side Side) (all []Title) {
	var seen Titles
	if v.Seat == side.Seat() {
		for _, n := range v.Eyes.Sets[:v.Sizes[side]] {
			for _, c := range Sets[n].Cards {
				seen.add(c)
			}
		}
		for _, c := range v.Eyes.Hand.All() {
			seen.add(c)
		}
	}
	v.Each(side, func(_ Slot, x *Thing) { seen.add(x.Title) })
	for t := Title(1); t < NumTitles; t++ {
		if seen.Has(t) {
			all = append(all, t)
		}
	}
	return all
}
