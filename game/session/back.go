package session

import (
	"fmt"
	"slices"

	"holoboard/game"
)

// A moment is where taking back returns to: before a seat answered what it was asked.
type moment struct {
	mark   game.Mark
	events int
	heard  []int // by seat
	seat   game.Seat
	forced bool // it had one answer
}

// moment returns what taking back to a match returns to, as it is before an answer.
func (s *Session[S, V]) moment(match *game.Match[S, V]) moment {
	d := &match.Pending
	return moment{match.Mark(), len(s.tale.all), slices.Clone(s.heard), d.Seat, d.Forced()}
}

// remember keeps an answer that can be taken back: at once until a die, a hidden card or another seat's question comes
// after it, and by agreement until a die or a hidden card does.
func (s *Session[S, V]) remember(before moment) {
	known := before.mark.Answers
	if s.match.Shown() > known {
		s.back, s.asking = s.back[:0], 0
		return
	}
	s.back = append(s.back, before)
	if s.match.Lit() > known {
		s.asking = len(s.back)
	}
}

// choices returns the moments of a seat's choices that it may take back one after the other, the last one first; with the
// others' agreement there may be more. Windows that were answered by themselves after them are passed over.
func (s *Session[S, V]) choices(seat game.Seat, agreed bool) (at []int) {
	first := s.asking
	if agreed {
		first = 0
	}
	for i := len(s.back) - 1; i >= first; i-- {
		switch asked := &s.back[i]; {
		case asked.forced && (asked.seat == seat || agreed):
		case asked.seat != seat:
			return at
		default:
			at = append(at, i)
		}
	}
	return at
}

// CanUndo reports whether a seat may take its last choice back: since then no
// die, no hidden card and nobody else's answer has come to light.
func (s *Session[S, V]) CanUndo(seat game.Seat) bool { return len(s.choices(seat, false)) > 0 }

// Undo takes a seat's last choice back.
func (s *Session[S, V]) Undo(seat game.Seat) bool {
	at := s.choices(seat, false)
	if len(at) == 0 {
		return false
	}
	s.goBack(at[0])
	return true
}

// goBack returns to a moment.
func (s *Session[S, V]) goBack(i int) {
	last := s.back[i]
	answers := last.mark.Answers
	s.back, s.asking = s.back[:i], min(s.asking, i)
	for _, a := range s.match.Log()[answers:] {
		if a.Seat >= 0 {
			s.given[a.Seat]--
		}
	}
	from := s.tale.before(answers)
	match, err := game.Resume(s.title.Rules, from.began, from.answer, s.match.Log(), last.mark, s.luck(answers, s.dice))
	if err != nil {
		panic(fmt.Sprintf("session: what was taken back to cannot be played again: %v", err))
	}
	s.match = match
	s.tale.cut(answers, last.events)
	s.heard = slices.Clone(last.heard)
	s.passed.cut(answers)
	s.early, s.sealed = nil, nil
	clear(s.hoped)
	s.changed++
}
