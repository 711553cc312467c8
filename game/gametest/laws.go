// Package gametest checks that a title keeps the laws that every title must keep.
//
// A title gets all of them in one line:
//
//	func TestLaws(t *testing.T) {
//		gametest.Play(t, Rules{}, gametest.Games[State, View]{Count: 300, Deal: NewGame, Invariants: broken})
//	}
//
// It plays random games. At every decision: the same choice leads to the same
// table; a fork leaves its origin alone; a guess looks to its seat like the
// truth; an imagined match asks the same question; nobody can tell by who is
// asked, nor by what he hears, what somebody else holds; every decision has an
// answer; the title's own invariants hold, on the table and on the guesses. At
// ten seeded points of every game: taking back, saving and loading, and dealing
// anew what a seat may not know change nothing. What a seat is shown of each event
// tells it nothing more than the table after it; what a seat tries comes true; what
// several are asked at once does not depend on what the first answers. Every game
// is played once more in one go, and from desks.
//
// [Hunt] is a small title to try the kernel on, and to start a new title from; [Duel] has what Hunt has not.
package gametest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strconv"

	"holoboard/game"
	"holoboard/game/session"
)

// Games says which games are played.
type Games[S, V comparable] struct {
	Count int
	First uint64 // seed of the first game
	Deal  func() S
	Limit int // decisions within which a game must end; 0: 20,000

	// Invariants returns what is wrong with the table at a decision, or "".
	Invariants func(*S) string
	// Aloud are the questions whose answers everybody hears, though soon nothing on the
	// table shows them any more: which side of a die, of which only the result counts.
	Aloud []game.Key
	// Together and Windows are those of the title, see [session.Title].
	Together []game.Key
	Windows  *session.Windows[V]
	// Player returns a computer player for a seat, to see that what it may not
	// know does not change its move; nil if the title has none.
	Player func(seed uint64) game.Player[S, V]
}

// A T is told what is wrong: a *testing.T.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Share says how many of so many games a test plays, and the seed of the first: an eighth of them, others whenever game/ changed (build/test
// hands its number over as HOLOBOARD_SEED), all of them where HOLOBOARD_LAWS says "all", and a hundred-and-fiftieth in a hurry.
func Share(t T, games int, hurry bool) (first uint64, count int) {
	t.Helper()
	const usual, hurried = 8, 150
	parts := usual
	switch {
	case os.Getenv("HOLOBOARD_LAWS") == "all":
		parts = 1
	case hurry:
		parts = hurried
	}
	if text := os.Getenv("HOLOBOARD_SEED"); text != "" {
		seed, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("HOLOBOARD_SEED: %v", err)
		}
		first = seed
	}
	count = (games + parts - 1) / parts
	return first, count
}

// Play plays whole games with random choices and checks every law. It stops at the
// first one broken and names the game's seed and the decision.
func Play[S, V comparable](t T, rules game.Rules[S, V], g Games[S, V]) {
	t.Helper()
	if g.Limit == 0 {
		g.Limit = 20_000
	}
	for n := range uint64(g.Count) {
		watched := &watching[S, V]{Rules: rules}
		p := &playing[S, V]{rules: watched, watched: watched, games: g, seed: g.First + n}
		if broken := p.broken(); broken != "" {
			t.Fatalf("game %d, decision %d (%s): %s", p.seed, p.n, p.asked, broken)
			return
		}
	}
}

// PlayOut plays whole games with random choices, as fast as the rules go, and looks at the invariants after every step alone. It
// stops at the first game that breaks one or does not end, and names its seed. No law about what a seat sees is checked.
func PlayOut[S, V comparable](t T, rules game.Rules[S, V], g Games[S, V]) {
	t.Helper()
	const limit = 100_000 // steps of the rules
	sim := game.Simulation[S, V]{Rules: rules, Broken: g.Invariants, Every: 1, Limit: limit}
	for n := range uint64(g.Count) {
		s := g.Deal()
		if played := sim.Play(&s, g.First+n); played.Stuck || played.Broken != "" {
			t.Fatalf("game %d: stuck %v, broken %q", g.First+n, played.Stuck, played.Broken)
			return
		}
	}
}

