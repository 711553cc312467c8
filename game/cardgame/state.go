package cardgame

import "holoboard/game"

// The bounds of a table.
const (
	perSide      = 112 // things of a side on the table: 80 command cards, 16 objectives, the affiliation card, room
	mostCards    = 80  // command cards of a side: 16 sets
	MostSets     = 16  // of a deck; a house limit, the book has none (R2.7)
	mostFrames   = 24
	mostLasting  = 32
	mostCaptives = 48
	windowDepths = 7 // windows within windows
)

// A Slot is a place on the table: the side in the top bit. A slot that fell free is given again only when nothing is under way.
type Slot uint8

const (
	NoSlot Slot = 127 // nothing; as a host: the play area of its side
	Dial   Slot = 126 // the Death Star dial, as a host or when it is engaged (R23.3)
)

func slotAt(side Side, i int) Slot { return Slot(side)<<7 | Slot(i) }

// Side returns whose card lies there. Owner and controller are the same in the core set (R4.20).
func (s Slot) Side() Side { return Side(s >> 7) }

// A Thing is a card on the table.
type Thing struct {
	Title   Title
	Host    Slot // what it enhances
	Focus   uint8
	Damage  uint8
	Shields uint8
	Marks   Marks
	Limits  uint8 // abilities used up this turn, by number
	Used    uint8 // in the windows open now, by their depth (R21.7)
	Stopped uint8 // points that protect has moved to it and that something stopped: they make no room for more (R20.6)
}

// Marks are what holds of a thing.
type Marks uint8

const (
	Committed Marks = 1 << iota // to the Force (R17)
	Attacking
	Defending
	WasEngaged  // this turn (R10.3)
	Enhancing   // a unit that lies as an enhancement (card 17)
	Gone        // the slot fell free while something was under way
	Faced       // an objective turned up in setup
	FromTheHand // came by being played, not put into play (R19.10)

	participates = Attacking | Defending
)

// Is reports whether one of the marks holds.
func (x *Thing) Is(m Marks) bool { return x.Marks&m != 0 }

// A Pile is cards in order, the top last.
type Pile struct {
	N     uint8
	Cards [mostCards]Title
}

func (p *Pile) add(t Title) { p.Cards[p.N] = t; p.N++ }

// All returns its cards, the top last.
func (p *Pile) All() []Title { return p.Cards[:p.N] }

// addUnder puts a card under all others.
func (p *Pile) addUnder(t Title) {
	copy(p.Cards[1:], p.Cards[:p.N])
	p.Cards[0] = t
	p.N++
}

func (p *Pile) takeAt(i int) Title {
	t := p.Cards[i]
	copy(p.Cards[i:], p.Cards[i+1:p.N])
	p.N--
	p.Cards[p.N] = 0
	return t
}

// take takes out the topmost copy of a title; it reports whether there is one.
func (p *Pile) take(t Title) bool {
	for i := int(p.N) - 1; i >= 0; i-- {
		if p.Cards[i] == t {
			p.takeAt(i)
			return true
		}
	}
	return false
}

// Count is how many copies of a title there are.
func (p *Pile) Count(t Title) (n int) {
	for _, c := range p.Cards[:p.N] {
		if c == t {
			n++
		}
	}
	return n
}

// Objectives is a pile of objectives.
type Objectives struct {
	N     uint8
	Cards [MostSets]Title
}

// All returns its cards, the top last.
func (p *Objectives) All() []Title { return p.Cards[:p.N] }

func (p *Objectives) add(t Title) { p.Cards[p.N] = t; p.N++ }

func (p *Objectives) takeAt(i int) Title {
	t := p.Cards[i]
	copy(p.Cards[i:], p.Cards[i+1:p.N])
	p.N--
	p.Cards[p.N] = 0
	return t
}

func (p *Objectives) addUnder(t Title) {
	copy(p.Cards[1:], p.Cards[:p.N])
	p.Cards[0] = t
	p.N++
}

// State is the whole game. Where a field lives says who may look at it.
type State struct {
	Public
	Eyes   [2]Eyes // what one side knows alone
	Hidden         // what nobody knows
}

// Public is what lies open.
type Public struct {
	Format Format
	House  House
	Of     [2]Affiliation // the affiliation cards
	Sizes  [2]uint8       // objective sets in each deck
	Copies [numAnswers]uint8

	Turn    uint8 // counted from 1
	Active  Side
	Phase   Phase
	Balance Side
	Dial    uint8
	OnDial  uint8 // damage (card 150)

	Things  [2][perSide]Thing
	High    [2]uint8 // slots used, from the first on
	Present [2]Titles

	Held     [2]uint8 // cards in hand
	Left     [2]uint8 // in the command deck
	Planned  [2]uint8 // in the objective deck
	Facedown [2]uint8 // objectives that lie facedown, in setup
	Discard  [2]Pile
	Victory  [2]Objectives // the enemy's destroyed objectives

	Captives  [mostCaptives]Captive
	NCaptives uint8

	Engaged     Slot // the objective under attack
	DialEngaged bool // this turn
	Moment      Moments
	Edge        Side     // who has it
	Laid        Bits     // sides that put a fate card into an edge stack in this engagement
	Stack       [2]Pile  // edge stacks; a card that lies facedown is no title
	Shown       Pile     // revealed out of a deck (card 129)
	Looked      [2]uint8 // cards that a side looks at
	KnowTop     [2]uint8 // cards on top of the other's command deck that a side knows
	Under       [2]Under // what all know of the bottoms of the command decks

	Turns   [2]OfTurn // what each side has done this turn
	Lasting [mostLasting]Lasting
	NLast   uint8

	Frames [mostFrames]Frame
	Top    uint8

	Ending Ending
	Winner Side
}

