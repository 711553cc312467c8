package starship

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	table "holoboard/render/starship"
	"holoboard/ui/starship/seat"
	"holoboard/ui/table/leave"
	"holoboard/ui/table/play"
	"holoboard/ui/work"
)

// Answers that the player leaves to an officer: all guns of a ship, all fighters launched, the whole fleet placed.

// leaves are the parts that may be left to him at each question.
var leaves = map[game.Key]leave.Part{
	rules.AskDeployShip: {ID: "place", Asks: []game.Key{rules.AskDeployShip, rules.AskDeployAt}},
	rules.AskDeployAt:   {ID: "place", Asks: []game.Key{rules.AskDeployShip, rules.AskDeployAt}},
	rules.AskMove:       {ID: "move", Asks: []game.Key{rules.AskMove, rules.AskCourse, rules.AskFly, rules.AskNose}},
	rules.AskLaunch:     {ID: "launch", Asks: []game.Key{rules.AskLaunch, rules.AskLaunchAt}},
	rules.AskAttack:     {ID: "attack", Asks: []game.Key{rules.AskAttack, rules.AskFire, rules.AskFireAt}, Ends: true},
	rules.AskFire:       {ID: "guns", Asks: []game.Key{rules.AskAttack, rules.AskFire, rules.AskFireAt}, Lone: true},
}

// between are questions that come in between, of either side.
var between = []game.Key{rules.AskBeforeRoll, rules.AskFlyCasual, rules.AskShiftDamage, rules.AskPush, rules.AskPushTo}

// officer says what an officer answers.
func (t *Table) officer() leave.Title {
	return leave.Title{
		Parts: leaves, Between: between, Lone: attacker,
		Rests: func(o game.Option) bool { return o.Kind == rules.KindDone },
		Once:  func(o game.Option) bool { return o.Kind == rules.KindOrder }, // command counters
		Helper: func() leave.Helper {
			c := commander{t, bot.Player("adviser", rand.New(rand.NewPCG(t.screen.Play.Chance(), 2))).(*bot.Captain)}
			return leave.Helper{Answer: c.answer, Foresee: c.foresee}
		},
	}
}

// attacker is the ship whose attacks it is; while it is not yet chosen there is none.
func attacker(d *game.Decision) (ship game.Option) {
	if d.Ask != rules.AskAttack {
		ship.A = d.About[0].A
		ship.Kind = rules.KindShip
	}
	return ship
}

// commander is an officer at work, see [leave.Helper].
type commander struct {
	t       *Table
	captain *bot.Captain
}

func (c commander) answer(spends bool) (works func(*work.Work), answer func() game.Option) {
	p, captain, o := seat.PositionOf(c.t.screen.Play.Sight()), c.captain, new(game.Option)
	if !spends {
		p = bot.WithoutOrders(p)
	}
	return func(w *work.Work) {
		captain.SetRest(play.Limited(w))
		*o = captain.Answer(p)
	}, func() game.Option { return *o }
}

// foresee says of attacks the shots, whose dice nobody knows.
func (c commander) foresee(p leave.Part) (works func(*work.Work), lines func() []string) {
	answers, shots := new([]game.Option), new([]rules.Shot)
	sight, seat, captain := c.t.screen.Play.Sight(), c.t.Pending.Seat, c.captain
	return func(w *work.Work) {
		if slices.Contains(p.Asks, rules.AskFire) {
			*shots = bot.Shots(sight)
			return
		}
		captain.SetRest(play.Limited(w))
		*answers = bot.Answers(sight, seat, p.Asks, captain)
	}, func() []string { return c.t.lines(*answers, *shots) }
}

// lines say what he would do, a line for a ship, a shot, or fighters of one type.
func (t *Table) lines(answers []game.Option, shots []rules.Shot) (lines []string) {
	for i := range shots {
		shot := &shots[i]
		lines = append(lines, t.Words.Say("plan.shot", assets.Args{"ship": t.Say.Ship(shot.By), "weapon": t.Say.Arm(shot.Weapon()), "target": t.Say.WithFace(t.Say.Ship(shot.At), shot.Face)}))
	}
	launched := map[uint8]int{}
	for _, o := range answers {
		switch slot := rules.Slot(o.A); o.Kind {
		case rules.KindCourse, rules.KindGo, rules.KindPlace:
			if o.Kind == rules.KindGo && o.B == t.View.Ships[slot].X && o.C == t.View.Ships[slot].Y && t.View.Ships[slot].Is(rules.OnMap) {
				continue
			}
			lines = append(lines, t.Words.Say("plan.ship", assets.Args{"ship": t.Say.Ship(slot), "place": t.screen.Own.OptionText(o)}))
		case rules.KindLaunch:
			launched[o.B]++
		}
	}
	for _, card := range slices.Sorted(maps.Keys(launched)) {
		lines = append(lines, t.Words.Say("plan.launch", assets.Args{"n": launched[card], "ship": t.Say.Card(card)}))
	}
	return lines
}

// hint says the move of a hint, and why; nothing where it is no more than its option, or where nothing speaks for it.
func (t *Table) hint(h *bot.Hint) (move, why string) {
	if key := h.Move(&t.View.State); key != "" {
		move = t.Words.Say("hint."+key, assets.Args{
			"ship": t.Say.Ship(h.Ship), "target": t.Say.Ship(h.At), "square": table.SquareName(uint8(h.Goal.X), uint8(h.Goal.Y)),
			"nose": t.Words.Say("facing." + h.Goal.Facing.String()),
		})
	}
	var said []string
	for _, r := range h.Reasons {
		said = append(said, t.Words.Say("hint."+r.Feature.String(), assets.Args{"points": t.Say.Hundredths(r.Points, false)}))
	}
	if key := h.Else(); len(said) == 0 && key != "" {
		return move, t.Words.Say(key)
	}
	return move, strings.Join(said, " ")
}
