package front

import (
	"bytes"
	"image"
	"image/draw"
	"image/jpeg"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/sound"
)

// titlePage is the page of a title: what one can do with it, and what was done.
type titlePage struct {
	*Shelf
	title   *shelf.Title
	arrived render.Motion
	begun   bool
	facts   facts
	picture *image.RGBA // of the last game, or nil
}

// Page is the page of a title.
func (s *Shelf) Page(title *shelf.Title) ui.Screen {
	t := &titlePage{Shelf: s, title: title, facts: s.factsOf(title)}
	if m := decoded(s.Keep.Picture(title.ID)); m != nil {
		t.picture = image.NewRGBA(image.Rectangle{Max: m.Bounds().Size()})
		draw.Draw(t.picture, t.picture.Rect, m, m.Bounds().Min, draw.Src)
	}
	return t
}

// decoded is a picture as it was kept, or nil for one that is none or takes all memory.
func decoded(picture []byte) image.Image {
	const most = 1024 // points on a side
	if c, err := jpeg.DecodeConfig(bytes.NewReader(picture)); err != nil || c.Width > most || c.Height > most {
		return nil
	}
	m, err := jpeg.Decode(bytes.NewReader(picture))
	if err != nil {
		return nil
	}
	return m
}

// enter goes from the front page to a title's page: the camera sinks to its pad.
func (t *front) enter(f *ui.Frame, i int) {
	p := t.Page(&t.Titles[i]).(*titlePage)
	if !t.unmoved {
		p.arrived = f.Clock.Begin(enterTime)
	}
	f.Sound(sound.Rise)
	f.Go(p)
}

// ScreenName implements [ui.Named].
func (t *titlePage) ScreenName() string { return "title-page" }

// Show implements [ui.Screen].
func (t *titlePage) Show(f *ui.Frame) {
	if !t.begun {
		t.begun = true
		f.FocusOn(t.lit().id)
		t.turn.stand(t.index(t.title.ID))
	}
	if t.Import(f, f.Received()) != "" {
		t.to.Saved(f, t.title, t)
	}
	f.Backdrop(f.Bounds())
	arrived := render.InOut(f.Progress(t.arrived))
	p := (&front{Shelf: t.Shelf}).layout(f)
	column := t.showScene(f, p, arrived)
	leave := false
	f.Fade(max(arrived*2-1, 0), func() { leave = t.showColumn(f, p, column) })
	t.HelpKey(f, t.title, "")
	if arrived == 1 {
		t.prepare(f)
	}
	if leave {
		t.turn.left, t.turn.leaving = t.index(t.title.ID)+1, f.Clock.Begin(leaveTime)
		f.Sound(sound.Fall)
		f.Go(t.Front())
	}
}

// prepare reads the words of the title and paints what its games show, a little in each frame: it is opened now.
func (t *titlePage) prepare(f *ui.Frame) {
	t.Opened(t.title)
	t.Try(t.title, func() error {
		if t.title.Prepare != nil && t.title.Prepare(f) {
			f.WakeIn(ui.Tick)
		}
		return nil
	})
	if t.Failed[t.title.ID] != nil {
		f.Go(t.Front())
	}
}

// showScene shows the table with the title's hologram alone, and returns the place of the column.
func (t *titlePage) showScene(f *ui.Frame, p *places, arrived float64) (column ui.Rect) {
	switch {
	case p.phone:
		column = ui.Box(p.lit.X, 0, p.lit.W, f.H)
	case p.low && !p.bare: // two entries stand side by side in it
		column = ui.Box(p.lit.X, 0, max(p.lit.W, min(f.W/2, twoColumns)), f.H)
	case p.low:
		column = ui.Box(p.lit.X, 0, p.lit.W, f.H)
	default:
		column = ui.Box(40*p.grow, 0, 456*p.grow, f.H)
	}
	if !t.bare(f, p) {
		t.draw(f, scene{p: p, page: t.pageCamera(f), title: t.index(t.title.ID), share: arrived})
	}
	return column
}

