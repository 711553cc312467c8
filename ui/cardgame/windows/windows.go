// Package windows is what a player of the Card Game orders of windows, and sees of them: below the phase that goes on a bead for each of its
// action windows, over, open or still to come, with a bell where he has ordered to be asked; and the page of his standing orders, the nine
// kinds of action windows in his turn and in the other's, what his own cards answer, and for how long all may be passed.
//
//	windows.go  who may give which orders · beads.go  the phases, and their windows
package windows

import (
	"slices"
	"strings"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/orders"
	"holoboard/ui/table/play"
	"holoboard/ui/table/seat"
)

type (
	view  = rules.View
	event = rules.Event
)

// Windows are those of a table.
type Windows struct {
	*seat.Seat[*view, *event]
	Table *table.Board
	Play  func() *play.Play[*view, *event] // nil where nobody plays
	Away  func() bool                      // nobody may give orders: somebody has to sit down first, or a guide leads
	Page  orders.Page

	looked string // the place of the rule book about what is looked at, or nothing
}

// New returns the windows of a seat's table.
func New(s *seat.Seat[*view, *event], board *table.Board, playing func() *play.Play[*view, *event], away func() bool) *Windows {
	w := &Windows{Seat: s, Table: board, Play: playing, Away: away}
	w.Page = orders.Page{
		Keys: "orders.windows",
		Ways: []orders.Way{
			{ID: "can"}, {ID: "always", Order: session.Order{Do: session.AskAlways}}, {ID: "pass", Order: session.Order{Do: session.PassAlways}},
		},
	}
	return w
}

// Seats returns who may give orders at this screen now, and false for nobody: who is asked, else who looks.
func (w *Windows) seat() (of game.Seat, may bool) {
	playing := w.Play()
	if playing == nil || playing.Over() || w.Away() {
		return 0, false
	}
	of = w.Viewer
	if w.Pending != nil {
		of = w.Pending.Seat
	}
	return of, playing.Here(of)
}

// Giver is who may give orders now, and which.
func (w *Windows) Giver() (g orders.Giver) {
	of, may := w.seat()
	if !may {
		return g
	}
	own, other := rules.ActionKinds()
	actions := orders.Group{Name: w.Words.Say("orders.actions"), Columns: []string{w.Words.Say("orders.own"), w.Words.Say("orders.other")}}
	for i := range own {
		moment := strings.TrimPrefix(string(own[i]), "own.")
		actions.Rows = append(actions.Rows, orders.Row{Name: w.Words.Say("moment." + moment), Windows: []game.Key{own[i], other[i]}})
	}
	g = orders.Giver{Desk: w.Play().Desk(of), Side: int(of), Groups: []orders.Group{actions}, Until: w.until(of)}
	if answers := w.answers(of); len(answers.Rows) > 0 {
		g.Groups = append(g.Groups, answers)
	}
	if w.Pending != nil && w.Pending.Window {
		g.Now = rules.WindowKind(w.View, w.Pending)
	}
	return g
}

// answers are the windows in which cards of a seat's own deck, as it knows that, can answer something.
func (w *Windows) answers(of game.Seat) orders.Group {
	group := orders.Group{Name: w.Words.Say("orders.answers")}
	var by [rules.NumTriggers][]string
	for _, title := range w.View.OwnTitles(rules.SideOf(of)) {
		for _, k := range title.Answers() {
			by[k] = append(by[k], w.Table.Cards.Name(title))
		}
	}
	for k := range by {
		if by[k] != nil {
			kind := rules.Trigger(k).Kind()
			group.Rows = append(group.Rows, orders.Row{Name: w.Words.Say(string(kind)), Note: strings.Join(by[k], ", "), Windows: []game.Key{kind}})
		}
	}
	return group
}

// until are for how long a seat may pass all.
func (w *Windows) until(of game.Seat) (all []orders.Until) {
	for _, until := range []game.Key{match.UntilEngagement, match.UntilPhase, match.UntilTurn} {
		if until == match.UntilEngagement && w.View.Engaged == rules.NoSlot || until == match.UntilTurn && w.View.Active == rules.SideOf(of) {
			continue
		}
		id := string(until)
		order := session.Order{Do: session.PassAlways, Until: until}
		all = append(all, orders.Until{ID: id, Label: w.Words.Say("option.until." + id), Order: order})
	}
	return all
}

// Button adds to those of the bar the one that opens the page of orders, where a window is open.
func (w *Windows) Button(list []flow.Button) []flow.Button {
	if _, may := w.seat(); !may || w.Pending == nil || !w.Pending.Window {
		return list
	}
	return append(list, w.Page.Button(w.Words))
}

// Show shows the page while it is open, and hears the key that orders a stop at the next window.
func (w *Windows) Show() {
	if _, may := w.seat(); may && w.F.Pressed(ui.KeyI) {
		w.interject()
	}
	w.Page.Show(w.F, w.Words, w.Giver)
}

// interject orders a stop at the very next window, whatever else is ordered, or takes that back.
func (w *Windows) interject() {
	of, may := w.seat()
	if !may {
		return
	}
	desk := w.Play().Desk(of)
	stops := !desk.Orders().Interject
	if err := desk.Interject(stops); err != nil {
		w.F.Toast(play.Denied(w.Words, err))
		return
	}
	key := "orders.next"
	if !stops {
		key = "orders.next.off"
	}
	w.F.Toast(w.Words.Say(key))
	w.F.Invalidate()
}

// asks tells whether a seat has ordered to be asked in windows of a kind even where it can only pass.
func asks(given []session.Order, kind game.Key) bool {
	return slices.ContainsFunc(given, func(o session.Order) bool { return o.Window == kind && o.Do == session.AskAlways })
}
