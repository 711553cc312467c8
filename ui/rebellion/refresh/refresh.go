// Package refresh shows the Refresh Phase as a stage: its steps over the map, each with what it has brought, and while units are
// deployed what was recruited and built beside the map.
//
//	refresh.go  the steps · gains.go  recruits and what was built · fresh.go  new cards of the hand
package refresh

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	galaxy "holoboard/render/rebellion"
	"holoboard/ui"
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

// ids are the spots of the steps.
var ids = func() (ids [rows.RefreshSteps]string) {
	for s, key := range keys {
		ids[s] = "refresh." + key
	}
	return ids
}()

// Phase is what the Refresh Phase has brought, as far as the viewer was told, and the cards that are new in his hand.
type Phase struct {
	*seat.Seat
	Log *tell.Log[rules.View, rules.Event]

	brought brought
	fresh   fresh
}

// brought is what the phase has brought. It is found out once for what has been told.
type brought struct {
	viewer game.Seat
	told   int
	asked  game.Key
	on     bool
	now    int
	names  [rows.RefreshSteps]string
	lines  [rows.RefreshSteps][]tell.Line
	gains  Gains
}

// Forget has all words said anew: they are those of another language.
func (t *Phase) Forget() { t.brought = brought{} }

// Step is the present step.
func (t *Phase) Step() int { return t.known().now }

// Gains are the recruits and the units that were built so far.
func (t *Phase) Gains() Gains { return t.known().gains }

// known is what the Refresh Phase has brought so far.
func (t *Phase) known() *brought {
	r := &t.brought
	told, asked := t.Reel.Past(), game.Key("")
	if t.Pending != nil {
		asked = t.Pending.Ask
	}
	if r.told == told && r.viewer == t.Viewer && r.asked == asked && r.on == (t.View.Phase == rules.Refresh) {
		return r
	}
	*r = brought{viewer: t.Viewer, told: told, asked: asked, on: t.View.Phase == rules.Refresh}
	if r.on {
		t.retell(r)
	}
	return r
}

// retell sorts the events since the phase began by its steps.
func (t *Phase) retell(r *brought) {
	events := t.Reel.Events[:r.told]
	from := len(events)
	for from > 0 && events[from-1].Kind != rules.PhaseBegan {
		from--
	}
	var at [rows.RefreshSteps][]int
	for i := from; i < len(events); i++ {
		r.now = max(r.now, rows.Of(events[i].Kind).Steps.Of(rows.InRefresh))
		if !rows.Has(events[i].Kind, row.Passing) {
			at[r.now] = append(at[r.now], i)
		}
	}
	r.now = max(r.now, rows.Asks[r.asked].Steps.Of(rows.InRefresh))
	for s := range r.lines {
		r.lines[s] = t.Log.Title.Recount(events, at[s])
		r.names[s] = t.Words.Say("table.refresh." + keys[s])
	}
	if time := t.View.Time; r.now >= rows.TimeStep && time > 0 {
		r.names[rows.TimeStep] = t.Words.Say("table.refresh.time.from", assets.Args{"n": int(time) - 1, "m": int(time)})
	}
	r.gains = t.gainsOf(events[from:])
}

// skipped tells whether a step does not take place: the space of the time marker bears no sign for it (R11.5).
func (t *Phase) skipped(s int) bool {
	recruit, build := rules.TrackIcons(t.View.Time)
	return t.brought.now >= rows.TimeStep && (s == rows.RecruitStep && !recruit || s == rows.BuildStep && !build)
}

// MakeRoom divides the screen as the phase needs it.
func (t *Phase) MakeRoom() {
	r := t.known()
	t.Board.Refresh(galaxy.Refreshing{Steps: r.on, Tray: r.on && r.now == rows.DeployStep, Column: !r.gains.empty()})
}

// Show shows the steps of the phase and what it has brought.
func (t *Phase) Show() {
	l := t.Board.Parts()
	if l.Steps.Empty() || t.Covered() {
		return
	}
	t.F.Fill(l.Steps, t.F.Palette.Space)
	for s := range rows.RefreshSteps {
		t.showStep(s, l.Steps.InsetXY(2, 3).Column(s, rows.RefreshSteps, 2))
	}
	if !l.Column.Empty() {
		t.showGains(l.Column)
	}
}

// showStep shows a step: done, present or still to come; pointed at it tells what it has brought.
func (t *Phase) showStep(s int, r ui.Rect) {
	f := t.F
	p := f.Palette
	state := f.Spot(ui.Spot{ID: ids[s], Rect: r, Quiet: true, Slow: true})
	style := render.PanelStyle{Corner: render.Slight, Fill: p.Panel, Line: p.Line, Width: 1}
	text := p.Name().Sized(render.SizeLabel).In(p.Dim)
	now := t.brought.now
	switch {
	case s == now && t.Pending != nil:
		style.Fill, style.Line = p.Legal, p.Legal
		text = text.In(p.Space)
	case s == now:
		style.Fill, style.Line = p.PanelLight, p.LineLight
		text = text.In(p.Text)
	case s < now:
		style.Fill = p.PanelLight
	}
	if state.Attention() {
		style = style.With(p.Text, 2)
	}
	f.Panel(r, style)
	label := r.InsetXY(5, 2)
	switch {
	case t.skipped(s):
		f.Line(render.Point{X: label.X, Y: r.Center().Y}, render.Point{X: label.X + 9, Y: r.Center().Y}, 2, p.Dim)
		_, label = label.CutLeft(14)
	case s < now:
		check := render.Point{X: label.X + 4, Y: r.Center().Y + 4}
		f.Line(check.Add(render.Point{X: -4, Y: -4}), check, 2, p.Text)
		f.Line(check, check.Add(render.Point{X: 6, Y: -8}), 2, p.Text)
		_, label = label.CutLeft(14)
	}
	f.Label(t.brought.names[s], label, text)
	if state.Sheet {
		f.OnTop(func() { t.showNews(s, r) })
	}
}

// showNews tells below a step what it has brought.
func (t *Phase) showNews(s int, at ui.Rect) {
	const margin, gap, widest = 12, 3, 560
	f := t.F
	p := f.Palette
	lines := t.brought.lines[s]
	if len(lines) == 0 {
		key := "table.refresh.nothing"
		switch {
		case t.skipped(s):
			key = "table.refresh.skipped"
		case s >= t.brought.now:
			key = "table.refresh.ahead"
		}
		lines = []tell.Line{{Side: int(rules.NoSide), Text: t.Words.Say(key)}}
	}
	style := p.Body()
	wide := 0.0
	for _, l := range lines {
		wide = max(wide, f.TextWidth(l.Text, style)+tell.LineSign+2*margin+2)
	}
	wide = min(wide, widest)
	fit, height := t.Log.Newest(lines, wide-2*margin, f.H*0.6, gap, style)
	box := render.Box(at.X, at.Bottom()+4, wide, height+2*margin).KeepIn(f.Bounds().Inset(8))
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.97)).With(p.LineLight, 1))
	rest := box.Inset(margin)
	for i := range fit {
		rest = t.Log.DrawNext(&fit[i], rest, gap, style)
	}
}
