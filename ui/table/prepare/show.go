package prepare

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// Measures, points.
const (
	topHeight   = 48.0
	phoneTop    = 44.0
	barHeight   = 70.0
	phoneBar    = 56.0
	tallBar     = 126.0 // where text and buttons stand one below the other
	wide        = 700.0
	readyWidth  = 212.0
	toolWidth   = 136.0
	betweenBars = 8.0
)

// Show implements [ui.Screen].
func (s *Screen[V]) Show(f *ui.Frame) {
	f.Backdrop(f.Bounds())
	if s.hear(f); s.begun() {
		s.goOn(f)
		return
	}
	switch {
	case s.room:
		s.showRoom(f)
	case len(s.persons()) == 0 && s.begin != nil:
		s.goOn(f)
	case s.at == game.Table && !slices.ContainsFunc(s.persons(), s.waiting):
		s.showWaiting(f)
	case s.at == game.Table:
		s.showCover(f)
	default:
		s.showBuilder(f)
		if f.Pressed(ui.KeyP) {
			s.Project(f)
		}
	}
	s.ask(f)
}

// showBuilder shows what the seat at the screen builds, between the line that says who it is and the bar with Ready.
func (s *Screen[V]) showBuilder(f *ui.Frame) {
	height, bar := topHeight, barHeight
	switch {
	case f.W < wide:
		height, bar = phoneTop, tallBar
	case f.Small():
		height, bar = phoneTop, phoneBar
	}
	top, rest := f.Bounds().CutTop(height)
	foot, body := rest.CutBottom(bar)
	b := s.builders[s.at]
	s.showTop(f, top)
	b.Show(f, body.InsetXY(16*min(f.W/1280, 1), 0).InsetXY(0, betweenBars/2))
	s.showBar(f, foot, b)
	s.keepDraft()
}

// showTop says who builds here, and how far the others are.
func (s *Screen[V]) showTop(f *ui.Frame, top ui.Rect) {
	p, seat := f.Palette, s.at // whoever gives the screen away is shown to the end of the frame
	color := p.SideColor(s.title.Side(seat))
	size := f.Reach(34)
	_, rest := s.showLeave(f, top).CutLeft(12)
	rest = s.showOthers(f, rest)
	if f.W >= wide {
		room, left := rest.CutRight(size + 10)
		rest = left
		if f.Button(ui.Button{ID: "prepare.room", Rect: room.Middle(size, size), Sign: "projector", Hint: s.words.Say("shell.menu.project"), HintKey: "P"}) {
			s.Project(f)
		}
		title := s.words.Say(s.title.Name)
		var head ui.Rect
		head, rest = rest.CutLeft(f.TextWidth(title, p.Title()) + 22)
		f.Text(title, head, p.Title())
	}
	sign, rest := rest.CutLeft(32)
	f.Sign(s.title.Sign(seat), sign.Middle(24, 24), color)
	f.Label(s.title.Line(seat), rest, p.Body().Sized(render.SizeLarge).In(p.Text.Mix(p.Dim, 0.5)))
}

// showOthers says at the right how far the others are, of several how many are ready, and returns what is left of the line. A person
// there can have the screen.
func (s *Screen[V]) showOthers(f *ui.Frame, line ui.Rect) ui.Rect {
	others, ready, next := 0, 0, game.Table
	for seat := range game.Seat(len(s.chairs())) {
		if seat == s.at {
			continue
		}
		others++
		if !s.waiting(seat) {
			ready++
		}
		if s.builders[seat] != nil && (next == game.Table || !s.waiting(next) && s.waiting(seat)) {
			next = seat
		}
	}
	if others == 0 {
		return line
	}
	text, style := s.words.Say("prepare.count", assets.Args{"n": ready, "of": others}), f.Palette.Name()
	if others == 1 {
		other := game.Seat(len(s.chairs())) - 1 - s.at
		text, style = s.name(other)+": "+s.state(other), style.In(f.Palette.SideColor(s.title.Side(other)))
	}
	place, rest := line.CutRight(min(f.TextWidth(text, style)+28, line.W*0.45))
	if next == game.Table {
		f.Label(text, place, style.AtRight())
		return rest
	}
	b := ui.Button{ID: "prepare.others", Rect: place.Middle(place.W, f.Reach(34)), Label: text, Hint: s.words.Say("prepare.cover"), Size: render.SizeText}
	if f.Button(b) {
		s.at, s.next = game.Table, next
		f.Invalidate()
	}
	_, rest = rest.CutRight(8)
	return rest
}

func (s *Screen[V]) seatID(seat game.Seat) string { return string(rune('0' + seat)) }

// state says whether a seat is ready.
func (s *Screen[V]) state(seat game.Seat) string {
	if s.waiting(seat) {
		return s.words.Say("prepare.building")
	}
	return s.words.Say("prepare.is_ready")
}

// showBar shows what is to be done, the tools and Ready.
func (s *Screen[V]) showBar(f *ui.Frame, bar ui.Rect, b Builder) {
	tools := b.Tools()
	title, help := b.Says(f)
	below := f.W < wide
	q := ui.Prompt{Rect: bar, Title: title, Help: help, Buttons: readyWidth + float64(len(tools))*(toolWidth+10), Below: below}
	if f.W < 1000 && !below {
		q.Buttons, q.Help = f.W*0.56, ""
	}
	if below {
		q.Buttons = 44
	}
	places := f.Prompt(q)
	if !below {
		places.W -= 12
	}
	shares := make([]float64, len(tools)+1)
	for i := range shares {
		shares[i] = toolWidth
	}
	shares[len(tools)] = readyWidth
	boxes := places.Middle(places.W, min(places.H, 44)).Columns(10, shares...)
	for i, tool := range tools {
		tool.Rect = boxes[i]
		if f.Button(tool) {
			b.Use(f, tool.ID)
		}
	}
	ready := ui.Button{ID: "prepare.ready", Rect: boxes[len(tools)], Label: s.words.Say("prepare.ready"), Why: b.Why(), Main: true, KeyName: "Ctrl Enter"}
	if s.sent.waits(s.at) {
		ready.Label, ready.Why = s.words.Say("prepare.sent"), s.words.Say("prepare.sent.about")
	}
	byKey := f.Shortcut(ui.KeyEnter)
	switch pressed := f.Button(ready); {
	case byKey && ready.Why != "":
		f.Refuse(ready.Rect, ready.Why)
	case byKey || pressed:
		s.ready(f, ready.Rect)
	}
}

// showLeave is the button that leaves.
func (s *Screen[V]) showLeave(f *ui.Frame, line ui.Rect) (rest ui.Rect) {
	size := f.Reach(34)
	back, rest := line.InsetXY(10, 0).CutLeft(size)
	if f.Button(ui.Button{ID: "prepare.leave", Rect: back.Middle(size, size), Label: "←", Key: ui.KeyEscape, Hint: s.words.Say("prepare.leave")}) {
		s.asking = true
		f.Invalidate()
	}
	return rest
}

// ask asks before all that was built is left.
func (s *Screen[V]) ask(f *ui.Frame) {
	if !s.asking {
		return
	}
	answer := f.Ask(ui.Question{
		ID: "prepare.really", Title: s.words.Say("prepare.leave"), Sentence: s.words.Say("prepare.leave.about"),
		Yes: s.words.Say("prepare.leave.yes"), No: s.words.Say("prepare.leave.no"),
	})
	if answer != ui.Waiting {
		s.asking = false
		f.Invalidate()
	}
	if answer == ui.Yes {
		s.program.Again(f)
	}
}
