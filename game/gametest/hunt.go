package gametest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"holoboard/game"
)

// Hunt is a small title with a bit of everything that a title can have: a hidden
// place, hands of cards, a secret assignment, a window, dice, chosen places, two
// kinds of victory. The kernel is tried on it, and a new title can start from it.
//
// Ten systems lie in a ring, numbered from 1. The hider hides a base in one of
// them (H1). For eight rounds the seeker hunts it. In a round the seeker may lay a
// card facedown (H2). He looks at a system, not at the same one twice in a row
// (H3). If the hider holds a decoy he may play it (H4): then the seeker sees that
// system alone, else a die says how far around it he sees (H5). If the base is
// there, he hears that it is near; looking right at it wins. Then the hider may
// move the base one system on, in secret (H6). The seeker turns his card: with a
// strike he hits a system, and wins if the base is there (H7). Both draw a card (H8).
// After the eighth round the hider has won.
type Hunt struct{}

// The two seats of Hunt.
const (
	Hider game.Seat = iota
	Seeker
)

// The kinds of option in Hunt.
const (
	KindReach  uint8 = iota + 1 // what the die shows: A+1
	KindNone                    // no card, no move
	KindSystem                  // A: 1 to 10
	KindCard                    // A: Strike or Decoy
)

// The cards of Hunt; there are six of each.
const (
	Strike uint8 = iota + 1
	Decoy
)

const (
	ofEach    = 6 // cards
	lastRound = 8
)

// Ring is how many systems there are, from 1 on.
const Ring = 10

// HuntTable is the whole game.
type HuntTable struct {
	HuntPublic
	Hider  HiderEyes
	Seeker SeekerEyes
	Deck   [2 * ofEach]uint8 // from bottom to top; nobody sees it
}

// HuntPublic is what lies open.
type HuntPublic struct {
	Step    uint8
	Round   uint8
	Won     uint8    // the winner's seat + 1
	Could   uint16   // where the base can be, by all that was seen; bit 1 is system 1
	Looked  uint8    // the system looked at last
	Struck  uint8    // the system struck at last
	Covered bool     // by a decoy
	Laid    bool     // the seeker has a card facedown
	Hands   [2]uint8 // cards by seat
	Left    uint8    // cards in the deck
	Pile    [3]uint8 // played cards by kind
}

// HiderEyes is what the hider alone sees.
type HiderEyes struct {
	Base uint8
	Hand [3]uint8 // by kind of card
}

// SeekerEyes is what the seeker alone sees.
type SeekerEyes struct {
	Hand [3]uint8
	Laid uint8
}

// HuntView is what one seat sees.
type HuntView struct {
	HuntPublic
	Seat   game.Seat
	Hider  HiderEyes
	Seeker SeekerEyes
}

// Stands returns the round, and the seat that has won, from 1 on.
func (s *HuntPublic) Stands() (round, won int) { return int(s.Round), int(s.Won) }

// CouldBe tells whether the base can be in a system, by all that was seen.
func (s *HuntPublic) CouldBe(at uint8) bool { return s.Could>>at&1 != 0 }

// Holds returns what the viewer holds, by kind of card.
func (v *HuntView) Holds() (viewer game.Seat, cards []uint8) {
	if v.Seat == Hider {
		return v.Seat, v.Hider.Hand[:]
	}
	return v.Seat, v.Seeker.Hand[:]
}

// The steps of Hunt.
const (
	stepDeal uint8 = iota
	stepHide
	stepLay
	stepLook
	stepSee
	stepMove
	stepTurn
	stepStrike
	stepDraw
)

var huntSteps = [...]func(*HuntTable, *game.Ask){
	stepDeal: (*HuntTable).deal, stepHide: (*HuntTable).hide, stepLay: (*HuntTable).lay, stepLook: (*HuntTable).look,
	stepSee: (*HuntTable).see, stepMove: (*HuntTable).move, stepTurn: (*HuntTable).turn, stepStrike: (*HuntTable).strike,
	stepDraw: (*HuntTable).draw,
}

