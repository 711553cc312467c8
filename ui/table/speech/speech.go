// Package speech puts what the rules of any title ask, tell and refuse into the words of a language. What its things are called a
// title's own speaker says, which is built on this one.
//
//	speech.go  names, lists, questions, refusals · figures.go  numbers · told.go  what happened
package speech

import (
	"holoboard/assets"
	"holoboard/game"
)

// A Speaker speaks a language.
type Speaker struct {
	W     *assets.Words
	Touch bool   // the screen is a phone's: things are tapped, not dragged
	Form  string // in which it says names, as a phrase wants them; usually none

	asked asked
}

// asked is a question and its words, kept since a screen puts it in every frame.
type asked struct {
	question
	title, help string
}

// question is all that the words of a question depend on.
type question struct {
	ask   game.Key
	about [2]game.Option
	seat  game.Seat
	touch bool
}

// Called says a name, in the form that is wanted.
func (s *Speaker) Called(key string, args ...assets.Args) string {
	return s.W.SayIn(s.Form, key, args...)
}

// Card returns the title of a card of a deck; no card has none.
func (s *Speaker) Card(deck string, any bool, id string) string {
	if !any {
		return ""
	}
	return s.Called(deck + "." + id)
}

// Why says why something may not be chosen, and by which rule.
func (s *Speaker) Why(why *game.Why) string { return Why(s.W, why) }

// Why is the same by words alone, for a title whose things have no forms.
func Why(w *assets.Words, why *game.Why) string {
	return w.Say("why.with_rule", assets.Args{"why": w.Say(string(why.Text)), "rule": why.Rule})
}

// Ask returns what a decision asks, and how to answer it, as say puts it. Those words are kept until another one is asked.
func (s *Speaker) Ask(d *game.Decision, say func() (title, help string)) (title, help string) {
	if q := (question{d.Ask, d.About, d.Seat, s.Touch}); s.asked.question != q {
		title, help = say()
		s.asked = asked{q, title, help}
	}
	return s.asked.title, s.asked.help
}

// Either is the last of some variants of a key that there are words for, or the key itself. An empty end is no variant.
func (s *Speaker) Either(key string, ends ...string) string {
	found := key
	for _, end := range ends {
		if end != "" && s.W.Has(key+"."+end) {
			found = key + "." + end
		}
	}
	return found
}

// Further is a key with all those ends, one after the other, with which there still are words.
func (s *Speaker) Further(key string, ends ...string) string {
	for _, end := range ends {
		key = s.Either(key, end)
	}
	return key
}

// Way names a place with a word such as "in", "to" or "from" before it: by words of its own, or by those for any place.
func (s *Speaker) Way(way, own, place string) string {
	if own != "" && s.W.Has(own+"."+way) {
		return s.W.Say(own + "." + way)
	}
	return s.W.Say("place."+way, assets.Args{"place": place})
}

// List joins names: "Rook, Knight and Pawn".
func (s *Speaker) List(names []string) string { return s.Join(names, "list.last") }

// Join joins names, the last one by a phrase of its own.
func (s *Speaker) Join(names []string, last string) (text string) {
	for i, name := range names {
		switch {
		case i == 0:
			text = name
		case i == len(names)-1:
			text = s.W.Say(last, assets.Args{"a": text, "b": name})
		default:
			text = s.W.Say("list.more", assets.Args{"a": text, "b": name})
		}
	}
	return text
}

// Reasons gathers names by the reason that each has, in the order in which the reasons first appear; a name without one is left out.
func Reasons(names []string, why func(i int) string) (reasons []string, named map[string][]string) {
	named = map[string][]string{}
	for i, name := range names {
		text := why(i)
		if text == "" {
			continue
		}
		if named[text] == nil {
			reasons = append(reasons, text)
		}
		named[text] = append(named[text], name)
	}
	return reasons, named
}
