// Package cards draws Rebellion's cards: missions, objectives, tactic and action cards, and the sheets of leaders, units
// and systems, which are cards too.
//
//	card.go   faces of cards · action_face.go  of action cards · sheet.go  of leaders, units, systems
//	entry.go  cards as lines of a list · back.go  cards facedown · book.go  what they show, large
//	art.go    their pictures, art_missions.go and art_cards.go what is on each
package cards

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

type face = board.Face

// faces are the faces of cards in a view, in the colours of a palette, worked out once for each.
type faces struct {
	view rebellion.View
	inks render.Palette
	of   map[game.Option]*face
}

// Cards knows the cards of the table in some words.
type Cards struct {
	words *assets.Words
	faces faces
}

// New returns cards that speak with the given words.
func New(words *assets.Words) *Cards { return &Cards{words: words} }

// Draw draws a thing's whole card in the middle of a box, and reports false for what has no face.
func (k *Cards) Draw(c *render.Canvas, v *rebellion.View, o game.Option, box render.Rect) bool {
	f, ok := k.Face(c, v, o)
	if ok {
		f.Draw(c, k.Paint, box)
	}
	return ok
}

// Face implements [board.Title]: missions, objectives, tactic cards, action cards (by themselves, used by a leader, or to recruit with),
// and the sheets of leaders, units and systems.
func (k *Cards) Face(c *render.Canvas, v *rebellion.View, o game.Option) (*face, bool) {
	all := &k.faces
	if all.of == nil || all.view != *v || all.inks != c.Palette {
		*all = faces{*v, c.Palette, map[game.Option]*face{}}
	}
	f, known := all.of[o]
	if !known {
		if made, ok := k.faceOf(&all.inks, &all.view, o); ok {
			f = &made
		}
		all.of[o] = f
	}
	return f, f != nil
}

// faceOf says what a thing's card shows.
func (k *Cards) faceOf(p *render.Palette, v *rebellion.View, o game.Option) (face, bool) {
	switch o.Kind {
	case rebellion.KindMission:
		return k.missionFace(rebellion.Mission(o.A), p), rebellion.Mission(o.A) != rebellion.NoMission
	case rebellion.KindObjective:
		return k.objectiveFace(rebellion.Objective(o.A), p), rebellion.Objective(o.A) != rebellion.NoObjective
	case rebellion.KindTactic:
		return k.tacticFace(rebellion.Tactic(o.A), p), rebellion.Tactic(o.A) != rebellion.NoTactic
	case rebellion.KindRecruit:
		return k.recruitFace(rebellion.Action(o.A), v.Setup.UsesActions(), p), rebellion.Action(o.A) != rebellion.NoAction
	case rebellion.KindAction:
		return k.actionFace(rebellion.Action(o.A), rebellion.Leader(o.B), p), rebellion.Action(o.A) != rebellion.NoAction
	case rebellion.KindLeader, rebellion.KindCaptive:
		return k.leaderFace(v, rebellion.Leader(o.A), p), true
	case rebellion.KindUnit, rebellion.KindUnitAt, rebellion.KindMove, rebellion.KindQueued, rebellion.KindBuild, rebellion.KindTarget, rebellion.KindHit:
		return k.unitFace(v, rebellion.Unit(o.A), p), true
	case rebellion.KindSystem, rebellion.KindProbe:
		return k.systemFace(v, rebellion.System(o.A), p), true
	}
	return face{}, false
}

func (k *Cards) say(key string, args ...assets.Args) string { return k.words.Say(key, args...) }

func (k *Cards) missionFace(m rebellion.Mission, p *render.Palette) face {
	card := m.Card()
	key := "mission." + m.String()
	f := face{
		Side: int(card.Side), Color: pieces.SideColor(p, card.Side), Badge: pieces.SkillSigns[card.Skill], Number: strconv.Itoa(int(card.Needs)),
		Title: k.say(key), Picture: shown(missionPictures[m]), Sign: kindSign(m),
	}
	kind := "board.attempt"
	if card.Resolve {
		kind = "board.resolve"
	}
	f.Lines = []board.Line{
		board.Head(k.say(kind)),
		board.Note(k.say("board.where", assets.Args{"place": k.say(key + ".where")})),
		board.Says(k.say(key + ".effect")),
	}
	f.Foot, f.Plain = k.say("board.is_discarded"), true
	if card.Kind.GoesBack() {
		f.Foot = k.say("board.goes_back")
	}
	switch card.Kind {
	case rebellion.Starting:
		f.Ribbon = k.say("board.starting")
	case rebellion.Project:
		f.Ribbon = k.say("board.project")
	}
	for _, l := range card.Portrait.List() {
		f.Beside, f.Plain = append(f.Beside, portraits(l)...), false
		f.Foot = k.say("board.portrait", assets.Args{"leader": k.say("leader." + l.String())})
		if k.words.Has(key + ".bonus") {
			f.Foot = k.say(key + ".bonus")
		}
	}
	return f
}

func (k *Cards) objectiveFace(o rebellion.Objective, p *render.Palette) face {
	card := o.Card()
	key := "objective." + o.String()
	f := face{
		Side: int(rebellion.Rebels), Color: p.Objective, Badge: "objective", Title: k.say(key),
		Ribbon: k.say("board.stage", assets.Args{"stage": Romans[card.Stage]}), Picture: shown(objectivePictures[o]), Short: Romans[card.Stage],
		Lines: []board.Line{
			board.Head(k.say("board.objective")),
			board.Says(k.say(key + ".when")),
			board.Says(k.say(key + ".effect")),
		},
	}
	if card.Reputation > 0 {
		f.Number = strconv.Itoa(int(card.Reputation))
	}
	return f
}

func (k *Cards) tacticFace(t rebellion.Tactic, p *render.Palette) face {
	card := t.Card()
	key := "tactic." + t.String()
	sign, color := pieces.TacticSign(t.Theater(), p)
	kind := "board.in_attack"
	if card.Block {
		kind = "board.block"
	}
	return face{
		Side: int(rebellion.NoSide), Color: color, Badge: sign, Title: k.say(key), Ribbon: k.say("theater." + t.Theater().String()),
		Picture: shown(tacticPictures[t]), Lines: []board.Line{board.Head(k.say(kind)), board.Says(k.say(key + ".effect"))},
	}
}
