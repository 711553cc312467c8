package rebellion

import (
	"slices"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// A reel tells what happened one event after the other. The game is always finished with it; the screen is behind.
type reel struct {
	view rules.View // the table as far as it has been told

	last   rules.View // the table when all is told
	next   []rules.Event
	motion render.Motion
	begun  bool
	at     float64

	own [2]bool // by side: whose missions whoever looks wants to see end

	halts  bool // once the base is revealed, until whoever looks has read of it
	halted bool
}

// reset shows a table at once and forgets what was still to be told.
func (r *reel) reset(now rules.View) { *r = reel{view: now, last: now} }

// add has events told that led to the table as it is now.
func (r *reel) add(events []rules.Event, now rules.View) {
	r.next = append(r.next, events...)
	r.last = now
	if len(r.next) == 0 {
		r.view = now
	}
}

// busy tells whether there is still something to tell.
func (r *reel) busy() bool { return len(r.next) > 0 }

// event is what is being told just now, which the view does not know yet, and how much of it is told, 0 to 1; nil if
// nothing is.
func (r *reel) event() (*rules.Event, float64) {
	if !r.begun {
		return nil, 0
	}
	return &r.next[0], r.at
}

// coming lists what will be told after the present event.
func (r *reel) coming() []rules.Event {
	if len(r.next) == 0 {
		return nil
	}
	return r.next[1:]
}

// tick goes on telling. Who skips gets to the next event worth stopping for.
func (r *reel) tick(f *ui.Frame) {
	if r.halted {
		return
	}
	ended := false
	for len(r.next) > 0 {
		if !r.begun {
			if ended && worthStopping(r.next[0].Kind) {
				f.Invalidate()
				return
			}
			r.motion, r.begun = r.begin(f, r.next[0]), true
			hear(f, r.next[0])
		}
		if r.at = f.Progress(r.motion); r.at < 1 {
			return
		}
		follow(&r.view, r.next[0], &r.last)
		revealed := r.next[0].Kind == rules.BaseRevealed
		r.next, r.begun, ended = r.next[1:], false, true
		if revealed && r.halts && r.busy() {
			r.halted = true
			return
		}
	}
	if ended {
		r.view = r.last
	}
}

// begin starts to tell an event. How the game and one's own missions end stands there to be read at every speed, until one
// goes on.
func (r *reel) begin(f *ui.Frame, e rules.Event) render.Motion {
	if e.Kind == rules.GameWon || slices.Contains(outcomes, e.Kind) && r.own[e.Side] {
		return f.Clock.BeginToRead(length(e))
	}
	return f.Clock.Begin(length(e))
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

// telling says what is told just now: what dice show only when they lie still.
func (t *Table) telling(e *rules.Event) string {
	if _, told := t.reel.event(); rolls(e) && rolling(*e, told) < 1 && !t.F.Clock.Reduced {
		return t.Words.Say("stage.rolling." + e.Side.String())
	}
	return t.say.Event(*e)
}

// showRolling shows a die of a roll while it tumbles, as told goes from 0 to 1; with reduced motion it lies there and grows bright.
func (t *Table) showRolling(box ui.Rect, d render.Die, seed uint64, i, n int, told float64) {
	if t.F.Clock.Reduced {
		const sooner = 4
		t.F.Fade(min(told*sooner, 1), func() { t.F.Die(box.Square(), d) })
		return
	}
	t.F.DieInPose(box, d, render.Tumble(seed, i, n, told, d.Face), board.Faces()...)
}
