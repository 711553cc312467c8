// Package bot is the computer's cadet at Rebellion: a player for a first evening.
//
// The cadet knows what its seat sees and nothing else. It never looks ahead: at
// every decision it rates each option on offer by a simple rule, in points, and
// takes the best; what it would rather leave rates below zero. Chance breaks ties.
// Where several decisions make one gesture (leader, system, unit by unit), each
// is rated by the same plan, worked out anew from the table.
//
// How it thinks:
//
//   - A mission is worth what it brings at its best place, times the chance that
//     it succeeds against the leaders who may oppose it (missions.go, with the
//     worth of each card in imperial.go and rebel.go, chances in odds.go). It
//     assigns the leaders who add most and keeps the others in the pool, to move
//     fleets and to oppose (assignment.go). Action cards compete with missions for
//     the leaders (actions.go); those with a moment of their own, and rings, are
//     kept for what is worth it (special.go).
//   - An activation is worth what the units that can come there are good for
//     (raids.go). The Empire lands troops wherever the base can still be, goes
//     nearer to such systems, and throws everything near at a base that is
//     revealed. The Rebels strike where they are clearly stronger, above all where
//     a combat fulfills an objective, and else keep hidden.
//   - The Rebels weigh how close Imperial troops are to their base, and move it
//     in time (hiding.go).
//   - The levels that think read the open table besides: quiet places are more
//     likely where the base can be (belief.go). The cadet takes all of them alike.
//   - In combat it finishes off the most valuable unit it can, blocks what would
//     be destroyed, spends every special, and retreats when clearly losing
//     (combat.go).
//   - In the standard setup the Empire spreads its fleets over its systems, and the
//     Rebels keep one half of their forces at the base (placing.go).
//   - New units go where they are needed next (building.go), and of cards it
//     keeps those worth most (cards.go).
//
// It counts in integers, so that a seed plays the same on every processor.
package bot

