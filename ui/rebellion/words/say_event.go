package words

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/speech"
)

// said is what a line of a recap tells.
type said struct {
	rules.Event
	First, Last int // of the events told together, their places among all that are told
}

// Event tells in one line what happened, without its secrets if it has lost them.
func (s *Speaker) Event(e rules.Event) string { return s.tell(speech.Once(e)) }

// Recap tells what happened, in one line for several equal things in a row: "3 X-wings moved". Beside each
// line stands the event that it tells, or the first of them.
func (s *Speaker) Recap(news []game.Event) (lines []string, events []said) {
	all := make([]rules.Event, len(news))
	for i, e := range news {
		all[i] = e.(rules.Event)
	}
	for _, told := range speech.Recount(all, func(a, b rules.Event) bool { return a.Kind == b.Kind && rows.Of(b.Kind).Adds }) {
		lines, events = append(lines, s.tell(told)), append(events, said{told.Event, told.First, told.Last})
	}
	return lines, events
}

// tell says what happened in words; of something hidden only what everybody saw.
func (s *Speaker) tell(told speech.Told[rules.Event]) string {
	e, n := told.Event, number(told)
	key := "event." + e.Kind.String()
	switch none := key + ".none"; {
	case e.N == 0 && s.W.Has(none):
		key = none
	case e.Hidden:
		key = s.Either(key, "hidden")
	}
	key = s.Further(key, formOf(e), SideOf(e).String())
	return s.Fill(key, assets.Args{"n": n}, func(name string) (assets.Name, bool) {
		say, known := holes[name]
		return s.Named(func(s *Speaker) string { return say(s, e, n) }), known
	})
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
	case rules.BaseKept:
		if e.KeptForWant() {
			return "forced"
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
func number(told speech.Told[rules.Event]) int {
	switch e := told.Event; {
	case rows.Of(e.Kind).Adds:
		return told.Times
	case e.Kind == rules.MissionRolled:
		return int(e.M)
	}
	return int(told.Event.N)
}

// holes are what the phrases for events are filled with, by the names they use.
var holes = map[string]func(*Speaker, rules.Event, int) string{
	"side":    func(s *Speaker, e rules.Event, _ int) string { return s.Called("the_side." + who(e)) },
	"system":  func(s *Speaker, e rules.Event, _ int) string { return s.System(e.System) },
	"place":   func(s *Speaker, e rules.Event, _ int) string { return s.place(e.System) },
	"at":      func(s *Speaker, e rules.Event, _ int) string { return s.At(e.System) },
	"to":      func(s *Speaker, e rules.Event, _ int) string { return s.To(e.System) },
	"from":    func(s *Speaker, e rules.Event, _ int) string { return s.from(e.From) },
	"unit":    func(s *Speaker, e rules.Event, n int) string { return s.Unit(e.Unit, n) },
	"type":    func(s *Speaker, e rules.Event, _ int) string { return s.UnitName(e.Unit) },
	"leader":  func(s *Speaker, e rules.Event, _ int) string { return s.Leader(e.Leader) },
	"card":    func(s *Speaker, e rules.Event, _ int) string { return s.Name(e.Card) },
	"cards":   func(s *Speaker, e rules.Event, _ int) string { return s.Join(s.members(e), "list.more") },
	"systems": func(s *Speaker, e rules.Event, _ int) string { return s.List(s.members(e)) },
	"dice":    func(s *Speaker, e rules.Event, _ int) string { return s.dice(e.List[:e.N]) },
	"red":     func(s *Speaker, e rules.Event, _ int) string { return s.dice(e.List[:e.N]) },
	"black":   func(s *Speaker, e rules.Event, _ int) string { return s.dice(e.List[e.N:e.Count]) },
	"face": func(s *Speaker, e rules.Event, _ int) string {
		return s.Called("face_word." + rules.Face(e.N).String())
	},
	"was": func(s *Speaker, e rules.Event, _ int) string {
		return s.Called("face_word." + rules.Face(e.M).String())
	},
	"m":     func(s *Speaker, e rules.Event, _ int) string { return strconv.Itoa(int(e.M)) },
	"space": func(s *Speaker, e rules.Event, _ int) string { return strconv.Itoa(int(e.N)) },
	"stage": func(s *Speaker, e rules.Event, _ int) string { return strconv.Itoa(int(e.N)) },
	"phase": func(s *Speaker, e rules.Event, _ int) string { return s.Called("phase." + rules.Phase(e.N).String()) },
	"ring":  func(s *Speaker, e rules.Event, _ int) string { return s.Called("ring." + rules.Ring(e.N).String()) },
	"theater": func(s *Speaker, e rules.Event, _ int) string {
		return s.Called("theater_word." + rules.Theater(e.M).String())
	},
	"shot": func(s *Speaker, e rules.Event, _ int) string { return s.Called("shot." + rules.Shot(e.M).String()) },
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
