// Package replay is the screen on which a recorded game is looked at. The tape shows the table; what winds it is here.
//
//	replay.go  the screen and its keys · bar.go the bar and the panel with all there is to choose
package replay

import (
	"strconv"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// Screen shows a recorded game. It is the program around the tape.
type Screen struct {
	ui.Program
	ground  *page.Ground
	title   *shelf.Title
	leave   func(f *ui.Frame) // where to go from here
	tape    ui.Tape
	name    string // of the file that it is shared as
	save    []byte
	over    bool
	as      int  // the onlooker
	cover   int  // the onlooker who has to take his seat first, or -1
	secret  bool // somebody has taken a seat that others must not look at
	playing bool
	speed   int // one of speeds
	goesOn  time.Duration
	resting bool // until then
	panel   bool // all there is to choose is open
	kind    int  // of the marks that are gone to, or -1 for all
	sharing page.Sharing
}

// New opens a recorded game, which is shared as a file of this name; leave is where to go from here. Its error is one of those that the
// ground knows.
func New(g *page.Ground, around ui.Program, save []byte, name string, leave func(f *ui.Frame)) (*Screen, error) {
	summary, err := g.Keep.Check(save)
	if err != nil {
		return nil, err
	}
	r := &Screen{
		Program: around, ground: g, title: g.Title(summary.Title),
		leave: leave, name: name, save: save, over: summary.Over, cover: -1, kind: -1, speed: g.Settings.SpeedIndex(),
	}
	if r.tape, err = r.title.Tape(r, save); err != nil {
		return nil, err
	}
	for i, o := range r.tape.Onlookers() {
		if o.Others == "" {
			r.as = i
			break
		}
	}
	r.tape.LookAs(r.as)
	return r, nil
}

// Tape is what is looked at.
func (r *Screen) Tape() ui.Tape { return r.tape }

// Secret tells whether somebody has taken a seat that others must not look at.
func (r *Screen) Secret() bool { return r.secret }

// ScreenName implements [ui.Named].
func (r *Screen) ScreenName() string { return "replay" }

// LookUp implements [ui.Program] for the tape: the way back leads to this screen.
func (r *Screen) LookUp(f *ui.Frame, _ ui.Screen, place string) { r.Program.LookUp(f, r, place) }

// Show implements [ui.Screen].
func (r *Screen) Show(f *ui.Frame) {
	f.Clock.Speed = keeping.Speeds[r.speed].Speed
	if r.cover >= 0 {
		r.showCover(f)
		return
	}
	places := r.tape.Show(f)
	r.play(f) // now that the moment is told, or not yet
	out := f.Button(ui.Button{ID: "replay.leave", Rect: places.Out, Label: "←", Hint: r.ground.Say("replay.leave"), HintKey: "Esc"})
	r.showBar(f, places.Bar)
	r.keys(f)
	if r.panel {
		f.Modal(func() { r.showPanel(f) })
	}
	r.sharing.Ask(f, r.ground)
	if out || f.Pressed(ui.KeyEscape) {
		r.ground.Settings.Apply(f.Window()) // the speed of the replay was its own
		r.leave(f)
	}
}

// play goes on while the replay runs: when a moment has been told it is left to be looked at, and then the next one is told.
func (r *Screen) play(f *ui.Frame) {
	if !r.playing || r.panel || r.tape.Telling() {
		return
	}
	if r.tape.At() == r.tape.Last() {
		r.playing, r.resting = false, false
		f.Invalidate()
		return
	}
	if !r.resting {
		r.goesOn, r.resting = f.Clock.Now+rests[r.speed], true
	}
	if left := r.goesOn - f.Clock.Now; left > 0 {
		f.WakeIn(left)
		return
	}
	r.resting = false
	r.tape.Tell()
	f.Invalidate()
}

// rests are how long a moment is left to be looked at, by speed.
var rests = [...]time.Duration{900 * time.Millisecond, 450 * time.Millisecond, 200 * time.Millisecond, 100 * time.Millisecond}

// paces are what the speeds are called here.
var paces = [...]string{"½×", "1×", "2×", "8×"}

// keys are the keys that wind the tape, besides those of the buttons.
func (r *Screen) keys(f *ui.Frame) {
	switch {
	case f.Pressed(ui.KeyL):
		r.step(f, 1)
	case f.Pressed(ui.KeyJ):
		r.step(f, -1)
	case f.Pressed(ui.KeyPageDown):
		r.skip(f, 1)
	case f.Pressed(ui.KeyPageUp):
		r.skip(f, -1)
	case f.Pressed(ui.KeyHome):
		r.wind(f, 0)
	case f.Pressed(ui.KeyEnd):
		r.wind(f, r.tape.Last())
	}
}

// wind shows a moment and stops there.
func (r *Screen) wind(f *ui.Frame, to int) {
	r.playing, r.resting = false, false
	r.tape.Wind(to)
	f.Invalidate()
}

// step goes one moment on, telling it, or back.
func (r *Screen) step(f *ui.Frame, by int) {
	r.playing, r.resting = false, false
	if by > 0 {
		r.tape.Tell()
	} else {
		r.tape.Wind(r.tape.At() - 1)
	}
	f.Invalidate()
}

// jump goes to a moment and tells how it came about.
func (r *Screen) jump(f *ui.Frame, to int) {
	r.resting = false
	r.tape.Wind(to - 1)
	if to > 0 {
		r.tape.Tell()
	}
	f.Invalidate()
}

// skip goes to the next mark, or the one before.
func (r *Screen) skip(f *ui.Frame, by int) {
	if to, ok := r.mark(by); ok {
		r.jump(f, to)
	}
}

// mark is the moment of the next mark that is gone to, or of the one before.
func (r *Screen) mark(by int) (at int, ok bool) {
	now := r.tape.At()
	for _, m := range r.tape.Marks() {
		switch {
		case r.kind >= 0 && m.Kind != r.kind:
		case by < 0 && m.At < now:
			at, ok = m.At, true
		case by > 0 && m.At > now:
			return m.At, true
		}
	}
	return at, ok
}

// lookAs has an onlooker look, once the others look away.
func (r *Screen) lookAs(f *ui.Frame, i int) {
	if i == r.as {
		return
	}
	r.playing, r.panel = false, false
	if r.tape.Onlookers()[i].Others != "" {
		r.cover = i
	} else {
		r.as = i
		r.tape.LookAs(i)
	}
	f.Invalidate()
}

// showCover covers the screen until the onlooker says that he alone looks at it.
func (r *Screen) showCover(f *ui.Frame) {
	g, p := r.ground, f.Palette
	o := r.tape.Onlookers()[r.cover]
	f.Backdrop(f.Bounds())
	below, sits := f.Uncover(ui.Cover{
		ID: "replay.sit", Sign: o.Sign, Ink: o.Light.In(p, p.Text), Title: o.Name, Away: g.Words.Say("shell.replay.away", assets.Args{"names": o.Others}),
		Sit: g.Say("replay.sit"), Wait: g.Words.Say("cover.wait"), Below: 62,
	})
	if sits {
		r.as, r.cover, r.secret = r.cover, -1, true
		r.tape.LookAs(r.as)
		f.Invalidate()
	}
	cancel, _ := below.CutBottom(50)
	if f.Button(ui.Button{ID: "replay.cancel", Rect: cancel.Middle(min(cancel.W, 234), 50), Label: g.Say("cancel"), Key: ui.KeyEscape}) {
		r.cover = -1
		f.Invalidate()
	}
}

// share offers the recorded game as a file.
func (r *Screen) share(f *ui.Frame) {
	r.panel = false
	r.sharing = r.ground.Share(f, r.name, r.save, r.over)
}

// momentID is the spot of a mark in the list. Several may be at one moment.
func momentID(m *ui.Mark, nth int) string {
	id := "replay.at." + strconv.Itoa(m.At)
	if nth > 0 {
		id += "." + strconv.Itoa(nth)
	}
	return id
}

// Example winds the tape to two thirds of its marks, for a picture.
func (r *Screen) Example() {
	marks := r.tape.Marks()
	r.tape.Wind(marks[len(marks)*2/3].At)
}

// Open shows all there is to choose.
func (r *Screen) Open() { r.panel = true }

// Sit has an onlooker look, whoever else looks at the screen.
func (r *Screen) Sit(onlooker int) {
	r.as = onlooker
	r.tape.LookAs(onlooker)
}
