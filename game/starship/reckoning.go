package starship

import "holoboard/game"

// What an attack needs and does: every bonus, penalty and reduction (R10.6, R11). Rules, odds and screens ask here.

// A Shot is one attack that was declared.
type Shot struct {
	By       Slot
	Arm      uint8 // weapon system, or [PointDefense]
	Lane     Lane
	At       Slot
	Face     Face
	Left     uint8 // damage that Emperor's Will may still move
	Critical bool
}

// A Modifier is one thing that changes an attack.
type Modifier uint8

const (
	// To Attack.
	Printed Modifier = iota
	ByConcussion
	ByAntifighter
	ByBountyHunter
	ByJammer
	ByDroidControl
	ByJediCommand
	BySithCommand
	BySensorArray
	ByAttackFormation
	ByTargetFighters
	// To Defense.
	Face_
	ByForceSense
	ByBuzzDroids
	ByShields
	ByShieldsFront
	ByEvasive
	// To Damage.
	Rating
	ByHalf
	ByIon
	ByPowerToWeapons
	ByDR
	ByJediEvasion
	ByEvasion

	NumModifiers = iota
)

// modifiers names each and the rule that it comes from.
var modifiers = [NumModifiers]struct{ id, rule string }{
	Printed: {"attack", "R2.5"}, ByConcussion: {"concussion_missiles", "R13.4"}, ByAntifighter: {"antifighter_targeting", "R14.2"},
	ByBountyHunter: {"bounty_hunter", "R14.4"}, ByJammer: {"jammer", "R14.17"}, ByDroidControl: {"droid_control", "R14.9"},
	ByJediCommand: {"jedi_command", "R14.18"}, BySithCommand: {"sith_command", "R14.24"}, BySensorArray: {"sensor_array", "R14.23"},
	ByAttackFormation: {"attack_formation", "R15.12"}, ByTargetFighters: {"target_fighters", "R15.11"},
	Face_: {"defense", "R2.4"}, ByForceSense: {"force_sense", "R14.13"}, ByBuzzDroids: {"buzz_droids", "R14.5"},
	ByShields: {"power_to_shields", "R15.3"}, ByShieldsFront: {"power_to_shields_front", "R15.7"}, ByEvasive: {"evasive", "R15.13"},
	Rating: {"damage", "R11.1"}, ByHalf: {"half_damage", "R11.2"}, ByIon: {"ion_cannon", "R13.5"},
	ByPowerToWeapons: {"power_to_weapons", "R15.4"}, ByDR: {"dr", "R14.10"}, ByJediEvasion: {"jedi_evasion", "R14.20"},
	ByEvasion: {"evasion", "R14.12"},
}

// String returns its name in words.
func (m Modifier) String() string { return modifiers[m].id }

// Rule returns the number of its rule.
func (m Modifier) Rule() string { return modifiers[m].rule }

// A Reckoning is what an attack needs and does.
type Reckoning struct {
	Attack  int // added to the die
	Defense int
	Need    int // the lowest number of the die that hits, 2 to 20
	Damage  int // of a hit
	By      [NumModifiers]int8
}

// Chance is how likely the attack hits, in percent: so many numbers of the die are at least its need (R10.12 to R10.14).
func (r *Reckoning) Chance() int { return ChanceFrom(r.Need) }

// ChanceFrom is how likely a die shows a number or more, in percent; 0 from [DieSides] + 1 on.
func ChanceFrom(number int) int { return 100 * (DieSides + 1 - number) / DieSides }

// Takes is the damage of a hit, or of a critical one.
func (r *Reckoning) Takes(critical bool) int {
	if critical {
		return r.Critical()
	}
	return r.Damage
}

// Critical is the damage of a natural 20 (R10.13): one more, before it is reduced.
func (r *Reckoning) Critical() int { return max(0, r.raw()+1-r.spared()) }

// Mean is the damage that is to be expected, in twentieths.
func (r *Reckoning) Mean() int { return (DieSides-r.Need)*r.Damage + r.Critical() }

func (r *Reckoning) raw() int {
	return int(r.By[Rating]) + int(r.By[ByHalf]) + int(r.By[ByIon]) + int(r.By[ByPowerToWeapons])
}

func (r *Reckoning) spared() int {
	return -int(r.By[ByDR]) - int(r.By[ByJediEvasion]) - int(r.By[ByEvasion])
}

// Reckon works out an attack on the table as it stands.
func (s *State) Reckon(shot *Shot) Reckoning { return s.reckon(shot, &s.InForce) }

// reckon works out an attack where some options are in force.
func (s *State) reckon(shot *Shot, force *[MostSeats]Options) (r Reckoning) {
	s.reckonAttack(shot, force, &r)
	s.reckonDefense(shot, force, &r)
	s.reckonDamage(shot, force, &r)
	for m, n := range r.By {
		switch {
		case Modifier(m) < Face_:
			r.Attack += int(n)
		case Modifier(m) < Rating:
			r.Defense += int(n)
		}
	}
	r.Need = min(max(r.Defense-r.Attack, 2), DieSides) // a 1 misses, a 20 hits (R10.13, R10.14)
	r.Damage = max(0, r.raw()-r.spared())              // never below 0 (R11.4)
	return r
}

