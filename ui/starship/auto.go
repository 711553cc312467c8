package starship

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
	"holoboard/ui/work"
)

// Answers that the player leaves to an officer: all guns of a ship, all fighters launched, the whole fleet placed. Each is given
// like one of his own, one after the other, so that he sees it and can stop; where the other side may answer it is asked.

// A leave is what is left to the officer.
type leave struct {
	id   string // of its button and its words, auto.ID
	asks []game.Key
	ship bool // of the ship alone whose attacks it is
	ends bool // the part too is ended
}

// leaves are those of each question.
var leaves = map[game.Key]leave{
	rules.AskDeployShip: {id: "place", asks: []game.Key{rules.AskDeployShip, rules.AskDeployAt}},
	rules.AskDeployAt:   {id: "place", asks: []game.Key{rules.AskDeployShip, rules.AskDeployAt}},
	rules.AskMove:       {id: "move", asks: []game.Key{rules.AskMove, rules.AskCourse, rules.AskFly, rules.AskNose}},
	rules.AskLaunch:     {id: "launch", asks: []game.Key{rules.AskLaunch, rules.AskLaunchAt}},
	rules.AskAttack:     {id: "attack", asks: attacking, ends: true},
	rules.AskFire:       {id: "guns", asks: attacking, ship: true},
}

// between are questions that come in between, of either side.
var between = []game.Key{rules.AskBeforeRoll, rules.AskFlyCasual, rules.AskShiftDamage, rules.AskPush, rules.AskPushTo}

var attacking = []game.Key{rules.AskAttack, rules.AskFire, rules.AskFireAt}

// auto is what is left to an officer now.
type auto struct {
	on      bool
	over    bool // he would leave the rest as it is; until somebody answers something
	leave   leave
	seat    game.Seat
	ship    rules.Slot // whose attacks it is, where it is about one ship
	officer *bot.Captain
	work    *work.Work
	answer  *game.Option // that he thinks out, in memory of its own: a thought that nobody waits for any more still writes it
	spends  bool         // command counters too
	plan    *deed        // of what he is asked about, until the player agrees
}

// leaveTo leaves to an officer what is asked now.
func (t *Table) leaveTo(l leave, spends bool) {
	t.auto = auto{on: true, leave: l, seat: t.Pending.Seat, ship: rules.NoSlot, spends: spends, officer: officerOf(t)}
	if l.ship {
		t.auto.ship = rules.Slot(t.Pending.About[0].A)
	}
	t.F.Invalidate()
}

// officerOf is an officer who answers alike whenever he is asked about the same table.
func officerOf(t *Table) *bot.Captain {
	seed := t.Play.Keeper.Started().Seed ^ uint64(len(t.Reel.Events))
	return bot.Player("officer", rand.New(rand.NewPCG(seed, 2))).(*bot.Captain)
}

// stop takes over again.
func (a *auto) stop() {
	a.work.Stop()
	if a.plan != nil {
		a.plan.worked.Stop()
	}
	*a = auto{}
}

// Close implements [ui.Working].
func (t *Table) Close() {
	t.auto.stop()
	t.Table.Close()
}

// goOnAuto gives the officer's next answer, and stops where something else is asked, or where somebody presses anything.
func (t *Table) goOnAuto() {
	a := &t.auto
	if !a.on {
		return
	}
	if t.F.In.Pressed || t.F.Pressed(ui.KeyEscape) {
		t.auto.stop()
		return
	}
	if t.Pending == nil {
		if !t.Play.Over() && !t.Play.Person(t.Play.Decides()) {
			return
		}
		if t.Play.Over() {
			t.auto.stop()
		}
		return
	}
	d := t.Pending
	switch {
	case slices.Contains(between, d.Ask), d.Seat != a.seat && slices.Contains(a.leave.asks, d.Ask):
		return // that the player decides himself, or the other side
	case d.Seat != a.seat, !slices.Contains(a.leave.asks, d.Ask), a.leave.ship && d.Ask == rules.AskAttack,
		a.ship != rules.NoSlot && rules.Slot(d.About[0].A) != a.ship:
		t.auto.stop()
		return
	}
	t.answerAuto()
}

// answerAuto lets the officer think beside the picture and gives his answer when it is there.
func (t *Table) answerAuto() {
	a := &t.auto
	if a.work == nil {
		p := positionOf(t.Play.Sight())
		if !a.spends {
			p = withoutOrders(p)
		}
		officer, answer := a.officer, new(game.Option)
		a.answer, a.work = answer, t.F.Work(func(w *work.Work) {
			officer.SetRest(play.Limited(w))
			*answer = officer.Answer(p)
		})
	}
	if !a.work.Soon() {
		t.Play.Wake()
		return
	}
	a.work = nil
	if a.answer.Kind == rules.KindDone && !a.leave.ends {
		t.auto = auto{leave: a.leave, seat: a.seat, over: true}
		t.F.Invalidate()
		return
	}
	if !t.Offered(*a.answer) {
		t.auto.stop()
		return
	}
	t.Choose(*a.answer)
	if t.ToConfirm() != nil { // what the player is asked about once more he answers himself
		t.auto.stop()
	}
	t.F.Invalidate()
}

// positionOf is what a seat may know, for a computer that plays in its place.
func positionOf(s session.Sight[view]) *bot.Position {
	return s.(*game.Position[rules.State, rules.View])
}

// autoButton leaves to an officer what is asked.
func (t *Table) autoButton(list []flow.Button) []flow.Button {
	l, any := leaves[t.Pending.Ask]
	if !any || t.Guide != nil {
		return list
	}
	b := flow.Button{
		Button: ui.Button{ID: "auto", Label: t.Words.Say("auto." + l.id), Key: ui.KeyB, KeyName: "B", Hint: t.Words.Say("auto." + l.id + ".about")},
		Press:  func(game.Option) { planning{t}.begin(l) },
	}
	if t.auto.over && t.auto.seat == t.Pending.Seat && t.auto.leave.id == l.id {
		b.Why = t.Words.Say("auto." + l.id + ".over")
	}
	return append(list, b)
}

// autoHint says that an officer answers what is asked, and how to stop him, or that he would do no more.
func (t *Table) autoHint() string {
	switch {
	case t.Pending == nil || t.Pending.Seat != t.auto.seat:
	case t.auto.on && slices.Contains(t.auto.leave.asks, t.Pending.Ask):
		return t.Words.Say(t.forTouch("auto.stop"))
	case t.auto.over:
		return t.Words.Say("auto." + t.auto.leave.id + ".over")
	}
	return ""
}