// Bits is a set of sides.
type Bits uint8

func (b Bits) has(s Side) bool { return b>>s&1 == 1 }

// A Captive is a captured card (R22).
type Captive struct {
	At    Slot
	Known Title // if it was captured from play
}

// Eyes is what one side knows alone.
type Eyes struct {
	Sets      [MostSets]uint8 // of its deck, by number
	Hand      Pile
	Stack     Pile       // its edge stack
	Plans     Objectives // facedown, in setup
	Captives  [mostCaptives]Title
	Look      Pile     // cards that it looks at
	TheirTop  [4]Title // of the other's command deck, the topmost first
	TheirHand Pile     // cards that it knows to be in the other's hand, or facedown in his edge stack

	Under    [mostUnder]Title // of its own command deck, from the bottom on; 0: it does not know how that lot lies
	LastPlan Title            // the bottom of its objective deck, which it put there (R3.7); 0 once that is shuffled
}

// Hidden is what nobody knows.
type Hidden struct {
	Deck [2]Pile
	Plan [2]Objectives // objective decks
}

// OfTurn is what a side has done this turn or this phase.
type OfTurn uint8

const (
	playedLimited     OfTurn = 1 << iota // R20.4
	playedEnhancement                    // card 76
	playedSithEvent                      // card 105
	usedByTitle                          // cards 59 and 108, one for each side
	anyMatch                             // card 32
	endsWithPhase     = anyMatch
)

// A Lasting effect has an end (R21.21).
type Lasting struct {
	Kind  LastingKind
	Until Until
	Slot  Slot
	Title Title // whose icons
	N     uint8
}

// A LastingKind is what a lasting effect does.
type LastingKind uint8

const (
	GainsDamage LastingKind = iota // N icons; in the order of [Icon]
	GainsTactics
	GainsBlast
	GainsIconsOf // the printed icons of Title
	NoDefender   // cannot be declared as defender
	NoCombatant  // nor as attacker
	LessReserve  // of the side of Slot
	NextCheaper  // the next card that the side of Slot plays costs N less and needs no match (card 111)
)

// Until is when a lasting effect ends.
type Until uint8

const (
	UntilStrike Until = iota
	UntilEngagement
	UntilPhase
)

// A Doing is a kind of frame.
type Doing uint8

const (
	doSetup Doing = iota
	doTurn
	doActions
	doPlay
	doUse
	doWindow
	doEngagement
	doEdge
	doFate
	doStrikes
	doStrike
	doDamage
	doReap
	doFocus
	doLeave

	numDoings
)

// A Frame is something under way. What a field means depends on what is done; each file says it.
type Frame struct {
	Do      Doing
	Stage   uint8
	Side    Side  // who does it
	Title   Title // the card
	Me      Slot  // where it lies, NoSlot if it does not
	Target  Slot
	Other   Slot
	Over    uint8 // place in the stack, from 1, of what a window or an answer is about
	Trigger Trigger
	Ability uint8
	N, M    uint8
	Flags   Flags
	Next    Side // whose turn it is
	Passed  uint8
}

// Flags are what holds of a frame.
type Flags uint32

const (
	cancelled      Flags = 1 << iota
	fromHand             // the card came from the hand: an event, or a card being played
	fromDiscard          // it came from the discard pile
	objectivesPaid       // an objective gave resources
	byEnemy              // damage or focus of an attack or an enemy effect: a shield may stop it (R14.7)
	asCost               // damage that is a cost
	noProtect            // damage that was moved once
	together             // the destroyed are destroyed later, together (R14.10)
	destroyed            // leaves play because it is destroyed
	asEnhancement        // a unit that is played as an enhancement (card 17)
	inOrder              // in the order of the table
	inBattle             // enters play as a participant
	played               // enters play by being played
	ofStrike             // damage of a strike
	targeted             // the target is chosen
	lowered              // the cost is lowered (cards 87 and 138)
	unopposed            // the engagement was (R16.2)
	moved                // part of the damage was moved away
	instead              // captured in place of leaving (card 88)
	restarts             // an edge battle begins anew (R12.12)
	byDefault            // an edge battle without a defender (R12.2)
)

// A Phase is a part of a turn (R5.1), or the setup.
type Phase uint8

