package prepare

import (
	"strings"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// coverRest is how long the key that said Ready does not open the cover which comes then.
const coverRest = 900 * time.Millisecond

// showCover has somebody sit down and the others look away. Nothing of what was built is drawn.
func (s *Screen[V]) showCover(f *ui.Frame) {
	p := f.Palette
	seat := s.next
	color := p.SideColor(s.title.Side(seat))
	middle := f.Bounds().Middle(min(f.W-32, 820), min(f.H-16, 470))
	rows := float64(len(s.persons()))
	states, upper := middle.CutBottom(rows * 48)
	emblem, rest := upper.CutTop(max(upper.H-220, 0))
	if emblem.H > 30 {
		f.Glow(emblem.Center(), emblem.H, color.Alpha(0.25))
		f.Sign(s.title.Sign(seat), emblem.Square().Inset(8), color)
	}
	lines := rest.Rows(8, 60, 40, 56, 12)
	now := s.words.Say("prepare.now", assets.Args{"name": s.name(seat)})
	f.Label(now, lines[0], f.Fitted(now, p.Title().Sized(42).In(color), lines[0].W).Centered())
	f.Label(s.words.Say("cover.away", assets.Args{"name": s.others(seat)}), lines[1], p.Body().Sized(21).Centered())
	sit := ui.Button{ID: "cover.sit", Rect: lines[2].Middle(min(400, lines[2].W), 56), Label: s.words.Say("cover.sit"), Main: true, KeyName: "Enter", Size: 22, Face: render.Figures}
	if rest := coverRest - (f.Clock.Now - s.covered); s.covered > 0 && rest > 0 {
		f.WakeIn(rest)
	} else {
		sit.Key = ui.KeyEnter
	}
	if f.Button(sit) {
		s.sit(f, seat)
	}
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
		f.Toast(err.Error())
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