// watching are rules that remember the table after the first step taken since they were asked to.
type watching[S, V comparable] struct {
	game.Rules[S, V]
	waits bool
	after S
}

// Step implements [game.Rules].
func (w *watching[S, V]) Step(s *S, a *game.Ask) {
	w.Rules.Step(s, a)
	if w.waits {
		w.waits, w.after = false, *s
	}
}

type playing[S, V comparable] struct {
	rules   game.Rules[S, V]
	watched *watching[S, V] // the same
	games   Games[S, V]
	seed    uint64
	choice  *rand.Rand // chooses for the seats
	r       *rand.Rand // for the laws
	m       *game.Match[S, V]
	event   game.Event // one of the title's
	line    session.Wire
	told    frames[S]
	n       int           // the decision
	asked   string        // who is asked what
	offered []game.Option // at the points so far that are looked at more closely
}

// A brokenLaw ends a game: what is wrong with it.
type brokenLaw string

func (p *playing[S, V]) fatal(law string, args ...any) { panic(brokenLaw(fmt.Sprintf(law, args...))) }

// broken plays one game and returns which law it broke, or "". Rules that panic break one too.
func (p *playing[S, V]) broken() (wrong string) {
	defer func() {
		switch law := recover().(type) {
		case nil:
		case brokenLaw:
			wrong = string(law)
		default:
			wrong = fmt.Sprintf("the rules panic: %v\n%s", law, debug.Stack())
		}
	}()
	points := p.points()
	start := p.games.Deal()
	p.begin(start)
	p.r, p.offered = rand.New(rand.NewPCG(p.seed, 3)), nil
	for !p.m.Over() {
		p.decisionLaws()
		if points[p.n] {
			p.secrecyLaw()
			p.refusalLaw()
			p.replayLaw(start)
		}
		p.choose(points[p.n])
	}
	p.replayLaw(start)
	p.playedBackLaw(start)
	if p.event != nil {
		p.deskLaw(start)
	}
	return ""
}

func (p *playing[S, V]) dice() *rand.Rand { return rand.New(rand.NewPCG(p.seed, 1)) }

// begin starts the game.
func (p *playing[S, V]) begin(start S) {
	p.choice = rand.New(rand.NewPCG(p.seed, 2))
	m, news := game.Listen(p.rules, start, p.dice())
	p.m, p.n, p.told = m, 0, frames[S]{}
	p.hear(news)
	p.noteAsked()
}

func (p *playing[S, V]) noteAsked() {
	p.asked = fmt.Sprintf("seat %d asked %s", p.m.Pending.Seat, p.m.Pending.Ask)
}

// points plays the game once without laws, to its end, and draws the ten decisions
// that are looked at more closely.
func (p *playing[S, V]) points() map[int]bool {
	p.begin(p.games.Deal())
	for !p.m.Over() {
		if p.n == p.games.Limit {
			p.fatal("the game does not end")
		}
		p.answer(p.m, p.picks())
	}
	points := map[int]bool{}
	for _, n := range rand.New(rand.NewPCG(p.seed, 4)).Perm(p.n)[:min(10, p.n)] {
		points[n] = true
	}
	return points
}

// picks answers the pending decision at random.
func (p *playing[S, V]) picks() []game.Option {
	if d := &p.m.Pending; len(d.Options) == 0 || d.Max < 1 || d.Min > len(d.Options) {
		p.fatal("the decision has no answer")
	}
	return game.RandomChooser{Rand: p.choice}.Choose(&p.m.Pending, nil)
}

// answer gives an answer in the game itself.
func (p *playing[S, V]) answer(m *game.Match[S, V], picks []game.Option) {
	news, err := m.Answer(picks...)
	if err != nil {
		p.fatal("an option on offer is refused: %v", err)
	}
	p.hear(news)
	p.n++
	p.noteAsked()
}

