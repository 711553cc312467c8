package book

import (
	"testing"

	rules "holoboard/game/cardgame"
	"holoboard/ui/table/plays"
	"holoboard/ui/table/tabletest"
)

// Each play stands on its pages, and shows what is said of it: who is struck, who has the edge, what is rescued.
func TestPlaysShowTheirRules(t *testing.T) {
	tabletest.PlaysShow(t, theBook, func(p *plays.Play) *plays.Film[rules.View, rules.Event] { return filmed(p).Film }, map[string]func(rules.Event) bool{
		"strike":    func(e rules.Event) bool { return e.Kind == rules.LeftPlay },
		"unopposed": func(e rules.Event) bool { return e.Kind == rules.Unopposed },
		"edge":      func(e rules.Event) bool { return e.Kind == rules.EdgeWonBy },
		"shielding": func(e rules.Event) bool { return e.Kind == rules.ShieldPut },
		"struggle":  func(e rules.Event) bool { return e.Kind == rules.BalanceTurned },
		"rescue":    func(e rules.Event) bool { return e.Kind == rules.WasRescued },
	})
}
