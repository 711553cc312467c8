package seat

import (
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/row"
)

// Reel is what has happened and is not shown yet.
type Reel = reel.Reel[*rules.View, *rules.Event]

// Frame is an event and the table after it.
type Frame = reel.Frame[*rules.View, *rules.Event]

// Teller says how events are told to whoever looks.
type Teller struct {
	Own     [2]bool // by side: whose missions he wants to see end
	Still   bool    // nothing moves: of what was fought out or tried he sees one picture, how it ended
	Heralds bool    // once the base is revealed, until he has read of it
}

// Length implements [reel.Teller].
func (Teller) Length(e *rules.Event) time.Duration { return rows.Length(*e) }

// Stops implements [reel.Teller].
func (Teller) Stops(e *rules.Event) bool { return rows.Of(e.Kind).Stop }

// Reads implements [reel.Teller]: how the game and one's own missions end, and where nothing moves those of others and combats too.
func (t Teller) Reads(e *rules.Event) bool {
	switch {
	case e.Kind == rules.GameWon:
		return true
	case e.Kind == rules.CombatEnded:
		return t.Still
	}
	return rows.Has(e.Kind, row.Outcome) && (t.Still || t.Own[e.Side])
}

// Halts implements [reel.Teller].
func (t Teller) Halts(e *rules.Event) bool { return t.Heralds && rows.Of(e.Kind).Herald }

// Hear implements [reel.Teller].
func (Teller) Hear(f *ui.Frame, e *rules.Event) { f.Sound(rows.Of(e.Kind).Sound) }

// Rolling is how much of an event's time its dice tumble, as the share that is told grows from 0 to 1.
func Rolling(e rules.Event, told float64) float64 {
	dice := int(e.N)
	switch e.Kind {
	case rules.AttackRolled:
		dice = int(e.Count)
	case rules.DieRerolled, rules.CombatDieRerolled:
		dice = 1
	}
	return min(told*float64(rows.Length(e))/float64(render.RollTime(dice)), 1)
}

// Rolls tells whether dice are rolled in an event.
func Rolls(e *rules.Event) bool {
	switch e.Kind {
	case rules.AttackRolled:
		return e.Count > 0
	case rules.MissionRolled, rules.PlansTried:
		return e.N > 0
	}
	return e.Kind == rules.DieRerolled || e.Kind == rules.CombatDieRerolled
}
