package game

// Conclude ends a game that its rules let go on, as its players may agree to or one of them decides. What changes the table returns what
// is told of it; nothing before can be taken back.
func (m *Match[S, V]) Conclude(change func(*S) Event) []Event {
	news := []Event{change(&m.Now)}
	if m.tables = nil; m.listened {
		m.tables = []S{m.Now}
	}
	m.began, m.given, m.told = m.Now, nil, 0
	m.over, m.Pending, m.lit, m.shown = true, Decision{}, len(m.log), len(m.log)
	return news
}
