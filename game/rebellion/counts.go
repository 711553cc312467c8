package rebellion

import (
	"iter"

	"holoboard/game"
)

// How many there are of what others have tables of.
const (
	NumSystems    = numSystems
	NumUnits      = numUnits
	NumLeaders    = numLeaders
	NumTactics    = numTactics // with none
	NumEventKinds = int(numEventKinds)
	TrackSpaces   = trackSpaces
)

// All that there are of a kind, in their order.

// AllSystems goes through the systems.
func AllSystems() iter.Seq[System] { return game.All(System(0), numSystems) }

// AllUnits goes through the types of units.
func AllUnits() iter.Seq[Unit] { return game.All(Unit(0), numUnits) }

// UnitsOf goes through a side's types of units.
func UnitsOf(side Side) iter.Seq[Unit] { return game.All(unitsOf(side)) }

// AllLeaders goes through the leaders.
func AllLeaders() iter.Seq[Leader] { return game.All(Leader(0), numLeaders) }

// AllRings goes through the rings.
func AllRings() iter.Seq[Ring] { return game.All(NoRing+1, numRings) }

// AllMissions goes through the missions.
func AllMissions() iter.Seq[Mission] { return game.All(NoMission+1, numMissions) }

// AllObjectives goes through the objectives.
func AllObjectives() iter.Seq[Objective] { return game.All(NoObjective+1, numObjectiveKinds) }

// AllTactics goes through the tactic cards.
func AllTactics() iter.Seq[Tactic] { return game.All(NoTactic+1, numTactics) }

// AllActions goes through the action cards.
func AllActions() iter.Seq[Action] { return game.All(NoAction+1, numActions) }

// AllHouseRules goes through the house rules.
func AllHouseRules() iter.Seq[HouseRule] { return game.All(HouseRule(0), NumHouseRules) }

// AllEventKinds goes through the kinds of events.
func AllEventKinds() iter.Seq[EventKind] { return game.All(NoEvent+1, numEventKinds) }