// NewHunt returns the table before a game; its first step deals.
func NewHunt() HuntTable {
	s := HuntTable{HuntPublic: HuntPublic{Round: 1}}
	s.Deck, s.Left = fullDeck(), 2*ofEach
	return s
}

func fullDeck() (deck [2 * ofEach]uint8) {
	for i := range deck {
		deck[i] = Strike + uint8(i%2)
	}
	return deck
}

// DealHunt deals a table for a session; Hunt knows no setups.
func DealHunt(setup json.RawMessage, _ int) (HuntTable, error) {
	if len(setup) > 0 && string(setup) != "null" {
		return HuntTable{}, fmt.Errorf("hunt has no setup %s", setup)
	}
	return NewHunt(), nil
}

// Step implements [game.Rules].
func (Hunt) Step(s *HuntTable, a *game.Ask) { huntSteps[s.Step](s, a) }

// Over implements [game.Rules].
func (Hunt) Over(s *HuntTable) bool { return s.Won != 0 }

// Seats implements [game.Rules].
func (Hunt) Seats(*HuntTable) int { return 2 }

// View implements [game.Rules].
func (Hunt) View(s *HuntTable, seat game.Seat) HuntView {
	v := HuntView{HuntPublic: s.HuntPublic, Seat: seat}
	switch seat {
	case Hider:
		v.Hider = s.Hider
	case Seeker:
		v.Seeker = s.Seeker
	}
	return v
}

// Guess implements [game.Rules].
func (Hunt) Guess(v *HuntView, r *rand.Rand) HuntTable {
	s := HuntTable{HuntPublic: v.HuntPublic, Hider: v.Hider, Seeker: v.Seeker}
	var unseen []uint8
	for card := Strike; card <= Decoy; card++ {
		n := ofEach - int(s.Pile[card]) - int(s.Hider.Hand[card]) - int(s.Seeker.Hand[card])
		if s.Seeker.Laid == card {
			n--
		}
		for range n {
			unseen = append(unseen, card)
		}
	}
	r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	take := func() (card uint8) {
		card, unseen = unseen[0], unseen[1:]
		return card
	}
	if v.Seat != Hider {
		for range s.Hands[Hider] {
			s.Hider.Hand[take()]++
		}
		s.Hider.Base = s.anywhere(r)
	}
	if v.Seat != Seeker {
		for range s.Hands[Seeker] {
			s.Seeker.Hand[take()]++
		}
		if s.Laid {
			s.Seeker.Laid = take()
		}
	}
	copy(s.Deck[:], unseen)
	return s
}

// anywhere returns one of the systems where the base can be; 0 before there is one.
func (s *HuntTable) anywhere(r *rand.Rand) uint8 {
	var could []uint8
	for at := uint8(1); at <= Ring; at++ {
		if s.CouldBe(at) {
			could = append(could, at)
		}
	}
	if len(could) == 0 {
		return 0
	}
	return could[r.IntN(len(could))]
}

// Broken returns which invariant of Hunt the table breaks, or "".
func (s *HuntTable) Broken() string {
	for card := Strike; card <= Decoy; card++ {
		n := s.Pile[card] + s.Hider.Hand[card] + s.Seeker.Hand[card]
		for _, c := range s.Deck[:s.Left] {
			if c == card {
				n++
			}
		}
		if s.Seeker.Laid == card {
			n++
		}
		if n != ofEach {
			return fmt.Sprintf("%d cards of kind %d", n, card)
		}
	}
	if s.Step > stepHide && !s.CouldBe(s.Hider.Base) {
		return fmt.Sprintf("the base is in %d, where it cannot be", s.Hider.Base)
	}
	return ""
}

// A HuntEvent is one thing that happened in Hunt.
type HuntEvent struct {
	What   string
	Who    game.Seat
	System uint8
	Card   uint8
	Secret bool // its card and system are for the seat alone
}

