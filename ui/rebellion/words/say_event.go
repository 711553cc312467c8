package words

import (
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/rows"
)

// said is something that happened, so many times in a row.
type said struct {
	rules.Event
	times       int
	First, Last int // of the events told together, their places among all that are told
}

// Event tells in one line what happened, without its secrets if it has lost them.
func (s *Speaker) Event(e rules.Event) string { return s.tell(said{Event: e, times: 1}) }

// Recap tells what happened, in one line for several equal things in a row: "3 X-wings moved". Beside each
// line stands the event that it tells, or the first of them.
func (s *Speaker) Recap(news []game.Event) (lines []string, events []said) {
	for i := 0; i < len(news); {
		e := news[i].(rules.Event)
		run := 1
		for i+run < len(news) && news[i+run].(rules.Event).Kind == e.Kind && rows.Of(e.Kind).Adds {
			run++
		}
		for _, told := range counted(news[i : i+run]) {
			told.First, told.Last = told.First+i, told.Last+i
			lines, events = append(lines, s.tell(told)), append(events, told)
		}
		i += run
	}
	return lines, events
}

// counted makes one of equal events.
func counted(run []game.Event) (told []said) {
	for at, e := range run {
		e := e.(rules.Event)
		i := 0
		for i < len(told) && told[i].Event != e {
			i++
		}
		if i == len(told) {
			told = append(told, said{Event: e, First: at})
		}
		told[i].times++
		told[i].Last = at
	}
	return told
}

// tell says what happened in words; of something hidden only what everybody saw.
func (s *Speaker) tell(e said) string {
	key := "event." + e.Kind.String()
	switch none := key + ".none"; {
	case e.N == 0 && s.W.Has(none):
		key = none
	case e.Hidden && s.W.Has(key+".hidden"):
		key += ".hidden"
	}
	for _, form := range []string{formOf(e.Event), SideOf(e.Event).String()} {
		if s.W.Has(key + "." + form) {
			key += "." + form
		}
	}
	args := assets.Args{"n": number(e)}
	for _, hole := range s.W.Names(key) {
		name, _, _ := strings.Cut(hole, ".")
		if say, ok := holes[name]; ok {
			args[name] = s.Named(func(s *Speaker) string { return say(s, e) })
		}
	}
	return s.W.Say(key, args)
}

// formOf says which of several phrases fits an event.
func formOf(e rules.Event) string {
	switch e.Kind {
	case rules.BaseAnswered, rules.RegionAnswered:
		return [...]string{"no", "yes"}[e.N]
	case rules.BaseRevealed:
		return [...]string{"found", "chosen"}[e.N]
	case rules.MissionPlaced:
		if e.System == rules.NoSystem {
			return "nowhere"
		}
		if e.Leader != rules.NoLeader {
			return "target"
		}
	case rules.MissionSucceeded: // without a roll, or by so little that the score says nothing
		if e.N == 1 && e.M == 0 {
			return "unopposed"
		}
		if e.ByRing() {
			return "ring"
		}
	case rules.SpecialSpent:
		if e.Card.A == 0 {
			return "draw"
		}
	case rules.ObjectivesPut:
		switch {
		case e.N == 0:
			return "bottom"
		case e.M == 0:
			return "top"
		}
		return "both"
	case rules.AttackRolled:
		return [...]string{"no_dice", "red", "black", "both"}[min(e.N, 1)+2*min(e.Count-e.N, 1)]
	case rules.GameWon:
		return rules.Victory(e.N).String()
	}
	return ""
}

// SideOf is the side that did something, or whose units it is about.
func SideOf(e rules.Event) rules.Side {
	switch e.Kind {
	case rules.ProbesDrawn, rules.ProjectsDrawn:
		return rules.Empire
	case rules.UnitGained:
		return e.Unit.Side()
	}
	return e.Side
}

// who is the side that did something, or who of a team.
func who(e rules.Event) string {
	if (e.Kind == rules.Passed || e.Kind == rules.AssignmentDone) && e.N > 0 {
		return e.Role().String()
	}
	return SideOf(e).String()
}

// number is the number that a phrase counts by.
func number(e said) int {
	switch {
	case rows.Of(e.Kind).Adds:
		return e.times
	case e.Kind == rules.MissionRolled:
		return int(e.M)
	}
	return int(e.N)
}

// holes are what the phrases for events are filled with, by the names they use.
var holes = map[string]func(*Speaker, said) string{
	"side":    func(s *Speaker, e said) string { return s.name("the_side." + who(e.Event)) },
	"system":  func(s *Speaker, e said) string { return s.System(e.System) },
	"place":   func(s *Speaker, e said) string { return s.place(e.System) },
	"at":      func(s *Speaker, e said) string { return s.At(e.System) },
	"to":      func(s *Speaker, e said) string { return s.To(e.System) },
	"from":    func(s *Speaker, e said) string { return s.from(e.From) },
	"unit":    func(s *Speaker, e said) string { return s.Unit(e.Unit, number(e)) },
	"type":    func(s *Speaker, e said) string { return s.UnitName(e.Unit) },
	"leader":  func(s *Speaker, e said) string { return s.Leader(e.Leader) },
	"card":    func(s *Speaker, e said) string { return s.Name(e.Card) },
	"cards":   func(s *Speaker, e said) string { return s.join(s.members(e.Event), "list.more") },
	"systems": func(s *Speaker, e said) string { return s.List(s.members(e.Event)) },
	"dice":    func(s *Speaker, e said) string { return s.dice(e.List[:e.N]) },
	"red":     func(s *Speaker, e said) string { return s.dice(e.List[:e.N]) },
	"black":   func(s *Speaker, e said) string { return s.dice(e.List[e.N:e.Count]) },
	"face":    func(s *Speaker, e said) string { return s.name("face_word." + rules.Face(e.N).String()) },
	"was":     func(s *Speaker, e said) string { return s.name("face_word." + rules.Face(e.M).String()) },
	"m":       func(s *Speaker, e said) string { return strconv.Itoa(int(e.M)) },
	"space":   func(s *Speaker, e said) string { return strconv.Itoa(int(e.N)) },
	"stage":   func(s *Speaker, e said) string { return strconv.Itoa(int(e.N)) },
	"phase":   func(s *Speaker, e said) string { return s.name("phase." + rules.Phase(e.N).String()) },
	"ring":    func(s *Speaker, e said) string { return s.name("ring." + rules.Ring(e.N).String()) },
	"theater": func(s *Speaker, e said) string { return s.name("theater_word." + rules.Theater(e.M).String()) },
	"shot":    func(s *Speaker, e said) string { return s.name("shot." + rules.Shot(e.M).String()) },
}

// members names the cards or systems of an event's list, which holds ten at most.
func (s *Speaker) members(e rules.Event) (names []string) {
	for _, id := range e.List[:min(int(e.N), len(e.List))] {
		names = append(names, s.member(e.Kind, id))
	}
	return names
}

func (s *Speaker) member(k rules.EventKind, id uint8) string {
	return s.Name(game.Option{Kind: rows.Of(k).Lists, A: id})
}

// dice counts what dice show: "2 hits and 1 blank".
func (s *Speaker) dice(faces []uint8) string {
	var count [rules.Blank + 1]int
	for _, f := range faces {
		count[f]++
	}
	var shown []string
	for f := rules.Hit; f <= rules.Blank; f++ {
		if n := count[f]; n > 0 {
			shown = append(shown, s.W.Say("dice."+f.String(), assets.Args{"n": n}))
		}
	}
	return s.List(shown)
}
