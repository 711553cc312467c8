package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui/rebellion/rows"
)

// deploys are the places where units of a side may be deployed now.
type deploys struct {
	known  bool
	places []rules.System
}

// deployPlaces are the places where a unit may be deployed now: the one that is asked about, or any of those on offer. A Death
// Star has its own place, which takes any number (R11.6.4).
func (t *Table) deployPlaces() []rules.System {
	d := &t.deploys
	if !d.known {
		*d = deploys{known: true}
		for _, o := range t.Pending.Options {
			switch o.Kind {
			case rules.KindSystem:
				d.add(o)
			case rules.KindUnit:
				t.addPlacesOf(o)
			}
		}
	}
	return d.places
}

func (d *deploys) add(place game.Option) {
	if at := rules.System(place.A); !slices.Contains(d.places, at) {
		d.places = append(d.places, at)
	}
}

// addPlacesOf finds the places of a unit that may be taken up.
func (t *Table) addPlacesOf(unit game.Option) {
	if rules.Unit(unit.A) == rules.DeathStar {
		return
	}
	try := t.try([]game.Option{unit})
	if try == nil {
		return
	}
	if d, asked := try.Decision(t.Pending.Seat); asked && d.Ask == rules.AskDeployTo {
		for _, o := range d.Options {
			t.deploys.add(o)
		}
		return
	}
	_, known := t.Game.Events(t.Pending.Seat, 0)
	news, _ := try.Events(t.Pending.Seat, known)
	if place, ok := settled(news); ok { // there was only one
		t.deploys.add(place)
	}
}

// placed are how many units were deployed in a place of the two that may be in a phase (R11.6.2).
var placed = [...]string{"0 / 2", "1 / 2", "2 / 2"}

// deployTags say at each place that takes what is carried, or anything, how many units were deployed there; and where no more
// may be.
func (t *Table) deployTags() []board.Tag {
	t.tags = t.tags[:0]
	station := rules.DeathStar.Thing()
	if t.Asking().Steps.Of(rows.InRefresh) != rows.DeployStep || t.View.Side() == rules.NoSide || t.Pending.About[0] == station || t.grip.name != "" && t.grip.thing == station {
		return t.tags
	}
	for at, n := range t.View.Deploying.Placed {
		at := rules.System(at)
		full := int(n) >= len(placed)-1
		if !full && !slices.Contains(t.deployPlaces(), at) {
			continue
		}
		if _, takes := t.grip.landing(at.Thing()); t.grip.name != "" && !takes && !full {
			continue
		}
		t.tags = append(t.tags, board.Tag{At: at.Thing(), Text: placed[min(int(n), len(placed)-1)], Warning: full})
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
		if o.Kind != rules.KindUnit || rules.Unit(o.A) == rules.DeathStar {
			continue
		}
		if try := t.try([]game.Option{o}); try != nil {
			if why := try.WhyNot(t.Pending.Seat, place); why != nil {
				return t.Say.Why(why)
			}
		}
	}
	return ""
}
