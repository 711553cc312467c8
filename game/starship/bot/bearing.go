package bot

import "holoboard/game/starship"

// Who stands how to whom, kept while a plan moves ships about.

// bearAll works out how every ship sees every enemy.
func (t *table) bearAll() {
	for side := range 2 {
		for i := range t.units[side] {
			for j := range t.units[1-side] {
				t.bear(side, i, j)
			}
		}
	}
	t.befriend()
}

// at returns how a ship sees an enemy.
func (t *table) at(side, i, j int) *bearing { return &t.bears[side][i*len(t.units[1-side])+j] }

func (t *table) bear(side, i, j int) {
	from, to := &t.units[side][i], &t.units[1-side][j]
	b := bearing{distance: uint8(max(1, from.space.Distance(to.space)))} // whoever is run over is pushed beside
	if to.fighter {
		b.faces = 1 << starship.Nose
	} else {
		b.faces = t.state.Faces(from.space, to.space)
	}
	if from.arcs {
		for lane := starship.PortLane; lane <= starship.RearLane; lane++ {
			if from.space.InLane(lane, to.space) {
				b.lanes |= 1 << lane
			}
		}
	}
	*t.at(side, i, j) = b
}

// put has a ship stand somewhere else.
func (t *table) put(side, i int, at starship.Space) {
	u := &t.units[side][i]
	if u.space == at {
		return
	}
	u.space, u.stale = at, true
	for j := range t.units[1-side] {
		t.bear(side, i, j)
		t.bear(1-side, j, i)
	}
	t.befriend()
}

// befriend works out what ships give those beside them (R14.13, R14.18, R14.23, R14.24).
func (t *table) befriend() {
	for side := range 2 {
		units := t.units[side]
		for i := range units {
			units[i].given, units[i].sensed = 0, 0
		}
	}
	for side := range 2 {
		for i := range t.units[side] {
			if u := &t.units[side][i]; u.aura > 0 || u.sense {
				t.benefit(side, u)
			}
		}
	}
}

func (t *table) benefit(side int, u *unit) {
	if u.aura > 0 {
		for i := range t.units[side] {
			f := &t.units[side][i]
			if f.fighter && f != u && f.space.Distance(u.space) <= 1 {
				f.given = t.given(side, f)
			}
		}
	}
	if u.sense {
		for i := range t.units[1-side] {
			if e := &t.units[1-side][i]; e.space.Distance(u.space) <= 1 {
				e.sensed = 1
			}
		}
	}
}

// given is what the ships beside a fighter add to its Attack; of one ability the highest (R16.4).
func (t *table) given(side int, f *unit) (sum int8) {
	var best [3]int8
	for i := range t.units[side] {
		u := &t.units[side][i]
		if u.aura == 0 || u == f || u.space.Distance(f.space) > 1 {
			continue
		}
		for k, n := range u.auras {
			best[k] = max(best[k], n)
		}
	}
	return best[0] + best[1] + best[2]
}

// pair returns what an attack is like between two ships wherever they stand; the rules reckon it once.
func (t *table) pair(side int, by *unit, a *arm, at *unit) *pairing {
	p := &t.pairs[side][(by.group*t.kinds[1-side]+at.group)*8+int(a.id)]
	if p.known {
		return p
	}
	sh := starship.Shot{By: by.slot, Arm: a.id, Lane: a.lane, At: at.slot, Face: starship.Nose}
	r := t.state.Reckon(&sh)
	for m, n := range r.By {
		switch m := starship.Modifier(m); m {
		case starship.Face_, starship.ByJediCommand, starship.BySithCommand, starship.BySensorArray, starship.ByForceSense, starship.ByEvasion, starship.ByHalf:
		case starship.ByShieldsFront:
			p.nose = n
		case starship.Rating, starship.ByIon, starship.ByPowerToWeapons:
			p.raw += n
		case starship.ByDR, starship.ByJediEvasion:
			p.spared -= n
		default:
			if m < starship.Face_ {
				p.attack += n
			} else {
				p.attack -= n
			}
		}
	}
	if by.fighter {
		p.half = r.By[starship.Rating] / 2
	}
	p.known = true
	return p
}

// shotAt is one attack from where both stand, at the face that is hit most easily.
func (t *table) shotAt(side int, by *unit, a *arm, at *unit, b *bearing) (shot, starship.Face) {
	p := t.pair(side, by, a, at)
	defense, face := int8(127), starship.Nose
	for f := starship.Nose; f <= starship.Stern; f++ {
		if b.faces>>f&1 == 0 {
			continue
		}
		d := at.defense[f]
		if f == starship.Nose {
			d += p.nose
		}
		if d < defense {
			defense, face = d, f
		}
	}
	raw, spared := p.raw, p.spared
	if b.distance > 1 {
		spared += at.evasion
		if b.distance == 2 {
			raw -= p.half
		}
	}
	need := min(max(defense-at.sensed-p.attack-by.given, 2), 20)
	return shot{need, max(0, raw-spared), max(0, raw+1-spared)}, face
}

// reaches reports whether a weapon can be fired at an enemy from where both stand (R10.6 to R10.19).
func (t *table) reaches(by *unit, a *arm, at *unit, b *bearing) bool {
	switch {
	case a.bigOnly && at.fighter:
		return false
	case a.id == starship.PointDefense:
		return at.fighter && b.distance == 1 && by.pointed[at.slot.Seat()]>>(at.slot%starship.MostShips)&1 == 0
	case b.distance > 1 && !t.reachesFar(by, a, at, b):
		return false
	}
	switch a.arc {
	case starship.Broadside:
		return b.lanes>>a.lane&1 != 0
	case starship.Front:
		if t.state.House.Has(starship.FrontBatterySector) {
			return true // nearly: the options on offer know better
		}
		return b.lanes>>starship.FrontLane&1 != 0
	case starship.Spine:
		return b.lanes&(1<<starship.FrontLane|1<<starship.RearLane) != 0
	}
	return true
}

func (t *table) reachesFar(by *unit, a *arm, at *unit, b *bearing) bool {
	in := t.state.InForce[by.slot.Seat()]
	if by.fighter {
		return !at.fighter && b.distance == 2 && (a.far || in.Has(starship.LongRangeBombardment))
	}
	return !at.fighter || by.class == 3 && b.distance == 2 && in.Has(starship.IncomingFighters)
}
