package rows

import (
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/ui/table/row"
)

// weighty are the kinds of event that end a plan, cost a piece or change who may win; those that a player waits for, who gave the
// answer that led to them, are true.
var weighty = map[rules.EventKind]bool{
	rules.BaseRevealed: false, rules.BaseKept: true, rules.BaseMoved: true,
	rules.MissionSucceeded: true, rules.MissionFailed: true, rules.MissionResolved: true,
	rules.LoyaltyChanged: false, rules.SystemSubjugated: false, rules.SubjugationEnded: false, rules.SystemSabotaged: false, rules.SystemDestroyed: false,
	rules.LeaderCaptured: false, rules.LeaderFrozen: false, rules.LeaderLured: false, rules.LeaderRescued: false, rules.LeaderDetained: false,
	rules.LeaderEliminated: false, rules.LeaderMisdirected: false, rules.RingWorn: false, rules.RingDiscarded: false,
	rules.ObjectivesShown: false, rules.ObjectiveSent: false, rules.ProbesShown: false, rules.PlansTried: false,
	rules.ReputationMoved: false, rules.TimeAdvanced: false,
	rules.UnitDestroyed: false, rules.QueuedDestroyed: false, rules.UnitLost: false, rules.BattleWon: false, rules.GameWon: false,
}

// TestWhatMattersIsInTheRecap: it is told to the side, too, that it is about, and in the question to whoever waits for it.
func TestWhatMattersIsInTheRecap(t *testing.T) {
	for k := range rules.EventKind(len(Events)) {
		awaited, matters := weighty[k]
		switch told := Of(k); {
		case !matters:
		case told.Recap.Has(row.Passing):
			t.Errorf("the recap leaves out %v", k)
		case told.Whose != ofNobody && !told.Recap.Has(row.Befalls):
			t.Errorf("the recap leaves out %v for the side that it is about", k)
		case awaited && !told.Recap.Has(row.Outcome):
			t.Errorf("the question leaves out %v", k)
		}
		if told := Of(k).Recap; told.Has(row.Outcome) && !awaited {
			t.Errorf("%v is an outcome that nobody waits for", k)
		}
	}
}
