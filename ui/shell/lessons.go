package shell

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// lessonsName is the document that says how far the player is in the guided games.
const lessonsName = "lessons"

// progress is how far the player is in a chapter.
type progress struct {
	Step int  `json:"step"`
	Of   int  `json:"of"`
	Done bool `json:"done"` // it has been played to its end
}

// learnt is how far he is in each chapter, by title and chapter.
type learnt map[string]map[string]progress

// learnt reads how far the player is; what cannot be read he has not begun.
func (s *Shell) learnt() learnt {
	all := learnt{}
	data, err := s.store.Read(lessonsName)
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.Trouble(err)
		return learnt{}
	}
	return all
}

// keepLearnt notes how far the player is in a chapter.
func (s *Shell) keepLearnt(title, chapter string, p progress) error {
	all := s.learnt()
	if all[title] == nil {
		all[title] = map[string]progress{}
	}
	p.Done = p.Done || all[title][chapter].Done
	all[title][chapter] = p
	data, err := json.Marshal(all)
	if err != nil {
		return err
	}
	return s.store.Write(lessonsName, data)
}

// lessons shows the chapters of a title's guided game.
type lessons struct {
	shell *Shell
	title *shelf.Title
	at    map[string]progress
	now   int // the chapter to go on with
}

// learn opens the chapters of a title's guided game.
func (s *Shell) learn(title *shelf.Title) *lessons {
	l := &lessons{shell: s, title: title, at: s.learnt()[title.ID]}
	for l.now < len(title.Chapters)-1 && l.at[title.Chapters[l.now]].Done {
		l.now++
	}
	return l
}

// ScreenName implements [ui.Named].
func (l *lessons) ScreenName() string { return "lessons" }

// Show implements [ui.Screen].
func (l *lessons) Show(f *ui.Frame) {
	const twoColumns, row = 900, litItemHeight + itemGap
	s := l.shell
	body, back := s.page(f, s.words.Say("lesson.title"))
	body = body.Middle(min(body.W, 1080), body.H)
	intro := f.Palette.Body().Sized(render.SizeLarge)
	_, body = body.CutTop(f.Paragraph(s.words.Say("lesson.minutes"), body, intro) + gap)
	columns := 1
	if body.W >= twoColumns {
		columns = 2
	}
	rows := (len(l.title.Chapters) + columns - 1) / columns
	f.Scroll("lessons.all", body, float64(rows)*row-itemGap+8, func(content ui.Rect) {
		for i := range l.title.Chapters {
			l.chapter(f, i, content.Columns(gap, slices.Repeat([]float64{1}, columns)...)[i/rows], i%rows)
		}
	})
	if back {
		f.Go(s.Front())
	}
}

// chapter shows a chapter in its row, and opens it.
func (l *lessons) chapter(f *ui.Frame, i int, column ui.Rect, row int) {
	name := l.title.Chapters[i]
	words, at := l.shell.words, l.at[name]
	it := item{
		id: "lesson." + name, label: strconv.Itoa(i+1) + "  " + words.Say("lesson."+name), second: words.Say("lesson." + name + ".line"),
		lit: i == l.now,
	}
	r := ui.Box(column.X+4, column.Y+4+float64(row)*(litItemHeight+itemGap), column.W-8, litItemHeight)
	if it.lit {
		it.key = ui.KeyEnter
	}
	if it.show(f, r) {
		l.shell.openChapter(f, l.title, i)
	}
	state, ink := "", f.Palette.Dim
	switch {
	case at.Step > 0 && at.Step < at.Of:
		state, ink = words.Say("lesson.started", assets.Args{"n": at.Step + 1, "of": at.Of}), f.Palette.Text
	case at.Done:
		state, ink = "✓ "+words.Say("lesson.done_before"), f.Palette.Legal
	}
	beside, _ := r.InsetXY(gap, 6).CutTop(r.H * 0.5) // the name; what the chapter is about may take the whole row
	f.Text(state, beside, f.Palette.Label().In(ink).AtRight())
}

// openChapter opens a chapter where it was left.
func (s *Shell) openChapter(f *ui.Frame, title *shelf.Title, number int) {
	at := s.learnt()[title.ID][title.Chapters[number]]
	if at.Step >= at.Of {
		at.Step = 0
	}
	g, err := title.Learn(&learning{open{shell: s, title: title}, number}, number, at.Step)
	if err != nil {
		s.Trouble(err)
		f.Toast(s.trouble(err))
		return
	}
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
	p := progress{step, of, step == of}
	if err := l.shell.keepLearnt(l.title.ID, l.title.Chapters[l.number], p); err != nil {
		f.Toast(l.shell.say("save.failed"))
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
	f.Go(l.shell.learn(l.title))
}
