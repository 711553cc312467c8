package choices

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/scene"
)

// How says what options look like where they are chosen from; it implements [scene.How].
type How struct{ *seat.Seat }

// Form implements [scene.How].
func (How) Form(o game.Option) scene.Form { return form(o) }

func form(o game.Option) scene.Form {
	card := render.Point{X: board.CardWidth, Y: board.CardHeight}
	switch o.Kind {
	case rules.KindMission, rules.KindObjective, rules.KindTactic, rules.KindAction:
		return scene.Form{Size: card, Titled: true}
	case rules.KindSystem, rules.KindProbe:
		return scene.Form{Size: card}
	case rules.KindDie:
		return scene.Form{Bare: true}
	case rules.KindLeader:
		return scene.Form{Signs: true}
	}
	return scene.Form{}
}

// Card implements [scene.How].
func (h How) Card(o game.Option, at ui.Rect) bool { return h.Board.Card(h.F.Canvas, h.View, o, at) }

// Line implements [scene.How].
func (h How) Line(o game.Option, at ui.Rect) { h.Board.CardLine(h.F.Canvas, h.View, o, 1, at) }

// Tile implements [scene.How].
func (h How) Tile(o game.Option) (name, note string) {
	switch o.Kind {
	case rules.KindLeader, rules.KindCaptive:
		return h.Say.LeaderShort(rules.Leader(o.A)), ""
	case rules.KindUnit, rules.KindTarget:
		return h.Say.UnitName(rules.Unit(o.A)), ""
	case rules.KindBuild: // where a figure on the board is destroyed for it
		if rules.System(o.B) == rules.NoSystem {
			return h.Say.UnitName(rules.Unit(o.A)), ""
		}
		return h.Say.UnitName(rules.Unit(o.A)), "−1 " + h.place(o.B)
	case rules.KindUnitAt, rules.KindMove:
		return h.Say.UnitName(rules.Unit(o.A)), h.place(o.B)
	case rules.KindQueued:
		return h.Say.UnitName(rules.Unit(o.A)), h.Words.Say("stage.queue_space", assets.Args{"n": int(o.B)})
	case rules.KindTheater:
		th := rules.Theater(o.A)
		return h.Words.Say("theater." + th.String()), h.Words.Say("stage.in_deck", assets.Args{"n": int(h.View.TacticDeck[th])})
	case rules.KindDie:
		return h.Words.Say("face." + rules.Face(o.B).String()), h.Words.Say("color." + rules.Color(o.C).String())
	}
	return h.Say.Choice(h.Pending, h.View, o), ""
}

func (h How) place(s uint8) string {
	if rules.System(s) == rules.BaseSpace {
		return h.Words.Say("board.base_space") // its whole name has no room
	}
	return h.Say.System(rules.System(s))
}

// Brief implements [scene.How].
func (h How) Brief(o game.Option, told bool) (name, note string) {
	with := func(l rules.Leader) string {
		return h.Words.Say("stage.retreat_with", assets.Args{"leader": h.Say.LeaderShort(l)})
	}
	switch o.Kind {
	case rules.KindRetreat:
		return h.Say.System(rules.System(o.B)), with(rules.Leader(o.A))
	case rules.KindAction:
		a := rules.Action(o.A)
		if told {
			return h.Say.Action(a), h.Words.Say("action." + a.String() + ".effect")
		}
		if l := rules.Leader(o.B); l != rules.NoLeader {
			note = with(l)
		}
		return h.Say.Action(a), note
	case rules.KindObjective:
		if told {
			note = h.Words.Say("objective." + rules.Objective(o.A).String() + ".effect")
		}
		return h.Say.Objective(rules.Objective(o.A)), note
	}
	return h.Tile(o)
}

// Costs implements [scene.How]: what is built costs a figure in the place named.
func (How) Costs(o game.Option) bool { return o.Kind == rules.KindBuild }

// Signs implements [scene.How].
func (h How) Signs(o game.Option, at ui.Rect) { pieces.TacticValues(h.F.Canvas, rules.Leader(o.A), at) }

// About implements [scene.How].
func (h How) About(o game.Option, at ui.Rect, s ui.State) {
	if o.Kind == rules.KindRetreat {
		o = rules.System(o.B).Thing()
	}
	h.ShowSheet(at, s, o)
}

// Picture implements [scene.How].
func (h How) Picture(o game.Option, at ui.Rect, small bool) {
	if !small || !h.smallPicture(o, at) {
		h.picture(o, at)
	}
}

// smallPicture draws the picture of an option beside few words, where it is another than that of its tile.
func (h How) smallPicture(o game.Option, at ui.Rect) bool {
	f := h.F
	portrait := func(l rules.Leader) {
		pieces.DrawLeader(f.Canvas, h.View, l, at.Middle(min(at.H*0.8, at.W), at.H))
	}
	switch o.Kind {
	case rules.KindLeader, rules.KindCaptive, rules.KindRetreat:
		portrait(rules.Leader(o.A))
	case rules.KindAction:
		if l := rules.Leader(o.B); l != rules.NoLeader {
			portrait(l)
			return true
		}
		f.Sign("action", at.Middle(30, 30), f.Palette.Action)
	case rules.KindObjective:
		f.Sign("objective", at.Middle(30, 30), f.Palette.Objective)
	default:
		return false
	}
	return true
}

func (h How) picture(o game.Option, at ui.Rect) {
	f, p := h.F, h.F.Palette
	side := min(at.W, at.H, 64)
	switch o.Kind {
	case rules.KindLeader, rules.KindCaptive:
		bust, line := at.CutTop(at.H - 22)
		pieces.DrawLeader(f.Canvas, h.View, rules.Leader(o.A), bust.Middle(bust.H*0.8, bust.H))
		pieces.TacticValues(f.Canvas, rules.Leader(o.A), line.Middle(74, 17))
	case rules.KindUnit, rules.KindUnitAt, rules.KindMove, rules.KindQueued, rules.KindBuild, rules.KindTarget:
		pieces.DrawUnit(f.Canvas, rules.Unit(o.A), at.Inset(min(6, at.H*0.08)))
	case rules.KindTheater:
		th := rules.Theater(o.A)
		sign, color := pieces.TacticSign(th, &p)
		f.Sign(sign, at.Middle(side, side), color)
	case rules.KindDie:
		f.Die(at.Middle(side*0.8, side*0.8), pieces.Die(rules.Color(o.C), rules.Face(o.B)))
	case rules.KindMobilize:
		f.Text(strconv.Itoa(int(o.A)), at, p.Number().Sized(side*0.7).Centered())
	}
}
