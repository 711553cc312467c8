package combat

import (
	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/scene"
)

// showEvent shows what happens to units and cards just now.
func (s *Scene) showEvent(field ui.Rect) {
	e, f := s.event, s.F
	if e == nil {
		return
	}
	p, text, color := f.Palette, "", pieces.SideColor(&f.Palette, e.Side)
	switch e.Kind {
	case rules.BattleWon:
		text = s.Words.Say("stage.won." + rules.Theater(e.M).String() + "." + e.Side.String())
	case rules.Retreated:
		text = s.Words.Say("stage.retreats."+e.Side.String(), assets.Args{"system": s.Say.System(e.System)})
	case rules.CombatEnded:
		s.toll().Show(f, field, s.told)
		return
	case rules.CombatRoundBegan:
		text, color = s.Words.Say("stage.round", assets.Args{"n": int(e.N)}), p.Text
	case rules.BattleBegan:
		th := rules.Theater(e.M)
		text, color = s.Words.Say("stage.begins."+th.String()), s.inkOf(th)
	}
	switch {
	case text != "":
		scene.Banner(f, field, text, color, s.told)
	case rows.Of(e.Kind).Card:
		s.ShowPlayed(field, e.Card, s.told)
	default:
		s.showDamage(e)
	}
}

// toll is what the combat has come to: who won in each theater, and what both sides have lost.
func (s *Scene) toll() *scene.Toll {
	c, p := &s.View.Combat, &s.F.Palette
	toll := &scene.Toll{Title: s.Words.Say("stage.over")}
	for th, side := range c.Won {
		if side != rules.NoSide {
			toll.Won = append(toll.Won, scene.Named{
				Name: s.Words.Say("stage.won." + rules.Theater(th).String() + "." + side.String()), Color: pieces.SideColor(p, side),
			})
		}
	}
	for side := range rules.Side(2) {
		var lost []string
		for _, u := range lineup {
			if n := int(c.Lost[u]); n > 0 && u.Side() == side {
				lost = append(lost, s.Say.Unit(u, n))
			}
		}
		if lost == nil {
			lost = append(lost, s.Words.Say("stage.lost.nothing"))
		}
		toll.Lost = append(toll.Lost, scene.Lost{
			Sign: pieces.Emblem(side), Color: pieces.SideColor(p, side),
			Text: s.Words.Say("stage.lost."+side.String(), assets.Args{"units": s.Say.List(lost)}),
		})
	}
	return toll
}

// showDamage shows shots, hits, blocks and losses at the units they concern.
func (s *Scene) showDamage(e *rules.Event) {
	f := s.F
	p := f.Palette
	cell, ok := s.placeOf(e)
	if !ok {
		return
	}
	at, reach := aim(cell), cell.W*0.5
	switch e.Kind {
	case rules.DamageAssigned:
		f.Bolt(render.Point{X: f.W / 2, Y: at.Y}, at, pieces.SideColor(&p, 1-e.Unit.Side()), s.told)
	case rules.DamageBlocked:
		f.Shatter(at, reach, pieces.SideColor(&p, e.Unit.Side()), uint64(e.Unit), s.told)
	case rules.UnitDamaged, rules.UnitBeaten:
		blow := scene.Blow{At: at, Reach: reach, Seed: uint64(e.Unit)}
		if from, ok := s.shooter(e.Unit); ok {
			blow.Fly = func(flown float64) { pieces.DrawShot(f.Canvas, 1-e.Unit.Side(), from, at, flown) }
		}
		blow.Show(f, s.told)
	case rules.UnitLost:
		pieces.DrawLoss(f.Canvas, e.Unit, at, cell.W*0.8, f.Clock.Reduced, s.told)
	}
}

// aim is where a stack in a cell is hit.
func aim(cell ui.Rect) render.Point { return render.Point{X: cell.Center().X, Y: cell.Y + cell.H*0.36} }

// shooter is where a shot at a unit comes from: one of the enemy stacks of its theater that roll dice.
func (s *Scene) shooter(target rules.Unit) (from render.Point, ok bool) {
	var cells []ui.Rect
	for _, k := range s.stacks(1-target.Side(), target.Figures().Theater) {
		if k.Unit.Figures().Attack != [2]uint8{} {
			cells = append(cells, s.places[keyOf(k)])
		}
	}
	if len(cells) == 0 {
		return from, false
	}
	return aim(cells[s.Reel.Left()%len(cells)]), true
}
