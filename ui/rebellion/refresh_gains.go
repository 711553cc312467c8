package rebellion

import (
	"strconv"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
)

// gains are the leaders that the Refresh Phase brought to both sides, and the units that the viewer's side built.
type gains struct {
	recruits []recruited
	built    []built
}

// recruited is a leader, and to the side that recruited him with which card.
type recruited struct {
	id           string // of the spot
	leader       rules.Leader
	side         rules.Side
	name, action string
}

// built is what a system built, or that it built nothing because it is sabotaged.
type built struct {
	id, name  string // of the spot, of the place
	at        rules.System
	space     string // of the queue
	units     []rules.Unit
	sabotaged bool
}

func (g *gains) empty() bool { return len(g.recruits)+len(g.built) == 0 }

// gainsOf finds them among the events of the phase.
func (t *Table) gainsOf(events []rules.Event) (g gains) {
	own := t.View.Side()
	builds := false
	for _, e := range events {
		switch {
		case e.Kind == rules.Recruited && e.Side == own:
			g.recruits = append([]recruited{t.recruitedBy(e)}, g.recruits...)
		case e.Kind == rules.Recruited:
			g.recruits = append(g.recruits, t.recruitedBy(e))
		case e.Kind == rules.UnitBuilt && e.Side == own:
			g.add(e)
		}
		builds = builds || e.Kind == rules.UnitBuilt
	}
	for at := range rules.BaseSpace {
		if builds && own != rules.NoSide && t.View.SabotageStops(own, at) {
			g.built = append(g.built, built{at: at, sabotaged: true})
		}
	}
	for i := range g.built {
		b := &g.built[i]
		b.id, b.name = "refresh.built."+b.at.String(), t.Say.System(b.at)
	}
	return g
}

func (t *Table) recruitedBy(e rules.Event) recruited {
	r := recruited{id: "refresh.recruited." + e.Leader.String(), leader: e.Leader, side: e.Side, name: t.Say.Leader(e.Leader)}
	if !e.Hidden {
		r.action = t.Say.Action(rules.Action(e.Card.A))
	}
	return r
}

// add adds a unit to those of its system.
func (g *gains) add(e rules.Event) {
	for i := range g.built {
		if g.built[i].at == e.System {
			g.built[i].units = append(g.built[i].units, e.Unit)
			return
		}
	}
	g.built = append(g.built, built{at: e.System, space: strconv.Itoa(int(e.N)), units: []rules.Unit{e.Unit}})
}

// showGains shows who was recruited and what was built.
func (t *Table) showGains(column ui.Rect) {
	const margin = 14
	f := t.F
	f.Fill(column, f.Palette.Space)
	f.Panel(column, f.Palette.Glass())
	rest := column.Inset(margin)
	g := &t.refresh.gains
	if len(g.recruits) > 0 {
		rest = t.gainsTitle(rest, t.Words.Say("table.refresh.recruited"), "")
	}
	for i := range g.recruits {
		rest = t.showRecruited(&g.recruits[i], rest)
	}
	if len(g.built) == 0 {
		return
	}
	rest = t.gainsTitle(rest, t.Words.Say("table.refresh.built"), t.Words.Say("table.refresh.built.space"))
	row := min(rest.H/float64(len(g.built)), 34)
	for i := range g.built {
		var line ui.Rect
		line, rest = rest.CutTop(row)
		t.showBuilt(&g.built[i], line)
	}
}

// gainsTitle heads a part of the column, and returns the rest below it.
func (t *Table) gainsTitle(area ui.Rect, title, right string) (rest ui.Rect) {
	f := t.F
	head, rest := area.CutTop(30)
	f.Text(title, head.Move(0, -3), f.Palette.Title())
	f.Text(right, head, f.Palette.Label().AtRight())
	f.Fill(render.Box(head.X, head.Bottom()-2, head.W, 1), f.Palette.Line)
	return rest
}

// showRecruited shows a leader who was recruited.
func (t *Table) showRecruited(r *recruited, area ui.Rect) (rest ui.Rect) {
	const height, bust = 68, 50
	f := t.F
	p := f.Palette
	row, rest := area.CutTop(height)
	picture, name := row.InsetXY(0, 4).CutLeft(bust)
	pieces.DrawLeader(f.Canvas, &t.View, r.leader, picture)
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
func (t *Table) showBuilt(b *built, row ui.Rect) {
	const unit, number = 40, 26
	f := t.F
	p := f.Palette
	cells := row.InsetXY(0, 1)
	name, rest := cells.CutLeft(cells.W * 0.42)
	f.Label(b.name, name, p.Name())
	if b.sabotaged {
		sign, text := rest.CutLeft(24)
		f.Sign("sabotage", sign.Middle(18, 18), p.Warning)
		word := t.Words.Say("table.refresh.sabotaged")
		f.Label(word, text, p.Label().In(p.Warning))
	} else {
		space, figures := rest.CutRight(number)
		box := space.Middle(22, min(22, space.H))
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space, Line: p.Line, Width: 1})
		f.Text(b.space, box, p.Number().Sized(render.SizeLabel).Centered())
		for j, u := range b.units {
			pieces.DrawUnit(f.Canvas, u, render.Box(figures.X+float64(j)*unit, figures.Y, unit, figures.H).Inset(2))
		}
	}
	f.Fill(render.Box(row.X, row.Bottom()-1, row.W, 1), p.Line.Alpha(0.5))
	if len(b.units) > 0 {
		t.ShowSheet(row, f.Spot(ui.Spot{ID: b.id, Rect: row, Quiet: true, Slow: true}), b.units[0].Thing())
	}
}
