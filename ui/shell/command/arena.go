//go:build !js

package command

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"holoboard/game/sim"
	"holoboard/ui/shelf"
)

// arenaFlags are what arena was asked to do.
type arenaFlags struct {
	game, setup, side, one, other string
	seed                          uint64
	games, cores, seats           int
	asJSON                        bool
}

// arena has two kinds of players meet on the same seeds, once on either side, and says who is stronger.
func (d *desk) arena(args []string) (int, error) {
	title, c, err := d.readArena(args)
	if err != nil {
		return misused, err
	}
	r := arenaReport{One: c.one, Other: c.other}
	status := fine
	for _, setup := range c.setups(title) {
		for _, side := range c.sides(title) {
			met, failures, err := d.meet(title, c, setup, side)
			if err != nil {
				return misused, err
			}
			if failures > 0 {
				status = failed
			}
			r.Meetings = append(r.Meetings, met)
			r.add(met)
			if !c.asJSON {
				fmt.Fprintln(d.out, met.line()) // at once, for thinking takes its time
			}
		}
	}
	r.All.close()
	if c.asJSON {
		return status, json.NewEncoder(d.out).Encode(r)
	}
	_, err = fmt.Fprintln(d.out, r.All.line())
	return status, err
}

func (d *desk) readArena(args []string) (title *shelf.Title, c arenaFlags, err error) {
	flags := flag.NewFlagSet("arena", flag.ContinueOnError)
	flags.StringVar(&c.game, "game", d.first(), "the game's `name`")
	flags.StringVar(&c.setup, "setup", "all", "the `name` of the way the table is laid out; all of them without one")
	flags.StringVar(&c.side, "side", "all", "the `side` that the first kind has; either in turn without one")
	flags.StringVar(&c.one, "a", "cadet", "the `kind` of player whose strength is asked for")
	flags.StringVar(&c.other, "b", "random", "the `kind` of player that it meets")
	flags.IntVar(&c.seats, "seats", 0, "how many play, a `number`; 0 means as few as can")
	flags.Uint64Var(&c.seed, "seed", 1, "the first game's `number`; the others follow it")
	flags.IntVar(&c.games, "games", 10, "how many games of each setup on each side, a `number`")
	flags.IntVar(&c.cores, "cores", 1, "how many are played at once, a `number`")
	flags.BoolVar(&c.asJSON, "json", false, "print one object for programs")
	if err = d.parse(flags, "holoboard arena has two kinds of players meet on the same seeds, once on either side.", args); err != nil {
		return nil, c, err
	}
	switch {
	case flags.NArg() > 0:
		return nil, c, wrongUse("what is %q?", flags.Arg(0))
	case c.games < 1 || c.games > mostGames || c.cores < 1:
		return nil, c, wrongUse("-games goes from 1 to %d, -cores counts from 1", mostGames)
	}
	if title, err = d.find(c.game); err != nil {
		return nil, c, err
	}
	if c.seats == 0 {
		c.seats = len(title.Seats[0])
	}
	if title.SeatsFor(c.seats) == nil {
		return nil, c, wrongUse("%s cannot be played by %d", title.ID, c.seats)
	}
	if all := sides(title.SeatsFor(c.seats)); c.side != "all" && !slices.Contains(all, c.side) {
		return nil, c, wrongUse("%s has no side %q: name one of %s", title.ID, c.side, strings.Join(all, ", "))
	}
	if c.setup != "all" {
		_, err = setupOf(title, c.setup)
	}
	return title, c, err
}

// sides lists the sides that the first kind has in turn.
func (c *arenaFlags) sides(title *shelf.Title) []string {
	if c.side != "all" {
		return []string{c.side}
	}
	return sides(title.SeatsFor(c.seats))
}

// setups lists the setups that were asked for.
func (c *arenaFlags) setups(title *shelf.Title) (ids []string) {
	if c.setup != "all" {
		return []string{c.setup}
	}
	for _, s := range title.Setups {
		ids = append(ids, s.ID)
	}
	return ids
}

// sides lists the sides of seats, each once.
func sides(seats []shelf.Seat) (sides []string) {
	for _, s := range seats {
		if !slices.Contains(sides, s.Side) {
			sides = append(sides, s.Side)
		}
	}
	return sides
}

