// Package hunt is a table for the toy title Hunt: the smallest screen that a title can have. No player ever sees it; ui/table is
// tried on it, and a new title can start from it.
//
//	hunt.go  the screen, and what is its own · rows.go  what questions and events mean · board.go  what lies where
//	pack.go  what each may bring · shelf.go the title on a shelf · words/  its words
package hunt

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/look"
	"holoboard/ui/table/play"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tabletest/toy"
	"holoboard/ui/table/tell"
	"holoboard/ui/table/watch"
)

type (
	view  = gametest.HuntView
	event = gametest.HuntEvent
)

// Table is the screen of Hunt.
type Table struct {
	*seat.Seat[*view, *event]
	screen.Plain[*view, *event]

	screen *watch.Table[*view, *event] // that shows it
}

// What a hunt's table has of its own, see [screen.Own].
type (
	sayings struct {
		*Table
		screen.PlainWords[*view, *event]
	}
	things struct {
		*Table
		screen.PlainThings
	}
	panels struct {
		*Table
		screen.PlainPanels
	}
	carried struct {
		*Table
		screen.PlainCarries[*view]
	}
)

// New sets people and computers at a table of a session that is kept here.
func New(p ui.Program, s *session.Session[gametest.HuntTable, view]) *Table {
	return kit(gametest.HuntTitle()).Keep(p, session.NewHost(s, true), play.NewClock())
}

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{}
	f := flow.New(t, p, new(view))
	t.Seat = &seat.Seat[*view, *event]{Flow: f, Board: newTable(p.Words(), projected), Means: meaning{}}
	t.screen = watch.New(screen.New(t.Seat, screen.Own[*view, *event]{
		Title: t, Words: sayings{Table: t}, Things: things{Table: t}, Panels: panels{Table: t}, Carries: carried{Table: t},
	}, screen.Parts[*view, *event]{
		Lines: toy.Lines[*event]{Line: t.line, Sign: sayings{Table: t}.Emblem}, Filters: toy.Filters(),
		Sheets: sheets{Seat: t.Seat}, Scenes: func() []scene.Scene { return nil }, Beside: func(float64) float64 { return 0 },
	}), gametest.HuntWire(), func(p ui.Program, projected bool) *screen.Table[*view, *event] {
		return unplayed(p, projected).screen.Table
	})
	t.screen.Advice.Choose = func(s session.Sight[*view], _ uint64, _ func() bool) advice.Choice {
		return advice.Choice{Option: s.Asked().Options[0]}
	}
	return t
}

// Screen implements [opening.Table].
func (t *Table) Screen() *watch.Table[*view, *event] { return t.screen }

// Thing implements [flow.Title].
func (*Table) Thing(o game.Option) game.Option { return o }

// ID implements [flow.Title].
func (*Table) ID(o game.Option) string {
	switch o.Kind {
	case kindBase:
		return "base"
	case kindProbe:
		return "probe"
	case gametest.KindSystem:
		return "system." + gametest.Hunt{}.Word(o)
	}
	return "option." + gametest.Hunt{}.Word(o)
}

// Explain implements [flow.Title].
func (t *Table) Explain(thing game.Option) string {
	if why := t.screen.Play.Sight().WhyNot(thing); why != nil {
		return t.screen.Why(why)
	}
	return ""
}

// The words.

func (t carried) Why(why *game.Why) string { return t.Words.Say("why." + string(why.Text)) }

func (t sayings) Question(d *game.Decision) (title, help string) {
	return t.Words.Say("ask." + string(d.Ask)), ""
}

func (t sayings) OptionText(o game.Option) string {
	if o.Kind == gametest.KindSystem {
		return t.Words.Say("option.system", assets.Args{"n": int(o.A)})
	}
	return t.Words.Say("option." + gametest.Hunt{}.Word(o))
}

func (t sayings) ButtonText(o game.Option) string { return t.OptionText(o) }

func (t sayings) EventText(e *event) string {
	return t.Words.Say("event."+e.What, assets.Args{"who": t.Words.Say("side." + t.SeatID(nil, e.Who)), "n": int(e.System)})
}

func (sayings) SeatID(_ *view, s game.Seat) string { return [...]string{"hider", "seeker"}[s] }

func (t sayings) SideID(side int) string { return t.SeatID(nil, game.Seat(side)) }

