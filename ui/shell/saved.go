package shell

import (
	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// saved is the list of saved games of a title. It reads those that are seen.
type saved struct {
	shell   *Shell
	title   *shelf.Title
	back    ui.Screen
	making  *keeping.Listing // the list while it is not ready
	docs    []string
	rows    map[string]*keeping.Kept // those that were seen last
	trouble string                   // why there is no list
	asking  string                   // the document that is about to be deleted, or nothing
	sharing page.Sharing
}

// saved returns the list as it is now.
func (s *Shell) saved(title *shelf.Title, back ui.Screen) *saved {
	l := &saved{shell: s, title: title, back: back}
	l.read()
	return l
}

// read begins the list anew. Of a few saves it is ready at once.
func (l *saved) read() {
	making, err := l.shell.Keep.List(l.title.ID)
	l.making, l.docs, l.rows = making, nil, map[string]*keeping.Kept{}
	if err != nil {
		l.trouble = l.shell.Say("load.no_list")
		return
	}
	l.goOn()
}

// goOn makes some more of the list, and tells how much of it is still to be made.
func (l *saved) goOn() (left int) {
	if l.making == nil {
		return 0
	}
	if left = l.making.Go(); left == 0 {
		l.docs, l.making = l.making.Docs(), nil
	}
	return left
}

// kept is what the list shows of a save.
func (l *saved) kept(doc string) *keeping.Kept {
	const most = 64 // are remembered, several pages
	if k := l.rows[doc]; k != nil {
		return k
	}
	if len(l.rows) >= most {
		clear(l.rows)
	}
	k := l.shell.Keep.Row(doc)
	l.rows[doc] = &k
	return &k
}

// ScreenName implements [ui.Named].
func (l *saved) ScreenName() string { return "load" }

// savesList is the list that can be scrolled.
const savesList = "saves"

// Heights of a save in the list, points: with the buttons beside it, or below it.
const (
	keptHeight = 76.0
	tallKept   = 94.0 // the day stands in a line of its own
	narrowKept = 206.0
	roomyKept  = 900.0 // from this width on it stands beside the name
)

// Show implements [ui.Screen].
func (l *saved) Show(f *ui.Frame) {
	s, p := l.shell, f.Palette
	if s.Import(f, f.Received()) != "" {
		l.read()
	}
	body, back := s.Show(f, l.title, s.Say("load"))
	column := body.Middle(min(body.W, 980), body.H)
	height := keptHeight
	if column.W < roomyKept {
		height = tallKept
	}
	if f.W >= page.Narrow {
		l.bringIn(f, ui.Box(column.X, 0, column.W, body.Y))
	} else {
		height = narrowKept
		column = l.bringInBelow(f, column)
	}
	switch left := l.goOn(); {
	case l.trouble != "":
		f.Paragraph(l.trouble, column, p.Body().Sized(render.SizeLarge).In(p.Warning))
	case left > 0:
		f.Paragraph(s.Words.Say("shell.load.reading", assets.Args{"n": left}), column, p.Body().Sized(render.SizeLarge).In(p.Dim))
		f.Invalidate()
	case len(l.docs) == 0:
		f.Paragraph(s.Say("load.none"), column, p.Body().Sized(render.SizeLarge).In(p.Dim))
	}
	l.showRows(f, column, height)
	switch l.sharing.Ask(f, s.Ground); {
	case l.asking != "":
		l.ask(f)
	case back:
		f.Go(l.back)
	}
}

// showRows shows those of the saves that can be seen, and one more on each side, so that keys lead on.
func (l *saved) showRows(f *ui.Frame, view ui.Rect, height float64) {
	step := height + 8
	f.ScrollByKeys(savesList)
	f.Scroll(savesList, view, float64(len(l.docs))*step, func(content ui.Rect) {
		first := max(int((view.Y-content.Y)/step)-1, 0)
		last := min(int((view.Bottom()-content.Y)/step)+1, len(l.docs)-1)
		for i := first; i <= last; i++ {
			l.row(f, ui.Box(content.X, content.Y+float64(i)*step, content.W, height), l.kept(l.docs[i]))
		}
	})
}

// row shows one save, or why it cannot be loaded.
func (l *saved) row(f *ui.Frame, r ui.Rect, k *keeping.Kept) {
	s, p := l.shell, f.Palette
	style := p.Glass()
	name, second := p.Name().Sized(render.SizeLarge), p.Label().With(render.Reading)
	if k.Trouble != nil {
		style = style.With(p.Warning.Alpha(0.6), 1)
	}
	f.Panel(r, style)
	inner := r.InsetXY(page.Gap, 0)
	buttons, text := inner.CutRight(460)
	places := buttons.Middle(buttons.W, 42).Columns(8, 1, 1, 1, 1)
	if f.W < page.Narrow {
		buttons, text = inner.CutBottom(106)
		places = buttons.Middle(buttons.W, 92).Grid(2, 2, 8)
	}
	if k.Trouble != nil {
		var sign ui.Rect
		sign, text = text.CutLeft(40)
		f.Sign("warning", sign.Middle(26, 26).Move(-6, 0), p.Warning)
		second = second.In(p.Warning.Mix(p.Text, 0.5))
	}
	text.W -= page.Gap
	lines := 2.0
	if r.W < roomyKept {
		lines = 3
	}
	upper, lower := text.Middle(text.W, name.LineHeight()+lines*second.LineHeight()).CutTop(name.LineHeight())
	when := s.when(k)
	load := ui.Button{ID: "load." + k.Doc, Rect: places[3], Label: s.Say("load.load")}
	watch := ui.Button{ID: "replay." + k.Doc, Rect: places[2], Label: s.Say("replay"), Hint: s.Say("replay.about")}
	switch {
	case k.Trouble != nil:
		load.Why = s.WhyNot(k.Trouble)
		watch.Why = load.Why
		f.Paragraph(load.Why, lower, second.UpTo(int(lines)))
	case f.W < page.Narrow:
		f.Paragraph(l.about(k)+"\n"+when, lower, second.In(p.Text).UpTo(int(lines)))
	default:
		if lines > 2 {
			var date ui.Rect
			date, lower = lower.CutBottom(second.LineHeight())
			f.Text(when, date, second)
		} else {
			var date ui.Rect
			date, upper = upper.CutRight(130)
			f.Text(when, date, second.AtRight())
		}
		first, last := lower.CutTop(second.LineHeight())
		f.Text(l.about(k), first, second.In(p.Text))
		f.Text(s.Chairs(s.Title(k.Summary.Title), k.Summary.Start.Seats), last, second)
	}
	f.Label(l.name(k), upper, name)
	if f.Button(load) {
		l.open(f, k, l.load)
	}
	if f.Button(watch) {
		l.open(f, k, l.watch)
	}
	if f.Button(ui.Button{ID: "export." + k.Doc, Rect: places[1], Label: s.Say("export"), Hint: s.Say("export.hint")}) {
		l.open(f, k, l.export)
	}
	if f.Button(ui.Button{ID: "delete." + k.Doc, Rect: places[0], Label: s.Say("load.delete")}) {
		l.asking = k.Doc
		f.Invalidate()
	}
}

// bringIn shows how a saved game comes in from elsewhere.
func (l *saved) bringIn(f *ui.Frame, r ui.Rect) {
	s := l.shell
	if device.InBrowser {
		var button ui.Rect
		button, r = r.CutRight(200)
		r.W -= page.Gap
		l.importButton(f, button.Middle(200, 42))
	}
	f.Text(s.Say("import.drop"), r, f.Palette.Label().With(render.Reading).AtRight())
}

// bringInBelow shows it on a page.Narrow page: there is a button in a browser, and nothing could be dropped elsewhere. It returns
// what is left above.
func (l *saved) bringInBelow(f *ui.Frame, r ui.Rect) ui.Rect {
	if !device.InBrowser {
		return r
	}
	foot, rest := r.CutBottom(56)
	l.importButton(f, foot.InsetXY(0, 6))
	return rest
}

func (l *saved) importButton(f *ui.Frame, r ui.Rect) {
	if f.Button(ui.Button{ID: "import", Rect: r, Label: l.shell.Say("import")}) {
		l.shell.Exchange.Pick(f.Window())
	}
}

// name says what a save is called.
func (l *saved) name(k *keeping.Kept) string {
	switch {
	case k.IsLast():
		return l.shell.Say("load.last")
	case k.Leaves:
		return l.shell.Say("load.leaves")
	case k.IsBefore():
		return l.shell.Say("load.before")
	}
	return k.Label.Name
}

// about says what game it is and how it stands.
func (l *saved) about(k *keeping.Kept) string {
	s := l.shell
	line := s.Shown(s.Title(k.Summary.Title)).Say("title.full")
	if k.Summary.Over {
		line += " · " + s.Say("load.over")
	}
	if k.Label.About != "" {
		line += " · " + k.Label.About
	}
	if k.Summary.Start.Open {
		line += " · " + s.Say("load.open")
	}
	return line
}

// open reads a save of the list as it is now, for what is to be done with it. Where that fails the list says so from then on.
func (l *saved) open(f *ui.Frame, row *keeping.Kept, do func(f *ui.Frame, whole *keeping.Kept) error) {
	whole, err := l.shell.Keep.Kept(row.Doc)
	if err != nil {
		err = keeping.ErrUnreadable
	} else {
		err = do(f, &whole)
	}
	if err != nil {
		row.Trouble = err
		f.Toast(l.shell.WhyNot(err))
	}
}

// load opens a save. Unless it is the last game itself, that one is put aside first.
func (l *saved) load(f *ui.Frame, k *keeping.Kept) error {
	s := l.shell
	g, err := s.resumeKept(k)
	if err != nil {
		return err
	}
	told := s.toldOlder()
	if !k.IsLast() {
		s.playing.fresh = true
		s.playing.Keep(f, g)
	}
	f.GoTelling(g, told)
	return nil
}

// when is the date of a save, or that it cannot be right.
func (s *Shell) when(k *keeping.Kept) string {
	switch {
	case k.Ahead:
		return s.Say("load.clock")
	case k.Label.Saved.IsZero():
		return ""
	}
	return k.Label.Saved.Local().Format("2006-01-02 15:04")
}

// watch opens a save to be looked at from its beginning.
func (l *saved) watch(f *ui.Frame, k *keeping.Kept) error {
	r, err := l.shell.replay(k.Data, l.name(k), func(f *ui.Frame) { f.Go(l) })
	if err != nil {
		return err
	}
	f.GoTelling(r, l.shell.toldOlder())
	return nil
}

// export gives a save away, once the player knows what that reveals.
func (l *saved) export(f *ui.Frame, k *keeping.Kept) error {
	l.sharing = l.shell.Share(f, l.name(k), k.Data, k.Trouble != nil || k.Summary.Over)
	return nil
}

// ask asks before a save is deleted.
func (l *saved) ask(f *ui.Frame) {
	s, name := l.shell, l.name(l.kept(l.asking))
	switch f.Ask(ui.Question{
		ID: "really", Title: s.Say("delete.title"), Sentence: s.Words.Say("shell.delete.sentence", assets.Args{"name": name}),
		Yes: s.Say("delete.yes"), No: s.Say("delete.no"),
	}) {
	case ui.Yes:
		if err := s.Keep.Delete(l.title.ID, l.asking); err != nil {
			f.Toast(s.Say("delete.failed"))
		}
		l.asking = ""
		l.read()
		f.Invalidate()
	case ui.No:
		l.asking = ""
		f.Invalidate()
	}
}
