package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// A Speaker puts what the rules ask, tell and refuse into the words of a language. The phrases stand in the files
// ask.toml, option.toml, event.toml and why.toml of assets/words; the names of things in rebellion_*.toml.
type Speaker struct {
	w     *assets.Words
	touch bool // the screen is a phone's: things are tapped, not dragged
}

// NewSpeaker returns a speaker of a language.
func NewSpeaker(w *assets.Words) *Speaker { return &Speaker{w: w} }

// System returns the name of a system or of the Rebel Base space, or nothing for no place.
func (s *Speaker) System(at rules.System) string {
	switch at {
	case rules.NoSystem:
		return ""
	case rules.BaseSpace:
		return s.w.Say("place.base_space")
	}
	return s.w.Say("system." + at.String())
}

// Unit returns a number of units: "3 X-wings".
func (s *Speaker) Unit(u rules.Unit, n int) string {
	return s.w.Say("unit."+u.String(), assets.Args{"n": n})
}

// UnitName returns the name of a type of unit.
func (s *Speaker) UnitName(u rules.Unit) string { return s.w.Say("unit." + u.String() + ".name") }

// Leader returns a leader's full name, or nothing for no leader.
func (s *Speaker) Leader(l rules.Leader) string {
	if l == rules.NoLeader {
		return ""
	}
	return s.w.Say("leader." + l.String())
}

// LeaderShort returns a leader's name for tight places.
func (s *Speaker) LeaderShort(l rules.Leader) string {
	return s.w.Say("leader." + l.String() + ".short")
}

// Mission returns the title of a mission.
func (s *Speaker) Mission(m rules.Mission) string { return s.card("mission", m != 0, m.String()) }

// Objective returns the title of an objective.
func (s *Speaker) Objective(o rules.Objective) string { return s.card("objective", o != 0, o.String()) }

// Tactic returns the title of a tactic card.
func (s *Speaker) Tactic(c rules.Tactic) string { return s.card("tactic", c != 0, c.String()) }

// Action returns the title of an action card.
func (s *Speaker) Action(a rules.Action) string { return s.card("action", a != 0, a.String()) }

// card returns the title of a card; no card has none.
func (s *Speaker) card(deck string, any bool, id string) string {
	if !any {
		return ""
	}
	return s.w.Say(deck + "." + id)
}

// Side returns the name of a side.
func (s *Speaker) Side(side rules.Side) string { return s.w.Say("side." + side.String()) }

// Why says why something may not be chosen, and by which rule.
func (s *Speaker) Why(why *game.Why) string {
	return s.w.Say("why.with_rule", assets.Args{"why": s.w.Say(string(why.Text)), "rule": why.Rule})
}

// Ask returns what a decision asks, and how to answer it, which may differ between the sides.
func (s *Speaker) Ask(d *game.Decision) (title, help string) {
	key := "ask." + string(d.Ask)
	args := s.about(d)
	title = key
	if none := key + ".none"; args["about"] == "" && s.w.Has(none) {
		title = none
	}
	help = key + ".help"
	if own := help + "." + side(d.Seat).String(); s.w.Has(own) {
		help = own
	}
	if touch := help + ".touch"; s.touch && s.w.Has(touch) {
		help = touch
	}
	return s.w.Say(title, args), s.w.Say(help, args)
}

// about fills in what a decision is about.
func (s *Speaker) about(d *game.Decision) assets.Args {
	args := assets.Args{"about": s.Name(d.About[0]), "about2": s.Name(d.About[1])}
	for _, o := range d.About {
		if o.Kind == rules.KindSystem {
			s.addPlace(args, rules.System(o.A))
			args["from"] = s.from(rules.System(o.A))
		}
	}
	return args
}

// Button returns what a button says that answers a question.
func (s *Speaker) Button(ask game.Key, b rules.Button) string {
	switch b {
	case rules.Done, rules.Pass, rules.None, rules.Stay, rules.EndActions:
		if key := "ask." + string(ask) + ".done"; s.w.Has(key) {
			return s.w.Say(key)
		}
	}
	return s.w.Say("button." + b.String())
}

// addPlace fills in a place: its name, with its article, and with "in" and "to".
func (s *Speaker) addPlace(args assets.Args, at rules.System) {
	args["system"], args["place"], args["at"], args["to"] = s.System(at), s.place(at), s.at(at), s.to(at)
}

// place names a place within a sentence.
func (s *Speaker) place(at rules.System) string {
	if at == rules.BaseSpace {
		return s.w.Say("place.base_space.the")
	}
	return s.System(at)
}

func (s *Speaker) at(at rules.System) string {
	if at == rules.BaseSpace {
		return s.w.Say("place.base_space.at")
	}
	return s.w.Say("place.at", assets.Args{"place": s.place(at)})
}

func (s *Speaker) to(at rules.System) string {
	return s.w.Say("place.to", assets.Args{"place": s.place(at)})
}

func (s *Speaker) from(at rules.System) string {
	return s.w.Say("place.from", assets.Args{"place": s.place(at)})
}

// list joins names: "Hoth, Endor and Naboo".
func (s *Speaker) list(names []string) string { return s.join(names, "list.last") }

// join joins names, the last one by a phrase of its own.
func (s *Speaker) join(names []string, last string) (text string) {
	for i, name := range names {
		switch {
		case i == 0:
			text = name
		case i == len(names)-1:
			text = s.w.Say(last, assets.Args{"a": text, "b": name})
		default:
			text = s.w.Say("list.more", assets.Args{"a": text, "b": name})
		}
	}
	return text
}
