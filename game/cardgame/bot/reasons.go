package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// Advice: what an admiral would answer in a seat's place, and why in words.

// Reasons are the keys of why somebody answers as he does.
const (
	MakesResources game.Key = "advice.makes_resources"
	BringsArms     game.Key = "advice.brings_arms"
	FindsHost      game.Key = "advice.finds_host"
	IsWorthIt      game.Key = "advice.is_worth_it"
	Waits          game.Key = "advice.waits"
	CanFall        game.Key = "advice.can_fall"
	Unopposed      game.Key = "advice.unopposed"
	BringsMost     game.Key = "advice.brings_most"
	HoldsBack      game.Key = "advice.holds_back"
	Ahead          game.Key = "advice.ahead"
	WorthACard     game.Key = "advice.worth_a_card"
	NotACard       game.Key = "advice.not_a_card"
	FateCounts     game.Key = "advice.fate_counts"
	Fells          game.Key = "advice.fells"
	Wears          game.Key = "advice.wears"
	Exhausts       game.Key = "advice.exhausts"
	PaysIdle       game.Key = "advice.pays_idle"
)

// AllReasons are the keys of all reasons.
var AllReasons = []game.Key{
	MakesResources, BringsArms, FindsHost, IsWorthIt, Waits, CanFall, Unopposed, BringsMost, HoldsBack, Ahead, WorthACard, NotACard, FateCounts, Fells,
	Wears, Exhausts, PaysIdle,
}

// Why returns the key of what speaks for an answer to a question, by rules of thumb; "" where there is nothing to say.
func Why(v *cardgame.View, d *game.Decision, o game.Option) game.Key {
	m := newMind(nil)
	m.wise = true
	m.look(v, d)
	switch d.Ask {
	case cardgame.AskAct, cardgame.AskAnswer:
		return m.whyAct(o)
	case cardgame.AskEngage:
		return m.whyEngage(o)
	case cardgame.AskEdgeCard:
		return m.whyEdge(o)
	case cardgame.AskDamageAt, cardgame.AskBalanceDamage:
		return m.whyHit(o)
	case cardgame.AskFocusAt:
		return Exhausts
	case cardgame.AskPay:
		if !v.IsUnit(cardgame.Slot(o.A)) {
			return PaysIdle
		}
	case cardgame.AskAttachTo:
		return FindsHost
	}
	return ""
}

func (m *Mind) whyAct(o game.Option) game.Key {
	switch o.Kind {
	case cardgame.KindPass:
		return Waits
	case cardgame.KindPlay:
		switch c := cardgame.Title(o.A).Card(); {
		case c.Type != cardgame.EventCard && c.Resources > 0:
			return MakesResources
		case c.Type == cardgame.Unit:
			return BringsArms
		case c.Type == cardgame.Enhancement:
			return FindsHost
		}
	}
	return IsWorthIt
}

func (m *Mind) whyEngage(o game.Option) game.Key {
	if o.Kind != cardgame.KindSlot {
		return HoldsBack
	}
	target := cardgame.Slot(o.A)
	f, guards := m.attackForce(nil), m.guards()
	blast := 0
	for _, u := range f.units() {
		blast += u.strikes(true)[cardgame.BlastDamage]
	}
	switch {
	case target != cardgame.Dial && blast+1 >= m.table.v.Room(target)+int(m.table.v.At(target).Shields):
		return CanFall
	case guards.n == 0:
		return Unopposed
	}
	return BringsMost
}

func (m *Mind) whyEdge(o game.Option) game.Key {
	switch {
	case o.Kind == cardgame.KindTitle && m.fateWorth(cardgame.Title(o.A)) > 0:
		return FateCounts
	case o.Kind == cardgame.KindTitle:
		return WorthACard
	case m.opposed() && m.behind() <= 0:
		return Ahead
	}
	return NotACard
}

func (m *Mind) whyHit(o game.Option) game.Key {
	slot, ok := m.table.on(o)
	if !ok {
		return ""
	}
	n := 1
	if about := m.table.d.About[1]; about.Kind == cardgame.KindAmount {
		n = int(about.A)
	}
	if n >= m.table.v.Room(slot)+int(m.table.v.At(slot).Shields) {
		return Fells
	}
	return Wears
}
