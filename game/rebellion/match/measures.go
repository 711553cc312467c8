package match

import (
	"fmt"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/sim"
)

// aboutNoCard names the events that a simulation counts, beside those of cards.
var aboutNoCard = map[rebellion.EventKind]string{
	rebellion.Activated:        "activations",
	rebellion.BaseRevealed:     "reveals",
	rebellion.SystemSubjugated: "subjugations",
	rebellion.SystemSabotaged:  "sabotages",
	rebellion.SystemDestroyed:  "destroyed_systems",
	rebellion.LeaderCaptured:   "captures",
	rebellion.LeaderRescued:    "rescues",
	rebellion.UnitBuilt:        "built",
	rebellion.UnitDeployed:     "deployed",
	rebellion.CombatBegan:      "combats",
	rebellion.UnitLost:         "lost_in_combat",
	rebellion.Retreated:        "retreats",
	rebellion.BaseMoved:        "new_bases",
}

// uses names what a simulation counted: how often each mission succeeded or was resolved, each objective and tactic card was
// played, each action card used and recruited with, and what else is worth knowing. What never happened is there with 0.
func uses(t *game.Tally) map[string]uint64 {
	counted := map[string]uint64{}
	count := func(name string, card uint8, kinds ...rebellion.EventKind) {
		for _, kind := range kinds {
			counted[name] += uint64(t[kind][card])
		}
	}
	for m := range rebellion.AllMissions() {
		count(fmt.Sprintf("mission.%v", m), uint8(m), rebellion.MissionSucceeded, rebellion.MissionResolved)
	}
	for o := range rebellion.AllObjectives() {
		count(fmt.Sprintf("objective.%v", o), uint8(o), rebellion.ObjectivePlayed)
	}
	for c := range rebellion.AllTactics() {
		count(fmt.Sprintf("tactic.%v", c), uint8(c), rebellion.TacticPlayed)
	}
	for a := range rebellion.AllActions() {
		count(fmt.Sprintf("action.%v", a), uint8(a), rebellion.ActionUsed)
		if !a.Card().Starting {
			count(fmt.Sprintf("recruit.%v", a), uint8(a), rebellion.Recruited)
		}
	}
	for kind, name := range aboutNoCard {
		count(name, 0, kind)
	}
	return counted
}

// mostSteps is how many steps of the rules a game may take before it counts as stuck.
const mostSteps = 100_000

// Measures say what sim wants to know of games.
func Measures() sim.Measures[state, view] {
	return sim.Measures[state, view]{
		Limit: mostSteps, Broken: (*state).Broken, Winner: winner, Uses: uses,
		Rounds: func(s *state) int { return int(s.Round) },
		Found:  func(s *state) bool { return s.Revealed }, // the base
		Critic: func() func(*view, *game.Decision, []game.Option) string { return new(bot.Critic).Judge },
	}
}

// winner is the seat that won, or -1.
func winner(s *state) int {
	if s.Winner == rebellion.NoSide {
		return -1
	}
	return int(s.Winner)
}
