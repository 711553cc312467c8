package book

import (
	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/render/cardgame/stage"
	"holoboard/ui"
	"holoboard/ui/table/plays"
)

// Small games show rules: an engagement, the edge, the balance of the Force.

// A film is a play as it is shown.
type film struct {
	*plays.Film[rules.View, rules.Event]
}

// told are the events that a film tells, each for as long as another.
var told = map[rules.EventKind]bool{
	rules.Attacks: true, rules.Defends: true, rules.EdgeLaid: true, rules.EdgeTurned: true, rules.EdgeWonBy: true, rules.Strikes: true, rules.FocusPut: true,
	rules.Unfocused: true, rules.DamagePut: true, rules.ShieldPut: true, rules.ShieldSpent: true, rules.LeftPlay: true, rules.Unopposed: true,
	rules.CommittedTo: true, rules.ForceStruggle: true, rules.BalanceTurned: true, rules.WasCaptured: true, rules.WasRescued: true,
}

// filmed plays a play until its engagement, or its turn, is over.
func filmed(p *plays.Play) film {
	return film{plays.Record(rules.Rules{}, p, func(e rules.Event) bool { return e.Kind == rules.EngagementOver || e.Kind == rules.TurnStarted },
		func(e rules.Event) bool { return told[e.Kind] })}
}

// play puts each play onto the pages where it stands.
func (b *writer) play(groups []ui.BookGroup) {
	board := table.New(b.Words, false)
	plays.Put(&b.Writer, groups, plays.Read(assets.Plays(rules.ID)), filmed, func(f *ui.Frame, r film, box ui.Rect) { r.show(f, board, box) })
}

// show draws it in a box.
func (r film) show(f *ui.Frame, b *table.Board, box ui.Rect) {
	n, v, at := r.Now(f)
	b.Telling = table.Telling{}
	if n >= 0 {
		b.Telling = table.Telling{Told: stage.Told{Event: &r.Frames[n].Event, At: at}, After: r.Next(n)}
		r.turn(b, n)
	}
	f.Fill(box, f.Palette.Space)
	b.DrawAlone(f.Canvas, v, box)
	f.Panel(box, render.PanelStyle{Line: f.Palette.Line, Width: 1})
}

// turn has both edge stacks turn up together (R12.6).
func (r film) turn(b *table.Board, n int) {
	is := func(n int) bool {
		return n >= 0 && n < len(r.Frames) && r.Frames[n].Event.Kind == rules.EdgeTurned
	}
	if !is(n) {
		return
	}
	last := n
	for is(last + 1) {
		last++
	}
	b.Telling.Turned, b.Telling.First = &r.Next(last).Stack, !is(n-1)
}
