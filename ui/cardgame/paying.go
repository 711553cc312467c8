package cardgame

import (
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/lesson"
)

// Playing a card by one gesture: what it is paid from is proposed, and may be changed, before anything is answered (screens, 4.6). A card that
// is laid for the edge or discarded first is proposed too: neither can be taken back once more has come to light.

// A plan is a card of the hand that is about to be played, laid or discarded.
type plan struct {
	play  game.Option
	lands []landing   // where it may go; all are paid for alike
	fixed []table.Pay // what the player himself has chosen, 0 for a source that is to be spared
}

// mostSteps bounds how many questions a card is followed through.
const mostSteps = 16

// proposals are where a card can go if it is played, each paid for as well as may be with what the player has fixed.
func (t *Table) proposals(play game.Option, fixed []table.Pay) []landing {
	return t.follow([]game.Option{play}, fixed, mostSteps)
}

// follow answers what is asked on the way of a card, up to a question about where it goes, or one that is none of this.
func (t *Table) follow(answers []game.Option, fixed []table.Pay, steps int) (all []landing) {
	try, taken := t.screen.Play.Sight().Try(answers...)
	if !taken || steps == 0 {
		return nil
	}
	goOn := func(o game.Option) []landing { return t.follow(append(slices.Clone(answers), o), fixed, steps-1) }
	here := landing{t.liesAt(answers[0], try.Look()), answers, t.paid(answers[0], try.Heard()), try.Look()}
	d := try.Asked()
	if d == nil {
		return []landing{here}
	}
	switch d.Ask {
	case rules.AskPay:
		o, told := t.guidedSource(answers, d)
		if !told {
			o = source(try.Look(), d, fixed)
		}
		if o == (game.Option{}) {
			return nil
		}
		return goOn(o)
	case rules.AskLowerCost:
		done := game.Option{Kind: rules.KindDone}
		if d.Has(done) {
			return goOn(done)
		}
	case rules.AskPlayAs:
		for _, o := range d.Options {
			for _, l := range goOn(o) {
				if o.Kind == rules.KindSlot {
					l.place = o
				}
				all = append(all, l)
			}
		}
		return all
	case rules.AskAttachTo, rules.AskTarget:
		if slices.ContainsFunc(d.Options, t.unseen) {
			break // it is asked when the card has been paid for
		}
		for _, o := range d.Options {
			all = append(all, landing{o, append(slices.Clone(answers), o), here.pays, here.after})
		}
		return all
	}
	return []landing{here}
}

// liesAt is where a card lies that has been played: on another one, where that was asked of nobody (R19.2), or on its half.
func (t *Table) liesAt(play game.Option, after *view) game.Option {
	side := rules.SideOf(t.Pending.Seat)
	place := table.HalfThing(side)
	after.Each(side, func(slot rules.Slot, x *rules.Thing) {
		if x.Title == rules.Title(play.A) && x.Host != rules.NoSlot && *t.View.At(slot) != *x && !t.unseen(table.SlotThing(x.Host)) {
			place = table.SlotThing(x.Host)
		}
	})
	return place
}

// unseen tells whether a thing has no place of its own on the table: it lies on another card, say.
func (t *Table) unseen(thing game.Option) bool {
	_, seen := t.Board.TabOf(thing, t.View)
	return !seen
}

// paid is what a card was paid from, as far as it was heard on its way: also what was asked of nobody, for there was but one way left (R18.6).
func (t *Table) paid(play game.Option, heard []game.Event) (pays []table.Pay) {
	side := rules.SideOf(t.Pending.Seat)
	cost := t.View.Cost(side, rules.Title(play.A))
	for _, happened := range heard {
		if e := happened.(event); cost > 0 && e.Kind == rules.FocusPut && e.Side == side && e.Title.Card().Resources > 0 {
			pays = append(pays, table.Pay{Slot: e.Slot, N: int(e.N)})
			cost -= int(e.N)
		}
	}
	return pays
}

// guidedSource is what a guide wants to be paid from after some answers; false where none leads.
func (t *Table) guidedSource(answers []game.Option, d *game.Decision) (o game.Option, told bool) {
	guide := t.screen.Guide
	if guide == nil || !guide.Is(lesson.Do) {
		return o, false
	}
	i := slices.IndexFunc(d.Options, func(o game.Option) bool { return guide.Wants(append(slices.Clone(answers), o)) })
	if i < 0 {
		return o, false
	}
	return d.Options[i], true
}