// twoColumns is how wide a column is in which two entries stand side by side, points.
const twoColumns = 440

// bare tells whether there is no room for a table.
func (t *titlePage) bare(f *ui.Frame, p *places) bool {
	return p.bare && !p.phone || p.phone && f.H < 640
}

// phoneTable is how high the table is on the page of a title on a phone, points.
const phoneTable = 204

// pageCamera is how the table is seen on a title's page.
func (s *Shelf) pageCamera(f *ui.Frame) holo.Camera {
	p := (&front{Shelf: s}).layout(f)
	switch {
	case p.phone:
		return holo.Camera{At: render.Point{X: f.W / 2, Y: 60 + phoneTable*0.66}, Radius: min(f.W*0.36, 128), Pitch: 0.46}
	case p.low:
		return holo.Camera{At: p.table.At, Radius: p.table.Radius * 0.94, Pitch: 0.46}
	}
	column := 496 * p.grow
	rest := f.W - column
	at := render.Point{X: column + rest*0.518, Y: f.H * 0.625}
	return holo.Camera{At: at, Radius: min(346*f.H/deskHeight, (f.W-at.X)/1.07-6), Pitch: 0.46}
}

// showColumn shows the head of the page and what there is to do, and tells whether it is left.
func (t *titlePage) showColumn(f *ui.Frame, p *places, column ui.Rect) (leave bool) {
	q := p.grow
	if p.phone || p.low {
		return t.showSmallColumn(f, p, column)
	}
	top := max((f.H-deskHeight*q)*0.3, 0)
	at := func(y, h float64) ui.Rect { return ui.Box(column.X, top+y*q, column.W, h*q) }
	leave = t.showHead(f, at(24, 78), q)
	t.showLit(f, at(118, 136), q, false)
	entries := t.entries()
	t.showEntries(f, at(270, 208), entries, 2, 8*q, q)
	t.showFacts(f, at(494, 144), q)
	small := []small{t.backItem(&leave), t.settings(t), t.fullScreen()}
	if t.CanQuit {
		small = append(small, t.quit())
	}
	foot := at(648, 56)
	foot.W = 400 * q
	showSmalls(f, foot, small, q)
	return leave
}

// backItem is the way back among the small items.
func (t *titlePage) backItem(leave *bool) small {
	return small{"shelf", "back", t.Say("back"), func(*ui.Frame) { *leave = true }}
}

// showSmallColumn shows all of it one below the other, on a phone, where it scrolls; a window that is only low has room for two entries
// side by side, and then for all of it.
func (t *titlePage) showSmallColumn(f *ui.Frame, p *places, column ui.Rect) (leave bool) {
	const head, row, gap = 60, 56, 8
	top, rest := column.CutTop(head)
	leave = t.showHead(f, top, 1)
	if p.phone && !t.bare(f, p) {
		_, rest = rest.CutTop(phoneTable)
	}
	rest.H -= gap
	entries := t.entries()
	lit, facts, columns := 112.0, t.factsHeight(1), 1
	if p.low && column.W >= twoColumns {
		lit, columns = 96, 2
	}
	rows := float64((len(entries) + columns - 1) / columns)
	height := lit + gap + rows*(row+gap) + facts + gap + row
	if spare := rest.H - height - 8; spare > 0 && !p.phone {
		grown := min(spare, 136-lit)
		lit, height = lit+grown, height+grown
	}
	f.Scroll("title.all", rest, height+8, func(content ui.Rect) {
		content = ui.Box(content.X+4, content.Y+4, content.W-8, content.H-8)
		place, content := content.CutTop(lit)
		t.showLit(f, place, 1, true)
		_, content = content.CutTop(gap)
		place, content = content.CutTop(rows * (row + gap))
		place.H -= gap
		t.showEntries(f, place, entries, columns, gap, 1)
		place, content = content.CutTop(facts)
		t.showFacts(f, place, 1)
		_, content = content.CutTop(gap)
		place, _ = content.CutTop(row)
		items := []small{t.settings(t), t.fullScreen()}
		if t.CanQuit {
			items = append(items, t.quit())
		}
		showSmalls(f, place, items, 1)
	})
	return leave
}

