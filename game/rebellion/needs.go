package rebellion

import (
	"holoboard/game"
)

// What objectives need (R22), and how much of it there is.

// A Need is a condition of an objective: so much of something, or that something is so.
type Need struct {
	Text       game.Key // what is counted, or must be so
	Have, Want uint8
	Yes        bool    // it is or is not so; nothing is counted
	Systems    Systems // those that count; of a region those that are missing
	Region     uint8   // that comes nearest, if it is about one
	Leader     Leader  // who is in the way, or NoLeader
}

// Met tells whether there is enough.
func (n *Need) Met() bool { return n.Have >= n.Want }

// Needs are all conditions of an objective; the second may be none.
type Needs [2]Need

// Met tells whether an objective is fulfilled.
func (n Needs) Met() bool { return n[0].Met() && n[1].Met() }

// Needs returns how much of an objective's conditions holds now: of a combat that has
// ended if one is given, or else of the one under way, if any.
// All that objectives are about lies open.
func (v *View) Needs(o Objective, combat *Combat) Needs {
	p := v.Public
	if combat != nil {
		p.Combat = *combat
	}
	return o.Card().Needs(&p)
}

// NeedsOf returns what an objective needed when an event told that it was played.
func (v *View) NeedsOf(e Event) Needs {
	needs := v.Needs(Objective(e.Card.A), nil)
	for i := range needs {
		needs[i].Have, needs[i].Systems, needs[i].Region, needs[i].Leader = e.List[i], 0, 0, NoLeader
	}
	return needs
}

// so is a condition that holds or does not.
func so(text game.Key, holds bool) Need {
	return Need{Text: text, Have: uint8(one(holds)), Want: 1, Yes: true, Leader: NoLeader}
}

// startedByRebels: whoever began the combat counts (R22.5).
func (p *Public) startedByRebels() Need { return so("started", p.Combat.Initiator == Rebels) }

func (p *Public) countSystems(fits func(System) bool) (n int) {
	for s := range System(numSystems) {
		if fits(s) {
			n++
		}
	}
	return n
}

// systemsThat needs a number of systems of some kind.
func (p *Public) systemsThat(text game.Key, want uint8, fits func(System) bool) Needs {
	n := Need{Text: text, Want: want, Leader: NoLeader}
	for s := range System(numSystems) {
		if fits(s) {
			n.Have++
			n.Systems |= s.set()
		}
	}
	return Needs{n}
}

// worn needs that nobody wears a ring.
func (p *Public) worn(text game.Key, r Ring) Need {
	l := p.wearer(r)
	n := so(text, l == NoLeader)
	n.Leader = l
	return n
}

// supportedRegion needs a region in which every populous system has a Rebel loyalty marker, at least one; destroyed ones
// do not count (R17.8). It tells of the region that comes nearest.
func (p *Public) supportedRegion() (best Needs) {
	best[0] = Need{Text: "region", Want: 1, Leader: NoLeader}
	nearest := numSystems
	for r := 1; r <= numRegions; r++ {
		n := Need{Text: "region", Region: uint8(r), Leader: NoLeader}
		regionOf[r].each(func(s System) {
			switch {
			case !p.populous(s):
			case p.Loyalty[s] == Rebels:
				n.Have++
				n.Want++
			default:
				n.Want++
				n.Systems |= s.set()
			}
		})
		if missing := int(n.Want - n.Have); n.Have > 0 && missing < nearest {
			nearest, best[0] = missing, n
		}
	}
	return best
}

// plansPossible: a Death Star, finished or not, faces at least one Rebel fighter
// after a space battle step (R13.8).
func (p *Public) plansPossible() Needs {
	at := &p.Units[p.Combat.System]
	return Needs{
		so("death_star", at[DeathStar]+at[DeathStarUnderConstruction] > 0), so("fighter", at[XWing]+at[YWing] > 0),
	}
}

// score is as much of a combat as objectives are about, for the event that ends it.
func (c *Combat) score() (list [10]uint8) {
	for i, flag := range []bool{c.LostDestroyer, c.WasSubjugated, c.Masters, c.Scored} {
		list[5] |= uint8(one(flag)) << i
	}
	list[0], list[1], list[2] = uint8(c.Initiator), uint8(c.Won[Space]), uint8(c.Won[Ground])
	list[3], list[4] = c.LostGround, c.LostShips
	return list
}

// Fought returns as much of a combat as objectives are about, from the event that ended it.
func Fought(e Event) Combat {
	flag := func(i int) bool { return e.List[5]>>i&1 != 0 }
	return Combat{
		System: e.System, Initiator: Side(e.List[0]), Won: [2]Side{Side(e.List[1]), Side(e.List[2])},
		LostGround: e.List[3], LostShips: e.List[4],
		LostDestroyer: flag(0), WasSubjugated: flag(1), Masters: flag(2), Scored: flag(3),
	}
}
