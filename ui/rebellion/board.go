package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/row"
)

// What the things of Rebellion's board are: [screen.Pieces].

// mapTab is the tab of the galaxy.
const mapTab = board.MapTab

// Button tells whether an option is a button of the bar.
func (things) Button(o game.Option) bool { return o.Kind == rules.KindButton }

// Finishes tells whether an option ends what the player is doing well, so that its button is the main one.
func (t things) Finishes(o game.Option) bool {
	idle := o == rules.Pass.Thing() && !offersKind(t.Pending, rules.KindLeader) && !offersKind(t.Pending, rules.KindSlot)
	return o == rules.Done.Thing() || o == rules.EndActions.Thing() || len(t.Pending.Options) == 1 || idle
}

// Round tells whether a thing is a disc: the Rebel Base space is a panel.
func (things) Round(thing game.Option) bool {
	return thing.Kind == rules.KindSystem && thing != rules.BaseSpace.Thing()
}

// Ground is the system that a stack of units stands in.
func (things) Ground(thing game.Option) (place game.Option, ok bool) {
	return rules.System(thing.B).Thing(), thing.Kind == rules.KindUnitAt
}

// MapPlace is the system that a thing is or stands in, if it is on the map.
func (things) MapPlace(thing game.Option) (place game.Option, ok bool) {
	s := rules.NoSystem
	switch thing.Kind {
	case rules.KindSystem:
		s = rules.System(thing.A)
	case rules.KindUnitAt:
		s = rules.System(thing.B)
	}
	return s.Thing(), s < rules.BaseSpace
}

// AsksBoard tells whether a recap must not hide the board: in the Refresh Phase its steps tell what they have brought, and question
// follows on question.
func (t things) AsksBoard() bool {
	return t.View.Phase == rules.Refresh || !t.Asking().InPanel && (t.Asking().Board == row.Answered || concerned(t.Table) != 0)
}

// Turns tells whether looking at a thing is looking at the galaxy.
func (things) Turns(thing game.Option) bool {
	return thing.Kind == rules.KindSystem || thing.Kind == rules.KindUnitAt
}

// Hides counts the systems in a part of the map where pieces stand.
func (t things) Hides(box ui.Rect) (n int) {
	for s := range rules.BaseSpace {
		if t.View.Units[s] != (rules.View{}).Units[s] && box.Contains(t.Board.Center(s.Thing(), t.View)) {
			n++
		}
	}
	return n
}

// Tab is that of the pool.
func (things) Tab(place game.Option) (board.Tab, bool) { return board.HandTab, place.Kind == poolKind }

// InHand counts the cards of the viewer's hand.
func (t things) InHand() (n int) {
	for _, held := range t.View.Hand() {
		n += int(held)
	}
	return n
}

// Mark adds what is Rebellion's to how a thing looks.
func (t things) Mark(thing game.Option, s board.State) board.State {
	s.New = slices.Contains(t.refresh.NewCards(), thing)
	s.Planned = s.Planned || thing == t.View.Moving.To.Thing() && t.Asks(rules.AskMove) || t.movement.Could(thing)
	return s
}

// Look adds what is Rebellion's to how the board looks.
func (t things) Look(look board.Look) board.Look {
	t.placing.Tag()
	look.Concerns = t.Concerned()
	look.Routes, look.Happening, look.Tags = t.movement.Routes(), t.breaking(), t.placing.Tags
	if m := t.travel(); m != nil {
		look.Movers, look.Routes = []board.Mover{m.mover}, m.routes
		look.Held = func(o game.Option) int {
			if o == m.away {
				return 1
			}
			return 0
		}
	}
	return look
}

// Press uses an action card; all else that is clicked is chosen.
func (t things) Press(thing, _ game.Option) bool {
	if thing.Kind != rules.KindAction {
		return false
	}
	t.screen.Sheets.Use(thing)
	return true
}

// Holds tells whether pins are put down: a click on a system is no answer then.
func (t things) Holds() bool { return t.hunt.Pinning() }

// Concerned are the systems that the question is about.
func (t things) Concerned() func(place game.Option) bool {
	if set := concerned(t.Table); set != 0 {
		return func(place game.Option) bool { return set.Has(rules.System(place.A)) }
	}
	return nil
}

// Vicinity is the system of the combat or the mission that is shown, and those next to it.
func (t things) Vicinity() func(place game.Option) bool {
	at := rules.NoSystem
	switch {
	case t.View.Combat.Open:
		at = t.View.Combat.System
	case t.View.Mission.Card != rules.NoMission:
		at = t.View.Mission.System
	}
	if at >= rules.BaseSpace {
		return nil
	}
	return func(place game.Option) bool {
		return rules.System(place.A) == at || slices.Contains(at.Figures().Neighbors, rules.System(place.A))
	}
}

// concerned are the systems that the question is about; no system at all if it is about none or nearly all.
func concerned(t *Table) (set rules.Systems) {
	const nearlyAll = 24
	if t.Pending == nil {
		return 0
	}
	n := 0
	add := func(s rules.System) {
		if s < rules.BaseSpace && set>>s&1 == 0 {
			set |= 1 << s
			n++
		}
	}
	for _, o := range t.Pending.Options {
		switch thing := words.ThingOf(o); thing.Kind {
		case rules.KindSystem:
			add(rules.System(thing.A))
		case rules.KindUnitAt:
			add(rules.System(thing.B))
		case rules.KindLeader:
			if at := t.View.Leaders[thing.A].At; at < rules.Spot(rules.BaseSpace) {
				add(rules.System(at))
			}
		}
	}
	for _, tag := range t.placing.Tags {
		add(rules.System(tag.At.A))
	}
	if t.View.Moving.To < rules.BaseSpace && t.Pending.Ask == rules.AskMove {
		add(t.View.Moving.To)
	}
	if n > nearlyAll {
		return 0
	}
	return set
}
