package starship

import (
	"slices"

	"holoboard/game"
)

// The Attack Phase (R10).

// attack: the next ship, an option, or the end of the part (R10.1, R10.3).
func (t turn) attack() {
	seat := t.Turn()
	t.ask.Put(seat, AskAttack)
	front := t.front(seat)
	t.EachOf(seat, func(slot Slot) {
		switch {
		case t.Ships[slot].Is(Attacked):
			t.ask.OfferIf(shipOption(slot), whyAttacked)
		case !t.hasTarget(slot, &front):
			t.ask.OfferIf(shipOption(slot), whyNoTarget)
		default:
			t.ask.Offer(shipOption(slot))
		}
	})
	t.offerOrder(seat, IncomingFighters)
	t.offerOrder(seat, LongRangeBombardment)
	t.offerControl(seat)
	t.ask.Offer(done)
	switch o := t.ask.One(); o.Kind {
	case KindDone:
		if !t.next() {
			t.Step = stepControl
			t.Windows = game.InTurn{Seat: game.Seat(t.Ahead.Other())}
			t.tell(Event{Kind: DamageBegan})
		}
	case KindOrder:
		t.use(seat, o)
	default:
		t.Step, t.Acting = stepFire, Slot(o.A)
		t.Fired, t.FiredRight, t.Guns = 0, 0, false
		t.Pointed = [MostSeats]uint64{}
	}
}

// front is what of the enemy can be attacked, for a quick look.
type front struct {
	near, nearFighters Field // squares of all enemies and those next to them; of fighters
	big                bool  // there is one of classes 1 to 3
}

func (s *State) front(seat game.Seat) (f front) {
	for enemy := 1 - seat&1; enemy < game.Seat(s.Players); enemy += 2 {
		for set := s.On[enemy]; set != 0; set &= set - 1 {
			space := s.Space(at(enemy, set))
			f.near.around(space)
			if s.Small[enemy]&set&-set != 0 {
				f.nearFighters.around(space)
			} else {
				f.big = true
			}
		}
	}
	return f
}

// hasTarget reports whether a ship has anything that it could fire at anybody.
func (s *State) hasTarget(slot Slot, f *front) bool {
	space, card := s.Space(slot), s.Card(slot)
	if card.Fighter() && !f.near.meets(space) && !s.farReaching(slot) {
		return false
	}
	if !card.Fighter() && !f.big && !f.nearFighters.meets(space) && !s.farReaching(slot) {
		return false
	}
	for arm, lane := range s.Arms(slot) {
		if s.anyTarget(slot, arm, lane) {
			return true
		}
	}
	return false
}

// farReaching reports whether a ship may attack at two squares what others must be next to (R10.10).
func (s *State) farReaching(slot Slot) bool {
	in := s.InForce[slot.Seat()]
	switch s.Card(slot).Class() {
	case 3:
		return in.Has(IncomingFighters)
	case 4:
		return in.Has(LongRangeBombardment) || s.has(slot, LongRangeBomber)
	}
	return false
}

// Arms goes over what a ship can fire with: Point-Defense first (R10.5), a broadside weapon to each side (R10.16, Q8).
func (s *State) Arms(slot Slot) func(yield func(uint8, Lane) bool) {
	return func(yield func(uint8, Lane) bool) {
		f := s.Figures(slot)
		if _, has := s.PointDefense(slot); has && !yield(PointDefense, NoLane) {
			return
		}
		for arm := range uint8(f.Arms()) {
			if f.Arm(int(arm)).Arc != Broadside {
				if !yield(arm, NoLane) {
					return
				}
			} else if !yield(arm, PortLane) || !yield(arm, StarboardLane) {
				return
			}
		}
	}
}

// PointDefense is the rating of a ship with Seismic Mines in it, which are an ability (R14.22, R18.1); false without one.
func (s *State) PointDefense(slot Slot) (rating int, has bool) {
	f := s.Figures(slot)
	if printed := int(f[pointAt]); s.Quick {
		return max(0, printed-1), printed > 0
	}
	return f.PointDefense()
}

func (s *State) anyTarget(slot Slot, arm uint8, lane Lane) bool {
	for seat := game.Seat(1 - slot.Side()); seat < game.Seat(s.Players); seat += 2 {
		for set := s.targets(slot, arm, seat); set != 0; set &= set - 1 {
			if s.WhyNotAt(slot, arm, lane, at(seat, set)) == nil {
				return true
			}
		}
	}
	return false
}