// decisionLaws are those checked at every decision.
func (p *playing[S, V]) decisionLaws() {
	m := p.m
	for i, o := range m.Pending.Options {
		if slices.Contains(m.Pending.Options[:i], o) {
			p.fatal("option %v is offered twice", o)
		}
	}
	p.sound("the table is broken", &m.Now)
	for seat := game.Table; int(seat) < p.rules.Seats(&m.Now); seat++ {
		if seat == game.Chance {
			continue
		}
		v := m.View(seat)
		s := p.rules.Guess(&v, p.r)
		if p.rules.View(&s, seat) != v {
			p.fatal("seat %d can tell a guess from the truth", seat)
		}
		p.sound(fmt.Sprintf("seat %d guesses a broken table", seat), &s)
		if seat != m.Pending.Seat {
			p.askedAlike(seat)
		}
	}
	p.imagined()
}

// sound: the title's own invariants hold.
func (p *playing[S, V]) sound(law string, s *S) {
	if p.games.Invariants == nil {
		return
	}
	if wrong := p.games.Invariants(s); wrong != "" {
		p.fatal("%s: %s", law, wrong)
	}
}

// imagined: the asked seat cannot tell an imagined match from the true one.
func (p *playing[S, V]) imagined() {
	me := p.m.Pending.Seat
	im := p.m.Position(me).Imagine(p.r)
	if !same(im.Pending, p.m.Pending) {
		p.fatal("the seat imagines that it is asked %v of %v instead of %v", im.Pending.Ask, im.Pending.Options, p.m.Pending.Options)
	}
	if im.View(me) != p.m.View(me) {
		p.fatal("the seat imagines another table than it sees")
	}
}

// askedAlike: a seat that only watches cannot tell by who is asked what, where a
// step begins, what somebody else holds in secret.
func (p *playing[S, V]) askedAlike(seat game.Seat) {
	at := p.m.Position(seat)
	if !at.Fresh() {
		return
	}
	got, want := at.Imagine(p.r).Pending, p.m.Pending
	if !askedSame(got, want) {
		p.fatal("seat %d can tell a secret by that seat %d is asked %s here: it might as well be seat %d, asked %s",
			seat, want.Seat, want.Ask, got.Seat, got.Ask)
	}
}

// askedSame: as far as everybody can tell, the same is asked.
func askedSame(a, b game.Decision) bool { return a.Seat == b.Seat && a.Ask == b.Ask }

func same(a, b game.Decision) bool {
	return a.Seat == b.Seat && a.Ask == b.Ask && a.About == b.About && a.Min == b.Min && a.Max == b.Max &&
		a.Window == b.Window && slices.Equal(a.Options, b.Options)
}

// choose answers at random, and looks at forks on the way, and closely at desks.
func (p *playing[S, V]) choose(closely bool) {
	m := p.m
	picks := p.picks()
	was, asked := m.Now, m.Pending
	asked.Options = slices.Clone(asked.Options)
	a, b := m.Fork(p.dice()), m.Fork(p.dice())
	newsA, err := a.Answer(picks...)
	if err != nil {
		p.fatal("an option on offer is refused: %v", err)
	}
	newsB, _ := b.Answer(picks...)
	if a.Now != b.Now || !same(a.Pending, b.Pending) || !slices.Equal(newsA, newsB) {
		p.fatal("the same choice %v led to two tables", picks)
	}
	if m.Now != was || !same(m.Pending, asked) {
		p.fatal("a fork changed the match it came from")
	}
	p.heardAlike(picks)
	p.framesAlike(picks)
	p.triedLaw(picks)
	p.togetherLaw(picks)
	if closely && p.event != nil {
		p.desksAlike()
	}
	p.answer(m, picks)
}

