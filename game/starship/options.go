package starship

import (
	"strings"

	"holoboard/game"
)

// The Fleet Commander options and their counters (R15).

// A CommandOption is one of the twelve, in the order of the sheet.
type CommandOption uint8

const (
	PowerToShields CommandOption = iota
	PowerToWeapons
	DamageControl
	PowerToEngines
	PowerToShieldsFront
	ScrambleFighters
	FlyCasual
	IncomingFighters
	TargetFighters
	AttackFormation
	Evasive
	LongRangeBombardment

	NumOptions = iota
)

// commandOptions names each option, its class, and its rule; they are the same for both sides (Q19).
var commandOptions = [NumOptions]struct {
	id, rule string
	class    uint8
}{
	PowerToShields:       {"power_to_shields", "R15.3", 1},
	PowerToWeapons:       {"power_to_weapons", "R15.4", 1},
	DamageControl:        {"damage_control", "R15.5", 1},
	PowerToEngines:       {"power_to_engines", "R15.6", 2},
	PowerToShieldsFront:  {"power_to_shields_front", "R15.7", 2},
	ScrambleFighters:     {"scramble_fighters", "R15.8", 2},
	FlyCasual:            {"fly_casual", "R15.9", 3},
	IncomingFighters:     {"incoming_fighters", "R15.10", 3},
	TargetFighters:       {"target_fighters", "R15.11", 3},
	AttackFormation:      {"attack_formation", "R15.12", 4},
	Evasive:              {"evasive", "R15.13", 4},
	LongRangeBombardment: {"long_range_bombardment", "R15.14", 4},
}

// String returns the name of an option in words and transcripts.
func (o CommandOption) String() string { return commandOptions[o].id }

// Rule returns the number of its rule.
func (o CommandOption) Rule() string { return commandOptions[o].rule }

// Rules are all that are about it, its own first.
func (o CommandOption) Rules() []string {
	if o == DamageControl {
		return []string{o.Rule(), "R15.20"}
	}
	return []string{o.Rule()}
}

// Class is the class of ships that it is for.
func (o CommandOption) Class() uint8 { return commandOptions[o].class }

// Options is a set of them.
type Options uint16

// Has reports whether an option is in it.
func (set Options) Has(o CommandOption) bool { return set>>o&1 != 0 }

