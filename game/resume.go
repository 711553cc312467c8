package game

import "slices"

// A Mark is a moment of a match, between two answers, to which it can be returned by [Resume].
type Mark struct {
	Answers    int // that the log had
	lit, shown int
}

// Mark returns the moment where the match is.
func (m *Match[S, V]) Mark() Mark { return Mark{len(m.log), m.lit, m.shown} }

// Step returns how many answers of the log, and how many events that were told, belong to the step under way, which began at [Match.Began].
func (m *Match[S, V]) Step() (answers, events int) { return len(m.given), m.told }

// Resume returns the match of a recorded game as it was at a mark. It is played again from the table on which one of its steps began, after
// so many answers of the log, and goes on with the given dice.
func Resume[S, V comparable](rules Rules[S, V], began S, after int, log []Answer, to Mark, dice Dice) (*Match[S, V], error) {
	log = slices.Clip(log[:to.Answers])
	m, err := Retrace(rules, began, log[after:], dice, func(_, _ *Match[S, V], _ []Event) {})
	if err != nil {
		return nil, err
	}
	m.log, m.lit, m.shown = log, to.lit, to.shown
	return m, nil
}
