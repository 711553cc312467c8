package lesson

import (
	"fmt"
	"math"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Points is what he points at: from where to where something is to be carried, or only to.
func (g *Guide[V]) Points() (from, to ui.Rect) {
	if g == nil {
		return from, to
	}
	return g.from, g.to
}

// Show points at what the step is about and says its words beside it.
func (g *Guide[V]) Show() {
	if g == nil {
		return
	}
	g.from, g.to = ui.Rect{}, ui.Rect{}
	if g.Is(Do) && g.flow.Pending == nil {
		return // what came of the answer is still being shown
	}
	g.point()
	g.draw()
	g.say()
}

// ahead is the name of the spot that is next to be used.
const ahead = "next"

// point finds what the step points at.
func (g *Guide[V]) point() {
	s, f := g.Step(), g.flow.F
	switch {
	case s == nil:
	case s.Spot == ahead:
		g.to, _ = f.Where(g.flow.Places[g.Answer()[0]])
	case s.Spot != "":
		g.pointAt(s.Spot)
	case s.Kind == Do:
		g.pointAtAnswer()
	}
}

// pointAt finds a spot, or a place that the title calls so. A thing on the map that is only to be looked at is brought into view.
func (g *Guide[V]) pointAt(spot string) {
	if r, named := g.title.Named(spot); named {
		g.to = r
		return
	}
	g.to, _ = g.flow.F.Where(spot)
	if thing, lies := g.onMap(spot); lies {
		if g.phone() && g.to.Empty() {
			g.title.Open(board.MapTab)
		}
		g.focus("guide.next", thing)
	}
}

// onMap is the thing on the map that a spot stands for, and false for other spots.
func (g *Guide[V]) onMap(spot string) (found game.Option, lies bool) {
	g.title.OnMap(func(thing game.Option) {
		if g.flow.Names.ID(thing) == spot {
			found, lies = thing, true
		}
	})
	return found, lies
}

// pointAtAnswer finds what gives the answer: a thing to use, or one to be carried to another.
func (g *Guide[V]) pointAtAnswer() {
	t := g.flow
	o, confirms := g.nextPick()
	if confirms {
		g.to, _ = t.F.Where(flow.Choosing)
		g.focus(flow.Choosing)
		return
	}
	thing, seen := t.F.Where(t.Places[o])
	place, lands := g.lands(o)
	id := t.Title.ID(place)
	there, open := t.F.Where(id)
	switch {
	case lands && g.title.Carried() != "":
		g.to = there
		g.focus(id, place)
		return
	case lands && seen && open:
		g.from, g.to = thing, there
	default:
		g.to = thing
	}
	g.focus(t.Places[o], t.Title.Thing(o), place)
}

// nextPick is what is next to be picked for the answer, and whether all of it is picked and has only to be confirmed.
func (g *Guide[V]) nextPick() (o game.Option, confirms bool) {
	t, answer := g.flow, g.Answer()
	for _, o := range answer {
		if !t.Picked(o) {
			return o, false
		}
	}
	return answer[0], t.Pending != nil && flow.Several(t.Pending)
}

// Wants tells whether the player is to give answers next, one after the other: all that may come first where the order is free. While
// the guide explains something the player is shown all that he could do.
func (g *Guide[V]) Wants(answers []game.Option) bool {
	if !g.Is(Do) {
		return true
	}
	for i, o := range answers {
		if !g.comes(o, g.title.Answers()+i) {
			return false
		}
	}
	return true
}

// comes tells whether an answer is the one at a place of the lesson's game or may be brought there, or is given by the same thing.
func (g *Guide[V]) comes(o game.Option, at int) bool {
	thing := g.flow.Title.Thing
	for ; at < g.until(); at++ {
		told := g.next(at)
		if len(told) == 1 && (told[0] == o || o != game.Option{} && thing(told[0]) == thing(o)) {
			return true
		}
		if len(told) != 1 || !g.title.AnyOrder(o) || !g.title.AnyOrder(told[0]) {
			return false
		}
	}
	return false
}

// lands is where the thing of an answer is to be put down, if the answers say that.
func (g *Guide[V]) lands(o game.Option) (game.Option, bool) {
	if at := g.title.Answers() + 1; at < g.until() && len(g.next(at)) > 0 {
		return g.title.Lands(o, &g.next(at)[0])
	}
	return g.title.Lands(o, nil)
}

// focus lets keys begin with a spot, and shows the part of the map where things are, once for each step, answer, thing
// that is taken up, and tab.
func (g *Guide[V]) focus(id string, things ...game.Option) {
	now := fmt.Sprint(g.now, g.title.Answers(), g.title.Carried(), g.title.Layout().Tab)
	if now == g.begun {
		return
	}
	g.begun = now
	g.flow.F.FocusOn(id)
	g.title.Reveal(things...)
}

// draw draws a ring around what is pointed at, and the way of what is to be carried.
func (g *Guide[V]) draw() {
	f := g.flow.F
	ink := f.Palette.Action
	for _, r := range []ui.Rect{g.from, g.to} {
		if r.Empty() {
			continue
		}
		f.Panel(r.Inset(-5), render.PanelStyle{Corner: render.Slight, Line: ink.Alpha(0.35 + 0.65*f.Breath()), Width: 3})
		f.Panel(r.Inset(-11), render.PanelStyle{Corner: render.Slight, Line: ink.Alpha(f.Breath() - 0.55), Width: 2})
	}
	if !g.from.Empty() && !g.to.Empty() && g.title.Carried() == "" {
		a, b := g.from.Center(), g.to.Center()
		f.DashedLine(a.Toward(b, min(0.5, 0.6*g.from.W/max(a.Distance(b), 1))), b, 3, 10, 7, 0, ink)
	}
	if !g.to.Empty() && g.title.Middle().Overlaps(g.to) { // outside of it there are words above what is pointed at
		g.chevron()
	}
}

// chevron points down at the target, or up at it from below where there is no room.
func (g *Guide[V]) chevron() {
	const size = 22
	f := g.flow.F
	bounce := 6 * (1 - f.Breath()) / 0.4
	at, up := render.Point{X: g.to.Center().X, Y: g.to.Y - 14 - size - bounce}, false
	if at.Y < 4 {
		at.Y, up = g.to.Bottom()+14+bounce, true
	}
	key := chevronKey{f.Palette.Action, up}
	render.Art(f.Canvas, key, render.Box(math.Round(at.X-size/2), math.Round(at.Y), size, size), func(q *render.Pen, k chevronKey) {
		top, tip := 2.0, q.H-2
		if k.up {
			top, tip = tip, top
		}
		q.Fill((&render.Path{}).Polygon(render.Point{X: 1, Y: top}, render.Point{X: q.W / 2, Y: (2*top + tip) / 3}, render.Point{X: q.W - 1, Y: top}, render.Point{X: q.W / 2, Y: tip}), k.ink)
	})
}

type chevronKey struct {
	ink render.Color
	up  bool
}
