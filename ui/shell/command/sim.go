//go:build !js

package command

import (
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/ui/shelf"
)

// simFlags are what sim was asked to do.
type simFlags struct {
	game, setup, players string
	seed                 uint64
	games, cores, check  int
	seats                int
	asJSON, list         bool
}

// mostGames are as many as are played at once: how each went is kept until the end.
const mostGames = 1_000_000

// sim plays whole games without a window and says how they went. It fails if one of them could not be played to its end.
func (d *desk) sim(args []string) (int, error) {
	title, order, c, err := d.readSim(args)
	if err != nil {
		return misused, err
	}
	if c.list {
		return fine, listGames(d.out, title)
	}
	workers, err := c.workers(title, order)
	if err != nil {
		return misused, err
	}
	played := d.playAll(workers, c.seed, c.games)
	r := report(title.SeatsFor(c.seats), played)
	for _, w := range workers {
		for name, n := range w.Uses() {
			r.Uses[name] += n
		}
	}
	status := fine
	if d.tellFailures(title, workers[0], c.seed, played) > 0 {
		status = failed
	}
	if c.asJSON {
		return status, json.NewEncoder(d.out).Encode(r)
	}
	return status, r.write(d.out)
}

// listGames names the ways to play a title, a setup and a number of players each.
func listGames(out io.Writer, title *shelf.Title) error {
	for _, setup := range title.Setups {
		for _, seats := range title.Seats {
			if !setup.For(len(seats)) {
				continue
			}
			if _, err := fmt.Fprintln(out, setup.ID, len(seats)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (d *desk) readSim(args []string) (title *shelf.Title, order sim.Order, c simFlags, err error) {
	flags := flag.NewFlagSet("sim", flag.ContinueOnError)
	flags.StringVar(&c.game, "game", d.first(), "the game's `name`")
	flags.StringVar(&c.setup, "setup", "", "the `name` of the way the table is laid out; the first one without it")
	flags.StringVar(&c.players, "players", "", "who plays, as in `seat=kind,...`, or all seats of a side; a seat that is not named plays at random")
	flags.IntVar(&c.seats, "seats", 0, "how many play, a `number`; 0 means as few as can")
	flags.Uint64Var(&c.seed, "seed", 1, "the first game's `number`; the others follow it")
	flags.IntVar(&c.games, "games", 1, "how many games, a `number`")
	flags.IntVar(&c.cores, "cores", 1, "how many are played at once, a `number`")
	flags.IntVar(&c.check, "check", 0, "look for broken invariants whenever so many `steps` of the rules are done; 0 looks at the end")
	flags.BoolVar(&c.asJSON, "json", false, "print one object for programs")
	flags.BoolVar(&c.list, "list", false, "list the setups of the game and by how many each is played")
	if err = d.parse(flags, "holoboard sim plays whole games without a window and counts what happened.", args); err != nil {
		return nil, order, c, err
	}
	switch {
	case flags.NArg() > 0:
		return nil, order, c, wrongUse("what is %q?", flags.Arg(0))
	case c.games < 1 || c.games > mostGames || c.cores < 1 || c.check < 0:
		return nil, order, c, wrongUse("-games goes from 1 to %d, -cores counts from 1, -check from 0", mostGames)
	case c.list:
		err = alone(flags, "list", "game")
	}
	if err != nil {
		return nil, order, c, err
	}
	if title, err = d.find(c.game); err != nil {
		return nil, order, c, err
	}
	if c.seats == 0 {
		c.seats = len(title.Seats[0])
	}
	seats := title.SeatsFor(c.seats)
	if seats == nil {
		return nil, order, c, wrongUse("%s cannot be played by %d", title.ID, c.seats)
	}
	order.Check = c.check
	if c.setup == "" {
		c.setup = title.Setups[0].ID
	}
	if order.Setup, err = setupOf(title, c.setup); err != nil {
		return nil, order, c, err
	}
	order.Kinds, err = kinds(seats, c.players)
	return title, order, c, err
}

// setup finds a way to lay out the table.
func setupOf(t *shelf.Title, id string) (json.RawMessage, error) {
	var known []string
	for _, s := range t.Setups {
		if s.ID == id {
			return s.Setup, nil
		}
		known = append(known, s.ID)
	}
	return nil, wrongUse("%s has no setup %q, only %s", t.ID, id, strings.Join(known, ", "))
}

// kinds reads SEAT=KIND,…, or SIDE=KIND for all seats of a side; seats that are not named play at random.
func kinds(seats []shelf.Seat, text string) ([]string, error) {
	kinds := slices.Repeat([]string{session.AtRandom}, len(seats))
	if text == "" {
		return kinds, nil
	}
	named := map[string]bool{}
	for part := range strings.SplitSeq(text, ",") {
		name, kind, ok := strings.Cut(part, "=")
		known := false
		for i, s := range seats {
			if s.ID == name || s.Side == name {
				kinds[i], known = kind, true
			}
		}
		if named[name] {
			return nil, wrongUse("-players names %q twice", name)
		}
		named[name] = true
		if !ok || !known {
			return nil, wrongUse("-players takes SEAT=KIND, separated by commas, with the seats %s; not %q", seatIDs(seats), part)
		}
	}
	return kinds, nil
}

func seatIDs(seats []shelf.Seat) string {
	var ids []string
	for _, s := range seats {
		ids = append(ids, s.ID)
	}
	return strings.Join(ids, ", ")
}

// workers get ready, one for each core.
func (c *simFlags) workers(title *shelf.Title, order sim.Order) ([]sim.Games, error) {
	var all []sim.Games
	for range min(c.cores, c.games, 4*runtime.NumCPU()) {
		g, err := title.Sim(order)
		if err != nil {
			return nil, wrongUse("%v", err)
		}
		all = append(all, g)
	}
	return all, nil
}

// playAll plays the games of the seeds that follow each other; each worker takes the next one that nobody plays yet.
func (d *desk) playAll(workers []sim.Games, seed uint64, games int) []sim.Played {
	played := make([]sim.Played, games)
	var next, done atomic.Int64
	defer watched(d.trouble, games, func() int { return int(done.Load()) })()
	var group sync.WaitGroup
	for _, w := range workers {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < games; i = int(next.Add(1)) - 1 {
				played[i] = w.Play(seed + uint64(i))
				done.Add(1)
			}
		})
	}
	group.Wait()
	return played
}

// wrong says what went wrong, or nothing.
func wrong(p *sim.Played) string {
	if p.Broken == "" && p.Stuck {
		return "it does not end"
	}
	return p.Broken
}

// tellFailures tells of every game that went wrong, and keeps the first of them as saves.
func (d *desk) tellFailures(title *shelf.Title, g sim.Games, seed uint64, played []sim.Played) (n int) {
	const most = 10
	for i, p := range played {
		if wrong(&p) == "" {
			continue
		}
		if n++; n <= most {
			fmt.Fprintln(d.trouble, failure(title, g, seed+uint64(i), p))
		} else {
			fmt.Fprintf(d.trouble, "seed %d: %s\n", seed+uint64(i), wrong(&p))
		}
	}
	return n
}

// failure tells of a game that went wrong, and keeps it as a save.
func failure(title *shelf.Title, g sim.Games, seed uint64, p sim.Played) string {
	file := fmt.Sprintf("%s-%d.json", title.ID, seed)
	save, err := g.Record(seed)
	if err == nil {
		err = os.WriteFile(file, save, 0o644)
	}
	if err != nil {
		return fmt.Sprintf("seed %d: %s (its answers could not be kept: %v)", seed, wrong(&p), err)
	}
	return fmt.Sprintf("seed %d: %s (its answers are in %s)", seed, wrong(&p), file)
}

// simReport is what sim prints. Per second means on one core, and only for playing.
type simReport struct {
	Games              int               `json:"games"`
	Finished           int               `json:"finished"`
	Stuck              int               `json:"stuck"`
	Broken             int               `json:"broken"`
	Wins               map[string]int    `json:"wins"`
	Rounds             float64           `json:"rounds"` // mean
	Decisions          int               `json:"decisions"`
	DecisionsPerSecond float64           `json:"decisions_per_s"`
	GamesPerSecond     float64           `json:"games_per_s"`
	Hash               string            `json:"hash"` // of all results in the order of their seeds
	Uses               map[string]uint64 `json:"uses"`
	Asked              map[string]int    `json:"asked,omitempty"` // questions a turn, the median
}

func report(seats []shelf.Seat, played []sim.Played) simReport {
	r := simReport{Games: len(played), Wins: map[string]int{}, Uses: map[string]uint64{}}
	for _, s := range seats {
		r.Wins[s.Side] = 0
	}
	hash, rounds, took := fnv.New64a(), 0, time.Duration(0)
	for _, p := range played {
		switch {
		case p.Broken != "":
			r.Broken++
		case p.Stuck:
			r.Stuck++
		default:
			r.Finished++
		}
		if p.Winner >= 0 {
			r.Wins[seats[p.Winner].Side]++
		}
		rounds += p.Rounds
		r.Decisions += p.Decisions
		took += p.Took
		for _, n := range []uint64{uint64(p.Winner), uint64(p.Rounds), uint64(p.Decisions), p.Table} {
			hash.Write(binary.LittleEndian.AppendUint64(nil, n))
		}
	}
	r.Asked = medians(played)
	r.Rounds = float64(rounds) / float64(len(played))
	r.DecisionsPerSecond = float64(r.Decisions) / took.Seconds()
	r.GamesPerSecond = float64(len(played)) / took.Seconds()
	r.Hash = fmt.Sprintf("%016x", hash.Sum64())
	return r
}

// medians are how many questions were put in a turn of all games, by what the title calls them.
func medians(played []sim.Played) map[string]int {
	all, median := map[string][]int{}, map[string]int{}
	for i := range played {
		for called, questions := range played[i].Asked {
			all[called] = append(all[called], questions...)
		}
	}
	for called, questions := range all {
		slices.Sort(questions)
		median[called] = questions[len(questions)/2]
	}
	return median
}

// write prints the report for people.
func (r *simReport) write(out io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games: %d finished, %d stuck, %d broken\n", r.Games, r.Finished, r.Stuck, r.Broken)
	for _, seat := range slices.Sorted(maps.Keys(r.Wins)) {
		fmt.Fprintf(&b, "%s won %d\n", seat, r.Wins[seat])
	}
	fmt.Fprintf(&b, "%.1f rounds a game, %d decisions\n", r.Rounds, r.Decisions)
	fmt.Fprintf(&b, "on one core %.0f decisions and %.1f games a second\n", r.DecisionsPerSecond, r.GamesPerSecond)
	for _, called := range slices.Sorted(maps.Keys(r.Asked)) {
		fmt.Fprintf(&b, "%s: %d questions, the median of all turns\n", called, r.Asked[called])
	}
	fmt.Fprintf(&b, "hash %s\n", r.Hash)
	for _, name := range slices.Sorted(maps.Keys(r.Uses)) {
		fmt.Fprintf(&b, "%8d  %s\n", r.Uses[name], name)
	}
	_, err := io.WriteString(out, b.String())
	return err
}
