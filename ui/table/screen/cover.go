package screen

import (
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tell"
)

// coverFor sees to it that only the asked person's side looks at the screen, where several share it: partners see the
// same. It tells whether he has to take his seat first.
func (t *Table[V, E]) coverFor(d *game.Decision) bool {
	if d.Seat == t.Viewer {
		return false
	}
	if t.Beside(d.Seat, t.Viewer) {
		t.Sit(d.Seat)
		return false
	}
	t.Sit(game.Table)
	t.covered = !t.openly()
	return t.covered
}

// openly tells whether what is asked now is put to all players at the uncovered screen.
func (t *Table[V, E]) openly() bool { return t.Own.Openly() && !t.Program.CoversWindows() }

// Sit lets somebody look at the screen.
func (t *Table[V, E]) Sit(viewer game.Seat) {
	if viewer == t.Viewer {
		return
	}
	t.Viewer = viewer
	t.Play.Look()
	t.Log.Forget()
	t.List.Open, t.Log.Open = false, false
	t.Recap.Begin()
}

// Waits tells whether the screen is covered and waits for somebody to take his seat.
func (t *Table[V, E]) Waits() bool { return t.covered }

// NameOf is what the person in a seat is called.
func (t *Table[V, E]) NameOf(s game.Seat) string {
	if name := t.Play.Chairs()[s].Name; name != "" {
		return name
	}
	return t.Words.Say("side." + t.Own.SeatID(t.View, s))
}

// Opponents names the persons who sit against a seat.
func (t *Table[V, E]) Opponents(seat game.Seat) string {
	var names []string
	for _, s := range t.Play.Seats(func(s game.Seat) bool { return !t.Beside(s, seat) }) {
		names = append(names, t.NameOf(s))
	}
	return t.Own.Joined(names)
}

// showCover covers the screen and asks somebody to sit down.
func (t *Table[V, E]) showCover() {
	if !t.covered {
		return
	}
	t.F.Modal(func() { t.drawCover(t.Play.Decides()) })
}

func (t *Table[V, E]) drawCover(seat game.Seat) {
	f := t.F
	p := f.Palette
	color := p.SideColor(t.Means.Side(seat))
	news := t.Recap.OpenNews(seat)
	sealed, anew := t.Play.Sealed()
	more := min(float64(len(news)), 1) * coverNews
	again := f.Reach(40) + 12 // with its room below
	if anew {
		more += again
	}
	f.Fill(f.Bounds(), p.Space.Alpha(0.72))
	below, sits := f.Uncover(ui.Cover{
		ID: "cover.sit", Sign: t.Means.Emblem(t.Means.Side(seat)), Ink: color,
		Title: t.Words.Say("cover.take", assets.Args{"name": t.NameOf(seat)}), Away: t.Words.Say("cover.away", assets.Args{"name": t.Opponents(seat)}),
		Sit: t.Words.Say("cover.sit"), Wait: t.Words.Say("cover.wait"), Below: coverBelow + more,
	})
	if sits {
		t.takeSeat(seat)
	}
	t.menuKey()
	safe, rest := below.CutTop(40)
	f.Text(t.Words.Say("cover.safe"), safe, p.Label().Centered())
	if anew {
		var row ui.Rect
		row, rest = rest.CutTop(again)
		t.chooseCovered(sealed, row.Middle(min(400, row.W), again-12))
	}
	if len(news) > 0 {
		t.drawOpenNews(news, rest)
	}
}

// coverBelow is the height of what stands below the button of the cover, points.
const coverBelow = 64

// chooseCovered has somebody choose anew who has chosen, or leaves that as it was: he takes his seat first, as everybody does.
func (t *Table[V, E]) chooseCovered(sealed game.Seat, at ui.Rect) {
	on := t.Play.Anew()
	key := "cover.anew"
	if on {
		key = "table.anew.keep"
	}
	if t.F.Button(ui.Button{ID: "cover.anew", Rect: at, Label: t.Words.Say(key, assets.Args{"name": t.NameOf(sealed)}), Hint: t.Words.Say("table.anew.about")}) {
		t.Play.ChooseAnew(sealed, !on)
	}
}

// coverNews is the height of the news on the cover, points.
const coverNews = 128

func (t *Table[V, E]) drawOpenNews(news []tell.Line, area ui.Rect) {
	const row, most = 24, 3
	f := t.F
	news = news[max(len(news)-most, 0):]
	box, _ := area.CutTop(44 + row*float64(len(news)))
	f.Panel(box, f.Palette.Glass())
	inner := box.InsetXY(18, 10)
	title, rest := inner.CutTop(24)
	f.Label(t.Words.Say("cover.news"), title, f.Palette.Label())
	for i, l := range news {
		place := render.Box(rest.X, rest.Y+float64(i)*row, rest.W, row)
		t.Log.DrawLine(l, place, f.FittedIn(l.Text, render.Box(0, 0, rest.W-tell.LineSign, row), f.Palette.Body()))
	}
}

// takeSeat uncovers the screen for somebody.
func (t *Table[V, E]) takeSeat(seat game.Seat) {
	t.Sit(seat)
	t.F.Invalidate()
}

// players names who plays each side: persons by their names, a computer by its kind.
func (t *Table[V, E]) players() []string {
	var names [render.MostSides][]string
	for i, c := range t.Chairs {
		at := t.Means.Side(game.Seat(i))
		switch {
		case c.Name != "":
			names[at] = append(names[at], c.Name)
		case c.Kind != session.Person:
			names[at] = append(names[at], t.Words.Say("shell.computer", assets.Args{"kind": t.Words.Say("player." + c.Kind)}))
		}
	}
	who := make([]string, len(names))
	for at := range who {
		who[at] = strings.Join(slices.Compact(names[at]), " · ")
	}
	return who
}

// firstViewer is who looks at the screen when a table is opened: a person, if nobody of the other side is there, or
// nobody in particular.
func (t *Table[V, E]) firstViewer() game.Seat {
	viewer := game.Table
	for _, s := range t.Play.Seats(func(game.Seat) bool { return true }) {
		if viewer != game.Table && !t.Beside(s, viewer) {
			return game.Table
		}
		viewer = s
	}
	return viewer
}

// Rise has everybody rise from his seat.
func (t *Table[V, E]) Rise() {
	t.Viewer = t.firstViewer()
	t.Play.Look()
	t.Log.Forget()
}
