package game

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// A Match is a game in progress: the table when the step under way began, and
// the answers given since.
type Match[S, V comparable] struct {
	rules Rules[S, V]
	dice  Dice
	began S
	given []Answer // answers to the step under way, rolls included
	told  int      // events of this step already told
	log   []Answer // every answer of the game
	lit   int      // length of log when something last came to light, or another seat was asked
	shown int      // length of log when something last came to light
	tally *Tally   // what happened, counted once a step is done; may be nil
	over  bool

	trial    bool // ends before chance decides
	listened bool // somebody listens: tables are kept
	tables   []S  // after each event since the last answer
	forced   []Decision

	Now     S        // the table at the pending decision
	Pending Decision // what is asked; nothing when the game is over
}

// Start begins a match and plays to its first decision. It returns what happened.
func Start[S, V comparable](rules Rules[S, V], s S, dice Dice) (*Match[S, V], []Event) {
	return start(rules, s, dice, nil)
}

func start[S, V comparable](rules Rules[S, V], s S, dice Dice, tally *Tally) (*Match[S, V], []Event) {
	m := &Match[S, V]{rules: rules, dice: dice, began: s, tally: tally}
	return m, m.run()
}

// Over reports whether the game has ended.
func (m *Match[S, V]) Over() bool { return m.over }

// Began returns the table when the step under way began: a match can start from it.
func (m *Match[S, V]) Began() S { return m.began }

// Rules returns the rules that the match is played by.
func (m *Match[S, V]) Rules() Rules[S, V] { return m.rules }

// View returns what seat may look at now.
func (m *Match[S, V]) View(seat Seat) V { return m.rules.View(&m.Now, seat) }

// Log returns every answer so far, rolls included. It must not be changed.
func (m *Match[S, V]) Log() []Answer { return m.log }

// Forced returns the questions with one answer, which were answered at once, in the steps that the last answer led through.
func (m *Match[S, V]) Forced() []Decision { return m.forced }

// Lit returns how many answers of the log can no longer be taken back, because
// a die, a hidden card or another seat's answer came to light after them.
func (m *Match[S, V]) Lit() int { return m.lit }

// Shown returns how many of them cannot be taken back even if all others agree: a die or a hidden card came to light after
// them.
func (m *Match[S, V]) Shown() int { return m.shown }

// Answer answers the pending decision, plays on to the next and returns what
// happened. An answer that is not on offer changes nothing.
func (m *Match[S, V]) Answer(picks ...Option) ([]Event, error) {
	if m.over {
		return nil, fmt.Errorf("the game is over")
	}
	if err := m.Pending.Check(picks); err != nil {
		return nil, err
	}
	asked := m.Pending.Seat
	m.given = append(slices.Clip(m.given), Answer{asked, slices.Clone(picks)})
	m.log = append(m.log, m.given[len(m.given)-1])
	news := m.run()
	if !m.over && m.Pending.Seat != asked {
		m.lit = len(m.log)
	}
	return news, nil
}

// Fork returns a copy of m that goes on from here on its own.
func (m *Match[S, V]) Fork(dice Dice) *Match[S, V] {
	f := *m
	f.dice = dice
	f.log = slices.Clip(f.log)
	f.Pending.Options = slices.Clone(m.Pending.Options)
	f.tables = nil
	return &f
}

// WhyNot explains why o is not on offer in the pending decision, from what the
// asked seat knows; nil if there is nothing to say.
func (m *Match[S, V]) WhyNot(o Option) *Why {
	return m.Position(m.Pending.Seat).WhyNot(o)
}

// mostSteps is how many steps rules may take one after the other without a question: far more than any game has. More is a mistake of
// the rules, which would fill the memory with what happens again and again.
const mostSteps = 20_000

