package rebellion

import (
	"fmt"
	"math"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// Guides implements [ui.Guiding].
func (t *Table) Guides() (from, to ui.Rect) {
	if t.guide == nil {
		return from, to
	}
	return t.guide.from, t.guide.to
}

// showGuide points at what the step is about and says its words beside it.
func (t *Table) showGuide() {
	g := t.guide
	if g == nil {
		return
	}
	g.from, g.to = ui.Rect{}, ui.Rect{}
	s := g.step()
	if s != nil && s.kind == does && t.Pending == nil {
		return // what came of the answer is still being shown
	}
	g.point(t)
	g.draw(t)
	g.say(t)
}

// point finds what the step points at.
func (g *guide) point(t *Table) {
	s := g.step()
	switch {
	case s == nil:
	case s.spot == "track":
		g.to = t.Board.Layout().Bar
	case s.spot == "pool":
		g.to = t.Board.Pool(&t.View, t.View.Side())
	case s.spot == "next":
		g.to, _ = t.F.Where(t.Places[g.log[t.Game.Answers()].Picks[0]])
	case s.spot != "":
		g.to, _ = t.F.Where(s.spot)
		g.showOnMap(t, s.spot)
	case s.kind == does:
		g.pointAtAnswer(t)
	}
}

// showOnMap opens the part of the map where a system is that is only to be looked at.
func (g *guide) showOnMap(t *Table, spot string) {
	for s := range rules.BaseSpace {
		if thing := s.Thing(); words.ID(thing) == spot {
			if t.Phone() && g.to.Empty() {
				t.open(board.MapTab)
			}
			g.focus(t, "guide.next", thing)
		}
	}
}

// pointAtAnswer finds what gives the answer: a thing to use, or one to be carried to another.
func (g *guide) pointAtAnswer(t *Table) {
	at := t.Game.Answers()
	o := g.log[at].Picks[0]
	thing, seen := t.F.Where(t.Places[o])
	place, lands := g.landing(t, at)
	there, open := t.F.Where(words.ID(place))
	switch {
	case lands && t.grip.name != "":
		g.to = there
		g.focus(t, words.ID(place), place)
		return
	case lands && seen && open:
		g.from, g.to = thing, there
	default:
		g.to = thing
	}
	g.focus(t, t.Places[o], words.ThingOf(o), place)
}

// focus lets keys begin with a spot, and shows the part of the map where things are, once for each step, answer, thing
// that is taken up, and tab.
func (g *guide) focus(t *Table, id string, things ...game.Option) {
	now := fmt.Sprint(g.now, t.Game.Answers(), t.grip.name, t.Board.Layout().Tab)
	if now == g.begun {
		return
	}
	g.begun = now
	t.F.FocusOn(id)
	const margin, most = 60, 1.2
	var set rules.Systems
	hidden := false
	for _, thing := range things {
		r, seen := t.Board.Where(thing, &t.View)
		if s := systemOf(thing); s < rules.BaseSpace && !r.Empty() {
			set |= 1 << s
			hidden = hidden || !seen || !r.Within(t.Board.Layout().Map)
		}
	}
	if !hidden || t.scene != nil {
		return
	}
	camera, area := t.Board.Camera, t.Board.Around(set).Inset(-margin)
	zoom := min(camera.View.W/area.W, camera.View.H/area.H, most)
	camera.GlideTo(render.Shot{At: area.Center(), Zoom: zoom}, t.F.Clock)
}

// systemOf is the system that a thing is or stands in, if it is on the map.
func systemOf(thing game.Option) rules.System {
	switch thing.Kind {
	case rules.KindSystem:
		return rules.System(thing.A)
	case rules.KindUnitAt:
		return rules.System(thing.B)
	}
	return rules.NoSystem
}

// landing is where the thing of an answer is to be put down, if the next answer says that.
func (g *guide) landing(t *Table, at int) (game.Option, bool) {
	if t.Asks(rules.AskMove) && g.log[at].Picks[0].Kind == rules.KindMove {
		return t.View.Moving.To.Thing(), true
	}
	o := g.log[at].Picks[0]
	if t.Asking().Then == "" || o.Kind == rules.KindButton || o.Kind == rules.KindSlot || at+1 >= g.chapter.until(g.now) {
		return game.Option{}, false
	}
	return words.ThingOf(g.log[at+1].Picks[0]), true
}

// draw draws a ring around what is pointed at, and the way of what is to be carried.
func (g *guide) draw(t *Table) {
	f := t.F
	ink := f.Palette.Action
	for _, r := range []ui.Rect{g.from, g.to} {
		if r.Empty() {
			continue
		}
		f.Panel(r.Inset(-5), render.PanelStyle{Corner: render.Slight, Line: ink.Alpha(0.35 + 0.65*f.Breath()), Width: 3})
		f.Panel(r.Inset(-11), render.PanelStyle{Corner: render.Slight, Line: ink.Alpha(f.Breath() - 0.55), Width: 2})
	}
	if !g.from.Empty() && !g.to.Empty() && t.grip.name == "" {
		a, b := g.from.Center(), g.to.Center()
		f.DashedLine(a.Toward(b, min(0.5, 0.6*g.from.W/max(a.Distance(b), 1))), b, 3, 10, 7, 0, ink)
	}
	if !g.to.Empty() {
		g.chevron(t)
	}
}

// chevron points down at the target, or up at it from below where there is no room.
func (g *guide) chevron(t *Table) {
	const size = 22
	f := t.F
	ink := f.Palette.Action
	bounce := 6 * (1 - f.Breath()) / 0.4
	at, up := render.Point{X: g.to.Center().X, Y: g.to.Y - 14 - size - bounce}, false
	if at.Y < 4 {
		at.Y, up = g.to.Bottom()+14+bounce, true
	}
	type chevronKey struct {
		ink render.Color
		up  bool
	}
	render.Art(f.Canvas, chevronKey{ink, up}, render.Box(math.Round(at.X-size/2), math.Round(at.Y), size, size), func(q *render.Pen, k chevronKey) {
		top, tip := 2.0, q.H-2
		if k.up {
			top, tip = tip, top
		}
		q.Fill((&render.Path{}).Polygon(render.Point{X: 1, Y: top}, render.Point{X: q.W / 2, Y: (2*top + tip) / 3}, render.Point{X: q.W - 1, Y: top}, render.Point{X: q.W / 2, Y: tip}), k.ink)
	})
}

// Measures of what the guide says, points.
const (
	guideWidth  = 372
	guideNarrow = 300
	guideMargin = 14
	guideHead   = 24
	guideAround = 44 // above and below what it points at: a system's ships and ground units, the chevron
	guideButton = 44
)

// say shows the words of the step, and how to go on where nothing is to be done.
func (g *guide) say(t *Table) {
	f := t.F
	key := "lesson.done"
	s := g.step()
	switch {
	case s != nil:
		key = s.key
	case g.last:
		key = "lesson.all_done"
	}
	if touch := key + ".touch"; t.Say.Touch && t.Words.Has(touch) {
		key = touch
	}
	text := t.Words.Say(key)
	style := f.Palette.Body().Sized(render.SizeLarge)
	if t.Phone() {
		style = style.Sized(render.SizeText + 1)
	}
	width := min(guideWidth, t.Middle().W-16)
	if t.Board.Layout().Form == board.Sideways {
		width = guideNarrow
	}
	height := 2*guideMargin + guideHead + f.ParagraphHeight(text, width-2*guideMargin, style)
	if g.leads() {
		height += guideButton + 10
	}
	g.box = g.beside(t, width, height)
	box := g.box
	p := f.Palette
	f.Cover("guide", box)
	f.Shadow(box)
	f.Panel(box, render.PanelStyle{Corner: render.Cut, Radius: 10, Fill: p.Prompt.Alpha(0.98), Line: p.Action, Width: 1.5, Glow: p.Action.Alpha(0.5)})
	head, rest := box.Inset(guideMargin).CutTop(guideHead)
	if place := g.rule(); place != "" {
		var help ui.Rect
		help, head = head.CutRight(26)
		g.showRule(t, help.Move(2, -4), place)
	}
	count, title := head.CutRight(70)
	label := p.Label().In(p.Action)
	name := t.Words.Say("lesson." + g.chapter.name)
	f.Text(name, title.Move(0, -4), f.Fitted(name, label, title.W))
	f.Text(fmt.Sprintf("%d / %d", min(g.now+1, len(g.chapter.steps)), len(g.chapter.steps)), count.Move(0, -4), label.AtRight())
	f.Paragraph(text, rest, style)
	if g.leads() {
		foot, _ := rest.CutBottom(guideButton)
		g.buttons(t, foot)
	}
}

// showRule leads to the rule that the step is about.
func (g *guide) showRule(t *Table, r ui.Rect, place string) {
	f := t.F
	s := f.Spot(ui.Spot{ID: "guide.rule", Rect: r, Quiet: true, Slow: true})
	ink := f.Palette.Dim
	if s.Attention() {
		ink = f.Palette.Text
	}
	f.Sign("help", r.Middle(20, 20), ink)
	f.Hint(r, s, t.Words.Say("lesson.rule"))
	if s.Clicked {
		t.lookUp(place)
	}
}

// leads tells whether the guide waits only to be led on.
func (g *guide) leads() bool { return g.over() || g.step().kind == tells }

// listens tells whether the player only listens to a guide just now: nothing else should catch his eye.
func (t *Table) listens() bool { return t.guide != nil && t.guide.leads() }

// hear takes the key that leads on before the table does.
func (g *guide) hear(f *ui.Frame) { g.enter = g.leads() && f.Pressed(ui.KeyEnter) }

// buttons lead on where nothing is to be done.
func (g *guide) buttons(t *Table, r ui.Rect) {
	f := t.F
	g.focus(t, "guide.next")
	next := ui.Button{ID: "guide.next", Main: true, KeyName: "Enter"}
	if !g.over() {
		_, next.Rect = r.CutLeft(r.W - 150)
		next.Label = t.Words.Say("lesson.next")
		if f.Button(next) || g.enter {
			g.next(t)
		}
		return
	}
	half := r.Columns(10, 1, 1)
	if f.Button(ui.Button{ID: "guide.contents", Rect: half[0], Label: t.Words.Say("lesson.contents")}) {
		t.Program.Leave(f, t)
	}
	next.Rect, next.Label, next.KeyName = half[1], t.Words.Say("lesson.next_chapter"), ""
	if g.last {
		next.Label = t.Words.Say("lesson.play")
	}
	if f.Button(next) || g.enter {
		t.Program.Again(f)
	}
}

// beside finds a place for what the guide says: over the map or a scene, near what it points at, and never on it.
func (g *guide) beside(t *Table, w, h float64) ui.Rect {
	const gap, margin = 26, 8
	const above = guideAround + 4
	area := t.Middle().Inset(margin)
	places := []ui.Rect{
		render.Box(area.Right()-w, area.Bottom()-h, w, h), render.Box(area.X, area.Bottom()-h, w, h),
		render.Box(area.Right()-w, area.Y, w, h), render.Box(area.X, area.Y, w, h),
		area.Middle(w, h), render.Box(area.Center().X-w/2, area.Y, w, h), render.Box(area.Center().X-w/2, area.Bottom()-h, w, h),
	}
	target := g.to
	if target.Empty() {
		return places[0].KeepIn(t.F.Bounds())
	}
	at := target.Center()
	near := []ui.Rect{
		render.Box(target.Right()+gap, at.Y-h/2, w, h), render.Box(target.X-gap-w, at.Y-h/2, w, h),
		render.Box(at.X-w/2, target.Y-above-h, w, h), render.Box(at.X-w/2, target.Bottom()+above, w, h),
	}
	for i := range near {
		near[i] = near[i].KeepIn(area)
	}
	places = append(near, places...)
	g.dice = t.rolledDice(g.dice[:0])
	return slices.MinFunc(places, func(a, b ui.Rect) int { return int(g.cost(a) - g.cost(b)) })
}

// rolledDice lists where the dice of an attack are that can be given to units.
func (t *Table) rolledDice(dice []ui.Rect) []ui.Rect {
	if c := &t.View.Combat; t.Asks(rules.AskFireAt) {
		for i, d := range c.Dice[:c.Rolled] {
			if r, seen := t.F.Where(t.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color))); seen {
				dice = append(dice, r)
			}
		}
	}
	return dice
}

// cost is how badly a place suits what the guide says: it must not lie on what it points at, nor on dice, and should be near it.
func (g *guide) cost(box ui.Rect) float64 {
	const on = 1000
	cost := box.Center().Distance(g.to.Center())
	for _, r := range []ui.Rect{g.from, g.to} {
		if r.Empty() {
			continue
		}
		if hidden := box.Intersect(r.InsetXY(-14, -guideAround)); !hidden.Empty() {
			cost += on + hidden.W*hidden.H
		}
	}
	for _, r := range g.dice {
		if box.Overlaps(r) {
			cost += on / 2
		}
	}
	if !g.from.Empty() { // nor on the way
		for i := range 9 {
			if box.Contains(g.from.Center().Toward(g.to.Center(), float64(i+1)/10)) {
				cost += on / 10
			}
		}
	}
	return cost
}
