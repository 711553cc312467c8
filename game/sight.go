package game

import (
	"math/rand/v2"
	"slices"
)

// A Sight is what one seat may know at one moment, for whoever shows it: a [Position] of which the table's kind is not
// seen, so that a screen can hold one wherever the game itself is. What a title works out by playing on, advice or odds, it
// does with the Position that every Sight is. V is a pointer to a title's view, so that whatever shows any title is the same for all.
type Sight[V any] interface {
	// Look returns what the seat sees; nobody changes it.
	Look() V
	// Asked returns what the seat is asked, nil where it is not asked.
	Asked() *Decision
	// At returns the number of that decision: how often the seat has been asked.
	At() int
	// Heard returns what the seat saw since it answered last; after Try, what the answers led to.
	Heard() []Event
	// Try returns what the seat would see after answers of its own, one to each decision, as far as it can know: it ends
	// where chance or something hidden would come to light, then nobody is asked. It reports whether all were taken.
	Try(answers ...Option) (Sight[V], bool)
	// Unforeseen reports, after Try, that chance or something hidden comes next: what is seen is then a table in the middle of something.
	Unforeseen() bool
	// Sum returns a number made of all that the seat sees: the same while that is the same.
	Sum() uint64
	// WhyNot explains why an option is not on offer; nil if there is nothing to say.
	WhyNot(o Option) *Why
}

// Look implements [Sight].
func (p *Position[S, V]) Look() *V { return &p.View }

// Asked implements [Sight].
func (p *Position[S, V]) Asked() *Decision {
	if len(p.Decision.Options) == 0 {
		return nil
	}
	return &p.Decision
}

// Sum implements [Sight].
func (p *Position[S, V]) Sum() uint64 { return Sum(&p.View) }

// At implements [Sight].
func (p *Position[S, V]) At() int { return p.Number }

// Heard implements [Sight].
func (p *Position[S, V]) Heard() []Event { return p.News }

// Try implements [Sight]. The answers are given on an imagined match; nothing that was made up for it is seen, for it ends
// where that would come to light.
func (p *Position[S, V]) Try(answers ...Option) (Sight[*V], bool) {
	if len(answers) == 0 {
		return p, true
	}
	if p.Asked() == nil {
		return p, false
	}
	if p.Early { // what the others answer comes first
		if len(answers) > 1 || p.Decision.Check(answers) != nil {
			return p, false
		}
		waits := *p
		waits.Decision, waits.News, waits.Number = Decision{}, nil, p.Number+1
		return &waits, true
	}
	m := p.Imagine(rand.New(rand.NewPCG(1, 1)))
	m.trial = true
	after, heard := p, []Event(nil)
	for i, o := range answers {
		if after.Asked() == nil {
			return after, false
		}
		news, err := m.Answer(o)
		if err != nil {
			return after, false
		}
		for _, e := range news {
			if e = e.SeenBy(p.Seat); e != nil {
				heard = append(heard, e)
			}
		}
		after = m.Position(p.Seat)
		after.Number, after.News, after.unforeseen = p.Number+i+1, slices.Clip(heard), m.Pending.Seat == Chance
	}
	return after, true
}

// Unforeseen implements [Sight].
func (p *Position[S, V]) Unforeseen() bool { return p.unforeseen }

// foreseen ends a trial before chance decides, or something hidden comes to light, that the answers given do not know.
func (a *Ask) foreseen() {
	if a.trial && a.next >= len(a.given) {
		panic(unforeseen{})
	}
}

// unforeseen stops a step of a trial.
type unforeseen struct{}

// Known is all that a position knows, as plain values: a position far away is made of them.
type Known[V comparable] struct {
	View, Began V        // what the seat sees now, and saw when the step under way began
	Given       []Answer // open answers since then
	Decision    Decision
	Number      int
	Early       bool
}

// Known returns what the position knows. Of a seat that is not asked it is what it sees and no more.
func (p *Position[S, V]) Known() Known[V] {
	if p.Asked() == nil {
		return Known[V]{View: p.View, Began: p.View, Number: p.Number}
	}
	return Known[V]{p.View, p.began, p.given, p.Decision, p.Number, p.Early}
}

// Recall returns a position made of what one knew: it looks ahead and explains as that one did.
func Recall[S, V comparable](rules Rules[S, V], seat Seat, known Known[V], news []Event) *Position[S, V] {
	return &Position[S, V]{
		Seat: seat, View: known.View, News: news, Decision: known.Decision, Number: known.Number, Early: known.Early,
		rules: rules, began: known.Began, given: known.Given,
	}
}
