package placing

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

// DeployPlaces are the places where a unit may be deployed now: the one that is asked about, or any of those on offer. A unit
// that completes another one has its own place.
func (t *Placing) DeployPlaces() []rules.System {
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

// Tag says at each place that takes what is carried, or anything, how many units were deployed there; and where no more
// may be.
func (t *Placing) Tag() {
	t.Tags = t.Tags[:0]
	carried, carries := t.Hand.Carried()
	completes := func(o game.Option) bool { return o.Kind == rules.KindUnit && rules.Unit(o.A).Completes() }
	if t.Asking().Steps.Of(rows.InRefresh) != rows.DeployStep || t.View.Side() == rules.NoSide || completes(t.Pending.About[0]) || carries && completes(carried) {
		return
	}
	for at, n := range t.View.Deploying.Placed {
		at := rules.System(at)
		full := n >= rules.MostDeployed
		if !full && !slices.Contains(t.DeployPlaces(), at) {
			continue
		}
		if _, takes := t.Hand.Takes(at.Thing()); carries && !takes && !full {
			continue
		}
		t.Tags = append(t.Tags, board.Tag{At: at.Thing(), Text: placed[min(n, rules.MostDeployed)], Warning: full})
	}
}

// DrawBaseTag draws the note at the Rebel Base space, which is no part of the map.
func (t *Placing) DrawBaseTag() {
	i := slices.IndexFunc(t.Tags, func(tag board.Tag) bool { return tag.At == rules.BaseSpace.Thing() })
	if i < 0 {
		return
	}
	base, seen := t.Board.Where(rules.BaseSpace.Thing(), t.View)
	if !seen {
		return
	}
	p := t.F.Palette
	ink := p.Legal
	if t.Tags[i].Warning {
		ink = p.Warning
	}
	box := render.Box(base.Right()-52, base.Y-22, 50, 20)
	t.F.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space, Line: ink, Width: 1.5})
	t.F.Text(t.Tags[i].Text, box, p.Number().Sized(render.SizeLabel).In(ink).Centered())
}

// WhyNotDeploy says why no unit may be deployed in a place, before one is taken up; nothing where one may be.
func (t *Placing) WhyNotDeploy(place game.Option) string {
	if !t.Asks(rules.AskDeploy) || place.Kind != rules.KindSystem || slices.Contains(t.DeployPlaces(), rules.System(place.A)) {
		return ""
	}
	for _, o := range t.Pending.Options {
		if u := rules.Unit(o.A); o.Kind == rules.KindUnit && !u.Completes() {
			return t.Say.Why(t.View.BarsDeploying(u, rules.System(place.A)))
		}
	}
	return ""
}
