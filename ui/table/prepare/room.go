package prepare

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// showRoom shows a whole room that all build in secret: the back of what each makes, and whether it is ready.
func (s *Screen[V]) showRoom(f *ui.Frame) {
	const margin, gap = 24, 20
	p := f.Palette
	head, rest := f.Bounds().Inset(margin).CutTop(60)
	f.Label(s.words.Say("prepare.secret"), head, p.PromptText().Sized(render.SizeHead).Centered())
	_, rest = rest.CutTop(gap)
	seats := len(s.chairs())
	columns := seats
	if f.H > f.W {
		columns = 1
	}
	for i, box := range rest.Grid(columns, seats/columns, gap) {
		s.showBack(f, box, game.Seat(i))
	}
	back := ui.Box(f.W-54, f.H-54, 44, 44)
	if f.Button(ui.Button{ID: "projector.back", Rect: back, Sign: "projector", Hint: s.words.Say("table.projector"), Key: ui.KeyP}) || f.Pressed(ui.KeyEscape) {
		s.room = false
		f.Window().Fullscreen = s.filled
		s.rise()
		f.Invalidate()
	}
}

func (s *Screen[V]) showBack(f *ui.Frame, box ui.Rect, seat game.Seat) {
	p := f.Palette
	color := p.SideColor(s.title.Side(seat))
	state, box := box.CutBottom(44)
	name, box := box.CutBottom(40)
	s.title.Back(f, seat, box.Middle(min(box.W, box.H*0.72), box.H))
	f.Label(s.name(seat), name, p.Title().Sized(render.SizeHead).In(color).Centered())
	style := p.Body().Sized(render.SizePrompt).Centered()
	if !s.waiting(seat) {
		style = style.In(p.Legal)
	}
	f.Label(s.state(seat), state, style)
}
