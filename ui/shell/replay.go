package shell

import (
	"strconv"
	"time"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// replay is the screen on which a recorded game is looked at. The tape shows the table; what winds it is here.
type replay struct {
	*open                     // the program around the tape
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
	sharing sharing
}

// replayed opens a recorded game. Its error is one of those that trouble knows.
func (s *Shell) replayed(save []byte, name string, leave func(f *ui.Frame)) (*replay, error) {
	summary, err := s.check(save)
	if err != nil {
		return nil, err
	}
	r := &replay{leave: leave, name: name, save: save, over: summary.Over, cover: -1, kind: -1, speed: s.settings.speedIndex()}
	r.open = &open{shell: s, title: s.title(summary.Title)}
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

// ScreenName implements [ui.Named].
func (r *replay) ScreenName() string { return "replay" }

// LookUp implements [ui.Program] for the tape: the way back leads to this screen.
func (r *replay) LookUp(f *ui.Frame, _ ui.Screen, place string) { r.open.LookUp(f, r, place) }

// Show implements [ui.Screen].
func (r *replay) Show(f *ui.Frame) {
	f.Clock.Speed = speeds[r.speed].speed
	if r.cover >= 0 {
		r.showCover(f)
		return
	}
	places := r.tape.Show(f)
	r.play(f) // now that the moment is told, or not yet
	out := f.Button(ui.Button{ID: "replay.leave", Rect: places.Out, Label: "←", Hint: r.shell.say("replay.leave")})
	r.showBar(f, places.Bar)
	r.keys(f)
	if r.panel {
		f.Modal(func() { r.showPanel(f) })
	}
	r.sharing.ask(f, r.shell)
	if out || f.Pressed(ui.KeyEscape) {
		r.shell.apply(f.Window()) // the speed of the replay was its own
		r.leave(f)
	}
}

// play goes on while the replay runs: when a moment has been told it is left to be looked at, and then the next one is told.
func (r *replay) play(f *ui.Frame) {
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
func (r *replay) keys(f *ui.Frame) {
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
func (r *replay) wind(f *ui.Frame, to int) {
	r.playing, r.resting = false, false
	r.tape.Wind(to)
	f.Invalidate()
}

// step goes one moment on, telling it, or back.
func (r *replay) step(f *ui.Frame, by int) {
	r.playing, r.resting = false, false
	if by > 0 {
		r.tape.Tell()
	} else {
		r.tape.Wind(r.tape.At() - 1)
	}
	f.Invalidate()
}

// jump goes to a moment and tells how it came about.
func (r *replay) jump(f *ui.Frame, to int) {
	r.resting = false
	r.tape.Wind(to - 1)
	if to > 0 {
		r.tape.Tell()
	}
	f.Invalidate()
}

// skip goes to the next mark, or the one before.
func (r *replay) skip(f *ui.Frame, by int) {
	if to, ok := r.mark(by); ok {
		r.jump(f, to)
	}
}

// mark is the moment of the next mark that is gone to, or of the one before.
func (r *replay) mark(by int) (at int, ok bool) {
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
func (r *replay) lookAs(f *ui.Frame, i int) {
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
func (r *replay) showCover(f *ui.Frame) {
	s, p := r.shell, f.Palette
	o := r.tape.Onlookers()[r.cover]
	f.Backdrop(f.Bounds())
	box := f.Bounds().Middle(min(f.W-32, 720), 300)
	sign, rest := box.CutTop(90)
	if o.Sign != "" {
		f.Sign(o.Sign, sign.Square(), o.Light.In(p, p.Text))
	}
	title, rest := rest.CutTop(60)
	f.Text(o.Name, title, f.Fitted(o.Name, p.Title().Sized(36).In(o.Light.In(p, p.Text)), title.W).Centered())
	away, rest := rest.CutTop(60)
	f.Paragraph(s.words.Say("shell.replay.away", assets.Args{"names": o.Others}), away, p.Body().Sized(render.SizeLarge).Centered())
	buttons, _ := rest.CutTop(50)
	half := buttons.Middle(min(buttons.W, 480), 50).Columns(12, 1, 1)
	if f.Button(ui.Button{ID: "replay.cancel", Rect: half[0], Label: s.say("cancel"), Key: ui.KeyEscape}) {
		r.cover = -1
		f.Invalidate()
	}
	if f.Button(ui.Button{ID: "replay.sit", Rect: half[1], Label: s.say("replay.sit"), Main: true, Key: ui.KeyEnter}) {
		r.as, r.cover, r.secret = r.cover, -1, true
		r.tape.LookAs(r.as)
		f.Invalidate()
	}
}

// share offers the recorded game as a file.
func (r *replay) share(f *ui.Frame) {
	r.panel = false
	r.sharing = r.shell.share(f, r.name, r.save, r.over)
}

// momentID is the spot of a mark in the list. Several may be at one moment.
func momentID(m *ui.Mark, nth int) string {
	id := "replay.at." + strconv.Itoa(m.At)
	if nth > 0 {
		id += "." + strconv.Itoa(nth)
	}
	return id
}
