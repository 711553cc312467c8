// Package rows has a row for every kind of event of Star Wars: Rebellion, which says what it means on the screen, and one for
// every question, which says what it does there. All parts of the screen read them; what [row.Telling] and [row.Asking] say
// stands nowhere else.
//
//	events.go  the events, and what depends on their fields · asks.go  the questions
package rows

import "holoboard/ui/table/row"

// The scenes.
const (
	InAssignment row.Scene = iota + 1
	InMission
	InCombat
	InRefresh
)

// The parts of a mission.
const (
	RevealStep = iota
	PlaceStep
	OpposeStep
	DiceStep
	OutcomeStep
)

// The parts of a combat.
const (
	PrepareStep = iota
	RollStep
	TacticsStep
	AssignStep
	BlockStep
	RetreatStep
)

// The steps of the Refresh Phase, in the order of R11.1 to R11.6; that of the time marker in its three parts.
const (
	LeadersStep = iota
	MissionsStep
	ProbesStep
	ObjectiveStep
	TimeStep
	RecruitStep
	BuildStep
	DeployStep
	RefreshSteps
)

// The groups of the log.
const (
	MissionLog row.Group = iota + 1
	CombatLog
)
