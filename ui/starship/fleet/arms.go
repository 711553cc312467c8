package fleet

import (
	"slices"
	"strconv"

	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/form"
)

// Weapons and abilities of a card that is edited.

// mostArms is how many weapon systems a side has at most.
const mostArms = 6

// weaponRows show each weapon of the full-strength side: what it is and where it fires, Attack and Damage on both sides.
func (b *builder) weaponRows(m *form.Form) (rows []form.Row) {
	e := &b.edit
	for i := range e.ship.Full.Weapons {
		id := "arm." + strconv.Itoa(i)
		rows = append(rows, b.armRow(i),
			b.sidesRow(m, e.armFigure(i, id+".attack", "fleet.card.attack", func(w *rules.RosterWeapon) *int { return &w.Attack }, 40)),
			b.sidesRow(m, e.armFigure(i, id+".damage", "fleet.card.damage", func(w *rules.RosterWeapon) *int { return &w.Damage }, 20)))
	}
	if len(e.ship.Full.Weapons) < mostArms {
		rows = append(rows, func(f *ui.Frame, line ui.Rect) {
			if f.Button(ui.Button{ID: "edit.arm.add", Rect: line, Label: b.words.Say("fleet.card.add_weapon"), Size: 15}) {
				e.eachSide(func(side *rules.RosterSide) {
					side.Weapons = append(side.Weapons, rules.RosterWeapon{Name: "Laser Cannon", Attack: 1, Damage: 1, Arc: "any"})
				})
			}
		})
	}
	return rows
}

// armRow shows which weapon it is and where it fires.
func (b *builder) armRow(i int) form.Row {
	return func(f *ui.Frame, line ui.Rect) {
		e := &b.edit
		places := line.Columns(8, 3, 2, 0.6)
		w := e.ship.Full.Weapons[i]
		weapon, _ := rules.WeaponNamed(w.Name)
		id := "edit.arm." + strconv.Itoa(i)
		if f.Button(ui.Button{ID: id + ".weapon", Rect: places[0], Label: b.words.Say("weapon." + weapon.String()), Sign: weapon.String(), Left: true, Size: 15}) {
			b.pickWeapon(f, weapon, func(to rules.Weapon) { e.eachArm(i, func(w *rules.RosterWeapon) { w.Arm(to) }) })
		}
		fires := ui.Button{ID: id + ".arc", Rect: places[1], Label: b.words.Say("fleet.arc." + w.Arc), Sign: "arc_" + w.Arc, Size: 15}
		if why := weapon.WhyBound(); why != nil && w.Arc == weapon.Arc().String() {
			fires.Why = b.why(*why)
		}
		if f.Button(fires) {
			arc, _ := rules.ArcNamed(w.Arc)
			next := (arc + 1) % rules.NumArcs
			e.eachArm(i, func(w *rules.RosterWeapon) { w.Arc = next.String() })
			f.Invalidate()
		}
		if len(e.ship.Full.Weapons) > 1 && f.Button(ui.Button{ID: id + ".remove", Rect: places[2], Sign: "cross"}) {
			if r := e.reducedArm(i); r != nil {
				e.ship.Reduced.Weapons = slices.DeleteFunc(e.ship.Reduced.Weapons, func(w rules.RosterWeapon) bool { return w == *r })
			}
			e.ship.Full.Weapons = slices.Delete(e.ship.Full.Weapons, i, i+1)
			f.Invalidate()
		}
	}
}

// pickWeapon opens the list of weapons.
func (b *builder) pickWeapon(f *ui.Frame, now rules.Weapon, take func(rules.Weapon)) {
	p := build.Pick{Title: b.words.Say("fleet.card.weapon"), Chosen: int(now), Take: func(i int) { take(rules.Weapon(i)) }}
	for w := range rules.Weapon(rules.NumWeapons) {
		p.Labels, p.Signs = append(p.Labels, b.words.Say("weapon."+w.String())), append(p.Signs, w.String())
	}
	b.Pick(f, p)
}

// reducedArm is a weapon of the full-strength side as the Reduced one has it, or nil.
func (e *editing) reducedArm(i int) *rules.RosterWeapon {
	if e.ship.Reduced == nil {
		return nil
	}
	full := e.ship.Full.Weapons[i]
	for j := range e.ship.Reduced.Weapons {
		if w := &e.ship.Reduced.Weapons[j]; w.Name == full.Name && w.Arc == full.Arc {
			return w
		}
	}
	return nil
}

// eachArm changes a weapon on both sides.
func (e *editing) eachArm(i int, change func(*rules.RosterWeapon)) {
	if w := e.reducedArm(i); w != nil {
		change(w)
	}
	change(&e.ship.Full.Weapons[i])
}

