package rebellion

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// The hunt: where the base can still be, laid over the map, and when and by what each other system was ruled out. The
// Empire sees what it knows, the Rebels what the Empire can know from what both have seen.

// hunt is what a player knows of where the base can be.
type hunt struct {
	on      bool
	pinning bool                      // he is pinning systems
	focus   string                    // the spot that keys go on from then, or nothing
	bare    bool                      // what he put down himself is not shown: a picture is taken for others
	ruled   map[rules.System]ruledOut // nil: not worked out yet
	seat    game.Seat                 // for whom it was
}

// ruledOut is when and by what a system was ruled out.
type ruledOut struct {
	round uint8
	by    rules.Event // of no kind: it never was possible
}

// showHunt lays the hunt over the map.
func (t *Table) showHunt() {
	if t.F.Pressed(ui.KeyB) {
		t.toggleHunt()
	}
	if !t.hunting() {
		return
	}
	t.work()
	f, p := t.F, t.F.Palette
	sites, size := t.View.Sites(), t.Board.Camera().Zoom*huntSize
	f.Clip(t.Board.Layout().Map, func() {
		for s := range rules.BaseSpace {
			at := t.Board.Center(s.Thing(), &t.View)
			if sites.Has(s) {
				ring := p.Amber.Alpha(f.Breath())
				if t.noteAt(s).Pin == dismissed {
					ring = p.Amber.Alpha(0.35)
				}
				f.Ring(at, size, render.RingStyle{Line: ring, Width: 3})
			} else {
				f.Dot(at, size*0.8, p.Space.Alpha(0.72))
				t.drawRuledOut(s, at)
			}
			t.drawPin(s, at)
		}
	})
}

// drawRuledOut writes on a system since which round the base is known not to be there.
func (t *Table) drawRuledOut(s rules.System, at render.Point) {
	if r := t.hunt.ruled[s]; r.by.Kind != rules.NoEvent {
		words := t.Words.Say("hunt.round", assets.Args{"n": int(r.round)})
		t.F.Text(words, render.Around(at, 60, 20), t.F.Palette.Number().Sized(render.SizeLabel).In(t.F.Palette.Dim).Centered())
	}
}

// huntSize is the radius of the ring around a place where the base can be, points.
const huntSize = 26

// hunting tells whether the hunt is to be seen now.
func (t *Table) hunting() bool {
	v := &t.View
	return t.hunt.on && t.scene == nil && v.Side() != rules.NoSide && v.BaseHidden()
}

func (t *Table) toggleHunt() {
	t.hunt.on, t.hunt.pinning = !t.hunt.on, false
	if t.hunt.on {
		t.open(board.MapTab)
		t.recap.folded = true // it would hide systems where the base can be
	}
	t.F.Invalidate()
}

// work finds out when and by what systems were ruled out, once for what has happened so far.
func (t *Table) work() {
	seat := t.View.Seat
	if t.hunt.ruled != nil && t.hunt.seat == seat {
		return
	}
	moments, err := t.tape().Moments(seat)
	if err != nil {
		moments = nil // a computer's seat: nobody of this side may look
	}
	t.hunt.seat, t.hunt.ruled = seat, ruled(moments)
}

// ruled tells of each system that is ruled out when that was, and by what.
func ruled(moments []session.Moment[rules.View]) map[rules.System]ruledOut {
	out, drawn := map[rules.System]ruledOut{}, map[rules.System]ruledOut{} // by the cards seen of the probe deck
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
			case known && moved && was.by.Kind == rules.NoEvent: // what barred the first base bars no other
				out[s] = ruledOut{m.View.Round, reason(m.News, s)}
				if card, seen := drawn[s]; seen {
					out[s] = card
				}
			case known:
			case begun:
				out[s] = ruledOut{m.View.Round, reason(m.News, s)}
			default:
				out[s] = ruledOut{m.View.Round, rules.Event{}}
			}
		}
		begun = true
	}
	return out
}

// noteProbes notes what cards of the probe deck were seen for the first time. It tells whether the base moved.
func noteProbes(m *session.Moment[rules.View], drawn map[rules.System]ruledOut) (moved bool) {
	for _, e := range m.News {
		e := e.(rules.Event)
		moved = moved || e.Kind == rules.BaseMoved
		if e.Kind != rules.ProbesDrawn && e.Kind != rules.ProbesShown {
			continue
		}
		for _, s := range e.List[:min(int(e.N), len(e.List))] {
			if _, seen := drawn[rules.System(s)]; !seen && !e.Hidden {
				drawn[rules.System(s)] = ruledOut{m.View.Round, e}
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

// siteText tells whether the base can be in a system, and if not, since when and why; and what the player put down there.
func (t *Table) siteText(s rules.System) string {
	text := t.siteReason(s)
	if mine := t.noteText(s); mine != "" {
		text += "\n" + mine
	}
	return text
}

// siteReason tells whether the base can be in a system, and if not, since when and why.
func (t *Table) siteReason(s rules.System) string {
	side := t.View.Side().String()
	if t.View.Sites().Has(s) {
		return t.Words.Say("hunt.here." + side)
	}
	r := t.hunt.ruled[s]
	if r.by.Kind == rules.NoEvent {
		return t.Words.Say("hunt.never." + side)
	}
	return t.Words.Say("hunt.ruled."+side, assets.Args{"n": int(r.round), "event": t.Say.Event(r.by)})
}
