package front

import (
	"math"
	"slices"
	"time"

	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/sound"
)

// Lengths of motions on the table at normal speed.
const (
	turnTime  = 420 * time.Millisecond
	fadeTime  = 150 * time.Millisecond // instead, with reduced motion
	riseTime  = 250 * time.Millisecond
	enterTime = 380 * time.Millisecond
	leaveTime = 300 * time.Millisecond

	idleFrame = time.Second / 12
	patience  = time.Minute // then nothing moves until the player does something
)

// turning is how the table stands and moves.
type turning struct {
	begun  bool
	to     int     // the title in front
	from   float64 // which was in front when the table began to turn, in between two perhaps
	motion render.Motion

	held   bool    // a hand has it
	offset float64 // which is in front then

	shown  int                      // frames so far
	laid   bool                     // the table is painted
	risen  map[string]render.Motion // by title, once its hologram is painted
	phase  time.Duration            // of what moves by itself
	before time.Duration            // when it was moved last

	left    int // the title whose page was left last, or -1
	leaving render.Motion
}

// stand puts a title in front at once.
func (t *turning) stand(i int) { t.to, t.from, t.motion = i, float64(i), render.Motion{} }

// begin turns the table until a title stands in front, the short way round.
func (t *turning) begin(f *ui.Frame, i, titles int) {
	if i == t.to && !t.held {
		return
	}
	t.from = t.at(f)
	for n := float64(titles); math.Abs(t.from-float64(i)) > n/2; {
		t.from += math.Copysign(n, float64(i)-t.from)
	}
	t.to, t.held = i, false
	length := turnTime
	if f.Clock.Reduced {
		length = fadeTime
	}
	t.motion = f.Clock.Begin(length)
	f.Sound(sound.Ratchet)
	f.Invalidate()
}

// at is which title is in front, in between two while the table turns.
func (t *turning) at(f *ui.Frame) float64 {
	switch {
	case t.held:
		return t.offset
	case f.Clock.Reduced:
		return float64(t.to)
	}
	return render.Between(t.from, float64(t.to), render.InOut(f.Progress(t.motion)))
}

// drag turns the table with the hand that has it, and lets it snap when it is let go.
func (s *Shelf) drag(f *ui.Frame, p *places) {
	area := f.Area("front.table", p.stage)
	t, n := &s.turn, len(s.Titles)
	if n < 2 {
		return
	}
	if area.Pan.X != 0 {
		if !t.held {
			t.held, t.offset = true, t.at(f)
		}
		t.offset += area.Pan.X / (p.table.Radius * standings[min(n, mostPads)-1].ring) * float64(n) / (2 * math.Pi)
		f.Invalidate()
	}
	if t.held && !f.In.Down {
		t.begin(f, ((int(math.Round(t.offset))%n)+n)%n, n)
	}
}

// turnByKeys turns the table while the row of a title has the focus, which follows.
func (t *front) turnByKeys(f *ui.Frame, i int) {
	n := len(t.Titles)
	step := 0
	switch {
	case n < 2:
	case f.Pressed(ui.KeyLeft):
		step = n - 1
	case f.Pressed(ui.KeyRight):
		step = 1
	}
	if step > 0 {
		f.FocusOn(titleID(&t.Titles[(i+step)%n]))
	}
}

// idle moves on what moves by itself, while somebody may look at it.
func (s *Shelf) idle(f *ui.Frame) {
	t := &s.turn
	passed := f.Clock.Now - t.before
	t.before = f.Clock.Now
	if s.unmoved || f.Clock.Reduced || f.Clock.Speed == render.Off || f.Idle() > patience || f.Tired() {
		return
	}
	t.phase += min(passed, 2*idleFrame)
	f.WakeIn(idleFrame)
}

// wave is a motion to and fro once in a length, -1 to 1.
func (t *turning) wave(length time.Duration) float64 {
	return math.Sin(2 * math.Pi * float64(t.phase%length) / float64(length))
}

// A scene is the table as the front page shows it, or a title's page, or on the way from one to the other.
type scene struct {
	p     *places
	page  holo.Camera // of the title's page
	title int         // whose page it is
	share float64     // 0 on the front page, 1 on the title's
}

const pagePad = 0.74 // the radius of the one pad on a title's page