// armFigure is a figure of a weapon; the Reduced side may lack the weapon.
func (e *editing) armFigure(i int, id, label string, at func(*rules.RosterWeapon) *int, most int) sideFigure {
	find := func(s *rules.RosterSide) *rules.RosterWeapon {
		if s == e.ship.Full {
			return &e.ship.Full.Weapons[i]
		}
		return e.reducedArm(i)
	}
	return sideFigure{
		id: id, label: label, sign: "blank", path: "full.weapons", most: most, may: true,
		get: func(s *rules.RosterSide) (n int, has bool) {
			w := find(s)
			if w != nil {
				n = *at(w)
			}
			return n, w != nil
		},
		set: func(s *rules.RosterSide, n int, has bool) {
			w := find(s)
			switch {
			case has && w == nil:
				s.Weapons = append(s.Weapons, e.ship.Full.Weapons[i])
			case has || s == e.ship.Full:
				*at(w) = max(n, 0)
			default:
				s.Weapons = slices.DeleteFunc(s.Weapons, func(other rules.RosterWeapon) bool { return other == *w })
			}
		},
	}
}

// abilityRows show each ability that a side has, and the classes of its Command rating.
func (b *builder) abilityRows(m *form.Form) (rows []form.Row) {
	e := &b.edit
	var has, lacks []rules.Ability
	for a := range rules.Ability(rules.NumAbilities) {
		switch {
		case a == rules.Command:
		case e.has(a):
			has = append(has, a)
		default:
			lacks = append(lacks, a)
		}
	}
	if e.ship.Full.Command != nil {
		rows = append(rows, b.classesRow())
	}
	for _, a := range has {
		rows = append(rows, b.sidesRow(m, b.abilityFigure(a)))
	}
	return append(rows, func(f *ui.Frame, line ui.Rect) {
		if !f.Button(ui.Button{ID: "edit.ability.add", Rect: line, Label: b.words.Say("fleet.card.add_ability"), Size: 15}) {
			return
		}
		p := build.Pick{Title: b.words.Say("fleet.pick.ability"), Chosen: -1, Take: func(i int) {
			fig := b.abilityFigure(lacks[i])
			e.eachSide(func(side *rules.RosterSide) { fig.set(side, fig.least, true) })
		}}
		for _, a := range lacks {
			p.Labels, p.Signs = append(p.Labels, b.words.Say("ability."+a.String())), append(p.Signs, table.AbilitySign(a))
		}
		b.Pick(f, p)
	})
}

// has reports whether a side has an ability.
func (e *editing) has(a rules.Ability) (has bool) {
	e.eachSide(func(side *rules.RosterSide) { has = has || abilityAt(side, a) >= 0 })
	return has
}

func abilityAt(s *rules.RosterSide, a rules.Ability) int {
	return slices.IndexFunc(s.Abilities, func(other rules.RosterAbility) bool { return other.Key == a.String() })
}

// abilityFigure is an ability with its number; one without a number is there or not, and Long-Range Bomber names a weapon.
func (b *builder) abilityFigure(a rules.Ability) sideFigure {
	fig := sideFigure{id: "ability." + a.String(), label: "ability." + a.String(), sign: table.AbilitySign(a), path: "full.abilities." + a.String(), least: 1, most: 40, may: true}
	if !a.Numbered() {
		fig.most = 1
		fig.show = func(int) string { return b.words.Say("fleet.yes") }
	}
	if a == rules.LongRangeBomber {
		fig.most = rules.NumWeapons
		fig.show = func(n int) string { return b.words.Say("weapon." + rules.Weapon(n-1).String()) }
	}
	fig.get = func(s *rules.RosterSide) (int, bool) {
		i := abilityAt(s, a)
		if i < 0 {
			return 0, false
		}
		if w, bomber := rules.WeaponNamed(s.Abilities[i].Weapon); bomber {
			return int(w) + 1, true
		}
		return max(s.Abilities[i].Value, 1), true
	}
	fig.set = func(s *rules.RosterSide, n int, has bool) {
		s.Abilities = slices.DeleteFunc(s.Abilities, func(other rules.RosterAbility) bool { return other.Key == a.String() })
		if !has {
			return
		}
		ability := rules.RosterAbility{Key: a.String()}
		switch {
		case a == rules.LongRangeBomber:
			ability.Weapon = rules.Weapon(n - 1).String()
		case a.Numbered():
			ability.Value = n
		}
		s.Abilities = append(s.Abilities, ability)
	}
	return fig
}

// classesRow shows for which classes' options the counters may be used.
func (b *builder) classesRow() form.Row {
	on := func(i int) bool { return slices.Contains(b.edit.ship.Full.Command.Classes, i+1) }
	return form.Among("command", b.name("fleet.card.command", "", ""), []string{"1", "2", "3", "4"}, on, func(i int) {
		was := on(i)
		b.edit.eachSide(func(side *rules.RosterSide) {
			if side.Command == nil {
				return
			}
			c := &side.Command.Classes
			if *c = slices.DeleteFunc(*c, func(n int) bool { return n == i+1 }); !was {
				*c = append(*c, i+1)
				slices.Sort(*c)
			}
		})
	})
}
