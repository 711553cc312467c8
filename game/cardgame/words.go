package cardgame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"holoboard/game"
)

// Words for transcripts: ids, the same in every language. A card on the table is called by its title, and by a number where its side has
// several: "x_wing 2" is the second by slots.

// SeatWord implements [game.Teller].
func (Rules) SeatWord(_ *State, seat game.Seat) string { return SideOf(seat).String() }

// CardID names a card on the table.
func (s *Public) CardID(slot Slot) string {
	if slot == Dial {
		return "death_star_dial"
	}
	if !s.There(slot) {
		return "nothing"
	}
	title, n := s.At(slot).Title, 1
	for i := range int(slot & 127) {
		if s.Things[slot.Side()][i].Title == title {
			n++
		}
	}
	if n > 1 {
		return title.ID() + " " + strconv.Itoa(n)
	}
	return title.ID()
}

// Word implements [game.Teller].
func (r Rules) Word(o game.Option) string { return r.WordOn(&State{}, o) }

// WordOn implements [game.Namer].
func (Rules) WordOn(s *State, o game.Option) string {
	switch o.Kind {
	case KindDone:
		return "done"
	case KindPass:
		return "pass"
	case KindNone:
		return "none"
	case KindYes:
		return "yes"
	case KindUnit:
		return "unit"
	case KindTitle:
		if o.B > 0 {
			return fmt.Sprintf("%s %d", Title(o.A).ID(), o.B+1)
		}
		return Title(o.A).ID()
	case KindPlay:
		if Zone(o.C) == InDiscard {
			return Title(o.A).ID() + " from discard"
		}
		return Title(o.A).ID()
	case KindSlot:
		return s.CardID(Slot(o.A))
	case KindAbility:
		return "use " + s.CardID(Slot(o.A))
	case KindSource:
		return fmt.Sprintf("%d from %s", o.B, s.CardID(Slot(o.A)))
	case KindIcon:
		return Icon(o.A).String()
	case KindToken:
		return tokenIDs[o.A]
	case KindTrigger:
		return Trigger(o.A).String()
	case RollHand, RollCaptive:
		return strconv.Itoa(int(o.A) + 1)
	}
	return fmt.Sprintf("option %d", o.Kind)
}

// Find implements [game.Teller].
func (Rules) Find(game.Seat, uint8, string) (game.Option, bool) { return game.Option{}, false }