// SeenBy implements [game.Event].
func (e HuntEvent) SeenBy(seat game.Seat) game.Event {
	if e.Secret && seat != e.Who {
		e.Card, e.System = 0, 0
	}
	return e
}

// Says returns what happened, and of whom it is told.
func (e HuntEvent) Says() (what string, who game.Seat) { return e.What, e.Who }

// deal: two cards for each that has brought none (H8, H9).
func (s *HuntTable) deal(a *game.Ask) {
	a.Shuffle(int(s.Left), func(i, j int) { s.Deck[i], s.Deck[j] = s.Deck[j], s.Deck[i] })
	brought := s.Hands[Hider] > 0
	for range 2 {
		if !brought {
			s.drawFor(Hider, a)
			s.drawFor(Seeker, a)
		}
	}
	s.Step = stepHide
}

func (s *HuntTable) drawFor(seat game.Seat, a *game.Ask) {
	if s.Left == 0 {
		return
	}
	a.Light()
	s.Left--
	card := s.Deck[s.Left]
	s.Deck[s.Left] = 0
	s.hand(seat)[card]++
	s.Hands[seat]++
	a.Tell(HuntEvent{What: "draws", Who: seat, Card: card, Secret: true})
}

func (s *HuntTable) hand(seat game.Seat) *[3]uint8 {
	if seat == Hider {
		return &s.Hider.Hand
	}
	return &s.Seeker.Hand
}

// hide: the base (H1). The answer is secret, so the step ends.
func (s *HuntTable) hide(a *game.Ask) {
	a.Put(Hider, "hide")
	for at := uint8(1); at <= Ring; at++ {
		a.Offer(System(at))
	}
	s.Hider.Base = a.One().A
	s.Could = 1<<(Ring+1) - 2
	a.Tell(HuntEvent{What: "hides", Who: Hider, System: s.Hider.Base, Secret: true})
	s.Step = stepLay
}

// lay: a card facedown, or none (H2).
func (s *HuntTable) lay(a *game.Ask) {
	s.Step = stepLook
	a.Put(Seeker, "lay")
	a.Offer(None)
	for card := Strike; card <= Decoy; card++ {
		if s.Seeker.Hand[card] > 0 {
			a.Offer(Card(card))
		}
	}
	if o := a.One(); o.Kind == KindCard {
		s.Seeker.Hand[o.A]--
		s.Hands[Seeker]--
		s.Seeker.Laid, s.Laid = o.A, true
		a.Tell(HuntEvent{What: "lays", Who: Seeker, Card: o.A, Secret: true})
	}
}

var lookedAlready = &game.Why{Rule: "H3", Text: "looked_already"}

// look: a system, then the window for a decoy, which everybody waits for who might
// hold one (H3, H4).
func (s *HuntTable) look(a *game.Ask) {
	s.Step = stepSee
	a.Put(Seeker, "look_at")
	for at := uint8(1); at <= Ring; at++ {
		if at == s.Looked {
			a.OfferIf(System(at), lookedAlready)
		} else {
			a.Offer(System(at))
		}
	}
	s.Looked, s.Covered = a.One().A, false
	a.Tell(HuntEvent{What: "looks", Who: Seeker, System: s.Looked})
	if s.Hands[Hider] == 0 {
		return
	}
	a.Put(Hider, "cover", System(s.Looked))
	a.Offer(None)
	if s.Hider.Hand[Decoy] > 0 {
		a.Offer(Card(Decoy))
	}
	if o := a.Window(); o.Kind == KindCard {
		a.Light()
		s.Hider.Hand[Decoy]--
		s.Hands[Hider]--
		s.Pile[Decoy]++
		s.Covered = true
		a.Tell(HuntEvent{What: "covers", Who: Hider, Card: Decoy})
	}
}

