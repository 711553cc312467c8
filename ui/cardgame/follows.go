package cardgame

import (
	"fmt"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/ui/cardgame/outlook"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/odds"
	"holoboard/ui/table/speech"
)

// What follows from the answer that the player has in hand or points at: said below the question, before it is given.

// foresight is what may come of an answer, found out once for each.
type foresight struct {
	about string // the question, by its number, and the answer
	of    *advice.Forecast[outlook.Outlook]
}

// would is the answer that the player is about to give: what he has picked of several, or the option that he points at; false for none.
func (t *Table) would() (picks []game.Option, ok bool) {
	d := t.Pending
	if d.Max > 1 || d.Min == 0 {
		return t.Picks, len(t.Picks) >= d.Min
	}
	if t.lays() && t.planned() {
		return []game.Option{t.plan.play}, true
	}
	for _, o := range t.OfferedOn(t.Pointed) {
		return []game.Option{o}, true
	}
	return nil, false
}

// Hint implements [screen.Words].
func (t sayings) Hint() string {
	if t.Pending == nil || t.screen.Play == nil || t.screen.Guide != nil {
		return ""
	}
	switch d := t.Pending; d.Ask {
	case rules.AskCommit:
		light, dark := outlook.Struggle(t.View, t.Picks)
		return t.Words.Say("table.struggle", assets.Args{"n": light, "m": dark})
	case rules.AskBalanceDamage:
		if picks, ok := t.would(); ok && picks[0].Kind == rules.KindSlot {
			return t.Words.Say("odds.turns", assets.Args{"n": t.View.Room(rules.Slot(picks[0].A))})
		}
	case rules.AskAttackers:
		if len(t.Picks) > 0 {
			return odds.Sentences(t.iconsSay(d), t.fightSay(d))
		}
	case rules.AskEdgeCard:
		return odds.Sentences(t.stackSay(d), t.fightSay(d))
	default:
		return t.fightSay(d)
	}
	return ""
}

// iconsSay says what those who are picked attack with, with the edge where that adds something, and what their target stands.
func (t sayings) iconsSay(d *game.Decision) string {
	n := outlook.Icons(t.View, t.Picks)
	key := "odds.icons"
	if n.WithEdge != (rules.Icons{}).WithEdge {
		key = "odds.icons.edge"
	}
	return t.Words.Say(key, assets.Args{
		"damage": int(n.Always[rules.UnitDamage]), "focus": int(n.Always[rules.Tactics]), "blast": int(n.Always[rules.BlastDamage]),
		"d": int(n.WithEdge[rules.UnitDamage]), "f": int(n.WithEdge[rules.Tactics]), "b": int(n.WithEdge[rules.BlastDamage]), "room": outlook.Room(t.View, d),
	})
}

// stackSay says what the player's edge stack counts, and with the card that he points at.
func (t sayings) stackSay(d *game.Decision) string {
	side := rules.SideOf(d.Seat)
	if t.View.EdgeUncontested() { // cards are laid for what else they do
		return t.Words.Say("odds.uncontested." + t.View.Attacker().String())
	}
	now := outlook.Edge(t.View, side, 0)
	if picks, ok := t.would(); ok && picks[0].Kind == rules.KindTitle {
		return t.Words.Say("odds.stack.card", assets.Args{"n": now, "m": outlook.Edge(t.View, side, rules.Title(picks[0].A))})
	}
	return t.Words.Say("odds.stack", assets.Args{"n": now})
}

// fightSay says what may come of the engagement by the answer that is about to be given; nothing while it is worked out. Where bars show how
// likely things are, it says the rest.
func (t sayings) fightSay(d *game.Decision) string {
	o, there := t.fightOutlook()
	if !there {
		return ""
	}
	title := "odds.both"
	if d.Ask == rules.AskAttackers {
		title = "odds.title"
	}
	var parts []string
	if t.Phone() {
		if outlook.EdgeOpen(d) {
			parts = append(parts, t.Words.Say("odds.edge", assets.Args{"n": o.Percent(o.Edges)}))
		}
		parts = append(parts, t.Words.Say("odds.destroyed", assets.Args{"n": o.Percent(o.Falls)}))
	}
	parts = append(parts, t.Words.Say("odds.losses", assets.Args{"n": t.decimal(o.Tenths(o.Mine)), "m": t.decimal(o.Tenths(o.Theirs))}))
	return odds.Sentences(t.Words.Say(title)+": "+strings.Join(parts, "; "), t.Words.Say("odds.guesses", assets.Args{"n": o.Guesses}))
}

// decimal writes a number of tenths.
func (t *Table) decimal(tenths int) string { return speech.Tenths(t.Words, tenths, false) }

// foresee has an answer's outlook worked out beside the picture, and returns it once it is there.
func (t *Table) foresee(picks []game.Option) (o outlook.Outlook, there bool) {
	at := t.sight()
	about := fmt.Sprint(at.At(), t.Pending.Ask, picks)
	if about != t.foresight.about {
		t.foresight.of.Drop()
		p := at.(*game.Position[rules.State, rules.View])
		given := append([]game.Option(nil), picks...)
		seed := at.Sum()
		t.foresight = foresight{about, advice.Foresee(t.F, func(enough func() bool) outlook.Outlook {
			return outlook.Foresee(p, given, outlook.Guesses, seed, enough)
		})}
	}
	if o, there = t.foresight.of.Soon(); !there {
		t.screen.Play.Wake()
	}
	return o, there
}