// showHead shows the way back, the title's sign, its name and what it is about.
func (t *titlePage) showHead(f *ui.Frame, r ui.Rect, q float64) (leave bool) {
	pal := f.Palette
	light := t.title.Light(pal)
	size := min(48*q, r.H-12)
	back := ui.Box(r.X, r.Y+4*q+max((r.H-78*q)/2, 0), size, size)
	leave = f.Button(ui.Button{ID: "back", Rect: back, Sign: "back", Key: ui.KeyEscape, Hint: t.Say("back")})
	sign := ui.Box(back.Right()+14*q, back.Y-2*q, size*1.08, size*1.08)
	f.Sign(t.title.Sign, sign, light.Mix(pal.Text, 0.25))
	text := ui.Box(sign.Right()+14*q, r.Y, r.Right()-sign.Right()-14*q, r.H)
	words := t.Shown(t.title)
	name := render.TextStyle{Face: render.Banner, Size: min(40*q, r.H*0.52), Color: pal.Text}
	if r.H < 70*q {
		f.Text(words.Say("title.name"), ui.Box(text.X, back.Y, text.W, back.H), f.Fitted(words.Say("title.name"), name, text.W))
		return leave
	}
	f.Text(words.Say("title.name"), ui.Box(text.X, r.Y, text.W, 52*q), f.Fitted(words.Say("title.name"), name, text.W))
	motto := pal.Body().Sized(16 * q).In(pal.Dim)
	f.Label(words.Say("title.motto"), ui.Box(text.X, r.Y+50*q, text.W+60*q, 34*q), motto.Tightly())
	return leave
}

// unknown tells whether nobody here has played or learnt anything of the title yet.
func (t *titlePage) unknown() bool {
	e := t.entry(t.title)
	return !e.GoesOn() && e.Saves+e.Played+e.Learnt == 0 && len(t.title.Chapters) > 0
}

// lit is what one would do first: go on with the last game, learn a game that nobody here knows, or begin one.
func (t *titlePage) lit() lit {
	if e := t.entry(t.title); e.GoesOn() {
		l := t.last(t.title)
		switch {
		case l.why != "":
		case t.Keep.Ahead(e.Saved):
			l.lines = append(l.lines, t.Say("load.clock"))
		default:
			l.lines = append(l.lines, t.date(e.Saved.Local(), true))
		}
		return l
	}
	if t.unknown() {
		return lit{id: "learn", label: t.Say("front.learn"), lines: []string{t.lesson(t.title, t.entry(t.title))}, act: func(f *ui.Frame) { t.to.Learn(f, t.title) }}
	}
	return lit{id: "new_game", label: t.Say("new_game"), lines: []string{t.Say("new_game.line")}, act: func(f *ui.Frame) { t.to.NewGame(f, t.title) }}
}

// showLit shows it, with a picture of how the last game stands or the title's sign.
func (t *titlePage) showLit(f *ui.Frame, r ui.Rect, q float64, small bool) {
	l := t.lit()
	var picture func(r ui.Rect)
	if !small {
		picture = func(r ui.Rect) { t.showPicture(f, r, l.id == litID && l.why == "") }
	}
	if l.show(f, r, q, small, t.Say("key.enter"), picture) {
		l.act(f)
	}
	if l.id == litID && f.Pressed(ui.KeyC) && l.why == "" {
		l.act(f)
	}
}

type pictureKey struct{ of *image.RGBA }

func (t *titlePage) showPicture(f *ui.Frame, r ui.Rect, of bool) {
	pal := f.Palette
	if of && t.picture != nil {
		size := t.picture.Rect.Size()
		render.Stretched(f.Canvas, pictureKey{t.picture}, size.X, size.Y, r, func(k pictureKey, _, _ int) *image.RGBA { return k.of })
	} else {
		f.Panel(r, render.PanelStyle{Corner: render.Slight, Fill: pal.Space})
		f.Sign(t.title.Sign, r.Middle(r.H*0.7, r.H*0.7), t.title.Light(pal).Mix(pal.Text, 0.25))
	}
	f.Panel(r, render.PanelStyle{Corner: render.Slight, Line: pal.Legal.Alpha(0.5), Width: 1})
}

