package cardgame

import "holoboard/game"

// An EventKind says what happened.
type EventKind uint8

// Beside each kind stand the fields of the Event that it uses; titles are those of its slots when it happened.
const (
	NoEvent        EventKind = iota
	TurnStarted              // Side, N: which turn
	PhaseStarted             // Side, N: Phase
	ObjectivesKept           // Side, N
	HandDrawn                // Side: the opening hand
	Mulliganed               // Side
	Drew                     // Side, Title for its owner
	DialTurned               // N: to, M: from
	BalanceTurned            // Side
	Unfocused                // Slot, N tokens taken
	FocusPut                 // Slot, N tokens put
	ShieldsGone              // Slot
	ShieldPut                // Slot
	ShieldSpent              // Slot
	DamagePut                // Slot, N; Slot Dial too
	DamageGone               // Slot, N
	DamageMoved              // Slot, Other: from there, N
	Prevented                // Slot, N
	CardEntered              // Slot, Other: host, M: 1 put into play, 2 as a participant
	CardDiscarded            // Side, Title: from the hand, or a deck (M 1), or an edge stack (M 2), or after it was played (M 3)
	LeftPlay                 // Slot, N: [Going]
	ReturnedToHand           // Side, Title: from the discard pile
	PutUnder                 // Side, Title for its owner: on the bottom of the deck
	WasPlayed                // Side, Title
	AbilityUsed              // Side, Slot, Title
	WasCancelled             // Side, Title
	Targeted                 // Slot
	AttackMade               // Slot: the objective
	Attacks                  // Slot
	Defends                  // Slot
	Moved                    // Slot: the objective that is engaged now
	EdgeLaid                 // Side, Title for its owner, or for all if it lies faceup
	EdgeTurned               // Side, Title
	FateResolved             // Side, Title
	EdgeCancelled            //
	EdgeWonBy                // Side, N: light's total, M: dark's, Slot: the objective
	Strikes                  // Slot
	GainedIcon               // Slot, N: Icon, M: how many
	Unopposed                // Slot: the objective
	EngagementOver           //
	CommittedTo              // Slot
	ForceStruggle            // N: light's total, M: dark's
	WasCaptured              // Side: whose it was, Title for those who know it, Slot and Other: the objective
	WasRescued               // Title for those who know it, Slot and Other: the objective
	LookedAt                 // Side: who looks, N: how many; M: 0 at a hand, 1 at a deck, 2 at objectives
	WasShown                 // Side: whose, Title
	Shuffled                 // Side, M: 0 the command deck, 1 the objective deck
	ReserveLowered           // Side
	MatchWaived              // Side
	CannotFight              // Slot, M: 1 cannot defend in this engagement
	GameOver                 // Side: the winner, N: Ending

	NumEventKinds = iota
)

var eventIDs = [NumEventKinds]string{
	"no_event", "turn", "phase", "objectives_kept", "hand_drawn", "mulligan", "drew", "dial", "balance", "unfocused", "focused",
	"shields_gone", "shielded", "shield_spent", "damaged", "damage_gone", "damage_moved", "prevented", "entered", "discarded", "left_play",
	"returned", "put_under", "played", "used", "cancelled", "target", "engaged", "attacks", "defends", "moved_to", "edge_card",
	"edge_revealed", "fate", "edge_cancelled", "edge_won", "strikes", "gained", "unopposed", "engagement_over", "committed",
	"force_struggle", "captured", "rescued", "looked_at", "shown", "shuffled", "reserve_lowered", "match_waived", "cannot_fight", "game_over",
}

// String returns its name in words.
func (k EventKind) String() string { return eventIDs[k] }

// An Event is one thing that happened.
type Event struct {
	Kind        EventKind
	Side        Side
	Title       Title // the card, or that of Slot
	Slot, Other Slot
	OtherTitle  Title
	N, M        uint8
	Secret      bool // Title is for the sides in Known alone
	Known       Bits
}

// SeenBy implements [game.Event].
func (e Event) SeenBy(seat game.Seat) game.Event {
	if e.Secret && (seat < 0 || !e.Known.has(SideOf(seat))) {
		e.Title = 0
	}
	e.Known = 0
	return e
}

// tell tells an event, and counts it.
func (t turn) tell(e Event) {
	t.ask.Count(uint8(e.Kind), uint8(e.Title))
	if !t.ask.Listening() {
		return
	}
	if t.There(e.Other) {
		e.OtherTitle = t.At(e.Other).Title
	}
	t.ask.Tell(e)
}

// say tells an event about a side, and a card that does not lie on the table.
func (t turn) say(kind EventKind, side Side, title Title, n, m int) {
	t.tell(Event{Kind: kind, Side: side, Title: title, Slot: NoSlot, Other: NoSlot, N: uint8(n), M: uint8(m)})
}

// whisper tells an event whose title is for some sides alone.
func (t turn) whisper(kind EventKind, side Side, title Title, known Bits) {
	t.tell(Event{Kind: kind, Side: side, Title: title, Slot: NoSlot, Other: NoSlot, Secret: true, Known: known})
}

// Attacker returns who attacks in what an event tells of an engagement: it is told of the objective, which is the other's; the Death Star
// is attacked by Light.
func (e *Event) Attacker() Side {
	if e.Slot == Dial {
		return Light
	}
	return e.Slot.Side().Other()
}

// Uncontested reports whether the edge was won because nobody defended, and by no more than the other had (R12.2).
func (e *Event) Uncontested() bool {
	totals := [2]uint8{Light: e.N, Dark: e.M}
	return e.Kind == EdgeWonBy && e.Side == e.Attacker() && totals[e.Side] <= totals[e.Side.Other()]
}

func only(s Side) Bits { return 1 << s }

// tellOn tells an event about a card on the table.
func (t turn) tellOn(kind EventKind, slot Slot, n int) {
	t.tell(Event{Kind: kind, Side: sideOrNone(slot), Slot: slot, Title: t.titleAt(slot), Other: NoSlot, N: uint8(n)})
}

func sideOrNone(slot Slot) Side {
	if slot&127 >= perSide {
		return NoSide
	}
	return slot.Side()
}

// titleAt returns the title on a slot, 0 for none.
func (s *Public) titleAt(slot Slot) Title {
	if slot&127 >= perSide {
		return 0
	}
	return s.At(slot).Title
}
