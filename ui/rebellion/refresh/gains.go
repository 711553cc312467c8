package refresh

import (
	"strconv"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
)

// Gains are the leaders that the Refresh Phase brought to both sides, and the units that the viewer's side built.
type Gains struct {
	Recruits []Recruited
	Built    []Built
}

// Recruited is a leader, and to the side that recruited him with which card.
type Recruited struct {
	id           string // of the spot
	leader       rules.Leader
	side         rules.Side
	name, action string
}

// Built is what a system built, or that it built nothing because it is sabotaged.
type Built struct {
	id, name  string // of the spot, of the place
	At        rules.System
	space     string // of the queue
	Units     []rules.Unit
	Sabotaged bool
}

func (g *Gains) empty() bool { return len(g.Recruits)+len(g.Built) == 0 }

// gainsOf finds them among the events of the phase.
func (t *Phase) gainsOf(events []*rules.Event) (g Gains) {
	own := t.View.Side()
	builds := false
	for _, e := range events {
		switch {
		case e.Kind == rules.Recruited && e.Side == own:
			g.Recruits = append([]Recruited{t.recruitedBy(*e)}, g.Recruits...)
		case e.Kind == rules.Recruited:
			g.Recruits = append(g.Recruits, t.recruitedBy(*e))
		case e.Kind == rules.UnitBuilt && e.Side == own:
			g.add(*e)
		}
		builds = builds || e.Kind == rules.UnitBuilt
	}
	for at := range rules.BaseSpace {
		if builds && own != rules.NoSide && t.View.SabotageStops(own, at) {
			g.Built = append(g.Built, Built{At: at, Sabotaged: true})
		}
	}
	for i := range g.Built {
		b := &g.Built[i]
		b.id, b.name = "refresh.built."+b.At.String(), t.Say.System(b.At)
	}
	return g
}

func (t *Phase) recruitedBy(e rules.Event) Recruited {
	r := Recruited{id: "refresh.recruited." + e.Leader.String(), leader: e.Leader, side: e.Side, name: t.Say.Leader(e.Leader)}
	if !e.Hidden {
		r.action = t.Say.Action(rules.Action(e.Card.A))
	}
	return r
}

// add adds a unit to those of its system.
func (g *Gains) add(e rules.Event) {
	for i := range g.Built {
		if g.Built[i].At == e.System {
			g.Built[i].Units = append(g.Built[i].Units, e.Unit)
			return
		}
	}
	g.Built = append(g.Built, Built{At: e.System, space: strconv.Itoa(int(e.N)), Units: []rules.Unit{e.Unit}})
}

// showGains shows who was recruited and what was built.
func (t *Phase) showGains(column ui.Rect) {
	const margin = 14
	f := t.F
	f.Fill(column, f.Palette.Space)
	f.Panel(column, f.Palette.Glass())
	rest := column.Inset(margin)
	g := &t.gains
	if len(g.Recruits) > 0 {
		rest = t.gainsTitle(rest, t.Words.Say("table.refresh.recruited"), "")
	}
	for i := range g.Recruits {
		rest = t.showRecruited(&g.Recruits[i], rest)
	}
	if len(g.Built) == 0 {
		return
	}
	rest = t.gainsTitle(rest, t.Words.Say("table.refresh.built"), t.Words.Say("table.refresh.built.space"))
	row := min(rest.H/float64(len(g.Built)), 34)
	for i := range g.Built {
		var line ui.Rect
		line, rest = rest.CutTop(row)
		t.showBuilt(&g.Built[i], line)
	}
}

// gainsTitle heads a part of the column, and returns the rest below it.
func (t *Phase) gainsTitle(area ui.Rect, title, right string) (rest ui.Rect) {
	f := t.F
	head, rest := area.CutTop(30)
	f.Text(title, head.Move(0, -3), f.Palette.Title())
	f.Text(right, head, f.Palette.Label().AtRight())
	f.Fill(render.Box(head.X, head.Bottom()-2, head.W, 1), f.Palette.Line)
	return rest
}

// showRecruited shows a leader who was recruited.
func (t *Phase) showRecruited(r *Recruited, area ui.Rect) (rest ui.Rect) {
	const height, bust = 68, 50
	f := t.F
	p := f.Palette
	row, rest := area.CutTop(height)
	picture, name := row.InsetXY(0, 4).CutLeft(bust)
	pieces.DrawLeader(f.Canvas, t.View, r.leader, picture)
	_, name = name.CutLeft(10)
	if r.action != "" {
		var action ui.Rect
		name, action = name.CutTop(name.H / 2)
		f.Label(r.action, action, p.Label())
	}
	f.Label(r.name, name, p.Name().Sized(render.SizeLarge).In(pieces.SideColor(&p, r.side)))
	t.ShowSheet(row, f.Spot(ui.Spot{ID: r.id, Rect: row, Quiet: true, Slow: true}), r.leader.Thing())
	return rest
}

// showBuilt shows what a system built and on which space of the queue it was put.
func (t *Phase) showBuilt(b *Built, row ui.Rect) {
	const unit, number = 40, 26
	f := t.F
	p := f.Palette
	cells := row.InsetXY(0, 1)
	name, rest := cells.CutLeft(cells.W * 0.42)
	f.Label(b.name, name, p.Name())
	if b.Sabotaged {
		sign, text := rest.CutLeft(24)
		f.Sign("sabotage", sign.Middle(18, 18), p.Warning)
		word := t.Words.Say("table.refresh.sabotaged")
		f.Label(word, text, p.Label().In(p.Warning))
	} else {
		space, figures := rest.CutRight(number)
		box := space.Middle(22, min(22, space.H))
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space, Line: p.Line, Width: 1})
		f.Text(b.space, box, p.Number().Sized(render.SizeLabel).Centered())
		for j, u := range b.Units {
			pieces.DrawUnit(f.Canvas, u, render.Box(figures.X+float64(j)*unit, figures.Y, unit, figures.H).Inset(2))
		}
	}
	f.Fill(render.Box(row.X, row.Bottom()-1, row.W, 1), p.Line.Alpha(0.5))
	if len(b.Units) > 0 {
		t.ShowSheet(row, f.Spot(ui.Spot{ID: b.id, Rect: row, Quiet: true, Slow: true}), b.Units[0].Thing())
	}
}
