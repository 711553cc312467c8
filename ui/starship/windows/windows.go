// Package windows is what is answered to an attack: the two ships large, the die between them, its ladder with what each option would
// change, and a card for each option; who takes what hangs between ships; and the standing orders that answer for a seat.
package windows

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/aiming"
	"holoboard/ui/starship/seat"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/orders"
	"holoboard/ui/table/play"
)

type (
	view  = rules.View
	event = rules.Event
)

// Windows are what can be answered, before a die and after a hit.
type Windows struct {
	*seat.Seat
	Aiming *aiming.Aiming
	Play   func() *play.Play[*view, *event] // nil where nobody plays
	Orders orders.Page

	Hides func(ui.Rect) int // counts what stands in a part of the map
	shift game.Option       // what Emperor's Will would move; nothing: 0 points
}

// New returns the windows of a seat.
func New(s *seat.Seat, a *aiming.Aiming, playing func() *play.Play[*view, *event]) *Windows {
	return &Windows{Seat: s, Aiming: a, Play: playing, Orders: page(s)}
}

// Forget drops what was worked out about a question.
func (t *Windows) Forget() { t.shift = game.Option{} }

// Answers implements [answer.Title].
func (t *Windows) Answers() bool { return t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) }

// Window implements [answer.Title].
func (t *Windows) Window() answer.Window {
	shot, p := &t.View.Shot, &t.F.Palette
	r, arm := t.View.Reckon(shot), shot.Weapon()
	about, hull := "answer.aimed", t.Words.Say("answer.hull", assets.Args{"n": t.View.Ships[shot.At].Counters(), "of": t.View.Figures(shot.At).Hull()})
	if t.Asks(rules.AskFlyCasual) {
		about = "answer.hit"
	}
	if shot.Face < rules.NumFaces {
		hull = t.Say.FaceOf(shot.Face, r.Defense) + ", " + hull
	}
	shown, _ := t.Aiming.Ladder()
	ratings := t.Say.Ratings(arm)
	return answer.Window{
		About: t.Words.Say(about, assets.Args{"weapon": t.Say.ArmName(arm), "n": t.View.HitTakes()}),
		Parties: [2]answer.Party{{
			Name: t.Say.Ship(shot.By), More: t.Say.Arm(arm) + " " + ratings, Brief: t.Say.ArmName(arm) + " " + ratings, Color: p.SideColor(int(shot.By.Side())),
			Draw: func(box ui.Rect) {
				t.Board.DrawLarge(t.F.Canvas, t.View, shot.By, box, firingWays[shot.Lane], rules.NoFace)
			},
		}, {
			Name: t.Say.Ship(shot.At), More: hull, Color: p.SideColor(int(shot.At.Side())),
			Draw: func(box ui.Rect) {
				t.Board.DrawLarge(t.F.Canvas, t.View, shot.At, box, facingWays[shot.Face], shot.Face)
			},
		}},
		Between: t.showDie, Sum: t.Words.Say("aim.against", assets.Args{"attack": r.Attack, "defense": r.Defense}),
		Odds:  answer.Odds{Now: shown.Sum, Then: t.then(&r), Takes: t.Aiming.HitText(shot), Draw: func(box ui.Rect) { shown.Ladder.Draw(t.F.Canvas, box) }},
		Cards: t.cards(),
	}
}

// How an attacker lies with the side that it fires from to its target at the right, by lane, and a target with the face that is attacked to the left.
var (
	firingWays = [...]float64{rules.NoLane: 1, rules.PortLane: 2, rules.StarboardLane: 0, rules.FrontLane: 1, rules.RearLane: 3}
	facingWays = [...]float64{rules.Nose: 3, rules.Port: 0, rules.Starboard: 2, rules.Stern: 1, rules.NoFace: 3}
)

// showDie shows the die of the attack, with its number once it was cast.
func (t *Windows) showDie(box ui.Rect) {
	die := table.Die(t.View.Shot.By.Side(), "")
	for i := len(t.Reel.Events) - 1; t.Asks(rules.AskFlyCasual) && die.Face == "" && i >= 0; i-- {
		if e := t.Reel.Events[i]; e.Kind == rules.Rolled {
			die.Face = strconv.Itoa(int(e.N))
		}
	}
	answer.Die(t.F, die, box)
}

// then says what the option that is looked at would change, or the first that can be used.
func (t *Windows) then(r *rules.Reckoning) string {
	o, uses := t.Aiming.Would()
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
func (t *Windows) cards() []answer.Card {
	cards := answer.Alike(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindOrder }), rules.SameOrder, t.card)
	for _, o := range rules.WindowOptions() {
		if payer := t.View.Payer(t.Pending.Seat, o); payer != rules.NoSlot && t.Asks(rules.AskBeforeRoll) {
			c := t.card(game.Option{Kind: rules.KindOrder, A: uint8(o), B: uint8(payer)})
			if c.Why = t.WhyNot(c.Option); c.Why != "" {
				cards = append(cards, c)
			}
		}
	}
	return cards
}

// card is the card of an option.
func (t *Windows) card(o game.Option) answer.Card {
	id := rules.CommandOption(o.A).String()
	c := answer.Card{Option: o, Sign: "option_" + id, Name: t.Words.Say("command." + id), About: t.Words.Say("command." + id + ".about")}
	if rules.CommandOption(o.A) == rules.FlyCasual {
		c.About = t.Words.Say("answer.casual", assets.Args{"n": t.View.HitTakes()})
	}
	return c
}

