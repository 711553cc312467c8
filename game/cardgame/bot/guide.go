package bot

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	"holoboard/game/cardgame"
)

// What a search tries out: at the weighty questions the answers that a mind rates best, in games that go on as minds would play them.

// A Guide leads a search: [ai.Guide], [ai.Planner].
type Guide struct {
	Mind
	Most  int // answers to try out
	Ahead int // turns to look ahead

	fights bool // nothing but who attacks and who defends is tried out,
	acts   int  // and what is played, with this share of the tries in percent

	pcg   rand.PCG
	plans [][]game.Option
}

// NewGuide returns a guide for one player.
func NewGuide(most, ahead int) *Guide {
	g := &Guide{Most: most, Ahead: ahead}
	g.Rand = rand.New(&g.pcg)
	g.wise, g.weights = true, &usual
	return g
}

// Seed implements [ai.Guide].
func (g *Guide) Seed(seed uint64) { g.pcg.Seed(seed, 3) }

// weighty are the questions that are worth thinking about, with how many of the tries they deserve, in percent: a phase is planned by some, and
// others come one after the other in a fight.
var weighty = map[game.Key]int{
	cardgame.AskAct: 100, cardgame.AskEngage: 100, cardgame.AskAttackers: 100, cardgame.AskDefenders: 100, cardgame.AskCommit: 100,
	cardgame.AskEdgeCard: 60, cardgame.AskAnswer: 40, cardgame.AskStrikeWith: 40, cardgame.AskDamageAt: 30, cardgame.AskFocusAt: 30,
	cardgame.AskTarget: 40, cardgame.AskBalanceDamage: 60, cardgame.AskAttachTo: 60,
}

// fighting are the questions of who attacks what and who defends.
var fighting = map[game.Key]bool{cardgame.AskEngage: true, cardgame.AskAttackers: true, cardgame.AskDefenders: true}

// weighs reports whether a question is one to try answers out.
func (g *Guide) weighs(v *cardgame.View, d *game.Decision) bool {
	return weighty[d.Ask] > 0 && (!g.fights || fighting[d.Ask] || g.acts > 0 && deploys(v, d))
}

// deploys reports whether a question is what is played in the own deployment phase.
func deploys(v *cardgame.View, d *game.Decision) bool {
	return d.Ask == cardgame.AskAct && v.Phase == cardgame.DeploymentPhase && v.Active == cardgame.SideOf(d.Seat)
}

// Effort implements [ai.Weigher]: windows that come in a fight, or in the other's turn, less.
func (g *Guide) Effort(v *cardgame.View, d *game.Decision) int {
	e := weighty[d.Ask]
	switch {
	case d.Ask != cardgame.AskAct:
	case !deploys(v, d):
		e = 40
	case g.fights:
		e = g.acts
	}
	return e
}

// Promising implements [ai.Guide].
func (g *Guide) Promising(v *cardgame.View, d *game.Decision, options []game.Option) []game.Option {
	if !g.weighs(v, d) || len(d.Options) < 2 {
		return options
	}
	g.look(v, d)
	own, solved := g.solved()
	if !solved {
		own = single[d.Ask](&g.Mind)
	}
	options = append(options, own)
	for _, p := range g.ranked(g.rating()) {
		if len(options) == g.Most {
			break
		}
		if p.option != own {
			options = append(options, p.option)
		}
	}
	return options
}

