package shell

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"slices"
	"strconv"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// Statistics are the games that were played to their end on this machine, in the order in which they ended. They are kept
// beside the settings.
type Statistics struct {
	Games []Finished `json:"games"`
}

// Finished is one game that ended.
type Finished struct {
	ID     string    `json:"id"` // the same for a game that is loaded and ends again
	Title  string    `json:"title"`
	Ended  time.Time `json:"ended"`
	Seats  []Sat     `json:"seats"`
	How    string    `json:"how"` // the key of what decided it
	Rounds int       `json:"rounds"`
}

// Sat is who played one seat, and whether he won.
type Sat struct {
	Seat string `json:"seat"` // its ID
	session.Chair
	Won bool `json:"won"`
}

// identity tells games apart: by how they began. The seed of one that was not typed in comes up once.
func identity(title string, start session.Start) string {
	data, err := json.Marshal(start)
	if err != nil {
		panic(err) // it came from a save
	}
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%s", title, data)
	return fmt.Sprintf("%016x", h.Sum64())
}

// loadStatistics reads what was kept. Where there is nothing yet there are no games.
func loadStatistics(store Store) (all Statistics, err error) {
	data, err := store.Read(statisticsName)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	} else if err != nil {
		return all, err
	}
	err = json.Unmarshal(data, &all)
	return all, err
}

// count keeps how a game ended, unless it is kept already or nobody in person played it.
func (s *Shell) count(title *shelf.Title, start session.Start, r *ui.Result) error {
	if !slices.ContainsFunc(start.Seats, func(c session.Chair) bool { return c.Kind == session.Person }) {
		return nil
	}
	all, err := loadStatistics(s.store)
	if err != nil {
		return fmt.Errorf("count a game: %w", err)
	}
	g := Finished{ID: identity(title.ID, start), Title: title.ID, Ended: s.now().UTC().Truncate(time.Second), How: r.How, Rounds: r.Rounds}
	if slices.ContainsFunc(all.Games, func(o Finished) bool { return o.ID == g.ID }) {
		return nil
	}
	for i, seat := range title.SeatsFor(len(start.Seats)) {
		g.Seats = append(g.Seats, Sat{seat.ID, start.Seats[i], r.Won[i]})
	}
	all.Games = append(all.Games, g)
	data, err := json.Marshal(all)
	if err != nil {
		return fmt.Errorf("count a game: %w", err)
	}
	return s.store.Write(statisticsName, data)
}

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

// A Summed is what the statistics tell of one profile: a person's name, or nothing for everybody on this machine.
type Summed struct {
	All     Share // by person: a game of two counts for either
	Sides   shares
	Against shares // by kind of opponent
	Lengths shares // by rounds, of all numbers between the shortest and the longest game
	Rounds  int    // of all games together
	Games   []Counted
}

// Counted is one game as the profile played it.
type Counted struct {
	Finished
	Me int // the seat
}

// profiles are the names of the persons who played, in the order of their last games, the latest first.
func (all *Statistics) profiles() (names []string) {
	for _, g := range slices.Backward(all.Games) {
		for _, c := range g.Seats {
			if c.Kind == session.Person && !slices.Contains(names, c.Name) {
				names = append(names, c.Name)
			}
		}
	}
	return names
}

// sum adds up the games of some persons.
func (all *Statistics) sum(title *shelf.Title, counts func(name string) bool) (s Summed) {
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
			s.Against.add(g.opponent(title, me), c.Won)
			if n := len(s.Games); n > 0 && s.Games[n-1].ID == g.ID {
				continue // another one who counts played it too
			}
			if len(s.Games) == 0 {
				least = g.Rounds
			}
			least, most = min(least, g.Rounds), max(most, g.Rounds)
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
func (g *Finished) opponent(title *shelf.Title, me int) string {
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