// heardAlike: where another answer on another table leads to what looks the same to a
// seat that only watches, after the step and at the next decision, it has heard the
// same, in whatever order: what is chosen openly leaves its mark on the table or on who
// is asked what. Dice, and what the seat alone hears, may tell it more.
func (p *playing[S, V]) heardAlike(picks []game.Option) {
	if slices.Contains(p.games.Aloud, p.m.Pending.Ask) {
		return
	}
	for seat := game.Table; int(seat) < p.rules.Seats(&p.m.Now); seat++ {
		at := p.m.Position(seat)
		if seat == game.Chance || seat == p.m.Pending.Seat || !at.Fresh() {
			continue
		}
		truth, im := p.m.Fork(p.dice()), at.Imagine(p.r).Fork(p.dice())
		truths, before := len(truth.Log()), len(im.Log())
		other := game.RandomChooser{Rand: p.r}.Choose(&im.Pending, nil)
		want, seen := p.seenAfter(truth, seat, picks)
		got, look := p.seenAfter(im, seat, other)
		rolled := len(truth.Log()) > truths+1 || len(im.Log()) > before+1
		same := !rolled && seen == look && truth.View(seat) == im.View(seat) && askedSame(truth.Pending, im.Pending)
		if same && !maps.Equal(heard(want, seat), heard(got, seat)) {
			p.fatal("seat %d can tell %v from %v by what it hears: %v", seat, picks, other, heard(want, seat))
		}
	}
}

// seenAfter answers in a match; it returns what happened and what a seat saw after the
// first step, or at the next decision if that belongs to the same step.
func (p *playing[S, V]) seenAfter(m *game.Match[S, V], seat game.Seat, picks []game.Option) ([]game.Event, V) {
	p.watched.waits = true
	news, _ := m.Answer(picks...)
	if p.watched.waits {
		return news, m.View(seat)
	}
	return news, p.rules.View(&p.watched.after, seat)
}

// heard returns the events that a seat hears as everybody does, and how often.
func heard(events []game.Event, seat game.Seat) map[game.Event]int {
	news := map[game.Event]int{}
	for _, e := range events {
		if seen := e.SeenBy(seat); seen != nil && seen == e.SeenBy(game.Table) {
			news[seen]++
		}
	}
	return news
}

// secrecyLaw: dealing anew everything that a seat may not know changes no move of
// a computer player.
func (p *playing[S, V]) secrecyLaw() {
	if p.games.Player == nil {
		return
	}
	me := p.m.Pending.Seat
	at := p.m.Position(me)
	want := p.games.Player(p.seed).Choose(at, nil)
	im := at.Imagine(p.r).Position(me)
	im.News = at.News
	if got := p.games.Player(p.seed).Choose(im, nil); !slices.Equal(got, want) {
		p.fatal("a player plays %v, but %v if what it may not know is another", want, got)
	}
	if err := p.m.Pending.Check(want); err != nil {
		p.fatal("a player gives no legal answer: %v", err)
	}
}

// replayLaw: the game played again from its start and its answers is the same
// game, in the middle of a step too; and so it is after the last answer that can
// be taken back has been taken back and given again.
func (p *playing[S, V]) replayLaw(start S) {
	log := p.m.Log()
	again, _, err := game.Replay(p.rules, start, log, p.dice())
	if err != nil {
		p.fatal("the recorded game cannot be played again: %v", err)
	}
	if again.Now != p.m.Now || !same(again.Pending, p.m.Pending) || again.Lit() != p.m.Lit() {
		p.fatal("the recorded game leads to another table")
	}
	last := len(log) - 1
	if last < p.m.Lit() {
		return
	}
	undone, _, err := game.Replay(p.rules, start, log[:last], p.dice())
	if err != nil {
		p.fatal("an answer that can be taken back cannot: %v", err)
	}
	if _, err := undone.Answer(log[last].Picks...); err != nil || undone.Now != p.m.Now || !same(undone.Pending, p.m.Pending) {
		p.fatal("taking an answer back and giving it again leads to another table: %v", err)
	}
}
