package rebellion

import "holoboard/game"

// View is what one seat may look at: what lies open, and its own side's eyes.
// The eyes of a side that is not the viewer's are empty, but for tactic cards held
// faceup. When the game is over everybody sees where the base was
// and what lies facedown on the table.
type View struct {
	Public
	Seat   game.Seat
	Rebel  RebelEyes
	Empire EmpireEyes
}

// View implements [game.Rules].
func (r Rules) View(s *State, seat game.Seat) (v View) {
	r.Show(s, seat, &v)
	return v
}

// Show writes into v what a seat sees.
func (Rules) Show(s *State, seat game.Seat, v *View) {
	v.Public, v.Seat = s.Public, seat
	switch v.Side() {
	case Rebels:
		v.Rebel, v.Empire = s.Rebel, EmpireEyes{}
	case Empire:
		v.Rebel, v.Empire = RebelEyes{}, s.Empire
	default:
		v.Rebel, v.Empire = RebelEyes{}, EmpireEyes{}
	}
	if s.Winner != NoSide {
		v.Base = s.Rebel.Base
		v.Rebel.OnTable, v.Empire.OnTable = s.Rebel.OnTable, s.Empire.OnTable
	}
	if s.Combat.faceup(Rebels) {
		v.Rebel.Tactics = s.Rebel.Tactics
	}
}

// Reveal returns what a seat sees, and besides all that either side sees: for games that are over.
func Reveal(s *State, seat game.Seat) View {
	v := Rules{}.View(s, seat)
	v.Rebel, v.Empire, v.Base = s.Rebel, s.Empire, s.Rebel.Base
	return v
}

// Side returns the side of the viewer, or NoSide for the table.
func (v *View) Side() Side { return SideOf(v.Seat) }

// Hand returns the viewer's missions.
func (v *View) Hand() *Tally {
	if v.Side() == Empire {
		return &v.Empire.Hand
	}
	return &v.Rebel.Hand
}

// Actions returns what the viewer's side sees of its action cards.
func (v *View) Actions() *ActionEyes {
	if v.Side() == Empire {
		return &v.Empire.Actions
	}
	return &v.Rebel.Actions
}

// OnTable returns the viewer's facedown missions by slot.
func (v *View) OnTable() *[numSlots]Mission { return v.OnTableOf(v.Side()) }

// OnTableOf returns a side's facedown missions by slot, as far as the viewer knows them.
func (v *View) OnTableOf(side Side) *[numSlots]Mission {
	if side == Empire {
		return &v.Empire.OnTable
	}
	return &v.Rebel.OnTable
}

// Tactics returns the viewer's tactic cards by kind; the table's are always none.
func (v *View) Tactics() *[numTactics]uint8 {
	if v.Side() == Rebels {
		return &v.Rebel.Tactics
	}
	return &v.Empire.Tactics
}

// TacticsOf returns the tactic cards of a side by kind, or nil where the viewer does
// not see their faces.
func (v *View) TacticsOf(side Side) *[numTactics]uint8 {
	switch {
	case side == v.Side():
		return v.Tactics()
	case v.Combat.faceup(side):
		return &v.Rebel.Tactics
	}
	return nil
}
