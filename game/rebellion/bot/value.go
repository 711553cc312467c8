package bot

import (
	"math/bits"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// What a table is worth: the chance that the Rebels win, by features of the table and
// weights that self-play has found (go run ./build/tune).

// A Feature is a number that tells how a game stands, before an Assignment Phase as a rule.
type Feature struct {
	Name   string
	Weight int // of the logit, in 1/1000

	of func(*outlook) int
}

// An outlook is a table seen by both sides.
type outlook struct{ rebels, empire table }

// Features returns the features of a table that both sides see, in the order of [Weights].
func (m *Mind) Features(rebels, empire *rebellion.View, into []int) []int {
	m.both.rebels.look(rebels, nil)
	m.both.empire.look(empire, nil)
	for i := range features {
		into = append(into, features[i].of(&m.both))
	}
	return into
}

// Weights returns all features with what they weigh now.
func Weights() []Feature { return features[:] }

// RebelChance returns the chance per mille that the Rebels win.
func (m *Mind) RebelChance(rebels, empire *rebellion.View) int {
	m.both.rebels.look(rebels, nil)
	m.both.empire.look(empire, nil)
	logit := 0
	for i := range features {
		logit += features[i].Weight * features[i].of(&m.both)
	}
	return sigmoid(logit)
}

// Value implements [ai.Guide].
func (m *Mind) Value(look ai.Outlook[rebellion.View], seat game.Seat) int {
	rebels := look.View(rebelSeat)
	chance := 0
	switch rebels.Winner {
	case rebellion.Rebels:
		chance = ai.Whole
	case rebellion.NoSide:
		empire := look.View(imperialSeat)
		chance = m.RebelChance(&rebels, &empire)
	}
	if rebellion.SideOf(seat) == rebellion.Empire {
		return ai.Whole - chance
	}
	return chance
}

// A seat of each side; partners see the same.
const rebelSeat, imperialSeat = 0, 1

// sigmoid returns 1000/(1+e^-x) for x in 1/1000, between the points of a table.
func sigmoid(x int) int {
	const step = 500
	points := [...]int{500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998, 999, 999}
	if x < 0 {
		return ai.Whole - sigmoid(-x)
	}
	i := x / step
	if i >= len(points)-1 {
		return points[len(points)-1]
	}
	return points[i] + (points[i+1]-points[i])*(x%step)/step
}

// left is how many rounds the Rebels have still to last, if nothing changes.
func (o *outlook) left() int { return int(o.rebels.Rep) - int(o.rebels.Time) }

// below is how much less than a bound something is.
func below(bound, n int) int { return max(bound-n, 0) }

// hidden is a number that counts only while the base is hidden; shown one that counts then.
func (o *outlook) hidden(n int) int { return onlyIf(!o.rebels.Revealed, n) }
func (o *outlook) shown(n int) int  { return onlyIf(o.rebels.Revealed, n) }

// suspects is how many systems the Empire has to think of.
func (o *outlook) suspects() int { return o.empire.suspected() }

// baseThreat is how much Imperial troops threaten the base, up to 60.
func (o *outlook) baseThreat() int { return min(o.rebels.threat(o.rebels.Rebel.Base), 60) }

// assault is the chance in percent that what stands next to the revealed base takes it.
func (o *outlook) assault() int {
	if !o.rebels.Revealed {
		return 0
	}
	t := &o.empire
	mine, theirs := t.meeting(t.Base)
	for left := t.sources(t.Base); left != 0; left &= left - 1 {
		t.bring(&mine, rebellion.System(bits.TrailingZeros64(left)), t.Base)
	}
	return clearOdds(&mine, &theirs)
}

// garrison is the health of the units at the base.
func (o *outlook) garrison(th rebellion.Theater) int {
	var f fleet
	f.gather(&o.rebels, o.rebels.baseBox(), rebellion.Rebels)
	return f[th].health
}

// forces is the worth of a side's units on the board.
func (o *outlook) forces(side rebellion.Side) (n int) {
	from, to := unitsOf(side)
	for at := range o.rebels.Units {
		for u := from; u < to; u++ {
			if c := o.rebels.Units[at][u]; c > 0 {
				n += int(c) * unitWorth(u)
			}
		}
	}
	return n / 4
}

// queued is the worth of what a side builds.
func (o *outlook) queued(side rebellion.Side) (n int) {
	from, to := unitsOf(side)
	for space := 1; space <= 3; space++ {
		for u := from; u < to; u++ {
			n += int(o.rebels.Queue[space][u]) * unitWorth(u)
		}
	}
	return n / 4
}

// lands counts the systems of a side.
func (o *outlook) lands(side rebellion.Side) (n int) {
	for s := range rebellion.System(systems) {
		held := o.rebels.rebel(s)
		if side == rebellion.Empire {
			held = o.rebels.imperial(s)
		}
		n += onlyIf(held && o.rebels.populous(s), o.rebels.prize(s))
	}
	return n / 4
}

// leaders counts a side's leaders in play.
func (o *outlook) leaders(side rebellion.Side) (n int) {
	for l := range rebellion.Leader(leaders) {
		at := o.rebels.Leaders[l].At
		in := at != rebellion.InSupply && at != rebellion.Eliminated && at != rebellion.SetAside
		n += onlyIf(in && o.rebels.sideOf(l) == side && !o.rebels.captive(l), 1)
	}
	return n
}

// searchers counts the systems from which Imperial troops can be carried on.
func (o *outlook) searchers() (n int) {
	for s := range rebellion.System(systems) {
		n += onlyIf(o.empire.spareTroops(s, rebellion.NoSystem) > 0 && o.empire.room(s, rebellion.Empire) > 0, 1)
	}
	return n
}

// onBoard counts the units of a type.
func (o *outlook) onBoard(u rebellion.Unit) (n int) {
	for at := range o.rebels.Units {
		n += int(o.rebels.Units[at][u])
	}
	return n
}

// objectives is what the objectives in the Rebel hand are worth that are nearly fulfilled.
func (o *outlook) objectives() int { return int(o.rebels.ObjectiveHand) }

var features = [...]Feature{
	{"one", 781, func(*outlook) int { return 1 }},
	{"standard", 352, func(o *outlook) int { return onlyIf(o.rebels.Setup.Standard, 1) }},
	{"rounds left", -146, (*outlook).left},
	{"rounds left below 8", 222, func(o *outlook) int { return below(8, o.left()) }},
	{"rounds left below 5", 100, func(o *outlook) int { return below(5, o.left()) }},
	{"rounds left below 3", 299, func(o *outlook) int { return below(3, o.left()) }},
	{"base revealed", -272, func(o *outlook) int { return o.shown(1) }},
	{"rounds left below 5, base revealed", -307, func(o *outlook) int { return o.shown(below(5, o.left())) }},
	{"assault on the revealed base", -34, (*outlook).assault},
	{"threat to the revealed base", -16, func(o *outlook) int { return o.shown(o.baseThreat()) }},
	{"garrison of the revealed base, ground", 8, func(o *outlook) int { return o.shown(o.garrison(rebellion.Ground)) }},
	{"garrison of the revealed base, space", -18, func(o *outlook) int { return o.shown(o.garrison(rebellion.Space)) }},
	{"suspects", 39, func(o *outlook) int { return o.hidden(o.suspects()) }},
	{"suspects below 8", -16, func(o *outlook) int { return o.hidden(below(8, o.suspects())) }},
	{"suspects below 4", 115, func(o *outlook) int { return o.hidden(below(4, o.suspects())) }},
	{"one suspect", 431, func(o *outlook) int { return o.hidden(onlyIf(o.suspects() <= 1, 1)) }},
	{"threat to the hidden base", -22, func(o *outlook) int { return o.hidden(o.baseThreat()) }},
	{"threat to the hidden base by suspects", -5, func(o *outlook) int { return o.hidden(10 * o.baseThreat() / max(o.suspects(), 1)) }},
	{"garrison of the hidden base, ground", 12, func(o *outlook) int { return o.hidden(o.garrison(rebellion.Ground)) }},
	{"hidden base without ground units", -80, func(o *outlook) int { return o.hidden(onlyIf(o.garrison(rebellion.Ground) == 0, 1)) }},
	{"garrison of the hidden base, space", 21, func(o *outlook) int { return o.hidden(o.garrison(rebellion.Space)) }},
	{"Rebel forces", 15, func(o *outlook) int { return o.forces(rebellion.Rebels) }},
	{"Imperial forces", -12, func(o *outlook) int { return o.forces(rebellion.Empire) }},
	{"Rebel queue", 35, func(o *outlook) int { return o.queued(rebellion.Rebels) }},
	{"Imperial queue", -27, func(o *outlook) int { return o.queued(rebellion.Empire) }},
	{"Rebel systems", 6, func(o *outlook) int { return o.lands(rebellion.Rebels) }},
	{"Imperial systems", -20, func(o *outlook) int { return o.lands(rebellion.Empire) }},
	{"sabotaged systems", 7, func(o *outlook) int { return bits.OnesCount32(uint32(o.rebels.Sabotaged)) }},
	{"Rebel leaders", 238, func(o *outlook) int { return o.leaders(rebellion.Rebels) }},
	{"Imperial leaders", -91, func(o *outlook) int { return o.leaders(rebellion.Empire) }},
	{"searchers", -18, (*outlook).searchers},
	{"Death Stars", 53, func(o *outlook) int { return o.onBoard(rebellion.DeathStar) }},
	{"objectives in hand", 127, (*outlook).objectives},
	{"probe cards", -52, func(o *outlook) int { return o.hidden(int(o.rebels.ProbeHand)) }},
}
