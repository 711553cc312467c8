package starship

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"holoboard/game"
)

// Cards that are changed for a story, and fleets that are judged in one.

// change changes a figure: of the whole card, of both sides of it, or of the one that is named first.
func (r *RosterShip) change(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("a figure is changed as \"dr 0\", not %q", words)
	}
	sides := []*RosterSide{r.Full, r.Reduced}
	switch words[0] {
	case "class", "cost", "group":
		return r.changeWhole(words)
	case "full":
		sides, words = sides[:1], words[1:]
	case "reduced":
		if len(words) == 2 && words[1] == "0" {
			r.Reduced = nil
			return nil
		}
		sides, words = sides[1:], words[1:]
	}
	for _, side := range sides {
		if side == nil {
			continue
		}
		if err := side.changeAny(words); err != nil {
			return err
		}
	}
	return nil
}

// changeWhole changes what holds of both sides: "class 2", "cost 90", "group none".
func (r *RosterShip) changeWhole(words []string) error {
	if words[0] == "group" {
		if r.Group = strings.Join(words[1:], " "); r.Group == "none" {
			r.Group = ""
		}
		return nil
	}
	n, err := strconv.Atoi(words[1])
	switch {
	case err != nil:
		return fmt.Errorf("%q is no number", words[1])
	case words[0] == "cost":
		r.Cost = n
		return nil
	}
	for _, side := range []*RosterSide{r.Full, r.Reduced} {
		switch {
		case side == nil:
		case n == 4 && r.Class != 4:
			side.Defense = RosterDefense{All: side.Defense.Front}
		case n != 4 && r.Class == 4:
			all := side.Defense.All
			side.Defense = RosterDefense{Front: all, Side: all, Rear: all}
		}
	}
	r.Class = n
	return nil
}

// changeAny changes what stands on one side: a figure, an ability, a weapon system, or adds one.
func (side *RosterSide) changeAny(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("a figure is changed as \"dr 0\", not %q", words)
	}
	if arc, known := ArcNamed(words[0]); known {
		return side.arm(arc, words[1:])
	}
	if weapon, known := WeaponNamed(words[0]); known {
		return side.changeArm(weapon, words[1:])
	}
	if weapon, known := WeaponNamed(words[1]); known && words[0] == LongRangeBomber.String() {
		side.Abilities = append(side.Abilities, RosterAbility{Key: words[0], Weapon: weapons[weapon].name})
		return nil
	}
	var ns []int
	for _, word := range words[1:] {
		n, err := strconv.Atoi(word)
		if err != nil {
			return fmt.Errorf("%q is no number", word)
		}
		ns = append(ns, n)
	}
	return side.change(words[0], ns)
}

// changeArm changes one weapon system, the first of its kind: "attack 9", "damage 2", "arc spine".
func (side *RosterSide) changeArm(weapon Weapon, words []string) error {
	i := slices.IndexFunc(side.Weapons, func(w RosterWeapon) bool { return w.Name == weapons[weapon].name })
	if i < 0 || len(words) != 2 {
		return nil // the other side of the card may have it
	}
	if words[0] == "arc" {
		side.Weapons[i].Arc = words[1]
		return nil
	}
	n, err := strconv.Atoi(words[1])
	switch {
	case err != nil:
		return fmt.Errorf("%q is no number", words[1])
	case words[0] == "attack":
		side.Weapons[i].Attack = n
	case words[0] == "damage":
		side.Weapons[i].Damage = n
	default:
		return fmt.Errorf("a weapon system has attack, damage and arc, not %q", words[0])
	}
	return nil
}

// arm gives a side one more weapon system: "ion_cannon 4 2".
func (side *RosterSide) arm(arc Arc, words []string) error {
	weapon, known := WeaponNamed(words[0])
	if !known || len(words) != 3 {
		return fmt.Errorf("a weapon system is added as \"any ion_cannon 4 2\", not %q", words)
	}
	attack, errAttack := strconv.Atoi(words[1])
	damage, errDamage := strconv.Atoi(words[2])
	if errAttack != nil || errDamage != nil {
		return fmt.Errorf("%q are no figures of a weapon", words[1:])
	}
	side.Weapons = append(side.Weapons, RosterWeapon{weapons[weapon].name, attack, damage, arc.String()})
	return nil
}

// change changes one figure of a side.
func (side *RosterSide) change(figure string, ns []int) error {
	n := ns[0]
	switch figure {
	case "hull":
		side.Hull = n
	case "pd":
		side.Point = &n
	case "defense":
		switch {
		case side.Defense.All != 0:
			side.Defense.All = n
		case len(ns) == NumFaces-1:
			side.Defense = RosterDefense{Front: n, Side: ns[1], Rear: ns[2]}
		default:
			side.Defense = RosterDefense{Front: n, Side: n, Rear: n}
		}
	case "counters":
		side.Command = &RosterCommand{Classes: []int{1, 2, 3, 4}, Counters: n}
		if len(ns) > 1 {
			side.Command.Classes = ns[1:]
		}
	case "attack", "damage":
		for i := range side.Weapons {
			if figure == "attack" {
				side.Weapons[i].Attack = n
			} else {
				side.Weapons[i].Damage = n
			}
		}
	default:
		return side.ability(figure, n)
	}
	return nil
}

// ability gives a side an ability or, with 0, takes it away.
func (side *RosterSide) ability(id string, n int) error {
	a, known := AbilityNamed(id)
	if !known {
		return fmt.Errorf("a card has no %q", id)
	}
	kept := side.Abilities[:0]
	for _, other := range side.Abilities {
		if other.Key != id {
			kept = append(kept, other)
		}
	}
	side.Abilities = kept
	if n > 0 {
		ability := RosterAbility{Key: id}
		if a.Numbered() {
			ability.Value = n
		}
		side.Abilities = append(side.Abilities, ability)
	}
	return nil
}

// whyNotFleet says why the ships of a seat could not be brought to a battle of so many points: "fleet light of 300". They are those of
// the story, wherever they are.
func (d *describing) whyNotFleet() (string, error) {
	seat, err := d.seatNamed(1)
	if err != nil {
		return "", err
	}
	points, err := strconv.Atoi(d.words[3])
	if err != nil {
		return "", fmt.Errorf("%q are no points", d.words[3])
	}
	fleets := make([]*Fleet, d.Players)
	for other := range game.Seat(d.Players) {
		fleet := d.told(other)
		fleets[other] = &fleet
	}
	setup := Setup{Format: Standard, Players: d.Players, Points: points}
	var texts []string
	for _, why := range setup.prepare(seat, fleets) {
		texts = append(texts, why.Rule+" "+string(why.Text))
	}
	if texts == nil {
		return "ready", nil
	}
	return strings.Join(texts, ", "), nil
}

// told is the fleet of a seat that a story has told of.
func (d *describing) told(seat game.Seat) (f Fleet) {
	for card := d.First[seat]; card < d.First[seat+1]; card++ {
		n := d.InPool(seat, card)
		d.Fleet(seat, func(slot Slot) {
			if d.Ships[slot].Card == card {
				n++
			}
		})
		if n > 0 {
			f.Lines = append(f.Lines, FleetLine{d.Cards.Card(card), n})
		}
	}
	return f
}
