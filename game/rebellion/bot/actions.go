package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Action cards in the Assignment Phase: what one is worth where, in points.

// uses holds what the Assignment cards are worth in a system; those that lay a card
// or draw one have no place. It is never changed.
var uses map[rebellion.Action]func(*table, rebellion.System) int

func init() {
	uses = map[rebellion.Action]func(*table, rebellion.System) int{
		rebellion.BrilliantAdministrator: (*table).iconsOf,
		rebellion.TemporaryAlliance:      (*table).iconsOf,
		rebellion.BobaFettWhere:          func(t *table, s rebellion.System) int { return t.prize(s) / 4 },
		rebellion.CatchThemBySurprise:    func(t *table, s rebellion.System) int { return t.raidTo(s).points },
		rebellion.LocalRumors:            (*table).rumors,
		rebellion.PublicSupport:          func(t *table, s rebellion.System) int { return 8 + t.nearness(s)/10 },
		rebellion.ScoutingMission:        func(t *table, s rebellion.System) int { return 4 * min(t.ships(s, rebellion.Rebels), 3) },
		rebellion.StartTheEvacuation:     func(t *table, s rebellion.System) int { return t.needToMove()/2 - t.threat(s)/4 },
		rebellion.Ambush:                 (*table).ambush,
		rebellion.AnOldFriend:            (*table).friend,
		rebellion.IndependentOperation: func(t *table, s rebellion.System) int {
			return 3*min(t.troops(s, rebellion.Empire), 4) + t.prize(s)/2
		},
	}
}

// searching is what a card is worth that lays or draws the best card of a deck.
const searching = 12

// rateUse is what an action card is worth now at its best place, less what its leader
// is worth in the pool.
func (t *table) rateUse(o game.Option) int {
	use, card := uses[rebellion.Action(o.A)], rebellion.Action(o.A).Card()
	best := onlyIf(use == nil, searching)
	for s := range rebellion.System(systems) {
		if use != nil && card.Place.Allows(&t.Public, s) {
			best = max(best, use(t, s))
		}
	}
	return best - t.assignCost(rebellion.Leader(o.B))
}

func (t *table) rateActionSystem(o game.Option) int {
	return uses[t.Acting.Card](t, rebellion.System(o.A))
}

// rateFound: the mission that the leader does best, or else hopes for.
func (t *table) rateFound(o game.Option) int {
	if o.Kind != rebellion.KindMission {
		return 0
	}
	m := rebellion.Mission(o.A)
	return max(t.bestUse(m, 1<<t.Acting.Leader), t.hopeOf(m))
}

// rateWithdrawal: where the troops are nearest to the base.
func (t *table) rateWithdrawal(o game.Option) int { return t.nearness(rebellion.System(o.A)) }

// iconsOf is what the icons of a system build at once.
func (t *table) iconsOf(s rebellion.System) int {
	icons := s.Figures().Icons
	return iconWorth(icons[0]) + iconWorth(icons[1])
}

// rumors: an answer is worth most that rules out half of where the base can be.
func (t *table) rumors(s rebellion.System) int {
	in, out := 0, 0
	for at := range rebellion.System(systems) {
		switch {
		case t.Revealed || t.suspects()>>at&1 == 0:
		case at.Region() == s.Region():
			in++
		default:
			out++
		}
	}
	return 4 * min(in, out)
}

// ambush is what the Imperial ground units are worth that 3 health destroy.
func (t *table) ambush(s rebellion.System) (n int) {
	for u, health := rebellion.ATAT, 3; ; u-- {
		h := int(u.Figures().Health)
		for left := t.Units[s][u]; left > 0 && h <= health; left-- {
			health -= h
			n += unitWorth(u)
		}
		if u == rebellion.Stormtrooper {
			return n
		}
	}
}

// friend is what the leader is worth who joins Han in a system.
func (t *table) friend(s rebellion.System) int {
	l := rebellion.LandoCalrissian
	if s == rebellion.Kashyyyk {
		l = rebellion.Chewbacca
	}
	return onlyIf(t.Leaders[l].At == rebellion.InSupply, leaderWorth(l))
}
