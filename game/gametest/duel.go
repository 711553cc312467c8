package gametest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"holoboard/game"
)

// Duel is a small title with what [Hunt] has not: something handed in before the game, answers given at once in secret, and
// windows in turn, which standing orders can answer.
//
// Each of two duellists brings six cards of his own choice (D1): no more than two alike, and not above ten points in all.
// In each of three passes both choose a strike facedown, or none, neither knowing of the other (D2); both are turned up (D3).
// Then they may answer in turn, the weaker strike first: a parry takes two from the other's strike, a lunge adds one to
// one's own; it ends when both have let their windows pass one after the other (D4). Who holds no card is not asked. The
// stronger strike hits (D5). After three passes the one with more hits has won; where they are equal a coin decides (D6).
type Duel struct{}

// The cards of Duel.
const (
	Feint  uint8 = iota + 1 // a strike of 1
	Thrust                  // of 2
	Cut                     // of 3
	Parry
	Lunge
	duelKinds
)

const (
	alike    = 2
	kindCoin = KindReach
)

// LastPass is after how many passes a duel is over.
const LastPass = 3

// DuelCards is how many cards each brings, DuelPoints what they may cost (D1).
const (
	DuelCards  = 6
	DuelPoints = 10
)

// DuelCost is what a card costs that is brought.
func DuelCost(card uint8) int { return costs[card] }

// costs are the points of each card.
var costs = [duelKinds]int{Feint: 0, Thrust: 1, Cut: 3, Parry: 3, Lunge: 2}

// strikes are what the cards strike with.
var strikes = [duelKinds]int8{Feint: 1, Thrust: 2, Cut: 3}

// DuelHand is cards by kind.
type DuelHand [duelKinds]uint8

// DuelTable is the whole game.
type DuelTable struct {
	DuelPublic
	Hand   [2]DuelHand
	Chosen [2]uint8 // the strike that lies facedown, or 0
}

// DuelPublic is what lies open.
type DuelPublic struct {
	Step     uint8
	Pass     uint8 // of three
	Won      uint8 // the winner's seat + 1
	Hits     [2]uint8
	Held     [2]uint8    // cards in hand
	Lies     [2]bool     // a strike lies facedown
	Strength [2]int8     // of the strikes turned up
	Spent    [2]DuelHand // faceup
	Windows  game.InTurn
}

// DuelView is what one seat sees.
type DuelView struct {
	DuelPublic
	Seat   game.Seat
	Hand   DuelHand
	Chosen uint8
}

// The steps of Duel.
const (
	duelChoose uint8 = iota
	duelChooseToo
	duelTurnUp
	duelAnswer
	duelHit
)

// DealDuel deals a duel of what both have brought.
func DealDuel(_ json.RawMessage, things [][]byte) (s DuelTable, err error) {
	s.Pass = 1
	for seat, thing := range things {
		if whys := PrepareDuel(nil, game.Seat(seat), things); whys != nil {
			return DuelTable{}, fmt.Errorf("seat %d brings what it may not: %s", seat, whys[0].Text)
		}
		for _, card := range thing {
			s.Hand[seat][card]++
			s.Held[seat]++
		}
	}
	return s, nil
}

// PrepareDuel says what is wrong with the cards that somebody brings: a byte for each (D1).
func PrepareDuel(_ json.RawMessage, seat game.Seat, things [][]byte) (whys []game.Why) {
	var hand DuelHand
	cost, thing := 0, things[seat]
	for _, card := range thing {
		if card == 0 || card >= duelKinds {
			return []game.Why{{Rule: "D1", Text: "no_card"}}
		}
		hand[card]++
		cost += costs[card]
	}
	if len(thing) != DuelCards {
		whys = append(whys, game.Why{Rule: "D1", Text: "not_six"})
	}
	for _, n := range hand {
		if n > alike {
			whys = append(whys, game.Why{Rule: "D1", Text: "too_many_alike"})
		}
	}
	if cost > DuelPoints {
		whys = append(whys, game.Why{Rule: "D1", Text: "too_dear"})
	}
	return whys
}