// run plays on to the next decision that nobody has answered. It panics if the rules never come to one.
func (m *Match[S, V]) run() (news []Event) {
	m.tables, m.forced = nil, nil
	for steps := 0; ; steps++ {
		if steps > mostSteps {
			panic(fmt.Sprintf("game: the rules take %d steps and ask nobody", steps))
		}
		ask := Ask{dice: m.dice, given: m.given, listening: true, lit: dark, trial: m.trial}
		if m.listened {
			ask.heard = m.keepTable
		}
		answered := len(m.given)
		paused := m.step(&ask)
		m.forced = append(m.forced, ask.forced...)
		if len(ask.given) > answered {
			m.log = append(m.log, ask.given[answered:]...)
		}
		if ask.lit != dark {
			m.shown = max(m.shown, len(m.log)-(len(ask.given)-ask.lit))
			m.lit = max(m.lit, m.shown)
		}
		m.given = ask.given
		news = append(news, ask.events[m.told:]...)
		if paused {
			m.Pending, m.told = ask.d, len(ask.events)
			return news
		}
		m.countStep(&ask)
		m.began, m.given, m.told = m.Now, nil, 0
		if m.rules.Over(&m.Now) {
			m.over, m.Pending, m.lit, m.shown = true, Decision{}, len(m.log), len(m.log)
			return news
		}
	}
}

// countStep counts what happened in a finished step by taking it once more: only
// simulations count.
func (m *Match[S, V]) countStep(done *Ask) {
	if m.tally == nil {
		return
	}
	again := m.began
	m.rules.Step(&again, &Ask{given: done.given, tally: m.tally})
}

// step plays the step under way from its start as far as the answers reach.
func (m *Match[S, V]) step(ask *Ask) (paused bool) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case unanswered:
			paused = true
		case unforeseen:
			paused, ask.d = true, Decision{Seat: Chance}
		default:
			panic(p)
		}
	}()
	m.Now = m.began
	m.rules.Step(&m.Now, ask)
	return false
}

// Replay plays a recorded game again: a start and every answer, rolls included.
// It returns what happened. After the last answer the match goes on with the given dice.
func Replay[S, V comparable](rules Rules[S, V], s S, log []Answer, dice Dice) (m *Match[S, V], news []Event, err error) {
	script := &recorded{log: log, then: dice}
	m, err = retrace(script, func() (*Match[S, V], []Event) { return Start(rules, s, script) },
		func(_, _ *Match[S, V], more []Event) { news = append(news, more...) })
	if err != nil {
		return nil, nil, err
	}
	return m, news, nil
}

// Retrace is [Replay] step by step: it tells of the start, where before is nil,
// and of each answer of a seat what it led to, with the tables ([Match.Tables]). With an error comes the match as far as the
// answers fit, nil if not even the start does.
func Retrace[S, V comparable](rules Rules[S, V], s S, log []Answer, dice Dice, tell func(before, now *Match[S, V], news []Event)) (m *Match[S, V], err error) {
	script := &recorded{log: log, then: dice}
	return retrace(script, func() (*Match[S, V], []Event) { return Listen(rules, s, script) }, tell)
}

func retrace[S, V comparable](script *recorded, start func() (*Match[S, V], []Event), tell func(before, now *Match[S, V], news []Event)) (m *Match[S, V], err error) {
	var fits *Match[S, V]
	defer func() {
		switch p := recover().(type) {
		case nil:
		case misfit:
			m, err = fits, fmt.Errorf("answer %d, by seat %d, does not fit the rules", script.next, p.answer.Seat)
		default:
			panic(p)
		}
		if m != nil {
			m.dice = script.then
		}
	}()
	m, news := start()
	tell(nil, m, news)
	for script.next < len(script.log) {
		a := script.log[script.next]
		if m.over || a.Seat != m.Pending.Seat {
			return m, fmt.Errorf("answer %d is by seat %d, who is not asked", script.next, a.Seat)
		}
		script.next++
		fits = m.Fork(nil)
		news, err := m.Answer(a.Picks...)
		if err != nil {
			return m, fmt.Errorf("answer %d: %w", script.next-1, err)
		}
		tell(fits, m, news)
	}
	return m, nil
}

// recorded are the dice of a replay.
type recorded struct {
	log  []Answer
	next int
	then Dice
}

func (r *recorded) IntN(n int) int { return r.rollOf(Shuffles, n) }

func (r *recorded) rollOf(kind uint8, n int) int {
	if r.next == len(r.log) {
		return r.then.IntN(n)
	}
	a := r.log[r.next]
	if a.Seat != Chance || a.Picks[0].Kind != kind || int(a.Picks[0].A) >= n {
		panic(misfit{a})
	}
	r.next++
	return int(a.Picks[0].A)
}

