package shell

import (
	"errors"
	"io/fs"
	"time"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// front is the title screen.
type front struct {
	shell *Shell
	last  *Kept // the last game, if there is one to go on with
}

// Front returns the title screen, which offers the last game again.
func (s *Shell) Front() ui.Screen {
	screen := &front{shell: s}
	k, err := s.kept(lastGame)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		screen.last = &Kept{Doc: lastGame, Trouble: errUnreadable}
	case k.Trouble != nil || !k.Summary.Over:
		screen.last = &k
	}
	return screen
}

// ScreenName implements [ui.Named].
func (t *front) ScreenName() string { return "title" }

// Show implements [ui.Screen].
func (t *front) Show(f *ui.Frame) {
	if t.shell.importAll(f, f.Received()) {
		f.Go(t.shell.saved(t))
	}
	f.Backdrop(f.Bounds())
	on := t.switchOn(f)
	items := t.items()
	column, poster, roomy := t.divide(f, items)
	if show := t.shell.titles[0].Poster; show != nil && !poster.Empty() {
		show(f, poster, on)
	}
	foot, column := column.CutBottom(frontFoot)
	foot.W = f.W - 2*foot.X
	rest := t.head(f, column, roomy)
	height := listHeight(f, items, rest.W-8)
	chosen := ""
	f.Scroll("menu", rest, height+8, func(content ui.Rect) {
		_, content = content.CutTop(4)
		chosen = list(f, content.InsetXY(4, 0), items)
	})
	f.Label(t.shell.say("unofficial.short"), foot.InsetXY(0, 2), f.Palette.Label().With(render.Reading))
	t.choose(f, chosen)
	t.shell.helpKey(f, &t.shell.titles[0], "")
	if t.shell.notice != "" {
		f.Toast(t.shell.notice)
		t.shell.notice = ""
	}
}

const (
	frontFoot = 52.0 // the height of what the program says of itself
	frontName = 64.0 // and of its name on a small screen
)

// divide returns the place of the menu and its head, and that of the poster: beside the menu, or below it on a screen held upright that
// has the room. It is roomy where the whole head fits.
func (t *front) divide(f *ui.Frame, items []item) (column, poster ui.Rect, roomy bool) {
	const least = 160 // the height of a poster
	column = ui.Box(72, 0, 400, f.H)
	if f.W >= 1000 && f.H >= listHeight(f, items, column.W)+318 {
		left := max(f.W*0.38, column.Right())
		return column, ui.Box(left, 0, f.W-left, f.H), true
	}
	if f.W > f.H {
		column = ui.Box(margin, 0, min(f.W*0.48, 520), f.H)
		return column, ui.Box(column.Right(), 0, f.W-column.Right(), f.H-frontFoot), false
	}
	column = f.Bounds().InsetXY(margin, 0).Middle(min(f.W-2*margin, 520), f.H)
	menu := frontName + listHeight(f, items, column.W-8) + 8
	if poster = ui.Box(0, menu, f.W, f.H-frontFoot-menu); poster.H < least {
		poster = ui.Rect{}
	}
	return column, poster, false
}

// switchOn is how far the projector of the title screen has been switched on, 0 to 1. That is shown once, nothing waits for it, and any
// press or key ends it. When it is on, what games show is painted ahead.
func (t *front) switchOn(f *ui.Frame) float64 {
	const length = 2400 * time.Millisecond
	s := t.shell
	if !s.switched {
		s.switched, s.projector = true, f.Clock.Begin(length)
	}
	if f.In.Pressed || len(f.In.Keys) > 0 {
		s.projector = render.Motion{}
	}
	prepare := s.titles[0].Prepare
	if !s.projector.Done(f.Clock) || prepare != nil && prepare(f) {
		f.WakeIn(ui.Tick)
	}
	return s.projector.At(f.Clock)
}

// head draws emblems and name and returns the place below.
func (t *front) head(f *ui.Frame, r ui.Rect, roomy bool) ui.Rect {
	p := f.Palette
	if !roomy {
		name, rest := r.CutTop(frontName)
		f.Text(t.shell.say("name"), name, render.TextStyle{Face: render.Banner, Size: 34, Color: p.Text})
		return rest
	}
	top := max((f.H-720)*0.35, 0) + 50
	_, r = r.CutTop(top)
	emblems, r := r.CutTop(60)
	for i, seat := range t.shell.titles[0].Seats[0] {
		f.Sign(seat.Sign, ui.Box(emblems.X+float64(i)*76, emblems.Y, 60, 60), seat.Light(p))
	}
	_, r = r.CutTop(18)
	name, r := r.CutTop(76)
	name.W = f.W
	f.Text(t.shell.say("name"), name, render.TextStyle{Face: render.Banner, Size: 70, Color: p.Text})
	line, r := r.CutTop(30)
	line.W = f.W
	f.Text(t.shell.say("motto"), line, p.Body().Sized(19).In(p.Dim))
	_, r = r.CutTop(22)
	return ui.Box(r.X-4, r.Y, r.W+8, r.H)
}

// items are the lines of the menu; of some, two stand side by side.
func (t *front) items() []item {
	s := t.shell
	var items []item
	if t.last != nil {
		last := item{id: "continue", label: s.say("continue"), lit: true, key: ui.KeyEnter}
		if t.last.Trouble != nil {
			last.why, last.second, last.lit = s.trouble(t.last.Trouble), s.trouble(t.last.Trouble), false
		} else {
			last.second = t.lastGame()
		}
		items = append(items, last)
	}
	fresh := item{id: "new_game", label: s.say("new_game")}
	learn := item{id: "learn", label: s.words.Say("lesson.title")}
	if t.last == nil { // somebody who may not know how to play
		learn.lit, learn.second, learn.key = true, s.words.Say("lesson.line"), ui.KeyEnter
		items = append(items, learn, fresh)
	} else {
		items = append(items, fresh, learn)
	}
	items = append(items,
		item{id: "load", label: s.say("load")})
	if s.titles[0].Book != nil {
		items = append(items, item{id: "rules", label: s.words.Say("book.title"), half: true})
	}
	items = append(items,
		item{id: "statistics", label: s.say("statistics"), half: s.titles[0].Book != nil},
		item{id: "settings", label: s.say("settings"), half: true},
		item{id: "about", label: s.say("about.title"), half: true})
	if !InBrowser {
		items = append(items, item{id: "quit", label: s.say("quit")})
	}
	return items
}

// lastGame says what the last game is.
func (t *front) lastGame() string {
	s, title := t.shell, t.shell.title(t.last.Summary.Title)
	return s.words.Say("shell.continue.game", assets.Args{
		"title": s.words.Say(title.Name), "about": t.last.Label.About,
	})
}

func (t *front) choose(f *ui.Frame, chosen string) {
	s := t.shell
	switch chosen {
	case "continue":
		g, err := s.resumeKept(t.last)
		if err != nil {
			t.last.Trouble = err
			f.Toast(s.trouble(err))
			return
		}
		f.Go(g)
	case "new_game":
		f.Go(s.newGame(&s.titles[0]))
	case "learn":
		f.Go(s.learn(&s.titles[0]))
	case "load":
		f.Go(s.saved(t))
	case "rules":
		s.lookUp(f, &s.titles[0], t, "")
	case "statistics":
		f.Go(s.statisticsOf(t))
	case "settings":
		f.Go(&options{shell: s, back: t})
	case "about":
		f.Go(&about{shell: s, back: t})
	case "quit":
		f.Quit()
	}
}
