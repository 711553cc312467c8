package rebellion

import (
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/row"
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
func (telling) Length(e rules.Event) time.Duration { return rows.Length(e) }

// Stops implements [reel.Teller].
func (telling) Stops(e rules.Event) bool { return rows.Of(e.Kind).Stop }

// Reads implements [reel.Teller]: how the game and one's own missions end.
func (t telling) Reads(e rules.Event) bool {
	return e.Kind == rules.GameWon || rows.Has(e.Kind, row.Outcome) && t.own[e.Side]
}

// Halts implements [reel.Teller].
func (t telling) Halts(e rules.Event) bool { return t.halts && rows.Of(e.Kind).Herald }

// Hear implements [reel.Teller].
func (telling) Hear(f *ui.Frame, e rules.Event) { f.Sound(rows.Of(e.Kind).Sound) }

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

// rolling is how much of an event's time its dice tumble, as the share that is told grows from 0 to 1.
func rolling(e rules.Event, told float64) float64 {
	dice := int(e.N)
	switch e.Kind {
	case rules.AttackRolled:
		dice = int(e.Count)
	case rules.DieRerolled, rules.CombatDieRerolled:
		dice = 1
	}
	return min(told*float64(rows.Length(e))/float64(render.RollTime(dice)), 1)
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
