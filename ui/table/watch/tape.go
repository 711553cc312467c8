package watch

import (
	"slices"
	"sort"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/screen"
)

// Tape is a recorded game on the table, as one onlooker saw it. As on a [Projector] nobody plays at its table: it knows
// views and events, and no game.
type Tape[V any, E game.Event] struct {
	Table *screen.Table[V, E]

	record  session.Recording[V]
	seats   []game.Seat // as whom it may be looked at
	moments []session.Moment[V]
	frames  []reel.Frame[V, E] // all that he saw
	events  []E                // the same, without the tables
	until   []int              // how many of them had happened at each moment
	at      int
	marks   []ui.Mark
}

// NewTape shows a record on a table.
func NewTape[V any, E game.Event](table *screen.Table[V, E], record session.Recording[V]) *Tape[V, E] {
	t := &Tape[V, E]{Table: table, record: record}
	table.SetChairs(record.Chairs(), true)
	for seat := range record.Chairs() {
		t.seats = append(t.seats, game.Seat(seat))
	}
	t.seats = append([]game.Seat{session.AllSeeing}, append(t.seats, game.Table)...)
	t.seats = slices.DeleteFunc(t.seats, func(s game.Seat) bool { return !record.May(s) })
	t.LookAs(len(t.seats) - 1) // what everybody may see, until somebody takes his seat
	return t
}

// others are the persons who must not see what a seat sees: while the game is not over, those of the other side.
func (p *Tape[V, E]) others(seat game.Seat) (names []string) {
	if p.record.Over() || seat == game.Table {
		return nil
	}
	for i, c := range p.record.Chairs() {
		if s := game.Seat(i); c.Kind == session.Person && (seat < 0 || !p.Table.Beside(s, seat)) {
			names = append(names, p.nameOf(s))
		}
	}
	return names
}

// nameOf is what the player of a seat is called.
func (p *Tape[V, E]) nameOf(seat game.Seat) string {
	c := p.record.Chairs()[seat]
	if c.Name == "" && c.Kind != session.Person {
		return p.Table.Words.Say("player." + c.Kind)
	}
	if c.Name == "" {
		return p.sideOf(seat)
	}
	return c.Name
}

// sideOf is what a seat is called.
func (p *Tape[V, E]) sideOf(seat game.Seat) string {
	return p.Table.Words.Say("side." + p.Table.Own.SeatID(p.Table.View, seat))
}

// Onlookers implements [ui.Tape].
func (p *Tape[V, E]) Onlookers() (all []ui.Onlooker) {
	t := p.Table
	for _, seat := range p.seats {
		o := ui.Onlooker{Others: t.Own.Joined(p.others(seat))}
		switch seat {
		case session.AllSeeing:
			o.Name, o.Sign = t.Words.Say("tape.all"), "eye"
		case game.Table:
			o.Name, o.Sign = t.Words.Say("tape.table"), "projector"
		default:
			side := t.Means.Side(seat)
			o.Name = t.Words.Say("tape.seat", assets.Args{"side": p.sideOf(seat), "who": p.nameOf(seat)})
			o.Sign, o.Light = t.Means.Emblem(side), lightOf(side)
		}
		all = append(all, o)
	}
	return all
}

// lightOf is the colour of a side.
func lightOf(side int) ui.Light {
	return func(p render.Palette) render.Color { return p.SideColor(side) }
}

// Seats are those as whom it may be looked at, as [Tape.Onlookers] lists them.
func (p *Tape[V, E]) Seats() []game.Seat { return p.seats }

// Events are all that the onlooker saw.
func (p *Tape[V, E]) Events() []E { return p.events }

// Until is how many of the events had happened at a moment.
func (p *Tape[V, E]) Until(at int) int { return p.until[at] }

// LookAs implements [ui.Tape].
func (p *Tape[V, E]) LookAs(i int) {
	moments, err := p.record.Moments(p.seats[i])
	if err != nil {
		panic(err) // the list has only seats that may be looked at
	}
	seen, err := p.record.Frames(p.seats[i])
	if err != nil {
		panic(err)
	}
	heard := 0
	if p.until != nil {
		heard = p.until[p.at]
	}
	p.moments, p.frames, p.events, p.until, p.marks = moments, reel.FramesOf(seen, p.Table.Means.Event), nil, nil, nil
	for _, m := range moments {
		for _, e := range m.News {
			p.events = append(p.events, p.Table.Means.Event(e))
		}
		p.until = append(p.until, len(p.events))
	}
	p.Table.Viewer = p.seats[i]
	p.Wind(sort.SearchInts(p.until, heard))
}

// Last implements [ui.Tape].
func (p *Tape[V, E]) Last() int { return len(p.moments) - 1 }

// At implements [ui.Tape].
func (p *Tape[V, E]) At() int { return p.at }

// Wind implements [ui.Tape].
func (p *Tape[V, E]) Wind(to int) {
	t := p.Table
	p.at = min(max(to, 0), p.Last())
	t.Rewind()
	t.Log.Forget()
	t.Reel.Begin(p.moments[p.at].View, p.told())
	t.View = t.Reel.View
}

// told are the events up to the moment.
func (p *Tape[V, E]) told() []E { return slices.Clip(p.events[:p.until[p.at]]) }

// Tell implements [ui.Tape].
func (p *Tape[V, E]) Tell() {
	if p.Telling() {
		p.Wind(p.at)
	}
	if p.at == p.Last() {
		return
	}
	before := p.until[p.at]
	p.at++
	p.Table.Reel.Add(p.frames[before:p.until[p.at]], p.moments[p.at].View)
}

// Telling implements [ui.Tape].
func (p *Tape[V, E]) Telling() bool { return p.Table.Reel.Busy() }

// Told implements [ui.Tape].
func (p *Tape[V, E]) Told() string { return p.Table.Now().Text }

// Show implements [ui.Tape].
func (p *Tape[V, E]) Show(f *ui.Frame) ui.TapePlaces {
	t := p.Table
	t.F = f
	if t.Listen() {
		p.marks = nil
	}
	t.ShowRecorded()
	l := t.Board.Layout()
	return ui.TapePlaces{Bar: l.Prompt, Out: l.Menu}
}