// NewDuel returns a duel of two hands.
func NewDuel() DuelTable {
	s, err := DealDuel(nil, [][]byte{{Feint, Thrust, Thrust, Parry, Lunge, Feint}, {Feint, Thrust, Cut, Parry, Lunge, Feint}})
	if err != nil {
		panic(err)
	}
	return s
}

// Over implements [game.Rules].
func (Duel) Over(s *DuelTable) bool { return s.Won != 0 }

// Seats implements [game.Rules].
func (Duel) Seats(*DuelTable) int { return 2 }

// View implements [game.Rules].
func (Duel) View(s *DuelTable, seat game.Seat) DuelView {
	v := DuelView{DuelPublic: s.DuelPublic, Seat: seat}
	if seat >= 0 {
		v.Hand, v.Chosen = s.Hand[seat], s.Chosen[seat]
	}
	return v
}

// Guess implements [game.Rules]: of the points that the others' cards may cost it knows nothing.
func (Duel) Guess(v *DuelView, r *rand.Rand) DuelTable {
	s := DuelTable{DuelPublic: v.DuelPublic}
	for seat := range s.Hand {
		if game.Seat(seat) == v.Seat {
			s.Hand[seat], s.Chosen[seat] = v.Hand, v.Chosen
			continue
		}
		var unseen []uint8
		for card := Feint; card < duelKinds; card++ {
			for range alike - s.Spent[seat][card] {
				unseen = append(unseen, card)
			}
		}
		r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
		for i, card := range unseen {
			if s.Lies[seat] && strikes[card] > 0 {
				s.Chosen[seat], unseen[i] = card, unseen[0]
				unseen = unseen[1:]
				break
			}
		}
		for _, card := range unseen[:s.Held[seat]] {
			s.Hand[seat][card]++
		}
	}
	return s
}

// Broken returns which invariant of Duel the table breaks, or "".
func (s *DuelTable) Broken() string {
	for seat := range s.Hand {
		held, all := uint8(0), uint8(0)
		for card := Feint; card < duelKinds; card++ {
			n := s.Hand[seat][card] + s.Spent[seat][card]
			if s.Chosen[seat] == card {
				n++
			}
			if n > alike {
				return fmt.Sprintf("%d cards of kind %d", n, card)
			}
			held += s.Hand[seat][card]
			all += n
		}
		if held != s.Held[seat] || all != DuelCards || s.Lies[seat] != (s.Chosen[seat] != 0) {
			return fmt.Sprintf("seat %d has %d cards, %d of them in hand", seat, all, held)
		}
	}
	return ""
}

// A DuelEvent is one thing that happened in Duel.
type DuelEvent struct {
	What   string
	Who    game.Seat
	Card   uint8
	Secret bool // the card is for the seat alone
}

// SeenBy implements [game.Event].
func (e DuelEvent) SeenBy(seat game.Seat) game.Event {
	if e.Secret && seat != e.Who {
		e.Card = 0
	}
	return e
}

// Says returns what happened, and of whom it is told.
func (e DuelEvent) Says() (what string, who game.Seat) { return e.What, e.Who }

// Word returns the word of an option.
func (Duel) Word(o game.Option) string {
	return [...]string{"none", Feint: "feint", Thrust: "thrust", Cut: "cut", Parry: "parry", Lunge: "lunge"}[o.A]
}

// Step implements [game.Rules].
func (Duel) Step(s *DuelTable, a *game.Ask) {
	switch s.Step {
	case duelChoose, duelChooseToo:
		s.choose(a, game.Seat(s.Step-duelChoose))
	case duelTurnUp:
		s.turnUp(a)
	case duelAnswer:
		s.answer(a)
	case duelHit:
		s.hit(a)
	}
}

