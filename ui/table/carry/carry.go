// Package carry is what a player carries over any table and puts down where it belongs: where that is the decision says, or
// the one that follows from taking the thing up.
//
//	carry.go  what is carried, and where it may go · drop.go  putting it down · counts.go  how many of a stack go
package carry

import (
	"cmp"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/row"
	"holoboard/ui/table/seat"
)

// All is more of one kind than any stack has.
const All = 99

// A Title says what carrying means at its table.
type Title[V any] interface {
	// Uses lists the options that a thing is a part of beside those about it, each put down on its own thing.
	Uses(thing game.Option) []game.Option
	// Lands is where a thing is put that can be put there alone to take an option, and false where the answer that follows tells.
	Lands(thing, o game.Option) (place game.Option, alone bool)
	// Home is where a thing may be put to take it back, and false if it lies there.
	Home(thing game.Option) (place game.Option, away bool)
	// Settled is where a thing went that had only one place to go, by what happened then.
	Settled(news []game.Event) (place game.Option, ok bool)
	// StandsOn is the place that a thing stands in, and takes for that what is put on it; none for places.
	StandsOn(thing game.Option) game.Option
	// Stack is how many there are of what a thing stands for.
	Stack(thing game.Option) int
	// Gives are the answers that come of putting so many of a thing's stack somewhere, or [All]; none where the title asks first.
	Gives(thing, place game.Option, answers []game.Option, n int) []game.Option
	// Missed says why what is carried does not belong where it was put down, at a point of the screen where nothing takes or refuses
	// it; nil if there is nothing to say.
	Missed(at session.Sight[V], p ui.Point) *game.Why
	// DrawCarried draws a thing at the pointer.
	DrawCarried(thing game.Option, at ui.Point)
}

// A Landing is a thing on the table that takes what is carried, and the answers which that gives.
type Landing struct {
	Thing   game.Option
	Answers []game.Option
}

// Grip is what the player carries and where he may put it down.
type Grip[V any, E game.Event] struct {
	*seat.Seat[V, E]
	Title Title[V]
	Why   func(*game.Why) string                // says why something was refused
	Sight func() session.Sight[V]               // of who is asked
	On    func(thing game.Option) []game.Option // the options that are chosen by a thing on the board
	Rule  func(asked *game.Decision) string     // the place of the rule book about a question, or nothing

	Name   string         // of its spot; nothing while he carries nothing
	Thing  game.Option    // a leader, a stack of units, a unit that left the queue
	Next   *game.Decision // that follows, where one does
	Ground game.Option    // the place of the board whose land it hovers over
	Places []Landing

	count    int // of its stack; 0: the player has not said how many
	onGround board.State
	refuses  map[game.Option]string // why other things do not take it, as far as it was asked
}

// Carries tells whether he carries something.
func (g *Grip[V, E]) Carries() bool { return g.Name != "" }

// Carried is the thing, while he carries one.
func (g *Grip[V, E]) Carried() (thing game.Option, carries bool) { return g.Thing, g.Name != "" }

// Asked is what is asked, or would be asked once the carried thing is taken up; nil for nothing.
func (g *Grip[V, E]) Asked() *game.Decision {
	if g.Carries() && g.Next != nil {
		return g.Next
	}
	return g.Pending
}

// Over is the thing under the pointer, or under what is carried.
func (g *Grip[V, E]) Over() (thing game.Option) {
	if !g.Carries() {
		return g.Pointed
	}
	for _, place := range g.Places {
		if g.Names.ID(place.Thing) == g.F.DropsOn() {
			return place.Thing
		}
	}
	return thing
}

// Takes are the answers that putting it down on a thing gives.
func (g *Grip[V, E]) Takes(thing game.Option) (answers []game.Option, takes bool) {
	l, takes := g.landing(thing)
	return l.Answers, takes
}

// Held tells how many of a thing he carries.
func (g *Grip[V, E]) Held(thing game.Option) int {
	if g.Name != "" && g.Thing == thing {
		return max(g.count, 1)
	}
	return 0
}

// Can tells whether a thing can be carried somewhere to answer the pending decision, and whether only a drag takes it up.
func (g *Grip[V, E]) Can(thing game.Option, offered []game.Option) (can, drags bool) {
	asking := g.Asking()
	if asking.Carries != thing.Kind && asking.Drags == thing.Kind {
		can = len(g.Title.Uses(thing)) > 0
		return can, can
	}
	switch kind := asking.Carries; {
	case kind == row.Subject:
		can = thing == g.Pending.About[0]
	case kind == thing.Kind && len(g.Title.Uses(thing)) > 0:
		can = true
	default:
		can = len(offered) > 0 && (kind == row.Anything || kind == thing.Kind)
	}
	return can, false
}