// String lists them by their names.
func (set Options) String() string {
	var names []string
	for o := range CommandOption(NumOptions) {
		if set.Has(o) {
			names = append(names, o.String())
		}
	}
	if names == nil {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// Counters is how many command counters a ship has left: those of the side that is up, less those used (R15.19, Q16).
func (s *State) Counters(slot Slot) int {
	if s.ordersNothing() {
		return 0
	}
	return max(0, s.Figures(slot).Counters()-int(s.Ships[slot].Spent))
}

// CountersOf are the command counters of a fleet's ships on the map: those that are left, and those that were used.
func (s *State) CountersOf(seat game.Seat) (left, spent int) {
	s.EachOf(seat, func(slot Slot) {
		left += s.Counters(slot)
		spent += min(int(s.Ships[slot].Spent), s.Figures(slot).Counters())
	})
	return left, spent
}

// Payer is the first ship of a fleet that gives an option at all, whether it has a counter left or not (R15.2); NoSlot if none does.
func (s *State) Payer(seat game.Seat, o CommandOption) (payer Slot) {
	payer = NoSlot
	s.EachOf(seat, func(slot Slot) {
		if payer == NoSlot && s.Figures(slot).Commands(o.Class()) {
			payer = slot
		}
	})
	return payer
}

// pays reports whether a ship can pay for an option (R15.2).
func (s *State) pays(slot Slot, o CommandOption) bool {
	return s.Counters(slot) > 0 && s.Figures(slot).Commands(o.Class())
}

// canOrder reports whether a fleet could use an option now: each once a round (R15.2).
func (s *State) canOrder(seat game.Seat, o CommandOption) bool {
	return !s.InForce[seat].Has(o) && s.Commands(seat, o)
}

// commanded returns the classes for which a fleet has a counter left, a bit for each.
func (s *State) commanded(seat game.Seat) (classes uint8) {
	if !s.any(SideOf(seat), Command) {
		return 0
	}
	for set := s.On[seat]; set != 0; set &= set - 1 {
		slot := at(seat, set)
		if f := s.Figures(slot); f[ratingAt] != 0 && f.Counters() > int(s.Ships[slot].Spent) {
			classes |= f[ratingAt]
		}
	}
	return classes
}

// WindowOptions are those that a fleet is asked about in a window: before the roll of an attack, after a hit, before the Damage Phase
// (R15.16, R15.17, R15.20).
func WindowOptions() []CommandOption { return append(beforeRollOptions[:], FlyCasual, DamageControl) }

// Commands reports whether a fleet has a counter left for an option (R15.2).
func (s *State) Commands(seat game.Seat, o CommandOption) bool {
	return !s.ordersNothing() && s.commanded(seat)>>o.Class()&1 != 0
}

// offerControl offers Damage Control beside what else there is to do; its window in the Damage Phase comes in any case.
func (t turn) offerControl(seat game.Seat) {
	if t.ask.Offered() > 0 || t.ask.Explaining() {
		t.offerOrder(seat, DamageControl)
	}
}

// offerOrder offers an option from every ship that can pay for it, if it would be of use now.
func (t turn) offerOrder(seat game.Seat, o CommandOption) {
	if t.ordersNothing() {
		return
	}
	useful := t.useful(seat, o)
	if !useful && !t.ask.Explaining() {
		return
	}
	t.EachOf(seat, func(slot Slot) {
		if t.Figures(slot).Counters() > 0 && t.Figures(slot).Commands(o.Class()) {
			t.ask.OfferIf(orderOption(o, slot), t.whyNoOrder(slot, o, useful))
		}
	})
}

func (t turn) whyNoOrder(slot Slot, o CommandOption, useful bool) *game.Why {
	switch {
	case t.InForce[slot.Seat()].Has(o):
		return whyUsed
	case t.Counters(slot) == 0:
		return whyNoCounter
	case !useful:
		return whyNoChange
	}
	return nil
}

func orderOption(o CommandOption, payer Slot) game.Option {
	return game.Option{Kind: KindOrder, A: uint8(o), B: uint8(payer)}
}

// useful reports whether an option that is not about one attack would change anything now.
func (t turn) useful(seat game.Seat, o CommandOption) (useful bool) {
	if !t.canOrder(seat, o) {
		return false
	}
	t.EachOf(seat, func(slot Slot) {
		ship := &t.Ships[slot]
		if useful || t.Card(slot).Class() != o.Class() {
			return
		}
		switch o {
		case DamageControl:
			useful = ship.Counters() > 0
		case PowerToEngines:
			useful = !ship.Is(Moved)
		case ScrambleFighters:
			useful = t.value(slot, FighterLaunch) > 0
		case IncomingFighters, LongRangeBombardment:
			useful = !ship.Is(Attacked) && t.enemyAtTwo(slot, o == IncomingFighters)
		}
	})
	return useful
}

// enemyAtTwo reports whether an enemy fighter, or another enemy, is two squares away.
func (s *State) enemyAtTwo(slot Slot, fighter bool) (any bool) {
	from := s.Space(slot)
	for seat := game.Seat(1 - slot.Side()); seat < game.Seat(s.Players); seat += 2 {
		set := s.Small[seat]
		if !fighter {
			set = s.On[seat] &^ set
		}
		for ; set != 0; set &= set - 1 {
			if from.Distance(s.Space(at(seat, set))) == 2 {
				return true
			}
		}
	}
	return false
}

// use spends a counter: the option works on all ships of its class in the fleet until the end of the round (R15.2, R15.2a, Q15).
func (t turn) use(seat game.Seat, o game.Option) {
	option, payer := CommandOption(o.A), Slot(o.B)
	t.Ships[payer].Spent++
	t.InForce[seat] |= 1 << option
	t.tell(Event{Kind: OptionUsed, Ship: payer, Option: option})
	if option == DamageControl {
		t.repair(seat)
	}
}

// repair removes a counter from each class 1 ship of a fleet that has any (R15.5, R15.20).
func (t turn) repair(seat game.Seat) {
	t.Relieved(seat, func(slot Slot) {
		ship := &t.Ships[slot]
		if ship.Fresh > 0 {
			ship.Fresh--
		} else {
			ship.Damage--
		}
		t.tell(Event{Kind: Repaired, Ship: slot, N: uint8(ship.Counters())})
	})
}
