package rebellion

import "holoboard/game"

// The things that decisions offer, as packed options. A screen takes them apart
// with the same functions that made them.
const (
	KindFace      uint8 = iota + 1 // a side of a die: A (rolls)
	KindPick                       // a random pick of n: A (rolls)
	KindButton                     // A: Button
	KindSystem                     // A: System or BaseSpace
	KindLeader                     // A: Leader
	KindMission                    // A: Mission
	KindSlot                       // A: Side, B: slot of its facedown missions
	KindMove                       // A: Unit, B: System it leaves
	KindCaptive                    // A: Leader, B: System he leaves
	KindUnitAt                     // A: Unit, B: System
	KindQueued                     // A: Unit, B: queue space
	KindUnit                       // A: Unit
	KindHit                        // A: Unit, B: damage and points assigned, C: Shot
	KindTarget                     // A: Unit, B: damage and points assigned
	KindDie                        // A: its place among the dice rolled, B: face, C: color
	KindTactic                     // A: Tactic
	KindTheater                    // A: Theater
	KindObjective                  // A: Objective
	KindRecruit                    // A: Action, B: Leader or NoLeader
	KindRetreat                    // A: Leader, B: System
	KindBuild                      // A: Unit, B: place where one is destroyed to free the figure, or NoSystem
	KindProbe                      // A: System of a probe card
	KindMobilize                   // A: leaders on the Rapid Mobilization, B: the seat that revealed it
	KindAction                     // A: Action, B: the Leader who uses it, or NoLeader
	KindHealth                     // A: so much health; no option, but what a question is about
	numKinds
)

// A Button is a choice that is no thing on the table.
type Button uint8

const (
	Done Button = iota + 1
	Pass
	None
	RevealBase
	Stay
	DrawTactic
	EndActions
	DrawOn
	MoveToBase
	NewBase
	KeepBase
	TakeUnits // Support of Mon Calamari: the cruiser
	TakeLoyalty
	DrawProjects // Research and Development: A
	ClearSabotage
	TryPlans
	ToTop
	ToBottom
	GoAlong
	UseRing
	numButtons
)

var buttonIDs = [numButtons]string{
	Done: "done", Pass: "pass", None: "none", RevealBase: "reveal_base", Stay: "stay", DrawTactic: "draw_tactic",
	EndActions: "end_actions", DrawOn: "draw_on", MoveToBase: "move_to_base", NewBase: "new_base",
	KeepBase: "keep_base", TakeUnits: "take_units", TakeLoyalty: "take_loyalty", DrawProjects: "draw_projects",
	ClearSabotage: "clear_sabotage", TryPlans: "try_plans", ToTop: "to_top", ToBottom: "to_bottom", GoAlong: "go_along",
	UseRing: "use_ring",
}

func (b Button) String() string { return buttonIDs[b] }

// Thing returns the option for a button; the others below do so for their things.
func (b Button) Thing() game.Option { return game.Option{Kind: KindButton, A: uint8(b)} }

func (s System) Thing() game.Option { return game.Option{Kind: KindSystem, A: uint8(s)} }

func (l Leader) Thing() game.Option { return game.Option{Kind: KindLeader, A: uint8(l)} }

func (m Mission) Thing() game.Option { return game.Option{Kind: KindMission, A: uint8(m)} }

func (c Tactic) Thing() game.Option { return game.Option{Kind: KindTactic, A: uint8(c)} }

func (a Action) Thing() game.Option { return UseAction(a, NoLeader) }

func (o Objective) Thing() game.Option { return game.Option{Kind: KindObjective, A: uint8(o)} }

func (u Unit) Thing() game.Option { return game.Option{Kind: KindUnit, A: uint8(u)} }

func (t Theater) Thing() game.Option { return game.Option{Kind: KindTheater, A: uint8(t)} }

// Slot returns the option for a facedown mission.
func Slot(side Side, slot uint8) game.Option {
	return game.Option{Kind: KindSlot, A: uint8(side), B: slot}
}

