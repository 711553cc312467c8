// Package words puts Rebellion into the words of a language: questions, options, events, reasons, names of things.
//
//	say.go         names, questions, refusals · say_event.go  what happened · say_option.go  what may be chosen
//	needs.go       what an objective wants · ids.go  what options are called on the screen, the same in every language
package words

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/table/speech"
)

// A Speaker puts what the rules ask, tell and refuse into the words of a language. The phrases stand in the files
// ask.toml, option.toml, event.toml and why.toml of assets/words; the names of things in rebellion_*.toml.
type Speaker struct{ speech.Speaker }

// NewSpeaker returns a speaker of a language.
func NewSpeaker(w *assets.Words) *Speaker { return &Speaker{speech.Speaker{W: w}} }

// in is a speaker that says names in a form.
func (s *Speaker) in(form string) *Speaker {
	return &Speaker{speech.Speaker{W: s.W, Touch: s.Touch, Form: form}}
}

// Named is a name that a phrase may want in any form.
func (s *Speaker) Named(say func(*Speaker) string) assets.Name {
	return func(form string) string { return say(s.in(form)) }
}

// System returns the name of a system or of the Rebel Base space, or nothing for no place.
func (s *Speaker) System(at rules.System) string {
	switch at {
	case rules.NoSystem:
		return ""
	case rules.BaseSpace:
		return s.Called("place.base_space")
	}
	return s.Called("system." + at.String())
}

// Unit returns a number of units: "3 X-wings".
func (s *Speaker) Unit(u rules.Unit, n int) string {
	return s.Called("unit."+u.String(), assets.Args{"n": n})
}

// UnitName returns the name of a type of unit.
func (s *Speaker) UnitName(u rules.Unit) string { return s.Called("unit." + u.String() + ".name") }

// Leader returns a leader's full name, or nothing for no leader.
func (s *Speaker) Leader(l rules.Leader) string {
	if l == rules.NoLeader {
		return ""
	}
	return s.Called("leader." + l.String())
}

// LeaderShort returns a leader's name for tight places.
func (s *Speaker) LeaderShort(l rules.Leader) string {
	return s.Called("leader." + l.String() + ".short")
}

// Mission returns the title of a mission.
func (s *Speaker) Mission(m rules.Mission) string { return s.Card("mission", m != 0, m.String()) }

// Objective returns the title of an objective.
func (s *Speaker) Objective(o rules.Objective) string { return s.Card("objective", o != 0, o.String()) }

// Tactic returns the title of a tactic card.
func (s *Speaker) Tactic(c rules.Tactic) string { return s.Card("tactic", c != 0, c.String()) }

// Action returns the title of an action card.
func (s *Speaker) Action(a rules.Action) string { return s.Card("action", a != 0, a.String()) }

// Side returns the name of a side.
func (s *Speaker) Side(side rules.Side) string { return s.W.Say("side." + side.String()) }

// Ask returns what a decision asks, and how to answer it, which may differ between the sides.
func (s *Speaker) Ask(d *game.Decision) (title, help string) {
	return s.Speaker.Ask(d, func() (title, help string) {
		key, args := "ask."+string(d.Ask), s.about(d)
		nothing, objective, touch := "", "", ""
		if s.Name(d.About[0]) == "" {
			nothing = "none"
		}
		if d.About[1].Kind == rules.KindObjective {
			objective = "objective"
		}
		if s.Touch {
			touch = "touch"
		}
		title = s.Either(key, nothing, objective)
		help = s.Further(key+".help", rules.SideOf(d.Seat).String(), touch)
		return s.W.Say(title, args), s.W.Say(help, args)
	})
}

// about fills in what a decision is about.
func (s *Speaker) about(d *game.Decision) assets.Args {
	args := assets.Args{}
	for i, o := range d.About {
		args[[...]string{"about", "about2"}[i]] = s.Named(func(s *Speaker) string { return s.Name(o) })
		if at := rules.System(o.A); o.Kind == rules.KindSystem {
			args["system"], args["place"] = s.System(at), s.place(at)
			args["at"], args["to"], args["from"] = s.At(at), s.To(at), s.from(at)
		}
		if o.Kind == rules.KindHealth {
			args["n"] = int(o.A)
		}
	}
	return args
}

// Button returns what a button says that answers a question.
func (s *Speaker) Button(ask game.Key, b rules.Button) string {
	switch b {
	case rules.Done, rules.Pass, rules.None, rules.Stay, rules.EndActions:
		if key := "ask." + string(ask) + ".done"; s.W.Has(key) {
			return s.W.Say(key)
		}
	}
	return s.W.Say("button." + b.String())
}

// place names a place within a sentence: "Hoth", "the Rebel Base space".
func (s *Speaker) place(at rules.System) string {
	if at == rules.BaseSpace {
		return s.W.Say("place.base_space.the")
	}
	return s.System(at)
}

func (s *Speaker) At(at rules.System) string   { return s.way("at", at) }
func (s *Speaker) To(at rules.System) string   { return s.way("to", at) }
func (s *Speaker) from(at rules.System) string { return s.way("from", at) }

// way names a place with "in", "to" or "from" before it: by words of its own, or by those for any place.
func (s *Speaker) way(way string, at rules.System) string {
	own := ""
	if at == rules.BaseSpace {
		own = "place.base_space"
	}
	return s.Way(way, own, s.place(at))
}
