package starship

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/flow"
)

// The answer to an attack: the two ships large, the die between them, its ladder with what each option would change, and a card for
// each option.

// windows says what an attack is that can be answered, before its die and after a hit.
type windows struct{ *Table }

// Answers implements [answer.Title].
func (t windows) Answers() bool { return t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) }

// Window implements [answer.Title].
func (t windows) Window() answer.Window {
	shot, p := &t.View.Shot, &t.F.Palette
	r, arm := t.View.Reckon(shot), weaponOf(shot)
	about, hull := "answer.aimed", t.Words.Say("answer.hull", assets.Args{"n": t.View.Ships[shot.At].Counters(), "of": t.View.Figures(shot.At).Hull()})
	if t.Asks(rules.AskFlyCasual) {
		about = "answer.hit"
	}
	if shot.Face < rules.NumFaces {
		hull = t.Words.Say("face."+shot.Face.String()) + " " + number(uint8(r.Defense)) + ", " + hull
	}
	shown, _ := t.ladder()
	return answer.Window{
		About: t.Words.Say(about, assets.Args{"weapon": t.armName(arm), "n": t.View.HitTakes()}),
		Parties: [2]answer.Party{{
			Name: t.ship(shot.By), More: t.arm(arm) + " " + t.ratings(arm), Brief: t.armName(arm) + " " + t.ratings(arm), Color: p.SideColor(int(shot.By.Side())),
			Draw: func(box ui.Rect) {
				t.board.DrawLarge(t.F.Canvas, t.View, shot.By, box, firingWays[shot.Lane], rules.NoFace)
			},
		}, {
			Name: t.ship(shot.At), More: hull, Color: p.SideColor(int(shot.At.Side())),
			Draw: func(box ui.Rect) {
				t.board.DrawLarge(t.F.Canvas, t.View, shot.At, box, facingWays[shot.Face], shot.Face)
			},
		}},
		Between: t.showDie, Sum: t.Words.Say("aim.against", assets.Args{"attack": r.Attack, "defense": r.Defense}),
		Odds:  answer.Odds{Now: shown.Sum, Then: t.then(&r), Takes: t.hitText(shot), Draw: func(box ui.Rect) { shown.Ladder.Draw(t.F.Canvas, box) }},
		Cards: t.cards(),
	}
}

// How an attacker lies with the side that it fires from to its target at the right, by lane, and a target with the face that is attacked to the left.
var (
	firingWays = [...]float64{rules.NoLane: 1, rules.PortLane: 2, rules.StarboardLane: 0, rules.FrontLane: 1, rules.RearLane: 3}
	facingWays = [...]float64{rules.Nose: 3, rules.Port: 0, rules.Starboard: 2, rules.Stern: 1, rules.NoFace: 3}
)

func weaponOf(shot *rules.Shot) game.Option {
	return game.Option{Kind: rules.KindWeapon, A: uint8(shot.By), B: shot.Arm, C: uint8(shot.Lane)}
}

// showDie shows the die of the attack, with its number once it was cast.
func (t windows) showDie(box ui.Rect) {
	die := table.Die(t.View.Shot.By.Side(), "")
	for i := len(t.Reel.Events) - 1; t.Asks(rules.AskFlyCasual) && die.Face == "" && i >= 0; i-- {
		if e := t.Reel.Events[i]; e.Kind == rules.Rolled {
			die.Face = number(e.N)
		}
	}
	answer.Die(t.F, die, box)
}

// then says what the option that is looked at would change, or the first that can be used.
func (t windows) then(r *rules.Reckoning) string {
	o, uses := t.wouldUse()
	if !uses {
		return ""
	}
	with, key := t.View.With(t.Pending.Seat, o), "answer.chance"
	if with.Need == r.Need {
		key = "answer.damage"
	}
	return t.Words.Say(key, assets.Args{
		"before": r.Chance(), "after": with.Chance(), "damage": r.Damage, "then": with.Damage, "option": t.Words.Say("command." + o.String()),
	})
}

