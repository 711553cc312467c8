package rebellion

import (
	"slices"
	"strconv"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/row"
)

// grip is what the player carries and where he may put it down.
type grip struct {
	name    string      // of its spot; nothing while he carries nothing
	thing   game.Option // a leader, a stack of units, a unit that left the queue
	next    *game.Decision
	places  []landing
	refuses map[game.Option]string // why other things do not take it, as far as it was asked
}

// landing is a thing on the table that takes what is carried, and the answers which that gives.
type landing struct {
	thing   game.Option
	answers []game.Option
}

// carries tells whether a thing can be carried somewhere to answer the pending decision.
func (t *Table) carries(thing game.Option, offered []game.Option) bool {
	switch kind := t.Asking().Carries; {
	case kind == row.Subject:
		return thing == t.Pending.About[0]
	case kind == thing.Kind && kind == rules.KindLeader && len(t.usesOf(rules.Leader(thing.A))) > 0:
		return true
	default:
		return len(offered) > 0 && (kind == row.Anything || kind == thing.Kind)
	}
}

// follow keeps track of what the player carries, and whether he is still where he put something down.
func (t *Table) follow() {
	t.Stir()
	name := t.F.Carried()
	if name == t.grip.name {
		return
	}
	t.grip = grip{name: name}
	t.F.Invalidate()
	if name == "" || t.Pending == nil {
		return
	}
	for _, thing := range t.Board.Things(&t.View) {
		if words.ID(thing.Option) == name {
			t.take(thing.Option)
			return
		}
	}
}

// take finds out where a thing may be put down.
func (t *Table) take(thing game.Option) {
	g := &t.grip
	g.thing, g.refuses = thing, map[game.Option]string{}
	if t.Asking().Carries == row.Subject {
		g.next = t.Pending
		for _, o := range t.Pending.Options {
			g.places = append(g.places, landing{o, []game.Option{o}})
		}
		return
	}
	offered := t.onBoard(thing)
	if thing.Kind == rules.KindLeader {
		for _, use := range t.usesOf(rules.Leader(thing.A)) {
			g.places = append(g.places, landing{words.ThingOf(use), []game.Option{use}})
		}
	}
	if len(offered) == 0 {
		return
	}
	first := offered[0]
	switch t.Pending.Ask {
	case rules.AskMove:
		g.places = []landing{{t.View.Moving.To.Thing(), []game.Option{first}}}
	case rules.AskAssign:
		if t.View.Leaders[thing.A].At != rules.InPool { // taken back, and perhaps laid on another card
			g.places = append(g.places, landing{poolOf(rules.SideOf(t.Pending.Seat)), []game.Option{first}})
			t.lookAhead(first, first)
			return
		}
		fallthrough
	default:
		t.lookAhead(first)
	}
}

// poolOf stands for the pool of a side's leaders as a place to put one.
func poolOf(s rules.Side) game.Option { return game.Option{Kind: poolKind, A: uint8(s)} }

// poolKind is no kind of the rules.
const poolKind = 255

// lookAhead sees what would be asked after some answers, and where that lets the thing be put.
func (t *Table) lookAhead(answers ...game.Option) {
	g := &t.grip
	try := t.try(answers)
	if try == nil {
		return
	}
	d := try.Asked()
	if d == nil || d.Ask != t.Asking().Then {
		if place, ok := settled(try.Heard()); ok { // there was only one place
			g.places = append(g.places, landing{place, answers})
		}
		return
	}
	g.next = d
	for _, o := range d.Options {
		g.places = append(g.places, landing{words.ThingOf(o), append(slices.Clone(answers), o)})
	}
}

// try is the game after some answers, while the true one stays as it is; nil if they may not be given.
func (t *Table) try(answers []game.Option) session.Sight[rules.View] {
	if try, taken := t.play.Sight().Try(answers...); taken {
		return try
	}
	return nil
}

// settled finds where a thing went that had only one place to go.
func settled(news []game.Event) (game.Option, bool) {
	for _, e := range news {
		switch e := e.(rules.Event); e.Kind {
		case rules.UnitDeployed, rules.UnitPlaced:
			return e.System.Thing(), true
		case rules.Assigned:
			return e.Card, true
		}
	}
	return game.Option{}, false
}

// landing finds what a thing on the table would do with what is carried.
func (g *grip) landing(thing game.Option) (landing, bool) {
	for _, l := range g.places {
		if l.thing == thing {
			return l, true
		}
	}
	return landing{}, false
}

// drop makes a place on the table take what is carried, and tells how it should look.
func (t *Table) drop(name string, r ui.Rect, round bool, thing game.Option) (state board.State) {
	if t.grip.name == "" || t.grip.name == name {
		return state
	}
	l, ok := t.grip.landing(thing)
	if !ok {
		l, ok = t.grip.landing(t.standsOn(thing))
	}
	if !ok && thing != t.ground {
		return state
	}
	at := t.F.Drop(ui.Target{ID: name, Rect: r, Round: round}, func(string) (bool, string) {
		if ok {
			return true, ""
		}
		return false, t.refusal(thing)
	})
	if at.Got != "" {
		t.put(l)
	}
	if ok && l.thing != thing { // what stands in a place takes what is put on it, but it is the place that is lit
		return state
	}
	return board.State{Lit: at.Open, Over: at.Over, Refused: at.Why != ""}
}

