package combat

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// stacks lists a side's units of a theater, alike ones together.
func (s *Scene) stacks(side rules.Side, th rules.Theater) []scenes.Stack {
	return s.lined.Of(s.Flow, func() (lists [2][2][]scenes.Stack) {
		for side := range lists {
			for th := range lists[side] {
				lists[side][th] = lineUp(s.View, rules.Side(side), rules.Theater(th))
			}
		}
		return lists
	})[side][th]
}

func lineUp(v *rules.View, side rules.Side, th rules.Theater) (list []scenes.Stack) {
	add := func(k scenes.Stack) {
		for i := range list {
			if keyOf(list[i]) == keyOf(k) {
				list[i].Count++
				return
			}
		}
		k.Count = 1
		list = append(list, k)
	}
	for _, u := range lineup {
		if u.Side() != side || u.Figures().Theater != th {
			continue
		}
		if u.Figures().Health == 0 { // not among those that can be damaged
			for range v.Units[v.Combat.System][u] {
				add(scenes.Stack{Unit: u})
			}
			continue
		}
		for _, f := range v.Combat.Units[:v.Combat.Count] {
			if f.Unit == u {
				add(scenes.Stack{Unit: u, Health: v.Combat.Health(u), Damage: f.Damage, Assigned: f.Assigned, Beaten: f.Beaten})
			}
		}
	}
	return list
}

// lineup is the order in which units stand: the small ones in front.
var lineup = [...]rules.Unit{
	rules.TIEFighter, rules.AssaultCarrier, rules.StarDestroyer, rules.SuperStarDestroyer, rules.DeathStar,
	rules.DeathStarUnderConstruction, rules.Stormtrooper, rules.ATST, rules.ATAT, rules.MonCalamariCruiser,
	rules.CorellianCorvette, rules.RebelTransport, rules.YWing, rules.XWing, rules.ShieldGenerator, rules.IonCannon,
	rules.Airspeeder, rules.RebelTrooper,
}

// keyOf is what all units of a stack are like.
func keyOf(k scenes.Stack) rules.Fighter {
	return rules.Fighter{Unit: k.Unit, Damage: k.Damage, Assigned: k.Assigned, Beaten: k.Beaten}
}

// attack is which of all attacks is meant.
type attack struct {
	gameRound, round uint8
	system           rules.System
	theater          rules.Theater
	attacker         rules.Side
}

// newRanks are the stacks of a combat.
func newRanks() scene.Ranks[rules.Fighter, attack] {
	return scene.Ranks[rules.Fighter, attack]{Arrange: scenes.Arrange, Large: 0.75 * scenes.StackWidth}
}

// showFleet shows one side's units of a theater. While it is attacked, units that are hit leave their stack, and all others stay where
// they are.
func (s *Scene) showFleet(side rules.Side, th rules.Theater, r ui.Rect) {
	list := s.stacks(side, th)
	show := func(i int, cell ui.Rect) {
		s.places[keyOf(list[i])] = cell
		s.showStack(list[i], cell)
	}
	rolled, ok := s.rollIn(th)
	if !ok || rolled.plans || rolled.side == side {
		s.ranks.Stand(len(list), r, show)
		return
	}
	s.keys, s.leave = s.keys[:0], s.leave[:0]
	for _, k := range list {
		n := 0
		if !k.Beaten {
			n = max(min(k.Count-1, int(k.Health)-int(k.Damage)), 0)
		}
		s.keys, s.leave = append(s.keys, keyOf(k)), append(s.leave, n)
	}
	c := &s.View.Combat
	now := attack{s.View.Round, c.Round, c.System, th, rolled.side}
	s.ranks.Hold(now, s.keys, s.leave, len(rolled.dice), r, func(a, b rules.Fighter) bool { return a.Unit == b.Unit }, show)
}

