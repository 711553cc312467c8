package cards

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// timingKeys are the ends of the keys for when an action card may be used.
var timingKeys = [...]string{
	rebellion.AtAssignment: "assignment", rebellion.AtCombatStart: "combat", rebellion.Immediate: "immediate", rebellion.AsPrinted: "special",
}

// actionFace is an action card: when it may be used, what it does, and who uses it, or one of whom may.
func (k *Cards) actionFace(a rebellion.Action, user rebellion.Leader, p *render.Palette) face {
	card, key := a.Card(), "action."+a.String()
	f := k.blankAction(a, p)
	f.Ribbon = k.say("board.timing." + timingKeys[card.Timing])
	moment := key + ".moment"
	if !k.words.Has(moment) {
		moment = "board.timing." + timingKeys[card.Timing] + ".moment"
	}
	f.Lines = []board.Line{board.Head(k.say(moment)), board.Says(k.say(key + ".effect"))}
	f.Beside, f.Foot = portraits(a.Card().Leaders.List()...), k.oneOf(a.Card().Leaders.List())
	if user != rebellion.NoLeader {
		f.Beside, f.Foot = portraits(user), k.say("leader."+user.String())
	}
	return f
}

// recruitFace is an action card that leaders are recruited with; it may do no more than that.
func (k *Cards) recruitFace(a rebellion.Action, used bool, p *render.Palette) face {
	f := k.blankAction(a, p)
	names := board.Says(k.oneOf(a.Card().Leaders.List()))
	if !used {
		f.Ribbon = k.say("board.action")
		f.Lines = []board.Line{board.Head(k.say("board.recruits")), names}
		return f
	}
	whole := k.actionFace(a, rebellion.NoLeader, p)
	f.Ribbon, f.Lines = whole.Ribbon, append([]board.Line{names}, whole.Lines...)
	return f
}

// blankAction is what all faces of an action card share.
func (k *Cards) blankAction(a rebellion.Action, p *render.Palette) face {
	return face{Side: int(a.Side()), Color: p.Action, Badge: "action", Title: k.say("action." + a.String()), Picture: shown(actionArt(a))}
}

// oneOf names leaders of whom any will do; none are named where all will.
func (k *Cards) oneOf(leaders []rebellion.Leader) (names string) {
	if len(leaders) == 0 {
		return k.say("board.any_leader")
	}
	for i, l := range leaders {
		name := k.say("leader." + l.String())
		if i > 0 {
			name = k.say("board.or", assets.Args{"a": names, "b": name})
		}
		names = name
	}
	return names
}
