package prepare

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/play"
)

// showCover has somebody sit down and the others look away. Nothing of what was built is drawn.
func (s *Screen[V]) showCover(f *ui.Frame) {
	p := f.Palette
	seat := s.next
	rows := float64(len(s.persons())) * 48
	below, sits := f.Uncover(ui.Cover{
		ID: "cover.sit", Sign: s.title.Sign(seat), Ink: p.SideColor(s.title.Side(seat)),
		Title: s.words.Say("prepare.now", assets.Args{"name": s.name(seat)}), Away: s.words.Say("cover.away", assets.Args{"name": s.others(seat)}),
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

// showStates lists who is ready; who is may take that back.
func (s *Screen[V]) showStates(f *ui.Frame, box ui.Rect) {
	for _, seat := range s.persons() {
		var row ui.Rect
		row, box = box.CutTop(48)
		row = row.Middle(min(row.W, 520), 40)
		f.Panel(row, f.Palette.SidePanel(s.title.Side(seat)))
		inner, style := row.InsetXY(14, 0), f.Palette.Label()
		if !s.waiting(seat) {
			var place ui.Rect
			place, inner = inner.CutRight(min(200, inner.W*0.42))
			if f.Button(ui.Button{ID: "prepare.take_back." + s.seatID(seat), Rect: place.Middle(place.W, 32), Label: s.words.Say("prepare.take_back"), Size: render.SizeText}) {
				s.takeBack(f, seat)
			}
			_, inner = inner.CutRight(10)
			style = style.In(f.Palette.Legal)
		}
		state, name := inner.CutRight(f.TextWidth(s.state(seat), style))
		f.Text(s.state(seat), state, style)
		name.W -= 8
		f.Text(s.name(seat), name, f.FittedIn(s.name(seat), name, f.Palette.Name()))
	}
}

// takeBack takes back that a seat is ready; it sits down next.
func (s *Screen[V]) takeBack(f *ui.Frame, seat game.Seat) {
	if err := s.host.Desk(seat).Ready(false); err != nil {
		f.Toast(play.Denied(s.words, err))
		return
	}
	s.next = seat
	f.Invalidate()
}

// others names the persons who look away.
func (s *Screen[V]) others(seat game.Seat) string {
	var names []string
	for _, other := range s.persons() {
		if other != seat {
			names = append(names, s.name(other))
		}
	}
	return strings.Join(names, ", ")
}