import (
	"math"
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// A Cadet is a computer player for either side. S is the table of the rules, which
// the cadet cannot look at.
type Cadet[S comparable] struct {
	Rand *rand.Rand // breaks ties
}

// Choose implements [game.Player].
func (c Cadet[S]) Choose(p *game.Position[S, rebellion.View], picks []game.Option) []game.Option {
	return choose(&p.View, &p.Decision, c.Rand, picks)
}

// scripted is a cadet with the habit of a script.
type scripted[S comparable] struct{ *Mind }

// Choose implements [game.Player].
func (s scripted[S]) Choose(p *game.Position[S, rebellion.View], picks []game.Option) []game.Option {
	return s.Pick(&p.View, &p.Decision, picks)
}

// raters say for every question how many points an option is worth.
var raters map[game.Key]func(*table, game.Option) int

func init() {
	raters = map[game.Key]func(*table, game.Option) int{
		rebellion.AskAssign:   (*table).rateAssigned,
		rebellion.AskAssignTo: (*table).rateAssignedTo,
		rebellion.AskVeto:     (*table).rateVetoed,

		rebellion.AskActionSystem: (*table).rateActionSystem,
		rebellion.AskFindMission:  (*table).rateFound,
		rebellion.AskAttachRing:   (*table).rateLeader,
		rebellion.AskWithdrawTo:   (*table).rateWithdrawal,

		rebellion.AskGuard:          (*table).rateGuard,
		rebellion.AskMillion:        (*table).rateMillion,
		rebellion.AskSetDie:         (*table).rateSetDie,
		rebellion.AskAstromech:      (*table).rateAstromech,
		rebellion.AskProtocol:       (*table).rateProtocol,
		rebellion.AskFalcon:         (*table).rateLeader,
		rebellion.AskDestiny:        (*table).rateAtOnce,
		rebellion.AskCapture:        (*table).rateLeader,
		rebellion.AskSacrifice:      (*table).rateAtOnce,
		rebellion.AskSonOfSkywalker: (*table).rateAtOnce,

		rebellion.AskTurn:        (*table).rateTurn,
		rebellion.AskActivate:    (*table).rateActivated,
		rebellion.AskMove:        (*table).rateMove,
		rebellion.AskAddLeader:   (*table).rateAddedLeader,
		rebellion.AskConquerFrom: (*table).rateConquering,

		rebellion.AskMissionSystem: (*table).rateMissionSystem,
		rebellion.AskMissionTarget: (*table).rateMissionTarget,
		rebellion.AskOppose:        (*table).rateOpposing,
		rebellion.AskGainLoyaltyIn: (*table).rateGainedLoyalty,
		rebellion.AskTakeCaptiveTo: (*table).rateCaptiveHome,
		rebellion.AskYoda:          (*table).rateReroll,
		rebellion.AskYodaRing:      (*table).rateLeader,
		rebellion.AskRescue:        (*table).rateLeader,
		rebellion.AskMisdirect:     (*table).rateLeader,
		rebellion.AskEliminate:     (*table).rateLeader,
		rebellion.AskGoAlong:       (*table).rateGoingAlong,
		rebellion.AskSupport:       (*table).rateSupport,
		rebellion.AskContingency:   (*table).rateContingency,

		rebellion.AskPlace:        (*table).ratePlaced,
		rebellion.AskPlaceTo:      (*table).ratePlacedTo,
		rebellion.AskChooseBase:   (*table).rateBase,
		rebellion.AskNewBase:      (*table).rateNewBase,
		rebellion.AskMobilize:     (*table).rateMobilizeOrder,
		rebellion.AskMobilization: (*table).rateMobilization,
		rebellion.AskMobilizeFrom: (*table).rateMobilizeFrom,
		rebellion.AskBeacon:       (*table).rateBeacon,
		rebellion.AskNameSystem:   (*table).rateNamed,
		rebellion.AskFalseLead:    (*table).rateFalseLead,
		rebellion.AskFalseLeadTo:  (*table).rateFalseLeadTo,

		rebellion.AskCombatCards:  (*table).rateCombatCard,
		rebellion.AskDestroyOne:   (*table).rateUnitLostByFoe,
		rebellion.AskCombatAction: (*table).rateCombatAction,
		rebellion.AskPayWith:      (*table).ratePayment,
		rebellion.AskReroll:       (*table).rateReroll,
		rebellion.AskDrawFrom:     (*table).rateTacticDeck,
		rebellion.AskBombardWith:  (*table).rateBombarding,
		rebellion.AskFireAt:       (*table).rateShot,
		rebellion.AskDealDamage:   (*table).rateShot,
		rebellion.AskBlock:        (*table).rateBlock,
		rebellion.AskBlockOn:      (*table).rateBlockOn,
		rebellion.AskGiveUp:       (*table).rateGivenUp,
		rebellion.AskPlansTarget:  (*table).rateUnitLostByFoe,
		rebellion.AskRetreat:      (*table).rateRetreat,
		rebellion.AskRetreatWith:  (*table).rateRetreatWith,

		rebellion.AskBuild:         (*table).rateBuild,
		rebellion.AskBuildType:     (*table).rateBuildType,
		rebellion.AskGainUnit:      (*table).rateBuildType,
		rebellion.AskDeploy:        (*table).rateDeployed,
		rebellion.AskDeployTo:      (*table).rateDeployedTo,
		rebellion.AskOversee:       (*table).rateQueued,
		rebellion.AskHasten:        (*table).rateQueued,
		rebellion.AskDemolish:      (*table).rateQueued,
		rebellion.AskDestroyQueued: (*table).rateQueued,
		rebellion.AskDestroyWorth:  (*table).rateUnitLostByFoe,
		rebellion.AskExcess:        (*table).rateUnitGivenUp,
		rebellion.AskFreeFigure:    (*table).rateUnitGivenUp,

		rebellion.AskDiscard:       (*table).rateDiscarded,
		rebellion.AskReturnProject: (*table).rateDiscarded,
		rebellion.AskResearch:      (*table).rateResearch,
		rebellion.AskRecruit:       (*table).rateRecruit,
		rebellion.AskObjective:     (*table).rateObjectivePlayed,
		rebellion.AskObjectiveTop:  (*table).rateObjectiveKept,
		rebellion.AskObjectiveNext: (*table).rateObjectiveBuried,
		rebellion.AskKeepObjective: (*table).rateObjectiveKept,
		rebellion.AskSendObjective: (*table).rateObjectiveKept,
	}
}

// whims are the questions where the cadet does not always take the best, so that
// nobody knows where it begins: by so many points.
var whims = map[game.Key]int{rebellion.AskPlaceTo: 12}

// A Mind answers for either side by the cadet's rules. It is for one goroutine: its memory
// is used again.
type Mind struct {
	Rand *rand.Rand // breaks ties

	table   table
	ratings []int
	habits  map[game.Key]func(*table, game.Option) int // of a script, beside the raters
	both    outlook
	pcg     rand.PCG
}

// choose answers once.
func choose(v *rebellion.View, d *game.Decision, r *rand.Rand, picks []game.Option) []game.Option {
	m := Mind{Rand: r}
	return m.Pick(v, d, picks)
}

// Pick implements [game.Policy]: it takes the best options, as many as must be, and of
// the others those worth more than nothing.
func (m *Mind) Pick(v *rebellion.View, d *game.Decision, picks []game.Option) []game.Option {
	ratings := m.rate(v, d)
	for n := range d.Max {
		best := pickBest(ratings, m.Rand)
		if n >= d.Min && ratings[best] <= 0 {
			break
		}
		picks = append(picks, d.Options[best])
		ratings[best] = math.MinInt // it cannot be picked again
	}
	return picks
}

// rate rates the options of a decision. The slice is good until the next.
func (m *Mind) rate(v *rebellion.View, d *game.Decision) []int {
	rate, known := m.habits[d.Ask]
	if !known {
		rate, known = raters[d.Ask]
	}
	if !known {
		panic("bot: the cadet was never asked " + string(d.Ask))
	}
	m.table.look(v, d)
	m.ratings = m.ratings[:0]
	for _, o := range d.Options {
		m.ratings = append(m.ratings, rate(&m.table, o))
	}
	if whim := whims[d.Ask]; whim > 0 {
		for i := range m.ratings {
			m.ratings[i] += m.Rand.IntN(whim)
		}
	}
	return m.ratings
}

// pickBest returns the place of one of the best ratings.
func pickBest(ratings []int, r *rand.Rand) int {
	best, alike := 0, 0
	for i, rating := range ratings {
		switch {
		case i == 0 || rating > ratings[best]:
			best, alike = i, 1
		case rating == ratings[best]:
			if alike++; r.IntN(alike) == 0 {
				best = i
			}
		}
	}
	return best
}