// targets are the ships of an enemy's fleet that a weapon system may attack at all: Point-Defense only fighters, some weapons none.
func (s *State) targets(slot Slot, arm uint8, seat game.Seat) uint64 {
	if arm == PointDefense {
		return s.Small[seat]
	}
	if weapons[s.Figures(slot).Arm(int(arm)).Weapon].bigOnly {
		return s.On[seat] &^ s.Small[seat]
	}
	return s.On[seat]
}

// WhyNotAt says why a ship cannot attack another with a weapon system, or nil (R10.2).
func (s *State) WhyNotAt(by Slot, arm uint8, lane Lane, at Slot) *game.Why {
	if by.Side() == at.Side() {
		return whyFriend
	}
	fighter, distance := s.Card(at).Fighter(), s.Distance(by, at)
	if arm == PointDefense {
		switch {
		case !fighter:
			return whyPointBig
		case distance > 1:
			return whyFar
		case s.Acting == by && s.Pointed[at.Seat()]>>(at%MostShips)&1 != 0:
			return whyPointed
		}
		return nil
	}
	w := s.Figures(by).Arm(int(arm))
	if weapons[w.Weapon].bigOnly && fighter {
		return whyBigOnly
	}
	if why := s.whyTooFar(by, w.Weapon, fighter, distance); why != nil {
		return why
	}
	if !s.inArc(by, w.Arc, lane, at) {
		return whyLane
	}
	return nil
}

// BestShot is the attack of a ship on another that takes most of it on average, of those that it has left; false where it has none.
func (s *State) BestShot(by, at Slot) (best Shot, any bool) {
	bears, most := max(1, s.Bears(at)-s.Ships[at].Counters()), -1
	try := func(shot Shot) {
		r := s.Reckon(&shot)
		if takes := (DieSides-r.Need)*min(r.Damage, bears) + min(r.Critical(), bears); takes > most {
			best, most = shot, takes
		}
	}
	for arm, lane := range s.Arms(by) {
		if s.WhyNotFire(by, arm, lane) != nil || s.WhyNotAt(by, arm, lane, at) != nil {
			continue
		}
		try(s.ShotAt(by, arm, lane, at))
	}
	return best, most >= 0
}

// ShotAt is an attack of a weapon on a ship, at the face that is hit most easily (R5.8).
func (s *State) ShotAt(by Slot, arm uint8, lane Lane, at Slot) Shot {
	return Shot{By: by, Arm: arm, Lane: lane, At: at, Face: s.Weakest(by, at)}
}

// Target is a ship as the target of another, at the face that is hit most easily (R5.8).
func (s *State) Target(by, at Slot) game.Option {
	return game.Option{Kind: KindTarget, A: uint8(at), B: uint8(s.Weakest(by, at)), C: uint8(s.Distance(by, at))}
}

// Strongest is of all attacks of a ship on its enemies the one that takes most on average; false where none takes anything.
func (s *State) Strongest(by Slot) (best Shot, any bool) {
	most := 0
	s.Each(func(at Slot) {
		if at.Side() == by.Side() {
			return
		}
		if shot, can := s.BestShot(by, at); can {
			r := s.Reckon(&shot)
			if takes := r.Mean(); takes > most {
				most, best, any = takes, shot, true
			}
		}
	})
	return best, any
}

// Exposed is the weakest face of a big ship that one of the enemy's sees; false where none sees any.
func (s *State) Exposed(slot Slot) (weakest Face, seen bool) {
	if s.Card(slot).Fighter() {
		return NoFace, false
	}
	figures := s.Figures(slot)
	s.EachWatcher(slot, func(_ Slot, face Face) {
		if !seen || figures.Defense(face) < figures.Defense(weakest) {
			weakest, seen = face, true
		}
	})
	return weakest, seen
}

// EachWatcher calls do for every big ship of the enemy, with the face of a ship that it hits most easily (R5.8).
func (s *State) EachWatcher(slot Slot, do func(watcher Slot, face Face)) {
	s.Each(func(enemy Slot) {
		if enemy.Side() != slot.Side() && !s.Card(enemy).Fighter() {
			do(enemy, s.Weakest(enemy, slot))
		}
	})
}

// Weakest is of the faces of a ship that another sees the one with the lowest Defense, of which its attacker may choose any (R5.8, R5.9);
// NoFace of a fighter.
func (s *State) Weakest(by, at Slot) (weakest Face) {
	weakest, figures := NoFace, s.Figures(at)
	if s.Card(at).Fighter() {
		return weakest
	}
	seen := s.Faces(s.Space(by), s.Space(at))
	for face := range Face(NumFaces) {
		if seen>>face&1 != 0 && (weakest == NoFace || figures.Defense(face) < figures.Defense(weakest)) {
			weakest = face
		}
	}
	return weakest
}

