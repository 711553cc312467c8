package hunt

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
)

// RuledOut is when and by what a system was ruled out.
type RuledOut struct {
	Round uint8
	By    rules.Event // of no kind: it never was possible
}

// Forget drops what was worked out: more has happened.
func (h *Hunt) Forget() { h.ruled = nil }

// work finds out when and by what systems were ruled out, once for what has happened so far.
func (h *Hunt) work() {
	seat := h.View.Seat
	if h.ruled != nil && h.seat == seat {
		return
	}
	moments, err := h.Moments(seat)
	if err != nil {
		moments = nil // a computer's seat: nobody of this side may look
	}
	h.seat, h.ruled = seat, Ruled(moments)
}

// Ruled tells of each system that is ruled out when that was, and by what.
func Ruled(moments []session.Moment[*rules.View]) map[rules.System]RuledOut {
	out, drawn := map[rules.System]RuledOut{}, map[rules.System]RuledOut{} // by the cards seen of the probe deck
	begun := false
	for i := range moments {
		m := &moments[i]
		if m.View.Round == 0 {
			continue
		}
		moved := noteProbes(m, drawn)
		sites := m.View.Sites()
		for s := range rules.BaseSpace {
			was, known := out[s]
			switch {
			case sites.Has(s):
				delete(out, s) // it may be there, or again
			case known && moved && was.By.Kind == rules.NoEvent: // what barred the first base bars no other
				out[s] = RuledOut{m.View.Round, reason(m.News, s)}
				if card, seen := drawn[s]; seen {
					out[s] = card
				}
			case known:
			case begun:
				out[s] = RuledOut{m.View.Round, reason(m.News, s)}
			default:
				out[s] = RuledOut{m.View.Round, rules.Event{}}
			}
		}
		begun = true
	}
	return out
}

// noteProbes notes what cards of the probe deck were seen for the first time. It tells whether the base moved.
func noteProbes(m *session.Moment[*rules.View], drawn map[rules.System]RuledOut) (moved bool) {
	for _, e := range m.News {
		e := e.(rules.Event)
		moved = moved || e.Kind == rules.BaseMoved
		if e.Kind != rules.ProbesDrawn && e.Kind != rules.ProbesShown {
			continue
		}
		for _, s := range e.List[:min(int(e.N), len(e.List))] {
			if _, seen := drawn[rules.System(s)]; !seen && !e.Hidden {
				drawn[rules.System(s)] = RuledOut{m.View.Round, e}
			}
		}
	}
	return moved
}

// reason picks the event that rules a system out: one about that very system, or an answer about the base, or the last.
func reason(news []game.Event, s rules.System) (by rules.Event) {
	weight := func(e rules.Event) int {
		switch e.Kind {
		case rules.NoEvent:
			return 0 // it names Alderaan, the first of all systems
		case rules.ProbesDrawn, rules.ProbesShown:
			if slices.Contains(e.List[:e.N], uint8(s)) {
				return 4
			}
		case rules.BaseAnswered:
			if e.System == s {
				return 3
			}
		case rules.RegionAnswered:
			return 2
		default:
			if e.System == s {
				return 1
			}
		}
		return 0
	}
	for _, e := range news {
		if e := e.(rules.Event); weight(e) >= weight(by) {
			by = e
		}
	}
	return by
}
