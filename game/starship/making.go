package starship

import (
	"slices"
	"strconv"

	"holoboard/game"
)

// What an owner changes of a card, as files have it. Whether a card with such figures could be printed [RosterShip.Check] says.

// A RosterFigure is a figure of both sides of a card: where it stands in the file, and within which bounds it can be printed.
type RosterFigure struct {
	ID, Key, Sign string // among the figures of a card, the key of its name, and its sign
	Path          string // see [RosterShip.Origin]
	Least, Most   int
	May           bool // a side may lack it
	Get           func(side *RosterSide) (n int, has bool)
	Set           func(side *RosterSide, n int, has bool)
	Word          func(n int) string // the key of the words that stand in place of a number; nil: the number does
}

// needed is a figure that every side has.
func needed(id, key, sign, path string, most int, at func(*RosterSide) *int) RosterFigure {
	return RosterFigure{
		ID: id, Key: key, Sign: sign, Path: path, Least: 1, Most: most,
		Get: func(s *RosterSide) (int, bool) { return *at(s), true },
		Set: func(s *RosterSide, n int, _ bool) { *at(s) = n },
	}
}

// Figures are those of hull, Defense, Point-Defense and Command rating (R2.3, R2.4, R10.21, R15.1).
func (r *RosterShip) Figures() (all []RosterFigure) {
	all = append(all, needed("hull", "large.hull", "hull", "full.hull", mostHull, func(s *RosterSide) *int { return &s.Hull }))
	if r.Class == 4 {
		all = append(all, needed("all", "large.defense", "defense", "full.defense", mostDefense, func(s *RosterSide) *int { return &s.Defense.All }))
	} else {
		all = append(all,
			needed("front", "face.nose", "face_nose", "full.defense.front", mostDefense, func(s *RosterSide) *int { return &s.Defense.Front }),
			needed("side", "fleet.card.sides", "face_side", "full.defense.side", mostDefense, func(s *RosterSide) *int { return &s.Defense.Side }),
			needed("rear", "face.stern", "face_stern", "full.defense.rear", mostDefense, func(s *RosterSide) *int { return &s.Defense.Rear }))
	}
	return append(all, RosterFigure{
		ID: "pd", Key: "point_defense.name", Sign: "point_defense", Path: "full.pd", Most: mostAttack, May: true,
		Get: func(s *RosterSide) (n int, has bool) {
			if s.Point != nil {
				n = *s.Point
			}
			return n, s.Point != nil
		},
		Set: func(s *RosterSide, n int, has bool) {
			if s.Point = nil; has {
				s.Point = &n
			}
		},
	}, RosterFigure{
		ID: "counters", Key: "ability.command", Sign: Command.Sign(), Path: "full.abilities.command", Least: 1, Most: 9, May: true,
		Get: func(s *RosterSide) (n int, has bool) {
			if s.Command != nil {
				n = s.Command.Counters
			}
			return n, s.Command != nil
		},
		Set: func(s *RosterSide, n int, has bool) {
			classes := []int{r.Class} // those of a new rating
			if s.Command != nil {
				classes = s.Command.Classes
			}
			if s.Command = nil; has {
				s.Command = &RosterCommand{Classes: classes, Counters: n}
			}
		},
	})
}

// Figure is the number of an ability, which a side may lack; of one without a number 1, of Long-Range Bomber the weapon, counted from 1.
func (a Ability) Figure() RosterFigure {
	key := "ability." + a.String()
	f := RosterFigure{ID: key, Key: key, Sign: a.Sign(), Path: "full.abilities." + a.String(), Least: 1, Most: mostValue, May: true}
	switch {
	case a == LongRangeBomber:
		f.Most, f.Word = NumWeapons, func(n int) string { return "weapon." + Weapon(n-1).String() }
	case !a.Numbered():
		f.Most, f.Word = 1, func(int) string { return "fleet.yes" }
	}
	is := func(other RosterAbility) bool { return other.Key == a.String() }
	f.Get = func(s *RosterSide) (int, bool) {
		i := slices.IndexFunc(s.Abilities, is)
		if i < 0 {
			return 0, false
		}
		if w, bomber := WeaponNamed(s.Abilities[i].Weapon); bomber {
			return int(w) + 1, true
		}
		return max(s.Abilities[i].Value, 1), true
	}
	f.Set = func(s *RosterSide, n int, has bool) {
		s.Abilities = slices.DeleteFunc(s.Abilities, is)
		if !has {
			return
		}
		ability := RosterAbility{Key: a.String()}
		switch {
		case a == LongRangeBomber:
			ability.Weapon = Weapon(n - 1).String()
		case a.Numbered():
			ability.Value = n
		}
		s.Abilities = append(s.Abilities, ability)
	}
	return f
}

// Abilities are those that a side has, and those that none has: all but Command, which is a rating (R15.1).
func (r *RosterShip) Abilities() (has, lacks []Ability) {
	for a := range AllAbilities() {
		on := false
		r.EachSide(func(side *RosterSide) {
			_, is := a.Figure().Get(side)
			on = on || is
		})
		switch {
		case a == Command:
		case on:
			has = append(has, a)
		default:
			lacks = append(lacks, a)
		}
	}
	return has, lacks
}

// Give gives an ability to both sides.
func (r *RosterShip) Give(a Ability) {
	f := a.Figure()
	r.EachSide(func(side *RosterSide) { f.Set(side, f.Least, true) })
}

