package starship

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"holoboard/game"
)

// Words for transcripts: ids, the same in every language. A ship on the table is called by its card's id and a number, "x_wing 2":
// which of that kind in its fleet it is, by slots. Squares are called as on the map: a column's letter, a row's number
// from the Dark edge, "c4".

// SeatWord implements [game.Teller].
func (Rules) SeatWord(s *State, seat game.Seat) string { return s.SeatID(seat) }

// SeatID is what commands and saves call a seat: light and dark, light1 to dark2 in a team battle.
func (s *State) SeatID(seat game.Seat) string {
	word := SideOf(seat).String()
	if s.Players > 2 {
		word += strconv.Itoa(int(seat)/2 + 1)
	}
	return word
}

// SquareID names a square: a column's letter (aa after z), a row's number.
func SquareID(x, y int) string {
	column := string(rune('a' + x%26))
	if x >= 26 {
		column = "a" + column
	}
	return column + strconv.Itoa(y+1)
}

// squareNamed reads what SquareID wrote.
func squareNamed(word string) (x, y int, ok bool) {
	column := strings.TrimRight(word, "0123456789")
	y, err := strconv.Atoi(word[len(column):])
	if err != nil || y < 1 || y > MostSide {
		return 0, 0, false
	}
	for x := range MostSide {
		if SquareID(x, y-1) == word {
			return x, y - 1, true
		}
	}
	return 0, 0, false
}

// ShipID names a ship on the table: its card, and which of its kind it is in its fleet unless it is Unique.
func (s *State) ShipID(slot Slot) string {
	if slot >= slots || s.Cards == "" {
		return "nobody"
	}
	card := s.Card(slot)
	word := card.ID()
	if card.Group() == "" {
		word += " " + strconv.Itoa(int(s.Ships[slot].Number))
	}
	if slot.Seat() > 1 {
		word += " of " + s.SeatID(slot.Seat())
	}
	return word
}

// Word implements [game.Teller], for what has the same name on every table.
func (Rules) Word(o game.Option) string { return Rules{}.WordOn(&State{}, o) }

// WordOn implements [game.Namer].
func (Rules) WordOn(s *State, o game.Option) string {
	square := SquareID(int(o.B&63), int(o.C))
	switch o.Kind {
	case KindDone:
		return "done"
	case KindPass:
		return "pass"
	case KindYes:
		return "yes"
	case KindNo:
		return "no"
	case KindShip:
		return s.ShipID(Slot(o.A))
	case KindPlace:
		return square + " " + Facing(o.B>>6).String()
	case KindGo, KindAt:
		return square
	case KindCourse:
		return Path(o.B).String()
	case KindNose:
		return Facing(o.B).String()
	case KindFlee:
		return "flee"
	case KindLaunch:
		return s.Cards.Card(o.B).ID() + " from " + s.ShipID(Slot(o.A))
	case KindWeapon:
		return strings.TrimSpace(s.armID(Slot(o.A), o.B) + " " + Lane(o.C).String())
	case KindTarget:
		if Face(o.B) == NoFace {
			return s.ShipID(Slot(o.A))
		}
		return s.ShipID(Slot(o.A)) + " " + Face(o.B).String()
	case KindOrder:
		return CommandOption(o.A).String() + " by " + s.ShipID(Slot(o.B))
	case KindShift:
		return fmt.Sprintf("%d to %s", o.B, s.ShipID(Slot(o.A)))
	case RollDeploy, RollInitiative, RollAttack, RollPoint:
		return strconv.Itoa(int(o.A) + 1)
	}
	return fmt.Sprintf("option %d", o.Kind)
}

// armID names a weapon system of a ship: its kind, with a number where the ship has two of it.
func (s *State) armID(slot Slot, arm uint8) string {
	if arm == PointDefense {
		return "point_defense"
	}
	f := s.Figures(slot)
	if int(arm) >= f.Arms() {
		return "weapon"
	}
	kind, n := f.Arm(int(arm)).Weapon, 1
	for i := range int(arm) {
		if f.Arm(i).Weapon == kind {
			n++
		}
	}
	if n > 1 {
		return kind.String() + " " + strconv.Itoa(n)
	}
	return kind.String()
}

// Things implements [game.Lister].
func (Rules) Things() []string {
	cards := Shipped().Ships
	ships := make([]string, len(cards))
	for i := range cards {
		ships[i] = cards[i].Pack().ID()
	}
	return []string{
		strings.Join(ships, ", "), named[Weapon](NumWeapons) + ", point_defense", named[CommandOption](NumOptions), named[Facing](4),
		named[Face](int(NoFace)), "squares by column and row, as in " + SquareID(7, 3), "done, pass, yes, no, flee",
	}
}

