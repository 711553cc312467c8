package windows

import (
	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/game/session"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/ui"
)

// ShowPhases lets the player point at the phases in the bar, and shows below the one that goes on a bead for each of its windows. A press of
// a phase orders a stop at the next window, one of a bead opens the page of orders.
func (w *Windows) ShowPhases() {
	w.looked = ""
	cells := w.Table.PhaseCells(w.F.Canvas, w.View)
	if cells == nil || w.View.Turn == 0 {
		return
	}
	of, may := w.seat()
	var given session.Orders
	if may {
		given = w.Play().Desk(of).Orders()
	}
	for i, cell := range cells {
		p := rules.BalancePhase + rules.Phase(i)
		s := w.F.Spot(ui.Spot{ID: "phase." + p.String(), Rect: cell.InsetXY(3, 0), Quiet: !may, Slow: true})
		w.F.FocusRing(cell, ui.State{Focus: s.Focus}, render.Slight, 0)
		if s.Attention() {
			w.looked = phaseRules[p]
		}
		if may {
			w.F.HintKey(cell, s, w.Words.Say("orders.stop"), "I")
		}
		if s.Clicked && may {
			w.interject()
		}
		if p == w.View.Phase {
			w.showBeads(cell, &given, may)
		}
	}
}

// PhaseRule is the chapter about a phase.
func PhaseRule(p rules.Phase) string { return phaseRules[p] }

// phaseRules are the chapters about the phases.
var phaseRules = [rules.NumPhases]string{"R3", "R6", "R7", "R8", "R9", "R10", "R17"}

// The measures of beads, points.
const (
	beadPitch = 24
	beadSize  = 3.6
)

// showBeads shows the windows of the phase that goes on, below its place in the bar.
func (w *Windows) showBeads(cell ui.Rect, given *session.Orders, may bool) {
	all := rules.WindowsOf(w.View.Phase)
	over := w.View.WindowsPassed()
	open := over < len(all) && w.View.Moment == all[over]
	row := render.Box(cell.Center().X-beadPitch*float64(len(all))/2, cell.Bottom(), beadPitch*float64(len(all)), table.BelowPhases)
	for i, m := range all {
		at := row.Column(i, len(all), 0)
		own := w.Pending != nil && rules.SideOf(w.Pending.Seat) == w.View.Active || w.Pending == nil && w.Viewer >= 0 && rules.SideOf(w.Viewer) == w.View.Active
		kind := m.Kind(own)
		s := w.F.Spot(ui.Spot{ID: "window." + m.String(), Rect: at, Quiet: !may, Slow: true})
		drawBead(w.F, at, i < over, open && i == over, asks(given.Each, kind) || given.Interject && i == over)
		w.F.FocusRing(at, ui.State{Focus: s.Focus}, render.Slight, 0)
		if s.Attention() {
			w.looked = "R24"
		}
		key := "orders.later"
		switch {
		case i < over:
			key = "orders.passed"
		case open && i == over:
			key = "orders.now"
		}
		w.F.Hint(at, s, w.Words.Say(key, assets.Args{"window": w.Words.Say(side(own) + m.String())}))
		if s.Clicked && may {
			w.Page.Open()
			w.F.Invalidate()
		}
	}
}

func side(own bool) string {
	if own {
		return "own."
	}
	return "other."
}

// drawBead draws a window: filled where it is over, green where it is open, a ring where it is still to come; with a bell where the player
// has ordered to be asked.
func drawBead(f *ui.Frame, at ui.Rect, over, open, bell bool) {
	p, c := &f.Palette, at.Center()
	if bell {
		sign := at.Middle(14, 14)
		f.Sign("bell", sign.Move(5, -2), p.Amber)
		c.X -= 5
	}
	switch {
	case open:
		f.Glow(c, 3*beadSize, p.Legal.Alpha(0.5))
		f.Ring(c, beadSize, render.RingStyle{Fill: p.Legal, Line: p.Legal, Width: 1})
	case over:
		f.Ring(c, beadSize, render.RingStyle{Fill: p.LineLight, Line: p.LineLight, Width: 1})
	default:
		f.Ring(c, beadSize, render.RingStyle{Line: p.LineLight, Width: 1.2})
	}
}

// Place is the place of the rule book about the phase or window that is looked at, and false where none is.
func (w *Windows) Place() (place string, ok bool) { return w.looked, w.looked != "" }