// choose: a strike facedown, or none (D2). How many there are to choose from is a secret, and so is the answer.
func (s *DuelTable) choose(a *game.Ask, seat game.Seat) {
	s.Step++
	if s.Held[seat] == 0 {
		return
	}
	a.Put(seat, "strike")
	for card := Feint; card <= Cut; card++ {
		if s.Hand[seat][card] > 0 {
			a.Offer(Card(card))
		}
	}
	a.Offer(None)
	card := a.Window().A
	if card > 0 {
		s.Hand[seat][card]--
		s.Held[seat]--
		s.Chosen[seat], s.Lies[seat] = card, true
	}
	a.Tell(DuelEvent{What: "chooses", Who: seat, Card: card, Secret: true})
}

// turnUp: both strikes (D3).
func (s *DuelTable) turnUp(a *game.Ask) {
	a.Light()
	for seat, card := range s.Chosen {
		s.Strength[seat] = strikes[card]
		if card > 0 {
			s.Spent[seat][card]++
			s.Chosen[seat], s.Lies[seat] = 0, false
			a.Tell(DuelEvent{What: "strikes", Who: game.Seat(seat), Card: card})
		}
	}
	s.Step, s.Windows = duelAnswer, game.InTurn{}
	if s.Strength[1] < s.Strength[0] {
		s.Windows.Seat = 1
	}
}

// answer: a card from the hand, or none (D4). What is played comes to light, so each window is a step of its own.
func (s *DuelTable) answer(a *game.Ask) {
	seat, did, open := s.Windows.Ask(a, 2, None, func(seat game.Seat) bool {
		if s.Held[seat] == 0 {
			return false
		}
		a.Put(seat, "answer")
		for card := Parry; card <= Lunge; card++ {
			if s.Hand[seat][card] > 0 {
				a.Offer(Card(card))
			}
		}
		a.Offer(None)
		return true
	})
	switch {
	case !open:
		s.Step = duelHit
	case did.Kind == KindCard:
		a.Light()
		s.Hand[seat][did.A]--
		s.Held[seat]--
		s.Spent[seat][did.A]++
		s.Strength = s.After(seat, did.A)
		a.Tell(DuelEvent{What: "plays", Who: seat, Card: did.A})
	}
}

// Stands returns the pass, and the seat that has won, from 1 on.
func (s *DuelPublic) Stands() (pass, won int) { return int(s.Pass), int(s.Won) }

// Holds returns what the viewer holds, by kind of card.
func (v *DuelView) Holds() (viewer game.Seat, cards []uint8) { return v.Seat, v.Hand[:] }

// Choosing tells whether strikes are chosen; else they lie open.
func (s *DuelPublic) Choosing() bool { return s.Step <= duelTurnUp }

// After returns what both strike with once a seat has played a card.
func (s *DuelPublic) After(seat game.Seat, card uint8) [2]int8 {
	strength := s.Strength
	if card == Lunge {
		strength[seat]++
	} else {
		strength[1-seat] -= 2
	}
	return strength
}

// Strikes tells whether a strike of a seat lies on the table, facedown or turned up.
func (s *DuelPublic) Strikes(seat int) bool { return s.Lies[seat] || s.Strength[seat] != 0 }

// Stronger returns whose strike is the stronger one, and false where none is.
func (s *DuelPublic) Stronger() (seat game.Seat, any bool) {
	if s.Strength[1] > s.Strength[0] {
		seat = 1
	}
	return seat, s.Strength[0] != s.Strength[1]
}

// hit: the stronger strike, and the next pass or the end (D5, D6).
func (s *DuelTable) hit(a *game.Ask) {
	if seat, any := s.Stronger(); any {
		s.Hits[seat]++
		a.Tell(DuelEvent{What: "hits", Who: seat})
	}
	s.Step = duelChoose
	s.Pass++
	a.Tell(DuelEvent{What: "passes over"})
	if s.Pass <= LastPass {
		return
	}
	winner := uint8(0)
	switch {
	case s.Hits[1] > s.Hits[0]:
		winner = 1
	case s.Hits[0] == s.Hits[1]:
		winner = uint8(a.Roll(kindCoin, 2))
	}
	s.Won = winner + 1
	a.Tell(DuelEvent{What: "wins", Who: game.Seat(winner)})
}
