package cardgame

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/session"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// A landing is a place on the table where a card can be put, and all that this answers.
type landing struct {
	place   game.Option
	answers []game.Option
	pays    []table.Pay // from what it is paid for, on the way there
	after   *view       // the table when that is done
}

// landings are where a thing can be put to answer what is asked, found out once for each question.
func (t *Table) landings(thing game.Option) []landing {
	if t.Pending == nil || t.screen.Play == nil || t.screen.Play.Sight() == nil {
		return nil
	}
	if known, found := t.lands[thing]; found {
		return known
	}
	var all []landing
	offered := t.OfferedOn(thing)
	switch {
	case len(offered) == 0:
	case t.Asks(rules.AskAct, rules.AskAnswer):
		for _, o := range offered {
			if o.Kind == rules.KindPlay {
				all = append(all, t.proposals(o, nil)...)
			}
		}
	case t.Asks(rules.AskEdgeCard):
		all = []landing{{place: table.HalfThing(rules.SideOf(t.Pending.Seat)), answers: offered[:1]}}
	case t.Asks(rules.AskDiscardOne):
		all = []landing{{place: table.PileThing(table.DiscardPile, rules.SideOf(t.Pending.Seat)), answers: offered[:1]}}
	case t.Asks(rules.AskStrikeWith):
		all = t.targets(offered[0])
	}
	if t.lands == nil {
		t.lands = map[game.Option][]landing{}
	}
	t.lands[thing] = all
	return all
}

// landingAt is the landing of a thing on a place.
func (t *Table) landingAt(thing, place game.Option) (l landing, ok bool) {
	all := t.landings(thing)
	i := slices.IndexFunc(all, func(l landing) bool { return l.place == place })
	if i < 0 {
		return l, false
	}
	return all[i], true
}

// targets are what a striker can be led to: units that its damage hits, or else its focus tokens, and the objective for its blast.
func (t *Table) targets(striker game.Option) (all []landing) {
	try, taken := t.screen.Play.Sight().Try(striker)
	if !taken {
		return nil
	}
	if t.blasts(try) { // it has nothing else to do
		all = append(all, landing{place: table.SlotThing(t.View.Engaged), answers: []game.Option{striker}})
	}
	d := try.Asked()
	if d == nil {
		return all
	}
	if d.Ask != rules.AskIconNext {
		return append(all, targetsOf(d, striker)...)
	}
	for _, icon := range d.Options {
		if rules.Icon(icon.A) == rules.BlastDamage {
			all = append(all, landing{place: table.SlotThing(t.View.Engaged), answers: []game.Option{striker, icon}})
			continue
		}
		after := flow.After(try, icon)
		if after == nil {
			continue
		}
		for _, l := range targetsOf(after, striker, icon) {
			if !slices.ContainsFunc(all, func(has landing) bool { return has.place == l.place }) {
				all = append(all, l)
			}
		}
	}
	return all
}

// blasts tells whether the engaged objective has been damaged by a striker that was chosen, or is about to be.
func (t *Table) blasts(struck session.Sight[*view]) bool {
	if blow, flies := struck.Look().InTheAir(); flies && blow.To == t.View.Engaged {
		return true
	}
	return slices.ContainsFunc(struck.Heard(), func(happened game.Event) bool {
		e := happened.(event)
		return e.Kind == rules.DamagePut && e.Slot == t.View.Engaged
	})
}

// targetsOf are the places of a question about whom icons hit, after some answers.
func targetsOf(d *game.Decision, answers ...game.Option) (all []landing) {
	if d.Ask != rules.AskDamageAt && d.Ask != rules.AskFocusAt {
		return nil
	}
	for _, o := range d.Options {
		all = append(all, landing{place: o, answers: append(slices.Clone(answers), o)})
	}
	return all
}

// Uses implements [carry.Title]: where a card of the hand can be put, or whom a unit can strike.
func (t carried) Uses(thing game.Option) (places []game.Option) {
	for _, l := range t.landings(thing) {
		places = append(places, l.place)
	}
	return places
}

// Gives implements [carry.Title]: a card that is put down is paid for as proposed.
func (t carried) Gives(thing, place game.Option, answers []game.Option, _ int) []game.Option {
	if thing.Kind == rules.KindTitle {
		t.board.Dropped = table.Dropped{Title: rules.Title(thing.A), At: t.F.In.At}
	}
	if l, ok := t.landingAt(thing, place); ok {
		return l.answers
	}
	return answers
}

// DrawCarried implements [carry.Title]: a card of the hand, or the bolt that a striker is led by.
func (t carried) DrawCarried(thing game.Option, at ui.Point) {
	if thing.Kind == rules.KindSlot {
		if from, seen := t.Board.Where(thing, t.View); seen {
			t.F.Line(from.Center(), at, 9, t.F.Palette.Text.Alpha(0.25))
			t.F.Line(from.Center(), at, 3, t.F.Palette.Text)
			t.F.Ring(at, 13, render.RingStyle{Line: t.F.Palette.Legal, Width: 2})
		}
		return
	}
	const wide, high, tilt = 118, 165, 0.05
	box := render.Around(at, wide, high)
	t.F.Turn(at, tilt, 1, func() { t.board.Card(t.F.Canvas, t.View, thing, box) })
}