// source chooses what is paid from: what the player has fixed; then what gives least, for nothing of it is lost now (R18.2), nor will it stand
// exhausted for a second turn (R7.1). Those of an affiliation, and most of all its last one, are spared for what must match (R18.6), units are for the fight:
// where it needs some, it is paid from one that gives much.
func source(v *view, d *game.Decision, fixed []table.Pay) (best game.Option) {
	const byPlayer, base, unit, last, each, matches = 1000, 200, 80, 40, 10, 5
	most := 0
	for _, o := range d.Options {
		slot := rules.Slot(o.A)
		worth := base - each*int(v.At(slot).Title.Card().Resources) + int(o.B)
		if i := slices.IndexFunc(fixed, func(p table.Pay) bool { return p.Slot == slot }); i >= 0 {
			if fixed[i].N != int(o.B) {
				continue
			}
			worth += byPlayer
		}
		if v.IsUnit(slot) { // as few of them as may be
			worth += 2*each*int(o.B) - unit
		}
		if of := v.At(slot).Title.Card().Of; of != rules.Neutral {
			worth -= matches
			if !othersOf(v, d, slot, of) {
				worth -= last
			}
		}
		if worth > most {
			best, most = o, worth
		}
	}
	return best
}

// othersOf tells whether it can also be paid from another source of an affiliation.
func othersOf(v *view, d *game.Decision, slot rules.Slot, of rules.Affiliation) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool {
		other := rules.Slot(o.A)
		return other != slot && v.At(other).Title.Card().Of == of
	})
}

// lays tells whether a card is to be laid for the edge or discarded: that costs nothing.
func (t *Table) lays() bool { return t.Asks(rules.AskEdgeCard, rules.AskDiscardOne) }

// plans begins a plan to play a card.
func (t *Table) plans(play game.Option) {
	t.plan = nil
	lands := t.landings(t.Thing(play))
	if !t.lays() {
		lands = t.proposals(play, nil)
	}
	if len(lands) > 0 {
		t.plan = &plan{play: play, lands: lands}
	}
	t.F.Invalidate()
}

// pays is what a plan pays from.
func (p *plan) pays() []table.Pay { return p.lands[0].pays }

// change has a source give one less, or as much as it can if it gave nothing; what it no longer gives, others do.
func (t *Table) change(slot rules.Slot) {
	now := 0
	for _, pay := range t.plan.pays() {
		if pay.Slot == slot {
			now = pay.N
		}
	}
	most := int(t.View.At(slot).Title.Card().Resources)
	for range most + 1 {
		if now--; now < 0 {
			now = most
		}
		wish := table.Pay{Slot: slot, N: now}
		others := slices.DeleteFunc(slices.Clone(t.plan.fixed), func(p table.Pay) bool { return p.Slot == slot })
		for _, fixed := range [][]table.Pay{append(others, wish), {wish}} {
			lands := t.proposals(t.plan.play, fixed)
			if len(lands) > 0 && !slices.Equal(lands[0].pays, t.plan.pays()) && (now == 0 || slices.Contains(lands[0].pays, wish)) {
				t.plan.lands, t.plan.fixed = lands, fixed
				t.F.Invalidate()
				return
			}
		}
	}
	t.F.Refuse(ui.Rect{}, t.Words.Say("pay.only"))
}

// Press implements [screen.Things]: a card is not played before it has been seen what that costs, nor laid or discarded by a single tap.
func (t things) Press(_, o game.Option) bool {
	plays := o.Kind == rules.KindPlay && t.Asks(rules.AskAct, rules.AskAnswer)
	if !plays && !(o.Kind == rules.KindTitle && t.lays()) {
		return false
	}
	if t.plan != nil && t.plan.play == o {
		t.playPlanned()
		return true
	}
	t.plans(o)
	return t.plan != nil
}

// playPlanned plays the card of the plan, if there is but one place for it.
func (t *Table) playPlanned() {
	if len(t.plan.lands) == 1 {
		t.Rest()
		t.GiveInTurn(t.plan.lands[0].answers...)
	}
}

// planned tells whether a plan still belongs to what is asked.
func (t *Table) planned() bool {
	if t.plan != nil && !t.Offered(t.plan.play) {
		t.plan = nil
	}
	return t.plan != nil && !t.screen.Grip.Carries()
}

// showPlan lets the player touch the sources of what he is about to play, and the places where it may go.
func (t *Table) showPlan() {
	t.board.Payment, t.board.Lands = nil, table.Landing{}
	if t.screen.Play == nil || t.Pending == nil {
		return
	}
	if thing, carries := t.screen.Grip.Carried(); carries {
		if all := t.landings(thing); len(all) > 0 {
			t.board.Payment = all[0].pays
			t.showLanding(thing, all)
		}
		return
	}
	if !t.planned() {
		return
	}
	t.board.Payment = t.plan.pays()
	card := t.Thing(t.plan.play)
	state := t.screen.States[card]
	state.Planned = true
	t.screen.States[card] = state
	t.showLanding(card, t.plan.lands)
	for _, l := range t.plan.lands {
		t.showTarget("place.", l.place, t.Wants == nil || t.Wants(l.answers), func() { t.GiveInTurn(l.answers...) })
	}
	if len(t.plan.lands) > 1 || t.lays() {
		return
	}
	side := rules.SideOf(t.Pending.Seat)
	t.View.Each(side, func(slot rules.Slot, x *rules.Thing) {
		if x.Title.Card().Resources > 0 && x.Focus == 0 {
			t.showTarget("source.", table.SlotThing(slot), false, func() { t.change(slot) })
		}
	})
}

