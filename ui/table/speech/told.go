package speech

import (
	"strings"

	"holoboard/assets"
)

// Told is something that happened, so many times in a row.
type Told[E comparable] struct {
	Event       E
	Times       int
	First, Last int // of the events told together, their places among all that are told
}

// Once is something that happened once.
func Once[E comparable](e E) Told[E] { return Told[E]{Event: e, Times: 1} }

// Recount makes one of equal events that follow on one another, as far as those may be told as one.
func Recount[E comparable](events []E, adds func(a, b E) bool) (told []Told[E]) {
	for from := 0; from < len(events); {
		run := from + 1
		for run < len(events) && adds(events[from], events[run]) {
			run++
		}
		first := len(told)
		for at := from; at < run; at++ {
			i := first
			for i < len(told) && told[i].Event != events[at] {
				i++
			}
			if i == len(told) {
				told = append(told, Told[E]{Event: events[at], First: at})
			}
			told[i].Times++
			told[i].Last = at
		}
		from = run
	}
	return told
}

// Fill says a phrase whose holes are filled by their names, each in the form that the phrase wants. A hole that hole does not know
// is one of the arguments.
func (s *Speaker) Fill(key string, args assets.Args, hole func(name string) (say assets.Name, known bool)) string {
	for _, wanted := range s.W.Names(key) {
		name, _, _ := strings.Cut(wanted, ".")
		if say, known := hole(name); known {
			args[name] = say
		}
	}
	return s.W.Say(key, args)
}
