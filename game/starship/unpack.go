package starship

import "strings"

// Unpack returns a card of a match as files have it; an error where the bytes are no card.
func (c Card) Unpack() (r RosterShip, err error) {
	if len(c) != cardSize || c.Faction() > Dark || c[originAt] > 1 {
		return r, errNoFleet
	}
	r = RosterShip{
		ID: c.ID(), Name: c.Name(), Group: c.group(), Class: int(c.Class()), Cost: c.Cost(), Faction: c.Faction().String(), Own: c.Own(),
	}
	if strings.Contains(r.ID+r.Name+r.Group, "\x00") {
		return r, errNoFleet
	}
	if r.Full, err = c.Face(false).unpack(r.Class); err == nil && c.HasReduced() {
		r.Reduced, err = c.Face(true).unpack(r.Class)
	}
	return r, err
}

func (f Figures) unpack(class int) (*RosterSide, error) {
	side := &RosterSide{Hull: f.Hull()}
	if class == 4 {
		side.Defense.All = f.Defense(NoFace)
	} else {
		side.Defense = RosterDefense{Front: f.Defense(Nose), Side: f.Defense(Port), Rear: f.Defense(Stern)}
	}
	if printed := int(f[pointAt]); printed > 0 {
		printed--
		side.Point = &printed
	}
	if f.Arms() > mostWeapons {
		return nil, errNoFleet
	}
	for i := range f.Arms() {
		w := f.Arm(i)
		if w.Weapon >= NumWeapons || w.Arc >= NumArcs {
			return nil, errNoFleet
		}
		side.Weapons = append(side.Weapons, RosterWeapon{weapons[w.Weapon].name, w.Attack, w.Damage, w.Arc.String()})
	}
	for a := range Ability(NumAbilities) {
		if !f.Has(a) || a == Command {
			continue
		}
		ability := RosterAbility{Key: a.String(), Value: f.Value(a)}
		if a == LongRangeBomber {
			if ability.Value < 1 || ability.Value > NumWeapons {
				return nil, errNoFleet
			}
			ability.Weapon, ability.Value = weapons[ability.Value-1].name, 0
		}
		side.Abilities = append(side.Abilities, ability)
	}
	if f.Has(Command) {
		side.Command = &RosterCommand{Counters: int(f[countersAt])}
		for class := range uint8(8) {
			if f[ratingAt]>>class&1 != 0 {
				side.Command.Classes = append(side.Command.Classes, int(class))
			}
		}
	}
	return side, nil
}