// cards has a card for each option that can be used, paid by the first ship that can, and for those that belong here and cannot be used.
func (t windows) cards() []answer.Card {
	cards := answer.Alike(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindOrder }), func(a, b game.Option) bool { return a.A == b.A }, t.option)
	for _, o := range rules.WindowOptions() {
		if payer := t.payer(o); payer != rules.NoSlot && t.Asks(rules.AskBeforeRoll) {
			c := t.option(game.Option{Kind: rules.KindOrder, A: uint8(o), B: uint8(payer)})
			if c.Why = t.WhyNot(c.Option); c.Why != "" {
				cards = append(cards, c)
			}
		}
	}
	return cards
}

// payer is the first ship of the fleet that is asked which may use an option at all.
func (t windows) payer(o rules.CommandOption) rules.Slot {
	payer := rules.NoSlot
	t.View.EachOf(t.Pending.Seat, func(slot rules.Slot) {
		if payer == rules.NoSlot && t.View.Figures(slot).Commands(o.Class()) {
			payer = slot
		}
	})
	return payer
}

// option is the card of an option.
func (t windows) option(o game.Option) answer.Card {
	id := rules.CommandOption(o.A).String()
	c := answer.Card{Option: o, Sign: "option_" + id, Name: t.Words.Say("command." + id), About: t.Words.Say("command." + id + ".about")}
	if rules.CommandOption(o.A) == rules.FlyCasual {
		c.About = t.Words.Say("answer.casual", assets.Args{"n": t.View.HitTakes()})
	}
	return c
}

// wouldUse is the option that the asked seat looks at, or the first that it could use; false where there is none.
func (t *Table) wouldUse() (o rules.CommandOption, uses bool) {
	if !t.Asks(rules.AskBeforeRoll) {
		return o, false
	}
	if t.Pointed.Kind == rules.KindOrder {
		return rules.CommandOption(t.Pointed.A), true
	}
	if first := t.Pending.Options[0]; first.Kind == rules.KindOrder {
		return rules.CommandOption(first.A), true
	}
	return o, false
}

// use is what the main button does in a window, where it does not pass, and its words.
func (t *Table) use() (o game.Option, text string, uses bool) {
	switch {
	case t.Pending == nil:
	case t.Asks(rules.AskShiftDamage):
		return t.shift, t.Words.Say("answer.shift", assets.Args{"n": int(t.shift.B), "ship": t.ship(rules.Slot(t.shift.A))}), t.shift.B > 0
	case t.Asks(rules.AskFlyCasual), t.Asks(rules.AskDamageControl) && t.View.Decides(t.Pending):
		o = t.Pending.Options[0]
		return o, t.Words.Say("answer.do." + rules.CommandOption(o.A).String()), true
	}
	option, uses := t.wouldUse()
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return uses && o.Kind == rules.KindOrder && o.A == uint8(option) }) {
		return o, t.Words.Say("answer.do." + option.String()), true
	}
	return o, "", false
}

// cost says what an answer costs, and how many attacks are still to come.
func (t windows) cost(d *game.Decision) string {
	counters := 0
	t.View.EachOf(d.Seat, func(slot rules.Slot) { counters += t.View.Counters(slot) })
	by := t.View.Shot.By
	return t.Words.Say("answer.cost", assets.Args{"n": counters}) + " " + t.Words.Say("answer.more", assets.Args{"n": t.View.AttacksLeft(by), "ship": t.ship(by)})
}

// passShip is a button that lets all windows of a ship's attacks pass.
func (t *Table) passShip(list []flow.Button) []flow.Button {
	if !t.Asks(rules.AskBeforeRoll) || t.screen.Play == nil || t.screen.Guide != nil {
		return list
	}
	seat, window := t.Pending.Seat, match.WindowKind(t.Pending)
	order := session.Order{Window: window, Do: session.PassAlways, Until: match.BlockOf(t.View.Shot.By)}
	return append(list, flow.Button{
		Button: ui.Button{ID: "pass.ship", Label: t.Words.Say("answer.pass_ship", assets.Args{"ship": t.ship(t.View.Shot.By)})},
		Press: func(game.Option) {
			if err := t.screen.Play.Desk(seat).SetOrder(order); err == nil {
				t.Choose(game.Option{Kind: rules.KindPass})
			}
		},
	})
}

// Buttons implements [screen.Panels].
func (t panels) Buttons(list []flow.Button) []flow.Button {
	return t.passShip(t.auto.Button(t.ordersButton(list)))
}
