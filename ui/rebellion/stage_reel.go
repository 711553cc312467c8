package rebellion

import (
	"slices"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/reel"
)

// reeled is what has happened and is not shown yet.
type reeled = reel.Reel[rules.View, rules.Event]

// framed is an event and the table after it.
type framed = reel.Frame[rules.View, rules.Event]

// telling says how events are told to whoever looks.
type telling struct {
	own   [2]bool // by side: whose missions he wants to see end
	halts bool    // once the base is revealed, until he has read of it
}

// Length implements [reel.Teller].
func (telling) Length(e rules.Event) time.Duration { return length(e) }

// Stops implements [reel.Teller].
func (telling) Stops(e rules.Event) bool { return worthStopping(e.Kind) }

// Reads implements [reel.Teller]: how the game and one's own missions end.
func (t telling) Reads(e rules.Event) bool {
	return e.Kind == rules.GameWon || slices.Contains(outcomes, e.Kind) && t.own[e.Side]
}

// Halts implements [reel.Teller].
func (t telling) Halts(e rules.Event) bool { return t.halts && e.Kind == rules.BaseRevealed }

// Hear implements [reel.Teller].
func (telling) Hear(f *ui.Frame, e rules.Event) { hear(f, e) }

// framesOf are the frames of a session as the screen tells them.
func framesOf(seen []session.Frame[rules.View]) []framed {
	frames := make([]framed, len(seen))
	for i, s := range seen {
		frames[i] = framed{Event: s.Event.(rules.Event), View: s.View}
	}
	return frames
}

// eventsOf are the events of frames.
func eventsOf(frames []framed) []rules.Event {
	events := make([]rules.Event, len(frames))
	for i, f := range frames {
		events[i] = f.Event
	}
	return events
}

// worthStopping tells whether an event is shown although the player skips what came before it.
func worthStopping(k rules.EventKind) bool {
	return slices.Contains([]rules.EventKind{
		rules.MissionRevealed, rules.MissionRolled, rules.MissionSucceeded, rules.MissionFailed, rules.MissionResolved,
		rules.CombatBegan, rules.CombatEnded, rules.AttackRolled, rules.PlansTried, rules.ObjectivePlayed, rules.TacticPlayed,
		rules.ActionUsed,
	}, k)
}

// lengths say how long each kind of event is shown, at normal speed; the others pass at once.
var lengths = map[rules.EventKind]time.Duration{
	rules.UnitMoved: 160 * time.Millisecond, rules.CaptiveMoved: render.TravelTime, rules.Activated: render.TravelTime,
	rules.LeaderMoved: render.TravelTime, rules.Assigned: 120 * time.Millisecond, rules.UnitDeployed: render.DropTime,
	rules.UnitPlaced: 90 * time.Millisecond, rules.LeaderRescued: render.TravelTime, rules.LeaderJoined: render.TravelTime,

	rules.RoundBegan: 900 * time.Millisecond, rules.PhaseBegan: 900 * time.Millisecond, rules.Passed: 800 * time.Millisecond,
	rules.TimeAdvanced: 300 * time.Millisecond, rules.ReputationMoved: 300 * time.Millisecond,
	rules.LoyaltyChanged: 450 * time.Millisecond, rules.SystemSubjugated: 450 * time.Millisecond,
	rules.SubjugationEnded: 300 * time.Millisecond, rules.SystemSabotaged: 450 * time.Millisecond,
	rules.SabotageRemoved: 300 * time.Millisecond, rules.SystemDestroyed: 1800 * time.Millisecond,
	rules.BaseRevealed: 1400 * time.Millisecond, rules.BaseAnswered: 600 * time.Millisecond, rules.RegionAnswered: 600 * time.Millisecond,
	rules.LeaderCaptured: 600 * time.Millisecond, rules.UnitGained: 200 * time.Millisecond, rules.UnitDestroyed: 250 * time.Millisecond,

	rules.MissionRevealed: 1100 * time.Millisecond, rules.MissionPlaced: 350 * time.Millisecond,
	rules.Opposed: 500 * time.Millisecond, rules.DieRerolled: render.RollTime(1),
	rules.MissionSucceeded: outcomeTime, rules.MissionFailed: outcomeTime, rules.MissionResolved: outcomeTime,

	rules.CombatBegan: 800 * time.Millisecond, rules.LeaderAdded: 450 * time.Millisecond, rules.TacticsDrawn: 350 * time.Millisecond,
	rules.CombatRoundBegan: 500 * time.Millisecond, rules.BattleBegan: 450 * time.Millisecond,
	rules.SpecialSpent: 250 * time.Millisecond, rules.TacticPlayed: 1200 * time.Millisecond, rules.TacticGivenUp: 500 * time.Millisecond,
	rules.CombatDieRerolled: render.RollTime(1), rules.DamageAssigned: 300 * time.Millisecond, rules.DamageBlocked: 350 * time.Millisecond,
	rules.UnitDamaged: 480 * time.Millisecond, rules.UnitBeaten: 480 * time.Millisecond, rules.UnitLost: render.LostTime,
	rules.Retreated: 600 * time.Millisecond, rules.BattleWon: 1100 * time.Millisecond, rules.CombatEnded: 700 * time.Millisecond,
	rules.ObjectivePlayed: 1600 * time.Millisecond, rules.ActionUsed: 1600 * time.Millisecond,
	rules.RingWorn: 450 * time.Millisecond, rules.GameWon: 2 * time.Second,
}

// outcomeTime is how long the stamp of a mission falls and is left to be read.
const outcomeTime = render.StampTime + 1800*time.Millisecond

// length is how long an event is shown, at normal speed.
func length(e rules.Event) time.Duration {
	const read = 350 * time.Millisecond
	switch e.Kind {
	case rules.AttackRolled:
		return render.RollTime(int(e.Count)) + read
	case rules.MissionRolled:
		return render.RollTime(int(e.N)) + time.Duration(e.N)*render.CountTime + read
	case rules.PlansTried:
		return render.RollTime(int(e.N)) + 2*read
	case rules.ActionsDrawn:
		if dealt(e) {
			return dealtTime
		}
	}
	return lengths[e.Kind]
}

// rolling is how much of an event's time its dice tumble, as the share that is told grows from 0 to 1.
func rolling(e rules.Event, told float64) float64 {
	dice := int(e.N)
	switch e.Kind {
	case rules.AttackRolled:
		dice = int(e.Count)
	case rules.DieRerolled, rules.CombatDieRerolled:
		dice = 1
	}
	return min(told*float64(length(e))/float64(render.RollTime(dice)), 1)
}

// rolls tells whether dice are rolled in an event.
func rolls(e *rules.Event) bool {
	switch e.Kind {
	case rules.AttackRolled:
		return e.Count > 0
	case rules.MissionRolled, rules.PlansTried:
		return e.N > 0
	}
	return e.Kind == rules.DieRerolled || e.Kind == rules.CombatDieRerolled
}
