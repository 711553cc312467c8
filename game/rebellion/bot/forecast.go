package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// A Forecast is how a combat in a system ended in games that were imagined from what a seat knows,
// with cadets fighting on both sides.
type Forecast struct {
	Games    int
	Fought   int       // games in which there was a combat: the base may lie there, or not
	Theaters [2]Battle // the fights for space and ground
}

// A Battle is what came of a combat in one theater.
type Battle struct {
	Met  int    // games in which both sides had units in it
	Won  int    // of those the games after which only the seat's side had units in it
	Lost [2]int // units lost in those games, by side
}

// A Forecaster plays combats out in imagined games: S is the table of the rules, which it cannot look at.
type Forecaster[S comparable] struct {
	Rand  *rand.Rand
	guide *Guide
	look  game.Outlook[S, rebellion.View]
}

// NewForecaster returns a forecaster.
func NewForecaster[S comparable](r *rand.Rand) *Forecaster[S] {
	return &Forecaster[S]{Rand: r, guide: NewGuide(Level{Most: 1, Ahead: 1})}
}

// Foresee plays out games from a position, as many as are wanted or until rest reports that there is no more
// time, in each of which the seat answers with one option, and tells how the combat in a system ends that follows.
func (f *Forecaster[S]) Foresee(p *game.Position[S, rebellion.View], answer game.Option, at rebellion.System, games int, rest func() bool) (all Forecast) {
	for range games {
		seed := f.Rand.Uint64()
		f.guide.Seed(seed)
		m := p.Imagine(rand.New(rand.NewPCG(seed, 1)))
		f.look.Begin(m, []game.Option{answer}, f.guide, rand.New(rand.NewPCG(seed, 2)))
		all.Games++
		f.fight(&all, at, &p.View, rebellion.SideOf(p.Seat))
		if rest != nil && rest() {
			break
		}
	}
	return all
}

// Impending returns which answer to a decision leads straight into a combat, as far as the seat can tell, or lets one
// go on, and where: the end of a movement, staying in a combat.
func Impending(v *rebellion.View, d *game.Decision) (answer game.Option, at rebellion.System, ok bool) {
	switch {
	case d.Ask == rebellion.AskRetreat:
		answer, at, ok = rebellion.Stay.Thing(), v.Combat.System, true
	case d.Ask == rebellion.AskMove && d.About[0].Kind == rebellion.KindSystem:
		answer, at = rebellion.Done.Thing(), rebellion.System(d.About[0].A)
		side := v.Side()
		for th := range rebellion.Theater(2) {
			ok = ok || unitsAt(v, at, side, th) > 0 && unitsAt(v, at, 1-side, th) > 0
		}
		ok = ok || v.Moving.Landed && in(v.Empire.Base, at) // the base may be there
	}
	return answer, at, ok && d.Has(answer)
}

// Steps of the rules from an answer to the combat that follows from it, and to its end.
const (
	stepsBefore = 8
	stepsWithin = 2000
)

// fight plays on to the end of the combat in a system, if there is one in this turn, and counts what comes of it. Of one that went on
// already when the seat was asked it counts what its answer itself costs, too.
func (f *Forecaster[S]) fight(all *Forecast, at rebellion.System, asked *rebellion.View, side rebellion.Side) {
	turn := asked.Turn
	open := func(v *rebellion.View) bool { return v.Combat.Open && v.Combat.System == at && v.Turn == turn }
	for range stepsBefore {
		if v := f.look.View(game.Table); open(&v) || f.look.Over() || v.Turn != turn {
			break
		}
		f.look.PlayOn(1, func(*rebellion.View) bool { return false })
	}
	before := f.look.View(game.Table)
	if open(asked) {
		before = *asked
	}
	if !open(&before) {
		return
	}
	f.look.PlayOn(stepsWithin, func(v *rebellion.View) bool { return !open(v) })
	after := f.look.View(game.Table)
	all.Fought++
	for th := range rebellion.Theater(2) {
		if unitsAt(&before, at, rebellion.Rebels, th) > 0 && unitsAt(&before, at, rebellion.Empire, th) > 0 {
			all.Theaters[th].count(&before, &after, at, side, th)
		}
	}
}

// count counts one game in.
func (b *Battle) count(before, after *rebellion.View, at rebellion.System, side rebellion.Side, th rebellion.Theater) {
	b.Met++
	if unitsAt(after, at, side, th) > 0 && unitsAt(after, at, 1-side, th) == 0 {
		b.Won++
	}
	for _, s := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		for place := range before.Units {
			b.Lost[s] += unitsAt(before, rebellion.System(place), s, th) - unitsAt(after, rebellion.System(place), s, th)
		}
	}
}

// unitsAt is the number of a side's units of a theater in a place.
func unitsAt(v *rebellion.View, at rebellion.System, side rebellion.Side, th rebellion.Theater) (n int) {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if u.Figures().Theater == th {
			n += int(v.Units[at][u])
		}
	}
	return n
}
