package lesson

import (
	"fmt"
	"math"
	"strings"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// Measures of what the guide says, points.
const (
	wide   = 372
	narrow = 300
	margin = 14
	head   = 24
	gap    = 26 // beside it
	around = 44 // above and below what it points at: what hangs there around a place, the chevron
	button = 44
)

// Box is where he speaks.
func (g *Guide[V]) Box() ui.Rect { return g.box }

func (g *Guide[V]) phone() bool { return g.title.Layout().Form.Phone() }

// text is what he says.
func (g *Guide[V]) text() string {
	words := g.flow.Words
	key := "lesson.done"
	s := g.Step()
	switch {
	case s != nil:
		key = s.Key
	case g.last:
		key = "lesson.all_done"
	}
	if touch := key + ".touch"; (g.phone() || g.flow.F.In.Touch) && words.Has(touch) {
		key = touch
	}
	return words.Say(key)
}

// Says is what he says now.
func (g *Guide[V]) Says() string { return g.text() }

// say shows the words of the step, and how to go on where nothing is to be done.
func (g *Guide[V]) say() {
	f := g.flow.F
	p := f.Palette
	text, style := g.text(), p.Body().Sized(render.SizeLarge)
	if g.phone() {
		style = style.Sized(render.SizeText + 1)
	}
	g.box = g.beside(text, style)
	f.Cover("guide", g.box)
	f.Shadow(g.box)
	f.Panel(g.box, render.PanelStyle{Corner: render.Cut, Radius: 10, Fill: p.Prompt.Alpha(0.98), Line: p.Action, Width: 1.5, Glow: p.Action.Alpha(0.5)})
	top, rest := g.box.Inset(margin).CutTop(head)
	g.showHead(top)
	f.Paragraph(text, rest, style)
	if g.Leads() {
		foot, _ := rest.CutBottom(button)
		g.buttons(foot)
	}
}

// showHead names the chapter and counts its steps.
func (g *Guide[V]) showHead(r ui.Rect) {
	f := g.flow.F
	if place := g.Rule(); place != "" {
		var help ui.Rect
		help, r = r.CutRight(26)
		g.showRule(help.Move(2, -4), place)
	}
	count, title := r.CutRight(70)
	label := f.Palette.Label().In(f.Palette.Action)
	name := g.flow.Words.Say("lesson." + g.chapter.Name)
	f.Text(name, title.Move(0, -4), f.Fitted(name, label, title.W))
	step, of := g.Progress()
	f.Text(fmt.Sprintf("%d / %d", min(step+1, of), of), count.Move(0, -4), label.AtRight())
}

// showRule leads to the rule that the step is about.
func (g *Guide[V]) showRule(r ui.Rect, place string) {
	f := g.flow.F
	s := f.Spot(ui.Spot{ID: "guide.rule", Rect: r, Quiet: true, Slow: true})
	ink := f.Palette.Dim
	if s.Attention() {
		ink = f.Palette.Text
	}
	f.Sign("help", r.Middle(20, 20), ink)
	f.HintKey(r, s, g.flow.Words.Say("lesson.rule"), "F1")
	if s.Clicked {
		g.title.LookUp(place)
	}
}

// buttons lead on where nothing is to be done.
func (g *Guide[V]) buttons(r ui.Rect) {
	f, words := g.flow.F, g.flow.Words
	g.focus("guide.next")
	next := ui.Button{ID: "guide.next", Main: true, KeyName: "Enter"}
	if !g.Over() {
		_, next.Rect = r.CutLeft(r.W - 150)
		next.Label = words.Say("lesson.next")
		if f.Button(next) || g.enter {
			g.goOn()
		}
		return
	}
	half := r.Columns(10, 1, 1)
	if f.Button(ui.Button{ID: "guide.contents", Rect: half[0], Label: words.Say("lesson.contents")}) {
		g.flow.Program.Leave(f, g.game)
	}
	next.Rect, next.Label, next.KeyName = half[1], words.Say("lesson.next_chapter"), ""
	if g.last {
		next.Label = words.Say("lesson.play")
	}
	if f.Button(next) || g.enter {
		g.flow.Program.Again(f)
	}
}

// beside finds a place for what he says: over the map or a scene, near what he points at, and never on it nor on what he speaks of. Where
// there is none for it as it usually is, it is narrower and higher, or wider and lower.
func (g *Guide[V]) beside(text string, style render.TextStyle) (best ui.Rect) {
	const rather = 400
	width, other := float64(wide), float64(narrow)
	if g.title.Layout().Form == board.Sideways {
		width, other = other, width
	}
	g.clear = g.spokenOf(g.clear[:0])
	g.spoken = len(g.clear)
	g.clear = g.title.Clear(g.clear)
	best, least := g.place(text, width, style)
	if least > rather {
		if box, cost := g.place(text, other, style); cost < least-rather {
			best = box
		}
	}
	return best
}

// place is the best place for what he says in a width, and what it costs.
func (g *Guide[V]) place(text string, width float64, style render.TextStyle) (best ui.Rect, least float64) {
	const edge, steps, columns = 8, 24, 7
	area := g.title.Middle().Inset(edge)
	w := min(width, area.W)
	h := 2*margin + head + g.flow.F.ParagraphHeight(text, w-2*margin, style)
	if g.Leads() {
		h += button + 10
	}
	if g.to.Empty() && len(g.clear) == 0 {
		return render.Box(area.Right()-w, area.Bottom()-h, w, h).KeepIn(g.flow.F.Bounds()), 0
	}
	across := append(g.across[:0], area.Right()-w, area.X, area.Center().X-w/2, g.to.Right()+gap, g.to.X-gap-w)
	for i := range columns {
		across = append(across, area.X+(area.W-w)*float64(i+1)/(columns+1))
	}
	g.across, least = across, math.Inf(1)
	for _, x := range across {
		for i := range steps + 1 {
			at := render.Box(x, area.Y+(area.H-h)*float64(steps-i)/steps, w, h).KeepIn(area)
			if cost := g.cost(at); cost < least {
				best, least = at, cost
			}
		}
	}
	return best, least
}

// spokenOf adds where the things are that the step speaks of beside the one that it points at.
func (g *Guide[V]) spokenOf(list []ui.Rect) []ui.Rect {
	if g.Over() {
		return list
	}
	for spot := range strings.FieldsSeq(g.Step().With) {
		r, named := g.title.Named(spot)
		if !named {
			r, _ = g.flow.F.Where(spot)
		}
		if !r.Empty() {
			list = append(list, r)
		}
	}
	return list
}

// cost is how badly a place suits what he says: it must not lie on what he points at, nor on what is to be kept clear, and should
// be near it and beside the field.
func (g *Guide[V]) cost(box ui.Rect) float64 {
	const on, field = 1000, 60
	board := box.Intersect(g.title.Field())
	cost := board.W * board.H / field
	if !g.to.Empty() {
		cost += box.Center().Distance(g.to.Center())
	}
	for _, r := range []ui.Rect{g.from, g.to} {
		if r.Empty() {
			continue
		}
		if hidden := box.Intersect(r.InsetXY(-14, -around)); !hidden.Empty() {
			cost += on + hidden.W*hidden.H
		}
		if box.Overlaps(r) {
			cost += 100 * on
		}
	}
	for i, r := range g.clear {
		if !box.Overlaps(r) {
			continue
		}
		cost += on + box.Intersect(r).W*box.Intersect(r).H
		if i < g.spoken {
			cost += 10 * on
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
