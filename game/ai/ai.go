// Package ai has a player that searches any title from what its seat knows.
//
// A [Thinker] plays a title by its [Guide], which answers every decision by simple rules.
// Where the guide calls a decision weighty the thinker tries the promising options out:
// it imagines a table that its seat cannot tell from the true one, gives each option
// there with the same luck, lets the guide play on for all seats, each from what that
// seat sees, up to a horizon, and has the guide value what came of it. Options that do
// badly are dropped by halves, so that most tries go to those that are hard to tell apart.
//
// A thinker reaches nothing but its [game.Position] and its own source of chance. The
// number of tries is a count, so that a seed plays the same everywhere.
package ai

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
)

// A Guide knows a title: it plays for any seat by simple rules, and says what is worth
// thinking about, how far ahead, and what a table is worth.
type Guide[V comparable] interface {
	game.Policy[V]

	// Seed has the guide draw its luck anew from here on.
	Seed(seed uint64)

	// Promising appends the options that are worth trying out, the guide's own choice
	// first; fewer than two where there is nothing to think about.
	Promising(v *V, d *game.Decision, options []game.Option) []game.Option

	// Far returns how far to look ahead from a decision: whether a table that everybody
	// sees is far enough.
	Far(v *V, d *game.Decision) func(*V) bool

	// Whim returns by how much less than the best an option may be worth, per mille, to be taken all the same now and then,
	// where others must not foresee what is chosen; 0 where they may.
	Whim(d *game.Decision) int

	// Likely returns the chance per mille that a seat believes in a table imagined for it. Of tables that it cannot tell
	// from the true one, some fit better with how people play.
	Likely(v *V, imagined Outlook[V]) int

	// Value returns the chance per mille that the side of a seat wins from a table.
	Value(look Outlook[V], seat game.Seat) int
}

// A Planner is a guide that also knows what to try out where a question takes several options at once, or none.
type Planner[V comparable] interface {
	// Plans returns whole answers that are worth trying out, the guide's own first; fewer than two where there is nothing to
	// think about.
	Plans(v *V, d *game.Decision) [][]game.Option
}

// A Weigher is a guide that has some questions deserve fewer tries than others.
type Weigher[V comparable] interface {
	// Effort returns how many of a thinker's tries a decision deserves, in percent.
	Effort(v *V, d *game.Decision) int
}

// An Outlook is a table that an imagined game has come to.
type Outlook[V comparable] interface {
	View(game.Seat) V
	Over() bool
}

// Whole is the chance of a certain victory.
const Whole = 1000

// A Thinker is a computer player.
type Thinker[S, V comparable] struct {
	Guide Guide[V]
	Tries int // imagined games for a weighty decision
	Doubt int // by how many tenths of its standard error an option must be better than the guide's own
	Rand  *rand.Rand

	// Rest is called between two tries, so that somebody else may do something; it reports
	// whether there is no more time to think. It may be nil.
	Rest func() bool

	// Thought is told about every decision that was tried out. It may be nil.
	Thought func(*Thought)

	outlook game.Outlook[S, V]
	options []game.Option
	answers [][]game.Option
	thought Thought
	tried   int
}

// Tried returns how many games it has imagined so far.
func (t *Thinker[S, V]) Tried() int { return t.tried }

// SetRest has a function called between two tries, see [Thinker.Rest].
func (t *Thinker[S, V]) SetRest(rest func() bool) { t.Rest = rest }

// A Thought is what came of trying a decision out.
type Thought struct {
	Tries   int
	Options []Tried // the best first
}

// Tried is an answer that was tried out.
type Tried struct {
	Option game.Option   // the first of the answer; nothing where it picks none
	Picks  []game.Option // all of it
	Tries  int
	Sum    int // of the chances per mille that the tries ended with

	ends []int // the chance that each try ended with
}

// Mean is the mean chance per mille.
func (t Tried) Mean() int { return t.Sum / max(t.Tries, 1) }

// limit is more steps of the rules than any horizon is away.
const limit = 20000

// Choose implements [game.Player].
func (t *Thinker[S, V]) Choose(p *game.Position[S, V], picks []game.Option) []game.Option {
	t.Guide.Seed(t.Rand.Uint64())
	if t.promising(p); len(t.answers) > 1 {
		return append(picks, t.best(p).Picks...)
	}
	return t.Guide.Pick(&p.View, &p.Decision, picks)
}

