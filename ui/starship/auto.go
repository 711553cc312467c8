package starship

import (
	"maps"
	"math/rand/v2"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/ui"
	"holoboard/ui/starship/foresee"
	"holoboard/ui/starship/plan"
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
func (t planning) leaveTo(l leave, spends bool) {
	t.auto = auto{on: true, leave: l, seat: t.Pending.Seat, ship: rules.NoSlot, spends: spends, officer: t.officer()}
	if l.ship {
		t.auto.ship = rules.Slot(t.Pending.About[0].A)
	}
	t.F.Invalidate()
}

// officer is one who answers alike whenever he is asked about the same table.
func (t planning) officer() *bot.Captain {
	return bot.Player("officer", rand.New(rand.NewPCG(t.Play.Chance(), 2))).(*bot.Captain)
}

// stop takes over again.
func (a *auto) stop() {
	a.work.Stop()
	if a.plan != nil {
		a.plan.work.Stop()
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
		if !t.Play.Over() && !t.Play.Asks() {
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
	planning{t}.answerAuto()
}

// answerAuto lets the officer think beside the picture and gives his answer when it is there.
func (t planning) answerAuto() {
	a := &t.auto
	if a.work == nil {
		p := positionOf(t.Play.Sight())
		if !a.spends {
			p = foresee.WithoutOrders(p)
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

// What an officer would do is said before he does it, and what he would spend.

// deed is what he would do about a question.
type deed struct {
	leave   leave
	ask     game.Key
	work    *work.Work // that works it out, in memory of its own
	answers *[]game.Option
	shots   *[]rules.Shot // where it is about attacks, whose dice nobody knows
	said    plan.Answer   // by the player, in the frame before
}

// planning is the officer who is asked.
type planning struct{ *Table }

// begin has him work out what he would do, beside the picture.
func (t planning) begin(l leave) {
	answers, shots := new([]game.Option), new([]rules.Shot)
	d := &deed{leave: l, ask: t.Pending.Ask, answers: answers, shots: shots}
	sight, seat, officer := t.Play.Sight(), t.Pending.Seat, t.officer()
	t.auto.stop()
	d.work = t.F.Work(func(w *work.Work) {
		if slices.Contains(l.asks, rules.AskFire) {
			*shots = foresee.Shots(sight)
			return
		}
		officer.SetRest(play.Limited(w))
		*answers = foresee.Answers(sight, seat, l.asks, officer)
	})
	t.auto = auto{plan: d}
	t.F.Invalidate()
}

// show says what he would do and asks whether he shall; where he would leave all as it is it says so.
func (t planning) show() {
	d := t.auto.plan
	switch {
	case d == nil:
		return
	case !t.Asks(d.ask):
		t.auto.stop()
		return
	case !d.work.Soon():
		t.Play.Wake()
		return
	case t.answered(d):
		return
	}
	lines := t.lines(d)
	orders := slices.ContainsFunc(t.Pending.Options, func(o game.Option) bool { return o.Kind == rules.KindOrder })
	if len(lines) == 0 && !d.leave.ends && !orders {
		t.auto = auto{leave: d.leave, seat: t.Pending.Seat, over: true}
		t.F.Toast(t.Words.Say("auto." + d.leave.id + ".over"))
		t.F.Invalidate()
		return
	}
	p := plan.Plan{
		Title: t.Words.Say("auto." + d.leave.id), Text: t.Words.Say("auto."+d.leave.id+".about") + " " + t.Words.Say("plan.spares"), Lines: lines,
		More: t.Words.Say("plan.more", assets.Args{"n": len(lines) - plan.Listed}), Yes: t.Words.Say("plan.yes"), No: t.Words.Say("plan.no"),
	}
	if len(lines) == 0 {
		p.Lines = []string{t.Words.Say("plan.nothing")}
	}
	if orders {
		p.Spends = t.Words.Say("plan.spends")
	}
	p.Show(t.F, &d.said)
}

// answered does what the player has said to it.
func (t planning) answered(d *deed) bool {
	switch d.said {
	case plan.Yes, plan.Spends:
		t.leaveTo(d.leave, d.said == plan.Spends)
	case plan.No:
		t.auto.plan = nil
		t.F.Invalidate()
	}
	return d.said != plan.Waiting
}

// lines say what he would do, a line for a ship, a shot, or fighters of one type.
func (t planning) lines(d *deed) (lines []string) {
	for i := range *d.shots {
		shot := &(*d.shots)[i]
		lines = append(lines, t.Words.Say("plan.shot", assets.Args{"ship": t.ship(shot.By), "weapon": t.arm(weaponOf(shot)), "target": t.withFace(t.ship(shot.At), shot.Face)}))
	}
	launched := map[uint8]int{}
	for _, o := range *d.answers {
		switch slot := rules.Slot(o.A); o.Kind {
		case rules.KindCourse, rules.KindGo, rules.KindPlace:
			if o.Kind == rules.KindGo && o.B == t.View.Ships[slot].X && o.C == t.View.Ships[slot].Y && t.View.Ships[slot].Is(rules.OnMap) {
				continue
			}
			lines = append(lines, t.Words.Say("plan.ship", assets.Args{"ship": t.ship(slot), "place": t.OptionText(o)}))
		case rules.KindLaunch:
			launched[o.B]++
		}
	}
	for _, card := range slices.Sorted(maps.Keys(launched)) {
		lines = append(lines, t.Words.Say("plan.launch", assets.Args{"n": launched[card], "ship": t.card(card)}))
	}
	return lines
}