func (s *State) reckonAttack(shot *Shot, force *[MostSeats]Options, r *Reckoning) {
	by, at := s.Figures(shot.By), s.Card(shot.At)
	class, point := s.Card(shot.By).Class(), shot.Arm == PointDefense
	if point {
		rating, _ := s.PointDefense(shot.By)
		r.By[Printed] = int8(rating)
	} else {
		arm := by.Arm(int(shot.Arm))
		r.By[Printed] = int8(arm.Attack)
		if !at.Fighter() && (!s.Quick || s.House.Has(QuickStartWeapons)) {
			r.By[ByConcussion] = int8(weapons[arm.Weapon].atBig)
		}
	}
	if s.Quick {
		return
	}
	if at.Fighter() && !(point && s.House.Has(BonusNotForPoint)) {
		r.By[ByAntifighter] = int8(by.Value(AntifighterTargeting))
		if class == 3 && force[shot.By.Seat()].Has(TargetFighters) && !s.tooFarForTargetFighters(shot) {
			r.By[ByTargetFighters] = 3 // Q14
			if s.House.Has(TargetFightersFour) {
				r.By[ByTargetFighters] = 4
			}
		}
	}
	if s.Figures(shot.At).Has(Unique) {
		r.By[ByBountyHunter] = int8(by.Value(BountyHunter))
	}
	if s.droid(shot.At) && !s.House.Has(JammerDefends) {
		r.By[ByJammer] = int8(by.Value(Jammer))
	}
	if class == 4 {
		s.reckonFighter(shot, force, r)
	}
}

func (s *State) tooFarForTargetFighters(shot *Shot) bool {
	return s.House.Has(TargetFightersBeside) && !s.Adjacent(shot.By, shot.At)
}

// droid reports whether a ship is a droid fighter (R14.8).
func (s *State) droid(slot Slot) bool { return s.Card(slot).Fighter() && s.Figures(slot).Has(Droid) }

// reckonFighter: what other ships add to a fighter's attack. Of one ability the highest number counts (R16.4).
func (s *State) reckonFighter(shot *Shot, force *[MostSeats]Options, r *Reckoning) {
	droid := s.droid(shot.By)
	if droid && s.House.Has(JammerDefends) {
		r.By[ByJammer] = -int8(s.Figures(shot.At).Value(Jammer))
	}
	at := s.Space(shot.By)
	s.helpers(shot.By.Side(), func(slot Slot) {
		if slot == shot.By {
			return
		}
		f := s.Figures(slot)
		if droid {
			r.By[ByDroidControl] = max(r.By[ByDroidControl], int8(f.Value(DroidControl)))
		}
		if f.Has(JediCommand) || f.Has(SithCommand) || f.Has(SensorArray) {
			if s.Space(slot).Distance(at) == 1 {
				r.By[ByJediCommand] = max(r.By[ByJediCommand], int8(f.Value(JediCommand)))
				r.By[BySithCommand] = max(r.By[BySithCommand], int8(f.Value(SithCommand)))
				r.By[BySensorArray] = max(r.By[BySensorArray], int8(f.Value(SensorArray)))
			}
		}
	})
	if s.Card(shot.At).Fighter() && force[shot.By.Seat()].Has(AttackFormation) {
		r.By[ByAttackFormation] = 2
	}
}

// helpers calls do for the ships of a side, if one of its cards may help a fighter.
func (s *State) helpers(side Side, do func(Slot)) {
	const helps = 1<<DroidControl | 1<<JediCommand | 1<<SithCommand | 1<<SensorArray
	if s.Skills[side]&helps == 0 {
		return
	}
	for seat := game.Seat(side); seat < game.Seat(s.Players); seat += 2 {
		s.EachOf(seat, do)
	}
}

func (s *State) reckonDefense(shot *Shot, force *[MostSeats]Options, r *Reckoning) {
	r.By[Face_] = int8(s.Figures(shot.At).Defense(shot.Face))
	if s.Quick {
		return
	}
	at := s.Space(shot.At)
	if s.any(shot.At.Side().Other(), ForceSense) {
		s.Each(func(slot Slot) {
			if slot.Side() != shot.At.Side() && s.Figures(slot).Has(ForceSense) && s.Space(slot).Distance(at) == 1 {
				r.By[ByForceSense] = -1
			}
		})
	}
	if s.Ships[shot.At].Is(Buzzed) {
		r.By[ByBuzzDroids] = -1
	}
	in, class := force[shot.At.Seat()], s.Card(shot.At).Class()
	if class == 1 && in.Has(PowerToShields) {
		r.By[ByShields] = 2
	}
	if class == 2 && shot.Face == Nose && in.Has(PowerToShieldsFront) {
		r.By[ByShieldsFront] = 2
	}
	if class == 4 && shot.Arm == PointDefense && in.Has(Evasive) && !s.Figures(shot.By).Has(AntifighterTargeting) {
		r.By[ByEvasive] = 2 // R15.13, Q23
	}
}

func (s *State) reckonDamage(shot *Shot, force *[MostSeats]Options, r *Reckoning) {
	class := s.Card(shot.By).Class()
	distance := s.Distance(shot.By, shot.At)
	if shot.Arm == PointDefense {
		r.By[Rating] = 1 // R11.1
	} else {
		arm := s.Figures(shot.By).Arm(int(shot.Arm))
		r.By[Rating] = int8(arm.Damage)
		if class == 4 && distance == 2 {
			r.By[ByHalf] = -int8(arm.Damage / 2) // what is left is rounded up (R11.2, Q9)
		}
		if !s.Ships[shot.At].Is(Reduced) && (!s.Quick || s.House.Has(QuickStartWeapons)) {
			r.By[ByIon] = int8(weapons[arm.Weapon].atFull) // R11.5
		}
	}
	if s.Quick {
		return
	}
	if class == 1 && force[shot.By.Seat()].Has(PowerToWeapons) && !(shot.Arm == PointDefense && s.House.Has(WeaponsNotForPoint)) {
		r.By[ByPowerToWeapons] = 1
	}
	f := s.Figures(shot.At)
	r.By[ByDR], r.By[ByJediEvasion] = -int8(f.Value(DR)), -int8(f.Value(JediEvasion))
	if distance > 1 {
		r.By[ByEvasion] = -int8(f.Value(Evasion))
	}
}
