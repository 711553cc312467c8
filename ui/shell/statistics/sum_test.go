//go:build !js

package statistics

import (
	"slices"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// sat is a game of Ann as black, or as white, against somebody.
func sat(id string, white bool, against session.Chair, won bool, rounds int) keeping.Finished {
	me, other := keeping.Sat{Seat: "black", Chair: session.Chair{Name: "Ann", Kind: session.Person}, Won: won}, keeping.Sat{Seat: "white", Chair: against, Won: !won}
	if white {
		me.Seat, other.Seat = "white", "black"
		return keeping.Finished{ID: id, Title: "coins", Rounds: rounds, Seats: []keeping.Sat{other, me}}
	}
	return keeping.Finished{ID: id, Title: "coins", Rounds: rounds, Seats: []keeping.Sat{me, other}}
}

func TestTheStatisticsAddUp(t *testing.T) {
	ben := session.Chair{Name: "Ben", Kind: session.Person}
	all := keeping.Statistics{Games: []keeping.Finished{
		sat("a", false, session.Chair{Kind: "cadet"}, true, 7), sat("b", true, session.Chair{Kind: "cadet"}, false, 9),
		sat("c", false, ben, true, 10), sat("d", true, session.Chair{Kind: "random"}, true, 7),
	}}
	title := &shelltest.Shelf()[0]
	all.Games[0].Seats[0].Brought, all.Games[1].Seats[1].Brought, all.Games[1].Seats[0].Brought = "A purse", "A purse", "Another one's"
	all.Games[2].Seats[0].Brought = "A bag"
	all.Games[0].Luck, all.Games[1].Luck = []int{150, -20}, []int{30, -50}
	ann := sum(&all, title, func(name string) bool { return name == "Ann" })
	for what, test := range map[string]struct{ got, want shares }{
		"all":     {shares{ann.All}, shares{{"", 3, 1}}},
		"sides":   {ann.Sides, shares{{"black", 2, 0}, {"white", 1, 1}}},
		"against": {ann.Against, shares{{"person", 1, 0}, {"cadet", 1, 1}, {"random", 1, 0}}},
		"brought": {ann.Brought, shares{{"A bag", 1, 0}, {"A purse", 1, 1}}},
		"lengths": {ann.Lengths, shares{{"7", 2, 0}, {"8", 0, 0}, {"9", 0, 1}, {"10", 1, 0}}},
	} {
		if !slices.Equal(test.got, test.want) {
			t.Errorf("%s: %v, want %v", what, test.got, test.want)
		}
	}
	if ann.Rounds != 33 || len(ann.Games) != 4 {
		t.Errorf("Ann played %d rounds in %d games", ann.Rounds, len(ann.Games))
	}
	if ann.Luck != 100 || ann.Lucky != 2 {
		t.Errorf("Ann was %d hundredths beyond the odds in %d games", ann.Luck, ann.Lucky)
	}
	both := sum(&all, title, func(string) bool { return true })
	if len(both.Games) != 4 || both.All != (Share{"", 3, 2}) || both.Rounds != 33 {
		t.Errorf("everybody: %d games, %v, %d rounds", len(both.Games), both.All, both.Rounds)
	}
	if got := profiles(&all, "coins"); !slices.Equal(got, []string{"Ann", "Ben"}) {
		t.Errorf("the profiles are %q", got)
	}
}

func TestTheStatisticsAreShownForEachProfile(t *testing.T) {
	ben := session.Chair{Name: "Ben", Kind: session.Person}
	g := shelltest.Ground(t, device.Memory{})
	title := &g.Titles[0]
	none := uitest.New(t, ui.NewWindow(New(g, title, nil), 1280, 720, 1))
	if none.Has("statistics") {
		t.Error("before any game has ended there are charts")
	}
	p := New(g, title, nil)
	p.Example(keeping.Statistics{Games: []keeping.Finished{sat("a", false, ben, true, 7)}}, "Ann", "Ben")
	hand := uitest.New(t, ui.NewWindow(p, 1280, 720, 1))
	if len(p.summed.Games) != 1 || p.summed.All != (Share{"", 1, 1}) {
		t.Errorf("everybody: %+v", p.summed)
	}
	hand.Click("statistics.profile")
	if p.names[p.profile] != "Ann" || p.summed.All != (Share{"", 1, 0}) {
		t.Errorf("%s: %+v", p.names[p.profile], p.summed)
	}
}