// ArmFigures are Attack and Damage of a weapon system of the full-strength side, by its number there; the Reduced one may lack it (R2.5).
func (r *RosterShip) ArmFigures(i int) (attack, damage RosterFigure) {
	of := func(id, sign string, most int, at func(*RosterWeapon) *int) RosterFigure {
		return RosterFigure{
			ID: "arm." + strconv.Itoa(i) + "." + id, Key: "fleet.card." + id, Sign: sign, Path: "full.weapons", Most: most, May: true,
			Get: func(s *RosterSide) (n int, has bool) {
				if j := r.armOn(s, i); j >= 0 {
					return *at(&s.Weapons[j]), true
				}
				return 0, false
			},
			Set: func(s *RosterSide, n int, has bool) {
				switch j := r.armOn(s, i); {
				case has && j < 0:
					s.Weapons = append(s.Weapons, r.Full.Weapons[i])
				case has || s == r.Full:
					*at(&s.Weapons[j]) = max(n, 0)
				case j >= 0:
					s.Weapons = slices.Delete(s.Weapons, j, j+1)
				}
			},
		}
	}
	attack = of("attack", "dice", mostAttack, func(w *RosterWeapon) *int { return &w.Attack })
	return attack, of("damage", "damage", mostDamage, func(w *RosterWeapon) *int { return &w.Damage })
}

// armOn is the number that a weapon system of the full-strength side has on a side, or -1: of several that are alike each has its own.
func (r *RosterShip) armOn(s *RosterSide, i int) int {
	full, before := &r.Full.Weapons[i], 0
	alike := func(w *RosterWeapon) bool { return w.Name == full.Name && w.Arc == full.Arc }
	for k := range i {
		if alike(&r.Full.Weapons[k]) {
			before++
		}
	}
	for j := range s.Weapons {
		if alike(&s.Weapons[j]) {
			if before == 0 {
				return j
			}
			before--
		}
	}
	return -1
}

// Rearm puts another weapon in the place of a weapon system.
func (r *RosterShip) Rearm(i int, kind Weapon) { r.eachArm(i, func(w *RosterWeapon) { w.Arm(kind) }) }

// WhyNotTurn says why a weapon system cannot fire elsewhere, or nil (R10.16).
func (r *RosterShip) WhyNotTurn(i int) *game.Why {
	w := r.Full.Weapons[i]
	if kind, _ := WeaponNamed(w.Name); w.Arc == kind.Arc().String() {
		return kind.WhyBound()
	}
	return nil
}

// TurnArm has a weapon system fire in the next arc.
func (r *RosterShip) TurnArm(i int) {
	arc, _ := ArcNamed(r.Full.Weapons[i].Arc)
	next := (arc + 1) % NumArcs
	r.eachArm(i, func(w *RosterWeapon) { w.Arc = next.String() })
}

// eachArm changes a weapon system on both sides.
func (r *RosterShip) eachArm(i int, change func(*RosterWeapon)) {
	if r.Reduced != nil {
		if j := r.armOn(r.Reduced, i); j >= 0 {
			change(&r.Reduced.Weapons[j])
		}
	}
	change(&r.Full.Weapons[i])
}

// MayArm tells whether there is room for one more weapon system, and AddArm adds one to both sides.
func (r *RosterShip) MayArm() bool { return len(r.Full.Weapons) < mostWeapons }

// AddArm is described at [RosterShip.MayArm].
func (r *RosterShip) AddArm() {
	r.EachSide(func(side *RosterSide) {
		side.Weapons = append(side.Weapons, RosterWeapon{Name: weapons[LaserCannon].name, Attack: 1, Damage: 1, Arc: "any"})
	})
}

// RemoveArm takes a weapon system from both sides.
func (r *RosterShip) RemoveArm(i int) {
	if r.Reduced != nil {
		if j := r.armOn(r.Reduced, i); j >= 0 {
			r.Reduced.Weapons = slices.Delete(r.Reduced.Weapons, j, j+1)
		}
	}
	r.Full.Weapons = slices.Delete(r.Full.Weapons, i, i+1)
}

// Sides are both sides; the second is nil where there is none.
func (r *RosterShip) Sides() [2]*RosterSide { return [2]*RosterSide{r.Full, r.Reduced} }

// EachSide does something with each side there is.
func (r *RosterShip) EachSide(do func(*RosterSide)) {
	for _, side := range r.Sides() {
		if side != nil {
			do(side)
		}
	}
}

// SetReduced gives the card a Reduced side, which has hull, Defense and weapons of the other, or takes it away (R2.2).
func (r *RosterShip) SetReduced(has bool) {
	r.Reduced = nil
	if has {
		r.Reduced = &RosterSide{Hull: r.Full.Hull, Defense: r.Full.Defense, Weapons: slices.Clone(r.Full.Weapons)}
	}
}

// Reclass puts the Defense of a fighter in the place of that of faces, or the other way round, as the class asks for (R2.4).
func (r *RosterShip) Reclass() {
	r.EachSide(func(side *RosterSide) {
		switch d := &side.Defense; {
		case r.Class == 4 && d.All == 0:
			*d = RosterDefense{All: max(d.Front, 1)}
		case r.Class < 4 && d.All > 0:
			*d = RosterDefense{Front: d.All, Side: d.All, Rear: d.All}
		}
	})
}

// TurnClass adds a class to those whose options the counters of all sides may pay for, or takes it away (R15.1).
func (r *RosterShip) TurnClass(class int) {
	was := slices.Contains(r.Full.Command.Classes, class)
	r.EachSide(func(side *RosterSide) {
		if side.Command == nil {
			return
		}
		c := &side.Command.Classes
		if *c = slices.DeleteFunc(*c, func(n int) bool { return n == class }); !was {
			*c = append(*c, class)
			slices.Sort(*c)
		}
	})
}
