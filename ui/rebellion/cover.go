package rebellion

import (
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/tell"
)

// coverFor sees to it that only the asked person's side looks at the screen, where several share it: partners see the
// same. It tells whether he has to take his seat first.
func (t *Table) coverFor(d *game.Decision) bool {
	if d.Seat == t.Viewer {
		return false
	}
	if rules.SideOf(d.Seat) == rules.SideOf(t.Viewer) {
		t.sit(d.Seat)
		return false
	}
	t.sit(game.Table)
	t.cover = !t.openly()
	return t.cover
}

// openly tells whether what is asked now is put to both players at the uncovered screen, as all of a combat may be. It
// must not depend on what anybody holds.
func (t *Table) openly() bool { return t.View.Combat.Open && !t.Program.CoversWindows() }

// sit lets somebody look at the screen.
func (t *Table) sit(viewer game.Seat) {
	if viewer == t.Viewer {
		return
	}
	t.Viewer = viewer
	t.play.Look()
	t.log.Forget()
	t.list.Open, t.log.Open, t.recap = false, false, recap{opened: t.recap.opened}
}

// covered tells whether the screen waits for somebody to take his seat.
func (t *Table) covered() bool { return t.cover }

// name is what the person in a seat is called.
func (t *Table) name(s game.Seat) string {
	if name := t.play.Chairs()[s].Name; name != "" {
		return name
	}
	return t.Words.Say("side." + t.View.SeatID(s))
}

// opponents names the persons who sit against a seat.
func (t *Table) opponents(seat game.Seat) string {
	var names []string
	for _, s := range t.play.Persons(func(s game.Seat) bool { return rules.SideOf(s) != rules.SideOf(seat) }) {
		names = append(names, t.name(s))
	}
	return t.Say.List(names)
}

// showCover covers the screen and asks somebody to sit down.
func (t *Table) showCover() {
	if !t.covered() {
		return
	}
	t.F.Modal(func() { t.drawCover(t.play.Decides()) })
}

func (t *Table) drawCover(seat game.Seat) {
	f := t.F
	p := f.Palette
	color := board.SideColor(&p, rules.SideOf(seat))
	news := t.openNews(seat)
	f.Fill(f.Bounds(), p.Space.Alpha(0.72))
	height, emblem := 420+min(float64(len(news)), 1)*coverNews, 150.0
	if short := height + 16 - f.H; short > 0 {
		emblem = max(emblem-short, 0)
		height = min(height, f.H-16)
	}
	middle := f.Bounds().Middle(min(f.W-32, 820), height)
	sign, rest := middle.CutTop(emblem)
	_, rest = rest.CutTop(24)
	title, rest := rest.CutTop(62)
	take := t.Words.Say("cover.take", assets.Args{"name": t.name(seat)})
	style := p.Title().Sized(46).In(color)
	if emblem < title.H { // there is no room above the words
		style = f.Fitted(take, style, title.W-title.H-24)
		row := title.Middle(title.H+16+f.TextWidth(take, style)+8, title.H)
		sign, title = row.CutLeft(title.H)
		_, title = title.CutLeft(16)
	}
	f.Glow(sign.Center(), sign.H+20, color.Alpha(0.25))
	f.Sign(board.Emblem(rules.SideOf(seat)), sign.Square(), color)
	f.Label(take, title, f.Fitted(take, style, title.W).Centered())
	away, rest := rest.CutTop(40)
	look := t.Words.Say("cover.away", assets.Args{"name": t.opponents(seat)})
	f.Label(look, away, p.Body().Sized(21).Centered())
	_, rest = rest.CutTop(20)
	button, rest := rest.CutTop(60)
	if f.Button(ui.Button{ID: "cover.sit", Rect: button.Middle(min(400, button.W), 60), Label: t.Words.Say("cover.sit"), Main: true, Key: ui.KeyEnter, KeyName: "Enter", Size: 22, Face: render.Figures}) {
		t.takeSeat(seat)
	}
	t.menuKey()
	safe, rest := rest.CutTop(40)
	f.Text(t.Words.Say("cover.safe"), safe, p.Label().Centered())
	if len(news) > 0 {
		t.drawOpenNews(news, rest)
	}
}

// coverNews is the height of the news on the cover, points.
const coverNews = 128

// openNews is what has happened since somebody's last decision, as everybody has seen it.
func (t *Table) openNews(seat game.Seat) []tell.Line {
	news, led := t.newsOf(seat)
	for i, e := range news {
		news[i] = e.SeenBy(game.Table)
	}
	events := missed(news, led, rules.SideOf(seat), t.unseen())
	return t.recount(events, tell.UpTo(0, len(events)))
}

func (t *Table) drawOpenNews(news []tell.Line, area ui.Rect) {
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
		t.log.DrawLine(l, place, f.FittedIn(l.Text, render.Box(0, 0, rest.W-tell.LineSign, row), f.Palette.Body()))
	}
}

// takeSeat uncovers the screen for somebody.
func (t *Table) takeSeat(seat game.Seat) {
	t.sit(seat)
	t.F.Invalidate()
}

// players names who plays each side: persons by their names, a computer by its kind.
func (t *Table) players() (who [2]string) {
	var names [2][]string
	for i, c := range t.chairs {
		at := rules.SideOf(game.Seat(i))
		switch {
		case c.Name != "":
			names[at] = append(names[at], c.Name)
		case c.Kind != session.Person:
			names[at] = append(names[at], t.Words.Say("shell.computer", assets.Args{"kind": t.Words.Say("player." + c.Kind)}))
		}
	}
	for at := range who {
		who[at] = strings.Join(slices.Compact(names[at]), " · ")
	}
	return who
}
