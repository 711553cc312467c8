package shell

import (
	"errors"
	"io/fs"
	"time"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
	"holoboard/ui/shell/statistics"
)

// front is the title screen.
type front struct {
	shell     *Shell
	title     *shelf.Title
	projector render.Motion
	switched  bool
	last      *keeping.Kept // the last game, if there is one to go on with
}

// Front returns the title screen, which offers the last game again.
func (s *Shell) Front() ui.Screen { return s.frontOf(&s.Titles[0]) }

func (s *Shell) Home(*shelf.Title) ui.Screen { return s.Front() }

func (s *Shell) frontOf(title *shelf.Title) ui.Screen {
	screen := &front{shell: s, title: title}
	k, err := s.Keep.Kept(keeping.Last(title.ID))
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		screen.last = &keeping.Kept{Trouble: keeping.ErrUnreadable}
	case k.Trouble != nil || !k.Summary.Over:
		screen.last = &k
	}
	return screen
}

// ScreenName implements [ui.Named].
func (t *front) ScreenName() string { return "title" }

// Show implements [ui.Screen].
func (t *front) Show(f *ui.Frame) {
	if t.shell.Import(f, f.Received()) != "" {
		f.Go(t.shell.saved(t.title, t))
	}
	f.Backdrop(f.Bounds())
	on := t.switchOn(f)
	items := t.items()
	column, poster, roomy := t.divide(f, items)
	if show := t.title.Poster; show != nil && !poster.Empty() {
		show(f, poster, on)
	}
	foot, column := column.CutBottom(frontFoot)
	foot.W = f.W - 2*foot.X
	rest := t.head(f, column, roomy)
	height := page.ListHeight(f, items, rest.W-8)
	chosen := ""
	f.Scroll("menu", rest, height+8, func(content ui.Rect) {
		_, content = content.CutTop(4)
		chosen = page.List(f, content.InsetXY(4, 0), items)
	})
	f.Label(t.shell.Say("unofficial.short"), foot.InsetXY(0, 2), f.Palette.Label().With(render.Reading))
	t.choose(f, chosen)
	t.shell.HelpKey(f, t.title, "")
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
func (t *front) divide(f *ui.Frame, items []page.Item) (column, poster ui.Rect, roomy bool) {
	const least = 160 // the height of a poster
	column = ui.Box(72, 0, 400, f.H)
	if f.W >= 1000 && f.H >= page.ListHeight(f, items, column.W)+318 {
		left := max(f.W*0.38, column.Right())
		return column, ui.Box(left, 0, f.W-left, f.H), true
	}
	if f.W > f.H {
		column = ui.Box(page.Margin, 0, min(f.W*0.48, 520), f.H)
		return column, ui.Box(column.Right(), 0, f.W-column.Right(), f.H-frontFoot), false
	}
	column = f.Bounds().InsetXY(page.Margin, 0).Middle(min(f.W-2*page.Margin, 520), f.H)
	menu := frontName + page.ListHeight(f, items, column.W-8) + 8
	if poster = ui.Box(0, menu, f.W, f.H-frontFoot-menu); poster.H < least {
		poster = ui.Rect{}
	}
	return column, poster, false
}

// switchOn is how far the projector of the title screen has been switched on, 0 to 1. That is shown once, nothing waits for it, and any
// press or key ends it. When it is on, what games show is painted ahead.
func (t *front) switchOn(f *ui.Frame) float64 {
	const length = 2400 * time.Millisecond
	if !t.switched {
		t.switched, t.projector = true, f.Clock.Begin(length)
	}
	if f.In.Pressed || len(f.In.Keys) > 0 {
		t.projector = render.Motion{}
	}
	prepare := t.title.Prepare
	if !t.projector.Done(f.Clock) || prepare != nil && prepare(f) {
		f.WakeIn(ui.Tick)
	}
	return t.projector.At(f.Clock)
}

// head draws emblems and name and returns the place below.
func (t *front) head(f *ui.Frame, r ui.Rect, roomy bool) ui.Rect {
	p := f.Palette
	if !roomy {
		name, rest := r.CutTop(frontName)
		f.Text(t.shell.Say("name"), name, render.TextStyle{Face: render.Banner, Size: 34, Color: p.Text})
		return rest
	}
	top := max((f.H-720)*0.35, 0) + 50
	_, r = r.CutTop(top)
	emblems, r := r.CutTop(60)
	for i, seat := range t.title.Seats[0] {
		f.Sign(seat.Sign, ui.Box(emblems.X+float64(i)*76, emblems.Y, 60, 60), seat.Light(p))
	}
	_, r = r.CutTop(18)
	name, r := r.CutTop(76)
	name.W = f.W
	f.Text(t.shell.Say("name"), name, render.TextStyle{Face: render.Banner, Size: 70, Color: p.Text})
	line, r := r.CutTop(30)
	line.W = f.W
	f.Text(t.shell.Say("motto"), line, p.Body().Sized(19).In(p.Dim))
	_, r = r.CutTop(22)
	return ui.Box(r.X-4, r.Y, r.W+8, r.H)
}

// items are the lines of the menu; of some, two stand side by side.
func (t *front) items() []page.Item {
	s := t.shell
	var items []page.Item
	if t.last != nil {
		last := page.Item{ID: "continue", Label: s.Say("continue"), Lit: true, Key: ui.KeyEnter}
		if t.last.Trouble != nil {
			last.Why, last.Second, last.Lit = s.WhyNot(t.last.Trouble), s.WhyNot(t.last.Trouble), false
		} else {
			last.Second = t.lastGame()
		}
		items = append(items, last)
	}
	fresh := page.Item{ID: "new_game", Label: s.Say("new_game")}
	learn := page.Item{ID: "learn", Label: s.Words.Say("lesson.title")}
	if t.last == nil { // somebody who may not know how to play
		learn.Lit, learn.Second, learn.Key = true, s.Words.Say("lesson.line"), ui.KeyEnter
		items = append(items, learn, fresh)
	} else {
		items = append(items, fresh, learn)
	}
	items = append(items,
		page.Item{ID: "load", Label: s.Say("load")})
	if t.title.Book != nil {
		items = append(items, page.Item{ID: "rules", Label: s.Words.Say("book.title"), Half: true})
	}
	items = append(items,
		page.Item{ID: "statistics", Label: s.Say("statistics"), Half: t.title.Book != nil},
		page.Item{ID: "settings", Label: s.Say("settings"), Half: true},
		page.Item{ID: "about", Label: s.Say("about.title"), Half: true})
	if !device.InBrowser {
		items = append(items, page.Item{ID: "quit", Label: s.Say("quit")})
	}
	return items
}

// lastGame says what the last game is.
func (t *front) lastGame() string {
	s, title := t.shell, t.shell.Title(t.last.Summary.Title)
	return s.Words.Say("shell.continue.game", assets.Args{
		"title": s.Shown(title).Say("title.full"), "about": t.last.Label.About,
	})
}

func (t *front) choose(f *ui.Frame, chosen string) {
	s := t.shell
	switch chosen {
	case "continue":
		g, err := s.resumeKept(t.last)
		if err != nil {
			t.last.Trouble = err
			f.Toast(s.WhyNot(err))
			return
		}
		f.Go(g)
	case "new_game":
		f.Go(s.newGame(t.title))
	case "learn":
		f.Go(s.learn(t.title))
	case "load":
		f.Go(s.saved(t.title, t))
	case "rules":
		s.lookUp(f, t.title, t, "")
	case "statistics":
		f.Go(statistics.New(s.Ground, t.title, t))
	case "settings":
		f.Go(&options{shell: s, back: t})
	case "about":
		f.Go(&about{shell: s, back: t})
	case "quit":
		f.Quit()
	}
}
