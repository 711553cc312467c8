package cardgame

// A Title is a card by its name: the number in the corner of the printed card. 0 is none.
type Title uint8

// NumTitles is one more than the highest number of a title.
const NumTitles = 178

// Titles is a set of titles.
type Titles [3]uint64

func (s *Titles) add(t Title)    { s[t>>6] |= 1 << (t & 63) }
func (s *Titles) remove(t Title) { s[t>>6] &^= 1 << (t & 63) }

// Has reports whether a title is in it.
func (s *Titles) Has(t Title) bool { return s[t>>6]>>(t&63)&1 == 1 }

func (s *Titles) meets(o *Titles) bool { return s[0]&o[0]|s[1]&o[1]|s[2]&o[2] != 0 }

// An Affiliation is one of six, or none (R1.5).
type Affiliation uint8

const (
	Neutral Affiliation = iota
	Jedi
	RebelAlliance
	Smugglers
	Sith
	ImperialNavy
	Scum

	NumAffiliations = iota
)

var affiliationIDs = [NumAffiliations]string{"neutral", "jedi", "rebel_alliance", "smugglers_and_spies", "sith", "imperial_navy", "scum_and_villainy"}

// String returns its name in files and transcripts.
func (a Affiliation) String() string { return affiliationIDs[a] }

// Side returns whose it is.
func (a Affiliation) Side() Side {
	if a < Sith {
		return Light
	}
	return Dark
}

// Card returns the title of its affiliation card.
func (a Affiliation) Card() Title { return firstAffiliation + Title(a) - 1 }

const firstAffiliation Title = 172

// A Type is a type of card (R1.6).
type Type uint8

const (
	NoType Type = iota
	AffiliationCard
	Objective
	Unit
	Enhancement
	EventCard
	Fate
)

var typeIDs = [...]string{"none", "affiliation", "objective", "unit", "enhancement", "event", "fate"}

// String returns its name in words.
func (t Type) String() string { return typeIDs[t] }

// An Icon is a type of combat icon (R13.7).
type Icon uint8

const (
	UnitDamage Icon = iota
	Tactics
	BlastDamage

	numIcons
)

var iconIDs = [numIcons]string{"unit_damage", "tactics", "blast_damage"}

// String returns its name in words.
func (i Icon) String() string { return iconIDs[i] }

// Icons are combat icons by type, and those that count with the edge alone.
type Icons struct{ Always, WithEdge [numIcons]uint8 }

// icons reads icons as they are printed: U, T and B count always, u, t and b with the edge.
func icons(printed string) (i Icons) {
	for _, c := range printed {
		switch c {
		case 'U':
			i.Always[UnitDamage]++
		case 'T':
			i.Always[Tactics]++
		case 'B':
			i.Always[BlastDamage]++
		case 'u':
			i.WithEdge[UnitDamage]++
		case 't':
			i.WithEdge[Tactics]++
		case 'b':
			i.WithEdge[BlastDamage]++
		default:
			panic("cardgame: no icon is printed " + printed)
		}
	}
	return i
}

// Keywords are those of a card that have no number (R20).
type Keywords uint8

const (
	Elite Keywords = 1 << iota
	Shielding
	Limited
	NoEnhancements
	TargetedStrike
)

// A Card is what is printed on one.
type Card struct {
	Title       Title
	ID          string
	Side        Side
	Of          Affiliation
	Type        Type
	Unique      bool
	Cost, Force uint8
	Health      uint8 // damage capacity
	Resources   uint8
	Priority    uint8 // of a fate card
	Icons       Icons
	Traits      Trait
	Keywords    Keywords
	EdgeBonus   uint8 // Edge (x)
	Protects    Trait

	On    Hosting // what an enhancement is attached to
	Fits  Trait   // one of the traits that a unit must have for it
	Gives Icons
	When  Timing // when the card may be played, if not always
	Has   []Ability
}

// A Hosting is what an enhancement enhances (R19.2).
type Hosting uint8

const (
	OnNothing Hosting = iota
	OnPlayArea
	OnUnit
	OnEnemyUnit
	OnObjective
	OnOwnObjective
	OnEnemyObjective
	OnDial
)

// A Timing is when a thing may be done.
type Timing uint8

const (
	Always Timing = iota
	InEngagement
	OwnTurn
	InForcePhase
)

// A Kind is a kind of ability (R21.1).
type Kind uint8

const (
	Action Kind = iota
	Interrupt
	Reaction
	FateEffect
)

// A Zone is where a card lies that does something.
type Zone uint8

const (
	OnTable Zone = iota
	InHand
	InDiscard
)

// A Cost is what must be done to use an ability, beside resources (R21.16).
type Cost uint8

