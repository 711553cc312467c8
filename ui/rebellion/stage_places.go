package rebellion

import (
	rules "holoboard/game/rebellion"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui"
)

// ranks are the places of the stacks of the attacked side for the time of one attack. Units that are hit leave their stack; all others
// stay where they are, so that the next target is where it was.
type ranks struct {
	attack attack
	places []standing
}

// attack is which of all attacks is meant.
type attack struct {
	gameRound, round uint8
	system           rules.System
	theater          rules.Theater
	attacker         rules.Side
}

// standing is a place in the line, which may be free.
type standing struct {
	key   stackKey
	unit  rules.Unit
	taken bool
	used  bool // units stand there, or did
	stack int  // which of the fleet's
}

// inLine returns the places of a fleet that is attacked just now, or nothing if it is not.
func (s *combatStage) inLine(side rules.Side, th rules.Theater, list []scenes.Stack, r ui.Rect) []standing {
	rolled, ok := s.rollIn(th)
	if !ok || rolled.plans || rolled.side == side {
		return nil
	}
	c := &s.t.View.Combat
	if now := (attack{s.t.View.Round, c.Round, c.System, th, rolled.side}); s.ranks.attack != now {
		s.ranks.attack, s.ranks.places = now, s.ranks.places[:0]
		for range len(list) + spare(list, len(rolled.dice), r) {
			s.ranks.places = append(s.ranks.places, standing{})
		}
	}
	s.ranks.take(list)
	return s.ranks.places
}

// take finds a place for each stack: the one that it has, or one that units of its type have left, or one where nobody stood.
func (l *ranks) take(list []scenes.Stack) {
	for i := range l.places {
		l.places[i].taken = false
	}
	for pass := range 3 {
		for n, k := range list {
			if l.has(keyOf(k)) {
				continue
			}
			for i := range l.places {
				p := &l.places[i]
				if p.taken || !p.suits(keyOf(k), pass) {
					continue
				}
				*p = standing{keyOf(k), k.Unit, true, true, n}
				break
			}
		}
	}
	for n, k := range list {
		if !l.has(keyOf(k)) {
			l.places = append(l.places, standing{keyOf(k), k.Unit, true, true, n})
		}
	}
}

// suits tells whether a stack may stand at a free place: the better ones are asked for first.
func (p *standing) suits(k stackKey, pass int) bool {
	switch pass {
	case 0:
		return p.used && p.key == k
	case 1:
		return p.used && p.unit == k.unit
	}
	return !p.used
}

func (l *ranks) has(k stackKey) bool {
	for _, p := range l.places {
		if p.taken && p.key == k {
			return true
		}
	}
	return false
}

// spare is how many places more than there are stacks an attack with so many dice may need, as far as the others stay about as large.
func spare(list []scenes.Stack, dice int, r ui.Rect) int {
	const large, smaller = 0.75 * scenes.StackWidth, 0.8
	more := 0
	for _, k := range list {
		if !k.Beaten {
			more += max(min(k.Count-1, int(k.Health)-int(k.Damage)), 0)
		}
	}
	more = min(more, dice)
	if len(list) == 0 {
		return 0
	}
	least := min(scenes.Arrange(len(list), r).Cell(0).W*smaller, large)
	for more > 0 && scenes.Arrange(len(list)+more, r).Cell(0).W < least {
		more--
	}
	return more
}
