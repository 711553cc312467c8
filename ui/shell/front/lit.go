package front

import (
	"strings"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
)

// The spots of what one would go on with: the last game, or the first lesson.
const (
	litID   = "continue"
	startID = "start_here"
)

// lit is what one would go on with: the last game, or the first lesson of somebody who has none.
type lit struct {
	id    string
	label string
	lines []string
	seat  *shelf.Seat // who is asked in it, or nil; his sign stands before the second line
	why   string      // it cannot be gone on with
	act   func(f *ui.Frame)
}

// lit finds what one would go on with.
func (t *front) lit() lit {
	e := t.Keep.Newest()
	if e == nil {
		title := t.front()
		return lit{
			id: startID, label: t.Say("front.start"),
			lines: []string{
				t.Words.Say("shell.front.start.line", assets.Args{"title": t.name(title)}),
				t.Words.Say("shell.front.minutes", assets.Args{"n": lessonMinutes}),
			},
			act: func(f *ui.Frame) { t.to.Chapter(f, title, 0) },
		}
	}
	title := t.Title(e.Title)
	l := t.last(title)
	l.lines[0] = t.name(title) + " · " + l.lines[0]
	return l
}

// lessonMinutes is how long the first lesson takes somebody who has never seen the game.
const lessonMinutes = 3

// last is a title's last game, as it is offered again.
func (s *Shelf) last(title *shelf.Title) lit {
	e := s.entry(title)
	l := lit{id: litID, label: s.Say("continue"), lines: []string{e.About}, act: func(f *ui.Frame) { s.resume(f, title) }}
	switch {
	case s.refused[refused{e.Title, e.Count}] != "":
		l.why = s.refused[refused{e.Title, e.Count}]
	case e.Damaged:
		l.why = s.Say(map[keeping.Cause]string{
			keeping.Torn: "save.damaged", keeping.Closed: "save.unreadable", keeping.TooNew: "save.newer", keeping.Another: "save.another",
		}[e.Why])
	case e.Rules > title.Rules:
		l.why = s.Say("save.newer")
	case !title.Opens(e.Rules):
		l.why = s.Say("save.version")
	default:
		if l.seat = seatOf(title, e.Seat); l.seat != nil {
			l.lines = append(l.lines, s.Words.Say("shell.front.turn.as", assets.Args{"side": s.Shown(title).Say(l.seat.Name)}))
		}
	}
	return l
}

// seatOf finds a seat of a title, or nil.
func seatOf(title *shelf.Title, id string) *shelf.Seat {
	for _, seats := range title.Seats {
		for i := range seats {
			if seats[i].ID == id {
				return &seats[i]
			}
		}
	}
	return nil
}

// resume goes on with a title's last game, or says why not.
func (s *Shelf) resume(f *ui.Frame, title *shelf.Title) {
	if err := s.to.Continue(f, title); err != nil {
		why := s.WhyNot(err)
		s.refused[refused{title.ID, s.entry(title).Count}] = why
		f.Toast(why)
	}
}

// showLit shows what one would go on with.
func (t *front) showLit(f *ui.Frame, p *places) {
	l := t.lit()
	if l.show(f, p.lit, p.grow, p.phone || p.low, t.Say("key.enter"), nil) {
		l.act(f)
	}
}

// goOn goes on with it.
func (t *front) goOn(f *ui.Frame) {
	if l := t.lit(); l.why == "" {
		l.act(f)
	}
}

// show draws the panel, with a picture at its left or none, and tells whether it was chosen.
func (l lit) show(f *ui.Frame, r ui.Rect, q float64, small bool, enter string, picture func(r ui.Rect)) bool {
	pal := f.Palette
	s := f.Spot(ui.Spot{ID: l.id, Rect: r, Why: l.why, Slow: true, Name: ui.Joined(l.label, strings.Join(l.lines, " "))})
	style := render.PanelStyle{Corner: render.Cut, Radius: 12, Fill: pal.Panel, Line: pal.LineLight, Width: 1}
	head, text := pal.Text, pal.Dim
	if l.why == "" {
		style = style.Filled(pal.LegalDark).With(pal.Legal, 2.5).Glowing(pal.Legal.Alpha(f.Breath()))
		text = pal.Text
	}
	pressed(f, r, s, func() { f.Panel(r, style) })
	inner := r.Inset(10 * q)
	if l.why == "" {
		var way ui.Rect
		side := min(104*q, inner.H*1.1)
		if picture != nil {
			side = 74 * q
		}
		way, inner = inner.CutRight(side)
		l.showGo(f, way, q, small, enter, s)
	}
	if picture != nil {
		var place ui.Rect
		place, inner = inner.InsetXY(4*q, 4*q).CutLeft(184 * q)
		picture(place)
	}
	inner = ui.Box(inner.X+10*q, inner.Y, inner.W-18*q, inner.H)
	l.showText(f, inner, q, head, text)
	f.FocusRing(r, ui.State{Hover: s.Hover && l.why == "", Focus: s.Focus}, render.Cut, 12)
	return s.Clicked || l.why == "" && f.Pressed(ui.KeyEnter)
}

// showGo shows the part that says that it goes on here.
func (l lit) showGo(f *ui.Frame, r ui.Rect, q float64, small bool, enter string, s ui.State) {
	pal := f.Palette
	fill := pal.Legal
	if s.Hover {
		fill = fill.Mix(pal.Text, 0.35)
	}
	f.Panel(r, render.PanelStyle{Corner: render.Cut, Radius: 9, Fill: fill})
	size := min(40*q, r.H*0.5)
	middle := r.Center()
	if !small {
		middle.Y -= 16 * q
		style := pal.Name().Sized(14 * q).In(pal.OnLegal).Centered()
		key := render.Around(ui.Point{X: middle.X, Y: middle.Y + 41*q}, f.TextWidth(enter, style)+16*q, 22*q)
		f.Panel(key, render.PanelStyle{Line: pal.OnLegal, Width: 1.3})
		f.Text(enter, key, style)
	}
	f.Sign("play", render.Around(middle, size, size), pal.OnLegal)
}

// showText shows what it is, and the lines about it.
func (l lit) showText(f *ui.Frame, r ui.Rect, q float64, head, text render.Color) {
	pal := f.Palette
	title := pal.Title().Sized(min(28*q, r.H*0.27)).In(head)
	if l.why != "" {
		upper, lower := r.CutTop(r.H * 0.36)
		f.Text(l.label, upper, title)
		f.Label(l.why, lower, pal.Label().With(render.Reading).Sized(15*q).In(pal.Dim).Tightly())
		return
	}
	shares := []float64{1.25}
	for range l.lines {
		shares = append(shares, 1)
	}
	if len(l.lines) == 1 {
		r = r.InsetXY(0, r.H*0.1)
	}
	rows := r.Rows(0, shares...)
	f.Text(l.label, rows[0], f.Fitted(l.label, title, r.W))
	for i, line := range l.lines {
		place, style := rows[i+1], pal.Body().In(text)
		if i == 0 {
			style = pal.Name().In(text)
		}
		if i == 1 && l.seat != nil {
			var sign ui.Rect
			size := min(20*q, place.H)
			sign, place = place.CutLeft(size + 7*q)
			f.Sign(l.seat.Sign, ui.Box(sign.X, place.Center().Y-size/2, size, size), l.seat.Light(pal))
		}
		style = style.Sized(min(18*q, place.H*0.62))
		for style.Size > render.SizeLabel && f.TextWidth(line, style) > place.W {
			style.Size--
		}
		f.Label(line, place.InsetXY(0, -2), style.Tightly())
	}
}