// standsOn is the system or base space that units or a leader stand in, the mission that he is on, or his
// pool.
func (t *Table) standsOn(thing game.Option) game.Option {
	switch thing.Kind {
	case rules.KindUnitAt:
		return rules.System(thing.B).Thing()
	case rules.KindLeader:
		l := rules.Leader(thing.A)
		switch at := t.View.Leaders[l].At; {
		case at == rules.InPool:
			return poolOf(t.View.Serves(l))
		case at <= rules.Spot(rules.BaseSpace):
			return rules.System(at).Thing()
		case at >= rules.OnMission:
			return rules.Slot(t.View.Serves(l), uint8(at-rules.OnMission))
		}
	}
	return game.Option{}
}

// refusal says why a place does not take what is carried.
func (t *Table) refusal(thing game.Option) string {
	g := &t.grip
	if why, known := g.refuses[thing]; known {
		return why
	}
	g.refuses[thing] = ""
	if g.next == nil {
		return ""
	}
	first := g.places[len(g.places)-1].answers
	if try := t.try(first[:len(first)-1]); try != nil {
		if why := try.WhyNot(thing); why != nil {
			g.refuses[thing] = t.Say.Why(why)
		}
	}
	return g.refuses[thing]
}

// put gives the answers of a place where something was put down. With Shift all units of a stack go.
func (t *Table) put(l landing) {
	t.Rest()
	if t.Pending.Ask == rules.AskMove {
		n := 1
		if t.F.In.Shift {
			n = all
		}
		t.moveUnits(l.answers[0], n)
		return
	}
	answers := l.answers
	if t.placing.AtSetup() && t.F.In.Shift {
		answers = t.placing.All(t.grip.thing, l.thing)
	}
	t.GiveInTurn(answers...)
}

// all is more units than any stack has.
const all = 99

// moveUnits moves up to n units of a stack, as long as the decision offers it.
func (t *Table) moveUnits(o game.Option, n int) {
	t.GiveInTurn(slices.Repeat([]game.Option{o}, n)...)
}

// giveInTurn answers several decisions one after the other. Units of a stack move until no more may; all else is done
// as a whole or not at all.
func (t *Table) giveInTurn(answers []game.Option) {
	ask := t.play.Decision().Ask
	switch {
	case ask == rules.AskMove:
		t.play.Repeat(answers, len(answers) >= all)
	case t.play.Gesture(answers...) && (len(answers) > 2 || ask == rules.AskFireAt):
		t.together = together{len(answers), len(t.Reel.Events)}
	}
}

// inHand tells how many of a thing the player carries.
func (t *Table) inHand(thing game.Option) int {
	if t.grip.name != "" && t.grip.thing == thing {
		return 1
	}
	return 0
}

// showGhost draws what is carried at the pointer.
func (t *Table) showGhost(thing game.Option) {
	t.F.Ghost(t.Names.ID(thing), func(at ui.Point) {
		const w, h = 46, 42
		f := t.F
		if f.In.Touch && !f.In.Down {
			return // what a finger has picked up goes where it taps next
		}
		if thing.Kind == rules.KindLeader {
			box := render.Around(at, 44, 55)
			f.Shadow(box)
			board.DrawLeader(f.Canvas, &t.View, rules.Leader(thing.A), box)
			return
		}
		box := render.Around(at, w, h)
		f.Shadow(box)
		f.Panel(box, f.Palette.Chosen())
		board.DrawUnit(f.Canvas, rules.Unit(thing.A), box.Inset(5))
	})
}

// Sizes of the numbers in the prompt bar, points, and the most that there are.
const (
	countSize  = 44
	countGap   = 8
	countLabel = 100
	mostCounts = 6
)

// stack is how many units there are of the type that is carried, where it was taken.
func (t *Table) stack() int { return int(t.View.Units[t.grip.thing.B][t.grip.thing.A]) }

// countsWidth is the room that the numbers take in the prompt bar, points.
func (t *Table) countsWidth() float64 {
	return countLabel + float64(min(t.stack(), mostCounts))*(countSize+countGap)
}

// showCounts lets a stack be put on a number while units move: so many of it go.
func (t *Table) showCounts(row ui.Rect) {
	const thumb, smallGap = 64, 6
	n := t.stack()
	cells := row.Grid(min(n, mostCounts), 1, smallGap)
	if !t.Phone() {
		label, row := row.CutLeft(countLabel)
		t.F.Text(t.Words.Say("table.how_many"), label, t.F.Palette.Body())
		for i := range cells {
			cells[i], row = row.CutLeft(countSize)
			_, row = row.CutLeft(countGap)
		}
	}
	for i, cell := range cells {
		cell.W = min(cell.W, thumb)
		count := i + 1
		if count == mostCounts {
			count = n
		}
		t.showCount(count, cell)
	}
}

// showCount shows one of the numbers.
func (t *Table) showCount(count int, cell ui.Rect) {
	f := t.F
	text := strconv.Itoa(count)
	at := f.Drop(ui.Target{ID: "count." + text, Rect: cell}, func(string) (bool, string) { return true, "" })
	style := f.Palette.Chosen()
	if at.Over {
		style = style.Filled(f.Palette.Legal.Alpha(0.4))
	}
	f.Panel(cell, style)
	f.Text(text, cell, f.Palette.Number().Sized(20).Centered())
	if at.Got != "" {
		t.moveUnits(t.grip.places[0].answers[0], count)
	}
}