// Move returns the option to move a unit out of a place.
func Move(u Unit, from System) game.Option {
	return game.Option{Kind: KindMove, A: uint8(u), B: uint8(from)}
}

// MoveCaptive returns the option to take a captive along from a system.
func MoveCaptive(l Leader, from System) game.Option {
	return game.Option{Kind: KindCaptive, A: uint8(l), B: uint8(from)}
}

// UnitAt returns the option for one unit of a type in a place.
func UnitAt(u Unit, at System) game.Option {
	return game.Option{Kind: KindUnitAt, A: uint8(u), B: uint8(at)}
}

// Queued returns the option for one unit of a type on a queue space.
func Queued(u Unit, space uint8) game.Option {
	return game.Option{Kind: KindQueued, A: uint8(u), B: space}
}

// RetreatTo returns the option to retreat with a leader to a system.
func RetreatTo(l Leader, to System) game.Option {
	return game.Option{Kind: KindRetreat, A: uint8(l), B: uint8(to)}
}

// Build returns the option to build a unit with a figure from the supply, or
// with one that is destroyed for it.
func Build(u Unit, freed System) game.Option {
	return game.Option{Kind: KindBuild, A: uint8(u), B: uint8(freed)}
}

// Probe returns the option for a system's probe card.
func Probe(s System) game.Option { return game.Option{Kind: KindProbe, A: uint8(s)} }

// RecruitWith returns the option to keep an action card and recruit a leader on it.
func RecruitWith(a Action, l Leader) game.Option {
	return game.Option{Kind: KindRecruit, A: uint8(a), B: uint8(l)}
}

// UseAction returns the option to use an action card with a leader pictured on it,
// or with NoLeader where it needs none.
func UseAction(a Action, l Leader) game.Option {
	return game.Option{Kind: KindAction, A: uint8(a), B: uint8(l)}
}

// A Shot is what a die does in combat (R12.6.1).
type Shot uint8

const (
	RedHit Shot = iota
	BlackHit
	DirectHit
	CardHit // damage dealt by a tactic card, to either health
)

func (s Shot) String() string { return [...]string{"red", "black", "direct", "card"}[s] }

// HitOn returns the option to give a hit to one of the units of a type that have
// taken so much damage and so many points in this attack.
func HitOn(u Unit, damage, assigned uint8, s Shot) game.Option {
	return game.Option{Kind: KindHit, A: uint8(u), B: damage<<4 | assigned, C: uint8(s)}
}

// TargetOf returns the option for one of the units of a type in that condition.
func TargetOf(u Unit, damage, assigned uint8) game.Option {
	return game.Option{Kind: KindTarget, A: uint8(u), B: damage<<4 | assigned}
}

// ConditionOf returns the condition of a unit that an option gives a hit to or names as a target.
func ConditionOf(o game.Option) Fighter {
	return Fighter{Unit: Unit(o.A), Damage: o.B >> 4, Assigned: o.B & 15}
}

// A Face is a side of a die. Red and black dice have the same (R2.4).
type Face uint8

const (
	Hit Face = iota + 1
	Direct
	Special
	Blank
)

func (f Face) String() string {
	return [...]string{"none", "hit", "direct_hit", "special", "blank"}[f]
}

var dieFaces = [6]Face{Hit, Hit, Direct, Special, Blank, Blank}

// DieOf returns the option for a die that lies on the table.
func DieOf(place uint8, f Face, c Color) game.Option {
	return game.Option{Kind: KindDie, A: place, B: uint8(f), C: uint8(c)}
}

// Mobilization returns the option for a Rapid Mobilization with so many leaders that
// a seat revealed.
func Mobilization(leaders, seat uint8) game.Option {
	return game.Option{Kind: KindMobilize, A: leaders, B: seat}
}

// Health returns what stands for so much health that units may have.
func Health(n uint8) game.Option { return game.Option{Kind: KindHealth, A: n} }
