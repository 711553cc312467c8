package rebellion

import (
	"fmt"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/ui/rebellion/rows"
)

// Uses names what a simulation counted: how often each mission succeeded or was resolved, each objective and tactic card was
// played, each action card used and recruited with, and what else is worth knowing. What never happened is there with 0.
func Uses(t *game.Tally) map[string]uint64 {
	uses := map[string]uint64{}
	count := func(name string, card uint8, kinds ...rules.EventKind) {
		for _, kind := range kinds {
			uses[name] += uint64(t[kind][card])
		}
	}
	for m := range rules.AllMissions() {
		count(fmt.Sprintf("mission.%v", m), uint8(m), rules.MissionSucceeded, rules.MissionResolved)
	}
	for o := range rules.AllObjectives() {
		count(fmt.Sprintf("objective.%v", o), uint8(o), rules.ObjectivePlayed)
	}
	for c := range rules.AllTactics() {
		count(fmt.Sprintf("tactic.%v", c), uint8(c), rules.TacticPlayed)
	}
	for a := range rules.AllActions() {
		count(fmt.Sprintf("action.%v", a), uint8(a), rules.ActionUsed)
		if !a.Card().Starting {
			count(fmt.Sprintf("recruit.%v", a), uint8(a), rules.Recruited)
		}
	}
	for k := range rows.Events { // what is about no card
		if name := rows.Events[k].Uses; name != "" {
			count(name, 0, rules.EventKind(k))
		}
	}
	return uses
}

// MostSteps is how many steps of the rules a game may take before it counts as stuck.
const MostSteps = 100_000

// Winner is the seat that won, or -1.
func Winner(s *rules.State) int {
	if s.Winner == rules.NoSide {
		return -1
	}
	return int(s.Winner)
}

// Rounds is how many rounds a game took.
func Rounds(s *rules.State) int { return int(s.Round) }

// Found tells whether the base has been revealed.
func Found(s *rules.State) bool { return s.Revealed }

// Critic counts the moves that a player wastes.
func Critic() func(*rules.View, *game.Decision, []game.Option) string { return new(bot.Critic).Judge }
