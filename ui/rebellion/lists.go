package rebellion

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// Lists implements [screen.Title]: the viewer's hand, both sides' pools, queues and facedown missions, and every system.
func (t sayings) Lists() []ui.List { return inWords{t.Table}.lists() }

// inWords tells in words what lies on a table.
type inWords struct{ *Table }

func (t inWords) lists() []ui.List {
	lists := []ui.List{
		{Name: t.Words.Say("lists.hand"), Lines: t.inHand()},
		{Name: t.Words.Say("board.pool"), Lines: t.leadersAt(rules.InPool)},
		{Name: t.Words.Say("lists.missions"), Lines: t.onTable()},
		{Name: t.Words.Say("board.queue"), Lines: t.queued()},
		{Name: t.Words.Say("lists.systems"), Lines: t.systems()},
	}
	counted := ui.List{Name: t.Words.Say("table.about.end", assets.Args{"n": int(t.View.Round), "time": int(t.View.Time), "reputation": int(t.View.Rep)})}
	for _, f := range t.Board.Facts(t.View) {
		if text := t.Board.FactText(t.View, f); text != "" {
			counted.Lines = append(counted.Lines, t.Say.Side(rules.Side(f.Side))+": "+text)
		}
	}
	return append([]ui.List{counted}, lists...)
}

// inHand names the viewer's cards.
func (t inWords) inHand() (lines []string) {
	v := t.View
	if v.Side() == rules.NoSide {
		return nil
	}
	for m := range rules.AllMissions() {
		if v.Hand()[m] > 0 {
			lines = append(lines, times(t.Say.Mission(m), v.Hand()[m]))
		}
	}
	for _, o := range v.Rebel.Objectives {
		if o != rules.NoObjective {
			lines = append(lines, t.Say.Objective(o))
		}
	}
	for _, a := range v.Actions().Held {
		if a != rules.NoAction {
			lines = append(lines, t.Say.Action(a))
		}
	}
	for c := range rules.AllTactics() {
		if v.Tactics()[c] > 0 {
			lines = append(lines, times(t.Say.Tactic(c), v.Tactics()[c]))
		}
	}
	return lines
}

func times(name string, n uint8) string {
	if n < 2 {
		return name
	}
	return name + " ×" + strconv.Itoa(int(n))
}

// leadersAt names the leaders in a place, with their rings.
func (t inWords) leadersAt(at rules.Spot) (names []string) {
	for l := range rules.AllLeaders() {
		stand := t.View.Leaders[l]
		if stand.At != at {
			continue
		}
		name := t.Say.Leader(l)
		if stand.Ring != rules.NoRing {
			name += " (" + t.Words.Say("ring."+stand.Ring.String()) + ")"
		}
		names = append(names, name)
	}
	return names
}

// onTable tells who waits on which facedown mission; the other side's are known by their leaders alone.
func (t inWords) onTable() (lines []string) {
	v := t.View
	slots := len(v.OnTable())
	for slot := range 2 * slots { // a leader's side is that of the mission
		side := rules.Side(slot / slots)
		var names []string
		for _, l := range v.LeadersOn(side, rules.OnMission+rules.Spot(slot%slots)).List() {
			names = append(names, t.Say.Leader(l))
		}
		mission := v.OnTableOf(side)[slot%slots]
		if len(names) == 0 && mission == rules.NoMission {
			continue
		}
		name := t.Words.Say("table.facedown")
		if mission != rules.NoMission {
			name = t.Say.Mission(mission)
		}
		lines = append(lines, t.Say.Side(side)+": "+joined(name, names))
	}
	return lines
}

// queued tells what is built, by space of the queue.
func (t inWords) queued() (lines []string) {
	for space := 1; space < len(t.View.Queue); space++ {
		for _, side := range []rules.Side{rules.Rebels, rules.Empire} {
			if units := t.units(&t.View.Queue[space], side); len(units) > 0 {
				lines = append(lines, t.Words.Say("lists.space", assets.Args{"n": space, "side": t.Say.Side(side)})+": "+strings.Join(units, ", "))
			}
		}
	}
	return lines
}

// units are the units of a side among some, counted.
func (t inWords) units(counts *[rules.NumUnits]uint8, side rules.Side) (names []string) {
	for u := range rules.UnitsOf(side) {
		if n := counts[u]; n > 0 {
			names = append(names, t.Say.Unit(u, int(n)))
		}
	}
	return names
}

// systems tells of every system whose it is, what marks lie there and who stands there.
func (t inWords) systems() (lines []string) {
	v := t.View
	places := []rules.System{rules.BaseSpace}
	for s := range rules.AllSystems() {
		places = append(places, s)
	}
	for _, s := range places {
		var there []string
		if s != rules.BaseSpace {
			there = t.marks(s)
		}
		there = append(there, t.units(&v.Units[s], rules.Rebels)...)
		there = append(there, t.units(&v.Units[s], rules.Empire)...)
		there = append(there, t.leadersAt(rules.Spot(s))...)
		lines = append(lines, joined(t.Say.System(s), there))
	}
	return lines
}

// marks are what lies in a system: its loyalty, subjugation, sabotage, destruction, the base where the viewer knows it.
func (t inWords) marks(s rules.System) (marks []string) {
	v := t.View
	if side := v.Loyalty[s]; side != rules.NoSide {
		marks = append(marks, t.Words.Say("marker.loyalty_"+side.String()))
	}
	for _, m := range []struct {
		set rules.Systems
		key string
	}{{v.Subjugated, "subjugation"}, {v.Sabotaged, "sabotage"}, {v.Destroyed, "destroyed"}} {
		if m.set>>s&1 != 0 {
			marks = append(marks, t.Words.Say("marker."+m.key))
		}
	}
	if v.Base == s || v.Side() == rules.Rebels && v.Rebel.Base == s {
		marks = append(marks, t.Words.Say("lists.base"))
	}
	return marks
}

// joined is a name and what belongs to it.
func joined(name string, rest []string) string {
	if len(rest) == 0 {
		return name
	}
	return name + ": " + strings.Join(rest, ", ")
}