// rating rates the options of a question that is worth thinking about.
func (g *Guide) rating() func(game.Option) int {
	t := &g.table
	switch t.d.Ask {
	case cardgame.AskAct:
		return g.actWorth
	case cardgame.AskAnswer:
		return g.answerWorth
	case cardgame.AskEngage:
		f, guards := g.attackForce(nil), g.guards()
		return func(o game.Option) int {
			if o.Kind != cardgame.KindSlot || f.n == 0 {
				return 0
			}
			w, _ := g.bestAttack(cardgame.Slot(o.A), &f, &guards)
			return w
		}
	case cardgame.AskEdgeCard:
		return func(o game.Option) int {
			if o.Kind != cardgame.KindTitle {
				return 8
			}
			c := cardgame.Title(o.A)
			return g.fateWorth(c) + 8*int(c.Card().Force) - g.keep(c)
		}
	case cardgame.AskFocusAt:
		return func(o game.Option) int { return t.burden(cardgame.Slot(o.A)) }
	case cardgame.AskStrikeWith:
		return func(o game.Option) int { return t.strengthAt(cardgame.Slot(o.A)) }
	case cardgame.AskAttachTo:
		return func(o game.Option) int { return g.hostWorth(cardgame.Title(t.d.About[0].A), cardgame.Slot(o.A)) }
	case cardgame.AskTarget:
		return func(o game.Option) int {
			if slot, ok := t.on(o); ok {
				return g.targetWorth(cardgame.Title(t.d.About[0].A), slot)
			}
			return 0
		}
	}
	return func(o game.Option) int {
		if slot, ok := t.on(o); ok {
			return t.hit(slot, 1)
		}
		return 0
	}
}

// Plans implements [ai.Planner]: who attacks, who defends, who is committed.
func (g *Guide) Plans(v *cardgame.View, d *game.Decision) [][]game.Option {
	g.plans = g.plans[:0]
	if !g.weighs(v, d) || len(d.Options) == 0 {
		return g.plans
	}
	g.look(v, d)
	g.plan(several[d.Ask](&g.Mind, nil))
	if d.Min == 0 {
		g.plan(nil)
	}
	order := g.useful()
	for n := 1; n <= len(order) && n <= d.Max; n++ { // the best together
		if n <= 3 || n == len(order) || n == len(order)-1 {
			g.plan(order[:n])
		}
	}
	for i := 1; i < len(order) && i < 4; i++ { // each alone
		g.plan(order[i : i+1])
	}
	if len(order) > 2 && d.Max > 1 { // all but the best
		g.plan(order[1:min(len(order), 1+d.Max)])
	}
	return g.plans
}

// useful are the options of a question in the order of what the unit is good for there.
func (g *Guide) useful() (order []game.Option) {
	t := &g.table
	for _, p := range g.ranked(func(o game.Option) int {
		u := t.unit(cardgame.Slot(o.A))
		switch {
		case u == nil:
			return -1
		case t.d.Ask == cardgame.AskAttackers:
			return assault(u)
		case t.d.Ask == cardgame.AskDefenders:
			return guard(u)
		}
		return g.commitWorth(u.slot)
	}) {
		if len(order) < 2 || p.worth > 0 {
			order = append(order, p.option)
		}
	}
	return order
}

// plan adds an answer to what is tried out, unless it is there already.
func (g *Guide) plan(picks []game.Option) {
	if len(g.plans) >= g.Most+g.Most/2 || len(picks) > g.table.d.Max || len(picks) < g.table.d.Min {
		return
	}
	for _, p := range g.plans {
		if sameSet(p, picks) {
			return
		}
	}
	g.plans = append(g.plans, slices.Clone(picks))
}

func sameSet(a, b []game.Option) bool {
	if len(a) != len(b) {
		return false
	}
	for _, o := range a {
		if !slices.Contains(b, o) {
			return false
		}
	}
	return true
}

// Whim implements [ai.Guide].
func (g *Guide) Whim(*game.Decision) int { return 0 }

// Far implements [ai.Guide]: until so many turns later somebody has refreshed, and no engagement is under way. The value knows no other tables: in
// the middle of a conflict phase it would take strength that is spent for strength that can still be used.
func (g *Guide) Far(v *cardgame.View, _ *game.Decision) func(*cardgame.View) bool {
	turn := v.Turn + uint8(g.Ahead)
	return func(v *cardgame.View) bool {
		return v.Turn > turn || v.Turn == turn && v.Phase >= cardgame.DrawPhase && v.Engaged == cardgame.NoSlot
	}
}