// Targets is how many ships a weapon system could attack, and the last of them; NoSlot where there is none.
func (s *State) Targets(by Slot, arm uint8, lane Lane) (n int, last Slot) {
	last = NoSlot
	if _, has := s.PointDefense(by); arm == PointDefense && !has {
		return 0, last
	}
	s.Each(func(at Slot) {
		if s.WhyNotAt(by, arm, lane, at) == nil {
			n, last = n+1, at
		}
	})
	return n, last
}

// nearly are the reasons against a target, from the one that all but lets it be attacked to the one that never would.
var nearly = []*game.Why{whyPointed, whyLane, whyFighterFar, whyFar, whyBigOnly, whyPointBig}

// WhyIdle is [State.WhyNotFire], and of a weapon system without a target what keeps it from the one that it would hit most nearly.
func (s *State) WhyIdle(by Slot, arm uint8, lane Lane) *game.Why {
	why, best := s.WhyNotFire(by, arm, lane), len(nearly)
	if why != whyNoTarget {
		return why
	}
	s.Each(func(at Slot) {
		if i := slices.Index(nearly, s.WhyNotAt(by, arm, lane, at)); i >= 0 && i < best {
			best, why = i, nearly[i]
		}
	})
	return why
}

// LosesPointDefense reports whether a ship has Point-Defense left that is over once it fires anything else (R10.5).
func (s *State) LosesPointDefense(by Slot) bool {
	_, has := s.PointDefense(by)
	return has && s.WhyNotFire(by, PointDefense, NoLane) == nil
}

// whyTooFar: fighters and their hunters must be adjacent, classes 1 to 3 reach one another anywhere (R10.7 to R10.10).
func (s *State) whyTooFar(by Slot, w Weapon, atFighter bool, distance int) *game.Why {
	in := s.InForce[by.Seat()]
	switch class := s.Card(by).Class(); {
	case distance == 1:
		return nil
	case class == 4:
		far := !atFighter && distance == 2 &&
			(in.Has(LongRangeBombardment) || s.value(by, LongRangeBomber) == int(w)+1)
		if !far {
			return whyFighterFar
		}
	case atFighter && !(class == 3 && distance == 2 && in.Has(IncomingFighters)):
		return whyFar
	}
	return nil
}

// inArc reports whether a target stands where the weapon fires (R10.16 to R10.19).
func (s *State) inArc(by Slot, arc Arc, lane Lane, at Slot) bool {
	from, target := s.Space(by), s.Space(at)
	switch arc {
	case Broadside:
		return from.InLane(lane, target)
	case Front:
		if s.House.Has(FrontBatterySector) {
			return s.inSector(from, target)
		}
		return from.InLane(FrontLane, target)
	case Spine:
		return from.InLane(FrontLane, target) || from.InLane(RearLane, target)
	}
	return true
}

// inSector reports whether one of a target's squares lies before the nose, between the diagonals (the other reading of Q3).
func (s *State) inSector(from, target Space) bool {
	for x := target.X; x < target.X+target.Size; x++ {
		for y := target.Y; y < target.Y+target.Size; y++ {
			if from.seen(2*x+1, 2*y+1)&(1<<Nose) != 0 {
				return true
			}
		}
	}
	return false
}

// fire: one attack of the ship whose block it is (R10.2, R10.5, Q7). Who begins a block fires at least once in it.
func (t turn) fire() {
	slot := t.Acting
	seat := slot.Seat()
	t.ask.Put(seat, AskFire, shipOption(slot))
	left := false
	for arm, lane := range t.Arms(slot) {
		why := t.WhyNotFire(slot, arm, lane)
		left = left || why == nil
		t.ask.OfferIf(weaponOption(slot, arm, lane), why)
	}
	switch t.Card(slot).Class() {
	case 3:
		t.offerOrder(seat, IncomingFighters)
	case 4:
		t.offerOrder(seat, LongRangeBombardment)
	}
	unused := left && t.Fired == 0 && t.FiredRight == 0 && t.Pointed == [MostSeats]uint64{}
	t.ask.OfferIf(done, whyNotIf(unused, whyBegun))
	switch o := t.ask.One(); o.Kind {
	case KindDone:
		t.Ships[slot].Marks |= Attacked
		t.Step, t.Acting = stepAttack, NoSlot
		t.Fired, t.FiredRight, t.Guns = 0, 0, false
		t.Pointed = [MostSeats]uint64{}
	case KindOrder:
		t.use(seat, o)
	default:
		t.aim(slot, o.B, Lane(o.C))
	}
}

