// Package refresh shows the Refresh Phase as a stage: its steps over the map, each with what it has brought, and while units are
// deployed what was recruited and built beside the map.
//
//	refresh.go  the steps · gains.go  recruits and what was built · fresh.go  new cards of the hand
package refresh

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	galaxy "holoboard/render/rebellion"
	"holoboard/ui/rebellion/phase"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tell"
)

// keys are the ends of the keys of the steps, in their order.
var keys = [rows.RefreshSteps]string{
	rows.LeadersStep: "leaders", rows.MissionsStep: "missions", rows.ProbesStep: "probes", rows.ObjectiveStep: "objective",
	rows.TimeStep: "time", rows.RecruitStep: "recruit", rows.BuildStep: "build", rows.DeployStep: "deploy",
}

// Phase is what the Refresh Phase has brought, as far as the viewer was told, and the cards that are new in his hand.
type Phase struct {
	*seat.Seat

	steps phase.Phase[*rules.View, *rules.Event]
	gains Gains
	fresh fresh
}

// New returns the Refresh Phase that a seat sees, whose steps are told as a log tells them.
func New(s *seat.Seat, log *tell.Log[*rules.View, *rules.Event]) *Phase {
	t := &Phase{Seat: s}
	t.steps = phase.Phase[*rules.View, *rules.Event]{
		Flow: s.Flow, Reel: &s.Reel, Log: log, Title: course{t}, Steps: keys[:], Keys: "table.refresh", Spots: "refresh.",
	}
	return t
}

// Forget has all words said anew: they are those of another language.
func (t *Phase) Forget() { t.steps.Forget() }

// Step is the present step.
func (t *Phase) Step() int { return t.steps.Now() }

// Gains are the recruits and the units that were built so far.
func (t *Phase) Gains() Gains {
	t.steps.Now()
	return t.gains
}

// MakeRoom divides the screen as the phase needs it.
func (t *Phase) MakeRoom() {
	on := t.steps.On()
	t.Board.Refresh(galaxy.Refreshing{Steps: on, Tray: on && t.steps.Now() == rows.DeployStep, Column: !t.gains.empty()})
}

// Show shows the steps of the phase and what it has brought.
func (t *Phase) Show() {
	l := t.Board.Parts()
	if l.Steps.Empty() || t.Covered() {
		return
	}
	t.steps.Show(l.Steps)
	if !l.Column.Empty() {
		t.showGains(l.Column)
	}
}

// course is how the phase goes. It implements [phase.Title].
type course struct{ *Phase }

// On implements [phase.Title].
func (t course) On() bool { return t.View.Phase == rules.Refresh }

// Begins implements [phase.Title].
func (course) Begins(e *rules.Event) bool { return e.Kind == rules.PhaseBegan }

// Step implements [phase.Title].
func (course) Step(e *rules.Event) (step int, tells bool) {
	return rows.Of(e.Kind).Steps.Of(rows.InRefresh), !rows.Has(e.Kind, row.Passing)
}

// Asked implements [phase.Title].
func (course) Asked(key game.Key) int { return rows.Asks[key].Steps.Of(rows.InRefresh) }

// Name implements [phase.Title].
func (t course) Name(step, now int) string {
	if time := t.View.Time; step == rows.TimeStep && now >= rows.TimeStep && time > 0 {
		return t.Words.Say("table.refresh.time.from", assets.Args{"n": int(time) - 1, "m": int(time)})
	}
	return t.Words.Say("table.refresh." + keys[step])
}

// Skipped implements [phase.Title]: the space of the time marker bears no sign for the step (R11.5).
func (t course) Skipped(step, now int) bool {
	recruit, build := rules.TrackIcons(t.View.Time)
	return now >= rows.TimeStep && (step == rows.RecruitStep && !recruit || step == rows.BuildStep && !build)
}

// Retold implements [phase.Title].
func (t course) Retold(events []*rules.Event) { t.gains = t.gainsOf(events) }