// meet plays the games of one setup in which the first kind has one side, and tells of those that went wrong.
func (d *desk) meet(title *shelf.Title, c arenaFlags, setup, side string) (met meeting, failures int, err error) {
	seats := title.SeatsFor(c.seats)
	order := sim.Order{}
	if order.Setup, err = setupOf(title, setup); err != nil {
		return met, 0, err
	}
	for _, s := range seats {
		kind := c.other
		if s.Side == side {
			kind = c.one
		}
		order.Kinds = append(order.Kinds, kind)
	}
	workers, err := (&simFlags{cores: c.cores, games: c.games}).workers(title, order)
	if err != nil {
		return met, 0, err
	}
	played := d.playAll(workers, c.seed, c.games)
	met = meeting{Setup: setup, Side: side}
	for _, p := range played {
		met.Games++
		if p.Winner >= 0 && seats[p.Winner].Side == side {
			met.Won++
		}
		met.rounds += p.Rounds
		if p.Found > 0 {
			met.found = append(met.found, p.Found)
		}
		met.took += p.Took
		met.tries += p.Tries
		met.thoughts = append(met.thoughts, p.Thoughts...)
		for seat, wasted := range p.Wasted {
			if seats[seat].Side == side {
				met.waste(wasted)
			}
		}
	}
	met.close()
	return met, d.tellFailures(title, workers[0], c.seed, played), nil
}

// A meeting is how games between two kinds of players went, for the first of them.
type meeting struct {
	Setup string `json:"setup,omitempty"` // empty for all of them
	Side  string `json:"side,omitempty"`
	Games int    `json:"games"`
	Won   int    `json:"won"`

	Share  float64 `json:"share"`  // of games won, in percent
	Margin float64 `json:"margin"` // of the share, at 95 %
	Rounds float64 `json:"rounds"` // mean

	Found      float64 `json:"found"`       // in percent of the games what was hidden lay open
	FoundRound int     `json:"found_round"` // in this round at the median of those

	GameSeconds  float64 `json:"game_s"`      // mean
	TriesASecond float64 `json:"tries_per_s"` // imagined games inside decisions, on one core
	Median       float64 `json:"median_s"`    // of the decisions that were tried out
	Worst        float64 `json:"worst_s"`

	Wasted map[string]int `json:"wasted"` // moves of the first kind that brought nothing, by what the title calls them

	rounds, tries int
	found         []int // the rounds in which what was hidden lay open
	took          time.Duration
	thoughts      []time.Duration
}

// waste counts moves that brought nothing.
func (m *meeting) waste(wasted map[string]int) {
	if m.Wasted == nil {
		m.Wasted = map[string]int{}
	}
	for name, n := range wasted {
		m.Wasted[name] += n
	}
}

// close works out the figures.
func (m *meeting) close() {
	n := float64(m.Games)
	share := float64(m.Won) / n
	m.Share, m.Margin = 100*share, interval(m.Won, m.Games)
	m.Rounds, m.GameSeconds = float64(m.rounds)/n, m.took.Seconds()/n
	if found := slices.Sorted(slices.Values(m.found)); len(found) > 0 {
		m.Found, m.FoundRound = 100*float64(len(found))/n, found[len(found)/2]
	}
	if len(m.thoughts) == 0 {
		return
	}
	thoughts := slices.Sorted(slices.Values(m.thoughts))
	sum := time.Duration(0)
	for _, t := range thoughts {
		sum += t
	}
	m.TriesASecond = float64(m.tries) / sum.Seconds()
	m.Median, m.Worst = thoughts[len(thoughts)/2].Seconds(), thoughts[len(thoughts)-1].Seconds()
}

// interval is half of Wilson's interval of a share at 95 %, in percent: it is honest for few games and for shares near 0 and 100 too.
func interval(won, games int) float64 {
	const z = 1.96
	n := float64(games)
	p := float64(won) / n
	return 100 * z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
}

// arenaReport is what arena prints.
type arenaReport struct {
	One      string    `json:"a"`
	Other    string    `json:"b"`
	Meetings []meeting `json:"meetings"`
	All      meeting   `json:"all"`
}

func (r *arenaReport) add(m meeting) {
	r.All.Games += m.Games
	r.All.Won += m.Won
	r.All.rounds += m.rounds
	r.All.tries += m.tries
	r.All.took += m.took
	r.All.found = append(r.All.found, m.found...)
	r.All.thoughts = append(r.All.thoughts, m.thoughts...)
	r.All.waste(m.Wasted)
}

// line says for people how a meeting went.
func (m *meeting) line() string {
	var b strings.Builder
	name := "in all"
	if m.Side != "" {
		name = m.Setup + ", as " + m.Side
	}
	fmt.Fprintf(&b, "%-22s won %3d of %3d: %5.1f %% ± %4.1f · %.1f rounds and %.1f s a game", name, m.Won, m.Games, m.Share, m.Margin, m.Rounds, m.GameSeconds)
	if m.Found > 0 {
		fmt.Fprintf(&b, " · found in %.0f %%, round %d at the median", m.Found, m.FoundRound)
	}
	if m.tries > 0 {
		fmt.Fprintf(&b, " · %.0f imagined games a second, %.2f s a thought at the median, %.2f s at most", m.TriesASecond, m.Median, m.Worst)
	}
	if m.Wasted != nil && len(m.Wasted) == 0 {
		b.WriteString(" · nothing wasted")
	}
	for _, name := range slices.Sorted(maps.Keys(m.Wasted)) {
		fmt.Fprintf(&b, " · wasted %s: %d", name, m.Wasted[name])
	}
	return b.String()
}
