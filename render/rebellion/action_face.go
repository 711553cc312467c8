package rebellion

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// timingKeys are the ends of the keys for when an action card may be used.
var timingKeys = [...]string{
	rebellion.AtAssignment: "assignment", rebellion.AtCombatStart: "combat", rebellion.Immediate: "immediate", rebellion.AsPrinted: "special",
}

// actionFace is an action card: when it may be used, what it does, and who uses it, or one of whom may.
func (b *Board) actionFace(a rebellion.Action, user rebellion.Leader, p *render.Palette) face {
	card, key := a.Card(), "action."+a.String()
	f := b.blankAction(a, p)
	f.ribbon = b.say("board.timing." + timingKeys[card.Timing])
	moment := key + ".moment"
	if !b.words.Has(moment) {
		moment = "board.timing." + timingKeys[card.Timing] + ".moment"
	}
	f.lines = []line{{b.say(moment), headLine}, {b.say(key + ".effect"), textLine}}
	f.busts = a.Card().Leaders.List()
	f.foot = b.oneOf(f.busts)
	if user != rebellion.NoLeader {
		f.busts, f.foot = []rebellion.Leader{user}, b.say("leader."+user.String())
	}
	return f
}

// recruitFace is an action card that leaders are recruited with; it may do no more than that.
func (b *Board) recruitFace(a rebellion.Action, used bool, p *render.Palette) face {
	f := b.blankAction(a, p)
	names := line{b.oneOf(a.Card().Leaders.List()), textLine}
	if !used {
		f.ribbon = b.say("board.action")
		f.lines = []line{{b.say("board.recruits"), headLine}, names}
		return f
	}
	whole := b.actionFace(a, rebellion.NoLeader, p)
	f.ribbon, f.lines = whole.ribbon, append([]line{names}, whole.lines...)
	return f
}

// blankAction is what all faces of an action card share.
func (b *Board) blankAction(a rebellion.Action, p *render.Palette) face {
	return face{side: a.Side(), color: p.Action, badge: "action", title: b.say("action." + a.String()), art: actionArt(a)}
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
