package rebellion

import (
	"slices"
	"sort"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/play"
	"holoboard/ui/table/row"
)

// Tape is a recorded game on the table, as one onlooker saw it. As on a [Projector] nobody plays at its table: it knows
// views and events, and no game.
type Tape struct {
	table   *Table
	record  session.Recording[rules.View]
	seats   []game.Seat // as whom it may be looked at
	moments []session.Moment[rules.View]
	frames  []seat.Frame  // all that he saw
	events  []rules.Event // the same, without the tables
	until   []int         // how many of them had happened at each moment
	at      int
	marks   []ui.Mark
}

// NewTape opens a saved game to be looked at. Its error is one sentence for the player.
func NewTape(p ui.Program, save []byte) (ui.Tape, error) {
	record, err := session.Rewind(sessionTitle(), save)
	if err != nil {
		return nil, err
	}
	return newTape(p, record), nil
}

func newTape(p ui.Program, record session.Recording[rules.View]) *Tape {
	t := &Tape{table: unplayed(p, board.New(p.Words())), record: record}
	t.table.Board.Watched = true
	t.table.chairs = record.Chairs()
	t.table.Board.Players = t.table.players()
	for seat := range record.Chairs() {
		t.seats = append(t.seats, game.Seat(seat))
	}
	t.seats = append([]game.Seat{session.AllSeeing}, append(t.seats, game.Table)...)
	t.seats = slices.DeleteFunc(t.seats, func(s game.Seat) bool { return !record.May(s) })
	t.LookAs(len(t.seats) - 1) // what everybody may see, until somebody takes his seat
	return t
}

// others are the persons who must not see what a seat sees: while the game is not over, those of the other side.
func (p *Tape) others(seat game.Seat) (names []string) {
	if p.record.Over() || seat == game.Table {
		return nil
	}
	for i, c := range p.record.Chairs() {
		if s := game.Seat(i); c.Kind == session.Person && rules.SideOf(s) != rules.SideOf(seat) {
			names = append(names, p.nameOf(s))
		}
	}
	return names
}

// nameOf is what the player of a seat is called.
func (p *Tape) nameOf(seat game.Seat) string {
	c := p.record.Chairs()[seat]
	if c.Name == "" && c.Kind != session.Person {
		return p.table.Words.Say("player." + c.Kind)
	}
	if c.Name == "" {
		return p.table.Words.Say("side." + p.table.View.SeatID(seat))
	}
	return c.Name
}

// Onlookers implements [ui.Tape].
func (p *Tape) Onlookers() (all []ui.Onlooker) {
	t := p.table
	for _, seat := range p.seats {
		o := ui.Onlooker{Others: t.Say.List(p.others(seat))}
		switch seat {
		case session.AllSeeing:
			o.Name, o.Sign = t.Words.Say("tape.all"), "eye"
		case game.Table:
			o.Name, o.Sign = t.Words.Say("tape.table"), "projector"
		default:
			o.Name = t.Words.Say("tape.seat", assets.Args{"side": t.Words.Say("side." + t.View.SeatID(seat)), "who": p.nameOf(seat)})
			o.Sign, o.Light = board.Emblem(rules.SideOf(seat)), lightOf(rules.SideOf(seat))
		}
		all = append(all, o)
	}
	return all
}

// LookAs implements [ui.Tape].
func (p *Tape) LookAs(i int) {
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
	p.moments, p.frames, p.events, p.until, p.marks = moments, play.FramesOf[rules.View, rules.Event](seen), nil, nil, nil
	for _, m := range moments {
		for _, e := range m.News {
			p.events = append(p.events, e.(rules.Event))
		}
		p.until = append(p.until, len(p.events))
	}
	p.table.Viewer = p.seats[i]
	p.Wind(sort.SearchInts(p.until, heard))
}

// Last implements [ui.Tape].
func (p *Tape) Last() int { return len(p.moments) - 1 }

// At implements [ui.Tape].
func (p *Tape) At() int { return p.at }

