package starship

import (
	"maps"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/ui/starship/plan"
	"holoboard/ui/table/play"
	"holoboard/ui/work"
)

// What an officer would do is said before he does it, and what he would spend.

// deed is what he would do about a question.
type deed struct {
	leave   leave
	ask     game.Key
	worked  *work.Work // while he works it out
	answers []game.Option
	shots   []rules.Shot // where it is about attacks, whose dice nobody knows
	said    plan.Answer  // by the player, in the frame before
}

// planning is the officer who is asked.
type planning struct{ *Table }

// begin has him work out what he would do, beside the picture.
func (t planning) begin(l leave) {
	d := &deed{leave: l, ask: t.Pending.Ask}
	sight, seat, officer := t.Play.Sight(), t.Pending.Seat, officerOf(t.Table)
	d.worked = t.F.Work(func(w *work.Work) {
		officer.SetRest(play.Limited(w))
		if slices.Contains(l.asks, rules.AskFire) {
			d.shots = foreseeShots(sight)
			return
		}
		d.answers = foreseeAnswers(sight, seat, l, officer)
	})
	t.auto = auto{plan: d}
	t.F.Invalidate()
}

// foreseeShots are those of the ship whose attacks it is, or of all that have not fired.
func foreseeShots(sight session.Sight[view]) (shots []rules.Shot) {
	p := positionOf(sight)
	if p.Decision.Ask != rules.AskAttack {
		return bot.Guns(p, rules.Slot(p.Decision.About[0].A))
	}
	for _, o := range p.Decision.Options {
		if o.Kind == rules.KindShip {
			shots = append(shots, bot.Guns(p, rules.Slot(o.A))...)
		}
	}
	return shots
}

// foreseeAnswers are those that an officer would give one after the other, as far as nobody else is asked.
func foreseeAnswers(sight session.Sight[view], seat game.Seat, l leave, officer game.Player[rules.State, rules.View]) (answers []game.Option) {
	for now := sight; len(answers) < 20*rules.MostShips; {
		p, whole := now.(*game.Position[rules.State, rules.View])
		if d := now.Asked(); !whole || d == nil || d.Seat != seat || !slices.Contains(l.asks, d.Ask) {
			break
		}
		o := officer.Choose(withoutOrders(p), nil)[0]
		if o.Kind == rules.KindDone {
			break
		}
		answers = append(answers, o)
		next, taken := sight.Try(answers...)
		if !taken {
			break
		}
		now = next
	}
	return answers
}

// withoutOrders is a question without the command options that could be used there: those cost counters, which are given once.
func withoutOrders(p *bot.Position) *bot.Position {
	without := *p
	without.Decision.Options = slices.DeleteFunc(slices.Clone(p.Decision.Options), func(o game.Option) bool { return o.Kind == rules.KindOrder })
	return &without
}

// show says what he would do and asks whether he shall; where he would leave all as it is it says so.
func (t planning) show() {
	d := t.auto.plan
	switch {
	case d == nil:
		return
	case !t.Asks(d.ask):
		t.auto.plan = nil
		return
	case !d.worked.Soon():
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
	for i := range d.shots {
		shot := &d.shots[i]
		lines = append(lines, t.Words.Say("plan.shot", assets.Args{"ship": t.ship(shot.By), "weapon": t.arm(weaponOf(shot)), "target": t.withFace(t.ship(shot.At), shot.Face)}))
	}
	launched := map[uint8]int{}
	for _, o := range d.answers {
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