// Fated returns dice that fall as in a recorded game of which so many answers were given, as long as the rules roll what they
// rolled then; else as other dice say.
func Fated(log []Answer, given int, then Dice) Dice { return &fated{log, given, then} }

type fated struct {
	log  []Answer
	next int
	then Dice
}

func (f *fated) IntN(n int) int { return f.rollOf(Shuffles, n) }

func (f *fated) rollOf(kind uint8, n int) int {
	for f.next < len(f.log) && f.log[f.next].Seat != Chance {
		f.next++
	}
	if f.next >= len(f.log) { // beyond, where a game goes on after the recorded one
		return f.then.IntN(n)
	}
	if rolled := f.log[f.next].Picks[0]; rolled.Kind == kind && int(rolled.A) < n {
		f.next++
		return int(rolled.A)
	}
	return f.then.IntN(n)
}

// A Position is all that a player gets to choose by: what his seat sees, what
// happened since he was asked last, what he is asked, and Imagine. No table and
// no dice can be reached through it.
type Position[S, V comparable] struct {
	Seat     Seat
	View     V
	News     []Event
	Decision Decision
	Number   int  // of the decision, as whoever hands the position out counts them
	Early    bool // the rules will ask this, whatever others answer before; the view is that of now

	rules Rules[S, V]
	began V        // what the seat saw when the step under way began
	given []Answer // open answers since then; secret ones end a step

	unforeseen bool // see [Position.Unforeseen]
}

// Position returns what a player on that seat may know.
func (m *Match[S, V]) Position(seat Seat) *Position[S, V] {
	p := &Position[S, V]{
		Seat:  seat,
		View:  m.View(seat),
		rules: m.rules,
		began: m.rules.View(&m.began, seat),
		given: slices.Clone(m.given),
	}
	if seat == m.Pending.Seat {
		p.Decision = m.Pending
		p.Decision.Options = slices.Clone(m.Pending.Options)
	}
	return p
}

// Fresh reports whether nobody has answered anything yet in the step under way.
func (p *Position[S, V]) Fresh() bool { return len(p.given) == 0 }

// Imagine returns a match that the seat cannot tell from the true one, made of
// nothing but what it has seen.
func (p *Position[S, V]) Imagine(r *rand.Rand) *Match[S, V] {
	f := &Match[S, V]{rules: p.rules, dice: r, given: slices.Clone(p.given)}
	f.began = p.rules.Guess(&p.began, r)
	f.run()
	return f
}

// WhyNot explains why o is not on offer; nil if there is nothing to say.
func (p *Position[S, V]) WhyNot(o Option) *Why {
	if p.Asked() == nil || p.Decision.Has(o) || o == (Option{}) {
		return nil
	}
	r := rand.New(rand.NewPCG(1, 1))
	s := p.rules.Guess(&p.began, r)
	ask := &Ask{dice: r, given: slices.Clone(p.given), explain: o}
	m := Match[S, V]{rules: p.rules, began: s}
	m.step(ask)
	return ask.why
}

// A Player answers decisions for one seat.
type Player[S, V comparable] interface {
	// Choose appends its picks for the position's decision to picks.
	Choose(p *Position[S, V], picks []Option) []Option
}

// Random is a chooser and a player that draws the number of picks, then the
// picks, uniformly.
type Random[S, V comparable] struct{ Rand *rand.Rand }

// Choose implements [Player].
func (r Random[S, V]) Choose(p *Position[S, V], picks []Option) []Option {
	return RandomChooser(r).Choose(&p.Decision, picks)
}

// A RandomChooser draws the number of picks, then the picks, uniformly.
type RandomChooser struct{ Rand *rand.Rand }

// Choose implements [Chooser].
func (r RandomChooser) Choose(d *Decision, picks []Option) []Option {
	if d.Min == 1 && d.Max == 1 {
		return append(picks, d.Options[r.Rand.IntN(len(d.Options))])
	}
	need := d.Min + r.Rand.IntN(d.Max-d.Min+1)
	for i, o := range d.Options { // every set of that many is as likely as any other
		if r.Rand.IntN(len(d.Options)-i) < need {
			picks = append(picks, o)
			need--
		}
	}
	return picks
}
