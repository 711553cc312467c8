package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// The size of a card seen closely, points.
const (
	CardWidth  = board.CardWidth
	CardHeight = board.CardHeight
)

type face = board.Face

// faces are the faces of cards in a view, in the colours of a palette, worked out once for each.
type faces struct {
	view rebellion.View
	inks render.Palette
	of   map[game.Option]*face
}

// Face implements [board.Title]: missions, objectives, tactic cards, action cards (by themselves, used by a leader, or to recruit with),
// and the sheets of leaders, units and systems.
func (b *Board) Face(c *render.Canvas, v *rebellion.View, o game.Option) (*face, bool) {
	all := &b.faces
	if all.of == nil || all.view != *v || all.inks != c.Palette {
		*all = faces{*v, c.Palette, map[game.Option]*face{}}
	}
	f, known := all.of[o]
	if !known {
		if made, ok := b.faceOf(&all.inks, &all.view, o); ok {
			f = &made
		}
		all.of[o] = f
	}
	return f, f != nil
}

// faceOf says what a thing's card shows.
func (b *Board) faceOf(p *render.Palette, v *rebellion.View, o game.Option) (face, bool) {
	switch o.Kind {
	case rebellion.KindMission:
		return b.missionFace(rebellion.Mission(o.A), p), rebellion.Mission(o.A) != rebellion.NoMission
	case rebellion.KindObjective:
		return b.objectiveFace(rebellion.Objective(o.A), p), rebellion.Objective(o.A) != rebellion.NoObjective
	case rebellion.KindTactic:
		return b.tacticFace(rebellion.Tactic(o.A), p), rebellion.Tactic(o.A) != rebellion.NoTactic
	case rebellion.KindRecruit:
		return b.recruitFace(rebellion.Action(o.A), v.Setup.UsesActions(), p), rebellion.Action(o.A) != rebellion.NoAction
	case rebellion.KindAction:
		return b.actionFace(rebellion.Action(o.A), rebellion.Leader(o.B), p), rebellion.Action(o.A) != rebellion.NoAction
	case rebellion.KindLeader, rebellion.KindCaptive:
		return b.leaderFace(v, rebellion.Leader(o.A), p), true
	case rebellion.KindUnit, rebellion.KindUnitAt, rebellion.KindMove, rebellion.KindQueued, rebellion.KindBuild, rebellion.KindTarget, rebellion.KindHit:
		return b.unitFace(v, rebellion.Unit(o.A), p), true
	case rebellion.KindSystem, rebellion.KindProbe:
		return b.systemFace(v, rebellion.System(o.A), p), true
	}
	return face{}, false
}

func (b *Board) say(key string, args ...assets.Args) string { return b.words.Say(key, args...) }

func (b *Board) missionFace(m rebellion.Mission, p *render.Palette) face {
	card := m.Card()
	key := "mission." + m.String()
	f := face{
		Side: int(card.Side), Color: SideColor(p, card.Side), Badge: skillSigns[card.Skill], Number: digits(int(card.Needs)),
		Title: b.say(key), Picture: shown(missionPictures[m]), Sign: kindSign(m),
	}
	kind := "board.attempt"
	if card.Resolve {
		kind = "board.resolve"
	}
	f.Lines = []board.Line{
		board.Head(b.say(kind)),
		board.Note(b.say("board.where", assets.Args{"place": b.say(key + ".where")})),
		board.Says(b.say(key + ".effect")),
	}
	f.Foot, f.Plain = b.say("board.is_discarded"), true
	if card.Kind.GoesBack() {
		f.Foot = b.say("board.goes_back")
	}
	switch card.Kind {
	case rebellion.Starting:
		f.Ribbon = b.say("board.starting")
	case rebellion.Project:
		f.Ribbon = b.say("board.project")
	}
	for _, l := range card.Portrait.List() {
		f.Beside, f.Plain = append(f.Beside, portraits(l)...), false
		f.Foot = b.say("board.portrait", assets.Args{"leader": b.say("leader." + l.String())})
		if b.words.Has(key + ".bonus") {
			f.Foot = b.say(key + ".bonus")
		}
	}
	return f
}

func (b *Board) objectiveFace(o rebellion.Objective, p *render.Palette) face {
	card := o.Card()
	key := "objective." + o.String()
	f := face{
		Side: int(rebellion.Rebels), Color: p.Objective, Badge: "objective", Title: b.say(key),
		Ribbon: b.say("board.stage", assets.Args{"stage": romans[card.Stage]}), Picture: shown(objectivePictures[o]), Short: romans[card.Stage],
		Lines: []board.Line{
			board.Head(b.say("board.objective")),
			board.Says(b.say(key + ".when")),
			board.Says(b.say(key + ".effect")),
		},
	}
	if card.Reputation > 0 {
		f.Number = digits(int(card.Reputation))
	}
	return f
}

func (b *Board) tacticFace(t rebellion.Tactic, p *render.Palette) face {
	card := t.Card()
	key := "tactic." + t.String()
	sign, color := tacticSign(t, p)
	kind := "board.in_attack"
	if card.Block {
		kind = "board.block"
	}
	return face{
		Side: int(rebellion.NoSide), Color: color, Badge: sign, Title: b.say(key), Ribbon: b.say("theater." + t.Theater().String()),
		Picture: shown(tacticPictures[t]), Lines: []board.Line{board.Head(b.say(kind)), board.Says(b.say(key + ".effect"))},
	}
}
