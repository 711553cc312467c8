package rebellion

import (
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
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
func (telling) Length(e rules.Event) time.Duration { return length(e) }

// Stops implements [reel.Teller].
func (telling) Stops(e rules.Event) bool { return rowOf(e.Kind).Stop }

// Reads implements [reel.Teller]: how the game and one's own missions end.
func (t telling) Reads(e rules.Event) bool {
	return e.Kind == rules.GameWon || has(e.Kind, row.Outcome) && t.own[e.Side]
}

// Halts implements [reel.Teller].
func (t telling) Halts(e rules.Event) bool { return t.halts && rowOf(e.Kind).Herald }

// Hear implements [reel.Teller].
func (telling) Hear(f *ui.Frame, e rules.Event) { f.Sound(rowOf(e.Kind).Sound) }

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

// told is how many of the events that whoever looks saw have been shown.
func (t *Table) told() int { return len(t.log.events) - t.reel.Left() }

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
func (t *Table) tellingWords(e *rules.Event) string {
	if _, told := t.reel.Event(); rolls(e) && rolling(*e, told) < 1 && !t.F.Clock.Reduced {
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
	t.F.DieInPose(box, d, render.Tumble(seed, i, n, told, d.Face))
}
