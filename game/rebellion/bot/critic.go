package bot

import (
	"slices"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// Wastes are the wasted moves that a [Critic] counts.
const (
	WastedPass       = "pass"       // although a facedown mission could do something
	WastedMission    = "mission"    // revealed, or taken to a system, where it can do nothing
	WastedActivation = "activation" // moved nothing and began no combat
)

// A Critic looks over a player's shoulder and counts moves that bring nothing, by what the
// player's seat sees. A mission can do something if the cadet would give a point for it.
type Critic struct {
	mind  Mind
	empty bool // an activation is under way that has moved nothing yet
}

// Judge names what a player wastes with an answer, or returns "". It is to be told of
// every answer that the player gives, in order.
func (c *Critic) Judge(v *rebellion.View, d *game.Decision, picks []game.Option) string {
	t := &c.mind.table
	t.look(v, d)
	idle := c.empty && d.Ask != rebellion.AskMove
	c.follow(v, d, picks)
	if idle && !v.Combat.Open {
		return WastedActivation
	}
	if len(picks) == 0 {
		return ""
	}
	return t.wasted(picks[0])
}

// follow keeps in mind whether an activation has moved anything.
func (c *Critic) follow(v *rebellion.View, d *game.Decision, picks []game.Option) {
	switch {
	case d.Ask == rebellion.AskActivate:
		c.empty = true
	case d.Ask != rebellion.AskMove, !slices.Contains(picks, rebellion.Done.Thing()):
		c.empty = false
	}
}

// wasted names what is wasted with an option, or returns "".
func (t *table) wasted(o game.Option) string {
	switch {
	case t.asked.Ask == rebellion.AskTurn && o == rebellion.Pass.Thing() && slices.ContainsFunc(t.asked.Options, t.useful):
		return WastedPass
	case t.asked.Ask == rebellion.AskTurn && o.Kind == rebellion.KindSlot && !t.useful(o):
		return WastedMission
	case t.asked.Ask == rebellion.AskMissionSystem && !t.useful(o) && slices.ContainsFunc(t.asked.Options, t.useful):
		return WastedMission
	}
	return ""
}

// useful reports whether a facedown mission can do something, or a revealed one in a system.
func (t *table) useful(o game.Option) bool {
	switch o.Kind {
	case rebellion.KindSlot:
		return t.bestUse(t.OnTable()[o.B], t.onSlot(o.B)) > 0
	case rebellion.KindSystem:
		return t.rateMissionSystem(o) > 0
	}
	return false
}
