package lesson

import (
	"encoding/json"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
)

// A Course is how far a player is in a chapter.
type Course struct {
	chapter Chapter
	last    bool          // no other chapter follows
	log     []game.Answer // of the lesson's game; what may come in any order is in the player's
	now     int           // the step; after the last one the chapter is over
}

// Begin begins a chapter of a lesson at a step: a game with so many seats, in which chance falls as it fell in the lesson's own.
func Begin[S, V comparable](title session.Title[S, V], l *Lesson[S], seats, chapter, step int) (*session.Session[S, V], *Course, error) {
	told := &l.Games[l.Chapters[chapter].Game]
	c := &Course{chapter: l.Chapters[chapter], last: chapter == len(l.Chapters)-1, log: slices.Clone(told.Log)}
	c.now = min(max(step, 0), len(c.chapter.Steps)-1)
	start := session.Start{Open: true, Seats: slices.Repeat([]session.Chair{{Kind: session.Person}}, seats)}
	title.Deal = func(json.RawMessage, int) (S, error) { return told.Start, nil }
	title.Prepare = nil // what would be brought lies on the table
	s, err := session.After(title, start, c.log, c.Step().At)
	return s, c, err
}

// Chapter is what the player learns.
func (c *Course) Chapter() *Chapter { return &c.chapter }

// Progress is how many steps are done, and how many there are.
func (c *Course) Progress() (step, of int) { return c.now, len(c.chapter.Steps) }

// Over tells whether the chapter is over.
func (c *Course) Over() bool { return c.now == len(c.chapter.Steps) }

// Step is where the player is, or nil when the chapter is over.
func (c *Course) Step() *Step {
	if c.Over() {
		return nil
	}
	return &c.chapter.Steps[c.now]
}

// Skip goes to the next step, or past the last.
func (c *Course) Skip() { c.now++ }

// until is how many answers have been given when the step is over.
func (c *Course) until() int { return c.chapter.Until(c.now) }

// Is tells whether the step is of a kind.
func (c *Course) Is(k Kind) bool {
	s := c.Step()
	return s != nil && s.Kind == k
}

// next is what the lesson's game answers when so many answers have been given.
func (c *Course) next(given int) []game.Option { return c.log[given].Picks }

// takes tells which of the player's answers, given in turn after so many others, are those of the lesson's game; none if he does
// something else. What may come in any order may also be more than there is to come.
func (c *Course) takes(answers []game.Option, given int, anyOrder func(game.Option) bool) (taken []game.Option) {
	if !c.Is(Do) {
		return nil
	}
	for i, o := range answers {
		if given+i >= c.until() || !c.bring(o, given+i, anyOrder) {
			break
		}
		taken = append(taken, o)
	}
	if len(taken) < len(answers) && (len(taken) == 0 || !anyOrder(taken[0])) {
		return nil
	}
	return taken
}

// bring tells whether an option is the answer at a place of the log, or one that can be brought there.
func (c *Course) bring(o game.Option, at int, anyOrder func(game.Option) bool) bool {
	for i := at; i < c.until() && len(c.log[i].Picks) == 1; i++ {
		if c.log[i].Picks[0] == o {
			c.log[i], c.log[at] = c.log[at], c.log[i]
			return true
		}
		if !anyOrder(o) || !anyOrder(c.log[i].Picks[0]) {
			return false
		}
	}
	return false
}
