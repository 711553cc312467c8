package rebellion

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render/board"
)

// scene is what lies where for one view on one screen.
type scene struct {
	*board.Scene
	view    *rebellion.View
	rails   [2]rail
	hand    hand
	facts   []board.Fact // of both rails
	folds   [2]rail
	overMap rail // the Rebel Base space on a phone
	own     own
	plan    plan
	tray    openTray
}

type piece = board.Piece

// scene works out what lies where, once for each view.
func (b *Board) scene(v *rebellion.View) *scene {
	b.Scene(v)
	return &b.made
}

// Lay implements [board.Title].
func (b *Board) Lay(laid *board.Scene, v *rebellion.View) {
	b.made = scene{Scene: laid, view: v}
	s := &b.made
	s.Step = stepOf(v)
	s.During = 1 + uint32(v.Round)<<16 + uint32(v.Phase)<<8 + uint32(v.Side())<<1
	if v.Combat.Open { // there are tactic cards then
		s.During++
	}
	b.layGalaxy(s)
	switch form := b.layout.Form; {
	case b.projected:
		b.layProjectedRails(s)
		return
	case form == board.Folded:
		b.layStrip(s)
		b.layFolds(s)
	case form.Phone():
		b.layOverMap(s)
		b.layOwn(s)
	default:
		b.layRails(s)
		if b.layOpenTray(s); !s.tray.open { // in the place of the hand
			b.layStrip(s)
		}
		b.layPlan(s)
		return
	}
	s.Into(board.SidesTab)
	b.layRails(s)
}

func (b *Board) layRails(s *scene) {
	for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		b.layRail(s, side)
		s.facts = append(s.facts, s.rails[side].facts...)
	}
}

// Lying implements [board.Title]: what may be done with a thing is about the thing as it lies on the table; on a projected board
// about the badge in which it is counted.
func (b *Board) Lying(o game.Option) game.Option { return b.badgeOf(lying(o)) }

func lying(o game.Option) game.Option {
	switch o.Kind {
	case rebellion.KindMove:
		return rebellion.UnitAt(rebellion.Unit(o.A), rebellion.System(o.B))
	case rebellion.KindCaptive, rebellion.KindLeader:
		return rebellion.Leader(o.A).Thing()
	case rebellion.KindProbe:
		return rebellion.System(o.A).Thing()
	case rebellion.KindRetreat:
		return rebellion.System(o.B).Thing()
	case rebellion.KindBuild:
		if at := rebellion.System(o.B); at != rebellion.NoSystem {
			return rebellion.UnitAt(rebellion.Unit(o.A), at)
		}
	}
	return o
}

// leadersAt lists a side's leaders on a spot, captives too.
func leadersAt(v *rebellion.View, side rebellion.Side, at rebellion.Spot) []rebellion.Leader {
	return v.LeadersOn(side, at).List()
}
