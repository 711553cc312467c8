package starship

import "strconv"

// What stands on a card, figure by figure, as both of its sides have it: in figures and signs alone, the same in every language.

// lacking stands where a side lacks what the other has.
const lacking = "–"

// A CardLine is a figure of a card.
type CardLine struct {
	Sign, Key     string // of the figure: its sign, and the key of its name
	Path          string // where rosters have it, see [Card.Origin]
	Full, Reduced string // nothing where there is no such side
}

// Lines are the figures of a card but for its abilities, in the order in which cards print them.
func (c Card) Lines() (all []CardLine) {
	full := c.Face(false)
	add := func(sign, key, path string, of func(Figures) string) {
		line := CardLine{Sign: sign, Key: key, Path: path, Full: of(full)}
		if c.HasReduced() {
			line.Reduced = of(c.Face(true))
		}
		all = append(all, line)
	}
	add("hull", "large.hull", "full.hull", func(f Figures) string { return strconv.Itoa(f.Hull()) })
	add("defense", "large.defense", "full.defense", func(f Figures) string {
		text := strconv.Itoa(f.Defense(Nose))
		if c.Fighter() {
			return text
		}
		return text + " " + strconv.Itoa(f.Defense(Port)) + " " + strconv.Itoa(f.Defense(Stern))
	})
	for i := range full.Arms() {
		arm := full.Arm(i)
		add(arm.Weapon.String(), "weapon."+arm.Weapon.String(), "full.weapons", func(f Figures) string {
			if like, has := f.Like(arm); has {
				return like.String()
			}
			return lacking
		})
	}
	if _, has := full.PointDefense(); has {
		add("point_defense", "point_defense.name", "full.pd", func(f Figures) string {
			if n, has := f.PointDefense(); has {
				return "+" + strconv.Itoa(n)
			}
			return lacking
		})
	}
	return all
}

// String is the Attack and the Damage of a weapon system.
func (w WeaponSystem) String() string {
	return "+" + strconv.Itoa(w.Attack) + "/" + strconv.Itoa(w.Damage)
}

// Signs are the signs of what counts of a ship on the table with their figures: what it has left to bear (R12.2), Point-Defense, how many
// fighters it launches in a round (R9.3) and how many command counters it has left.
func (s *State) Signs(slot Slot) [][2]string {
	f := s.Figures(slot)
	all := append(make([][2]string, 0, 4), [2]string{"hull", strconv.Itoa(max(0, s.Left(slot))) + "/" + strconv.Itoa(f.Hull())})
	if rating, has := f.PointDefense(); has {
		all = append(all, [2]string{"point_defense", "+" + strconv.Itoa(rating)})
	}
	if n := f.Value(FighterLaunch); n > 0 {
		all = append(all, [2]string{"launch", strconv.Itoa(n)})
	}
	if n := f.Counters(); n > 0 {
		all = append(all, [2]string{"command_counter", strconv.Itoa(max(0, n-int(s.Ships[slot].Spent)))})
	}
	return all
}

// An AbilityLine is an ability of a card.
type AbilityLine struct {
	Ability
	N       int    // its number; of Long-Range Bomber what weapon it names
	Number  string // that is written behind its name, or nothing
	Reduced string // what the Reduced side has in its place, or nothing where it has the same
}

// AbilityLines are the abilities of the full-strength side but for Unique, which is said of the card.
func (c Card) AbilityLines() (all []AbilityLine) {
	full, reduced := c.Face(false), c.Face(true)
	for a := range AllAbilities() {
		if !full.Has(a) || a == Unique {
			continue
		}
		line := AbilityLine{Ability: a, N: full.Value(a)}
		counted := a.Numbered() && a != LongRangeBomber
		if counted {
			line.Number = strconv.Itoa(line.N)
		}
		switch {
		case !c.HasReduced():
		case !reduced.Has(a):
			line.Reduced = lacking
		case a == Command && reduced.Counters() != full.Counters():
			line.Reduced = strconv.Itoa(reduced.Counters())
		case counted && reduced.Value(a) != line.N:
			line.Reduced = strconv.Itoa(reduced.Value(a))
		}
		all = append(all, line)
	}
	return all
}