func weaponOption(slot Slot, arm uint8, lane Lane) game.Option {
	return game.Option{Kind: KindWeapon, A: uint8(slot), B: arm, C: uint8(lane)}
}

// WhyNotFire says why a weapon system of the ship whose block it is, or of one that has not attacked, is not fired now, or nil.
func (s *State) WhyNotFire(slot Slot, arm uint8, lane Lane) *game.Why {
	fired := s.Fired
	if lane == StarboardLane {
		fired = s.FiredRight
	}
	switch {
	case arm == PointDefense && s.Guns:
		return whyPointFirst
	case arm != PointDefense && fired>>arm&1 != 0:
		return whyFired
	case !s.anyTarget(slot, arm, lane):
		return whyNoTarget
	}
	return nil
}

// aim: at whom, and at which face where there is a choice (R5.7 to R5.9).
func (t turn) aim(slot Slot, arm uint8, lane Lane) {
	t.ask.Put(slot.Seat(), AskFireAt, weaponOption(slot, arm, lane))
	from := t.Space(slot)
	if t.ask.Explaining() {
		t.Each(func(at Slot) { t.offerTarget(from, slot, at, t.WhyNotAt(slot, arm, lane, at)) })
	} else {
		for seat := game.Seat(1 - slot.Side()); seat < game.Seat(t.Players); seat += 2 {
			for set := t.targets(slot, arm, seat); set != 0; set &= set - 1 {
				if target := at(seat, set); t.WhyNotAt(slot, arm, lane, target) == nil {
					t.offerTarget(from, slot, target, nil)
				}
			}
		}
	}
	o := t.ask.One()
	t.Shot = Shot{By: slot, Arm: arm, Lane: lane, At: Slot(o.A), Face: Face(o.B)}
	switch {
	case arm == PointDefense:
		t.Pointed[t.Shot.At.Seat()] |= 1 << (t.Shot.At % MostShips)
	case lane == StarboardLane:
		t.Guns, t.FiredRight = true, t.FiredRight|1<<arm
	default:
		t.Guns, t.Fired = true, t.Fired|1<<arm
	}
	t.tell(Event{Kind: Aimed, Ship: slot, Arm: arm, Lane: lane, Other: t.Shot.At, Face: t.Shot.Face})
	t.Step, t.Windows = stepBeforeRoll, game.InTurn{Seat: slot.Seat()}
}

// offerTarget offers the faces of a target that can be seen, unless there is a reason against it.
func (t turn) offerTarget(from Space, by, at Slot, why *game.Why) {
	if t.Card(at).Fighter() {
		t.ask.OfferIf(t.targetOption(by, at, NoFace), why)
		return
	}
	faces := t.Faces(from, t.Space(at))
	for face := range Face(NumFaces) {
		against := why
		if why == nil && faces>>face&1 == 0 {
			against = whyUnseen
		}
		t.ask.OfferIf(t.targetOption(by, at, face), against)
	}
}

func (s *State) targetOption(by, at Slot, face Face) game.Option {
	return game.Option{Kind: KindTarget, A: uint8(at), B: uint8(face), C: uint8(s.Distance(by, at))}
}

// LanesOf are those that an arc fires into; none for one that fires all round.
func (s *State) LanesOf(arc Arc) []Lane {
	switch arc {
	case Broadside:
		return []Lane{PortLane, StarboardLane}
	case Front:
		return []Lane{FrontLane}
	case Spine:
		return []Lane{FrontLane, RearLane}
	}
	return nil
}

// An OpenLane is a lane that a ship fires into; it is idle while no enemy stands in it.
type OpenLane struct {
	Lane Lane
	Idle bool
}

// OpenLanes are the lanes of all weapon systems of a ship where it stands, each once (R5.10).
func (s *State) OpenLanes(slot Slot) (all []OpenLane) {
	var seen [len(laneIDs)]bool
	f := s.Figures(slot)
	for i := range f.Arms() {
		for _, lane := range s.LanesOf(f.Arm(i).Arc) {
			if !seen[lane] {
				seen[lane] = true
				all = append(all, OpenLane{Lane: lane, Idle: !s.EnemyIn(slot, lane)})
			}
		}
	}
	return all
}

// EnemyIn reports whether an enemy stands in a lane of a ship.
func (s *State) EnemyIn(by Slot, lane Lane) (any bool) {
	from := s.Space(by)
	s.Each(func(at Slot) { any = any || at.Side() != by.Side() && from.InLane(lane, s.Space(at)) })
	return any
}
