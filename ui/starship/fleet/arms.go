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

// weaponRows show each weapon of the full-strength side: what it is and where it fires, Attack and Damage on both sides.
func (b *builder) weaponRows(m *form.Form) (rows []form.Row) {
	ship := &b.edit.ship
	for i := range ship.Full.Weapons {
		id := "arm." + strconv.Itoa(i)
		attack, damage := ship.ArmFigures(i)
		rows = append(rows, b.armRow(i),
			b.sidesRow(m, lineOf{id + ".attack", "fleet.card.attack", "dice"}, attack, nil),
			b.sidesRow(m, lineOf{id + ".damage", "fleet.card.damage", "damage"}, damage, nil))
	}
	if ship.MayArm() {
		rows = append(rows, func(f *ui.Frame, line ui.Rect) {
			if f.Button(ui.Button{ID: "edit.arm.add", Rect: line, Label: b.words.Say("fleet.card.add_weapon"), Size: 15}) {
				ship.AddArm()
			}
		})
	}
	return rows
}

// armRow shows which weapon it is and where it fires.
func (b *builder) armRow(i int) form.Row {
	return func(f *ui.Frame, line ui.Rect) {
		ship := &b.edit.ship
		places := line.Columns(8, 3, 2, 0.6)
		w := ship.Full.Weapons[i]
		weapon, _ := rules.WeaponNamed(w.Name)
		id := "edit.arm." + strconv.Itoa(i)
		label, sign := b.weapon(weapon)
		if f.Button(ui.Button{ID: id + ".weapon", Rect: places[0], Label: label, Sign: sign, Left: true, Size: 15}) {
			all, take := slices.Collect(rules.AllWeapons()), func(to rules.Weapon) { ship.Rearm(i, to) }
			b.Pick(f, build.PickOf(b.words.Say("fleet.card.weapon"), all, b.weapon, int(weapon), take))
		}
		fires := ui.Button{ID: id + ".arc", Rect: places[1], Label: b.words.Say("fleet.arc." + w.Arc), Sign: "arc_" + w.Arc, Size: 15}
		if why := ship.WhyNotTurn(i); why != nil {
			fires.Why = b.why(*why)
		}
		if f.Button(fires) {
			ship.TurnArm(i)
			f.Invalidate()
		}
		if len(ship.Full.Weapons) > 1 && f.Button(ui.Button{ID: id + ".remove", Rect: places[2], Sign: "cross"}) {
			ship.RemoveArm(i)
			f.Invalidate()
		}
	}
}

// weapon is what a weapon is called, and its sign.
func (h *harbor) weapon(w rules.Weapon) (word, sign string) {
	return h.words.Say("weapon." + w.String()), w.String()
}

// abilityRows show each ability that a side has, and the classes of its Command rating.
func (b *builder) abilityRows(m *form.Form) (rows []form.Row) {
	ship := &b.edit.ship
	if ship.Full.Command != nil {
		on := func(i int) bool { return slices.Contains(ship.Full.Command.Classes, i+1) }
		name := b.name("fleet.card.command", "", "")
		rows = append(rows, form.Among("command", name, []string{"1", "2", "3", "4"}, on, func(i int) { ship.TurnClass(i + 1) }))
	}
	has, lacks := ship.Abilities()
	for _, a := range has {
		key := "ability." + a.String()
		rows = append(rows, b.sidesRow(m, lineOf{key, key, table.AbilitySign(a)}, a.Figure(), b.showing(a)))
	}
	return append(rows, func(f *ui.Frame, line ui.Rect) {
		if f.Button(ui.Button{ID: "edit.ability.add", Rect: line, Label: b.words.Say("fleet.card.add_ability"), Size: 15}) {
			b.Pick(f, build.PickOf(b.words.Say("fleet.pick.ability"), lacks, b.ability, -1, ship.Give))
		}
	})
}

// showing says an ability that has no number, and what weapon Long-Range Bomber names; nil for the others.
func (b *builder) showing(a rules.Ability) func(n int) string {
	switch {
	case a == rules.LongRangeBomber:
		return func(n int) string { return b.words.Say("weapon." + rules.Weapon(n-1).String()) }
	case !a.Numbered():
		return func(int) string { return b.words.Say("fleet.yes") }
	}
	return nil
}
