package rebellion

import "holoboard/game"

// A Turn is the table and whoever answers: what the rules work with. Its verbs
// change the table and tell what happened.
type Turn struct {
	*State
	ask *game.Ask
}

func (t Turn) tell(e Event) {
	t.ask.Count(uint8(e.Kind), e.Card.A)
	if t.ask.Listening() {
		t.ask.Tell(e)
	}
}

// then puts steps on the agenda, to be taken in the order given.
func (t Turn) then(frames ...Frame) {
	for i := len(frames) - 1; i >= 0; i-- {
		t.Agenda[t.Pending] = frames[i]
		t.Pending++
	}
}

// next takes the next step off the agenda.
func (t Turn) next() Frame {
	t.Pending--
	f := t.Agenda[t.Pending]
	t.Agenda[t.Pending] = Frame{}
	return f
}

// over reports whether somebody has won.
func (t Turn) over() bool { return t.Winner != NoSide }

// choose ends a question and returns the one option chosen. Where the number of
// options would tell a secret it is put even if there is but one.
func (t Turn) choose(secret bool) game.Option {
	if secret {
		return t.ask.Window()
	}
	return t.ask.One()
}

// roll rolls one die.
func (t Turn) roll() Face { return dieFaces[t.ask.Roll(KindFace, len(dieFaces))] }

// each calls do for every system of a set.
func (set Systems) each(do func(System)) {
	for s := System(0); set != 0; s, set = s+1, set>>1 {
		if set&1 != 0 {
			do(s)
		}
	}
}
