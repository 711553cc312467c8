package cardgame

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tell"
)

// What happened, in lines: the log tells each event, those that belong together in one; the recap tells a whole engagement in one.

// lines puts events into the log's words.
type lines struct{ sayings }

// Recount implements [tell.Title]: attackers stand in the line of their attack, defenders in one, and each edge stack that is turned up; who lays
// it into the discard pile then is not told again.
func (t lines) Recount(events []*event, at []int) (all []tell.Line) {
	for k := 0; k < len(at); {
		n := 1
		for k+n < len(at) && at[k+n] == at[k+n-1]+1 && t.Adds(events[at[k+n-1]], events[at[k+n]]) {
			n++
		}
		first, last := at[k], at[k+n-1]
		if text := t.several(events[first : last+1]); text != "" {
			e := events[first]
			all = append(all, tell.Line{
				Side: int(actor(e)), Weight: means.Telling(e).Recap, Group: groupOf(events[:first+1]), Text: text, Place: means.Telling(e).Rule, First: first, Until: last + 1,
			})
		}
		k += n
	}
	return all
}

// Adds implements [tell.Title].
func (lines) Adds(a, b *event) bool {
	switch b.Kind {
	case rules.Attacks:
		return a.Kind == rules.AttackMade || a.Kind == rules.Attacks
	case rules.Defends:
		return a.Kind == rules.Defends
	case rules.EdgeTurned:
		return a.Kind == rules.EdgeTurned && a.Side == b.Side
	case rules.CardDiscarded:
		return b.M == ofEdge && a.Kind == rules.CardDiscarded && a.M == ofEdge && a.Side == b.Side
	}
	return false
}

// ofEdge marks a card that is discarded from an edge stack.
const ofEdge = 2

// several says events that are told as one.
func (t lines) several(events []*event) string {
	e := events[0]
	args := assets.Args{"side": t.sideName(actor(e)), "other": t.named(e.Title), "cards": t.Joined(t.names(events[1:]))}
	switch {
	case e.Kind == rules.WasPlayed && e.Title.Card().Type != rules.EventCard: // that it enters play says it
		return ""
	case e.Kind == rules.AttackMade && len(events) > 1 && e.Slot != rules.Dial:
		return t.Words.Say("event.attacks.all", args)
	case e.Kind == rules.Defends:
		args["cards"] = t.Joined(t.names(events))
		return t.Words.Say("event.defends.all", args)
	case e.Kind == rules.EdgeTurned:
		args["card"] = t.Joined(t.names(events))
		return t.Words.Say("event.edge_revealed", args)
	case e.Kind == rules.CardDiscarded && e.M == ofEdge:
		return ""
	case len(events) > 1: // the dial is attacked
		return t.EventText(e) + ": " + t.Joined(t.names(events[1:]))
	}
	return t.EventText(e)
}

// names are those of the cards of some events.
func (t lines) names(events []*event) (names []string) {
	for _, e := range events {
		names = append(names, t.card(e.Title))
	}
	return names
}

func (t *Table) sideName(side rules.Side) string {
	if side > rules.Dark {
		return ""
	}
	return t.Words.Say("side." + side.String())
}

// groupOf is the phase in which the last of some events happened, for the log's filters.
func groupOf(events []*event) row.Group {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == rules.PhaseStarted {
			return row.Group(events[i].N)
		}
	}
	return row.Group(rules.SettingUp)
}

// filters are what the log can be filtered by: all, and the phases in which the most happens.
func filters() []tell.Filter {
	all := []tell.Filter{tell.All}
	for _, p := range []rules.Phase{rules.DeploymentPhase, rules.ConflictPhase, rules.ForcePhase} {
		all = append(all, tell.Filter{Name: "phase." + p.String(), Fits: func(l *tell.Line) bool { return l.Group == row.Group(p) }})
	}
	return all
}

// retelling gathers what a recap says of what was missed.
type retelling struct {
	lines
	events   []*event
	deployed [2][]string
	from     [2]int // the first of them
	clash    *clash
	all      []tell.Line
}

// ofFights is the chapter of the rule book about engagements, to which the line of each leads.
const ofFights = "R11"

// clash is an engagement as far as it was missed.
type clash struct {
	first, last     int
	side            rules.Side
	target          rules.Title
	slot            rules.Slot
	attackers, lost []string
	edge            *event
	damage          int
	fell            bool // the objective was destroyed
}

