package prepare

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
)

// showCover has somebody sit down and the others look away. Nothing of what was built is drawn.
func (s *Screen[V]) showCover(f *ui.Frame) {
	p := f.Palette
	seat := s.next
	rows := s.statesHeight(f)
	below, sits := f.Uncover(ui.Cover{
		ID: "cover.sit", Sign: s.title.Sign(seat), Ink: p.SideColor(s.title.Side(seat)),
		Title: s.words.Say("prepare.now", assets.Args{"name": s.name(seat)}), Away: s.away(seat),
		Sit: s.words.Say("cover.sit"), Wait: s.words.Say("cover.wait"), Below: 12 + rows,
	})
	if sits {
		s.sit(f, seat)
	}
	states, _ := below.CutBottom(rows)
	s.showStates(f, states)
	if f.Pressed(ui.KeyEscape) {
		s.asking = true
		f.Invalidate()
	}
}

// showWaiting has those wait who are ready while others elsewhere are not: each may take that back.
func (s *Screen[V]) showWaiting(f *ui.Frame) {
	top, rest := f.Bounds().CutTop(topHeight)
	s.showLeave(f, top)
	rows := s.statesHeight(f)
	box := rest.Middle(min(rest.W-24, 560), rows+120)
	title, box := box.CutTop(72)
	f.Label(s.words.Say("prepare.waits"), title, f.Palette.Title().Centered())
	states, _ := box.CutTop(rows)
	s.showStates(f, states)
}

// people are the seats of persons, wherever they sit.
func (s *Screen[V]) people() (seats []game.Seat) {
	for seat, chair := range s.chairs() {
		if chair.Kind == session.Person {
			seats = append(seats, game.Seat(seat))
		}
	}
	return seats
}

// stateGap lies between two rows of states, points.
const stateGap = 8

// statesHeight is how high the states of all stand.
func (s *Screen[V]) statesHeight(f *ui.Frame) float64 {
	return float64(len(s.people())) * (f.Reach(40) + stateGap)
}

// showStates lists who is ready, who at this screen may take that back, and who is not: of several here one may build before his turn.
func (s *Screen[V]) showStates(f *ui.Frame, box ui.Rect) {
	several := len(s.persons()) > 2
	for _, seat := range s.people() {
		var row ui.Rect
		row, box = box.CutTop(f.Reach(40) + stateGap)
		row = row.Middle(min(row.W, 520), row.H-stateGap)
		f.Panel(row, f.Palette.SidePanel(s.title.Side(seat)))
		inner, style := row.InsetXY(14, 0), f.Palette.Label()
		waits := s.waiting(seat)
		if !waits {
			style = style.In(f.Palette.Legal)
		}
		if s.builders[seat] != nil && (!waits || seat != s.next && several) {
			var place ui.Rect
			place, inner = inner.CutRight(min(200, inner.W*0.42))
			s.showSeat(f, seat, waits, place.Middle(place.W, f.Reach(32)))
			_, inner = inner.CutRight(10)
		}
		state, name := inner.CutRight(f.TextWidth(s.state(seat), style))
		f.Text(s.state(seat), state, style)
		name.W -= 8
		f.Label(s.name(seat), name, f.Palette.Name())
	}
}

// showSeat is the button by which somebody takes back that he is ready, or builds next.
func (s *Screen[V]) showSeat(f *ui.Frame, seat game.Seat, waits bool, box ui.Rect) {
	b := ui.Button{ID: "prepare.take_back." + s.seatID(seat), Rect: box, Label: s.words.Say("prepare.take_back"), Size: render.SizeText}
	if waits {
		b.ID, b.Label = "prepare.first."+s.seatID(seat), s.words.Say("prepare.first")
	}
	switch {
	case !f.Button(b):
	case waits:
		s.next = seat
		f.Renew()
		f.Invalidate()
	default:
		s.takeBack(f, seat)
	}
}

// takeBack takes back that a seat is ready; it sits down next.
func (s *Screen[V]) takeBack(f *ui.Frame, seat game.Seat) {
	if s.notReady(f, seat) {
		s.next = seat
		f.Invalidate()
	}
}

// away asks all but one to look away: by name where it is one.
func (s *Screen[V]) away(seat game.Seat) string {
	persons := s.persons()
	if len(persons) > 2 {
		return s.words.Say("cover.away_all")
	}
	for _, other := range persons {
		if other != seat {
			return s.words.Say("cover.away", assets.Args{"name": s.name(other)})
		}
	}
	return ""
}