// showTable shows the table of the front page, on the way back from a title's page perhaps.
func (t *front) showTable(f *ui.Frame, p *places) {
	if p.bare {
		return
	}
	t.drag(f, p)
	sc := scene{p: p}
	if left := t.turn.left - 1; left >= 0 && left < len(t.Titles) {
		sc.title, sc.page = left, t.pageCamera(f)
		sc.share = 1 - render.InOut(f.Progress(t.turn.leaving))
	}
	t.draw(f, sc)
	for _, i := range t.onTable(f) {
		t.pad(f, p, i)
	}
}

// pad is the part of the table that stands for a title: pointing at it turns it to the front, a click opens its page.
func (t *front) pad(f *ui.Frame, p *places, i int) {
	title := &t.Titles[i]
	spot := t.place(f, p, i).Spot()
	s := f.Spot(ui.Spot{ID: "pad." + title.ID, Rect: spot.Intersect(p.stage), Round: true, Quiet: true, Slow: true})
	if s.Sheet {
		t.turn.begin(f, i, len(t.Titles))
	}
	if s.Clicked {
		t.open(f, i)
	}
}

// onTable lists the titles that are on the table, those behind first. Where there are more than it carries they are the nearest to the
// front.
func (s *Shelf) onTable(f *ui.Frame) []int {
	n := len(s.Titles)
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	at := s.turn.at(f)
	behind := func(i int) float64 {
		d := math.Mod(math.Abs(float64(i)-at), float64(n))
		return min(d, float64(n)-d)
	}
	slices.SortStableFunc(all, func(a, b int) int { return int(math.Copysign(1, behind(a)-behind(b))) })
	all = all[:min(n, mostPads)]
	slices.Reverse(all)
	return all
}

// place is where a title's pad stands on the front page now.
func (s *Shelf) place(f *ui.Frame, p *places, i int) holo.Pad {
	n := len(s.Titles)
	pads := min(n, mostPads)
	behind := float64(i) - s.turn.at(f)
	for behind > float64(n)/2 {
		behind -= float64(n)
	}
	for behind <= -float64(n)/2 {
		behind += float64(n)
	}
	return standings[pads-1].pad(p.table, behind, pads)
}

// waits tells whether nothing is to be painted yet: the first frame is to be there at once, and who does something soon after it is
// answered before the table comes.
func (s *Shelf) waits(f *ui.Frame) bool {
	const soon = 20 // frames
	s.turn.shown++
	if s.unmoved || s.turn.shown > 1 && (s.turn.shown > soon || !f.Awaited()) {
		return false
	}
	f.WakeIn(ui.Tick)
	return true
}

// draw draws the table and what stands on it.
func (s *Shelf) draw(f *ui.Frame, sc scene) {
	s.idle(f)
	rest, title := sc.p.table, &s.Titles[sc.title]
	cam := rest.Between(sc.page, sc.share)
	f.Glow(cam.At, cam.Radius*1.7, house.Alpha(0.12))
	waits := s.waits(f)
	if waits && !s.turn.laid {
		return
	}
	s.turn.laid = true
	if sc.share < 1 {
		f.Fade(1-sc.share, func() { holo.Table(f.Canvas, cam, rest, render.Color{}) })
	}
	if sc.share > 0 {
		f.Fade(sc.share, func() { holo.Table(f.Canvas, cam, sc.page, holo.Tint(title.Light(f.Palette))) })
	}
	budget := 1 // sheets to paint in this frame
	if waits {
		budget = 0
	}
	others := max(1-sc.share*2.5, 0)
	if f.Clock.Reduced {
		others *= f.Progress(s.turn.motion)
	}
	for _, i := range s.onTable(f) {
		pad, share := s.place(f, sc.p, i), others
		if sc.share > 0 && i == sc.title {
			pad, share = pad.Between(holo.Pad{Camera: sc.page, R: pagePad}, sc.share), 1
		}
		if share == 0 {
			continue
		}
		pad.Camera = cam
		f.Fade(share, func() { s.stand(f, sc, i, pad, &budget) })
	}
}

var house = render.Hex(0x35559C)