// An entry is one of the buttons of the page.
type entry struct {
	id, sign, label, second string
	bar                     bool // second is shown as a bar
	act                     func(f *ui.Frame)
}

// entries are what there is to do with the title beside what is lit.
func (t *titlePage) entries() (all []entry) {
	e, title := t.Shelf.entry(t.title), t.title
	if e.GoesOn() || t.unknown() {
		all = append(all, entry{"new_game", "plus", t.Say("new_game"), t.Say("front.page.new"), false, func(f *ui.Frame) { t.to.NewGame(f, title) }})
	}
	if !t.unknown() {
		all = append(all, entry{"learn", "learn", t.Say("front.learn"), t.Words.Say("shell.front.learn.of", assets.Args{"n": e.Learnt, "of": len(title.Chapters)}), true, func(f *ui.Frame) { t.to.Learn(f, title) }})
	}
	all = append(all,
		entry{"load", "replay", t.Say("front.page.replays"), t.Words.Say("shell.front.page.saved", assets.Args{"n": e.Saves}), false, func(f *ui.Frame) { t.to.Saved(f, title, t) }})
	if title.Book != nil {
		all = append(all, entry{"rules", "book", t.Words.Say("book.title"), t.Shown(title).Say("title.book"), false, func(f *ui.Frame) { t.LookUp(f, title, t, "") }})
	}
	return append(all, entry{"statistics", "statistics", t.Say("statistics"), t.facts.counted, false, func(f *ui.Frame) { t.to.Statistics(f, title, t) }})
}

// showEntries shows buttons in so many columns; one that is left over at the end takes a whole row.
func (t *titlePage) showEntries(f *ui.Frame, r ui.Rect, entries []entry, columns int, gap, q float64) {
	rows := (len(entries) + columns - 1) / columns
	height := min((r.H-gap*float64(rows-1))/float64(rows), 64*q)
	for i, e := range entries {
		row := ui.Box(r.X, r.Y+float64(i/columns)*(height+gap), r.W, height)
		if i < len(entries)-1 || len(entries)%columns == 0 {
			row = row.Column(i%columns, columns, gap)
		}
		clicked, _ := (box{id: e.id, name: ui.Joined(e.label, e.second), rect: row}).show(f)
		if e.bar {
			t.showProgress(f, row, e, q)
		} else {
			showEntry(f, row, e.sign, e.label, e.second, 58*q, q)
		}
		if clicked {
			e.act(f)
		}
	}
}

// showProgress shows the way into the guided game: how many of its chapters are done, in the title's light.
func (t *titlePage) showProgress(f *ui.Frame, r ui.Rect, e entry, q float64) {
	pal, light := f.Palette, t.title.Light(f.Palette)
	said := pal.Name().Sized(15 * q).In(pal.Dim).AtRight()
	width := f.TextWidth(e.second, said)
	f.Text(e.second, ui.Box(r.X, r.Y+r.H*0.11, r.W-14*q, r.H*0.42), said)
	showEntry(f, ui.Box(r.X, r.Y, r.W-width-6*q, r.H), e.sign, e.label, " ", 58*q, q)
	n, done := len(t.title.Chapters), t.Shelf.entry(t.title).Learnt
	line := ui.Box(r.X+58*q, r.Y+r.H*0.64, r.W-72*q, 8*q)
	step := min(line.W/float64(n), 23*q)
	for i := range n {
		cell := ui.Box(line.X+float64(i)*step, line.Y, step-4*q, line.H)
		style := render.PanelStyle{Corner: render.Sharp, Line: pal.LineLight.Mix(pal.Text, 0.3), Width: 1.2}
		if i < done {
			style = style.Filled(light).With(light, 1.2)
		}
		f.Panel(cell, style)
	}
}