// Follow keeps track of what the player carries, and whether he is still where he put something down.
func (g *Grip[V, E]) Follow() {
	g.Stir()
	if g.F.Missed() != "" && g.Pending != nil {
		g.F.Refuse(ui.Rect{}, cmp.Or(g.missed(), ui.Citing(g.Words.Say("table.not_there"), g.Rule(g.Pending))))
	}
	name := g.F.Carried()
	if name == g.Name {
		g.count = g.counted()
		return
	}
	g.Name, g.Thing, g.Next, g.Places, g.refuses, g.count = name, game.Option{}, nil, nil, nil, 0
	g.F.Invalidate()
	if name == "" || g.Pending == nil {
		return
	}
	for _, thing := range g.Board.AppendThings(nil, g.View) {
		if g.Names.ID(thing.Option) == name {
			g.take(thing.Option)
			return
		}
	}
}

// missed says why what is put down where nothing takes it does not belong there, as far as that is known.
func (g *Grip[V, E]) missed() string {
	try := g.asking()
	if try == nil {
		return ""
	}
	why := g.Title.Missed(try, g.F.In.At)
	if why == nil {
		return ""
	}
	return g.Why(why)
}

// take finds out where a thing may be put down.
func (g *Grip[V, E]) take(thing game.Option) {
	g.Thing, g.refuses = thing, map[game.Option]string{}
	if g.Asking().Carries == row.Subject {
		g.Next = g.Pending
		for _, o := range g.Pending.Options {
			g.Places = append(g.Places, Landing{o, []game.Option{o}})
		}
		return
	}
	for _, use := range g.Title.Uses(thing) {
		g.Places = append(g.Places, Landing{g.Flow.Title.Thing(use), []game.Option{use}})
	}
	offered := g.On(thing)
	if len(offered) == 0 || g.Asking().Drags == thing.Kind {
		return
	}
	first := offered[0]
	if place, alone := g.Title.Lands(thing, first); alone {
		g.Places = []Landing{{place, []game.Option{first}}}
		return
	}
	if home, away := g.Title.Home(thing); away { // taken back, and perhaps put elsewhere
		g.Places = append(g.Places, Landing{home, []game.Option{first}})
		g.lookAhead(first, first)
		return
	}
	for _, o := range offered {
		g.lookAhead(o)
	}
}

// lookAhead sees what would be asked after some answers, and where that lets the thing be put.
func (g *Grip[V, E]) lookAhead(answers ...game.Option) {
	try := g.try(answers)
	if try == nil {
		return
	}
	d, follows := try.Asked(), g.Asking()
	if d == nil || d.Ask != follows.Then && d.Ask != follows.Or {
		if place, ok := g.Title.Settled(try.Heard()); ok { // there was only one place
			g.Places = append(g.Places, Landing{place, answers})
		}
		return
	}
	g.Next = d
	for _, o := range d.Options {
		g.Places = append(g.Places, Landing{g.Flow.Title.Thing(o), append(slices.Clone(answers), o)})
	}
}

// try is the game after some answers, while the true one stays as it is; nil if they may not be given.
func (g *Grip[V, E]) try(answers []game.Option) session.Sight[V] {
	if try, taken := g.Sight().Try(answers...); taken {
		return try
	}
	return nil
}

// landing finds what a thing on the table would do with what is carried.
func (g *Grip[V, E]) landing(thing game.Option) (Landing, bool) {
	for _, l := range g.Places {
		if l.Thing == thing {
			return l, true
		}
	}
	return Landing{}, false
}

// refusal says why a place does not take what is carried.
func (g *Grip[V, E]) refusal(thing game.Option) string {
	if why, known := g.refuses[thing]; known {
		return why
	}
	g.refuses[thing] = ""
	if try := g.asking(); try != nil {
		if why := try.WhyNot(thing); why != nil {
			g.refuses[thing] = g.Why(why)
		}
	}
	return g.refuses[thing]
}

// asking is the game that asks where what is carried goes, or nil.
func (g *Grip[V, E]) asking() session.Sight[V] {
	if g.Next == nil || len(g.Places) == 0 {
		return nil
	}
	first := g.Places[len(g.Places)-1].Answers
	return g.try(first[:len(first)-1])
}