// promising finds the answers that are worth trying out.
func (t *Thinker[S, V]) promising(p *game.Position[S, V]) {
	t.answers = t.answers[:0]
	if p.Decision.Max == 1 && p.Decision.Min == 1 {
		t.options = t.Guide.Promising(&p.View, &p.Decision, t.options[:0])
		for i := range t.options {
			t.answers = append(t.answers, t.options[i:i+1:i+1])
		}
	} else if planner, plans := t.Guide.(Planner[V]); plans {
		t.answers = append(t.answers, planner.Plans(&p.View, &p.Decision)...)
	}
}

// best tries the answers out and returns the best.
func (t *Thinker[S, V]) best(p *game.Position[S, V]) Tried {
	t.thought = Thought{Options: t.thought.Options[:0]}
	for _, picks := range t.answers {
		a := Tried{Picks: slices.Clone(picks)}
		if len(picks) > 0 {
			a.Option = picks[0]
		}
		t.thought.Options = append(t.thought.Options, a)
	}
	alive := t.thought.Options
	far := t.Guide.Far(&p.View, &p.Decision)
	timely, tries := true, t.Tries
	if w, weighs := t.Guide.(Weigher[V]); weighs {
		tries = max(tries*w.Effort(&p.View, &p.Decision)/100, 1)
	}
	for len(alive) > 1 && timely {
		rounds := 0
		for n := len(alive); n > 1; n = n/2 + n%2 {
			rounds++
		}
		for range max((tries-t.thought.Tries)/(rounds*len(alive)), 1) {
			if timely = t.try(p, alive, far); !timely {
				break
			}
		}
		rank(alive[1:])
		if len(alive) == 2 {
			break
		}
		alive = alive[:(len(alive)+1)/2]
	}
	t.tried += t.thought.Tries
	if t.Thought != nil {
		t.Thought(&t.thought)
	}
	if whim := t.Guide.Whim(&p.Decision); whim > 0 {
		return onAWhim(t.thought.Options[:(len(t.answers)+1)/2], whim, t.Rand)
	}
	if own, other := &alive[0], &alive[1]; other.surely(own, t.Doubt) {
		return *other
	}
	return alive[0]
}

// onAWhim takes one of some answers by chance: the better it did, the more often.
func onAWhim(options []Tried, whim int, r *rand.Rand) Tried {
	best, sum := 0, 0
	for _, o := range options {
		best = max(best, o.Mean())
	}
	often := func(o Tried) int { return max(o.Mean()-best+whim, 0) }
	for _, o := range options {
		sum += often(o)
	}
	n := r.IntN(sum)
	for _, o := range options {
		if n -= often(o); n < 0 {
			return o
		}
	}
	panic("ai: the best option is always possible")
}

// surely reports whether an option did better than another one in the tries that both
// had, by more than so many tenths of the standard error of their difference.
func (t *Tried) surely(other *Tried, tenths int) bool {
	n := min(len(t.ends), len(other.ends))
	sum, squares := 0, 0
	for i := range n {
		d := t.ends[i] - other.ends[i]
		sum += d
		squares += d * d
	}
	// sum/n > tenths/10 * sqrt((squares/n - (sum/n)²)/n), without roots and fractions
	return sum > 0 && 100*sum*sum*n > tenths*tenths*(squares*n-sum*sum)
}

// try imagines one table and gives every option there with the same luck. It reports
// whether there is time for more.
func (t *Thinker[S, V]) try(p *game.Position[S, V], alive []Tried, far func(*V) bool) bool {
	seed := t.Rand.Uint64()
	m := t.imagine(p, rand.New(rand.NewPCG(seed, 1)))
	for i := range alive {
		a := &alive[i]
		t.Guide.Seed(seed)
		t.outlook.Begin(m, a.Picks, t.Guide, rand.New(rand.NewPCG(seed, 2)))
		t.outlook.PlayOn(limit, far)
		end := t.Guide.Value(&t.outlook, p.Seat)
		a.ends = append(a.ends, end)
		a.Sum += end
		a.Tries++
		t.thought.Tries++
	}
	return t.Rest == nil || !t.Rest()
}

// imagine makes up tables until it believes in one.
func (t *Thinker[S, V]) imagine(p *game.Position[S, V], r *rand.Rand) *game.Match[S, V] {
	const patience = 20
	for range patience {
		if m := p.Imagine(r); r.IntN(Whole) < t.Guide.Likely(&p.View, m) {
			return m
		}
	}
	return p.Imagine(r)
}

// rank puts the best first; of equals those stay first that the guide likes better.
func rank(options []Tried) {
	for i := 1; i < len(options); i++ {
		for j := i; j > 0 && options[j].Sum*options[j-1].Tries > options[j-1].Sum*options[j].Tries; j-- {
			options[j], options[j-1] = options[j-1], options[j]
		}
	}
}