// stand draws a title's hologram, and its name on a plate.
func (s *Shelf) stand(f *ui.Frame, sc scene, i int, pad holo.Pad, budget *int) {
	title := &s.Titles[i]
	front := standings[min(len(s.Titles), mostPads)-1].pad(sc.p.table, 0, len(s.Titles))
	h := s.hologram(f, title, front, len(s.Titles) == 1)
	ready := s.bake(f, &h, title, budget)
	if sc.share > 0 && i == sc.title {
		own := holo.Pad{Camera: sc.page, R: pagePad}
		if large := s.hologram(f, title, own, true); s.bake(f, &large, title, budget) {
			h, ready = large, true
			h.Risen = 1
		}
	}
	if m, known := s.turn.risen[title.ID]; known {
		h.Risen = max(h.Risen, f.Progress(m))
	} else if ready {
		s.rise(f, title)
	}
	_, acts := s.state(title)
	h.Lit = acts && sc.share < 1
	h.Broken = s.Failed[title.ID] != nil
	h.Bright = f.Focused(titleID(title)) || s.pointed(f, title)
	h.Draw(f.Canvas, pad)
	if sc.share > 0 {
		return
	}
	if h.Lit {
		f.Chevron(pad.Over(0, title.Look.Tall, 0), 16+22*pad.R, f.Palette.Legal)
	}
	if sc.p.plates && (len(s.Titles) < 5 || i == s.turn.to || h.Bright) {
		s.plate(f, sc.p, i, pad)
	}
}

// rise has a hologram appear on its beam, now that it is painted.
func (s *Shelf) rise(f *ui.Frame, title *shelf.Title) {
	if s.turn.risen == nil {
		s.turn.risen = map[string]render.Motion{}
	}
	m := render.Motion{}
	if !s.unmoved {
		m = f.Clock.Begin(riseTime)
	}
	s.turn.risen[title.ID] = m
	f.Invalidate()
}

// pointed tells whether the pointer is at a title, in the list or on the table.
func (s *Shelf) pointed(f *ui.Frame, title *shelf.Title) bool {
	return f.Hovered(titleID(title)) || f.Hovered("pad."+title.ID)
}

// hologram is a title's object as it stands on a pad at rest. Sheets are painted for sizes some way apart.
func (s *Shelf) hologram(f *ui.Frame, title *shelf.Title, rest holo.Pad, large bool) holo.Hologram {
	const apart = 24
	t := &s.turn
	return holo.Hologram{
		ID: title.ID, Look: &title.Look, Light: title.Light(f.Palette), Large: large,
		Unit: math.Ceil(rest.Radius()/apart) * apart, InPad: rest.R, Pitch: rest.Camera.Pitch,
		Turn: 2 * math.Pi * float64(t.phase%turnsIn) / float64(turnsIn), Sway: 1.5 * t.wave(6*time.Second), Beam: 1 + 0.04*t.wave(5*time.Second),
	}
}

// turnsIn is how long what lies on a pad takes to turn once.
const turnsIn = 180 * time.Second

// bake paints what is missing of a hologram, as far as the budget of sheets goes, and tells whether all is there.
func (s *Shelf) bake(f *ui.Frame, h *holo.Hologram, title *shelf.Title, budget *int) bool {
	if s.Failed[title.ID] != nil {
		return false
	}
	for sheet := range holo.Sheets {
		if h.Baked(f.Canvas, sheet) {
			continue
		}
		if *budget == 0 && !s.unmoved {
			f.WakeIn(ui.Tick)
			return false
		}
		if !s.Try(title, func() error { h.Bake(f.Canvas, sheet); return nil }) {
			return false
		}
		*budget--
		f.WakeIn(ui.Tick)
	}
	return true
}

// plate shows a title's name under its pad, or over its hologram where the pad stands behind.
func (s *Shelf) plate(f *ui.Frame, p *places, i int, pad holo.Pad) {
	const behind = -0.35
	title, pal := &s.Titles[i], f.Palette
	k := p.table.Radius / 386
	light := title.Light(pal)
	size := 16.0
	if i == s.turn.to {
		size = 19
	}
	style := pal.Title().Sized(size * p.grow).In(light.Mix(pal.Text, 0.25)).Centered()
	name := s.name(title)
	at := pad.Over(0, 0, 1.3).Add(render.Point{Y: 16 * k})
	switch {
	case pad.Z < behind:
		at = pad.Over(0, title.Look.Tall+0.1, 0)
	case i != s.turn.to && pad.X > 0:
		at.X += 95 * pad.X * k
	case i != s.turn.to:
		at.X += 25 * pad.X * k
	}
	r := render.Around(at, f.TextWidth(name, style)+size*1.3*p.grow, size*1.65*p.grow).KeepIn(f.Bounds().Inset(8))
	f.Panel(r, render.PanelStyle{Corner: render.Slight, Fill: pal.Space.Mix(pal.Panel, 0.3).Alpha(0.86), Line: light.Alpha(0.55), Width: 1})
	f.Text(name, r, style)
}
