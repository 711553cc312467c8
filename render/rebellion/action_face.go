package rebellion

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
func (b *Board) actionFace(a rebellion.Action, user rebellion.Leader, p *render.Palette) face {
	card, key := a.Card(), "action."+a.String()
	f := b.blankAction(a, p)
	f.Ribbon = b.say("board.timing." + timingKeys[card.Timing])
	moment := key + ".moment"
	if !b.words.Has(moment) {
		moment = "board.timing." + timingKeys[card.Timing] + ".moment"
	}
	f.Lines = []board.Line{board.Head(b.say(moment)), board.Says(b.say(key + ".effect"))}
	f.Beside, f.Foot = portraits(a.Card().Leaders.List()...), b.oneOf(a.Card().Leaders.List())
	if user != rebellion.NoLeader {
		f.Beside, f.Foot = portraits(user), b.say("leader."+user.String())
	}
	return f
}

// recruitFace is an action card that leaders are recruited with; it may do no more than that.
func (b *Board) recruitFace(a rebellion.Action, used bool, p *render.Palette) face {
	f := b.blankAction(a, p)
	names := board.Says(b.oneOf(a.Card().Leaders.List()))
	if !used {
		f.Ribbon = b.say("board.action")
		f.Lines = []board.Line{board.Head(b.say("board.recruits")), names}
		return f
	}
	whole := b.actionFace(a, rebellion.NoLeader, p)
	f.Ribbon, f.Lines = whole.Ribbon, append([]board.Line{names}, whole.Lines...)
	return f
}

// blankAction is what all faces of an action card share.
func (b *Board) blankAction(a rebellion.Action, p *render.Palette) face {
	return face{Side: int(a.Side()), Color: p.Action, Badge: "action", Title: b.say("action." + a.String()), Picture: shown(actionArt(a))}
}

// oneOf names leaders of whom any will do; none are named where all will.
func (b *Board) oneOf(leaders []rebellion.Leader) (names string) {
	if len(leaders) == 0 {
		return b.say("board.any_leader")
	}
	for i, l := range leaders {
		name := b.say("leader." + l.String())
		if i > 0 {
			name = b.say("board.or", assets.Args{"a": names, "b": name})
		}
		names = name
	}
	return names
}