// Use is what the main button does in a window, where it does not pass, and its words.
func (t *Windows) Use() (o game.Option, text string, uses bool) {
	switch {
	case t.Pending == nil:
	case t.Asks(rules.AskShiftDamage):
		return t.shift, t.Words.Say("answer.shift", assets.Args{"n": int(t.shift.B), "ship": t.Say.Ship(rules.Slot(t.shift.A))}), t.shift.B > 0
	case t.Asks(rules.AskFlyCasual), t.Asks(rules.AskDamageControl) && t.View.Decides(t.Pending):
		o = t.Pending.Options[0]
		return o, t.Words.Say("answer.do." + rules.CommandOption(o.A).String()), true
	}
	option, uses := t.Aiming.Would()
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return uses && o.Kind == rules.KindOrder && o.A == uint8(option) }) {
		return o, t.Words.Say("answer.do." + option.String()), true
	}
	return o, "", false
}

// Cost says what an answer costs, and how many attacks are still to come.
func (t *Windows) Cost(d *game.Decision) string {
	by := t.View.Shot.By
	left, _ := t.View.CountersOf(d.Seat)
	cost := t.Words.Say("answer.cost", assets.Args{"n": left})
	return cost + " " + t.Words.Say("answer.more", assets.Args{"n": t.View.AttacksLeft(by), "ship": t.Say.Ship(by)})
}

// Emperor's Will: counters that hang between a ship and its wards, until it is said who takes them (R14.11).

// AddShift moves more or fewer counters onto a fighter (R14.11).
func (t *Windows) AddShift(fighter uint8, n int) {
	if t.shift.A != fighter {
		t.shift = game.Option{Kind: rules.KindShift, A: fighter}
	}
	t.shift.B = uint8(min(max(int(t.shift.B)+n, 0), int(t.View.Shot.Left)))
	t.F.Invalidate()
}

// ShowShift shows the counters that hang between a ship and its wards, and takes them there one by one.
func (t *Windows) ShowShift() {
	if !t.Asks(rules.AskShiftDamage) {
		return
	}
	hanging := func(slot rules.Slot, n, most int) answer.Hanging {
		ship := table.Ship(slot)
		return answer.Hanging{
			ID: t.Title.ID(ship), Piece: t.Board.Box(t.View.Space(slot)), N: n, Most: most, Others: append(t.Board.Others(ship), t.Board.Named()...), Hides: t.Hides,
		}
	}
	left := hanging(t.View.Shot.At, int(t.View.Shot.Left-t.shift.B), 0)
	left.Show(t.F)
	t.View.Each(func(slot rules.Slot) {
		if !t.Offered(game.Option{Kind: rules.KindShift, A: uint8(slot), B: 1}) {
			return
		}
		n := 0
		if uint8(slot) == t.shift.A {
			n = int(t.shift.B)
		}
		taken := hanging(slot, n, int(t.View.Shot.Left))
		if step := taken.Show(t.F); step != 0 {
			t.AddShift(uint8(slot), step)
		}
		if t.View.ShiftMakes(slot, uint8(n)) == rules.Falls {
			note := field.Note{Text: t.Words.Say("fallout.tag.destroyed"), Color: t.F.Palette.Warning, Align: render.Center}
			note.At = t.Board.Middle(t.View.Space(slot)).Add(render.Point{Y: -0.95 * t.Board.View().Unit()})
			note.Draw(t.F.Canvas, t.Board.View())
		}
	})
}

// Standing orders: what the session answers for a seat in windows that it would be asked in.

// Ways are those in which a window may be answered by an order.
func Ways() []orders.Way { return orders.Usual("round", match.UntilRound) }

// page is the page of a table's orders.
func page(s *seat.Seat) orders.Page {
	return orders.Page{
		Ways: Ways(),
		Window: func(window game.Key) (sign, name string) {
			return "option_" + string(window), s.Words.Say("command." + string(window))
		},
	}
}

// ordering is the seat that gives orders at this screen now; it has no windows where nobody is asked or nobody could use any option.
func (t *Windows) ordering() (g orders.Giver) {
	if g = orders.Asked(t.Seat.Seat, t.Play()); g.Desk == nil {
		return g
	}
	for _, o := range rules.WindowOptions() {
		if t.View.Commands(t.Pending.Seat, o) {
			g.Windows = append(g.Windows, game.Key(o.String()))
		}
	}
	return g
}

// ShowOrders shows the page of orders while it is open, and on a phone in a tab of its own.
func (t *Windows) ShowOrders() {
	if l := t.Board.Layout(); t.Phone() && l.Tab == board.HandTab {
		t.Orders.Tab(t.F, t.Words, t.ordering(), l.Own.Inset(8))
	} else {
		t.Orders.Show(t.F, t.Words, t.ordering)
	}
}

// Button adds to those of the bar the one that opens the page of orders; on a phone its tab does.
func (t *Windows) Button(list []flow.Button) []flow.Button {
	if !t.Phone() && t.Asks(rules.AskMove, rules.AskAttack, rules.AskBeforeRoll) && len(t.ordering().Windows) > 0 {
		list = append(list, t.Orders.Button(t.Words))
	}
	return list
}

// PassShip adds a button that lets all windows of a ship's attacks pass.
func (t *Windows) PassShip(list []flow.Button) []flow.Button {
	playing, by := t.Play(), t.View.Shot.By
	if !t.Asks(rules.AskBeforeRoll) || playing == nil || t.Guided() {
		return list
	}
	seat := t.Pending.Seat
	order := session.Order{Window: match.WindowKind(t.Pending), Do: session.PassAlways, Until: match.BlockOf(by)}
	return append(list, flow.Button{
		Button: ui.Button{ID: "pass.ship", Label: t.Words.Say("answer.pass_ship", assets.Args{"ship": t.Say.Ship(by)})},
		Press: func(game.Option) {
			if err := playing.Desk(seat).SetOrder(order); err == nil {
				t.Choose(game.Option{Kind: rules.KindPass})
			}
		},
	})
}
