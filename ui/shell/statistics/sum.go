package statistics

import (
	"slices"
	"strconv"

	"holoboard/game/session"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
)

// A Share is how often something was won and lost.
type Share struct {
	Name      string
	Won, Lost int
}

func (s *Share) add(won bool) {
	if won {
		s.Won++
	} else {
		s.Lost++
	}
}

// shares are shares by what they are of.
type shares []Share

// add counts a game of something; what the shares are not of is not counted.
func (all shares) add(name string, won bool) {
	for i := range all {
		if all[i].Name == name {
			all[i].add(won)
		}
	}
}

// with has a share of something too, in front of all others; nothing has none.
func (all shares) with(name string) shares {
	if name == "" || slices.ContainsFunc(all, func(s Share) bool { return s.Name == name }) {
		return all
	}
	return slices.Insert(all, 0, Share{Name: name})
}

// A Summed is what the statistics tell of one profile: a person's name, or nothing for everybody on this machine.
type Summed struct {
	All     Share // by person: a game of two counts for either
	Sides   shares
	Against shares // by kind of opponent
	Brought shares // by what was brought, the latest first
	Lengths shares // by rounds, of all numbers between the shortest and the longest game
	Rounds  int    // of all games together
	Luck    int    // of all games of which it is known, hundredths
	Lucky   int    // how many those are
	Games   []Counted
}

// Counted is one game as the profile played it.
type Counted struct {
	keeping.Finished
	Me int // the seat
}

// profiles are the names of the persons who played a title, in the order of their last games, the latest first.
func profiles(all *keeping.Statistics, title string) (names []string) {
	for _, g := range slices.Backward(all.Games) {
		if g.Title != title {
			continue
		}
		for _, c := range g.Seats {
			if c.Kind == session.Person && !slices.Contains(names, c.Name) {
				names = append(names, c.Name)
			}
		}
	}
	return names
}

// sum adds up the games of some persons.
func sum(all *keeping.Statistics, title *shelf.Title, counts func(name string) bool) (s Summed) {
	for _, seat := range title.Seats[0] {
		s.Sides = append(s.Sides, Share{Name: seat.Side})
	}
	for _, k := range title.Players {
		s.Against = append(s.Against, Share{Name: k.ID})
	}
	least, most := 0, 0
	for _, g := range all.Games {
		seats := title.SeatsFor(len(g.Seats))
		if g.Title != title.ID || seats == nil {
			continue
		}
		for me, c := range g.Seats {
			if c.Kind != session.Person || !counts(c.Name) {
				continue
			}
			s.All.add(c.Won)
			s.Sides.add(seats[me].Side, c.Won)
			s.Against.add(opponent(&g, title, me), c.Won)
			s.Brought = s.Brought.with(c.Brought)
			s.Brought.add(c.Brought, c.Won)
			if n := len(s.Games); n > 0 && s.Games[n-1].ID == g.ID {
				continue // another one who counts played it too
			}
			if len(s.Games) == 0 {
				least = g.Rounds
			}
			least, most = min(least, g.Rounds), max(most, g.Rounds)
			if len(g.Luck) > me {
				s.Luck, s.Lucky = s.Luck+g.Luck[me], s.Lucky+1
			}
			s.Games, s.Rounds = append(s.Games, Counted{g, me}), s.Rounds+g.Rounds
		}
	}
	for n := least; n <= most; n++ {
		s.Lengths = append(s.Lengths, Share{Name: strconv.Itoa(n)})
	}
	for _, g := range s.Games {
		s.Lengths.add(strconv.Itoa(g.Rounds), g.Seats[g.Me].Won)
	}
	return s
}

// opponent is the kind of who played against a seat: where there are two, that which stands first in the title's list.
func opponent(g *keeping.Finished, title *shelf.Title, me int) string {
	seats := title.SeatsFor(len(g.Seats))
	for _, k := range title.Players {
		for i, c := range g.Seats {
			if c.Kind == k.ID && seats[i].Side != seats[me].Side {
				return k.ID
			}
		}
	}
	return ""
}