const (
	SettingUp Phase = iota
	BalancePhase
	RefreshPhase
	DrawPhase
	DeploymentPhase
	ConflictPhase
	ForcePhase

	NumPhases = iota
)

var phaseIDs = [NumPhases]string{"setup", "balance", "refresh", "draw", "deployment", "conflict", "force"}

// String returns its name in words.
func (p Phase) String() string { return phaseIDs[p] }

// Moments is which action window is open, for standing orders; see [Moment].
type Moments uint8

// At returns what lies on a slot.
func (s *Public) At(slot Slot) *Thing { return &s.Things[slot>>7][slot&127] }

// There reports whether a card lies on a slot.
func (s *Public) There(slot Slot) bool { return slot&127 < perSide && s.At(slot).Title != 0 }

// Each calls do for every card of a side on the table.
func (s *Public) Each(side Side, do func(Slot, *Thing)) {
	for i := range s.High[side] {
		if x := &s.Things[side][i]; x.Title != 0 {
			do(slotAt(side, int(i)), x)
		}
	}
}

// push begins something.
func (s *Public) push(f Frame) *Frame {
	if s.Top == mostFrames {
		panic("cardgame: too much is under way at once")
	}
	s.Frames[s.Top] = f
	s.Top++
	return &s.Frames[s.Top-1]
}

// pop ends what is on top.
func (s *Public) pop() {
	s.Top--
	s.Frames[s.Top] = Frame{}
}

// freeSlot returns a slot for one more card of a side.
func (s *Public) freeSlot(side Side) Slot {
	for i := range uint8(perSide) {
		if x := &s.Things[side][i]; x.Title == 0 && !x.Is(Gone) {
			s.High[side] = max(s.High[side], i+1)
			return slotAt(side, int(i))
		}
	}
	panic("cardgame: a side has no room left")
}

// tidy frees the slots that fell free: nothing is under way.
func (s *Public) tidy() {
	for side := range s.Things {
		for i := range s.High[side] {
			s.Things[side][i].Marks &^= Gone
		}
		for s.High[side] > 0 && s.Things[side][s.High[side]-1].Title == 0 {
			s.High[side]--
		}
	}
}

// lasts adds a lasting effect.
func (s *Public) lasts(l Lasting) {
	if s.NLast == mostLasting {
		panic("cardgame: too many lasting effects")
	}
	s.Lasting[s.NLast] = l
	s.NLast++
}

// endLasting ends those that last until so far, and those on a card that has left play.
func (s *Public) endLasting(ends func(*Lasting) bool) {
	n := uint8(0)
	for i := range s.NLast {
		if l := s.Lasting[i]; !ends(&l) {
			s.Lasting[n] = l
			n++
		}
	}
	for i := n; i < s.NLast; i++ {
		s.Lasting[i] = Lasting{}
	}
	s.NLast = n
}

func (s *Public) endUntil(u Until) {
	if s.NLast > 0 {
		s.endLasting(func(l *Lasting) bool { return l.Until == u })
	}
}

// An Ending is how the game ended (R23).
type Ending uint8

const (
	Undecided Ending = iota
	ThreeObjectives
	DialFull
	HeartLost // card 142
	TrenchRun // card 150
	DeckOut
	PlansOut // no objective left to replace one
	Resigned // somebody has given up (R23.7)
	Agreed   // a draw that both agreed on

	numEndings
)

var endingIDs = [numEndings]string{"undecided", "three_objectives", "dial", "heart_of_the_empire", "trench_run", "command_deck_empty", "objective_deck_empty", "resigned", "agreed"}

// String returns its name in words.
func (e Ending) String() string { return endingIDs[e] }

// win ends the game (R23); what comes first in the order of resolution counts (D7).
func (t turn) win(side Side, by Ending) {
	if t.Ending != Undecided {
		return
	}
	t.Ending, t.Winner = by, side
	t.tell(Event{Kind: GameOver, Side: side, N: uint8(by)})
}

// SideOf returns the side of a seat.
func SideOf(seat game.Seat) Side { return Side(seat) }

// Conclude ends a game before its rules do: a seat gives up (R23.7), or both agree on a draw (D23).
func Conclude(s *State, by game.Seat) game.Event {
	s.Ending, s.Winner = Agreed, NoSide
	if by >= 0 {
		s.Ending, s.Winner = Resigned, SideOf(by).Other()
	}
	return Event{Kind: GameOver, Side: s.Winner, Slot: NoSlot, Other: NoSlot, N: uint8(s.Ending)}
}

// Agrees reports whether a computer agrees to a draw: where it is no nearer to its victory than the other, counted in twelfths of it.
func Agrees(v *View, seat game.Seat) bool {
	light := max(int(v.Victory[Light].N)*DialWins/ObjectivesToWin, int(v.OnDial)*DialWins/trenchRunWins)
	dark := int(v.Dial)
	if SideOf(seat) == Dark {
		light, dark = dark, light
	}
	return light <= dark
}