// named are the names of the first n things of a kind.
func named[T interface {
	~uint8
	String() string
}](n int) string {
	names := make([]string, n)
	for i := range names {
		names[i] = T(i).String()
	}
	return strings.Join(names, ", ")
}

// Find implements [game.Teller].
func (Rules) Find(_ game.Seat, _ uint8, _ string) (game.Option, bool) { return game.Option{}, false }

// FindOn implements [game.Namer]: what a refused answer names, among the kinds of option that are on offer, then among those that can
// be missing.
func (r Rules) FindOn(s *State, d *game.Decision, word string) (game.Option, bool) {
	about := d.About[0].A
	for _, like := range append(slices.Clone(d.Options), done, pass, yes, no, game.Option{Kind: KindShip}, game.Option{Kind: KindOrder},
		game.Option{Kind: KindLaunch}, game.Option{Kind: KindCourse, A: about}, game.Option{Kind: KindNose, A: about}, fleeOption(Slot(about))) {
		for _, o := range s.things(like) {
			if r.WordOn(s, o) == word {
				return o, true
			}
		}
	}
	return game.Option{}, false
}

// things lists what could be named like an option.
func (s *State) things(like game.Option) (all []game.Option) {
	add := func(a, b, c uint8) { all = append(all, game.Option{Kind: like.Kind, A: a, B: b, C: c}) }
	switch like.Kind {
	case KindShip:
		s.Each(func(slot Slot) { add(uint8(slot), 0, 0) })
	case KindTarget:
		s.Each(func(slot Slot) {
			for face := range uint8(NumFaces + 1) {
				add(uint8(slot), face, uint8(s.Distance(s.Acting, slot)))
			}
		})
	case KindGo, KindAt, KindPlace:
		for y := range s.Height {
			for x := range s.Width {
				add(like.A, x, y)
				for f := range uint8(4) {
					if like.Kind == KindPlace {
						add(like.A, x|f<<6, y)
					}
				}
			}
		}
	case KindCourse:
		eachPath(func(p Path) { add(like.A, uint8(p), 0) })
	case KindNose:
		for f := range uint8(4) {
			add(like.A, f, 0)
		}
	case KindWeapon:
		for arm, lane := range s.Arms(Slot(like.A)) {
			add(like.A, arm, uint8(lane))
		}
	case KindLaunch:
		s.Each(func(slot Slot) {
			for card := range uint8(s.Cards.Len()) {
				add(uint8(slot), card, 0)
			}
		})
	case KindOrder:
		s.Each(func(slot Slot) {
			for o := range uint8(NumOptions) {
				add(o, uint8(slot), 0)
			}
		})
	}
	return append(all, like)
}

// Line implements [game.Teller].
func (r Rules) Line(e game.Event) string { return r.LineOn(&State{}, e) }

// LineOn implements [game.Namer]: the kind of event and the fields that it uses.
func (r Rules) LineOn(s *State, event game.Event) string {
	e := event.(Event)
	w := []string{strings.ReplaceAll(e.Kind.String(), "_", " ")}
	add := func(words ...string) { w = append(w, words...) }
	ship, other, n := s.ShipID(e.Ship), s.ShipID(e.Other), strconv.Itoa(int(e.N))
	at := SquareID(int(e.X), int(e.Y))
	switch e.Kind {
	case DeployRolled, InitiativeRolled, InitiativeRerolled:
		add(e.Side.String(), n)
	case DeployOrder, InitiativeWon, Interdicted:
		add(e.Side.String())
	case RoundBegan:
		add(n)
	case Deployed, Sailed:
		add(ship, at, e.Facing.String())
	case Flew:
		add(ship, at)
		if !s.Card(e.Ship).Fighter() {
			add(e.Facing.String())
		}
	case Stayed, BuzzDroidsLanded:
		add(ship)
	case Pushed:
		add(ship, at, "by", other)
	case Launched:
		add(ship, at, "from", other)
	case Aimed:
		add(ship, s.armID(e.Ship, e.Arm))
		if e.Lane != NoLane {
			add(e.Lane.String())
		}
		add("at", other)
		if e.Face != NoFace {
			add(e.Face.String())
		}
	case OptionUsed:
		add(e.Option.String(), "by", ship)
	case Rolled:
		add(fmt.Sprintf("%d %+d against %d", e.N, e.Attack, e.Defense))
	case Missed:
		add(other)
	case Hit:
		add(other, n)
		if e.M > 0 {
			add("critical")
		}
	case Shifted:
		add(n, "from", ship, "to", other)
	case Repaired, Turned:
		add(ship, n)
	case Destroyed, Fled:
		add(ship)
		if e.N > 0 {
			add("back to the pool")
		}
	case OwnFigures:
		add(e.Side.String(), s.Cards.Card(e.Card).ID())
	case BattleOver:
		add(Ending(e.N).String(), e.Side.String())
	}
	return strings.Join(w, " ")
}
