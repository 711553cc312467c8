package rebellion

import (
	"fmt"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui/rebellion/rows"
)

// deploys are the places where units of a side may be deployed now.
type deploys struct {
	known  bool
	places []rules.System
}

// deployPlaces are the places where a unit may be deployed now: the one that is asked about, or any of those on offer. A unit
// that completes another one has its own place.
func (t *Table) deployPlaces() []rules.System {
	d := &t.deploys
	if !d.known {
		*d = deploys{known: true}
		for _, o := range t.Pending.Options {
			switch u := rules.Unit(o.A); {
			case o.Kind == rules.KindSystem:
				d.add(rules.System(o.A))
			case o.Kind == rules.KindUnit && !u.Completes():
				for at := range t.View.Deploying.Placed {
					if at := rules.System(at); t.View.BarsDeploying(u, at) == nil {
						d.add(at)
					}
				}
			}
		}
	}
	return d.places
}

func (d *deploys) add(at rules.System) {
	if !slices.Contains(d.places, at) {
		d.places = append(d.places, at)
	}
}

// placed are how many units were deployed in a place of those that may be in a phase.
var placed = func() (texts [rules.MostDeployed + 1]string) {
	for n := range texts {
		texts[n] = fmt.Sprintf("%d / %d", n, rules.MostDeployed)
	}
	return texts
}()

// deployTags say at each place that takes what is carried, or anything, how many units were deployed there; and where no more
// may be.
func (t *Table) deployTags() []board.Tag {
	t.tags = t.tags[:0]
	completes := func(o game.Option) bool { return o.Kind == rules.KindUnit && rules.Unit(o.A).Completes() }
	if t.Asking().Steps.Of(rows.InRefresh) != rows.DeployStep || t.View.Side() == rules.NoSide || completes(t.Pending.About[0]) || t.grip.name != "" && completes(t.grip.thing) {
		return t.tags
	}
	for at, n := range t.View.Deploying.Placed {
		at := rules.System(at)
		full := n >= rules.MostDeployed
		if !full && !slices.Contains(t.deployPlaces(), at) {
			continue
		}
		if _, takes := t.grip.landing(at.Thing()); t.grip.name != "" && !takes && !full {
			continue
		}
		t.tags = append(t.tags, board.Tag{At: at.Thing(), Text: placed[min(n, rules.MostDeployed)], Warning: full})
	}
	return t.tags
}

// drawBaseTag draws the note at the Rebel Base space, which is no part of the map.
func (t *Table) drawBaseTag() {
	i := slices.IndexFunc(t.tags, func(tag board.Tag) bool { return tag.At == rules.BaseSpace.Thing() })
	if i < 0 {
		return
	}
	base, seen := t.Board.Where(rules.BaseSpace.Thing(), &t.View)
	if !seen {
		return
	}
	p := t.F.Palette
	ink := p.Legal
	if t.tags[i].Warning {
		ink = p.Warning
	}
	box := render.Box(base.Right()-52, base.Y-22, 50, 20)
	t.F.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space, Line: ink, Width: 1.5})
	t.F.Text(t.tags[i].Text, box, p.Number().Sized(render.SizeLabel).In(ink).Centered())
}

// whyNotDeploy says why no unit may be deployed in a place, before one is taken up; nothing where one may be.
func (t *Table) whyNotDeploy(place game.Option) string {
	if !t.Asks(rules.AskDeploy) || place.Kind != rules.KindSystem || slices.Contains(t.deployPlaces(), rules.System(place.A)) {
		return ""
	}
	for _, o := range t.Pending.Options {
		if u := rules.Unit(o.A); o.Kind == rules.KindUnit && !u.Completes() {
			return t.Say.Why(t.View.BarsDeploying(u, rules.System(place.A)))
		}
	}
	return ""
}