// Retell implements [tell.Retelling]: deployments of a side in one line, each engagement in one; the rest as in the log, but for what stands in
// those lines.
func (t lines) Retell(events []*event, at []int) []tell.Line {
	r := retelling{lines: t, events: events}
	for _, i := range at {
		r.hear(i)
	}
	r.end()
	r.endDeployments()
	return r.all
}

func (r *retelling) hear(i int) {
	switch e := r.events[i]; e.Kind {
	case rules.PhaseStarted, rules.TurnStarted:
		r.endDeployments()
		r.end()
	case rules.AttackMade:
		r.end()
		r.clash = &clash{first: i, last: i, side: actor(e), target: e.Title, slot: e.Slot}
	case rules.EngagementOver:
		r.end()
	case rules.CardEntered:
		if r.clash == nil && e.M == 0 && e.Side <= rules.Dark && e.Title.Card().Type != rules.Objective {
			if r.deployed[e.Side] == nil {
				r.from[e.Side] = i
			}
			r.deployed[e.Side] = append(r.deployed[e.Side], r.card(e.Title))
			return
		}
		r.tell(i)
	default:
		if r.clash == nil || !r.clash.hears(&r.lines, e, i) {
			r.tell(i)
		}
	}
}

// hears takes in what happens in an engagement, and tells whether its line will say it.
func (f *clash) hears(t *lines, e *event, i int) bool {
	f.last = i
	switch e.Kind {
	case rules.Attacks:
		f.attackers = append(f.attackers, t.card(e.Title))
	case rules.Moved: // what follows is about that objective (R11.8)
		f.target, f.slot = e.Title, e.Slot
		return false
	case rules.EdgeWonBy:
		f.edge = e
	case rules.DamagePut:
		if e.Slot == f.slot {
			f.damage += int(e.N)
		}
	case rules.LeftPlay:
		if e.Title.Card().Type == rules.Objective {
			fell := e.Slot == f.slot && rules.Going(e.N) == rules.ToVictory
			f.fell = f.fell || fell
			return fell
		}
		f.lost = append(f.lost, t.card(e.Title))
	case rules.WasPlayed, rules.WasCancelled, rules.FateResolved, rules.WasCaptured, rules.WasRescued, rules.DialTurned, rules.GameOver:
		return false
	}
	return true
}

// tell tells an event as the log does.
func (r *retelling) tell(i int) { r.all = append(r.all, r.Recount(r.events, []int{i})...) }

// end tells the engagement that went on.
func (r *retelling) end() {
	f := r.clash
	if r.clash = nil; f == nil {
		return
	}
	if f.attackers == nil { // it has only been said what is attacked
		r.tell(f.first)
		return
	}
	text := r.Words.Say("recap.engagement", assets.Args{"side": r.sideName(f.side), "card": r.named(f.target), "cards": r.Joined(f.attackers)})
	var more []string
	if f.edge != nil && !f.edge.Uncontested() {
		mine, theirs := int(f.edge.N), int(f.edge.M)
		if f.side == rules.Dark {
			mine, theirs = theirs, mine
		}
		more = append(more, r.Words.Say("recap.edge", assets.Args{"n": mine, "m": theirs}))
	}
	if len(f.lost) > 0 {
		more = append(more, r.Words.Say("recap.lost", assets.Args{"cards": r.Joined(f.lost)}))
	}
	if f.damage > 0 {
		more = append(more, r.Words.Say("recap.damage", assets.Args{"n": f.damage}))
	}
	if f.fell {
		more = append(more, r.Words.Say("recap.fell"))
	}
	if len(more) > 0 {
		text += "; " + strings.Join(more, "; ")
	}
	r.all = append(r.all, tell.Line{Side: int(f.side), Weight: row.Befalls, Group: row.Group(rules.ConflictPhase), Text: text, Place: ofFights, First: f.first, Until: f.last + 1})
}

// endDeployments tells what each side has deployed.
func (r *retelling) endDeployments() {
	for side := range rules.Side(2) {
		if r.deployed[side] == nil {
			continue
		}
		text := r.Words.Say("recap.deployed", assets.Args{"side": r.sideName(side), "cards": r.Joined(r.deployed[side])})
		r.all = append(r.all, tell.Line{
			Side: int(side), Weight: row.Befalls, Group: row.Group(rules.DeploymentPhase), Text: text, Place: "R9", First: r.from[side], Until: r.from[side] + 1,
		})
		r.deployed[side] = nil
	}
}
