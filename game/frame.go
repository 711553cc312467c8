package game

// Listen is [Start] for a match that keeps the table after each event, see [Match.Tables].
func Listen[S, V comparable](rules Rules[S, V], s S, dice Dice) (*Match[S, V], []Event) {
	m := &Match[S, V]{rules: rules, dice: dice, began: s, listened: true}
	return m, m.run()
}

// Listening returns a fork of a match that keeps the table after each event from here on.
func Listening[S, V comparable](m *Match[S, V], dice Dice) *Match[S, V] {
	f := m.Fork(dice)
	f.listened = true
	return f
}

// Tables returns the table after each event that the start or the last answer led to, as many as it returned events; nil
// where nobody listens. They are not used again by the match.
func (m *Match[S, V]) Tables() []S { return m.tables }

// keepTable keeps the table after an event that has not been told yet.
func (m *Match[S, V]) keepTable(events int) {
	if events > m.told {
		m.tables = append(m.tables, m.Now)
	}
}

// PlayBack plays a recorded game in one go, no step of it twice, and tells of each event with the table after it. It
// panics where the answers do not fit the rules, and ends where something is asked or rolled that they do not know.
func PlayBack[S, V comparable](rules Rules[S, V], s S, log []Answer, tell func(e Event, after *S)) {
	ask := Ask{given: log, listening: true, dice: noDice{}}
	ask.heard = func(n int) { tell(ask.events[n-1], &s) }
	defer func() {
		if p := recover(); p != nil && p != (unanswered{}) {
			panic(p)
		}
	}()
	for !rules.Over(&s) {
		rules.Step(&s, &ask)
	}
}

// noDice end what would roll them.
type noDice struct{}

func (noDice) IntN(int) int { panic(unanswered{}) }