// showLanding shows where a card will lie that is about to be played and goes on no other.
func (t *Table) showLanding(card game.Option, lands []landing) {
	if title := rules.Title(card.A); len(lands) == 1 && lands[0].place.Kind == table.KindHalf && t.Asks(rules.AskAct, rules.AskAnswer) && title.Card().Type != rules.EventCard {
		t.board.Lands = table.Landing{Title: title, After: lands[0].after}
	}
}

// showTarget lets a thing on the table be touched for a plan.
func (t *Table) showTarget(name string, thing game.Option, lit bool, press func()) {
	box, seen := t.Board.Where(thing, t.View)
	if !seen || thing.Kind == table.KindHalf {
		return
	}
	if s := t.F.Spot(ui.Spot{ID: t.Names.Join(name, t.Names.ID(thing)), Rect: box}); s.Clicked {
		press()
	}
	state := t.screen.States[thing]
	state.Lit = state.Lit || lit
	t.screen.States[thing] = state
}

// ShowPrompt implements [screen.Panels]: what a card costs and where that comes from.
func (t panels) ShowPrompt() bool {
	if t.screen.Play == nil || t.Pending == nil || !t.planned() {
		return false
	}
	title, help := t.planText(t.plan.play, t.plan.lands[0])
	label := t.screen.Own.OptionText(t.plan.play)
	if t.lays() {
		label = t.Words.Say("option." + string(t.Pending.Ask) + ".card")
	}
	buttons := []flow.Button{{
		Button: ui.Button{ID: "plan.back", Label: t.Words.Say("table.put_back"), KeyName: "Esc"},
		Press:  func(game.Option) { t.plan = nil; t.F.Invalidate() },
	}}
	if len(t.plan.lands) == 1 {
		buttons = append(buttons, flow.Button{
			Button: ui.Button{ID: "plan.play", Label: label, Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
			Option: t.plan.play, Press: func(game.Option) { t.playPlanned() },
		})
	} else {
		if help != "" {
			help += ". "
		}
		help += t.Words.Say("pay.where")
	}
	for _, o := range t.Pending.Options {
		if (things{Table: t.Table}).Button(o) {
			t.Stands("plan.back", o)
		}
	}
	t.screen.ShowBar(ui.Prompt{Rect: t.Board.Layout().Prompt, Title: title, Help: help}, buttons)
	return true
}

// planText says what a card costs, what that is paid from and what is left, or asks whether it is laid.
func (t *Table) planText(play game.Option, l landing) (title, help string) {
	if t.lays() {
		if help = t.screen.Own.Hint(); help == "" {
			_, help = t.screen.Own.Question(t.Pending)
		}
		return t.Words.Say("ask."+string(t.Pending.Ask)+".card", assets.Args{"card": t.named(rules.Title(play.A))}), help
	}
	cost, parts := 0, []string{}
	for _, pay := range l.pays {
		cost += pay.N
		parts = append(parts, t.Words.Say("pay.part", assets.Args{"card": t.on(pay.Slot), "n": pay.N}))
	}
	title = t.screen.Own.OptionText(play)
	side := rules.SideOf(t.Pending.Seat)
	after := t.Words.Say("pay.after", assets.Args{"n": l.after.Resources(side), "m": int(l.after.Held[side])})
	if cost == 0 {
		return title, after
	}
	title = t.Words.Say("ask.pay", assets.Args{"n": cost, "card": t.named(rules.Title(play.A))})
	return title, strings.Join(parts, " + ") + ". " + after
}

// CarryHint implements [screen.Words]: what a card costs that is held over the table.
func (t sayings) CarryHint() string {
	thing, carries := t.screen.Grip.Carried()
	if !carries || thing.Kind != rules.KindTitle {
		return ""
	}
	all := t.landings(thing)
	if offered := t.OfferedOn(thing); len(all) > 0 && len(offered) > 0 && offered[0].Kind == rules.KindPlay {
		_, help := t.planText(offered[0], all[0])
		return help
	}
	return ""
}

// Forget implements [screen.Title]: another question is put.
func (t *Table) Forget() { t.lands, t.plan = nil, nil }

// CloseFirst implements [screen.Panels]: Escape lets a card be that was about to be played.
func (t panels) CloseFirst() bool {
	had := t.plan != nil
	t.plan = nil
	return had
}
