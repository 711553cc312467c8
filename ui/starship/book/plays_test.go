package book

import (
	"testing"

	rules "holoboard/game/starship"
	"holoboard/ui/table/plays"
	"holoboard/ui/table/tabletest"
)

// Each play stands on its pages, and shows what is said of it: a move, an attack, what is destroyed.
func TestPlaysShowTheirRules(t *testing.T) {
	tabletest.PlaysShow(t, theBook, func(p *plays.Play) *plays.Film[rules.View, rules.Event] { return filmed(p).Film }, map[string]func(rules.Event) bool{
		"course": func(e rules.Event) bool { return e.Kind == rules.Sailed },
		"push":   func(e rules.Event) bool { return e.Kind == rules.Pushed },
		"zone":   func(e rules.Event) bool { return e.Kind == rules.Flew },
		"launch": func(e rules.Event) bool { return e.Kind == rules.Launched },
		"lane":   func(e rules.Event) bool { return e.Kind == rules.Hit },
		"point":  func(e rules.Event) bool { return e.Kind == rules.Missed },
		"damage": func(e rules.Event) bool { return e.Kind == rules.Destroyed },
	})
}