// see: how far, and what (H5).
func (s *HuntTable) see(a *game.Ask) {
	s.Step = stepMove
	reach := 0
	if !s.Covered {
		reach = a.Roll(KindReach, 3)
	}
	a.Light()
	seen := uint16(0)
	for at := uint8(1); at <= Ring; at++ {
		if apart(at, s.Looked) <= reach {
			seen |= 1 << at
		}
	}
	switch {
	case s.Hider.Base == s.Looked:
		s.Could = 1 << s.Hider.Base
		s.win(a, Seeker)
	case seen>>s.Hider.Base&1 != 0:
		s.Could &= seen &^ (1 << s.Looked)
		a.Tell(HuntEvent{What: "near", System: s.Looked})
	default:
		s.Could &^= seen
		a.Tell(HuntEvent{What: "nothing", System: s.Looked})
	}
}

func (s *HuntTable) win(a *game.Ask, seat game.Seat) {
	s.Won = uint8(seat) + 1
	a.Tell(HuntEvent{What: "wins", Who: seat})
}

// apart returns how many systems lie between two on the ring, counting one of them.
func apart(a, b uint8) int {
	d := (int(a) - int(b) + Ring) % Ring
	return min(d, Ring-d)
}

var tooFar = &game.Why{Rule: "H6", Text: "too_far"}

// move: the base may go one system on, in secret; it can then be wherever it could
// be, or beside it (H6).
func (s *HuntTable) move(a *game.Ask) {
	s.Step = stepTurn
	a.Put(Hider, "move_to")
	a.Offer(None)
	for at := uint8(1); at <= Ring; at++ {
		switch apart(at, s.Hider.Base) {
		case 0:
		case 1:
			a.Offer(System(at))
		default:
			a.OfferIf(System(at), tooFar)
		}
	}
	if o := a.One(); o.Kind == KindSystem {
		s.Hider.Base = o.A
	}
	could := s.Could
	for at := uint8(1); at <= Ring; at++ {
		if could>>at&1 != 0 {
			s.Could |= 1<<(at%Ring+1) | 1<<((at+Ring-2)%Ring+1)
		}
	}
	a.Tell(HuntEvent{What: "may move", Who: Hider, System: s.Hider.Base, Secret: true})
}

// turn: the facedown card; what it lets the seeker do is the next step's, for it
// came to light (H7).
func (s *HuntTable) turn(a *game.Ask) {
	s.Step = stepDraw
	if !s.Laid {
		return
	}
	a.Light()
	card := s.Seeker.Laid
	a.Tell(HuntEvent{What: "turns", Who: Seeker, Card: card})
	s.Pile[card]++
	s.Seeker.Laid, s.Laid = 0, false
	if card == Strike {
		s.Step = stepStrike
	}
}

// strike: a system is hit (H7).
func (s *HuntTable) strike(a *game.Ask) {
	s.Step = stepDraw
	a.Put(Seeker, "strike_at")
	for at := uint8(1); at <= Ring; at++ {
		a.Offer(System(at))
	}
	at := a.One().A
	s.Struck = at
	a.Light()
	if at == s.Hider.Base {
		s.Could = 1 << at
		s.win(a, Seeker)
		return
	}
	s.Could &^= 1 << at
	a.Tell(HuntEvent{What: "misses", Who: Seeker, System: at})
}

// draw: a card for each, and the next round (H8).
func (s *HuntTable) draw(a *game.Ask) {
	s.drawFor(Hider, a)
	s.drawFor(Seeker, a)
	s.Step = stepLay
	if s.Round++; s.Round > lastRound {
		s.win(a, Hider)
	}
}

// None is the option to do nothing.
var None = game.Option{Kind: KindNone}

// System returns the option for a system.
func System(at uint8) game.Option { return game.Option{Kind: KindSystem, A: at} }

// Card returns the option for a card.
func Card(card uint8) game.Option { return game.Option{Kind: KindCard, A: card} }

// Held returns the cards of a hand that has so many of each kind, one of each.
func Held(hand []uint8) (cards []game.Option) {
	for kind, n := range hand {
		if n > 0 {
			cards = append(cards, Card(uint8(kind)))
		}
	}
	return cards
}
