// Package story tells on the page of a result how a game went: what is counted for each side, what share of all each had as the game went
// on, and which throws came out against the odds. What is counted and what it is called its title says.
//
//	story.go  what is counted and noted · show.go  how it is shown
package story

import (
	"slices"

	"holoboard/render/board"
)

// A Story is a game in figures. The zero value is one in which nothing has happened.
type Story struct {
	Chart  board.Chart // the share of the first of two sides, or a figure that belongs to none
	Throws []Throw

	counts map[line]int
}

type line struct {
	what string
	side int
}

// A Throw is what came of a throw, against the odds or with them.
type Throw struct {
	Text    string
	Percent int // that it succeeds
	Hit     bool
}

// Count counts so much more for a side in a line.
func (s *Story) Count(what string, side, n int) {
	if s.counts == nil {
		s.counts = map[line]int{}
	}
	s.counts[line{what, side}] += n
}

// Counted is how much was counted.
func (s *Story) Counted(what string, side int) int { return s.counts[line{what, side}] }

// Mark notes what both sides have at a moment of a name: where there is nothing, a half each.
func (s *Story) Mark(name string, first, second int) {
	share := 500
	if all := first + second; all > 0 {
		share = 1000 * first / all
	}
	s.Chart.Values = append(s.Chart.Values, share)
	s.Chart.Names = append(s.Chart.Names, name)
}

// Figure notes a figure at a moment of a name, of at most so much; its ground has a side's colour from there to the next.
func (s *Story) Figure(name string, value, most, side int) {
	s.Chart.Top = most
	s.Chart.Values, s.Chart.Names, s.Chart.Grounds = append(s.Chart.Values, min(value, most)), append(s.Chart.Names, name), append(s.Chart.Grounds, side)
}

// mostThrows is how many throws are told of each kind.
const mostThrows = 3

// Least are the least likely of the throws that succeeded, or of those that did not.
func (s *Story) Least(hits bool) (all []Throw) {
	for _, t := range s.Throws {
		if t.Hit == hits {
			all = append(all, t)
		}
	}
	slices.SortStableFunc(all, func(a, b Throw) int {
		if hits {
			return a.Percent - b.Percent
		}
		return b.Percent - a.Percent
	})
	return all[:min(len(all), mostThrows)]
}
