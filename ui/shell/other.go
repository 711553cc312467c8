package shell

import (
	"time"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/page"
)

// Two windows with the same saves would write over each other's game. So one of them plays; another one may look on at what everybody
// may see there, as the second window does, or take over.

// other is the page of a window that does not play because another one does.
type other struct {
	shell *Shell
	taken bool             // it played until the other one took over
	free  bool             // the other one has gone
	then  func() ui.Screen // what it was opened for
}

// enter returns the screen that a window begins with.
func (s *Shell) enter(first func() ui.Screen) ui.Screen {
	if s.shared != nil && !s.shared.Begin() {
		return &other{shell: s, then: first}
	}
	s.clearSecond() // a game that was cut off may have left something
	return first()
}

// lookout looks what other windows do.
type lookout struct {
	plays bool // this window did when it looked last
	out   int  // looks since it has not
}

// handover is for how many looks a window that was taken over leaves what it has left to the other one.
const handover = 5

// watch looks now and then what other windows do, as long as this one is open.
func (s *Shell) watch(w *ui.Window) {
	const often = time.Second
	l := s.lookout()
	w.Every(often, func() { s.look(&l, w) })
}

// lookout returns the lookout of a window as it begins.
func (s *Shell) lookout() lookout { return lookout{plays: s.shared.Plays(), out: handover} }

// look looks whether another window plays now, wants to look on, or plays no more.
func (s *Shell) look(l *lookout, w *ui.Window) {
	played := l.plays
	l.plays = s.shared.Plays()
	switch {
	case played && !l.plays:
		l.out = 0
		w.Do(s.giveWay)
	case l.plays && s.shared.Wished():
		w.Do(s.beLookedAt)
	case !l.plays:
		if l.out++; l.out > handover && s.shared.Begin() {
			l.plays = true
			w.Do(s.comeIn)
		}
	}
}

// comeIn has a window play that was kept out by one that has gone. Whoever looks on sees the end first.
func (s *Shell) comeIn(f *ui.Frame) {
	switch screen := f.Window().Screen().(type) {
	case *other:
		screen.enter(f)
	case *follow:
		if o, waits := screen.back.(*other); waits {
			o.free = true
		}
	}
}

// giveWay ends what is played here if another window has taken over.
func (s *Shell) giveWay(f *ui.Frame) {
	if s.shared == nil || s.shared.Plays() {
		return
	}
	s.second = false
	s.play(nil)
	f.Go(&other{shell: s, taken: true, then: s.Front})
}

// beLookedAt shows the game from now on to the window that wants to look on.
func (s *Shell) beLookedAt(f *ui.Frame) {
	s.second = true
	g, playing := f.Window().Screen().(ui.Game)
	if !playing || s.playing == nil {
		return // the next game is shown when it begins
	}
	if err := s.playing.showSecond(g); err != nil {
		s.Trouble(err)
	}
}

// ScreenName implements [ui.Named].
func (o *other) ScreenName() string { return "other" }

// Show implements [ui.Screen].
func (o *other) Show(f *ui.Frame) {
	const button = 52
	s, p := o.shell, f.Palette
	if o.free {
		o.free = false
		o.enter(f)
	}
	f.Backdrop(f.Bounds())
	heading, sentence := s.Say("other.title"), s.Say("other.about")
	if o.taken {
		heading, sentence = s.Say("other.taken"), s.Say("other.taken.about")
	}
	title, text := p.Title().Sized(render.SizeHead), p.Body().Sized(render.SizeLarge)
	width := min(f.W-2*page.Margin, 620) - 2*page.Margin
	head, body := f.ParagraphHeight(heading, width, title), f.ParagraphHeight(sentence, width, text)
	buttons := button + 0.0
	narrow := width < 420
	if narrow {
		buttons = 2*button + page.Gap
	}
	box := f.Bounds().Middle(width+2*page.Margin, head+body+buttons+2*page.Margin+3*page.Gap)
	f.Panel(box, p.Glass().With(p.LineLight, 1.5))
	place, inner := box.Inset(page.Margin).CutTop(head + page.Gap)
	f.Paragraph(heading, place, title.Centered())
	place, inner = inner.CutTop(body + 2*page.Gap)
	f.Paragraph(sentence, place, text.Centered())
	places := inner.Columns(12, 1, 1)
	if narrow {
		places = inner.Rows(page.Gap, 1, 1)
	}
	if f.Button(ui.Button{ID: "other.look", Rect: places[0], Label: s.Say("other.look"), Main: true, Key: ui.KeyEnter}) {
		o.look(f)
	}
	if f.Button(ui.Button{ID: "other.take", Rect: places[1], Label: s.Say("other.take")}) {
		o.take(f)
	}
}

// look goes to what everybody may see of the game in the other window.
func (o *other) look(f *ui.Frame) {
	if err := o.shell.shared.Wish(); err != nil {
		o.shell.Trouble(err)
	}
	f.Go(&follow{shell: o.shell, back: o})
}

// take has this window play instead of the other one.
func (o *other) take(f *ui.Frame) {
	o.shell.shared.TakeOver()
	o.enter(f)
}

// enter shows what the window was opened for.
func (o *other) enter(f *ui.Frame) {
	o.shell.Keep.Forget()
	o.shell.clearSecond()
	f.Go(o.then())
}
