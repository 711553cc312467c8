package game

import "slices"

// A Policy answers for any seat at once, from nothing but what that seat sees.
type Policy[V comparable] interface {
	// Pick appends its picks to the given slice. The view and the decision are lent, not given.
	Pick(v *V, d *Decision, picks []Option) []Option
}

// An Outlook is a table to which an imagined match may lead.
type Outlook[S, V comparable] struct {
	rules Rules[S, V]
	shows shower[S, V] // the rules, if they can
	table S
	view  V // lent to the policy
	ask   Ask

	policy Policy[V]
	Steps  int // of the rules, played since the match
}

// A shower is a title that writes what a seat sees where it is told to. A view is large: rules that are no showers
// copy it some times over, which takes a fifth of the time of imagined games.
type shower[S, V comparable] interface {
	Show(s *S, seat Seat, v *V)
}

// see has the view be what a seat sees.
func (o *Outlook[S, V]) see(seat Seat) {
	if o.shows != nil {
		o.shows.Show(&o.table, seat, &o.view)
		return
	}
	o.view = o.rules.View(&o.table, seat)
}

// View returns what a seat would see.
func (o *Outlook[S, V]) View(seat Seat) V { return o.rules.View(&o.table, seat) }

// Over reports whether the game would be over.
func (o *Outlook[S, V]) Over() bool { return o.rules.Over(&o.table) }

// Choose implements [Chooser]: the policy answers for whoever is asked.
func (o *Outlook[S, V]) Choose(d *Decision, picks []Option) []Option {
	o.see(d.Seat)
	return o.policy.Pick(&o.view, d, picks)
}

// Begin lays out the table of a match, of an imagined one as a rule, with an answer
// to what is asked there; the policy gives all further answers and nobody hears of them.
// The outlook's memory is used again.
func (o *Outlook[S, V]) Begin(m *Match[S, V], answer []Option, policy Policy[V], dice Dice) {
	if err := m.Pending.Check(answer); err != nil {
		panic(err)
	}
	o.rules, o.table, o.policy, o.Steps = m.rules, m.began, policy, 0
	o.shows, _ = m.rules.(shower[S, V])
	options, picks := o.ask.d.Options[:0], o.ask.picks[:0]
	o.ask = Ask{chooser: o, dice: dice, given: append(slices.Clip(m.given), Answer{m.Pending.Seat, answer}), picks: picks}
	o.ask.d.Options = options
	o.step()
}

// step plays the next step of the rules.
func (o *Outlook[S, V]) step() {
	o.rules.Step(&o.table, &o.ask)
	o.ask.given, o.ask.next = nil, 0
	o.Steps++
}

// PlayOn plays steps until the game is over, or enough says so of the table that everybody
// sees, or a limit of steps is reached.
func (o *Outlook[S, V]) PlayOn(limit int, enough func(*V) bool) {
	for range limit {
		if o.rules.Over(&o.table) {
			return
		}
		o.see(Table)
		if enough(&o.view) {
			return
		}
		o.step()
	}
}