// FindOn implements [game.Namer]: what a refused answer names, among the kinds of option that are on offer.
func (r Rules) FindOn(s *State, d *game.Decision, word string) (game.Option, bool) {
	for _, like := range append(slices.Clone(d.Options), game.Option{Kind: KindPlay, C: uint8(InHand)}, game.Option{Kind: KindAbility}) {
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
	switch like.Kind {
	case KindSlot, KindAbility, KindSource:
		for side := range Side(2) {
			s.Each(side, func(slot Slot, _ *Thing) {
				for b := range uint8(4) {
					all = append(all, game.Option{Kind: like.Kind, A: uint8(slot), B: b})
				}
			})
		}
		all = append(all, game.Option{Kind: like.Kind, A: uint8(Dial)})
	case KindTitle, KindPlay:
		for t := range Title(NumTitles) {
			all = append(all, game.Option{Kind: like.Kind, A: uint8(t), C: like.C})
		}
	}
	return append(all, like)
}

// Line implements [game.Teller].
func (r Rules) Line(e game.Event) string { return r.LineOn(&State{}, e) }

// LineOn implements [game.Namer]: the kind of event and the fields that it uses.
func (Rules) LineOn(_ *State, event game.Event) string {
	e := event.(Event)
	w := []string{strings.ReplaceAll(e.Kind.String(), "_", " ")}
	add := func(words ...string) { w = append(w, words...) }
	n, m := strconv.Itoa(int(e.N)), strconv.Itoa(int(e.M))
	card := e.Title.ID()
	switch e.Kind {
	case TurnStarted:
		add(e.Side.String(), n)
	case PhaseStarted:
		add(Phase(e.N).String())
	case ObjectivesKept, HandDrawn:
		add(e.Side.String(), n)
	case Mulliganed, BalanceTurned, ReserveLowered, MatchWaived:
		add(e.Side.String())
	case DialTurned:
		add(m, "to", n)
	case Unfocused, FocusPut, DamageGone, Prevented:
		add(card, n)
	case DamagePut:
		if e.Slot == Dial {
			card = "death_star_dial"
		}
		add(card, n)
	case DamageMoved:
		add(n, "from", e.OtherTitle.ID(), "to", card)
	case CardEntered:
		add(e.Side.String(), card)
		if e.OtherTitle != 0 {
			add("on", e.OtherTitle.ID())
		}
		if e.M == 2 {
			add("participating")
		}
	case CardDiscarded:
		add(e.Side.String(), card, [...]string{"from hand", "from deck", "from edge", "after use"}[e.M])
	case LeftPlay:
		add(card, strings.ReplaceAll(Going(e.N).String(), "_", " "))
	case EdgeWonBy:
		add(e.Side.String(), n, "to", m)
	case ForceStruggle:
		add(n, "to", m)
	case GainedIcon:
		add(card, m, Icon(e.N).String())
	case WasCaptured:
		add(card)
	case LookedAt:
		add(e.Side.String(), n, [...]string{"of a hand", "of a deck", "objectives"}[e.M])
	case Shuffled:
		add(e.Side.String(), [...]string{"deck", "objectives"}[e.M])
	case GameOver:
		add(e.Side.String(), Ending(e.N).String())
	case EdgeCancelled, EngagementOver:
	default:
		if e.Slot == Dial {
			card = "death_star_dial"
		}
		if e.Slot == NoSlot {
			add(e.Side.String())
		}
		add(card)
	}
	return strings.TrimSpace(strings.Join(w, " "))
}

// Standing implements [game.Teller].
func (Rules) Standing(s *State, about string) (string, error) {
	words := strings.Fields(about)
	if len(words) == 2 {
		if side, ok := sideNamed(words[1]); ok {
			return s.standingOf(side, words[0])
		}
	}
	switch about {
	case "dial":
		return strconv.Itoa(int(s.Dial)), nil
	case "dial damage":
		return strconv.Itoa(int(s.OnDial)), nil
	case "balance":
		return s.Balance.String(), nil
	case "engaged":
		return s.CardID(s.Engaged), nil
	case "edge":
		return s.Edge.String(), nil
	case "captured":
		var all []string
		for i := range s.NCaptives {
			all = append(all, s.Eyes[Dark].Captives[i].ID()+" at "+s.CardID(s.Captives[i].At))
		}
		return listed(all), nil
	}
	slot, ok := s.named(about)
	if !ok {
		return "", fmt.Errorf("nothing on the table is called %q", about)
	}
	return s.standing(slot), nil
}

// standingOf says what a side has.
func (s *State) standingOf(side Side, what string) (string, error) {
	ids := func(cards []Title) string {
		var all []string
		for _, c := range cards {
			all = append(all, c.ID())
		}
		return listed(all)
	}
	switch what {
	case "hand":
		return ids(s.Eyes[side].Hand.All()), nil
	case "discard":
		return ids(s.Discard[side].All()), nil
	case "victory":
		return ids(s.Victory[side].All()), nil
	case "deck":
		top := slices.Clone(s.Deck[side].All())
		slices.Reverse(top)
		return ids(top[:min(5, len(top))]), nil
	case "reserve":
		return strconv.Itoa(s.Reserve(side)), nil
	case "force":
		return strconv.Itoa(s.ForceTotal(side)), nil
	case "table":
		var all []string
		s.Each(side, func(slot Slot, _ *Thing) { all = append(all, s.CardID(slot)) })
		return listed(all), nil
	}
	return "", fmt.Errorf("a side has no %q", what)
}

func listed(all []string) string {
	if len(all) == 0 {
		return "nothing"
	}
	return strings.Join(all, ", ")
}

// named finds what lies on the table by its name.
func (s *State) named(word string) (Slot, bool) {
	for side := range Side(2) {
		for i := range s.High[side] {
			if slot := slotAt(side, int(i)); s.There(slot) && s.CardID(slot) == word {
				return slot, true
			}
		}
	}
	return Dial, word == "death_star_dial"
}

// standing says how a card stands.
func (s *State) standing(slot Slot) string {
	if slot == Dial {
		return strconv.Itoa(int(s.Dial))
	}
	x := s.At(slot)
	var w []string
	add := func(n uint8, word string) {
		if n > 0 {
			w = append(w, fmt.Sprintf("%s %d", word, n))
		}
	}
	add(x.Focus, "focus")
	add(x.Damage, "damage")
	add(x.Shields, "shield")
	for i, mark := range []string{"committed", "attacking", "defending", "engaged"} {
		if x.Is(1 << i) {
			w = append(w, mark)
		}
	}
	if x.typeOf() == Unit {
		n := s.Strength(slot)
		w = append(w, fmt.Sprintf("icons %d %d %d", n[UnitDamage], n[Tactics], n[BlastDamage]))
	}
	if x.Host != NoSlot {
		w = append(w, "on "+s.CardID(x.Host))
	}
	if len(w) == 0 {
		return "ready"
	}
	return strings.Join(w, ", ")
}

func sideNamed(word string) (Side, bool) {
	for side := range Side(2) {
		if side.String() == word {
			return side, true
		}
	}
	return NoSide, false
}