const (
	NoCost Cost = iota
	FocusThis
	SacrificeThis
	SacrificeUnit // one that the ability's Pays allows
	FocusUnit     // the same
	DiscardOne    // from the hand
	DamageThis    // 1 damage
	LowerReserve  // by 1 until the end of the phase
)

// A Limit is how often an ability may be used (R21.19).
type Limit uint8

const (
	NoLimit Limit = iota
	OnceATurn
	OnceATurnByTitle
)

// An Ability is one that is printed on a card. The functions get the frame of its use, of which side, title and slot are set.
type Ability struct {
	Kind   Kind
	On     Trigger
	Forced bool
	From   Zone
	Cost   Cost
	Pays   Filter
	Spend  uint8 // resources
	Limit  Limit
	When   Timing

	If     func(s *State, f, moment Frame) bool // what happened is what it answers
	Can    func(s *State, f Frame) bool         // its effect would change something (R21.11)
	Target Filter                               // what it needs a target to be (R21.12)
	Do     func(t turn, f *Frame)               // f.M counts how often it was called before; see [turn.again]
}

// A Filter reports whether something on the table fits a use.
type Filter func(s *State, f Frame, x Slot) bool

// A Trigger is what an interrupt or a reaction answers.
type Trigger uint8

const (
	NoTrigger       Trigger = iota
	TurnBegan               // reactions; Side: whose turn
	Refreshed               // Side: who refreshed
	RefreshEnded            //
	DrawBegan               //
	AttackDeclared          // Target: the engaged objective
	DefenceDeclared         //
	EdgeWon                 // Side: who won it
	Focused                 // to strike. Target: the unit
	StrikeResolved          // Target: the unit
	EngagementEnds          // unopposed is flagged
	Entered                 // Target: the card
	EventPlayed             // an interrupt; Over: the use
	EventResolved           // Title, Side
	Interrupted             // an interrupt; Over: the use
	DamageComes             // an interrupt; Over: the damage
	Damaged                 // Target: the unit, Other: by whom
	Leaves                  // an interrupt; Over: the leaving
	ObjectiveFell           // Side: whose it was
	Captured                // a unit from play
	CommittedNow            // Target: the unit
	Produced                // Target: an objective that gave resources

	NumTriggers = iota
)

var triggerIDs = [NumTriggers]string{
	"none", "turn_began", "refreshed", "refresh_ended", "draw_began", "attack_declared", "defence_declared", "edge_won", "focused_to_strike",
	"strike_resolved", "engagement_ends", "entered_play", "event_played", "event_resolved", "interrupted", "damage_comes", "damaged",
	"leaves_play", "objective_destroyed", "captured", "committed", "produced",
}

// String returns its name in words.
func (k Trigger) String() string { return triggerIDs[k] }

// cards are all, by title. They refer to the rules and the rules to them, so they are put together when the program starts.
var cards = [NumTitles]Card{}

// What is looked up in the cards all the time.
var (
	answering  [NumTriggers]Titles // cards on the table that answer
	byTrigger  [NumTriggers][]Title
	acting     Titles // cards on the table that have actions
	forcedOnes [NumTriggers]Titles
	byID       = map[string]Title{}
)

func init() {
	for a := Jedi; a < NumAffiliations; a++ {
		add(Card{Title: a.Card(), ID: a.String(), Side: a.Side(), Of: a, Type: AffiliationCard, Resources: 1})
	}
	for _, chapter := range []func() []Card{jedi, rebels, lightNeutrals, sith, navy, darkNeutrals} {
		for _, c := range chapter() {
			add(c)
		}
	}
}

// add puts a card on the list.
func add(c Card) {
	if cards[c.Title].Title != 0 {
		panic("cardgame: two cards have the number of " + c.ID)
	}
	cards[c.Title] = c
	byID[c.ID] = c.Title
	for _, a := range c.Has {
		switch {
		case a.Kind == Action && a.From == OnTable && c.Type != EventCard:
			acting.add(c.Title)
		case a.On != NoTrigger && a.From == OnTable:
			answering[a.On].add(c.Title)
			if a.Forced {
				forcedOnes[a.On].add(c.Title)
			}
		}
		if a.On != NoTrigger {
			byTrigger[a.On] = append(byTrigger[a.On], c.Title)
		}
	}
}

// Card returns what is printed on a card.
func (t Title) Card() *Card { return &cards[t] }

// ID returns its name in files and transcripts.
func (t Title) ID() string { return cards[t].ID }

// TitleNamed returns the card of a name.
func TitleNamed(id string) (Title, bool) {
	t, ok := byID[id]
	return t, ok
}

// IsObjective, IsUnit and so on would say less than Type; Is reports whether a card has one of the traits.
func (c *Card) Is(t Trait) bool { return c.Traits&t != 0 }
