package rebellion

import "iter"

// How many there are of what others have tables of.
const (
	NumSystems    = numSystems
	NumUnits      = numUnits
	NumLeaders    = numLeaders
	NumTactics    = numTactics // with none
	NumEventKinds = int(numEventKinds)
	TrackSpaces   = trackSpaces
)

// All that there are of a kind, in their order: whoever goes through them need not know which is the last.

// AllSystems goes through the systems.
func AllSystems() iter.Seq[System] { return from(System(0), numSystems) }

// AllUnits goes through the types of units.
func AllUnits() iter.Seq[Unit] { return from(Unit(0), numUnits) }

// UnitsOf goes through a side's types of units.
func UnitsOf(side Side) iter.Seq[Unit] { return from(unitsOf(side)) }

// AllLeaders goes through the leaders.
func AllLeaders() iter.Seq[Leader] { return from(Leader(0), numLeaders) }

// AllRings goes through the rings.
func AllRings() iter.Seq[Ring] { return from(NoRing+1, numRings) }

// AllMissions goes through the missions.
func AllMissions() iter.Seq[Mission] { return from(NoMission+1, numMissions) }

// AllObjectives goes through the objectives.
func AllObjectives() iter.Seq[Objective] { return from(NoObjective+1, numObjectiveKinds) }

// AllTactics goes through the tactic cards.
func AllTactics() iter.Seq[Tactic] { return from(NoTactic+1, numTactics) }

// AllActions goes through the action cards.
func AllActions() iter.Seq[Action] { return from(NoAction+1, numActions) }

// AllEventKinds goes through the kinds of events.
func AllEventKinds() iter.Seq[EventKind] { return from(NoEvent+1, numEventKinds) }

// from goes from the first of some things up to before the end.
func from[T ~uint8](first, end T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for thing := first; thing < end && yield(thing); thing++ {
		}
	}
}