// Wind implements [ui.Tape].
func (p *Tape) Wind(to int) {
	t := p.table
	p.at = min(max(to, 0), p.Last())
	t.scenes = t.newScenes()
	t.log.Forget()
	t.Reel.Begin(p.moments[p.at].View, p.told())
	t.View = t.Reel.View
}

// told are the events up to the moment.
func (p *Tape) told() []rules.Event { return slices.Clip(p.events[:p.until[p.at]]) }

// Tell implements [ui.Tape].
func (p *Tape) Tell() {
	if p.Telling() {
		p.Wind(p.at)
	}
	if p.at == p.Last() {
		return
	}
	before := p.until[p.at]
	p.at++
	p.table.Reel.Add(p.frames[before:p.until[p.at]], p.moments[p.at].View)
}

// Telling implements [ui.Tape].
func (p *Tape) Telling() bool { return p.table.Reel.Busy() }

// Told implements [ui.Tape].
func (p *Tape) Told() string { return p.table.now().Text }

// Marks implements [ui.Tape].
func (p *Tape) Marks() []ui.Mark {
	if p.marks != nil {
		return p.marks
	}
	t := p.table
	for at := range p.moments {
		first := 0
		if at > 0 {
			first = p.until[at-1]
		}
		for _, e := range p.events[first:p.until[at]] {
			kind := slices.Index(markedEvents, e.Kind)
			if kind < 0 {
				continue
			}
			m := ui.Mark{At: at, Kind: kind, Name: t.Say.Event(e), Light: lightOf(e.Side)}
			switch e.Kind {
			case rules.RoundBegan:
				m.Short = t.Words.Say("tape.round", assets.Args{"n": int(e.N)})
			case rules.CombatBegan:
				m.Light = func(p render.Palette) render.Color { return p.Warning }
			}
			p.marks = append(p.marks, m)
		}
	}
	return p.marks
}

// lightOf is the colour of a side.
func lightOf(s rules.Side) ui.Light {
	return func(p render.Palette) render.Color { return board.SideColor(&p, s) }
}

// markedEvents are the events that one may want to find; the number of each is its kind of marks.
var markedEvents = func() (kinds []rules.EventKind) {
	for k := range rows.Events {
		if rows.Events[k].Mark != row.NoMark {
			kinds = append(kinds, rules.EventKind(k))
		}
	}
	return kinds
}()

// MarkKinds implements [ui.Tape].
func (p *Tape) MarkKinds() (kinds []ui.MarkKind) {
	for _, k := range markedEvents {
		r := rows.Of(k)
		kinds = append(kinds, ui.MarkKind{Name: p.table.Words.Say(r.Marks), Rank: markRanks[r.Mark]})
	}
	return kinds
}

// markRanks are those of marks on a timeline.
var markRanks = [...]ui.Rank{row.Moment: ui.Scene, row.Part: ui.Part, row.Chapter: ui.Chapter}

// Show implements [ui.Tape].
func (p *Tape) Show(f *ui.Frame) ui.TapePlaces {
	t := p.table
	t.F = f
	if words := t.Program.Words(); words != t.Words {
		p.marks = nil
		t.listen()
	}
	t.sheets.Unpin()
	t.Board.SetSize(f.W, f.H)
	t.Reel.Tick(f, seat.Teller{})
	t.View = t.Reel.View
	clear(t.states)
	t.scene = t.sceneNow()
	t.staged = t.scene != nil
	if t.Phone() && t.Board.Layout().Tab != board.MapTab {
		t.scene = nil
	}
	t.showMap()
	t.showOwn()
	t.showTabs()
	t.showLog()
	t.showScene()
	l := t.Board.Layout()
	if !t.Phone() {
		cells := l.Buttons.Columns(8, 1, 1, 1, 1)
		t.showMapAndLog(cells[1], cells[2])
		t.showSound(cells[3])
	}
	t.log.Show()
	t.sheets.ShowPile()
	t.sheets.ShowPinned()
	t.sheets.HelpKey()
	return ui.TapePlaces{Bar: l.Prompt, Out: l.Menu}
}