// showStack shows units of a type in one condition. They may be a target, or be what is asked for by name.
func (s *Scene) showStack(k scenes.Stack, cell ui.Rect) {
	f := s.F
	spot := ui.Spot{ID: s.targetID(k), Rect: cell.InsetXY(cell.W*0.06, 0)}
	offered := s.targets(k)
	spot.Quiet = len(offered) == 0
	state := f.Spot(spot)
	look := board.State{Hover: state.Attention(), Lit: len(offered) > 0 && s.Wanted(offered...) && !BombardsInVain(s.Pending, offered[0]), Pressed: state.Pressed}
	for _, o := range offered {
		s.Places[o] = spot.ID
		look.Planned = look.Planned || s.Picked(o)
	}
	switch {
	case !state.Clicked || len(offered) == 0:
	case f.In.Shift && offered[0].Kind == rules.KindHit:
		s.GiveInTurn(s.View.Combat.AllHits(offered[0])...)
	default:
		s.Choose(offered[0])
	}
	if s.Asks(rules.AskFireAt) && !k.Beaten {
		s.dropOn(k, spot, &look)
	}
	if !look.Lit || state.Details || f.In.Touch { // what may be hit is told where somebody asks for it
		s.ShowSheet(cell, state, k.Unit.Thing())
	}
	if s.losing(k) {
		one := k
		one.Count = 1
		f.Fade(1-s.told, func() {
			f.Move(0, lossFall*render.In(s.told), func() { s.Stage.DrawStack(f.Canvas, one, board.State{}, 1, cell) })
		})
		if k.Count--; k.Count == 0 {
			return
		}
	}
	s.Stage.DrawStack(f.Canvas, k, look, s.Breath(), cell)
}

// lossFall is how far a lost unit falls while it fades, points.
const lossFall = 24

// losing tells whether a unit of a stack is just lost.
func (s *Scene) losing(k scenes.Stack) bool {
	if s.event == nil || s.event.Kind != rules.UnitLost {
		return false
	}
	f, ok := s.gone(s.event.Unit)
	return ok && keyOf(k) == f
}

// targetID is what the spot of a stack is called.
func (s *Scene) targetID(k scenes.Stack) string {
	name := s.Names.ID(rules.TargetOf(k.Unit, k.Damage, k.Assigned))
	if k.Beaten {
		return s.Names.Join(name, ".beaten")
	}
	return name
}

// targets lists what the pending decision offers about a stack. A hit of its own colour comes before a direct one,
// which could be used on any other unit as well.
func (s *Scene) targets(k scenes.Stack) []game.Option {
	if k.Beaten {
		return nil
	}
	return s.OfferedWhere(func(o game.Option) bool {
		switch o.Kind {
		case rules.KindHit, rules.KindTarget:
			return rules.ConditionOf(o) == keyOf(k)
		case rules.KindUnit:
			return rules.Unit(o.A) == k.Unit
		case rules.KindUnitAt:
			return rules.Unit(o.A) == k.Unit && rules.System(o.B) == s.View.Combat.System
		}
		return false
	})
}

// dropOn lets a die be put on a stack.
func (s *Scene) dropOn(k scenes.Stack, spot ui.Spot, look *board.State) {
	die, hit, got := scene.Takes(s.Flow, spot, look, func(die string) (game.Option, bool) {
		shot, ok := s.shotHeld(die)
		return rules.HitOn(k.Unit, k.Damage, k.Assigned, shot), ok
	})
	if got {
		s.spent.Put(rollOf(&s.View.Combat), s.dieCalled(die))
		s.Choose(hit)
	}
}

// placeOf finds where the unit stands that an event is about.
func (s *Scene) placeOf(e *rules.Event) (ui.Rect, bool) {
	f, ok := s.gone(e.Unit)
	if !ok {
		return ui.Rect{}, false
	}
	r, ok := s.places[f]
	return r, ok
}

// gone is the unit of a type as it was before the event that is told, which is not among those after it.
func (s *Scene) gone(u rules.Unit) (rules.Fighter, bool) {
	before, after := &s.View.Combat, &s.Reel.After().Combat
	return scene.Gone(before.Units[:before.Count], after.Units[:after.Count], func(f rules.Fighter) bool { return f.Unit == u })
}

// BombardsInVain tells whether an option bombards with a ship that deals no damage, though another would (R12.5.7 allows it).
func BombardsInVain(d *game.Decision, o game.Option) bool {
	return d != nil && d.Ask == rules.AskBombardWith && !bombards(o) && slices.ContainsFunc(d.Options, bombards)
}

// bombards tells whether an option is a ship with red dice: so much damage it deals.
func bombards(o game.Option) bool {
	return o.Kind == rules.KindUnit && rules.Unit(o.A).Bombards() > 0
}
