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
	rules.AskAttack:     {ID: "attack", Asks: attacking, Ends: true},
	rules.AskFire:       {ID: "guns", Asks: attacking, Lone: true},
}

// between are questions that come in between, of either side.
var between = []game.Key{rules.AskBeforeRoll, rules.AskFlyCasual, rules.AskShiftDamage, rules.AskPush, rules.AskPushTo}

var attacking = []game.Key{rules.AskAttack, rules.AskFire, rules.AskFireAt}

// officer says what an officer answers. It implements [leave.Title].
type officer struct{ t *Table }

func (officer) Part(ask game.Key) (p leave.Part, any bool) {
	p, any = leaves[ask]
	return p, any
}

func (officer) Between(ask game.Key) bool { return slices.Contains(between, ask) }

// Lone is the ship whose attacks it is; while it is not yet chosen there is none.
func (officer) Lone(d *game.Decision) (ship game.Option) {
	if d.Ask != rules.AskAttack {
		ship.A = d.About[0].A
		ship.Kind = rules.KindShip
	}
	return ship
}

func (officer) Rests(o game.Option) bool { return o.Kind == rules.KindDone }
func (officer) Once(o game.Option) bool  { return o.Kind == rules.KindOrder } // command counters

func (o officer) Helper() leave.Helper {
	return &commander{o.t, bot.Player("officer", rand.New(rand.NewPCG(o.t.screen.Play.Chance(), 2))).(*bot.Captain)}
}

// commander is an officer at work. It implements [leave.Helper].
type commander struct {
	t       *Table
	captain *bot.Captain
}

func (c *commander) Answer(spends bool) (works func(*work.Work), answer func() game.Option) {
	p, captain, o := positionOf(c.t.screen.Play.Sight()), c.captain, new(game.Option)
	if !spends {
		p = bot.WithoutOrders(p)
	}
	return func(w *work.Work) {
		captain.SetRest(play.Limited(w))
		*o = captain.Answer(p)
	}, func() game.Option { return *o }
}

// Foresee implements [leave.Helper]: of attacks the shots, whose dice nobody knows.
func (c *commander) Foresee(p leave.Part) (works func(*work.Work), lines func() []string) {
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

// positionOf is what a seat may know, for a computer that plays in its place.
func positionOf(s session.Sight[*view]) *bot.Position {
	return s.(*game.Position[rules.State, rules.View])
}

// lines say what he would do, a line for a ship, a shot, or fighters of one type.
func (t *Table) lines(answers []game.Option, shots []rules.Shot) (lines []string) {
	for i := range shots {
		shot := &shots[i]
		lines = append(lines, t.Words.Say("plan.shot", assets.Args{"ship": t.ship(shot.By), "weapon": t.arm(weaponOf(shot)), "target": t.withFace(t.ship(shot.At), shot.Face)}))
	}
	launched := map[uint8]int{}
	for _, o := range answers {
		switch slot := rules.Slot(o.A); o.Kind {
		case rules.KindCourse, rules.KindGo, rules.KindPlace:
			if o.Kind == rules.KindGo && o.B == t.View.Ships[slot].X && o.C == t.View.Ships[slot].Y && t.View.Ships[slot].Is(rules.OnMap) {
				continue
			}
			lines = append(lines, t.Words.Say("plan.ship", assets.Args{"ship": t.ship(slot), "place": t.screen.Own.OptionText(o)}))
		case rules.KindLaunch:
			launched[o.B]++
		}
	}
	for _, card := range slices.Sorted(maps.Keys(launched)) {
		lines = append(lines, t.Words.Say("plan.launch", assets.Args{"n": launched[card], "ship": t.card(card)}))
	}
	return lines
}

// Close implements [ui.Working].
func (t *Table) Close() {
	t.auto.Stop()
	t.screen.Close()
}