func (sayings) Emblem(side int) string { return [...]string{"lock", "eye", ""}[side] }

func (t sayings) MarkOf(e *event) screen.Mark {
	return screen.Mark{Name: t.EventText(e), Side: int(e.Who), Warns: e.What == "wins"}
}

func (t sayings) EventColor(e *event) render.Color { return t.F.Palette.SideColor(int(e.Who)) }

func (sayings) EventPlace(e *event) (place game.Option, ok bool) {
	return gametest.System(e.System), e.System > 0
}

// The things.

func (things) Button(o game.Option) bool { return o.Kind == gametest.KindNone }

func (things) Finishes(o game.Option) bool { return o.Kind == gametest.KindNone }

func (things) Round(thing game.Option) bool { return thing.Kind == gametest.KindSystem }

func (t things) Turns(thing game.Option) bool { return t.Round(thing) }

func (things) MapPlace(thing game.Option) (place game.Option, ok bool) {
	return thing, thing.Kind == gametest.KindSystem
}

// Picture shows in the bar where the base can be: a dot for each system, lit if it can.
func (t panels) Picture() (picture ui.PromptPicture) {
	if t.Pending == nil || t.Pending.Ask != "look_at" && t.Pending.Ask != "strike_at" {
		return picture
	}
	return ui.PromptPicture{Width: 12 * ring, Draw: func(r ui.Rect) {
		for i, place := range r.Middle(r.W, 12).Columns(2, slices.Repeat([]float64{1}, ring)...) {
			style := render.RingStyle{Line: t.F.Palette.Dim, Width: 1}
			if t.View.Could>>(i+1)&1 != 0 {
				style.Fill = t.F.Palette.Amber
			}
			t.F.Ring(place.Center(), 4, style)
			t.F.Spot(ui.Spot{ID: "could." + strconv.Itoa(i+1), Rect: place, Quiet: true})
		}
	}}
}

func (t things) InHand() (n int) {
	for _, held := range handOf(t.View) {
		n += int(held)
	}
	return n
}

// Uses lists the systems that the probe can be put on.
func (t carried) Uses(thing game.Option) []game.Option {
	if thing != probe {
		return nil
	}
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == gametest.KindSystem })
}

func (t carried) DrawCarried(_ game.Option, at ui.Point) {
	t.F.Sign("eye", render.Around(at, 40, 40), t.F.Palette.SideColor(int(gametest.Seeker)))
}

// Teller says how events are told.
func (*Table) Teller() reel.Teller[*event] { return meaning{} }

// About says how far the game is.
func (t *Table) About() string {
	return t.Words.Say("table.standing", assets.Args{"n": int(t.screen.Play.Open().Round)})
}

// Result implements [screen.Title].
func (t *Table) Result() *ui.Result {
	if !t.screen.Play.Over() {
		return nil
	}
	v := t.screen.Play.Open()
	winner := game.Seat(v.Won - 1)
	return &ui.Result{Won: []bool{winner == gametest.Hider, winner == gametest.Seeker}, How: "result." + t.screen.Own.SeatID(nil, winner), Rounds: int(v.Round)}
}

// outcome is who has won.
func (t *Table) outcome() scene.Outcome {
	winner := int(t.View.Won) - 1
	return scene.Outcome{
		Sign: sayings{Table: t}.Emblem(winner), Color: t.F.Palette.SideColor(winner), Title: t.Words.Say("side." + t.screen.Own.SideID(winner)),
		How: t.Words.Say("result." + t.screen.Own.SideID(winner)),
	}
}

func (t panels) ShowResult() (buttons []ui.Rect, size float64) {
	return toy.ShowResult(t.F, t.outcome())
}

func (t panels) ShowOutcome() {
	who := t.outcome()
	who.ShowAlone(t.F, 760, 320, t.F.Palette.SidePanel(int(t.View.Won)-1))
}

// line puts an event into the log's words.
func (t *Table) line(e *event) tell.Line {
	return tell.Line{Side: int(e.Who), Weight: meaning{}.Telling(e).Recap, Text: t.screen.Own.EventText(e)}
}

// sheets has nothing to tell about things but why they may not be chosen.
type sheets struct {
	look.Plain
	*seat.Seat[*view, *event]
}

func (s sheets) Layout() board.Layout { return s.Board.Layout() }

func (s sheets) Note(thing game.Option) string { return s.WhyNot(thing) }
