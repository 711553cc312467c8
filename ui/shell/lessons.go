package shell

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// lessons shows the chapters of a title's guided game.
type lessons struct {
	shell *Shell
	title *shelf.Title
	at    map[string]keeping.Progress
	now   int // the chapter to go on with
}

// learn opens the chapters of a title's guided game.
func (s *Shell) learn(title *shelf.Title) *lessons {
	l := &lessons{shell: s, title: title, at: s.Keep.Learnt(title.ID)}
	for l.now < len(title.Chapters)-1 && l.at[title.Chapters[l.now]].Done {
		l.now++
	}
	return l
}

// ScreenName implements [ui.Named].
func (l *lessons) ScreenName() string { return "lessons" }

// Show implements [ui.Screen].
func (l *lessons) Show(f *ui.Frame) {
	const twoColumns = 900
	s := l.shell
	body, back := s.Show(f, l.title, s.Words.Say("lesson.title"))
	body = body.Middle(min(body.W, 1080), body.H)
	intro := f.Palette.Body().Sized(render.SizeLarge)
	_, body = body.CutTop(f.Paragraph(s.Opened(l.title).Say("lesson.minutes"), body, intro) + page.Gap)
	columns := 1
	if body.W >= twoColumns {
		columns = 2
	}
	rows := (len(l.title.Chapters) + columns - 1) / columns
	high, gap := rowsIn(body.H-2*aroundRows, rows)
	f.Scroll("lessons.all", body, float64(rows)*(high+gap)-gap+2*aroundRows, func(content ui.Rect) {
		for i := range l.title.Chapters {
			column := content.Columns(page.Gap, slices.Repeat([]float64{1}, columns)...)[i/rows].InsetXY(aroundRows, 0)
			l.chapter(f, i, ui.Box(column.X, column.Y+aroundRows+float64(i%rows)*(high+gap), column.W, high))
		}
	})
	if back {
		f.Go(s.Home(l.title))
	}
}

const aroundRows = 4 // points, for the light around a row

// rowsIn is how high rows are that fill a height, and what lies between them: a little less than usual where they then need no scrolling.
func rowsIn(height float64, rows int) (high, gap float64) {
	const leastHigh, leastGap = 52, 6
	if high = (height+leastGap)/float64(rows) - leastGap; high < leastHigh || high >= page.LitHeight {
		return page.LitHeight, page.ItemGap
	}
	return high, leastGap
}

// chapter shows a chapter in its row, and opens it.
func (l *lessons) chapter(f *ui.Frame, i int, r ui.Rect) {
	name := l.title.Chapters[i]
	words, at := l.shell.Opened(l.title), l.at[name]
	it := page.Item{
		ID: "lesson." + name, Label: strconv.Itoa(i+1) + "  " + words.Say("lesson."+name), Second: words.Say("lesson." + name + ".line"),
		Lit: i == l.now,
	}
	if it.Lit {
		it.Key = ui.KeyEnter
	}
	if it.Show(f, r) {
		l.shell.openChapter(f, l.title, i)
	}
	state, ink := "", f.Palette.Dim
	switch {
	case at.Step > 0 && at.Step < at.Of:
		state, ink = words.Say("lesson.started", assets.Args{"n": at.Step + 1, "of": at.Of}), f.Palette.Text
	case at.Done:
		state, ink = "✓ "+words.Say("lesson.done_before"), f.Palette.Legal
	}
	beside, _ := r.InsetXY(page.Gap, 6).CutTop(r.H * 0.5) // the name; what the chapter is about may take the whole row
	f.Text(state, beside, f.Palette.Label().In(ink).AtRight())
}

// openChapter opens a chapter where it was left.
func (s *Shell) openChapter(f *ui.Frame, title *shelf.Title, number int) {
	at := s.Keep.Learnt(title.ID)[title.Chapters[number]]
	if at.Step >= at.Of {
		at.Step = 0
	}
	l := &learning{open{shell: s, title: title, lesson: true}, number}
	g, err := safely(func() (ui.Game, error) { return title.Learn(l, number, at.Step) })
	if err != nil {
		s.Trouble(err)
		f.Toast(s.WhyNot(err))
		return
	}
	l.open.game = g
	s.play(&l.open)
	f.Go(g)
}

// learning is the program around a chapter of a guided game. No saved game comes of it: only how far the player is, is kept.
type learning struct {
	open
	number int
}

// Keep implements [ui.Program].
func (l *learning) Keep(f *ui.Frame, g ui.Game) {
	step, of := g.(ui.Lesson).Progress()
	p := keeping.Progress{Step: step, Of: of, Done: step == of}
	if err := l.shell.Keep.KeepLearnt(l.title.ID, l.title.Chapters[l.number], p); err != nil {
		f.Toast(l.shell.Say("save.failed"))
	}
}

// Menu implements [ui.Program]: there is nothing else to choose.
func (l *learning) Menu(f *ui.Frame, g ui.Game) { l.Leave(f, g) }

// Again implements [ui.Program]: the next chapter follows, after the last one a game.
func (l *learning) Again(f *ui.Frame) {
	if next := l.number + 1; next < len(l.title.Chapters) {
		l.shell.openChapter(f, l.title, next)
		return
	}
	f.Go(l.shell.newGame(l.title))
}

// Leave implements [ui.Program].
func (l *learning) Leave(f *ui.Frame, g ui.Game) {
	l.Keep(f, g)
	l.close()
	f.Go(l.shell.learn(l.title))
}
